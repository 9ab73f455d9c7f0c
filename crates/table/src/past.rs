//! What a table that lives long may forget. Its log is in a store; to go on it needs how things stand, the last few events,
//! and a mark of every command, by which it knows one that it may have carried out before.
//!
//! A table forgets only when it is [told to](Table::trim). For what it then [lacks](Table::lacks) it is
//! [restored](Table::restore): the store has everything.

use alloc::vec::Vec;

use game::{Move, Seat, Viewer};

use crate::any::Playable;
use crate::event::Cause;
use crate::ids::CommandId;
use crate::input::{Command, Done, Input, Request};
use crate::play::{Made, Play};
use crate::table::Table;

/// So many events are always remembered. Who comes back after a moment has missed fewer.
const KEPT: usize = 24;

/// Once there are so many, the older ones go.
const KEPT_MAX: usize = KEPT + 8;

/// Room for those and what a step may add.
const ROOM: usize = KEPT_MAX + 16;

impl<G: Playable> Table<G> {
    /// Forgets what is long past. Nothing changes for anybody, as long as whoever holds the table asks before each input whether it
    /// [lacks](Table::lacks) something.
    pub fn trim(&mut self) {
        if self.log.len() >= KEPT_MAX {
            let gone = self.log.len() - KEPT;
            self.log.drain(..gone);
            self.log.shrink_to(ROOM);
            self.first += gone as u64;
        }
        if let Some(play) = self.course.play_mut() {
            play.trim();
        }
    }

    /// Is everything remembered that ever happened?
    pub fn is_whole(&self) -> bool {
        self.first == 0 && self.course.play().is_none_or(|play| play.gone == 0)
    }

    /// Is everything remembered that happened behind this event?
    pub fn reaches(&self, seq: u64) -> bool {
        seq.saturating_add(1) >= self.first
    }

    /// Must the table be [restored](Table::restore), and [resume](Table::resume) its time, before it can be told this? To take
    /// something back all moves are played again; and of a command that may have been carried out long ago only the log knows.
    pub fn lacks(&self, input: &Input) -> bool {
        match input {
            Input::Command(command) => !self.is_whole() && self.needs_past(command),
            Input::Sit { .. } | Input::Present(_) | Input::Absent(_) | Input::Tick => false,
        }
    }

    fn needs_past(&self, command: &Command) -> bool {
        match command.request {
            // Where somebody has asked to take something back, it is done once all who play themselves consent.
            Request::AskTakeBack | Request::AnswerTakeBack { .. } | Request::StandIn { .. } => true,
            Request::Ready { .. }
            | Request::Leave
            | Request::Move { .. }
            | Request::Resign
            | Request::Abandon
            | Request::React { .. }
            | Request::Say { .. }
            | Request::AskRematch { .. } => self.may_know(command) && self.answer_again(command).is_none(),
        }
    }

    /// `false`: this command has never been carried out.
    fn may_know(&self, command: &Command) -> bool {
        match command.viewer {
            Viewer::Seat(seat) => self.course.marks.contains(seat, &command.id),
            Viewer::Public => false,
        }
    }

    /// The answer to a command that has been carried out before.
    pub(crate) fn answer_again(&self, command: &Command) -> Option<Done> {
        let is_it = |cause: &Cause| command.viewer.is(cause.seat) && cause.id == command.id;
        if !self.may_know(command) {
            return None;
        }
        let mut log = self.log.iter().rev().map(|logged| &logged.entry);
        let entry = log.find(|entry| entry.command.as_ref().is_some_and(is_it))?;
        Some(Done { seq: entry.seq })
    }
}

impl<G: Playable> Play<G> {
    /// Forgets old moves, but no seat's last decision nor anything behind it: it could be asked to be taken back.
    fn trim(&mut self) {
        if self.moves.len() < KEPT_MAX {
            return;
        }
        let last = |seat| self.last_decision(Seat(seat));
        let decided = (0..self.names.len() as u8).filter_map(last).min();
        let gone = decided.unwrap_or(0).min(self.moves.len() - KEPT);
        self.gone_draws += draws(&self.moves[..gone]);
        self.gone += gone as u64;
        self.moves.drain(..gone);
        self.moves.shrink_to(ROOM);
    }

    /// Which of the moves is the last decision of this seat of the game; `None` if it has not decided yet.
    pub(crate) fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.moves.iter().rposition(|made| matches!(made.mv, Move::Act(by, _) if by == seat))
    }

    /// How often chance has decided.
    pub(crate) fn draws(&self) -> u64 {
        self.gone_draws + draws(&self.moves)
    }
}

fn draws<G: Playable>(moves: &[Made<G>]) -> u64 {
    moves.iter().filter(|made| matches!(made.mv, Move::Chance(_))).count() as u64
}

/// A mark of every command that was carried out: small numbers in their order. Two commands may have the same one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks(Vec<u32>);

impl Marks {
    pub(crate) fn insert(&mut self, cause: &Cause) {
        let mark = mark(cause.seat, &cause.id);
        if let Err(place) = self.0.binary_search(&mark) {
            self.0.insert(place, mark);
        }
    }

    fn contains(&self, seat: Seat, id: &CommandId) -> bool {
        self.0.binary_search(&mark(seat, id)).is_ok()
    }
}

/// FNV-1a: whoever makes two ids with the same mark has the log read, as he could by sending one of them twice.
fn mark(seat: Seat, id: &CommandId) -> u32 {
    let bytes = [seat.0].into_iter().chain(id.as_str().bytes());
    bytes.fold(0x811c_9dc5, |mark: u32, byte| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
