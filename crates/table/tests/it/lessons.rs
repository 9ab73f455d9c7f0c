//! The lessons: every record is one that the engine reads, and every step and branch fits its place in it.

use std::path::PathBuf;

use game::{Seat, Viewer};
use serde::Deserialize;
use table::any::Shelves;
use table::replay::{Eyes, Replay, replay};

/// As in `web/src/lib/lessons/lesson.ts`, where the fields are explained.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    minutes: u32,
    chapters: Vec<Chapter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Chapter {
    id: String,
    record: String,
    seat: u8,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    id: String,
    at: usize,
    #[serde(default, rename = "points")]
    _points: Vec<String>,
    #[serde(default, rename = "panel")]
    _panel: Option<String>,
    rules: Vec<String>,
    #[serde(default)]
    asks: bool,
    #[serde(default, rename = "taken")]
    _taken: bool,
    #[serde(default)]
    branches: Vec<Branch>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Branch {
    id: String,
    lines: Vec<String>,
    #[serde(default, rename = "good")]
    _good: bool,
    #[serde(default, rename = "taken")]
    _taken: bool,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../lessons")
}

fn lesson(game: &str) -> Lesson {
    let text = std::fs::read_to_string(folder().join(format!("{game}.json"))).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{game}: {fault}"))
}

fn shown(record: &str, seat: u8, place: &str) -> Replay {
    let eyes = Eyes::Of(Viewer::Seat(Seat(seat)));
    replay(record.as_bytes(), &Shelves::default(), eyes, 0..usize::MAX)
        .unwrap_or_else(|fault| panic!("{place}: {fault:?}"))
}

/// The record up to this many moves, with what follows from them.
fn cut(record: &str, shown: &Replay, at: usize) -> String {
    let (head, play) = record.split_once("---\n").unwrap();
    let notes = |frame: &table::replay::Frame| frame.made.as_ref().map_or(0, |made| made.notes.len());
    let lines: usize =
        shown.opening.len() + shown.frames[1..=at].iter().map(|frame| 1 + notes(frame)).sum::<usize>();
    let play = play.split_inclusive('\n').filter(|line| !line.starts_with('#'));
    format!("{head}---\n{}", play.take(lines).collect::<String>())
}

fn check_step(place: &str, record: &str, shown: &Replay, seat: u8, step: &Step) {
    assert!(step.at <= shown.moves, "{place}: the record has {} moves", shown.moves);
    assert!(!step.rules.is_empty(), "{place} rests on a rule");
    assert!(step.asks || step.branches.is_empty(), "{place} has branches, and asks for a move");
    if !step.asks {
        return;
    }
    let next = shown.frames.get(step.at + 1).and_then(|frame| frame.made.as_ref());
    assert_eq!(next.map(|made| made.by), Some(Some(Seat(seat))), "{place}: the next move is the learner's");
    let own = cut(record, shown, step.at + 1);
    for branch in &step.branches {
        let place = format!("{place}, branch {}", branch.id);
        let begun = format!("{}{}\n", cut(record, shown, step.at), branch.lines[0]);
        assert!(!own.starts_with(&begun), "{place} is the record's own move");
        let other = self::shown(
            &format!("{}{}\n", cut(record, shown, step.at), branch.lines.join("\n")),
            seat,
            &place,
        );
        let made = other.frames[step.at + 1].made.as_ref().unwrap();
        assert_eq!(made.by, Some(Seat(seat)), "{place} begins with a move of the learner");
    }
}

#[test]
fn every_lesson_can_be_played() {
    for game in ["partners", "duel", "london"] {
        let lesson = lesson(game);
        assert!((1..=10).contains(&lesson.minutes) && !lesson.chapters.is_empty(), "{game}");
        for chapter in &lesson.chapters {
            let path = folder().join(game).join(format!("{}.case", chapter.record));
            let record = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
            let shown = shown(&record, chapter.seat, &format!("{game}, {}", chapter.record));
            assert!(chapter.steps.is_sorted_by_key(|step| step.at), "{game}, {}: time goes on", chapter.id);
            let ends = chapter.steps.last().map(|step| step.asks);
            assert_eq!(ends, Some(false), "{game}, {}: what the last move brings is told", chapter.id);
            for step in &chapter.steps {
                let place = format!("{game}, {}, {}", chapter.id, step.id);
                check_step(&place, &record, &shown, chapter.seat, step);
            }
        }
    }
}

/// The first card within a minute: each lesson soon lets the learner move, and often.
#[test]
fn who_learns_plays_soon_and_often() {
    for game in ["partners", "duel", "london"] {
        let lesson = lesson(game);
        let steps: Vec<&Step> = lesson.chapters.iter().flat_map(|chapter| &chapter.steps).collect();
        let first = steps.iter().position(|step| step.asks).unwrap();
        assert!(first < 3, "{game} talks through {first} steps before anything may be done");
        let asked = steps.iter().filter(|step| step.asks).count();
        assert!(asked * 3 >= steps.len(), "{game} asks for {asked} moves in {} steps", steps.len());
    }
}

/// No file lies about that no lesson opens.
#[test]
fn every_record_is_used() {
    for game in ["partners", "duel", "london"] {
        let lesson = lesson(game);
        for file in std::fs::read_dir(folder().join(game)).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            assert!(lesson.chapters.iter().any(|chapter| chapter.record == name), "{path:?}");
        }
    }
}
