//! The course of things: what the events of a log amount to. Nothing is decided here.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::notation::words;
use game::{Move, Seat, SeatSet, Standing};

use crate::any::{Playable, Shelves};
use crate::clock::Millis;
use crate::event::{BadLog, Consent, Ending, Entry, Event, Rematch, Setup};
use crate::fair::{Commitment, Contribution, Key, Protocol, Secret};
use crate::ids::TableId;
use crate::lot::{Drawn, SeatRule, Seating, seatings};
use crate::past::Marks;
use crate::play::{Play, Shown};
use crate::player::{Level, Occupant, record_names};
use crate::refused::Refused;

/// What has happened so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Course<G: Playable> {
    pub(crate) setup: Setup,
    pub(crate) rules: u32,
    pub(crate) secret: Secret,
    pub(crate) fair: Protocol,
    pub(crate) commitment: Commitment,
    /// The ways to seat the players, each with the options that it makes. One is drawn when the game begins, and the
    /// others go.
    pub(crate) seatings: Vec<Seating<G>>,
    pub(crate) seats: Vec<Sitting>,
    pub(crate) stage: Stage<G>,
    /// The event with which what can be decided last changed.
    pub(crate) phase: u64,
    pub(crate) take_back: Option<TakeBack>,
    /// Those who were refused a take-back since the last move.
    pub(crate) rebuffed: SeatSet,
    /// Those who want to break the game off.
    pub(crate) abandon: SeatSet,
    /// How and where the next game is played.
    pub(crate) agreed: Option<(Rematch, TableId)>,
    /// By these a command is known that was carried out before.
    pub(crate) marks: Marks,
}

/// A seat at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitting {
    pub(crate) player: Occupant,
    /// What a person who is ready contributes.
    pub(crate) ready: Option<Contribution>,
    pub(crate) rematch: Option<Rematch>,
    /// The program that plays for him until he is back.
    pub(crate) stand_in: Option<Level>,
    /// How often this seat has said something.
    pub(crate) reactions: u32,
}

/// Before, during, after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage<G: Playable> {
    Gathering,
    Playing(Play<G>),
    Over(Play<G>, Ending, Vec<Standing>),
}

/// A seat that has asked to take its last decision back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TakeBack {
    pub(crate) seat: Seat,
    pub(crate) keep: u64,
    pub(crate) granted: SeatSet,
}

impl<G: Playable> Course<G> {
    /// A table that has just been created.
    pub(crate) fn new(
        setup: &Setup,
        rules: u32,
        (secret, fair): (Secret, Protocol),
        shelves: &Shelves,
    ) -> Result<Course<G>, Refused> {
        let read = |rule| read_options::<G>(&setup.options, fair, rule, shelves);
        let (seatings, as_we_sit) = (read(setup.seating)?, read(SeatRule::AsWeSit)?);
        let seats = seatings[0].0.len();
        if setup.seats.len() > seats {
            let reason = "more players than seats".to_string();
            return Err(Refused::BadOptions { reason });
        }
        let mut setup = setup.clone();
        if seatings.len() == as_we_sit.len() {
            setup.seating = SeatRule::AsWeSit;
        }
        setup.options = G::write_options(&seatings[0].1);
        setup.seats.resize(seats, Occupant::Open);
        let sitting = |player: &Occupant| Sitting::new(player.clone());
        Ok(Course {
            seats: setup.seats.iter().map(sitting).collect(),
            commitment: secret.commitment((fair, setup.seating), setup.table, rules),
            setup,
            rules,
            secret,
            fair,
            seatings,
            stage: Stage::Gathering,
            phase: 0,
            take_back: None,
            rebuffed: SeatSet::EMPTY,
            abandon: SeatSet::EMPTY,
            agreed: None,
            marks: Marks::default(),
        })
    }

    /// What was agreed; of the seating, while the lot is not drawn, one that is possible.
    pub(crate) fn options(&self) -> &G::Options {
        &self.seatings[0].1
    }

    /// Is it known what is agreed, whatever the lot will say?
    pub(crate) fn is_agreed(&self) -> bool {
        self.seatings.iter().all(|(_, options)| options == self.options())
    }

    /// The game, once it has begun.
    pub(crate) fn play(&self) -> Option<&Play<G>> {
        match &self.stage {
            Stage::Gathering => None,
            Stage::Playing(play) | Stage::Over(play, ..) => Some(play),
        }
    }

    /// The same, to be changed.
    pub(crate) fn play_mut(&mut self) -> Option<&mut Play<G>> {
        match &mut self.stage {
            Stage::Gathering => None,
            Stage::Playing(play) | Stage::Over(play, ..) => Some(play),
        }
    }

    /// The seats that have something to decide.
    pub(crate) fn turn(&self) -> SeatSet {
        match &self.stage {
            Stage::Playing(play) => play.turn(),
            Stage::Gathering | Stage::Over(..) => SeatSet::EMPTY,
        }
    }

    /// The seats where people sit.
    pub(crate) fn persons(&self) -> SeatSet {
        let seats = (0u8..).map(Seat).zip(&self.seats).filter(|(_, sitting)| sitting.player.is_person());
        seats.fold(SeatSet::EMPTY, |persons, (seat, _)| persons.with(seat))
    }

    /// The people who play themselves.
    pub(crate) fn playing_persons(&self) -> SeatSet {
        let plays = |seat: &Seat| self.seats[seat.index()].stand_in.is_none();
        self.persons().iter().filter(plays).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// One thing more has happened.
    ///
    /// # Errors
    /// If it cannot have; then the course must not be used any more.
    pub(crate) fn fold(&mut self, entry: &Entry) -> Result<Option<Shown<G>>, BadLog> {
        if let Some(cause) = &entry.command {
            self.marks.insert(cause);
        }
        let bad = |reason| BadLog::at(entry.seq, reason);
        match &entry.event {
            Event::Moved { by, line, left, .. } => {
                return self.moved(entry.seq, *by, line, left).map(Some).map_err(bad);
            }
            Event::TakenBack { keep, left, .. } => {
                return self.taken_back(entry.seq, *keep, left).map(Some).map_err(bad);
            }
            Event::Created { .. } => Err("a table is created once"),
            Event::Seated { seat, player } => {
                self.sitting(*seat).map(|seat| *seat = Sitting::new(player.clone()))
            }
            Event::Left { seat } => self.sitting(*seat).map(|seat| *seat = Sitting::new(Occupant::Open)),
            Event::Ready { seat, contribution } => {
                let contribution = contribution.clone().unwrap_or_else(Contribution::none);
                self.sitting(*seat).map(|seat| seat.ready = Some(contribution))
            }
            Event::Started { contributions, seating, .. } => self.started(entry.seq, contributions, seating),
            Event::ClockNoted { left } => self.playing().map(|play| play.left = left.clone()),
            Event::TakeBackAsked { seat, keep } => {
                self.take_back = Some(TakeBack { seat: *seat, keep: *keep, granted: SeatSet::EMPTY });
                Ok(())
            }
            Event::TakeBackAnswered { seat, consent } => self.take_back_answered(*seat, *consent),
            Event::AbandonAsked { seat } => {
                self.abandon = self.abandon.with(*seat);
                Ok(())
            }
            Event::StoodIn { seat, level } => self.stood_in(entry.seq, *seat, Some(level.clone())),
            Event::Returned { seat } => self.stood_in(entry.seq, *seat, None),
            Event::Ended { ending, standings } => self.ended(entry.seq, ending, standings),
            Event::Revealed { secret } if *secret == self.secret => Ok(()),
            Event::Revealed { .. } => Err("another secret than the table's"),
            Event::Reacted { seat, .. } | Event::Said { seat, .. } => {
                self.sitting(*seat).map(|seat| seat.reactions += 1)
            }
            Event::RematchAsked { seat, rematch } => {
                self.sitting(*seat).map(|seat| seat.rematch = Some(*rematch))
            }
            Event::RematchAgreed { rematch, next } => {
                self.agreed = Some((*rematch, *next));
                Ok(())
            }
        }
        .map_err(bad)
        .map(|()| None)
    }

    fn sitting(&mut self, seat: Seat) -> Result<&mut Sitting, &'static str> {
        self.seats.get_mut(seat.index()).ok_or("no such seat")
    }

    fn playing(&mut self) -> Result<&mut Play<G>, &'static str> {
        match &mut self.stage {
            Stage::Playing(play) => Ok(play),
            Stage::Gathering | Stage::Over(..) => Err("the game is not on"),
        }
    }

    fn started(
        &mut self,
        seq: u64,
        contributions: &[Contribution],
        seating: &[String],
    ) -> Result<(), &'static str> {
        if self.play().is_some() || contributions.len() != self.seats.len() {
            return Err("the game cannot begin");
        }
        self.seatings.retain(|(words, _)| words.iter().eq(seating));
        let Some((words, options)) = self.seatings.first() else { return Err("nobody sits like that") };
        let drawn = Drawn::of(words, &G::header_seats(options)).ok_or("nobody sits like that")?;
        let players: Vec<Occupant> = self.seats.iter().map(|seat| seat.player.clone()).collect();
        let left = self.setup.clock.at_start(players.len());
        let key = Key::derive(&self.secret, self.setup.table, contributions);
        let names = record_names(&drawn.sorted(&players));
        let (state, contributions) = (G::new(options), contributions.to_vec());
        self.stage = Stage::Playing(Play::new(state, (key, contributions), (drawn, names), left));
        self.phase = seq;
        Ok(())
    }

    fn moved(
        &mut self,
        seq: u64,
        by: Option<Seat>,
        line: &str,
        left: &[Millis],
    ) -> Result<Shown<G>, &'static str> {
        let before = self.turn();
        let play = self.playing()?;
        let in_game = by.map(|seat| play.drawn.in_game(seat));
        let mv = read_line::<G>(play.state.options(), in_game, line)?;
        let shown = play.make(seq, mv)?;
        if let Some(seat) = by {
            play.left = left.to_vec();
            self.abandon = self.abandon.without(seat);
        }
        self.take_back = None;
        self.rebuffed = SeatSet::EMPTY;
        // Others who decide at the same time decide as before.
        let others = by.map_or(SeatSet::EMPTY, |seat| before.without(seat));
        if others.is_empty() || others != self.turn() {
            self.phase = seq;
        }
        Ok(shown)
    }

    fn taken_back(&mut self, seq: u64, keep: u64, left: &[Millis]) -> Result<Shown<G>, &'static str> {
        let play = self.playing()?;
        let undone = play.undo(keep)?;
        play.left = left.to_vec();
        self.take_back = None;
        self.phase = seq;
        Ok(Shown { undone, ..Shown::default() })
    }

    fn take_back_answered(&mut self, seat: Seat, consent: Consent) -> Result<(), &'static str> {
        let Some(asked) = &mut self.take_back else { return Err("nobody has asked") };
        match consent {
            Consent::Granted => asked.granted = asked.granted.with(seat),
            Consent::Refused => {
                self.rebuffed = self.rebuffed.with(asked.seat);
                self.take_back = None;
            }
        }
        Ok(())
    }

    /// What one of them has thought of for this seat, the other does not do.
    fn stood_in(&mut self, seq: u64, seat: Seat, stand_in: Option<Level>) -> Result<(), &'static str> {
        self.playing()?;
        self.sitting(seat)?.stand_in = stand_in;
        if self.turn().contains(seat) {
            self.phase = seq;
        }
        Ok(())
    }

    fn ended(&mut self, seq: u64, ending: &Ending, standings: &[Standing]) -> Result<(), &'static str> {
        self.playing()?;
        if let Stage::Playing(play) = core::mem::replace(&mut self.stage, Stage::Gathering) {
            self.stage = Stage::Over(play, ending.clone(), standings.to_vec());
        }
        self.take_back = None;
        self.phase = seq;
        Ok(())
    }
}

impl Sitting {
    fn new(player: Occupant) -> Sitting {
        Sitting { player, ready: None, rematch: None, stand_in: None, reactions: 0 }
    }

    /// May the game begin, as far as this seat is concerned?
    pub(crate) fn is_ready(&self) -> bool {
        match self.player {
            Occupant::Open => false,
            Occupant::Person { .. } => self.ready.is_some(),
            Occupant::Bot { .. } => true,
        }
    }
}

/// The ways to seat the players under these options, and the options that each makes.
pub(crate) fn read_options<G: Playable>(
    options: &[String],
    fair: Protocol,
    rule: SeatRule,
    shelves: &Shelves,
) -> Result<Vec<Seating<G>>, Refused> {
    if options.len() > G::OPTION_KEYS.len() || options.iter().any(|option| option.len() > 100) {
        return Err(Refused::BadOptions { reason: "untidy options".to_string() });
    }
    let options = G::parse_options(&options.join(" "), G::shelf(shelves));
    let options = options.map_err(|fault| Refused::BadOptions { reason: fault.reason })?;
    Ok(seatings::<G>(&options, fair, rule))
}

/// The move that a line of the record says.
pub(crate) fn read_line<G: Playable>(
    options: &G::Options,
    by: Option<Seat>,
    line: &str,
) -> Result<Move<G>, &'static str> {
    let line = words(1, line);
    let behind = line.get(1..).unwrap_or_default();
    match by {
        Some(seat) => G::read_action(options, behind).map(|action| Move::Act(seat, action)),
        None => G::read_chance(options, behind).map(Move::Chance),
    }
    .map_err(|_| "an unreadable move")
}
