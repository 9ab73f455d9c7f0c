//! How each game is shared out between two bots, and who has won it.

use game::{Game, Seat, SeatSet, Standing, Viewer};
use partners::Players;

use super::ceiling::{AllSeeing, Ceiling, TrueChampion};
use crate::aim::HasAim;

/// A game that two bots can play against each other.
pub trait Contest: HasAim {
    /// The sides whose balance is of interest.
    const SIDES: [&'static str; 2] = ["jekyll", "hyde"];

    /// The seats of the first bot in each game of a set; the others are the second's.
    fn line_ups(options: &Self::Options) -> Vec<SeatSet>;

    /// Once it is over: what it brought the first bot, who sits on these seats.
    fn verdict(&self, first: SeatSet) -> Option<Verdict>;

    /// Which side the first bot plays, if it is the same throughout; asked while the game goes on.
    fn own_side(&self, first: SeatSet) -> Option<usize>;

    /// The player that sees everything and thinks so much about a decision.
    fn ceiling(iterations: u32) -> Box<dyn AllSeeing<Self>> {
        Box::new(Ceiling { iterations })
    }
}

/// What came of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// The first bot's: 1 for a win, 1/2 for a draw.
    pub points: f64,
    /// Which of the two sides won.
    pub side: Option<usize>,
    /// Which of them the first bot played, if it was the same throughout.
    pub own: Option<usize>,
}

fn points(standing: Standing) -> f64 {
    match standing {
        Standing::Lost => 0.0,
        Standing::Drew => 0.5,
        Standing::Won => 1.0,
    }
}

/// The points of the first of the bot's seats: all its seats win and lose together.
fn points_of<G: Game>(outcome: &G::Outcome, first: SeatSet) -> f64 {
    first.iter().next().map_or(0.0, |seat| points(G::standing(outcome, seat)))
}

/// Two seats, one for each bot.
fn both_ways() -> Vec<SeatSet> {
    Vec::from([SeatSet::only(Seat(0)), SeatSet::only(Seat(1))])
}

impl Contest for partners::State {
    /// Four players: the team of north, then the other. Three: the one who is alone in the first hand, then the other two.
    fn line_ups(options: &partners::Options) -> Vec<SeatSet> {
        let first = match options.players {
            Players::Four { .. } => partners::State::allies(options, Seat(0)),
            Players::Three { ghost } => SeatSet::only(partners::Seating::three(ghost).decider(ghost)),
        };
        let all = SeatSet::first_seats(partners::State::seats(options));
        Vec::from([first, first.iter().fold(all, SeatSet::without)])
    }

    fn own_side(&self, first: SeatSet) -> Option<usize> {
        match self.options().players {
            Players::Four { .. } => {
                let public = self.view(Viewer::Public);
                // Four people sit on the places in their order.
                let (_, side) = public.board.hand()?.teams.iter().nth(first.iter().next()?.index())?;
                Some(*side as usize)
            }
            Players::Three { .. } => Some(usize::from(first.len() == 1)),
        }
    }

    fn verdict(&self, first: SeatSet) -> Option<Verdict> {
        match self.options().players {
            Players::Four { .. } => {
                let outcome = self.outcome()?;
                let partners::Totals::Teams(totals) = outcome.totals else { return None };
                let points = points_of::<partners::State>(&outcome, first);
                let side = usize::from(totals.hyde > totals.jekyll);
                // There is always a winner, so who won tells who was who.
                Some(Verdict {
                    points,
                    side: Some(side),
                    own: Some(if points > 0.5 { side } else { 1 - side }),
                })
            }
            // The pair changes with every hand: the first one alone sets one bot against the other.
            Players::Three { .. } => {
                let score = self.sheet().first()?;
                let (solo, pair) = (score.hyde, score.jekyll);
                let alone = first.len() == 1;
                let (own, other) = if alone { (solo, pair) } else { (pair, solo) };
                let points = if own == other { 0.5 } else { f64::from(u8::from(own > other)) };
                let side = (solo != pair).then_some(usize::from(solo > pair));
                Some(Verdict { points, side, own: Some(usize::from(alone)) })
            }
        }
    }
}

impl Contest for duel::State {
    fn line_ups(_options: &duel::Options) -> Vec<SeatSet> {
        both_ways()
    }

    fn own_side(&self, first: SeatSet) -> Option<usize> {
        let seat = first.iter().next()?;
        match self.options().match_ {
            duel::Match::Single => Some(duel::Leg::First.side(seat) as usize),
            duel::Match::Return => None,
        }
    }

    fn verdict(&self, first: SeatSet) -> Option<Verdict> {
        let outcome = self.outcome()?;
        let points = points_of::<duel::State>(&outcome, first);
        Some(match outcome {
            duel::Outcome::Single { winner, .. } => {
                let own = duel::Leg::First.side(if first.contains(Seat(0)) { Seat(0) } else { Seat(1) });
                Verdict { points, side: Some(winner as usize), own: Some(own as usize) }
            }
            // Each has been both.
            duel::Outcome::Return { .. } => Verdict { points, side: None, own: None },
        })
    }
}

impl Contest for london::State {
    fn line_ups(_options: &london::Options) -> Vec<SeatSet> {
        both_ways()
    }

    fn own_side(&self, first: SeatSet) -> Option<usize> {
        first.iter().next().map(Seat::index)
    }

    /// Plain search is no ceiling here: even in the true world it loses to players who plan errands.
    fn ceiling(iterations: u32) -> Box<dyn AllSeeing<Self>> {
        Box::new(TrueChampion { playouts: iterations })
    }

    fn verdict(&self, first: SeatSet) -> Option<Verdict> {
        let outcome = self.outcome()?;
        let side = outcome.winner.map(|side| side.index());
        let own = first.iter().next().map(Seat::index);
        Some(Verdict { points: points_of::<london::State>(&outcome, first), side, own })
    }
}
