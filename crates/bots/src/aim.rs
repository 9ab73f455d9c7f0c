//! What a search in each game is after: where it stops looking ahead, and what it finds there.
//!
//! In every game there are two sides, even where more than two people play: what one gains the other loses.
//!
//! | game | the search looks ahead to | what that is worth |
//! |---|---|---|
//! | partners | the end of the hand | the difference of the two scores |
//! | duel | the end of the round | the game if it is over, else hyde's chances from where the marker stands |
//! | london | the end of the game, or so many decisions ahead | who won, or how far either side has come |

use duel::track::Progress as AfterRound;
use game::{BySide, Game, Position, Quick, Seat, Viewer};

/// A game that can be searched.
pub trait HasAim: Game {
    /// What stays the same during a search.
    type Aim: Copy;

    /// After so many decisions a playout is broken off and guessed at.
    const PATIENCE: u32 = u32::MAX;

    /// Who searches from this view, and what he is after; `None` if there is nothing to search.
    fn aim(view: &Self::View) -> Option<(Seat, Self::Aim)>;

    /// The side that a seat plays for: 0 or 1.
    fn side(aim: &Self::Aim, seat: Seat) -> usize;

    /// Once the search need look no further: what the position is worth to side 0, from 0 to 1.
    fn worth(aim: &Self::Aim, position: &Self::Position) -> Option<f32>;

    /// What a position seems to be worth to side 0 before that.
    fn guess(_aim: &Self::Aim, _position: &Self::Position) -> f32 {
        0.5
    }

    /// Is the decision that is due taken in secret, so that the others do not learn it?
    fn secret(_position: &Self::Position) -> bool {
        false
    }

    /// A world in which everything is true that the view knows.
    fn imagine(options: &Self::Options, view: &Self::View, quick: &mut Quick) -> Self::Position;
}

/// Who plays for which side in a hand of partners.
#[derive(Clone, Copy, Debug)]
pub struct PartnersAim {
    hydes: u8,
}

/// A difference of this many points is as good as any larger one.
const DECISIVE: f32 = 200.0;

impl HasAim for partners::State {
    type Aim = PartnersAim;

    fn aim(view: &partners::View) -> Option<(Seat, PartnersAim)> {
        let hand = view.board.hand()?;
        let Viewer::Seat(seat) = view.viewer else { return None };
        let person = |place| view.board.seating.person(place);
        let hydes = hand.teams.iter().filter(|&(_, &side)| side == partners::Side::Hyde);
        let hydes = hydes.filter_map(|(place, _)| person(place)).map(|seat| 1 << seat.0).sum();
        Some((seat, PartnersAim { hydes }))
    }

    #[inline]
    fn side(aim: &PartnersAim, seat: Seat) -> usize {
        usize::from(aim.hydes >> seat.0 & 1)
    }

    #[inline]
    fn worth(_aim: &PartnersAim, position: &partners::Position) -> Option<f32> {
        if !position.hand_over() {
            return None;
        }
        let BySide { jekyll, hyde } = position.hand_score();
        let difference = jekyll as f32 - hyde as f32;
        Some((0.5 + difference / (2.0 * DECISIVE)).clamp(0.0, 1.0))
    }

    #[inline]
    fn imagine(_: &partners::Options, view: &partners::View, quick: &mut Quick) -> partners::Position {
        view.imagine(quick)
    }
}

/// What the end of a round of duel is worth.
#[derive(Clone, Copy, Debug)]
pub struct DuelAim {
    leg: duel::Leg,
    /// To jekyll, by half the difference of tricks.
    worth: [f32; 6],
}

/// How often in random play the tricks of a round differ by 0, 2, 4, 6, 8, 10.
const DIFFERENCES: [f32; 6] = [0.20, 0.36, 0.25, 0.13, 0.05, 0.01];

/// The track after a round whose tricks differ by twice so many.
fn progress(track: duel::Track, half: usize) -> AfterRound {
    track.after_round(BySide { jekyll: 5 + half as u8, hyde: 5 - half as u8 })
}

/// How likely jekyll is to win a single game, as rounds go between players of little skill.
fn chances(progress: AfterRound) -> f32 {
    match progress {
        AfterRound::GameOver(end) => f32::from(u8::from(end.winner() == game::Side::Jekyll)),
        AfterRound::NextRound(track) => {
            (0..6).map(|half| DIFFERENCES[half] * chances(self::progress(track, half))).sum()
        }
    }
}

/// In a return match every space counts.
fn spaces_left(progress: AfterRound) -> f32 {
    let (AfterRound::GameOver(track) | AfterRound::NextRound(track)) = progress;
    1.0 - f32::from(track.marker) / f32::from(duel::track::LAST_SPACE)
}

impl HasAim for duel::State {
    type Aim = DuelAim;

    fn aim(view: &duel::View) -> Option<(Seat, DuelAim)> {
        let board = &view.board;
        let duel::Known::Own(own) = &view.known else { return None };
        let worth = match board.options.match_ {
            duel::Match::Single => chances,
            duel::Match::Return => spaces_left,
        };
        let worth = core::array::from_fn(|half| worth(progress(board.track, half)));
        Some((board.leg.seat(own.side), DuelAim { leg: board.leg, worth }))
    }

    #[inline]
    fn side(aim: &DuelAim, seat: Seat) -> usize {
        aim.leg.side(seat) as usize
    }

    #[inline]
    fn worth(aim: &DuelAim, position: &duel::Position) -> Option<f32> {
        if position.phase.in_round() {
            return None;
        }
        let BySide { jekyll, hyde } = position.round.taken;
        let difference = jekyll.abs_diff(hyde);
        Some(aim.worth[usize::from(difference / 2)])
    }

    fn imagine(_: &duel::Options, view: &duel::View, quick: &mut Quick) -> duel::Position {
        view.imagine_position(quick)
    }

    #[inline]
    fn secret(position: &duel::Position) -> bool {
        position.phase.exchange().is_some()
    }
}

/// How far both sides had come in london when the search began.
#[derive(Clone, Copy, Debug)]
pub struct LondonAim {
    lead: f32,
}

/// What the lead of jekyll over hyde is made of.
struct Progress {
    cured: usize,
    researched: u8,
    jekylls_cards: u8,
    /// Of three cards for a cure, as many as he has of the one that is nearest.
    mixed: u8,
    black: london::Counts,
    hydes_cards: london::Counts,
}

impl Progress {
    /// A cure or a token turned black is one step, and what leads to it a part of one.
    #[inline]
    fn lead(&self) -> f32 {
        let most = |counts: london::Counts| f32::from(counts.most());
        let jekyll = self.cured as f32 + 0.25 * f32::from(self.researched);
        let jekyll = jekyll + 0.05 * f32::from(self.jekylls_cards) + 0.2 * f32::from(self.mixed);
        let hyde = 0.8 * most(self.black) + 0.4 * f32::from(self.black.len()) + 0.15 * most(self.hydes_cards);
        jekyll - hyde
    }
}

/// What a step of lead gained during the search is worth.
const STEP: f32 = 0.7;

impl HasAim for london::State {
    type Aim = LondonAim;

    /// Some turns of random play: what comes later has little to do with what is chosen now.
    const PATIENCE: u32 = 20;

    fn aim(view: &london::View) -> Option<(Seat, LondonAim)> {
        let (side, hand) = view.player()?;
        let board = &view.board;
        let hydes_cards = if side == london::Side::Hyde { hand } else { london::Counts::EMPTY };
        let progress = Progress {
            cured: board.cured.len(),
            researched: board.researched.len(),
            jekylls_cards: board.held.jekyll,
            mixed: 0,
            black: board.turned,
            hydes_cards,
        };
        Some((london::seat_of(side), LondonAim { lead: progress.lead() }))
    }

    #[inline]
    fn side(_aim: &LondonAim, seat: Seat) -> usize {
        seat.index()
    }

    #[inline]
    fn worth(_aim: &LondonAim, position: &london::Position) -> Option<f32> {
        position.outcome().map(|outcome| match outcome.winner {
            Some(london::Side::Jekyll) => 1.0,
            Some(london::Side::Hyde) => 0.0,
            None => 0.5,
        })
    }

    fn imagine(options: &london::Options, view: &london::View, quick: &mut Quick) -> london::Position {
        view.imagine(options, quick)
    }

    /// Even, but for what either side has gained since the search began.
    #[inline]
    fn guess(aim: &LondonAim, position: &london::Position) -> f32 {
        (0.5 + STEP * (london_lead(position) - aim.lead)).clamp(0.0, 1.0)
    }
}

/// By how much jekyll is ahead in london: a cure or a token turned black is one step, roughly.
#[inline]
fn london_lead(position: &london::Position) -> f32 {
    let progress = Progress {
        cured: position.cured.len(),
        researched: (position.map().research_sites() - position.tiles).len() as u8,
        jekylls_cards: position.hands.jekyll.len(),
        mixed: mixed(position),
        black: position.turned,
        hydes_cards: position.hands.hyde,
    };
    progress.lead()
}

/// How near jekyll's hand is to a cure that he still needs.
#[inline]
fn mixed(position: &london::Position) -> u8 {
    let needed = position.cures - position.cured;
    needed.iter().map(|recipe| recipe.cards().shared(position.hands.jekyll).len()).fold(0, u8::max)
}
