//! The laws of every game, tried on london.

use std::string::String;

use game::laws::{Laws, check, seeds};
use game::{Game, Quick, Viewer};
use london::{
    Action, Answer, Board, Chance, Colour, Counts, Location, Map, Options, Phase, Pool, Seen, Shelf, Side,
    State, Trio, Unit, View,
};

/// London before the laws.
pub struct London;

impl Laws for London {
    type Game = State;

    fn shelf() -> Shelf {
        crate::shelf()
    }

    fn every_action(options: &Options) -> Vec<Action> {
        // One location more than the map has: it must be refused, too.
        let places: Vec<Location> = (0..=options.map.places().len() as u8).map(Location).collect();
        let mut actions = vec![
            Action::Vice,
            Action::Steal,
            Action::Mix,
            Action::Research,
            Action::Pass,
            Action::Decline,
            Action::Pay(Unit::Token),
            Action::Pay(Unit::BlackPair),
            Action::Whites(Answer::Yes),
            Action::Whites(Answer::No),
        ];
        let coloured: [fn(Colour) -> Action; 8] = [
            Action::Meet,
            Action::Trash,
            Action::Resist,
            Action::Buy,
            Action::Raise,
            Action::Discard,
            |colour| Action::Pay(Unit::Coloured(colour)),
            |colour| Action::Pay(Unit::Card(colour)),
        ];
        for colour in Colour::ALL {
            actions.extend(coloured.map(|action| action(colour)));
            actions.extend(Trio::ALL.map(|trio| Action::Alleviate(colour, trio)));
            actions.extend(places.iter().map(|&place| Action::Whiten(place, colour)));
        }
        actions.extend(places.iter().flat_map(|&place| [Action::Move(place), Action::Lift(place)]));
        actions
    }

    fn disguise(state: &State, seen: &Seen, viewer: Viewer, entropy: &mut Quick) -> Option<Chance> {
        match seen {
            Seen::Setup | Seen::Card(None) | Seen::Steal(None) => Some(state.draw(entropy)),
            Seen::Card(Some(colour)) => state.deck().has(*colour).then_some(Chance::Card(*colour)),
            Seen::Steal(Some(colour)) => {
                state.hand(Side::Jekyll).has(*colour).then_some(Chance::Steal(*colour))
            }
            Seen::Token(token, _) => {
                let chance = Chance::Token(*token);
                (state.seen(&game::Move::Chance(chance.clone()), viewer) == *seen).then_some(chance)
            }
            Seen::Tokens(tokens) => Some(Chance::Tokens(*tokens)),
            Seen::Act(..) => None,
        }
    }

    fn conserved(state: &State) -> Result<(), String> {
        let board = state.board();
        let cards = [Side::Jekyll, Side::Hyde].map(|side| state.hand(side));
        let all = cards.into_iter().fold(board.open_cards().plus(state.deck()), Counts::plus);
        if all != Counts::DECK {
            return Err(format!("cards: {all}"));
        }
        if cards.map(Counts::len) != board.held || state.deck().len() != board.deck_len() {
            return Err("the board miscounts cards".into());
        }
        for side in [Side::Jekyll, Side::Hyde] {
            if !state.suspects(side).contains(state.hand(side.other())) {
                return Err(format!("{side} does not think the truth possible"));
            }
            if !board.hands[side.index()].contains(state.hand(side)) {
                return Err(format!("nobody thinks {side}'s hand possible"));
            }
        }
        let here = board.acted.contains(board.pawn);
        if !over(board) && board.mover() == Side::Hyde && board.turn > 0 && (board.visit == 0) != here {
            return Err("hyde's action here (L4.4)".into());
        }
        if board.mover() == Side::Jekyll && !board.acted.is_empty() {
            return Err("hyde has acted in jekyll's turn (L4.4)".into());
        }
        let black = board.turned.len() + board.trashed.len() + board.black_stock();
        if black != 8 && !over(board) || board.white_stock() + board.whites_in_bag + board.whitened.len() != 8
        {
            return Err("stocks".into());
        }
        if let Pool::Jekyll { coloured, black } = board.pool
            && (!board.circulating().covers(coloured) || black > board.turned.len())
        {
            return Err("jekyll's pool".into());
        }
        let recipes = state.cures().len() + state.recipes().len() + state.tiles().len();
        let expected = if board.phase == Phase::Setup { 0 } else { 16 };
        if recipes != expected || state.tiles().len() != usize::from(board.tiles.len()) {
            return Err(format!("{recipes} recipes"));
        }
        Ok(())
    }

    fn serde_round_trip(view: &View, seen: &Seen) {
        let text = serde_json::to_string(seen).expect("what is seen can be written");
        assert_eq!(&serde_json::from_str::<Seen>(&text).expect("and read"), seen);
        // A view holds the whole map: every thirtieth or so is trial enough.
        if view.board.open_cards().len() % 32 == 7 {
            let text = serde_json::to_string(view).expect("a view can be written");
            assert_eq!(&serde_json::from_str::<View>(&text).expect("and read"), view);
        }
    }
}

fn over(board: &Board) -> bool {
    matches!(board.phase, Phase::Over(_))
}

#[test]
fn london_keeps_the_laws() {
    let report = check::<London>(&Options { turns: 40, ..Options::default() }, seeds(24));
    assert!(report.games >= 24, "{report:?}");
}

#[test]
fn a_small_map_keeps_the_laws() {
    let map: Map = crate::small_map();
    check::<London>(&Options { map: map.into(), turns: 60 }, seeds(24));
}
