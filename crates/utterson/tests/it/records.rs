//! simulate, replay and verify.

use std::path::Path;

use serde_json::Value;

use crate::{VARIANTS, bad, good, simulate, text, utterson};

#[test]
fn the_same_seed_gives_the_same_games_to_the_byte_and_all_are_good() {
    let (first, second) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    for variant in &VARIANTS {
        let files = simulate(variant, 8, "7", first.path());
        let again = simulate(variant, 8, "7", second.path());
        assert_eq!(files.len(), 8, "{}: nothing but records is left", variant.0);
        for (file, other) in files.iter().zip(&again) {
            assert_eq!(text(file), text(other), "{}", file.display());
        }
        let mut arguments = vec!["verify"];
        arguments.extend(files.iter().map(|file| file.to_str().expect("a plain name")));
        let verdicts = good(&arguments);
        assert_eq!(verdicts.lines().filter(|line| line.contains(": good, ")).count(), 8, "{verdicts}");
    }
}

#[test]
fn a_trace_lists_every_decision_with_all_that_was_legal() {
    let folder = tempfile::tempdir().expect("a folder");
    for variant in &VARIANTS {
        let file = &simulate(variant, 1, "1886", folder.path())[0];
        let record = text(file);
        let events: Vec<&str> = record.lines().skip_while(|line| *line != "---").skip(1).collect();
        let trace = good(&["replay", file.to_str().expect("a plain name"), "--trace"]);
        let lines: Vec<&str> = trace.lines().collect();
        assert_eq!(lines.len(), events.len(), "{}", variant.0);
        let mut decisions = 0;
        for (line, event) in lines.iter().zip(&events) {
            let (first, rest) = event.split_once(' ').expect("two words");
            let json: Value = serde_json::from_str(line).expect("JSON");
            if first == "table" || first == "result" {
                assert_eq!(*line, format!("{{\"{first}\":{}}}", Value::from(rest)));
                continue;
            }
            decisions += 1;
            let legal: Vec<&str> =
                json["legal"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
            assert!(legal.is_sorted() && legal.contains(&rest), "{line}");
            assert_eq!((json["n"].as_u64(), json["who"].as_str()), (Some(decisions), Some(first)), "{line}");
            assert!(
                line.starts_with(&format!("{{\"n\":{decisions},\"who\":")) && !line.contains(", \""),
                "{line}"
            );
        }
    }
}

/// What a seat did not see stands as `?`, and the cards of the others do not stand there at all.
#[test]
fn a_seat_is_shown_only_what_it_saw() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = &simulate(&VARIANTS[3], 1, "5", folder.path())[0];
    let path = file.to_str().expect("a plain name");
    let deal = text(file).lines().find(|line| line.starts_with("table deal")).expect("a deal").to_string();
    let field = |key: &str| {
        let value = deal.split(' ').find_map(|word| word.strip_prefix(key)).expect("a field");
        format!("{key}{value}")
    };
    let hyde = good(&["replay", path, "--as", "hyde"]);
    assert!(hyde.contains(&format!("table deal jekyll=? {} aside=?", field("hyde="))), "{hyde}");
    assert!(!hyde.contains(&field("jekyll=")) && !hyde.contains(&field("aside=")));
    let public = good(&["replay", path, "--as", "public"]);
    assert!(
        public.contains("table deal jekyll=? hyde=? aside=?") && public.contains("jekyll give ?"),
        "{public}"
    );
    assert_eq!(good(&["replay", path, "--as", "bot:random:2"]), hyde, "a player's name will do");
    assert!(bad(&["replay", path, "--as", "utterson"], 1).contains("nobody of that name plays here"));
    // The trace of a seat: its own decisions whole, of all others what it saw.
    let trace = good(&["replay", path, "--as", "hyde", "--trace"]);
    assert!(
        !trace.contains(&field("jekyll="))
            && trace.contains("{\"n\":1,\"who\":\"jekyll\",\"seen\":\"give ?\"}"),
        "{trace}"
    );
    let whole = good(&["replay", path, "--trace"]);
    assert_eq!(trace.lines().count(), whole.lines().count());
    let own = |line: &&str| line.contains("\"who\":\"hyde\"");
    let both: Vec<(&str, &str)> = trace.lines().zip(whole.lines()).filter(|(line, _)| own(line)).collect();
    assert!(both.len() > 10 && both.iter().all(|(line, whole)| line == whole), "{trace}");
    assert!(
        !trace.lines().any(|line| line.contains("\"who\":\"jekyll\"") && line.contains("legal")),
        "{trace}"
    );
}

#[test]
fn a_bad_record_is_refused_with_line_column_reason_and_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = &simulate(&VARIANTS[3], 1, "9", folder.path())[0];
    let record = text(file);
    let spoiled = folder.path().join("spoiled.case");
    let path = spoiled.to_str().expect("a plain name");
    let trick = record.lines().position(|line| line.starts_with("table trick")).expect("a trick");
    let wrong = if record.lines().nth(trick).expect("it").ends_with("jekyll") { "hyde" } else { "jekyll" };
    let lines: Vec<String> = record
        .lines()
        .enumerate()
        .map(
            |(index, line)| {
                if index == trick { format!("table trick winner={wrong}") } else { line.to_string() }
            },
        )
        .collect();
    std::fs::write(&spoiled, lines.join("\n")).expect("written");
    let output = utterson(&["verify", path]);
    let verdict = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(1));
    assert!(verdict.contains(&format!("line {}, column 13: by the rules", trick + 1)), "{verdict}");
    // The trace stops before the bad line.
    let output = utterson(&["replay", path, "--trace"]);
    let header = record.lines().position(|line| line == "---").expect("a header") + 1;
    assert_eq!(output.stdout.iter().filter(|byte| **byte == b'\n').count(), trick - header);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains(&format!("line {}", trick + 1)));
}

/// Refusals by the rules are sentences in the reader's language, with the number of the rule.
#[test]
fn a_refusal_is_a_sentence_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("follow.case");
    let record = "utterson 1\ngame duel\nplayer jekyll Ann\nplayer hyde Bob\n---\n\
        table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,W3 hyde=W4,W5,W6,W7,E1,E2,E3,E4,E5,E6 aside=E7,+2,+3,+4,+5\n\
        jekyll give P7\nhyde give W4\njekyll play P1\nhyde play E1\n";
    std::fs::write(&path, record).expect("written");
    let path = path.to_str().expect("a plain name");
    let english = bad(&["replay", path, "--trace"], 1);
    assert!(
        english.contains("line 10, column 6: ") && english.contains("Pride") && english.contains("(D3.2)"),
        "{english}"
    );
    let german = bad(&["replay", path, "--trace", "--lang", "de"], 1);
    assert!(german.contains("Hochmut") || german.contains("Stolz"), "{german}");
}

#[test]
fn files_that_are_no_records_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing.case");
    assert!(bad(&["replay", missing.to_str().expect("a plain name")], 1).contains("missing.case"));
    let cases: [(&[u8], &str); 4] = [
        (b"", "the file is empty"),
        (b"\xff\xfe", "line 1, column 1: this is not UTF-8"),
        (b"utterson 2\n", "this program reads version 1"),
        (b"utterson 1\ngame chess\nplayer white Ann\n---\n", "line 2, column 6: there is no such game"),
    ];
    for (index, (bytes, reason)) in cases.into_iter().enumerate() {
        let path = folder.path().join(format!("{index}.case"));
        std::fs::write(&path, bytes).expect("written");
        let complaint = bad(&["replay", path.to_str().expect("a plain name")], 1);
        assert!(complaint.contains(reason), "{complaint}");
    }
    assert!(Path::new(folder.path()).exists());
}

#[test]
fn verify_speaks_json_to_machines() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = &simulate(&VARIANTS[5], 1, "2", folder.path())[0];
    let json: Value =
        serde_json::from_str(&good(&["verify", "--json", file.to_str().expect("a plain name")]))
            .expect("JSON");
    assert_eq!((json["good"].as_bool(), json["game"].as_str()), (Some(true), Some("london")));
    assert!(json["result"].as_str().is_some_and(|result| result.starts_with("winner=")), "{json}");
}
