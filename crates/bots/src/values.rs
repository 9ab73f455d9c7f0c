//! What each action is worth on what one seat knows, in a bot's judgement.
//!
//! A value is the result that the seat's own side can expect: 0 is the worst, a half is even, 1 is the best. Who searches says what
//! the search has found. Who does not is asked in another way: worlds are imagined in which everything is true that the seat
//! knows, each action is played in each of them, and the bot plays on for everybody.
//!
//! | game | `random`, `novice`, `casual` | `ismcts:N` | `strong`, `champion`, `veteran` |
//! |---|---|---|---|
//! | partners | the hand played on: a half, and 1/400 for each point by which it is won | the same, searched | the chance to win the game, as the difference of this hand moves it |
//! | duel | the round played on: the chance to win from where the marker stands; in a return match the spaces left to jekyll | the same, searched | the chance to win the game or return match |
//! | london | the game played on: 1 won, 1/2 drawn | the chance to win, as random play shows it | the chance to win, a few turns ahead |
//!
//! A champion that has learned judges by the search of the one before it, in worlds that the others' play makes likely ([`belief`](crate::belief)).
//!
//! Nothing here sees a state: only options and a view go in. The same view, level, work and entropy give the same values.

use game::{Entropy, Game, Move, Quick, Seat, Turn, Viewer};

use crate::aim::HasAim;
use crate::search::trial::{Tally, in_one_world};
use crate::{Bot, Budget, CannotChoose, HasBots, Level, choices, quick};

/// What an action is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued<A> {
    /// The action.
    pub action: A,
    /// What the seat's side can expect of it, from 0 to 1; `None` if it was never tried.
    pub value: Option<f64>,
    /// How often it was tried.
    pub visits: u64,
    /// The standard error of the value, where the tries are independent of each other. A search's are not.
    pub error: Option<f64>,
}

impl<A> Valued<A> {
    /// What a search says of an action: the sum of what its visits brought.
    pub(crate) fn searched(action: A, total: f64, visits: u32) -> Valued<A> {
        let value = (visits > 0).then(|| total / f64::from(visits));
        Valued { action, value, visits: visits.into(), error: None }
    }
}

/// What is asked: what was agreed, what the seat knows, and what it may choose.
pub struct Question<'a, G: Game> {
    /// What was agreed.
    pub options: &'a G::Options,
    /// What the seat knows.
    pub view: &'a G::View,
    /// What it may choose.
    pub legal: &'a [G::Action],
}

/// What each legal action is worth to the view's owner in the judgement of that level, in ascending order of the actions.
///
/// The budget's work is what the level counts: simulations, worlds or games played on. Here it may also be more than the level is made for.
///
/// # Errors
/// If there is nothing to choose, or no thinking is allowed at all.
pub fn values<G: HasBots>(
    options: &G::Options,
    view: &G::View,
    level: Level,
    budget: &mut Budget<'_>,
    entropy: &mut dyn Entropy,
) -> Result<Vec<Valued<G::Action>>, CannotChoose> {
    let legal = choices::<G>(options, view, budget)?;
    let (seat, aim) = G::aim(view).ok_or(CannotChoose::NothingToDecide)?;
    let question = Question { options, view, legal: &legal };
    let mut quick = quick(entropy);
    let bot = G::bot(level);
    let found = bot.valued(&question, budget, &mut quick).unwrap_or_else(|| {
        budget.unless_told(G::PLAYED_ON);
        played_on::<G>(&question, (seat, aim), &*bot, budget, &mut quick)
    });
    let untried = |action| Valued { action, value: None, visits: 0, error: None };
    let of = |action| found.iter().find(|valued| valued.action == action).copied();
    Ok(legal.iter().map(|&action| of(action).unwrap_or_else(|| untried(action))).collect())
}

/// Every action in the same worlds with the same luck, and then the bot plays on for everybody.
fn played_on<G: HasBots>(
    question: &Question<'_, G>,
    (seat, aim): (Seat, G::Aim),
    bot: &dyn Bot<G>,
    budget: &mut Budget<'_>,
    quick: &mut Quick,
) -> Vec<Valued<G::Action>> {
    let mut tallies = vec![Tally::default(); question.legal.len()];
    let mut belief = |quick: &mut Quick| Some(G::determinize(question.options, question.view, quick));
    let mut attempt = |which: usize, world: &G, luck: u64| {
        let first = Move::Act(seat, question.legal[which]);
        let worth = f64::from(end::<G>(world.clone(), first, bot, &aim, luck));
        tallies[which].note(if G::side(&aim, seat) == 0 { worth } else { 1.0 - worth });
    };
    while in_one_world(question.legal.len(), &mut belief, budget, quick, &mut attempt) {}
    question.legal.iter().zip(&tallies).map(|(&action, tally)| tally.valued(action)).collect()
}

/// What comes of a move to side 0 if the bot decides everything after it.
fn end<G: HasAim>(mut world: G, first: Move<G>, bot: &dyn Bot<G>, aim: &G::Aim, luck: u64) -> f32 {
    let mut quick = Quick::new(luck);
    let mut next = first;
    loop {
        if world.apply(&next).is_err() {
            debug_assert!(false, "a bot chooses among what is legal, and a draw is possible");
            return G::guess(aim, &world.position());
        }
        if let Some(worth) = G::worth(aim, &world.position()) {
            return worth;
        }
        next = match world.turn() {
            Turn::Over => return G::guess(aim, &world.position()),
            Turn::Chance => Move::Chance(world.draw(&mut quick)),
            Turn::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return G::guess(aim, &world.position()) };
                let view = world.view(Viewer::Seat(seat));
                let chosen = bot.choose(world.options(), &view, &mut Budget::full(), &mut quick);
                let Ok(action) = chosen else { return G::guess(aim, &world.position()) };
                Move::Act(seat, action)
            }
        };
    }
}
