//! arena and solve: what the bots are measured with, and what a position is worth.

use std::path::Path;

use serde_json::Value;

use crate::{VARIANTS, bad, good, simulate, text};

fn json(arguments: &[&str]) -> Value {
    let output = good(arguments);
    assert_eq!(output.lines().count(), 1, "one object on one line: {output}");
    serde_json::from_str(&output).expect("JSON")
}

/// Without the times, which no two runs share.
fn without_times(mut report: Value) -> Value {
    let fields = report.as_object_mut().expect("an object");
    for field in ["ms_per_move", "ms_per_move_max"] {
        fields.remove(field).expect(field);
    }
    report
}

#[test]
fn the_arena_reports_for_machines() {
    let arguments = ["arena", "duel", "--bots", "casual,random", "--games", "20", "--seed", "7", "--json"];
    let report = json(&arguments);
    assert_eq!((&report["game"], &report["games"]), (&"duel".into(), &20.into()));
    assert_eq!(report["bots"], serde_json::json!(["casual", "random"]));
    let number = |field: &str| report[field].as_f64().expect(field);
    assert!(number("score") > 0.7, "casual beats chance: {report}");
    assert!(number("score_low") < number("score") && number("score") <= number("score_high"), "{report}");
    assert!(number("elo_low") < number("elo") && number("elo") <= number("elo_high"), "{report}");
    for bot in ["casual", "random"] {
        let [mean, most] = ["ms_per_move", "ms_per_move_max"].map(|field| report[field][bot].as_f64());
        assert!(mean > Some(0.0) && most >= mean, "{bot}: {report}");
    }
    let wins = ["jekyll", "hyde", "drawn"].map(|side| report["side_wins"][side].as_u64().expect(side));
    assert_eq!(wins.iter().sum::<u64>(), 20);
    for side in ["jekyll", "hyde"] {
        assert_eq!(report["score_by_side"][side].as_array().map(Vec::len), Some(3), "{report}");
    }
    assert_eq!(without_times(report), without_times(json(&arguments)), "the same seed gives the same games");
}

#[test]
fn the_arena_reports_for_people_and_plays_in_pairs() {
    let report =
        good(&["arena", "partners", "--bots", "novice,random", "--games", "5", "--option", "target=1"]);
    assert!(report.starts_with("novice against random: 6 games of partners\n"), "{report}");
    for word in ["score", "elo", "95 %", "as jekyll", "as hyde", "ms a move", "jekyll won", "drawn 0"] {
        assert!(report.contains(word), "{word}: {report}");
    }
}

#[test]
fn every_game_and_table_has_an_arena() {
    for (_, game, options) in VARIANTS {
        let mut arguments =
            vec!["arena", game, "--bots", "random,ceiling:2", "--games", "2", "--work", "2", "--json"];
        arguments.extend(options.iter().flat_map(|option| ["--option", option]));
        assert_eq!(json(&arguments)["games"], 2, "{arguments:?}");
    }
}

#[test]
fn the_arena_refuses_what_it_cannot_measure() {
    let complain = |arguments: &[&str], code: i32, reason: &str| {
        let all: Vec<&str> = ["arena"].iter().chain(arguments).copied().collect();
        let complaint = bad(&all, code);
        assert!(complaint.contains(reason), "{arguments:?}: {complaint}");
    };
    complain(&["chess", "--bots", "random,random"], 2, "partners, duel or london");
    complain(&["duel"], 2, "--bots");
    complain(&["duel", "--bots", "genius,random"], 2, "`genius`: there is no such bot");
    complain(&["duel", "--bots", "random,ismcts:0"], 2, "ismcts:N with N iterations from 1");
    complain(&["duel", "--bots", "random,ceiling:0"], 2, "ceiling:N, which sees all cards");
    complain(&["duel", "--bots", "random"], 2, "takes two bots or more, not 1");
    complain(&["duel", "--bots", "random,novice,random"], 2, "random is there twice");
    complain(
        &["duel", "--bots", "random,novice,casual", "--sprt", "0,10,0.05,0.05"],
        2,
        "between two bots, not 3",
    );
    complain(&["duel", "--bots", "random,novice", "--sprt", "10,0,0.05,0.05"], 2, "elo0 below elo1");
    complain(&["duel", "--bots", "random,novice", "--threads", "0"], 2, "somebody has to do the work");
    complain(&["duel", "--bots", "random,novice", "--work", "9"], 2, "--work 9 does nothing here");
    complain(&["london", "--bots", "random,casual", "--work", "9"], 2, "--work 9 does nothing here");
    complain(&["duel", "--bots", "random,novice", "--map", "x.toml"], 2, "duel has no map");
    complain(&["duel", "--bots", "random,random", "--games", "0"], 2, "from 1");
    complain(&["duel", "--bots", "random,random", "--games", "-3"], 2, "-3");
    complain(&["duel", "--bots", "random,random", "--work", "0"], 2, "a budget of zero");
    complain(&["duel", "--bots", "random,random", "--option", "match=best"], 1, "single");
    complain(
        &["partners", "--bots", "random,random", "--option", "target=0"],
        1,
        "not a whole number from 1",
    );
    complain(&["london", "--bots", "random,random", "--map", "nowhere.map"], 1, "nowhere.map");
}

/// What was done in each decision of a record, from the first.
fn actions(record: &str) -> Vec<&str> {
    let events = record.lines().skip_while(|line| *line != "---").skip(1);
    let acts = events.filter(|line| !line.starts_with("table ") && !line.starts_with("result "));
    acts.map(|line| line.split_once(' ').expect("two words").1).collect()
}

fn solve(file: &Path, at: usize) -> Value {
    json(&["solve", file.to_str().expect("a plain name"), "--at", &at.to_string(), "--json"])
}

/// What the position is worth, and what it would be worth after that action.
fn worth(solution: &Value, action: &str) -> (f64, f64) {
    let choices = solution["choices"].as_array().expect("a list");
    let number = |value: &Value| value["value"].as_f64().expect("a number");
    let best: Vec<&Value> = choices.iter().filter(|choice| choice["best"] == true).collect();
    assert!(!best.is_empty() && best.iter().all(|choice| number(choice) == number(solution)), "{solution}");
    let weights: f64 = choices.iter().filter_map(|choice| choice["weight"].as_f64()).sum();
    assert!((weights - 1.0).abs() < 1e-9, "{solution}");
    let chosen =
        choices.iter().find(|choice| choice["action"] == action).expect("what was done was possible");
    (number(solution), number(chosen))
}

/// Along a record, what an action is said to be worth is what the next position is worth, to the last one of the hand.
#[test]
fn what_an_action_is_worth_is_what_comes_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let hand: (_, _, &[&str]) = ("hand", "partners", &["target=1"]);
    for file in simulate(&hand, 3, "7", folder.path()) {
        let record = text(&file);
        let actions = actions(&record);
        let from = actions.len().saturating_sub(11);
        let mut promised = None;
        for (index, action) in actions.iter().enumerate().skip(from) {
            let (value, after) = worth(&solve(&file, index + 1), action);
            assert_eq!(promised.unwrap_or(value), value, "{} at {}", file.display(), index + 1);
            promised = Some(after);
        }
        let score = record.lines().find_map(|line| line.strip_prefix("table score ")).expect("a score");
        let points = |side: &str| -> f64 {
            let words = score.split(' ').find_map(|word| word.strip_prefix(side)?.strip_prefix('='));
            words.expect(side).parse().expect("a number")
        };
        assert_eq!(promised, Some(points("jekyll") - points("hyde")), "{record}");
    }
}

#[test]
fn a_round_of_duel_is_solved_for_people_and_for_machines() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = &simulate(&VARIANTS[3], 1, "7", folder.path())[0];
    let record = text(file);
    let actions = actions(&record);
    // Two cards to give and twenty to play: the last five tricks of the first round.
    let mut promised = None;
    for at in 13..=22 {
        let solution = solve(file, at);
        assert_eq!((&solution["game"], &solution["decision"]), (&"duel".into(), &at.into()));
        let swapping = actions[at - 1].starts_with("swap");
        let (value, after) = if swapping { return } else { worth(&solution, actions[at - 1]) };
        assert!(promised.is_none_or(|promised: f64| (promised - value).abs() < 1e-6), "at {at}: {solution}");
        promised = Some(after);
    }
    let sentences = good(&["solve", file.to_str().expect("a plain name"), "--at", "22"]);
    assert!(sentences.starts_with("before decision 22: "), "{sentences}");
    assert!(sentences.contains("which hyde wants large") && sentences.contains("  * "), "{sentences}");
}

#[test]
fn what_cannot_be_solved_is_said_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = |path: &Path| path.to_str().expect("a plain name").to_owned();
    let finished = name(&simulate(&VARIANTS[3], 1, "7", folder.path())[0]);
    let london = name(&simulate(&VARIANTS[5], 1, "7", folder.path())[0]);
    let write = |file: &str, content: &str| {
        let path = folder.path().join(file);
        std::fs::write(&path, content).expect("a file");
        name(&path)
    };
    let header = write("header.case", "utterson 1\ngame duel\n");
    let letter = write("letter.case", "Dear Utterson\n");
    let chess = write("chess.case", "utterson 1\ngame chess\n---\n");
    let broken = write("broken.case", &text(Path::new(&finished)).replacen("jekyll play", "jekyll eat", 1));
    for (arguments, code, reason) in [
        (vec![finished.as_str()], 1, "there is nothing to solve: no round is being played"),
        (vec![&finished, "--at", "1000"], 1, "--at 1000: the record has "),
        (vec![&finished, "--at", "0"], 2, "decisions are counted from 1"),
        (vec![&finished, "--at", "soon"], 2, "soon"),
        (vec![&london, "--at", "3"], 1, "london has draws to come, and no exact value"),
        (vec![header.as_str()], 1, "stops inside its header"),
        (vec![letter.as_str()], 1, "letter.case"),
        (vec![chess.as_str()], 1, "chess"),
        (vec![&broken, "--at", "3"], 1, "broken.case"),
        (vec!["nowhere.case"], 1, "nowhere.case"),
        (vec![], 2, "FILE"),
    ] {
        let all: Vec<&str> = ["solve"].into_iter().chain(arguments).collect();
        let complaint = bad(&all, code);
        assert!(complaint.contains(reason), "{all:?}: {complaint}");
    }
}
