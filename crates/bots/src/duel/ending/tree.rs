//! The tree of the moves that both see, with the hands that are possible at each node.

use ::duel::{Action, Card, Cards, Known, Led, Phase, View, trick};
use game::{BySide, Side};

use super::start::Start;
use crate::duel::node::{After, Node};
use crate::duel::payoff::Payoff;
use crate::duel::search::{Search, last_trick};

/// A node of the tree.
pub(super) enum Fork {
    /// Somebody leads or follows.
    Decision {
        side: Side,
        /// The moves: a stretch of [`Tree::edges`].
        edges: core::ops::Range<u32>,
        /// How many hands each player may have here.
        hands: BySide<usize>,
    },
    /// What every pair of hands comes to for hyde, jekyll's hand counting rows; 0 for pairs that cannot be. A stretch of
    /// [`Tree::payoffs`].
    End { from: u32, hands: BySide<usize> },
}

/// A move, and who can make it.
pub(super) struct Edge {
    pub action: Action,
    pub child: u32,
    /// The hands of who moves that can move so, by their number here; in the child they count 0, 1, 2...
    pub actor: core::ops::Range<u32>,
    /// The hands of the other that are still possible.
    pub other: core::ops::Range<u32>,
    /// Where the regrets of this move begin, one for each hand of who moves.
    pub regrets: u32,
}

/// The whole tree.
pub(super) struct Tree {
    pub forks: Vec<Fork>,
    pub edges: Vec<Edge>,
    /// Numbers of hands.
    pub numbers: Vec<u16>,
    pub payoffs: Vec<f32>,
    pub weights: BySide<Vec<f32>>,
    /// The weight of all pairs of hands together.
    pub total: f64,
    regrets: u32,
    hands: Hands,
}

/// The hands that both may have.
type Hands = BySide<Vec<Cards>>;

impl Tree {
    pub fn new(start: &Start, payoff: &Payoff) -> Tree {
        let hands = BySide::from_fn(|side| start.ranges[side].hands.clone());
        let weights = BySide::from_fn(|side| start.ranges[side].weights.clone());
        let mut total = 0.0;
        for (&one, weight) in hands.jekyll.iter().zip(&weights.jekyll) {
            let possible = hands.hyde.iter().zip(&weights.hyde).filter(|&(&other, _)| disjoint(one, other));
            total += possible.map(|(_, other)| f64::from(weight * other)).sum::<f64>();
        }
        let tree = Tree {
            forks: Vec::new(),
            edges: Vec::new(),
            numbers: Vec::new(),
            payoffs: Vec::new(),
            weights,
            total: f64::max(total, 1e-9),
            regrets: 0,
            hands: hands.clone(),
        };
        let mut builder = Builder { tree, payoff, search: Search::new(payoff, 12) };
        builder.lead(with_hands(start.node, SOME_CARDS), hands, start.left);
        builder.tree
    }

    /// How many pairs of a hand and a move there are in all nodes together.
    pub fn pairs(&self) -> usize {
        self.regrets as usize
    }

    pub fn numbers(&self, range: &core::ops::Range<u32>) -> &[u16] {
        &self.numbers[range.start as usize..range.end as usize]
    }

    pub fn edges(&self, range: &core::ops::Range<u32>) -> &[Edge] {
        &self.edges[range.start as usize..range.end as usize]
    }

    /// The node that a view is at, and the number of its owner's hand there.
    pub fn find(&self, start: &Start, view: &View) -> Option<(usize, usize)> {
        let Known::Own(own) = &view.known else { return None };
        let board = &view.board;
        let mut actions = Vec::new();
        let mut held = own.hand;
        for trick in board.tricks.get(10 - start.left..)? {
            actions.extend([trick.led.action(), Action::Play(trick.followed)]);
            held = held.with(trick.card_of(own.side));
        }
        if let Phase::Follow { leader, led } = board.phase {
            actions.push(led.action());
            if leader == own.side {
                return None;
            }
        }
        let mut hand = self.hands[own.side].iter().position(|&hand| hand == held)?;
        let mut at = 0;
        for action in actions {
            let Fork::Decision { side, edges, .. } = &self.forks[at] else { return None };
            let edge = self.edges(edges).iter().find(|edge| edge.action == action)?;
            let numbers = self.numbers(if *side == own.side { &edge.actor } else { &edge.other });
            hand = numbers.iter().position(|&number| usize::from(number) == hand)?;
            at = edge.child as usize;
        }
        let Fork::Decision { side, .. } = &self.forks[at] else { return None };
        (*side == own.side).then_some((at, hand))
    }
}

fn disjoint(one: Cards, other: Cards) -> bool {
    (one & other).is_empty()
}

/// Stand for hands that are not empty, where no single hand is meant.
const SOME_CARDS: BySide<Cards> = BySide { jekyll: Cards::ALL, hyde: Cards::ALL };

fn with_hands(mut node: Node, hands: BySide<Cards>) -> Node {
    node.round.hands = hands;
    node
}

struct Builder<'a> {
    tree: Tree,
    payoff: &'a Payoff,
    search: Search,
}

impl Builder<'_> {
    /// Adds the node at which somebody leads; returns its number.
    fn lead(&mut self, node: Node, hands: Hands, left: usize) -> u32 {
        if left <= 1 {
            let tricks = |hands| last_trick(&with_hands(node, hands)).round.taken.jekyll;
            return self.end(&hands, |builder, hands| builder.payoff.at(tricks(hands)));
        }
        let side = node.leader;
        let leads: Vec<Led> = trick::leads(union(&hands[side])).iter().collect();
        let moves: Vec<(Action, Card)> = leads.iter().map(|led| (led.action(), led.card)).collect();
        let (fork, edges) = self.decision(side, &hands, &moves, Cards::contains);
        for (index, led) in leads.into_iter().enumerate() {
            let (hands, edge) = self.after_move(side, &hands, edges + index as u32, led.card);
            let child = self.follow(node, led, hands, left);
            self.tree.edges[edge].child = child;
        }
        fork
    }

    fn follow(&mut self, node: Node, led: Led, hands: Hands, left: usize) -> u32 {
        let side = node.leader.other();
        let legal = |hand: Cards, card: Card| trick::follows(hand, led).contains(card);
        let cards =
            union(&hands[side]).iter().filter(|&card| hands[side].iter().any(|&hand| legal(hand, card)));
        let moves: Vec<(Action, Card)> = cards.map(|card| (Action::Play(card), card)).collect();
        let (fork, edges) = self.decision(side, &hands, &moves, legal);
        for (index, &(_, card)) in moves.iter().enumerate() {
            let (hands, edge) = self.after_move(side, &hands, edges + index as u32, card);
            let child = match node.trick(led, card) {
                After::Next(next) => self.lead(next, hands, left - 1),
                After::Swap(next) => self.swap(next, &hands),
            };
            self.tree.edges[edge].child = child;
        }
        fork
    }

    /// With two cards each or fewer everything is swapped, and then everything is known.
    fn swap(&mut self, node: Node, hands: &Hands) -> u32 {
        self.end(hands, |builder, BySide { jekyll, hyde }| {
            let swapped = BySide { jekyll: hyde, hyde: jekyll };
            let value = builder.search.exact(with_hands(node, swapped));
            builder.search.payoff(value, node.leader)
        })
    }

    /// Adds a node at which hands are compared.
    fn end(&mut self, hands: &Hands, payoff: impl Fn(&mut Self, BySide<Cards>) -> f64) -> u32 {
        let from = self.tree.payoffs.len() as u32;
        for &jekyll in &hands.jekyll {
            for &hyde in &hands.hyde {
                let possible = disjoint(jekyll, hyde);
                let payoff = if possible { payoff(self, BySide { jekyll, hyde }) } else { 0.0 };
                self.tree.payoffs.push(payoff as f32);
            }
        }
        self.tree.forks.push(Fork::End { from, hands: counts(hands) });
        self.tree.forks.len() as u32 - 1
    }

    /// Adds a node and its moves; children come later. Returns the node's number and that of its first move.
    fn decision(
        &mut self,
        side: Side,
        hands: &Hands,
        moves: &[(Action, Card)],
        legal: impl Fn(Cards, Card) -> bool,
    ) -> (u32, u32) {
        let first = self.tree.edges.len() as u32;
        for &(action, card) in moves {
            let actor = self.number(&hands[side], |hand| legal(hand, card));
            let other = self.number(&hands[side.other()], |hand| !hand.contains(card));
            let regrets = self.tree.regrets;
            self.tree.regrets += actor.end - actor.start;
            self.tree.edges.push(Edge { action, child: 0, actor, other, regrets });
        }
        let edges = first..self.tree.edges.len() as u32;
        self.tree.forks.push(Fork::Decision { side, edges, hands: counts(hands) });
        (self.tree.forks.len() as u32 - 1, first)
    }

    fn number(&mut self, hands: &[Cards], which: impl Fn(Cards) -> bool) -> core::ops::Range<u32> {
        let from = self.tree.numbers.len() as u32;
        let numbers =
            hands.iter().enumerate().filter(|&(_, &hand)| which(hand)).map(|(index, _)| index as u16);
        self.tree.numbers.extend(numbers);
        from..self.tree.numbers.len() as u32
    }

    /// The hands after a move.
    fn after_move(&self, side: Side, hands: &Hands, edge: u32, card: Card) -> (Hands, usize) {
        let Edge { actor, other, .. } = &self.tree.edges[edge as usize];
        let keep = |of: Side| -> Vec<Cards> {
            let numbers = self.tree.numbers(if of == side { actor } else { other });
            numbers.iter().map(|&number| hands[of][usize::from(number)].without(card)).collect()
        };
        (BySide::from_fn(keep), edge as usize)
    }
}

fn counts(hands: &Hands) -> BySide<usize> {
    BySide::from_fn(|side| hands[side].len())
}

/// All cards that are in any of these hands.
fn union(hands: &[Cards]) -> Cards {
    hands.iter().fold(Cards::EMPTY, |all, &hand| all | hand)
}
