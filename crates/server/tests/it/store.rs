//! The store: one history, nothing half, nothing silently wrong.

use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use server::ids::Token;
use server::store::log::{Append, Head, Status, Summary};
use server::store::sqlite::ballast::Ballast;
use server::store::sqlite::files::Lock;
use server::store::sqlite::{Sqlite, log};
use server::store::tables::{Doors, NewTable, Step};
use server::store::{Ability, Health, Store, StoreError};
use table::ids::TableId;

use crate::support::eventually;

const SUMMARY: Summary = Summary { status: Status::Playing, turn: 1, card: None };

fn append(table: TableId, expected: Head, body: &str) -> Append {
    Append { table, expected, bodies: vec![body.into()], summary: SUMMARY }
}

fn open(path: &Path) -> Result<Sqlite, String> {
    Sqlite::open(path, Ballast::beside(path, 0))
}

async fn new_table(store: &Sqlite) -> (TableId, Head) {
    let id = TableId(server::ids::random());
    let doors = Doors { invite: Token::fresh().hash(), watch: Token::fresh().hash() };
    let host = store.new_guest("Ann".into(), Token::fresh().hash()).await.unwrap();
    let append = Append { table: id, expected: Head::start(id), bodies: Vec::new(), summary: SUMMARY };
    let (seats, watchers) = (vec![(0, host)], Vec::new());
    store
        .open_table(NewTable { game: "duel", rules: 1, host, doors, append, seats, watchers })
        .await
        .unwrap();
    (id, Head::start(id))
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
    let Health { commits, jobs, .. } = store.health();
    let writes = tables.into_iter().map(|(id, head)| {
        let append = append(id, head, "event");
        store.write(move |connection| log::append(connection, &append))
    });
    assert!(futures_util::future::join_all(writes).await.iter().all(Result::is_ok));
    let Health { commits: commits_after, jobs: jobs_after, .. } = store.health();
    assert_eq!(jobs_after - jobs, 64);
    assert!(commits_after - commits < 32, "{} commits", commits_after - commits);
}

/// A job that refuses, fails or panics after it has written leaves nothing of it behind, and takes nobody with it.
#[tokio::test]
async fn one_bad_job_never_takes_its_neighbours_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("a.db")).unwrap();
    let (id, mut head) = new_table(&store).await;
    for (bad, expected) in [StoreError::Conflict, StoreError::Broken].into_iter().zip([0, 1]) {
        let spoil = move |connection: &Connection| -> Result<(), StoreError> {
            connection.execute("UPDATE game_table SET turn = 99 WHERE table_id = ?1", [id.0])?;
            match expected {
                0 => Err(StoreError::Conflict),
                _panics => panic!("a job that panics"),
            }
        };
        // The first holds the thread, so that the rest waits together and shares a commit.
        let hold = store.write(|_| {
            std::thread::sleep(std::time::Duration::from_millis(30));
            Ok(())
        });
        let commits = store.health().commits;
        let (append, wrong) = (append(id, head, "good"), "INSERT INTO seat VALUES (1, 2, 3)");
        let (_, half, good, broken) = tokio::join!(
            hold,
            store.write(spoil),
            store.append(Step::of(append)),
            store.write(move |connection| Ok(connection.execute_batch(wrong)?)),
        );
        assert_eq!((half, broken), (Err(bad), Err(StoreError::Broken)));
        head = good.unwrap();
        assert!(store.health().commits - commits <= 2, "they did share one");
    }
    assert_eq!(store.load(id).await.unwrap().head, head);
    let turn: i64 = store
        .read(move |c| {
            Ok(c.query_row("SELECT turn FROM game_table WHERE table_id = ?1", [id.0], |row| row.get(0))?)
        })
        .await
        .unwrap();
    assert_eq!(turn, 1, "what the good jobs say");
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

/// Whoever looks at readiness alone, and never writes, sees it come back.
#[tokio::test]
async fn after_a_full_disk_readiness_comes_back_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = open(&path).unwrap();
    let (id, head) = new_table(&store).await;
    tamper(&path, "CREATE TABLE junk (it BLOB); INSERT INTO junk VALUES (zeroblob(1000000))");
    store.write(|connection| Ok(connection.execute_batch("PRAGMA max_page_count = 1")?)).await.unwrap();
    let tries = async || {
        let large = append(id, head, &"x".repeat(100_000));
        assert_eq!(store.append(Step::of(large)).await, Err(StoreError::ReadOnly));
        !store.is_writable()
    };
    eventually("the disk is full", tries).await;
    assert_eq!(store.health().ability, Ability::Full);
    tamper(&path, "DROP TABLE junk");
    eventually("there is room again", async || store.is_writable()).await;
    let small = append(id, head, "more");
    assert!(store.append(Step::of(small)).await.is_ok());
}

/// A disk that does not answer: seconds later everybody knows, and nobody waits for ever.
#[tokio::test]
async fn a_disk_that_hangs_is_known_within_seconds() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("a.db")).unwrap();
    let (lets_go, held) = std::sync::mpsc::channel::<()>();
    let hanging = tokio::spawn({
        let store = store.clone();
        async move { store.write(move |_| held.recv().map_err(|_| StoreError::Broken)).await }
    });
    eventually("it is known that the disk hangs", async || !store.is_writable()).await;
    let health = store.health();
    assert_eq!(health.ability, Ability::Hangs);
    assert!(health.busy < std::time::Duration::from_secs(5), "{:?}", health.busy);
    lets_go.send(()).unwrap();
    hanging.await.unwrap().unwrap();
    assert!(store.is_writable());
}

/// The same, seen through the door: readiness says it, and health does not.
#[tokio::test]
async fn a_disk_that_hangs_shows_in_readiness_and_not_in_health() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("a.db")).unwrap();
    let server =
        server::Server::start_with(crate::support::config(folder.path()), Arc::new(store.clone())).await;
    let house = crate::support::House { server: server.unwrap(), folder };
    let nobody = crate::support::Guest { cookie: None };
    let (lets_go, held) = std::sync::mpsc::channel::<()>();
    let hanging =
        tokio::spawn(async move { store.write(move |_| held.recv().map_err(|_| StoreError::Broken)).await });
    eventually("the server is not ready", async || nobody.get(&house, "/readyz").await.status != 200).await;
    assert_eq!(nobody.get(&house, "/readyz").await.json()["reason"], "hangs");
    assert_eq!(nobody.get(&house, "/healthz").await.status, 200);
    lets_go.send(()).unwrap();
    hanging.await.unwrap().unwrap();
    assert_eq!(nobody.get(&house, "/readyz").await.status, 200);
}

const DIES: &str = "UTTERSON_TEST_DIES";

/// A panic that panics again when it is thrown away: nobody can catch it.
struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("again");
    }
}

/// Not a test: a process whose writer dies.
#[tokio::test]
async fn dying_child() {
    let Ok(folder) = std::env::var(DIES) else { return };
    let store = open(&Path::new(&folder).join("a.db")).unwrap();
    let _: Result<(), _> = store.write(|_| std::panic::panic_any(Bomb)).await;
    tokio::time::sleep(std::time::Duration::from_secs(60)).await;
}

#[tokio::test]
async fn a_writer_that_dies_ends_the_process() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = tokio::process::Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", "store::dying_child", "--nocapture"]).env(DIES, folder.path()).kill_on_drop(true);
    let output = child.stdin(std::process::Stdio::null()).output().await.unwrap();
    assert_eq!(output.status.code(), Some(server::store::sqlite::writer::EXIT_FAIL_STOP));
    assert!(String::from_utf8_lossy(&output.stderr).contains("the thread that writes is dead"));
}

/// The ballast goes overboard once; games go on, and nothing new is begun until the disk can carry it again.
#[tokio::test]
async fn ballast_makes_room_for_the_games_that_are_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let ballast = Ballast::beside(&path, 100_000).again_after(std::time::Duration::from_millis(300));
    let file = folder.path().join("a.db.ballast");
    let store = Sqlite::open(&path, ballast).unwrap();
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
