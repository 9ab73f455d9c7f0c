//! A wish for a table, as people send it to whoever keeps tables.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::Deserialize;

use crate::any::GameName;
use crate::clock::ClockRule;
use crate::event::Setup;
use crate::ids::TableId;
use crate::lot::SeatRule;
use crate::player::{Level, Name, Occupant};

/// What is wished for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatWish {
    /// Whoever comes by the link.
    Open,
    /// Whoever opens the table, or somebody beside him at the same device.
    Me {
        /// What the others call him here.
        #[serde(default)]
        name: Option<String>,
    },
    /// A program.
    Bot {
        /// How well it plays.
        level: String,
    },
}

/// A wish for a table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Wish {
    /// Which game.
    pub game: GameName,
    /// What is agreed, as records write it.
    #[serde(default)]
    pub options: Vec<String>,
    /// Who is to sit where.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    /// The thinking time.
    #[serde(default)]
    pub clock: ClockRule,
    /// P2.2: Where the game leaves it open who plays with whom, the lot decides, unless people want to play as they sit.
    #[serde(default = "by_lot")]
    pub seating: SeatRule,
}

fn by_lot() -> SeatRule {
    SeatRule::Lot
}

/// Why no table can be made of a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadWish {
    /// Nothing is left of a name once it is cleaned.
    Name,
    /// There is no program of that level.
    Level,
}

impl BadWish {
    /// The code by which whoever wished is told.
    pub const fn code(self) -> &'static str {
        match self {
            BadWish::Name => "bad-name",
            BadWish::Level => "unknown-level",
        }
    }
}

impl fmt::Display for BadWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl core::error::Error for BadWish {}

impl Wish {
    /// The seats of whoever wishes. More than any game has are refused when the table is set up.
    pub fn mine(&self) -> Vec<u8> {
        let is_mine = |seat: &SeatWish| matches!(seat, SeatWish::Me { .. });
        (0..=u8::MAX).zip(&self.seats).filter(|(_, seat)| is_mine(seat)).map(|(seat, _)| seat).collect()
    }

    /// What the table is set up with. The table knows neither programs nor alphabets: whoever keeps it says which levels there
    /// are, and cleans names.
    ///
    /// # Errors
    /// A name or a level that is none.
    pub fn setup(
        self,
        table: TableId,
        me: &Occupant,
        is_level: impl Fn(&str) -> bool,
        clean: impl Fn(&str) -> Option<Name>,
    ) -> Result<Setup, BadWish> {
        let occupant = |seat| match seat {
            SeatWish::Open => Ok(Occupant::Open),
            SeatWish::Me { name: None } => Ok(me.clone()),
            SeatWish::Me { name: Some(name) } => {
                let name = clean(&name).ok_or(BadWish::Name)?;
                Ok(Occupant::Person { name, kind: me.kind() })
            }
            SeatWish::Bot { level } => {
                let level = Some(level).filter(|level| is_level(level)).map(Level::try_from);
                Ok(Occupant::Bot { level: level.and_then(Result::ok).ok_or(BadWish::Level)? })
            }
        };
        let seats = self.seats.into_iter().map(occupant).collect::<Result<_, _>>()?;
        let Wish { game, options, clock, seating, .. } = self;
        Ok(Setup { table, game, options, seats, clock, seating })
    }
}
