//! L4.4: where hyde may act, and where he may again.

use game::{Game, Quick, Viewer};
use london::{Map, State};

use crate::scene::{Table, hyde, hyde_on, jekyll};

/// Hyde has committed vice at the grey lab and has nine tokens left.
fn acted_at_the_lab() -> Table {
    let mut table = hyde().at("lab").begin();
    table.play("hyde vice\n hyde pay token x3\n table card w");
    table
}

#[test]
fn l4_4_one_action_at_a_location() {
    let mut table = acted_at_the_lab();
    assert_eq!(table.refused("hyde vice"), "acted-here L4.4");
    assert_eq!((table.acted().as_str(), table.state.board().visit), ("lab", 0));
    table.play("hyde move alley\n hyde pay token\n hyde vice\n hyde pay token x3\n table card w");
    assert_eq!(table.refused("hyde vice"), "acted-here L4.4");
}

#[test]
fn l4_4_back_over_a_printed_white_location_is_refused() {
    let mut table = acted_at_the_lab();
    table.play("hyde move site-0\n hyde pay token x2");
    assert_eq!((table.acted().as_str(), table.state.board().visit), ("lab", 1));
    table.play("hyde move lab\n hyde pay token");
    assert_eq!(table.refused("hyde vice"), "acted-here L4.4");
    assert_eq!((table.acted().as_str(), table.state.board().visit), ("lab", 0));
}

#[test]
fn l4_4_back_from_a_grey_location_is_allowed_once_more() {
    let mut table = acted_at_the_lab();
    table.play("hyde move alley\n hyde pay token");
    assert_eq!(table.acted(), "");
    table.play("hyde move lab\n hyde pay token\n hyde vice\n hyde pay token x3\n table card l");
    assert_eq!(table.refused("hyde vice"), "acted-here L4.4");
}

#[test]
fn l4_4_a_location_under_a_white_token_does_not_count() {
    let mut table = hyde().at("lab").hands("w", "").begin();
    table.play("hyde vice\n hyde pay token x3\n table card w\n jekyll whiten alley w");
    table.play("hyde move alley\n hyde pay token x2\n hyde move lab\n hyde pay token");
    assert_eq!(table.refused("hyde vice"), "acted-here L4.4");
}

#[test]
fn l4_4_what_counts_is_the_ground_on_entering() {
    // The alley is grey when hyde enters it, and white only afterwards.
    let mut table = hyde().at("lab").hands("w", "").begin();
    table.play("hyde vice\n hyde pay token x3\n table card w\n jekyll decline");
    table.play("hyde move alley\n jekyll decline\n hyde pay token\n jekyll whiten alley w");
    table.play("hyde move lab\n hyde pay token\n hyde vice");
    // A raised fare changes the price of a grey location and not its ground.
    let mut table = hyde().at("lab").hands("w", "").begin();
    table.play("hyde vice\n hyde pay token x3\n table card w\n jekyll decline");
    table.play("hyde move alley\n jekyll raise w\n hyde pay token x2");
    table.play("hyde move lab\n hyde pay token\n hyde vice");
}

#[test]
fn l4_4_a_grey_location_renews_all_others_together() {
    let mut table = hyde().at("lab").hands("", "ww").begin();
    table.play("hyde vice\n hyde pay token x3\n table card w");
    table.play("hyde move site-3\n hyde pay token x2\n hyde trash e\n hyde pay token x3\n table token w");
    assert_eq!(table.acted(), "lab site-3");
    assert_eq!(table.refused("hyde trash e"), "acted-here L4.4");
    table.play("hyde move site-4\n hyde pay token");
    assert_eq!(table.acted(), "");
    table.play("hyde move site-3\n hyde pay card w\n hyde pay token");
    assert!(table.may("hyde trash e"));
    table.play("hyde move lab\n hyde pay token");
    assert!(table.may("hyde vice"));
}

#[test]
fn l4_4_a_grey_location_does_not_renew_itself() {
    let mut table = acted_at_the_lab();
    table.play("hyde move site-3\n hyde pay token x2\n hyde trash e\n hyde pay token x3\n table token w");
    // Back to the lab, which is grey: another one for the site, but not for the lab.
    table.play("hyde move lab\n hyde pay token");
    assert_eq!(table.acted(), "lab");
    assert_eq!(table.refused("hyde vice"), "acted-here L4.4");
}

#[test]
fn l4_4_a_new_turn_begins_anew() {
    let mut table = acted_at_the_lab();
    table.play("hyde pass\n table turn jekyll");
    assert_eq!(table.acted(), "");
    table.play("jekyll pass\n table turn hyde\n hyde vice");
}

#[test]
fn l4_4_stealing_again_at_a_lab_printed_white() {
    let lab = "ground = \"grey\"\nsite = \"lab\"";
    let white = crate::SIXTEEN.replacen(lab, "ground = \"white\"\nsite = \"lab\"", 1);
    let (map, _warnings) = Map::parse(&white).expect("a white lab is odd, not wrong");
    let stolen = || {
        let mut table = hyde_on(map.clone()).at("lab").hands("we", "").begin();
        table.play("hyde steal\n hyde pay token x4\n table steal w\n jekyll decline");
        table
    };
    let mut over_white = stolen();
    over_white.play("hyde move site-0\n hyde pay token x2\n jekyll decline");
    over_white.play("hyde move lab\n hyde pay token x2\n jekyll decline");
    assert_eq!(over_white.refused("hyde steal"), "acted-here L4.4");
    let mut over_grey = stolen();
    over_grey.play("hyde move alley\n jekyll decline\n hyde pay token\n jekyll decline");
    over_grey.play("hyde move lab\n hyde pay token x2\n jekyll decline\n hyde steal");
}

#[test]
fn l4_4_jekyll_is_not_concerned() {
    let mut table = jekyll().at("lab").hands("", "").begin();
    table.play("jekyll mix\n jekyll pay w x3\n table card p\n table card p");
    table.play("jekyll mix\n jekyll pay l x3\n table card p\n table card p");
    assert_eq!(table.refused("jekyll mix"), "visit-spent L5.3");
    // Any move begins a new visit, over white ground too.
    table.play("jekyll move site-0\n jekyll pay p\n jekyll move lab\n jekyll pay p\n jekyll mix");
    assert_eq!(table.acted(), "");
}

#[test]
fn l4_4_where_hyde_has_acted_is_public() {
    let mut table = acted_at_the_lab();
    table.play("hyde move site-0\n hyde pay token x2");
    for viewer in Viewer::all(2) {
        let view = table.state.view(viewer);
        assert_eq!(view.board.acted, table.state.board().acted);
        let mut imagined =
            Table { state: State::determinize(table.state.options(), &view, &mut Quick::new(1886)) };
        imagined.play("hyde move lab\n hyde pay token");
        assert_eq!(imagined.refused("hyde vice"), "acted-here L4.4", "as {viewer:?} imagines it");
    }
}
