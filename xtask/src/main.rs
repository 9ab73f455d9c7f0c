//! The commands of the workshop.
//!
//! - `cargo xtask play`: builds the page and the program, and opens the table: an address to play at.
//! - `cargo xtask site`: the page without a server, for any static host, into `target/site`.
//! - `cargo xtask test`: every test there is, installing what they need.
//! - `cargo xtask check`: format, lints, documentation, licences, tidiness, packages, and builds for machines
//!   unlike this one. A part of `test`.
//! - `cargo xtask dist`: packs an archive for this kind of machine into `target/dist`, and tries it out. A part of `test`.
//! - `cargo xtask python`: builds the package for Python and tries it in a virtual environment. A part of `test`.
//! - `cargo xtask engine`: only the engine of the page, for whoever works on the page with `vite`.
//! - `cargo xtask tidy`: only what no compiler checks.
//! - `cargo xtask fitness`: only the builds for other machines, and every bot in a browser's machine.
//! - `cargo xtask fuzz [SECONDS]`: the fuzz targets, each for that long (default 60).
//!
//! Nothing runs in CI that these do not run.

mod dist;
mod engine;
mod fitness;
mod licences;
mod python;
mod run;
mod site;
mod tidy;
mod web;

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use run::{Call, Steps, cargo};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play"] => play(),
        ["site"] => finish(site::build()),
        ["engine"] => finish(engine::build(Steps::default())),
        ["test"] => test(),
        ["check"] => finish(check(Steps::default())),
        ["python"] => finish(python::check(Steps::default())),
        ["tidy"] => finish(Steps::default().check("tidiness", tidy::check)),
        ["dist"] => finish(dist()),
        ["fitness"] => finish(fitness::play(fitness::check(Steps::default()))),
        ["fuzz"] => finish(fuzz_all(60)),
        ["fuzz", seconds] => match seconds.parse() {
            Ok(seconds) => finish(fuzz_all(seconds)),
            Err(_) => usage(),
        },
        _other => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!(
        "usage: cargo xtask play | site | engine | test | check | dist | python | tidy | fitness | fuzz [SECONDS]"
    );
    ExitCode::from(2)
}

/// Builds the page and the program, and serves. Ctrl-C ends it; games go on where they were when it runs again.
fn play() -> ExitCode {
    let steps = web::build(engine::build(Steps::default())).step("build", cargo(&BUILD));
    if !steps.are_well() {
        return finish(steps);
    }
    println!("\nOpen http://127.0.0.1:1886 and play. Ctrl-C ends it.");
    if !engine::is_there() {
        println!("{}", engine::WITHOUT);
    }
    finish(steps.step("serve", cargo(&SERVE)))
}

/// The program as people run it, with the page inside.
const BUILD: [&str; 4] = ["build", "--release", "--package", "utterson"];
const SERVE: [&str; 7] = ["run", "--quiet", "--release", "--package", "utterson", "--", "serve"];

fn test() -> ExitCode {
    let laws = [&["test", "--release"], &LIBRARIES[1..], &["laws"]].concat();
    // Power cuts are made from what strace has seen.
    let steps = check(Steps::default().package("strace", "strace"))
        .step("tests", cargo(&["test", "--workspace", "--all-features", "--no-fail-fast"]))
        .step("the laws, over thousands of games", cargo(&laws).env("UTTERSON_LAW_GAMES", LAW_GAMES));
    let steps = web::check(web::build(engine::build(fitness::play(steps))));
    let steps = web::browse(site::lay(steps).step("build with the page", cargo(&BUILD)));
    let steps = python::check(steps);
    finish(fuzz(dist::pack(steps), &FUZZ_TARGETS, 10))
}

/// Builds the page and the program, and packs them.
fn dist() -> Steps {
    let steps = web::build(engine::build(Steps::default())).step("build", cargo(&BUILD));
    if steps.are_well() { dist::pack(steps) } else { steps }
}

/// The packages that strangers may build on: the contract, and the three games.
const LIBRARIES: [&str; 4] = [
    "--package=utterson-game",
    "--package=utterson-partners",
    "--package=utterson-duel",
    "--package=utterson-london",
];

/// How many games of each variant the laws are tried on.
const LAW_GAMES: &str = "1000";

fn check(steps: Steps) -> Steps {
    let steps = steps
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
        .step("packages as the index would take them", package());
    fitness::check(steps)
}

/// Each is packed, unpacked and built against the packed others. The lints have fetched what they need.
///
/// Cargo keeps what it has unpacked by the folder's name and the package's version, and takes it for unchanged the next time.
/// So each time has a folder of its own, or `duel` would be built against last week's `game`.
fn package() -> Call {
    let packages = run::target().join("package");
    let _ = std::fs::remove_dir_all(&packages);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let folder = packages.join(now.as_nanos().to_string());
    let to = ["package", "--allow-dirty", "--offline", "--target-dir", &folder.to_string_lossy()];
    cargo(&[&to, &LIBRARIES[..]].concat())
}

/// The fuzz targets, by the names of their files, and where they find examples to begin with.
const FUZZ_TARGETS: [(&str, Option<&str>); 6] = [
    ("record", Some("vectors/playthroughs")),
    ("moves", None),
    ("views", None),
    ("map", Some("crates/london/maps")),
    ("wire", Some("fuzz/seeds/wire")),
    ("log", Some("fuzz/seeds/log")),
];

/// The one that has the whole server in it, which takes long to build: not for CI, where the server's tests do the same in short.
const FUZZ_SERVER: (&str, Option<&str>) = ("http", Some("fuzz/seeds/http"));

/// Runs each of these fuzz targets for so long. They need a nightly toolchain; without one, that is said.
fn fuzz(mut steps: Steps, targets: &[(&str, Option<&str>)], seconds: u32) -> Steps {
    if !run::has_nightly() {
        return steps.skip("fuzz", "there is no nightly toolchain: `rustup toolchain install nightly`");
    }
    steps = steps.tool("cargo-fuzz", "0.13.2");
    for (target, examples) in targets.iter().copied() {
        let corpus = format!("fuzz/corpus/{target}");
        let limit = format!("-max_total_time={seconds}");
        let mut arguments = vec!["fuzz", "run"];
        if target == FUZZ_SERVER.0 {
            arguments.extend(["--features", target]);
        }
        arguments.extend([target, &corpus]);
        arguments.extend(examples);
        arguments.extend(["--", &limit, "-max_len=20000", "-timeout=20", "-rss_limit_mb=4096"]);
        run::make_folder(&corpus);
        steps = steps.step(&format!("fuzz {target}"), cargo(&arguments).nightly());
    }
    steps
}

fn fuzz_all(seconds: u32) -> Steps {
    fuzz(fuzz(Steps::default(), &FUZZ_TARGETS, seconds), &[FUZZ_SERVER], seconds)
}

fn finish(steps: Steps) -> ExitCode {
    steps.summary()
}
