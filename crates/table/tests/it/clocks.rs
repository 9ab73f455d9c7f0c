//! Clocks: time runs out, and nobody pays for time that he could not use.

use game::{Entropy, Quick, Seat, Standing, Viewer};
use table::any::GameName;
use table::clock::{ClockRule, GRACE_MS, Millis, STRIDE_MS_MAX};
use table::event::{Ending, Event};
use table::refused::Refused;
use table::seen::Stage;
use table::{Input, Request};

use crate::common::{Desk, bot, person, setup};

const MINUTE: Millis = 60_000;
const BLITZ: ClockRule = ClockRule::PerGame { ms: 3 * MINUTE, increment_ms: 2_000 };

fn left(desk: &Desk) -> Vec<Millis> {
    let position = desk.table.position(Viewer::Public);
    position.seats.iter().map(|seat| seat.clock.unwrap().left_ms).collect()
}

fn duel(clock: ClockRule) -> Desk {
    Desk::begun(GameName::Duel, &[], clock, 11)
}

#[test]
fn without_a_clock_nothing_is_counted() {
    let mut desk = duel(ClockRule::None);
    desk.wait(60 * MINUTE);
    assert!(desk.table.position(Viewer::Public).seats.iter().all(|seat| seat.clock.is_none()));
    assert!(!desk.table.is_over() && !desk.table.needs_ticks());
}

#[test]
fn a_decision_stops_the_clock_and_brings_the_increment() {
    let mut desk = duel(BLITZ);
    desk.wait(10_000);
    let request = desk.random_move(0);
    desk.must(0, request);
    assert_eq!(left(&desk), [3 * MINUTE - 8_000, 3 * MINUTE - 10_000], "both were thinking");
    desk.wait(5_000);
    assert_eq!(left(&desk), [3 * MINUTE - 8_000, 3 * MINUTE - 15_000]);
}

#[test]
fn every_decision_has_its_own_time() {
    let mut desk = duel(ClockRule::PerMove { ms: MINUTE });
    desk.wait(40_000);
    let request = desk.random_move(0);
    desk.must(0, request);
    desk.wait(10_000);
    assert_eq!(left(&desk), [MINUTE, 10_000]);
    let request = desk.random_move(1);
    desk.must(1, request);
    assert_eq!(left(&desk), [MINUTE, MINUTE]);
}

#[test]
fn whose_time_runs_out_has_lost_and_comes_too_late() {
    let mut desk = duel(ClockRule::PerMove { ms: MINUTE });
    let (zero, one) = (desk.random_move(0), desk.random_move(1));
    desk.must(0, zero);
    desk.wait(MINUTE - 1_000);
    desk.now += 1_000;
    let id = desk.next_id();
    let command = table::Command { viewer: Viewer::Seat(Seat(1)), id, request: one };
    let step = desk.handle(Input::Command(command));
    assert_eq!(step.answer, Err(Refused::Over));
    assert!(matches!(
        step.entries[0].event,
        Event::Ended { ending: Ending::OutOfTime { seat: Seat(1) }, .. }
    ));
    assert!(step.entries.iter().all(|entry| entry.command.is_none()));
    let Stage::Over { standings, .. } = desk.table.position(Viewer::Public).stage else { panic!() };
    assert_eq!(standings, [Standing::Won, Standing::Lost]);
}

#[test]
fn programs_are_not_charged() {
    let seats = vec![bot(), person("Ann")];
    let mut desk = Desk::new(setup(GameName::Duel, &[], seats, ClockRule::PerMove { ms: MINUTE }), 1);
    desk.must(1, Request::Ready { contribution: None });
    let request = desk.random_move(1);
    desk.must(1, request);
    desk.wait(10 * MINUTE);
    assert_eq!(left(&desk), [MINUTE, MINUTE]);
}

#[test]
fn jumps_and_steps_backwards_cost_nothing() {
    let mut desk = duel(BLITZ);
    for jump in [STRIDE_MS_MAX as i64 + 1, 3_600_000, -3_600_000, -1, 0] {
        desk.now = desk.now.saturating_add_signed(jump);
        desk.handle(Input::Tick).answer.unwrap();
        assert_eq!(left(&desk), [3 * MINUTE; 2], "after a jump of {jump}");
    }
}

#[test]
fn after_a_restart_clocks_wait_for_people_or_for_the_grace() {
    let mut desk = duel(BLITZ);
    desk.wait(10_000);
    let request = desk.random_move(0);
    desk.must(0, request);
    let before = left(&desk);
    desk.table = desk.restored();
    assert_eq!(left(&desk), before);
    desk.now += 5 * 3_600_000;
    desk.wait(GRACE_MS / 2);
    assert_eq!(left(&desk), before);
    let clock = |desk: &Desk| desk.table.position(Viewer::Public).seats[1].clock.unwrap();
    assert!(!clock(&desk).running);
    desk.present(1);
    assert!(clock(&desk).running);
    desk.wait(1_000);
    assert_eq!(left(&desk), [before[0], before[1] - 1_000]);
    desk.table = desk.restored();
    desk.handle(Input::Tick).answer.unwrap();
    desk.wait(GRACE_MS);
    desk.wait(2_000);
    // The last stride of the grace may count already.
    assert!(left(&desk)[1].abs_diff(before[1] - 2_000) <= 1_000, "{:?} {before:?}", left(&desk));
}

#[test]
fn a_restart_in_a_long_think_forgets_little() {
    let day = 24 * 60 * MINUTE;
    let mut desk = duel(ClockRule::PerMove { ms: day });
    let events = desk.log.len();
    desk.wait(6 * 60 * MINUTE);
    assert!((1..=32).contains(&(desk.log.len() - events)), "{} notes", desk.log.len() - events);
    let before = left(&desk);
    desk.table = desk.restored();
    assert!(left(&desk)[0].abs_diff(before[0]) <= day / 32);
    assert!(left(&desk)[0] >= before[0], "forgotten in the player's favour");
}

/// The promise: what is charged to a seat is never more than the time in which it could act. A stage manager with the
/// true time in hand lets the server's clock jump, stops the server, and takes people away.
#[test]
fn no_seat_ever_pays_for_time_that_it_could_not_use() {
    for seed in 0..60 {
        let mut manager = Quick::new(seed);
        let rule = ClockRule::PerGame { ms: 60 * MINUTE, increment_ms: 0 };
        let mut desk = Desk::begun(GameName::Duel, &["match=return"], rule, seed);
        let mut could_act = [0, 0];
        for _ in 0..400 {
            if desk.table.is_over() {
                break;
            }
            let turn = desk.table.turn();
            let mut lives = true;
            let truly = Millis::from(manager.below(2_500));
            match manager.below(12) {
                0 => desk.now += truly + 3_600_000,
                1 => desk.now = desk.now.saturating_sub(3_600_000),
                2 => {
                    // The server dies and comes back after an hour.
                    desk.now += 3_600_000;
                    desk.table = desk.restored();
                    lives = false;
                }
                3 => desk.present(manager.below(2) as u8),
                4 | 5 => {
                    let seat = desk.somebody();
                    let request = desk.random_move(seat);
                    desk.must(seat, request);
                    lives = false;
                }
                _ => desk.now += truly,
            }
            if lives {
                turn.iter().for_each(|seat| could_act[seat.index()] += truly);
            }
            desk.handle(Input::Tick).answer.unwrap();
            for (seat, left) in left(&desk).into_iter().enumerate() {
                let charged = 60 * MINUTE - left;
                assert!(
                    charged <= could_act[seat],
                    "seed {seed}: seat {seat} paid {charged} of {}",
                    could_act[seat]
                );
            }
        }
        assert!(could_act.iter().sum::<Millis>() > 0);
    }
}

/// And it is a trial: a table that charged jumps would be caught.
#[test]
fn time_is_charged_at_all() {
    let mut desk = duel(BLITZ);
    desk.wait(30_000);
    assert_eq!(left(&desk), [3 * MINUTE - 30_000; 2]);
    desk.wait(3 * MINUTE);
    assert!(desk.table.is_over());
}

/// Whoever vouches for his clock need not tick: he comes when something is due, or when somebody says something.
#[test]
fn a_long_think_is_one_stride_for_whoever_vouches_for_it() {
    let day = 24 * 60 * MINUTE;
    let mut desk = duel(ClockRule::PerMove { ms: 30 * day });
    let due = desk.table.due_in().unwrap();
    assert_eq!(due, 30 * day / 32, "the clocks are written down");
    desk.now += due;
    desk.table.wait_until(desk.now);
    desk.handle(Input::Tick);
    assert_eq!(left(&desk), [30 * day - due; 2]);
    assert!(matches!(desk.log.last().unwrap().event, Event::ClockNoted { .. }));
    let request = desk.random_move(0);
    desk.must(0, request);
    // What passes while the move is on its way to the disk is nobody's.
    desk.now += 7_000;
    desk.table.rest_until(desk.now);
    let mut ticks = 0;
    while let Some(due) = desk.table.due_in() {
        assert!(due > 0, "time goes on");
        desk.now += due;
        desk.table.wait_until(desk.now);
        desk.handle(Input::Tick);
        ticks += 1;
    }
    assert!(matches!(
        desk.log[desk.log.len() - 2].event,
        Event::Ended { ending: Ending::OutOfTime { seat: Seat(1) }, .. }
    ));
    assert!(ticks <= 33, "thirty days cost {ticks} ticks");
}

#[test]
fn a_table_that_slept_counts_on() {
    let mut desk = duel(BLITZ);
    desk.now += 50_000;
    desk.table.wait_until(desk.now);
    let timing = desk.table.timing().clone();
    let mut again = table::AnyTable::restore(desk.log.clone(), &table::any::Shelves::default()).unwrap();
    assert_eq!(again.due_in(), Some(GRACE_MS), "it cannot know");
    again.resume(timing);
    desk.table = again;
    desk.now += 60_000;
    desk.table.wait_until(desk.now);
    assert_eq!(left(&desk), [70_000, 70_000]);
    desk.now += 70_000;
    desk.table.wait_until(desk.now);
    desk.handle(Input::Tick);
    assert!(desk.table.is_over());
}

#[test]
fn who_is_away_is_waited_for_so_long_without_a_clock_too() {
    let mut desk = duel(ClockRule::None);
    assert_eq!(desk.table.due_in(), None);
    desk.handle(Input::Absent(Seat(1)));
    desk.must(0, Request::Abandon);
    desk.now += desk.table.due_in().unwrap();
    desk.table.wait_until(desk.now);
    desk.handle(Input::Tick);
    assert!(desk.table.is_over());
}
