//! Many games at once, written into arrays that Python brings.

use std::sync::Arc;

use game::Quick;
use pyo3::PyClass;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pyclass::boolean_struct::False;

use crate::buffer::{Array, apart};
use crate::game::Game;
use crate::lab::{AnyGame, Lab};
use crate::look::AnyView;
use crate::numbers;
use crate::slot::{Rows, Slot};
use crate::view::View;

/// Where the games are shown.
pub struct Arrays<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    reward: &'a mut [f32],
    done: &'a mut [u8],
    seat: &'a mut [u8],
}

/// Many games of any one kind.
pub trait AnyFleet: Send + Sync {
    /// How many.
    fn len(&self) -> usize;
    /// What the seat to move knows in that game.
    fn look(&self, number: usize) -> Option<Box<dyn AnyView>>;
    /// The first game of which this is no legal id.
    fn illegal(&self, ids: &[i64]) -> Option<usize>;
    /// Begins all games anew.
    fn reset(&mut self, arrays: Arrays<'_>, threads: usize);
    /// One decision in each game; the ids are legal.
    fn step(&mut self, ids: &[i64], arrays: Arrays<'_>, threads: usize);
    /// So many decisions at random in each game; all are shown, and the last is left in the arrays. How many games ended?
    fn rollout(&mut self, steps: usize, seed: u64, arrays: Arrays<'_>, threads: usize) -> u64;
}

/// Many games of one kind.
pub struct Fleet<G: Lab> {
    pub slots: Vec<Slot<G>>,
    pub seats: usize,
}

impl<G: Lab> Fleet<G> {
    /// Lets so many threads work, each on its share of the games; `work` is told the number of its first game.
    fn share<R: Send>(
        &mut self,
        arrays: Arrays<'_>,
        threads: usize,
        work: impl Fn(usize, &mut [Slot<G>], &mut Arrays<'_>) -> R + Sync,
    ) -> Vec<R> {
        let seats = self.seats;
        // A thread that has little to do costs more than it brings.
        let threads = threads.min(self.slots.len() / FEWEST).max(1);
        let share = self.slots.len().div_ceil(threads).max(1);
        let mut chunks = Vec::new();
        let Arrays { mut observation, mut mask, mut reward, mut done, mut seat } = arrays;
        for slots in self.slots.chunks_mut(share) {
            let arrays = Arrays {
                observation: cut(&mut observation, slots.len() * G::SIZE),
                mask: cut(&mut mask, slots.len() * G::ACTIONS),
                reward: cut(&mut reward, slots.len() * seats),
                done: cut(&mut done, slots.len()),
                seat: cut(&mut seat, slots.len()),
            };
            chunks.push((chunks.len() * share, slots, arrays));
        }
        let work = &work;
        std::thread::scope(|scope| {
            let mut chunks = chunks.into_iter();
            let own = chunks.next();
            let workers: Vec<_> = chunks
                .map(|(first, slots, mut arrays)| scope.spawn(move || work(first, slots, &mut arrays)))
                .collect();
            let own = own.map(|(first, slots, mut arrays)| work(first, slots, &mut arrays));
            let others = workers.into_iter().map(|worker| worker.join().expect("no worker panics"));
            own.into_iter().chain(others).collect()
        })
    }
}

/// The fewest games that are worth a thread of their own.
pub const FEWEST: usize = 64;

/// Cuts the first items off a slice.
pub fn cut<'a, T>(slice: &mut &'a mut [T], len: usize) -> &'a mut [T] {
    let (first, rest) = std::mem::take(slice).split_at_mut(len);
    *slice = rest;
    first
}

impl Arrays<'_> {
    /// The rows of a game.
    fn rows<G: Lab>(&mut self, number: usize, seats: usize) -> Rows<'_> {
        Rows {
            observation: &mut self.observation[number * G::SIZE..][..G::SIZE],
            mask: &mut self.mask[number * G::ACTIONS..][..G::ACTIONS],
            reward: &mut self.reward[number * seats..][..seats],
            done: &mut self.done[number],
            seat: &mut self.seat[number],
        }
    }
}

impl<G: Lab> AnyFleet for Fleet<G> {
    fn len(&self) -> usize {
        self.slots.len()
    }

    fn look(&self, number: usize) -> Option<Box<dyn AnyView>> {
        self.slots.get(number).map(|slot| -> Box<dyn AnyView> { Box::new(slot.look()) })
    }

    fn illegal(&self, ids: &[i64]) -> Option<usize> {
        self.slots.iter().zip(ids).position(|(slot, id)| !slot.may(*id))
    }

    fn reset(&mut self, arrays: Arrays<'_>, threads: usize) {
        let seats = self.seats;
        self.share(arrays, threads, |_, slots, arrays| {
            for (number, slot) in slots.iter_mut().enumerate() {
                slot.begin(&mut arrays.rows::<G>(number, seats));
            }
        });
    }

    fn step(&mut self, ids: &[i64], arrays: Arrays<'_>, threads: usize) {
        let seats = self.seats;
        self.share(arrays, threads, |first, slots, arrays| {
            for (number, slot) in slots.iter_mut().enumerate() {
                slot.step(ids[first + number] as usize, &mut arrays.rows::<G>(number, seats));
            }
        });
    }

    fn rollout(&mut self, steps: usize, seed: u64, arrays: Arrays<'_>, threads: usize) -> u64 {
        let seats = self.seats;
        let ended = self.share(arrays, threads, |first, slots, arrays| {
            let mut ended = 0;
            for (number, slot) in slots.iter_mut().enumerate() {
                // Each game has dice of its own, so that the number of threads does not matter.
                let quick = &mut Quick::new(Quick::new(seed ^ (first + number) as u64).word64());
                let rows = &mut arrays.rows::<G>(number, seats);
                for _ in 0..steps {
                    slot.step(slot.random_id(quick), rows);
                    ended += u64::from(*rows.done);
                }
            }
            ended
        });
        ended.into_iter().sum()
    }
}

/// Many games of one kind, stepped together on several threads without Python in the loop.
///
/// The arrays are the caller's: `observation` (count, game.observation_size) and `mask` (count, game.num_actions) of uint8, `reward`
/// (count, seats) of float32, `done` (count,) and `seat` (count,) of uint8. `utterson.VectorEnv` brings its own.
#[pyclass(module = "utterson")]
pub struct Vector {
    fleet: Box<dyn AnyFleet>,
    game: Arc<dyn AnyGame>,
    threads: usize,
    begun: bool,
}

/// The arrays of a call, checked.
struct Given {
    observation: Array<u8>,
    mask: Array<u8>,
    reward: Array<f32>,
    done: Array<u8>,
    seat: Array<u8>,
}

impl Given {
    fn new(vector: &Vector, buffers: [&Bound<'_, PyAny>; 5]) -> PyResult<Given> {
        let (count, game) = (vector.fleet.len(), &vector.game);
        let [observation, mask, reward, done, seat] = buffers;
        Ok(Given {
            observation: Array::writable(observation, "observation", "uint8", &[count, game.size()])?,
            mask: Array::writable(mask, "mask", "uint8", &[count, game.actions()])?,
            reward: Array::writable(reward, "reward", "float32", &[count, game.seats().len()])?,
            done: Array::writable(done, "done", "uint8", &[count])?,
            seat: Array::writable(seat, "seat", "uint8", &[count])?,
        })
    }

    /// That no two of these arrays, nor one of them and `other`, share memory.
    fn apart(&self, other: Option<&Array<i64>>) -> PyResult<()> {
        let ours = [
            self.observation.range(),
            self.mask.range(),
            self.reward.range(),
            self.done.range(),
            self.seat.range(),
        ];
        apart(&ours.into_iter().chain(other.map(Array::range)).collect::<Vec<_>>())
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observation: self.observation.slice_mut(),
            mask: self.mask.slice_mut(),
            reward: self.reward.slice_mut(),
            done: self.done.slice_mut(),
            seat: self.seat.slice_mut(),
        }
    }
}

/// The arrays that every call has.
type Buffers<'py> =
    (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);

fn list<'a, 'py>(buffers: &'a Buffers<'py>) -> [&'a Bound<'py, PyAny>; 5] {
    let (observation, mask, reward, done, seat) = buffers;
    [observation, mask, reward, done, seat]
}

#[pymethods]
impl Vector {
    /// `count` games. What chance decides in each follows from the seed and its number alone, whatever the number of threads.
    #[new]
    #[pyo3(signature = (game, count, *, seed=0, threads=None, skip_forced=false))]
    fn new(
        game: &Game,
        #[pyo3(from_py_with = numbers::count)] count: u32,
        #[pyo3(from_py_with = numbers::seed)] seed: u64,
        #[pyo3(from_py_with = numbers::maybe_threads)] threads: Option<u32>,
        skip_forced: bool,
    ) -> PyResult<Vector> {
        let (count, threads) = sizes(count, threads)?;
        let game = Arc::clone(&game.inner);
        Ok(Vector { fleet: Arc::clone(&game).fleet(count, seed, skip_forced), game, threads, begun: false })
    }

    /// Begins all games anew and shows their first decisions.
    fn reset(slf: &Bound<'_, Self>, buffers: Buffers<'_>) -> PyResult<()> {
        let this = &mut *alone(slf)?;
        let mut given = Given::new(this, list(&buffers))?;
        given.apart(None)?;
        let (fleet, threads) = (&mut this.fleet, this.threads);
        let arrays = given.arrays();
        slf.py().detach(|| fleet.reset(arrays, threads));
        this.begun = true;
        Ok(())
    }

    /// One decision in each game: `ids` (count,) of int64. A game that ends begins anew at once, with `done` and `reward` of the old one.
    ///
    /// Raises ValueError if an id is not legal; then nothing has changed.
    fn step(slf: &Bound<'_, Self>, ids: &Bound<'_, PyAny>, buffers: Buffers<'_>) -> PyResult<()> {
        let this = &mut *alone(slf)?;
        this.must_have_begun()?;
        let ids: Array<i64> = Array::new(ids, "actions", "int64", &[this.fleet.len()])?;
        let mut given = Given::new(this, list(&buffers))?;
        given.apart(Some(&ids))?;
        if let Some(number) = this.fleet.illegal(ids.slice()) {
            let id = ids.slice()[number];
            return Err(PyValueError::new_err(format!(
                "actions: {id} is not a legal action of game {number}"
            )));
        }
        let (fleet, threads) = (&mut this.fleet, this.threads);
        let (ids, arrays) = (ids.slice(), given.arrays());
        slf.py().detach(|| fleet.step(ids, arrays, threads));
        Ok(())
    }

    /// `steps` decisions in each game, all at random, each of them observed; says how many games ended. For measuring.
    #[pyo3(signature = (steps, buffers, *, seed=0))]
    fn rollout(
        slf: &Bound<'_, Self>,
        #[pyo3(from_py_with = numbers::steps)] steps: u32,
        buffers: Buffers<'_>,
        #[pyo3(from_py_with = numbers::seed)] seed: u64,
    ) -> PyResult<u64> {
        let this = &mut *alone(slf)?;
        this.must_have_begun()?;
        let mut given = Given::new(this, list(&buffers))?;
        given.apart(None)?;
        let (fleet, threads) = (&mut this.fleet, this.threads);
        let arrays = given.arrays();
        Ok(slf.py().detach(|| fleet.rollout(steps as usize, seed, arrays, threads)))
    }

    /// What the seat to move knows in one of the games: for bots among learners, and to look closer.
    fn view(slf: &Bound<'_, Self>, #[pyo3(from_py_with = numbers::number)] number: u32) -> PyResult<View> {
        let this = alone(slf)?;
        this.must_have_begun()?;
        let look = this.fleet.look(number as usize).ok_or_else(|| {
            let last = this.fleet.len() - 1;
            PyValueError::new_err(format!("number: expected a whole number from 0 to {last}, not {number}"))
        })?;
        Ok(View { inner: look.into(), game: Arc::clone(&this.game) })
    }

    fn __len__(slf: &Bound<'_, Self>) -> PyResult<usize> {
        Ok(alone(slf)?.fleet.len())
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err(
            "games that are being played together cannot be pickled or copied: make new ones with the seed",
        ))
    }
}

/// The games, for this thread alone.
pub fn alone<'py, T: PyClass<Frozen = False>>(games: &Bound<'py, T>) -> PyResult<PyRefMut<'py, T>> {
    games.try_borrow_mut().map_err(|_| {
        PyRuntimeError::new_err(
            "these games are being stepped by another thread: give each thread games of its own, or let them wait for each other with a lock",
        )
    })
}

/// How many games, and on how many threads: on all cores if nothing is said.
pub fn sizes(count: u32, threads: Option<u32>) -> PyResult<(usize, usize)> {
    let refused = |name: &str, most: u32, given: u32| {
        PyValueError::new_err(format!("{name}: expected a whole number from 1 to {most}, not {given}"))
    };
    if count > COUNT_MAX {
        return Err(refused("count", COUNT_MAX, count));
    }
    if let Some(threads) = threads.filter(|threads| *threads > THREADS_MAX) {
        return Err(refused("threads", THREADS_MAX, threads));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Ok((count as usize, threads.map_or(cores, |threads| threads as usize)))
}

/// More games than these fit into no memory.
const COUNT_MAX: u32 = 1 << 22;

const THREADS_MAX: u32 = 1024;

impl Vector {
    fn must_have_begun(&self) -> PyResult<()> {
        if self.begun { Ok(()) } else { Err(PyValueError::new_err("call reset first")) }
    }
}
