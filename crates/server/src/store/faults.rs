//! A store that misbehaves by a plan: what a seed decides happens again with the same seed.
//!
//! - *slow*: the answer comes late, and so may the deed;
//! - *failing*: nothing is done, and that is said;
//! - *torn*: it is done, and the answer is lost on the way: whoever asked hears that it failed;
//! - *lying*: it is not done, and the answer is that it is.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use table::ids::TableId;

use super::life::{About, Ages, Extent, Rewritten, Swept};
use super::log::Head;
use super::memory::Memory;
use super::people::{LogIn, PersonId, Registration, Visit};
use super::tables::{Access, Door, Doors, Listed, Log, NewTable, Step};
use super::{Health, Reply, Store, StoreError};
use crate::ids::TokenHash;

/// Of a hundred operations, how many go wrong, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The answer comes late.
    pub slow: u8,
    /// Nothing is done.
    pub failing: u8,
    /// It is done, and the answer is lost.
    pub torn: u8,
    /// Of steps of tables: it is not done, and the answer is that it is.
    pub lying: u8,
}

/// What happens to one operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Fine,
    Fails,
    Torn,
    Lies,
}

/// A store in memory that misbehaves.
pub struct Faulty {
    memory: Memory,
    plan: Mutex<Plan>,
    dice: AtomicU64,
    /// How often each thing went wrong: slow, failing, torn, lying.
    pub counts: [AtomicU64; 4],
}

/// No operation is later than this.
const SLOW_MS_MAX: u64 = 3000;

impl Faulty {
    /// An empty store that misbehaves so, by that seed.
    pub fn new(plan: Plan, seed: u64) -> Faulty {
        Faulty {
            memory: Memory::default(),
            plan: Mutex::new(plan),
            dice: AtomicU64::new(seed),
            counts: Default::default(),
        }
    }

    /// Misbehaves so from now on.
    pub fn now(&self, plan: Plan) {
        *self.plan.lock().unwrap_or_else(PoisonError::into_inner) = plan;
    }

    /// The next number below the bound (SplitMix64, so that no library decides what a seed means).
    fn below(&self, bound: u64) -> u64 {
        let step = 0x9e37_79b9_7f4a_7c15;
        let mut word = self.dice.fetch_add(step, Ordering::Relaxed).wrapping_add(step);
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ word >> 31) % bound
    }

    async fn fate(&self) -> Fate {
        let plan = *self.plan.lock().unwrap_or_else(PoisonError::into_inner);
        if self.below(100) < plan.slow.into() {
            self.counts[0].fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(self.below(SLOW_MS_MAX))).await;
        }
        let dice = self.below(100) as u8;
        let (fails, torn) = (plan.failing, plan.failing + plan.torn);
        let (fate, kind) = match dice {
            dice if dice < fails => (Fate::Fails, 1),
            dice if dice < torn => (Fate::Torn, 2),
            dice if dice < torn + plan.lying => (Fate::Lies, 3),
            _other => return Fate::Fine,
        };
        self.counts[kind].fetch_add(1, Ordering::Relaxed);
        fate
    }

    /// An operation that tells no lies.
    fn honest<'a, T: Send + 'a>(&'a self, deed: Reply<'a, T>) -> Reply<'a, T> {
        Box::pin(async move {
            match self.fate().await {
                Fate::Fails => Err(StoreError::ReadOnly),
                Fate::Torn => deed.await.and(Err(StoreError::ReadOnly)),
                Fate::Fine | Fate::Lies => deed.await,
            }
        })
    }
}

impl Store for Faulty {
    fn new_guest(&self, name: String, session: TokenHash) -> Reply<'_, PersonId> {
        self.honest(self.memory.new_guest(name, session))
    }

    fn visit(&self, session: TokenHash) -> Reply<'_, Visit> {
        self.honest(self.memory.visit(session))
    }

    fn touch(&self, session: TokenHash) -> Reply<'_, ()> {
        self.honest(self.memory.touch(session))
    }

    fn rename(&self, person: PersonId, name: String) -> Reply<'_, ()> {
        self.honest(self.memory.rename(person, name))
    }

    fn register(&self, registration: Registration) -> Reply<'_, ()> {
        self.honest(self.memory.register(registration))
    }

    fn account(&self, login: String) -> Reply<'_, Option<(PersonId, String)>> {
        self.honest(self.memory.account(login))
    }

    fn log_in(&self, log_in: LogIn) -> Reply<'_, ()> {
        self.honest(self.memory.log_in(log_in))
    }

    fn end_session(&self, session: TokenHash) -> Reply<'_, ()> {
        self.honest(self.memory.end_session(session))
    }

    fn open_table(&self, table: NewTable) -> Reply<'_, ()> {
        self.honest(self.memory.open_table(table))
    }

    fn append(&self, step: Step) -> Reply<'_, Head> {
        Box::pin(async move {
            match self.fate().await {
                Fate::Fails => Err(StoreError::ReadOnly),
                Fate::Torn => self.memory.append(step).await.and(Err(StoreError::ReadOnly)),
                Fate::Lies => {
                    Ok(step.append.bodies.iter().fold(step.append.expected, |head, body| head.after(body)))
                }
                Fate::Fine => self.memory.append(step).await,
            }
        })
    }

    fn load(&self, table: TableId) -> Reply<'_, Log> {
        self.honest(self.memory.load(table))
    }

    fn owners(&self, table: TableId) -> Reply<'_, Vec<(u8, PersonId)>> {
        self.honest(self.memory.owners(table))
    }

    fn access(&self, table: TableId, person: PersonId, seat: Option<u8>) -> Reply<'_, Access> {
        self.honest(self.memory.access(table, person, seat))
    }

    fn listed(&self, table: TableId, person: PersonId) -> Reply<'_, Listed> {
        self.honest(self.memory.listed(table, person))
    }

    fn mine(&self, person: PersonId) -> Reply<'_, Vec<Listed>> {
        self.honest(self.memory.mine(person))
    }

    fn unfinished(&self, person: PersonId) -> Reply<'_, usize> {
        self.honest(self.memory.unfinished(person))
    }

    fn by_link(
        &self,
        table: TableId,
        token: TokenHash,
        person: Option<PersonId>,
    ) -> Reply<'_, (Door, Listed)> {
        self.honest(self.memory.by_link(table, token, person))
    }

    fn outside(&self, table: TableId) -> Reply<'_, Listed> {
        self.honest(self.memory.outside(table))
    }

    fn may_watch(&self, table: TableId, person: PersonId) -> Reply<'_, ()> {
        self.honest(self.memory.may_watch(table, person))
    }

    fn new_doors(&self, table: TableId, person: PersonId, doors: Doors) -> Reply<'_, ()> {
        self.honest(self.memory.new_doors(table, person, doors))
    }

    fn ticking(&self) -> Reply<'_, Vec<TableId>> {
        self.honest(self.memory.ticking())
    }

    fn close_table(&self, table: TableId) -> Reply<'_, ()> {
        self.honest(self.memory.close_table(table))
    }

    fn close_other_rules(&self, rules: Vec<(&'static str, u32)>) -> Reply<'_, u64> {
        self.honest(self.memory.close_other_rules(rules))
    }

    fn sweep(&self, ages: Ages, now_ms: i64) -> Reply<'_, Swept> {
        self.honest(self.memory.sweep(ages, now_ms))
    }

    fn about(&self, person: PersonId) -> Reply<'_, About> {
        self.honest(self.memory.about(person))
    }

    fn forget(&self, person: PersonId, logs: Vec<Rewritten>) -> Reply<'_, ()> {
        self.honest(self.memory.forget(person, logs))
    }

    fn extent(&self) -> Reply<'_, Extent> {
        self.honest(self.memory.extent())
    }

    fn health(&self) -> Health {
        self.memory.health()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.memory.close()
    }
}
