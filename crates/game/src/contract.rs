//! What a game is: the one trait that tables, bots, records and laws are written against.

use alloc::vec::Vec;
use core::fmt::{self, Debug};

use crate::entropy::Entropy;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Turn, Viewer};

/// A game of hidden information.
///
/// The type that implements it is the **truth**: all cards, all secrets. Only a table holds one. Everybody
/// else holds a [`View`](Game::View), which is built field by field from what one viewer may know; a view
/// does not contain a secret because nobody put it there, not because somebody took it out.
///
/// Chance is a move like any other. The rules never draw: they are handed an outcome and judge whether
/// it is possible. A game is therefore a fold over its moves, and its record re-creates it.
pub trait Game: Clone + Eq + Debug {
    /// What is agreed before the first deal.
    type Options: Clone + Eq + Debug;
    /// A decision of a seat.
    type Action: Copy + Ord + Debug;
    /// The outcome of a deal or a draw.
    type Chance: Clone + Eq + Debug;
    /// All that one viewer may know and remember.
    type View: Clone + Eq + Debug;
    /// One move as one viewer saw it, with what it revealed to that viewer.
    type Seen: Clone + Eq + Debug;
    /// A public statement of what followed from a move by the rules: a trick won, a score, a turn.
    type Note: Clone + Eq + Debug;
    /// Why a move was refused.
    type Illegal: Refusal;
    /// How the game ended.
    type Outcome: Clone + Eq + Debug;
    /// The whole truth of the moment, without what anybody remembers: what search plays on.
    type Position: Position<Game = Self>;

    /// Counts up when the rules change their behaviour. A stored table names the version that it was begun by; a record
    /// names none and is judged by today's.
    const RULES_VERSION: u32;

    /// The game before its first move.
    fn new(options: &Self::Options) -> Self;

    /// What was agreed before the first deal.
    fn options(&self) -> &Self::Options;

    /// How many seats decide.
    fn seats(options: &Self::Options) -> usize;

    /// The seats that win and lose together with this one, which is among them.
    fn allies(_options: &Self::Options, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// The ways to seat people who come one after the other, each as the options that it makes: the lot decides between them,
    /// with the same chances for everybody.
    fn seatings(options: &Self::Options) -> Vec<Self::Options> {
        Vec::from([options.clone()])
    }

    /// The same with those ways that the lot leaves out because they would favour somebody, behind the others.
    fn every_seating(options: &Self::Options) -> Vec<Self::Options> {
        Self::seatings(options)
    }

    /// Are people drawn onto the seats, unless they would rather play where they sit?
    fn draws_seats(_options: &Self::Options) -> bool {
        false
    }

    /// For a return match everybody moves on by so many seats: sides change, partners stay together.
    fn return_rotation(_options: &Self::Options) -> usize {
        1
    }

    /// The position of this moment.
    fn position(&self) -> Self::Position;

    /// What stands on the table before the first move.
    fn opening(&self) -> Vec<Self::Note> {
        Vec::new()
    }

    /// What the game waits for. Whether somebody is asked depends on public facts only.
    fn turn(&self) -> Turn;

    /// Makes a move and says what followed from it.
    ///
    /// # Errors
    /// The reason why the move is refused. A refused move changes nothing.
    fn apply(&mut self, mv: &Move<Self>) -> Result<Vec<Self::Note>, Self::Illegal>;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The move as this viewer sees it; asked *before* the move is applied.
    fn seen(&self, mv: &Move<Self>, viewer: Viewer) -> Self::Seen;

    /// Does this move, about to be made, show the viewer something that was hidden from him? Then it cannot be taken back. Whoever
    /// decides knows what he does; what else he learns counts. Chance always counts.
    fn reveals(&self, mv: &Move<Self>, viewer: Viewer) -> bool;

    /// All actions that the viewer may choose from now, in ascending order; empty if there is nothing to decide.
    ///
    /// A function of the view and of what was agreed, so that legality never tells what the viewer may not know.
    fn legal(options: &Self::Options, view: &Self::View) -> Vec<Self::Action>;

    /// What a seat may choose from now, straight from the truth: the same list, without building a view. For those
    /// who hold the truth and want to play on in a hurry.
    fn choices(&self, seat: Seat) -> Vec<Self::Action> {
        Self::legal(self.options(), &self.view(Viewer::Seat(seat)))
    }

    /// May the viewer choose this action now, and if not, why not?
    ///
    /// # Errors
    /// The reason, the same one that [`apply`](Game::apply) gives.
    fn judge(options: &Self::Options, view: &Self::View, action: Self::Action) -> Result<(), Self::Illegal>;

    /// How many points the action costs, in a game where actions have a price.
    fn cost(_options: &Self::Options, _view: &Self::View, _action: Self::Action) -> Option<u8> {
        None
    }

    /// Draws the outcome that a [`Turn::Chance`] waits for, each with its right probability.
    fn draw(&self, entropy: &mut impl Entropy) -> Self::Chance {
        self.position().draw(entropy)
    }

    /// A move at random: what chance draws, or any action of the first seat that has something to decide. Nothing when the game
    /// is over.
    fn random_move(&self, entropy: &mut impl Entropy) -> Option<Move<Self>> {
        match self.turn() {
            Turn::Over => None,
            Turn::Chance => Some(Move::Chance(self.draw(entropy))),
            Turn::Seats(seats) => {
                let seat = seats.iter().next()?;
                Some(Move::Act(seat, entropy.pick(&self.choices(seat))))
            }
        }
    }

    /// Every outcome that a [`Turn::Chance`] can have now, in a fixed order, each with its weight among the others, where
    /// they are few enough to go through one by one; empty before a deal.
    fn outcomes(&self) -> Vec<(Self::Chance, u32)> {
        Vec::new()
    }

    /// Imagines a world in which everything that the view knows is true. Every such world can come up.
    ///
    /// What *other* viewers remember in the imagined world may be less than they really would: it is
    /// the least that is true there. A view that comes from elsewhere is [checked](Game::check) first.
    fn determinize(options: &Self::Options, view: &Self::View, entropy: &mut impl Entropy) -> Self;

    /// Is there a world that this view can be a view of? Whatever has passed can be handed to the other functions: they will
    /// not panic, loop or take more memory than a game needs.
    ///
    /// # Errors
    /// What in the view contradicts itself or what was agreed.
    fn check(options: &Self::Options, view: &Self::View) -> Result<(), BadView>;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Self::Outcome> {
        self.position().outcome()
    }

    /// What that outcome is worth to a seat.
    fn standing(outcome: &Self::Outcome, seat: Seat) -> Standing;
}

/// A move: a decision, or an outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move<G: Game> {
    /// A seat decides.
    Act(Seat, G::Action),
    /// Chance decides.
    Chance(G::Chance),
}

/// A view that no game has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadView(
    /// What is wrong with it, in a sentence without a full stop.
    pub &'static str,
);

impl fmt::Display for BadView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no game can have shown this view: {}", self.0)
    }
}

impl core::error::Error for BadView {}

/// What an outcome is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Standing {
    /// The other side won.
    Lost,
    /// Nobody won.
    Drew,
    /// This seat's side won.
    Won,
}
