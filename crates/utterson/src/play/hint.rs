//! What the strong bot would do on what the player knows, and a reason that people can follow.

use bots::{Bot, Budget, HasBots, Level, Strength};
use game::{Game, Move, Notation, Quick, Seat, Turn, Viewer};
use table::any::Playable;

use super::board::Board;

/// Advice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What to do, as records write it.
    pub action: String,
    /// Why.
    pub reason: Reason,
}

/// Why something is a good idea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There is nothing else.
    OnlyChoice,
    /// In so many of these imagined deals one's own side takes the trick.
    Tricks {
        /// In so many.
        won: u32,
        /// Of these.
        of: u32,
    },
    /// Thinking anew, the bot came to the same so often.
    Steady {
        /// So often.
        times: u32,
        /// Of these.
        of: u32,
    },
}

/// How many deals are imagined for a reason, and how often the bot thinks anew.
const DEALS: u32 = 60;
const THOUGHTS: u64 = 8;

/// What the strong bot would do; `None` if there is nothing to decide. The same view gives the same hint.
pub fn hint(board: &Board) -> Option<Hint> {
    match board {
        Board::None => None,
        Board::Partners(view) => {
            let Viewer::Seat(seat) = view.viewer else { return None };
            let hand = view.board.hand()?;
            let side = hand.teams[view.place()?];
            let ours = |note: &partners::Note| match note {
                partners::Note::Trick(partners::Taken { winner: Some(place), .. }) => {
                    Some(Trick::TakenBy { ours: hand.teams[*place] == side })
                }
                partners::Note::Trick(partners::Taken { winner: None, .. }) => Some(Trick::Left),
                partners::Note::Seats(_) | partners::Note::Solo(_) | partners::Note::Score(_) => None,
            };
            advise::<partners::State>(view, view.board.options, seat, Some(&ours))
        }
        Board::Duel(view) => {
            let duel::Known::Own(own) = &view.known else { return None };
            let mine = |note: &duel::Note| match note {
                duel::Note::Trick(taken) => Some(Trick::TakenBy { ours: taken.winner == own.side }),
                duel::Note::Round(_) | duel::Note::Game2 => None,
            };
            let plays = matches!(view.board.phase, duel::Phase::Lead(_) | duel::Phase::Follow { .. });
            let tricks: Option<Tricks<'_, duel::State>> = if plays { Some(&mine) } else { None };
            advise::<duel::State>(view, view.board.options, view.board.leg.seat(own.side), tricks)
        }
        Board::London(table) => {
            let (side, _) = table.view.player()?;
            advise::<london::State>(&table.view, table.options.clone(), london::seat_of(side), None)
        }
    }
}

/// What became of a trick.
enum Trick {
    /// Somebody has taken it: one's own side, or the other.
    TakenBy { ours: bool },
    /// Nobody has.
    Left,
}

/// What a note says of a trick.
type Tricks<'a, G> = &'a dyn Fn(&<G as Game>::Note) -> Option<Trick>;

fn advise<G: Playable + HasBots>(
    view: &G::View,
    options: G::Options,
    seat: Seat,
    tricks: Option<Tricks<'_, G>>,
) -> Option<Hint> {
    let strong = G::bot(Level::Made(Strength::Strong));
    let think = |seed| strong.choose(&options, view, &mut Budget::full(), &mut Quick::new(seed)).ok();
    let thoughts: Vec<G::Action> = (0..THOUGHTS).filter_map(think).collect();
    let times = |action: &G::Action| thoughts.iter().filter(|thought| *thought == action).count();
    // Of those that came up equally often, the first.
    let action = thoughts.iter().rev().max_by_key(|action| times(action)).copied()?;
    let reason = if G::legal(&options, view).len() == 1 {
        Reason::OnlyChoice
    } else if let Some(tricks) = tricks {
        let quick = &mut Quick::new(1);
        let results: Vec<bool> = (0..DEALS)
            .filter_map(|_| takes_trick::<G>(&options, view, Move::Act(seat, action), tricks, quick))
            .collect();
        let won = results.iter().filter(|won| **won).count();
        Reason::Tricks { won: won as u32, of: results.len() as u32 }
    } else {
        Reason::Steady { times: times(&action) as u32, of: thoughts.len() as u32 }
    };
    Some(Hint { action: G::write_action(&options, action), reason })
}

/// In one imagined deal, with plain play from there on: does one's own side take the trick? `None`: nobody does.
fn takes_trick<G: Playable + HasBots>(
    options: &G::Options,
    view: &G::View,
    first: Move<G>,
    tricks: Tricks<'_, G>,
    quick: &mut Quick,
) -> Option<bool> {
    /// No trick takes more moves.
    const MOVES_MAX: usize = 16;
    let novice = G::bot(Level::Made(Strength::Novice));
    let mut world = G::determinize(options, view, quick);
    let mut mv = first;
    for _ in 0..MOVES_MAX {
        let notes = world.apply(&mv).ok()?;
        match notes.iter().find_map(tricks) {
            Some(Trick::TakenBy { ours }) => return Some(ours),
            Some(Trick::Left) => return None,
            None => {}
        }
        mv = match world.turn() {
            Turn::Over => return None,
            Turn::Chance => Move::Chance(world.draw(quick)),
            Turn::Seats(_) => next_move(&world, novice.as_ref(), quick)?,
        };
    }
    None
}

fn next_move<G: Game + Notation>(world: &G, bot: &dyn Bot<G>, quick: &mut Quick) -> Option<Move<G>> {
    let seat = world.first_writer()?;
    let view = world.view(Viewer::Seat(seat));
    Some(Move::Act(seat, bot.choose(world.options(), &view, &mut Budget::full(), quick).ok()?))
}
