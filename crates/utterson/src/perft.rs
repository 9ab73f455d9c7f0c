//! `utterson perft`: counts the ways in which a game can go on, the classic check of a move generator.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use game::{Move, Notation, Quick, Turn};
use table::any::{GameName, Playable, Shelves};
use table::with_game;

use crate::records::Records;
use crate::shared::{Failure, agree, output, shelves};
use crate::words::{Language, Words, decimal, say};

/// Count the ways in which a game can go on, depth by depth.
///
/// One step of depth is one decision. Outcomes of chance are gone through one by one without counting as a step,
/// except deals, which end a line: there are too many. A line that reaches the end of the game counts as one.
#[derive(Args)]
pub struct Arguments {
    /// A game (partners, duel, london), or a record whose last position is counted from
    from: String,
    /// How many decisions deep
    #[arg(long, default_value_t = 3, value_name = "N")]
    depth: u32,
    /// The seed of the deal, when counting from the start of a game
    #[arg(long, default_value_t = 1886, value_name = "S")]
    seed: u64,
    /// A game option, when counting from the start of a game; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A map file; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
}

/// Counts and prints.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let shelves = shelves(&arguments.maps)?;
    if let Ok(game) = arguments.from.parse::<GameName>() {
        return with_game!(game, G => print(&dealt::<G>(arguments, &shelves)?, arguments.depth));
    }
    for found in Records::of(&[PathBuf::from(&arguments.from)]) {
        let found = found?;
        let stops = || Failure::file(&found.path, say!("lab-header-only"));
        let sheet = found.open().map_err(|fault| found.fault(&fault))?.ok_or_else(stops)?;
        let game = found.game(&sheet).map_err(|fault| found.fault(&fault))?;
        with_game!(game, G => {
            let read = sheet.read::<G>(G::shelf(&shelves), |_, _| ());
            let record = read.map_err(|bad| found.bad::<G>(&Words::of(language), &bad))?;
            print(&record.state, arguments.depth)
        })?;
    }
    Ok(())
}

/// A game after its first deal.
fn dealt<G: Playable>(arguments: &Arguments, shelves: &Shelves) -> Result<G, Failure> {
    let mut quick = Quick::new(arguments.seed);
    let options = agree::<G>(&arguments.options, shelves, |_| 0)?;
    let mut state = G::new(&options);
    while state.turn() == Turn::Chance {
        let chance = state.draw(&mut quick);
        state.apply(&Move::Chance(chance)).expect("a draw is possible");
    }
    Ok(state)
}

fn print<G: Notation>(state: &G, depth_max: u32) -> Result<(), Failure> {
    let mut out = output();
    for depth in 1..=depth_max {
        let begun = Instant::now();
        let count = perft(state, depth);
        writeln!(out, "{depth:>3} {count:>16}   {} s", decimal(begun.elapsed().as_secs_f64(), 2))?;
        out.flush()?;
    }
    Ok(())
}

/// The number of lines of that many decisions.
fn perft<G: Notation>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |mv: Move<G>, depth| {
        let mut next = state.clone();
        next.apply(&mv).expect("legal moves can be played");
        perft(&next, depth)
    };
    match state.turn() {
        Turn::Over => 1,
        Turn::Chance => {
            let outcomes = state.outcomes();
            if outcomes.is_empty() {
                return 1;
            }
            outcomes.into_iter().map(|(chance, _)| after(Move::Chance(chance), depth)).sum()
        }
        Turn::Seats(_) => {
            let seat = state.first_writer().expect("somebody decides");
            state.choices(seat).into_iter().map(|action| after(Move::Act(seat, action), depth - 1)).sum()
        }
    }
}
