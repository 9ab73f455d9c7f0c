//! A game in progress, of any kind, behind one face.

use std::any::Any;

use bots::encode::Chosen;
use game::record::Recorder;
use game::{Move, Quick, Seat, Standing, Turn, Viewer};

use crate::errors::Error;
use crate::lab::Lab;
use crate::look::{AnyView, Look};
use crate::solve::{Answer, Patience, nothing};

/// A game in progress.
pub trait AnyState: Send + Sync {
    /// What is waited for.
    fn turn(&self) -> Turn;
    /// The seat whose decision is next; of several, the one whose line comes first in a record.
    fn seat(&self) -> Option<Seat>;
    /// Calls `each` with the ids that the seat to move may choose next.
    fn each_id(&mut self, each: &mut dyn FnMut(usize));
    /// The ids picked so far of an action that takes several.
    fn picked(&self) -> &[usize];
    /// Chooses an id for the seat to move.
    fn choose(&mut self, id: usize) -> Result<(), Error>;
    /// Plays an action, written as in a record, for a seat.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Error>;
    /// Plays an outcome of chance, written as in a record.
    fn chance(&mut self, outcome: &str) -> Result<(), Error>;
    /// Draws what chance decides, plays it, and says what it was.
    fn draw(&mut self, seed: Option<u64>) -> Result<String, Error>;
    /// Every outcome that chance can have now with its weight, where they are few.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// What the end is worth to each seat: 1 won, 0 drawn, -1 lost; nothing before it.
    fn returns(&self) -> Option<Vec<f32>>;
    /// The record so far.
    fn record(&self, names: Vec<String>, seed: Option<&str>) -> Result<String, Error>;
    /// All moves as they are written, each with its seat, if they are known.
    fn history(&self) -> Option<Vec<(Option<u8>, String)>>;
    /// From what the draws follow: a seed, and how many words of it were used.
    fn dice(&self) -> (u64, u32);
    /// Sets from what the draws follow.
    fn set_dice(&mut self, seed: u64, drawn: u32);
    /// How many moves were made, if that is known.
    fn moves(&self) -> Option<usize>;
    /// The exact value with all cards known, or bounds on it.
    fn solve(&self, patience: &Patience) -> Result<Answer, Error>;
    /// The same again.
    fn copy(&self) -> Box<dyn AnyState>;
    /// For comparison.
    fn as_any(&self) -> &dyn Any;
    /// Is it the same game, at the same point?
    fn same(&self, other: &dyn AnyState) -> bool;
}

/// A game in progress.
pub struct Live<G: Lab> {
    state: G,
    /// What the seat to move has picked of an action that takes several ids.
    part: G::Part,
    picked: Vec<usize>,
    entropy: Quick,
    /// What the entropy began with, and how many words of it were used.
    dice: (u64, u32),
    /// All moves; unknown where the game was imagined.
    history: Option<Vec<Move<G>>>,
    /// What the seat to move knows, once somebody has asked for it.
    seen: Option<G::View>,
}

impl<G: Lab> Live<G> {
    /// A game before its first move.
    pub fn new(options: &G::Options, seed: u64) -> Live<G> {
        Live::after(G::new(options), Some(Vec::new()), seed)
    }

    /// A game after these moves.
    pub fn after(state: G, history: Option<Vec<Move<G>>>, seed: u64) -> Live<G> {
        let part = G::Part::default();
        Live {
            state,
            part,
            picked: Vec::new(),
            entropy: Quick::new(seed),
            dice: (seed, 0),
            history,
            seen: None,
        }
    }

    /// The same with what was picked before.
    pub fn pick_up(&mut self, part: G::Part, picked: &[usize]) {
        self.part = part;
        self.picked = picked.to_vec();
    }

    fn play(&mut self, mv: Move<G>) -> Result<(), Error> {
        self.state.apply(&mv).map_err(|refused| Error::refused::<G>(&refused))?;
        if let Some(history) = &mut self.history {
            history.push(mv);
        }
        self.part = G::Part::default();
        self.picked.clear();
        self.seen = None;
        Ok(())
    }

    /// The seat to move and what it knows.
    fn look(&mut self) -> Option<(Seat, &G::View)> {
        let seat = self.state.first_writer()?;
        let state = &self.state;
        Some((seat, self.seen.get_or_insert_with(|| state.view(Viewer::Seat(seat)))))
    }

    /// Picks a piece of an action.
    fn pick(&mut self, seat: Seat, id: usize) -> Result<(), Error> {
        let Some(view) = &self.seen else { return Ok(()) };
        let chosen = G::choose(self.state.options(), view, self.part, id);
        match chosen.map_err(|bad| Error::Value(bad.to_string()))? {
            Chosen::Action(action) => self.play(Move::Act(seat, action)),
            Chosen::Part(part) => {
                self.part = part;
                self.picked.push(id);
                Ok(())
            }
        }
    }

    fn draw_with(&mut self, entropy: &mut Quick) -> Result<String, Error> {
        if self.state.turn() != Turn::Chance {
            return Err(Error::Value("chance has nothing to decide now".into()));
        }
        let chance = self.state.draw(entropy);
        let text = G::write_chance(self.state.options(), &chance);
        self.play(Move::Chance(chance))?;
        Ok(text)
    }
}

impl<G: Lab> AnyState for Live<G> {
    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn seat(&self) -> Option<Seat> {
        self.state.first_writer()
    }

    fn each_id(&mut self, each: &mut dyn FnMut(usize)) {
        if self.look().is_some()
            && let Some(view) = &self.seen
        {
            G::each_id(self.state.options(), view, self.part, each);
        }
    }

    fn picked(&self) -> &[usize] {
        &self.picked
    }

    fn choose(&mut self, id: usize) -> Result<(), Error> {
        let part = self.part;
        let Some((seat, view)) = self.look() else {
            return Err(Error::Value("nobody has anything to decide now".into()));
        };
        match G::meaning(view, part, id) {
            // The rules judge it, and say better than anybody why not.
            Some(Chosen::Action(action)) if self.picked.is_empty() => self.play(Move::Act(seat, action)),
            Some(_) | None => self.pick(seat, id),
        }
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Error> {
        let action = G::parse_action(self.state.options(), action).map_err(|fault| Error::text(&fault))?;
        self.play(Move::Act(seat, action))
    }

    fn chance(&mut self, outcome: &str) -> Result<(), Error> {
        let chance = G::parse_chance(self.state.options(), outcome).map_err(|fault| Error::text(&fault))?;
        self.play(Move::Chance(chance))
    }

    fn draw(&mut self, seed: Option<u64>) -> Result<String, Error> {
        if let Some(seed) = seed {
            return self.draw_with(&mut Quick::new(seed));
        }
        // Each draw has a stream of its own: how many words one takes does not move the next.
        let mut entropy = Quick::new(self.entropy.word64());
        self.dice.1 += 1;
        self.draw_with(&mut entropy)
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let write = |chance: &G::Chance| G::write_chance(self.state.options(), chance);
        self.state.outcomes().iter().map(|(chance, weight)| (write(chance), *weight)).collect()
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        let mut look = Look::<G>::new(self.state.options().clone(), viewer, self.state.view(viewer));
        if self.state.first_writer().is_some_and(|seat| viewer.is(seat)) {
            look.part = self.part;
            look.picked.clone_from(&self.picked);
        }
        Box::new(look)
    }

    fn returns(&self) -> Option<Vec<f32>> {
        let outcome = self.state.outcome()?;
        let seats = G::seats(self.state.options());
        Some((0..seats).map(|seat| worth(G::standing(&outcome, Seat(seat as u8)))).collect())
    }

    fn record(&self, names: Vec<String>, seed: Option<&str>) -> Result<String, Error> {
        let unknown =
            || Error::Value("this game was imagined from a view: how it came about is not known".into());
        let history = self.history.as_ref().ok_or_else(unknown)?;
        let mut recorder = Recorder::<G>::new(self.state.options(), seed, names);
        for mv in history {
            recorder.play(mv).map_err(|refused| Error::refused::<G>(&refused))?;
        }
        Ok(recorder.text().to_string())
    }

    fn history(&self) -> Option<Vec<(Option<u8>, String)>> {
        let options = self.state.options();
        let write = |mv: &Move<G>| match mv {
            Move::Act(seat, action) => (Some(seat.0), G::write_action(options, *action)),
            Move::Chance(chance) => (None, G::write_chance(options, chance)),
        };
        Some(self.history.as_ref()?.iter().map(write).collect())
    }

    fn dice(&self) -> (u64, u32) {
        self.dice
    }

    fn set_dice(&mut self, seed: u64, drawn: u32) {
        self.dice = (seed, drawn);
        self.entropy = Quick::new(seed);
        for _ in 0..drawn {
            self.entropy.word64();
        }
    }

    fn moves(&self) -> Option<usize> {
        self.history.as_ref().map(Vec::len)
    }

    fn solve(&self, patience: &Patience) -> Result<Answer, Error> {
        self.state.solve(patience).map_err(nothing)
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(Live::<G> {
            state: self.state.clone(),
            part: self.part,
            picked: self.picked.clone(),
            entropy: self.entropy,
            dice: self.dice,
            history: self.history.clone(),
            seen: self.seen.clone(),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn AnyState) -> bool {
        let other = other.as_any().downcast_ref::<Live<G>>();
        other.is_some_and(|other| self.state == other.state && self.part == other.part)
    }
}

/// What a standing is worth.
pub fn worth(standing: Standing) -> f32 {
    match standing {
        Standing::Lost => -1.0,
        Standing::Drew => 0.0,
        Standing::Won => 1.0,
    }
}
