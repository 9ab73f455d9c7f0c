//! One game of many that are played at once.

use bots::encode::Chosen;
use bots::{Bot, Budget};
use game::{Entropy as _, Move, Quick, Seat, Turn, Viewer};

use crate::lab::Lab;
use crate::live::worth;
use crate::look::Look;

/// The rows of the arrays that belong to one game.
pub struct Rows<'a> {
    pub observation: &'a mut [u8],
    pub mask: &'a mut [u8],
    pub reward: &'a mut [f32],
    pub done: &'a mut u8,
    pub seat: &'a mut u8,
}

/// A game that begins anew when it is over.
pub struct Slot<G: Lab> {
    options: G::Options,
    state: G,
    /// What the seat to move knows.
    view: G::View,
    seat: Seat,
    /// What it has picked of an action that takes several ids, if it has.
    part: Option<G::Part>,
    /// The ids of that.
    picked: Vec<usize>,
    legal: Ids,
    /// All chance of this game, and of those after it.
    entropy: Quick,
    /// Are decisions made here that leave no choice?
    skip_forced: bool,
    /// How many stages of the game are over.
    stages: usize,
    /// What the stage was worth to the first camp that ended before this decision, if one did.
    payoff: Option<f32>,
}

impl<G: Lab> Slot<G> {
    /// A game whose chance follows from the seed.
    pub fn new(options: &G::Options, seed: u64, skip_forced: bool) -> Slot<G> {
        let state = G::new(options);
        let view = state.view(Viewer::Public);
        Slot {
            options: options.clone(),
            state,
            view,
            seat: Seat(0),
            part: None,
            picked: Vec::new(),
            legal: Ids::default(),
            entropy: Quick::new(seed),
            skip_forced,
            stages: 0,
            payoff: None,
        }
    }

    /// The whole truth, for the critic of who learns.
    pub fn truth(&self) -> &G {
        &self.state
    }

    /// The seat to move.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the stage was worth to the first camp that ended with the last step, if one did.
    pub fn payoff(&self) -> Option<f32> {
        self.payoff
    }

    /// What the seat to move knows.
    pub fn look(&self) -> Look<G> {
        let mut look = Look::new(self.options.clone(), Viewer::Seat(self.seat), self.view.clone());
        look.part = self.part.unwrap_or_default();
        look.picked.clone_from(&self.picked);
        look
    }

    /// May this id be chosen?
    pub fn may(&self, id: i64) -> bool {
        usize::try_from(id).is_ok_and(|id| self.legal.contains(id))
    }

    /// What this bot would choose here. Asked again in the middle of an action it goes on with the same one, if that is what was begun.
    pub fn advice(&self, bot: &dyn Bot<G>) -> usize {
        // Luck of its own: whoever drew worlds with the luck to come would foresee it.
        let mut luck = Quick::new(!{ self.entropy }.word64());
        let chosen = bot.choose(&self.options, &self.view, &mut Budget::full(), &mut luck);
        let mut ids = Vec::new();
        if let Ok(action) = chosen {
            G::ids_of(&self.view, action, |id| ids.push(id));
        }
        let begun = ids.starts_with(&self.picked);
        let next = ids.get(self.picked.len()).copied().filter(|id| begun && self.legal.contains(*id));
        next.unwrap_or_else(|| self.random_id(&mut luck))
    }

    /// One of the ids that may be chosen, all equally likely.
    pub fn random_id(&self, quick: &mut Quick) -> usize {
        self.legal.nth(quick.below(self.legal.len as u32) as usize)
    }

    /// Goes on to the first decision, and shows it.
    pub fn begin(&mut self, rows: &mut Rows<'_>) {
        self.state = G::new(&self.options);
        self.stages = 0;
        self.payoff = None;
        self.part = None;
        self.picked.clear();
        rows.reward.fill(0.0);
        *rows.done = 0;
        self.go_on(rows);
        self.show(rows);
    }

    /// Chooses an id that may be chosen, goes on to the next decision, and shows it.
    pub fn step(&mut self, id: usize, rows: &mut Rows<'_>) {
        rows.reward.fill(0.0);
        *rows.done = 0;
        self.payoff = None;
        self.choose(id);
        self.go_on(rows);
        self.show(rows);
    }

    fn choose(&mut self, id: usize) {
        let part = self.part.unwrap_or_default();
        match G::meaning(&self.view, part, id).expect("the id was found legal") {
            Chosen::Part(part) => {
                self.part = Some(part);
                self.picked.push(id);
            }
            Chosen::Action(action) => {
                self.part = None;
                self.picked.clear();
                self.state.apply(&Move::Act(self.seat, action)).expect("what an id stands for is legal");
            }
        }
    }

    /// Lets chance decide, and begins new games, until somebody has something to decide.
    fn go_on(&mut self, rows: &mut Rows<'_>) {
        loop {
            if self.part.is_none() {
                self.reach_decision(rows);
            }
            let part = self.part.unwrap_or_default();
            self.legal.clear();
            let legal = &mut self.legal;
            G::each_id(&self.options, &self.view, part, |id| legal.insert(id));
            if !self.skip_forced || self.legal.len > 1 {
                return;
            }
            self.choose(self.legal.nth(0));
        }
    }

    fn reach_decision(&mut self, rows: &mut Rows<'_>) {
        loop {
            let stages = self.state.stages();
            if stages > self.stages {
                self.payoff = Some(self.state.payoff());
            }
            self.stages = stages;
            match self.state.turn() {
                Turn::Seats(_) => break,
                Turn::Chance => {
                    let chance = self.state.draw(&mut self.entropy);
                    self.state.apply(&Move::Chance(chance)).expect("what is drawn is possible");
                }
                Turn::Over => {
                    self.pay_out(rows);
                    self.state = G::new(&self.options);
                    self.stages = 0;
                }
            }
        }
        self.seat = self.state.first_writer().expect("somebody decides when it is the turn of seats");
        self.view = self.state.view(Viewer::Seat(self.seat));
    }

    fn pay_out(&self, rows: &mut Rows<'_>) {
        *rows.done = 1;
        let outcome = self.state.outcome().expect("a game that is over has an outcome");
        for (seat, reward) in rows.reward.iter_mut().enumerate() {
            *reward = worth(G::standing(&outcome, Seat(seat as u8)));
        }
    }

    fn show(&self, rows: &mut Rows<'_>) {
        G::observe(&self.options, &self.view, self.part.unwrap_or_default(), rows.observation);
        self.legal.show(rows.mask);
        *rows.seat = self.seat.0;
    }
}

/// A set of ids.
#[derive(Default)]
struct Ids {
    bits: [u64; Ids::WORDS],
    len: usize,
}

impl Ids {
    /// No game has more than 512 ids; one that had would be found out by the first test that plays it.
    const WORDS: usize = 8;

    fn clear(&mut self) {
        *self = Ids::default();
    }

    fn insert(&mut self, id: usize) {
        self.bits[id / 64] |= 1 << (id % 64);
        self.len += 1;
    }

    fn contains(&self, id: usize) -> bool {
        self.bits.get(id / 64).is_some_and(|word| word >> (id % 64) & 1 == 1)
    }

    fn nth(&self, mut n: usize) -> usize {
        for (number, word) in self.bits.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if n < ones {
                let mut word = *word;
                (0..n).for_each(|_| word &= word - 1);
                return 64 * number + word.trailing_zeros() as usize;
            }
            n -= ones;
        }
        unreachable!("there are as many ids as were put in")
    }

    fn show(&self, mask: &mut [u8]) {
        mask.fill(0);
        for (number, word) in self.bits.iter().enumerate() {
            let mut word = *word;
            while word != 0 {
                mask[64 * number + word.trailing_zeros() as usize] = 1;
                word &= word - 1;
            }
        }
    }
}
