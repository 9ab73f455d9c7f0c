//! How good a partner a player is: three things that one does not do, counted over many hands.
//!
//! All three are judged by what the seat itself knows, and only when the *last* card of a trick is due, for then nothing is
//! uncertain: everybody sees who is winning the trick and what lies on the table. Only decisions for one's own team's
//! turn count, one's own or the partner's who has asked; *at hand* are the cards that the decider may play now.
//!
//! ```text
//! n J5   e H3   s JB   w ?       w is last, and jekyll (s) is winning the trick
//! n J5   e H3   s Jx1  w ?       n is winning it, with the first of two scenes
//! ```
//!
//! | fault | opportunity: last to play, and … | fault: plays … |
//! |---|---|---|
//! | overtaking | the partner is winning; at hand is a card that is lower and brings no less | a card that is higher |
//! | throwing | the other team is winning; at hand are an own deed and a small character (C, D, E) | a deed |
//! | refusing | the partner is winning; at hand are a scene or own deed that is lower, and something that brings less | something that brings less |
//!
//! A card *brings* its points and its factor. With a transformation in the trick nobody is winning it. Asking instead of
//! playing is no fault: one may have a reason that one's own hand does not show.

use core::fmt;

use ::partners::{Action, Card, Cards, Kind, Options, Rank, State, View};
use game::{Game, Move, Quick, Turn, Viewer};

use crate::{Bot, Budget, CannotChoose};

/// How often something could have been done wrong, and how often it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// How often there was an opportunity.
    pub opportunities: u64,
    /// How often it was taken.
    pub faults: u64,
}

impl Count {
    /// Faults in a thousand opportunities; nothing if there was none.
    pub fn per_thousand(&self) -> Option<f64> {
        (self.opportunities > 0).then(|| 1000.0 * self.faults as f64 / self.opportunities as f64)
    }

    fn note(&mut self, fault: Option<bool>) {
        if let Some(fault) = fault {
            self.opportunities += 1;
            self.faults += u64::from(fault);
        }
    }
}

/// What came of looking over a player's shoulder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many hands were played.
    pub hands: u64,
    /// How many decisions there were with something to decide.
    pub decisions: u64,
    /// Overtaking the partner's safe trick without gain.
    pub overtaking: Count,
    /// Throwing an own deed to the other team when that can be avoided.
    pub throwing: Count,
    /// Refusing to feed a trick that the partner has won.
    pub refusing: Count,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} hands, {} decisions; faults in 1,000 opportunities:", self.hands, self.decisions)?;
        let counts =
            [("overtaking", self.overtaking), ("throwing", self.throwing), ("refusing", self.refusing)];
        for (name, count) in counts {
            let rate = count.per_thousand().unwrap_or(0.0);
            writeln!(f, "  {name:<11} {rate:>7.1}   ({} of {})", count.faults, count.opportunities)?;
        }
        Ok(())
    }
}

/// What is to be said of one decision: for each of the three, `None` if there was no opportunity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Remarks {
    /// Overtaking the partner's safe trick without gain.
    pub overtaking: Option<bool>,
    /// Throwing an own deed to the other team.
    pub throwing: Option<bool>,
    /// Refusing to feed the partner's trick.
    pub refusing: Option<bool>,
}

impl Remarks {
    /// Is there something to complain of?
    pub fn is_fault(&self) -> bool {
        [self.overtaking, self.throwing, self.refusing].contains(&Some(true))
    }
}

/// Looks at a decision with the eyes of the seat that makes it.
pub fn inspect(view: &View, action: Action) -> Remarks {
    let none = Remarks::default();
    let position = view.any_world();
    let (Some(own), Some(highest)) = (view.place(), position.leading) else { return none };
    let team = position.side_of(own);
    let asked_by_others = position.asked().is_some() && position.side_to_play() != team;
    let last = position.played % 4 == 3;
    if !last || asked_by_others || highest.is_transformation() {
        return none;
    }
    let at_hand = position.choices().plays;
    if position.side_of(highest.at()) == team {
        winning(at_hand, highest.rank(), action)
    } else {
        Remarks { throwing: throwing(at_hand, highest.rank(), action), ..none }
    }
}

/// The card that was played, if one was.
fn played(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Ask(_) => None,
    }
}

/// Does the second card bring at least what the first does?
fn brings_no_less(card: Card, other: Card) -> bool {
    other.points() >= card.points() && other.factor() >= card.factor()
}

/// The partner is winning the trick with a card of that rank.
fn winning(at_hand: Cards, rank: Rank, action: Action) -> Remarks {
    let card = played(action);
    let lower = |card: &Card| card.rank() <= rank;
    let no_need = |card: Card| {
        card.rank() > rank && at_hand.iter().filter(lower).any(|other| brings_no_less(card, other))
    };
    let feeds = |card: Card| matches!(card.kind(), Kind::Scene | Kind::Deed) && card.rank() <= rank;
    let overtaking = at_hand.iter().any(no_need).then(|| card.is_some_and(no_need));
    let can_feed = at_hand.iter().any(feeds);
    let starves = |card: Card| matches!(card.kind(), Kind::Character | Kind::Transformation);
    let refusing = (can_feed && at_hand.iter().any(starves)).then(|| card.is_some_and(starves));
    Remarks { overtaking, throwing: None, refusing }
}

/// The other team is winning the trick with a card of that rank: is a deed thrown to it that could be kept cheaply?
fn throwing(at_hand: Cards, rank: Rank, action: Action) -> Option<bool> {
    let thrown = |card: Card| card.kind() == Kind::Deed && card.rank() <= rank;
    let small = |card: Card| matches!(card.rank(), Rank::C | Rank::D | Rank::E);
    let opportunity = at_hand.iter().any(thrown) && at_hand.iter().any(small);
    opportunity.then(|| played(action).is_some_and(thrown))
}

/// Lets a player play with and against itself for so many hands, each a game of its own, and looks over its shoulder.
///
/// # Errors
/// If the player cannot choose.
pub fn report(
    bot: &dyn Bot<State>,
    options: &Options,
    hands: u64,
    seed: u64,
) -> Result<Report, CannotChoose> {
    let mut report = Report { hands, ..Report::default() };
    watch(bot, options, hands, seed, |view, _, remarks| {
        report.decisions += u64::from(State::legal(options, view).len() > 1);
        report.overtaking.note(remarks.overtaking);
        report.throwing.note(remarks.throwing);
        report.refusing.note(remarks.refusing);
    })?;
    Ok(report)
}

/// The same, and shows each decision: what its maker knew, what he chose, and what is to be said of it.
///
/// # Errors
/// If the player cannot choose.
pub fn watch(
    bot: &dyn Bot<State>,
    options: &Options,
    hands: u64,
    seed: u64,
    mut each: impl FnMut(&View, Action, Remarks),
) -> Result<(), CannotChoose> {
    for hand in 0..hands {
        let mut quick = Quick::new(seed.wrapping_add(hand.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
        let mut state = State::new(options);
        while state.sheet().is_empty() {
            let mv = match state.turn() {
                Turn::Chance | Turn::Over => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().ok_or(CannotChoose::NothingToDecide)?;
                    let view = state.view(Viewer::Seat(seat));
                    let action = bot.choose(options, &view, &mut Budget::full(), &mut quick)?;
                    each(&view, action, inspect(&view, action));
                    Move::Act(seat, action)
                }
            };
            state.apply(&mv).map_err(|_| CannotChoose::NothingToDecide)?;
        }
    }
    Ok(())
}
