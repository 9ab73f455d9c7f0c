//! `utterson solve`: what a position of a record is worth with all cards known, and what is best there.
//!
//! - `games`: what each game's solver is asked. `crew`: several threads at it, within a limit. `print`: what is said of it.

mod crew;
mod games;
mod print;

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use clap::Args;
use table::any::{Playable, Shelves};
use table::with_game;

use crate::moment::{Moment, Which, moments, split};
use crate::records::{Found, Records};
use crate::shared::{Failure, shelves};
use crate::words::{Language, Words, say};
use crew::Crew;
use games::{Answer, Solvable};
use print::{Herald, Report};

/// Solve a position with all cards known: its value, and the best actions.
///
/// A hand of partners, or a round of duel. Both sides know everything, except what is put down at the same time. Early in a hand or round
/// that takes long: what to expect is said beforehand, --limit ends it, and then the bounds proved so far are printed, with exit code 3.
#[derive(Args)]
pub struct Arguments {
    /// The records: .case files, folders of them, or - for the standard input; FILE:N is FILE with --at N
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Before the decision of this number, counted as `utterson replay` does [default: the last position]
    #[arg(long, value_name = "N", conflicts_with = "all")]
    at: Option<u64>,
    /// Before every decision
    #[arg(long)]
    all: bool,
    /// For each position at most this time (500ms, 10s, 5m) or, as a bare number, this many positions; with one thread the
    /// latter gives the same answer everywhere
    #[arg(long, value_name = "LIMIT")]
    limit: Option<Patience>,
    /// How many threads [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Say on the error stream what to expect and how the bounds close in, even where that is not a terminal
    #[arg(long)]
    progress: bool,
    /// A map file that records may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
    /// Print one JSON object a position
    #[arg(long)]
    json: bool,
}

/// How long a position may take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Patience {
    /// So long.
    Time(Duration),
    /// So many positions looked at.
    Nodes(u64),
}

impl FromStr for Patience {
    type Err = String;

    fn from_str(word: &str) -> Result<Patience, String> {
        let wrong = || say!("lab-limit");
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, unit) = word.split_at(digits);
        let number: u64 = number.parse().ok().filter(|&number| number > 0).ok_or_else(wrong)?;
        let time = |milliseconds: u64| {
            number
                .checked_mul(milliseconds)
                .map(|all| Patience::Time(Duration::from_millis(all)))
                .ok_or_else(wrong)
        };
        match unit {
            "" => Ok(Patience::Nodes(number)),
            "ms" => time(1),
            "s" => time(1000),
            "m" => time(60_000),
            "h" => time(3_600_000),
            _other => Err(wrong()),
        }
    }
}

/// Solves the positions.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    if arguments.threads == Some(0) {
        return Err(Failure::Usage(say!("lab-threads-zero")));
    }
    let threads = arguments.threads.unwrap_or_else(cores);
    let shelves = shelves(&arguments.maps)?;
    let solve = Solve { arguments, threads, shelves, words: Words::of(language) };
    let mut all_exact = true;
    for path in &arguments.files {
        let (path, at) = split(path);
        if at.is_some() && (arguments.at.is_some() || arguments.all) {
            return Err(Failure::Usage(say!("lab-at-twice")));
        }
        let which = Which::of(arguments.at.or(at), arguments.all)?;
        for found in Records::of(&[path]) {
            all_exact &= solve.record(&found?, which)?;
        }
    }
    if all_exact { Ok(()) } else { Err(Failure::Unfinished) }
}

/// As many threads as the machine does work at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

struct Solve<'a> {
    arguments: &'a Arguments,
    threads: usize,
    shelves: Shelves,
    words: Words,
}

impl Solve<'_> {
    /// Solves what is asked of a record, and says whether all of it is exact.
    fn record(&self, found: &Found, which: Which) -> Result<bool, Failure> {
        let stops = || Failure::file(&found.path, say!("lab-header-only-solve"));
        let sheet = found.open().map_err(|fault| found.fault(&fault))?.ok_or_else(stops)?;
        let game = found.game(&sheet).map_err(|fault| found.fault(&fault))?;
        with_game!(game, G => {
            let moments = moments::<G>(found, sheet, &self.shelves, &self.words, which)?;
            match moments.as_slice() {
                [moment] => self.one(found, moment),
                moments => self.many(found, moments),
            }
        })
    }

    fn one<G: Playable + Solvable>(&self, found: &Found, moment: &Moment<G>) -> Result<bool, Failure> {
        let herald = Herald::new(self.arguments.progress);
        let crew = Crew { threads: self.threads, patience: self.arguments.limit, herald: &herald };
        let answer = crew.solve(&moment.state).map_err(|reason| nothing(found, moment, reason))?;
        herald.leave();
        self.print(found, moment, answer)
    }

    /// Several positions at once, each by one thread; printed in their order.
    fn many<G: Playable + Solvable + Sync>(
        &self,
        found: &Found,
        moments: &[Moment<G>],
    ) -> Result<bool, Failure> {
        let (next, silent) = (AtomicUsize::new(0), Herald::silent());
        let herald = Herald::new(self.arguments.progress);
        let crew = Crew { threads: 1, patience: self.arguments.limit, herald: &silent };
        let (send, receive) = mpsc::channel();
        let work = || {
            let send = send.clone();
            while let Some(moment) = moments.get(next.fetch_add(1, Ordering::Relaxed)) {
                // Who no longer listens has failed, and says so.
                if send.send((moment.decision, crew.solve(&moment.state))).is_err() {
                    return;
                }
            }
        };
        std::thread::scope(|scope| {
            (0..self.threads.min(moments.len())).for_each(|_| drop(scope.spawn(work)));
            let mut waiting = std::collections::BTreeMap::new();
            let (mut exact, mut done) = (true, 0);
            for moment in moments {
                let answer = loop {
                    if let Some(answer) = waiting.remove(&moment.decision) {
                        break answer;
                    }
                    let (decision, answer) = receive.recv().expect("every decision is worked at");
                    done += 1;
                    herald.count(done, moments.len());
                    waiting.insert(decision, answer);
                };
                let answer = answer.map_err(|reason| nothing(found, moment, reason));
                exact &= answer.and_then(|answer| self.print(found, moment, answer)).inspect_err(|_| {
                    next.store(moments.len(), Ordering::Relaxed);
                })?;
            }
            herald.leave();
            Ok(exact)
        })
    }

    fn print<G: Playable>(&self, found: &Found, moment: &Moment<G>, answer: Answer) -> Result<bool, Failure> {
        let alone = matches!(self.arguments.files.as_slice(), [file] if split(file).0 == found.path);
        let file = (!alone || found.name() != found.path.display().to_string()).then(|| found.name());
        let exact = answer.is_exact();
        let report = Report { file, game: G::NAME, decision: moment.decision, answer };
        report.print(self.arguments.json)?;
        Ok(exact)
    }
}

fn nothing<G>(found: &Found, moment: &Moment<G>, reason: &str) -> Failure {
    let (name, n) = (found.name(), moment.decision);
    let reason = say!("lab-nothing-to-solve", n = n, reason = say!(&format!("lab-solve-{reason}")));
    Failure::Bad(say!("lab-file", file = name, reason = reason))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_a_time_or_a_number() {
        assert_eq!("500ms".parse(), Ok(Patience::Time(Duration::from_millis(500))));
        assert_eq!("5m".parse(), Ok(Patience::Time(Duration::from_secs(300))));
        assert_eq!("20000".parse(), Ok(Patience::Nodes(20_000)));
        for wrong in
            ["", "0", "0s", "s", "-3s", "3 s", "1.5s", "3d", "99999999999999999999", "9999999999999999999h"]
        {
            assert!(wrong.parse::<Patience>().is_err(), "{wrong}");
        }
    }
}
