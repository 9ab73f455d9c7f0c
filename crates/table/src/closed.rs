//! Stored tables that cannot go on. A table names the version of the rules by which it was begun, and its options may
//! name a map: where this program has other rules, or no such map, the table is closed, and its record is kept.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use game::Seat;
use game::record::{FORMAT_VERSION, Recorder};

use crate::any::{Playable, Shelves};
use crate::course::{read_line, read_options};
use crate::event::{BadLog, Ending, Entry, Event, Setup};
use crate::fair::{Contribution, Protocol, Secret};
use crate::lot::{Drawn, SeatRule};
use crate::player::{Occupant, record_names};
use crate::record;

/// Why a stored table cannot be taken up again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unrestored {
    /// Its log is damaged.
    Bad(BadLog),
    /// It was begun by other rules, or on a map that is not here any more.
    Closed(Closed),
}

/// A table that is closed for good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    /// The version of the rules by which it was played.
    pub rules: u32,
    /// The whole record, with nothing hidden; `None` if the game had not begun. What the rules of today do not allow
    /// stands in it as it was played.
    pub record: Option<String>,
}

impl From<BadLog> for Unrestored {
    fn from(bad: BadLog) -> Unrestored {
        Unrestored::Bad(bad)
    }
}

impl fmt::Display for Unrestored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unrestored::Bad(bad) => bad.fmt(f),
            Unrestored::Closed(closed) => {
                write!(f, "begun by version {} of the rules, or on a map that is not here", closed.rules)
            }
        }
    }
}

impl core::error::Error for Unrestored {}

impl Closed {
    /// What is kept of a table of this log.
    pub(crate) fn new<G: Playable>(entries: &[Entry], shelves: &Shelves) -> Result<Closed, BadLog> {
        let remains = Remains::read(entries)?;
        let record = remains.seating.is_some().then(|| remains.record::<G>(shelves));
        Ok(Closed { rules: remains.rules, record })
    }
}

/// What a log says about a game to one who does not know its rules.
struct Remains<'a> {
    setup: &'a Setup,
    rules: u32,
    secret: Secret,
    fair: Protocol,
    players: Vec<Occupant>,
    contributions: &'a [Contribution],
    /// What the record calls the seats, once the game has begun.
    seating: Option<&'a [String]>,
    /// The moves that stand.
    moves: Vec<(Option<Seat>, &'a str)>,
    ending: Option<&'a Ending>,
}

impl<'a> Remains<'a> {
    fn read(entries: &'a [Entry]) -> Result<Remains<'a>, BadLog> {
        let Some(Event::Created { setup, rules, secret, fair }) = entries.first().map(|entry| &entry.event)
        else {
            return Err(BadLog::at(0, "a log begins with the table being created"));
        };
        let mut remains = Remains {
            setup,
            rules: *rules,
            secret: *secret,
            fair: *fair,
            players: setup.seats.clone(),
            contributions: &[],
            seating: None,
            moves: Vec::new(),
            ending: None,
        };
        entries.iter().for_each(|entry| remains.note(&entry.event));
        Ok(remains)
    }

    fn note(&mut self, event: &'a Event) {
        match event {
            Event::Seated { seat, player } => self.sit(*seat, player.clone()),
            Event::Left { seat } => self.sit(*seat, Occupant::Open),
            Event::Started { contributions, seating, .. } => {
                self.contributions = contributions;
                self.seating = Some(seating);
            }
            Event::Moved { by, line, .. } => self.moves.push((*by, line)),
            Event::TakenBack { keep, .. } => self.moves.truncate(*keep as usize),
            Event::Ended { ending, .. } => self.ending = Some(ending),
            Event::Created { .. }
            | Event::Ready { .. }
            | Event::ClockNoted { .. }
            | Event::TakeBackAsked { .. }
            | Event::TakeBackAnswered { .. }
            | Event::AbandonAsked { .. }
            | Event::StoodIn { .. }
            | Event::Returned { .. }
            | Event::Revealed { .. }
            | Event::Reacted { .. }
            | Event::Said { .. }
            | Event::RematchAsked { .. }
            | Event::RematchAgreed { .. } => {}
        }
    }

    fn sit(&mut self, seat: Seat, player: Occupant) {
        if let Some(chair) = self.players.get_mut(seat.index()) {
            *chair = player;
        }
    }

    /// As far as the rules of today allow the moves, with all that followed from them; from there on the moves alone.
    fn record<G: Playable>(&self, shelves: &Shelves) -> String {
        let (mut text, made) = self.allowed::<G>(shelves).unwrap_or_else(|| (self.header(), 0));
        let others = &self.moves[made..];
        if !others.is_empty() {
            text += &format!(
                "# version {} of the rules, or the map, does not allow what follows: only the moves are written\n",
                G::RULES_VERSION
            );
        }
        others.iter().for_each(|(_, line)| text = format!("{text}{line}\n"));
        text + &self.end(others.is_empty())
    }

    /// The record up to the first move that is not allowed, and how many moves that are.
    fn allowed<G: Playable>(&self, shelves: &Shelves) -> Option<(String, usize)> {
        let seatings = read_options::<G>(&self.setup.options, self.fair, self.setup.seating, shelves).ok()?;
        let (words, options) =
            seatings.into_iter().find(|(words, _)| words.iter().eq(self.seating.unwrap_or(&[])))?;
        let drawn = Drawn::of(&words, &G::header_seats(&options))?;
        let names = record_names(&drawn.sorted(&self.players));
        let mut recorder = Recorder::<G>::new(&options, Some(&self.seed()), names);
        let mut made = 0;
        for (by, line) in &self.moves {
            let in_game = by.map(|seat| drawn.in_game(seat));
            let Ok(mv) = read_line::<G>(&options, in_game, line) else { break };
            if recorder.play(&mv).is_err() {
                break;
            }
            made += 1;
        }
        Some((recorder.text().to_string(), made))
    }

    /// The header of a record whose options cannot be read any more.
    fn header(&self) -> String {
        let mut lines =
            Vec::from([format!("utterson {FORMAT_VERSION}"), format!("game {}", self.setup.game)]);
        if !self.setup.options.is_empty() {
            lines.push(format!("option {}", self.setup.options.join(" ")));
        }
        lines.push(format!("seed {}", self.seed()));
        let players = self.seating.unwrap_or(&[]).iter().zip(record_names(&self.players));
        lines.extend(players.map(|(seat, name)| format!("player {seat} {name}")));
        lines.push("---\n".to_string());
        lines.join("\n")
    }

    fn seed(&self) -> String {
        let Setup { table, seating, .. } = *self.setup;
        let seed = record::Seed {
            fair: self.fair,
            table,
            rules: self.rules,
            commitment: self.secret.commitment((self.fair, seating), table, self.rules),
            contributions: self.contributions,
            lot: (seating == SeatRule::Lot).then(|| self.seating.unwrap_or(&[]).join(",")),
        };
        format!("{seed} secret={}", String::from(self.secret))
    }

    /// How it ended; the result stands already where all moves were allowed.
    fn end(&self, is_whole: bool) -> String {
        let seats = self.seating.unwrap_or(&[]);
        match self.ending {
            Some(Ending::Played { result }) if !is_whole => format!("result {result}\n"),
            Some(ending) => record::comment(ending, |seat| seats.get(seat.index()).map_or("?", |word| word)),
            None => format!("# closed: begun by version {} of the rules\n", self.rules),
        }
    }
}
