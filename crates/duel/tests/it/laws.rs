//! The laws of every game, on random duels.

use duel::{Action, Card, Cards, Colour, Deal, Illegal, Match, Options, Phase, Potion, Seen, State, View};
use game::laws::{self, Laws};
use game::{Entropy, Game, Move, Notation, Quick, Seat, Side, Turn, Viewer};

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
        let Some(side) = state.board().leg.side_of(viewer) else { return Some(state.draw(entropy)) };
        let own = hands[side]?;
        let mut others: Vec<Card> = (Cards::ALL - own).iter().collect();
        entropy.shuffle(&mut others);
        let other: Cards = others[..10].iter().copied().collect();
        Some(Deal::of_hands(game::BySide::from_fn(|any| if any == side { own } else { other })))
    }

    /// A hand too large, and a card in two hands.
    fn strange_chances(state: &State, entropy: &mut Quick) -> Vec<Deal> {
        let deal = state.draw(entropy);
        let card = deal.aside.pick(entropy);
        let too_many = Deal { jekyll: deal.jekyll.with(card), ..deal };
        let twice = Deal { hyde: deal.hyde.without(deal.hyde.pick(entropy)).with(card), ..deal };
        vec![too_many, twice]
    }

    fn conserved(state: &State) -> Result<(), String> {
        let board = state.board();
        if matches!(board.phase, Phase::Deal | Phase::Over(_)) {
            return Ok(());
        }
        let piles = [
            state.hand(Side::Jekyll),
            state.hand(Side::Hyde),
            board.played(Side::Jekyll),
            board.played(Side::Hyde),
            state.aside(),
        ];
        let union = piles.iter().fold(Cards::EMPTY, |all, &pile| all | pile);
        let count: usize = piles.iter().map(|pile| pile.len()).sum();
        let sizes = Side::BOTH.iter().all(|&side| state.hand(side).len() == board.hand_size(side));
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
fn single_games_and_return_matches_keep_the_laws() {
    let single = laws::check::<Duel>(&Options { match_: Match::Single }, laws::seeds(100));
    let both = single.and(laws::check::<Duel>(&Options { match_: Match::Return }, laws::seeds(40)));
    both.covers(&["deal", "give", "play", "swap"], Illegal::CODES);
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
