//! export, eval, solve with limits, and streams of records.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::{VARIANTS, bad, good, simulate, text, utterson};

pub fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(json).collect()
}

pub fn name(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

/// Runs the program with that on its standard input.
fn fed(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_utterson"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    child.stdin.take().expect("piped").write_all(input).expect("it reads");
    child.wait_with_output().expect("it ends")
}

/// One stream has the same records, in their order, as the files.
#[test]
fn a_stream_is_the_files_one_after_another_and_every_command_reads_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = simulate(&VARIANTS[3], 6, "7", folder.path());
    let whole: String = files.iter().map(|file| text(file)).collect();
    let output = utterson(&["simulate", "duel", "--games", "6", "--seed", "7", "--out", "-"]);
    assert_eq!(String::from_utf8(output.stdout).expect("text"), whole);
    assert!(String::from_utf8_lossy(&output.stderr).contains("6 games of duel"));
    let dir = folder.path().join("duel");
    let by_folder = good(&["export", name(&dir)]);
    let by_stream = fed(&["export", "-"], whole.as_bytes());
    let strip = |text: &str| -> Vec<Value> {
        let mut all = lines(text);
        all.iter_mut().for_each(|line| line["file"] = Value::Null);
        all
    };
    assert_eq!(strip(&by_folder), strip(&String::from_utf8_lossy(&by_stream.stdout)));
    for (command, expected) in [("verify", 6), ("replay", whole.lines().count() - 6 * 6)] {
        let read = fed(&[command, "-"], whole.as_bytes());
        assert!(read.status.success(), "{command}");
        assert_eq!(String::from_utf8_lossy(&read.stdout).lines().count(), expected, "{command}");
    }
    assert_eq!(good(&["verify", name(&dir)]).lines().count(), 6);
    assert!(bad(&["replay", name(folder.path().join("empty").as_path())], 1).contains("empty"));
    std::fs::create_dir(folder.path().join("empty")).expect("a folder");
    let nothing = bad(&["export", name(&folder.path().join("empty"))], 1);
    assert!(nothing.contains("there is no .case file in this folder"), "{nothing}");
}

#[test]
fn a_game_is_never_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = simulate(&VARIANTS[3], 2, "7", folder.path());
    let before = text(&files[1]);
    let out = folder.path().join("duel");
    let arguments = ["simulate", "duel", "--games", "2", "--seed", "7", "--out", name(&out)];
    good(&arguments);
    // Another game has another name.
    good(&[&arguments[..], &["--option", "match=return", "--bots", "novice,random"]].concat());
    assert_eq!(text(&files[1]), before);
    assert!(out.join("duel-match=return-novice+random-7-000002.case").exists());
    std::fs::write(&files[1], "a diary\n").expect("written");
    let complaint = bad(&arguments, 1);
    assert!(complaint.contains("000002.case") && complaint.contains("is not overwritten"), "{complaint}");
    assert_eq!(text(&files[1]), "a diary\n");
}

/// Every decision has its line: what the seat knew and could do, what it chose, and how that ended for it.
#[test]
fn an_export_is_the_trace_with_the_seats_own_view_and_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    for variant in &VARIANTS {
        let file = &simulate(variant, 1, "7", folder.path())[0];
        let exported = lines(&good(&["export", name(file)]));
        let trace = lines(&good(&["replay", "--trace", name(file)]));
        let decisions: Vec<&Value> = trace.iter().filter(|line| line["n"].is_u64()).collect();
        let result = trace.last().expect("a result")["result"].clone();
        assert_eq!(exported.len(), decisions.len(), "{}", variant.0);
        let mut standings = std::collections::BTreeSet::new();
        for (line, decision) in exported.iter().zip(decisions) {
            for key in ["n", "who", "legal", "chosen"] {
                assert_eq!(line[key], decision[key], "{line}");
            }
            assert_eq!((&line["result"], line["game"].as_str()), (&result, Some(variant.1)));
            assert!(
                line["view"].is_object()
                    && line["seats"].as_array().is_some_and(|seats| seats.contains(&line["seat"]))
            );
            standings.insert(line["standing"].as_str().expect("a word").to_string());
        }
        let known = [["lost", "won"].as_slice(), &["drew"]];
        assert!(
            known.contains(&standings.iter().map(String::as_str).collect::<Vec<_>>().as_slice()),
            "{standings:?}"
        );
        let seat = exported[0]["seat"].as_str().expect("a word");
        let own = lines(&good(&["export", name(file), "--as", seat]));
        assert!(!own.is_empty() && own.len() < exported.len() && own.iter().all(|line| line["seat"] == seat));
        let choices = lines(&good(&["export", name(file), "--choices"]));
        assert!(choices.iter().all(|line| line["legal"].as_array().is_some_and(|legal| legal.len() > 1)));
    }
}

/// A view as it stands in an export does not change with what is hidden from the seat.
#[test]
fn an_export_shows_a_seat_nothing_that_is_hidden_from_it() {
    let record = |hyde: &str, aside: &str| {
        format!(
            "utterson 1\ngame duel\nplayer jekyll Ann\nplayer hyde Bob\n---\n\
             table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,W3 hyde={hyde} aside={aside}\njekyll give P1\n"
        )
    };
    let one = record("W4,W5,W6,W7,E1,E2,E3,E4,E5,E6", "E7,+2,+3,+4,+5");
    let other = record("E2,E3,E4,E5,E6,E7,+2,+3,+4,+5", "W4,W5,W6,W7,E1");
    let public = fed(&["export", "-", "--as", "public"], one.as_bytes());
    // The public decides nothing, and is not offered.
    let refused = String::from_utf8_lossy(&public.stderr).into_owned();
    assert!(refused.ends_with("nobody of that name plays here, only jekyll, Ann, hyde, Bob\n"), "{refused}");
    let [one, other] =
        [one, other].map(|text| fed(&["export", "-", "--as", "jekyll"], text.as_bytes()).stdout);
    assert!(!one.is_empty() && one == other, "{}", String::from_utf8_lossy(&one));
}

/// A record cut in the middle is named with its place; the others are exported, unless one wants to stop there.
#[test]
fn a_cut_record_is_named_and_the_others_follow() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = simulate(&VARIANTS[3], 3, "7", folder.path());
    let whole = text(&files[1]);
    let (head, _) = whole.split_at(whole.len() / 2);
    std::fs::write(&files[1], format!("{head}§")).expect("written");
    let dir = folder.path().join("duel");
    let output = utterson(&["export", name(&dir)]);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(complaint.contains("000002.case: line "), "{complaint}");
    let exported = lines(&String::from_utf8_lossy(&output.stdout));
    let from = |number: &str| {
        exported.iter().filter(|line| line["file"].as_str().expect("a name").contains(number)).count()
    };
    assert!(from("000001") > 0 && from("000002") == 0 && from("000003") > 0);
    let output = utterson(&["export", "--stop", name(&dir)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!String::from_utf8_lossy(&output.stdout).contains("000003.case"));
    // Cut between two lines it is unfinished, which is no fault: there is only no result.
    let cut = whole.lines().take(20).fold(String::new(), |cut, line| cut + line + "\n");
    let unfinished = lines(&String::from_utf8_lossy(&fed(&["export", "-"], cut.as_bytes()).stdout));
    assert!(!unfinished.is_empty() && unfinished.iter().all(|line| line["result"].is_null()));
    // Somebody who looks with a seat's eyes is not told what was wrong with a card that is hidden from it.
    let wrong = whole.replacen("hyde give ", "hyde give P1,P2,P3,", 1);
    let told = fed(&["replay", "-", "--as", "jekyll"], wrong.as_bytes());
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(told.contains("line 9, column ") && told.contains("may be hidden from jekyll"), "{told}");
    assert!(!told.contains("P1"), "{told}");
}

#[test]
fn eval_judges_what_a_seat_knows_and_says_the_same_every_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = &simulate(&VARIANTS[3], 1, "7", folder.path())[0];
    let at = format!("{}:3", name(file));
    for bot in ["novice", "ismcts:200", "strong"] {
        let arguments = ["eval", &at, "--bot", bot, "--work", "300", "--seed", "5", "--json"];
        let (once, again) = (good(&arguments), good(&arguments));
        assert_eq!(once, again);
        let report = json(&once);
        let trace = lines(&good(&["replay", "--trace", name(file)]));
        let decision = trace.iter().find(|line| line["n"] == 3).expect("a third decision");
        let mut actions: Vec<&str> = report["actions"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|line| line["action"].as_str())
            .collect();
        actions.sort_unstable();
        let legal: Vec<&str> =
            decision["legal"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        assert_eq!((actions, &report["who"]), (legal, &decision["who"]));
        let values: Vec<f64> = report["actions"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|line| line["value"].as_f64())
            .collect();
        assert!(values.len() > 1 && values.iter().rev().is_sorted(), "{report}");
        let other = good(&["eval", &at, "--bot", bot, "--work", "300", "--seed", "6", "--json"]);
        assert_ne!(json(&other)["actions"], report["actions"], "{bot}");
    }
    assert!(good(&["eval", name(file), "--at", "3"]).contains("judged by strong"));
    let all = lines(&good(&[
        "eval",
        name(file),
        "--all",
        "--as",
        "hyde",
        "--work",
        "1",
        "--bot",
        "random",
        "--json",
    ]));
    assert!(all.len() > 20 && all.iter().all(|report| report["seat"] == "hyde"));
    // Both give at the same time: before the first decision either may be asked, and later only who decides.
    assert!(
        good(&["eval", name(file), "--at", "1", "--as", "hyde", "--bot", "random", "--work", "40"])
            .contains("what hyde knows")
    );
    let leader = json(&good(&["eval", &at, "--bot", "random", "--work", "4", "--json"]))["who"].clone();
    let other = if leader == "hyde" { "jekyll" } else { "hyde" };
    assert!(bad(&["eval", &at, "--as", other], 1).contains(&format!("decision 3 is not {other}’s")));
    assert!(bad(&["eval", name(file)], 1).contains("nobody has anything to decide"));
    assert!(bad(&["eval", &at, "--bot", "genius"], 2).contains("there is no such bot"));
    assert!(bad(&["eval", &at, "--work", "0"], 2).contains("a budget of zero"));
    assert!(bad(&["eval", &at, "--at", "4"], 2).contains("give either the number"));
}

/// What a limit leaves is bounds that hold the truth, with an exit code of its own.
#[test]
fn a_limit_leaves_bounds_that_are_true() {
    let folder = tempfile::tempdir().expect("a folder");
    let hand: (_, _, &[&str]) = ("hand", "partners", &["target=1"]);
    let file = &simulate(&hand, 1, "7", folder.path())[0];
    let decisions =
        lines(&good(&["replay", "--trace", name(file)])).iter().filter(|line| line["n"].is_u64()).count();
    let at = (decisions - 14).to_string();
    let exact = json(&good(&["solve", name(file), "--at", &at, "--json"]));
    let one = json(&good(&["solve", name(file), "--at", &at, "--json", "--threads", "1"]));
    assert_eq!(exact, one, "threads change nothing");
    let value = exact["value"].as_f64().expect("exact");
    let mut partial = 0;
    for limit in ["40", "400", "4000"] {
        let arguments = ["solve", name(file), "--at", &at, "--json", "--limit", limit, "--threads", "1"];
        let output = utterson(&arguments);
        let report = json(&String::from_utf8_lossy(&output.stdout));
        let (low, high) = (report["low"].as_f64().expect("low"), report["high"].as_f64().expect("high"));
        assert!(low <= value && value <= high, "{report} {value}");
        let unknown = report["value"].is_null()
            || report["choices"].as_array().expect("a list").iter().any(|choice| choice["value"].is_null());
        assert_eq!(output.status.code(), Some(if unknown { 3 } else { 0 }), "{report}");
        partial += u32::from(unknown);
        assert_eq!(
            output.stdout,
            utterson(&arguments).stdout,
            "a number of positions gives the same everywhere"
        );
    }
    assert!(partial > 0, "no limit was short enough");
    // The whole hand takes far longer than that, and people see it too.
    let output = utterson(&["solve", name(file), "--at", "1", "--limit", "200ms", "--progress"]);
    assert_eq!(output.status.code(), Some(3));
    let (said, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(said.starts_with("before decision 1: ") && said.contains(" to "), "{said}");
    assert!(told.contains("28 cards left: expect ") && told.contains(" settled, "), "{told}");
    assert!(bad(&["solve", name(file), "--limit", "soon"], 2).contains("a limit is a time"));
}

#[test]
fn every_decision_of_a_record_is_solved_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let hand: (_, _, &[&str]) = ("hand", "partners", &["target=1"]);
    let file = &simulate(&hand, 1, "9", folder.path())[0];
    let record = text(file);
    let decisions =
        lines(&good(&["replay", "--trace", name(file)])).iter().filter(|line| line["n"].is_u64()).count();
    let output = utterson(&["solve", "--all", "--limit", "20000", "--json", name(file)]);
    let reports = lines(&String::from_utf8_lossy(&output.stdout));
    assert_eq!(output.status.code(), Some(3), "the first tricks take longer: {record}");
    let numbers: Vec<u64> = reports.iter().filter_map(|report| report["decision"].as_u64()).collect();
    assert_eq!(numbers, (1..=decisions as u64).collect::<Vec<_>>());
    let last = reports.last().expect("one");
    let alone = json(&good(&["solve", name(file), "--at", &decisions.to_string(), "--json"]));
    assert_eq!((&last["value"], &last["choices"]), (&alone["value"], &alone["choices"]));
}

/// What the document shows of the first game is what the commands print.
#[test]
fn the_document_shows_what_the_commands_print() {
    let document = include_str!("../../../../docs/laboratory.md");
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    let tally = good(&[
        "simulate",
        "duel",
        "--games",
        "100",
        "--bots",
        "casual,novice",
        "--seed",
        "1",
        "--out",
        name(&games),
    ]);
    assert!(document.contains(&tally), "{tally}");
    let first = games.join("duel-casual+novice-1-000001.case");
    let at = format!("{}:15", name(&first));
    for arguments in [vec!["solve", &at], vec!["eval", &at, "--bot", "casual", "--work", "2000"]] {
        let printed = good(&arguments);
        assert!(document.contains(&printed), "{printed}");
    }
    let trace = good(&["replay", name(&first), "--trace", "--as", "hyde"]);
    let shown: String = trace.lines().take(3).map(|line| format!("{line}\n")).collect();
    assert!(document.contains(&shown), "{shown}");
    let stream = utterson(&["simulate", "duel", "--games", "3", "--seed", "2", "--out", "-"]).stdout;
    let verified = String::from_utf8(fed(&["verify", "-"], &stream).stdout).expect("text");
    assert!(document.contains(&verified), "{verified}");
}
