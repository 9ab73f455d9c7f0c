//! What chance decides: which outcomes are possible, what each changes, how likely it is, and drawing one.

use alloc::vec::Vec;

use game::{Entropy, Side, require};

use crate::cards::{Colour, Counts, Token};
use crate::cure;
use crate::map::{Location, LocationSet};
use crate::memory::Witness;
use crate::moves::{Chance, Setup};
use crate::pay::Due;
use crate::refusals::Illegal;
use crate::setup::{self, Layout, draw_tokens};

use super::{Effect, Phase, Position};

/// An outcome of chance in the phase that waits for it.
#[derive(Clone, Copy, Debug)]
pub enum Drawn<'a> {
    /// Cures and tiles.
    Setup(&'a Setup),
    /// A card for the mover, and how many were still to be drawn with it.
    Card { colour: Colour, left: u8 },
    /// A card out of jekyll's hand.
    Stolen(Colour),
    /// What the bag demands on the way to a location.
    Toll { to: Location, token: Token },
    /// A token against the colour that hyde named.
    Trash { named: Colour, token: Token },
    /// The tokens of a penalty.
    Penalty([Token; 3]),
}

impl Position {
    /// Can chance decide this now, and what is it then?
    pub(crate) fn judge_chance<'a>(&self, chance: &'a Chance) -> Result<Drawn<'a>, Illegal> {
        let drawn = self.resolve_chance(chance)?;
        match drawn {
            Drawn::Setup(setup) => setup::judge(self.map(), setup)?,
            Drawn::Card { colour, .. } => require(self.deck.has(colour), Illegal::NotInDeck { colour })?,
            Drawn::Stolen(colour) => require(self.hands.jekyll.has(colour), Illegal::NotInHand { colour })?,
            Drawn::Toll { token, .. } | Drawn::Trash { token, .. } => self.in_bag(&[token])?,
            Drawn::Penalty(tokens) => self.in_bag(&tokens)?,
        }
        Ok(drawn)
    }

    /// What an outcome is in this phase, possible or not; an error if something else is waited for.
    #[inline]
    pub(super) fn resolve_chance<'a>(&self, chance: &'a Chance) -> Result<Drawn<'a>, Illegal> {
        match (self.phase, chance) {
            (Phase::Setup, Chance::Setup(setup)) => Ok(Drawn::Setup(setup)),
            (Phase::Draw { left }, &Chance::Card(colour)) => Ok(Drawn::Card { colour, left }),
            (Phase::Steal, &Chance::Steal(colour)) => Ok(Drawn::Stolen(colour)),
            (Phase::Toll { to }, &Chance::Token(token)) => Ok(Drawn::Toll { to, token }),
            (Phase::Trash(named), &Chance::Token(token)) => Ok(Drawn::Trash { named, token }),
            (Phase::Penalty, &Chance::Tokens(tokens)) => Ok(Drawn::Penalty(tokens)),
            (Phase::Over(_), _) => Err(Illegal::NotADraw),
            (_other, _) if self.decider().is_some() => Err(Illegal::NotADraw),
            (_other, _) => Err(Illegal::OtherDraw),
        }
    }

    /// L2.2: are these tokens in the bag together?
    fn in_bag(&self, tokens: &[Token]) -> Result<(), Illegal> {
        let missing = |token: &Token| {
            let drawn = tokens.iter().filter(|other| *other == token).count();
            drawn > setup::in_bag(self.turned, self.whites_in_bag, *token).into()
        };
        tokens.iter().copied().find(missing).map_or(Ok(()), |token| Err(Illegal::NotInBag { token }))
    }

    /// Plays what chance has decided; known to be possible.
    #[inline]
    pub(crate) fn play_chance(&mut self, drawn: Drawn<'_>, witness: &mut impl Witness) {
        match drawn {
            Drawn::Setup(setup) => self.lay_out(setup, witness),
            Drawn::Card { colour, left } => {
                let mover = self.mover();
                self.deck = self.deck.minus(Counts::one(colour));
                self.hands[mover] = self.hands[mover].plus(Counts::one(colour));
                witness.drew(self);
                self.go_on_drawing(left - 1, witness);
            }
            Drawn::Stolen(colour) => {
                self.hands.jekyll = self.hands.jekyll.minus(Counts::one(colour));
                self.hands.hyde = self.hands.hyde.plus(Counts::one(colour));
                witness.stole(self, colour);
                self.end_action(witness);
            }
            Drawn::Toll { to, token } => {
                let due = match token {
                    Token::Coloured(colour) => Due { any: 0, demand: Some(colour) },
                    Token::White => Due::any(1),
                };
                self.charge(Effect::Toll(to), due, witness);
            }
            Drawn::Trash { named, token } => {
                if token == Token::Coloured(named) {
                    self.trashed |= LocationSet::only(self.pawn);
                }
                self.end_action(witness);
            }
            Drawn::Penalty(tokens) => self.must_turn_black(cure::turning(tokens), witness),
        }
    }

    fn lay_out(&mut self, setup: &Setup, witness: &mut impl Witness) {
        self.cures = setup.cures.into_iter().collect();
        self.layout = Layout::new(self.map(), setup.tiles.iter().copied());
        self.tiles = self.map().research_sites();
        self.begin_turn(Side::Hyde, witness);
    }

    /// Draws what the game waits for, each outcome with its right probability.
    #[inline]
    pub(super) fn draw_chance(&self, entropy: &mut impl Entropy) -> Chance {
        use Phase::*;
        match self.phase {
            Draw { .. } => Chance::Card(draw_card(self.deck, entropy)),
            Steal => Chance::Steal(draw_card(self.hands.jekyll, entropy)),
            Toll { .. } | Trash(_) => Chance::Token(draw_tokens::<1>(self.bag(), entropy)[0]),
            Penalty => Chance::Tokens(draw_tokens(self.bag(), entropy)),
            Setup | Window | Act | Raise { .. } | Pay { .. } | Lift { .. } | Whites | Discard | Over(_) => {
                Chance::Setup(setup::draw(self.map().research_sites(), entropy))
            }
        }
    }

    /// Every outcome that can come up now with its weight; none before the set-up, which has too many.
    pub(crate) fn outcomes(&self) -> Vec<(Chance, u32)> {
        use Phase::*;
        let cards = |counts: Counts, chance: fn(Colour) -> Chance| {
            counts.colours().map(|colour| (chance(colour), counts.of(colour).into())).collect()
        };
        match self.phase {
            Draw { .. } => cards(self.deck, Chance::Card),
            Steal => cards(self.hands.jekyll, Chance::Steal),
            Toll { .. } | Trash(_) => {
                let weighed = Token::ALL.into_iter().zip(self.bag());
                weighed.filter(|(_, n)| *n > 0).map(|(token, n)| (Chance::Token(token), n.into())).collect()
            }
            Penalty => penalties(self.bag()),
            Setup | Window | Act | Raise { .. } | Pay { .. } | Lift { .. } | Whites | Discard | Over(_) => {
                Vec::new()
            }
        }
    }
}

/// One of these cards, all equally likely.
fn draw_card(cards: Counts, entropy: &mut impl Entropy) -> Colour {
    Colour::ALL[setup::draw_kind(&Colour::ALL.map(|colour| cards.of(colour)), entropy)]
}

/// L5.6: every three tokens that can be drawn together, and in how many ways.
fn penalties(bag: [u8; 5]) -> Vec<(Chance, u32)> {
    let mut outcomes = Vec::new();
    for first in 0..5 {
        for second in first..5 {
            for third in second..5 {
                let kinds = [first, second, third];
                let times = |kind| kinds.iter().filter(|drawn| **drawn == kind).count();
                let ways: u32 = (0..5).map(|kind| choose(bag[kind], times(kind))).product();
                if ways > 0 {
                    outcomes.push((Chance::Tokens(kinds.map(|kind| Token::ALL[kind])), ways));
                }
            }
        }
    }
    outcomes
}

/// How many ways there are to choose that number, at most three, out of `count`.
fn choose(count: u8, chosen: usize) -> u32 {
    let count = u32::from(count);
    match chosen {
        0 => 1,
        1 => count,
        2 => count * count.saturating_sub(1) / 2,
        _three => count * count.saturating_sub(1) * count.saturating_sub(2) / 6,
    }
}
