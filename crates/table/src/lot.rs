//! The lot that is drawn before the first move: who plays where.
//!
//! People take seats of the *table*, and keep them: their links, connections and clocks are there. When the game begins each
//! seat of the table becomes one seat of the *game*, which is what the rules and the record speak of. They are the same
//! unless people are drawn onto the seats (P2.2).

use alloc::vec;
use alloc::vec::Vec;

use game::{Notation, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::fair::Protocol;

/// Who plays where, at a table whose game leaves that to the lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatRule {
    /// Everybody plays where he has sat down. (Logs that say nothing are of tables before there was a choice.)
    #[default]
    AsWeSit,
    /// When the game begins people are drawn onto the seats.
    Lot,
}

impl SeatRule {
    pub(crate) fn is_usual(&self) -> bool {
        *self == SeatRule::default()
    }
}

/// What the record calls the seats of the table, and the options that this makes.
pub type Seating<G> = (Vec<&'static str>, <G as game::Game>::Options);

/// The ways between which the lot decides. The first protocol drew from every way that there is.
pub fn seatings<G: Notation>(options: &G::Options, protocol: Protocol, rule: SeatRule) -> Vec<Seating<G>> {
    let ways = match protocol {
        Protocol::First => G::every_seating(options),
        Protocol::Second => G::seatings(options),
    };
    let seated = |way: G::Options| {
        let words = G::header_seats(&way);
        let drawn = match rule {
            SeatRule::Lot if G::draws_seats(&way) => orders(&words),
            SeatRule::Lot | SeatRule::AsWeSit => vec![words],
        };
        drawn.into_iter().map(move |words| (words, way.clone()))
    };
    ways.into_iter().flat_map(seated).collect()
}

/// Every order of these words. The first word counts most: with three of them `abc acb bac bca cab cba`.
pub fn orders(words: &[&'static str]) -> Vec<Vec<&'static str>> {
    if words.is_empty() {
        return vec![Vec::new()];
    }
    let beginning_with = |first: &&'static str| {
        let others: Vec<&'static str> = words.iter().copied().filter(|word| word != first).collect();
        let first = *first;
        orders(&others).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    words.iter().flat_map(beginning_with).collect()
}

/// What came of the lot: for each seat of the table, the seat of the game that is played there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Drawn(Vec<Seat>);

impl Drawn {
    /// What the record calls each seat of the table, given what it calls those of the game; `None` if these are not the
    /// same words.
    pub(crate) fn of(seating: &[&str], game: &[&str]) -> Option<Drawn> {
        let seat = |word| game.iter().position(|known| known == word).map(|seat| Seat(seat as u8));
        let drawn: Vec<Seat> = seating.iter().map(seat).collect::<Option<_>>()?;
        let all = drawn.iter().copied().fold(SeatSet::EMPTY, SeatSet::with);
        (all == SeatSet::first_seats(game.len()) && drawn.len() == game.len()).then_some(Drawn(drawn))
    }

    /// The seat of the game that is played at a seat of the table.
    pub(crate) fn in_game(&self, at_table: Seat) -> Seat {
        self.0.get(at_table.index()).copied().unwrap_or(at_table)
    }

    /// The seat of the table where a seat of the game is played.
    pub(crate) fn at_table(&self, in_game: Seat) -> Seat {
        let found = self.0.iter().position(|seat| *seat == in_game);
        found.map_or(in_game, |seat| Seat(seat as u8))
    }

    /// The eyes that a viewer at the table has in the game.
    pub(crate) fn eyes(&self, at_table: Viewer) -> Viewer {
        match at_table {
            Viewer::Seat(seat) => Viewer::Seat(self.in_game(seat)),
            Viewer::Public => Viewer::Public,
        }
    }

    /// The seats of the table where these seats of the game are played.
    pub(crate) fn all_at_table(&self, in_game: SeatSet) -> SeatSet {
        in_game.iter().map(|seat| self.at_table(seat)).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// What each seat of the game has, given what each seat of the table has.
    pub(crate) fn sorted<T: Clone>(&self, by_table: &[T]) -> Vec<T> {
        let seats = (0..self.0.len() as u8).map(|seat| self.at_table(Seat(seat)));
        seats.filter_map(|seat| by_table.get(seat.index()).cloned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_listed_once_and_in_order() {
        let words = |orders: Vec<Vec<&str>>| orders.iter().map(|order| order.concat()).collect::<Vec<_>>();
        assert_eq!(words(orders(&["a", "b", "c"])), ["abc", "acb", "bac", "bca", "cab", "cba"]);
        let four = words(orders(&["n", "e", "s", "w"]));
        assert_eq!((four.len(), &four[0][..], &four[7][..], &four[23][..]), (24, "nesw", "enws", "wsen"));
    }

    #[test]
    fn what_is_drawn_leads_there_and_back() {
        let drawn = Drawn::of(&["s", "n", "w", "e"], &["n", "e", "s", "w"]).unwrap();
        assert_eq!((0..4).map(|seat| drawn.in_game(Seat(seat)).0).collect::<Vec<_>>(), [2, 0, 3, 1]);
        assert_eq!((0..4).map(|seat| drawn.at_table(Seat(seat)).0).collect::<Vec<_>>(), [1, 3, 0, 2]);
        assert_eq!(drawn.sorted(&["Ann", "Bob", "Cy", "Dot"]), ["Bob", "Dot", "Ann", "Cy"]);
        for bad in [&["n", "e", "s"][..], &["n", "e", "s", "s"], &["n", "e", "s", "x"]] {
            assert_eq!(Drawn::of(bad, &["n", "e", "s", "w"]), None, "{bad:?}");
        }
    }
}
