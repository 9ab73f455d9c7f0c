//! What SQLite alone does with moves: by moves in a commit, with the savepoints that keep them apart and without.

use std::time::{Duration, Instant};

use rusqlite::Connection;
use server::ids::{Token, random};
use server::store::log::{Append, Head, Status, Summary};
use server::store::people::PersonId;
use server::store::sqlite::{log, people, schema, tables};
use server::store::tables::{Doors, NewTable};
use table::ids::TableId;

use crate::Outcome;
use crate::figures::Figures;
use crate::house::Usage;

const TABLES: usize = 500;
const AT_LEAST: Duration = Duration::from_secs(2);

/// As long as a move of duel is.
const BODY: &str = r#"{"v":1,"seq":17,"command":{"seat":0,"id":"0123456789abcdef-0000000017"},"event":{"type":"moved","by":0,"line":"jekyll plays red 7"}}"#;

/// Figures for one, eight and 128 moves in a commit: the writer takes what has queued up meanwhile.
pub fn figures() -> Outcome<Figures> {
    let mut figures = Figures::default();
    for (moves, names) in [
        (
            1,
            [
                "1 a commit, moves a second",
                "1 a commit, us of CPU a move",
                "1 a commit, us of CPU without savepoints",
            ],
        ),
        (
            8,
            [
                "8 a commit, moves a second",
                "8 a commit, us of CPU a move",
                "8 a commit, us of CPU without savepoints",
            ],
        ),
        (
            128,
            [
                "128 a commit, moves a second",
                "128 a commit, us of CPU a move",
                "128 a commit, us of CPU without savepoints",
            ],
        ),
    ] {
        let [rate, with, without] = names;
        let (a_second, us) = commits(moves, true)?;
        figures.set(rate, a_second);
        figures.set(with, us);
        figures.set(without, commits(moves, false)?.1);
    }
    Ok(figures)
}

/// Moves a second, and the processor time of one, with so many in a commit.
fn commits(moves: usize, with_savepoints: bool) -> Outcome<(f64, f64)> {
    let folder = tempfile::tempdir()?;
    let connection = schema::open(&folder.path().join("store.db"))?;
    let mut heads = opened(&connection)?;
    let (before, start) = (Usage::own()?, Instant::now());
    let mut count = 0;
    while start.elapsed() < AT_LEAST {
        connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        for _ in 0..moves {
            if with_savepoints {
                connection.prepare_cached("SAVEPOINT job")?.execute([])?;
            }
            let (table, head) = &mut heads[count % TABLES];
            *head = log::append(&connection, &append(*table, *head))?;
            if with_savepoints {
                connection.prepare_cached("RELEASE job")?.execute([])?;
            }
            count += 1;
        }
        connection.prepare_cached("COMMIT")?.execute([])?;
    }
    let (seconds, cpu_us) = (start.elapsed().as_secs_f64(), Usage::own()?.cpu_us - before.cpu_us);
    Ok((count as f64 / seconds, cpu_us / count as f64))
}

fn append(table: TableId, expected: Head) -> Append {
    let summary = Summary { status: Status::Playing, turn: 1, card: None };
    Append { table, expected, bodies: vec![BODY.to_owned()], summary }
}

fn opened(connection: &Connection) -> Outcome<Vec<(TableId, Head)>> {
    let host: PersonId = people::new_guest(connection, "Ann", Token::fresh().hash())?;
    let doors = Doors { invite: Token::fresh().hash(), watch: Token::fresh().hash() };
    let mut heads = Vec::new();
    connection.execute_batch("BEGIN IMMEDIATE")?;
    for _ in 0..TABLES {
        let id = TableId(random());
        let append = append(id, Head::start(id));
        let head = append.expected.after(BODY);
        let (seats, watchers) = (Vec::new(), Vec::new());
        tables::open_table(
            connection,
            &NewTable { game: "duel", rules: 1, host, doors, append, seats, watchers },
        )?;
        heads.push((id, head));
    }
    connection.execute_batch("COMMIT")?;
    Ok(heads)
}
