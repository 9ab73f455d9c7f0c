//! The laws of every game, on random duels.

use duel::{Action, Card, Cards, Colour, Deal, Match, Options, Phase, Potion, Role, Seen, State, View};
use game::laws::{self, Laws};
use game::{Entropy, Game, Move, Notation, Quick, Seat, Turn, Viewer};

struct Duel;

impl Laws for Duel {
    type Game = State;

    fn shelf() {}

    /// All but choices of more than three cards, of which a round never asks for any.
    fn every_action(_: &Options) -> Vec<Action> {
        let choices = || (1..=3).flat_map(|size| Cards::ALL.choices(size));
        let calls =
            Potion::ALL.into_iter().flat_map(|potion| Colour::ALL.map(|colour| Action::Lead(potion, colour)));
        let plays = Card::all().map(Action::Play);
        choices().map(Action::Give).chain(plays).chain(calls).chain(choices().map(Action::Swap)).collect()
    }

    fn disguise(state: &State, seen: &Seen, viewer: Viewer, entropy: &mut Quick) -> Option<Deal> {
        let Seen::Deal(hands) = seen else { return None };
        let Some(role) = state.board().role_of(viewer) else { return Some(state.draw(entropy)) };
        let own = hands[role]?;
        let mut others: Vec<Card> = (Cards::ALL - own).iter().collect();
        entropy.shuffle(&mut others);
        let other: Cards = others[..10].iter().copied().collect();
        Some(Deal::of_hands(duel::Both::of(|any| if any == role { own } else { other })))
    }

    fn conserved(state: &State) -> Result<(), String> {
        let board = state.board();
        if matches!(board.phase, Phase::Deal | Phase::Over(_)) {
            return Ok(());
        }
        let piles = [
            state.hand(Role::Jekyll),
            state.hand(Role::Hyde),
            board.played(Role::Jekyll),
            board.played(Role::Hyde),
            state.aside(),
        ];
        let union = piles.iter().fold(Cards::EMPTY, |all, &pile| all | pile);
        let count: usize = piles.iter().map(|pile| pile.len()).sum();
        let sizes = Role::BOTH.iter().all(|&role| state.hand(role).len() == board.hand_size(role));
        if union == Cards::ALL && count == 25 && sizes { Ok(()) } else { Err(format!("{piles:?}")) }
    }

    fn serde_round_trip(view: &View, seen: &Seen) {
        let text = serde_json::to_string(view).expect("a view can be written");
        assert_eq!(serde_json::from_str::<View>(&text).expect("and read"), *view);
        let text = serde_json::to_string(seen).expect("what is seen can be written");
        assert_eq!(serde_json::from_str::<Seen>(&text).expect("and read"), *seen);
    }
}

#[test]
fn a_single_game_keeps_the_laws() {
    laws::check::<Duel>(&Options { match_: Match::Single }, laws::seeds(100));
}

#[test]
fn a_return_match_keeps_the_laws() {
    laws::check::<Duel>(&Options { match_: Match::Return }, laws::seeds(40));
}

/// What no record can hold: seats that are not there, and sets of any size.
#[test]
fn a_bad_move_in_any_phase_is_an_error_and_nothing_worse() {
    let mut quick = Quick::new(9);
    let mut state = State::new(&Options { match_: Match::Return });
    let sets: Vec<Cards> = (0..=25).map(|size| Card::all().take(size).collect()).collect();
    let bad_deal = Move::Chance(Deal { jekyll: Cards::ALL, hyde: Cards::ALL, aside: Cards::EMPTY });
    while state.turn() != Turn::Over {
        for seat in [2, 7, 8, 255].map(Seat) {
            for action in sets.iter().flat_map(|&cards| [Action::Give(cards), Action::Swap(cards)]) {
                assert!(state.clone().apply(&Move::Act(seat, action)).is_err());
                let _ = state.seen(&Move::Act(seat, action), Viewer::Seat(seat));
            }
        }
        for seat in [0, 1].map(Seat) {
            for action in sets[4..].iter().flat_map(|&cards| [Action::Give(cards), Action::Swap(cards)]) {
                assert!(state.clone().apply(&Move::Act(seat, action)).is_err());
            }
        }
        assert!(state.clone().apply(&bad_deal).is_err());
        let mv = match state.first_writer() {
            Some(seat) => Move::Act(seat, quick.pick(&state.choices(seat))),
            None => Move::Chance(state.draw(&mut quick)),
        };
        state.apply(&mv).expect("what is legal is accepted");
    }
}
