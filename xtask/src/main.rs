//! The commands of the workshop.
//!
//! - `cargo xtask play`: builds what there is to play with and starts it.
//! - `cargo xtask test`: every test there is, installing what they need.
//! - `cargo xtask check`: format, lints, documentation, licences, tidiness. A part of `test`.
//! - `cargo xtask tidy`: only what no compiler checks.
//! - `cargo xtask fuzz [SECONDS]`: the fuzz targets, each for that long (default 60).
//!
//! Nothing runs in CI that these do not run.

mod run;
mod tidy;

use std::process::ExitCode;

use run::{Steps, cargo};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play"] => play(),
        ["test"] => test(),
        ["check"] => finish(check(Steps::default())),
        ["tidy"] => finish(Steps::default().check("tidiness", tidy::check)),
        ["fuzz"] => finish(fuzz(Steps::default(), 60)),
        ["fuzz", seconds] => match seconds.parse() {
            Ok(seconds) => finish(fuzz(Steps::default(), seconds)),
            Err(_) => usage(),
        },
        _other => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("usage: cargo xtask play | test | check | tidy | fuzz [SECONDS]");
    ExitCode::from(2)
}

/// Until the table is open, one may watch: a game is played, and shown move by move.
fn play() -> ExitCode {
    let steps = Steps::default()
        .step("build", cargo(&["build", "--release", "--package", "utterson"]))
        .step("play", cargo(&PLAY))
        .step("show", cargo(&SHOW));
    println!("\nThis was a game of duel between two bots that play at random, as hyde saw it.");
    println!("More: target/release/utterson --help, and `utterson rules duel` to learn the game.");
    finish(steps)
}

const RUN: [&str; 6] = ["run", "--quiet", "--release", "--package", "utterson", "--"];
const PLAY: [&str; 12] = concat(RUN, ["simulate", "duel", "--seed", "1886", "--out", "target/games"]);
const SHOW: [&str; 12] =
    concat(RUN, ["replay", "target/games/duel-1886-000001.case", "--as", "hyde", "--lang", "en"]);

const fn concat(first: [&'static str; 6], second: [&'static str; 6]) -> [&'static str; 12] {
    let mut all = [""; 12];
    let mut index = 0;
    while index < 6 {
        all[index] = first[index];
        all[index + 6] = second[index];
        index += 1;
    }
    all
}

fn test() -> ExitCode {
    let games = ["--package", "partners", "--package", "duel", "--package", "london"];
    let laws = [&["test", "--release"], &games[..], &["laws"]].concat();
    let steps = check(Steps::default())
        .step("tests", cargo(&["test", "--workspace", "--all-features"]))
        .step("the laws, over thousands of games", cargo(&laws).env("UTTERSON_LAW_GAMES", LAW_GAMES));
    finish(fuzz(steps, 15))
}

/// How many games of each variant the laws are tried on.
const LAW_GAMES: &str = "2000";

fn check(steps: Steps) -> Steps {
    steps
        .step("format", cargo(&["fmt", "--all", "--check"]))
        .step(
            "lints",
            cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"]),
        )
        .step(
            "documentation",
            cargo(&["doc", "--workspace", "--no-deps", "--all-features"]).env("RUSTDOCFLAGS", "-D warnings"),
        )
        .check("tidiness", tidy::check)
        .tool("cargo-deny", "0.20.2")
        .step(
            "licences and sources",
            cargo(&["deny", "--all-features", "check", "bans", "licenses", "sources"]),
        )
}

/// The fuzz targets, by the names of their files, and where they find examples to begin with.
const FUZZ_TARGETS: [(&str, Option<&str>); 3] =
    [("record", Some("vectors/playthroughs")), ("moves", None), ("map", Some("crates/london/maps"))];

/// Runs each fuzz target for so long. They need a nightly toolchain; without one, that is said.
fn fuzz(mut steps: Steps, seconds: u32) -> Steps {
    if !run::has_nightly() {
        return steps.skip("fuzz", "there is no nightly toolchain: `rustup toolchain install nightly`");
    }
    steps = steps.tool("cargo-fuzz", "0.13.2");
    for (target, examples) in FUZZ_TARGETS {
        let corpus = format!("fuzz/corpus/{target}");
        let limit = format!("-max_total_time={seconds}");
        let mut arguments = vec!["fuzz", "run", target, &corpus];
        arguments.extend(examples);
        arguments.extend(["--", &limit, "-max_len=20000", "-timeout=20", "-rss_limit_mb=4096"]);
        run::make_folder(&corpus);
        steps = steps.step(&format!("fuzz {target}"), cargo(&arguments).nightly());
    }
    steps
}

fn finish(steps: Steps) -> ExitCode {
    steps.summary()
}
