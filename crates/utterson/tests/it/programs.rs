//! Programs as players: the examples of docs/engine.md, our own levels as engines, and everything that can go wrong.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{VARIANTS, bad, good, utterson};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Is there such an interpreter here? Where there is none, its tests say so and prove nothing.
pub fn is_there(interpreter: &str) -> bool {
    let found =
        Command::new(interpreter).arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("SKIPPED: there is no {interpreter} on this machine");
    }
    found
}

/// The examples, as players: those whose interpreter is here.
fn examples() -> Vec<String> {
    let file = |name: &str| root().join("examples/engines").join(name).display().to_string();
    let mut examples = Vec::new();
    if is_there("python3") {
        examples.push(format!("cmd:python3 '{}'", file("any_card.py")));
    }
    if is_there("node") {
        examples.push(format!("cmd:node '{}'", file("first_card.js")));
    }
    let built = Path::new(env!("CARGO_BIN_EXE_utterson")).with_file_name("examples").join("last_card");
    if built.exists() {
        examples.push(format!("cmd:'{}'", built.display()));
    } else {
        eprintln!("SKIPPED: the example in Rust is not built; `cargo test -p utterson` does that");
    }
    examples
}

fn arena(game: &str, bots: &str, more: &[&str]) -> Value {
    let mut arguments = vec!["arena", game, "--bots", bots, "--json"];
    arguments.extend(more);
    serde_json::from_str(&good(&arguments)).expect("JSON")
}

#[test]
fn the_examples_play_every_game() {
    for example in examples() {
        for (name, game, options) in VARIANTS {
            let mut more = vec!["--games", "2"];
            more.extend(options.iter().flat_map(|option| ["--option", option]));
            let report = arena(game, &format!("{example},random"), &more);
            assert_eq!((&report["games"], &report["forfeits"]), (&json!(2), &json!([])), "{example}: {name}");
        }
    }
}

#[test]
fn a_program_plays_as_the_seed_says() {
    let engine = format!("cmd:'{}' engine --level novice", env!("CARGO_BIN_EXE_utterson"));
    let play = || {
        let mut report = arena("duel", &format!("{engine},casual"), &["--games", "4", "--seed", "9"]);
        let fields = report.as_object_mut().expect("an object");
        fields.retain(|field, _| !field.starts_with("ms_per_move"));
        report
    };
    assert_eq!(play(), play());
}

#[test]
fn every_level_is_an_engine_for_every_game() {
    for level in ["random", "novice", "casual", "strong", "champion", "ismcts:5"] {
        let engine = format!("cmd:'{}' engine --work 2 --level {level}", env!("CARGO_BIN_EXE_utterson"));
        for (game, option) in [("duel", "match=single"), ("partners", "target=1"), ("london", "turns=4")] {
            let report = arena(game, &format!("{engine},random"), &["--games", "2", "--option", option]);
            assert_eq!(report["forfeits"], json!([]), "{level}: {game}");
        }
    }
}

/// What a hostile program is called on the command line.
pub fn hostile(way: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/hostile.py");
    format!("cmd:python3 '{}' {way}", file.display())
}

/// Lets it play two games, which it must lose, and gives the reasons.
fn lost(way: &str) -> Vec<(String, String)> {
    let report = arena("duel", &format!("random,{}", hostile(way)), &["--games", "2", "--move-time", "300"]);
    assert_eq!(report["games"], json!(2), "{way}: the next game is played all the same");
    assert_eq!(report["score"], json!(1.0), "{way}: {report}");
    let forfeits = report["forfeits"].as_array().expect("a list");
    let word = |lost: &Value, field: &str| lost[field].as_str().expect(field).to_string();
    forfeits.iter().map(|lost| (word(lost, "code"), word(lost, "reason"))).collect()
}

#[test]
fn whatever_a_program_does_it_loses_and_is_told_why() {
    if !is_there("python3") {
        return;
    }
    for (way, code, reason) in [
        ("dies", "died", "exit status: 1); its last words: ValueError: I had no plan"),
        ("hangs", "hangs", "did not answer within 800 ms"),
        ("floods_a_line", "floods", "longer than 65536 bytes"),
        (
            "speaks_prose",
            "garbled",
            "line 2 of its output is no answer of the protocol, from column 1 on it is not JSON: `I play",
        ),
        (
            "speaks_bytes",
            "garbled",
            "line 2 of its output is no answer of the protocol, from column 1 on it is not UTF-8",
        ),
        ("speaks_other_json", "garbled", "\"action\" was expected, with a text or a whole number from 0"),
        ("plays_what_is_not_there", "illegal", "play X9"),
        ("counts_too_far", "illegal", "not in the list"),
        ("counts_backwards", "garbled", "from column 2 on \"action\" was expected"),
        ("answers_the_last_question_again", "unasked", "answered twice"),
        ("declines", "declines", "I would rather not"),
        ("goes_deaf", "deaf", "closed its input"),
        ("goes_mute", "mute", "closed its output"),
        ("asks_the_surroundings", "died", "I was given "),
    ] {
        let reasons = lost(way);
        assert_eq!(reasons.len(), 2, "{way}: {reasons:?}");
        for (said, why) in reasons {
            assert!(said == code && why.contains(reason), "{way}: {said}: {why}");
        }
    }
}

/// What was said too much is found when the next question is put. A word that is still on its way then is taken for the answer, so not
/// every game ends so; but none ends otherwise, and nobody gets away with it for long.
#[test]
fn who_speaks_without_being_asked_is_found_out() {
    if !is_there("python3") {
        return;
    }
    for way in ["floods_lines", "answers_before_it_is_asked", "answers_twice"] {
        let bots = format!("random,{}", hostile(way));
        let report = arena("duel", &bots, &["--games", "12", "--move-time", "2000"]);
        let forfeits = report["forfeits"].as_array().expect("a list");
        assert!(!forfeits.is_empty(), "{way}: {report}");
        assert!(forfeits.iter().all(|lost| lost["code"] == "unasked"), "{way}: {report}");
    }
}

#[test]
fn a_program_is_given_nothing_but_the_path() {
    if !is_there("python3") {
        return;
    }
    // What interpreters set themselves does not come from us.
    let own = ["LC_CTYPE", "PATH", "PWD", "SHLVL", "_", "OLDPWD"];
    let (_, reason) = &lost("asks_the_surroundings")[0];
    let (_, given) = reason.split_once("I was given ").expect("said");
    let ours = |name: &&str| !own.contains(name) && !name.contains("PYENV");
    assert_eq!(given.split(',').filter(ours).collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn a_program_that_is_late_is_told_to_stop_and_has_a_moment() {
    if !is_there("python3") {
        return;
    }
    let bots = format!("random,{}", hostile("answers_late"));
    let late = arena("duel", &bots, &["--games", "2", "--move-time", "300"]);
    assert_eq!(late["forfeits"][0]["code"], "hangs", "{late}");
    let bots = format!("random,{}", hostile("complains_without_end"));
    let loud = arena("duel", &bots, &["--games", "2", "--move-time", "5000"]);
    assert_eq!(loud["forfeits"], json!([]), "who complains aloud may play on");
}

#[cfg(unix)]
#[test]
fn what_a_program_leaves_behind_is_ended_and_holds_nobody_up() {
    if !is_there("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    for way in ["leaves_a_child", "leaves_a_runaway"] {
        let file = folder.path().join(way);
        let bots = format!("random,{} '{}'", hostile(way), file.display());
        let begun = Instant::now();
        let report = arena("duel", &bots, &["--games", "2", "--move-time", "20000"]);
        assert_eq!(report["forfeits"][0]["code"], "died", "{report}");
        assert!(begun.elapsed() < Duration::from_secs(15), "{way}: {:?}", begun.elapsed());
        let child = std::fs::read_to_string(&file).expect("the number of the child");
        let lives = || Path::new("/proc").join(child.trim()).join("exe").exists();
        let patience = Instant::now() + Duration::from_secs(10);
        while lives() && Instant::now() < patience {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert!(!lives(), "{way}: {child} still runs");
    }
}

#[test]
fn a_program_of_no_use_is_refused_before_anything_is_played() {
    let arena = |bots: &str, code| bad(&["arena", "duel", "--bots", bots], code);
    assert!(arena("random,cmd:no-such-program-here", 1).contains("it cannot be started"));
    assert!(arena("random,cmd:", 2).contains("needs a command"));
    assert!(arena("random,cmd:python3 'bot.py", 2).contains("is not closed"));
    assert!(
        bad(&["arena", "duel", "--bots", "random,novice", "--move-time", "5"], 2).contains("--move-time")
    );
    if !is_there("python3") {
        return;
    }
    for (way, reason) in [
        ("lies_about_the_version", "it speaks version 99 of the protocol, not 1"),
        ("dies_at_once", "its last words: no such module"),
        ("plays_other_games", "it does not play this game"),
    ] {
        let complaint = arena(&format!("random,{}", hostile(way)), 1);
        assert!(complaint.contains(reason), "{way}: {complaint}");
    }
}

/// Says these lines to our own engine and gives its answers.
fn engine(arguments: &[&str], lines: &[Value]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_utterson"))
        .arg("engine")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut input = child.stdin.take().expect("piped");
    for line in lines {
        match line.as_str() {
            Some(text) => writeln!(input, "{text}"),
            None => writeln!(input, "{line}"),
        }
        .expect("it listens");
    }
    drop(input);
    let output = child.wait_with_output().expect("it ends when its input does");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn our_engine_says_what_it_cannot_answer_and_goes_on() {
    let answers = engine(
        &["--level", "novice", "--game", "duel"],
        &[
            json!("this is no JSON"),
            json!({ "type": "hello", "protocol": 1, "host": "a test", "colour": "green" }),
            json!({ "type": "a later message" }),
            json!({ "type": "ask", "view": {}, "legal": [], "time_ms": null, "seed": 1 }),
            json!({ "type": "game", "game": "duel", "rules": 1, "options": [], "agreed": { "match": "single" },
                "seats": ["jekyll", "hyde"], "players": ["jekyll", "hyde"], "seat": 0, "notes": [] }),
            json!({ "type": "ask", "view": { "board": 1 }, "legal": [], "time_ms": 100, "seed": 1 }),
            json!({ "type": "over", "standing": "won" }),
        ],
    );
    let error = |answer: &Value| answer["error"].as_str().expect("an error").to_string();
    assert!(error(&answers[0]).contains("not understood"));
    assert_eq!(answers[1], json!({ "protocol": 1, "name": "utterson novice", "games": ["duel"] }));
    assert!(error(&answers[2]).contains("no game yet"));
    assert!(error(&answers[3]).contains("view: "), "{answers:?}");
    assert_eq!(answers.len(), 4);
}

#[test]
fn a_wrong_command_line_is_told_so() {
    assert!(bad(&["engine", "--level", "genius"], 2).contains("there is no such bot"));
    assert!(bad(&["engine", "--work", "0"], 2).contains("--work"));
    assert!(utterson(&["engine", "--level", "random"]).stdout.is_empty(), "nobody asked");
}

/// Plays in the terminal against a program, always choosing the first.
fn play(level: &str, more: &[&str], data: &Path) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_utterson"))
        .args(["play", "--plain", "--name", "Ann", "--level", level, "--data"])
        .arg(data)
        .args(more)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut input = child.stdin.take().expect("piped");
    // The game may be over before all is typed.
    let typing = std::thread::spawn(move || drop(input.write_all("1\n".repeat(3000).as_bytes())));
    let output = child.wait_with_output().expect("it ends");
    typing.join().expect("typing does not panic");
    String::from_utf8(output.stdout).expect("text")
}

/// The record of the only game that was played.
fn record_in(data: &Path) -> PathBuf {
    let files = std::fs::read_dir(data.join("games")).expect("kept").flatten();
    let record = files.map(|file| file.path()).find(|path| path.extension().is_some_and(|end| end == "case"));
    record.expect("a record")
}

#[test]
fn people_play_against_programs() {
    for example in examples() {
        for (name, game, options) in VARIANTS {
            let data = tempfile::tempdir().expect("a folder");
            let mut more = vec![game];
            more.extend(options.iter().flat_map(|option| ["--option", option]));
            let told = play(&example, &more, data.path());
            assert!(told.contains("The game is over."), "{example}: {name}: {told}");
            let record = record_in(data.path());
            let text = crate::text(&record);
            assert!(text.contains(" program:") && text.contains("_card") && !text.contains("bot:"), "{text}");
            good(&["verify", &record.display().to_string()]);
        }
    }
}

#[test]
fn a_program_that_fails_at_a_table_has_lost_and_its_cards_are_not_told() {
    if !is_there("python3") {
        return;
    }
    for (way, sentence) in [
        ("dies", "The program stopped running and has lost the game."),
        ("hangs", "The program did not answer in time and has lost the game."),
        ("plays_what_is_not_there", "The program chose a move that is not allowed and has lost the game."),
        ("speaks_prose", "The program answered in a way nobody can follow and has lost the game."),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let told = play(&hostile(way), &["duel", "--move-time", "300"], data.path());
        assert!(told.contains(sentence) && told.contains("The game is over."), "{way}: {told}");
        assert!(!told.contains("I had no plan") && !told.contains("the king"), "{way}: {told}");
    }
}

#[test]
fn programs_play_games_that_are_written_down() {
    for example in examples() {
        for (name, game, options) in VARIANTS {
            let folder = tempfile::tempdir().expect("a folder");
            let out = folder.path().display().to_string();
            let mut arguments = vec!["simulate", game, "--games", "2", "--bots", &example, "--out", &out];
            arguments.extend(options.iter().flat_map(|option| ["--option", option]));
            good(&arguments);
            let records = std::fs::read_dir(folder.path()).expect("made").flatten();
            let records: Vec<String> = records.map(|file| file.path().display().to_string()).collect();
            assert_eq!(records.len(), 2, "{example}: {name}");
            let text = crate::text(Path::new(&records[0]));
            assert!(text.contains("_card") && text.contains("\nresult "), "{name}: {text}");
            records.iter().for_each(|record| drop(good(&["verify", record])));
        }
    }
}

/// Whatever a program calls itself, nobody takes it for a bot of the house.
#[test]
fn a_record_says_who_is_a_program() {
    if !is_there("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().display().to_string();
    let bots = format!("strong,{}", hostile("has_the_name_of_a_bot"));
    for command in ["simulate", "arena"] {
        good(&[command, "duel", "--games", "1", "--bots", &bots, "--out", &out]);
    }
    for file in std::fs::read_dir(folder.path()).expect("made").flatten() {
        let text = crate::text(&file.path());
        let players: Vec<&str> = text.lines().filter(|line| line.starts_with("player ")).collect();
        assert!(players.iter().any(|line| line.ends_with(" bot:strong")), "{players:?}");
        assert!(players.iter().any(|line| line.ends_with(" program:strong")), "{players:?}");
    }
    let data = tempfile::tempdir().expect("a folder");
    play(&hostile("has_the_name_of_a_bot"), &["duel"], data.path());
    let text = crate::text(&record_in(data.path()));
    assert!(text.contains(" program:strong\n") && !text.contains("bot:"), "{text}");
}

#[test]
fn a_game_that_a_program_lost_by_failing_is_kept_as_far_as_it_went() {
    if !is_there("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().display().to_string();
    let bots = format!("random,{}", hostile("dies"));
    let told = good(&["simulate", "duel", "--games", "3", "--bots", &bots, "--out", &out]);
    assert!(told.contains("jekyll   won        3"), "{told}");
    assert!(
        told.contains("lost by a program that failed: 3; program:unnamed: it stopped in mid-game"),
        "{told}"
    );
    for file in std::fs::read_dir(folder.path()).expect("made").flatten() {
        let text = crate::text(&file.path());
        assert!(text.ends_with("# program:unnamed lost by failing: died\n"), "{text}");
        assert!(
            good(&["verify", &file.path().display().to_string()]).contains("unfinished")
                || !text.contains("result")
        );
    }
    assert!(bad(&["simulate", "duel", "--bots", "ceiling:5"], 2).contains("in the arena only"));
}

/// The page about the protocol shows the example as it is.
#[test]
fn the_document_shows_the_example_that_is_run() {
    let text = |path: &str| std::fs::read_to_string(root().join(path)).expect("a text file");
    let (page, example) = (text("docs/engine.md"), text("examples/engines/any_card.py"));
    assert!(page.contains(&format!("```python\n{example}```")), "docs/engine.md");
}

/// A player that writes down what it hears.
fn listener(file: &Path) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/listens.py");
    format!("cmd:python3 '{}' '{}'", script.display(), file.display())
}

fn lines(file: &Path) -> Vec<Value> {
    crate::text(file).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Every pairing of a tournament plays the same deals, both ways, and a program is kept from game to game.
#[test]
fn no_process_meets_a_deal_twice() {
    if !is_there("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("heard");
    let bots = format!("{},random,novice", listener(&file));
    good(&["arena", "duel", "--bots", &bots, "--games", "6"]);
    let deals = lines(&file)
        .into_iter()
        .filter(|said| said["line"].as_str().is_some_and(|line| line.starts_with("table deal")));
    let deals: Vec<(u64, String)> =
        deals.map(|said| (said["process"].as_u64().expect("a number"), said["line"].to_string())).collect();
    let distinct: std::collections::BTreeSet<_> = deals.iter().collect();
    assert_eq!(distinct.len(), deals.len(), "a process saw a deal twice");
    let alone: std::collections::BTreeSet<_> = deals.iter().map(|(_, line)| line).collect();
    assert!(alone.len() < deals.len(), "the pairings play the same deals");
    let processes: std::collections::BTreeSet<_> = deals.iter().map(|(process, _)| process).collect();
    assert!(processes.len() < deals.len(), "a process plays several games");
}

/// All that a program heard that played one seat of this game.
fn heard(game: &str, option: &str) -> Vec<Value> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("heard");
    let level = listener(&file);
    let others = if game == "partners" { "random,random,random" } else { "random" };
    good(&["simulate", game, "--bots", &format!("{level},{others}"), "--option", option, "--seed", "5"]);
    lines(&file)
}

#[test]
fn our_engine_judges_what_a_seat_knows_and_says_the_same_every_time() {
    if !is_there("python3") {
        return;
    }
    for (game, option) in [("duel", "match=single"), ("partners", "target=1"), ("london", "turns=4")] {
        let heard = heard(game, option);
        let of = |kind: &str| heard.iter().find(|said| said["type"] == kind).expect(kind).clone();
        let ask = heard.iter().filter(|said| said["type"] == "ask");
        let ask = ask.max_by_key(|ask| ask["legal"].as_array().map_or(0, Vec::len)).expect("asked");
        for level in ["novice", "strong", "champion", "ismcts:50"] {
            let values =
                json!({ "type": "values", "view": ask["view"], "level": level, "work": 60, "seed": 7 });
            let bad_view = json!({ "type": "values", "view": ask["legal"] });
            let broken = json!("{\"type\":\"values\"");
            let answers = engine(&[], &[of("game"), values.clone(), bad_view, broken, values]);
            let judged =
                answers[0]["values"].as_array().unwrap_or_else(|| panic!("{game} {level}: {answers:?}"));
            let texts = |list: &Value| {
                list.as_array().expect("a list").iter().map(|one| one["text"].clone()).collect::<Vec<_>>()
            };
            assert_eq!(texts(&answers[0]["values"]), texts(&ask["legal"]), "{game} {level}");
            let valued = judged.iter().filter_map(|one| one["value"].as_f64());
            assert!(
                valued.clone().count() > 0 && valued.clone().all(|value| (0.0..=1.0).contains(&value)),
                "{answers:?}"
            );
            assert!(answers[1]["error"].is_string() && answers[2]["error"].is_string(), "{answers:?}");
            assert_eq!(answers[0], answers[3], "{game} {level}: the same every time");
        }
    }
}

/// What a program is told is what its seat sees: with the hands of the others dealt otherwise, it hears the same until it could know.
#[test]
fn a_program_hears_its_own_cards_and_no_others() {
    if !is_there("python3") {
        return;
    }
    let heard = heard("duel", "match=single");
    let kinds: Vec<&str> = heard.iter().filter_map(|said| said["type"].as_str()).collect();
    assert!(
        kinds.starts_with(&["hello", "hello", "game"]) || kinds.starts_with(&["hello", "game"]),
        "{kinds:?}"
    );
    assert_eq!(kinds.last(), Some(&"over"));
    let deal = heard.iter().find(|said| said["type"] == "moved").expect("the deal");
    assert!(
        deal["line"].as_str().is_some_and(|line| line.starts_with("table deal") && line.contains('?')),
        "{deal}"
    );
    let ask = heard.iter().find(|said| said["type"] == "ask").expect("asked");
    assert!(ask["view"]["known"]["own"]["hand"].is_array(), "{ask}");
    assert!(ask["view"]["known"].as_object().is_some_and(|known| known.len() == 1), "{ask}");
    for word in ["secret", "seed fair", "simulate 5"] {
        assert!(heard.iter().all(|said| !said.to_string().contains(word)), "{word}");
    }
}

/// Whoever stops us from outside stops the programs that we have started, which a terminal's Ctrl-C does not reach.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_leaves_no_program_running() {
    for (command, signals) in
        [("simulate", vec!["INT"]), ("simulate", vec!["HUP"]), ("arena", vec!["TERM", "TERM"])]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let note = folder.path().join("number");
        // It never answers, and never looks at its input.
        let sleeper = format!("random,cmd:sh -c 'echo $$ > {}; exec sleep 600'", note.display());
        let mut child = Command::new(env!("CARGO_BIN_EXE_utterson"))
            .args([command, "duel", "--bots", &sleeper, "--games", "2"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program can be started");
        let number =
            within_a_minute(|| std::fs::read_to_string(&note).ok().filter(|text| text.ends_with('\n')));
        for signal in signals {
            let sent = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status();
            assert!(sent.is_ok_and(|status| status.success()), "{signal} is sent");
            std::thread::sleep(Duration::from_millis(200));
        }
        let status = within_a_minute(|| child.try_wait().expect("it is ours"));
        assert!(!status.success(), "{command}: {status}");
        // What nobody has waited for yet is dead all the same.
        let stat = format!("/proc/{}/stat", number.trim());
        within_a_minute(|| {
            std::fs::read_to_string(&stat).map_or(Some(()), |stat| stat.contains(") Z ").then_some(()))
        });
    }
}

fn within_a_minute<T>(mut there: impl FnMut() -> Option<T>) -> T {
    for _ in 0..600 {
        if let Some(thing) = there() {
            return thing;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("it never comes");
}
