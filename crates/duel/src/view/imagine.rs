//! Worlds in which everything that a view knows is true.
//!
//! The view must be one that a game has shown: from a forged one the spectator would look for its past in
//! vain.
//!
//! A player has only to say which of the cards never seen the other holds. A spectator has to make up the
//! round from its end:
//!
//! ```text
//!   dealt <- exchange <- tricks <- exchange <- tricks now on the table
//!         who gave what?        who gave what?       who holds what?
//! ```

use alloc::vec::Vec;

use game::Entropy;

use crate::board::{Board, Phase};
use crate::cards::Cards;
use crate::exchange::{self, HAND};
use crate::potion::{self, Effect};
use crate::role::{Both, Role};
use crate::state::{Secrets, State};
use crate::trick::Trick;
use crate::view::{Known, Own, Unseen, View, has_chosen};

/// A world in which everything that the view knows is true.
pub(crate) fn imagine(view: &View, entropy: &mut impl Entropy) -> State {
    let board = view.board.clone();
    let mut secrets = match (&view.known, board.phase) {
        (_, Phase::Deal | Phase::Over(_)) => Secrets::default(),
        (Known::Own(own), _) => for_a_player(&board, own, entropy),
        (Known::Nothing, _) => for_a_spectator(&board, entropy),
    };
    for role in Role::BOTH {
        if has_chosen(&board, role) && secrets.chosen[role].is_empty() {
            secrets.chosen[role] = choice(&board, secrets.hands[role], entropy);
        }
    }
    State { board, secrets }
}

/// What somebody with this hand may have chosen for the exchange that is under way.
fn choice(board: &Board, hand: Cards, entropy: &mut impl Entropy) -> Cards {
    let choices: Vec<Cards> = match board.phase {
        Phase::Give(_) => exchange::gives(hand, board.track.round).collect(),
        Phase::Swap { .. } => potion::swaps(hand),
        Phase::Deal | Phase::Lead(_) | Phase::Follow { .. } | Phase::Over(_) => Vec::new(),
    };
    if choices.is_empty() { Cards::EMPTY } else { entropy.pick(&choices) }
}

/// All hands that the other may have are equally likely.
fn for_a_player(board: &Board, own: &Own, entropy: &mut impl Entropy) -> Secrets {
    let unseen = own.unseen(board);
    let guess = unseen.draw(entropy);
    let own_or = |theirs: Cards, mine: Cards| Both::of(|role| if role == own.role { mine } else { theirs });
    Secrets {
        hands: own_or(unseen.certain | guess, own.hand),
        dealt: own_or(unseen.dealt_for_sure | guess, own.dealt),
        exchanges: own.exchanges.clone(),
        chosen: own_or(Cards::EMPTY, own.chosen),
    }
}

impl Unseen {
    /// Some of the possible cards, as many as are missing; all such choices are equally likely.
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

/// How many ways there are to choose so many of so many.
fn binomial(of: usize, choose: usize) -> u32 {
    if choose > of {
        return 0;
    }
    (0..choose as u32).fold(1, |ways, taken| ways * (of as u32 - taken) / (taken + 1))
}

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
    played: Both<Cards>,
    /// What each player cannot have held: cards of a colour not followed, and cards that could not come
    /// there.
    barred: Both<Cards>,
}

impl Stretch {
    /// The stretch that an exchange begins. A card that neither player can have held before has no way into
    /// it.
    fn begin(given: usize, before: &Both<Cards>) -> Stretch {
        let nowhere = before.jekyll & before.hyde;
        Stretch { given, barred: Both { jekyll: nowhere, hyde: nowhere }, played: Both::default() }
    }

    /// A trick is played; `gone` are all cards played in the round so far.
    fn remember(&mut self, trick: &Trick, gone: Cards) {
        for role in Role::BOTH {
            self.played[role] |= Cards::only(trick.card_of(role));
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
    let mut now = Stretch::begin(usize::from(board.track.round), &Both::default());
    let mut gone = Cards::EMPTY;
    for (index, trick) in board.tricks_shown().enumerate() {
        gone |= trick.cards();
        now.remember(&trick, gone);
        let hand_left = HAND - 1 - index;
        let taken = index < board.tricks.len();
        if potion::effect(&trick) == Effect::Swap && hand_left > 0 && taken {
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

/// The round made up from its end: who holds the cards not played, and who gave what before.
fn for_a_spectator(board: &Board, entropy: &mut impl Entropy) -> Secrets {
    let stretches = stretches(board);
    loop {
        let Some(hands) = hands_now(board, &stretches, entropy) else { continue };
        if let Some(before) = rewind(&stretches, hands, entropy) {
            return Secrets {
                hands,
                dealt: before.dealt,
                exchanges: before.exchanges,
                chosen: Both::default(),
            };
        }
    }
}

/// A guess at the hands as they are, or `None` if it leaves too few cards for hyde.
fn hands_now(board: &Board, stretches: &[Stretch], entropy: &mut impl Entropy) -> Option<Both<Cards>> {
    let unplayed = Cards::ALL - board.played(Role::Jekyll) - board.played(Role::Hyde);
    let barred = stretches.last().map_or(Both::default(), |stretch| stretch.barred);
    let jekyll = draw(unplayed - barred.jekyll, board.hand_size(Role::Jekyll), entropy);
    let hyde = draw(unplayed - barred.hyde - jekyll, board.hand_size(Role::Hyde), entropy);
    let complete = jekyll.len() == board.hand_size(Role::Jekyll) && hyde.len() == board.hand_size(Role::Hyde);
    complete.then_some(Both { jekyll, hyde })
}

/// What was before the hands that a guess begins with.
struct Before {
    dealt: Both<Cards>,
    exchanges: Vec<Both<Cards>>,
}

/// Takes the tricks and exchanges back, the last one first; `None` if no guess led to a deal that could have
/// been.
fn rewind(stretches: &[Stretch], hands: Both<Cards>, entropy: &mut impl Entropy) -> Option<Before> {
    let Some((last, earlier)) = stretches.split_last() else {
        return Some(Before { dealt: hands, exchanges: Vec::new() });
    };
    let held_after = Both::of(|role| hands[role] | last.played[role]);
    let barred = earlier.last().map_or(Both::default(), |stretch| stretch.barred);
    // What this player received and the other gave: all that he cannot have had, nothing that the other
    // cannot.
    let guess = |role: Role, entropy: &mut _| {
        let hand = held_after[role];
        draw_with(hand & barred[role], hand - barred[role.other()], last.given, entropy)
    };
    for _ in 0..TRIES {
        let (Some(hyde), Some(jekyll)) = (guess(Role::Jekyll, entropy), guess(Role::Hyde, entropy)) else {
            return None;
        };
        let given = Both { jekyll, hyde };
        let held = Both::of(|role| (held_after[role] - given[role.other()]) | given[role]);
        let possible = !earlier.is_empty()
            || Role::BOTH.iter().all(|&role| exchange::does_duty(held[role], given[role]));
        if let Some(mut before) = possible.then(|| rewind(earlier, held, entropy)).flatten() {
            before.exchanges.push(given);
            return Some(before);
        }
    }
    None
}

/// So many cards, all those of `must` among them and nothing but cards of `may`, if that can be.
fn draw_with(must: Cards, may: Cards, size: usize, entropy: &mut impl Entropy) -> Option<Cards> {
    let more = size.checked_sub(must.len())?;
    let can_be = may.contains_all(must) && may.len() >= size;
    can_be.then(|| must | draw(may - must, more, entropy))
}
