//! Counterfactual regret minimisation on the tree, for all hands of a node at once.
//!
//! One walk improves one player: the other's weights go down the tree, what each hand of the first is worth against them
//! comes up. Where the first decides, moves are chosen in proportion to their regrets; where the other does, what he
//! plays now is added to what he plays on average, later walks counting more.

use ::duel::Action;
use game::{BySide, Side};

use super::tree::{Edge, Fork, Tree};

/// What has been learnt so far.
pub(super) struct Regrets {
    regrets: Vec<f32>,
    /// The moves made so far, added up with their weights.
    sums: Vec<f32>,
    rounds: u32,
    /// Room for the vectors of a walk, taken from the front and given back.
    stack: Vec<f32>,
}

/// What a walk is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// To learn.
    Learn,
    /// To find the best answer to what the other plays on average.
    Answer,
}

/// A walk: for whom and what for.
#[derive(Clone, Copy)]
struct Walk {
    side: Side,
    purpose: Purpose,
}

/// Where the vectors of a node lie on the stack: the other's weights, and what the walk's own hands are worth.
#[derive(Clone, Copy)]
struct At {
    reach: usize,
    values: usize,
}

impl Regrets {
    pub fn new(tree: &Tree) -> Regrets {
        let pairs = tree.pairs();
        Regrets { regrets: vec![0.0; pairs], sums: vec![0.0; pairs], rounds: 0, stack: Vec::new() }
    }

    /// Improves both players once.
    pub fn improve(&mut self, tree: &Tree) {
        self.rounds += 1;
        for side in Side::BOTH {
            self.walk_from_root(tree, Walk { side, purpose: Purpose::Learn });
        }
    }

    /// What this side could get at most against the other's average play, in its own eyes.
    pub fn best_response(&mut self, tree: &Tree, side: Side) -> f64 {
        self.walk_from_root(tree, Walk { side, purpose: Purpose::Answer })
    }

    /// The average play of a hand at a node.
    pub fn strategy(&self, tree: &Tree, node: usize, hand: usize) -> Vec<(Action, f64)> {
        let Fork::Decision { edges, .. } = &tree.forks[node] else { return Vec::new() };
        let mut moves = Vec::new();
        for edge in tree.edges(edges) {
            let number = tree.numbers(&edge.actor).iter().position(|&number| usize::from(number) == hand);
            moves.extend(
                number.map(|place| (edge.action, f64::from(self.sums[edge.regrets as usize + place]))),
            );
        }
        if moves.iter().all(|&(_, weight)| weight <= 0.0) {
            moves.iter_mut().for_each(|(_, weight)| *weight = 1.0);
        }
        moves
    }

    fn walk_from_root(&mut self, tree: &Tree, walk: Walk) -> f64 {
        self.stack.clear();
        let reach = self.room(tree.weights[walk.side.other()].len());
        self.stack[reach..].copy_from_slice(&tree.weights[walk.side.other()]);
        let own = &tree.weights[walk.side];
        let values = self.room(own.len());
        self.walk(tree, 0, walk, At { reach, values });
        let value: f64 =
            own.iter().zip(&self.stack[values..]).map(|(weight, value)| f64::from(weight * value)).sum();
        value / tree.total
    }

    /// Takes this many zeros from the stack.
    fn room(&mut self, count: usize) -> usize {
        let from = self.stack.len();
        self.stack.resize(from + count, 0.0);
        from
    }

    /// Adds to `values` what each hand of the walk's side is worth, weighed by the other's `reach`.
    fn walk(&mut self, tree: &Tree, node: usize, walk: Walk, at: At) {
        match &tree.forks[node] {
            Fork::End { from, hands } => {
                let BySide { jekyll: rows, hyde: columns } = *hands;
                let from = *from as usize;
                self.compare(&tree.payoffs[from..from + rows * columns], columns, walk.side, at);
            }
            Fork::Decision { side, edges, hands } => {
                let top = self.stack.len();
                let edges = tree.edges(edges);
                let count = hands[*side];
                if *side == walk.side {
                    self.decide(tree, edges, walk, (at, count));
                } else {
                    self.other_decides(tree, edges, walk, (at, count));
                }
                self.stack.truncate(top);
            }
        }
    }

    /// Adds what every pair of hands comes to; `payoffs` has a line for each hand of jekyll.
    fn compare(&mut self, payoffs: &[f32], columns: usize, side: Side, At { reach, values }: At) {
        let rows = payoffs.len() / columns.max(1);
        if side == Side::Jekyll {
            for row in 0..rows {
                let line = &payoffs[row * columns..(row + 1) * columns];
                let sum: f32 =
                    line.iter().zip(&self.stack[reach..]).map(|(payoff, reach)| payoff * reach).sum();
                self.stack[values + row] -= sum;
            }
        } else {
            for row in 0..rows {
                let weight = self.stack[reach + row];
                if weight != 0.0 {
                    let line = &payoffs[row * columns..(row + 1) * columns];
                    let values = &mut self.stack[values..values + columns];
                    values.iter_mut().zip(line).for_each(|(value, payoff)| *value += weight * payoff);
                }
            }
        }
    }

    /// For each hand the sum of a table's entries over its moves, and how many moves it has.
    fn add_up(&mut self, tree: &Tree, edges: &[Edge], purpose: Purpose, count: usize) -> (usize, usize) {
        let sums = self.room(count);
        let moves = self.room(count);
        let table = if purpose == Purpose::Learn { &self.regrets } else { &self.sums };
        for edge in edges {
            for (place, &number) in tree.numbers(&edge.actor).iter().enumerate() {
                self.stack[sums + usize::from(number)] += table[edge.regrets as usize + place];
                self.stack[moves + usize::from(number)] += 1.0;
            }
        }
        (sums, moves)
    }

    /// How often the hand of that number makes that move now (or on average).
    fn share(&self, entry: f32, number: usize, (sums, moves): (usize, usize)) -> f32 {
        let sum = self.stack[sums + number];
        if sum > 1e-20 { entry / sum } else { 1.0 / self.stack[moves + number] }
    }

    fn decide(&mut self, tree: &Tree, edges: &[Edge], walk: Walk, (at, count): (At, usize)) {
        let At { reach, values } = at;
        let totals = self.add_up(tree, edges, Purpose::Learn, count);
        let answers = self.stack.len();
        let all: usize = edges.iter().map(|edge| edge.actor.len()).sum();
        self.room(all);
        let mut answer = answers;
        for edge in edges {
            let others = tree.numbers(&edge.other);
            let child_reach = self.room(others.len());
            for (place, &number) in others.iter().enumerate() {
                self.stack[child_reach + place] = self.stack[reach + usize::from(number)];
            }
            self.walk(tree, edge.child as usize, walk, At { reach: child_reach, values: answer });
            self.stack.truncate(child_reach);
            answer += edge.actor.len();
        }
        match walk.purpose {
            Purpose::Learn => self.learn(tree, edges, totals, (values, answers)),
            Purpose::Answer => self.take_best(tree, edges, count, (values, answers)),
        }
    }

    /// The value of each hand as it plays now, and what it regrets then.
    fn learn(&mut self, tree: &Tree, edges: &[Edge], totals: (usize, usize), at: (usize, usize)) {
        let (values, mut answer) = at;
        for edge in edges {
            for (place, &number) in tree.numbers(&edge.actor).iter().enumerate() {
                let share = self.share(self.regrets[edge.regrets as usize + place], number.into(), totals);
                self.stack[values + usize::from(number)] += share * self.stack[answer + place];
            }
            answer += edge.actor.len();
        }
        let mut answer = at.1;
        for edge in edges {
            for (place, &number) in tree.numbers(&edge.actor).iter().enumerate() {
                let more = self.stack[answer + place] - self.stack[values + usize::from(number)];
                let regret = &mut self.regrets[edge.regrets as usize + place];
                *regret = (*regret + more).max(0.0);
            }
            answer += edge.actor.len();
        }
    }

    fn take_best(&mut self, tree: &Tree, edges: &[Edge], count: usize, at: (usize, usize)) {
        let (values, mut answer) = at;
        self.stack[values..values + count].fill(f32::NEG_INFINITY);
        for edge in edges {
            for (place, &number) in tree.numbers(&edge.actor).iter().enumerate() {
                let best = self.stack[values + usize::from(number)].max(self.stack[answer + place]);
                self.stack[values + usize::from(number)] = best;
            }
            answer += edge.actor.len();
        }
    }

    fn other_decides(&mut self, tree: &Tree, edges: &[Edge], walk: Walk, (at, count): (At, usize)) {
        let At { reach, values } = at;
        let totals = self.add_up(tree, edges, walk.purpose, count);
        // What was played early says little.
        let weight = self.rounds as f32;
        for edge in edges {
            let actors = tree.numbers(&edge.actor);
            let child_reach = self.room(actors.len());
            for (place, &number) in actors.iter().enumerate() {
                let index = edge.regrets as usize + place;
                let entry =
                    if walk.purpose == Purpose::Learn { self.regrets[index] } else { self.sums[index] };
                let played =
                    self.stack[reach + usize::from(number)] * self.share(entry, number.into(), totals);
                self.stack[child_reach + place] = played;
                if walk.purpose == Purpose::Learn {
                    self.sums[index] += weight * played;
                }
            }
            let others = tree.numbers(&edge.other);
            let child_values = self.room(others.len());
            if self.stack[child_reach..child_values].iter().any(|&weight| weight > 0.0) {
                self.walk(tree, edge.child as usize, walk, At { reach: child_reach, values: child_values });
            }
            for (place, &number) in others.iter().enumerate() {
                self.stack[values + usize::from(number)] += self.stack[child_values + place];
            }
            self.stack.truncate(child_reach);
        }
    }
}
