//! The command line as its users meet it: the real binary, its output, its exit codes.

mod arena;
mod bridge;
mod glossary;
mod laboratory;
mod languages;
mod maps;
mod opponents;
mod play;
pub mod programs;
mod records;
mod vectors;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the program, in English and without colour.
fn utterson(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_utterson"));
    command
        .args(arguments)
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C")
        .output()
        .expect("the program can be started")
}

/// Runs the program, which must end well, and gives its output.
fn good(arguments: &[&str]) -> String {
    let output = utterson(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Runs the program, which must end with that code, and gives what it complained of.
fn bad(arguments: &[&str], code: i32) -> String {
    let output = utterson(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    String::from_utf8(output.stderr).expect("text")
}

/// Every variant of every game, as options of `simulate`, with a short name.
const VARIANTS: [(&str, &str, &[&str]); 6] = [
    ("partners-a", "partners", &["target=200"]),
    ("partners-b", "partners", &["seatcard=b", "target=200"]),
    ("partners-3", "partners", &["players=3", "target=200"]),
    ("duel", "duel", &[]),
    ("duel-return", "duel", &["match=return"]),
    ("london", "london", &["turns=20"]),
];

/// Plays games of a variant into a folder and gives the files in order.
fn simulate(variant: &(&str, &str, &[&str]), games: u32, seed: &str, folder: &Path) -> Vec<PathBuf> {
    let (name, game, options) = variant;
    let folder = folder.join(name);
    let (games, out) = (games.to_string(), folder.to_string_lossy().into_owned());
    let mut arguments = vec!["simulate", game, "--games", &games, "--seed", seed, "--out", &out];
    arguments.extend(options.iter().flat_map(|option| ["--option", option]));
    good(&arguments);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("made by simulate")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    files
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a text file")
}

#[test]
fn help_teaches_and_a_wrong_command_line_is_told_so() {
    assert!(good(&["--help"]).contains("utterson simulate duel"));
    assert!(bad(&["dance"], 2).contains("unrecognized subcommand"));
    assert!(bad(&["simulate", "chess"], 2).contains("partners, duel or london"));
    assert!(bad(&["simulate", "duel", "--bots", "genius"], 2).contains("there is no such bot"));
    assert!(bad(&["simulate", "duel", "--bots", "random,random,random"], 2).contains("one a seat"));
    assert!(bad(&["simulate", "duel", "--seed", "two words"], 2).contains("one word"));
    assert!(bad(&["rules", "duel", "--lang", "it"], 2).contains("en, fr and de"));
    assert!(bad(&["bench", "duel", "--seconds", "0"], 2).contains("above 0"));
}

#[test]
fn shells_and_the_manual_know_every_command() {
    let help = good(&["--help"]);
    let commands =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // What is indented further goes on with the line above; `help` is clap's own.
    let commands = commands.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let commands: Vec<&str> = commands.filter(|command| !["", "help"].contains(command)).collect();
    assert!(commands.contains(&"serve") && commands.contains(&"manual"), "{commands:?}");
    let folder = tempfile::tempdir().expect("a folder");
    good(&["manual", &folder.path().join("man").to_string_lossy()]);
    let scripts = ["bash", "zsh", "fish"].map(|shell| good(&["completions", shell]));
    for command in commands {
        assert!(scripts.iter().all(|script| script.contains(command)), "{command}");
        let page = text(&folder.path().join(format!("man/utterson-{command}.1")));
        assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
    }
    assert!(text(&folder.path().join("man/utterson.1")).contains("utterson simulate duel"));
    assert!(bad(&["completions", "abacus"], 2).contains("bash"));
}

#[test]
fn a_bad_option_is_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("games");
    let place = out.to_string_lossy().into_owned();
    for (game, option, reason) in [
        ("partners", "target=0", "not a whole number from 1"),
        ("partners", "colour=red", "is not an option of this game"),
        ("duel", "match=best", "single"),
        ("london", "map=atlantis", "there is no map `atlantis`"),
        ("london", "turns", "is not key=value"),
    ] {
        let complaint = bad(&["simulate", game, "--option", option, "--out", &place], 1);
        assert!(complaint.contains(reason), "{option}: {complaint}");
        assert!(!out.exists(), "{option}");
    }
    let both = ["simulate", "partners", "--option", "seatcard=b", "--option", "players=3", "--out", &place];
    assert!(!bad(&both, 1).is_empty() && !out.exists());
}

#[test]
fn rules_are_read_in_three_languages() {
    for (language, word) in [("en", "transformation"), ("fr", "transformation"), ("de", "verwandlung")] {
        let book = good(&["rules", "partners", "--lang", language]);
        assert!(
            book.to_lowercase().contains(word) && book.contains("P4.3") && book.contains("Wolfgang Werner"),
            "{language}"
        );
    }
    assert!(good(&["rules", "london", "--markdown"]).starts_with("# London\n"));
}

#[test]
fn bench_prints_figures_for_people_and_for_machines() {
    let table = good(&["bench", "duel", "--seconds", "0.01"]);
    assert!(table.contains("decisions/s") && table.contains("duel"), "{table}");
    let json: serde_json::Value =
        serde_json::from_str(&good(&["bench", "--json", "--seconds", "0.01"])).expect("JSON");
    let games = json.as_array().expect("a list");
    assert_eq!(games.len(), 3);
    for game in games {
        for figure in ["position", "state", "views", "worlds", "simulations", "passes", "together"] {
            assert!(game[figure].as_f64() > Some(0.0), "{game}");
        }
    }
}
