//! The store: one history, nothing half, nothing silently wrong.

use std::path::Path;

use rusqlite::Connection;
use server::ids::Token;
use server::store::ballast::Ballast;
use server::store::files::Lock;
use server::store::log::{self, Append, Head, Status, Summary};
use server::store::tables::{self, Doors};
use server::store::{Store, StoreError};
use table::ids::TableId;

const SUMMARY: Summary = Summary { status: Status::Playing, turn: 1, card: None };

fn append(table: TableId, expected: Head, body: &str) -> Append {
    Append { table, expected, bodies: vec![body.into()], summary: SUMMARY }
}

fn open(path: &Path) -> Result<Store, String> {
    Store::open(path, Ballast::beside(path, 0))
}

async fn new_table(store: &Store) -> (TableId, Head) {
    let id = TableId(server::ids::random());
    let doors = Doors { invite: Token::fresh().hash(), watch: Token::fresh().hash() };
    let head = store.write(move |connection| tables::new_table(connection, id, "duel", doors)).await.unwrap();
    (id, head)
}

/// Opens the file behind the store's back.
fn tamper(path: &Path, sql: &str) {
    Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

#[tokio::test]
async fn of_two_who_write_after_the_same_event_one_wins() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("a.db")).unwrap();
    let (id, start) = new_table(&store).await;
    for round in 0..30 {
        let head = if round == 0 { start } else { store.read(move |c| log::head(c, id)).await.unwrap() };
        let attempts = (0..4).map(|writer| {
            let append = append(id, head, &format!("{round} {writer}"));
            store.write(move |connection| log::append(connection, &append))
        });
        let results = futures_util::future::join_all(attempts).await;
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
        assert_eq!(results.iter().filter(|result| **result == Err(StoreError::Conflict)).count(), 3);
    }
    let (head, bodies) = store.read(move |connection| log::load(connection, id)).await.unwrap();
    assert_eq!((head.count, bodies.len()), (30, 30));
}

#[tokio::test]
async fn jobs_that_wait_share_a_commit() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("a.db")).unwrap();
    let mut tables = Vec::new();
    for _ in 0..64 {
        tables.push(new_table(&store).await);
    }
    let (commits, jobs) = store.commits();
    let writes = tables.into_iter().map(|(id, head)| {
        let append = append(id, head, "event");
        store.write(move |connection| log::append(connection, &append))
    });
    assert!(futures_util::future::join_all(writes).await.iter().all(Result::is_ok));
    let (commits_after, jobs_after) = store.commits();
    assert_eq!(jobs_after - jobs, 64);
    assert!(commits_after - commits < 32, "{} commits", commits_after - commits);
}

/// A job that refuses after it has written would leave its half in the commit of the others.
#[tokio::test]
async fn a_refusal_that_has_written_takes_the_whole_commit_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("a.db")).unwrap();
    let (id, _) = new_table(&store).await;
    let half: Result<(), _> = store
        .write(move |connection| {
            connection.execute("UPDATE game_table SET turn = 99 WHERE table_id = ?1", [id.0])?;
            Err(StoreError::Conflict)
        })
        .await;
    assert_eq!(half, Err(StoreError::Broken));
    let turn: i64 = store
        .read(move |c| {
            Ok(c.query_row("SELECT turn FROM game_table WHERE table_id = ?1", [id.0], |row| row.get(0))?)
        })
        .await
        .unwrap();
    assert_eq!(turn, 0);
}

#[tokio::test]
async fn events_are_only_added_and_damage_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = open(&path).unwrap();
    let ((good, start), (bad, start_bad)) = (new_table(&store).await, new_table(&store).await);
    for (id, head) in [(good, start), (bad, start_bad)] {
        let append =
            Append { table: id, expected: head, bodies: vec!["a".into(), "b".into()], summary: SUMMARY };
        store.write(move |connection| log::append(connection, &append)).await.unwrap();
    }
    for sql in ["UPDATE event SET body = 'x'", "DELETE FROM event"] {
        let refused = store.write(move |connection| Ok(connection.execute_batch(sql)?)).await;
        assert_eq!(refused, Err(StoreError::Broken), "{sql}");
    }
    let id = server::ids::hex(&bad.0);
    tamper(
        &path,
        &format!(
            "DROP TRIGGER event_is_never_changed; UPDATE event SET body = 'x' WHERE table_id = x'{id}' AND seq = 0"
        ),
    );
    assert_eq!(store.read(move |connection| log::load(connection, bad)).await, Err(StoreError::Damaged));
    assert!(
        store.read(move |connection| log::load(connection, good)).await.is_ok(),
        "one table is lost and no other"
    );
    assert!(log::verify_all(&Connection::open(&path).unwrap()).unwrap_err().contains(&id));
}

/// Every way to forge a log without the hashes is found.
#[tokio::test]
async fn the_chain_binds_order_length_and_table() {
    for forgery in [
        "DELETE FROM event WHERE seq = 2",
        "DELETE FROM event WHERE seq = 1",
        "UPDATE event SET seq = seq + 10",
        "UPDATE event SET body = body || ' '  WHERE seq = 2",
        "UPDATE game_table SET event_count = 2",
        "UPDATE game_table SET head_hash = zeroblob(32)",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let store = open(&path).unwrap();
        let (id, head) = new_table(&store).await;
        let bodies = ["a", "b", "c"].map(String::from).to_vec();
        let append = Append { table: id, expected: head, bodies, summary: SUMMARY };
        store.write(move |connection| log::append(connection, &append)).await.unwrap();
        assert!(store.read(move |connection| log::load(connection, id)).await.is_ok());
        tamper(&path, "DROP TRIGGER event_is_never_changed; DROP TRIGGER event_is_never_deleted");
        tamper(&path, forgery);
        assert_eq!(store.read(move |c| log::load(c, id)).await, Err(StoreError::Damaged), "{forgery}");
    }
}

#[tokio::test]
async fn a_full_disk_means_read_only_until_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("a.db")).unwrap();
    let (id, mut head) = new_table(&store).await;
    let limit = |pages: &'static str| move |connection: &Connection| Ok(connection.execute_batch(pages)?);
    store.write(limit("PRAGMA max_page_count = 1")).await.unwrap();
    let mut acknowledged = 0;
    // The first time there is ballast to be thrown; here that does not help.
    let mut warnings = 1;
    let full = loop {
        let append = append(id, head, &"x".repeat(3000));
        match store.write(move |connection| log::append(connection, &append)).await {
            Ok(new) => {
                head = new;
                acknowledged += 1;
                assert!(acknowledged < 100, "the disk never gets full");
            }
            Err(StoreError::ReadOnly) if warnings > 0 => warnings -= 1,
            Err(error) => break error,
        }
    };
    assert_eq!(full, StoreError::ReadOnly);
    assert!(!store.is_writable());
    assert_eq!(store.write(|_| Ok(())).await, Err(StoreError::ReadOnly), "nothing is acknowledged");
    let (stored, _) = store.read(move |connection| log::load(connection, id)).await.unwrap();
    assert_eq!(
        (stored, stored.count),
        (head, acknowledged),
        "what was acknowledged is there, and nothing else"
    );
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    store.write(limit("PRAGMA max_page_count = 1000000")).await.unwrap();
    assert!(store.is_writable());
    let append = append(id, head, "more");
    assert!(store.write(move |connection| log::append(connection, &append)).await.is_ok());
}

/// The ballast goes overboard once; games go on, and nothing new is begun until the disk can carry it again.
#[tokio::test]
async fn ballast_makes_room_for_the_games_that_are_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let ballast = Ballast::beside(&path, 100_000).again_after(std::time::Duration::from_millis(300));
    let file = folder.path().join("a.db.ballast");
    let store = Store::open(&path, ballast).unwrap();
    assert_eq!((std::fs::metadata(&file).unwrap().len(), store.is_short()), (100_000, false));
    let (id, head) = new_table(&store).await;
    let limit = |pages: &'static str| move |connection: &Connection| Ok(connection.execute_batch(pages)?);
    store.write(limit("PRAGMA max_page_count = 1")).await.unwrap();
    let large = append(id, head, &"x".repeat(100_000));
    assert_eq!(store.write(move |c| log::append(c, &large)).await, Err(StoreError::ReadOnly));
    assert!(!file.exists(), "it has gone overboard");
    // The room that is there now, as far as the database is concerned.
    store.write(limit("PRAGMA max_page_count = 1000000")).await.expect("the next one need not wait");
    assert!(store.is_writable() && store.is_short(), "games go on, and nothing new is begun");
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let small = append(id, head, "more");
    store.write(move |c| log::append(c, &small)).await.unwrap();
    store.write(|_| Ok(())).await.unwrap();
    assert!(file.exists() && !store.is_short(), "the disk can carry it again");
}

#[tokio::test]
async fn a_second_server_on_the_same_file_refuses_to_start() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = open(&path).unwrap();
    let Err(reason) = open(&path) else { panic!("two servers on one file") };
    assert!(reason.contains("in use by another utterson"), "{reason}");
    store.close().await;
    drop(store);
    assert!(Lock::take(&path).is_ok());
}
