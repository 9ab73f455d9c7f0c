//! The store in maps: what the port means, in a few lines an operation. For tests, which hold it and the database against each
//! other, and for [`faults`](super::faults). Nothing survives.

mod house;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use table::ids::TableId;

use super::life::{About, Ages, Extent, Rewritten, Swept};
use super::log::{Head, Status};
use super::people::{LogIn, PersonId, Registration, Visit};
use super::tables::{Access, Door, Doors, Listed, Log, NewTable, Step};
use super::{Ability, Health, Reply, Store, StoreError, today_ms};
use crate::ids::TokenHash;
use house::{House, Kept, Somebody};

/// A store that forgets everything when it is dropped.
#[derive(Default)]
pub struct Memory {
    house: Mutex<House>,
    jobs: AtomicU64,
}

impl Memory {
    fn house(&self) -> MutexGuard<'_, House> {
        self.house.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut House) -> Result<T, StoreError> + Send + 'static,
    ) -> Reply<'_, T> {
        Box::pin(async move {
            self.jobs.fetch_add(1, Ordering::Relaxed);
            work(&mut self.house())
        })
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&House) -> Result<T, StoreError> + Send + 'static,
    ) -> Reply<'_, T> {
        Box::pin(async move { work(&self.house()) })
    }
}

impl Store for Memory {
    fn new_guest(&self, name: String, session: TokenHash) -> Reply<'_, PersonId> {
        self.write(move |house| {
            house.last_person += 1;
            let person = PersonId(house.last_person);
            house.people.insert(person.0, Somebody { name, account: None, created_ms: today_ms() });
            house.new_session(person, session);
            Ok(person)
        })
    }

    fn visit(&self, session: TokenHash) -> Reply<'_, Visit> {
        self.read(move |house| house.visit(session))
    }

    fn touch(&self, session: TokenHash) -> Reply<'_, ()> {
        self.write(move |house| {
            house.sessions.get_mut(&session).into_iter().for_each(|session| session.seen_ms = today_ms());
            Ok(())
        })
    }

    fn rename(&self, person: PersonId, name: String) -> Reply<'_, ()> {
        self.write(move |house| {
            house.people.get_mut(&person.0).into_iter().for_each(|somebody| somebody.name.clone_from(&name));
            Ok(())
        })
    }

    fn register(&self, registration: Registration) -> Reply<'_, ()> {
        self.write(move |house| house.register(registration))
    }

    fn account(&self, login: String) -> Reply<'_, Option<(PersonId, String)>> {
        self.read(move |house| {
            let of = |(id, somebody): (&i64, &Somebody)| {
                let (own, password) = somebody.account.clone()?;
                (own == login).then_some((PersonId(*id), password))
            };
            Ok(house.people.iter().find_map(of))
        })
    }

    fn log_in(&self, log_in: LogIn) -> Reply<'_, ()> {
        self.write(move |house| house.log_in(log_in))
    }

    fn end_session(&self, session: TokenHash) -> Reply<'_, ()> {
        self.write(move |house| {
            house.sessions.remove(&session);
            Ok(())
        })
    }

    fn open_table(&self, table: NewTable) -> Reply<'_, ()> {
        self.write(move |house| house.open_table(table))
    }

    fn append(&self, step: Step) -> Reply<'_, Head> {
        self.write(move |house| house.step(step))
    }

    fn load(&self, table: TableId) -> Reply<'_, Log> {
        self.read(move |house| {
            let kept = house.table(table)?;
            let owners = kept.seats.iter().map(|(seat, person)| (*seat, *person)).collect();
            Ok(Log { head: kept.head, bodies: kept.bodies.clone(), owners })
        })
    }

    fn owners(&self, table: TableId) -> Reply<'_, Vec<(u8, PersonId)>> {
        self.read(move |house| {
            let seats = house.tables.get(&table).into_iter().flat_map(|table| &table.seats);
            Ok(seats.map(|(seat, person)| (*seat, *person)).collect())
        })
    }

    fn access(&self, table: TableId, person: PersonId, seat: Option<u8>) -> Reply<'_, Access> {
        self.read(move |house| house.table(table)?.access(person, seat))
    }

    fn listed(&self, table: TableId, person: PersonId) -> Reply<'_, Listed> {
        self.read(move |house| {
            house.table(table)?.access(person, None)?;
            Ok(house.table(table)?.listed(table, Some(person)))
        })
    }

    fn mine(&self, person: PersonId) -> Reply<'_, Vec<Listed>> {
        self.read(move |house| Ok(house.mine(person)))
    }

    fn unfinished(&self, person: PersonId) -> Reply<'_, usize> {
        self.read(move |house| {
            let is_his = |table: &&Kept| table.status != Status::Over && !table.seats_of(person).is_empty();
            Ok(house.tables.values().filter(is_his).count())
        })
    }

    fn by_link(
        &self,
        table: TableId,
        token: TokenHash,
        person: Option<PersonId>,
    ) -> Reply<'_, (Door, Listed)> {
        self.read(move |house| {
            let kept = house.table(table)?;
            Ok((kept.door(token)?, kept.listed(table, person)))
        })
    }

    fn outside(&self, table: TableId) -> Reply<'_, Listed> {
        self.read(move |house| Ok(house.table(table)?.listed(table, None)))
    }

    fn may_watch(&self, table: TableId, person: PersonId) -> Reply<'_, ()> {
        self.write(move |house| {
            let Some(kept) = house.tables.get_mut(&table) else { return Err(StoreError::Broken) };
            kept.watchers.insert(person.0);
            Ok(())
        })
    }

    fn new_doors(&self, table: TableId, person: PersonId, doors: Doors) -> Reply<'_, ()> {
        self.write(move |house| {
            house.tables.get_mut(&table).ok_or(StoreError::Absent)?.new_doors(person, doors)
        })
    }

    fn ticking(&self) -> Reply<'_, Vec<TableId>> {
        self.read(|house| {
            let ticks = house.tables.iter().filter(|(_, table)| table.status == Status::Ticking);
            Ok(ticks.map(|(id, _)| *id).collect())
        })
    }

    fn close_table(&self, table: TableId) -> Reply<'_, ()> {
        self.write(move |house| {
            if let Some(kept) = house.tables.get_mut(&table)
                && kept.status != Status::Over
            {
                (kept.status, kept.turn) = (Status::Over, 0);
            }
            Ok(())
        })
    }

    fn close_other_rules(&self, rules: Vec<(&'static str, u32)>) -> Reply<'_, u64> {
        self.write(move |house| {
            let is_other = |table: &&mut Kept| {
                table.status != Status::Over
                    && rules.iter().any(|(game, version)| *game == table.game && *version != table.rules)
            };
            let others = house.tables.values_mut().filter(is_other);
            Ok(others.map(|table| (table.status, table.turn) = (Status::Over, 0)).count() as u64)
        })
    }

    fn sweep(&self, ages: Ages, now_ms: i64) -> Reply<'_, Swept> {
        self.write(move |house| Ok(house.sweep(&ages, now_ms)))
    }

    fn about(&self, person: PersonId) -> Reply<'_, About> {
        self.read(move |house| house.about(person))
    }

    fn forget(&self, person: PersonId, logs: Vec<Rewritten>) -> Reply<'_, ()> {
        self.write(move |house| house.forget(person, logs))
    }

    fn extent(&self) -> Reply<'_, Extent> {
        self.read(|house| Ok(house.extent()))
    }

    fn health(&self) -> Health {
        let jobs = self.jobs.load(Ordering::Relaxed);
        Health {
            ability: Ability::Writes,
            is_short: false,
            commits: jobs,
            jobs,
            waiting: 0,
            busy: Duration::ZERO,
            backups: None,
        }
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {})
    }
}
