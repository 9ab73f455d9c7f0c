//! What chance decides: which outcomes are possible, what each changes, how likely it is, and drawing one.

use alloc::vec::Vec;

use game::Entropy;

use crate::board::{Deed, Phase};
use crate::cards::{Colour, Counts, Side, Token};
use crate::illegal::Illegal;
use crate::moves::{Chance, Note, Setup};
use crate::pay::Due;
use crate::state::State;
use crate::{cure, setup};

impl State {
    /// Can chance decide this now?
    pub(crate) fn judge_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        match (self.board.phase, chance) {
            (Phase::Setup, Chance::Setup(layout)) => setup::judge(self.board.map(), layout),
            (Phase::Draw { .. }, Chance::Card(colour)) if self.deck.has(*colour) => Ok(()),
            (Phase::Draw { .. }, Chance::Card(colour)) => Err(Illegal::NotInDeck(*colour)),
            (Phase::Steal, Chance::Steal(colour)) if self.hand(Side::Jekyll).has(*colour) => Ok(()),
            (Phase::Steal, Chance::Steal(colour)) => Err(Illegal::NotInHand(*colour)),
            (Phase::Toll { .. } | Phase::Trash(_), Chance::Token(token)) => self.in_bag(&[*token]),
            (Phase::Penalty, Chance::Tokens(tokens)) => self.in_bag(tokens),
            (_, _) if self.board.waits_for_chance() => Err(Illegal::OtherDraw),
            (_, _) => Err(Illegal::NotADraw),
        }
    }

    /// What chance has decided; known to be possible.
    pub(crate) fn befall(&mut self, chance: &Chance, notes: &mut Vec<Note>) {
        match chance {
            Chance::Setup(layout) => self.lay_out(layout, notes),
            Chance::Card(colour) => self.draw_card(*colour, notes),
            Chance::Steal(colour) => {
                self.steal(*colour);
                self.end_action(notes);
            }
            Chance::Token(token) => self.draw_token(*token, notes),
            Chance::Tokens(tokens) => self.must_turn_black(cure::turning(*tokens), notes),
        }
    }

    fn lay_out(&mut self, layout: &Setup, notes: &mut Vec<Note>) {
        self.cures = layout.cures.into_iter().collect();
        self.tiles = layout.tiles.clone();
        self.tiles.sort_unstable();
        self.board.tiles = self.board.map().research_sites();
        self.begin_turn(Side::Hyde, notes);
    }

    /// L3.6, L5.4: so many cards, or as many as there are.
    pub(crate) fn start_drawing(&mut self, cards: u8, notes: &mut Vec<Note>) {
        let left = cards.min(self.board.drawable());
        self.go_on_drawing(left, notes);
    }

    /// L3.6: the discard is reshuffled when a card is to be drawn and the deck is empty.
    fn go_on_drawing(&mut self, left: u8, notes: &mut Vec<Note>) {
        if left == 0 {
            return self.end_action(notes);
        }
        if self.deck.is_empty() {
            self.deck = core::mem::take(&mut self.board.discard);
            notes.push(Note::Reshuffle);
        }
        self.board.phase = Phase::Draw { left };
    }

    fn draw_card(&mut self, colour: Colour, notes: &mut Vec<Note>) {
        if let Phase::Draw { left } = self.board.phase {
            self.draw_into_hand(colour);
            self.go_on_drawing(left - 1, notes);
        }
    }

    /// L4.6, L5.1: a token was drawn from the bag and put back.
    fn draw_token(&mut self, token: Token, notes: &mut Vec<Note>) {
        match (self.board.phase, token) {
            (Phase::Toll { to }, Token::Coloured(colour)) => {
                self.charge(Deed::Toll(to), Due { any: 0, demand: Some(colour) }, notes);
            }
            (Phase::Toll { to }, Token::White) => self.charge(Deed::Toll(to), Due::any(1), notes),
            (Phase::Trash(named), token) => {
                if token == Token::Coloured(named) {
                    self.board.trashed.insert(self.board.pawn);
                }
                self.end_action(notes);
            }
            (_, Token::Coloured(_) | Token::White) => {}
        }
    }

    /// L2.2: are so many such tokens in the bag?
    fn in_bag(&self, tokens: &[Token]) -> Result<(), Illegal> {
        let short = |token: &Token| {
            let drawn = tokens.iter().filter(|other| *other == token).count();
            drawn > self.board.in_bag(*token).into()
        };
        tokens.iter().copied().find(short).map_or(Ok(()), |token| Err(Illegal::NotInBag(token)))
    }

    /// Draws what the game waits for, each outcome with its right probability.
    pub(crate) fn draw_chance(&self, entropy: &mut impl Entropy) -> Chance {
        match self.board.phase {
            Phase::Draw { .. } => Chance::Card(draw_card(self.deck, entropy)),
            Phase::Steal => Chance::Steal(draw_card(self.hand(Side::Jekyll), entropy)),
            Phase::Toll { .. } | Phase::Trash(_) => Chance::Token(draw_tokens::<1>(self.bag(), entropy)[0]),
            Phase::Penalty => Chance::Tokens(draw_tokens(self.bag(), entropy)),
            Phase::Setup
            | Phase::Window
            | Phase::Act
            | Phase::Raise { .. }
            | Phase::Pay { .. }
            | Phase::Lift { .. }
            | Phase::Whites
            | Phase::Discard
            | Phase::Over(_) => Chance::Setup(setup::draw(self.board.map().research_sites(), entropy)),
        }
    }

    /// Every outcome that can come up now with its weight; none before the set-up, which has too many.
    pub(crate) fn chance_outcomes(&self) -> Vec<(Chance, u32)> {
        let cards = |counts: Counts, chance: fn(Colour) -> Chance| {
            counts.colours().map(|colour| (chance(colour), counts.of(colour).into())).collect()
        };
        match self.board.phase {
            Phase::Draw { .. } => cards(self.deck, Chance::Card),
            Phase::Steal => cards(self.hand(Side::Jekyll), Chance::Steal),
            Phase::Toll { .. } | Phase::Trash(_) => {
                let weighed = Token::ALL.into_iter().zip(self.bag());
                weighed.filter(|(_, n)| *n > 0).map(|(token, n)| (Chance::Token(token), n.into())).collect()
            }
            Phase::Penalty => penalties(self.bag()),
            Phase::Setup
            | Phase::Window
            | Phase::Act
            | Phase::Raise { .. }
            | Phase::Pay { .. }
            | Phase::Lift { .. }
            | Phase::Whites
            | Phase::Discard
            | Phase::Over(_) => Vec::new(),
        }
    }

    /// How many tokens of each kind lie in the bag.
    fn bag(&self) -> [u8; 5] {
        Token::ALL.map(|token| self.board.in_bag(token))
    }
}

/// One of these cards, all equally likely.
fn draw_card(cards: Counts, entropy: &mut impl Entropy) -> Colour {
    let index = entropy.below(cards.len().into()) as usize;
    cards.iter().nth(index).expect("the index is below the number of cards")
}

/// Tokens drawn together from a bag with so many of each kind; in order.
pub(crate) fn draw_tokens<const N: usize>(mut bag: [u8; 5], entropy: &mut impl Entropy) -> [Token; N] {
    let mut drawn = core::array::from_fn(|_| {
        let mut index = entropy.below(bag.iter().map(|&n| u32::from(n)).sum()) as u8;
        let mut kind = 0;
        while index >= bag[kind] {
            index -= bag[kind];
            kind += 1;
        }
        bag[kind] -= 1;
        Token::ALL[kind]
    });
    drawn.sort_unstable();
    drawn
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

/// How many ways there are to choose so many, at most three, out of `count`.
fn choose(count: u8, chosen: usize) -> u32 {
    let count = u32::from(count);
    match chosen {
        0 => 1,
        1 => count,
        2 => count * count.saturating_sub(1) / 2,
        _three => count * count.saturating_sub(1) * count.saturating_sub(2) / 6,
    }
}
