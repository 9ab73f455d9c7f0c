//! The duel as numbers, from the chair of who is looking; a spectator sits on jekyll's and knows no cards.
//!
//! A gift of several cards is picked card by card, in ascending order, so that every gift is picked in one way only.

use ::duel::exchange::Exchange;
use ::duel::{
    Action, Board, Card, Cards, Colour, ColourOrder, Known, Leg, Match, Options, Own, Phase, Potion, Score,
    State, Trick, Unseen, View, potion, trick,
};
use game::Side;

use super::{Chosen, Encode, Pen, Plane, plane};

const CARDS: usize = 25;
const COLOURS: usize = 3;
const TRICKS: usize = 10;
/// A trick: what was led, the colour asked for, what was answered, and whether I led.
const TRICK: usize = CARDS + COLOURS + CARDS + 1;

/// The first id of a potion led with a colour; below it are the cards that are played.
const LEAD: usize = CARDS;
/// The first id of a card picked for an exchange.
const PICK: usize = LEAD + 4 * COLOURS;
/// How many ids there are.
const END: usize = PICK + CARDS;

impl Encode for State {
    type Part = Cards;

    const ENCODING: u32 = 1;

    const PLANES: &'static [Plane] = &[
        plane("hand", CARDS, "my cards"),
        plane("picked", CARDS, "what I have picked so far for a gift of several cards"),
        plane("chosen", CARDS, "what I have chosen for an exchange that waits for the other"),
        plane("dealt", CARDS, "my cards as they were dealt"),
        plane("played", 2 * CARDS, "what I have played in this round; what the other has"),
        plane("certain", CARDS, "cards that the other certainly holds"),
        plane("possible", CARDS, "cards that the other may hold besides"),
        plane("potions", 5, "how many of the possible cards are potions at most: one of 0 to 4"),
        plane("given", 2 * CARDS, "the exchange before the first trick: what I gave, what I got"),
        plane("swapped", 2 * CARDS, "exchanges of green effects: all I gave, all I got"),
        plane("voids", 2 * COLOURS, "colours that I have failed to follow; that the other has"),
        plane(
            "tricks",
            TRICKS * TRICK,
            "the tricks in their order: led card, colour asked for, answer, did I lead",
        ),
        plane("table", TRICK, "the cards on the table, in the same way"),
        plane("order", ColourOrder::COUNT, "how the colours are ranked: one of ten orders"),
        plane("taken", 2 * (TRICKS + 1), "tricks that I have, that the other has: one of 0 to 10 each"),
        plane("held", TRICKS + 1, "how many cards the other holds: one of 0 to 10"),
        plane("round", 3, "one of rounds 1 to 3"),
        plane("marker", 11, "the marker: one of spaces 0 to 10"),
        plane("side", 2, "am I jekyll, am I hyde"),
        plane("phase", 6, "one of deal, give, lead, follow, swap, over"),
        plane("waiting", 2, "have I still to choose for an exchange, has the other"),
        plane("match", 2, "is it a return match, is it the second game"),
        plane(
            "first_game",
            14,
            "the second game: the space that hyde reached in the first, one of 11, and in how many rounds, one of 3",
        ),
    ];

    const ACTIONS: usize = END;

    const LONGEST: usize = 3;

    fn observe(_: &Options, view: &View, part: Cards, row: &mut [u8]) {
        let board = &view.board;
        let mut pen = Pen::new(Self::PLANES, row, Self::SIZE);
        let me = match &view.known {
            Known::Own(own) => own.side,
            Known::Nothing => Side::Jekyll,
        };
        let own = match &view.known {
            Known::Own(own) => Some(own),
            Known::Nothing => None,
        };
        hidden_cards(&mut pen, board, own, part);
        history(&mut pen, board, me);
        standing(&mut pen, board, me);
        pen.done();
    }

    fn each_id(_: &Options, view: &View, part: Cards, mut each: impl FnMut(usize)) {
        let Known::Own(own) = &view.known else { return };
        match view.board.phase {
            Phase::Lead(leader) if leader == own.side => {
                (own.hand - Cards::POTIONS).iter().for_each(|card| each(card.index()));
                let potions = (own.hand & Cards::POTIONS).iter().filter_map(Card::potion);
                for potion in potions {
                    Colour::ALL.into_iter().for_each(|colour| each(lead(potion, colour)));
                }
            }
            Phase::Follow { leader, led } if leader != own.side => {
                trick::follows(own.hand, led).iter().for_each(|card| each(card.index()));
            }
            Phase::Give(waiting) | Phase::Swap { waiting, .. } if waiting.waits_for(own.side) => {
                pickable(&exchange(&view.board, own.hand), part)
                    .iter()
                    .for_each(|card| each(PICK + card.index()));
            }
            Phase::Deal | Phase::Give(_) | Phase::Lead(_) => {}
            Phase::Follow { .. } | Phase::Swap { .. } | Phase::Over(_) => {}
        }
    }

    fn meaning(view: &View, part: Cards, id: usize) -> Option<Chosen<State>> {
        let card = |index: usize| Cards::from_bits_truncate(1 << index).first();
        Some(match id {
            ..LEAD => Chosen::Action(Action::Play(card(id)?)),
            LEAD..PICK => {
                let (potion, colour) = ((id - LEAD) / COLOURS, (id - LEAD) % COLOURS);
                Chosen::Action(Action::Lead(Potion::ALL[potion], Colour::ALL[colour]))
            }
            PICK..END => {
                let Known::Own(own) = &view.known else { return None };
                let picked = part.with(card(id - PICK)?);
                match (picked.len() >= exchange(&view.board, own.hand).size, view.board.phase) {
                    (false, _) => Chosen::Part(picked),
                    (true, Phase::Give(_)) => Chosen::Action(Action::Give(picked)),
                    (true, _swap) => Chosen::Action(Action::Swap(picked)),
                }
            }
            END.. => return None,
        })
    }

    fn ids_of(_: &View, action: Action, mut each: impl FnMut(usize)) {
        match action {
            Action::Play(card) => each(card.index()),
            Action::Lead(potion, colour) => each(lead(potion, colour)),
            Action::Give(cards) | Action::Swap(cards) => {
                cards.iter().for_each(|card| each(PICK + card.index()))
            }
        }
    }
}

fn lead(potion: Potion, colour: Colour) -> usize {
    LEAD + COLOURS * (usize::from(potion.value()) - 2) + colour as usize
}

/// What may be chosen for the exchange that is waited for.
fn exchange(board: &Board, hand: Cards) -> Exchange {
    match board.phase {
        Phase::Give(_) => ::duel::exchange::give(hand, board.track.round.into()),
        Phase::Swap { .. } | Phase::Deal | Phase::Lead(_) | Phase::Follow { .. } | Phase::Over(_) => {
            potion::swap(hand)
        }
    }
}

/// The cards that may be picked next: above all picked so far, with enough cards above them to make the number full, and the duty done.
fn pickable(exchange: &Exchange, picked: Cards) -> Cards {
    let Some(still) = exchange.size.checked_sub(picked.len() + 1) else { return Cards::EMPTY };
    let lowest = u32::BITS - picked.bits().leading_zeros();
    let above = |cards: Cards, from: u32| Cards::from_bits_truncate(cards.bits() & (u32::MAX << from));
    let fits = |card: &Card| {
        let rest = above(exchange.hand, card.index() as u32 + 1);
        let duty_met = exchange.does_duty(picked.with(*card));
        rest.len() >= still && (duty_met || still > 0 && !(rest & exchange.duty).is_empty())
    };
    above(exchange.hand, lowest).iter().filter(fits).collect()
}

fn cards(pen: &mut Pen<'_>, cards: Cards) {
    pen.bits(cards.bits().into(), CARDS);
}

/// What only I know, and what follows from it.
fn hidden_cards(pen: &mut Pen<'_>, board: &Board, own: Option<&Own>, part: Cards) {
    let of = |get: fn(&Own) -> Cards| own.map_or(Cards::EMPTY, get);
    pen.plane("hand");
    cards(pen, of(|own| own.hand));
    pen.plane("picked");
    cards(pen, part);
    pen.plane("chosen");
    cards(pen, of(|own| own.chosen));
    pen.plane("dealt");
    cards(pen, of(|own| own.dealt));
    pen.plane("played");
    let me = own.map_or(Side::Jekyll, |own| own.side);
    cards(pen, board.played(me));
    cards(pen, board.played(me.other()));
    unseen(pen, own.filter(|_| board.phase.in_round()).map(|own| own.unseen(board)));
    pen.plane("given");
    let exchanges = own.map_or(&[][..], |own| &own.exchanges);
    let given = |side: Side, from: usize, to: usize| {
        let some = exchanges.iter().skip(from).take(to);
        some.fold(Cards::EMPTY, |all, given| all | given[side])
    };
    cards(pen, given(me, 0, 1));
    cards(pen, given(me.other(), 0, 1));
    pen.plane("swapped");
    cards(pen, given(me, 1, TRICKS));
    cards(pen, given(me.other(), 1, TRICKS));
}

fn unseen(pen: &mut Pen<'_>, unseen: Option<Unseen>) {
    pen.plane("certain");
    cards(pen, unseen.map_or(Cards::EMPTY, |unseen| unseen.certain));
    pen.plane("possible");
    cards(pen, unseen.map_or(Cards::EMPTY, |unseen| unseen.possible));
    pen.plane("potions");
    pen.one_of(unseen.map(|unseen| unseen.potions_at_most), 5);
}

/// The tricks of the round.
fn history(pen: &mut Pen<'_>, board: &Board, me: Side) {
    pen.plane("voids");
    for side in [me, me.other()] {
        let shown = board.tricks_shown().filter(|trick| trick.leader != side);
        let voids = shown.filter_map(|trick| trick.void_shown());
        pen.bits(voids.fold(0, |bits, colour| bits | 1 << colour as u64), COLOURS);
    }
    pen.plane("tricks");
    board.tricks.iter().take(TRICKS).for_each(|trick| whole_trick(pen, trick, me));
    pen.plane("table");
    match board.phase {
        Phase::Follow { leader, led } => {
            pen.one_of(Some(led.card.index()), CARDS);
            pen.one_of(Some(led.colour as usize), COLOURS);
            pen.skip(CARDS);
            pen.flag(leader == me);
        }
        Phase::Swap { trick, .. } => whole_trick(pen, &trick, me),
        Phase::Deal | Phase::Give(_) | Phase::Lead(_) | Phase::Over(_) => {}
    }
}

fn whole_trick(pen: &mut Pen<'_>, trick: &Trick, me: Side) {
    pen.one_of(Some(trick.led.card.index()), CARDS);
    pen.one_of(Some(trick.led.colour as usize), COLOURS);
    pen.one_of(Some(trick.followed.index()), CARDS);
    pen.flag(trick.leader == me);
}

/// How things stand.
fn standing(pen: &mut Pen<'_>, board: &Board, me: Side) {
    pen.plane("order");
    pen.one_of(Some(board.order.index()), ColourOrder::COUNT);
    pen.plane("taken");
    pen.one_of(Some(board.taken[me].into()), TRICKS + 1);
    pen.one_of(Some(board.taken[me.other()].into()), TRICKS + 1);
    pen.plane("held");
    pen.one_of(Some(board.hand_size(me.other())), TRICKS + 1);
    pen.plane("round");
    pen.one_of(usize::from(board.track.round).checked_sub(1), 3);
    pen.plane("marker");
    pen.one_of(Some(board.track.marker.into()), 11);
    pen.plane("side");
    pen.one_of(Some(me.index()), 2);
    pen.plane("phase");
    pen.one_of(Some(phase(board.phase)), 6);
    pen.plane("waiting");
    for side in [me, me.other()] {
        pen.flag(board.phase.exchange().is_some_and(|waiting| waiting.waits_for(side)));
    }
    pen.plane("match");
    pen.flag(board.options.match_ == Match::Return);
    pen.flag(board.leg != Leg::First);
    pen.plane("first_game");
    if let Leg::Second { first: Score { space, rounds } } = board.leg {
        pen.one_of(Some(space.into()), 11);
        pen.one_of(usize::from(rounds).checked_sub(1), 3);
    }
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Deal => 0,
        Phase::Give(_) => 1,
        Phase::Lead(_) => 2,
        Phase::Follow { .. } => 3,
        Phase::Swap { .. } => 4,
        Phase::Over(_) => 5,
    }
}
