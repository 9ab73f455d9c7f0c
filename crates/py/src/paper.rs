//! A record of a game of any kind, behind one face.

use game::record::{Record, Recorder};
use game::{Move, Seat, Viewer};

use crate::errors::Error;
use crate::lab::Lab;
use crate::live::{AnyState, Live, worth};
use crate::look::{AnyView, Look};

/// A record.
pub trait AnyRecord: Send + Sync {
    /// The players' names, in the order of the seats.
    fn names(&self) -> &[String];
    /// What stands after `seed`.
    fn seed(&self) -> Option<&str>;
    /// Is there a result?
    fn finished(&self) -> bool;
    /// The moves as they are written.
    fn moves(&self) -> &[String];
    /// The record as it is written, without comments.
    fn text(&self) -> Result<String, Error>;
    /// What the end is worth to each seat.
    fn returns(&self) -> Option<Vec<f32>>;
    /// The game after so many moves.
    fn state(&self, moves: usize) -> Result<Box<dyn AnyState>, Error>;
    /// Calls `each` with every decision: after how many moves, whose, what that seat knew, and what it chose.
    fn each_decision(&self, each: &mut dyn FnMut(usize, Seat, Box<dyn AnyView>, String));
}

/// A record, and its moves as they are written.
pub struct Paper<G: Lab> {
    pub record: Record<G>,
    pub lines: Vec<String>,
}

impl<G: Lab> AnyRecord for Paper<G> {
    fn names(&self) -> &[String] {
        &self.record.names
    }

    fn seed(&self) -> Option<&str> {
        self.record.seed.as_deref()
    }

    fn finished(&self) -> bool {
        self.record.finished
    }

    fn moves(&self) -> &[String] {
        &self.lines
    }

    fn text(&self) -> Result<String, Error> {
        let Record { options, seed, names, moves, .. } = &self.record;
        let mut recorder = Recorder::<G>::new(options, seed.as_deref(), names.clone());
        for mv in moves {
            recorder.play(mv).map_err(|refused| Error::refused::<G>(&refused))?;
        }
        Ok(recorder.text().to_string())
    }

    fn returns(&self) -> Option<Vec<f32>> {
        let outcome = self.record.state.outcome()?;
        let seats = G::seats(&self.record.options) as u8;
        Some((0..seats).map(|seat| worth(G::standing(&outcome, Seat(seat)))).collect())
    }

    fn state(&self, moves: usize) -> Result<Box<dyn AnyState>, Error> {
        let all = &self.record.moves;
        let made =
            all.get(..moves).ok_or_else(|| Error::Value(format!("the record has {} moves", all.len())))?;
        let mut state = G::new(&self.record.options);
        for mv in made {
            state.apply(mv).map_err(|refused| Error::refused::<G>(&refused))?;
        }
        Ok(Box::new(Live::<G>::after(state, Some(made.to_vec()), moves as u64)))
    }

    fn each_decision(&self, each: &mut dyn FnMut(usize, Seat, Box<dyn AnyView>, String)) {
        let mut state = G::new(&self.record.options);
        for (number, mv) in self.record.moves.iter().enumerate() {
            if let Move::Act(seat, action) = mv {
                let viewer = Viewer::Seat(*seat);
                let look = Look::<G>::new(self.record.options.clone(), viewer, state.view(viewer));
                each(number, *seat, Box::new(look), G::write_action(&self.record.options, *action));
            }
            // The record was read, so its moves are legal.
            if state.apply(mv).is_err() {
                return;
            }
        }
    }
}
