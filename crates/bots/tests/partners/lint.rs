//! What makes a bad partner, case by case, and that the players are good ones.

use bots::HasBots;
use bots::level::Strength;
use bots::partners::lint::{Remarks, inspect, report};
use game::Viewer;
use partners::{
    Action, Board, ByPlace, Card, Cards, Deciding, Hand, Options, Phase, Place, Played, SeatCard, Seating,
    Side, State, Totals, View, seats,
};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// West is last to play in the first trick; north and south are hyde. He holds these cards.
fn last_to_play(trick: &str, hand: &str) -> View {
    let options = Options::four(SeatCard::A);
    let teams = seats::teams(SeatCard::A, Side::Hyde);
    let own: Cards = cards(hand).into_iter().collect();
    let played = Place::ALL
        .into_iter()
        .zip(cards(trick))
        .map(|(turn, card)| Played { turn, from: turn, card })
        .collect::<Vec<_>>();
    let backs = ByPlace::from_fn(|place| if place == Place::W { own.backs() } else { Cards::EMPTY.backs() });
    let phase = Phase::Play(Hand {
        teams,
        dealer: Place::W,
        backs,
        open: Cards::EMPTY,
        played: played.try_into().unwrap(),
        piles: Default::default(),
        carried: Cards::EMPTY,
        turn: Place::W,
        deciding: Deciding::Turn,
    });
    let board =
        Board { options, seating: Seating::Four, totals: Totals::new(&options), sheet: Vec::new(), phase };
    View { viewer: Viewer::Seat(game::Seat(3)), board, hand: own }
}

fn remarks(trick: &str, hand: &str, plays: &str) -> Remarks {
    inspect(&last_to_play(trick, hand), Action::Play(plays.parse().unwrap()))
}

#[test]
fn overtaking_a_safe_partner_is_a_fault_if_a_lower_card_brings_no_less() {
    // East is winning with JB.
    assert_eq!(remarks("H5 JB HC", "JA JD", "JA").overtaking, Some(true));
    assert_eq!(remarks("H5 JB HC", "JA JD", "JD").overtaking, Some(false));
    assert_eq!(remarks("H5 JB HC", "JA J7", "JA").overtaking, Some(true));
    assert_eq!(remarks("H5 JB HC", "JT J7", "JT").overtaking, Some(true));
    // A deed brings no point: whoever would rather keep it may overtake.
    assert_eq!(remarks("H5 JB HC", "JA Jx3", "JA").overtaking, None);
    // The other team is winning, or nobody is: no opportunity.
    assert_eq!(remarks("HA JB HC", "JA JD", "JA").overtaking, None);
    assert_eq!(remarks("HT JB HC", "JA JD", "JA").overtaking, None);
}

#[test]
fn throwing_a_deed_is_a_fault_if_something_else_would_do() {
    // North is winning with HB.
    assert_eq!(remarks("HB J5 HC", "Jx3 JD", "Jx3").throwing, Some(true));
    assert_eq!(remarks("HB J5 HC", "Jx3 JD", "JD").throwing, Some(false));
    // To keep it would cost more than a small card.
    assert_eq!(remarks("HB J5 HC", "Jx3 JT", "Jx3").throwing, None);
    assert_eq!(remarks("HB J5 HC", "Jx3 JA", "Jx3").throwing, None);
    // A scene or a deed: a choice of evils.
    assert_eq!(remarks("HB J5 HC", "Jx3 J7", "Jx3").throwing, None);
    // Every card is a deed, or none is.
    assert_eq!(remarks("HB J5 HC", "Jx3 Jx1", "Jx3").throwing, None);
    assert_eq!(remarks("HB J5 HC", "JD J7", "JD").throwing, None);
}

#[test]
fn refusing_to_feed_a_won_trick_is_a_fault() {
    assert_eq!(remarks("H5 JB HC", "J7 JD", "JD").refusing, Some(true));
    assert_eq!(remarks("H5 JB HC", "J7 JD", "J7").refusing, Some(false));
    assert_eq!(remarks("H5 JB HC", "Jx2 JD", "Jx2").refusing, Some(false));
    assert_eq!(remarks("H5 JB HC", "Jx2 JT", "JT").refusing, Some(true));
    // Nothing to feed, or nothing else than food.
    assert_eq!(remarks("H5 JB HC", "JC JD", "JD").refusing, None);
    assert_eq!(remarks("H5 JB HC", "J7 Jx1", "Jx1").refusing, None);
}

#[test]
fn only_the_last_card_of_a_trick_is_judged() {
    let mut view = last_to_play("H5 JB HC", "JA JD");
    if let Phase::Play(hand) = &mut view.board.phase {
        hand.played = hand.played[..hand.played.len() - 1].to_vec().try_into().unwrap();
    }
    assert_eq!(inspect(&view, Action::Play("JA".parse().unwrap())), Remarks::default());
}

#[test]
fn quick_players_are_looked_over_the_shoulder() {
    let report = report(&*State::made(Strength::Casual), &Options::default(), 100, 1).unwrap();
    assert_eq!(report.hands, 100);
    assert!(report.throwing.opportunities > 10, "{report}");
    assert!(report.overtaking.per_thousand().unwrap_or(0.0) < 50.0, "{report}");
}
