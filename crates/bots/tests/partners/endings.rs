//! Positions to test on: made-up endings, and games played at random.

use game::{Entropy, Game, Move, Quick, Turn};
use partners::{
    ByPlace, BySide, Card, Cards, Options, Place, Position, SeatCard, Seating, Side, State, Teams, ghost,
    seats,
};

/// Every way to sit at the table.
pub fn tables() -> [Options; 3] {
    [Options::four(SeatCard::A), Options::four(SeatCard::B), Options::three(Place::S)]
}

fn sit(quick: &mut Quick, kind: u32) -> (Seating, Teams) {
    let north = quick.pick(&Side::BOTH);
    match kind % 3 {
        0 => (Seating::Four, seats::teams(SeatCard::A, north)),
        1 => (Seating::Four, seats::teams(SeatCard::B, north)),
        _three => {
            let place = quick.pick(&Place::ALL);
            (Seating::three(place), ghost::teams(place))
        }
    }
}

/// An ending with so many tricks left, the cards anywhere; a third of them with a trick that was carried over.
pub fn ending(quick: &mut Quick, tricks: usize, kind: u32) -> Position {
    ending_with(quick, tricks, kind, |_| false)
}

/// The same, with as many cards of a kind left as there can be.
pub fn ending_with(quick: &mut Quick, tricks: usize, kind: u32, left: impl Fn(Card) -> bool) -> Position {
    let (seating, teams) = sit(quick, kind);
    let mut hands = ByPlace::<Cards>::default();
    let mut piles = BySide::<Cards>::default();
    let mut carried = Cards::EMPTY;
    let carry = if quick.below(3) == 0 { 2 } else { 0 };
    for side in Side::BOTH {
        let mut cards: Vec<Card> = Cards::of_side(side).iter().collect();
        quick.shuffle(&mut cards);
        cards.sort_by_key(|&card| !left(card));
        for (number, &card) in cards.iter().enumerate() {
            if number < tricks * 2 {
                let place = quick.pick(&Place::ALL);
                hands[place] = hands[place].with(card);
            } else if number < tricks * 2 + carry {
                carried = carried.with(card);
            } else if quick.below(5) > 0 {
                let taker = quick.pick(&Side::BOTH);
                piles[taker] = piles[taker].with(card);
            }
        }
    }
    Position::ending(seating, teams, hands, quick.pick(&Place::ALL)).having_taken(piles, carried)
}

/// A game played at random until so many cards of the first hand have been played.
pub fn midgame(options: &Options, seed: u64, played: usize) -> State {
    let mut quick = Quick::new(seed);
    let mut state = State::new(options);
    loop {
        let mv = match state.turn() {
            Turn::Chance | Turn::Over => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                if state.played().len() == played {
                    return state;
                }
                let seat = seats.iter().next().unwrap();
                Move::Act(seat, quick.pick(&state.choices(seat)))
            }
        };
        state.apply(&mv).unwrap();
    }
}
