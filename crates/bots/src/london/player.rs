//! The players: rules of thumb alone, or with search on top.

use game::{Entropy, Quick};
use london::{Action, Options, State, View};

use super::distances::Distances;
use super::heuristics;
use super::plan::{Plan, plans};
use super::search::{Depth, Search};
use super::style::Style;
use super::world::{Guess, Imagination};
use crate::values::{Question, Valued};
use crate::{Bot, Budget, CannotChoose, choices, quick};

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic {
    /// What he minds.
    pub style: Style,
}

impl Bot<State> for Heuristic {
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
        let action = heuristics::choose(&world, &Distances::new(&options.map), &self.style);
        Ok(if legal.contains(&action) { action } else { legal[0] })
    }
}

/// Searches where there is something to weigh, and pays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    /// How far and how often he looks.
    pub depth: Depth,
    /// When he imagines something else.
    pub seeding: Seeding,
    /// How he guesses at hyde's hand.
    pub guess: Guess,
}

/// How long everything is imagined with the same seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seeding {
    /// For one decision: every step is weighed anew, so that he may turn back halfway.
    PerDecision,
    /// For a whole turn, so that he goes on with what was worth setting out for.
    PerTurn,
}

impl Seeding {
    /// The generator of everything that is imagined at this step.
    ///
    /// The first turns are the same in all games: there the seed is always a new one, or he would always begin alike.
    fn generator(self, view: &View, entropy: &mut dyn Entropy) -> Quick {
        let turn = u64::from(view.board.turn);
        match self {
            Seeding::PerTurn if turn > 2 => Quick::new(turn << 32 | view.board.tiles.len() as u64),
            Seeding::PerTurn | Seeding::PerDecision => quick(entropy),
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
        self.choose_in((options, view), budget, entropy, |quick| {
            Imagination::new(options, view, self.guess, quick)
        })
    }

    /// The best plan that begins with an action is what that is worth, all plans in the same worlds with the same luck.
    fn valued(
        &self,
        question: &Question<'_, State>,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Option<Vec<Valued<Action>>> {
        let &Question { options, view, legal } = question;
        let (side, _) = view.player()?;
        let distances = Distances::new(&options.map);
        let imagination = Imagination::new(options, view, self.guess, quick);
        let world = imagination.world(quick);
        let advised = heuristics::choose(&world, &distances, &Style::GOOD);
        let mut plans = plans(&world, &distances, legal, advised);
        let begun: Vec<Action> = plans.iter().map(|plan| plan.first).collect();
        plans.extend(legal.iter().filter(|action| !begun.contains(action)).map(|&action| Plan::just(action)));
        budget.unless_told(u64::from(self.depth.playouts).max(4 * plans.len() as u64));
        let advice = plans[0];
        let search =
            Search { imagination: &imagination, distances: &distances, side, depth: self.depth, advice };
        Some(search.values(&plans, budget, quick))
    }
}

impl Searcher {
    /// Quick and good.
    pub const STRONG: Searcher = Searcher {
        depth: Depth { playouts: 60, turns: 4, doubt: 2.5 },
        seeding: Seeding::PerDecision,
        guess: Guess::Blind,
    };

    /// The champion before it learnt, frozen.
    pub const VETERAN: Searcher = Searcher {
        depth: Depth { playouts: 500, turns: 4, doubt: 1.5 },
        seeding: Seeding::PerTurn,
        guess: Guess::Collecting,
    };

    /// What he does if this is what can be true.
    ///
    /// # Errors
    /// If there is nothing to choose, or no thinking is allowed at all.
    pub fn choose_in(
        &self,
        (options, view): (&Options, &View),
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
        imagine: impl FnOnce(&mut Quick) -> Imagination,
    ) -> Result<Action, CannotChoose> {
        let legal = choices::<State>(options, view, budget)?;
        let Some((side, _)) = view.player().filter(|_| legal.len() > 1) else { return Ok(legal[0]) };
        let mut quick = self.seeding.generator(view, entropy);
        let distances = Distances::new(&options.map);
        let imagination = imagine(&mut quick);
        let world = imagination.world(&mut quick);
        let advised = heuristics::choose(&world, &distances, &Style::GOOD);
        let candidates = plans(&world, &distances, &legal, advised);
        match candidates.as_slice() {
            [] => Ok(legal[0]),
            [only] => Ok(only.first),
            [advice, others @ ..] => {
                let (imagination, distances, depth) = (&imagination, &distances, self.depth);
                let search = Search { imagination, distances, side, depth, advice: *advice };
                Ok(search.best(others, budget, &mut quick))
            }
        }
    }
}
