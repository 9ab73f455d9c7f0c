//! The tree of the moves that both see, with the hands that are possible at each node.

use ::duel::{Known, View};

use super::start::Start;
use crate::duel::node::{After, COLOUR, Lead, NO_COLOUR, Node, POTIONS, each_bit};
use crate::duel::payoff::Payoff;
use crate::duel::round::Mv;
use crate::duel::search::Search;

/// A node of the tree.
pub(super) enum Place {
    /// Somebody leads or follows.
    Decision {
        role: u8,
        /// The moves: a stretch of [`Tree::edges`].
        edges: core::ops::Range<u32>,
        /// How many hands each role may have here.
        hands: [u16; 2],
    },
    /// What every pair of hands comes to for hyde, jekyll's hand counting rows; 0 for pairs that cannot be. A stretch of
    /// [`Tree::payoffs`].
    End { from: u32, hands: [u16; 2] },
}

/// A move, and who can make it.
pub(super) struct Edge {
    pub mv: Mv,
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
    pub places: Vec<Place>,
    pub edges: Vec<Edge>,
    /// Numbers of hands.
    pub numbers: Vec<u16>,
    pub payoffs: Vec<f32>,
    pub weights: [Vec<f32>; 2],
    /// The weight of all pairs of hands together.
    pub total: f64,
    regrets: u32,
    hands: [Vec<u32>; 2],
}

impl Tree {
    pub fn new(start: &Start, payoff: &Payoff) -> Tree {
        let hands = [start.ranges.jekyll.hands.clone(), start.ranges.hyde.hands.clone()];
        let weights = [start.ranges.jekyll.weights.clone(), start.ranges.hyde.weights.clone()];
        let mut total = 0.0;
        for (one, weight) in hands[0].iter().zip(&weights[0]) {
            let possible = hands[1].iter().zip(&weights[1]).filter(|(other, _)| one & *other == 0);
            total += possible.map(|(_, other)| f64::from(weight * other)).sum::<f64>();
        }
        let tree = Tree {
            places: Vec::new(),
            edges: Vec::new(),
            numbers: Vec::new(),
            payoffs: Vec::new(),
            weights,
            total: f64::max(total, 1e-9),
            regrets: 0,
            hands: hands.clone(),
        };
        let mut builder = Builder { tree, payoff, search: Search::new(payoff, 12) };
        builder.lead(Node { hands: [SOME_CARDS; 2], ..start.node }, hands, start.left);
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
        let mut moves = Vec::new();
        let mut played = own.hand.bits();
        let since = board.tricks.get(10 - start.left..)?;
        for trick in since {
            moves.push(lead_move(trick.led.card.index(), trick.led.colour as u32));
            moves.push(trick.followed.index() as u32);
            played |= 1 << trick.card_of(own.role).index();
        }
        if let ::duel::Phase::Follow { leader, led } = board.phase {
            moves.push(lead_move(led.card.index(), led.colour as u32));
            if leader == own.role {
                return None;
            }
        }
        let me = own.role as u8;
        let mut hand = self.hands[me as usize].iter().position(|&hand| hand == played)?;
        let mut at = 0;
        for mv in moves {
            let Place::Decision { role, edges, .. } = &self.places[at] else { return None };
            let edge = self.edges(edges).iter().find(|edge| edge.mv == mv)?;
            let numbers = self.numbers(if *role == me { &edge.actor } else { &edge.other });
            hand = numbers.iter().position(|&number| usize::from(number) == hand)?;
            at = edge.child as usize;
        }
        let Place::Decision { role, .. } = &self.places[at] else { return None };
        (*role == me).then_some((at, hand))
    }
}

fn lead_move(card: usize, asked: u32) -> Mv {
    card as u32 | asked << 5
}

/// Stands for hands that are not empty, where no single hand is meant.
const SOME_CARDS: u32 = 1 << 31;

struct Builder<'a> {
    tree: Tree,
    payoff: &'a Payoff,
    search: Search,
}

/// The hands of both, in role order.
type Hands = [Vec<u32>; 2];

impl Builder<'_> {
    /// Adds the node at which somebody leads; returns its number.
    fn lead(&mut self, node: Node, hands: Hands, left: usize) -> u32 {
        if left <= 1 {
            return self.end(&hands, |builder, hands| builder.payoff.at(last_trick(&node, hands).taken[0]));
        }
        let role = node.leader;
        let all = hands[usize::from(role)].iter().fold(0, |all, hand| all | hand);
        let mut leads = Vec::new();
        each_bit(all & !POTIONS, |card| leads.push(Lead { card, asked: COLOUR[usize::from(card)] }));
        each_bit(all & POTIONS, |card| leads.extend((0..NO_COLOUR).map(|asked| Lead { card, asked })));
        let moves: Vec<(Mv, u8)> =
            leads.iter().map(|lead| (lead_move(lead.card.into(), lead.asked.into()), lead.card)).collect();
        let (place, edges) = self.decision(role, &hands, &moves, |_, _| true);
        for (index, lead) in leads.into_iter().enumerate() {
            let (hands, edge) = self.after_move(role, &hands, edges + index as u32, lead.card);
            let child = self.follow(node, lead, hands, left);
            self.tree.edges[edge].child = child;
        }
        place
    }

    fn follow(&mut self, node: Node, lead: Lead, hands: Hands, left: usize) -> u32 {
        let role = node.leader ^ 1;
        let all = hands[usize::from(role)].iter().fold(0, |all, hand| all | hand);
        let mut moves = Vec::new();
        each_bit(all, |card| moves.push((u32::from(card), card)));
        let legal = |hand: u32, card: u8| {
            let mut node = Node { hands: [0; 2], ..node };
            node.hands[usize::from(role)] = hand;
            node.follows(lead) >> card & 1 == 1
        };
        moves.retain(|&(_, card)| {
            hands[usize::from(role)].iter().any(|&hand| hand >> card & 1 == 1 && legal(hand, card))
        });
        let (place, edges) = self.decision(role, &hands, &moves, legal);
        for (index, &(_, card)) in moves.iter().enumerate() {
            let (hands, edge) = self.after_move(role, &hands, edges + index as u32, card);
            let child = match node.trick(lead.card, card) {
                After::Next(next) => self.lead(next, hands, left - 1),
                After::Swap(next) => self.swap(next, &hands),
            };
            self.tree.edges[edge].child = child;
        }
        place
    }

    /// D4.2 with two cards each or fewer: everything is swapped, and then everything is known.
    fn swap(&mut self, node: Node, hands: &Hands) -> u32 {
        self.end(hands, |builder, [one, other]| {
            let value = builder.search.exact(Node { hands: [other, one], ..node });
            builder.search.payoff(value, node.leader)
        })
    }

    /// Adds a node at which hands are compared.
    fn end(&mut self, hands: &Hands, payoff: impl Fn(&mut Self, [u32; 2]) -> f64) -> u32 {
        let from = self.tree.payoffs.len() as u32;
        for &one in &hands[0] {
            for &other in &hands[1] {
                let payoff = if one & other == 0 { payoff(self, [one, other]) } else { 0.0 };
                self.tree.payoffs.push(payoff as f32);
            }
        }
        let hands = [hands[0].len() as u16, hands[1].len() as u16];
        self.tree.places.push(Place::End { from, hands });
        self.tree.places.len() as u32 - 1
    }

    /// Adds a node and its moves; children come later. Returns the node's number and that of its first move.
    fn decision(
        &mut self,
        role: u8,
        hands: &Hands,
        moves: &[(Mv, u8)],
        legal: impl Fn(u32, u8) -> bool,
    ) -> (u32, u32) {
        let first = self.tree.edges.len() as u32;
        for &(mv, card) in moves {
            let own = &hands[usize::from(role)];
            let actor = self.number(own, |hand| hand >> card & 1 == 1 && legal(hand, card));
            let other = self.number(&hands[usize::from(role ^ 1)], |hand| hand >> card & 1 == 0);
            let regrets = self.tree.regrets;
            self.tree.regrets += actor.end - actor.start;
            self.tree.edges.push(Edge { mv, child: 0, actor, other, regrets });
        }
        let counts = [hands[0].len() as u16, hands[1].len() as u16];
        let edges = first..self.tree.edges.len() as u32;
        self.tree.places.push(Place::Decision { role, edges, hands: counts });
        (self.tree.places.len() as u32 - 1, first)
    }

    fn number(&mut self, hands: &[u32], which: impl Fn(u32) -> bool) -> core::ops::Range<u32> {
        let from = self.tree.numbers.len() as u32;
        let numbers =
            hands.iter().enumerate().filter(|&(_, &hand)| which(hand)).map(|(index, _)| index as u16);
        self.tree.numbers.extend(numbers);
        from..self.tree.numbers.len() as u32
    }

    /// The hands after a move.
    fn after_move(&self, role: u8, hands: &Hands, edge: u32, card: u8) -> (Hands, usize) {
        let Edge { actor, other, .. } = &self.tree.edges[edge as usize];
        let keep = |role: u8, range: &core::ops::Range<u32>| -> Vec<u32> {
            let from = &hands[usize::from(role & 1)];
            self.tree.numbers(range).iter().map(|&number| from[usize::from(number)] & !(1 << card)).collect()
        };
        let mut next = [Vec::new(), Vec::new()];
        next[usize::from(role & 1)] = keep(role, actor);
        next[usize::from(role & 1 ^ 1)] = keep(role ^ 1, other);
        (next, edge as usize)
    }
}

/// The position after the last trick, with one card each.
fn last_trick(node: &Node, hands: [u32; 2]) -> Node {
    let node = Node { hands, ..*node };
    match node.trick(node.leading().trailing_zeros() as u8, node.following().trailing_zeros() as u8) {
        After::Next(end) | After::Swap(end) => end,
    }
}
