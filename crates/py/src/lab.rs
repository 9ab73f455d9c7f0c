//! What is asked of a game here, and a game of any kind behind one face.

use std::sync::Arc;

use bots::encode::{Encode, Plane};
use bots::{Budget, HasBots, Level};
use game::record::{Line, Sheet, open};
use game::{Quick, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::any::{GameName, Playable, Shelves, UnknownGame};
use table::with_game;

use crate::errors::Error;
use crate::live::{AnyState, Live};
use crate::look::{AnyView, Look};
use crate::paper::{AnyRecord, Paper};
use crate::selfplay::{AnySchool, School};
use crate::slot::Slot;
use crate::solve::Solvable;
use crate::stages::Stages;
use crate::vector::{AnyFleet, Fleet};

/// A game with everything that a laboratory needs.
pub trait Lab:
    Playable<
        Options: Serialize + DeserializeOwned + Send + Sync + 'static,
        Action: Send + Sync + 'static,
        Chance: Send + Sync + 'static,
        View: Serialize + DeserializeOwned + Send + Sync + 'static,
    > + HasBots
    + Encode
    + Solvable
    + Stages
    + Send
    + Sync
    + 'static
{
    /// The same terms, sharing nothing with these: for another thread.
    fn apart(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// What records of this game may name, so that they can be read where nothing else is known.
    fn shelves(_options: &Self::Options) -> Shelves {
        Shelves::default()
    }
}

impl Lab for partners::State {}
impl Lab for duel::State {}
impl Lab for london::State {
    /// Threads that count who holds the same map would wait for each other.
    fn apart(options: &london::Options) -> london::Options {
        london::Options { map: Arc::new((*options.map).clone()), turns: options.turns }
    }

    fn shelves(options: &london::Options) -> Shelves {
        let mut shelves = Shelves::default();
        shelves.maps.add(options.map.sha256().to_string(), (*options.map).clone());
        shelves
    }
}

/// A game of any kind, with what was agreed.
pub trait AnyGame: Send + Sync {
    /// Which one it is.
    fn name(&self) -> GameName;
    /// What was agreed, as records write it.
    fn options(&self) -> Vec<String>;
    /// What was agreed, for machines, with all that it names.
    fn agreed(&self) -> Result<String, Error>;
    /// What records of this game may name.
    fn shelves(&self) -> Shelves;
    /// What records call the seats.
    fn seats(&self) -> Vec<&'static str>;
    /// How many ids there are.
    fn actions(&self) -> usize;
    /// The most ids that one action takes.
    fn longest(&self) -> usize;
    /// How many bytes an observation has.
    fn size(&self) -> usize;
    /// The version of planes and ids.
    fn encoding(&self) -> u32;
    /// What an observation is made of.
    fn planes(&self) -> &'static [Plane];
    /// A game before its first move, whose chance follows from the seed.
    fn state(&self, seed: u64) -> Box<dyn AnyState>;
    /// A view from elsewhere.
    fn read_view(&self, json: &str, seat: Option<u8>) -> Result<Box<dyn AnyView>, Error>;
    /// What a bot chooses.
    fn bot_chooses(
        &self,
        level: Level,
        view: &dyn AnyView,
        budget: &mut Budget<'_>,
        seed: u64,
    ) -> Result<String, Error>;
    /// Many games at once.
    fn fleet(self: Arc<Self>, count: usize, seed: u64, skip_forced: bool) -> Box<dyn AnyFleet>;
    /// Many games to learn from.
    fn school(self: Arc<Self>, count: usize, seed: u64) -> Box<dyn AnySchool>;
}

/// A game of one kind, with what was agreed.
pub struct House<G: Lab> {
    /// What was agreed.
    pub options: G::Options,
}

impl<G: Lab> House<G> {
    /// So many games whose chance follows from the seed and their numbers.
    fn slots(&self, count: usize, seed: u64, skip_forced: bool) -> Vec<Slot<G>> {
        let mut options = G::apart(&self.options);
        let slots = (0..count).map(|number| {
            // Neighbours share what was agreed, so that most threads share nothing with each other.
            if number % TOGETHER == 0 {
                options = G::apart(&options);
            }
            // Seeds that follow each other give streams that do not.
            let seed = Quick::new(seed ^ Quick::new(number as u64).word64()).word64();
            Slot::new(&options, seed, skip_forced)
        });
        slots.collect()
    }
}

impl<G: Lab> AnyGame for House<G> {
    fn name(&self) -> GameName {
        G::GAME
    }

    fn options(&self) -> Vec<String> {
        G::write_options(&self.options)
    }

    fn agreed(&self) -> Result<String, Error> {
        serde_json::to_string(&self.options).map_err(|error| Error::Value(error.to_string()))
    }

    fn shelves(&self) -> Shelves {
        G::shelves(&self.options)
    }

    fn seats(&self) -> Vec<&'static str> {
        G::header_seats(&self.options)
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn longest(&self) -> usize {
        G::LONGEST
    }

    fn size(&self) -> usize {
        G::SIZE
    }

    fn encoding(&self) -> u32 {
        G::ENCODING
    }

    fn planes(&self) -> &'static [Plane] {
        G::PLANES
    }

    fn state(&self, seed: u64) -> Box<dyn AnyState> {
        Box::new(Live::<G>::new(&self.options, seed))
    }

    fn read_view(&self, json: &str, seat: Option<u8>) -> Result<Box<dyn AnyView>, Error> {
        let view: G::View = serde_json::from_str(json).map_err(|error| {
            // What was being read may hold cards; where it stopped does not.
            let what = format!("this is not a view of {}", G::NAME);
            Error::Value(format!("{what}: line {}, column {}", error.line(), error.column()))
        })?;
        G::check(&self.options, &view).map_err(|bad| Error::Value(bad.to_string()))?;
        let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(game::Seat(seat)));
        // A view says for itself who is looking; a world in which it is true tells whether that is who was named.
        let same = G::determinize(&self.options, &view, &mut Quick::new(0)).view(viewer) == view;
        if !same {
            return Err(Error::Value(format!("this is the view of somebody else than {}", named(seat))));
        }
        Ok(Box::new(Look::<G>::new(self.options.clone(), viewer, view)))
    }

    fn bot_chooses(
        &self,
        level: Level,
        view: &dyn AnyView,
        budget: &mut Budget<'_>,
        seed: u64,
    ) -> Result<String, Error> {
        let look = view.as_any().downcast_ref::<Look<G>>();
        let look = look.ok_or_else(|| {
            Error::Value(format!("this bot plays {}, and the view is of another game", G::NAME))
        })?;
        let chosen = G::bot(level).choose(&look.options, &look.view, budget, &mut Quick::new(seed));
        let action = chosen.map_err(|cannot| Error::Value(cannot.to_string()))?;
        Ok(G::write_action(&look.options, action))
    }

    fn fleet(self: Arc<Self>, count: usize, seed: u64, skip_forced: bool) -> Box<dyn AnyFleet> {
        Box::new(Fleet { slots: self.slots(count, seed, skip_forced), seats: G::seats(&self.options) })
    }

    fn school(self: Arc<Self>, count: usize, seed: u64) -> Box<dyn AnySchool> {
        Box::new(School { slots: self.slots(count, seed, true), seats: G::seats(&self.options) })
    }
}

/// How many games of a fleet share what was agreed.
const TOGETHER: usize = 64;

/// A seat in words.
fn named(seat: Option<u8>) -> String {
    seat.map_or("the public".to_string(), |seat| format!("seat {seat}"))
}

/// A game by its name, with options as records write them and maps that these may name. Where there are several ways to sit,
/// `seating` says which.
pub fn agree(
    name: GameName,
    options: &[String],
    shelves: &Shelves,
    seating: usize,
) -> Result<Arc<dyn AnyGame>, Error> {
    with_game!(name, G => {
        let options = agreed::<G>(options, shelves, seating)?;
        Ok(Arc::new(House::<G> { options }))
    })
}

fn agreed<G: Lab>(options: &[String], shelves: &Shelves, seating: usize) -> Result<G::Options, Error> {
    let line = options.join(" ");
    let agreed = G::parse_options(&line, <G as Playable>::shelf(shelves));
    let wrong = |fault: game::Fault| Error::Value(format!("option {line}: {}", fault.reason));
    let seatings = G::seatings(&agreed.map_err(wrong)?);
    seatings.get(seating).cloned().ok_or_else(|| {
        Error::Value(format!(
            "seating: expected a whole number from 0 to {}, not {seating}",
            seatings.len() - 1
        ))
    })
}

/// A game by its name, with what was agreed as `AnyGame::agreed` writes it.
pub fn restore(name: GameName, agreed: &str) -> Result<Arc<dyn AnyGame>, Error> {
    with_game!(name, G => {
        let options = serde_json::from_str(agreed)
            .map_err(|error| Error::Value(format!("this is not what is agreed for {name}: {error}")))?;
        Ok(Arc::new(House::<G> { options }))
    })
}

/// A record with its game.
pub type Read = (Arc<dyn AnyGame>, Box<dyn AnyRecord>);

/// Reads a record of any game.
pub fn read_record(file: &[u8], shelves: &Shelves) -> Result<Read, Error> {
    let Some(sheet) = open(file)? else {
        let lines = file.iter().filter(|byte| **byte == b'\n').count();
        let reason = "the record stops inside its header".to_string();
        return Err(Error::BadRecord { line: lines + 1, column: 1, reason, rule: None });
    };
    let word = sheet.header.game;
    let unknown = |unknown: UnknownGame| word.fault(unknown.to_string());
    with_game!(word.text.parse().map_err(unknown)?, G => read::<G>(sheet, shelves))
}

/// Reads all records of a stream: each begins with its own `utterson 1`.
pub fn read_records(stream: &[u8], shelves: &Shelves) -> Result<Vec<Read>, Error> {
    let mut records = Vec::new();
    let mut first_line = 0;
    for record in cut(stream) {
        records.push(read_record(record, shelves).map_err(|error| error.below(first_line))?);
        first_line += record.iter().filter(|byte| **byte == b'\n').count();
    }
    Ok(records)
}

/// A stream, cut where records begin. What stands before the first belongs to it; an empty stream is one empty record.
fn cut(stream: &[u8]) -> Vec<&[u8]> {
    let (mut records, mut from, mut at, mut begun) = (Vec::new(), 0, 0, false);
    for line in stream.split_inclusive(|byte| *byte == b'\n') {
        if line.starts_with(b"utterson ") {
            if begun {
                records.push(&stream[from..at]);
                from = at;
            }
            begun = true;
        }
        at += line.len();
    }
    records.push(&stream[from..]);
    records
}

fn read<G: Lab>(sheet: Sheet<'_>, shelves: &Shelves) -> Result<Read, Error> {
    let mut lines = Vec::new();
    let read = sheet.read::<G>(<G as Playable>::shelf(shelves), |line, text| match line {
        Line::Act(..) | Line::Chance(..) => lines.push(text.to_string()),
        Line::Note | Line::Result => {}
    });
    let record = read.map_err(|bad| Error::bad_record::<G>(&bad))?;
    let game = House::<G> { options: record.options.clone() };
    Ok((Arc::new(game), Box::new(Paper::<G> { record, lines })))
}
