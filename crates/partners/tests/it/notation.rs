//! The text form: options, actions, chance.

use game::notation::words;
use game::record::Recorder;
use game::{Game, Notation};
use partners::{Options, Place, SeatCard, State};

use crate::story::{FOUR, HEADER_FOUR, HEADER_THREE, four, read};

fn options(header: &str, option: &str) -> Result<Options, String> {
    let option = format!("game partners\noption {option}");
    let header = header.replace("    option players=3\n", "").replace("game partners", &option);
    read(&[&header]).map(|state| *state.options()).map_err(|fault| fault.to_string())
}

#[test]
fn options_are_read_in_their_order_and_each_at_most_once() {
    let four = |option| options(HEADER_FOUR, option);
    let three = |option| options(HEADER_THREE, option);
    assert_eq!(four("players=4 seatcard=a target=1000"), Ok(Options::default()));
    assert_eq!(four("seatcard=b target=500"), Ok(Options::four(SeatCard::B).to(500)));
    assert_eq!(three("players=3 seatcard=a"), Ok(Options::three(Place::S)));
    assert_eq!(three("players=3 target=1"), Ok(Options::three(Place::S).to(1)));
    for wrong in
        ["players=3 seatcard=b", "players=2", "seatcard=c", "target=0", "target=010", "target=x", "bid=1"]
    {
        assert!(three(wrong).is_err(), "{wrong}");
    }
    for wrong in [
        "target=1 players=4",
        "target=1 target=1",
        "seatcard=a players=4",
        "seatcard=A",
        "target=99999999999",
    ] {
        assert!(four(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_fault_is_found_where_it_stands() {
    let fault = |option| options(HEADER_FOUR, option).expect_err("a fault");
    assert_eq!(fault("players=3 seatcard=b"), "line 3, column 27: three players use seat card a");
    assert_eq!(fault("players=5"), "line 3, column 16: 4 or 3 is expected here");
    let event = |line: &str| read(&[HEADER_FOUR, FOUR, line]).expect_err("a fault").to_string();
    assert_eq!(event("n play J9"), "line 10, column 8: `J9` is not a card");
    assert_eq!(event("n ask x"), "line 10, column 7: `x` is not a place");
    assert_eq!(event("n pass JA"), "line 10, column 3: `play CARD` or `ask PLACE` is expected here");
    let twice = FOUR.replace("w=JD,J4", "w=J4,J4");
    let twice = read(&[HEADER_FOUR, &twice]).expect_err("a fault").to_string();
    assert!(twice.ends_with("`J4` stands here twice"), "{twice}");
}

#[test]
fn players_that_do_not_fit_the_game_are_refused() {
    assert!(read(&[&HEADER_FOUR.replace("    player w Dot\n", "")]).is_err());
    assert!(read(&[&HEADER_FOUR.replace("player w", "player s")]).is_err());
    assert!(read(&[&HEADER_THREE.replace("player e", "player n")]).is_err());
    assert!(read(&[&HEADER_THREE.replace("player n", "player w")]).is_err());
    assert!(read(&[&HEADER_FOUR.replace("game partners", "game partners\noption players=3")]).is_err());
    assert!(read(&[&HEADER_THREE.replace("Cy", "Ann")]).is_err(), "three players have different names");
}

#[test]
fn what_is_as_by_default_is_not_written() {
    let written = |options: Options| State::write_options(&options).join(" ");
    assert_eq!(written(Options::default()), "");
    assert_eq!(written(Options::four(SeatCard::B).to(500)), "seatcard=b target=500");
    assert_eq!(written(Options::three(Place::N)), "players=3");
    assert_eq!(State::header_seats(&Options::three(Place::E)), ["n", "s", "w"]);
}

#[test]
fn the_cards_of_a_deal_are_read_in_any_order() {
    let deal = "deal dealer=w n=Hx2,JA,J3,J7,Jx1,HB,H4 e=JT,JB,J6,HA,H3,H7,Hx1 s=JC,JE,J5,Jx2,HT,HC,H5 w=JD,J4,Jx3,HD,HE,H6,Hx3";
    let options = Options::default();
    let chance = State::read_chance(&options, &words(1, deal)).expect("a deal");
    assert_eq!(
        State::write_chance(&options, &chance),
        deal.replace("n=Hx2,JA,J3,J7,Jx1,HB,H4", "n=JA,J3,J7,Jx1,HB,H4,Hx2")
    );
    for wrong in
        ["", "deal", "teams n=jekyll", "teams n=jekyll e=hyde w=jekyll s=hyde", "deal n= e= s= w= dealer=n"]
    {
        assert!(State::read_chance(&options, &words(1, wrong)).is_err(), "{wrong}");
    }
}

#[test]
fn three_players_begin_with_seats_and_solo() {
    let recorder = Recorder::<State>::new(
        &Options::three(Place::W),
        None,
        ["Ann", "Bob", "Cy"].map(String::from).into(),
    );
    let expected = "utterson 1\ngame partners\noption players=3\nplayer n Ann\nplayer e Bob\nplayer s Cy\n---\n\
                    table seats n=Ann e=Bob s=Cy\ntable solo e\n";
    assert_eq!(recorder.text(), expected);
    assert_eq!(four("").opening(), [], "four players need no such lines");
}
