//! What a viewer knows, sees and must hold possible.

use std::collections::BTreeSet;

use game::{Game, Move, Notation, Quick, Seat, Viewer};
use partners::{Action, Chance, Deal, Illegal, Options, Place, State};

use crate::story::{cards, falls, four, hand, three};

const EAST: Viewer = Viewer::Seat(Seat(1));

#[test]
fn a_view_holds_the_own_hand_and_no_other() {
    let view = four("").view(EAST);
    assert_eq!(view.hand, cards("JT JB J6 HA H3 H7 Hx1"));
    assert_eq!(view.unseen().len(), 21);
    assert_eq!(four("").view(Viewer::Public).unseen().len(), 28);
    let view = three("").view(EAST);
    assert_eq!(
        view.unseen(),
        cards("JA J3 J7 Jx1 HB H4 Hx2 JD J4 Jx3 HD HE H6 Hx3"),
        "not the ghost's cards"
    );
}

#[test]
fn a_spectator_decides_nothing() {
    let (options, view) = (Options::default(), four("").view(Viewer::Public));
    assert_eq!(<State as Game>::legal(&options, &view), []);
    assert_eq!(State::judge(&options, &view, Action::Ask(Place::E)), Err(Illegal::NotYourTurn));
}

#[test]
fn of_a_deal_one_sees_the_own_cards_and_the_backs() {
    let mut quick = Quick::new(5);
    for (state, ghosts) in [(four(""), 0), (three(""), 1)] {
        let mv = Move::Chance(Chance::Deal(Deal { dealer: Place::W, hands: dealt(&state) }));
        let line = State::write_seen(state.options(), &state.seen(&mv, EAST));
        assert_eq!(
            line.replace("s=JC,JE,J5,Jx2,HT,HC,H5", "s=J?,J?,J?,J?,H?,H?,H?"),
            "table deal dealer=w n=J?,J?,J?,J?,H?,H?,H? e=JT,JB,J6,HA,H3,H7,Hx1 \
             s=J?,J?,J?,J?,H?,H?,H? w=J?,J?,J?,H?,H?,H?,H?"
        );
        assert_eq!(line.matches("s=JC").count(), ghosts, "the ghost's cards are open");
        let imagined = State::determinize(state.options(), &state.view(EAST), &mut quick);
        assert_eq!(imagined.cards(Place::E), state.cards(Place::E));
    }
}

fn dealt(state: &State) -> partners::ByPlace<partners::Cards> {
    partners::ByPlace::from_fn(|place| state.cards(place))
}

#[test]
fn decisions_are_seen_as_they_are_written() {
    let state = three("n play HB");
    let line = |seat, action| {
        State::write_seen(state.options(), &state.seen(&Move::Act(Seat(seat), action), Viewer::Public))
    };
    assert_eq!(line(1, Action::Ask(Place::S)), "e ask s");
    assert_eq!(line(2, Action::Play("J4".parse().expect("a card"))), "w play J4");
}

/// Near the end few worlds are left. North holds J3, H4 and Hx2 and has not seen three flasks and two top hats; the
/// backs show that south has one of each. Every such world comes up, and no other.
#[test]
fn all_possible_worlds_are_imagined_and_no_others() {
    let mut state = four("");
    falls(&mut state, "JA HA JT H3   J7 HB J6 Hx1");
    falls(&mut state, "HT JB HC JC   H7 JD HD JE   Jx1 HE Jx2 Hx3");
    let view = state.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.hand, view.unseen()), (cards("J3 H4 Hx2"), cards("J4 J5 Jx3 H5 H6")));
    let backs = hand(&state).backs;
    let count = |place| (backs[place].jekyll, backs[place].hyde);
    assert_eq!(Place::ALL.map(count), [(1, 2), (0, 0), (1, 1), (2, 1)]);
    let mut quick = Quick::new(9);
    let worlds: BTreeSet<String> = (0..200)
        .map(|_| State::determinize(state.options(), &view, &mut quick))
        .map(|world| format!("s={} w={}", world.cards(Place::S), world.cards(Place::W)))
        .collect();
    // South has one of three flasks and one of two top hats, west the rest.
    let expected: BTreeSet<String> = [
        "s=J4,H5 w=J5,Jx3,H6",
        "s=J4,H6 w=J5,Jx3,H5",
        "s=J5,H5 w=J4,Jx3,H6",
        "s=J5,H6 w=J4,Jx3,H5",
        "s=Jx3,H5 w=J4,J5,H6",
        "s=Jx3,H6 w=J4,J5,H5",
    ]
    .map(String::from)
    .into();
    assert_eq!(worlds, expected);
}
