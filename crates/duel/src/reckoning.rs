//! What follows from a view by the rules: for whoever shows a table and knows no rule.
//!
//! Nothing here decides anything. It is worked out from a view alone, so that it tells nobody what he may not know, and it travels
//! with the view; whoever reads one works it out anew.

use alloc::vec::Vec;

use game::{BySide, Seat, Side};

use crate::cards::{Card, Colour};
use crate::order::{ColourOrder, Rank};
use crate::position::{Phase, Round, Waiting};
use crate::potion::Effect;
use crate::track::{Progress, Track, difference};
use crate::trick::{Led, Trick, Why};
use crate::view::{Board, View};

/// What follows from a view by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoning {
    /// D5.3: the seat that plays each side.
    #[cfg_attr(feature = "ts", ts(type = "BySide<number>"))]
    pub seats: BySide<Seat>,
    /// Who is waited for.
    pub asked: Vec<Side>,
    /// How many cards each player holds.
    pub held: BySide<u8>,
    /// The trick that is played, from 1; none between rounds.
    pub trick: Option<u8>,
    /// What lies between the players.
    pub lying: Option<Lying>,
    /// Who took the tricks of this round, in their order.
    pub won: Vec<Won>,
    /// The last trick that was taken in this round.
    pub last: Option<Taken>,
    /// D3.4: the colours by rank, the weakest first.
    pub ranks: [Option<Colour>; 3],
    /// D3.4: the colours of which a card would be ranked if it were played now.
    pub would_rank: Vec<WouldRank>,
    /// D5.1: what would become of the marker if the round ended now; none between rounds.
    pub prospect: Option<Prospect>,
}

/// The cards between the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lying {
    /// Who led.
    pub leader: Side,
    /// What was led.
    pub led: Card,
    /// D3.1: the colour called with a potion.
    pub called: Option<Colour>,
    /// The answer.
    pub followed: Option<Card>,
    /// D3.6: the colour that a potion has met, whose effect follows.
    pub met: Option<Colour>,
}

/// What became of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Won {
    /// D3.8: who took it.
    pub winner: Side,
    /// D3.6: the colour that a potion has met in it.
    pub met: Option<Colour>,
}

/// A trick that was taken, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Taken {
    /// The cards.
    pub cards: Lying,
    /// D3.8: who took it.
    pub winner: Side,
    /// The card that won.
    pub by: Card,
    /// The card that it beat.
    pub beats: Card,
    /// Why it won.
    pub why: Why,
    /// The rule that says so.
    pub rule: &'static str,
    /// D4.1: did the winner take an earlier trick of the loser with it?
    pub steals: bool,
}

/// What a card of a colour would do to the order of the colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WouldRank {
    /// The colour.
    pub colour: Colour,
    /// The rank that it would get.
    pub rank: Rank,
    /// The colour that would then be the strongest, if it is settled.
    pub strongest: Option<Colour>,
}

/// What would become of the marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prospect {
    /// By how much one player is ahead.
    pub difference: u8,
    /// Where the marker would go.
    pub space: u8,
}

impl Reckoning {
    /// What follows from this view.
    pub fn of(View { board, .. }: &View) -> Reckoning {
        let Board { leg, track, phase, order, taken, .. } = *board;
        let in_round = phase.in_round();
        let tricks = tricks_taken(&board.tricks);
        Reckoning {
            seats: BySide::from_fn(|side| leg.seat(side)),
            asked: asked(phase),
            held: BySide::from_fn(|side| board.hand_size(side) as u8),
            trick: in_round.then_some(board.tricks.len() as u8 + 1),
            lying: lying(phase),
            won: tricks.iter().map(|trick| Won { winner: trick.winner, met: trick.cards.met }).collect(),
            last: tricks.last().copied(),
            ranks: order.colours(),
            would_rank: would_rank(order),
            prospect: in_round.then(|| prospect(track, taken)),
        }
    }
}

fn asked(phase: Phase) -> Vec<Side> {
    match (phase.exchange(), phase.to_move()) {
        (Some(Waiting::Both), _) => Side::BOTH.into(),
        (_, to_move) => to_move.into_iter().collect(),
    }
}

fn lying(phase: Phase) -> Option<Lying> {
    match phase {
        Phase::Follow { leader, led } => Some(Lying::led(leader, led)),
        Phase::Swap { trick, .. } => Some(Lying::complete(&trick)),
        Phase::Deal | Phase::Give(_) | Phase::Lead(_) | Phase::Over(_) => None,
    }
}

/// The tricks of a round from its beginning: what they were played for is no secret, so the round can be played through again.
fn tricks_taken(tricks: &[Trick]) -> Vec<Taken> {
    let mut round = Round::default();
    let taken = tricks.iter().map(|trick| {
        round.play_card(trick.leader, trick.led.card);
        round.play_card(trick.leader.other(), trick.followed);
        let taken = Taken::new(*trick, &round);
        round.take(trick);
        taken
    });
    taken.collect()
}

fn would_rank(order: ColourOrder) -> Vec<WouldRank> {
    let would_rank = |colour| {
        let after = order.after(Card::evil(colour, 1)?);
        let [.., strongest] = after.colours();
        let rank = after.rank(colour)?;
        (after != order).then_some(WouldRank { colour, rank, strongest })
    };
    Colour::ALL.into_iter().filter_map(would_rank).collect()
}

fn prospect(track: Track, taken: BySide<u8>) -> Prospect {
    let (Progress::NextRound(then) | Progress::GameOver(then)) = track.after_round(taken);
    Prospect { difference: difference(taken), space: then.marker }
}

impl Lying {
    fn led(leader: Side, Led { card, colour }: Led) -> Lying {
        let called = card.is_potion().then_some(colour);
        Lying { leader, led: card, called, followed: None, met: None }
    }

    fn complete(trick: &Trick) -> Lying {
        let Trick { leader, led, followed } = *trick;
        Lying { followed: Some(followed), met: trick.met(), ..Lying::led(leader, led) }
    }
}

impl Taken {
    /// The trick as it is taken in this round, both cards being played and ranked.
    pub(crate) fn new(trick: Trick, round: &Round) -> Taken {
        let winner = trick.winner(round.order);
        let why = trick.why();
        Taken {
            cards: Lying::complete(&trick),
            winner,
            by: trick.card_of(winner),
            beats: trick.card_of(winner.other()),
            why,
            rule: why.rule(),
            steals: trick.effect() == Effect::Steal && round.taken[winner.other()] > 0,
        }
    }
}

/// A view as it is written: with what follows from it.
#[cfg(feature = "serde")]
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub(crate) struct Written<'a> {
    /// What everybody sees.
    board: &'a Board,
    /// What this viewer knows besides.
    known: &'a crate::view::Known,
    /// What follows from it by the rules.
    reckoning: Reckoning,
}

#[cfg(feature = "serde")]
impl serde::Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View { board, known } = self;
        Written { board, known, reckoning: Reckoning::of(self) }.serialize(serializer)
    }
}
