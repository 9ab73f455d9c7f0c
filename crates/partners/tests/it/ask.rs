//! P3: a turn.

use game::{Game, Move, Seat, Turn};
use partners::{Action, Place, Side};

use crate::story::{falls, four, hand, legal, refused_four, told};

#[test]
fn p3_1_play_a_card_of_your_own_side_or_ask_any_other_place() {
    assert_eq!(legal(&four(""), 0), "play JA, play J3, play J7, play Jx1, ask e, ask s, ask w");
    let state = four("n play J3");
    assert_eq!(legal(&state, 1), "play HA, play H3, play H7, play Hx1, ask n, ask s, ask w");
    assert_eq!(legal(&state, 0), "", "it is not north's turn");
}

#[test]
fn p3_1_nothing_else() {
    assert_eq!(refused_four("n play HB"), "P3.1 wrong-side card=HB side=jekyll");
    assert_eq!(refused_four("n play JB"), "P3.1 not-held card=JB");
    assert_eq!(refused_four("n ask n"), "P3.1 asks-itself");
    let mut state = four("");
    for seat in [1, 2, 3, 4, 255] {
        let refusal = state.apply(&Move::Act(Seat(seat), Action::Ask(Place::N))).expect_err("north's turn");
        assert_eq!(told(&refusal), "P3.1 not-your-turn");
    }
}

/// North asks east for all three jekyll cards, and then for a fourth.
#[test]
fn p3_2_who_has_no_such_card_cannot_be_asked_and_everybody_sees_that() {
    let mut state = four("");
    // North leads and east's cards win for hyde; jekyll gets east's flasks one by one.
    assert_eq!(falls(&mut state, "JB HE J6 H3"), "trick winner=n");
    assert_eq!(falls(&mut state, "JT HD J3 H4"), "trick lead=n");
    assert_eq!(hand(&state).backs.e.jekyll, 0);
    assert_eq!(legal(&state, 0), "play JA, play J7, play Jx1, ask s, ask w");
    let refusal = state.apply(&Move::Act(Seat(0), Action::Ask(Place::E))).expect_err("east has none");
    assert_eq!(told(&refusal), "P3.2 none-held place=e side=jekyll");
}

#[test]
fn p3_2_asking_is_allowed_also_when_one_could_play() {
    let state = four("n ask w");
    assert_eq!(legal(&state, 3), "play JD, play J4, play Jx3");
}

#[test]
fn p3_3_the_place_asked_chooses_freely_and_cannot_refuse() {
    assert_eq!(legal(&four("n ask e"), 1), "play JT, play JB, play J6");
    assert_eq!(legal(&four("n ask e"), 0), "");
    assert_eq!(refused_four("n ask e\n e ask s"), "P3.3 cannot-refuse side=jekyll");
    assert_eq!(refused_four("n ask e\n e play HA"), "P3.1 wrong-side card=HA side=jekyll");
}

#[test]
fn p3_4_the_card_counts_for_the_place_whose_turn_it_is() {
    let state = four("n ask w\n w play JD");
    let played = hand(&state).played[0];
    assert_eq!((played.turn, played.from), (Place::N, Place::W));
    assert_eq!(hand(&state).turn, Place::E, "clockwise after north, not after west");
}

/// The example of the rules: everybody has had one turn, one player has played two cards and one none.
#[test]
fn p3_4_the_picture_of_the_rules() {
    let state = four(
        "n ask s
         s play JC
         e ask n
         n play H4
         s ask w
         w play J4
         w play HD
         table trick winner=n",
    );
    let trick = &hand(&state).played[..4];
    assert_eq!(trick.iter().map(|played| played.turn.word()).collect::<String>(), "nesw");
    assert_eq!(trick.iter().map(|played| played.from.word()).collect::<String>(), "snww");
}

#[test]
fn p3_5_the_same_place_may_be_asked_again_and_an_empty_hand_asks() {
    let state = four(
        "n ask w
         w play JD
         e ask w
         w play H6
         s ask w
         w play J4
         w play Hx3
         table trick winner=n
         n ask w
         w play Jx3
         e ask w
         w play HE
         s play Jx2
         w play HD
         table trick winner=w",
    );
    assert!(state.cards(Place::W).is_empty());
    assert_eq!(state.turn(), Turn::Seats(game::SeatSet::only(Seat(3))), "west has won and leads");
    assert_eq!(legal(&state, 3), "ask n, ask e, ask s");
}

#[test]
fn p3_6_each_trick_takes_two_cards_of_either_side() {
    let mut state = four("");
    falls(&mut state, crate::story::EQUAL.trim().rsplit_once(' ').expect("all cards but the last").0);
    for trick in hand(&state).tricks().take(6) {
        let jekyll = trick.iter().filter(|played| played.card.side() == Side::Jekyll).count();
        assert_eq!((jekyll, trick.len()), (2, 4));
    }
    assert_eq!(legal(&state, 0), "ask w", "the last card of the hand is the one that is left");
}
