//! Jekyll's turn (L5), set-up (L2) and limits (L6).

use game::{Game, Quick, Turn, Viewer};
use london::Side::{Hyde, Jekyll};
use london::{BySide, Chance, Colour, Options, Recipe, RecipeSet, State, Token, seat_of};

use crate::scene::{Table, cards, hyde, jekyll};

#[test]
fn l2_1_one_cure_of_each_group_and_the_others_on_the_sites() {
    let state = State::new(&Options::default());
    let Chance::Setup(setup) = state.draw(&mut Quick::new(1)) else { panic!("the set-up comes first") };
    assert_eq!(setup.cures.map(Recipe::column), Colour::ALL);
    let mut all: Vec<Recipe> = setup.tiles.iter().map(|tile| tile.1).chain(setup.cures).collect();
    all.sort_unstable();
    assert!(all.into_iter().eq(RecipeSet::ALL.iter()));
}

#[test]
fn l2_1_an_impossible_layout_is_refused() {
    let mut state = State::new(&Options::default());
    let Chance::Setup(good) = state.draw(&mut Quick::new(1)) else { panic!("the set-up comes first") };
    let mut refused = |setup| {
        let illegal = state.apply(&game::Move::Chance(Chance::Setup(setup))).expect_err("impossible");
        game::Refusal::code(&illegal)
    };
    let mut swapped = good.clone();
    swapped.cures.swap(0, 1);
    assert_eq!(refused(swapped), "bad-cures");
    let mut doubled = good.clone();
    doubled.tiles[1] = doubled.tiles[0];
    assert_eq!(refused(doubled), "bad-tiles");
    let mut short = good;
    short.tiles.pop();
    assert_eq!(refused(short), "bad-tiles");
}

#[test]
fn l2_2_one_token_of_each_colour_in_the_bag_and_hyde_holds_the_twelve() {
    let table = Table::opened();
    assert_eq!(Token::ALL.map(|token| table.state.board().in_bag(token)), [1, 1, 1, 1, 0]);
    assert_eq!(table.tokens(), "12");
}

#[test]
fn l2_3_nobody_holds_cards_and_hyde_begins_at_the_lab() {
    let table = Table::opened();
    assert_eq!((table.pawn(), table.state.board().held), ("lab", BySide { jekyll: 0, hyde: 0 }));
    assert!(table.legal().starts_with("hyde: move "));
    assert!(table.legal().ends_with("vice, pass"), "{}", table.legal());
}

#[test]
fn l5_1_a_white_path_costs_one_whatever_the_ground() {
    let mut table = jekyll().at("lab").hands("", "ww").begin();
    table.play("jekyll move site-0\n jekyll pay w\n jekyll move site-1\n jekyll pay w");
    assert_eq!(table.refused("jekyll move lab"), "no-path L5.1");
}

#[test]
fn l5_1_on_a_grey_path_hyde_may_add_a_point_in_the_colour_of_his_card() {
    let mut table = jekyll().at("lab").hands("", "le").begin();
    table.play("jekyll move alley");
    assert_eq!(table.legal(), "hyde: raise l, raise e, decline");
    assert_eq!(table.refused("hyde raise w"), "not-held L5.1");
    table.play("hyde raise l\n jekyll pay w");
    assert_eq!(table.legal(), "jekyll: pay l");
    assert_eq!(table.refused("jekyll pay w"), "colour-demanded L5.2");
    table.play("jekyll pay l");
    assert_eq!((table.pawn(), table.tokens().as_str()), ("alley", "wwllpppeee+0"));
    assert_eq!(table.state.board().apothecary.to_string(), "l");
}

#[test]
fn l5_1_declined_a_grey_path_costs_one() {
    let mut table = jekyll().at("lab").hands("", "l").begin();
    table.play("jekyll move alley\n hyde decline\n jekyll pay w");
    assert_eq!(table.pawn(), "alley");
}

#[test]
fn l5_1_on_a_black_path_the_bag_names_the_colour_and_then_hyde_may_add() {
    let mut table = jekyll().at("lab").hands("", "e").begin();
    table.play("jekyll move site-8\n table token p");
    assert_eq!(table.legal(), "jekyll: pay p");
    table.play("jekyll pay p\n hyde raise e\n jekyll pay e");
    assert_eq!((table.pawn(), table.tokens().as_str()), ("site-8", "wwwlllppee+0"));
    // Nobody to add: the pawn arrives with the payment.
    let mut table = jekyll().at("lab").begin();
    table.play("jekyll move site-8\n table token p\n jekyll pay p");
    assert_eq!(table.pawn(), "site-8");
    // Declined, it arrives without another payment.
    let mut table = jekyll().at("lab").hands("", "e").begin();
    table.play("jekyll move site-8\n table token p\n jekyll pay p\n hyde decline");
    assert_eq!(table.pawn(), "site-8");
}

#[test]
fn l5_1_white_drawn_any_point_will_do() {
    let mut table = jekyll().at("lab").turned("ww").whites_in_bag(2).begin();
    table.play("jekyll move site-8\n table token white");
    assert_eq!(table.legal(), "jekyll: pay w, pay l, pay p, pay e, pay black");
    table.play("jekyll pay black");
    assert_eq!(table.pawn(), "site-8");
}

#[test]
fn l5_1_hyde_may_add_after_jekylls_last_token() {
    let mut table = jekyll().at("lab").hands("e", "l").jekylls_tokens("p", 0).begin();
    table.play("jekyll move site-8\n table token p\n jekyll pay p\n hyde raise l\n table turn hyde");
    assert_eq!(table.pawn(), "lab");
}

#[test]
fn l5_2_who_cannot_pay_the_colour_loses_his_tokens_and_his_turn() {
    let mut table = jekyll().at("lab").hands("e", "").jekylls_tokens("wwll", 0).begin();
    table.play("jekyll move site-8\n table token p\n table turn hyde\n jekyll decline");
    assert_eq!((table.pawn(), table.tokens().as_str()), ("lab", "12"));
}

#[test]
fn l5_2_a_card_of_the_colour_pays_and_black_does_not() {
    let mut table = jekyll().at("lab").hands("p", "").turned("ll").jekylls_tokens("w", 2).begin();
    table.play("jekyll move site-8\n table token p");
    assert_eq!(table.legal(), "jekyll: pay card p");
    table.play("jekyll pay card p");
    let mut table = jekyll().at("lab").turned("ll").jekylls_tokens("w", 2).begin();
    table.play("jekyll move site-8\n table token p\n table turn hyde");
}

#[test]
fn l5_2_on_grey_base_and_demand_are_judged_together() {
    // One lust token and nothing else: it would pay the demand, and then not the base.
    let mut table = jekyll().at("lab").hands("", "l").jekylls_tokens("l", 0).begin();
    table.play("jekyll move alley\n hyde raise l\n table turn hyde");
    assert_eq!(table.pawn(), "lab");
    // With a wrath card it does: in either order, but not lust for the base and wrath for the demand.
    let mut table = jekyll().at("lab").hands("w", "l").jekylls_tokens("l", 0).begin();
    table.play("jekyll move alley\n hyde raise l");
    assert_eq!(table.legal(), "jekyll: pay l, pay card w");
    table.play("jekyll pay l\n jekyll pay card w\n table turn hyde");
    assert_eq!(table.pawn(), "alley");
}

#[test]
fn l5_2_what_has_the_colour_counts_for_the_demand_first() {
    let mut table = jekyll().at("lab").hands("l", "l").jekylls_tokens("wl", 0).begin();
    table.play("jekyll move alley\n hyde raise l\n jekyll pay l");
    assert_eq!(table.legal(), "jekyll: pay w, pay card l");
    table.play("jekyll pay w\n table turn hyde\n jekyll decline");
}

#[test]
fn l5_2_what_was_paid_before_is_spent() {
    let mut table = jekyll().at("lab").hands("e", "l").jekylls_tokens("wp", 0).begin();
    table.play(
        "jekyll move site-8\n table token p\n jekyll pay p\n hyde raise l\n table turn hyde\n jekyll decline",
    );
    assert_eq!((table.pawn(), table.hand(Jekyll).as_str()), ("lab", "e"));
}

#[test]
fn l5_3_two_actions_a_visit() {
    let mut table = jekyll().at("lab").begin();
    table.play("jekyll mix\n jekyll pay w x3\n table card w\n table card w");
    table.play("jekyll mix\n jekyll pay l x3\n table card w\n table card w");
    assert_eq!(table.refused("jekyll mix"), "visit-spent L5.3");
    table.play("jekyll move site-0\n jekyll pay p\n jekyll move lab\n jekyll pay p\n jekyll mix");
}

#[test]
fn l5_4_buy_a_potion_at_an_apothecary() {
    let mut table = jekyll().at("shop-0").rows("le", "").begin();
    assert_eq!(table.refused("jekyll buy w"), "not-in-apothecary L5.4");
    table.play("jekyll buy e\n jekyll pay w x2");
    assert_eq!(
        (table.hand(Jekyll).as_str(), table.state.board().apothecary.to_string().as_str()),
        ("e", "l")
    );
    assert_eq!(jekyll().at("lab").rows("le", "").begin().refused("jekyll buy l"), "not-an-apothecary L5.4");
}

#[test]
fn l5_4_mix_draws_two_cards_or_the_one_that_is_left() {
    let mut table = jekyll().at("lab").begin();
    table.play("jekyll mix\n jekyll pay w x3\n table card p\n table card e");
    assert_eq!(table.hand(Jekyll), "pe");
    let mut table = jekyll().at("lab").deck("p", "").begin();
    table.play("jekyll mix\n jekyll pay w x3\n table card p\n jekyll move site-0");
    assert_eq!(jekyll().at("alley").begin().refused("jekyll mix"), "not-the-lab L5.4");
    assert_eq!(hyde().at("lab").begin().refused("hyde mix"), "jekylls-action L5.4");
}

#[test]
fn l5_5_research_takes_the_tile() {
    let mut table = jekyll().at("site-1").begin();
    table.play("jekyll research\n jekyll pay w x3");
    assert_eq!(table.state.board().tiles.len(), 11);
    assert_eq!((table.state.position().researched().len(), table.state.board().researched.len()), (1, 1));
    assert_eq!(table.refused("jekyll research"), "no-tile L5.5");
}

#[test]
fn l5_5_four_with_a_black_token_which_returns_to_stock() {
    let mut table = jekyll().at("site-1").trashed("site-1 site-2").begin();
    assert_eq!(table.state.board().black_stock(), 6);
    table.play("jekyll research\n jekyll pay w x3\n jekyll pay l");
    assert_eq!(table.state.board().black_stock(), 7);
    assert_eq!(table.state.board().trashed.len(), 1);
}

#[test]
fn l5_5_both_see_the_column_jekyll_alone_the_recipe() {
    let mut table = jekyll().at("site-1").begin();
    table.play("jekyll research\n jekyll pay w x2");
    let position = table.state.position();
    let tile = position.layout.at(position.map(), position.pawn);
    let column = tile.column();
    let seen = |viewer| table.seen("jekyll pay w", viewer);
    assert_eq!(seen(Viewer::Seat(seat_of(Jekyll))), format!("jekyll pay w tile={tile}"));
    assert_eq!(seen(Viewer::Seat(seat_of(Hyde))), format!("jekyll pay w tile={column}:?"));
    assert_eq!(seen(Viewer::Public), format!("jekyll pay w tile={column}:?"));
}

#[test]
fn l5_6_the_right_three_cards_cure() {
    let mut table = jekyll().at("lab").hands("wlpe", "").begin();
    table.play("jekyll alleviate l wlp\n jekyll pay w x3\n jekyll pay l x3\n table cured l");
    assert_eq!(table.legal(), "jekyll: whites no, whites yes");
    assert_eq!(table.refused("jekyll pass"), "whites-first L5.6");
    table.play("jekyll whites yes");
    assert_eq!(table.state.board().in_bag(Token::White), 2);
    assert_eq!(table.hand(Jekyll), "e");
    let again = jekyll().at("lab").hands("wlp", "").cured("l").begin();
    assert_eq!(again.refused("jekyll alleviate l wlp"), "already-cured L5.6");
    assert_eq!(again.refused("jekyll alleviate p wle"), "not-held L5.6");
    let away = jekyll().at("alley").hands("wlp", "").begin();
    assert_eq!(away.refused("jekyll alleviate l wlp"), "not-the-lab L5.6");
}

#[test]
fn l5_6_any_three_cards_may_be_handed_in() {
    let table = jekyll().at("lab").hands("wwl", "").cured("w l p").begin();
    assert!(table.may("jekyll alleviate e wwl"));
}

#[test]
fn l5_6_the_wrong_three_cards_blacken_what_the_bag_says() {
    let mut table = jekyll().at("lab").hands("www", "").whites_in_bag(2).begin();
    table.play("jekyll alleviate l www\n jekyll pay w x3\n jekyll pay l x3");
    assert_eq!(table.refused("table tokens w,w,l"), "not-in-bag L2.2");
    // Wrath is with hyde already, envy with jekyll.
    table.play("table tokens w,e,white\n table black w\n table black e");
    assert_eq!(table.tokens(), "pppee+1");
    assert_eq!(table.state.board().turned.to_string(), "we");
    assert_eq!(table.refused("jekyll alleviate l www"), "not-held L5.6");
}

#[test]
fn l5_6_in_order_and_stopping_at_a_win() {
    let mut table = jekyll().at("lab").hands("www", "").turned("ll").turn(8).begin();
    table.play(
        "jekyll alleviate l www
         jekyll pay w x3
         jekyll pay e x3
         table tokens e,l,w
         table black w
         table black l
         result winner=hyde turns=8",
    );
    assert_eq!(table.state.board().turned.to_string(), "wlll");
}

#[test]
fn l5_6_the_penalty_has_the_right_weights() {
    let mut table = jekyll().at("lab").hands("www", "").whites_in_bag(2).begin();
    table.play("jekyll alleviate l www\n jekyll pay w x3\n jekyll pay l x3");
    // Six tokens, w l p e and two white: 20 ways. No white: 4; one: 2 * 6; both: 4.
    let outcomes = table.state.outcomes();
    assert_eq!(outcomes.iter().map(|outcome| outcome.1).sum::<u32>(), 20);
    let w = Token::Coloured(Colour::Wrath);
    let l = Token::Coloured(Colour::Lust);
    let weight =
        |tokens| outcomes.iter().find(|outcome| outcome.0 == Chance::Tokens(tokens)).map(|outcome| outcome.1);
    assert_eq!(weight([w, l, Token::White]), Some(2));
    assert_eq!(weight([w, Token::White, Token::White]), Some(1));
    assert_eq!(weight([w, w, l]), None);
}

#[test]
fn l5_7_jekyll_wins_with_the_fourth_cure() {
    let mut table = jekyll().at("lab").hands("wle", "").cured("w l p").turn(40).begin();
    table.play("jekyll alleviate e wle\n jekyll pay w x3\n jekyll pay l x3\n table cured e\n result winner=jekyll turns=40");
    assert_eq!(table.state.turn(), Turn::Over);
}

#[test]
fn l6_1_whoever_holds_a_card_is_asked_whatever_it_is() {
    // The same questions for any card, and none without one.
    for card in ["w", "e"] {
        let mut table = hyde().at("lab").hands(card, "").begin();
        table.play("hyde move alley\n jekyll decline\n hyde pay token\n jekyll decline");
    }
    let mut table = hyde().at("lab").begin();
    table.play("hyde move alley\n hyde pay token\n hyde vice");
}

#[test]
fn l6_1_no_window_without_white_stock() {
    // Six white tokens in the bag and two on the map are all there are.
    let mut table = hyde().at("lab").hands("wl", "").whites_in_bag(6).whitened("site-1 site-2").begin();
    table.play("hyde move alley\n jekyll decline\n hyde pay token\n hyde vice");
}

#[test]
fn l6_2_after_the_last_turn_the_game_is_drawn() {
    let mut table = jekyll().turn(200).begin();
    table.play("jekyll pass\n result winner=draw turns=200");
    let mut table = jekyll().turn(198).begin();
    table.play("jekyll pass\n table turn hyde\n hyde pass\n table turn jekyll\n jekyll pass\n result winner=draw turns=200");
}

#[test]
fn l6_3_a_drawn_card_is_seen_by_its_drawer_only() {
    let mut table = hyde().at("lab").hands("w", "").begin();
    table.play("hyde vice\n hyde pay token x3");
    let seen = |viewer| table.seen("table card w", viewer);
    assert_eq!(seen(Viewer::Seat(seat_of(Hyde))), "table card w");
    assert_eq!(seen(Viewer::Seat(seat_of(Jekyll))), "table card ?");
    assert_eq!(seen(Viewer::Public), "table card ?");
    table.play("table card w");
    // All four colours are possible to the others.
    assert_eq!(table.state.memory().suspects[Jekyll].len(), 4);
    assert_eq!(table.state.board().hands[Hyde].len(), 4);
}

#[test]
fn l6_3_a_stolen_card_is_seen_by_both_players() {
    let mut table = hyde().at("lab").hands("we", "").begin();
    table.play("hyde steal\n hyde pay token x4");
    let seen = |viewer| table.seen("table steal w", viewer);
    assert_eq!(seen(Viewer::Seat(seat_of(Jekyll))), "table steal w");
    assert_eq!(seen(Viewer::Public), "table steal ?");
    table.play("table steal w");
    assert_eq!(table.state.memory().suspects[Jekyll][..], [cards("w")]);
    assert_eq!(table.state.memory().suspects[Hyde][..], [cards("e")]);
    assert_eq!(table.state.board().hands.map(|hands| hands.len()), BySide { jekyll: 2, hyde: 2 });
}
