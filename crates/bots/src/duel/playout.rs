//! How a round is played on at random: any card, and any colour with a potion that is led.

use ::duel::{Action, Cards, Colour, Led, Phase, Position};
use game::{Entropy, Position as _, Quick, Side};

/// Plays on at random until a trick is to be led with this many left, or the round is over.
pub(super) fn play_on(position: &mut Position, left: usize, quick: &mut Quick) {
    loop {
        match position.phase {
            Phase::Deal | Phase::Over(_) => return,
            Phase::Lead(leader) if position.hand(leader).len() <= left => return,
            Phase::Lead(leader) => position.act(random_lead(position.hand(leader), quick)),
            Phase::Give(_) | Phase::Follow { .. } | Phase::Swap { .. } => position.act_at_random(quick),
        }
    }
}

/// Plays an action of `me`; in an exchange, in which both have still to choose, the other chooses any cards.
pub(super) fn act(position: &mut Position, me: Side, action: Action, quick: &mut Quick) {
    if position.phase.exchange().is_none() {
        return position.act(action);
    }
    for side in Side::BOTH {
        if side == me { position.act(action) } else { position.act_at_random(quick) }
    }
}

/// Any card, all equally likely, and not any way to lead: potions would come up three times as often.
fn random_lead(hand: Cards, quick: &mut Quick) -> Action {
    let card = hand.pick(quick);
    let colour = card.colour().unwrap_or_else(|| Colour::ALL[quick.below(3) as usize]);
    Led { card, colour }.action()
}
