//! The record of a game, to the byte, and what is refused in one.

use game::record;
use game::{Game, Move, Quick, Seat};
use london::{Action, Chance, Location, Options, Recipe, Setup, State, Token};

use crate::scene::{Table, hyde, jekyll};

/// A game on the map of sixteen places up to its fifth turn; every cure is the first of its group.
const GAME: &str = "\
utterson 1
game london
option map=sixteen turns=4
player jekyll Ann
player hyde Bob
---
table setup cures=e:eee,w:www,l:lll,p:ppp tiles=site-0:w:wlp,site-1:w:wle,site-2:w:wpe,site-3:l:wlp,site-4:l:wle,\
site-5:l:lpe,site-6:p:wlp,site-7:p:wpe,site-8:p:lpe,site-9:e:wle,site-10:e:wpe,site-11:e:lpe
table turn hyde
hyde vice
hyde pay token
hyde pay token
hyde pay token
table card w
hyde move alley
hyde pay card w
hyde pass
table turn jekyll
jekyll move lab
jekyll pay l
jekyll mix
jekyll pay w
jekyll pay w
jekyll pay w
table card p
table card p
jekyll pass
table turn hyde
jekyll whiten lab p
jekyll decline
hyde pass
table turn jekyll
jekyll move site-8
table token w
jekyll pay w
jekyll research
jekyll pay p
jekyll pay card p
jekyll pay e
jekyll pass
result winner=draw turns=4
";

fn read(text: &str) -> Result<State, String> {
    let sheet =
        record::open(text.as_bytes()).map_err(|fault| fault.to_string())?.expect("the header is whole");
    let read = sheet.read::<State>(&crate::shelf(), |_, _| ());
    read.map(|record| record.state).map_err(|bad| bad.to_string())
}

#[test]
fn a_record_is_read_and_written_again() {
    let sheet = record::open(GAME.as_bytes()).expect("good").expect("whole");
    let game = sheet.read::<State>(&crate::shelf(), |_, _| ()).unwrap_or_else(|bad| panic!("{bad}"));
    assert!(game.finished);
    let mut recorder = record::Recorder::<State>::new(&game.options, None, game.names);
    game.moves.iter().for_each(|mv| drop(recorder.play(mv).expect("it was read")));
    // Written with the digest of the map and the cures in order.
    let digest = format!("map={}", crate::small_map().sha256());
    let expected =
        GAME.replace("map=sixteen", &digest).replace("e:eee,w:www,l:lll,p:ppp", "w:www,l:lll,p:ppp,e:eee");
    assert_eq!(recorder.text(), expected);
}

#[test]
fn what_does_not_fit_is_refused_with_its_place() {
    let refused = |from: &str, to: &str| {
        assert!(GAME.contains(from), "{from}");
        read(&GAME.replacen(from, to, 1)).expect_err("a fault")
    };
    assert_eq!(refused("map=sixteen", "map=moon"), "line 3, column 12: there is no map `moon` on the shelf");
    assert_eq!(refused("turns=4", "turns=0"), "line 3, column 26: `0` is not a whole number from 1");
    assert!(refused("map=sixteen turns=4", "turns=4 map=sixteen").starts_with("line 3, column "));
    assert!(refused("turns=4", "speed=4").starts_with("line 3, column "));
    assert_eq!(
        refused("move alley", "move moon"),
        "line 14, column 11: `moon` is not a location of this map"
    );
    assert_eq!(
        refused("hyde vice", "hyde vice w"),
        "line 9, column 11: `w` is one word too many: nothing stands behind this word"
    );
    assert_eq!(refused("hyde vice", "hyde dance"), "line 9, column 6: `dance` is not a decision of london");
    assert_eq!(refused("hyde pay card w", "hyde pay card e"), "line 15, column 6: not-held (L3.2): colour=e");
    assert!(refused("table card w", "table card x").ends_with("`x` is not a colour (w l p e)"));
    assert!(refused("w:www,l:lll", "w:wwl,l:lll").ends_with("`w:wwl` is not a recipe"));
    assert!(refused("table turn jekyll", "table turn hyde").starts_with("line 17, column "));
}

#[test]
fn penalties_are_read_in_any_order_and_written_in_order() {
    let mut table = jekyll().at("lab").hands("www", "").whites_in_bag(2).begin();
    table.play("jekyll alleviate l www\n jekyll pay w x3\n jekyll pay l x3\n table tokens white,e,w\n table black w\n table black e");
}

#[test]
fn no_outcome_and_no_action_makes_the_rules_panic() {
    let nowhere = Location::new(63).expect("more than this map has");
    let recipe: Recipe = "w:www".parse().expect("a recipe");
    let setup = Setup { cures: [recipe; 4], tiles: vec![(nowhere, recipe); 12] };
    let chances = [
        Chance::Setup(setup),
        Chance::Card(london::Colour::Wrath),
        Chance::Steal(london::Colour::Envy),
        Chance::Token(Token::White),
        Chance::Tokens([Token::White; 3]),
    ];
    let acts = [Action::Move(nowhere), Action::Lift(nowhere), Action::Whiten(nowhere, london::Colour::Wrath)];
    let states = [State::new(&Options::default()), Table::opened().state, hyde().begin().state];
    for mut state in states {
        for chance in &chances {
            assert!(state.apply(&Move::Chance(chance.clone())).is_err(), "{chance:?}");
        }
        for seat in [0, 1, 2, 255].map(Seat) {
            for act in acts {
                assert!(state.apply(&Move::Act(seat, act)).is_err(), "{seat} {act:?}");
            }
        }
    }
}

#[test]
fn the_wire_speaks_notation() {
    let json =
        serde_json::to_string(&Action::Alleviate(london::Colour::Lust, "wlp".parse().expect("a trio")));
    assert_eq!(json.expect("written"), r#"{"alleviate":["l","wlp"]}"#);
    let state = State::new(&Options::default());
    let chance = state.draw(&mut Quick::new(3));
    let json = serde_json::to_string(&chance).expect("written");
    assert_eq!(serde_json::from_str::<Chance>(&json).expect("read"), chance);
    assert!(serde_json::from_str::<london::Map>("{}").is_err());
}
