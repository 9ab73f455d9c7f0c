//! The players of each level: what they look at, how far, and what they forget.

use ::partners::{Action, Options, Place, State, View};
use game::{Entropy, Quick};

use super::evidence::Evidence;
use super::position::{FACES, POINTS, Position, STRENGTH, card};
use super::stakes::Stakes;
use super::tree::{ASK, Code, Tree, follow, legal};
use super::worlds::Knowledge;
use super::{lint, playout};
use crate::{Bot, Budget, CannotChoose, think};

/// Searches the worlds it holds possible, so many times over.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    /// How many times a world is played through for one decision.
    pub iterations: u64,
    /// What it makes of the others' play.
    pub inference: Inference,
}

/// What a searcher makes of the others' play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inference {
    /// Nothing: every world that fits the backs is as likely as another.
    None,
    /// It holds those worlds likely that explain what the others did, and weighs so many of them.
    Worlds(usize),
}

impl Searcher {
    /// Plays well and at once.
    pub const STRONG: Searcher = Searcher { iterations: 1_000, inference: Inference::None };
    /// The best we have.
    pub const CHAMPION: Searcher = Searcher { iterations: 60_000, inference: Inference::Worlds(8_192) };
}

/// Looks at the points on the table, wants scenes, and wins what can be won now. Never asks unless it must, and has no idea
/// what deeds are for until they have been counted.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

/// Knows what the score is made of, but looks no further than the end of this trick, at a few ways in which the cards
/// may lie, and forgets the smaller cards that have been played.
#[derive(Clone, Copy, Debug)]
pub struct Casual;

/// How many ways in which the cards may lie come to a casual player's mind.
const CASUAL_WORLDS: u32 = 6;

impl Bot<State> for Searcher {
    fn choose(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        decide(options, view, budget, entropy, |knowledge, budget, quick| {
            budget.at_most(self.iterations);
            let mut tree = Tree::new(Stakes::of(&view.board));
            match self.inference {
                Inference::None => tree.search(|quick| knowledge.imagine(quick), budget, quick),
                Inference::Worlds(count) => {
                    let worlds = knowledge.likely(&Evidence::of(view), count, quick);
                    tree.search(|quick| quick.pick(&worlds), budget, quick);
                }
            }
            well_mannered(view, knowledge.base(), &tree.ranking(), manners(self.iterations))
        })
    }
}

impl Bot<State> for Novice {
    fn choose(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        decide(options, view, budget, entropy, |knowledge, _, quick| {
            let known = knowledge.base();
            let codes = legal(&knowledge.imagine(quick));
            each(codes).max_by_key(|&code| (greed(known, code), quick.word()))
        })
    }
}

impl Bot<State> for Casual {
    fn choose(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        decide(options, view, budget, entropy, |knowledge, budget, quick| {
            budget.at_most(CASUAL_WORLDS.into());
            let codes = legal(&knowledge.imagine(quick));
            let remembered = knowledge.forgetting(quick);
            let mut sums = [0i64; FACES + 4];
            while budget.spend() {
                let world = remembered.imagine(quick);
                for code in each(codes) {
                    sums[usize::from(code)] += i64::from(after_this_trick(world, code, quick));
                }
            }
            each(codes).max_by_key(|&code| sums[usize::from(code)])
        })
    }
}

/// What good manners may cost: a chance in a hundred, or about three points, and what a short search cannot tell apart.
fn manners(iterations: u64) -> f32 {
    0.01 + 1.0 / (iterations.max(1) as f32).sqrt()
}

/// The favourite; but a partner does not do what partners complain of for next to nothing.
fn well_mannered(view: &View, position: &Position, ranking: &[(Code, f32)], cost: f32) -> Option<Code> {
    let &(favourite, best) = ranking.first()?;
    let polite = |code: Code| !lint::inspect(view, action(position, code)).is_fault();
    let mut as_good = ranking.iter().filter(|&&(_, worth)| worth >= best - cost);
    Some(as_good.find(|&&(code, _)| polite(code)).map_or(favourite, |&(code, _)| code))
}

/// What all players have in common: no thought without knowledge, and codes in their heads.
fn decide(
    options: &Options,
    view: &View,
    budget: &mut Budget<'_>,
    entropy: &mut dyn Entropy,
    thought: impl FnOnce(&Knowledge, &mut Budget<'_>, &mut Quick) -> Option<Code>,
) -> Result<Action, CannotChoose> {
    think::<State>(options, view, budget, entropy, |_, budget, quick| {
        let knowledge = Knowledge::of(view)?;
        thought(&knowledge, budget, quick).map(|code| action(knowledge.base(), code))
    })
}

/// The action that a code stands for.
fn action(position: &Position, code: Code) -> Action {
    if code >= ASK {
        Action::Ask(Place::ALL[usize::from(code - ASK) & 3])
    } else {
        Action::Play(card(position.side_of(position.turn), code.into()))
    }
}

/// The codes of a set.
fn each(codes: u32) -> impl Iterator<Item = Code> {
    (0..ASK + 4).filter(move |code| codes >> code & 1 == 1)
}

/// A novice's judgement of a card: take the trick if there is something in it, with the smallest card that does; else get
/// rid of as little as possible.
fn greed(position: &Position, code: Code) -> i32 {
    if code >= ASK {
        return -100;
    }
    let face = usize::from(code);
    let own_turn = position.side_of(position.decider()) == position.side_of(position.turn);
    let partner =
        position.highest > 0 && position.side_of(position.highest_at) == position.side_of(position.turn);
    let wins = STRENGTH[face] > position.highest;
    let (points, strength) = (i32::from(POINTS[face]), i32::from(STRENGTH[face]));
    match (own_turn, wins, partner) {
        // Asked by the other team: as little as possible.
        (false, _, _) => -points - strength,
        (true, _, true) => points - strength,
        (true, true, false) => 2 * i32::from(position.table_points) + points - strength,
        (true, false, false) => -points - strength,
    }
}

/// How it stands after this trick for the side that decides, if everybody plays on with some sense.
fn after_this_trick(mut world: Position, code: Code, quick: &mut Quick) -> i32 {
    let jekyll = world.side_of(world.decider()) == 0;
    let next_trick = (world.left - 1) & !3;
    follow(&mut world, code);
    while world.left > next_trick {
        let (pool, face) = playout::best_card(&world, quick);
        world.play(pool, face);
    }
    let stands = playout::prospect(&world);
    if jekyll { stands } else { -stands }
}
