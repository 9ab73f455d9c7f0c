//! What follows from a view by the rules, told to whoever knows none.

use game::{Game, Viewer};
use london::{Act, Colour, Payment, Reckoning, Side, Token, Unit, View, seat_of};

use crate::scene::{Table, hyde, jekyll};

fn view(table: &Table, side: Side) -> View {
    table.state.view(Viewer::Seat(seat_of(side)))
}

fn reckoning(table: &Table, side: Side) -> Reckoning {
    Reckoning::of(&view(table, side))
}

fn costs(table: &Table) -> Vec<(Act, u8)> {
    reckoning(table, Side::Hyde).acts.iter().map(|act| (act.name, act.cost)).collect()
}

#[test]
fn l4_5_l4_6_what_hydes_actions_cost() {
    let prices = [(Act::Vice, 3), (Act::Meet, 2), (Act::Resist, 6), (Act::Trash, 3), (Act::Steal, 4)];
    assert_eq!(costs(&hyde().at("lab").begin()), prices);
}

#[test]
fn l5_5_research_is_dearer_under_a_black_token() {
    let prices = |research| [(Act::Mix, 3), (Act::Buy, 2), (Act::Research, research), (Act::Alleviate, 6)];
    assert_eq!(costs(&jekyll().at("site-1").begin()), prices(3));
    assert_eq!(costs(&jekyll().at("site-1").trashed("site-1").begin()), prices(4));
    assert_eq!(
        costs(&jekyll().at("site-1").trashed("site-2").begin()),
        prices(3),
        "elsewhere it does not matter"
    );
}

/// The units of a payment as records write them: `black w`.
fn told(units: &[Unit]) -> String {
    let told = units.iter().map(|unit| match unit {
        Unit::Token => "token".to_string(),
        Unit::BlackPair => "black".to_string(),
        Unit::Coloured(colour) => colour.to_string(),
        Unit::Card(colour) => format!("card-{colour}"),
    });
    told.collect::<Vec<_>>().join(" ")
}

/// How jekyll would pay for mixing potions, three points, from these tokens and cards.
fn mixing(coloured: &str, black: u8, hand: &str) -> Payment {
    let mut table = jekyll().at("lab").jekylls_tokens(coloured, black).hands(hand, "").begin();
    table.play("jekyll mix");
    reckoning(&table, Side::Jekyll).payment.expect("something is due")
}

#[test]
fn l3_3_two_black_tokens_make_a_point_and_are_spent_first() {
    let payment = mixing("wwlp", 4, "");
    assert_eq!((payment.total, told(&payment.ways[0]).as_str()), (3, "black black w"));
    assert_eq!(told(&mixing("wwwlle", 1, "").ways[0]), "w w l", "one alone makes none");
}

#[test]
fn l3_2_cards_pay_too_and_are_kept_as_long_as_possible() {
    let mut table = hyde().at("lab").hydes_tokens(2).hands("", "wll").begin();
    table.play("hyde vice");
    let Reckoning { payment, purse, .. } = reckoning(&table, Side::Hyde);
    let payment = payment.expect("something is due");
    assert_eq!(told(&payment.ways[0]), "token token card-l");
    assert!(payment.ways.iter().any(|way| told(way) == "card-l card-w card-l"), "{:?}", payment.ways);
    let purse: Vec<(Unit, u8)> = purse.iter().map(|coins| (coins.unit, coins.count)).collect();
    let cards = [(Unit::Card(Colour::Wrath), 1), (Unit::Card(Colour::Lust), 2)];
    assert_eq!(purse, [(Unit::Token, 2), cards[0], cards[1]]);
    assert_eq!(reckoning(&table, Side::Jekyll).payment, None, "who does not pay is told no way to");
}

#[test]
fn l5_2_what_is_demanded_is_paid_first_and_in_its_colour() {
    let mut table = jekyll().at("lab").jekylls_tokens("ww", 0).hands("e", "").begin();
    table.play("jekyll move site-8\n table token e");
    let payment = reckoning(&table, Side::Jekyll).payment.expect("something is due");
    assert_eq!(payment.demanded, [Unit::Card(Colour::Envy)]);
    for way in &payment.ways {
        assert_eq!(way[0], Unit::Card(Colour::Envy), "{}", told(way));
        assert_eq!(way.len(), usize::from(payment.total));
    }
}

#[test]
fn l1_2_l2_2_the_bag_the_stocks_and_the_deck() {
    let table =
        jekyll().turned("ww").whites_in_bag(2).whitened("alley").trashed("site-1").hands("w", "ll").begin();
    let told = reckoning(&table, Side::Hyde);
    let bag: Vec<(Token, u8)> = told.bag.iter().map(|kind| (kind.token, kind.count)).collect();
    let coloured = |colour, count| (Token::Coloured(colour), count);
    assert_eq!(bag[..2], [coloured(Colour::Wrath, 3), coloured(Colour::Lust, 1)]);
    assert_eq!(bag[4], (Token::White, 2));
    assert_eq!((told.white_stock, told.black_stock, told.deck), (8 - 3, 8 - 3, 40 - 3));
}

#[test]
fn a_view_is_written_with_its_reckoning_and_read_without() {
    let view = view(&hyde().at("lab").begin(), Side::Hyde);
    let written = serde_json::to_value(&view).expect("a view can be written");
    assert_eq!(written["reckoning"]["acts"][0]["name"], "vice");
    assert_eq!(serde_json::from_value::<View>(written).expect("and read"), view);
}
