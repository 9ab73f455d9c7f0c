//! Backups under load, and back again.

use std::path::Path;

use server::Server;
use server::store::sqlite::files::{self, DATABASE};

use crate::support::{House, config, duel, play, position, until};

fn corrupt(path: &Path) {
    let mut bytes = std::fs::read(path).unwrap();
    // The head of a page: what stands behind it may be nothing at all.
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 64].iter_mut().for_each(|byte| *byte ^= 0x5a);
    std::fs::write(path, bytes).unwrap();
}

#[tokio::test]
async fn backup_under_load_destroy_restore_play_on() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    assert!(play(&mut lines, 4).await);
    let known = until(&mut lines[0], |_| true).await["seq"].as_u64().unwrap();
    let folder = house.folder.path().to_path_buf();
    let (database, copy) = (folder.join(DATABASE), folder.join("copies/first.db"));
    let backup = {
        let (database, copy) = (database.clone(), copy.clone());
        tokio::task::spawn_blocking(move || files::backup(&database, &copy))
    };
    assert!(play(&mut lines, 6).await, "the games go on meanwhile");
    let contents = backup.await.unwrap().unwrap();
    assert!(contents.tables == 1 && contents.events > known, "{contents:?}");
    assert!(files::backup(&database, &copy).unwrap_err().contains("not overwritten"));

    assert!(files::restore(&copy, &database, None).unwrap_err().contains("in use"), "the server runs");
    drop(lines);
    house.server.stop().await;
    corrupt(&database);
    assert!(files::verify(&database).is_err());
    assert!(files::restore(&copy, &database, None).unwrap_err().contains("not overwritten"));
    let aside = folder.join("damaged.db");
    assert_eq!(files::restore(&copy, &database, Some(&aside)), Ok(contents));
    assert!(aside.exists());

    let server = Server::start(config(&folder)).await.unwrap();
    let house = House { server, folder: house.folder };
    let (first, greeting) = guests[0].sit(&house, &table, None).await;
    let (second, _) = guests[1].sit(&house, &table, None).await;
    assert!(position(&greeting).unwrap()["seq"].as_u64().unwrap() >= known);
    assert!(play(&mut [first, second], 2).await);
}

#[tokio::test]
async fn a_damaged_backup_is_refused() {
    let house = House::open().await;
    let (_, _, mut lines) = duel(&house).await;
    assert!(play(&mut lines, 10).await);
    let folder = house.folder.path().to_path_buf();
    let copy = folder.join("copy.db");
    files::backup(&folder.join(DATABASE), &copy).unwrap();
    rusqlite::Connection::open(&copy)
        .unwrap()
        .execute_batch("DROP TRIGGER event_is_never_changed; UPDATE event SET body = replace(body, 'play', 'plaz') WHERE seq > 5")
        .unwrap();
    let target = folder.join("elsewhere").join(DATABASE);
    assert!(files::restore(&copy, &target, None).unwrap_err().contains("hash chain"));
    assert!(!target.exists());
    std::fs::write(&copy, "no database").unwrap();
    assert!(files::restore(&copy, &target, None).is_err());
    assert!(!target.exists());
}

/// Everything that was acknowledged is in the folder a moment later, whatever the log of the database goes through meanwhile; and what
/// is in the folder is a database again.
mod continuous {
    use std::path::Path;
    use std::time::Duration;

    use server::ids::Token;
    use server::store::log::{Append, Head, Status, Summary};
    use server::store::sqlite::Sqlite;
    use server::store::sqlite::ballast::Ballast;
    use server::store::sqlite::files::{self, DATABASE};
    use server::store::sqlite::schema;
    use server::store::sqlite::shipping::Backups;
    use server::store::tables::{Doors, NewTable, Step};
    use server::store::{Store, today_ms};
    use table::ids::TableId;

    use crate::support::eventually;

    const SUMMARY: Summary = Summary { status: Status::Playing, turn: 1, card: None };

    async fn new_table(store: &Sqlite) -> TableId {
        let id = TableId(server::ids::random());
        let host = store.new_guest("Ann".into(), Token::fresh().hash()).await.unwrap();
        let doors = Doors { invite: Token::fresh().hash(), watch: Token::fresh().hash() };
        let append = Append { table: id, expected: Head::start(id), bodies: vec![], summary: SUMMARY };
        let (seats, watchers) = (vec![(0, host)], vec![]);
        store
            .open_table(NewTable { game: "duel", rules: 1, host, doors, append, seats, watchers })
            .await
            .unwrap();
        id
    }

    /// Writes about so many kilobytes.
    async fn write(store: &Sqlite, id: TableId, kilobytes: usize) -> Head {
        let mut head = store.load(id).await.unwrap().head;
        for _ in 0..kilobytes / 50 {
            let body = server::ids::hex(&server::ids::random::<25_000>());
            let append = Append { table: id, expected: head, bodies: vec![body], summary: SUMMARY };
            head = store.append(Step::of(append)).await.unwrap();
        }
        head
    }

    async fn until(store: &Sqlite, wish: impl Fn(server::store::BackupHealth) -> bool) {
        eventually("the backup", async || wish(store.health().backups.unwrap())).await;
    }

    fn open(folder: &Path) -> Sqlite {
        let path = folder.join(DATABASE);
        let backups = Backups { ship_every: Duration::ZERO, ..Backups::daily(folder.join("backups")) };
        Sqlite::open_with(&path, Ballast::beside(&path, 0), Some(&backups)).unwrap()
    }

    /// The database that the folder gives, as if everything else were gone.
    async fn restored(folder: &Path, id: TableId) -> Head {
        let copy = tempfile::tempdir().unwrap();
        let database = copy.path().join(DATABASE);
        files::restore(&folder.join("backups"), &database, None).unwrap();
        let store = Sqlite::open(&database, Ballast::beside(&database, 0)).unwrap();
        store.load(id).await.unwrap().head
    }

    #[tokio::test]
    async fn what_was_written_is_in_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let store = open(folder.path());
        let id = new_table(&store).await;
        until(&store, |health| health.rehearsed_ms.is_some()).await;
        // Each time half as much again as the log takes before it is begun anew.
        let kilobytes = schema::CHECKPOINT_PAGES as usize * 4 * 3 / 2;
        for round in 0..3 {
            let head = write(&store, id, kilobytes).await;
            let now = today_ms();
            until(&store, |health| health.shipped_ms > Some(now)).await;
            assert_eq!(restored(folder.path(), id).await, head, "round {round}");
        }
        let pieces = std::fs::read_dir(folder.path().join("backups")).unwrap();
        let names: Vec<String> =
            pieces.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        assert!(names.iter().filter(|name| name.starts_with("wal-")).count() >= 3, "{names:?}");
        // Somebody else brings the log into the database and it is begun anew, before everything was handed over or after: it is noticed.
        let other = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
        other.query_row("PRAGMA wal_checkpoint(RESTART)", [], |_| Ok(())).unwrap();
        let head = write(&store, id, 100).await;
        drop(other);
        store.close().await;
        drop(store);
        assert_eq!(restored(folder.path(), id).await, head, "the last is handed over at the end");
        // The next server begins a new row, and what is there stays good.
        let store = open(folder.path());
        until(&store, |health| health.rehearsed_ms.is_some()).await;
        let head = write(&store, id, 100).await;
        let now = today_ms();
        until(&store, |health| health.shipped_ms > Some(now)).await;
        assert_eq!(restored(folder.path(), id).await, head);
        assert_eq!(store.health().backups.unwrap().failures, 0);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn nobody_else_may_read_backups_and_a_folder_that_fails_stops_no_game() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let store = open(folder.path());
        let id = new_table(&store).await;
        until(&store, |health| health.based_ms.is_some()).await;
        files::backup(&folder.path().join(DATABASE), &folder.path().join("backups/by-hand.db")).unwrap();
        for file in std::fs::read_dir(folder.path().join("backups")).unwrap() {
            let file = file.unwrap();
            if !file.file_name().to_str().unwrap().starts_with("rehearsal") {
                assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.path());
            }
        }
        std::fs::rename(folder.path().join("backups"), folder.path().join("elsewhere")).unwrap();
        let head = write(&store, id, 6000).await;
        until(&store, |health| health.failures > 0).await;
        assert_eq!(store.load(id).await.unwrap().head, head);
        assert!(store.is_writable());
    }
}
