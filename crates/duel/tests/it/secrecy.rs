//! What each viewer sees and knows, in stories.

use duel::{Cards, Known, Match, Own, State};
use game::{Game, Seat, Viewer};

use crate::story::{Story, cards, dealt, given};

const JEKYLL: &str = "P1 P2 P3 P4 P5 P6 P7 W1 W2 W3";
const HYDE: &str = "W4 W5 W6 W7 E1 E2 E3 E4 E5 E6";

#[test]
fn a_deal_shows_each_player_his_own_hand() {
    let story = Story::new(Match::Single);
    let deal = "table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,W3 hyde=W4,W5,W6,W7,E1,E2,E3,E4,E5,E6 aside=E7,+2,+3,+4,+5";
    assert_eq!(story.seen(deal, "jekyll"), "table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,W3 hyde=? aside=?");
    assert_eq!(story.seen(deal, "hyde"), "table deal jekyll=? hyde=W4,W5,W6,W7,E1,E2,E3,E4,E5,E6 aside=?");
    assert_eq!(story.seen(deal, "spectator"), "table deal jekyll=? hyde=? aside=?");
}

#[test]
fn a_choice_is_hidden_until_both_have_chosen() {
    let mut story = dealt(JEKYLL, HYDE);
    assert_eq!(story.seen("jekyll give P7", "jekyll"), "jekyll give P7");
    assert_eq!(story.seen("jekyll give P7", "hyde"), "jekyll give ?");
    assert_eq!(story.seen("jekyll give P7", "spectator"), "jekyll give ?");
    story.tell("jekyll give P7");
    // Hyde makes the exchange complete: he learns P7, jekyll learns E1, and a spectator nothing.
    assert_eq!(story.seen("hyde give E1", "hyde"), "hyde give E1 received=P7");
    assert_eq!(story.seen("hyde give E1", "jekyll"), "hyde give E1");
    assert_eq!(story.seen("hyde give E1", "spectator"), "hyde give ?");
}

#[test]
fn the_cards_of_a_green_effect_are_as_secret() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 E1 +4", "P7 W3 W4 W5 W6 W7 E2 E3 E4 E5");
    assert_eq!(story.seen("jekyll play +4 E", "hyde"), "jekyll play +4 E");
    story.tell("jekyll play +4 E\nhyde play E5");
    assert_eq!(story.seen("hyde swap W7,E2", "jekyll"), "hyde swap ?");
    story.tell("hyde swap W7,E2");
    assert_eq!(story.seen("jekyll swap P1,E1", "jekyll"), "jekyll swap P1,E1 received=W7,E2");
    assert_eq!(story.seen("jekyll swap P1,E1", "hyde"), "jekyll swap P1,E1");
}

#[test]
fn nobody_but_the_players_knows_more_than_the_board() {
    let story = dealt(JEKYLL, HYDE);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(2)), Viewer::Seat(Seat(255))] {
        assert_eq!(story.state.view(viewer).known, Known::Nothing);
    }
}

/// What a player knows.
fn own(story: &Story, seat: u8) -> Own {
    match story.state.view(Viewer::Seat(Seat(seat))).known {
        Known::Own(own) => own,
        Known::Nothing => panic!("a player knows his hand"),
    }
}

#[test]
fn who_gave_cards_knows_where_they_are() {
    let mut story = dealt(JEKYLL, HYDE);
    story.tell("jekyll give P7\nhyde give E1");
    let unseen = own(&story, 0).unseen(&story.state.board());
    assert_eq!((unseen.certain, unseen.dealt_for_sure, unseen.missing), (cards("P7"), cards("E1"), 9));
    // Of the 25 jekyll was dealt ten and has seen E1.
    assert_eq!(unseen.possible, cards("W4 W5 W6 W7 E2 E3 E4 E5 E6 E7 +2 +3 +4 +5"));
    story.tell("jekyll play P1\nhyde play P7");
    assert_eq!(own(&story, 0).unseen(&story.state.board()).certain, Cards::EMPTY);
}

#[test]
fn a_void_shown_holds_for_all_cards_but_those_received_later() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 E7 +4", "W3 W4 W5 W6 W7 E1 E2 E3 E4 E5");
    // Jekyll was dealt E5 and gave it, hyde was dealt +4 and gave it.
    story.tell("jekyll play P1\nhyde play W3\nhyde play W4\njekyll play W1\nhyde play E1\njekyll play +4");
    let unseen = own(&story, 0).unseen(&story.state.board());
    assert_eq!(unseen.possible, cards("W5 W6 W7 E2 E3 E4 E6 +2 +3 +5"));
    story.tell("jekyll swap P2,P3\nhyde swap W5,W6");
    // Hyde holds purple again, but just these two.
    let unseen = own(&story, 0).unseen(&story.state.board());
    assert_eq!(unseen.certain, cards("P2 P3 E5"));
    assert_eq!((unseen.possible, unseen.missing), (cards("W7 E2 E3 E4 E6 +2 +3 +5"), 4));
}

#[test]
fn a_potion_played_where_a_colour_is_led_shows_no_void() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 E7 +4", "W3 W4 W5 W6 W7 E1 E2 E3 E4 +5");
    story.tell("jekyll play W1\nhyde play +5");
    let unseen = own(&story, 0).unseen(&story.state.board());
    assert!(unseen.possible.covers(cards("W3 W4 W5 W6 W7")));
}

#[test]
fn a_potion_played_where_a_potion_calls_shows_a_void() {
    let mut story = given("P1 P2 P3 P4 P5 P6 P7 W2 E7 +4", "W3 W4 W5 W6 W7 W1 E2 E3 E4 +5");
    story.tell("jekyll play +4 E\nhyde play E2\njekyll swap P1,P2\nhyde swap W1,W3");
    story.tell("jekyll play W2\nhyde play W4\nhyde play +5 P\njekyll play P3");
    let before = own(&story, 1).unseen(&story.state.board());
    assert!(before.possible.covers(cards("P4 P5 P6 P7")));
    let mut story = given("P1 P2 P3 P4 P5 P6 P7 W2 E6 +4", "W3 W4 W5 W6 W7 W1 E2 E3 E4 +5");
    story.tell("jekyll play +4 P\nhyde play +5");
    let unseen = own(&story, 0).unseen(&story.state.board());
    assert_eq!(unseen.possible & cards("P1 P2 P3 P4 P5 P6 P7"), Cards::EMPTY);
}

#[test]
fn who_gave_no_potion_was_dealt_one_at_most() {
    let mut story = dealt(JEKYLL, HYDE);
    story.tell("jekyll give P7\nhyde give E1");
    assert_eq!(own(&story, 0).unseen(&story.state.board()).potions_at_most, 1);

    // One that was given leaves it open how many more there are.
    let mut story = dealt(JEKYLL, "W4 W5 W6 W7 E1 E2 E3 E4 +2 +3");
    story.tell("jekyll give P7\nhyde give +2");
    assert_eq!(own(&story, 0).unseen(&story.state.board()).potions_at_most, 4 - 1);

    // The one that there may be has shown itself.
    let mut story = dealt(JEKYLL, "W4 W5 W6 W7 E1 E2 E3 E4 E5 +3");
    story.tell("jekyll give P7\nhyde give E1\njekyll play W1\nhyde play +3");
    assert_eq!(own(&story, 0).unseen(&story.state.board()).potions_at_most, 0);
}

#[test]
fn a_potion_that_came_by_exchange_does_not_count_as_dealt() {
    let mut story = dealt("P1 P2 P3 P4 P5 P6 P7 W1 +4 +5", "W4 W5 W6 W7 E1 E2 E3 E4 E5 +3");
    story.tell("jekyll give +4\nhyde give E1\njekyll play W1\nhyde play +4");
    // 4+ was jekyll's own: hyde may still have been dealt a potion, and one only.
    assert_eq!(own(&story, 0).unseen(&story.state.board()).potions_at_most, 1);
}

#[test]
fn what_is_chosen_is_known_to_who_chose() {
    let mut story = dealt(JEKYLL, HYDE);
    story.tell("hyde give E1");
    assert_eq!(own(&story, 1).chosen, cards("E1"));
    assert_eq!(own(&story, 0).chosen, Cards::EMPTY);
    let text =
        serde_json::to_string(&story.state.view(Viewer::Seat(Seat(0)))).expect("a view can be written");
    assert!(text.contains(r#""phase":{"give":{"only":"jekyll"}}"#) && !text.contains("E1"), "{text}");
}

#[test]
fn legality_is_a_function_of_the_view() {
    let story = dealt(JEKYLL, HYDE);
    let view = story.state.view(Viewer::Seat(Seat(1)));
    assert_eq!(State::legal(story.state.options(), &view), story.state.choices(Seat(1)));
    assert!(State::legal(story.state.options(), &story.state.view(Viewer::Public)).is_empty());
}
