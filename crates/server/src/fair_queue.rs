//! A queue for what takes a processor for a while: whoever has asked least is served next.
//!
//! Everybody who waits has an account of what he was given. The next turn goes to the smallest account, so that one who
//! asks a thousand times waits for himself, and another who asks once waits for the turn that is on. Who comes after a pause
//! begins where the others stand: a pause earns nothing, and owes nothing.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::limits::Key;

/// How long the queue may be, and how many are served at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Turns at the same time.
    pub at_once: usize,
    /// Requests of one that wait, at most.
    pub each_max: usize,
    /// Requests that wait, at most.
    pub all_max: usize,
}

/// The queue.
pub struct FairQueue {
    size: Size,
    state: Mutex<State>,
}

struct State {
    free: usize,
    waiting: usize,
    /// What whoever was served last had been given.
    level: u64,
    arrivals: u64,
    of: HashMap<Key, Account>,
}

/// What somebody was given, and what he waits for.
#[derive(Default)]
struct Account {
    given: u64,
    requests: VecDeque<Request>,
}

struct Request {
    cost: u64,
    arrival: u64,
    turn: oneshot::Sender<Turn>,
}

/// A turn: whoever holds it has a processor.
pub struct Turn {
    queue: Arc<FairQueue>,
}

/// There are too many requests: his own, or everybody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// Accounts of people who do not wait are looked through when there are so many.
const ACCOUNTS_KEPT: usize = 1024;

impl FairQueue {
    /// An empty queue.
    pub fn new(size: Size) -> Arc<FairQueue> {
        let state = State { free: size.at_once, waiting: 0, level: 0, arrivals: 0, of: HashMap::new() };
        Arc::new(FairQueue { size, state: Mutex::new(state) })
    }

    /// Waits for a turn of that cost. Whoever stops waiting has not asked.
    ///
    /// # Errors
    /// If he has too many requests here; where everybody together has too many, it is one of whoever has most that goes.
    pub async fn turn(self: &Arc<FairQueue>, key: Key, cost: u64) -> Result<Turn, Full> {
        let (turn, granted) = oneshot::channel();
        self.enter(key, cost, turn)?;
        self.serve();
        granted.await.map_err(|_| Full)
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.lock().waiting
    }

    fn enter(&self, key: Key, cost: u64, turn: oneshot::Sender<Turn>) -> Result<(), Full> {
        let mut state = self.lock();
        let own = state.of.get(&key).map_or(0, |account| account.requests.len());
        if own >= self.size.each_max {
            return Err(Full);
        }
        if state.waiting >= self.size.all_max && !state.send_one_away(own) {
            return Err(Full);
        }
        state.forget();
        state.arrivals += 1;
        let (level, arrival) = (state.level, state.arrivals);
        let account = state.of.entry(key).or_default();
        if account.requests.is_empty() {
            account.given = account.given.max(level);
        }
        account.requests.push_back(Request { cost, arrival, turn });
        state.waiting += 1;
        Ok(())
    }

    /// Gives the free turns to those who have been given least.
    fn serve(self: &Arc<FairQueue>) {
        loop {
            let Some(request) = self.lock().next() else { return };
            // Who has gone gives his turn back by dropping it.
            let _ = request.turn.send(Turn { queue: self.clone() });
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn next(&mut self) -> Option<Request> {
        if self.free == 0 {
            return None;
        }
        let least = |account: &Account| account.requests.front().map(|first| (account.given, first.arrival));
        let next = self
            .of
            .iter()
            .filter_map(|(key, account)| Some((least(account)?, *key)))
            .min_by_key(|(at, _)| *at);
        let (_, key) = next?;
        let account = self.of.get_mut(&key)?;
        let request = account.requests.pop_front()?;
        self.waiting -= 1;
        if !request.turn.is_closed() {
            self.level = account.given;
            account.given += request.cost.max(1);
        }
        self.free -= 1;
        Some(request)
    }

    /// Sends away the last request of whoever has most, if he has more than that.
    fn send_one_away(&mut self, own: usize) -> bool {
        let most = self.of.values_mut().max_by_key(|account| account.requests.len());
        let Some(account) = most.filter(|account| account.requests.len() > own + 1) else { return false };
        drop(account.requests.pop_back());
        self.waiting -= 1;
        true
    }

    fn forget(&mut self) {
        if self.of.len() >= ACCOUNTS_KEPT {
            let level = self.level;
            self.of.retain(|_, account| !account.requests.is_empty() || account.given > level);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.queue.lock().free += 1;
        self.queue.serve();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(last: u8) -> Key {
        Key::address([10, 0, 0, last].into())
    }

    const ONE: Size = Size { at_once: 1, each_max: 1000, all_max: 1000 };

    /// Somebody asks for so many turns; who was served is written down, and each turn lasts until the next is asked for.
    fn ask(
        queue: &Arc<FairQueue>,
        who: u8,
        cost: u64,
        served: &Arc<Mutex<Vec<u8>>>,
    ) -> tokio::task::JoinHandle<()> {
        let (queue, served) = (queue.clone(), served.clone());
        tokio::spawn(async move {
            let turn = queue.turn(key(who), cost).await.unwrap();
            served.lock().unwrap().push(who);
            tokio::task::yield_now().await;
            drop(turn);
        })
    }

    #[tokio::test]
    async fn one_who_asks_once_does_not_wait_for_anothers_thousand() {
        let (queue, served) = (FairQueue::new(ONE), Arc::default());
        let held = queue.turn(key(1), 100).await.unwrap();
        let mut asked: Vec<_> = (0..500).map(|_| ask(&queue, 1, 100, &served)).collect();
        while queue.waiting() < 500 {
            tokio::task::yield_now().await;
        }
        asked.push(ask(&queue, 2, 100, &served));
        while queue.waiting() < 501 {
            tokio::task::yield_now().await;
        }
        drop(held);
        for asked in asked {
            asked.await.unwrap();
        }
        let place = served.lock().unwrap().iter().position(|who| *who == 2).unwrap();
        assert!(place <= 1, "served as number {place}");
    }

    #[tokio::test]
    async fn cost_counts_and_not_the_number_of_turns() {
        let (queue, served) = (FairQueue::new(ONE), Arc::default());
        let held = queue.turn(key(9), 1).await.unwrap();
        let dear = (0..10).map(|_| ask(&queue, 1, 100, &served));
        let cheap = (0..30).map(|_| ask(&queue, 2, 10, &served));
        let asked: Vec<_> = dear.chain(cheap).collect();
        while queue.waiting() < 40 {
            tokio::task::yield_now().await;
        }
        drop(held);
        for asked in asked {
            asked.await.unwrap();
        }
        let served = served.lock().unwrap();
        let first: Vec<u8> = served.iter().copied().take(22).collect();
        assert_eq!(first.iter().filter(|who| **who == 1).count(), 2, "{served:?}");
    }

    #[tokio::test]
    async fn who_has_gone_takes_no_turn_and_who_has_most_is_sent_away() {
        let size = Size { at_once: 1, each_max: 3, all_max: 4 };
        let queue = FairQueue::new(size);
        let held = queue.turn(key(9), 1).await.unwrap();
        let ask = |who| {
            let queue = queue.clone();
            tokio::spawn(async move { queue.turn(key(who), 1).await.map(drop) })
        };
        let first: Vec<_> = (0..3).map(|_| ask(1)).collect();
        while queue.waiting() < 3 {
            tokio::task::yield_now().await;
        }
        assert_eq!(ask(1).await.unwrap(), Err(Full), "he has three");
        let second = ask(2);
        while queue.waiting() < 4 {
            tokio::task::yield_now().await;
        }
        let third = ask(3);
        tokio::task::yield_now().await;
        first[0].abort();
        tokio::task::yield_now().await;
        drop(held);
        assert_eq!((second.await.unwrap(), third.await.unwrap()), (Ok(()), Ok(())));
        let ends: Vec<_> = futures_util::future::join_all(first).await;
        assert!(ends[0].is_err() && ends[1].as_ref().is_ok_and(|end| end.is_ok()));
        assert_eq!(ends[2].as_ref().unwrap(), &Err(Full), "the last of whoever had most");
        let _again = queue.turn(key(1), 1).await.unwrap();
    }
}
