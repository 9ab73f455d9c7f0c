//! P6: three players.

use game::{Game, Notation, Seat, Standing, Turn, Viewer};
use partners::{Leader, Phase, Place, Seating, Side, State, Totals, ghost};

use crate::story::{
    BOTH_TRANSFORMATIONS, EQUAL, HEADER_THREE, THREE, cards, exchanged, falls, hand, legal, read, refused,
    refused_three, three,
};

#[test]
fn p6_1_the_solo_and_the_ghost_are_hyde_and_the_ghosts_cards_lie_open() {
    let state = three("");
    let teams = hand(&state).teams;
    assert_eq!([teams.n, teams.e, teams.s, teams.w], [Side::Hyde, Side::Jekyll, Side::Hyde, Side::Jekyll]);
    let open = cards("JC JE J5 Jx2 HT HC H5");
    for viewer in Viewer::all(3) {
        let view = state.view(viewer);
        assert_eq!(view.board.hand().expect("a hand").open, open);
        assert_eq!(
            view.hand.is_empty(),
            viewer == Viewer::Public,
            "one's own hand is hidden from the others"
        );
    }
}

#[test]
fn p6_1_partners_sit_opposite() {
    for place in Place::ALL {
        let teams = ghost::teams(place);
        assert!(Place::ALL.into_iter().all(|place| teams[place] == teams[place.opposite()]));
        assert_eq!(teams[place], Side::Hyde);
        assert_eq!(teams[place.left()], Side::Jekyll);
    }
}

#[test]
fn p6_2_the_solos_right_hand_neighbour_deals_and_the_solo_leads() {
    let state = three("");
    assert_eq!((hand(&state).dealer, hand(&state).turn), (Place::W, Place::N));
    let fault = THREE.replace("dealer=w", "dealer=e");
    assert_eq!(refused(&[HEADER_THREE, &fault]), "P6.2 wrong-dealer-of-three dealer=w");
}

/// Whichever place is left out of the `player` lines, the player opposite is alone and leads.
#[test]
fn p6_2_the_first_solo_is_opposite_the_place_left_out() {
    for (places, solo, dealer) in
        [(["e", "s", "w"], "s", "e"), (["n", "s", "w"], "w", "s"), (["n", "e", "s"], "e", "n")]
    {
        let header: Vec<String> =
            places.iter().zip(["Ann", "Bob", "Cy"]).map(|(p, n)| format!("player {p} {n}")).collect();
        let seats: Vec<String> =
            places.iter().zip(["Ann", "Bob", "Cy"]).map(|(p, n)| format!(" {p}={n}")).collect();
        let deal =
            THREE.trim().lines().nth(2).expect("the deal").replace("dealer=w", &format!("dealer={dealer}"));
        let story = format!(
            "utterson 1\ngame partners\noption players=3\n{}\n---\ntable seats{}\ntable solo {solo}\n{deal}",
            header.join("\n"),
            seats.concat()
        );
        let state = read(&[&story]).expect("a story that keeps the rules");
        assert_eq!(hand(&state).turn.word(), solo);
    }
}

#[test]
fn p6_3_on_his_own_turn_the_solo_plays_from_either_hand() {
    let choice = "play HT, play HB, play HC, play H4, play H5, play Hx2, ask e, ask w";
    assert_eq!(legal(&three(""), 0), choice);
    assert_eq!(refused_three("n ask s"), "P6.3 asks-both-hands");
    assert_eq!(refused_three("n ask n"), "P6.3 asks-both-hands");
    assert_eq!(refused_three("n play JC"), "P3.1 wrong-side card=JC side=hyde");
    assert_eq!(refused_three("n play HA"), "P3.1 not-held card=HA");
}

#[test]
fn p6_3_on_the_ghosts_turn_too() {
    let state = three("n play HC\n e play JT");
    assert_eq!(hand(&state).played[0].from, Place::S, "north's turn, the ghost's card");
    assert_eq!(hand(&state).turn, Place::S);
    assert_eq!(legal(&state, 0), "play HT, play HB, play H4, play H5, play Hx2, ask e, ask w");
    let story = "n play HC\n e play JT\n";
    assert_eq!(refused_three(&format!("{story} n ask n")), "P6.3 asks-both-hands");
    assert_eq!(refused_three(&format!("{story} n ask s")), "P6.3 asks-both-hands");
    let state = three(&format!("{story} n ask w\n w play HD\n w play J4\n table trick lead=e"));
    assert_eq!(hand(&state).played[2].turn, Place::S, "asked for the ghost");
}

#[test]
fn p6_4_a_jekyll_player_may_ask_the_partner_the_solo_or_the_ghost() {
    assert_eq!(legal(&three("n play HB"), 1), "play JT, play JB, play J6, ask n, ask s, ask w");
    assert_eq!(refused_three("n play HB\n e play JC"), "P3.1 not-held card=JC", "the ghost must be asked");
}

#[test]
fn p6_4_the_solo_who_is_asked_plays_from_his_own_hand() {
    assert_eq!(legal(&three("n play HB\n e ask n"), 0), "play JA, play J3, play J7, play Jx1");
    assert_eq!(refused_three("n play HB\n e ask n\n n play JC"), "P6.4 solo-asked card=JC");
}

#[test]
fn p6_4_for_the_ghost_who_is_asked_the_solo_plays_a_card_of_the_ghost() {
    assert_eq!(legal(&three("n play HB\n e ask s"), 0), "play JC, play JE, play J5, play Jx2");
    assert_eq!(refused_three("n play HB\n e ask s\n n play JA"), "P6.4 ghost-asked card=JA");
    assert_eq!(refused_three("n play HB\n e ask s\n n ask w"), "P3.3 cannot-refuse side=jekyll");
}

/// ```text
///      Ann            Ann            ghost          Cy
///   Cy     Bob     Cy     ghost   Cy     Ann    ghost   Ann
///      ghost          Bob            Bob            Bob
/// ```
///
/// Ann is alone, then Cy, then Bob, then Ann again, but one place further on.
#[test]
fn p6_5_the_left_neighbour_moves_to_the_ghosts_place_and_the_right_one_is_alone() {
    let (ann, bob, cy) = (Some(Seat(0)), Some(Seat(1)), Some(Seat(2)));
    let mut seating = Seating::three(Place::S);
    let mut round = Vec::new();
    for _ in 0..4 {
        let ghost = seating.ghost().expect("three players");
        let people = Place::ALL.map(|place| seating.person(place));
        round.push((people, ghost::solo(ghost).word(), ghost::dealer(ghost).word()));
        seating = ghost::move_on(seating);
    }
    assert_eq!(
        round,
        [
            ([ann, bob, None, cy], "n", "w"),
            ([ann, None, bob, cy], "w", "s"),
            ([None, ann, bob, cy], "s", "e"),
            ([cy, ann, bob, None], "e", "n"),
        ]
    );
}

#[test]
fn p6_5_the_record_says_who_sits_where_in_the_next_hand() {
    let mut state = three("");
    let notes = falls(&mut state, &exchanged(BOTH_TRANSFORMATIONS));
    assert!(notes.ends_with("score jekyll=0 hyde=252, seats n=Ann s=Bob w=Cy, solo w"), "{notes}");
    let Phase::Deal { teams, dealer } = state.board().phase else { panic!("the next deal") };
    assert_eq!((dealer, teams), (Place::S, ghost::teams(Place::E)), "Bob has moved and deals");
    assert_eq!(state.seat_word(Seat(1)), "s");
}

#[test]
fn p6_6_each_player_keeps_an_own_total() {
    let mut state = three("");
    falls(&mut state, &exchanged(BOTH_TRANSFORMATIONS));
    assert_eq!(state.board().totals, Totals::Players([252, 0, 0]), "the solo scores hyde's result");
    let mut state = three("");
    falls(&mut state, &exchanged(EQUAL));
    assert_eq!(state.board().totals, Totals::Players([30, 30, 30]), "the two others jekyll's");
}

#[test]
fn p6_6_the_highest_total_wins_if_it_is_the_only_one() {
    assert_eq!(Totals::Players([900, 1012, 1004]).winner(1000), Some(Leader::Player(Seat(1))));
    assert_eq!(Totals::Players([900, 1012, 1012]).winner(1000), None);
    assert_eq!(Totals::Players([900, 998, 999]).winner(1000), None);

    let header = HEADER_THREE.replace("players=3", "players=3 target=252");
    let mut state = read(&[&header, THREE]).expect("a story that keeps the rules");
    falls(&mut state, &exchanged(BOTH_TRANSFORMATIONS));
    assert_eq!(state.turn(), Turn::Over);
    let outcome = state.outcome().expect("the game is over");
    let names = ["Ann", "Bob", "Cy"].map(String::from);
    assert_eq!(State::write_result(state.options(), &outcome, &names), "winner=Ann Ann=252 Bob=0 Cy=0");
    let standing = |seat| State::standing(&outcome, Seat(seat));
    assert_eq!([0, 1, 2].map(standing), [Standing::Won, Standing::Lost, Standing::Lost]);
}
