//! Looking back at a record: every viewer sees what he saw, a bad record says where and why.

use game::{Seat, Viewer};
use table::any::{GameName, Shelves};
use table::clock::ClockRule;
use table::replay::{Eyes, Replay, Unshown, replay, replay_while};
use table::seen::SeenEvent;

use crate::common::Desk;

const PUBLIC: Eyes = Eyes::Of(Viewer::Public);

fn seat(seat: u8) -> Eyes {
    Eyes::Of(Viewer::Seat(Seat(seat)))
}

fn whole(record: &str, eyes: Eyes) -> Replay {
    replay(record.as_bytes(), &Shelves::default(), eyes, 0..usize::MAX).unwrap()
}

/// The frames of a replay are what the table showed while the game was played: the same views, lines, words and choices.
#[test]
fn every_viewer_sees_again_what_he_saw() {
    for (game, options, seats) in crate::sim::GAMES {
        let mut desk = Desk::begun_as_we_sit(game, options, ClockRule::None, 5);
        let viewers: Vec<Viewer> =
            (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]).collect();
        let mut shown = vec![Vec::new(); viewers.len()];
        for _ in 0..40 {
            for (viewer, shown) in viewers.iter().zip(&mut shown) {
                let position = desk.table.position(*viewer);
                let words: Vec<String> = position.seats.into_iter().map(|seat| seat.word.unwrap()).collect();
                shown.push((position.view, position.legal, words, position.turn));
            }
            decide(&mut desk);
        }
        let record = desk.table.record(Viewer::Seat(Seat(0))).unwrap();
        // A record of a game under way hides what its reader may not know: only a whole one can be replayed.
        assert!(replay(record.as_bytes(), &Shelves::default(), PUBLIC, 0..1).is_err());
        while !desk.table.is_over() {
            decide(&mut desk);
        }
        let record = desk.table.record(Viewer::Public).unwrap();
        for (viewer, shown) in viewers.iter().zip(&shown) {
            let again = whole(&record, Eyes::Of(*viewer));
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
    let all = whole(&record, PUBLIC);
    let part = replay(record.as_bytes(), &Shelves::default(), PUBLIC, 10..15).unwrap();
    assert_eq!(part.frames, all.frames[10..15]);
    let beyond = replay(record.as_bytes(), &Shelves::default(), PUBLIC, all.moves..usize::MAX).unwrap();
    assert_eq!(beyond.frames, all.frames[all.moves..]);
    assert_eq!(beyond.result, all.result);
}

#[test]
fn whoever_has_not_for_ever_stops_and_no_line_more_is_read() {
    let mut desk = Desk::begun(GameName::Duel, &[], ClockRule::None, 5);
    desk.play(usize::MAX);
    let record = desk.table.record(Viewer::Public).unwrap();
    let mut lines = 0;
    let mut goes_on = || {
        lines += 1;
        lines <= 10
    };
    let shown = replay_while(record.as_bytes(), &Shelves::default(), (PUBLIC, 0..9), &mut goes_on);
    assert!(matches!(shown, Err(Unshown::Malformed { .. })), "{shown:?}");
    assert_eq!(lines, 11);
}

#[test]
fn a_bad_record_says_where_and_why() {
    let shown = |record: &str| replay(record.as_bytes(), &Shelves::default(), PUBLIC, 0..9);
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
    let nobody = replay(head.as_bytes(), &Shelves::default(), seat(2), 0..9);
    assert_eq!(nobody, Err(Unshown::NoSuchSeat));
}

/// Something in a record that some viewers cannot know.
struct Secret {
    record: String,
    /// Two words of the first line of chance that are exchanged in the twin.
    exchanged: [String; 2],
    /// Words that would bring it to light.
    telling: Vec<String>,
    /// The seats that know it.
    knowing: Vec<u8>,
}

fn vector(name: &str) -> String {
    let path = format!("{}/../../vectors/fair/{name}.case", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// Two cards that two other seats hold.
fn cards(name: &str, cards: [&str; 2], knowing: &[u8]) -> Secret {
    let exchanged = cards.map(str::to_owned);
    Secret { record: vector(name), telling: exchanged.to_vec(), exchanged, knowing: knowing.to_vec() }
}

/// The cure of wrath and a tile of its column: nobody knows them until the tile is taken or the cure is tried.
fn cure() -> Secret {
    let record = vector("london");
    let setup = record.lines().find_map(|line| line.strip_prefix("table setup cures=")).unwrap();
    let (cures, tiles) = setup.split_once(" tiles=").unwrap();
    let first_visit = |site: &str| record.lines().position(|line| line.contains(&format!(" move {site}")));
    let of_wrath = tiles.split(',').filter_map(|tile| tile.split_once(":w:"));
    let (site, recipe) = of_wrath.max_by_key(|(site, _)| first_visit(site).unwrap_or(usize::MAX)).unwrap();
    let exchanged = [cures.split(',').next().unwrap().to_owned(), format!("w:{recipe}")];
    let telling = vec![format!(" move {site}"), "alleviate w".to_owned()];
    Secret { exchanged, telling, knowing: Vec::new(), record }
}

impl Secret {
    /// The record and its twin, both cut off before anything tells.
    fn twins(&self) -> [String; 2] {
        let [a, b] = &self.exchanged;
        let (head, play) = self.record.split_once("---\n").unwrap();
        let lines: Vec<&str> = play.lines().collect();
        let secret = lines.iter().position(|line| line.contains(a) && line.contains(b)).unwrap();
        let tells = |line: &&str| self.telling.iter().any(|word| line.contains(word));
        let end = lines.iter().skip(secret + 1).position(tells).map_or(lines.len(), |at| at + secret + 1);
        assert!(end > secret + 5, "it lasts long enough to be worth looking at");
        let other = lines[secret].replace(a, "#").replace(b, a).replace('#', b);
        [lines[secret], &other].map(|line| {
            let play = [&lines[..secret], &[line], &lines[secret + 1..end]].concat();
            format!("{head}---\n{}\n", play.join("\n"))
        })
    }
}

#[test]
fn who_cannot_tell_two_games_apart_sees_the_same_in_both() {
    let secrets = [
        cards("duel-return", ["P7", "P6"], &[1]),
        cards("partners", ["JD", "JC"], &[1, 2]),
        cards("partners-3", ["J6", "J5"], &[0, 1]),
        cure(),
    ];
    for secret in secrets {
        let [record, twin] = secret.twins();
        let seats = whole(&record, PUBLIC).names.len() as u8;
        for eyes in (0..seats).filter(|of| !secret.knowing.contains(of)).map(seat).chain([PUBLIC]) {
            assert_eq!(whole(&record, eyes), whole(&twin, eyes), "{:?} {eyes:?}", secret.exchanged);
        }
        for eyes in secret.knowing.iter().copied().map(seat).chain([Eyes::Open]) {
            assert_ne!(whole(&record, eyes), whole(&twin, eyes), "{eyes:?}: the twins do differ");
        }
    }
}

#[test]
fn with_everything_open_all_seats_are_seen_at_once_and_nothing_is_hidden() {
    for (game, options, seats) in crate::sim::GAMES {
        let mut desk = Desk::begun_as_we_sit(game, options, ClockRule::None, 5);
        desk.play(usize::MAX);
        let record = desk.table.record(Viewer::Public).unwrap();
        let open = whole(&record, Eyes::Open);
        for of in 0..seats as u8 {
            let own = whole(&record, seat(of));
            for (frame, own) in open.frames.iter().zip(&own.frames) {
                assert_eq!(frame.open.as_ref().unwrap()[usize::from(of)], own.view, "{game} {options:?}");
                assert_eq!(own.open, None);
            }
        }
        for made in open.frames.iter().filter_map(|frame| frame.made.as_ref()) {
            assert!(record.lines().any(|line| line == made.line), "{game}: {}", made.line);
        }
    }
}
