//! What happens when somebody wants something: each request checked, then turned into events. A request that is refused
//! has appended nothing.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use game::notation::words;
use game::{Entropy, Move, Seat, SeatSet, Standing, Turn, Viewer};

use crate::any::Playable;
use crate::clock::{AWAY_MS_MAX, Millis, PATIENCE_MS};
use crate::course::Stage;
use crate::event::{Cause, Ending, Event, Reaction, Rematch};
use crate::fair::{Contribution, Key};
use crate::ids::TableId;
use crate::input::{Command, Request};
use crate::play::Play;
use crate::player::{Level, Occupant};
use crate::refused::{Illegal, Refused};
use crate::saying::Saying;
use crate::table::Table;

/// A seat can say so much at one table.
const REACTIONS_MAX: u32 = 200;

/// No game needs so many events: who makes more is up to something, and the game is broken off.
const EVENTS_MAX: u64 = 50_000;

/// No action is written with more bytes.
const ACTION_BYTES_MAX: usize = 100;

impl<G: Playable> Table<G> {
    pub(crate) fn command(&mut self, command: Command, entropy: &mut dyn Entropy) -> Result<(), Refused> {
        let Viewer::Seat(seat) = self.eyes(command.viewer) else { return Err(Refused::NotSeated) };
        if self.course.seats[seat.index()].player == Occupant::Open {
            return Err(Refused::NotSeated);
        }
        if self.head() + 1 >= EVENTS_MAX {
            return Err(Refused::TooMuch);
        }
        self.cause = Some(Cause { seat, id: command.id });
        match command.request {
            Request::Ready { contribution } => self.ready(seat, contribution),
            Request::Leave => self.leave(seat),
            Request::Move { expect, action } => self.decide(seat, expect, &action),
            Request::AskTakeBack => self.ask_take_back(seat),
            Request::AnswerTakeBack { consent } => self.answer_take_back(seat, consent),
            Request::Resign => self.resign(seat),
            Request::Abandon => self.abandon(seat),
            Request::StandIn { seat: whose } => self.stand_in(seat, whose),
            Request::React { reaction } => self.react(seat, reaction),
            Request::Say { text } => self.say(seat, text),
            Request::AskRematch { rematch } => self.ask_rematch(seat, rematch, entropy),
        }
    }

    // Before the game.

    pub(crate) fn sit(&mut self, seat: Seat, player: Occupant) -> Result<(), Refused> {
        let sitting = self.course.seats.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
        // A program that fails while the game goes on makes room for another one.
        if self.playing().is_ok() && sitting.player.is_bot() && player.is_bot() {
            self.append(Event::Seated { seat, player });
            return Ok(());
        }
        if let (Ok(_), Some(_), Occupant::Bot { level }) = (self.playing(), &sitting.stand_in, &player) {
            self.append(Event::StoodIn { seat, level: level.clone() });
            return Ok(());
        }
        self.gathering()?;
        if sitting.player != Occupant::Open {
            return Err(Refused::SeatTaken);
        }
        if player == Occupant::Open {
            return Err(Refused::NotSeated);
        }
        self.append(Event::Seated { seat, player });
        self.begin_if_ready();
        Ok(())
    }

    fn leave(&mut self, seat: Seat) -> Result<(), Refused> {
        self.gathering()?;
        self.append(Event::Left { seat });
        Ok(())
    }

    fn ready(&mut self, seat: Seat, contribution: Option<Contribution>) -> Result<(), Refused> {
        self.gathering()?;
        if self.course.seats[seat.index()].is_ready() {
            return Err(Refused::AlreadyReady);
        }
        self.append(Event::Ready { seat, contribution });
        self.begin_if_ready();
        Ok(())
    }

    /// When all seats are taken and all people ready, the lot says who sits where, and the game begins.
    pub(crate) fn begin_if_ready(&mut self) {
        if !self.course.seats.iter().all(|sitting| sitting.is_ready()) {
            return;
        }
        let given = self.course.seats.iter().map(|sitting| sitting.ready.clone());
        let contributions: Vec<Contribution> =
            given.map(|given| given.unwrap_or_else(Contribution::none)).collect();
        let key = Key::derive(&self.course.secret, self.course.setup.table, &contributions);
        let lot = key.draw(0).below(self.course.seatings.len() as u32);
        let seating = self.course.seatings[lot as usize].0.iter().map(|word| word.to_string()).collect();
        self.append(Event::Started { commitment: self.course.commitment, contributions, seating });
        self.play_on();
    }

    // The game.

    fn decide(&mut self, seat: Seat, expect: u64, action: &str) -> Result<(), Refused> {
        let play = self.playing()?;
        if expect != self.course.phase {
            return Err(Refused::Stale { phase: self.course.phase });
        }
        let action = read_action::<G>(play.state.options(), action)?;
        // By the view, not by the truth: what is said of a refused move is what its maker can know.
        let view = play.view(Viewer::Seat(seat));
        G::judge(play.state.options(), &view, action)
            .map_err(|illegal| Refused::Illegal(Illegal::of(&illegal)))?;
        let line = play.state.write_move(&Move::Act(play.drawn.in_game(seat), action));
        let left = self.timing.left_after(self.course.setup.clock, &play.left, seat);
        self.append(Event::Moved { by: Some(seat), line, draw: None, left });
        self.play_on();
        Ok(())
    }

    /// Why a viewer may not choose this action now. The answer follows from what he knows.
    ///
    /// # Errors
    /// The reason.
    pub fn why_not(&self, viewer: Viewer, action: &str) -> Result<(), Refused> {
        let play = self.playing()?;
        let action = read_action::<G>(play.state.options(), action)?;
        let view = play.view(self.eyes(viewer));
        G::judge(play.state.options(), &view, action)
            .map_err(|illegal| Refused::Illegal(Illegal::of(&illegal)))
    }

    /// Chance decides at once, as often as it is its turn; and a game that is over has ended.
    fn play_on(&mut self) {
        while let Some(play) = self.on_turn(Turn::Chance) {
            let draw = play.draws() + 1;
            let chance = play.state.draw(&mut play.key.draw(draw));
            let line = format!("table {}", G::write_chance(play.state.options(), &chance));
            self.append(Event::Moved { by: None, line, draw: Some(draw), left: Vec::new() });
        }
        if let Some(play) = self.on_turn(Turn::Over) {
            let outcome = play.state.outcome().expect("a game that is over has an outcome");
            let result = G::write_result(play.state.options(), &outcome, &play.names);
            let seats = (0..play.names.len() as u8).map(|seat| play.drawn.in_game(Seat(seat)));
            let standings = seats.map(|seat| G::standing(&outcome, seat)).collect();
            self.end(Ending::Played { result }, standings);
        }
    }

    fn on_turn(&self, turn: Turn) -> Option<&Play<G>> {
        self.playing().ok().filter(|play| play.state.turn() == turn)
    }

    // The end.

    fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        self.playing()?;
        self.lose(seat, Ending::Resigned { seat });
        Ok(())
    }

    fn abandon(&mut self, seat: Seat) -> Result<(), Refused> {
        self.playing()?;
        if self.course.abandon.contains(seat) {
            return Err(Refused::AlreadyAsked);
        }
        self.append(Event::AbandonAsked { seat });
        self.break_off_if_agreed();
        Ok(())
    }

    fn break_off_if_agreed(&mut self) {
        let wants = |seat| self.course.abandon.contains(seat) || self.timing.away_ms(seat) >= AWAY_MS_MAX;
        if !self.course.abandon.is_empty() && self.course.playing_persons().iter().all(wants) {
            self.end(Ending::Abandoned, Vec::new());
        }
    }

    /// However long a game may be by its options, its log ends, and the game with it.
    pub(crate) fn break_off_if_endless(&mut self) {
        if self.head() + 1 >= EVENTS_MAX && self.playing().is_ok() {
            self.end(Ending::Abandoned, Vec::new());
        }
    }

    fn lose(&mut self, loser: Seat, ending: Ending) {
        let Ok(play) = self.playing() else { return };
        let side = play.drawn.all_at_table(G::allies(play.state.options(), play.drawn.in_game(loser)));
        let standing = |seat| if side.contains(Seat(seat)) { Standing::Lost } else { Standing::Won };
        let standings = (0..self.course.seats.len() as u8).map(standing).collect();
        self.end(ending, standings);
    }

    /// However a game ends, the secret comes out: a table that could keep it would choose its games.
    fn end(&mut self, ending: Ending, standings: Vec<Standing>) {
        self.append(Event::Ended { ending, standings });
        self.append(Event::Revealed { secret: self.course.secret });
    }

    // Time.

    /// Time is charged to those who could use it; who has none left has lost.
    pub(crate) fn pass_time(&mut self, now: Millis) {
        let thinking = self.thinking();
        self.timing.pass(now, thinking);
        let Ok(play) = self.playing() else { return };
        let left = self.timing.left(&play.left);
        let out = thinking.iter().find(|seat| left.get(seat.index()) == Some(&0));
        match out {
            Some(seat) => self.lose(seat, Ending::OutOfTime { seat }),
            None => self.break_off_if_agreed(),
        }
    }

    /// The people whose turn it is.
    pub(crate) fn thinking(&self) -> SeatSet {
        let persons = self.course.playing_persons();
        let on_turn = self.course.turn().iter().filter(|seat| persons.contains(*seat));
        on_turn.fold(SeatSet::EMPTY, SeatSet::with)
    }

    pub(crate) fn note_clocks(&mut self) {
        let Ok(play) = self.playing() else { return };
        if self.timing.is_noteworthy(self.course.setup.clock) {
            self.append(Event::ClockNoted { left: self.timing.left(&play.left) });
        }
    }

    // Who is away.

    /// A program plays for a person who has been away for a while, so that the others need not wait.
    fn stand_in(&mut self, asks: Seat, whose: Seat) -> Result<(), Refused> {
        self.playing()?;
        let sitting = self.course.seats.get(whose.index()).ok_or(Refused::NoSuchSeat)?;
        if sitting.stand_in.is_some() {
            return Err(Refused::AlreadyAsked);
        }
        let away_ms = self.timing.away_ms(whose);
        if whose == asks || !sitting.player.is_person() || away_ms < PATIENCE_MS {
            return Err(Refused::NotAway { retry_ms: PATIENCE_MS.saturating_sub(away_ms) });
        }
        self.append(Event::StoodIn { seat: whose, level: Level::stand_in() });
        self.take_back_if_granted();
        self.break_off_if_agreed();
        Ok(())
    }

    /// Who is back plays himself.
    pub(crate) fn give_back(&mut self, seat: Seat) {
        let is_played_for = self.course.seats.get(seat.index()).is_some_and(|seat| seat.stand_in.is_some());
        if is_played_for && self.playing().is_ok() {
            self.append(Event::Returned { seat });
        }
    }

    // Besides the game.

    fn react(&mut self, seat: Seat, reaction: Reaction) -> Result<(), Refused> {
        self.speak(seat)?;
        self.append(Event::Reacted { seat, reaction });
        Ok(())
    }

    fn say(&mut self, seat: Seat, text: Saying) -> Result<(), Refused> {
        if self.is_silent() {
            return Err(Refused::Silence);
        }
        self.speak(seat)?;
        self.append(Event::Said { seat, text });
        Ok(())
    }

    /// Partners make no arrangements (P7.1).
    pub(crate) fn is_silent(&self) -> bool {
        G::PLAYS_IN_SILENCE && !self.is_over()
    }

    /// May this seat say something now?
    fn speak(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.course.seats[seat.index()].reactions >= REACTIONS_MAX {
            return Err(Refused::TooMuch);
        }
        self.timing.spend_reaction(seat).map_err(|retry_ms| Refused::TooFast { retry_ms })
    }

    fn ask_rematch(
        &mut self,
        seat: Seat,
        rematch: Rematch,
        entropy: &mut dyn Entropy,
    ) -> Result<(), Refused> {
        match &self.course.stage {
            Stage::Gathering | Stage::Playing(_) => return Err(Refused::NotOver),
            Stage::Over(..) if self.course.agreed.is_some() => return Err(Refused::AlreadyAgreed),
            Stage::Over(..) => {}
        }
        if self.course.seats[seat.index()].rematch == Some(rematch) {
            return Err(Refused::AlreadyAsked);
        }
        self.append(Event::RematchAsked { seat, rematch });
        let wants = |seat: Seat| self.course.seats[seat.index()].rematch == Some(rematch);
        if self.course.persons().iter().all(wants) {
            self.append(Event::RematchAgreed { rematch, next: TableId::random(entropy) });
        }
        Ok(())
    }

    fn gathering(&self) -> Result<(), Refused> {
        match self.course.stage {
            Stage::Gathering => Ok(()),
            Stage::Playing(_) | Stage::Over(..) => Err(Refused::AlreadyStarted),
        }
    }

    pub(crate) fn playing(&self) -> Result<&Play<G>, Refused> {
        match &self.course.stage {
            Stage::Gathering => Err(Refused::NotStarted),
            Stage::Playing(play) => Ok(play),
            Stage::Over(..) => Err(Refused::Over),
        }
    }
}

/// Reads an action as records write it.
pub(crate) fn read_action<G: Playable>(options: &G::Options, text: &str) -> Result<G::Action, Refused> {
    let untidy = text.len() > ACTION_BYTES_MAX || text.split(' ').any(str::is_empty);
    if untidy {
        return Err(Refused::Unreadable { column: 1, reason: "untidy".to_string() });
    }
    let read = G::read_action(options, &words(1, text));
    read.map_err(|fault| Refused::Unreadable { column: fault.at.column as u32, reason: fault.reason })
}
