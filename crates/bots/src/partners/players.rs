//! The players of each level: what they look at, how far, and what they forget.

use core::cmp::Reverse;

use ::partners::{Action, Card, Choices, Options, Position, Side, State, View, score};
use game::{Entropy, Game as _, Position as _, Quick};

use super::evidence::Evidence;
use super::lookahead::{Hand, Sensible};
use super::pools::Pools;
use super::stakes::Stakes;
use super::worlds::Knowledge;
use super::{lint, playout};
use crate::belief::Believed;
use crate::net;
use crate::search::Search;
use crate::values::{Question, Valued};
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
    /// The same, but how likely the others' decisions were is what the network says. Without a network it makes nothing of them.
    Network(usize),
}

impl Searcher {
    /// Plays well and at once.
    pub const STRONG: Searcher = Searcher { iterations: 1_000, inference: Inference::None };
    /// The champion before it learnt, frozen.
    pub const VETERAN: Searcher = Searcher { iterations: 60_000, inference: Inference::Worlds(8_192) };
    /// The same with what the network makes of the others' play: who judges for the champion.
    pub const JUDGE: Searcher = Searcher { inference: Inference::Network(128), ..Searcher::VETERAN };
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
            let search = self.search(view, knowledge, budget, quick);
            well_mannered(view, &ranking(&search), manners(self.iterations))
        })
    }

    fn valued(
        &self,
        question: &Question<'_, State>,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Option<Vec<Valued<Action>>> {
        budget.unless_told(self.iterations);
        let knowledge = Knowledge::of(question.view)?;
        let tried = self.search(question.view, &knowledge, budget, quick).tried();
        Some(tried.into_iter().map(|tried| tried.valued(Choices::action)).collect())
    }
}

impl Searcher {
    fn search(
        &self,
        view: &View,
        knowledge: &Knowledge,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Search<Hand, Sensible> {
        let mut search = Search::new(Hand, Sensible(Stakes::of(&view.board)));
        match self.inference {
            Inference::None => {
                search.run(&mut |quick: &mut Quick| Some(knowledge.imagine(quick)), budget, quick);
            }
            Inference::Worlds(count) => {
                let worlds = knowledge.likely(&Evidence::of(view), count, quick);
                search.run(&mut |quick: &mut Quick| Some(quick.pick(&worlds)), budget, quick);
            }
            Inference::Network(count) => {
                let believed = believed(view, count, quick);
                let mut belief = |quick: &mut Quick| {
                    let likely =
                        believed.as_ref().and_then(|believed| believed.draw(quick)).map(State::position);
                    Some(likely.unwrap_or_else(|| knowledge.imagine(quick)))
                };
                search.run(&mut belief, budget, quick);
            }
        }
        search
    }
}

/// Worlds that the others' play makes likely, if there is a network to tell.
fn believed(view: &View, count: usize, quick: &mut Quick) -> Option<Believed<State>> {
    Believed::new(net::of::<State>().ok()?, &view.board.options, view, count, quick)
}

/// The moves of a search with what they are worth on average, those chosen most often first; none before the first iteration.
fn ranking(search: &Search<Hand, Sensible>) -> Vec<(Action, f32)> {
    let mut moves = search.tried();
    moves.sort_unstable_by_key(|tried| (Reverse(tried.visits), tried.action));
    moves.iter().map(|tried| (Choices::action(tried.action), tried.mean())).collect()
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
            let choices = knowledge.imagine(quick).choices();
            choices.iter().max_by_key(|&action| (greed(known, action), quick.word()))
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
            let choices = knowledge.imagine(quick).choices();
            let remembered = knowledge.forgetting(quick);
            let mut sums: Vec<(Action, i64)> = choices.iter().map(|action| (action, 0)).collect();
            while budget.spend() {
                let world = remembered.imagine(quick);
                for (action, sum) in &mut sums {
                    *sum += i64::from(after_this_trick(world, *action, quick));
                }
            }
            sums.into_iter().max_by_key(|&(_, sum)| sum).map(|(action, _)| action)
        })
    }
}

/// What good manners may cost: a chance in a hundred, or about three points, and what a short search cannot tell apart.
fn manners(iterations: u64) -> f32 {
    0.01 + 1.0 / (iterations.max(1) as f32).sqrt()
}

/// The favourite; but a partner does not do what partners complain of for next to nothing.
fn well_mannered(view: &View, ranking: &[(Action, f32)], cost: f32) -> Option<Action> {
    let &(favourite, best) = ranking.first()?;
    let polite = |action: Action| !lint::inspect(view, action).is_fault();
    let mut as_good = ranking.iter().filter(|&&(_, worth)| worth >= best - cost);
    Some(as_good.find(|&&(action, _)| polite(action)).map_or(favourite, |&(action, _)| action))
}

/// What all players have in common: no thought without knowledge.
fn decide(
    options: &Options,
    view: &View,
    budget: &mut Budget<'_>,
    entropy: &mut dyn Entropy,
    thought: impl FnOnce(&Knowledge, &mut Budget<'_>, &mut Quick) -> Option<Action>,
) -> Result<Action, CannotChoose> {
    think::<State>(options, view, budget, entropy, |_, budget, quick| {
        thought(&Knowledge::of(view)?, budget, quick)
    })
}

/// A novice's judgement of a card: take the trick if there is something in it, with the smallest card that does; else get
/// rid of as little as possible.
fn greed(position: &Position, action: Action) -> i32 {
    let Action::Play(card) = action else { return -100 };
    let side = position.side_to_play();
    let asked_by_others = position.asked().is_some_and(|place| position.side_of(place) != side);
    let (points, height) = (card.points() as i32, card.rank() as i32);
    match position.leading {
        // Asked by the other team: as little as possible.
        _ if asked_by_others => -points - height,
        Some(highest) if position.side_of(highest.at()) == side => points - height,
        Some(highest) if card.rank() <= highest.rank() => -points - height,
        Some(_) | None => 2 * score::points(position.table) as i32 + points - height,
    }
}

/// How it stands after this trick for the side that decides, if everybody plays on with some sense.
fn after_this_trick(mut world: Position, action: Action, quick: &mut Quick) -> i32 {
    let side = world.deciding_place().map(|place| world.side_of(place));
    let next_trick = (Card::COUNT as u8 - 1 - world.played) & !3;
    world.act(action);
    let mut pools = Pools::of(&world);
    while pools.tricks.left > next_trick {
        let (pool, face) = playout::best_card(&pools, quick);
        pools.play(pool, face);
    }
    let stands = playout::prospect(&pools);
    if side == Some(Side::Hyde) { -stands } else { stands }
}
