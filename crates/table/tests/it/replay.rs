//! Looking back at a record: every viewer sees what he saw, a bad record says where and why.

use game::{Seat, Viewer};
use table::any::{GameName, Shelves};
use table::clock::ClockRule;
use table::replay::{Replay, Unshown, replay};
use table::seen::SeenEvent;

use crate::common::Desk;

fn whole(record: &str, viewer: Viewer) -> Replay {
    replay(record.as_bytes(), &Shelves::default(), viewer, 0..usize::MAX).unwrap()
}

/// The frames of a replay are what the table showed while the game was played: the same views, lines, words and choices.
#[test]
fn every_viewer_sees_again_what_he_saw() {
    for (game, options, seats) in crate::sim::GAMES {
        let mut desk = Desk::begun(game, options, ClockRule::None, 5);
        let viewers: Vec<Viewer> =
            (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]).collect();
        let mut shown = vec![Vec::new(); viewers.len()];
        for _ in 0..40 {
            for (viewer, shown) in viewers.iter().zip(&mut shown) {
                let position = desk.table.position(*viewer);
                let legal: Vec<String> = position.legal.into_iter().map(|legal| legal.text).collect();
                let words: Vec<String> = position.seats.into_iter().map(|seat| seat.word.unwrap()).collect();
                shown.push((position.view, legal, words, position.turn));
            }
            decide(&mut desk);
        }
        let record = desk.table.record(Viewer::Seat(Seat(0))).unwrap();
        // A record of a game under way hides what its reader may not know: only a whole one can be replayed.
        assert!(replay(record.as_bytes(), &Shelves::default(), Viewer::Public, 0..1).is_err());
        while !desk.table.is_over() {
            decide(&mut desk);
        }
        let record = desk.table.record(Viewer::Public).unwrap();
        for (viewer, shown) in viewers.iter().zip(&shown) {
            let again = whole(&record, *viewer);
            assert_eq!(again.frames.len(), again.moves + 1);
            let frames = again.frames.iter().map(|frame| {
                (frame.view.clone(), frame.legal.clone(), frame.words.clone(), frame.turn.clone())
            });
            let frames: Vec<_> = frames.collect();
            // Where somebody decides the table rests; chance it passes through.
            assert!(shown.iter().all(|position| frames.contains(position)), "{game} {options:?} {viewer:?}");
            lines_agree(&desk, *viewer, &again);
        }
    }
}

/// Somebody decides. Where two do at once, the record writes jekyll's line first, whoever was quicker.
fn decide(desk: &mut Desk) {
    let turn: Vec<Seat> = desk.table.turn().iter().collect();
    let seats = desk.table.position(Viewer::Public).seats;
    let jekyll = turn.iter().find(|seat| seats[seat.index()].word.as_deref() == Some("jekyll"));
    if let Some(seat) = jekyll.or(turn.first()) {
        let request = desk.random_move(seat.0);
        desk.must(seat.0, request);
    }
}

fn lines_agree(desk: &Desk, viewer: Viewer, again: &Replay) {
    let seen = (0..=desk.table.head()).filter_map(|seq| {
        let SeenEvent::Moved { by, line, notes, .. } = desk.table.project(seq, viewer)?.event else {
            return None;
        };
        Some((by, line, notes))
    });
    let made = again.frames.iter().filter_map(|frame| frame.made.clone());
    let made: Vec<_> = made.map(|made| (made.by, made.line, made.notes)).collect();
    assert_eq!(seen.collect::<Vec<_>>(), made);
}

#[test]
fn a_part_is_the_same_part_of_the_whole() {
    let mut desk = Desk::begun(GameName::Duel, &[], ClockRule::None, 5);
    desk.play(usize::MAX);
    let record = desk.table.record(Viewer::Public).unwrap();
    let all = whole(&record, Viewer::Public);
    let part = replay(record.as_bytes(), &Shelves::default(), Viewer::Public, 10..15).unwrap();
    assert_eq!(part.frames, all.frames[10..15]);
    let beyond =
        replay(record.as_bytes(), &Shelves::default(), Viewer::Public, all.moves..usize::MAX).unwrap();
    assert_eq!(beyond.frames, all.frames[all.moves..]);
    assert_eq!(beyond.result, all.result);
}

#[test]
fn a_bad_record_says_where_and_why() {
    let shown = |record: &str| replay(record.as_bytes(), &Shelves::default(), Viewer::Public, 0..9);
    let head = "utterson 1\ngame duel\nplayer jekyll Ann\nplayer hyde Bob\n---\n";
    let deal = "table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,W3 hyde=E1,E2,E3,E4,E5,E6,E7,W4,W5,W6 \
                aside=W7,+2,+3,+4,+5\n";
    assert!(shown(&format!("{head}{deal}")).is_ok());
    let illegal = shown(&format!("{head}{deal}jekyll give E1\n"));
    let Err(Unshown::Illegal { line: 7, illegal, .. }) = illegal else { panic!("{illegal:?}") };
    assert_eq!((illegal.rule.as_str(), illegal.reason.as_str()), ("D2.2", "not-in-hand"));
    let malformed = shown(&format!("{head}nonsense\n"));
    assert!(matches!(malformed, Err(Unshown::Malformed { line: 6, .. })), "{malformed:?}");
    assert!(matches!(shown("utterson 1\ngame chess\n---\n"), Err(Unshown::Malformed { line: 2, .. })));
    assert_eq!(shown("utterson 1\n"), Err(Unshown::Unbegun));
    let nobody = replay(head.as_bytes(), &Shelves::default(), Viewer::Seat(Seat(2)), 0..9);
    assert_eq!(nobody, Err(Unshown::NoSuchSeat));
}
