//! The bots play whole games: legal, the same for the same seed, and blind to what they may not see.

use bots::{Budget, CannotChoose, HasBots, Strength};
use duel::{Match, Options, State};
use game::{Game, Move, Quick, Turn, Viewer};

/// Plays a game; at every decision the bot is also asked in a twin world that looks the same to it.
fn play(strength: Strength, options: &Options, work: u64, seed: u64) {
    let bot = State::made(strength);
    let mut state = State::new(options);
    let mut quick = Quick::new(seed);
    loop {
        let mv = match state.turn() {
            Turn::Over => return,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is on turn");
                let view = state.view(Viewer::Seat(seat));
                let choose = |view: &duel::View| {
                    bot.choose(&view.board.options, view, &mut Budget::of_work(work), &mut Quick::new(seed))
                        .expect("a choice")
                };
                let action = choose(&view);
                let twin = State::determinize(options, &view, &mut quick);
                assert_eq!(action, choose(&twin.view(Viewer::Seat(seat))));
                Move::Act(seat, action)
            }
        };
        state.apply(&mv).expect("bots play legal moves");
    }
}

#[test]
fn every_level_plays_legally_and_cannot_peek() {
    for strength in Strength::ALL {
        for seed in 0..4 {
            let match_ = if seed % 2 == 0 { Match::Single } else { Match::Return };
            play(strength, &Options { match_ }, 60, seed);
        }
    }
}

#[test]
fn a_thought_is_enough_for_an_answer() {
    for strength in Strength::ALL {
        play(strength, &Options::default(), 1, 9);
    }
}

#[test]
fn nothing_to_decide_and_no_budget_are_refused() {
    let mut state = State::new(&Options::default());
    let mut quick = Quick::new(3);
    for strength in Strength::ALL {
        let bot = State::made(strength);
        let view = state.view(Viewer::Public);
        let refused = bot.choose(&view.board.options, &view, &mut Budget::full(), &mut quick);
        assert_eq!(refused, Err(CannotChoose::NothingToDecide));
    }
    let deal = state.draw(&mut quick);
    state.apply(&Move::Chance(deal)).expect("a deal");
    for strength in Strength::ALL {
        let bot = State::made(strength);
        let view = state.view(Viewer::Seat(game::Seat(0)));
        let refused = bot.choose(&view.board.options, &view, &mut Budget::of_work(0), &mut quick);
        assert_eq!(refused, Err(CannotChoose::NoBudget));
    }
}
