//! P2.3, P2.4: the deal, and who leads.

use game::{Entropy, Game, Move, Quick, Turn};
use partners::{ByPlace, Card, Cards, Chance, Deal, Options, Phase, Place, State};

use crate::story::{BOTH_TRANSFORMATIONS, FOUR, HEADER_FOUR, falls, four, hand, read, refused, told};

#[test]
fn p2_3_seven_cards_each_one_at_a_time_from_the_dealers_left() {
    struct Unshuffled;
    impl Entropy for Unshuffled {
        fn word(&mut self) -> u32 {
            0
        }
        // Fisher and Yates leave everything where it is if each card is swapped with itself.
        fn below(&mut self, bound: u32) -> u32 {
            bound - 1
        }
    }
    let deal = Deal::draw(Place::W, &mut Unshuffled);
    // In card order J T A B C D E 3 4 5 6 7 x1 x2 x3, then H: every fourth card, north first.
    assert_eq!(deal.hands.n.to_string(), "JT,JD,J5,Jx2,HB,H3,H7");
    assert_eq!(deal.hands.e.to_string(), "JA,JE,J6,Jx3,HC,H4,Hx1");
    assert_eq!(deal.hands.s.to_string(), "JB,J3,J7,HT,HD,H5,Hx2");
    assert_eq!(deal.hands.w.to_string(), "JC,J4,Jx1,HA,HE,H6,Hx3");
}

#[test]
fn p2_3_the_first_dealer_is_drawn_by_lot() {
    let teams = FOUR.trim().lines().next().expect("the lot");
    let state = read(&[HEADER_FOUR, teams]).expect("a story that keeps the rules");
    let mut quick = Quick::new(1);
    let mut dealt = [0; 4];
    for _ in 0..400 {
        let Chance::Deal(deal) = state.draw(&mut quick) else { panic!("a deal") };
        dealt[deal.dealer.index()] += 1;
        assert!(state.clone().apply(&Move::Chance(Chance::Deal(deal))).is_ok());
    }
    assert!(dealt.iter().all(|&count| count > 60), "{dealt:?}");
}

#[test]
fn p2_3_the_deal_passes_to_the_left() {
    let mut state = four("");
    falls(&mut state, BOTH_TRANSFORMATIONS);
    assert!(matches!(state.board().phase, Phase::Deal { dealer: Place::N, .. }), "after west, north deals");
    let again = Chance::Deal(Deal::draw(Place::W, &mut Quick::new(1)));
    let refusal = state.apply(&Move::Chance(again)).expect_err("west has dealt");
    assert_eq!(told(&refusal), "P2.3 wrong-dealer dealer=n");
}

#[test]
fn p2_3_impossible_deals_are_refused() {
    let fault = |from: &str, to: &str| refused(&[HEADER_FOUR, &FOUR.replace(from, to)]);
    assert_eq!(fault("n=JA,J3,", "n=J3,"), "P2.3 hand-size place=n cards=6");
    assert_eq!(fault("s=JC,", "s=JC,JB,"), "P2.3 hand-size place=s cards=8");
    assert_eq!(fault("w=JD,", "w=JA,"), "P2.3 card-twice card=JA");
    assert_eq!(refused(&[HEADER_FOUR, FOUR.trim().lines().nth(1).expect("the deal")]), "P2.3 no-deal-now");
}

#[test]
fn p2_3_nothing_is_dealt_during_a_hand() {
    let mut state = four("n play JA");
    let before = state.clone();
    let deal = Chance::Deal(Deal::draw(Place::W, &mut Quick::new(1)));
    assert_eq!(
        state.apply(&Move::Chance(deal)).map_err(|refusal| told(&refusal)),
        Err("P2.3 no-deal-now".into())
    );
    assert_eq!(state, before);
}

#[test]
fn p2_4_the_place_left_of_the_dealer_leads_and_play_runs_clockwise() {
    let turns = |dealer: &str| {
        let mut state = read(&[HEADER_FOUR, &FOUR.replace("dealer=w", dealer)]).expect("a deal");
        let mut turns = String::new();
        let mut quick = Quick::new(7);
        while hand(&state).played.len() < 3 {
            let Turn::Seats(seats) = state.turn() else { panic!("a decision") };
            let seat = seats.iter().next().expect("of somebody");
            let action = quick.pick(&state.choices(seat));
            state.apply(&Move::Act(seat, action)).expect("a legal action");
        }
        hand(&state).played.iter().for_each(|played| turns.push_str(played.turn.word()));
        turns + hand(&state).turn.word()
    };
    assert_eq!(turns("dealer=w"), "nesw");
    assert_eq!(turns("dealer=n"), "eswn");
    assert_eq!(turns("dealer=e"), "swne");
    assert_eq!(turns("dealer=s"), "wnes");
}

#[test]
fn every_card_is_dealt() {
    let Chance::Deal(deal) = State::new(&Options::three(Place::E)).draw(&mut Quick::new(3)) else {
        panic!("three players draw no lot")
    };
    assert_eq!(deal.dealer, Place::S, "the right-hand neighbour of the solo at west");
    let all =
        Place::ALL.map(|place| deal.hands[place]).into_iter().fold(Cards::EMPTY, |all, hand| all | hand);
    assert_eq!(all.len(), Card::COUNT);
}

/// Hands of any size with any cards, by any dealer, at any moment: refused, and nothing has changed.
#[test]
fn nonsense_is_refused_at_any_moment() {
    let mut between = four("");
    falls(&mut between, BOTH_TRANSFORMATIONS);
    let lot = read(&[HEADER_FOUR, FOUR.trim().lines().next().expect("the lot")]).expect("a lot");
    let mut quick = Quick::new(2);
    for state in [State::new(&Options::default()), lot, four("n ask e"), between] {
        for _ in 0..200 {
            let size = quick.below(12);
            let hands = ByPlace::from_fn(|_| (0..size).map(|_| quick.pick(&all())).collect());
            let deal = Deal { dealer: quick.pick(&Place::ALL), hands };
            let mut after = state.clone();
            assert!(after.apply(&Move::Chance(Chance::Deal(deal))).is_err());
            assert_eq!(after, state);
        }
    }
}

fn all() -> Vec<Card> {
    Card::ALL.to_vec()
}
