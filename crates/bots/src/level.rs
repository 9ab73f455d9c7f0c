//! The names by which people choose an opponent.

use core::fmt;
use core::str::FromStr;

use crate::Bot;
use crate::aim::HasAim;
use crate::champion::Champion;
use crate::ismcts::Ismcts;
use crate::net::{self, HasNet};
use crate::random::Random;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// An opponent made for people.
    Made(Strength),
    /// A reference that others are measured against: plain search with so many iterations a decision.
    Ismcts(u32),
    /// Another: the champion as it was before it learnt, frozen.
    Veteran,
}

/// The opponents made for people, from gentle to the best we have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Knows the rules and looks no further than the next trick.
    Novice,
    /// Plays as people do who play now and then.
    Casual,
    /// Answers quickly and well.
    Strong,
    /// The best we have.
    Champion,
}

impl Strength {
    /// All of them, from gentle to best.
    pub const ALL: [Strength; 4] = [Strength::Novice, Strength::Casual, Strength::Strong, Strength::Champion];

    /// The word that people type.
    pub const fn word(self) -> &'static str {
        match self {
            Strength::Novice => "novice",
            Strength::Casual => "casual",
            Strength::Strong => "strong",
            Strength::Champion => "champion",
        }
    }
}

impl Level {
    /// How many iterations `ismcts` has if nothing else is said.
    pub const ITERATIONS: u32 = 10_000;

    /// The largest number of iterations that can be asked for.
    pub const ITERATIONS_MAX: u32 = 100_000_000;

    /// Who sits down where this one has failed: the next weaker one. For a bot that plays at random there is none.
    pub const fn weaker(self) -> Option<Level> {
        match self {
            Level::Made(Strength::Champion) | Level::Veteran => Some(Level::Made(Strength::Strong)),
            Level::Made(Strength::Strong) => Some(Level::Made(Strength::Casual)),
            Level::Made(Strength::Casual) => Some(Level::Made(Strength::Novice)),
            Level::Made(Strength::Novice) | Level::Ismcts(_) => Some(Level::Random),
            Level::Random => None,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.write_str("random"),
            Level::Made(strength) => f.write_str(strength.word()),
            Level::Ismcts(iterations) => write!(f, "ismcts:{iterations}"),
            Level::Veteran => f.write_str("veteran"),
        }
    }
}

/// There is no such level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such bot: the levels are random, ")?;
        Strength::ALL.iter().try_for_each(|strength| write!(f, "{}, ", strength.word()))?;
        write!(f, "veteran, and ismcts:N with N iterations from 1 to {} (", Level::ITERATIONS_MAX)?;
        write!(f, "ismcts alone has {})", Level::ITERATIONS)
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Level, UnknownLevel> {
        if let Some(strength) = Strength::ALL.into_iter().find(|strength| strength.word() == word) {
            return Ok(Level::Made(strength));
        }
        match word.split_once(':') {
            Some(("ismcts", count)) => iterations(count).map(Level::Ismcts).ok_or(UnknownLevel),
            None if word == "random" => Ok(Level::Random),
            None if word == "veteran" => Ok(Level::Veteran),
            None if word == "ismcts" => Ok(Level::Ismcts(Level::ITERATIONS)),
            Some(_) | None => Err(UnknownLevel),
        }
    }
}

/// A number of iterations, written as numbers are: no sign, no leading zero.
fn iterations(text: &str) -> Option<u32> {
    let count: u32 = text.parse().ok()?;
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    (plain && count <= Level::ITERATIONS_MAX).then_some(count)
}

/// A game that bots can play.
pub trait HasBots: HasAim + HasNet {
    /// How many games a bot that does not search plays on to say what actions are worth, all together, if nobody says how many.
    const PLAYED_ON: u64 = 1000;

    /// The opponent of that strength.
    fn made(strength: Strength) -> Box<dyn Bot<Self>>;

    /// The champion as it was before it learnt. It is not changed any more, so that progress can be told.
    fn veteran() -> Box<dyn Bot<Self>>;

    /// Who weighs actions against each other for a champion that has learned.
    fn adviser() -> Box<dyn Bot<Self>> {
        Self::veteran()
    }

    /// The best we have: who has learned, or else the champion as it was.
    fn champion() -> Box<dyn Bot<Self>> {
        match net::of::<Self>() {
            Ok(net) => Box::new(Champion { net, judge: Self::adviser() }),
            Err(_) => Self::veteran(),
        }
    }

    /// The bot of that level.
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Made(strength) => Self::made(strength),
            Level::Veteran => Self::veteran(),
            Level::Ismcts(iterations) => Box::new(Ismcts { iterations }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_can_be_read_back() {
        let made = Strength::ALL.map(Level::Made);
        for level in
            [Level::Random, Level::Veteran, Level::Ismcts(1), Level::Ismcts(10_000)].into_iter().chain(made)
        {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("ismcts".parse(), Ok(Level::Ismcts(10_000)));
    }

    #[test]
    fn what_is_no_level_is_refused_with_a_list_of_them() {
        for word in [
            "",
            "Random",
            "grandmaster",
            "ismcts:",
            "ismcts:0",
            "ismcts:-1",
            "ismcts:+1",
            "ismcts:01",
            "ismcts:1e3",
            "ismcts:100000001",
            "ismcts:99999999999",
            "random:3",
            "novice:2",
            "veteran:2",
        ] {
            assert_eq!(word.parse::<Level>(), Err(UnknownLevel), "{word}");
        }
        let message = UnknownLevel.to_string();
        for word in ["random", "novice", "casual", "strong", "champion", "veteran", "ismcts:N"] {
            assert!(message.contains(word), "{message}");
        }
    }
}
