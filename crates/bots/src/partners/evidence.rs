//! What can be guessed of the hidden cards from what their holders did.
//!
//! Everybody saw each decision of the hand, and [`habits`](super::habits) say how likely it was *with the cards that the
//! decider would have held* in an imagined world. The product over all decisions is how well that world explains them: who
//! asked the partner for a card that he could have played himself probably could not.

use ::partners::{Action, Cards, Place, Places, Played, Position, Side, View};
use game::Position as _;

use super::habits::{ACTIONS, Situation};
use super::pools::{FACES, face, faces};

/// A decision of this hand, as everybody saw it.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// From whose hands a card could be played.
    pub places: Places,
    /// The side of the card that was due.
    pub side: Side,
    /// The cards of that side that have been played from there since, this one included.
    pub since: Cards,
    /// What the decision may have depended on.
    pub situation: Situation,
    /// How many cards of the side each one held that could be asked: the partner, the next opponent, the other.
    pub backs: [u8; 3],
    /// What was done: a face, or asking one of the three.
    pub chosen: usize,
}

/// All decisions of a hand so far, given all cards played and any position that may have come of them: of the cards that are still
/// held only the number matters.
pub fn history(now: &Position, played: &[Played]) -> Vec<Moment> {
    let (mut position, mut moments) = (now.as_dealt(played), Vec::new());
    for (number, next) in played.iter().enumerate() {
        moments.push(turn(&position, next, &played[number..]));
        if !position.own_hands(next.turn).contains(next.from) {
            position.act(Action::Ask(next.from));
            moments.push(answer(&position, next, &played[number..]));
        }
        position.act(Action::Play(next.card));
    }
    moments
}

/// The cards that were played from these places.
fn played_from(played: &[Played], places: Places) -> Cards {
    played.iter().filter(|played| places.contains(played.from)).map(|played| played.card).collect()
}

/// Whose turn it is plays or asks.
fn turn(position: &Position, next: &Played, rest: &[Played]) -> Moment {
    let side = next.card.side();
    let places = position.own_hands(next.turn);
    let mut to_ask = [None; 3];
    let mut opponents = 0;
    for place in (1..4).map(|step| next.turn.clockwise(step)).filter(|&place| !places.contains(place)) {
        let partner = position.side_of(place) == side;
        opponents += usize::from(!partner);
        to_ask[if partner { 0 } else { opponents }] = Some(place);
    }
    let asked = to_ask.iter().position(|&place| place == Some(next.from));
    let backs = |place: Place| position.cards(place).of(side).len() as u8;
    Moment {
        places,
        side,
        since: played_from(rest, places).of(side),
        situation: Situation::of(position),
        backs: to_ask.map(|place| place.map_or(0, backs)),
        chosen: asked.map_or(face(next.card), |asked| FACES + asked),
    }
}

/// Who was asked plays.
fn answer(position: &Position, next: &Played, rest: &[Played]) -> Moment {
    let (side, places) = (next.card.side(), Places::only(next.from));
    Moment {
        places,
        side,
        since: played_from(rest, places).of(side),
        situation: Situation::of(position),
        backs: [0; 3],
        chosen: face(next.card),
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
    places: Places,
    side: Side,
    since: u16,
    odds: [f32; FACES],
    /// The odds of asking, whomever.
    asking: f32,
    chosen: f32,
}

impl Evidence {
    /// What the viewer has seen the hidden hands do; nothing between hands.
    pub fn of(view: &View) -> Evidence {
        let hidden: Places = view.hidden().collect();
        let moments = view.board.hand().map_or(Vec::new(), |hand| history(&view.any_world(), &hand.played));
        let by_hidden = moments.iter().filter(|moment| !(moment.places & hidden).is_empty());
        Evidence { clues: by_hidden.map(Clue::of).collect() }
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
            since: faces(moment.since, moment.side),
            odds: core::array::from_fn(|face| odds[face]),
            asking: could_ask.map(|ask| odds[FACES + ask]).sum(),
            chosen: odds[moment.chosen],
        }
    }

    #[inline]
    fn likelihood(&self, world: &Position) -> f32 {
        let held = self.places.iter().fold(Cards::EMPTY, |held, place| held | world.cards(place));
        let mut faces = faces(held, self.side) | self.since;
        let mut all = self.asking;
        while faces != 0 {
            all += self.odds[faces.trailing_zeros() as usize];
            faces &= faces - 1;
        }
        (self.chosen / all).max(SURPRISE)
    }
}
