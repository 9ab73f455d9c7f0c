//! Partners as numbers, from the chair of who is looking: places are counted clockwise from his own, and the cards of his own team's side
//! come before those of the other. A spectator sits at north and knows no cards.

use ::partners::{
    Action, Board, Card, Cards, Deciding, Hand, Options, Phase, Place, Side, State, Totals, View, score,
};
use game::Viewer;

use super::{Chosen, Encode, Pen, Plane, plane};

const CARDS: usize = Card::COUNT;
const PLACES: usize = 4;
const TRICKS: usize = 7;
/// What lies in front of a place in a trick: the card, and out of whose hand it came.
const PLAYED: usize = CARDS + PLACES;
/// The most cards of a side that a place can hold.
const BACKS: usize = 7;
/// The largest sum of a side's factors.
const FACTORS: usize = 6;
/// Points that a pile may reach.
const POINTS: [u32; 10] = [1, 5, 10, 15, 20, 25, 30, 35, 40, 50];
/// Points that may be lacking. With a target of 1 whoever scores more in a hand has won, which is another game than one to 1000.
const LACKING: [u32; 9] = [2, 30, 60, 100, 150, 200, 300, 450, 700];

/// The first id of a place that is asked: the one to the left, then those after it. Below it are the cards that are played.
const ASK: usize = CARDS;
/// How many ids there are.
const END: usize = ASK + PLACES - 1;

impl Encode for State {
    type Part = ();

    const ENCODING: u32 = 2;

    const PLANES: &'static [Plane] = &[
        plane("hand", CARDS, "my cards; those of my team's side come first, here and everywhere"),
        plane("open", CARDS, "three players: the ghost's cards"),
        plane("unseen", CARDS, "cards that I have not seen in this hand"),
        plane("certain", PLACES * CARDS, "cards that surely lie at me, left of me, opposite, right of me"),
        plane("possible", PLACES * CARDS, "cards that may lie there"),
        plane(
            "backs",
            PLACES * 2 * BACKS,
            "how many cards of my team's side and of the other lie at each place",
        ),
        plane("piles", 2 * CARDS, "the cards that my team has taken; that the other team has"),
        plane("carried", CARDS, "the cards of earlier tricks that nobody has won yet"),
        plane(
            "points",
            2 * (POINTS.len() + FACTORS),
            "my team's pile, then the other's: do its points reach 1, 5, 10, … 40, 50, and the sum of its own factors, a count",
        ),
        plane(
            "tricks",
            TRICKS * PLACES * PLAYED,
            "the tricks in their order: for each place the card in front of it, and whose hand it came from",
        ),
        plane("leaders", TRICKS * PLACES, "which place led each trick"),
        plane("trick", TRICKS + 1, "how many tricks are complete: one of 0 to 7"),
        plane("turn", PLACES, "the place whose turn it is"),
        plane("asked", PLACES, "the place that was asked, if one was"),
        plane("dealer", PLACES, "the place that dealt"),
        plane("team", PLACES, "the places of my team"),
        plane("ghost", PLACES, "three players: the place of the ghost"),
        plane("side", 2, "is my team jekyll, is it hyde"),
        plane("phase", 5, "one of lot, first deal, deal, play, over"),
        plane(
            "lacking",
            3 * LACKING.len(),
            "what me or my team still lack for the target, and the others in the order of seats: is it 2 points, 30, 60, 100, … 700 or more",
        ),
    ];

    const ACTIONS: usize = END;

    fn observe(_: &Options, view: &View, (): (), row: &mut [u8]) {
        let chair = Chair::of(view);
        let mut pen = Pen::new(Self::PLANES, row, Self::SIZE);
        let hand = match &view.board.phase {
            Phase::Play(hand) | Phase::Over(hand) => Some(hand),
            Phase::Lot { .. } | Phase::FirstDeal { .. } | Phase::Deal { .. } => None,
        };
        chair.hidden_cards(&mut pen, view, hand);
        chair.open_cards(&mut pen, hand);
        chair.places(&mut pen, &view.board, hand);
        chair.standing(&mut pen, view);
        pen.done();
    }

    fn each_id(_: &Options, view: &View, (): (), mut each: impl FnMut(usize)) {
        let Some((decider, _)) = view.board.decider() else { return };
        if view.viewer != Viewer::Seat(decider) {
            return;
        }
        let chair = Chair::of(view);
        let choices = view.any_world().choices();
        let mut plays = chair.turned(choices.plays);
        while plays != 0 {
            each(plays.trailing_zeros() as usize);
            plays &= plays - 1;
        }
        for steps in 1..PLACES {
            if choices.asks.contains(chair.place.clockwise(steps)) {
                each(ASK + steps - 1);
            }
        }
    }

    fn meaning(view: &View, (): (), id: usize) -> Option<Chosen<State>> {
        let chair = Chair::of(view);
        Some(Chosen::Action(match id {
            ..ASK => Action::Play(Card::ALL[(id + chair.shift()) % CARDS]),
            ASK..END => Action::Ask(chair.place.clockwise(id - ASK + 1)),
            END.. => return None,
        }))
    }

    fn ids_of(view: &View, action: Action, mut each: impl FnMut(usize)) {
        let chair = Chair::of(view);
        match action {
            Action::Play(card) => each(chair.card(card)),
            // Nobody asks himself: there is no id for it.
            Action::Ask(place) => {
                chair.steps(place).checked_sub(1).into_iter().for_each(|steps| each(ASK + steps));
            }
        }
    }
}

/// From where the table is looked at.
struct Chair {
    place: Place,
    side: Side,
}

impl Chair {
    fn of(view: &View) -> Chair {
        let place = view.place().unwrap_or(Place::N);
        let side = match &view.board.phase {
            Phase::Lot { .. } => Side::Jekyll,
            Phase::FirstDeal { teams } | Phase::Deal { teams, .. } => teams[place],
            Phase::Play(hand) | Phase::Over(hand) => hand.teams[place],
        };
        Chair { place, side }
    }

    /// How many steps clockwise that place is from here.
    fn steps(&self, place: Place) -> usize {
        (place.index() + PLACES - self.place.index()) % PLACES
    }

    /// By how much the cards are shifted so that those of the own side come first.
    fn shift(&self) -> usize {
        Card::OF_A_SIDE * self.side.index()
    }

    /// The number of a card as seen from here.
    fn card(&self, card: Card) -> usize {
        (card.index() + self.shift()) % CARDS
    }

    /// A set of cards as bits, as seen from here.
    fn turned(&self, cards: Cards) -> u64 {
        let bits = u64::from(cards.bits());
        let half = Card::OF_A_SIDE;
        match self.side {
            Side::Jekyll => bits,
            Side::Hyde => bits >> half | (bits & ((1 << half) - 1)) << half,
        }
    }

    fn cards(&self, pen: &mut Pen<'_>, cards: Cards) {
        pen.bits(self.turned(cards), CARDS);
    }

    /// What I hold and see, and what follows from it for the other places.
    fn hidden_cards(&self, pen: &mut Pen<'_>, view: &View, hand: Option<&Hand>) {
        pen.plane("hand");
        self.cards(pen, view.hand);
        pen.plane("open");
        let open = hand.map_or(Cards::EMPTY, |hand| hand.open);
        self.cards(pen, open);
        pen.plane("unseen");
        let unseen = view.unseen();
        self.cards(pen, unseen);
        let (mut certain, mut possible) = ([Cards::EMPTY; PLACES], [Cards::EMPTY; PLACES]);
        for (steps, place) in (0..PLACES).map(|steps| (steps, self.place.clockwise(steps))) {
            (certain[steps], possible[steps]) = at(view, hand, unseen, place);
        }
        pen.plane("certain");
        certain.into_iter().for_each(|cards| self.cards(pen, cards));
        pen.plane("possible");
        possible.into_iter().for_each(|cards| self.cards(pen, cards));
    }

    /// What lies open.
    fn open_cards(&self, pen: &mut Pen<'_>, hand: Option<&Hand>) {
        let Some(hand) = hand else {
            for name in ["backs", "piles", "carried", "points", "tricks", "leaders", "trick"] {
                pen.plane(name);
            }
            return;
        };
        let sides = [self.side, self.side.other()];
        pen.plane("backs");
        for place in (0..PLACES).map(|steps| self.place.clockwise(steps)) {
            sides.into_iter().for_each(|side| pen.count(hand.backs[place][side], BACKS));
        }
        pen.plane("piles");
        sides.into_iter().for_each(|side| self.cards(pen, hand.piles[side]));
        pen.plane("carried");
        self.cards(pen, hand.carried);
        pen.plane("points");
        for side in sides {
            pen.reaches(score::points(hand.piles[side]), &POINTS);
            pen.count(score::factor(side, hand.piles[side]) as u8, FACTORS);
        }
        pen.plane("tricks");
        let begin = pen.at;
        for (number, played) in hand.played.iter().enumerate() {
            pen.at = begin + (number / PLACES * PLACES + self.steps(played.turn)) * PLAYED;
            pen.one_of(Some(self.card(played.card)), CARDS);
            pen.one_of(Some(self.steps(played.from)), PLACES);
        }
        pen.plane("leaders");
        for trick in hand.tricks().take(TRICKS) {
            pen.one_of(trick.first().map(|played| self.steps(played.turn)), PLACES);
        }
        pen.plane("trick");
        pen.one_of(Some(hand.played.len() / PLACES), TRICKS + 1);
    }

    /// Who sits where and does what.
    fn places(&self, pen: &mut Pen<'_>, board: &Board, hand: Option<&Hand>) {
        let place = |place: Option<Place>| place.map(|place| self.steps(place));
        pen.plane("turn");
        pen.one_of(place(hand.map(|hand| hand.turn)), PLACES);
        pen.plane("asked");
        let asked = hand.and_then(|hand| match hand.deciding {
            Deciding::Turn => None,
            Deciding::Asked(place) => Some(place),
        });
        pen.one_of(place(asked), PLACES);
        pen.plane("dealer");
        let (dealer, teams) = match &board.phase {
            Phase::Lot { .. } => (None, None),
            Phase::FirstDeal { teams } => (None, Some(teams)),
            Phase::Deal { teams, dealer } => (Some(*dealer), Some(teams)),
            Phase::Play(hand) | Phase::Over(hand) => (Some(hand.dealer), Some(&hand.teams)),
        };
        pen.one_of(place(dealer), PLACES);
        pen.plane("team");
        if let Some(teams) = teams {
            (0..PLACES).for_each(|steps| pen.flag(teams[self.place.clockwise(steps)] == self.side));
        }
        pen.plane("ghost");
        pen.one_of(place(board.seating.ghost()), PLACES);
    }

    /// How things stand.
    fn standing(&self, pen: &mut Pen<'_>, view: &View) {
        pen.plane("side");
        pen.one_of(Some(self.side.index()), 2);
        pen.plane("phase");
        let phase = match view.board.phase {
            Phase::Lot { .. } => 0,
            Phase::FirstDeal { .. } => 1,
            Phase::Deal { .. } => 2,
            Phase::Play(_) => 3,
            Phase::Over(_) => 4,
        };
        pen.one_of(Some(phase), 5);
        pen.plane("lacking");
        let mut lacking = |total: u32| {
            pen.reaches(view.board.options.target.saturating_sub(total), &LACKING);
        };
        match view.board.totals {
            Totals::Teams(totals) => {
                [self.side, self.side.other()].into_iter().for_each(|side| lacking(totals[side]));
            }
            Totals::Players(totals) => {
                let me = match view.viewer {
                    Viewer::Seat(seat) => seat.index(),
                    Viewer::Public => 0,
                };
                (0..3).for_each(|steps| lacking(totals[(me + steps) % 3]));
            }
        }
    }
}

/// The cards that surely lie at a place, and those that may.
fn at(view: &View, hand: Option<&Hand>, unseen: Cards, place: Place) -> (Cards, Cards) {
    let Some(hand) = hand else { return (Cards::EMPTY, Cards::EMPTY) };
    if view.place() == Some(place) {
        return (view.hand, view.hand);
    }
    if view.board.seating.ghost() == Some(place) {
        return (hand.open, hand.open);
    }
    let of = |side: Side| {
        let backs = usize::from(hand.backs[place][side]);
        let unseen = unseen.of(side);
        let possible = if backs == 0 { Cards::EMPTY } else { unseen };
        let certain = if backs == unseen.len() { unseen } else { Cards::EMPTY };
        (certain, possible)
    };
    let [(certain, possible), (certain_too, possible_too)] = Side::BOTH.map(of);
    (certain | certain_too, possible | possible_too)
}
