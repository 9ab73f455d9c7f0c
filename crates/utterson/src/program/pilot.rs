//! A program at a table of the wire protocol: it hears what a client of its seat hears, and a client's requests come out.
//!
//! A table on this machine and one far away are the same to it.

use std::time::Duration;

use game::{Seat, Viewer};
use serde_json::Value;
use table::Request;
use table::any::Playable;
use table::event::Consent;
use table::ids::TableId;
use table::player::record_names;
use table::seen::{About, ClockFace, Position, SeenEntry, SeenEvent, Stage};
use table::wire::ServerMsg;
use table::with_game;

use super::Session;
use super::fault::Verdict;
use super::message::{Begin, HostMsg};

/// Whoever steers a program through the games of a table.
pub struct Pilot {
    session: Session,
    about: Option<About>,
    /// The last event that the program was told of.
    told: u64,
    game: Course,
    /// The phase in which it has decided.
    decided: Option<u64>,
    /// How long it may think where no clock runs.
    move_time: Duration,
}

/// How far the game is, as the program knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Course {
    NotBegun,
    Begun,
    Over,
}

impl Pilot {
    /// With a program that has said hello.
    pub fn new(session: Session, move_time: Duration) -> Pilot {
        Pilot { session, about: None, told: 0, game: Course::NotBegun, decided: None, move_time }
    }

    /// Hears what the table says, and answers with what the program wants.
    ///
    /// # Errors
    /// If the program fails.
    pub fn hear(&mut self, message: &ServerMsg) -> Result<Option<Request>, Verdict> {
        match message {
            // What is to be done about it is seen with the update that follows.
            ServerMsg::Snapshot { snapshot, .. } => {
                self.sit_down(&snapshot.about);
                Ok(None)
            }
            ServerMsg::Update { events, position } => self.follow(events, position),
            // What was decided in vain is decided again, where things stand now.
            ServerMsg::Refused { .. } => {
                self.decided = None;
                Ok(None)
            }
            ServerMsg::Done { .. }
            | ServerMsg::Error { .. }
            | ServerMsg::Why { .. }
            | ServerMsg::Presence { .. }
            | ServerMsg::NextTable { .. }
            | ServerMsg::Bye { .. }
            | ServerMsg::Pong { .. } => Ok(None),
        }
    }

    /// Another table is another game.
    fn sit_down(&mut self, about: &About) {
        if self.about.as_ref().is_none_or(|known| known.table != about.table) {
            (self.told, self.game, self.decided) = (0, Course::NotBegun, None);
        }
        self.about = Some(about.clone());
    }

    /// Where it plays.
    pub fn table(&self) -> Option<TableId> {
        self.about.as_ref().map(|about| about.table)
    }

    /// Has the game been played to its end?
    pub fn is_over(&self) -> bool {
        self.game == Course::Over
    }

    fn follow(&mut self, events: &[SeenEntry], position: &Position) -> Result<Option<Request>, Verdict> {
        let Some((about, Viewer::Seat(seat))) = self.about.clone().map(|about| (about.clone(), about.viewer))
        else {
            return Ok(None);
        };
        if self.game == Course::NotBegun
            && position.stage != Stage::Gathering
            && let Some(begin) = begin(&about, position, seat)
        {
            self.session.tell(&HostMsg::Game(Box::new(begin)));
            self.game = Course::Begun;
        }
        for entry in events.iter().filter(|entry| entry.seq > self.told) {
            news(&entry.event).iter().for_each(|news| self.session.tell(news));
        }
        self.told = self.told.max(position.seq);
        match &position.stage {
            Stage::Gathering => Ok(None),
            Stage::Playing => match answer_people(position, seat) {
                Some(answer) => Ok(Some(answer)),
                None => self.decide(position, seat),
            },
            Stage::Over { standings, .. } => {
                if self.game == Course::Begun {
                    self.session.tell(&HostMsg::Over { standing: standings.get(seat.index()).copied() });
                    self.game = Course::Over;
                }
                Ok(None)
            }
        }
    }

    fn decide(&mut self, position: &Position, seat: Seat) -> Result<Option<Request>, Verdict> {
        let is_due = position.turn.contains(&seat) && self.decided != Some(position.phase);
        if !is_due || position.legal.is_empty() || self.game != Course::Begun {
            return Ok(None);
        }
        self.decided = Some(position.phase);
        let clock = position.seats.get(seat.index()).and_then(|face| face.clock);
        self.session.move_time = thinking_time(clock, self.move_time);
        // By phase: a question that is asked again is the same.
        let seed = (position.phase as u32).wrapping_mul(0x9e37_79b9) ^ u32::from(seat.0);
        let chosen = self.session.ask(position.view.value(), position.legal.clone(), seed)?;
        let action = position.legal[chosen].text.clone();
        Ok(Some(Request::Move { expect: position.phase, action }))
    }
}

/// A twentieth of what is left for the game, so that a clock lasts, and never more than the program was given.
fn thinking_time(clock: Option<ClockFace>, most: Duration) -> Duration {
    clock.map_or(most, |clock| most.min(Duration::from_millis((clock.left_ms / 20).max(50))))
}

/// Programs always let people take back, and never keep them at a table that they want to leave.
fn answer_people(position: &Position, seat: Seat) -> Option<Request> {
    if position.take_back.is_some_and(|asks| asks != seat) {
        return Some(Request::AnswerTakeBack { consent: Consent::Granted });
    }
    let wants_to_leave = !position.abandon.is_empty() && !position.abandon.contains(&seat);
    wants_to_leave.then_some(Request::Abandon)
}

/// What a program is told of an event.
fn news(event: &SeenEvent) -> Option<HostMsg> {
    match event {
        SeenEvent::Moved { line, seen, notes, .. } => {
            Some(HostMsg::Moved { line: line.clone(), seen: seen.value(), notes: notes.clone() })
        }
        SeenEvent::TakenBack { undone, .. } => Some(HostMsg::TakenBack { moves: undone.len() }),
        SeenEvent::Created
        | SeenEvent::Seated { .. }
        | SeenEvent::Left { .. }
        | SeenEvent::Ready { .. }
        | SeenEvent::Started { .. }
        | SeenEvent::ClockNoted
        | SeenEvent::TakeBackAsked { .. }
        | SeenEvent::TakeBackAnswered { .. }
        | SeenEvent::AbandonAsked { .. }
        | SeenEvent::StoodIn { .. }
        | SeenEvent::Returned { .. }
        | SeenEvent::Ended { .. }
        | SeenEvent::Revealed { .. }
        | SeenEvent::Reacted { .. }
        | SeenEvent::Said { .. }
        | SeenEvent::RematchAsked { .. }
        | SeenEvent::RematchAgreed { .. } => None,
    }
}

/// What the game begins with, in the order of the game: four partners may have been drawn onto other seats than the table's.
fn begin(about: &About, position: &Position, seat: Seat) -> Option<Begin> {
    with_game!(about.game, G => begin_of::<G>(about, position, seat))
}

fn begin_of<G: Playable<Options: serde::de::DeserializeOwned>>(
    about: &About,
    position: &Position,
    seat: Seat,
) -> Option<Begin> {
    let options: G::Options = serde_json::from_str(about.agreed.as_str()).ok()?;
    let own = position.view.value().pointer("/viewer/seat").and_then(Value::as_u64);
    let names = record_names(&position.seats.iter().map(|face| face.player.clone()).collect::<Vec<_>>());
    let sits = |word: &str| position.seats.iter().position(|face| face.word.as_deref() == Some(word));
    let name = |word: &str| sits(word).map_or_else(|| word.to_string(), |seat| names[seat].clone());
    let mut begin = super::begin::<G>(&options, Seat(own.map_or(seat.0, |own| own as u8)));
    begin.players = begin.seats.iter().map(|word| name(word)).collect();
    begin.notes =
        G::new(&options).opening().iter().map(|note| G::write_note(&options, note, &begin.players)).collect();
    Some(begin)
}
