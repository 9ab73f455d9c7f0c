//! Taking back: by consent, and never across anything that has come to light.
//!
//! What is taken back is the last decision of the seat that asks, with all moves behind it. Among people, chance is never
//! taken back, nor is a move that has shown anything hidden to anybody, were it only that a card was in a hand. Where the
//! others are all programs, nobody needs to be asked, and what a program has seen it forgets: against the champion only what
//! the person himself has learned counts, and against the others nothing does, for one learns from trying again. Chance
//! that comes again comes as it did before: it depends on the number of the draw alone.

use game::{Seat, Viewer};

use crate::any::Playable;
use crate::event::{Consent, Event};
use crate::refused::Refused;
use crate::table::Table;

impl<G: Playable> Table<G> {
    pub(crate) fn ask_take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        let keep = self.can_take_back(seat)?;
        if self.course.playing_persons().without(seat).is_empty() {
            self.take_back(seat, keep);
        } else {
            self.append(Event::TakeBackAsked { seat, keep });
        }
        Ok(())
    }

    /// How many moves would stay.
    ///
    /// # Errors
    /// Why the seat's last decision cannot be taken back. It depends on what everybody, or in a game against the champion the
    /// person himself, has seen.
    pub(crate) fn can_take_back(&self, seat: Seat) -> Result<u64, Refused> {
        let play = self.playing()?;
        if self.course.take_back.is_some() || self.course.rebuffed.contains(seat) {
            return Err(Refused::AlreadyAsked);
        }
        let own = play.last_decision(play.drawn.in_game(seat));
        let keep = own.ok_or(Refused::NothingToTakeBack)?;
        let alone = self.course.persons().without(seat).is_empty();
        let champion = self.course.seats.iter().any(|sitting| sitting.player.is_champion());
        let matters = |viewer: &Viewer| !alone || champion && viewer.is(seat);
        let shown = play.moves[keep..].iter().any(|made| made.shown_to.iter().any(matters));
        if shown { Err(Refused::InformationShown) } else { Ok(play.gone + keep as u64) }
    }

    pub(crate) fn answer_take_back(&mut self, seat: Seat, consent: Consent) -> Result<(), Refused> {
        self.playing()?;
        let Some(asked) = self.course.take_back else { return Err(Refused::NothingAsked) };
        let others = self.course.playing_persons().without(asked.seat);
        if !others.contains(seat) || asked.granted.contains(seat) {
            return Err(Refused::NothingAsked);
        }
        self.append(Event::TakeBackAnswered { seat, consent });
        self.take_back_if_granted();
        Ok(())
    }

    /// Once everybody who plays himself has consented.
    pub(crate) fn take_back_if_granted(&mut self) {
        let Some(asked) = self.course.take_back else { return };
        let others = self.course.playing_persons().without(asked.seat);
        if others.iter().all(|seat| asked.granted.contains(seat)) {
            self.take_back(asked.seat, asked.keep);
        }
    }

    fn take_back(&mut self, seat: Seat, keep: u64) {
        let Ok(play) = self.playing() else { return };
        let left = self.timing.left(&play.left);
        let left = self.course.setup.clock.after_take_back(left);
        self.append(Event::TakenBack { seat, keep, left });
    }
}
