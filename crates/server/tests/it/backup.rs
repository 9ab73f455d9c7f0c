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
