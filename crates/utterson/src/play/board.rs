//! What the viewer knows of the game, in the game's own type again: the line carries it as JSON.

use game::Game;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::any::GameName;

/// A view of any of the games.
#[derive(Clone, Debug)]
pub enum Board {
    /// The game has not begun.
    None,
    /// A view of partners.
    Partners(partners::View),
    /// A view of duel.
    Duel(duel::View),
    /// A view of london.
    London(Box<London>),
}

/// A view of london, and what it only names: the map comes once, with what was agreed.
#[derive(Clone, Debug)]
pub struct London {
    /// What was agreed.
    pub options: london::Options,
    /// What the viewer knows.
    pub view: london::View,
}

impl Board {
    /// Reads a view. It may come from a foreign server, so it is checked before anything is made of it: what cannot be read is
    /// of another version, what no game can have shown is a lie, and neither is shown.
    pub fn read(game: GameName, agreed: &Value, view: &Value) -> Board {
        let board = match game {
            GameName::Partners => {
                checked::<partners::State>(agreed, view).map(|(_, view)| Board::Partners(view))
            }
            GameName::Duel => checked::<duel::State>(agreed, view).map(|(_, view)| Board::Duel(view)),
            GameName::London => checked::<london::State>(agreed, view)
                .map(|(options, view)| Board::London(Box::new(London { options, view }))),
        };
        board.unwrap_or(Board::None)
    }

    /// The map of london.
    pub fn map(&self) -> Option<&london::Map> {
        match self {
            Board::London(london) => Some(&london.options.map),
            Board::None | Board::Partners(_) | Board::Duel(_) => None,
        }
    }
}

fn checked<G>(agreed: &Value, view: &Value) -> Option<(G::Options, G::View)>
where
    G: Game<Options: DeserializeOwned, View: DeserializeOwned>,
{
    let options = G::Options::deserialize(agreed).ok()?;
    let view = G::View::deserialize(view).ok()?;
    G::check(&options, &view).ok()?;
    Some((options, view))
}

#[cfg(test)]
mod tests {
    use game::{Move, Quick, Seat, Viewer};
    use serde::Serialize;

    use super::*;

    /// What seat 0 sees after the first deal, as the wire has it, and the same with something else written into it.
    fn shown_and_forged<G>(name: GameName, options: &G::Options, (at, lie): (&str, Value)) -> [bool; 2]
    where
        G: Game<Options: Serialize, View: Serialize>,
    {
        let mut state = G::new(options);
        while state.turn() == game::Turn::Chance {
            let chance = state.draw(&mut Quick::new(1886));
            state.apply(&Move::Chance(chance)).expect("what is drawn is possible");
        }
        let agreed = serde_json::to_value(options).expect("options are JSON");
        let view = serde_json::to_value(state.view(Viewer::Seat(Seat(0)))).expect("views are JSON");
        let mut forged = view.clone();
        *forged.pointer_mut(at).expect(at) = lie;
        [view, forged].map(|view| !matches!(Board::read(name, &agreed, &view), Board::None))
    }

    #[test]
    fn a_view_that_no_game_can_have_shown_is_not_shown() {
        let three = partners::Options::three(partners::Place::N);
        for options in [partners::Options::default(), three] {
            let hand = ("/hand", Value::Array(Vec::new()));
            assert_eq!(
                shown_and_forged::<partners::State>(GameName::Partners, &options, hand),
                [true, false]
            );
        }
        let marker = ("/board/track/marker", Value::from(3));
        let duel = shown_and_forged::<duel::State>(GameName::Duel, &Default::default(), marker);
        assert_eq!(duel, [true, false]);
        let pawn = ("/board/pawn", Value::from(63));
        let london = shown_and_forged::<london::State>(GameName::London, &Default::default(), pawn);
        assert_eq!(london, [true, false]);
    }
}
