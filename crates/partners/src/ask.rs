//! A turn: play a card of your own side, or ask somebody else to (P3).

use alloc::vec::Vec;

use game::Seat;

use crate::board::{Board, Hand, Played, Step};
use crate::cards::{Card, Cards};
use crate::ghost::{plays_both_hands, within_reach};
use crate::illegal::Illegal;
use crate::seats::{Place, Seating};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Play this card, on one's own turn or because one was asked.
    Play(Card),
    /// Ask this place for a card of one's own side.
    Ask(Place),
}

/// Everything that a seat with these cards may do now, in ascending order.
///
/// P3.6: Each trick takes two cards of either side, so there is always something.
pub(crate) fn legal(board: &Board, seat: Seat, own: Cards) -> Vec<Action> {
    let Ok(hand) = turn_of(board, seat) else { return Vec::new() };
    let seating = &board.seating;
    let plays = within_reach(seating, hand, own).of(hand.side()).iter().map(Action::Play);
    let others = Place::ALL.into_iter().filter(|&place| judge_ask(seating, hand, place).is_ok());
    plays.chain(others.map(Action::Ask)).collect()
}

/// May a seat with these cards do this now, and if not, why not?
pub(crate) fn judge(board: &Board, seat: Seat, own: Cards, action: Action) -> Result<(), Illegal> {
    let hand = turn_of(board, seat)?;
    match action {
        Action::Play(card) => judge_play(&board.seating, hand, own, card),
        Action::Ask(place) => judge_ask(&board.seating, hand, place),
    }
}

/// P3.1: The place whose turn it is decides, or whoever was asked.
fn turn_of(board: &Board, seat: Seat) -> Result<&Hand, Illegal> {
    match board.decider() {
        Some((decider, hand)) if decider == seat => Ok(hand),
        Some(_) | None => Err(Illegal::NotYourTurn),
    }
}

/// P3.1: A card of the side whose turn it is, from one's own hand. P3.3: Who was asked chooses freely among those.
fn judge_play(seating: &Seating, hand: &Hand, own: Cards, card: Card) -> Result<(), Illegal> {
    if !within_reach(seating, hand, own).contains(card) {
        return Err(out_of_reach(seating, hand, own, card));
    }
    if card.side() != hand.side() {
        return Err(Illegal::WrongSide { card, side: hand.side() });
    }
    Ok(())
}

/// Why a card that one does not hold, or that lies in the wrong one of the solo's two hands (P6.4), cannot be played.
fn out_of_reach(seating: &Seating, hand: &Hand, own: Cards, card: Card) -> Illegal {
    let both = plays_both_hands(seating, hand.deciding_place());
    if own.contains(card) {
        Illegal::GhostAsked { card }
    } else if both && hand.open.contains(card) {
        Illegal::SoloAsked { card }
    } else {
        Illegal::NotHeld { card }
    }
}

/// P3.1, P3.2, P3.5: Any other place that holds a card of that side may be asked, as often as one likes.
fn judge_ask(seating: &Seating, hand: &Hand, place: Place) -> Result<(), Illegal> {
    let side = hand.side();
    match hand.step {
        Step::Asked(_) => Err(Illegal::CannotRefuse { side }),
        Step::Turn if plays_both_hands(seating, hand.turn) && plays_both_hands(seating, place) => {
            Err(Illegal::AsksBothHands)
        }
        Step::Turn if place == hand.turn => Err(Illegal::AsksItself),
        Step::Turn if hand.backs[place][side] == 0 => Err(Illegal::NoneHeld { place, side }),
        Step::Turn => Ok(()),
    }
}

/// P3.3: The place that was asked plays, and nobody else.
pub(crate) fn ask(hand: &mut Hand, place: Place) {
    hand.step = Step::Asked(place);
}

/// P3.4: The card lies in front of the place whose turn it is, wherever it came from, and the next turn is that of the
/// place clockwise after *that* one. P3.5: So everybody has one turn a trick, with or without cards.
pub(crate) fn play(hand: &mut Hand, from: Place, card: Card) {
    hand.backs[from][card.side()] -= 1;
    hand.open = hand.open.without(card);
    hand.played.push(Played { turn: hand.turn, from, card });
    hand.turn = hand.turn.left();
    hand.step = Step::Turn;
}
