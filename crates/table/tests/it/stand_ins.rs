//! Programs that play for people who are away: when, for whom, and until when.

use game::{Seat, Viewer};
use table::any::GameName;
use table::clock::{ClockRule, PATIENCE_MS};
use table::event::{Consent, Ending, Event};
use table::player::{Level, Occupant};
use table::refused::Refused;
use table::seen::Stage;
use table::{Input, Request};

use crate::common::{Desk, bot, person, setup};

const READY: Request = Request::Ready { contribution: None };

fn stand_in(seat: u8) -> Request {
    Request::StandIn { seat: Seat(seat) }
}

/// Bob, on turn beside Ann or not, has been away for so long.
fn left(game: GameName, clock: ClockRule, ms: u64) -> Desk {
    let mut desk = Desk::begun(game, &[], clock, 1);
    desk.handle(Input::Absent(Seat(1))).answer.unwrap();
    desk.wait(ms);
    desk
}

fn played_for(desk: &Desk, seat: usize) -> Option<Level> {
    desk.table.position(Viewer::Public).seats[seat].stand_in.clone()
}

#[test]
fn who_has_been_away_for_a_while_is_played_for_and_gets_his_seat_back() {
    let mut desk = left(GameName::Duel, ClockRule::None, PATIENCE_MS - 1_000);
    assert_eq!(desk.ask(0, stand_in(1)), Err(Refused::NotAway { retry_ms: 1_000 }));
    desk.wait(1_000);
    assert!(desk.table.bots_on_turn().is_empty());
    desk.must(0, stand_in(1));
    assert_eq!(played_for(&desk, 1), Some(Level::stand_in()));
    assert_eq!(desk.ask(0, stand_in(1)), Err(Refused::AlreadyAsked));
    // Both give cards at once: the program decides for him, from his view.
    assert_eq!(desk.table.bots_on_turn(), [(Seat(1), &Level::stand_in())]);
    let request = desk.random_move(1);
    desk.must(1, request);
    assert!(desk.table.bots_on_turn().is_empty());
    assert_eq!(desk.restored(), desk.table, "a restart does not forget it");
    desk.present(1);
    assert_eq!(played_for(&desk, 1), None);
    assert_eq!(desk.log.last().unwrap().event, Event::Returned { seat: Seat(1) });
    assert_eq!(desk.restored(), desk.table);
    let request = desk.random_move(0);
    desk.must(0, request);
    assert!(desk.table.bots_on_turn().is_empty());
}

#[test]
fn what_the_program_has_thought_of_is_not_done_once_the_person_is_back() {
    let mut desk = left(GameName::Duel, ClockRule::None, PATIENCE_MS);
    desk.must(0, stand_in(1));
    let thought = desk.random_move(1);
    desk.present(1);
    let phase = desk.table.phase();
    assert_eq!(desk.ask(1, thought), Err(Refused::Stale { phase }));
    let own = desk.random_move(1);
    desk.must(1, own);
}

#[test]
fn nobody_plays_for_people_who_are_here_for_programs_or_for_the_one_who_asks() {
    let mut desk = Desk::begun(GameName::Duel, &[], ClockRule::None, 1);
    desk.wait(PATIENCE_MS);
    let not_away = Err(Refused::NotAway { retry_ms: PATIENCE_MS });
    assert_eq!(desk.ask(0, stand_in(1)), not_away);
    assert_eq!(desk.ask(0, stand_in(7)), Err(Refused::NoSuchSeat));
    desk.handle(Input::Absent(Seat(0))).answer.unwrap();
    desk.wait(PATIENCE_MS);
    assert_eq!(desk.ask(0, stand_in(0)), Err(Refused::NotAway { retry_ms: 0 }));
    let mut desk = Desk::new(setup(GameName::Duel, &[], vec![person("Ann"), bot()], ClockRule::None), 1);
    assert_eq!(desk.ask(0, stand_in(1)), Err(Refused::NotStarted));
    desk.must(0, READY);
    desk.wait(PATIENCE_MS);
    assert_eq!(desk.ask(0, stand_in(1)), Err(Refused::NotAway { retry_ms: 0 }));
    desk.must(0, Request::Resign);
    assert_eq!(desk.ask(0, stand_in(1)), Err(Refused::Over));
}

#[test]
fn a_clock_stands_still_while_a_program_plays() {
    let clock = ClockRule::PerMove { ms: 2 * PATIENCE_MS };
    let mut desk = left(GameName::Duel, clock, PATIENCE_MS);
    desk.must(0, stand_in(1));
    let request = desk.random_move(0);
    desk.must(0, request);
    let left_ms = |desk: &Desk| desk.table.position(Viewer::Public).seats[1].clock.unwrap().left_ms;
    let before = left_ms(&desk);
    desk.wait(PATIENCE_MS + 5_000);
    assert_eq!(left_ms(&desk), before);
    desk.present(1);
    desk.wait(PATIENCE_MS + 5_000);
    let Stage::Over { ending, .. } = desk.table.position(Viewer::Public).stage else {
        panic!("his clock runs again")
    };
    assert_eq!(ending, Ending::OutOfTime { seat: Seat(1) });
}

#[test]
fn who_is_played_for_is_not_asked() {
    let mut desk = Desk::begun(GameName::Partners, &[], ClockRule::None, 1);
    let asks = desk.somebody();
    let request = desk.random_move(asks);
    desk.must(asks, request);
    let others: Vec<u8> = (0..4).filter(|seat| *seat != asks).collect();
    desk.handle(Input::Absent(Seat(others[0]))).answer.unwrap();
    desk.wait(PATIENCE_MS);
    desk.must(asks, Request::AskTakeBack);
    for other in &others[1..] {
        desk.must(*other, Request::AnswerTakeBack { consent: Consent::Granted });
    }
    assert!(desk.table.position(Viewer::Public).take_back.is_some());
    desk.must(asks, stand_in(others[0]));
    assert!(matches!(desk.log.last().unwrap().event, Event::TakenBack { .. }));
    for seat in [asks, others[1], others[2]] {
        desk.must(seat, Request::Abandon);
    }
    assert!(desk.table.is_over());
}

#[test]
fn a_program_that_fails_makes_room_for_another() {
    let mut desk = left(GameName::Duel, ClockRule::None, PATIENCE_MS);
    desk.must(0, stand_in(1));
    let Occupant::Bot { level } = bot() else { panic!("a program") };
    desk.sit(1, bot()).unwrap();
    assert_eq!(played_for(&desk, 1), Some(level));
    assert_eq!(desk.table.position(Viewer::Public).seats[1].player, person("Bob"), "the seat stays his");
    assert_eq!(desk.sit(0, bot()), Err(Refused::AlreadyStarted));
}

#[test]
fn he_may_come_back_to_a_game_that_is_over() {
    let mut desk = left(GameName::London, ClockRule::None, PATIENCE_MS);
    desk.must(0, stand_in(1));
    desk.must(0, Request::Resign);
    let before = desk.log.len();
    desk.present(1);
    assert_eq!(desk.log.len(), before);
}
