//! Bots are clients of a table like people: they get a view and send a command.
//!
//! - **Work is counted, never time**: a level does what it is made for, however busy the house is.
//! - **When a bot answers tells nothing about its hand.** It waits a time that is drawn before it looks, and for its turn among
//!   those who think. From its turn on it has as long as the longest of the last thoughts of its level took, whose ever they
//!   were; so that one with a single card takes as long as one with ten. The tempo knows that.
//! - **Whoever has asked least thinks next**: one stranger's thousand tables wait for each other. What thinking costs is what it costs
//!   on average; who pays is whoever was last at the table.
//! - **A bot that fails makes room** for the next weaker one, and everybody at the table sees it.

mod tempo;
mod threads;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Budget, HasBots, Level};
use game::{Entropy, Game, Seat, Viewer};
use table::any::{GameName, Playable};
use table::ids::CommandId;
use table::input::{Command, Input, Request};
use table::player::{self, Occupant};
use table::{AnyTable, Table};

pub use self::tempo::Tempo;
pub use self::threads::Threads;
use crate::app::{App, closed};
use crate::error::Error;
use crate::ids::{hex, random};
use crate::live::{By, Live, entropy};

/// A bot that has something to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnTurn {
    game: GameName,
    seat: Seat,
    level: Level,
    phase: u64,
    /// Only what it has announced is left to be done.
    carries_out: bool,
}

/// The bots of a table that think already: those seats, for that phase.
#[derive(Default)]
pub struct Thinking(Mutex<(u64, Vec<Seat>)>);

impl Thinking {
    /// Notes that the bot begins to think; `false` if it does already.
    fn begin(&self, bot: OnTurn) -> bool {
        let mut thinking = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if thinking.0 != bot.phase {
            *thinking = (bot.phase, Vec::new());
        }
        let begins = !thinking.1.contains(&bot.seat);
        if begins {
            thinking.1.push(bot.seat);
        }
        begins
    }

    /// Notes that the bot thinks no more.
    fn end(&self, bot: OnTurn) {
        let mut thinking = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if thinking.0 == bot.phase {
            thinking.1.retain(|seat| *seat != bot.seat);
        }
    }
}

/// The bots that have something to decide.
pub fn on_turn(table: &AnyTable) -> Vec<OnTurn> {
    let (game, phase, carries_out) = (table.game(), table.phase(), table.carries_out());
    // Levels were checked when the table was opened; one that a later version has dropped plays at random.
    let bot = |(seat, level): (Seat, &player::Level)| OnTurn {
        game,
        seat,
        level: level.as_str().parse().unwrap_or(Level::Random),
        phase,
        carries_out,
    };
    table.bots_on_turn().into_iter().map(bot).collect()
}

/// Lets those think who do not yet.
pub fn wake(app: &Arc<App>, live: &Arc<Live>, bots: Vec<OnTurn>) {
    for bot in bots {
        if live.thinking.begin(bot) {
            tokio::spawn(play(app.clone(), live.clone(), bot));
        }
    }
}

/// How often a decision is tried again that could not be read or stored: for an hour or so, for a full disk may be seen to late.
const TRIES: u32 = 500;

/// After what pause: the longer it has not worked, the less it is tried.
fn pause(tries: u32) -> Duration {
    Duration::from_secs(1 + u64::from(tries / 10).min(9))
}

/// Why a bot has not decided.
enum Failure {
    /// It panicked, or chose nothing that can be done.
    Bot,
    /// The table could not be had, or nothing could be stored.
    House,
}

impl From<Error> for Failure {
    fn from(_: Error) -> Failure {
        Failure::House
    }
}

/// A bot thinks; whatever becomes of it, it is noted when it thinks no more.
struct Busy {
    live: Arc<Live>,
    bot: OnTurn,
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.live.thinking.end(self.bot);
        // Whoever is on turn now is asked.
        self.live.nudge();
    }
}

async fn play(app: Arc<App>, live: Arc<Live>, bot: OnTurn) {
    let mut stop = app.stop();
    let busy = Busy { live, bot };
    tokio::select! {
        () = persist(&app, &busy.live, bot) => {}
        () = closed(&mut stop) => {}
    }
}

async fn persist(app: &Arc<App>, live: &Arc<Live>, bot: OnTurn) {
    // Nobody wants to watch a payment point by point; what is paid for has had its pause.
    let due = Instant::now() + if bot.carries_out { Duration::ZERO } else { wait(app) };
    for tries in 0..TRIES {
        match decide(app, live, bot, due).await {
            Ok(()) => return,
            Err(Failure::Bot) if replace(app, live, bot).await.is_ok() => return,
            Err(Failure::Bot | Failure::House) => tokio::time::sleep(pause(tries)).await,
        }
    }
}

/// Puts the next weaker bot into the seat, where everybody sees it.
async fn replace(app: &Arc<App>, live: &Arc<Live>, bot: OnTurn) -> Result<(), Error> {
    app.metrics.panics.add();
    let weaker = bot.level.weaker().ok_or(Error::Internal)?;
    tracing::error!(table = %live.id, level = %bot.level, "a bot has failed");
    let level = player::Level::try_from(weaker.to_string()).map_err(|_| Error::Internal)?;
    let input = Input::Sit { seat: bot.seat, player: Occupant::Bot { level } };
    live.step(app, By::House, input).await?.map_err(|_| Error::Internal)?;
    app.metrics.bots_replaced.add();
    Ok(())
}

/// Thinks, and plays what comes of it. If the game has moved on meanwhile there is nothing to do.
async fn decide(app: &Arc<App>, live: &Arc<Live>, bot: OnTurn, due: Instant) -> Result<(), Failure> {
    let Some((action, ready)) = think(app, live, bot).await? else { return Ok(()) };
    tokio::time::sleep_until(due.max(ready).into()).await;
    let id = CommandId::try_from(hex(&random::<16>())).map_err(|_| Failure::House)?;
    let request = Request::Move { expect: bot.phase, action };
    let input = Input::Command(Command { viewer: Viewer::Seat(bot.seat), id, request });
    if live.step(app, By::House, input).await?.is_ok() {
        app.metrics.bot_moves.add();
    }
    Ok(())
}

/// How long the bot takes: nothing about the game is known here.
fn wait(app: &App) -> Duration {
    let pace = app.config.pace;
    let range = u32::try_from(pace.max.saturating_sub(pace.min).as_micros()).unwrap_or(u32::MAX - 1);
    pace.min + Duration::from_micros(entropy().below(range + 1).into())
}

/// What to think with: made at the table, used away from it. `None`: there was nothing that it could choose.
type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

/// What the bot chooses, and when it may have chosen it; `None` if the game has moved on.
async fn think(app: &Arc<App>, live: &Live, bot: OnTurn) -> Result<Option<(String, Instant)>, Failure> {
    let thought = live.look(By::House, move |table| match table {
        AnyTable::Partners(table) => thought(table, bot),
        AnyTable::Duel(table) => thought(table, bot),
        AnyTable::London(table) => thought(table, bot),
    });
    let Some(thought) = thought.await? else { return Ok(None) };
    let (payer, kind) = (live.payer(), (bot.game, bot.level));
    let cost = app.tempo.usual(kind);
    // Who has had his share of the house's processors plays on more slowly.
    tokio::time::sleep(app.limits.charge_thinking(payer, cost)).await;
    let turn = app.thinkers.turn(payer, cost.as_micros() as u64).await.map_err(|_| Failure::House)?;
    let ready = Instant::now() + app.tempo.longest(kind);
    let (fails, longer) = (app.config.faults.bots.contains(&bot.level), app.config.faults.thought);
    let chosen = app.threads.run(move || {
        assert!(!fails, "a fault that a test has made");
        let start = Instant::now();
        std::thread::sleep(longer);
        let chosen = thought();
        drop(turn);
        (chosen, start.elapsed())
    });
    let (chosen, took) = chosen.await.map_err(|_| Failure::Bot)?;
    app.tempo.record(kind, took);
    chosen.map(|action| Some((action, ready))).ok_or(Failure::Bot)
}

fn thought<G>(table: &Table<G>, bot: OnTurn) -> Option<Thought>
where
    G: Playable + HasBots + 'static,
    G::View: Send,
    G::Options: Send,
{
    if table.phase() != bot.phase {
        return None;
    }
    let viewer = Viewer::Seat(bot.seat);
    let (options, view) = (table.options().clone(), table.view(viewer)?);
    let legal = table.position(viewer).legal;
    Some(Box::new(move || {
        let action = G::bot(bot.level).choose(&options, &view, &mut Budget::full(), &mut entropy()).ok()?;
        let index = <G as Game>::legal(&options, &view).iter().position(|known| *known == action)?;
        legal.into_iter().nth(index).map(|action| action.text)
    }))
}
