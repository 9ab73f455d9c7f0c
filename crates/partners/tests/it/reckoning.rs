//! What follows from a view by the rules, told to whoever knows none.

use game::{Game, Seat, Viewer};
use partners::{
    BySide, Deed, Ended, Fate, HandReckoning, Note, Place, Product, Reckoning, Side, State, Taken, Totals,
    Why,
};

use crate::story::{BOTH_TRANSFORMATIONS, falls, followed, four_to};

fn reckoning(state: &State) -> Reckoning {
    Reckoning::of(&state.view(Viewer::Public))
}

fn of_hand(state: &State) -> HandReckoning {
    reckoning(state).hand.expect("a hand")
}

/// The last trick as the reckoning has it: who has won, by which card, why and by which rule.
fn last(state: &State) -> (Option<Place>, String, Why, &'static str) {
    let Taken { winner, by, why, rule, .. } = of_hand(state).last.expect("a trick");
    (winner, by.to_string(), why, rule)
}

#[test]
fn p4_1_the_highest_card_is_the_reason_or_the_first_of_equals() {
    let mut state = four_to(1000);
    let notes = followed(&mut state, "J5 HD J7 H3");
    assert_eq!(last(&state), (Some(Place::E), "HD".into(), Why::Highest, "P4.1"));
    assert_eq!(notes, [Note::Trick(of_hand(&state).last.expect("a trick"))], "the note says the same");
    assert_eq!(of_hand(&state).last.and_then(|taken| taken.side), Some(Side::Hyde));

    let mut state = four_to(1000);
    falls(&mut state, "J5 H3 J7 Hx1");
    assert_eq!(last(&state), (Some(Place::N), "J5".into(), Why::FirstOfEquals, "P4.1"));
}

#[test]
fn p4_1_who_is_ahead_while_the_trick_is_played() {
    let mut state = four_to(1000);
    assert_eq!(of_hand(&state).ahead, None);
    falls(&mut state, "J5 HD");
    let hand = of_hand(&state);
    assert_eq!((hand.trick, hand.lying, hand.ahead, hand.transformed), (1, 2, Some(Place::E), false));
    assert_eq!(reckoning(&state).deciding, Some(Place::S));
}

#[test]
fn p4_3_a_transformation_is_the_reason_why_nobody_wins() {
    let mut state = four_to(1000);
    falls(&mut state, "Jx1 HA Jx3 HT");
    assert_eq!(last(&state), (None, "HT".into(), Why::Transformation, "P4.3"));
    assert_eq!(of_hand(&state).ended, [Ended { winner: None, leads: Place::W }]);
}

#[test]
fn p5_2_the_example_of_the_rules_is_told_as_a_product() {
    let mut state = four_to(1000);
    falls(&mut state, "Jx1 HA Jx3 HT   H6 JB Hx1 JC");
    let worth = of_hand(&state).worth;
    assert_eq!(worth.jekyll.product, Product { points: 9, factor: 4, score: 36 });
    assert_eq!(worth.hyde.product, Product { points: 0, factor: 0, score: 0 });
    let fates = |deeds: &[Deed]| deeds.iter().map(|deed| (deed.factor, deed.fate)).collect::<Vec<_>>();
    assert_eq!(fates(&worth.jekyll.deeds), [(1, Fate::Won), (2, Fate::Out), (3, Fate::Won)]);
    assert_eq!(fates(&worth.hyde.deeds), [(1, Fate::Lost), (2, Fate::Out), (3, Fate::Out)]);
}

#[test]
fn p5_1_what_a_card_in_sight_would_make_of_the_piles() {
    let mut state = four_to(1000);
    falls(&mut state, "Jx1 HA Jx3 HT   H6 JB Hx1 JC");
    // Jekyll has 9 × 4; with one point more it is 10 × 4, and hyde would have that point alone, and no deed.
    let view = state.view(Viewer::Seat(Seat(0)));
    let hand = Reckoning::of(&view).hand.expect("a hand");
    assert_eq!(hand.stakes.len(), view.hand.len(), "of every card in the hand, and of no other");
    let character = hand.stakes.iter().find(|stake| stake.card.points() == 1).expect("a character");
    assert_eq!(character.jekyll, Product { points: 10, factor: 4, score: 40 });
    assert_eq!(character.hyde, Product { points: 1, factor: 0, score: 0 });
    assert_eq!(of_hand(&state).stakes, [], "a spectator sees no hand");
}

#[test]
fn p5_1_the_end_of_a_hand_is_told_term_by_term() {
    let mut state = four_to(1000);
    let notes = followed(&mut state, BOTH_TRANSFORMATIONS);
    let Some(Note::Score(end)) = notes.last() else { panic!("the hand is over: {notes:?}") };
    assert_eq!(end.score, BySide { jekyll: 252, hyde: 0 });
    assert_eq!(end.added, Totals::Teams(end.score));
    let hand = Reckoning::of(&end.table).hand.expect("the hand as it lay");
    assert_eq!((hand.ended.len(), hand.trick, hand.lying), (7, 7, 0));
    assert_eq!(hand.worth.jekyll.product, Product { points: 42, factor: 6, score: 252 });
    assert_eq!(hand.worth.hyde.product, Product { points: 18, factor: 0, score: 0 });
    let BySide { jekyll, hyde } = &end.terms;
    assert_eq!((hyde.cards, &hyde.scenes[..], hyde.characters), (4, &[7, 6, 4][..], 1), "J7 HB J6 H4");
    assert_eq!((jekyll.cards, &jekyll.scenes[..], jekyll.characters), (24, &[7, 6, 5, 5, 4, 3, 3][..], 9));
}

#[test]
fn p4_5_p4_6_two_transformations_and_one_in_the_last_trick() {
    let mut state = four_to(1000);
    let five = "JA Hx2 Jx1 Hx3   J7 H7 J6 H5   JB HE JC HD   J3 HA J4 H3   HB JD H4 JE";
    falls(&mut state, five);
    falls(&mut state, "HT JT H6 J5");
    assert_eq!(last(&state), (None, "HT".into(), Why::FirstTransformation, "P4.5"));

    let mut state = four_to(1000);
    let six = "JA HA J3 H3   J7 HB J6 H4   Hx3 JD Hx1 Jx1   JC HC J4 H5   Jx3 HE JB HD   J5 H6 JE H7";
    falls(&mut state, six);
    let notes = followed(&mut state, "JT HT Jx2 Hx2");
    let Some(Note::Trick(taken)) = notes.first() else { panic!("the last trick: {notes:?}") };
    assert_eq!(
        (taken.winner, taken.leads, taken.why, taken.rule),
        (None, Place::S, Why::LastTransformation, "P4.6")
    );
}

#[test]
fn p6_3_the_solo_decides_for_the_ghost() {
    let state = crate::story::three("");
    let Reckoning { places, .. } = reckoning(&state);
    let ghosts: Vec<Place> = Place::ALL.into_iter().filter(|place| places[*place].person.is_none()).collect();
    let [ghost] = ghosts[..] else { panic!("one place is the ghost's") };
    assert_eq!(Some(places[ghost].decides), places[ghost.opposite()].person);
}

#[test]
fn p3_4_what_is_seen_of_a_decision_names_side_and_beneficiary() {
    let mut state = four_to(1000);
    falls(&mut state, "J5");
    let options = state.choices(Seat(1));
    let ask = options
        .iter()
        .find(|action| matches!(action, partners::Action::Ask(_)))
        .expect("somebody can be asked");
    let seen = state.seen(&game::Move::Act(Seat(1), *ask), Viewer::Public);
    let partners::Seen::Act { place, turn, side, .. } = seen else { panic!("a decision") };
    assert_eq!((place, turn, side), (Place::E, Place::E, Side::Hyde));
}

#[test]
fn a_view_is_written_with_its_reckoning_and_read_without() {
    let mut state = four_to(1000);
    falls(&mut state, "J5 HD J7 H3");
    let view = state.view(Viewer::Seat(Seat(0)));
    let written = serde_json::to_value(&view).expect("a view can be written");
    assert_eq!(written["reckoning"]["hand"]["last"]["why"], "highest");
    assert_eq!(serde_json::from_value::<partners::View>(written).expect("and read"), view);
}
