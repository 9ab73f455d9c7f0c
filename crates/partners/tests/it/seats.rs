//! P2.1, P2.2: who sits where and plays with whom.

use game::{Game, Turn};
use partners::{Chance, Options, Phase, Place, SeatCard, Side, State, Teams, seats};

use crate::story::{BOTH_TRANSFORMATIONS, FOUR, HEADER_FOUR, falls, four, read, refused};

#[test]
fn p2_1_left_is_clockwise() {
    assert_eq!(Place::ALL.map(Place::left), [Place::E, Place::S, Place::W, Place::N]);
    assert_eq!(Place::ALL.map(Place::opposite), [Place::S, Place::W, Place::N, Place::E]);
    assert_eq!(Place::ALL.map(Place::right), [Place::W, Place::N, Place::E, Place::S]);
}

#[test]
fn p2_1_seat_card_a_pairs_opposites_and_b_neighbours() {
    let jekyll = |teams: &Teams| {
        let team = teams.iter().filter(|&(_, &side)| side == Side::Jekyll);
        team.map(|(place, _)| place.word()).collect::<String>()
    };
    assert_eq!(seats::lots(SeatCard::A).map(|teams| jekyll(&teams)), ["ns", "ew"]);
    assert_eq!(seats::lots(SeatCard::B).map(|teams| jekyll(&teams)), ["ne", "sw"]);
}

/// Four are drawn onto the places; of three nobody is: the lot says where the ghost is.
#[test]
fn p2_2_four_are_drawn_onto_the_seats() {
    let (four, three) = (Options::four(SeatCard::B).to(60), Options::three(Place::S).to(60));
    assert!(State::draws_seats(&four) && !State::draws_seats(&three));
    assert_eq!([State::seatings(&four), State::every_seating(&four)], [vec![four], vec![four]]);
}

/// The ghost sits opposite the solo: `-e s w`, `n - s w`, `n e - w`, and `n e s -`, where it is the second player again.
#[test]
fn p6_2_each_of_three_is_the_first_solo_in_one_seating() {
    let options = Options::three(Place::S).to(60);
    let solo = |way: &Options| {
        let seating = State::new(way).board().seating;
        seating.person(seating.ghost().unwrap().opposite()).unwrap().index()
    };
    let solos = |ways: Vec<Options>| ways.iter().map(solo).collect::<Vec<_>>();
    assert_eq!(solos(State::seatings(&options)), [1, 2, 0]);
    assert_eq!(solos(State::every_seating(&options)), [1, 2, 0, 1]);
    assert!(State::every_seating(&options).iter().all(|way| way.target == 60));
}

#[test]
fn p2_1_other_teams_than_the_seat_cards_are_refused() {
    let neighbours = "table teams n=jekyll e=jekyll s=hyde w=hyde";
    assert_eq!(refused(&[HEADER_FOUR, neighbours]), "P2.1 teams-unlike-seat-card");
    let header_b = HEADER_FOUR.replace("game partners", "game partners\noption seatcard=b");
    assert!(read(&[&header_b, neighbours]).is_ok());
    assert_eq!(
        refused(&[&header_b, "table teams n=jekyll e=hyde s=jekyll w=hyde"]),
        "P2.1 teams-unlike-seat-card"
    );
    assert_eq!(
        refused(&[&header_b, "table teams n=jekyll e=hyde s=hyde w=jekyll"]),
        "P2.1 teams-unlike-seat-card"
    );
}

#[test]
fn p2_2_the_lot_is_first_and_fair() {
    let state = State::new(&Options::default());
    assert_eq!(state.turn(), Turn::Chance);
    let outcomes = state.outcomes();
    assert_eq!(outcomes.len(), 2);
    assert!(outcomes.iter().all(|(chance, weight)| matches!(chance, Chance::Teams(_)) && *weight == 1));
}

#[test]
fn p2_2_the_teams_stay_for_the_whole_game() {
    let mut state = four("");
    falls(&mut state, BOTH_TRANSFORMATIONS);
    let Phase::Deal { teams, .. } = state.board().phase else { panic!("the next deal") };
    assert_eq!(teams, seats::teams(SeatCard::A, Side::Jekyll));
    let lot = "table teams n=jekyll e=hyde s=jekyll w=hyde";
    assert_eq!(refused(&[HEADER_FOUR, lot, lot]), "P2.2 no-lot-now");
    assert!(read(&[HEADER_FOUR, FOUR]).is_ok());
}
