//! What a viewer is shown: all that leaves the table, and nothing that he may not know.
//!
//! Events are shown as they were seen when they happened; how things stand is asked from the game's own view. No secret
//! is taken out here: it is never put in.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Seat, Viewer};

use crate::any::Playable;
use crate::course::{self, Sitting};
use crate::event::Event;
use crate::json::Json;
use crate::play::{Play, Shown};
use crate::seen::{About, ClockFace, LegalAction, Position, SeatFace, SeenEntry, SeenEvent, Snapshot, Stage};
use crate::table::{Logged, Table};

impl<G: Playable> Table<G> {
    /// The event of this number as the viewer sees it; `None` if it has not happened yet, or is
    /// [forgotten](Table::trim). Every event has its number for
    /// every viewer, so that numbers tell nothing.
    pub fn project(&self, seq: u64, viewer: Viewer) -> Option<SeenEntry> {
        let viewer = self.eyes(viewer);
        let logged = self.log.get(usize::try_from(seq.checked_sub(self.first)?).ok()?)?;
        let own = logged.entry.command.as_ref().filter(|cause| viewer.is(cause.seat));
        let command_id = own.map(|cause| cause.id.clone());
        Some(SeenEntry { seq, command_id, event: self.seen_event(logged, viewer) })
    }

    /// All events behind this one as the viewer sees them; `None` if there is no such event: then he is confused, and
    /// needs a [`snapshot`](Table::snapshot). Or they are not all [remembered](Table::reaches).
    pub fn since(&self, seq: u64, viewer: Viewer) -> Option<Vec<SeenEntry>> {
        if seq > self.head() || !self.reaches(seq) {
            return None;
        }
        Some((seq + 1..=self.head()).filter_map(|seq| self.project(seq, viewer)).collect())
    }

    fn seen_event(&self, logged: &Logged<G>, viewer: Viewer) -> SeenEvent {
        match &logged.entry.event {
            Event::Created { .. } => SeenEvent::Created,
            Event::Seated { seat, player } => SeenEvent::Seated { seat: *seat, player: player.clone() },
            Event::Left { seat } => SeenEvent::Left { seat: *seat },
            Event::Ready { seat, contribution } => {
                SeenEvent::Ready { seat: *seat, contribution: contribution.clone() }
            }
            Event::Started { .. } => SeenEvent::Started { notes: self.opening() },
            Event::Moved { by, draw, .. } => self.seen_move(logged, *by, *draw, viewer),
            Event::ClockNoted { .. } => SeenEvent::ClockNoted,
            Event::TakeBackAsked { seat, .. } => SeenEvent::TakeBackAsked { seat: *seat },
            Event::TakeBackAnswered { seat, consent } => {
                SeenEvent::TakeBackAnswered { seat: *seat, consent: *consent }
            }
            Event::TakenBack { seat, .. } => {
                let undone = logged.shown.as_ref().map_or(Vec::new(), |shown| shown.undone.clone());
                SeenEvent::TakenBack { seat: *seat, undone }
            }
            Event::AbandonAsked { seat } => SeenEvent::AbandonAsked { seat: *seat },
            Event::StoodIn { seat, level } => SeenEvent::StoodIn { seat: *seat, level: level.clone() },
            Event::Returned { seat } => SeenEvent::Returned { seat: *seat },
            Event::Ended { ending, standings } => {
                SeenEvent::Ended { ending: ending.clone(), standings: standings.clone() }
            }
            Event::Revealed { secret } => SeenEvent::Revealed { secret: *secret },
            Event::Reacted { seat, reaction } => SeenEvent::Reacted { seat: *seat, reaction: *reaction },
            Event::Said { seat, text } => SeenEvent::Said { seat: *seat, text: text.clone() },
            Event::RematchAsked { seat, rematch } => {
                SeenEvent::RematchAsked { seat: *seat, rematch: *rematch }
            }
            Event::RematchAgreed { rematch, .. } => SeenEvent::RematchAgreed { rematch: *rematch },
        }
    }

    fn seen_move(
        &self,
        logged: &Logged<G>,
        by: Option<Seat>,
        draw: Option<u64>,
        viewer: Viewer,
    ) -> SeenEvent {
        let Some((play, shown)) = self.course.play().zip(logged.shown.as_ref()) else {
            unreachable!("a move is made in a game, and what was seen of it is kept")
        };
        let seen = shown.by(viewer);
        let options = play.state.options();
        let note = |note| G::write_note(options, note, &play.names);
        SeenEvent::Moved {
            by,
            line: G::write_seen(options, seen),
            seen: Json::of(seen),
            notes: shown.notes.iter().map(note).collect(),
            followed: shown.notes.iter().map(Json::of).collect(),
            draw,
        }
    }

    /// What stood on the table before the first move.
    fn opening(&self) -> Vec<String> {
        let options = self.course.options();
        let names = self.course.play().map_or(&[][..], |play| &play.names);
        G::new(options).opening().iter().map(|note| G::write_note(options, note, names)).collect()
    }

    /// Everything that a viewer needs to draw the table from nothing.
    pub fn snapshot(&self, viewer: Viewer) -> Snapshot {
        let course = &self.course;
        let about = About {
            table: course.setup.table,
            game: course.setup.game,
            rules: course.rules,
            options: course.setup.options.clone(),
            agreed: if course.is_agreed() { Json::of(course.options()) } else { Json::null() },
            clock: course.setup.clock,
            commitment: course.commitment,
            viewer: self.eyes(viewer),
        };
        Snapshot { about, position: self.position(viewer) }
    }

    /// How things stand, for this viewer.
    pub fn position(&self, viewer: Viewer) -> Position {
        let viewer = self.eyes(viewer);
        let view = self.view(viewer);
        let can_take_back = match viewer {
            Viewer::Seat(seat) => self.can_take_back(seat).is_ok(),
            Viewer::Public => false,
        };
        Position {
            seq: self.head(),
            phase: self.course.phase,
            stage: self.stage(),
            seats: (0u8..)
                .map(Seat)
                .zip(&self.course.seats)
                .map(|(seat, face)| self.face(seat, face))
                .collect(),
            turn: self.turn().iter().collect(),
            legal: view.as_ref().map_or(Vec::new(), |view| self.legal(view)),
            view: view.as_ref().map_or_else(Json::null, Json::of),
            can_take_back,
            can_talk: viewer != Viewer::Public && !self.is_silent(),
            take_back: self.course.take_back.map(|asked| asked.seat),
            abandon: self.course.abandon.iter().collect(),
        }
    }

    fn stage(&self) -> Stage {
        match &self.course.stage {
            course::Stage::Gathering => Stage::Gathering,
            course::Stage::Playing(_) => Stage::Playing,
            course::Stage::Over(_, ending, standings) => Stage::Over {
                ending: ending.clone(),
                standings: standings.clone(),
                secret: self.course.secret,
            },
        }
    }

    fn legal(&self, view: &G::View) -> Vec<LegalAction> {
        // A game that was given up still has a view in which somebody could play on.
        if self.turn().is_empty() {
            return Vec::new();
        }
        let options = self.course.options();
        let legal =
            |action| LegalAction { text: G::write_action(options, action), action: Json::of(&action) };
        G::legal(options, view).into_iter().map(legal).collect()
    }

    fn face(&self, seat: Seat, sitting: &Sitting) -> SeatFace {
        SeatFace {
            word: self.seat_word(seat),
            player: sitting.player.clone(),
            ready: sitting.is_ready(),
            stand_in: sitting.stand_in.clone(),
            present: sitting.player.is_bot() || self.timing.present.contains(seat),
            clock: self.course.play().and_then(|play| self.clock(play, seat)),
            rematch: sitting.rematch,
        }
    }

    /// Before the game begins a seat has a word only if the lot cannot give it another.
    fn seat_word(&self, seat: Seat) -> Option<String> {
        match self.course.play() {
            Some(play) => Some(play.seat_word(seat).to_string()),
            None if self.course.seatings.len() > 1 => None,
            None => Some(self.course.seatings[0].0[seat.index()].to_string()),
        }
    }

    fn clock(&self, play: &Play<G>, seat: Seat) -> Option<ClockFace> {
        let left_ms = *self.timing.left(&play.left).get(seat.index())?;
        let thinks = self.turn().contains(seat) && self.course.seats[seat.index()].player.is_person();
        Some(ClockFace { left_ms, running: thinks && self.timing.runs(seat) })
    }
}

impl<G: Playable> Shown<G> {
    /// What this viewer saw of the move. Only viewers who exist are asked for.
    pub(crate) fn by(&self, viewer: Viewer) -> &G::Seen {
        let last = self.seen.len() - 1;
        match viewer {
            Viewer::Seat(seat) => &self.seen[seat.index().min(last)],
            Viewer::Public => &self.seen[last],
        }
    }
}
