//! Many games in which a learner plays against itself, written as bits into arrays that Python brings.
//!
//! Unlike [`Vector`](crate::vector::Vector) this is no place for players: it also shows what is hidden, for a critic that judges in training and is
//! not there when the game is played. Bits instead of bytes, because what is written here travels to another machine's memory.

use std::sync::Arc;

use bots::Level;
use bots::level::UnknownLevel;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::buffer::{Array, apart};
use crate::game::Game;
use crate::lab::Lab;
use crate::numbers;
use crate::slot::{Rows, Slot};
use crate::vector::{FEWEST, alone, cut, sizes};

/// Where the games are shown.
pub struct Arrays<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    hidden: &'a mut [u8],
    payoff: &'a mut [f32],
    done: &'a mut [u8],
    camp: &'a mut [u8],
}

/// Many games of any one kind.
pub trait AnySchool: Send + Sync {
    /// How many.
    fn len(&self) -> usize;
    /// How many bytes a row of observation, mask and hidden has.
    fn widths(&self) -> [usize; 3];
    /// The first game of which this is no legal id.
    fn illegal(&self, ids: &[i32]) -> Option<usize>;
    /// One decision in each game; the ids are legal. Without ids, all games begin anew.
    fn step(&mut self, ids: Option<&[i32]>, arrays: Arrays<'_>, threads: usize);
    /// What a bot of that level would choose in each game.
    fn advise(&self, level: Level, ids: &mut [i32], threads: usize);
}

/// Many games of one kind.
pub struct School<G: Lab> {
    pub slots: Vec<Slot<G>>,
    pub seats: usize,
}

/// What one thread writes before it is packed.
struct Scratch {
    observation: Vec<u8>,
    mask: Vec<u8>,
    hidden: Vec<u8>,
    reward: Vec<f32>,
}

/// How many bytes so many bits take.
const fn packed(bits: usize) -> usize {
    bits.div_ceil(8)
}

/// Packs bytes that are 0 or 1, the first of eight into the lowest bit.
fn pack(bytes: &[u8], bits: &mut [u8]) {
    for (eight, bits) in bytes.chunks(8).zip(bits) {
        let mut word = [0; 8];
        word[..eight.len()].copy_from_slice(eight);
        // Each byte is moved to a place of its own in the highest one.
        *bits = (u64::from_le_bytes(word).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
    }
}

impl<G: Lab> School<G> {
    fn work(slots: &mut [Slot<G>], seats: usize, ids: Option<&[i32]>, arrays: &mut Arrays<'_>) {
        let [observation, mask, hidden] = [G::SIZE, G::ACTIONS, G::HIDDEN].map(|len| vec![0; len]);
        let mut scratch = Scratch { observation, mask, hidden, reward: vec![0.0; seats] };
        for (number, slot) in slots.iter_mut().enumerate() {
            let (mut done, mut seat) = (0, 0);
            let mut rows = Rows {
                observation: &mut scratch.observation,
                mask: &mut scratch.mask,
                reward: &mut scratch.reward,
                done: &mut done,
                seat: &mut seat,
            };
            match ids {
                Some(ids) => slot.step(ids[number] as usize, &mut rows),
                None => slot.begin(&mut rows),
            }
            scratch.hidden.fill(0);
            slot.truth().hidden(slot.seat(), &mut scratch.hidden);
            let row = |bits: usize| number * packed(bits)..(number + 1) * packed(bits);
            pack(&scratch.observation, &mut arrays.observation[row(G::SIZE)]);
            pack(&scratch.mask, &mut arrays.mask[row(G::ACTIONS)]);
            pack(&scratch.hidden, &mut arrays.hidden[row(G::HIDDEN)]);
            arrays.done[number] = slot.payoff().is_some().into();
            arrays.payoff[number] = slot.payoff().unwrap_or(0.0);
            arrays.camp[number] = slot.truth().camp(slot.seat());
        }
    }
}

impl<G: Lab> AnySchool for School<G> {
    fn len(&self) -> usize {
        self.slots.len()
    }

    fn widths(&self) -> [usize; 3] {
        [G::SIZE, G::ACTIONS, G::HIDDEN].map(packed)
    }

    fn illegal(&self, ids: &[i32]) -> Option<usize> {
        self.slots.iter().zip(ids).position(|(slot, id)| !slot.may((*id).into()))
    }

    fn step(&mut self, ids: Option<&[i32]>, arrays: Arrays<'_>, threads: usize) {
        let seats = self.seats;
        let threads = threads.min(self.slots.len() / FEWEST).max(1);
        let share = self.slots.len().div_ceil(threads).max(1);
        let [observations, masks, hiddens] = self.widths();
        let Arrays { mut observation, mut mask, mut hidden, mut payoff, mut done, mut camp } = arrays;
        std::thread::scope(|scope| {
            for (number, slots) in self.slots.chunks_mut(share).enumerate() {
                let mut arrays = Arrays {
                    observation: cut(&mut observation, slots.len() * observations),
                    mask: cut(&mut mask, slots.len() * masks),
                    hidden: cut(&mut hidden, slots.len() * hiddens),
                    payoff: cut(&mut payoff, slots.len()),
                    done: cut(&mut done, slots.len()),
                    camp: cut(&mut camp, slots.len()),
                };
                let ids = ids.map(|ids| &ids[number * share..][..slots.len()]);
                scope.spawn(move || School::work(slots, seats, ids, &mut arrays));
            }
        });
    }

    fn advise(&self, level: Level, ids: &mut [i32], threads: usize) {
        let share = self.slots.len().div_ceil(threads).max(1);
        std::thread::scope(|scope| {
            for (slots, ids) in self.slots.chunks(share).zip(ids.chunks_mut(share)) {
                scope.spawn(move || {
                    let bot = G::bot(level);
                    ids.iter_mut().zip(slots).for_each(|(id, slot)| *id = slot.advice(&*bot) as i32);
                });
            }
        });
    }
}

/// Many games of one kind in which a learner plays against itself.
///
/// The arrays are the caller's. `observation`, `mask` and `hidden` are of uint8 with a bit for each byte that `VectorEnv` would show, the
/// first of eight in the lowest bit (`numpy.packbits` with `bitorder="little"`): what the seat to move knows, which ids it may choose, and what is hidden from it.
/// `payoff` (float32) is what the stage was worth to camp 0 that ended with the last step, where `done` (uint8) is 1: a hand of
/// partners, elsewhere a game. `camp` (uint8) is the camp of the seat to move: 0 or 1. Decisions that leave no choice are made without asking.
#[pyclass(module = "utterson")]
pub struct SelfPlay {
    school: Box<dyn AnySchool>,
    threads: usize,
    begun: bool,
}

/// The arrays that every call has.
type Buffers<'py> = (
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
);

#[pymethods]
impl SelfPlay {
    /// `count` games. What chance decides in each follows from the seed and its number alone, whatever the number of threads.
    #[new]
    #[pyo3(signature = (game, count, *, seed=0, threads=None))]
    fn new(
        game: &Game,
        #[pyo3(from_py_with = numbers::count)] count: u32,
        #[pyo3(from_py_with = numbers::seed)] seed: u64,
        #[pyo3(from_py_with = numbers::maybe_threads)] threads: Option<u32>,
    ) -> PyResult<SelfPlay> {
        let (count, threads) = sizes(count, threads)?;
        Ok(SelfPlay { school: Arc::clone(&game.inner).school(count, seed), threads, begun: false })
    }

    /// How many bytes a row of `observation`, `mask` and `hidden` has.
    #[getter]
    fn widths(&self) -> [usize; 3] {
        self.school.widths()
    }

    /// Begins all games anew and shows their first decisions.
    fn reset(slf: &Bound<'_, Self>, buffers: Buffers<'_>) -> PyResult<()> {
        let mut this = alone(slf)?;
        this.write(slf.py(), None, &buffers)?;
        this.begun = true;
        Ok(())
    }

    /// One decision in each game: `ids` (count,) of int32. A game that ends begins anew at once.
    ///
    /// Raises ValueError if an id is not legal; then nothing has changed.
    fn step(slf: &Bound<'_, Self>, ids: &Bound<'_, PyAny>, buffers: Buffers<'_>) -> PyResult<()> {
        let mut this = alone(slf)?;
        if !this.begun {
            return Err(PyValueError::new_err("call reset first"));
        }
        let ids: Array<i32> = Array::new(ids, "actions", "int32", &[this.school.len()])?;
        if let Some(number) = this.school.illegal(ids.slice()) {
            let id = ids.slice()[number];
            return Err(PyValueError::new_err(format!(
                "actions: {id} is not a legal action of game {number}"
            )));
        }
        this.write(slf.py(), Some(&ids), &buffers)
    }

    /// Writes what a bot of that level would choose in each game, on what the seat to move knows, into `ids` (count,) of int32.
    ///
    /// Games of teachers are where a learner can begin, and opponents that do not learn are what it can be measured with.
    fn advise(slf: &Bound<'_, Self>, level: &str, ids: &Bound<'_, PyAny>) -> PyResult<()> {
        let this = alone(slf)?;
        if !this.begun {
            return Err(PyValueError::new_err("call reset first"));
        }
        let level: Level =
            level.parse().map_err(|unknown: UnknownLevel| PyValueError::new_err(unknown.to_string()))?;
        let mut ids: Array<i32> = Array::writable(ids, "ids", "int32", &[this.school.len()])?;
        let (school, threads, ids) = (&this.school, this.threads, ids.slice_mut());
        slf.py().detach(|| school.advise(level, ids, threads));
        Ok(())
    }

    fn __len__(slf: &Bound<'_, Self>) -> PyResult<usize> {
        Ok(alone(slf)?.school.len())
    }
}

impl SelfPlay {
    fn write(&mut self, py: Python<'_>, ids: Option<&Array<i32>>, buffers: &Buffers<'_>) -> PyResult<()> {
        let count = self.school.len();
        let (observation, mask, hidden, payoff, done, camp) = buffers;
        let [observations, masks, hiddens] = self.school.widths();
        let mut observation = Array::writable(observation, "observation", "uint8", &[count, observations])?;
        let mut mask = Array::writable(mask, "mask", "uint8", &[count, masks])?;
        let mut hidden = Array::writable(hidden, "hidden", "uint8", &[count, hiddens])?;
        let mut payoff = Array::writable(payoff, "payoff", "float32", &[count])?;
        let mut done = Array::writable(done, "done", "uint8", &[count])?;
        let mut camp = Array::writable(camp, "camp", "uint8", &[count])?;
        let ranges =
            [observation.range(), mask.range(), hidden.range(), payoff.range(), done.range(), camp.range()];
        apart(&ranges.into_iter().chain(ids.map(Array::range)).collect::<Vec<_>>())?;
        let arrays = Arrays {
            observation: observation.slice_mut(),
            mask: mask.slice_mut(),
            hidden: hidden.slice_mut(),
            payoff: payoff.slice_mut(),
            done: done.slice_mut(),
            camp: camp.slice_mut(),
        };
        let (school, threads, ids) = (&mut self.school, self.threads, ids.map(Array::slice));
        py.detach(|| school.step(ids, arrays, threads));
        Ok(())
    }
}
