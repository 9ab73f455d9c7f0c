//! The text form of london in a record: options, decisions, outcomes of chance, bookkeeping.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::notation::{Fault, Field, Notation, Word, argument, arguments, join, shown, verb};
use game::{Seat, Side};

use crate::cards::{Colour, Token, side_of};
use crate::map::{Location, Map, Shelf};
use crate::moves::{Action, Answer, Chance, Note, Outcome, Setup, Unit};
use crate::options::Options;
use crate::recipe::Recipe;
use crate::state::State;
use crate::view::{Reveal, Seen};

impl Notation for State {
    const NAME: &'static str = "london";

    const OPTION_KEYS: &'static [&'static str] = &["map", "turns"];

    type Shelf = Shelf;

    fn read_options(fields: &[Field<'_>], _seats: &[Word<'_>], shelf: &Shelf) -> Result<Options, Fault> {
        let mut options = Options::on(shelf.built_in());
        for Field { key, value } in fields {
            match key.text {
                "map" => {
                    let reason = || format!("there is no map `{}` on the shelf", shown(value.text));
                    options.map = shelf.find(value.text).ok_or_else(|| value.fault(reason()))?;
                }
                "turns" => options.turns = value.number()?,
                other => return Err(key.fault(format!("london has no option `{}`", shown(other)))),
            }
        }
        Ok(options)
    }

    /// The map is always named, and by its digest: a later built-in map would be another one.
    fn write_options(options: &Options) -> Vec<String> {
        let turns = (options.turns != Options::TURNS).then(|| format!("turns={}", options.turns));
        [format!("map={}", options.map.sha256())].into_iter().chain(turns).collect()
    }

    fn header_seats(_options: &Options) -> Vec<&'static str> {
        Side::BOTH.map(Side::word).into()
    }

    fn uses_names(_options: &Options) -> bool {
        false
    }

    fn seat_word(&self, seat: Seat) -> &'static str {
        side_of(seat).map_or("nobody", Side::word)
    }

    fn read_action(options: &Options, words: &[Word<'_>]) -> Result<Action, Fault> {
        let map = &options.map;
        let verb = verb(words);
        let bare = |action| arguments::<0>(words, "nothing stands behind this word").map(|[]| action);
        let coloured = |action: fn(Colour) -> Action, usage| argument(words, usage).map(action);
        match verb.text {
            "move" => location_argument(map, words, "`move LOCATION`").map(Action::Move),
            "meet" => coloured(Action::Meet, "`meet COLOUR`"),
            "vice" => bare(Action::Vice),
            "trash" => coloured(Action::Trash, "`trash COLOUR`"),
            "steal" => bare(Action::Steal),
            "resist" => coloured(Action::Resist, "`resist COLOUR`"),
            "buy" => coloured(Action::Buy, "`buy COLOUR`"),
            "mix" => bare(Action::Mix),
            "research" => bare(Action::Research),
            "alleviate" => {
                let [colour, trio] = arguments(words, "`alleviate COLOUR CARDS`")?;
                Ok(Action::Alleviate(colour.read()?, trio.read()?))
            }
            "pass" => bare(Action::Pass),
            "raise" => coloured(Action::Raise, "`raise COLOUR`"),
            "whiten" => {
                let [location, colour] = arguments(words, "`whiten LOCATION COLOUR`")?;
                Ok(Action::Whiten(read_location(map, &location)?, colour.read()?))
            }
            "decline" => bare(Action::Decline),
            "pay" => read_unit(words).map(Action::Pay),
            "discard" => coloured(Action::Discard, "`discard COLOUR`"),
            "whites" => argument(words, "`whites yes` or `whites no`").map(Action::Whites),
            "lift" => location_argument(map, words, "`lift SITE`").map(Action::Lift),
            other => Err(verb.fault(format!("`{}` is not a decision of london", shown(other)))),
        }
    }

    fn write_action(options: &Options, action: Action) -> String {
        let map = &options.map;
        match action {
            Action::Move(to) => format!("move {}", map.id(to)),
            Action::Meet(colour) => format!("meet {colour}"),
            Action::Vice => "vice".into(),
            Action::Trash(colour) => format!("trash {colour}"),
            Action::Steal => "steal".into(),
            Action::Resist(colour) => format!("resist {colour}"),
            Action::Buy(colour) => format!("buy {colour}"),
            Action::Mix => "mix".into(),
            Action::Research => "research".into(),
            Action::Alleviate(colour, trio) => format!("alleviate {colour} {trio}"),
            Action::Pass => "pass".into(),
            Action::Raise(colour) => format!("raise {colour}"),
            Action::Whiten(at, colour) => format!("whiten {} {colour}", map.id(at)),
            Action::Decline => "decline".into(),
            Action::Pay(Unit::Token) => "pay token".into(),
            Action::Pay(Unit::Coloured(colour)) => format!("pay {colour}"),
            Action::Pay(Unit::BlackPair) => "pay black".into(),
            Action::Pay(Unit::Card(colour)) => format!("pay card {colour}"),
            Action::Discard(colour) => format!("discard {colour}"),
            Action::Whites(answer) => format!("whites {answer}"),
            Action::Lift(site) => format!("lift {}", map.id(site)),
        }
    }

    fn read_chance(options: &Options, words: &[Word<'_>]) -> Result<Chance, Fault> {
        let verb = verb(words);
        match verb.text {
            "setup" => read_setup(&options.map, words).map(Chance::Setup),
            "card" => argument(words, "`card COLOUR`").map(Chance::Card),
            "steal" => argument(words, "`steal COLOUR`").map(Chance::Steal),
            "token" => argument(words, "`token COLOUR` or `token white`").map(Chance::Token),
            "tokens" => {
                let [list] = arguments(words, "`tokens TOKEN,TOKEN,TOKEN`")?;
                let tokens: Vec<Token> = list.read_list()?;
                let mut tokens =
                    <[Token; 3]>::try_from(tokens).map_err(|_| list.fault("three tokens are drawn"))?;
                tokens.sort_unstable();
                Ok(Chance::Tokens(tokens))
            }
            other => Err(verb.fault(format!("`{}` is nothing that chance decides in london", shown(other)))),
        }
    }

    fn write_chance(options: &Options, chance: &Chance) -> String {
        match chance {
            Chance::Setup(setup) => write_setup(&options.map, setup),
            Chance::Card(colour) => format!("card {colour}"),
            Chance::Steal(colour) => format!("steal {colour}"),
            Chance::Token(token) => format!("token {token}"),
            Chance::Tokens(tokens) => format!("tokens {}", join(tokens)),
        }
    }

    fn write_note(_options: &Options, note: &Note, _names: &[String]) -> String {
        match note {
            Note::Turn(side) => format!("turn {side}"),
            Note::Reshuffle => "reshuffle".into(),
            Note::Cured(colour) => format!("cured {colour}"),
            Note::Black(colour) => format!("black {colour}"),
        }
    }

    fn write_result(_options: &Options, outcome: &Outcome, _names: &[String]) -> String {
        let winner = outcome.winner.map_or("draw", Side::word);
        format!("winner={winner} turns={}", outcome.turns)
    }

    fn write_seen(options: &Options, seen: &Seen) -> String {
        let card = |colour: &Option<Colour>| colour.map_or("?".into(), |colour| colour.to_string());
        match seen {
            Seen::Act(side, action, reveal) => {
                format!("{side} {}{}", State::write_action(options, *action), write_reveal(*reveal))
            }
            Seen::Setup => "table setup cures=? tiles=?".into(),
            Seen::Card(colour) => format!("table card {}", card(colour)),
            Seen::Steal(colour) => format!("table steal {}", card(colour)),
            Seen::Token(token, reveal) => format!("table token {token}{}", write_reveal(*reveal)),
            Seen::Tokens(tokens) => format!("table tokens {}", join(tokens)),
        }
    }
}

fn read_unit(words: &[Word<'_>]) -> Result<Unit, Fault> {
    let usage = "`pay token`, `pay black`, `pay COLOUR` or `pay card COLOUR`";
    if words.get(1).is_some_and(|word| word.text == "card") {
        let [_card, colour] = arguments(words, "`pay card COLOUR`")?;
        return colour.read().map(Unit::Card);
    }
    let [unit] = arguments(words, usage)?;
    match unit.text {
        "token" => Ok(Unit::Token),
        "black" => Ok(Unit::BlackPair),
        _colour => unit.read().map(Unit::Coloured),
    }
}

fn read_setup(map: &Map, words: &[Word<'_>]) -> Result<Setup, Fault> {
    let [cures, tiles] = arguments(words, "`setup cures=w:…,l:…,p:…,e:… tiles=SITE:w:…,…`")?;
    let cures = cures.value_of("cures")?;
    let mut recipes: Vec<Recipe> = cures.read_list()?;
    recipes.sort_unstable();
    let recipes = <[Recipe; 4]>::try_from(recipes).map_err(|_| cures.fault("there are four cures"))?;
    let tile = |tile: &Word<'_>| {
        let fault = || tile.fault(format!("`{}` is not SITE:RECIPE", shown(tile.text)));
        let (site, recipe) = tile.text.split_once(':').ok_or_else(fault)?;
        let site = Word { at: tile.at, text: site };
        let recipe = Word { at: site.end().right(1), text: recipe };
        Ok((read_location(map, &site)?, recipe.read()?))
    };
    let tiles = tiles.value_of("tiles")?.list().iter().map(tile).collect::<Result<Vec<_>, Fault>>();
    let mut tiles = tiles?;
    tiles.sort_unstable();
    Ok(Setup { cures: recipes, tiles })
}

fn write_setup(map: &Map, setup: &Setup) -> String {
    let tile = |(site, recipe): &(Location, Recipe)| format!("{}:{recipe}", map.id(*site));
    format!("setup cures={} tiles={}", join(setup.cures), join(setup.tiles.iter().map(tile)))
}

fn write_reveal(reveal: Reveal) -> String {
    match reveal {
        Reveal::Nothing => String::new(),
        Reveal::Tile { recipe: Some(recipe), .. } => format!(" tile={recipe}"),
        Reveal::Tile { column, recipe: None } => format!(" tile={column}:?"),
        Reveal::Right => " mixture=right".into(),
        Reveal::Wrong => " mixture=wrong".into(),
        Reveal::TurnLost => " turn=lost".into(),
    }
}

fn read_location(map: &Map, word: &Word<'_>) -> Result<Location, Fault> {
    let reason = || format!("`{}` is not a location of this map", shown(word.text));
    map.find(word.text).ok_or_else(|| word.fault(reason()))
}

fn location_argument(map: &Map, words: &[Word<'_>], usage: &str) -> Result<Location, Fault> {
    let [location] = arguments(words, usage)?;
    read_location(map, &location)
}

game::words! { Answer, "yes or no"; Yes => "yes", No => "no" }
