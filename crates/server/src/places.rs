//! How many there may be at the same time: of one, and in all. A place is given back when whoever holds it is gone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::limits::Key;

/// How many places there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// For one, at most.
    pub each_max: usize,
    /// For all, at most.
    pub all_max: usize,
}

/// Places of one kind, and who has them.
pub struct Places {
    room: Room,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    of: HashMap<Key, usize>,
    all: usize,
}

/// One place. Whoever drops it makes room for the next.
pub struct Place {
    key: Option<Key>,
    places: Arc<Places>,
}

impl Places {
    /// So many, all of them free.
    pub fn new(room: Room) -> Arc<Places> {
        Arc::new(Places { room, taken: Mutex::default() })
    }

    /// A place for him; `None` if he, or the house, has enough.
    pub fn take(self: &Arc<Places>, key: Key) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let here = taken.of.get(&key).copied().unwrap_or(0);
        if taken.all >= self.room.all_max || here >= self.room.each_max {
            return None;
        }
        taken.of.insert(key, here + 1);
        taken.all += 1;
        drop(taken);
        Some(Place { key: Some(key), places: self.clone() })
    }

    /// A place that counts for all and for nobody; `None` if the house has enough.
    pub fn take_for_all(self: &Arc<Places>) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.all >= self.room.all_max {
            return None;
        }
        taken.all += 1;
        drop(taken);
        Some(Place { key: None, places: self.clone() })
    }

    /// How many are taken in all.
    pub fn taken(&self) -> usize {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        let Some(key) = self.key else { return };
        match taken.of.get_mut(&key) {
            Some(count) if *count > 1 => *count -= 1,
            Some(_) | None => drop(taken.of.remove(&key)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_has_so_many_and_all_so_many_and_what_is_dropped_is_free_again() {
        let places = Places::new(Room { each_max: 2, all_max: 3 });
        let key = |last: u8| Key::address([10, 0, 0, last].into());
        let mut held: Vec<_> = (0..2).map(|_| places.take(key(1)).unwrap()).collect();
        assert!(places.take(key(1)).is_none(), "he has two");
        held.push(places.take(key(2)).unwrap());
        assert!(places.take(key(3)).is_none() && places.take_for_all().is_none(), "the house has three");
        held.remove(0);
        let for_all = places.take_for_all().unwrap();
        assert!(places.take(key(1)).is_none());
        drop((held, for_all));
        assert_eq!(places.taken(), 0);
        assert!(places.taken.lock().unwrap().of.is_empty(), "nobody is remembered");
    }
}
