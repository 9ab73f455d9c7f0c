//! The players: rules of thumb alone, or with search on top.

use game::{Entropy, Quick};
use london::{Action, Options, State, View};

use super::atlas::Atlas;
use super::plan::plans;
use super::search::{Depth, Search};
use super::style::Style;
use super::thumb;
use super::world::{Guess, Imagination};
use crate::{Bot, Budget, CannotChoose, choices};

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct Thumb {
    /// What he minds.
    pub style: Style,
}

impl Bot<State> for Thumb {
    fn choose(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        let legal = choices::<State>(options, view, budget)?;
        if legal.len() == 1 {
            return Ok(legal[0]);
        }
        let mut quick = quick(entropy);
        let world = Imagination::new(options, view, Guess::Blind, &mut quick).world(&mut quick);
        let action = thumb::choose(&world, &Atlas::new(&options.map), &self.style);
        Ok(if legal.contains(&action) { action } else { legal[0] })
    }
}

/// Searches where there is something to weigh, and pays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    /// How far and how often he looks.
    pub depth: Depth,
    /// How he thinks.
    pub mind: Mind,
}

/// How a searcher thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mind {
    /// Weighs every step anew, so that he may turn back halfway, and takes the other's hand for blindly drawn.
    Wavering,
    /// Imagines the same things at every step of a turn, so that he goes on with what was worth setting out for; and
    /// guesses at hyde's hand from what hyde collects.
    Steady,
}

impl Mind {
    /// The luck of everything that is imagined at this step.
    ///
    /// The first turns are the same in all games: there even a steady player thinks anew, or he would always begin alike.
    fn luck(self, view: &View, entropy: &mut dyn Entropy) -> Quick {
        let turn = u64::from(view.board.turn);
        match self {
            Mind::Steady if turn > 2 => Quick::new(turn << 32 | u64::from(view.board.tiles.len())),
            Mind::Steady | Mind::Wavering => quick(entropy),
        }
    }

    fn guess(self) -> Guess {
        match self {
            Mind::Wavering => Guess::Blind,
            Mind::Steady => Guess::Keeping,
        }
    }
}

impl Bot<State> for Searcher {
    fn choose(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        self.choose_in(options, view, budget, entropy, |quick| {
            Imagination::new(options, view, self.mind.guess(), quick)
        })
    }
}

impl Searcher {
    /// What he does if this is what can be true.
    ///
    /// # Errors
    /// If there is nothing to choose, or no thinking is allowed at all.
    pub fn choose_in(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
        imagine: impl FnOnce(&mut Quick) -> Imagination,
    ) -> Result<Action, CannotChoose> {
        let legal = choices::<State>(options, view, budget)?;
        let Some((side, _)) = view.player().filter(|_| legal.len() > 1) else { return Ok(legal[0]) };
        let mut quick = self.mind.luck(view, entropy);
        let atlas = Atlas::new(&options.map);
        let imagination = imagine(&mut quick);
        let world = imagination.world(&mut quick);
        let advised = thumb::choose(&world, &atlas, &Style::GOOD);
        let candidates = plans(&world, &atlas, &legal, advised);
        match candidates.as_slice() {
            [] => Ok(legal[0]),
            [only] => Ok(only.first),
            [advice, others @ ..] => {
                let (imagination, atlas, depth) = (&imagination, &atlas, self.depth);
                let search = Search { imagination, atlas, side, depth, advice: *advice };
                Ok(search.best(others, budget, &mut quick))
            }
        }
    }
}

/// A fast generator that follows from a slow one.
fn quick(entropy: &mut dyn Entropy) -> Quick {
    Quick::new(u64::from(entropy.word()) << 32 | u64::from(entropy.word()))
}
