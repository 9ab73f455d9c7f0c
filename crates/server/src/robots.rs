//! Bots are clients of a table like people: they get a view and send a command.
//!
//! How long one waits is drawn before it looks at its hand, and it must have chosen by the shortest wait there is. So the
//! time it takes tells nothing about its cards, except that it is a bot.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Budget, HasBots, Level};
use game::{Entropy, Game, Seat, Viewer};
use table::any::Playable;
use table::ids::CommandId;
use table::input::{Command, Input, Request};
use table::{AnyTable, Table};

use crate::app::App;
use crate::error::Error;
use crate::ids::{hex, random};
use crate::live::{By, Live, entropy};

/// A bot that has something to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnTurn {
    seat: Seat,
    level: Level,
    phase: u64,
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
    let phase = table.phase();
    // Levels were checked when the table was opened; one that a later version has dropped plays at random.
    let bot = |(seat, level): (Seat, &table::player::Level)| OnTurn {
        seat,
        level: level.as_str().parse().unwrap_or(Level::Random),
        phase,
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

async fn play(app: Arc<App>, live: Arc<Live>, bot: OnTurn) {
    let due = Instant::now() + wait(&app);
    for tries in 0..TRIES {
        match decide(&app, &live, bot, due).await {
            Ok(()) => break,
            Err(_) => tokio::time::sleep(pause(tries)).await,
        }
    }
    live.thinking.end(bot);
}

/// Thinks, and plays what comes of it. If the game has moved on meanwhile there is nothing to do.
async fn decide(app: &Arc<App>, live: &Arc<Live>, bot: OnTurn, due: Instant) -> Result<(), Error> {
    let chosen = think(app, live, bot).await?;
    tokio::time::sleep_until(due.into()).await;
    let Some(action) = chosen else { return Ok(()) };
    let id = CommandId::try_from(hex(&random::<16>())).map_err(|_| Error::Internal)?;
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

/// What to think with: made under the table's lock, used without it.
type Thought = Box<dyn FnOnce(Instant) -> Option<String> + Send>;

async fn think(app: &Arc<App>, live: &Live, bot: OnTurn) -> Result<Option<String>, Error> {
    let thought = live.look(app, By::House, |table| match table {
        AnyTable::Partners(table) => thought(table, bot),
        AnyTable::Duel(table) => thought(table, bot),
        AnyTable::London(table) => thought(table, bot),
    });
    let Some(thought) = thought.await? else { return Ok(None) };
    let permit = app.thinkers.clone().acquire_owned().await.map_err(|_| Error::Unavailable)?;
    let until = Instant::now() + app.config.pace.min;
    let chosen = tokio::task::spawn_blocking(move || {
        let chosen = thought(until);
        drop(permit);
        chosen
    });
    chosen.await.map_err(|_| Error::Internal)
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
    Some(Box::new(move |until| {
        let mut stop = || Instant::now() >= until;
        let action =
            G::bot(bot.level).choose(&options, &view, &mut Budget::until(&mut stop), &mut entropy()).ok()?;
        let index = <G as Game>::legal(&options, &view).iter().position(|known| *known == action)?;
        legal.into_iter().nth(index).map(|action| action.text)
    }))
}
