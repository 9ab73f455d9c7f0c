//! Players that are programs.
//!
//! A bot is a client like a person: it gets a view and returns an action. There is no road from a bot to the truth; what
//! it wants to know about hidden cards it must imagine with `determinize`.
//!
//! - [`budget`]: how much a bot may think. [`exact`]: how far an exact search may go. [`level`]: the names people choose from.
//! - [`random`]: any legal action. [`ismcts`]: plain search, the reference that the others are measured against.
//! - [`search`]: the one search, for all games, beliefs and evaluators.
//! - [`values`]: what each action is worth in a bot's judgement.
//! - [`aim`]: what a search in each game is after. [`arena`]: where bots are measured against each other.
//! - [`encode`]: views and actions as numbers, for players that learn. [`net`]: players that have learnt.
//! - One module a game for judgement: [`partners`], [`duel`], [`london`].
//!
//! One thread, no clock, no files, no entropy of its own: the browser runs this crate too. It is not `no_std`, because
//! search wants square roots, and `std` is there in the browser as well.

extern crate alloc;

pub mod aim;
pub mod arena;
pub mod belief;
pub mod budget;
mod champion;
pub mod duel;
pub mod encode;
pub mod exact;
pub mod ismcts;
pub mod level;
pub mod london;
pub mod net;
pub mod partners;
pub mod random;
pub mod search;
pub mod values;

use core::fmt;

use game::{Entropy, Game, Quick};

pub use budget::Budget;
pub use level::{HasBots, Level, Strength};
use values::{Question, Valued};

/// A player that is a program.
pub trait Bot<G: Game> {
    /// Chooses one of the legal actions of the view. The same options, view, work and entropy give the same action.
    ///
    /// # Errors
    /// If there is nothing to choose, or no thinking is allowed at all.
    fn choose(
        &self,
        options: &G::Options,
        view: &G::View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose>;

    /// What a search has found about each action, as far as it tried; `None` from a bot that does not search.
    ///
    /// The budget's work may also be more than the bot is made for.
    fn valued(
        &self,
        _question: &Question<'_, G>,
        _budget: &mut Budget<'_>,
        _quick: &mut Quick,
    ) -> Option<Vec<Valued<G::Action>>> {
        None
    }
}

/// Why a bot did not choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotChoose {
    /// The view has nothing to decide.
    NothingToDecide,
    /// The budget is zero.
    NoBudget,
}

impl fmt::Display for CannotChoose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotChoose::NothingToDecide => f.write_str("there is nothing to decide here"),
            CannotChoose::NoBudget => f.write_str("a budget of zero leaves no room for a thought"),
        }
    }
}

impl core::error::Error for CannotChoose {}

/// What the view's owner may choose from.
///
/// # Errors
/// If that is nothing, or no thinking is allowed at all.
pub fn choices<G: Game>(
    options: &G::Options,
    view: &G::View,
    budget: &Budget<'_>,
) -> Result<Vec<G::Action>, CannotChoose> {
    if budget.is_nothing() {
        return Err(CannotChoose::NoBudget);
    }
    let legal = G::legal(options, view);
    if legal.is_empty() { Err(CannotChoose::NothingToDecide) } else { Ok(legal) }
}

/// What thinkers have in common: there is nothing to think about where there is one choice, and where thinking leads to nothing
/// the first will do. Chance comes from a fast generator that follows from the slow one.
pub(crate) fn think<G: Game>(
    options: &G::Options,
    view: &G::View,
    budget: &mut Budget<'_>,
    entropy: &mut dyn Entropy,
    thought: impl FnOnce(&[G::Action], &mut Budget<'_>, &mut Quick) -> Option<G::Action>,
) -> Result<G::Action, CannotChoose> {
    let legal = choices::<G>(options, view, budget)?;
    if legal.len() == 1 {
        return Ok(legal[0]);
    }
    Ok(thought(&legal, budget, &mut quick(entropy)).unwrap_or(legal[0]))
}

/// A fast generator that follows from a slow one.
pub(crate) fn quick(entropy: &mut dyn Entropy) -> Quick {
    Quick::new(u64::from(entropy.word()) << 32 | u64::from(entropy.word()))
}
