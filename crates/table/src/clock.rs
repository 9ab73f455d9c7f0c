//! Clocks: how much time a seat has left, and who pays for time that passes.
//!
//! What is stored is time *left* at an event, never a deadline. Between events time is charged in strides, from one
//! call to the next, and only to people who could have used it:
//!
//! - A stride longer than [`STRIDE_MS_MAX`], or one backwards, costs nobody anything: the server was asleep, or its
//!   clock was set. Whoever holds the table calls it at least once a second while a clock runs, or has a clock that stands still
//!   when he does, and [vouches](crate::Table::wait_until) for the time that it shows.
//! - After a restart a seat is not charged before its person is back or [`GRACE_MS`] have passed.
//! - What was charged since the last event is forgotten when the server dies.
//! - Programs are not charged: how long one waits for a processor is not its fault.

use alloc::vec;
use alloc::vec::Vec;

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::event::Event;

/// Milliseconds on the clock of whoever holds the table. Only differences count; it should be a monotonic one.
pub type Millis = u64;

/// A longer time between two calls means that the server was away.
pub const STRIDE_MS_MAX: Millis = 5_000;

/// After a restart people have so long to come back before their clocks run.
pub const GRACE_MS: Millis = 60_000;

/// Who has been without connection for so long does not keep the others from breaking a game off.
pub const AWAY_MS_MAX: Millis = 120_000;

/// Who has been without connection for so long may be played for by a program, if somebody who waits for him wants that.
pub const PATIENCE_MS: Millis = 45_000;

/// How thinking time is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ClockRule {
    /// Not at all.
    #[default]
    None,
    /// So long for every decision.
    PerMove {
        /// Milliseconds.
        #[cfg_attr(feature = "openapi", schema(value_type = u64))]
        ms: Millis,
    },
    /// So long for all decisions together.
    PerGame {
        /// Milliseconds at the start.
        #[cfg_attr(feature = "openapi", schema(value_type = u64))]
        ms: Millis,
        /// Milliseconds added after every decision.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(value_type = u64))]
        increment_ms: Millis,
    },
}

impl ClockRule {
    /// Nobody can decide in less.
    const MS_MIN: Millis = 1_000;
    /// Thirty days.
    const MS_MAX: Millis = 30 * 24 * 3_600_000;

    /// Is it a clock that people can play with?
    pub fn is_sane(self) -> bool {
        let sane = |ms| (ClockRule::MS_MIN..=ClockRule::MS_MAX).contains(&ms);
        match self {
            ClockRule::None => true,
            ClockRule::PerMove { ms } => sane(ms),
            ClockRule::PerGame { ms, increment_ms } => sane(ms) && increment_ms <= ClockRule::MS_MAX,
        }
    }

    /// What each of so many seats has left at the start; nothing is written where there is no clock.
    pub(crate) fn at_start(self, seats: usize) -> Vec<Millis> {
        match self {
            ClockRule::None => Vec::new(),
            ClockRule::PerMove { ms } | ClockRule::PerGame { ms, .. } => vec![ms; seats],
        }
    }

    /// What a seat has left once it has decided.
    fn after_decision(self, left: Millis) -> Millis {
        match self {
            ClockRule::None => left,
            ClockRule::PerMove { ms } => ms,
            ClockRule::PerGame { increment_ms, .. } => {
                left.saturating_add(increment_ms).min(ClockRule::MS_MAX)
            }
        }
    }

    /// What all have left when decisions are taken back: nobody gets time back, and every decision has its own.
    pub(crate) fn after_take_back(self, left: Vec<Millis>) -> Vec<Millis> {
        match self {
            ClockRule::None | ClockRule::PerGame { .. } => left,
            ClockRule::PerMove { .. } => self.at_start(left.len()),
        }
    }

    /// After so much uncounted time the clocks are written into the log, so that a restart forgets little: every minute
    /// or so, but not more than a few dozen times in a long think.
    fn note_after(self) -> Millis {
        match self {
            ClockRule::None => Millis::MAX,
            ClockRule::PerMove { ms } | ClockRule::PerGame { ms, .. } => (ms / 32).max(60_000),
        }
    }
}

/// How much of the time between two calls counts.
fn stride(last: Millis, now: Millis) -> Millis {
    now.checked_sub(last).filter(|stride| *stride <= STRIDE_MS_MAX).unwrap_or(0)
}

/// What passes between events, and is not stored: who is here, and what was charged since the last event. Whoever puts a table
/// to sleep may keep it, and [give it back](crate::Table::resume).
#[derive(Clone, Debug)]
pub struct Timing {
    last: Option<Millis>,
    /// Charged to each seat since the last event that says what is left.
    spent: Vec<Millis>,
    /// People whose clocks stand still until they are back or the grace is over.
    awaited: SeatSet,
    grace_left: Millis,
    /// Who has a connection.
    pub(crate) present: SeatSet,
    /// How long each seat has been without one.
    away: Vec<Millis>,
    /// Reactions that each seat may still send at once, in milliseconds of waiting.
    reaction_ms_left: Vec<Millis>,
}

/// A seat may send so many reactions at once, and then one a [`REACTION_MS`].
const REACTIONS_AT_ONCE: Millis = 3;
/// How long it takes until a seat may send another reaction.
const REACTION_MS: Millis = 4_000;

impl Timing {
    /// At a new table: nobody has been away.
    pub(crate) fn new(seats: usize) -> Timing {
        Timing {
            last: None,
            spent: vec![0; seats],
            awaited: SeatSet::EMPTY,
            grace_left: 0,
            present: SeatSet::EMPTY,
            away: vec![0; seats],
            reaction_ms_left: vec![REACTIONS_AT_ONCE * REACTION_MS; seats],
        }
    }

    /// After a restart: clocks stand still until people are back.
    pub(crate) fn after_restart(seats: usize) -> Timing {
        let awaited = SeatSet::first_seats(seats);
        Timing { awaited, grace_left: GRACE_MS, ..Timing::new(seats) }
    }

    /// Time has passed; the seats in `charged` could have used it.
    pub(crate) fn pass(&mut self, now: Millis, charged: SeatSet) {
        let last = self.last.unwrap_or(now);
        self.charge(now, stride(last, now), charged);
    }

    /// Time has passed, and somebody vouches for all of it.
    pub(crate) fn wait(&mut self, now: Millis, charged: SeatSet) {
        let last = self.last.unwrap_or(now);
        self.charge(now.max(last), now.saturating_sub(last), charged);
    }

    /// Time has passed that nobody could use.
    pub(crate) fn rest(&mut self, now: Millis) {
        self.last = Some(self.last.map_or(now, |last| last.max(now)));
    }

    fn charge(&mut self, now: Millis, stride: Millis, charged: SeatSet) {
        let last = self.last.replace(now).unwrap_or(now);
        for seat in 0..self.spent.len() {
            let (index, seat) = (seat, Seat(seat as u8));
            if charged.contains(seat) && !self.awaited.contains(seat) {
                self.spent[index] += stride;
            }
            self.away[index] = if self.present.contains(seat) { 0 } else { self.away[index] + stride };
            // Nobody loses anything by this, so it counts without ticks too.
            let rested = self.reaction_ms_left[index].saturating_add(now.saturating_sub(last));
            self.reaction_ms_left[index] = rested.min(REACTIONS_AT_ONCE * REACTION_MS);
        }
        self.grace_left = self.grace_left.saturating_sub(stride);
        if self.grace_left == 0 {
            self.awaited = SeatSet::EMPTY;
        }
    }

    /// Somebody is here: his clock may run.
    pub(crate) fn came(&mut self, seat: Seat) {
        self.present = self.present.with(seat);
        self.awaited = self.awaited.without(seat);
        if let Some(away) = self.away.get_mut(seat.index()) {
            *away = 0;
        }
    }

    /// Somebody's connection is lost.
    pub(crate) fn went(&mut self, seat: Seat) {
        self.present = self.present.without(seat);
    }

    /// How long this seat has been without a connection.
    pub(crate) fn away_ms(&self, seat: Seat) -> Millis {
        self.away.get(seat.index()).copied().unwrap_or(0)
    }

    /// How long until this seat, which thinks, has no time left, or its clock is to be written down or begins to run.
    pub(crate) fn due_in(&self, seat: Seat, rule: ClockRule, left: Millis) -> Option<Millis> {
        let spent = *self.spent.get(seat.index())?;
        if self.awaited.contains(seat) {
            return Some(self.grace_left);
        }
        Some(left.saturating_sub(spent).min(rule.note_after().saturating_sub(spent)))
    }

    /// How long until this seat has been away for so long that nobody waits for it; `None` while it is here.
    pub(crate) fn given_up_in(&self, seat: Seat) -> Option<Millis> {
        (!self.present.contains(seat)).then(|| AWAY_MS_MAX.saturating_sub(self.away_ms(seat)))
    }

    /// For how many seats is it?
    pub(crate) fn seats(&self) -> usize {
        self.spent.len()
    }

    /// Does this seat's clock run, once it is its turn?
    pub(crate) fn runs(&self, seat: Seat) -> bool {
        !self.awaited.contains(seat)
    }

    /// May this seat send a reaction now? If not, when?
    pub(crate) fn spend_reaction(&mut self, seat: Seat) -> Result<(), Millis> {
        let left = &mut self.reaction_ms_left[seat.index()];
        match left.checked_sub(REACTION_MS) {
            Some(rest) => {
                *left = rest;
                Ok(())
            }
            None => Err(REACTION_MS - *left),
        }
    }

    /// What each seat has left now, given what it had at the last event.
    pub(crate) fn left(&self, at_event: &[Millis]) -> Vec<Millis> {
        at_event.iter().zip(&self.spent).map(|(left, spent)| left.saturating_sub(*spent)).collect()
    }

    /// What each seat has left after a decision of that seat.
    pub(crate) fn left_after(&self, rule: ClockRule, at_event: &[Millis], seat: Seat) -> Vec<Millis> {
        let mut left = self.left(at_event);
        if let Some(own) = left.get_mut(seat.index()) {
            *own = rule.after_decision(*own);
        }
        left
    }

    /// Is it time to write the clocks down?
    pub(crate) fn is_noteworthy(&self, rule: ClockRule) -> bool {
        self.spent.iter().any(|spent| *spent >= rule.note_after())
    }

    /// If this event says what is left, the count begins anew.
    pub(crate) fn noted_by(&mut self, event: &Event) {
        match event {
            Event::Started { .. } | Event::ClockNoted { .. } | Event::TakenBack { .. } => self.spent.fill(0),
            Event::Moved { by: Some(_), .. } => self.spent.fill(0),
            Event::Moved { by: None, .. }
            | Event::Created { .. }
            | Event::Seated { .. }
            | Event::Left { .. }
            | Event::Ready { .. }
            | Event::TakeBackAsked { .. }
            | Event::TakeBackAnswered { .. }
            | Event::AbandonAsked { .. }
            | Event::StoodIn { .. }
            | Event::Returned { .. }
            | Event::Ended { .. }
            | Event::Revealed { .. }
            | Event::Reacted { .. }
            | Event::Said { .. }
            | Event::RematchAsked { .. }
            | Event::RematchAgreed { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Is more charged than has truly passed, when the clock of the server jumps? Each step: what truly passes, and by how
    /// much the clock jumps besides.
    fn overcharges(stride: fn(Millis, Millis) -> Millis) -> bool {
        let steps: [(Millis, i64); 7] = [
            (900, 0),
            (100, 3_600_000),
            (700, -3_600_000),
            (1_000, 0),
            (0, 86_400_000),
            (10, -1),
            (400, 60_000),
        ];
        let (mut clock, mut passed, mut charged) = (10_000_000u64, 0, 0);
        for (truly, jump) in steps {
            let now = (clock + truly).saturating_add_signed(jump);
            charged += stride(clock, now);
            passed += truly;
            clock = now;
        }
        charged > passed
    }

    #[test]
    fn jumps_are_not_charged_and_who_charges_them_is_caught() {
        assert!(!overcharges(stride));
        assert!(overcharges(|last, now| now.saturating_sub(last)), "a mutant that trusts the clock");
        assert!(overcharges(|last, now| now.abs_diff(last)), "a mutant that goes backwards");
        assert!(
            overcharges(|last, now| now.saturating_sub(last).min(STRIDE_MS_MAX)),
            "a mutant that cuts jumps"
        );
    }
}
