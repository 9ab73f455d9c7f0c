//! The table itself: its log, what the log amounts to, and the one door through which it changes.

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use game::{Entropy, Seat, SeatSet, Viewer};

use crate::any::{Playable, Shelves};
use crate::clock::{ClockRule, Millis, Timing};
use crate::closed::{Closed, Unrestored};
use crate::course::{Course, Stage, read_options};
use crate::event::{BadLog, Cause, Entry, Event, LOG_VERSION, Rematch, Setup};
use crate::fair::{Protocol, Secret};
use crate::input::{Done, Input, Step};
use crate::lot::SeatRule;
use crate::play::Shown;
use crate::player::{Level, Occupant};
use crate::refused::Refused;

/// A table where a game of `G` is played: the only holder of the truth.
///
/// Equality is that of the log and of all that follows from it. Who is connected, and what was charged to clocks since
/// the last event, is not part of it: a restart forgets that.
#[derive(Clone)]
pub struct Table<G: Playable> {
    /// What is remembered of the log: the last events.
    pub(crate) log: Vec<Logged<G>>,
    /// The number of the first of them.
    pub(crate) first: u64,
    pub(crate) course: Course<G>,
    pub(crate) timing: Timing,
    /// The command being carried out, until an event has it.
    pub(crate) cause: Option<Cause>,
}

/// An entry, and what was to be seen when it happened.
#[derive(Clone)]
pub(crate) struct Logged<G: Playable> {
    pub(crate) entry: Entry,
    pub(crate) shown: Option<Shown<G>>,
}

/// Prints nothing that could be a secret: tables find their way into messages.
impl<G: Playable> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({} of {}, event {})", self.course.setup.table, G::NAME, self.head())
    }
}

impl<G: Playable> PartialEq for Table<G> {
    fn eq(&self, other: &Table<G>) -> bool {
        self.entries().eq(other.entries()) && self.course == other.course
    }
}

impl<G: Playable> Table<G> {
    /// Sets up a new table and draws its secret. The entries are to be stored like those of a step.
    ///
    /// # Errors
    /// Options, seats or a clock that the game cannot be played with.
    pub fn create(
        setup: Setup,
        shelves: &Shelves,
        entropy: &mut dyn Entropy,
    ) -> Result<(Table<G>, Vec<Entry>), Refused> {
        if !setup.clock.is_sane() {
            return Err(Refused::BadClock);
        }
        let (secret, fair) = (Secret::random(entropy), Protocol::NEWEST);
        let course = Course::<G>::new(&setup, G::RULES_VERSION, (secret, fair), shelves)?;
        if !G::is_short_enough(course.options()) {
            return Err(Refused::BadOptions { reason: "nobody plays for so long".to_string() });
        }
        let setup = Box::new(course.setup.clone());
        let event = Event::Created { setup, rules: G::RULES_VERSION, secret, fair };
        let entry = Entry { v: LOG_VERSION, seq: 0, command: None, event };
        let timing = Timing::new(course.seats.len());
        let log = Vec::from([Logged { entry, shown: None }]);
        let mut table = Table { log, first: 0, course, timing, cause: None };
        table.begin_if_ready();
        let entries = table.entries().cloned().collect();
        Ok((table, entries))
    }

    /// Rebuilds a table from its log: the same table, to the last bit. Clocks stand still until people are
    /// [`Present`](Input::Present) or a grace has passed.
    ///
    /// A game that has ended by other rules is as good as any if ours allow all its moves. All other tables of other
    /// rules, or with options that name what is not here any more, are closed.
    ///
    /// # Errors
    /// If the table is closed, or the log is not one that a table of this program has written.
    pub fn restore(entries: Vec<Entry>, shelves: &Shelves) -> Result<Table<G>, Unrestored> {
        let Some(Event::Created { setup, rules, fair, .. }) = entries.first().map(|entry| &entry.event)
        else {
            return Err(BadLog::at(0, "a log begins with the table being created").into());
        };
        let readable = read_options::<G>(&setup.options, *fair, setup.seating, shelves).is_ok();
        if *rules == G::RULES_VERSION && readable {
            return Ok(Table::again(entries, shelves)?);
        }
        match Table::again(entries.clone(), shelves) {
            Ok(table) if table.is_over() => Ok(table),
            Ok(_) | Err(_) => Err(Unrestored::Closed(Closed::new::<G>(&entries, shelves)?)),
        }
    }

    fn again(entries: Vec<Entry>, shelves: &Shelves) -> Result<Table<G>, BadLog> {
        let mut entries = entries.into_iter();
        let Some(first) = entries.next() else { return Err(BadLog::at(0, "an empty log")) };
        let Event::Created { setup, rules, secret, fair } = &first.event else {
            return Err(BadLog::at(0, "a log begins with the table being created"));
        };
        if first.v != LOG_VERSION || first.seq != 0 {
            return Err(BadLog::at(0, "another version of the log"));
        }
        let course = Course::new(setup, *rules, (*secret, *fair), shelves);
        let course = course.map_err(|_| BadLog::at(0, "impossible options"))?;
        let timing = Timing::after_restart(course.seats.len());
        let log = Vec::from([Logged { entry: first, shown: None }]);
        let mut table = Table { log, first: 0, course, timing, cause: None };
        entries.try_for_each(|entry| table.fold(entry))?;
        Ok(table)
    }

    /// The one door: something happens at the table at this time. Entropy is drawn for new ids only; chance in the game
    /// follows from the secret.
    ///
    /// One that has [forgotten](Table::trim) something must not [lack](Table::lacks) it for this input.
    ///
    /// The table has changed when this returns. Store the entries, all or none, before anything is sent; if that
    /// fails, drop the table and restore it from the store.
    pub fn handle(&mut self, input: Input, now: Millis, entropy: &mut dyn Entropy) -> Step {
        let before = self.log.len();
        self.pass_time(now);
        let answer = self.take(input, entropy);
        self.cause = None;
        self.note_clocks();
        self.break_off_if_endless();
        let new = self.log[before..].iter().map(|logged| logged.entry.clone());
        Step { entries: new.collect(), answer }
    }

    fn take(&mut self, input: Input, entropy: &mut dyn Entropy) -> Result<Done, Refused> {
        let next = self.head() + 1;
        match input {
            Input::Sit { seat, player } => self.sit(seat, player)?,
            Input::Command(command) => match self.answer_again(&command) {
                Some(done) => return Ok(done),
                None => self.command(command, entropy)?,
            },
            Input::Present(seat) => {
                self.timing.came(seat);
                self.give_back(seat);
            }
            Input::Absent(seat) => self.timing.went(seat),
            Input::Tick => {}
        }
        Ok(Done { seq: next.min(self.head()) })
    }

    /// Something happens now.
    pub(crate) fn append(&mut self, event: Event) {
        let entry = Entry { v: LOG_VERSION, seq: self.head() + 1, command: self.cause.take(), event };
        self.fold(entry).expect("what a table decides fits its log");
    }

    /// Something happened: now, or before a restart.
    pub(crate) fn fold(&mut self, entry: Entry) -> Result<(), BadLog> {
        if entry.v != LOG_VERSION || entry.seq != self.head() + 1 {
            return Err(BadLog::at(entry.seq, "not the next event"));
        }
        let shown = self.course.fold(&entry)?;
        self.timing.noted_by(&entry.event);
        self.log.push(Logged { entry, shown });
        Ok(())
    }

    /// The number of the last event.
    pub fn head(&self) -> u64 {
        self.first + self.log.len() as u64 - 1
    }

    /// The log, as far as it is [remembered](Table::is_whole). Not for anybody's eyes: it holds secrets.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.log.iter().map(|logged| &logged.entry)
    }

    /// What was agreed before anybody sat down.
    pub fn setup(&self) -> &Setup {
        &self.course.setup
    }

    /// Who sits in each seat now.
    pub fn players(&self) -> impl Iterator<Item = &Occupant> {
        self.course.seats.iter().map(|seat| &seat.player)
    }

    /// What a decision made now must expect. It changes with everything that changes what somebody may decide, but not
    /// with one of several simultaneous decisions.
    pub fn phase(&self) -> u64 {
        self.course.phase
    }

    /// Has the game begun?
    pub fn is_started(&self) -> bool {
        match self.course.stage {
            Stage::Gathering => false,
            Stage::Playing(_) | Stage::Over(..) => true,
        }
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        match self.course.stage {
            Stage::Over(..) => true,
            Stage::Gathering | Stage::Playing(_) => false,
        }
    }

    /// The seats that have something to decide.
    pub fn turn(&self) -> SeatSet {
        self.course.turn()
    }

    /// Programs that have something to decide: whoever runs them gives each its [`view`](Table::view) and commands what
    /// it chooses in the name of its seat.
    pub fn bots_on_turn(&self) -> Vec<(Seat, &Level)> {
        let level = |seat: Seat| {
            let sitting = &self.course.seats[seat.index()];
            match &sitting.player {
                Occupant::Bot { level } => Some((seat, level)),
                Occupant::Person { .. } => sitting.stand_in.as_ref().map(|level| (seat, level)),
                Occupant::Open => None,
            }
        };
        self.turn().iter().filter_map(level).collect()
    }

    /// Does whoever is on turn only carry out what he has announced? Programs need not be waited for then.
    pub fn carries_out(&self) -> bool {
        self.playing().is_ok_and(|play| play.state.carries_out())
    }

    /// What was agreed before the first deal.
    pub fn options(&self) -> &G::Options {
        self.course.options()
    }

    /// What a viewer may know of the game; `None` before it has begun.
    pub fn view(&self, viewer: Viewer) -> Option<G::View> {
        Some(self.course.play()?.view(self.eyes(viewer)))
    }

    /// Must the caller [`Tick`](Input::Tick) about once a second? While a clock runs, or somebody waits for an absent
    /// person.
    pub fn needs_ticks(&self) -> bool {
        match self.course.stage {
            Stage::Playing(_) => {
                self.course.setup.clock != ClockRule::None || !self.course.abandon.is_empty()
            }
            Stage::Gathering | Stage::Over(..) => false,
        }
    }

    /// How long until time alone changes something here, if nothing else happens: somebody has no time left, or is not waited
    /// for any more, or clocks are to be written down. `None`: never.
    pub fn due_in(&self) -> Option<Millis> {
        let play = self.playing().ok()?;
        let rule = self.course.setup.clock;
        let left = |seat: Seat| play.left.get(seat.index()).copied();
        let clocks = self.thinking().iter().filter_map(|seat| self.timing.due_in(seat, rule, left(seat)?));
        let waits = !self.course.abandon.is_empty();
        let missing =
            self.course.playing_persons().iter().filter(|seat| waits && !self.course.abandon.contains(*seat));
        clocks.chain(missing.filter_map(|seat| self.timing.given_up_in(seat))).min()
    }

    /// Time has passed until now, nobody said anything, and whoever holds the table vouches for all of it: his clock stands
    /// still when he does. Without this a table believes no more than [`STRIDE_MS_MAX`](crate::clock::STRIDE_MS_MAX).
    pub fn wait_until(&mut self, now: Millis) {
        let thinking = self.thinking();
        self.timing.wait(now, thinking);
    }

    /// Time has passed until now that nobody could use: what happened before was not to be seen yet.
    pub fn rest_until(&mut self, now: Millis) {
        self.timing.rest(now);
    }

    /// What is not in the log, for whoever puts the table to sleep: [`resume`](Table::resume) takes it.
    pub fn timing(&self) -> &Timing {
        &self.timing
    }

    /// The table was not gone: it slept, and the same people count the same time.
    pub fn resume(&mut self, timing: Timing) {
        if timing.seats() == self.course.seats.len() {
            self.timing = timing;
        }
    }

    /// The people who are connected.
    pub fn present(&self) -> SeatSet {
        self.timing.present
    }

    /// Seats that do not exist see what everybody sees.
    pub(crate) fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.index() < self.course.seats.len() => viewer,
            Viewer::Seat(_) | Viewer::Public => Viewer::Public,
        }
    }

    /// The next table, once it is agreed, and for each of its seats the seat here whose player has it. Calling this
    /// again, after a restart too, gives the same.
    pub fn rematch(&self) -> Option<(Setup, Vec<Seat>)> {
        let (rematch, next) = self.course.agreed?;
        let play = self.course.play()?;
        let seats = self.course.seats.len();
        let (from, seating): (Vec<Seat>, SeatRule) = match rematch {
            Rematch::SameSeats => ((0..seats as u8).map(Seat).collect(), self.course.setup.seating),
            Rematch::SwappedSeats => {
                let by = G::return_rotation(self.course.options());
                let from = |seat| play.drawn.at_table(Seat(((seat + seats - by) % seats) as u8));
                ((0..seats).map(from).collect(), SeatRule::AsWeSit)
            }
        };
        let seats = from.iter().map(|seat| self.course.seats[seat.index()].player.clone()).collect();
        Some((Setup { table: next, seats, seating, ..self.course.setup.clone() }, from))
    }
}
