//! Stored tables of other rules, or on maps that are not here any more: closed, with their record.

use game::Viewer;
use table::any::{GameName, Shelves};
use table::clock::ClockRule;
use table::event::{Entry, Event};
use table::replay::{Eyes, Unshown, replay};
use table::verify::verify;
use table::{AnyTable, Closed, Unrestored};

use crate::common::Desk;

/// The same log, as if version 1 of the rules had been played by.
fn of_version_1(log: &[Entry]) -> Vec<Entry> {
    let mut log = log.to_vec();
    if let Event::Created { rules, .. } = &mut log[0].event {
        *rules = 1;
    }
    log
}

fn restore(log: Vec<Entry>) -> Result<AnyTable, Unrestored> {
    AnyTable::restore(log, &Shelves::default())
}

fn closed(log: Vec<Entry>) -> Closed {
    match restore(log) {
        Err(Unrestored::Closed(closed)) => closed,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_finished_game_that_todays_rules_allow_is_taken_up_again() {
    let mut desk = Desk::begun(GameName::London, &["turns=6"], ClockRule::None, 3);
    desk.play(usize::MAX);
    let table = restore(of_version_1(&desk.log)).unwrap();
    assert!(table.is_over());
    let record = table.record(Viewer::Public).unwrap();
    assert!(record.contains(" rules=1 "));
    assert!(verify(record.as_bytes(), &Shelves::default()).is_ok(), "its draws can still be checked");
}

#[test]
fn a_game_of_other_rules_is_not_played_on() {
    let mut desk = Desk::begun(GameName::London, &[], ClockRule::None, 3);
    desk.play(30);
    let Closed { rules: 1, record: Some(record) } = closed(of_version_1(&desk.log)) else {
        panic!("a record")
    };
    assert!(record.ends_with("# closed: begun by version 1 of the rules\n"), "{record}");
    let moves = desk.log.iter().filter(|entry| matches!(entry.event, Event::Moved { .. })).count();
    let again = replay(record.as_bytes(), &Shelves::default(), Eyes::Open, 0..usize::MAX).unwrap();
    assert_eq!(again.moves, moves, "the record is whole");
}

#[test]
fn a_table_of_other_rules_where_nobody_has_begun_has_no_record() {
    let desk = Desk::begun(GameName::London, &[], ClockRule::None, 3);
    let created = of_version_1(&desk.log[..1]);
    assert_eq!(closed(created), Closed { rules: 1, record: None });
}

#[test]
fn what_todays_rules_do_not_allow_stands_in_the_record_as_it_was_played() {
    // By version 1 any move renewed hyde's action (L4.4): he acts at the lab, steps over white ground and acts again.
    let lines = [
        "hyde vice",
        "hyde pay token",
        "hyde pay token",
        "hyde pay token",
        "table card w",
        "hyde move jekylls-house",
        "hyde pay token",
        "hyde pay token",
        "hyde move laboratory",
        "hyde pay token",
        "hyde vice",
        "hyde pay token",
    ];
    let mut log = of_version_1(&Desk::begun(GameName::London, &[], ClockRule::None, 3).log);
    for line in lines {
        let by = line.starts_with("hyde").then_some(game::Seat(1));
        let event = Event::Moved { by, line: line.into(), draw: None, left: Vec::new() };
        log.push(Entry { seq: log.len() as u64, event, command: None, ..log[0].clone() });
    }
    let record = closed(log).record.unwrap();
    let played: Vec<&str> = record.lines().filter(|line| lines.contains(line)).collect();
    assert_eq!(played, lines, "{record}");
    let refused = replay(record.as_bytes(), &Shelves::default(), Eyes::Open, 0..9);
    let Err(Unshown::Illegal { line, illegal, .. }) = refused else { panic!("{refused:?}") };
    assert_eq!((record.lines().nth(line - 1), illegal.reason.as_str()), (Some("hyde vice"), "acted-here"));
}

#[test]
fn a_table_on_a_map_that_is_not_here_is_closed_with_its_moves() {
    let mut desk = Desk::begun(GameName::London, &[], ClockRule::None, 3);
    desk.play(30);
    let mut log = desk.log.clone();
    if let Event::Created { setup, .. } = &mut log[0].event {
        setup.options = vec![format!("map={}", "0".repeat(64))];
    }
    let record = closed(log).record.unwrap();
    assert!(record.starts_with("utterson 1\ngame london\noption map=0000"), "{record}");
    assert!(record.contains("\nplayer jekyll Ann\nplayer hyde Bob\n---\n"), "{record}");
    for entry in &desk.log {
        let Event::Moved { line, .. } = &entry.event else { continue };
        assert!(record.lines().any(|written| written == line), "{line}");
    }
}
