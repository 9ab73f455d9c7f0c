//! The position: the checks on the numbers, and endings to study.

use game::{Game, Position as _, Quick, Seat, ToMove};
use partners::{ByPlace, BySide, Options, Place, Position, SeatCard, Seating, Side, seats};

use crate::story::cards;

/// Random play to 1000: about 12 hands a game, 73 points a team and hand, nothing in about 29 % of hands.
#[test]
fn random_play_has_the_numbers_of_the_rulings() {
    let mut quick = Quick::new(1886);
    let (mut hands, mut points, mut zeros, mut highest) = (0u32, 0u32, 0u32, 0u32);
    let games = 1000;
    for _ in 0..games {
        let mut position = Position::new(&Options::default());
        while position.to_move() != ToMove::Over {
            if position.to_move() == ToMove::Chance {
                position.let_chance_decide(&mut quick);
                continue;
            }
            let action = position.random_action(&mut quick);
            position.act(action);
            if position.hand_over() {
                hands += 1;
                let score = position.hand_score();
                for score in [score.jekyll, score.hyde] {
                    points += score;
                    zeros += u32::from(score == 0);
                    highest = highest.max(score);
                }
            }
        }
        assert!(position.outcome().is_some());
    }
    let scores = 2 * hands;
    assert!((11 * games..14 * games).contains(&hands), "{hands} hands");
    assert!((70 * scores..76 * scores).contains(&points), "{points} points in {scores} scores");
    assert!((27 * scores..31 * scores).contains(&(100 * zeros)), "{zeros} times nothing in {scores} scores");
    assert!(highest <= 360);
}

/// The last trick of a hand in which everything is known: jekyll leads with the highest card.
#[test]
fn an_ending_can_be_set_up() {
    let hands = ByPlace { n: cards("JA"), e: cards("H3"), s: cards("Jx2"), w: cards("Hx1") };
    let piles = BySide { jekyll: cards("J7 Jx1"), hyde: cards("HA Hx2") };
    let teams = seats::teams(SeatCard::A, Side::Jekyll);
    let mut position =
        Position::ending(Seating::Four, teams, hands, Place::N).having_taken(piles, cards("J6 H6"));
    assert_eq!(position.to_move(), ToMove::Seat(Seat(0)));
    assert_eq!(position.hand_score(), BySide { jekyll: 7, hyde: 2 });
    assert_eq!((position.side_of(Place::N), position.side_of(Place::W)), (Side::Jekyll, Side::Hyde));
    assert_eq!(position.cards(Place::E), cards("H3"));
    for card in ["JA", "H3", "Jx2", "Hx1"] {
        assert!(!position.hand_over());
        position.act(partners::Action::Play(card.parse().expect("a card")));
    }
    assert!(position.hand_over());
    // 7 + 6 + 6 + 1 + 3 points for jekyll, factors 1 and 2; hyde keeps 1 point times 2.
    assert_eq!(position.hand_score(), BySide { jekyll: 23 * 3, hyde: 2 });
}

/// Every action comes up equally often: seven choices at the lead.
#[test]
fn random_actions_are_equally_likely() {
    let state = crate::story::four("");
    let position = state.position();
    let mut quick = Quick::new(4);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..7000 {
        *counts.entry(position.random_action(&mut quick)).or_insert(0u32) += 1;
    }
    assert_eq!(counts.keys().copied().collect::<Vec<_>>(), state.choices(Seat(0)));
    assert!(counts.values().all(|&count| (850..1150).contains(&count)), "{counts:?}");
}

#[test]
fn dealt_hands_are_fair() {
    let mut quick = Quick::new(6);
    let mut north = [0u32; 28];
    for _ in 0..4000 {
        let mut dealt = Position::new(&Options::three(Place::S));
        dealt.let_chance_decide(&mut quick);
        let hands = Place::ALL.map(|place| dealt.cards(place));
        assert!(hands.iter().all(|hand| hand.len() == 7));
        hands[0].iter().for_each(|card| north[card.index()] += 1);
    }
    assert!(north.iter().all(|&count| (880..1120).contains(&count)), "{north:?}");
}

#[test]
fn a_position_is_small() {
    assert_eq!(size_of::<Position>(), 64);
}
