//! Views as numbers, for players that learn: what a seat knows as a row of bytes, and what it may do as fixed numbers.
//!
//! - An *observation* is a row of bytes, each 0 or 1. A count is as many ones as there are things, followed by zeros; one that can be large
//!   tells which of some numbers it reaches. An observation is made of named [planes](Plane), one behind the other; the table of a game's
//!   planes is also its documentation. It is made from a view: what the view does not hold cannot be in it.
//! - An *id* is the number of an action, the same in every game. An action that is made of many small decisions, such as a gift of three
//!   cards, is a sequence of ids: those picked so far are a [`Part`](Encode::Part) of the action.
//!
//! One module a game. Where a game is the same from every chair (`partners`, `duel`), both are written from the viewer's own: "me" and
//! "the other" rather than jekyll and hyde.

mod duel;
mod london;
mod partners;

use core::fmt::{self, Debug};

use game::Game;

/// A stretch of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plane {
    /// What it is called.
    pub name: &'static str,
    /// How many bytes it has.
    pub len: usize,
    /// What the bytes mean.
    pub meaning: &'static str,
}

/// A row of a table of planes.
const fn plane(name: &'static str, len: usize, meaning: &'static str) -> Plane {
    Plane { name, len, meaning }
}

/// How many bytes these planes have together.
const fn total(planes: &[Plane]) -> usize {
    let (mut sum, mut index) = (0, 0);
    while index < planes.len() {
        sum += planes[index].len;
        index += 1;
    }
    sum
}

/// A game whose views can be written as numbers.
pub trait Encode: Game {
    /// What has been picked so far of an action that is chosen piece by piece; by default nothing.
    type Part: Copy + Eq + Default + Debug + Send + Sync + 'static;

    /// Counts up when planes or ids change their meaning: what was learnt with one version is of no use with another.
    const ENCODING: u32;

    /// The planes of an observation, in their order.
    const PLANES: &'static [Plane];

    /// How many bytes an observation has.
    const SIZE: usize = total(Self::PLANES);

    /// How many ids there are: they are counted from 0.
    const ACTIONS: usize;

    /// The most ids that one action takes.
    const LONGEST: usize = 1;

    /// Writes what the viewer knows, and what he has picked so far, into a row of [`SIZE`](Encode::SIZE) bytes.
    ///
    /// # Panics
    /// If the row is shorter.
    fn observe(options: &Self::Options, view: &Self::View, part: Self::Part, row: &mut [u8]);

    /// Calls `each` with the ids that may be chosen next, in ascending order; with none if the viewer has nothing to decide.
    fn each_id(options: &Self::Options, view: &Self::View, part: Self::Part, each: impl FnMut(usize));

    /// What an id stands for, whether or not it may be chosen; nothing if it fits nowhere. For those who know that it may, or have the action
    /// judged.
    fn meaning(view: &Self::View, part: Self::Part, id: usize) -> Option<Chosen<Self>>;

    /// Calls `each` with the ids of an action, in the order in which they are chosen.
    fn ids_of(view: &Self::View, action: Self::Action, each: impl FnMut(usize));

    /// What choosing this id comes to.
    ///
    /// # Errors
    /// If it may not be chosen now.
    fn choose(
        options: &Self::Options,
        view: &Self::View,
        part: Self::Part,
        id: usize,
    ) -> Result<Chosen<Self>, NotAnId> {
        let mut may = false;
        Self::each_id(options, view, part, |other| may |= other == id);
        let chosen = if may { Self::meaning(view, part, id) } else { None };
        chosen.ok_or(NotAnId { id, actions: Self::ACTIONS })
    }

    /// Writes 1 for every id that may be chosen next and 0 for all others, and says how many those are.
    ///
    /// # Panics
    /// If the row is shorter than [`ACTIONS`](Encode::ACTIONS).
    fn mask(options: &Self::Options, view: &Self::View, part: Self::Part, row: &mut [u8]) -> usize {
        let row = &mut row[..Self::ACTIONS];
        row.fill(0);
        let mut count = 0;
        Self::each_id(options, view, part, |id| {
            row[id] = 1;
            count += 1;
        });
        count
    }
}

/// What choosing an id comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen<G: Encode> {
    /// The action is complete.
    Action(G::Action),
    /// More is to be picked.
    Part(G::Part),
}

/// An id that may not be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnId {
    /// The id.
    pub id: usize,
    /// How many ids the game has.
    pub actions: usize,
}

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.id < self.actions {
            write!(f, "the action with id {} may not be chosen now", self.id)
        } else {
            write!(f, "there is no action with id {}: they go from 0 to {}", self.id, self.actions - 1)
        }
    }
}

impl core::error::Error for NotAnId {}

/// Writes an observation, plane by plane.
struct Pen<'a> {
    row: &'a mut [u8],
    at: usize,
    planes: core::slice::Iter<'static, Plane>,
    /// Where the plane ends that is being written.
    end: usize,
}

impl<'a> Pen<'a> {
    /// A pen at the beginning of a row of these planes, which it clears.
    fn new(planes: &'static [Plane], row: &'a mut [u8], size: usize) -> Pen<'a> {
        let row = &mut row[..size];
        row.fill(0);
        Pen { row, at: 0, planes: planes.iter(), end: 0 }
    }

    /// Begins the next plane, which has this name.
    #[inline]
    fn plane(&mut self, name: &str) {
        let plane = self.planes.next();
        debug_assert_eq!(plane.map(|plane| plane.name), Some(name), "the table and the code agree");
        debug_assert!(self.at <= self.end, "{name}: more is written than the plane before has room for");
        self.at = self.end;
        self.end += plane.map_or(0, |plane| plane.len);
    }

    /// As many bytes as there are bits, a 1 for each that is set.
    #[inline]
    fn bits(&mut self, mut bits: u64, len: usize) {
        let row = &mut self.row[self.at..self.at + len];
        while bits != 0 {
            row[bits.trailing_zeros() as usize] = 1;
            bits &= bits - 1;
        }
        self.at += len;
    }

    /// So many bytes with a 1 at that place; all 0 if there is none.
    #[inline]
    fn one_of(&mut self, index: Option<usize>, len: usize) {
        if let Some(index) = index.filter(|index| *index < len) {
            self.row[self.at + index] = 1;
        }
        self.at += len;
    }

    /// Yes or no.
    #[inline]
    fn flag(&mut self, is: bool) {
        self.row[self.at] = is.into();
        self.at += 1;
    }

    /// As many ones as are counted, in so many bytes; a larger count is told as the largest.
    #[inline]
    fn count(&mut self, count: u8, len: usize) {
        let ones = usize::from(count).min(len);
        self.row[self.at..self.at + ones].fill(1);
        self.at += len;
    }

    /// A one for each of these numbers that is reached.
    #[inline]
    fn reaches(&mut self, number: u32, steps: &[u32]) {
        steps.iter().for_each(|step| self.flag(number >= *step));
    }

    /// So many bytes that stay 0.
    #[inline]
    fn skip(&mut self, len: usize) {
        self.at += len;
    }

    /// The row is complete.
    fn done(mut self) {
        debug_assert!(self.planes.next().is_none() && self.at <= self.end && self.end == self.row.len());
    }
}
