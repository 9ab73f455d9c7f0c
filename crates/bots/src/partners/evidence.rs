//! What can be guessed of the hidden cards from what their holders did.
//!
//! Everybody saw each decision of the hand, and [`habits`](super::habits) say how likely it was *with the cards that the
//! decider would have held* in an imagined world. The product over all decisions is how well that world explains them: who
//! asked the partner for a card that he could have played himself probably could not.

use ::partners::{Card, Cards, Hand, Place, Played, Seating, Side, View};

use super::habits::{ACTIONS, Situation};
use super::position::{FACES, NOBODY, Position, face};

/// A decision of this hand, as everybody saw it.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// From whose hands a card could be played, a bit a place.
    pub places: u8,
    /// The side of the card that was due.
    pub side: usize,
    /// The faces of that side that have been played from there since, this one included.
    pub since: u16,
    /// What the decision may have depended on.
    pub situation: Situation,
    /// How many cards of the side each one held that could be asked: the partner, the next opponent, the other.
    pub backs: [u8; 3],
    /// What was done: a face, or asking one of the three.
    pub chosen: usize,
}

/// All decisions of a hand so far.
pub fn history(hand: &Hand, seating: &Seating) -> Vec<Moment> {
    let from = |place: Place| -> Cards {
        hand.played.iter().filter(|played| played.from == place).map(|played| played.card).collect()
    };
    // As it was before the first card, with nothing but what has been played since.
    let mut position = Position::with_hands(&hand.teams, from);
    position.alone = seating.ghost().map_or(0, |_| position.hyde);
    position.left = Card::COUNT as u8;
    let mut moments = Vec::new();
    for played in &hand.played {
        position.turn = played.turn.index() as u8;
        moments.push(turn(&position, hand, played));
        let asked = played.from.index() as u8;
        if position.own_places(position.turn) >> asked & 1 == 0 {
            position.asked = asked;
            moments.push(answer(&position, played));
        }
        position.play(position.pool_of(side_of(played), asked), face(played.card));
    }
    moments
}

fn side_of(played: &Played) -> usize {
    usize::from(played.card.side() == Side::Hyde)
}

/// Whose turn it is plays or asks.
fn turn(position: &Position, hand: &Hand, played: &Played) -> Moment {
    let side = side_of(played);
    let places = position.own_places(position.turn);
    let mut to_ask = [NOBODY; 3];
    let mut opponents = 0;
    for place in (1..4).map(|step| (position.turn + step) & 3).filter(|place| places >> place & 1 == 0) {
        let partner = position.side_of(place) == side;
        opponents += usize::from(!partner);
        to_ask[if partner { 0 } else { opponents }] = place;
    }
    let backs = to_ask.map(|place| match Place::ALL.get(usize::from(place)) {
        Some(&at) => {
            hand.backs[at][Side::BOTH[side]] + position.faces_at(side, 1 << place).count_ones() as u8
        }
        None => 0,
    });
    let asked = to_ask.iter().position(|&place| usize::from(place) == played.from.index());
    Moment {
        places,
        side,
        since: position.faces_at(side, places),
        situation: Situation::of(position),
        backs,
        chosen: asked.map_or(face(played.card), |asked| FACES + asked),
    }
}

/// Who was asked plays.
fn answer(position: &Position, played: &Played) -> Moment {
    let (side, places) = (side_of(played), 1 << position.asked);
    Moment {
        places,
        side,
        since: position.faces_at(side, places),
        situation: Situation::of(position),
        backs: [0; 3],
        chosen: face(played.card),
    }
}

/// Nothing is less likely than this: players do what nobody expects.
const SURPRISE: f32 = 0.002;

/// What the others' decisions say about their cards.
#[derive(Clone, Debug)]
pub struct Evidence {
    clues: Vec<Clue>,
}

/// One decision: the odds of what was done against those of all that could have been.
#[derive(Clone, Debug)]
struct Clue {
    places: u8,
    side: usize,
    since: u16,
    odds: [f32; FACES],
    /// The odds of asking, whomever.
    asking: f32,
    chosen: f32,
}

impl Evidence {
    /// What the viewer has seen the hidden hands do; nothing between hands.
    pub fn of(view: &View) -> Evidence {
        let open = [view.place(), view.board.seating.ghost()];
        let hidden = Place::ALL.into_iter().filter(|&place| !open.contains(&Some(place)));
        let hidden: u8 = hidden.map(|place| 1 << place.index()).sum();
        let moments = view.board.hand().map_or(Vec::new(), |hand| history(hand, &view.board.seating));
        Evidence {
            clues: moments.iter().filter(|moment| moment.places & hidden != 0).map(Clue::of).collect(),
        }
    }

    /// How well a world explains what was done, compared with other worlds of the same view.
    pub fn weight(&self, world: &Position) -> f64 {
        self.clues.iter().map(|clue| f64::from(clue.likelihood(world))).product()
    }
}

impl Clue {
    fn of(moment: &Moment) -> Clue {
        let odds: [f32; ACTIONS] = core::array::from_fn(|action| {
            let backs = action.checked_sub(FACES).map_or(0, |ask| moment.backs[ask]);
            moment.situation.odds(action, backs)
        });
        let could_ask = (0..3).filter(|&ask| moment.backs[ask] > 0);
        Clue {
            places: moment.places,
            side: moment.side,
            since: moment.since,
            odds: core::array::from_fn(|face| odds[face]),
            asking: could_ask.map(|ask| odds[FACES + ask]).sum(),
            chosen: odds[moment.chosen],
        }
    }

    #[inline]
    fn likelihood(&self, world: &Position) -> f32 {
        let mut faces = world.faces_at(self.side, self.places) | self.since;
        let mut all = self.asking;
        while faces != 0 {
            all += self.odds[faces.trailing_zeros() as usize];
            faces &= faces - 1;
        }
        (self.chosen / all).max(SURPRISE)
    }
}
