//! How a duel is written and read, to the column.

use duel::{Match, Options, State};
use game::notation::{Field, words};
use game::{Game, Notation, Seat, record};

use crate::story::{Story, TEN_NIL};

fn action(text: &str) -> String {
    let read = State::read_action(&Options::default(), &words(7, text));
    read.map_or_else(|fault| fault.to_string(), |action| State::write_action(&Options::default(), action))
}

#[test]
fn actions_are_read_as_they_are_written() {
    for text in ["give P3", "give P3,W1,+2", "play P6", "play +4", "play +4 W", "swap P1,E2", "swap E7"] {
        assert_eq!(action(text), text);
    }
}

#[test]
fn faults_of_actions_have_a_place() {
    assert_eq!(action("play X9"), "line 7, column 6: `X9` is not a card");
    assert_eq!(action("play P8"), "line 7, column 6: `P8` is not a card");
    assert_eq!(action("play P6 W"), "line 7, column 6: `P6` is not a potion");
    assert_eq!(action("play +4 R"), "line 7, column 9: `R` is not a colour");
    assert_eq!(action("play"), "line 7, column 5: something is missing: play CARD");
    assert_eq!(
        action("play +4 W W"),
        "line 7, column 11: `W` is one word too many: play CARD, or play POTION COLOUR"
    );
    assert_eq!(action("give P3,"), "line 7, column 9: `` is not a card");
    assert_eq!(action("ask P3"), "line 7, column 1: `give`, `play` or `swap` is expected here");
}

#[test]
fn the_cards_of_a_decision_stand_in_card_order() {
    let order = "cards stand in the order P W E +, ascending, each once";
    assert_eq!(action("give W1,P1"), format!("line 7, column 9: {order}"));
    assert_eq!(action("swap P1,P3,P2"), format!("line 7, column 12: {order}"));
    assert_eq!(action("give +2,P1"), format!("line 7, column 9: {order}"));
    assert_eq!(action("give P1,P1"), format!("line 7, column 9: {order}"));
}

fn chance(text: &str) -> String {
    let read = State::read_chance(&Options::default(), &words(1, text));
    read.map_or_else(|fault| fault.to_string(), |deal| State::write_chance(&Options::default(), &deal))
}

#[test]
fn a_deal_is_read_in_any_order_and_written_in_card_order() {
    assert_eq!(
        chance("deal jekyll=W1,P1,+5 hyde=E7,E1 aside=P2"),
        "deal jekyll=P1,W1,+5 hyde=E1,E7 aside=P2"
    );
}

#[test]
fn faults_of_deals_have_a_place() {
    assert_eq!(chance("deal jekyll=P1,P1 hyde=E1 aside=P2"), "line 1, column 16: `P1` stands here twice");
    assert_eq!(
        chance("deal hyde=P1 jekyll=E1 aside=P2"),
        "line 1, column 6: `jekyll=…` is expected here, not `hyde=P1`"
    );
    assert_eq!(chance("shuffle"), "line 1, column 1: `deal` is expected here");
    assert_eq!(
        chance("deal jekyll=P1 hyde=P2"),
        "line 1, column 23: something is missing: deal jekyll=CARDS hyde=CARDS aside=CARDS"
    );
}

fn options(fields: &str) -> Result<Options, String> {
    let words_of_fields = if fields.is_empty() { Vec::new() } else { words(3, fields) };
    let fields: Vec<Field<'_>> = words_of_fields.iter().map(|word| word.field().expect("a field")).collect();
    State::read_options(&fields, &words(4, "jekyll hyde"), &()).map_err(|fault| fault.to_string())
}

#[test]
fn options_are_a_single_game_or_a_return_match() {
    assert_eq!(options(""), Ok(Options { match_: Match::Single }));
    assert_eq!(options("match=single"), Ok(Options { match_: Match::Single }));
    assert_eq!(options("match=return"), Ok(Options { match_: Match::Return }));
    let fault = "line 3, column 7: a match is `single` or `return`";
    assert_eq!(options("match=best"), Err(fault.into()));
    assert_eq!(State::write_options(&Options { match_: Match::Return }), ["match=return"]);
    assert!(State::write_options(&Options::default()).is_empty());
    assert!(State::uses_names(&Options { match_: Match::Return }));
    assert!(!State::uses_names(&Options::default()));
}

#[test]
fn the_players_are_jekyll_and_hyde_in_that_order() {
    let verdict = |players: &str| {
        let file = format!("utterson 1\ngame duel\n{players}---\n");
        let sheet = record::open(file.as_bytes()).unwrap().unwrap();
        sheet.read::<State>(&(), |_, _| ()).map(drop).map_err(|bad| bad.to_string())
    };
    let (jekyll, hyde) = ("player jekyll Ann\n", "player hyde Bob\n");
    assert_eq!(verdict(&[jekyll, hyde].concat()), Ok(()));
    let swapped = "line 3, column 8: the seat `jekyll` is expected here, not `hyde`";
    assert_eq!(verdict(&[hyde, jekyll].concat()), Err(swapped.into()));
    assert_eq!(verdict(jekyll), Err("line 4, column 1: the line `player hyde NAME` is missing".into()));
    let third = [jekyll, hyde, "player ghost Cy\n"].concat();
    assert_eq!(verdict(&third), Err("line 5, column 8: the game has only 2 players".into()));
}

#[test]
fn decisions_name_the_role_and_jekyll_writes_first() {
    let mut story = Story::new(Match::Return);
    story.round(&TEN_NIL);
    story.tell("table trick winner=jekyll\ntable round jekyll=10 hyde=0 marker=10\ntable game 2");
    story.tell("table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,W3 hyde=W4,W5,W6,W7,E1,E2,E3,E4,E5,E6 aside=E7,+2,+3,+4,+5");
    assert_eq!((story.state.seat_word(Seat(0)), story.state.seat_word(Seat(1))), ("hyde", "jekyll"));
    assert_eq!(story.state.first_writer(), Some(Seat(1)));
    story.tell("jekyll give P1");
    assert_eq!(story.state.first_writer(), Some(Seat(0)));
}

/// A record of a return match in which all tricks go to the leader, twice.
#[test]
fn a_record_is_read_to_its_result() {
    let mut text =
        String::from("utterson 1\ngame duel\noption match=return\nplayer jekyll Ann\nplayer hyde Bob\n---\n");
    for game in ["table game 2\n", "result winner=draw Ann=10/1 Bob=10/1\n"] {
        text += "table deal jekyll=P5,P6,P7,W5,W6,W7,E3,E4,E5,E6 hyde=P1,P2,P3,P4,W1,W2,W3,E1,E2,E7 aside=W4,+2,+3,+4,+5\n";
        text += "jekyll give E3\nhyde give E7\n";
        for pair in TEN_NIL.plays.split("  ") {
            let (first, second) = pair.split_once(' ').expect("two cards");
            text += &format!("jekyll play {first}\nhyde play {second}\ntable trick winner=jekyll\n");
        }
        text += "table round jekyll=10 hyde=0 marker=10\n";
        text += game;
    }
    let read = |text: &str| {
        let sheet = record::open(text.as_bytes()).expect("a good header").expect("a whole header");
        sheet.read::<State>(&(), |_, _| ())
    };
    let record = read(&text).expect("a good record");
    assert!(record.finished && record.state.outcome().is_some());
    assert!(read(&text.replacen("marker=10", "marker=9", 1)).is_err());
}
