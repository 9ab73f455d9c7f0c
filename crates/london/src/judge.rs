//! May this side do this now? One question for players, views and the state machine alike; the answers stand
//! in the chapters.

use alloc::vec::Vec;

use crate::board::{Board, Phase};
use crate::cards::{Colour, Counts, Side, Trio};
use crate::illegal::{Ask, Illegal};
use crate::moves::{Action, Answer, Unit};
use crate::{begin, pay, resist, travel};

/// May this side, which holds these cards, choose this action now?
pub fn judge(board: &Board, side: Side, hand: Counts, action: Action) -> Result<(), Illegal> {
    let ask = match board.asked() {
        Some((asked, ask)) if asked == side => ask,
        Some(_) | None => return Err(Illegal::NotYourTurn),
    };
    match (ask, action) {
        (Ask::Action, Action::Pass) => Ok(()),
        (Ask::Action, Action::Move(to)) => travel::set_out(board, hand, to),
        (Ask::Action, action) => begin::begin(board, hand, action).map(drop),
        (Ask::Payment, Action::Pay(unit)) => pay::judge(board, hand, unit),
        (Ask::Raise, Action::Raise(colour)) => travel::raise(board, hand, colour),
        (Ask::Whiten, Action::Whiten(at, colour)) => travel::whiten(board, hand, at, colour),
        (Ask::Raise | Ask::Whiten, Action::Decline) => Ok(()),
        (Ask::Discard, Action::Discard(colour)) => pay::discard(hand, colour),
        (Ask::Whites, Action::Whites(_)) => Ok(()),
        (Ask::Lift, Action::Lift(site)) => resist::lift(board, site),
        (ask, _something_else) => Err(Illegal::Asked(ask)),
    }
}

/// Everything that this side, which holds these cards, may choose from now, in ascending order.
pub fn legal(board: &Board, side: Side, hand: Counts) -> Vec<Action> {
    if board.asked().is_none_or(|(asked, _)| asked != side) {
        return Vec::new();
    }
    let mut actions = proposals(board, hand);
    actions.retain(|&action| judge(board, side, hand, action).is_ok());
    actions
}

/// What is worth judging in this phase, in ascending order: everything legal, and some that is not.
fn proposals(board: &Board, hand: Counts) -> Vec<Action> {
    match board.phase {
        Phase::Act => match board.mover() {
            Side::Hyde => hydes_proposals(board),
            Side::Jekyll => jekylls_proposals(board, hand),
        },
        Phase::Pay { .. } => units().map(Action::Pay).collect(),
        Phase::Raise { .. } => hand.colours().map(Action::Raise).chain([Action::Decline]).collect(),
        Phase::Window => {
            let whiten = |at| hand.colours().map(move |colour| Action::Whiten(at, colour));
            board.grey_now().iter().flat_map(whiten).chain([Action::Decline]).collect()
        }
        Phase::Discard => hand.colours().map(Action::Discard).collect(),
        Phase::Whites => [Answer::No, Answer::Yes].map(Action::Whites).into(),
        Phase::Lift { .. } => board.trashed.iter().map(Action::Lift).collect(),
        Phase::Setup
        | Phase::Toll { .. }
        | Phase::Draw { .. }
        | Phase::Trash(_)
        | Phase::Steal
        | Phase::Penalty
        | Phase::Over(_) => Vec::new(),
    }
}

fn units() -> impl Iterator<Item = Unit> {
    let tokens = Colour::ALL.map(Unit::Coloured);
    [Unit::Token].into_iter().chain(tokens).chain([Unit::BlackPair]).chain(Colour::ALL.map(Unit::Card))
}

fn hydes_proposals(board: &Board) -> Vec<Action> {
    let mut actions: Vec<Action> = board.map().neighbours(board.pawn).iter().map(Action::Move).collect();
    actions.extend(board.displaced.colours().map(Action::Meet));
    actions.push(Action::Vice);
    actions.extend(Colour::ALL.map(Action::Trash));
    actions.push(Action::Steal);
    actions.extend(Colour::ALL.map(Action::Resist));
    actions.push(Action::Pass);
    actions
}

fn jekylls_proposals(board: &Board, hand: Counts) -> Vec<Action> {
    let mut actions: Vec<Action> = board.map().neighbours(board.pawn).iter().map(Action::Move).collect();
    actions.extend(board.apothecary.colours().map(Action::Buy));
    actions.extend([Action::Mix, Action::Research]);
    if board.pawn == board.map().lab() && hand.len() >= 3 {
        for colour in Colour::ALL {
            let trios = Trio::ALL.into_iter().filter(|trio| hand.covers(trio.cards()));
            actions.extend(trios.map(|trio| Action::Alleviate(colour, trio)));
        }
    }
    actions.push(Action::Pass);
    actions
}
