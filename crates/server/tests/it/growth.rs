//! Figures, not promises: what a game costs on the disk, how long a large database takes to open, to back up and to restore.
//! `UTTERSON_FIGURES=1500 cargo test -p server --test it growth -- --nocapture` (mebibytes; `--release` for the times).

use std::path::Path;
use std::time::{Duration, Instant};

use game::{Entropy, Seat, Viewer};
use rusqlite::Connection;
use server::ids::Token;
use server::live::entropy;
use server::store::life::Ages;
use server::store::log::{Append, Head, Status, Summary};
use server::store::sqlite::Sqlite;
use server::store::sqlite::ballast::Ballast;
use server::store::sqlite::files::{self, DATABASE};
use server::store::sqlite::shipping::Backups;
use server::store::tables::{Doors, NewTable, Step};
use server::store::{Store, today_ms};
use table::any::{GameName, Shelves};
use table::ids::{CommandId, TableId};
use table::input::{Command, Input, Request};
use table::{AnyTable, Entry};

fn open(folder: &Path, backups: Option<&Backups>) -> Sqlite {
    let path = folder.join(DATABASE);
    Sqlite::open_with(&path, Ballast::beside(&path, 0), backups).unwrap()
}

fn seats(game: GameName) -> usize {
    match game {
        GameName::Partners => 4,
        GameName::Duel | GameName::London => 2,
    }
}

/// Plays a whole game at random between people, every step stored as the server stores it.
async fn play(store: &Sqlite, game: GameName) -> TableId {
    let id = TableId(server::ids::random());
    let person = |seat| serde_json::json!({ "type": "person", "name": format!("Somebody {seat}") });
    let seats: Vec<_> = (0..seats(game)).map(person).collect();
    let setup = serde_json::json!({ "table": id, "game": game, "options": [], "seats": seats, "clock": { "type": "none" } });
    let setup = serde_json::from_value(setup).unwrap();
    let (mut table, entries) = AnyTable::create(setup, &Shelves::default(), &mut entropy()).unwrap();
    let host = store.new_guest("Ann".into(), Token::fresh().hash()).await.unwrap();
    let doors = Doors { invite: Token::fresh().hash(), watch: Token::fresh().hash() };
    let append = append(&table, id, Head::start(id), &entries);
    let mut head = append.bodies.iter().fold(Head::start(id), |head, body| head.after(body));
    let new = NewTable {
        game: game.as_str(),
        rules: game.rules_version(),
        host,
        doors,
        append,
        seats: vec![(0, host)],
        watchers: vec![],
    };
    store.open_table(new).await.unwrap();
    let mut number = 0;
    while !table.is_over() {
        for seat in (0..seats.len()).map(|seat| Seat(seat as u8)) {
            let Some(request) = wish(&table, seat) else { continue };
            number += 1;
            let id_of = CommandId::try_from(format!("{number:032}")).unwrap();
            let input = Input::Command(Command { viewer: Viewer::Seat(seat), id: id_of, request });
            let step = table.handle(input, 0, &mut entropy());
            if !step.entries.is_empty() {
                head = store.append(Step::of(self::append(&table, id, head, &step.entries))).await.unwrap();
            }
        }
    }
    id
}

fn wish(table: &AnyTable, seat: Seat) -> Option<Request> {
    if !table.is_started() {
        return Some(Request::Ready { contribution: None });
    }
    let legal = table.position(Viewer::Seat(seat)).legal;
    let chosen = (!legal.is_empty()).then(|| entropy().below(legal.len() as u32) as usize)?;
    Some(Request::Move { expect: table.phase(), action: legal.into_iter().nth(chosen)?.text })
}

fn append(table: &AnyTable, id: TableId, expected: Head, entries: &[Entry]) -> Append {
    let status = if table.is_over() { Status::Over } else { Status::Playing };
    let bodies = entries.iter().map(Entry::to_json).collect();
    Append { table: id, expected, bodies, summary: Summary { status, turn: 0, card: None } }
}

async fn kib_in_use(store: &Sqlite) -> f64 {
    let extent = store.extent().await.unwrap();
    (extent.bytes - extent.free_bytes) as f64 / 1024.0
}

#[tokio::test]
async fn what_a_game_costs() {
    if std::env::var("UTTERSON_FIGURES").is_err() {
        return;
    }
    for game in GameName::ALL {
        const GAMES: usize = 10;
        let folder = tempfile::tempdir().unwrap();
        let store = open(folder.path(), None);
        let empty = kib_in_use(&store).await;
        for _ in 0..GAMES {
            play(&store, game).await;
        }
        let played = (kib_in_use(&store).await - empty) / GAMES as f64;
        let later = today_ms() + 10 * 24 * 60 * 60 * 1000;
        while !store.sweep(Ages::default(), later).await.unwrap().is_nothing() {}
        let archived = (kib_in_use(&store).await - empty) / GAMES as f64;
        let file = store.extent().await.unwrap().bytes / 1024;
        println!(
            "{game}: {played:.1} KiB a game, {archived:.1} archived; the file has {file} KiB after {GAMES} games"
        );
    }
}

#[tokio::test]
async fn a_large_database() {
    let Some(mebibytes) = std::env::var("UTTERSON_FIGURES").ok().and_then(|text| text.parse::<u64>().ok())
    else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path(), None);
    play(&store, GameName::London).await;
    let each = store.extent().await.unwrap().bytes;
    store.close().await;
    drop(store);
    grow(&folder.path().join(DATABASE), mebibytes * 1024 * 1024 / each);
    let timed = |what: &str, start: Instant| println!("{what}: {:.2} s", start.elapsed().as_secs_f64());
    let start = Instant::now();
    let backups = Backups { ship_every: Duration::ZERO, ..Backups::daily(folder.path().join("backups")) };
    let store = open(folder.path(), Some(&backups));
    timed(&format!("opening {} MiB", store.extent().await.unwrap().bytes / 1024 / 1024), start);
    let (start, mut slowest) = (Instant::now(), Duration::ZERO);
    while store.health().backups.unwrap().based_ms.is_none() {
        let asked = Instant::now();
        store.new_guest("Ann".into(), Token::fresh().hash()).await.unwrap();
        slowest = slowest.max(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    timed(&format!("the first copy, while the slowest write took {} ms", slowest.as_millis()), start);
    store.close().await;
    drop(store);
    let start = Instant::now();
    let contents =
        files::restore(&folder.path().join("backups"), &folder.path().join("again.db"), None).unwrap();
    timed(
        &format!(
            "restored and checked to the last hash, {} tables, {} events",
            contents.tables, contents.events
        ),
        start,
    );
}

/// The same table so many times under other names: its hashes are those of the name, so they are made anew.
fn grow(path: &Path, times: u64) {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch("PRAGMA synchronous = OFF; BEGIN").unwrap();
    let mut select = connection.prepare("SELECT body FROM event ORDER BY seq").unwrap();
    let bodies: Vec<String> = select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    for _ in 0..times {
        let id = TableId(server::ids::random());
        let mut head = Head::start(id);
        let table = "INSERT INTO game_table SELECT ?1, game, status, turn, event_count, head_hash, invite_hash, watch_hash, created_ms,
            moved_ms, card, rules, host_id, archived_count FROM game_table LIMIT 1";
        connection.prepare_cached(table).unwrap().execute([id.0]).unwrap();
        let mut insert = connection.prepare_cached("INSERT INTO event VALUES (?1, ?2, ?3, ?4)").unwrap();
        for body in &bodies {
            let seq = head.count as i64;
            head = head.after(body);
            insert.execute(rusqlite::params![id.0, seq, body, head.hash]).unwrap();
        }
        let update = "UPDATE game_table SET head_hash = ?2 WHERE table_id = ?1";
        connection.execute(update, rusqlite::params![id.0, head.hash]).unwrap();
    }
    connection.execute_batch("COMMIT").unwrap();
}
