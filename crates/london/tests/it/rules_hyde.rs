//! Hyde's turn (L4), and what both sides share (L3).

use game::Game;
use london::Side::{Hyde, Jekyll};

use crate::scene::{hyde, jekyll};

#[test]
fn l3_1_an_action_costs_tokens_and_the_last_one_ends_the_turn() {
    let mut table = hyde().at("lab").hydes_tokens(4).begin();
    table.play("hyde vice\n hyde pay token x3\n table card w");
    assert_eq!(table.tokens(), "1");
    table.play("hyde move alley\n hyde pay token\n table turn jekyll");
    assert_eq!((table.pawn(), table.tokens().as_str()), ("alley", "wwwlllpppeee+0"));
}

#[test]
fn l3_1_a_pass_gives_all_the_rest() {
    hyde().begin().play("hyde pass\n table turn jekyll\n jekyll pass\n table turn hyde");
}

#[test]
fn l3_1_the_last_token_ends_the_turn_also_when_cards_paid_the_rest() {
    let mut table = hyde().at("lab").hands("", "ww").hydes_tokens(1).begin();
    table.play(
        "hyde vice\n hyde pay card w\n hyde pay token\n hyde pay card w\n table card l\n table turn jekyll",
    );
    // Tokens that are left keep the turn going, even if the last point was a card.
    let mut table = hyde().at("lab").hands("", "w").begin();
    table.play("hyde vice\n hyde pay token x2\n hyde pay card w\n table card l");
    assert_eq!(table.tokens(), "10");
}

#[test]
fn l3_2_a_card_pays_a_point_and_goes_to_the_row_of_its_owner() {
    let mut table = hyde().at("lab").hands("", "wl").begin();
    table.play("hyde move alley\n hyde pay card l");
    assert_eq!(table.state.board().apothecary.to_string(), "l");
    assert_eq!(table.hand(Hyde), "w");
    let mut table = jekyll().at("lab").hands("pe", "").begin();
    table.play("jekyll move site-0\n jekyll pay card e");
    assert_eq!(table.state.board().displaced.to_string(), "e");
    assert_eq!(table.refused("jekyll buy w"), "not-an-apothecary L5.4");
}

#[test]
fn l3_2_only_a_card_that_is_held_pays() {
    let mut table = hyde().at("lab").hands("", "w").begin();
    table.play("hyde vice");
    assert_eq!(table.legal(), "hyde: pay token, pay card w");
    assert_eq!(table.refused("hyde pay card l"), "not-held L3.2");
    assert_eq!(table.refused("hyde pay w"), "jekylls-payment L3.3");
    assert_eq!(table.refused("hyde move alley"), "pay-first L3.1");
}

#[test]
fn l3_3_two_black_tokens_make_a_point_for_jekyll() {
    let mut table = jekyll().at("lab").turned("wl").jekylls_tokens("l", 2).begin();
    table.play("jekyll move site-0");
    assert_eq!(table.legal(), "jekyll: pay l, pay black");
    assert_eq!(table.refused("jekyll pay token"), "hydes-payment L3.3");
    table.play("jekyll pay black");
    assert_eq!(table.tokens(), "l+0");
}

#[test]
fn l3_3_a_single_black_token_pays_nothing_for_jekyll_and_one_for_hyde() {
    let table = jekyll().at("lab").turned("w").jekylls_tokens("", 1).begin();
    assert_eq!(table.legal(), "jekyll: pass");
    assert_eq!(table.refused("jekyll move site-0"), "too-dear L3.4");
    // All twelve of hyde's count, however many are black.
    let table = hyde().turned("wwllppe").begin();
    assert_eq!(table.tokens(), "12");
}

#[test]
fn l3_4_an_action_is_begun_only_if_all_of_it_can_be_paid() {
    let table = hyde().at("lab").hands("", "w").hydes_tokens(1).begin();
    assert_eq!(table.refused("hyde vice"), "too-dear L3.4");
    let table = hyde().at("lab").hands("", "ww").hydes_tokens(1).begin();
    assert!(table.may("hyde vice"));
}

#[test]
fn l3_4_the_cards_of_a_set_do_not_also_pay() {
    let table = hyde().at("lab").hands("", "www").hydes_tokens(5).begin();
    assert_eq!(table.refused("hyde resist w"), "too-dear L3.4");
    let mut table = hyde().at("lab").hands("", "wwwl").hydes_tokens(5).begin();
    table.play("hyde resist w");
    assert_eq!(table.hand(Hyde), "l");
    assert_eq!(table.state.board().discard.to_string(), "www");
    table.play("hyde pay token x5\n hyde pay card l\n table black w\n table turn jekyll");
    let table = jekyll().at("lab").hands("www", "").jekylls_tokens("wwlll", 0).begin();
    assert_eq!(table.refused("jekyll alleviate w www"), "too-dear L3.4");
}

#[test]
fn l3_5_after_an_action_down_to_five_by_own_choice() {
    let mut table = jekyll().at("lab").hands("wwllp", "").begin();
    table.play("jekyll mix\n jekyll pay w x3\n table card e\n table card e");
    assert_eq!(table.legal(), "jekyll: discard w, discard l, discard p, discard e");
    assert_eq!(table.refused("jekyll mix"), "discard-first L3.5");
    table.play("jekyll discard p");
    assert_eq!(table.refused("jekyll discard p"), "not-held L3.5");
    table.play("jekyll discard w\n jekyll mix");
    assert_eq!(
        (table.hand(Jekyll).as_str(), table.state.board().discard.to_string().as_str()),
        ("wllee", "wp")
    );
}

#[test]
fn l3_5_the_discard_comes_before_the_window() {
    let mut table = hyde().at("lab").hands("w", "wllpp").begin();
    table.play("hyde vice\n hyde pay token x3\n table card e\n hyde discard w\n jekyll decline\n hyde pass\n table turn jekyll");
}

#[test]
fn l3_6_the_discard_is_reshuffled_when_the_deck_is_empty() {
    let mut table = hyde().at("lab").deck("", "lle").begin();
    table.play("hyde vice\n hyde pay token x3\n table reshuffle");
    assert_eq!(table.refused("table card w"), "not-in-deck L3.6");
    table.play("table card e");
    assert_eq!(table.state.position().deck.to_string(), "ll");
}

#[test]
fn l3_6_between_the_two_cards_of_a_mix_too() {
    let mut table = jekyll().at("lab").deck("p", "l").begin();
    table.play("jekyll mix\n jekyll pay w x3\n table card p\n table reshuffle\n table card l");
}

#[test]
fn l3_6_with_deck_and_discard_empty_nothing_is_drawn() {
    let table = hyde().at("lab").deck("", "").begin();
    assert_eq!(table.refused("hyde vice"), "nothing-to-draw L3.6");
    let table = jekyll().at("lab").deck("", "").begin();
    assert_eq!(table.refused("jekyll mix"), "nothing-to-draw L3.6");
}

#[test]
fn l4_1_one_to_grey_two_to_white_whatever_the_path() {
    let mut table = hyde().at("lab").begin();
    table.play("hyde move alley\n hyde pay token");
    let mut table = hyde().at("lab").begin();
    table.play("hyde move site-3\n hyde pay token x2");
    let mut table = hyde().at("lab").begin();
    table.play("hyde move site-8\n hyde pay token\n hyde move site-7\n hyde pay token");
    assert_eq!(table.refused("hyde move lab"), "no-path L4.1");
    let table = hyde().at("lab").hydes_tokens(1).begin();
    assert_eq!(table.refused("hyde move shop-0"), "too-dear L3.4");
    assert!(table.may("hyde move alley"));
}

#[test]
fn l4_1_a_white_token_makes_a_location_white() {
    let mut table = hyde().at("lab").whitened("alley").begin();
    table.play("hyde move alley\n hyde pay token x2");
    assert_eq!(table.pawn(), "alley");
}

#[test]
fn l4_2_jekyll_may_make_a_move_to_grey_cost_two() {
    let mut table = hyde().at("lab").hands("wl", "").begin();
    table.play("hyde move alley");
    assert_eq!(table.legal(), "jekyll: raise w, raise l, decline");
    assert_eq!(table.refused("jekyll raise p"), "not-held L4.2");
    assert_eq!(table.refused("hyde pass"), "not-your-turn L3.1");
    table.play("jekyll raise l\n hyde pay token x2\n jekyll decline");
    assert_eq!((table.pawn(), table.tokens().as_str()), ("alley", "10"));
    assert_eq!(table.state.board().displaced.to_string(), "l");
}

#[test]
fn l4_2_a_move_that_became_too_dear_ends_the_turn() {
    let mut table = hyde().at("lab").hands("w", "").hydes_tokens(1).begin();
    table.play("hyde move alley\n jekyll raise w\n table turn jekyll");
    assert_eq!(table.pawn(), "lab");
    // A card would have helped.
    let mut table = hyde().at("lab").hands("w", "e").hydes_tokens(1).begin();
    table.play("hyde move alley\n jekyll raise w\n hyde pay card e\n hyde pay token\n table turn jekyll");
    assert_eq!(table.pawn(), "alley");
}

#[test]
fn l4_2_nothing_is_asked_on_the_way_to_white_or_of_empty_hands() {
    let mut table = hyde().at("lab").hands("wl", "").begin();
    table.play("hyde move site-3\n hyde pay token x2");
    let mut table = hyde().at("lab").begin();
    table.play("hyde move alley\n hyde pay token");
}

#[test]
fn l4_3_a_white_token_keeps_hyde_from_acting() {
    let mut table = hyde().at("alley").hands("wl", "").begin();
    table.play("hyde move lab\n jekyll decline\n hyde pay token");
    assert_eq!(table.refused("jekyll whiten site-3 w"), "not-grey-now L4.3");
    assert_eq!(table.refused("jekyll whiten alley p"), "not-held L4.3");
    assert_eq!(table.refused("jekyll raise w"), "whiten-or-decline L4.3");
    table.play("jekyll whiten alley w");
    assert_eq!(table.refused("jekyll whiten alley l"), "not-grey-now L4.3");
    // Asked again until he declines or holds nothing.
    table.play("jekyll decline\n hyde move alley\n hyde pay token x2\n jekyll decline");
    assert_eq!(table.refused("hyde vice"), "under-white L4.3");
    table.play("hyde move lab\n jekyll raise l\n hyde pay token x2\n hyde vice");
    assert_eq!(table.state.board().displaced.to_string(), "wl");
}

#[test]
fn l4_3_also_under_hydes_feet_and_only_until_the_end_of_his_turn() {
    let mut table = hyde().at("lab").hands("w", "").begin();
    table.play("hyde move alley\n jekyll decline\n hyde pay token\n jekyll whiten alley w");
    assert_eq!(table.refused("hyde vice"), "under-white L4.3");
    assert_eq!(table.state.position().white_stock(), 7);
    table.play("hyde pass\n table turn jekyll");
    assert_eq!(table.state.position().white_stock(), 8);
    assert!(table.state.board().whitened.is_empty());
}

#[test]
fn l4_3_the_window_opens_at_the_start_of_the_turn_and_not_after_the_last_action() {
    let mut table = jekyll().at("alley").hands("w", "").begin();
    table.play("jekyll pass\n table turn hyde");
    assert!(table.legal().starts_with("jekyll: whiten lab w, "), "{}", table.legal());
    let mut table = hyde().at("lab").hands("w", "").hydes_tokens(1).begin();
    table.play("hyde move alley\n jekyll decline\n hyde pay token\n table turn jekyll\n jekyll pass\n table turn hyde");
}

#[test]
fn l4_5_meet_displaced() {
    let mut table = hyde().at("lab").rows("", "we").begin();
    assert_eq!(table.refused("hyde meet l"), "not-in-displaced L4.5");
    table.play("hyde meet e\n hyde pay token x2");
    assert_eq!((table.hand(Hyde).as_str(), table.state.board().displaced.to_string().as_str()), ("e", "w"));
}

#[test]
fn l4_5_nothing_on_white_ground() {
    let table = hyde().at("site-3").hands("", "www").rows("", "w").begin();
    for line in ["hyde meet w", "hyde vice", "hyde resist w"] {
        assert_eq!(table.refused(line), "not-grey L4.5", "{line}");
    }
}

#[test]
fn l4_5_gain_resistance_takes_three_cards_or_four_of_a_cured_colour() {
    let mut table = hyde().at("lab").hands("", "wwwl").begin();
    assert_eq!(table.refused("hyde resist l"), "set-too-small L4.5");
    table.play("hyde resist w\n hyde pay token x6\n table black w");
    assert_eq!(table.state.board().turned.to_string(), "w");
    assert_eq!(table.tokens(), "6");
    let table = hyde().at("lab").hands("", "wwwl").cured("w").begin();
    assert_eq!(table.refused("hyde resist w"), "set-too-small L4.5");
    let mut table = hyde().at("lab").hands("", "wwwwl").cured("w").begin();
    table.play("hyde resist w\n hyde pay token x6\n table black w");
    assert_eq!(table.hand(Hyde), "l");
}

#[test]
fn l4_5_the_token_goes_into_the_bag() {
    let mut table = hyde().at("lab").hands("", "www").begin();
    table.play("hyde resist w\n hyde pay token x6\n table black w\n hyde pass\n table turn jekyll");
    assert_eq!(table.tokens(), "wwlllpppeee+1");
    assert_eq!(table.state.board().in_bag("w".parse().expect("a token")), 2);
}

#[test]
fn l4_6_trash_research() {
    let mut table = hyde().at("site-1").begin();
    table.play("hyde trash e\n hyde pay token x3");
    assert_eq!(table.refused("table token white"), "not-in-bag L2.2");
    table.play("table token w");
    assert!(table.state.board().trashed.is_empty());
    table.play("hyde move site-2\n hyde pay token\n hyde trash e\n hyde pay token x3\n table token e");
    assert_eq!(table.state.board().black_stock(), 7);
    table.play("hyde pass\n table turn jekyll\n jekyll pass\n table turn hyde");
    assert_eq!(table.refused("hyde trash e"), "already-trashed L4.6");
}

#[test]
fn l4_6_trash_on_printed_white_but_not_under_a_white_token() {
    assert!(hyde().at("site-0").begin().may("hyde trash w"));
    assert_eq!(hyde().at("site-1").whitened("site-1").begin().refused("hyde trash w"), "under-white L4.3");
    assert_eq!(hyde().at("lab").begin().refused("hyde trash w"), "no-tile L4.6");
}

#[test]
fn l4_6_steal_a_potion() {
    let mut table = hyde().at("lab").hands("we", "").begin();
    table.play("hyde steal\n hyde pay token x4");
    assert_eq!(table.refused("table steal l"), "not-in-hand L4.6");
    table.play("table steal e");
    assert_eq!((table.hand(Jekyll).as_str(), table.hand(Hyde).as_str()), ("w", "e"));
    assert_eq!(hyde().at("lab").begin().refused("hyde steal"), "nothing-to-steal L4.6");
    assert_eq!(hyde().at("alley").hands("w", "").begin().refused("hyde steal"), "not-the-lab L4.6");
    let under_white = hyde().at("lab").hands("w", "").whitened("lab").begin();
    assert_eq!(under_white.refused("hyde steal"), "under-white L4.3");
}

#[test]
fn l4_7_hyde_wins_with_the_third_token_of_a_colour() {
    let mut table = hyde().at("lab").hands("", "www").turned("ww").turn(31).begin();
    table.play("hyde resist w\n hyde pay token x6\n table black w\n result winner=hyde turns=31");
    assert_eq!(table.refused("hyde pass"), "not-your-turn L3.1");
}

#[test]
fn l4_8_without_black_stock_nothing_is_trashed() {
    let table = hyde().at("site-1").turned("wwll").trashed("site-2 site-3 site-4 site-5").begin();
    assert_eq!(table.refused("hyde trash w"), "no-black-stock L4.8");
}

#[test]
fn l4_8_a_token_takes_its_black_one_off_a_tile() {
    let mut table =
        hyde().at("lab").hands("", "ppp").turned("wwll").trashed("site-2 site-3 site-4 site-5").begin();
    table.play("hyde resist p\n hyde pay token x6");
    assert_eq!(table.legal(), "hyde: lift site-2, lift site-3, lift site-4, lift site-5");
    assert_eq!(table.refused("hyde lift site-1"), "not-trashed L4.8");
    table.play("hyde lift site-3\n table black p");
    assert_eq!(table.state.board().trashed.len(), 3);
    assert_eq!(table.tokens(), "6");
}

#[test]
fn l4_8_with_all_eight_in_circulation_the_next_one_wins() {
    let mut table = hyde().at("lab").hands("", "eee").turned("wwllppee").begin();
    table.play("hyde resist e\n hyde pay token x6\n table black e\n result winner=hyde turns=1");
}

#[test]
fn l4_8_hyde_lifts_on_jekylls_turn_too() {
    let scene = jekyll().at("lab").hands("wwl", "").turned("wwll").trashed("site-2 site-3 site-4 site-5");
    scene.begin().play(
        "jekyll alleviate p wwl
         jekyll pay p x3
         jekyll pay e x3
         table tokens p,w,e
         hyde lift site-2
         table black w
         result winner=hyde turns=2",
    );
    let scene = jekyll().at("lab").hands("wwl", "").turned("wwll").trashed("site-2 site-3 site-4 site-5");
    scene.whites_in_bag(2).begin().play(
        "jekyll alleviate p wwl
         jekyll pay p x3
         jekyll pay e x3
         table tokens white,p,e
         hyde lift site-2
         table black p
         hyde lift site-5
         table black e
         jekyll pass
         table turn hyde",
    );
}
