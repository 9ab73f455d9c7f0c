//! Which network a game has: one that somebody has handed in, or else the one that is built in.
//!
//! The networks in `nets/` are built into the program, if the feature `nets` is on. Whoever has them elsewhere, as a page does that fetches them when
//! they are needed, hands them in once. One that is missing or broken is a sentence and no more: the caller goes on with the next best bot.

use core::fmt;
use std::sync::{LazyLock, OnceLock};

use ::london::map::{Digest, Map};
use game::Notation;

use super::{BadNet, Net};
use crate::encode::Encode;

/// A game that can have a network.
pub trait HasNet: Encode + Notation + 'static {
    /// Where the game's network is kept.
    fn net_shelf() -> &'static Shelf<Self>;

    /// Are these options among those that networks of this game learn with?
    fn was_learned(_options: &Self::Options) -> bool {
        true
    }
}

/// The network of a game.
///
/// # Errors
/// If there is none that can be used: the next best bot will have to do.
pub fn of<G: HasNet>() -> Result<&'static Net<G>, &'static NoNet> {
    G::net_shelf().net()
}

/// Hands in the network of a game.
///
/// # Errors
/// As [`Shelf::give`].
pub fn give<G: HasNet>(bytes: &[u8]) -> Result<&'static Net<G>, NoNet> {
    G::net_shelf().give(bytes)
}

/// Where a game's network is kept, so that it is read only once.
pub struct Shelf<G> {
    /// The network that is built in, as it is written down.
    written: Option<&'static [u8]>,
    built_in: OnceLock<Result<Net<G>, NoNet>>,
    given: OnceLock<Net<G>>,
}

impl<G: Encode + Notation> Shelf<G> {
    /// A shelf with what is built in, which is read when it is first asked for.
    pub const fn new(built_in: Option<&'static [u8]>) -> Shelf<G> {
        Shelf { written: built_in, built_in: OnceLock::new(), given: OnceLock::new() }
    }

    /// The network that was handed in, or else the one that is built in.
    ///
    /// # Errors
    /// If there is none that can be used.
    pub fn net(&self) -> Result<&Net<G>, &NoNet> {
        let read = || Net::read(self.written.ok_or(NoNet::Missing { game: G::NAME })?).map_err(NoNet::Bad);
        match self.given.get() {
            Some(net) => Ok(net),
            None => self.built_in.get_or_init(read).as_ref(),
        }
    }

    /// Hands in a network, which from now on is used instead of the one that is built in.
    ///
    /// # Errors
    /// If it cannot be used, which leaves all as it was; or if one was handed in before.
    pub fn give(&self, bytes: &[u8]) -> Result<&Net<G>, NoNet> {
        let mut net = Some(Net::read(bytes).map_err(NoNet::Bad)?);
        let given = self.given.get_or_init(|| net.take().expect("it is taken once"));
        if net.is_none() { Ok(given) } else { Err(NoNet::Another { game: G::NAME }) }
    }
}

/// Why a game has no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoNet {
    /// None is built in, and nobody has handed one in.
    Missing {
        /// The game.
        game: &'static str,
    },
    /// There is one, and it cannot be used.
    Bad(BadNet),
    /// One has been handed in before.
    Another {
        /// The game.
        game: &'static str,
    },
}

impl fmt::Display for NoNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoNet::Missing { game } => write!(f, "there is no network for {game}"),
            NoNet::Bad(bad) => bad.fmt(f),
            NoNet::Another { game } => write!(f, "a network for {game} has been handed in before, and stays"),
        }
    }
}

impl core::error::Error for NoNet {}

/// The shelf of a game, with the network that lies in `nets/` if there is one.
macro_rules! has_net {
    ($game:ident, $name:literal $(, $was_learned:item)?) => {
        impl HasNet for $game::State {
            $($was_learned)?

            fn net_shelf() -> &'static Shelf<Self> {
                #[cfg(net = $name)]
                const BUILT_IN: Option<&[u8]> = Some(include_bytes!(concat!("../../nets/", $name, ".net")));
                #[cfg(not(net = $name))]
                const BUILT_IN: Option<&[u8]> = None;
                static SHELF: Shelf<$game::State> = Shelf::new(BUILT_IN);
                &SHELF
            }
        }
    };
}

has_net!(partners, "partners");
has_net!(duel, "duel");
has_net!(
    london,
    "london",
    /// Of another map a network knows nothing.
    fn was_learned(options: &london::Options) -> bool {
        static MAP: LazyLock<Digest> = LazyLock::new(|| Map::built_in().sha256());
        options.map.sha256() == *MAP
    }
);
