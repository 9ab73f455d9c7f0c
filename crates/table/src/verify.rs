//! Checking a fair deal: from the record of a game that has ended, every draw is computed again.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use game::notation::{Fault, LineColumn};
use game::record::{self, BadRecord, Line, Reason, Sheet, check_option_keys};
use game::{Entropy, Game, Refusal};

use crate::any::{GameName, Playable, Shelves};
use crate::fair::{Commitment, Contribution, Key, Protocol, Secret};
use crate::ids::TableId;
use crate::lot::{SeatRule, seatings};
use crate::with_game;

/// A record whose chance is what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fair {
    /// How often chance decided.
    pub draws: u64,
    /// What the server was bound by: it should be what the players were shown before the game.
    pub commitment: Commitment,
}

/// A record whose chance cannot be trusted, or cannot be checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// The record itself is bad.
    BadRecord {
        /// Where.
        at: LineColumn,
        /// Why.
        reason: String,
    },
    /// There is no `seed` line of a fair deal, or not yet the secret: nothing can be checked.
    NoSecret,
    /// The secret is not the one that was committed to.
    BrokenCommitment,
    /// The lot seats the players in another way.
    OtherSeats,
    /// A draw is not what follows from the secret.
    OtherDraw {
        /// The number of the draw, from 1.
        draw: u64,
    },
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfair::BadRecord { at, reason } => write!(f, "{at}: {reason}"),
            Unfair::NoSecret => f.write_str("there is no secret to check the draws with"),
            Unfair::BrokenCommitment => f.write_str("the secret is not the one that was committed to"),
            Unfair::OtherSeats => f.write_str("the lot seats the players in another way"),
            Unfair::OtherDraw { draw } => write!(f, "draw {draw} does not follow from the secret"),
        }
    }
}

impl core::error::Error for Unfair {}

/// What the `seed` line says.
struct Seed<'a> {
    protocol: Protocol,
    table: TableId,
    rules: u32,
    commitment: Commitment,
    contributions: Vec<Contribution>,
    /// The seat that was drawn for each seat of the table, where people were drawn onto the seats.
    lot: Option<Vec<&'a str>>,
    secret: Secret,
}

impl<'a> Seed<'a> {
    fn read(words: &'a str) -> Option<Seed<'a>> {
        let (number, words) = words.strip_prefix("fair ")?.split_once(' ')?;
        let number: u32 = number.parse().ok()?;
        let mut words = words.split(' ');
        let is_drawn = words.clone().any(|word| word.starts_with("lot="));
        let mut value = |key: &str| words.next()?.strip_prefix(key)?.strip_prefix('=');
        let seed = Seed {
            protocol: number.try_into().ok()?,
            table: value("table")?.parse().ok()?,
            rules: value("rules")?.parse().ok()?,
            commitment: value("commitment")?.parse().ok()?,
            contributions: value("c")?.split(',').map(|c| c.parse().ok()).collect::<Option<_>>()?,
            lot: if is_drawn { Some(value("lot")?.split(',').collect()) } else { None },
            secret: value("secret")?.parse().ok()?,
        };
        words.next().is_none().then_some(seed)
    }

    fn rule(&self) -> SeatRule {
        if self.lot.is_some() { SeatRule::Lot } else { SeatRule::AsWeSit }
    }

    /// Is this how the lot seats the players, given what the `player` lines call them? The first protocol draws nobody onto
    /// a seat.
    fn seats<G: Playable>(&self, key: &Key, sheet: &Sheet<'_>, shelf: &G::Shelf) -> Result<bool, Fault> {
        if self.protocol == Protocol::First && self.lot.is_some() {
            return Ok(false);
        }
        check_option_keys(&sheet.header.options, G::OPTION_KEYS)?;
        let options = G::read_options(&sheet.header.options, &[], shelf)?;
        let seatings = seatings::<G>(&options, self.protocol, self.rule());
        let (drawn, _) = &seatings[key.draw(0).below(seatings.len() as u32) as usize];
        let lines: Vec<&str> = sheet.header.players.iter().map(|(seat, _)| seat.text).collect();
        let is_known = lines.len() == drawn.len() && lines.iter().all(|seat| drawn.contains(seat));
        Ok(is_known && drawn == self.lot.as_ref().unwrap_or(&lines))
    }
}

/// Reads a record and computes all its chance again.
///
/// # Errors
/// The first thing that is not as it should be.
pub fn verify(file: &[u8], shelves: &Shelves) -> Result<Fair, Unfair> {
    let bad = |at, reason| Unfair::BadRecord { at, reason };
    let sheet = record::open(file).map_err(|fault| bad(fault.at, fault.reason))?;
    let Some(sheet) = sheet else { return Err(Unfair::NoSecret) };
    let word = sheet.header.game;
    let name: GameName = word.text.parse().map_err(|_| bad(word.at, "there is no such game".to_string()))?;
    with_game!(name, G => verify_game::<G>(sheet, shelves))
}

fn verify_game<G: Playable>(sheet: Sheet<'_>, shelves: &Shelves) -> Result<Fair, Unfair> {
    let seed = sheet.header.seed.and_then(Seed::read).ok_or(Unfair::NoSecret)?;
    let promised = seed.secret.commitment((seed.protocol, seed.rule()), seed.table, seed.rules);
    // Whatever the version of the rules was: a record is judged by today's, and the commitment names its own.
    if promised != seed.commitment {
        return Err(Unfair::BrokenCommitment);
    }
    let key = Key::derive(&seed.secret, seed.table, &seed.contributions);
    let seats = seed.seats::<G>(&key, &sheet, G::shelf(shelves));
    if !seats.map_err(|Fault { at, reason }| Unfair::BadRecord { at, reason })? {
        return Err(Unfair::OtherSeats);
    }
    verify_draws::<G>(sheet, &key, shelves).map(|draws| Fair { draws, commitment: seed.commitment })
}

fn verify_draws<G: Playable>(sheet: Sheet<'_>, key: &Key, shelves: &Shelves) -> Result<u64, Unfair> {
    let (mut draws, mut other) = (0, None);
    let visit = |line: &Line<'_, G>, _: &str| match line {
        Line::Chance(before, chance) => {
            draws += 1;
            if before.draw(&mut key.draw(draws)) != **chance {
                other.get_or_insert(draws);
            }
        }
        Line::Act(..) | Line::Note | Line::Result => {}
    };
    sheet.read::<G>(G::shelf(shelves), visit).map_err(bad_record::<G>)?;
    other.map_or(Ok(draws), |draw| Err(Unfair::OtherDraw { draw }))
}

fn bad_record<G: Game>(bad: BadRecord<G::Illegal>) -> Unfair {
    let reason = match bad.reason {
        Reason::Format(reason) => reason,
        Reason::Illegal(illegal) => illegal.code().to_string(),
    };
    Unfair::BadRecord { at: bad.at, reason }
}
