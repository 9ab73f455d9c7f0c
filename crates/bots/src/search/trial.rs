//! Candidates weighed side by side: each in the same worlds with the same luck, so that little but the decision itself makes the
//! difference.

use core::cmp::Ordering;

use game::Quick;

use super::Belief;
use crate::Budget;
use crate::values::Valued;

/// What tries have brought so far that are independent of each other.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    sum: f64,
    squares: f64,
    pub tries: u64,
}

impl Tally {
    pub fn note(&mut self, worth: f64) {
        self.sum += worth;
        self.squares += worth * worth;
        self.tries += 1;
    }

    /// The mean; nothing before the first try.
    pub fn mean(&self) -> f64 {
        self.sum / (self.tries as f64).max(1.0)
    }

    /// What it is at least, as surely as that: the mean less so many standard errors.
    pub fn surely(&self, doubt: f64) -> f64 {
        let tries = self.tries as f64;
        let variance = (self.squares / tries.max(1.0) - self.mean() * self.mean()).max(0.0);
        self.mean() - doubt * (variance / (tries - 1.0).max(1.0)).sqrt()
    }

    /// The same for people.
    pub fn valued<A>(&self, action: A) -> Valued<A> {
        let tries = self.tries as f64;
        let mean = self.sum / tries;
        let variance = || (self.squares - tries * mean * mean).max(0.0) / (tries - 1.0);
        Valued {
            action,
            value: (self.tries > 0).then_some(mean),
            visits: self.tries,
            error: (self.tries > 1).then(|| (variance() / tries).sqrt()),
        }
    }
}

/// Tries so many candidates in one world with one luck; `false` if the budget ends before that.
pub(crate) fn in_one_world<World>(
    candidates: usize,
    belief: &mut impl Belief<World>,
    budget: &mut Budget<'_>,
    quick: &mut Quick,
    mut attempt: impl FnMut(usize, &World, u64),
) -> bool {
    let Some(world) = belief.imagine(quick) else { return false };
    let luck = quick.word64();
    (0..candidates).all(|candidate| {
        let paid = budget.spend();
        if paid {
            attempt(candidate, &world, luck);
        }
        paid
    })
}

/// Something that could be done instead of what is advised, and how much better than that it was.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rival<C> {
    pub candidate: C,
    pub better: Tally,
}

impl<C> Rival<C> {
    pub fn new(candidate: C) -> Rival<C> {
        Rival { candidate, better: Tally::default() }
    }

    /// The better one is the greater.
    pub fn by_mean(&self, other: &Rival<C>) -> Ordering {
        self.better.mean().total_cmp(&other.better.mean())
    }
}

/// So many rivals are looked at more closely.
const SHORT_LIST: usize = 12;

/// Tries the others against what is advised, and drops those that fall behind.
pub(crate) struct Halving<'a, World, Candidate> {
    /// How many games are played on, all candidates together.
    pub playouts: u32,
    /// How far each is played on.
    pub turns: u32,
    /// What the others are compared with.
    pub advice: Candidate,
    /// A world.
    pub imagine: &'a dyn Fn(&mut Quick) -> World,
    /// What comes of a candidate in that world, played on so far with that luck.
    pub attempt: &'a dyn Fn(&World, Candidate, u32, u64) -> f64,
}

impl<World, Candidate: Copy> Halving<'_, World, Candidate> {
    /// After each round those that fall behind are dropped (sequential halving), and what is left is tried in more worlds.
    pub fn run(
        &self,
        others: &[Candidate],
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Vec<Rival<Candidate>> {
        let mut rivals: Vec<_> = others.iter().map(|&candidate| Rival::new(candidate)).collect();
        self.shorten(&mut rivals, budget, quick);
        let rounds = (rivals.len() + 1).next_power_of_two().trailing_zeros().max(1);
        for _ in 0..rounds {
            let worlds = (self.playouts / rounds / (rivals.len() as u32 + 1)).max(1);
            // A world that the budget cannot pay for ends the search.
            if !(0..worlds).all(|_| self.compare(&mut rivals, self.turns, budget, quick)) {
                break;
            }
            rivals.sort_by(|one, other| other.by_mean(one));
            rivals.truncate((rivals.len() / 2).max(1));
        }
        rivals
    }

    /// Keeps what looks best at the end of this turn, if there is much to choose from.
    fn shorten(&self, rivals: &mut Vec<Rival<Candidate>>, budget: &mut Budget<'_>, quick: &mut Quick) {
        if rivals.len() <= SHORT_LIST {
            return;
        }
        let worlds = (self.playouts / 6 / (rivals.len() as u32 + 1)).max(2);
        let _whole = (0..worlds).all(|_| self.compare(rivals, 1, budget, quick));
        rivals.sort_by(|one, other| other.by_mean(one));
        rivals.truncate(SHORT_LIST);
        rivals.iter_mut().for_each(|rival| rival.better = Tally::default());
    }

    /// Tries everything in one world, what is advised first.
    fn compare(
        &self,
        rivals: &mut [Rival<Candidate>],
        turns: u32,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> bool {
        let mut advised = 0.0;
        let mut belief = |quick: &mut Quick| Some((self.imagine)(quick));
        in_one_world(rivals.len() + 1, &mut belief, budget, quick, |which, world, luck| {
            let attempt = |candidate| (self.attempt)(world, candidate, turns, luck);
            match which.checked_sub(1).map(|rival| &mut rivals[rival]) {
                None => advised = attempt(self.advice),
                Some(rival) => rival.better.note(attempt(rival.candidate) - advised),
            }
        })
    }
}
