//! The arena as engineers use it: tournaments, tests, records, and going on after Ctrl-C.

use std::path::Path;
#[cfg(unix)]
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::laboratory::{json, name};
use crate::{VARIANTS, bad, good, text};

/// The report of an arena without what a clock has measured.
fn untimed(text: &str) -> Value {
    let mut report = json(text);
    for key in ["ms_per_move", "ms_per_move_max"] {
        report[key] = Value::Null;
        if let Some(players) = report["players"].as_array_mut() {
            players.iter_mut().for_each(|player| player[key] = Value::Null);
        }
    }
    report
}

/// Killed in the middle and gone on with, the arena says what it would have said, with any number of threads.
#[test]
fn an_arena_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = folder.path().join("state");
    let arguments = |state: &Path, threads: &'static str, games: &'static str| -> Vec<String> {
        let words = [
            "arena",
            "duel",
            "--bots",
            "casual,novice,random",
            "--games",
            games,
            "--json",
            "--threads",
            threads,
        ];
        let words = words.into_iter().chain(["--state", name(state)]);
        words.map(str::to_owned).collect()
    };
    let run =
        |arguments: &[String]| untimed(&good(&arguments.iter().map(String::as_str).collect::<Vec<_>>()));
    let uninterrupted = run(&arguments(&state, "2", "30"));
    let whole = text(&state);
    assert_eq!(whole.lines().count(), 1 + 3 * 15);
    for part in [whole.len() / 3, whole.len() / 2, whole.len()] {
        let cut = folder.path().join("cut");
        std::fs::write(&cut, &whole[..part]).expect("written");
        assert_eq!(run(&arguments(&cut, "1", "30")), uninterrupted, "cut at {part}");
        assert_eq!(text(&cut).lines().count(), whole.lines().count());
    }
    // More games go on from there, and other games do not.
    assert_eq!(run(&arguments(&state, "2", "34"))["pairings"][0]["games"], 34);
    let complaint = bad(&["arena", "duel", "--bots", "casual,novice", "--state", name(&state)], 1);
    assert!(complaint.contains("it belongs to other games, whose bots was"), "{complaint}");
    let diary = folder.path().join("diary");
    std::fs::write(&diary, "Dear diary\n").expect("written");
    let complaint = bad(&["arena", "duel", "--bots", "random,novice", "--state", name(&diary)], 1);
    assert!(complaint.contains("line 1: this is not a state of the arena"), "{complaint}");
    assert_eq!(text(&diary), "Dear diary\n", "what is not ours is left alone");
}

/// A bot that plays itself is two players, and each has figures of its own.
#[test]
fn two_bots_of_one_name_are_told_apart() {
    let report = json(&good(&["arena", "duel", "--bots", "random,random", "--games", "4", "--json"]));
    assert_eq!(report["bots"], serde_json::json!(["random", "random"]));
    for field in ["ms_per_move", "ms_per_move_max"] {
        let figures = report[field].as_object().expect("an object");
        assert_eq!(figures.keys().collect::<Vec<_>>(), ["random", "random:2"], "{report}");
    }
}

/// Ctrl-C prints what the games say so far.
#[cfg(unix)]
#[test]
fn ctrl_c_leaves_a_partial_result_and_a_state() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = folder.path().join("state");
    let arguments =
        ["arena", "duel", "--bots", "casual,novice", "--games", "100000", "--json", "--state", name(&state)];
    let child = Command::new(env!("CARGO_BIN_EXE_utterson"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let kept = || std::fs::read_to_string(&state).unwrap_or_default().lines().count();
    while kept() < 5 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(3));
    let report = json(&String::from_utf8_lossy(&output.stdout));
    assert_eq!(report["unfinished"], true);
    assert_eq!(report["pairs"].as_u64(), Some(kept() as u64 - 1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("run the same command to go on"), "{told}");
}

#[test]
fn a_test_stops_as_soon_as_it_is_clear_and_at_the_same_pair_on_any_threads() {
    let arguments = [
        "arena",
        "duel",
        "--bots",
        "casual,random",
        "--sprt",
        "-20,60,0.05,0.05",
        "--games",
        "1000",
        "--json",
    ];
    let [one, two] =
        ["1", "3"].map(|threads| untimed(&good(&[&arguments[..], &["--threads", threads]].concat())));
    assert_eq!(one, two);
    assert_eq!(one["sprt"]["verdict"], "elo1");
    assert!(one["games"].as_u64().is_some_and(|games| games < 200), "{one}");
    let worse = ["arena", "duel", "--bots", "random,casual", "--sprt", "-20,60,0.05,0.05", "--games", "1000"];
    assert!(good(&worse).contains("better by -20 Elo at most"));
}

/// The records of an arena are those of its games, and nothing is written over.
#[test]
fn the_arena_writes_records_of_all_its_games() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name_of, game, options) in &VARIANTS {
        let out = folder.path().join(name_of);
        let mut arguments =
            vec!["arena", game, "--bots", "novice,random", "--games", "4", "--json", "--out", name(&out)];
        arguments.extend(options.iter().flat_map(|option| ["--option", option]));
        let report = json(&good(&arguments));
        assert_eq!(
            good(&["verify", name(&out)]).lines().filter(|line| line.contains(": good, ")).count(),
            4,
            "{name_of}"
        );
        good(&arguments);
        if *name_of != "duel" {
            continue;
        }
        let records: Vec<String> = std::fs::read_dir(&out)
            .expect("made")
            .map(|entry| text(&entry.expect("a file").path()))
            .collect();
        let won = records.iter().filter(|record| {
            let novice = if record.contains("player jekyll bot:novice") { "jekyll" } else { "hyde" };
            record.contains(&format!("result winner={novice} "))
        });
        assert_eq!(report["won"].as_u64(), Some(won.count() as u64), "{report}");
    }
}

#[test]
fn a_return_match_is_counted_as_one() {
    let arguments = ["arena", "duel", "--bots", "novice,random", "--games", "20", "--option", "match=return"];
    let sentences = good(&arguments);
    assert!(sentences.starts_with("novice against random: 20 return matches of duel\n"), "{sentences}");
    let report = json(&good(&[&arguments[..], &["--json"]].concat()));
    let count = |key: &str| report[key].as_u64().expect("a number");
    assert_eq!(count("won") + count("lost") + count("drawn"), 20, "{report}");
    assert!(
        count("drawn") < 20 && report["side_wins"].is_null() && report["unit"] == "return match",
        "{report}"
    );
}

/// Everything won is no certainty: twenty pairs of twenty are 83 % and more, and Elo has only a lower end.
#[test]
fn the_edges_are_said_as_such() {
    let arguments = [
        "arena",
        "partners",
        "--bots",
        "ismcts:30,random",
        "--option",
        "target=300",
        "--games",
        "4",
        "--seed",
        "3",
    ];
    let report = json(&good(&[&arguments[..], &["--json"]].concat()));
    assert_eq!(report["score"], 1.0, "{report}");
    assert!(
        (report["score_low"].as_f64().expect("low") - 0.1581).abs() < 1e-3 && report["elo"].is_null(),
        "{report}"
    );
    assert!(good(&arguments).contains("elo     ≥     -291"), "{}", good(&arguments));
}
