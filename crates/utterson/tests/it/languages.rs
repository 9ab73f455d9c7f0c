//! Every command in three languages: what is said to people differs, what is said to machines does not.

use std::path::Path;
use std::process::{Command, Output};

use crate::laboratory::name;
use crate::{VARIANTS, simulate, text};

/// Runs the program in that language.
fn run(language: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_utterson"));
    command.args(arguments).args(["--lang", language]).env("NO_COLOR", "1").env("LC_ALL", "C");
    command.output().expect("the program can be started")
}

/// All that is said, on either stream, line by line.
fn said(language: &str, arguments: &[&str]) -> Vec<String> {
    let output = run(language, arguments);
    let both = [output.stdout, output.stderr].concat();
    let lines = String::from_utf8(both).expect("text");
    lines.lines().map(ToString::to_string).filter(|line| line.contains(|c: char| c.is_alphabetic())).collect()
}

/// Words that an English sentence does not do without, and no other language has.
const ENGLISH: [&str; 24] = [
    "the",
    "of",
    "is",
    "are",
    "not",
    "here",
    "there",
    "and",
    "or",
    "with",
    "this",
    "its",
    "won",
    "games",
    "decisions",
    "before",
    "expected",
    "error",
    "line",
    "column",
    "against",
    "invalid",
    "value",
    "lost",
];

/// The English words of a line; what is written between quotation marks, in names of files or behind `=` is no sentence.
fn english(line: &str) -> Vec<&str> {
    let words = line
        .split_whitespace()
        .filter(|word| !word.contains(['/', '=', '`', '_', '<']) && !word.contains("--"));
    let words = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    words.filter(|word| ENGLISH.contains(word)).collect()
}

#[track_caller]
fn speaks(arguments: &[&str]) {
    let told = said("en", arguments);
    assert!(!told.is_empty(), "{arguments:?} says nothing");
    for language in ["fr", "de"] {
        let other = said(language, arguments);
        assert_ne!(other, told, "{arguments:?} in {language}");
        for line in &other {
            assert_eq!(english(line), Vec::<&str>::new(), "{arguments:?} in {language}: {line}");
        }
    }
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("written");
    path.display().to_string()
}

#[test]
fn what_the_laboratory_finds_is_said_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let duel = simulate(&VARIANTS[3], 1, "7", folder.path()).remove(0);
    let (duel, whole) = (name(&duel).to_string(), text(&duel));
    let at = |n: u32| format!("{duel}:{n}");
    let cut = file(
        folder.path(),
        "cut.case",
        &whole.lines().take(20).fold(String::new(), |all, line| all + line + "\n"),
    );
    let two = file(folder.path(), "two.case", &whole.repeat(2));
    for arguments in [
        ["simulate", "duel", "--games", "2"].as_slice(),
        &["bench", "duel", "--seconds", "0.01"],
        &["verify", &duel, &cut, &two],
        &["eval", &at(60), "--bot", "novice", "--work", "40"],
        &["solve", &at(62), "--progress", "--threads", "1"],
        &["solve", &at(9), "--limit", "2000", "--threads", "1"],
        &["arena", "duel", "--bots", "novice,random", "--games", "2", "--sprt", "0,40,0.05,0.05"],
        &["arena", "duel", "--bots", "novice,random,casual", "--games", "2"],
        &["arena", "duel", "--bots", "random,cmd:false", "--games", "2"],
        &["map", "show"],
    ] {
        speaks(arguments);
    }
}

#[test]
fn what_is_wrong_is_said_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = simulate(&VARIANTS[3], 1, "7", folder.path());
    let (duel, whole) = (name(&records[0]), text(&records[0]));
    let map =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../london/maps/london-1886.toml"));
    let bad = |number: usize, from: &str, to: &str| {
        file(folder.path(), &format!("bad{number}.case"), &whole.replacen(from, to, 1))
    };
    let wrong = [
        bad(0, "utterson 1", "utterson 9"),
        bad(1, "game duel", "game chess"),
        bad(2, "jekyll give ", "jekyll  give "),
        bad(3, "jekyll give ", "hyde give "),
        bad(4, "jekyll give ", "jekyll give X9"),
        bad(5, "jekyll give ", "jekyll dance "),
        bad(6, "table trick ", "table trick loser="),
        bad(7, "player hyde", "player edward"),
        bad(8, "player hyde", "option match=best\nplayer hyde"),
    ];
    for record in &wrong {
        speaks(&["verify", record]);
        speaks(&["replay", "--as", "hyde", record]);
    }
    let token = file(folder.path(), "token", "none");
    let data = folder.path().join("data").display().to_string();
    let broken =
        map.map_or(String::new(), |map| file(folder.path(), "broken.toml", &map.replacen("lab", "den", 1)));
    for arguments in [
        ["export", duel, "--as", "public"].as_slice(),
        &["export", "nowhere.case"],
        &["eval", duel, "--at", "999"],
        &["eval", duel, "--work", "0"],
        &["solve", duel],
        &["solve", duel, "--limit", "soon"],
        &["solve", duel, "--at", "0"],
        &["simulate", "chess"],
        &["simulate", "duel", "--bots", "genius"],
        &["simulate", "duel", "--bots", "random,random,random"],
        &["simulate", "duel", "--option", "match=best"],
        &["simulate", "duel", "--option", "colour=red"],
        &["simulate", "duel", "--games", "many"],
        &["simulate", "duel", "--bots", "cmd:false"],
        &["arena", "duel", "--bots", "random"],
        &["arena", "duel", "--bots", "random,novice", "--work", "5"],
        &["arena", "duel", "--bots", "random,novice", "--sprt", "1"],
        &["arena", "duel"],
        &["play", "duel", "--level", "ceiling:3"],
        &["play", "duel", "--plain", "--as", "nobody"],
        &["play", "chess", "--plain"],
        &["bench", "--seconds", "0"],
        &["dance"],
        &["verify"],
        &["verify", "--loudly", "x"],
        &["solve", "x", "--all", "--at", "3"],
        &["bridge", "nowhere", "--token", &token, "--engine", "false"],
        &["bridge", "http://127.0.0.1:9/t/abc", "--token", duel, "--engine", "false"],
        &["bot-token", "Ann", "--data", &data],
        &["backup", "copy", "--data", &data],
        &["map", "check", &broken],
        &["perft", "nowhere.case"],
        &["serve", "--origin", "games.example.org"],
    ] {
        speaks(arguments);
    }
}

/// JSON, records and the protocol are the same whatever the language is.
#[test]
fn machines_are_told_the_same_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let duel = simulate(&VARIANTS[3], 1, "7", folder.path()).remove(0);
    let whole = text(&duel);
    let bad = file(folder.path(), "bad.case", &whole.replacen("jekyll give ", "jekyll give X9", 1));
    let at = format!("{}:62", name(&duel));
    for arguments in [
        ["simulate", "duel", "--json"].as_slice(),
        &["simulate", "duel", "--out", "-"],
        &["verify", "--json", name(&duel), &bad, "nowhere.case"],
        &["export", name(&duel)],
        &["replay", "--trace", name(&duel)],
        &["eval", &at, "--bot", "novice", "--work", "40", "--json"],
        &["solve", &at, "--json"],
    ] {
        let [english, french, german] = ["en", "fr", "de"].map(|language| run(language, arguments).stdout);
        assert!(!english.is_empty() && english == french && english == german, "{arguments:?}");
    }
    // Of a program that fails machines hear in English; only the time it took differs.
    let reason = |language: &str| {
        let output = run(
            language,
            &[
                "arena",
                "duel",
                "--bots",
                "random,cmd:sh -c 'read x; echo {\\\"protocol\\\":1}; while read x; do case $x in *type*ask*) echo no;; esac; done'",
                "--games",
                "2",
                "--json",
            ],
        );
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        report["forfeits"].clone()
    };
    assert!(reason("en")[0]["reason"].as_str().is_some_and(|reason| reason.contains("of its output")));
    assert_eq!(reason("en"), reason("de"));
}
