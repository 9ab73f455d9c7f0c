//! When which table has to be looked at because time alone changes something there: one heap for the whole house.
//!
//! A table is not ticked. It says how long nothing happens, sleeps if nobody is there, and is woken when its time has come.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::ids::TableId;
use tokio::sync::Notify;

use crate::app::{self, App};

/// The house clock is looked at so often, whatever is due.
const BEAT: Duration = Duration::from_secs(1);

/// The heap.
#[derive(Default)]
pub struct Deadlines {
    heap: Mutex<Heap>,
    sooner: Notify,
}

#[derive(Default)]
struct Heap {
    /// What is set; what the queue has besides is out of date.
    of: HashMap<TableId, u64>,
    queue: BinaryHeap<Reverse<(u64, TableId)>>,
}

impl Deadlines {
    /// That table is to be looked at when the house clock shows this; `None`: not before somebody comes.
    pub fn set(&self, table: TableId, due_ms: Option<u64>) {
        let mut heap = self.heap.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(due_ms) = due_ms else {
            heap.of.remove(&table);
            return;
        };
        if heap.of.insert(table, due_ms) == Some(due_ms) {
            return;
        }
        let is_first = heap.queue.peek().is_none_or(|Reverse((first, _))| due_ms < *first);
        heap.queue.push(Reverse((due_ms, table)));
        heap.tidy();
        drop(heap);
        if is_first {
            self.sooner.notify_one();
        }
    }

    /// The tables that are due, and when the next one is.
    fn due(&self, now_ms: u64) -> (Vec<TableId>, Option<u64>) {
        let mut heap = self.heap.lock().unwrap_or_else(PoisonError::into_inner);
        let mut due = Vec::new();
        while let Some(Reverse((at, table))) = heap.queue.peek().copied() {
            if heap.of.get(&table) != Some(&at) {
                heap.queue.pop();
            } else if at <= now_ms {
                heap.queue.pop();
                heap.of.remove(&table);
                due.push(table);
            } else {
                return (due, Some(at));
            }
        }
        (due, None)
    }

    /// How many tables are waited for.
    pub fn len(&self) -> usize {
        self.heap.lock().unwrap_or_else(PoisonError::into_inner).of.len()
    }

    /// Is nobody waited for?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Heap {
    /// Every move sets another deadline: what is out of date goes when it is most of the queue.
    fn tidy(&mut self) {
        if self.queue.len() > 64 && self.queue.len() > 4 * self.of.len() {
            self.queue = self.of.iter().map(|(table, due_ms)| Reverse((*due_ms, *table))).collect();
        }
    }
}

/// Wakes whoever is due, for as long as the house is open.
pub async fn keep(app: Arc<App>) {
    let mut stop = app.stop();
    loop {
        let now_ms = app.tables.now_ms();
        let (due, next_ms) = app.tables.deadlines.due(now_ms);
        for table in due {
            app.tables.get(&app, table).nudge();
        }
        let wait = next_ms.map_or(BEAT, |next| Duration::from_millis(next.saturating_sub(now_ms)).min(BEAT));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = app.tables.deadlines.sooner.notified() => {}
            () = app::closed(&mut stop) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_due_comes_once_and_what_was_set_anew_comes_later() {
        let deadlines = Deadlines::default();
        let [one, two, three] = [1, 2, 3].map(|byte| TableId([byte; 16]));
        deadlines.set(one, Some(30));
        deadlines.set(two, Some(10));
        deadlines.set(three, Some(20));
        deadlines.set(two, Some(40));
        deadlines.set(three, None);
        assert_eq!(deadlines.due(29), (vec![], Some(30)));
        assert_eq!(deadlines.due(30), (vec![one], Some(40)));
        assert_eq!(deadlines.due(1000), (vec![two], None));
        assert!(deadlines.is_empty());
    }

    #[test]
    fn a_game_of_a_thousand_moves_leaves_nothing_behind() {
        let deadlines = Deadlines::default();
        for due in 0..10_000 {
            deadlines.set(TableId([7; 16]), Some(due));
        }
        assert!(deadlines.heap.lock().unwrap().queue.len() <= 65);
    }
}
