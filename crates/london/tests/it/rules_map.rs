//! The material (L1): colours, recipes, the map and its file.

use game::Fault;
use game::Game;
use london::{Colour, Counts, Map, Pool, Recipe, RecipeSet, Shelf, Side, Token};

use crate::scene::{cards, hyde};

#[test]
fn l1_1_forty_cards_ten_of_each_vice() {
    assert_eq!(Counts::DECK.len(), 40);
    assert_eq!(
        Colour::ALL.map(|colour| (colour.to_string(), Counts::DECK.of(colour))),
        [("w".into(), 10), ("l".into(), 10), ("p".into(), 10), ("e".into(), 10),]
    );
}

#[test]
fn l1_1_cards_are_written_in_order_only() {
    assert_eq!(cards("wwlpe").len(), 5);
    assert!("lw".parse::<Counts>().is_err());
    assert!("wwwwwwwwwww".parse::<Counts>().is_err(), "eleven of a colour");
}

#[test]
fn l1_2_four_tokens_of_each_colour_and_eight_white_and_black() {
    let table = hyde().begin();
    let position = table.state.position();
    assert_eq!(position.pool, Pool::Hyde(12));
    assert_eq!(12 + 4 * table.state.board().in_bag(Token::Coloured(Colour::Wrath)), 16);
    assert_eq!((position.white_stock(), position.black_stock()), (8, 8));
}

#[test]
fn l1_3_four_recipes_of_each_top_colour() {
    let written: Vec<String> = RecipeSet::ALL.iter().map(|recipe| recipe.to_string()).collect();
    assert_eq!(
        written.join(" "),
        "w:www w:wlp w:wle w:wpe l:lll l:wlp l:wle l:lpe p:ppp p:wlp p:wpe p:lpe e:eee e:wle e:wpe e:lpe"
    );
    assert!("w:lpe".parse::<Recipe>().is_err(), "its top colour is in every recipe");
    assert!("w:wwl".parse::<Recipe>().is_err());
}

#[test]
fn l1_4_one_pawn_serves_both_sides() {
    let mut table = hyde().at("lab").begin();
    table.play("hyde move alley\n hyde pay token\n hyde pass\n table turn jekyll\n jekyll move shop-1");
    assert_eq!((table.pawn(), table.state.board().mover()), ("alley", Side::Jekyll));
}

fn faults(text: &str) -> Vec<String> {
    match Map::parse(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(Fault::to_string).collect(),
    }
}

fn odd(text: &str) -> Vec<String> {
    let (_, warnings) = Map::parse(text).expect("odd, not wrong");
    warnings.iter().map(Fault::to_string).collect()
}

/// The map for tests with one thing replaced in its text.
fn changed(from: &str, to: &str) -> String {
    assert!(crate::SIXTEEN.contains(from), "{from}");
    crate::SIXTEEN.replacen(from, to, 1)
}

/// The line on which this text begins.
fn line_of(text: &str, part: &str) -> usize {
    1 + text[..text.find(part).expect("it is there")].matches('\n').count()
}

#[test]
fn l1_5_the_built_in_map_has_all_sites_and_no_oddity() {
    let text = include_str!("../../maps/london-1886.toml");
    let (map, warnings) = Map::parse(text).expect("the built-in map is good");
    assert_eq!((map.apothecaries().len(), map.research_sites().len()), (2, 12));
    assert_eq!(warnings, [], "{warnings:?}");
}

#[test]
fn l1_5_exactly_one_lab_two_apothecaries_twelve_research_sites() {
    let text = changed("site = \"lab\"\n", "");
    assert_eq!(
        faults(&text),
        ["line 1, column 1: `site = \"lab\"` must stand in exactly 1 of the locations, not in 0"]
    );
    let text = changed("site = \"apothecary\"", "site = \"research\"");
    assert_eq!(faults(&text).len(), 2);
    assert_eq!(
        faults(&text)[0],
        "line 1, column 1: `site = \"apothecary\"` must stand in exactly 2 of the locations, not in 1"
    );
    assert!(
        faults(&text)[1]
            .ends_with("`site = \"research\"` must stand in exactly 12 of the locations, not in 13")
    );
}

#[test]
fn l1_5_not_connected_by_white_paths_alone_is_a_warning() {
    let ring = "between = [\"shop-0\", \"lab\"]\nkind = \"white\"";
    assert_eq!(faults(&changed(ring, &ring.replace("white", "black"))), [] as [&str; 0], "still a chain");
    let alley = "between = [\"alley\", \"site-6\"]\nkind = \"white\"";
    let text =
        changed(ring, &ring.replace("white", "grey")).replacen(alley, &alley.replace("white", "grey"), 1);
    let line = line_of(&text, "[[location]]\nid = \"shop-0\"");
    assert_eq!(faults(&text), [] as [&str; 0], "a printed map may be so");
    assert_eq!(odd(&text)[0], format!("line {line}, column 1: white paths alone do not lead to `shop-0`"));
}

#[test]
fn l1_5_connected() {
    let lonely = format!(
        "{}\n[[location]]\nid = \"moon\"\nname = {{ en = \"Moon\" }}\nground = \"white\"\nat = [0, 0]\n",
        crate::SIXTEEN
    );
    let line = line_of(&lonely, "[[location]]\nid = \"moon\"");
    assert_eq!(faults(&lonely), [format!("line {line}, column 1: no path leads to `moon`")]);
}

#[test]
fn l1_5_at_least_two_grey_locations() {
    let text = crate::SIXTEEN.replace("ground = \"grey\"", "ground = \"white\"");
    assert_eq!(faults(&text), ["line 1, column 1: a map has at least two grey locations"]);
}

#[test]
fn l1_5_what_is_only_odd_is_a_warning() {
    let lab = "ground = \"grey\"\nsite = \"lab\"\nat = [100, 500]";
    let text = changed(lab, "ground = \"white\"\nsite = \"lab\"\nat = [401, 500]");
    assert_eq!(
        odd(&text)[..2],
        [
            "line 4, column 1: the lab is not in the west (at[0] > 400)",
            "line 4, column 1: the lab is not grey"
        ]
    );
    let idle = format!("{}\n[[path]]\nbetween = [\"site-0\", \"site-2\"]\nkind = \"grey\"\n", crate::SIXTEEN);
    assert_eq!(odd(&idle), odd(crate::SIXTEEN), "a short cut between two sites is none too many");
}

#[test]
fn l1_5_a_second_path_between_two_locations_is_refused() {
    let text = changed("between = [\"lab\", \"site-3\"]", "between = [\"site-3\", \"site-2\"]");
    let line = line_of(&text, "[[path]]\nbetween = [\"site-3\", \"site-2\"]");
    assert_eq!(
        faults(&text),
        [format!(
            "line {line}, column 1: a second path between `site-3` and `site-2`: \
             keep only the easier one, white before grey before black"
        )]
    );
}

#[test]
fn l1_6_every_fault_is_listed_with_its_line() {
    let text = "name = 3\nmotto = \"x\"\n\n[[location]]\nid = \"A b\"\nground = \"green\"\nat = [1, 1001]\n\n[[path]]\nkind = \"grey\"\nbetween = [\"x\"]\n\n[[path]]\nbetween = [\"u\", \"u\"]\nkind = \"red\"\n";
    let found = faults(text);
    for fault in [
        "line 1, column 8: `name` must be a text between quotes",
        "line 2, column 1: the key `motto` is unknown here",
        "line 4, column 1: `name` is missing",
        "line 5, column 6: the id `A b` is not spelt with a-z, 0-9 and -",
        "line 6, column 10: `ground` must be grey or white",
        "line 7, column 6: `at` lies outside the page, which is 0..1000 wide and high",
        "line 11, column 11: `between` must be two ids: [\"a\", \"b\"]",
        "line 13, column 1: there is no location `u`",
        "line 13, column 1: a path leads from `u` to itself",
        "line 15, column 8: `kind` must be white, grey or black",
    ] {
        assert!(found.iter().any(|found| found == fault), "{fault}\nnot in\n{found:#?}");
    }
}

#[test]
fn l1_6_a_file_that_is_no_toml_is_refused_with_its_line() {
    assert!(
        faults("name = \"x\"\nthis is = = nothing")[0].starts_with("line 2, column 6: this is no TOML: ")
    );
}

#[test]
fn l1_6_more_locations_than_the_program_counts_are_refused() {
    let mut text = String::from(crate::SIXTEEN);
    for index in 16..65 {
        text +=
            &format!("\n[[location]]\nid = \"x{index}\"\nname.en = \"X\"\nground = \"white\"\nat = [0, 0]\n");
        text += &format!("[[path]]\nbetween = [\"lab\", \"x{index}\"]\nkind = \"white\"\n");
    }
    let line = line_of(&text, "[[location]]\nid = \"x64\"");
    assert_eq!(faults(&text), [format!("line {line}, column 1: a map has at most 64 locations")]);
}

#[test]
fn l1_6_names_fall_back_to_english() {
    let map = crate::small_map();
    assert_eq!(map.locations()[0].name.de, "Lab");
}

#[test]
fn l1_6_maps_are_found_by_name_or_digest() {
    let shelf = crate::shelf();
    let small = crate::small_map();
    assert_eq!(shelf.find("sixteen").as_deref(), Some(&small));
    assert_eq!(shelf.find(&small.sha256().to_string()).as_deref(), Some(&small));
    assert_eq!(shelf.find("london-1886"), Some(Shelf::new().built_in()));
    assert_eq!(shelf.find("elsewhere"), None);
    assert_eq!(small.sha256().to_string().len(), 64);
}

#[test]
fn l1_3_a_set_of_recipes_is_counted_column_by_column() {
    for bits in 0..=u16::MAX {
        let such = RecipeSet::ALL.iter().filter(|recipe| bits >> recipe.index() & 1 == 1);
        let recipes: RecipeSet = such.collect();
        for colour in Colour::ALL {
            assert_eq!(usize::from(recipes.columns().of(colour)), recipes.of(colour).len(), "{recipes}");
        }
    }
}
