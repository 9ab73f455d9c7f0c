//! Lots: who plays with whom (P2.2), and who is solo first (P6.2).

use std::collections::{BTreeMap, BTreeSet};

use game::{Notation, Seat, Standing, Viewer};
use table::any::{GameName, Shelves};
use table::clock::ClockRule;
use table::event::{Entry, Event, Rematch};
use table::fair::Protocol;
use table::lot::{self, SeatRule};
use table::refused::Refused;
use table::replay::{Eyes, replay};
use table::seen::Stage;
use table::verify::{Unfair, verify};
use table::{AnyTable, Request, Setup, partners};

use crate::common::{Desk, bot, person, setup};

const PLACES: [&str; 4] = ["n", "e", "s", "w"];

/// A table of bots, which begins at once.
fn of_bots(options: &[&str], seats: usize, seating: SeatRule, seed: u64) -> Desk {
    let bots = (0..seats).map(|_| bot()).collect();
    Desk::new(Setup { seating, ..setup(GameName::Partners, options, bots, ClockRule::None) }, seed)
}

/// What the record calls each seat of the table.
fn seat_words(table: &AnyTable) -> Vec<String> {
    table.position(Viewer::Public).seats.into_iter().map(|seat| seat.word.unwrap()).collect()
}

/// The seat that plays at this place.
fn seat_at(table: &AnyTable, place: &str) -> usize {
    seat_words(table).iter().position(|word| word == place).unwrap()
}

fn index_of(place: &str) -> usize {
    PLACES.iter().position(|known| *known == place).unwrap()
}

/// What stands behind this in the first line of the record that begins with it.
fn behind<'a>(record: &'a str, start: &str) -> &'a str {
    record.lines().find_map(|line| line.strip_prefix(start)).unwrap()
}

fn standings(table: &AnyTable) -> Vec<Standing> {
    let Stage::Over { standings, .. } = table.position(Viewer::Public).stage else { panic!("over") };
    standings
}

fn seatings(options: &str, protocol: Protocol, rule: SeatRule) -> Vec<Vec<&'static str>> {
    let options = partners::State::parse_options(options, &()).unwrap();
    lot::seatings::<partners::State>(&options, protocol, rule).into_iter().map(|(words, _)| words).collect()
}

/// All 24 orders, and each of the other three as partner, equally often: of 2400 tables 100 and 800, give or take five
/// standard deviations.
#[test]
fn p2_2_who_plays_with_whom_is_drawn() {
    let (mut orders, mut partners) = (BTreeMap::new(), [0; 4]);
    for seed in 0..2400 {
        let table = of_bots(&[], 4, SeatRule::Lot, seed).table;
        let words = seat_words(&table);
        partners[seat_at(&table, PLACES[index_of(&words[0]) ^ 2])] += 1;
        *orders.entry(words).or_insert(0) += 1;
    }
    assert_eq!(orders.len(), 24);
    assert!(orders.values().all(|count| (51..=149).contains(count)), "{orders:?}");
    assert!(partners[1..].iter().all(|count| (685..=915).contains(count)), "{partners:?}");
}

/// Each of three ways makes another one the solo, so that they are equally likely; and so it is counted: of 3000 tables
/// 1000, give or take five standard deviations. By the first protocol the second player was solo half the time.
#[test]
fn p6_2_each_of_three_is_the_first_solo_equally_often() {
    let solo = |seating: &Vec<&str>| {
        let ghost = PLACES.iter().position(|place| !seating.contains(place)).unwrap();
        seating.iter().position(|place| *place == PLACES[ghost ^ 2]).unwrap()
    };
    let solos = |protocol| -> Vec<usize> {
        seatings("players=3", protocol, SeatRule::AsWeSit).iter().map(solo).collect()
    };
    assert_eq!(solos(Protocol::First), [1, 2, 0, 1]);
    assert_eq!(solos(Protocol::Second), [1, 2, 0]);
    let mut counts = [0; 3];
    for seed in 0..3000 {
        let table = of_bots(&["players=3"], 3, SeatRule::Lot, seed).table;
        let record = table.record(Viewer::Public).unwrap();
        counts[seat_at(&table, behind(&record, "table solo "))] += 1;
    }
    assert!(counts.iter().all(|count| (871..=1129).contains(count)), "{counts:?}");
}

#[test]
fn p2_2_as_an_option_people_play_where_they_sit() {
    let ways = |options, rule| seatings(options, Protocol::Second, rule).len();
    assert_eq!([ways("target=9", SeatRule::AsWeSit), ways("target=9", SeatRule::Lot)], [1, 24]);
    assert_eq!([ways("players=3", SeatRule::AsWeSit), ways("players=3", SeatRule::Lot)], [3, 3]);
    for seed in 0..20 {
        let mut desk = of_bots(&["target=60"], 4, SeatRule::AsWeSit, seed);
        assert_eq!(seat_words(&desk.table), PLACES);
        desk.play(usize::MAX);
        let record = desk.table.record(Viewer::Public).unwrap();
        assert!(record.contains("\nseed fair 2 ") && !record.contains(" lot="), "{record}");
        assert!(verify(record.as_bytes(), &Shelves::default()).is_ok());
    }
}

/// Before the lot nobody knows where he will play; what else is agreed is known.
#[test]
fn seats_have_no_word_before_the_lot() {
    let people = ["Ann", "Bob", "Cy", "Dot"].map(person).to_vec();
    let drawn = setup(GameName::Partners, &["seatcard=b"], people, ClockRule::None);
    let as_we_sit = Setup { seating: SeatRule::AsWeSit, ..drawn.clone() };
    let known = |setup| {
        let table = Desk::new(setup, 1).table;
        let snapshot = table.snapshot(Viewer::Public);
        let words = snapshot.position.seats.into_iter().map(|seat| seat.word).collect::<Vec<_>>();
        (words, snapshot.about.agreed.value()["players"]["four"]["seat_card"] == "b")
    };
    assert_eq!(known(drawn), (vec![None; 4], true));
    assert_eq!(known(as_we_sit), (PLACES.map(|word| Some(word.to_string())).to_vec(), true));
}

/// Where nothing is drawn, nobody writes down that it would be.
#[test]
fn a_table_of_two_knows_no_lot() {
    let desk = Desk::begun(GameName::Duel, &[], ClockRule::None, 1);
    assert_eq!(desk.table.setup().seating, SeatRule::AsWeSit);
    assert!(!desk.log[0].to_json().contains("seating"));
}

/// Ann has seat 0 of the table for good. All that she is shown, and all that she does, is that of the place she has drawn.
#[test]
fn who_is_drawn_elsewhere_plays_there_and_keeps_his_seat_at_the_table() {
    for seed in 0..12 {
        let mut desk = Desk::begun(GameName::Partners, &["target=150"], ClockRule::None, seed);
        let words = seat_words(&desk.table);
        let mut shown: Vec<Vec<_>> = vec![Vec::new(); 4];
        while !desk.table.is_over() {
            let on_turn = desk.somebody();
            for seat in 0..4 {
                let position = desk.table.position(Viewer::Seat(Seat(seat)));
                assert_eq!(position.legal.is_empty(), seat != on_turn);
                shown[usize::from(seat)].push(position.view);
            }
            let request = desk.random_move(on_turn);
            assert!(matches!(desk.ask((on_turn + 1) % 4, request.clone()), Err(Refused::Illegal(_))));
            desk.must(on_turn, request);
        }
        assert_eq!(desk.restored(), desk.table);
        let record = desk.table.record(Viewer::Public).unwrap();
        assert!(verify(record.as_bytes(), &Shelves::default()).is_ok());
        for (seat, name) in ["Ann", "Bob", "Cy", "Dot"].into_iter().enumerate() {
            assert!(record.contains(&format!("player {} {name}\n", words[seat])), "{record}");
            let eyes = Eyes::Of(Viewer::Seat(Seat(index_of(&words[seat]) as u8)));
            let again = replay(record.as_bytes(), &Shelves::default(), eyes, 0..usize::MAX).unwrap();
            assert!(shown[seat].iter().all(|view| again.frames.iter().any(|frame| frame.view == *view)));
        }
        won_by_those_whom_the_result_names(&desk.table, &record);
    }
}

fn won_by_those_whom_the_result_names(table: &AnyTable, record: &str) {
    let winner = behind(record, "result winner=").split(' ').next().unwrap();
    let teams = behind(record, "table teams ");
    for (word, standing) in seat_words(table).iter().zip(standings(table)) {
        let won = teams.contains(&format!("{word}={winner}"));
        assert_eq!(standing, if won { Standing::Won } else { Standing::Lost });
    }
}

#[test]
fn giving_up_loses_for_the_partner_whom_the_lot_gave() {
    for seed in 0..12 {
        let mut desk = Desk::begun(GameName::Partners, &[], ClockRule::None, seed);
        let words = seat_words(&desk.table);
        desk.must(2, Request::Resign);
        let all = words.iter().map(String::as_str).zip(standings(&desk.table));
        let lost: BTreeSet<&str> =
            all.filter(|(_, standing)| *standing == Standing::Lost).map(|(word, _)| word).collect();
        let pair = if "ns".contains(&*words[2]) { ["n", "s"] } else { ["e", "w"] };
        assert_eq!(lost, BTreeSet::from(pair));
        let record = desk.table.record(Viewer::Public).unwrap();
        assert!(record.ends_with(&format!("# resigned by {}\n", words[2])), "{record}");
    }
}

#[test]
fn another_lot_than_the_one_that_was_drawn_is_found_out() {
    let shelves = Shelves::default();
    let mut desk = Desk::begun(GameName::Partners, &["target=60"], ClockRule::None, 5);
    desk.play(usize::MAX);
    let record = desk.table.record(Viewer::Public).unwrap();
    let lot = format!("lot={}", seat_words(&desk.table).join(","));
    assert!(record.contains(&format!(" {lot} secret=")), "{record}");
    let with = |other: &str| verify(record.replacen(&lot, other, 1).as_bytes(), &shelves);
    for other in ["lot=n,e,s,w", "lot=w,s,e,n", "lot=n,e,s", "lot=n,n,n,n", "lot="] {
        assert_eq!(with(other), Err(Unfair::OtherSeats), "{other}");
    }
    // Nobody can say afterwards that they sat so, nor that another protocol was meant: the commitment knows.
    let as_we_sit = record.replacen(&format!(" {lot}"), "", 1);
    assert_eq!(verify(as_we_sit.as_bytes(), &shelves), Err(Unfair::BrokenCommitment));
    let first = record.replacen("seed fair 2", "seed fair 1", 1);
    assert_eq!(verify(first.as_bytes(), &shelves), Err(Unfair::BrokenCommitment));
    for unknown in ["seed fair 3", "seed fair 0", "seed fair"] {
        let unknown = record.replacen("seed fair 2", unknown, 1);
        assert_eq!(verify(unknown.as_bytes(), &shelves), Err(Unfair::NoSecret));
    }
}

/// Playing again with the same people draws lots again; a return match keeps partners together, where the lot put them.
#[test]
fn in_a_return_match_those_whom_the_lot_paired_stay_together() {
    for seed in 0..6 {
        let again = |rematch| {
            let mut desk = Desk::begun(GameName::Partners, &[], ClockRule::None, seed);
            desk.must(0, Request::Resign);
            (0..4).for_each(|seat| _ = desk.must(seat, Request::AskRematch { rematch }));
            let (next, from) = desk.table.rematch().unwrap();
            assert!(next.seats.iter().eq(from.iter().map(|seat| desk.table.players()[seat.index()])));
            (desk.table, next.seating, from)
        };
        let (table, seating, from) = again(Rematch::SwappedSeats);
        let order = ["w", "n", "e", "s"].map(|place| Seat(seat_at(&table, place) as u8));
        assert_eq!((seating, from), (SeatRule::AsWeSit, order.to_vec()));
        let (_, seating, from) = again(Rematch::SameSeats);
        assert_eq!((seating, from), (SeatRule::Lot, [0, 1, 2, 3].map(Seat).to_vec()));
    }
}

/// A log from before there was a second protocol: the first event does not say which it is.
fn as_of_old(log: &[Entry]) -> Vec<Entry> {
    let old = log[0].to_json().replace(r#","fair":2"#, "").replace(r#","seating":"lot""#, "");
    let entry = Entry::from_json(&old).unwrap();
    assert!(matches!(entry.event, Event::Created { fair: Protocol::First, .. }) && entry.to_json() == old);
    std::iter::once(entry).chain(log[1..].iter().cloned()).collect()
}

/// A table that was set up before goes on as it was promised then: its record says so, and verifies.
#[test]
fn a_table_of_the_first_protocol_goes_on_by_it() {
    for (options, seats) in [(&["players=3", "target=60"][..], 3), (&["target=60"], 4)] {
        let mut taken = BTreeSet::new();
        for seed in 0..40 {
            let people = ["Ann", "Bob", "Cy", "Dot"][..seats].iter().map(|name| person(name)).collect();
            let mut desk = Desk::new(setup(GameName::Partners, options, people, ClockRule::None), seed);
            desk.log = as_of_old(&desk.log);
            desk.table = desk.restored();
            (0..seats as u8).for_each(|seat| _ = desk.must(seat, Request::Ready { contribution: None }));
            assert_eq!(desk.restored(), desk.table);
            taken.insert(seat_words(&desk.table));
            desk.play(usize::MAX);
            let record = desk.table.record(Viewer::Public).unwrap();
            assert!(record.contains("\nseed fair 1 table=") && !record.contains(" lot="), "{record}");
            assert!(verify(record.as_bytes(), &Shelves::default()).is_ok());
        }
        // The ghost may be at all four places; four people sit as they came.
        assert_eq!(taken.len(), if seats == 3 { 4 } else { 1 });
    }
}
