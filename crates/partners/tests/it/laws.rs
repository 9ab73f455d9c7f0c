//! The laws of the contract, tried on every variant.

use game::laws::{Laws, Report, check, seeds};
use game::{Entropy, Game, Quick, Viewer};
use partners::{
    Action, ByPlace, Card, Cards, Chance, Deal, Illegal, Options, Place, SeatCard, Seen, SeenHand, Side,
    State, View, seats,
};

struct Partners;

impl Laws for Partners {
    type Game = State;

    fn shelf() {}

    fn every_action(_: &Options) -> Vec<Action> {
        Card::ALL.into_iter().map(Action::Play).chain(Place::ALL.map(Action::Ask)).collect()
    }

    fn disguise(state: &State, seen: &Seen, _: Viewer, quick: &mut Quick) -> Option<Chance> {
        match seen {
            Seen::Teams(teams) => Some(Chance::Teams(*teams)),
            Seen::Deal { dealer, hands } => {
                assert!(state.board().hand().is_none(), "a deal between hands");
                Some(Chance::Deal(Deal { dealer: *dealer, hands: redealt(hands, quick) }))
            }
            Seen::Act { .. } => None,
        }
    }

    /// Another lot; a deal by anybody; a card too many, or one that is there twice.
    fn strange_chances(_: &State, quick: &mut Quick) -> Vec<Chance> {
        let lot = seats::teams(quick.pick(&[SeatCard::A, SeatCard::B]), quick.pick(&Side::BOTH));
        let deal = Deal::draw(quick.pick(&Place::ALL), quick);
        let mut moved = deal;
        let card = quick.pick(&Card::ALL);
        moved.hands.n = moved.hands.n.with(card);
        let mut doubled = deal;
        doubled.hands.e = deal.hands.n;
        [Chance::Teams(lot)].into_iter().chain([deal, moved, doubled].map(Chance::Deal)).collect()
    }

    fn conserved(state: &State) -> Result<(), String> {
        let hands = Place::ALL.map(|place| state.cards(place));
        let board = state.board();
        let Some(hand) = board.hand() else {
            let left = hands.into_iter().find(|hand| !hand.is_empty());
            return left.map_or(Ok(()), |hand| Err(format!("{hand} between hands")));
        };
        let trick: Cards = hand.trick().iter().map(|played| played.card).collect();
        let places = hands.into_iter().chain([hand.piles.jekyll, hand.piles.hyde, hand.carried, trick]);
        let (all, count) =
            places.fold((Cards::EMPTY, 0), |(all, count), cards| (all | cards, count + cards.len()));
        let backs = Place::ALL.map(|place| hands[place.index()].backs() == hand.backs[place]);
        match (all == Cards::ALL, count == Card::COUNT, backs == [true; 4]) {
            (true, true, true) => Ok(()),
            (false, _, _) => Err(format!("{} missing", Cards::ALL - all)),
            (true, false, _) => Err("a card is there twice".into()),
            (true, true, false) => Err("the backs do not show what the hands hold".into()),
        }
    }

    fn serde_round_trip(view: &View, seen: &Seen) {
        let json = serde_json::to_string(view).expect("a view can be written");
        assert_eq!(serde_json::from_str::<View>(&json).expect("and read"), *view);
        let json = serde_json::to_string(seen).expect("what is seen can be written");
        assert_eq!(serde_json::from_str::<Seen>(&json).expect("and read"), *seen);
    }
}

/// Another deal that looks the same: open hands stay, the rest is shuffled, each side by itself.
fn redealt(hands: &ByPlace<SeenHand>, quick: &mut Quick) -> ByPlace<Cards> {
    let open = |place| match hands[place] {
        SeenHand::Cards(cards) => cards,
        SeenHand::Backs(_) => Cards::EMPTY,
    };
    let mut dealt = ByPlace::from_fn(open);
    let mut deck: Vec<Card> =
        Place::ALL.into_iter().fold(Cards::ALL, |deck, place| deck - open(place)).iter().collect();
    quick.shuffle(&mut deck);
    for place in Place::ALL {
        let SeenHand::Backs(backs) = hands[place] else { continue };
        for side in Side::BOTH {
            for _ in 0..backs[side] {
                let next =
                    deck.iter().position(|card| card.side() == side).expect("enough cards of the side");
                dealt[place] = dealt[place].with(deck.remove(next));
            }
        }
    }
    dealt
}

fn four_players() -> Report {
    let [a, b] = [SeatCard::A, SeatCard::B]
        .map(|seat_card| check::<Partners>(&Options::four(seat_card).to(120), seeds(80)));
    a.and(b)
}

fn three_players() -> Report {
    let [n, e, s, w] = Place::ALL.map(|ghost| check::<Partners>(&Options::three(ghost).to(150), seeds(40)));
    n.and(e).and(s).and(w)
}

/// On every variant; and between them every kind of move is played, and every refusal met.
#[test]
fn all_variants_keep_the_laws() {
    let report = four_players().and(three_players());
    assert!(report.games >= 320, "{report:?}");
    report.covers(&["play", "ask", "teams", "deal"], Illegal::CODES);
}

#[test]
fn a_game_to_the_usual_target_keeps_the_laws() {
    check::<Partners>(&Options::default(), 0..8);
    assert_eq!(State::seats(&Options::default()), 4);
}
