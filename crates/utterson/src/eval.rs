//! `utterson eval`: what each action is worth on what one seat knows, in the judgement of a bot.

use std::io::Write;
use std::path::PathBuf;

use bots::values::{Valued, values};
use bots::{Budget, HasBots, Level};
use clap::Args;
use game::{Seat, Viewer};
use serde::Serialize;
use sha2::{Digest, Sha256};
use table::any::{Playable, Shelves};
use table::fair::Key;
use table::with_game;

use crate::moment::{Moment, Which, moments, split};
use crate::records::{Found, Records, seat};
use crate::shared::{Failure, output, shelves};
use crate::words::{Language, Words, decimal, from_english, say};

/// Say what each action is worth on what one seat knows, in the judgement of a bot.
///
/// The value is the result that the seat's side can expect, from 0, the worst, to 1, the best; a half is even. Bots that search say what their
/// search has found, and how often they tried each action. For the others the rest of the hand, round or game is played on by that bot on
/// all seats, in worlds that the seat must hold possible, and the value has a standard error. docs/laboratory.md has what a value counts in each game.
/// The same record, seat, bot, work and seed give the same values.
#[derive(Args)]
pub struct Arguments {
    /// The record, before the decision of that number, counted as `utterson replay` does [default: as the record leaves it]; also a
    /// folder of records, or - for the standard input
    #[arg(value_name = "RECORD[:N]")]
    record: PathBuf,
    /// Whose knowledge: a seat of the first deal (n, jekyll, …) or a player's name [default: who decides]
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<String>,
    /// Before the decision of this number
    #[arg(long, value_name = "N", conflicts_with = "all")]
    at: Option<u64>,
    /// Before every decision; with --as before every decision of that seat
    #[arg(long)]
    all: bool,
    /// The bot: random, novice, casual, strong, champion, veteran or ismcts:N
    #[arg(long, default_value = "strong", value_name = "LEVEL")]
    bot: Level,
    /// How much it thinks about a decision: simulations, worlds, or games played on [default: as much as the bot is made for]
    #[arg(long, value_name = "N")]
    work: Option<u64>,
    /// A number or word from which all chance follows
    #[arg(long, default_value = "1886", value_name = "S")]
    seed: String,
    /// A map file that the record may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
    /// Print one JSON object a decision
    #[arg(long)]
    json: bool,
}

/// Asks the bot.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    if arguments.work == Some(0) {
        return Err(Failure::Usage(say!("lab-work-zero")));
    }
    let (path, at) = split(&arguments.record);
    if at.is_some() && (arguments.at.is_some() || arguments.all) {
        return Err(Failure::Usage(say!("lab-at-twice")));
    }
    let which = Which::of(arguments.at.or(at), arguments.all)?;
    let eval = Eval { arguments, which, shelves: shelves(&arguments.maps)?, words: Words::of(language) };
    Records::of(&[path]).try_for_each(|found| eval.record(&found?))
}

struct Eval<'a> {
    arguments: &'a Arguments,
    which: Which,
    shelves: Shelves,
    words: Words,
}

/// The actions of one seat at one moment, with their values.
#[derive(Serialize)]
struct Report {
    file: String,
    game: &'static str,
    decision: u64,
    seat: &'static str,
    who: &'static str,
    bot: String,
    work: Option<u64>,
    seed: String,
    /// The best first.
    actions: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    action: String,
    value: Option<f64>,
    visits: u64,
    error: Option<f64>,
}

impl Eval<'_> {
    fn record(&self, found: &Found) -> Result<(), Failure> {
        let stops = || Failure::file(&found.path, say!("lab-header-only-eval"));
        let sheet = found.open().map_err(|fault| found.fault(&fault))?.ok_or_else(stops)?;
        let game = found.game(&sheet).map_err(|fault| found.fault(&fault))?;
        let eyes = self.arguments.seat.as_deref().map(|word| seat(word, &sheet)).transpose()?;
        with_game!(game, G => {
            let moments = moments::<G>(found, sheet, &self.shelves, &self.words, self.which)?;
            moments.iter().try_for_each(|moment| self.moment(found, moment, eyes))
        })
    }

    fn moment<G: Playable + HasBots>(
        &self,
        found: &Found,
        moment: &Moment<G>,
        eyes: Option<Seat>,
    ) -> Result<(), Failure> {
        let decide = moment.state.turn().seats();
        let seat = match eyes {
            Some(seat) => decide.contains(seat).then_some(seat),
            None => moment.state.first_writer(),
        };
        match seat {
            Some(seat) => self.print(&self.judge(found, moment, seat)?),
            None if self.arguments.all => Ok(()),
            None => Err(self.nothing(found, moment)),
        }
    }

    /// Why there is nothing to judge.
    fn nothing<G: Playable>(&self, found: &Found, moment: &Moment<G>) -> Failure {
        let state = &moment.state;
        let deciding: Vec<&str> = state.turn().seats().iter().map(|seat| state.seat_word(seat)).collect();
        let (name, n) = (found.name(), moment.decision);
        let reason = match (&self.arguments.seat, deciding.as_slice()) {
            (Some(word), [one]) => say!("lab-not-his", n = n, who = word.as_str(), one = *one),
            (Some(word), [one, other]) => {
                say!("lab-not-his-two", n = n, who = word.as_str(), one = *one, other = *other)
            }
            (_, _) => say!("lab-nothing-to-decide", n = n),
        };
        Failure::Bad(say!("lab-file", file = name, reason = reason))
    }

    fn judge<G: Playable + HasBots>(
        &self,
        found: &Found,
        moment: &Moment<G>,
        seat: Seat,
    ) -> Result<Report, Failure> {
        let Arguments { bot, work, seed, .. } = self.arguments;
        let options = moment.state.options();
        let view = moment.state.view(Viewer::Seat(seat));
        let mut budget = work.map_or(Budget::full(), Budget::of_work);
        let key = Key(Sha256::digest(format!("utterson eval {seed}").as_bytes()).into());
        let list = values::<G>(options, &view, *bot, &mut budget, &mut key.draw(moment.decision));
        let mut list = list.map_err(|reason| {
            let reason = from_english(&reason.to_string());
            Failure::Bad(say!("lab-file", file = found.name(), reason = reason))
        })?;
        list.sort_by(|one, other| other.value.unwrap_or(-1.0).total_cmp(&one.value.unwrap_or(-1.0)));
        let line = |Valued { action, value, visits, error }: Valued<G::Action>| Line {
            action: G::write_action(options, action),
            value,
            visits,
            error,
        };
        Ok(Report {
            file: found.name(),
            game: G::NAME,
            decision: moment.decision,
            seat: G::header_seats(options)[seat.index()],
            who: moment.state.seat_word(seat),
            bot: bot.to_string(),
            work: *work,
            seed: seed.clone(),
            actions: list.into_iter().map(line).collect(),
        })
    }

    fn print(&self, report: &Report) -> Result<(), Failure> {
        let mut out = output();
        if self.arguments.json {
            serde_json::to_writer(&mut out, report).map_err(std::io::Error::from)?;
            writeln!(out)?;
            return Ok(out.flush()?);
        }
        let Report { decision, who, bot, .. } = report;
        writeln!(out, "{}", say!("lab-eval", n = *decision, who = *who, bot = bot.as_str()))?;
        let width = report.actions.iter().map(|line| line.action.chars().count()).max().unwrap_or(0);
        for Line { action, value, visits, error } in &report.actions {
            let value = value.map_or("     -".into(), |value| decimal(value, 4));
            let error = error.map_or(String::new(), |error| format!("  ± {}", decimal(error, 4)));
            writeln!(out, "  {action:<width$}  {value}{error}  {}", say!("lab-tries", count = *visits))?;
        }
        Ok(out.flush()?)
    }
}
