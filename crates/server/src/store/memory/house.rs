//! What a store in memory holds, and what happens to it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use table::ids::TableId;
use table::player::Kind;

use crate::ids::TokenHash;
use crate::store::life::{About, Ages, Extent, Rewritten, Swept};
use crate::store::log::{Append, Head, Status};
use crate::store::people::{LogIn, Person, PersonId, Registration, Visit};
use crate::store::tables::{Access, Door, Doors, Listed, MINE_MAX, NewTable, NextTable, Step};
use crate::store::{StoreError, today_ms};

#[derive(Default)]
pub(super) struct House {
    pub(super) people: BTreeMap<i64, Somebody>,
    /// Numbers are never given twice.
    pub(super) last_person: i64,
    pub(super) sessions: HashMap<TokenHash, Session>,
    pub(super) tables: BTreeMap<TableId, Kept>,
}

pub(super) struct Somebody {
    pub(super) name: String,
    pub(super) account: Option<(String, String)>,
    pub(super) created_ms: i64,
}

pub(super) struct Session {
    pub(super) person: PersonId,
    pub(super) created_ms: i64,
    pub(super) seen_ms: i64,
}

pub(super) struct Kept {
    pub(super) game: &'static str,
    pub(super) rules: u32,
    pub(super) host: Option<PersonId>,
    pub(super) doors: Doors,
    pub(super) status: Status,
    pub(super) turn: u8,
    pub(super) card: String,
    pub(super) created_ms: i64,
    pub(super) moved_ms: i64,
    pub(super) head: Head,
    pub(super) bodies: Vec<String>,
    pub(super) seats: BTreeMap<u8, PersonId>,
    pub(super) watchers: BTreeSet<i64>,
}

impl House {
    pub(super) fn new_session(&mut self, person: PersonId, session: TokenHash) {
        let now = today_ms();
        self.sessions.insert(session, Session { person, created_ms: now, seen_ms: now });
    }

    pub(super) fn person(&self, person: PersonId) -> Result<Person, StoreError> {
        let somebody = self.people.get(&person.0).ok_or(StoreError::Absent)?;
        let login = somebody.account.as_ref().map(|(login, _)| login.clone());
        Ok(Person { id: person, name: somebody.name.clone(), login, kind: Kind::Human })
    }

    pub(super) fn visit(&self, session: TokenHash) -> Result<Visit, StoreError> {
        let Session { person, created_ms, seen_ms } =
            self.sessions.get(&session).ok_or(StoreError::Absent)?;
        Visit::new(self.person(*person)?, *created_ms, *seen_ms, today_ms()).ok_or(StoreError::Absent)
    }

    pub(super) fn register(&mut self, registration: Registration) -> Result<(), StoreError> {
        let Registration { person, login, password, session } = registration;
        let is_taken = |somebody: &Somebody| somebody.account.as_ref().is_some_and(|(own, _)| *own == login);
        if self.people.values().any(is_taken) {
            return Err(StoreError::Conflict);
        }
        let Some(somebody) = self.people.get_mut(&person.0) else { return Err(StoreError::Absent) };
        if somebody.account.is_some() {
            return Err(StoreError::Conflict);
        }
        somebody.account = Some((login, password));
        self.sessions.retain(|_, session| session.person != person);
        self.new_session(person, session);
        Ok(())
    }

    pub(super) fn log_in(&mut self, log_in: LogIn) -> Result<(), StoreError> {
        let LogIn { person, better, was, session } = log_in;
        if let (Some(better), Some(somebody)) = (better, self.people.get_mut(&person.0))
            && let Some((_, password)) = &mut somebody.account
        {
            *password = better;
        }
        if let Some((was, old)) = was {
            if self.people.get(&was.0).is_some_and(|was| was.account.is_none()) {
                self.tables.values_mut().for_each(|table| table.hand_over(was, person));
            }
            self.sessions.remove(&old);
        }
        self.new_session(person, session);
        Ok(())
    }

    pub(super) fn table(&self, table: TableId) -> Result<&Kept, StoreError> {
        self.tables.get(&table).ok_or(StoreError::Absent)
    }

    pub(super) fn open_table(&mut self, new: NewTable) -> Result<(), StoreError> {
        let NewTable { game, rules, host, doors, append, seats, watchers } = new;
        let mut kept = Kept::new(append.table, (game, rules), (Some(host), doors));
        kept.seats = seats.into_iter().collect();
        kept.watchers = watchers.iter().map(|person| person.0).collect();
        let id = append.table;
        kept.append(append)?;
        self.tables.insert(id, kept);
        Ok(())
    }

    pub(super) fn step(&mut self, step: Step) -> Result<Head, StoreError> {
        let Step { append, sitter, owners, next } = step;
        let id = append.table;
        let table = self.tables.get_mut(&id).ok_or(StoreError::Absent)?;
        if sitter.is_some_and(|sitter| table.seats.values().any(|owner| *owner == sitter)) {
            return Err(StoreError::Conflict);
        }
        let head = table.append(append)?;
        for (seat, person) in owners {
            match person {
                Some(person) => table.seats.insert(seat, person),
                None => table.seats.remove(&seat),
            };
        }
        if let Some(next) = next {
            let (id, kept) = table.next(next)?;
            self.tables.insert(id, kept);
        }
        Ok(head)
    }

    pub(super) fn mine(&self, person: PersonId) -> Vec<Listed> {
        let is_his = |table: &Kept| !table.seats_of(person).is_empty() || table.watchers.contains(&person.0);
        let his = self.tables.iter().filter(|(_, table)| is_his(table));
        let mut listed: Vec<Listed> = his.map(|(id, table)| table.listed(*id, Some(person))).collect();
        listed.sort_by_key(|one| (one.turn & one.seats == 0, -one.moved_ms, one.table));
        listed.truncate(MINE_MAX as usize);
        listed
    }

    /// The archive is a matter of databases: here nothing gets smaller.
    pub(super) fn sweep(&mut self, ages: &Ages, now_ms: i64) -> Swept {
        let is_older = |then: i64, age: Duration| then < now_ms - age.as_millis() as i64;
        let (sessions, guests, tables) = (self.sessions.len(), self.people.len(), self.tables.len());
        let has_ended = |token: &&TokenHash| self.has_ended(token, ages, now_ms);
        let ended: Vec<TokenHash> = self.sessions.keys().filter(has_ended).copied().collect();
        self.sessions.retain(|token, _| !ended.contains(token));
        let gone: Vec<i64> = self.people.keys().filter(|id| self.is_gone(**id)).copied().collect();
        gone.iter().for_each(|person| self.remove_person(PersonId(*person)));
        self.tables.retain(|_, table| !match table.status {
            Status::Gathering => is_older(table.moved_ms, ages.gathering.min(ages.abandoned)),
            Status::Playing | Status::Ticking => is_older(table.moved_ms, ages.abandoned),
            Status::Over => is_older(table.moved_ms, ages.forgotten),
        });
        Swept {
            sessions: (sessions - self.sessions.len()) as u64,
            guests: (guests - self.people.len()) as u64,
            removed: (tables - self.tables.len()) as u64,
            archived: 0,
        }
    }

    pub(super) fn has_ended(&self, token: &TokenHash, ages: &Ages, now_ms: i64) -> bool {
        let Some(Session { person, created_ms, seen_ms }) = self.sessions.get(token) else { return true };
        let Ok(person) = self.person(*person) else { return true };
        let is_idle = person.login.is_none()
            && self.mine(person.id).is_empty()
            && *seen_ms < now_ms - ages.idle_guest.as_millis() as i64;
        is_idle || Visit::new(person, *created_ms, *seen_ms, now_ms).is_none()
    }

    pub(super) fn is_gone(&self, person: i64) -> bool {
        let is_guest = self.people.get(&person).is_some_and(|somebody| somebody.account.is_none());
        is_guest && !self.sessions.values().any(|session| session.person.0 == person)
    }

    pub(super) fn remove_person(&mut self, person: PersonId) {
        self.people.remove(&person.0);
        self.sessions.retain(|_, session| session.person != person);
        for table in self.tables.values_mut() {
            table.seats.retain(|_, owner| *owner != person);
            table.watchers.remove(&person.0);
            table.host = table.host.filter(|host| *host != person);
        }
    }

    pub(super) fn forget(&mut self, person: PersonId, logs: Vec<Rewritten>) -> Result<(), StoreError> {
        let is_alone =
            |table: &Kept| !table.seats.is_empty() && table.seats.values().all(|owner| *owner == person);
        let alone: Vec<TableId> =
            self.tables.iter().filter(|(_, table)| is_alone(table)).map(|(id, _)| *id).collect();
        let logs: Vec<Rewritten> = logs.into_iter().filter(|log| !alone.contains(&log.table)).collect();
        if logs.iter().any(|log| self.table(log.table).map(|table| table.head) != Ok(log.expected)) {
            return Err(StoreError::Conflict);
        }
        for Rewritten { table, bodies, card, .. } in logs {
            if let Some(kept) = self.tables.get_mut(&table) {
                kept.head = bodies.iter().fold(Head::start(table), |head, body| head.after(body));
                (kept.bodies, kept.card) = (bodies, card);
            }
        }
        alone.iter().for_each(|table| drop(self.tables.remove(table)));
        self.remove_person(person);
        Ok(())
    }

    pub(super) fn about(&self, person: PersonId) -> Result<About, StoreError> {
        let created_ms = self.people.get(&person.0).ok_or(StoreError::Absent)?.created_ms;
        let his = self.sessions.values().filter(|session| session.person == person);
        let mut sessions: Vec<_> = his.map(|session| (session.created_ms, session.seen_ms)).collect();
        sessions.sort_unstable();
        let sits = |table: &Kept| !table.seats_of(person).is_empty();
        let tables = self.tables.iter().filter(|(_, table)| sits(table)).map(|(id, _)| *id).collect();
        Ok(About { created_ms, sessions, tables })
    }

    pub(super) fn extent(&self) -> Extent {
        let mut tables = [0; 3];
        for table in self.tables.values() {
            tables[match table.status {
                Status::Gathering => 0,
                Status::Playing | Status::Ticking => 1,
                Status::Over => 2,
            }] += 1;
        }
        Extent { bytes: 0, free_bytes: 0, people: self.people.len() as u64, tables }
    }
}

impl Kept {
    pub(super) fn new(
        id: TableId,
        (game, rules): (&'static str, u32),
        (host, doors): (Option<PersonId>, Doors),
    ) -> Kept {
        let now = today_ms();
        Kept {
            game,
            rules,
            host,
            doors,
            status: Status::Gathering,
            turn: 0,
            card: "{}".into(),
            created_ms: now,
            moved_ms: now,
            head: Head::start(id),
            bodies: Vec::new(),
            seats: BTreeMap::new(),
            watchers: BTreeSet::new(),
        }
    }

    pub(super) fn append(&mut self, append: Append) -> Result<Head, StoreError> {
        if self.head != append.expected {
            return Err(StoreError::Conflict);
        }
        self.head = append.bodies.iter().fold(self.head, |head, body| head.after(body));
        self.bodies.extend(append.bodies);
        (self.status, self.turn) = (append.summary.status, append.summary.turn);
        self.card = append.summary.card.unwrap_or_else(|| std::mem::take(&mut self.card));
        self.moved_ms = today_ms();
        Ok(self.head)
    }

    pub(super) fn next(&self, next: NextTable) -> Result<(TableId, Kept), StoreError> {
        let NextTable { game, rules, append, from } = next;
        let id = append.table;
        let mut kept = Kept::new(id, (game, rules), (self.host, self.doors));
        let people = (0..).zip(from.iter().map(|seat| self.seats.get(seat)));
        kept.seats = people.filter_map(|(seat, person)| Some((seat, *person?))).collect();
        kept.watchers = self.watchers.clone();
        kept.append(append)?;
        Ok((id, kept))
    }

    pub(super) fn hand_over(&mut self, from: PersonId, to: PersonId) {
        self.seats.values_mut().filter(|owner| **owner == from).for_each(|owner| *owner = to);
        self.host = if self.host == Some(from) { Some(to) } else { self.host };
        if self.watchers.remove(&from.0) {
            self.watchers.insert(to.0);
        }
    }

    pub(super) fn seats_of(&self, person: PersonId) -> Vec<u8> {
        self.seats.iter().filter(|(_, owner)| **owner == person).map(|(seat, _)| *seat).collect()
    }

    pub(super) fn access(&self, person: PersonId, wish: Option<u8>) -> Result<Access, StoreError> {
        let seats = self.seats_of(person);
        match (seats.first(), wish) {
            (Some(_), Some(wish)) if seats.contains(&wish) => Ok(Access::Seat(wish)),
            (Some(first), None) => Ok(Access::Seat(*first)),
            (None, None) if self.watchers.contains(&person.0) => Ok(Access::Watch),
            (Some(_) | None, _) => Err(StoreError::Absent),
        }
    }

    pub(super) fn listed(&self, table: TableId, person: Option<PersonId>) -> Listed {
        let seats = person.map_or(Vec::new(), |person| self.seats_of(person));
        Listed {
            table,
            game: self.game.into(),
            status: self.status.listed().into(),
            card: self.card.clone(),
            seats: seats.iter().fold(0, |bits, seat| bits | 1 << seat),
            turn: self.turn,
            created_ms: self.created_ms,
            moved_ms: self.moved_ms,
        }
    }

    pub(super) fn door(&self, token: TokenHash) -> Result<Door, StoreError> {
        match token {
            token if token == self.doors.invite => Ok(Door::Invite),
            token if token == self.doors.watch => Ok(Door::Watch),
            _other => Err(StoreError::Absent),
        }
    }

    pub(super) fn new_doors(&mut self, person: PersonId, doors: Doors) -> Result<(), StoreError> {
        self.access(person, None)?;
        let may = match self.host {
            Some(host) => host == person,
            None => !self.seats_of(person).is_empty(),
        };
        if !may {
            return Err(StoreError::Absent);
        }
        self.doors = doors;
        Ok(())
    }
}
