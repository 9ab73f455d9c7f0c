//! `utterson engine`: our own bots as programs of the engine protocol (`docs/engine.md`), for whoever keeps a game elsewhere.

use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::time::{Duration, Instant};

use bots::level::UnknownLevel;
use bots::values::{Valued, values};
use bots::{Budget, HasBots, Level, Strength};
use clap::Args;
use game::{Game, Quick};
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::any::{GameName, Playable};
use table::with_game;

use crate::program::PROTOCOL_VERSION;
use crate::program::message::{Begin, Choice, EngineMsg, HostMsg, Judgement, line};
use crate::shared::Failure;

/// Speak the engine protocol, JSON lines on standard input and output, for any of our levels.
///
/// What is said is written down in docs/engine.md. Such a program can sit wherever `cmd:` is understood:
/// `utterson arena duel --bots 'champion,cmd:utterson engine --level strong'`.
#[derive(Args)]
pub struct Arguments {
    /// How well it plays: random, novice, casual, strong, champion, veteran or ismcts:N
    #[arg(long, default_value_t = Level::Made(Strength::Strong))]
    level: Level,
    /// Play this game only
    #[arg(long, value_name = "GAME")]
    game: Option<GameName>,
    /// How much it may think about a decision, if less than usual: simulations, or whatever it counts
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    work: Option<u64>,
}

/// Answers until nobody asks any more.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut engine = Engine { arguments, inbox: Inbox::open() };
    let mut next = engine.inbox.next();
    while let Some(said) = next {
        next = match said {
            Ok(HostMsg::Game(begin)) => engine.game(*begin)?,
            Ok(HostMsg::Hello { protocol, .. }) => engine.hello(protocol)?,
            Ok(HostMsg::Ask { .. } | HostMsg::Values { .. }) => engine.cannot("there is no game yet")?,
            Ok(
                HostMsg::Moved { .. }
                | HostMsg::TakenBack { .. }
                | HostMsg::Stop
                | HostMsg::Over { .. }
                | HostMsg::Unknown,
            ) => engine.inbox.next(),
            Err(reason) => engine.cannot(&reason)?,
        };
    }
    Ok(())
}

/// What was said next, or what is wrong with it; nothing at the end.
type Next = Option<Result<HostMsg, String>>;

struct Engine<'a> {
    arguments: &'a Arguments,
    inbox: Inbox,
}

impl Engine<'_> {
    fn say(&self, answer: &EngineMsg) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{}", line(answer))?;
        Ok(out.flush()?)
    }

    fn cannot(&mut self, reason: &str) -> Result<Next, Failure> {
        self.say(&error(reason.to_string()))?;
        Ok(self.inbox.next())
    }

    fn hello(&mut self, protocol: u32) -> Result<Next, Failure> {
        if protocol < PROTOCOL_VERSION {
            return self.cannot(&format!("this engine speaks version {PROTOCOL_VERSION}"));
        }
        let games = self.arguments.game.map(|game| vec![game.to_string()]);
        let name = Some(format!("utterson {}", self.arguments.level));
        self.say(&EngineMsg { protocol: Some(PROTOCOL_VERSION), name, games, ..EngineMsg::default() })?;
        Ok(self.inbox.next())
    }

    fn game(&mut self, begin: Begin) -> Result<Next, Failure> {
        if self.arguments.game.is_some_and(|game| game != begin.game) {
            return self.cannot("this engine was started for another game");
        }
        with_game!(begin.game, G => {
            if begin.rules != <G as Game>::RULES_VERSION {
                return self.cannot("this engine knows another version of the rules");
            }
            match read(&begin.agreed) {
                Ok(options) => self.play::<G>(&options),
                Err(reason) => self.cannot(&format!("agreed: {reason}")),
            }
        })
    }

    /// Answers until another game begins, or none.
    fn play<G>(&mut self, options: &G::Options) -> Result<Next, Failure>
    where
        G: Playable + HasBots,
        G::View: DeserializeOwned,
    {
        loop {
            match self.inbox.next() {
                Some(Ok(HostMsg::Ask { view, time_ms, seed, .. })) => {
                    let answer = self.choose::<G>(options, &view, time_ms, seed);
                    self.say(&answer.unwrap_or_else(error))?;
                }
                Some(Ok(HostMsg::Values { view, work, seed, level })) => {
                    let answer = self.judge::<G>(options, &view, (level, work, seed));
                    self.say(&answer.unwrap_or_else(error))?;
                }
                Some(Err(reason)) => self.say(&error(reason))?,
                Some(Ok(
                    HostMsg::Moved { .. }
                    | HostMsg::TakenBack { .. }
                    | HostMsg::Stop
                    | HostMsg::Over { .. }
                    | HostMsg::Unknown,
                )) => {}
                next @ (None | Some(Ok(HostMsg::Hello { .. } | HostMsg::Game(_)))) => {
                    return Ok(next);
                }
            }
        }
    }

    fn choose<G>(
        &mut self,
        options: &G::Options,
        view: &Value,
        time_ms: Option<u64>,
        seed: u32,
    ) -> Result<EngineMsg, String>
    where
        G: Playable + HasBots,
        G::View: DeserializeOwned,
    {
        let view = read_view::<G>(options, view)?;
        // A little is left for the way back.
        let until = time_ms.map(|time| Instant::now() + Duration::from_millis(time - time / 10));
        let inbox = &mut self.inbox;
        let mut stop = || inbox.wants_to_stop() || until.is_some_and(|until| Instant::now() >= until);
        let mut budget = Budget::until(&mut stop);
        budget.at_most(self.arguments.work.unwrap_or(u64::MAX));
        let bot = G::bot(self.arguments.level);
        let action = bot.choose(options, &view, &mut budget, &mut Quick::new(seed.into()));
        let action = action.map_err(|cannot| cannot.to_string())?;
        let text = G::write_action(options, action);
        Ok(EngineMsg { action: Some(Choice::Text(text)), ..EngineMsg::default() })
    }

    /// What each action is worth on what the view knows. The same level, work and seed give the same values.
    fn judge<G>(
        &mut self,
        options: &G::Options,
        view: &Value,
        (level, work, seed): (Option<String>, Option<u64>, u32),
    ) -> Result<EngineMsg, String>
    where
        G: Playable + HasBots,
        G::View: DeserializeOwned,
    {
        let view = read_view::<G>(options, view)?;
        let level = match level {
            Some(word) => word.parse().map_err(|unknown: UnknownLevel| unknown.to_string())?,
            None => self.arguments.level,
        };
        let inbox = &mut self.inbox;
        let mut stop = || inbox.wants_to_stop();
        let mut budget = Budget::until(&mut stop);
        work.or(self.arguments.work).iter().for_each(|work| budget.at_most(*work));
        let valued = values::<G>(options, &view, level, &mut budget, &mut Quick::new(seed.into()));
        let judgement = |valued: Valued<G::Action>| Judgement {
            text: G::write_action(options, valued.action),
            value: valued.value,
            visits: valued.visits,
            error: valued.error,
        };
        let values = valued.map_err(|cannot| cannot.to_string())?.into_iter().map(judgement).collect();
        Ok(EngineMsg { values: Some(values), ..EngineMsg::default() })
    }
}

fn error(reason: String) -> EngineMsg {
    EngineMsg { error: Some(reason), ..EngineMsg::default() }
}

/// A view from elsewhere: one that no game can have shown is refused before anything is imagined from it.
fn read_view<G: Playable<View: DeserializeOwned>>(
    options: &G::Options,
    view: &Value,
) -> Result<G::View, String> {
    let view: G::View = read(view).map_err(|reason| format!("view: {reason}"))?;
    G::check(options, &view).map_err(|bad| bad.to_string())?;
    Ok(view)
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_value(value.clone()).map_err(|fault| fault.to_string())
}

/// What is said to us, read in a thread of its own, so that `stop` is heard while we think.
struct Inbox {
    lines: Receiver<String>,
    /// What came while we were thinking.
    held: VecDeque<String>,
}

/// So many lines are read ahead.
const LINES_AHEAD: usize = 64;

impl Inbox {
    fn open() -> Inbox {
        let (said, lines) = sync_channel(LINES_AHEAD);
        std::thread::spawn(move || {
            let lines = std::io::stdin().lock().lines();
            lines.map_while(Result::ok).try_for_each(|line| said.send(line))
        });
        Inbox { lines, held: VecDeque::new() }
    }

    fn next(&mut self) -> Next {
        let line = loop {
            let line = self.held.pop_front().or_else(|| self.lines.recv().ok())?;
            if !line.trim().is_empty() {
                break line;
            }
        };
        Some(serde_json::from_str(&line).map_err(|fault| format!("not understood: {fault}")))
    }

    /// Has somebody said stop? Who has said all he wants, and closed the line, still waits for the answers.
    fn wants_to_stop(&mut self) -> bool {
        loop {
            match self.lines.try_recv() {
                Ok(line) if matches!(serde_json::from_str(&line), Ok(HostMsg::Stop)) => return true,
                Ok(line) => self.held.push_back(line),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return false,
            }
        }
    }
}
