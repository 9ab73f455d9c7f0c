//! How often somebody may do something.
//!
//! A bucket holds `burst` drops and one more falls in every `interval`. It is kept as one number, the moment at which it
//! would be full again, so that a bucket nobody uses any more is one that can be forgotten.
//
// The crate governor does the same sum, and was looked at. It cannot put a drop back (a right password was no attack), it cannot
// charge afterwards what something has cost (the seconds of bots), its maps of keys have no bound, and a limiter of its own
// for each socket is ten times these sixteen bytes. It brings eleven crates.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};
use table::ids::TableId;

use crate::error::Error;
use crate::ids::TokenHash;
use crate::store::people::PersonId;

/// So many at once, and then one every so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until one more.
    pub interval: Duration,
}

impl Rate {
    /// `burst` at once, then `per_minute`.
    pub const fn per_minute(burst: u32, per_minute: u32) -> Rate {
        Rate { burst, interval: Duration::from_micros(60_000_000 / per_minute as u64) }
    }
}

/// `20+12`: so many at once, and then so many a minute.
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let per_minute = 60_000_000 / self.interval.as_micros().max(1);
        write!(f, "{}+{per_minute}", self.burst)
    }
}

/// The text is no rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadRate;

impl FromStr for Rate {
    type Err = BadRate;

    fn from_str(text: &str) -> Result<Rate, BadRate> {
        let (burst, per_minute) = text.split_once('+').ok_or(BadRate)?;
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| (1..=60_000_000).contains(number));
        let (burst, per_minute) = (number(burst).ok_or(BadRate)?, number(per_minute).ok_or(BadRate)?);
        Ok(Rate::per_minute(burst, per_minute))
    }
}

/// One bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    full_at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn full(now: Instant) -> Bucket {
        Bucket { full_at: now }
    }

    /// Takes a drop out.
    ///
    /// # Errors
    /// How long to wait if there is none.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        let full_at = self.full_at.max(now) + rate.interval;
        let over = full_at.saturating_duration_since(now + rate.interval * rate.burst);
        if over > Duration::ZERO {
            return Err(over);
        }
        self.full_at = full_at;
        Ok(())
    }

    /// Pays for something whatever is in the bucket, and says how long to wait until it is paid.
    pub fn charge(&mut self, price: Duration, credit: Duration, now: Instant) -> Duration {
        self.full_at = self.full_at.max(now) + price;
        self.full_at.saturating_duration_since(now + credit)
    }

    /// Puts a drop back.
    pub fn put_back(&mut self, rate: Rate) {
        self.full_at = self.full_at.checked_sub(rate.interval).unwrap_or(self.full_at);
    }
}

/// Whose bucket it is: the session's where there is one, else the address's.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Key {
    /// A session: several people may share an address.
    Session(TokenHash),
    /// An address; of IPv6 the /64, which one customer usually has to himself.
    Address(IpAddr),
    /// An account, whoever wants to come in by it.
    Account(TokenHash),
    /// An account from an address from where its owner has come before.
    Home(TokenHash, IpAddr),
    /// A person, by whichever session.
    Person(PersonId),
    /// A table whose people have not come back since the server was started.
    Table(TableId),
}

impl Key {
    /// The key of an address.
    pub fn address(address: IpAddr) -> Key {
        match address.to_canonical() {
            IpAddr::V4(address) => Key::Address(address.into()),
            IpAddr::V6(address) => Key::Address(IpAddr::V6((address.to_bits() & !0 << 64).into())),
        }
    }

    /// The key of an account, by the name people log in with; nobody needs to have it.
    pub fn account(login: &str) -> Key {
        Key::Account(TokenHash(Sha256::digest(login).into()))
    }
}

/// What is limited, each kind in buckets of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any request at all.
    Request,
    /// Becoming a guest: the one thing that costs a row before there is a session.
    Guest,
    /// Opening a table.
    Open,
    /// Opening a table, from one address.
    OpenHere,
    /// Passwords: each costs 19 MiB and 40 ms.
    Password,
    /// Passwords for one account that are not the right one.
    Account,
    /// Asking for what is not there.
    Miss,
    /// Looking back at a record: it is read anew each time.
    Replay,
    /// Seconds that bots think.
    BotSecond,
}

/// How often each kind is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// See [`Kind::Request`].
    pub request: Rate,
    /// See [`Kind::Guest`].
    pub guest: Rate,
    /// See [`Kind::Open`].
    pub open: Rate,
    /// See [`Kind::OpenHere`].
    pub open_here: Rate,
    /// See [`Kind::Password`].
    pub password: Rate,
    /// See [`Kind::Account`].
    pub account: Rate,
    /// See [`Kind::Miss`].
    pub miss: Rate,
    /// See [`Kind::Replay`].
    pub replay: Rate,
    /// Seconds of thinking that the bots of one address have: so many at once, and then one every so often.
    pub bot_second: Rate,
    /// Messages on one socket.
    pub message: Rate,
    /// Messages on one socket of a program: it thinks faster than people do.
    pub program_message: Rate,
}

impl Rates {
    /// More of everything than anybody asks for: for trials and measurements, where one address is everybody.
    pub const fn generous() -> Rates {
        let often = Rate::per_minute(1_000_000, 60_000_000);
        Rates {
            request: often,
            guest: often,
            open: often,
            open_here: often,
            password: often,
            account: often,
            miss: often,
            replay: often,
            bot_second: often,
            message: often,
            program_message: often,
        }
    }
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            request: Rate::per_minute(120, 1200),
            guest: Rate::per_minute(30, 30),
            open: Rate::per_minute(20, 12),
            open_here: Rate::per_minute(60, 60),
            password: Rate::per_minute(10, 10),
            account: Rate::per_minute(10, 2),
            miss: Rate::per_minute(60, 60),
            replay: Rate::per_minute(60, 120),
            bot_second: Rate::per_minute(300, 45),
            message: Rate::per_minute(20, 300),
            program_message: Rate::per_minute(60, 3000),
        }
    }
}

/// Buckets are kept for so many keys; beyond it those that are full again are forgotten, and if there are none the
/// strangers share one.
const KEYS_MAX: usize = 100_000;

/// All buckets of the house.
pub struct Limits {
    rates: Rates,
    buckets: Mutex<Buckets>,
}

struct Buckets {
    of: HashMap<(Kind, Key), Bucket>,
    of_the_rest: Bucket,
    /// From where the owners of accounts have come since the server was started.
    homes: HashSet<Key>,
}

impl Limits {
    /// Buckets that are all full.
    pub fn new(rates: Rates) -> Limits {
        let buckets =
            Buckets { of: HashMap::new(), of_the_rest: Bucket::full(Instant::now()), homes: HashSet::new() };
        Limits { rates, buckets: Mutex::new(buckets) }
    }

    /// The rates.
    pub fn rates(&self) -> &Rates {
        &self.rates
    }

    fn rate(&self, kind: Kind) -> Rate {
        match kind {
            Kind::Request => self.rates.request,
            Kind::Guest => self.rates.guest,
            Kind::Open => self.rates.open,
            Kind::OpenHere => self.rates.open_here,
            Kind::Password => self.rates.password,
            Kind::Account => self.rates.account,
            Kind::Miss => self.rates.miss,
            Kind::Replay => self.rates.replay,
            Kind::BotSecond => self.rates.bot_second,
        }
    }

    /// Takes a drop out of that bucket.
    ///
    /// # Errors
    /// [`Error::TooMany`] if it is empty.
    pub fn take(&self, kind: Kind, key: Key) -> Result<(), Error> {
        let rate = self.rate(kind);
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = buckets.of(kind, key, now).take(rate, now);
        wait.map_err(|wait| Error::TooMany {
            retry_after_s: u32::try_from(wait.as_secs()).unwrap_or(u32::MAX) + 1,
        })
    }
}

impl Limits {
    /// Takes back that a drop was taken: what was feared was not done.
    pub fn put_back(&self, kind: Kind, key: Key) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.of.get_mut(&(kind, key)) {
            bucket.put_back(self.rate(kind));
        }
    }

    /// Bots think for somebody: how long they must wait until he has paid for what they thought before.
    pub fn charge_thinking(&self, payer: Key, cost: Duration) -> Duration {
        let rate = self.rates.bot_second;
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let price = rate.interval.mul_f64(cost.as_secs_f64());
        buckets.of(Kind::BotSecond, payer, now).charge(price, rate.interval * rate.burst, now)
    }

    /// By whom a password for an account is counted: strangers share a bucket, and where its owner has come in before he has one
    /// of his own, so that nobody can keep him out by guessing.
    pub fn account(&self, login: &str, address: Key) -> Key {
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        match (Key::account(login), address) {
            (Key::Account(account), Key::Address(address))
                if buckets.homes.contains(&Key::Home(account, address)) =>
            {
                Key::Home(account, address)
            }
            (account, _) => account,
        }
    }

    /// The owner of an account has come in from there.
    pub fn came_home(&self, login: &str, address: Key) {
        let (Key::Account(account), Key::Address(address)) = (Key::account(login), address) else { return };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.homes.len() < KEYS_MAX {
            buckets.homes.insert(Key::Home(account, address));
        }
    }
}

impl Buckets {
    fn of(&mut self, kind: Kind, key: Key, now: Instant) -> &mut Bucket {
        if self.of.len() >= KEYS_MAX && !self.of.contains_key(&(kind, key)) {
            self.of.retain(|_, bucket| bucket.full_at > now);
            if self.of.len() >= KEYS_MAX {
                return &mut self.of_the_rest;
            }
        }
        self.of.entry((kind, key)).or_insert(Bucket::full(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_and_then_one_at_a_time() {
        let rate = Rate { burst: 3, interval: Duration::from_secs(1) };
        let start = Instant::now();
        let mut bucket = Bucket::full(start);
        for _ in 0..3 {
            assert_eq!(bucket.take(rate, start), Ok(()));
        }
        assert_eq!(bucket.take(rate, start), Err(Duration::from_secs(1)));
        assert_eq!(bucket.take(rate, start + Duration::from_secs(1)), Ok(()));
        assert!(bucket.take(rate, start + Duration::from_secs(1)).is_err());
        let later = start + Duration::from_secs(100);
        assert_eq!(
            (0..5).filter(|_| bucket.take(rate, later).is_ok()).count(),
            3,
            "a pause earns no more than a burst"
        );
    }

    #[test]
    fn a_customer_has_one_ipv6_bucket() {
        let key = |text: &str| Key::address(text.parse().unwrap());
        assert!(key("2001:db8::1") == key("2001:db8::ffff:1"));
        assert!(key("2001:db8:0:1::1") != key("2001:db8::1"));
        assert!(key("::ffff:10.0.0.1") == key("10.0.0.1"), "the same machine by another road");
        assert!(key("10.0.0.2") != key("10.0.0.1"));
    }

    #[test]
    fn bots_think_for_so_long_and_then_more_slowly() {
        let rates =
            Rates { bot_second: Rate { burst: 10, interval: Duration::from_secs(2) }, ..Rates::default() };
        let limits = Limits::new(rates);
        let [one, other] = [1, 2].map(|last| Key::address([10, 0, 0, last].into()));
        for _ in 0..20 {
            assert_eq!(limits.charge_thinking(one, Duration::from_millis(500)), Duration::ZERO);
        }
        let wait = limits.charge_thinking(one, Duration::from_millis(500));
        assert!((Duration::from_millis(900)..=Duration::from_secs(1)).contains(&wait), "{wait:?}");
        assert_eq!(limits.charge_thinking(other, Duration::from_millis(500)), Duration::ZERO);
    }

    #[test]
    fn nobody_is_kept_out_of_his_account_by_those_who_guess() {
        let rates = Rates { account: Rate::per_minute(2, 1), ..Rates::default() };
        let limits = Limits::new(rates);
        let [home, stranger] = [1, 2].map(|last| Key::address([10, 0, 0, last].into()));
        limits.came_home("ann", home);
        let guess = |from| limits.take(Kind::Account, limits.account("ann", from));
        assert_eq!(
            [guess(stranger).is_ok(), guess(stranger).is_ok(), guess(stranger).is_ok()],
            [true, true, false]
        );
        assert!(guess(Key::address([10, 0, 0, 3].into())).is_err(), "another address, the same account");
        assert!(guess(home).is_ok(), "the owner comes from where he came before");
        assert!(limits.take(Kind::Account, limits.account("bob", stranger)).is_ok(), "another account");
        limits.put_back(Kind::Account, limits.account("ann", stranger));
        assert!(guess(stranger).is_ok(), "what was put back can be taken");
    }

    #[test]
    fn the_map_of_buckets_is_bounded() {
        let rates = Rates { miss: Rate::per_minute(1, 1), ..Rates::default() };
        let limits = Limits::new(rates);
        for number in 0..KEYS_MAX as u32 + 10 {
            let _ = limits.take(Kind::Miss, Key::address(IpAddr::V4(number.into())));
        }
        assert!(limits.buckets.lock().unwrap().of.len() <= KEYS_MAX);
    }
}
