//! Records of the little game: what is written is read, and what is wrong is refused at its place.

use game::record::{self, Recorder};
use game::{Move, Seat};

use crate::little::{Action, Little, SOUND};

type Sound = Little<SOUND>;

const GOOD: &str = "\
# a game of little whist
utterson 1
game little
seed drawn by hand
player first Ann
player second Béa
---
table deal first=1,2 second=3,4
first give 1
second give 4
first play 2
second play 3
table trick winner=Béa
second play 1
first play 4
table trick winner=Ann
result winner=draw
# the end
";

fn verdict(file: &str) -> Result<usize, String> {
    let Some(sheet) = record::open(file.as_bytes()).map_err(|fault| fault.to_string())? else { return Ok(0) };
    let record = sheet.read::<Sound>(&(), |_, _| ()).map_err(|bad| bad.to_string())?;
    Ok(record.moves.len())
}

#[test]
fn a_good_record_is_read() {
    assert_eq!(verdict(GOOD), Ok(7));
    assert_eq!(verdict(GOOD.trim_end()), Ok(7));
}

#[test]
fn an_unfinished_record_may_stop_after_any_line() {
    let lines: Vec<&str> = GOOD.lines().collect();
    for end in 2..=lines.len() {
        assert!(verdict(&lines[..end].join("\n")).is_ok(), "{end} lines");
    }
    assert!(verdict("").expect_err("empty").starts_with("line 1, column 1: the file is empty"));
    assert!(
        verdict("# only a comment").expect_err("empty").starts_with("line 2, column 1: the file is empty")
    );
}

#[test]
fn a_wrong_line_is_refused_with_its_place_and_reason() {
    let cases = [
        ("utterson 1", "utterson 2", "line 2, column 10: this program reads version 1"),
        ("utterson 1", "uterson 1", "line 2, column 1: a record begins with `utterson 1`"),
        ("utterson 1", "utterson 1 1", "line 2, column 12: `1` is one word too many"),
        ("seed drawn by hand", "seed", "line 4, column 5: something is missing"),
        ("player first Ann", "player first Ann,b", "line 5, column 17: a name is one word"),
        ("player first Ann", "player first draw", "line 5, column 14: nobody can be called `draw`"),
        ("player second Béa", "player second Ann", "line 6, column 15: two players are called `Ann`"),
        ("player second Béa\n", "", "line 6, column 1: the line `player second NAME` is missing"),
        ("player first Ann\n", "", "line 5, column 8: the seat `first` is expected here, not `second`"),
        (
            "player second Béa\n",
            "player second Béa\nplayer third Cy\n",
            "line 7, column 8: the game has only 2",
        ),
        ("---\n", "", "line 7, column 1: `player SEAT NAME` or `---` is expected"),
        ("seed drawn", "option a=b\nseed drawn", "line 4, column 8: `a` is not an option of this game"),
        ("seed drawn", "option a=b a=b\nseed drawn", "line 4, column 12: the option `a` stands here twice"),
        ("---\n", "--- -\n", "line 7, column 5: `-` is one word too many"),
        ("seed drawn by hand", "seed a\nseed b", "line 5, column 1: this line stands too late or twice"),
        ("table deal", "first deal", "line 8, column 1: chance decides here"),
        ("first=1,2 s", "first=1,1 s", "line 8, column 7: no-deal (X1)"),
        ("first=1,2 s", "first=1,x s", "line 8, column 20: `x` is not a card"),
        (
            "first give 1\nsecond give 4",
            "second give 4\nfirst give 1",
            "line 9, column 1: a decision of `first`",
        ),
        ("first give 1", "first give 3", "line 9, column 7: not-yours (X1)"),
        ("first give 1", "first give", "line 9, column 11: something is missing"),
        ("first give 1", "first", "line 9, column 6: something is missing behind `first`"),
        ("first give 1", "first play 1", "line 9, column 7: not-now (X1)"),
        (
            "winner=Béa\nsecond",
            "winner=Ann\nsecond",
            "line 13, column 13: by the rules `table trick winner=Béa`",
        ),
        ("table trick winner=Béa\n", "", "line 13, column 1: by the rules `table trick winner=Béa`"),
        ("winner=Béa\nsecond", "winner=Béa x\nsecond", "line 13, column 24: by the rules"),
        ("result winner=draw", "result winner=Ann", "line 17, column 8: by the rules `result winner=draw`"),
        ("# the end", "the end", "line 18, column 1: only comments may stand after the result"),
    ];
    for (good, bad, reason) in cases {
        let file = GOOD.replacen(good, bad, 1);
        assert_ne!(file, GOOD, "{good}");
        let verdict = verdict(&file).expect_err(bad);
        assert!(verdict.starts_with(reason), "{bad:?}: {verdict}");
    }
}

#[test]
fn of_two_who_decide_at_once_the_record_always_writes_the_same_first() {
    let mut recorder = Recorder::<Sound>::new(&(), None, vec!["Ann".into(), "Béa".into()]);
    recorder.play(&Move::Chance([0b110, 0b11000])).unwrap();
    recorder.play(&Move::Act(Seat(1), Action::Give(4))).unwrap();
    assert!(!recorder.text().contains("give"), "a secret decision waits for the other");
    recorder.play(&Move::Act(Seat(0), Action::Give(1))).unwrap();
    assert!(recorder.text().ends_with("first give 1\nsecond give 4\n"), "{}", recorder.text());
}
