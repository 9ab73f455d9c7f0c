//! Worlds in which everything that a view knows is true.
//!
//! A player has only to say which of the cards never seen the other holds. A spectator has to make up the
//! round from its end:
//!
//! ```text
//!   dealt <- exchange <- tricks <- exchange <- tricks now on the table
//!         who gave what?        who gave what?       who holds what?
//! ```

use alloc::vec;
use alloc::vec::Vec;

use game::{BySide, Entropy, Side};

use crate::cards::Cards;
use crate::exchange::{self, HAND};
use crate::memory::Memory;
use crate::options::Options;
use crate::position::{Phase, Position};
use crate::potion::{self, Effect};
use crate::state::State;
use crate::trick::Trick;
use crate::view::{Board, Known, Own, Unseen, View};

impl View {
    /// A world in which everything that the view knows is true.
    pub(crate) fn world(&self, _options: &Options, entropy: &mut impl Entropy) -> State {
        let board = &self.board;
        let (hands, memory) = match &self.known {
            _ if !board.phase.in_round() => Default::default(),
            Known::Own(own) => for_a_player(board, own, entropy),
            Known::Nothing => for_a_spectator(board, entropy),
        };
        let position = self.position(hands, entropy);
        State { position, memory: Memory { tricks: board.tricks.clone(), ..memory } }
    }

    /// The position of such a world, for those who have no use for what is remembered in it.
    pub fn imagine_position(&self, entropy: &mut impl Entropy) -> Position {
        match &self.known {
            Known::Own(own) if self.board.phase.in_round() => {
                let unseen = own.unseen(&self.board);
                let guess = unseen.draw(entropy);
                self.position(own.hands(unseen.certain | guess), entropy)
            }
            Known::Own(_) | Known::Nothing => self.world(&self.board.options, entropy).position,
        }
    }

    /// The position with these hands. What others have chosen in secret is made up.
    fn position(&self, hands: BySide<Cards>, entropy: &mut impl Entropy) -> Position {
        let board = &self.board;
        let mut position = board.position(hands);
        for side in Side::BOTH {
            position.chosen[side] = match (&self.known, position.exchange(side)) {
                (Known::Own(own), _) if own.side == side => own.chosen,
                (_, Some(exchange)) if board.has_chosen(side) => exchange.choose(entropy),
                (_, _) => Cards::EMPTY,
            };
        }
        position
    }
}

/// How many cards there are.
const CARDS: usize = Cards::ALL.len();

/// The hands, and what is remembered of them; the tricks are on the board.
type Secrets = (BySide<Cards>, Memory);

/// All hands that the other may have are equally likely.
fn for_a_player(board: &Board, own: &Own, entropy: &mut impl Entropy) -> Secrets {
    let unseen = own.unseen(board);
    let guess = unseen.draw(entropy);
    let others_dealt = unseen.dealt_for_sure | guess;
    let dealt = BySide::from_fn(|side| if side == own.side { own.dealt } else { others_dealt });
    let memory = Memory { dealt, exchanges: own.exchanges.clone(), tricks: Vec::new() };
    (own.hands(unseen.certain | guess), memory)
}

impl Unseen {
    /// Some of the possible cards, the number that is missing; all such choices are equally likely.
    fn draw(&self, entropy: &mut impl Entropy) -> Cards {
        let potions = self.possible & Cards::POTIONS;
        let evil = self.possible - potions;
        let most = self.potions_at_most.min(self.missing);
        let ways = |count| binomial(potions.len(), count) * binomial(evil.len(), self.missing - count);
        let all: u32 = (0..=most).map(ways).sum();
        let mut lot = entropy.below(all.max(1));
        let mut count = 0;
        while count < most && lot >= ways(count) {
            lot -= ways(count);
            count += 1;
        }
        draw(potions, count, entropy) | draw(evil, self.missing - count, entropy)
    }
}

/// In how many ways `choose` of `of` cards can be chosen.
fn binomial(of: usize, choose: usize) -> u32 {
    PASCAL[of][choose]
}

/// Pascal's triangle, as far as there are cards.
const PASCAL: [[u32; CARDS + 1]; CARDS + 1] = {
    let mut rows = [[0; CARDS + 1]; CARDS + 1];
    let mut index = 0;
    while index < (CARDS + 1) * (CARDS + 1) {
        let (of, choose) = (index / (CARDS + 1), index % (CARDS + 1));
        rows[of][choose] = match (of, choose) {
            (_, 0) => 1,
            (0, _) => 0,
            (_, _) => rows[of - 1][choose - 1] + rows[of - 1][choose],
        };
        index += 1;
    }
    rows
};

/// `size` cards of the set, or all if there are fewer; all choices are equally likely.
fn draw(from: Cards, size: usize, entropy: &mut impl Entropy) -> Cards {
    let mut drawn = Cards::EMPTY;
    for (passed, card) in from.iter().enumerate() {
        let left = (from.len() - passed) as u32;
        if (entropy.below(left) as usize) < size.saturating_sub(drawn.len()) {
            drawn |= Cards::only(card);
        }
    }
    drawn
}

/// A stretch of the round: an exchange, and the tricks up to the next one. Cards only leave the hands in it.
#[derive(Default)]
struct Stretch {
    /// How many cards each player gave in the exchange.
    given: usize,
    /// What each player has played since.
    played: BySide<Cards>,
    /// What each player cannot have held: cards of a colour not followed, and cards that could not come
    /// there.
    barred: BySide<Cards>,
}

impl Stretch {
    /// The stretch that an exchange begins. A card that neither player can have held before has no way into
    /// it.
    fn begin(given: usize, before: &BySide<Cards>) -> Stretch {
        let nowhere = before.jekyll & before.hyde;
        Stretch { given, barred: BySide { jekyll: nowhere, hyde: nowhere }, played: BySide::default() }
    }

    /// A trick is played; `gone` are all cards played in the round so far.
    fn remember(&mut self, trick: &Trick, gone: Cards) {
        for side in Side::BOTH {
            self.played[side] |= Cards::only(trick.card_of(side));
        }
        if let Some(colour) = trick.void_shown() {
            self.barred[trick.leader.other()] |= Cards::of(colour) - gone;
        }
    }
}

/// The round so far, as a spectator remembers it; nothing before the first exchange.
fn stretches(board: &Board) -> Vec<Stretch> {
    let mut stretches = Vec::new();
    if matches!(board.phase, Phase::Give(_)) {
        return stretches;
    }
    let mut now = Stretch::begin(board.track.round.into(), &BySide::default());
    let mut gone = Cards::EMPTY;
    for (index, trick) in board.tricks_shown().enumerate() {
        gone |= trick.cards();
        now.remember(&trick, gone);
        let hand_left = HAND.saturating_sub(index + 1);
        let taken = index < board.tricks.len();
        if trick.effect() == Effect::Swap && hand_left > 0 && taken {
            let next = Stretch::begin(potion::swap_size(hand_left), &now.barred);
            stretches.push(core::mem::replace(&mut now, next));
        }
    }
    if let Phase::Follow { leader, led } = board.phase {
        now.played[leader] |= Cards::only(led.card);
    }
    stretches.push(now);
    stretches
}

/// How often a guess is made anew before an earlier one is taken back.
const TRIES: usize = 4;

/// How many guesses a spectator makes before giving up. In games that were really played the first few do.
const GUESSES: usize = 10_000;

/// The round made up from its end: who holds the cards not played, and who gave what before.
fn for_a_spectator(board: &Board, entropy: &mut impl Entropy) -> Secrets {
    let stretches = stretches(board);
    for _ in 0..GUESSES {
        let Some(hands) = hands_now(board, &stretches, entropy) else { continue };
        if let Some(memory) = rewind(&stretches, hands, entropy) {
            return (hands, memory);
        }
    }
    no_past(board, stretches.len(), entropy)
}

/// Any hands of the right size, for a board that cannot have come about as far as we can see. Everybody was dealt what he
/// played and holds.
fn no_past(board: &Board, exchanges: usize, entropy: &mut impl Entropy) -> Secrets {
    let hands = hands_now(board, &[], entropy).unwrap_or_default();
    let dealt = BySide::from_fn(|side| hands[side] | board.played(side));
    (hands, Memory { dealt, exchanges: vec![BySide::default(); exchanges], tricks: Vec::new() })
}

/// A guess at the hands as they are, or `None` if it leaves too few cards for hyde.
fn hands_now(board: &Board, stretches: &[Stretch], entropy: &mut impl Entropy) -> Option<BySide<Cards>> {
    let unplayed = board.unplayed();
    let barred = stretches.last().map_or(BySide::default(), |stretch| stretch.barred);
    let jekyll = draw(unplayed - barred.jekyll, board.hand_size(Side::Jekyll), entropy);
    let hyde = draw(unplayed - barred.hyde - jekyll, board.hand_size(Side::Hyde), entropy);
    let complete = jekyll.len() == board.hand_size(Side::Jekyll) && hyde.len() == board.hand_size(Side::Hyde);
    complete.then_some(BySide { jekyll, hyde })
}

/// Takes the tricks and exchanges back, the last one first; `None` if no guess led to a deal that could have
/// been.
fn rewind(stretches: &[Stretch], hands: BySide<Cards>, entropy: &mut impl Entropy) -> Option<Memory> {
    let Some((last, earlier)) = stretches.split_last() else {
        return Some(Memory { dealt: hands, ..Memory::default() });
    };
    let held_after = BySide::from_fn(|side| hands[side] | last.played[side]);
    let barred = earlier.last().map_or(BySide::default(), |stretch| stretch.barred);
    // What this player received and the other gave: all that he cannot have had, nothing that the other
    // cannot.
    let guess = |side: Side, entropy: &mut _| {
        let hand = held_after[side];
        draw_with(hand & barred[side], hand - barred[side.other()], last.given, entropy)
    };
    for _ in 0..TRIES {
        let (Some(hyde), Some(jekyll)) = (guess(Side::Jekyll, entropy), guess(Side::Hyde, entropy)) else {
            return None;
        };
        let given = BySide { jekyll, hyde };
        let held = BySide::from_fn(|side| (held_after[side] - given[side.other()]) | given[side]);
        let possible = !earlier.is_empty()
            || Side::BOTH.iter().all(|&side| exchange::give(held[side], last.given).does_duty(given[side]));
        if let Some(mut memory) = possible.then(|| rewind(earlier, held, entropy)).flatten() {
            memory.exchanges.push(given);
            return Some(memory);
        }
    }
    None
}

/// `size` cards, all those of `must` among them and nothing but cards of `may`, if that can be.
fn draw_with(must: Cards, may: Cards, size: usize, entropy: &mut impl Entropy) -> Option<Cards> {
    let more = size.checked_sub(must.len())?;
    let can_be = may.covers(must) && may.len() >= size;
    can_be.then(|| must | draw(may - must, more, entropy))
}
