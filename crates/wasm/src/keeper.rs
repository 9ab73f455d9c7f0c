//! A table kept in a browser: the table, and the lines of those who look at it from the pages of this device.
//!
//! The keeper does no more than a server does, and keeps the same promise: what a [`Turn`] holds to be stored is stored before
//! anything of it is said. Storing, time and entropy are the business of whoever calls.

use std::collections::BTreeMap;

use game::{Entropy, Seat, Viewer};
use serde::Serialize;
use table::any::Shelves;
use table::clock::{ClockRule, Millis};
use table::event::Event;
use table::ids::{CommandId, TableId};
use table::input::{Command, Done, Input, Request, Step};
use table::player::{Level, Name, Occupant};
use table::talk::{self, Heard, Told};
use table::wire::{ByeReason, ServerMsg};
use table::wish::Wish;
use table::{AnyTable, Entry, Unrestored};

use crate::face::{Face, people};
use crate::fault::Fault;

/// A table, and the lines to it.
pub struct Keeper {
    table: AnyTable,
    lines: BTreeMap<u32, Line>,
    shelves: Shelves,
}

/// One who looks at the table.
struct Line {
    viewer: Viewer,
    /// Nothing before his hello.
    told: Option<Told>,
}

/// What came of something: first the store, then the lines.
#[derive(Serialize)]
pub struct Turn {
    /// The entries to be stored, all or none, as they are to be stored.
    pub entries: Vec<String>,
    /// The next table, if it was agreed just now: to be stored with them.
    pub next: Option<Log>,
    /// What is said over which line, once that is done.
    pub posts: Vec<Post>,
    /// The programs that have something to decide.
    pub bots: Vec<OnTurn>,
    /// Does a clock run, so that somebody must tick about once a second?
    pub needs_ticks: bool,
    /// The number of the last event.
    pub head: u64,
    /// The table from outside.
    pub face: Face,
}

/// A message for a line.
#[derive(Serialize)]
pub struct Post {
    /// Which.
    pub line: u32,
    /// What.
    pub message: ServerMsg,
}

/// A program that has something to decide.
#[derive(Serialize)]
pub struct OnTurn {
    /// Where it sits.
    pub seat: Seat,
    /// For which phase it decides.
    pub phase: u64,
    /// How well it plays.
    pub level: String,
    /// Does it only carry out what it has announced? Then it need not be waited for.
    pub carries_out: bool,
}

/// A table that is to be stored from its beginning.
#[derive(Serialize)]
pub struct Log {
    /// Its entries.
    pub entries: Vec<String>,
    /// How it looks from outside.
    pub face: Face,
}

impl Keeper {
    /// Opens a table as somebody of that name wishes it.
    ///
    /// # Errors
    /// What the server would say to such a wish.
    pub fn open(wish: &str, name: &str, entropy: &mut dyn Entropy) -> Result<(Keeper, Log), Fault> {
        let wish: Wish = serde_json::from_str(wish).map_err(|_| Fault::bad("malformed"))?;
        let me = Occupant::person(clean(name).ok_or(Fault::bad("bad-name"))?);
        let is_level = |level: &str| level.parse::<bots::Level>().is_ok();
        let setup = wish.setup(TableId::random(entropy), &me, is_level, clean);
        let setup = setup.map_err(|bad| Fault::bad(bad.code()))?;
        let shelves = Shelves::default();
        let (table, entries) =
            AnyTable::create(setup, &shelves, entropy).map_err(|refused| Fault::refused(&refused))?;
        // Nobody can come here from elsewhere, and no clock runs while a page is closed.
        if table.players().contains(&&Occupant::Open) || table.setup().clock != ClockRule::None {
            return Err(Fault::bad("not-here"));
        }
        let log = Log { entries: bodies(&entries), face: Face::of(&table) };
        Ok((Keeper { table, lines: BTreeMap::new(), shelves }, log))
    }

    /// Takes up the table of a log.
    ///
    /// # Errors
    /// A log that no table has written, or one of a table that is closed.
    pub fn restore(bodies: &[String]) -> Result<Keeper, Fault> {
        let shelves = Shelves::default();
        Ok(Keeper { table: restored(bodies, &shelves)?, lines: BTreeMap::new(), shelves })
    }

    /// The same for a table that somebody has moved on from another page: whoever looks here is told.
    ///
    /// # Errors
    /// As `restore`: then this keeper is of no use any more.
    pub fn renew(
        &mut self,
        bodies: &[String],
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<Turn, Fault> {
        self.table = restored(bodies, &self.shelves)?;
        let seats: Vec<Seat> =
            self.lines.values().filter(|line| line.told.is_some()).filter_map(seat).collect();
        let mut entries = Vec::new();
        for seat in seats {
            // Who is there is not stored.
            entries.extend(self.table.handle(Input::Present(seat), now, entropy).entries);
        }
        let step = Step { entries, answer: Ok(Done { seq: self.table.head() }) };
        self.turn(step, Vec::new(), entropy)
    }

    /// Somebody wants to look, through the eyes of that seat or of the only one that a person has.
    ///
    /// # Errors
    /// A seat where no person sits: nobody looks through the eyes of a program.
    pub fn connect(&mut self, line: u32, wanted: Option<u8>) -> Result<(), Fault> {
        let viewer = self.viewer(wanted)?;
        self.lines.insert(line, Line { viewer, told: None });
        Ok(())
    }

    /// Something was said over a line.
    ///
    /// # Errors
    /// If the next table cannot be set up; nothing has happened then that could be stored.
    pub fn hear(
        &mut self,
        line: u32,
        frame: &str,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<Turn, Fault> {
        let Some(Line { viewer, told }) = self.lines.get(&line) else { return Err(Fault::absent()) };
        let (viewer, is_new) = (*viewer, told.is_none());
        let heard = if is_new { talk::hear_first(frame) } else { talk::hear(frame) };
        let post = |message| vec![Post { line, message }];
        let (input, answer): (Input, Option<CommandId>) = match heard {
            Heard::Hello { since } => return self.greet(line, since, now, entropy),
            Heard::Do { command_id, request } => {
                let command = Command { viewer, id: command_id.clone(), request };
                (Input::Command(command), Some(command_id))
            }
            Heard::WhyNot { action } => {
                let why = talk::why_not(&self.table, viewer, action);
                return self.say(post(why), now, entropy);
            }
            Heard::Ping { nonce } => return self.say(post(ServerMsg::Pong { nonce }), now, entropy),
            Heard::Fault(error) => {
                let bye = ServerMsg::Bye { reason: ByeReason::Protocol, retry_after_ms: None };
                let mut posts = post(talk::fault(error));
                posts.extend(is_new.then_some(Post { line, message: bye }));
                return self.say(posts, now, entropy);
            }
        };
        let step = self.table.handle(input, now, entropy);
        let answer = answer.map(|id| Post { line, message: talk::answer(id, step.answer.clone()) });
        self.turn(step, answer.into_iter().collect(), entropy)
    }

    /// A line is gone.
    ///
    /// # Errors
    /// As `hear`.
    pub fn hang_up(&mut self, line: u32, now: Millis, entropy: &mut dyn Entropy) -> Result<Turn, Fault> {
        let gone = self.lines.remove(&line).as_ref().and_then(seat);
        let stays = |gone| self.lines.values().any(|line| line.told.is_some() && seat(line) == Some(gone));
        let input = gone.filter(|gone| !stays(*gone)).map_or(Input::Tick, Input::Absent);
        let step = self.table.handle(input, now, entropy);
        self.turn(step, Vec::new(), entropy)
    }

    /// Time has passed.
    ///
    /// # Errors
    /// As `hear`.
    pub fn tick(&mut self, now: Millis, entropy: &mut dyn Entropy) -> Result<Turn, Fault> {
        let step = self.table.handle(Input::Tick, now, entropy);
        self.turn(step, Vec::new(), entropy)
    }

    /// A program has decided. If the game has moved on meanwhile, nothing happens.
    ///
    /// # Errors
    /// As `hear`.
    pub fn decide(
        &mut self,
        bot: (Seat, u64),
        action: String,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<Turn, Fault> {
        let (seat, expect) = bot;
        let id = TableId::random(entropy).to_string().parse().map_err(|_| Fault::internal())?;
        let command = Command { viewer: Viewer::Seat(seat), id, request: Request::Move { expect, action } };
        let step = self.table.handle(Input::Command(command), now, entropy);
        self.turn(step, Vec::new(), entropy)
    }

    /// A program has failed: the next weaker one sits down in its seat, where everybody sees it. If the game has moved on
    /// meanwhile, nothing happens.
    ///
    /// # Errors
    /// If none is weaker.
    pub fn replace(
        &mut self,
        (seat, phase): (Seat, u64),
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<Turn, Fault> {
        let Some(failed) = self.on_turn(seat, phase) else { return self.tick(now, entropy) };
        let weaker = failed.parse().unwrap_or(bots::Level::Random).weaker();
        let level = weaker.ok_or(Fault::conflict("none-weaker"))?.to_string();
        let level = Level::try_from(level).map_err(|_| Fault::internal())?;
        let step = self.table.handle(Input::Sit { seat, player: Occupant::Bot { level } }, now, entropy);
        self.turn(step, Vec::new(), entropy)
    }

    /// The level of the program that has something to decide there.
    fn on_turn(&self, seat: Seat, phase: u64) -> Option<&str> {
        let mut bots = self.table.bots_on_turn().into_iter().filter(|_| self.table.phase() == phase);
        bots.find(|(bot, _)| *bot == seat).map(|(_, level)| level.as_str())
    }

    /// What a program is asked who sits there: all that it may know, and nothing else.
    pub fn question(&self, seat: Seat, phase: u64) -> Option<crate::thinker::Question> {
        let level = self.on_turn(seat, phase)?.to_owned();
        let snapshot = self.table.snapshot(Viewer::Seat(seat));
        Some(crate::thinker::Question {
            game: self.table.game(),
            level,
            agreed: snapshot.about.agreed.value(),
            view: snapshot.position.view.value(),
        })
    }

    /// The record, as that seat may see it.
    ///
    /// # Errors
    /// A seat where no person sits, or a game that has not begun.
    pub fn record(&self, wanted: Option<u8>) -> Result<String, Fault> {
        self.table.record(self.viewer(wanted)?).ok_or(Fault::conflict("not-started"))
    }

    /// The number of the last event.
    pub fn head(&self) -> u64 {
        self.table.head()
    }

    /// The table from outside.
    pub fn face(&self) -> Face {
        Face::of(&self.table)
    }

    fn viewer(&self, wanted: Option<u8>) -> Result<Viewer, Fault> {
        let people = people(&self.table);
        match (wanted.map(Seat), people.as_slice()) {
            (Some(seat), people) if people.contains(&seat) => Ok(Viewer::Seat(seat)),
            (Some(_), _) => Err(Fault::absent()),
            (None, [only]) => Ok(Viewer::Seat(*only)),
            (None, _) => Ok(Viewer::Public),
        }
    }

    fn greet(
        &mut self,
        line: u32,
        since: Option<u64>,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<Turn, Fault> {
        let input = self.lines.get(&line).and_then(seat).map_or(Input::Tick, Input::Present);
        let step = self.table.handle(input, now, entropy);
        let Some(Line { viewer, told }) = self.lines.get_mut(&line) else { return Err(Fault::absent()) };
        let (greeted, message) = Told::greet(&self.table, *viewer, since);
        *told = Some(greeted);
        self.turn(step, vec![Post { line, message }], entropy)
    }

    /// Says something that is no step.
    fn say(&mut self, posts: Vec<Post>, now: Millis, entropy: &mut dyn Entropy) -> Result<Turn, Fault> {
        let step = self.table.handle(Input::Tick, now, entropy);
        self.turn(step, posts, entropy)
    }

    /// What is to be stored and said, whoever looks; the answers come first.
    fn turn(&mut self, step: Step, mut posts: Vec<Post>, entropy: &mut dyn Entropy) -> Result<Turn, Fault> {
        for (line, Line { told, .. }) in &mut self.lines {
            // Whoever keeps a table for one device knows whose seats they are.
            let news = told.as_mut().map_or(Vec::new(), |told| told.news(&self.table, 0, Vec::new()));
            posts.extend(news.into_iter().map(|message| Post { line: *line, message }));
        }
        let (phase, carries_out) = (self.table.phase(), self.table.carries_out());
        let bot = |(seat, level): (Seat, &Level)| {
            let level = level.as_str().to_owned();
            OnTurn { seat, phase, level, carries_out }
        };
        Ok(Turn {
            next: self.next(&step.entries, entropy)?,
            entries: bodies(&step.entries),
            posts,
            bots: self.table.bots_on_turn().into_iter().map(bot).collect(),
            needs_ticks: self.table.needs_ticks(),
            head: self.table.head(),
            face: Face::of(&self.table),
        })
    }

    /// The next table, if these entries say that it is agreed.
    fn next(&self, entries: &[Entry], entropy: &mut dyn Entropy) -> Result<Option<Log>, Fault> {
        if !entries.iter().any(|entry| matches!(entry.event, Event::RematchAgreed { .. })) {
            return Ok(None);
        }
        let (setup, _) = self.table.rematch().ok_or(Fault::internal())?;
        let (next, entries) =
            AnyTable::create(setup, &self.shelves, entropy).map_err(|refused| Fault::refused(&refused))?;
        Ok(Some(Log { entries: bodies(&entries), face: Face::of(&next) }))
    }
}

fn clean(typed: &str) -> Option<Name> {
    Name::clean(typed).ok()
}

fn seat(line: &Line) -> Option<Seat> {
    match line.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

fn bodies(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(Entry::to_json).collect()
}

/// The table of a log.
fn restored(bodies: &[String], shelves: &Shelves) -> Result<AnyTable, Fault> {
    let entries: Result<Vec<Entry>, _> = bodies.iter().map(|body| Entry::from_json(body)).collect();
    AnyTable::restore(entries.map_err(|_| Fault::damaged())?, shelves).map_err(
        |unrestored| match unrestored {
            Unrestored::Closed(closed) => Fault::closed(closed.record),
            Unrestored::Bad(_) => Fault::damaged(),
        },
    )
}
