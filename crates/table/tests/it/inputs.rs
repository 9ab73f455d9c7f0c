//! Every input, what it does, and when it is refused.

use std::collections::BTreeSet;

use game::{Quick, Seat, Standing, Viewer};
use table::any::{GameName, Shelves};
use table::clock::{AWAY_MS_MAX, ClockRule};
use table::event::{Consent, Ending, Event, Reaction, Rematch};
use table::fair::Contribution;
use table::ids::TableId;
use table::player::{Level, Occupant};
use table::refused::{Illegal, Refused};
use table::seen::{SeenEvent, Stage};
use table::{AnyTable, Entry, Input, Request};

use crate::common::{Desk, bot, person, setup};

const READY: Request = Request::Ready { contribution: None };
const JEKYLL: Viewer = Viewer::Seat(Seat(0));
const HYDE: Viewer = Viewer::Seat(Seat(1));

fn duel() -> Desk {
    Desk::begun(GameName::Duel, &[], ClockRule::None, 1)
}

fn against_bot(seed: u64) -> Desk {
    let mut desk = Desk::new(setup(GameName::Duel, &[], vec![person("Ann"), bot()], ClockRule::None), seed);
    desk.must(0, READY);
    desk
}

fn last(desk: &Desk) -> &Event {
    &desk.log.last().unwrap().event
}

fn ending(desk: &Desk) -> (Ending, Vec<Standing>) {
    match desk.table.position(Viewer::Public).stage {
        Stage::Over { ending, standings, .. } => (ending, standings),
        Stage::Gathering | Stage::Playing => panic!("the game has not ended"),
    }
}

#[test]
fn people_sit_down_and_the_game_begins_when_all_are_ready() {
    let mut desk = Desk::new(setup(GameName::Duel, &[], vec![], ClockRule::None), 1);
    assert_eq!(desk.ask(0, READY), Err(Refused::NotSeated));
    desk.sit(0, person("Ann")).unwrap();
    assert_eq!(desk.sit(0, person("Bob")), Err(Refused::SeatTaken));
    assert_eq!(desk.sit(2, person("Bob")), Err(Refused::NoSuchSeat));
    assert_eq!(desk.sit(1, Occupant::Open), Err(Refused::NotSeated));
    desk.must(0, READY);
    assert_eq!(desk.ask(0, READY), Err(Refused::AlreadyReady));
    assert_eq!(desk.ask(0, Request::Resign), Err(Refused::NotStarted));
    assert_eq!(desk.table.record(JEKYLL), None);
    desk.sit(1, person("Bob")).unwrap();
    assert!(!desk.table.is_started());
    desk.must(1, READY);
    assert!(desk.table.is_started());
    assert_eq!(desk.sit(1, person("Cy")), Err(Refused::AlreadyStarted));
    assert_eq!(desk.ask(1, Request::Leave), Err(Refused::AlreadyStarted));
    assert_eq!(desk.ask(1, READY), Err(Refused::AlreadyStarted));
}

#[test]
fn who_leaves_before_the_game_frees_the_seat_and_is_ready_no_more() {
    let mut desk = Desk::new(setup(GameName::Duel, &[], vec![person("Ann")], ClockRule::None), 1);
    desk.must(0, READY);
    desk.must(0, Request::Leave);
    desk.sit(1, bot()).unwrap();
    assert!(!desk.table.is_started());
    desk.sit(0, person("Cy")).unwrap();
    assert!(!desk.table.is_started(), "Cy has not said that he is ready");
    desk.must(0, READY);
    assert!(desk.table.is_started());
}

#[test]
fn a_table_of_bots_begins_at_once() {
    let desk = Desk::new(setup(GameName::London, &[], vec![bot(), bot()], ClockRule::None), 1);
    assert_eq!(desk.table.bots_on_turn().len(), desk.table.turn().len());
    assert!(!desk.table.turn().is_empty());
}

#[test]
fn impossible_tables_are_not_set_up() {
    let create = |game, options: &[&str], seats, clock| {
        AnyTable::create(setup(game, options, seats, clock), &Shelves::default(), &mut Quick::new(1))
            .map(|_| ())
    };
    for options in
        [&["target=0"][..], &["x=1"], &["target"], &["target=1", "target=2"], &["target=1  "], &["="]]
    {
        let refused = create(GameName::Partners, options, vec![], ClockRule::None);
        assert!(matches!(refused, Err(Refused::BadOptions { .. })), "{options:?}: {refused:?}");
    }
    let crowd = create(GameName::Duel, &[], vec![bot(), bot(), bot()], ClockRule::None);
    assert!(matches!(crowd, Err(Refused::BadOptions { .. })));
    let rash = create(GameName::Duel, &[], vec![], ClockRule::PerMove { ms: 10 });
    assert_eq!(rash, Err(Refused::BadClock));
    assert_eq!(create(GameName::Partners, &["target=500", "seatcard=b"], vec![], ClockRule::None), Ok(()));
}

#[test]
fn a_move_is_played_once_and_answered_the_same() {
    let mut desk = duel();
    let (id, request) = (desk.next_id(), desk.random_move(0));
    let done = desk.command(JEKYLL, id.clone(), request.clone()).unwrap();
    let length = desk.log.len();
    desk.table = desk.restored();
    assert_eq!(desk.command(JEKYLL, id.clone(), request), Ok(done));
    assert_eq!(desk.command(JEKYLL, id.clone(), Request::Resign), Ok(done), "whatever it says");
    assert_eq!(desk.log.len(), length);
    // The id is the seat's own.
    let other = desk.random_move(1);
    assert_ne!(desk.command(HYDE, id.clone(), other), Ok(done));
    let own = |viewer| desk.table.project(done.seq, viewer).unwrap().command_id;
    assert_eq!((own(JEKYLL), own(HYDE), own(Viewer::Public)), (Some(id), None, None));
}

#[test]
fn what_is_not_legal_is_refused_with_the_rule_and_changes_nothing() {
    let mut desk = duel();
    let phase = desk.table.phase();
    let give = |action: &str| Request::Move { expect: phase, action: action.to_string() };
    let before = desk.table.clone();
    let refused = desk.ask(0, give("play P1")).unwrap_err();
    assert!(
        matches!(&refused, Refused::Illegal(Illegal { rule, .. }) if rule.starts_with('D')),
        "{refused:?}"
    );
    assert_eq!(desk.table.why_not(JEKYLL, "play P1"), Err(refused));
    for unreadable in ["", " ", "give", "give  P1", "give P9", "jump", "give P1 ", &"x".repeat(5000)] {
        let refused = desk.ask(0, give(unreadable)).unwrap_err();
        assert!(matches!(refused, Refused::Unreadable { .. }), "{unreadable}: {refused:?}");
    }
    let stale = Request::Move { expect: phase + 1, action: "give P1".into() };
    assert_eq!(desk.ask(0, stale), Err(Refused::Stale { phase }));
    let id = desk.next_id();
    assert_eq!(desk.command(Viewer::Public, id.clone(), give("give P1")), Err(Refused::NotSeated));
    assert_eq!(desk.command(Viewer::Seat(Seat(7)), id.clone(), give("give P1")), Err(Refused::NotSeated));
    assert_eq!(desk.command(Viewer::Seat(Seat(255)), id, give("give P1")), Err(Refused::NotSeated));
    assert!(desk.table == before && desk.log.len() == desk.table.head() as usize + 1);
}

#[test]
fn simultaneous_decisions_come_in_any_order_and_expect_the_same_phase() {
    for order in [[0, 1], [1, 0]] {
        let mut desk = duel();
        let moves = [desk.random_move(0), desk.random_move(1)];
        desk.must(order[0], moves[usize::from(order[0])].clone());
        let seen = desk.table.project(desk.table.head(), Viewer::Seat(Seat(order[1]))).unwrap();
        let SeenEvent::Moved { line, .. } = seen.event else { panic!("{seen:?}") };
        assert!(line.ends_with(" give ?"), "{line}");
        desk.must(order[1], moves[usize::from(order[1])].clone());
        let record = desk.table.record(JEKYLL).unwrap();
        let lines: Vec<&str> = record.lines().filter(|line| line.contains(" give ")).collect();
        assert!(lines[0].starts_with("jekyll") && lines[1].starts_with("hyde"), "{lines:?}");
    }
}

#[test]
fn resigning_loses_for_the_whole_side_and_reveals_the_secret() {
    let mut desk = Desk::begun_as_we_sit(GameName::Partners, &["seatcard=b"], ClockRule::None, 3);
    desk.play(5);
    desk.must(2, Request::Resign);
    let standings = [Standing::Won, Standing::Won, Standing::Lost, Standing::Lost];
    assert_eq!(ending(&desk), (Ending::Resigned { seat: Seat(2) }, standings.to_vec()));
    assert!(matches!(last(&desk), Event::Revealed { .. }));
    assert_eq!(desk.ask(0, Request::Resign), Err(Refused::Over));
    assert_eq!(desk.ask(0, Request::AskTakeBack), Err(Refused::Over));
    let position = desk.table.position(Viewer::Seat(Seat(0)));
    assert!(position.turn.is_empty() && position.legal.is_empty());
    let record = desk.table.record(Viewer::Public).unwrap();
    assert!(record.ends_with("# resigned by s\n"), "{record}");
    assert!(table::verify::verify(record.as_bytes(), &Shelves::default()).is_ok());
}

#[test]
fn a_game_is_broken_off_when_all_people_want_it() {
    let mut desk = duel();
    desk.must(0, Request::Abandon);
    assert_eq!(desk.ask(0, Request::Abandon), Err(Refused::AlreadyAsked));
    assert!(!desk.table.is_over());
    desk.must(1, Request::Abandon);
    assert_eq!(ending(&desk), (Ending::Abandoned, vec![]));
}

#[test]
fn who_moves_on_does_not_want_to_break_off_any_more() {
    let mut desk = duel();
    desk.must(0, Request::Abandon);
    let request = desk.random_move(0);
    desk.must(0, request);
    desk.must(1, Request::Abandon);
    assert!(!desk.table.is_over());
}

#[test]
fn who_is_away_for_long_does_not_keep_others() {
    let mut desk = duel();
    desk.handle(Input::Absent(Seat(1))).answer.unwrap();
    desk.wait(AWAY_MS_MAX / 2);
    desk.must(0, Request::Abandon);
    assert!(desk.table.needs_ticks() && !desk.table.is_over());
    desk.wait(AWAY_MS_MAX / 2);
    assert!(desk.table.is_over());
}

#[test]
fn against_bots_nobody_is_asked() {
    let mut desk = against_bot(1);
    desk.must(0, Request::Abandon);
    assert!(desk.table.is_over());
}

#[test]
fn a_decision_that_showed_nothing_is_taken_back_by_consent() {
    let mut desk = duel();
    let before = desk.table.position(JEKYLL);
    assert_eq!(desk.ask(0, Request::AskTakeBack), Err(Refused::NothingToTakeBack));
    let request = desk.random_move(0);
    desk.must(0, request);
    assert!(desk.table.position(JEKYLL).can_take_back);
    assert!(!desk.table.position(HYDE).can_take_back && !desk.table.position(Viewer::Public).can_take_back);
    desk.must(0, Request::AskTakeBack);
    assert_eq!(desk.table.position(HYDE).take_back, Some(Seat(0)));
    assert_eq!(desk.ask(0, Request::AskTakeBack), Err(Refused::AlreadyAsked));
    let grant = Request::AnswerTakeBack { consent: Consent::Granted };
    assert_eq!(desk.ask(0, grant.clone()), Err(Refused::NothingAsked));
    desk.must(1, grant.clone());
    assert!(matches!(last(&desk), Event::TakenBack { keep: 1, .. }));
    let after = desk.table.position(JEKYLL);
    assert_eq!((&after.view, &after.legal), (&before.view, &before.legal));
    assert_eq!(desk.ask(1, grant), Err(Refused::NothingAsked));
    desk.play(usize::MAX);
    let record = desk.table.record(JEKYLL).unwrap();
    assert!(table::verify::verify(record.as_bytes(), &Shelves::default()).is_ok());
}

#[test]
fn a_refusal_ends_the_matter_and_a_move_makes_it_void() {
    let mut desk = duel();
    let request = desk.random_move(0);
    desk.must(0, request);
    desk.must(0, Request::AskTakeBack);
    desk.must(1, Request::AnswerTakeBack { consent: Consent::Refused });
    assert_eq!(desk.ask(0, Request::AskTakeBack), Err(Refused::AlreadyAsked));
    let mut desk = duel();
    let moves = [desk.random_move(0), desk.random_move(1)];
    desk.must(0, moves[0].clone());
    desk.must(0, Request::AskTakeBack);
    desk.must(1, moves[1].clone());
    let grant = Request::AnswerTakeBack { consent: Consent::Granted };
    assert_eq!(desk.ask(1, grant), Err(Refused::NothingAsked));
}

#[test]
fn nothing_is_taken_back_across_what_has_come_to_light() {
    let mut desk = duel();
    desk.play(2);
    // Both have given: each has seen the other's card.
    assert_eq!(desk.ask(0, Request::AskTakeBack), Err(Refused::InformationShown));
    desk.play(1);
    let led = u8::from(desk.table.turn().contains(Seat(0)));
    assert_eq!(desk.ask(led, Request::AskTakeBack), Err(Refused::InformationShown), "the card was hidden");
}

#[test]
fn against_the_champion_taking_back_is_free_until_the_person_learns_something() {
    let champion = Occupant::Bot { level: Level::try_from("champion".to_string()).unwrap() };
    let seats = vec![person("Ann"), champion];
    let mut desk = Desk::new(setup(GameName::Duel, &[], seats, ClockRule::None), 1);
    desk.must(0, READY);
    desk.play(2);
    assert_eq!(desk.ask(0, Request::AskTakeBack), Err(Refused::InformationShown));
    while !desk.table.turn().contains(Seat(0)) {
        desk.play(1);
    }
    desk.play(1);
    if desk.table.turn().contains(Seat(1)) {
        // The bot has seen the card, but a bot forgets.
        desk.must(0, Request::AskTakeBack);
        assert!(matches!(last(&desk), Event::TakenBack { .. }));
        desk.play(2);
    }
    assert_eq!(desk.ask(0, Request::AskTakeBack), Err(Refused::InformationShown));
}

#[test]
fn against_a_lesser_bot_taking_back_is_free_and_chance_comes_as_it_did() {
    for seed in 1..6 {
        let mut desk = against_bot(seed);
        let before = desk.table.position(JEKYLL);
        // Into the second round: cards were exchanged, tricks taken, and a new hand dealt.
        desk.play(30);
        let (view, deals) = (desk.table.position(JEKYLL).view, deals(&desk));
        assert!(deals.len() > 1, "{deals:?}");
        while desk.ask(0, Request::AskTakeBack).is_ok() {}
        assert_eq!(desk.table.position(JEKYLL).view, before.view);
        desk.play(30);
        assert_ne!(desk.table.position(JEKYLL).view, view, "another game");
        let again = self::deals(&desk);
        assert_eq!(again, deals, "with the same cards");
        desk.play(usize::MAX);
        let record = desk.table.record(JEKYLL).unwrap();
        assert!(table::verify::verify(record.as_bytes(), &Shelves::default()).is_ok());
    }
}

/// The different deals that the log speaks of.
fn deals(desk: &Desk) -> BTreeSet<String> {
    let line = |entry: &Entry| {
        if let Event::Moved { by: None, line, .. } = &entry.event { Some(line.clone()) } else { None }
    };
    desk.log.iter().filter_map(line).collect()
}

#[test]
fn a_log_does_not_grow_for_ever() {
    let mut desk = against_bot(1);
    let Request::Move { action, .. } = desk.random_move(0) else { panic!("a move") };
    let refused = loop {
        let give = Request::Move { expect: desk.table.phase(), action: action.clone() };
        if let Err(refused) = desk.ask(0, give).and_then(|_| desk.ask(0, Request::AskTakeBack)) {
            break refused;
        }
    };
    assert_eq!((refused, desk.log.len()), (Refused::TooMuch, 50_002), "with its end and its secret");
    assert!(desk.table.is_over(), "it ends by itself");
    let ending = |entry: &Entry| matches!(entry.event, Event::Ended { ending: Ending::Abandoned, .. });
    assert!(desk.log.iter().any(ending), "and nobody has won");
    assert!(AnyTable::restore(desk.log.clone(), &Shelves::default()).unwrap() == desk.table);
}

#[test]
fn nobody_opens_a_table_for_a_game_without_end() {
    let refused = |game, option: &str| {
        let setup = setup(game, &[option], Vec::new(), ClockRule::None);
        AnyTable::create(setup, &Shelves::default(), &mut Quick::new(1)).err()
    };
    for (game, most, more) in [
        (GameName::Partners, "target=10000", "target=10001"),
        (GameName::Partners, "target=1", "target=4294967295"),
        (GameName::London, "turns=1000", "turns=1001"),
        (GameName::London, "turns=1", "turns=4294967295"),
    ] {
        assert_eq!(refused(game, most), None, "{most}");
        assert!(matches!(refused(game, more), Some(Refused::BadOptions { .. })), "{more}");
    }
}

#[test]
fn a_program_that_fails_makes_room_for_another() {
    let mut desk = against_bot(1);
    let weaker = Occupant::Bot { level: Level::try_from("novice".to_string()).unwrap() };
    let sit = |seat, player: &Occupant| Input::Sit { seat: Seat(seat), player: player.clone() };
    assert_eq!(desk.handle(sit(0, &weaker)).answer, Err(Refused::AlreadyStarted), "a person sits there");
    assert_eq!(desk.handle(sit(1, &person("Eve"))).answer, Err(Refused::AlreadyStarted));
    let view = desk.table.position(JEKYLL).view;
    let seq = desk.handle(sit(1, &weaker)).answer.unwrap().seq;
    assert!(desk.table.project(seq, JEKYLL).is_some(), "everybody is told");
    assert_eq!(desk.table.players()[1], &weaker);
    assert_eq!(desk.table.position(JEKYLL).view, view, "the same game");
    desk.play(usize::MAX);
    assert!(desk.table.is_over());
    assert_eq!(desk.handle(sit(1, &weaker)).answer, Err(Refused::AlreadyStarted));
    assert!(AnyTable::restore(desk.log.clone(), &Shelves::default()).unwrap() == desk.table);
}

#[test]
fn reactions_are_seen_by_all_and_bounded() {
    let mut desk = duel();
    let hello = Request::React { reaction: Reaction::Hello };
    for _ in 0..3 {
        desk.must(0, hello.clone());
    }
    assert!(matches!(desk.ask(0, hello.clone()), Err(Refused::TooFast { retry_ms: 1.. })));
    desk.must(1, hello.clone());
    desk.now += 4_000_000;
    let seq = desk.must(0, hello.clone()).seq;
    for viewer in [JEKYLL, HYDE, Viewer::Public] {
        let event = desk.table.project(seq, viewer).unwrap().event;
        assert_eq!(event, SeenEvent::Reacted { seat: Seat(0), reaction: Reaction::Hello });
    }
    let id = desk.next_id();
    assert_eq!(desk.command(Viewer::Public, id, hello.clone()), Err(Refused::NotSeated));
    let mut said = 4;
    loop {
        desk.wait(4_000);
        match desk.ask(0, hello.clone()) {
            Ok(_) => said += 1,
            Err(refused) => break assert_eq!((refused, said), (Refused::TooMuch, 200)),
        }
    }
}

#[test]
fn a_rematch_is_agreed_when_all_people_want_the_same() {
    let mut desk = duel();
    let ask = |rematch| Request::AskRematch { rematch };
    assert_eq!(desk.ask(0, ask(Rematch::SameSeats)), Err(Refused::NotOver));
    desk.must(0, Request::Resign);
    desk.must(0, ask(Rematch::SameSeats));
    assert_eq!(desk.ask(0, ask(Rematch::SameSeats)), Err(Refused::AlreadyAsked));
    desk.must(1, ask(Rematch::SwappedSeats));
    assert_eq!(desk.table.rematch(), None);
    desk.must(0, ask(Rematch::SwappedSeats));
    let (next, from) = desk.table.rematch().unwrap();
    assert_eq!((next.seats, from), (vec![person("Bob"), person("Ann")], vec![Seat(1), Seat(0)]));
    assert_ne!(next.table, TableId([0x18; 16]));
    assert_eq!(desk.restored().rematch(), desk.table.rematch());
    assert_eq!(desk.ask(1, ask(Rematch::SameSeats)), Err(Refused::AlreadyAgreed));
}

#[test]
fn in_a_return_match_partners_stay_together() {
    for (options, order) in
        [(&["target=250"][..], [3, 0, 1, 2]), (&["seatcard=b", "target=250"], [2, 3, 0, 1])]
    {
        let mut desk = Desk::begun_as_we_sit(GameName::Partners, options, ClockRule::None, 1);
        desk.must(0, Request::Resign);
        for seat in 0..4 {
            desk.must(seat, Request::AskRematch { rematch: Rematch::SwappedSeats });
        }
        assert_eq!(desk.table.rematch().unwrap().1, order.map(Seat).to_vec());
    }
}

#[test]
fn contributions_change_the_deal_and_are_logged() {
    let deal = |contribution: Option<&str>| {
        let mut desk = Desk::new(setup(GameName::Duel, &[], vec![person("Ann"), bot()], ClockRule::None), 5);
        let contribution = contribution.map(|text| text.parse::<Contribution>().unwrap());
        desk.must(0, Request::Ready { contribution });
        desk.table
            .record(JEKYLL)
            .unwrap()
            .lines()
            .find(|line| line.starts_with("table deal"))
            .unwrap()
            .to_string()
    };
    assert_eq!(deal(None), deal(Some(&"00".repeat(16))));
    assert_ne!(deal(None), deal(Some(&"00".repeat(17))));
    assert_ne!(deal(None), deal(Some(&"01".repeat(16))));
}

#[test]
fn who_knows_an_event_gets_those_behind_it_and_who_knows_too_much_gets_nothing() {
    let mut desk = duel();
    desk.play(10);
    let head = desk.table.head();
    assert_eq!(desk.table.since(head, HYDE), Some(vec![]));
    assert_eq!(desk.table.since(head + 1, HYDE), None);
    let all = desk.table.since(0, HYDE).unwrap();
    let numbers: Vec<u64> = all.iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, (1..=head).collect::<Vec<_>>());
    assert_eq!(desk.table.project(head + 1, HYDE), None);
    assert_eq!(desk.table.project(u64::MAX, HYDE), None);
}

#[test]
fn only_who_pays_carries_out_what_he_has_announced() {
    let mut desk = Desk::begun(GameName::London, &[], ClockRule::None, 3);
    let mut payments = 0;
    for _ in 0..300 {
        let seat = desk.somebody();
        let legal = desk.table.position(Viewer::Seat(Seat(seat))).legal;
        let pays = legal.iter().all(|action| action.text.starts_with("pay "));
        assert_eq!(desk.table.carries_out(), pays, "{legal:?}");
        payments += usize::from(pays);
        desk.play(1);
        if desk.table.is_over() {
            break;
        }
    }
    assert!(payments > 10);
    assert!(!duel().table.carries_out());
}
