//! The laws of every game, tried on london.

use std::string::String;

use game::laws::{Laws, check, seeds};
use game::{Entropy, Game, Quick, Viewer};
use london::{
    Action, Answer, Chance, Colour, Counts, Illegal, Location, Options, Phase, Pool, Seen, Setup, Shelf,
    Side, State, Token, Trio, Unit, View,
};

use crate::policy::{eager, wrecking};

/// Every kind of decision and outcome.
const KINDS: &[&str] = &[
    "move",
    "meet",
    "vice",
    "trash",
    "steal",
    "resist",
    "buy",
    "mix",
    "research",
    "alleviate",
    "pass",
    "raise",
    "whiten",
    "decline",
    "pay",
    "discard",
    "whites",
    "lift",
    "setup",
    "card",
    "token",
    "tokens",
];

/// London before the laws, played in one of several ways: random play hardly ever cures or resists.
struct London<const WAY: usize>;

/// At random; eagerly, so that much happens; and to wreck all research, so that black tokens run out.
const RANDOM: usize = 0;
const EAGER: usize = 1;
const WRECKING: usize = 2;

impl<const WAY: usize> Laws for London<WAY> {
    type Game = State;

    fn shelf() -> Shelf {
        crate::shelf()
    }

    fn every_action(options: &Options) -> Vec<Action> {
        // One location more than the map has: it must be refused, too.
        let places: Vec<Location> = (0..=options.map.locations().len()).filter_map(Location::new).collect();
        let mut actions = vec![
            Action::Vice,
            Action::Steal,
            Action::Mix,
            Action::Research,
            Action::Pass,
            Action::Decline,
            Action::Pay(Unit::Token),
            Action::Pay(Unit::BlackPair),
            Action::Whites(Answer::Yes),
            Action::Whites(Answer::No),
        ];
        let coloured: [fn(Colour) -> Action; 8] = [
            Action::Meet,
            Action::Trash,
            Action::Resist,
            Action::Buy,
            Action::Raise,
            Action::Discard,
            |colour| Action::Pay(Unit::Coloured(colour)),
            |colour| Action::Pay(Unit::Card(colour)),
        ];
        for colour in Colour::ALL {
            actions.extend(coloured.map(|action| action(colour)));
            actions.extend(Trio::ALL.map(|trio| Action::Alleviate(colour, trio)));
            actions.extend(places.iter().map(|&place| Action::Whiten(place, colour)));
        }
        actions.extend(places.iter().flat_map(|&place| [Action::Move(place), Action::Lift(place)]));
        actions
    }

    fn disguise(state: &State, seen: &Seen, viewer: Viewer, entropy: &mut Quick) -> Option<Chance> {
        match seen {
            Seen::Setup | Seen::Card(None) | Seen::Steal(None) => Some(state.draw(entropy)),
            Seen::Card(Some(colour)) => state.position().deck.has(*colour).then_some(Chance::Card(*colour)),
            Seen::Steal(Some(colour)) => {
                state.position().hands.jekyll.has(*colour).then_some(Chance::Steal(*colour))
            }
            Seen::Token(token, _) => {
                let chance = Chance::Token(*token);
                (state.seen(&game::Move::Chance(chance.clone()), viewer) == *seen).then_some(chance)
            }
            Seen::Tokens(tokens) => Some(Chance::Tokens(*tokens)),
            Seen::Act(..) => None,
        }
    }

    fn choose(options: &Options, view: &View, legal: &[Action], entropy: &mut Quick) -> Action {
        match WAY {
            EAGER => eager(options, view, entropy),
            WRECKING => wrecking(options, view),
            _random => entropy.pick(legal),
        }
    }

    fn conserved(state: &State) -> Result<(), String> {
        let (position, memory) = (state.position(), state.memory());
        let rows = position.apothecary.plus(position.displaced).plus(position.discard);
        let all = rows.plus(position.closed_cards());
        if all != Counts::DECK {
            return Err(format!("cards: {all}"));
        }
        for side in Side::BOTH {
            if !memory.suspects[side].contains(&position.hands[side.other()]) {
                return Err(format!("{side} does not think the truth possible"));
            }
            if !memory.hands[side].contains(&position.hands[side]) {
                return Err(format!("nobody thinks {side}'s hand possible"));
            }
        }
        let here = position.acted.contains(position.pawn);
        let over = matches!(position.phase, Phase::Over(_));
        if !over && position.mover() == Side::Hyde && position.turn > 0 && (position.visit == 0) != here {
            return Err("hyde's action here (L4.4)".into());
        }
        if position.mover() == Side::Jekyll && !position.acted.is_empty() {
            return Err("hyde has acted in jekyll's turn (L4.4)".into());
        }
        let black = position.turned.len() + position.trashed.len() as u8 + position.black_stock();
        let white = position.white_stock() + position.whites_in_bag + position.whitened.len() as u8;
        if black != 8 && !over || white != 8 {
            return Err("stocks".into());
        }
        if let Pool::Jekyll { coloured, black } = position.pool
            && (!Counts::each(3).minus(position.turned).covers(coloured) || black > position.turned.len())
        {
            return Err("jekyll's pool".into());
        }
        let tiles = position.layout.on(position.map(), position.tiles);
        let recipes = position.cures | position.researched() | tiles;
        let expected = if position.phase == Phase::Setup { 0 } else { 16 };
        if recipes.len() != expected || tiles.len() != position.tiles.len() {
            return Err(format!("{recipes} recipes"));
        }
        Ok(())
    }

    fn strange_chances(state: &State, entropy: &mut Quick) -> Vec<Chance> {
        let token = entropy.pick(&Token::ALL);
        let mut chances = vec![
            Chance::Card(entropy.pick(&Colour::ALL)),
            Chance::Steal(entropy.pick(&Colour::ALL)),
            Chance::Token(token),
            Chance::Tokens([token; 3]),
        ];
        // Laid out once a game: a cure of another colour, a site with two tiles.
        if let Chance::Setup(setup) = State::new(state.options()).draw(entropy)
            && entropy.below(50) == 0
        {
            let [one, two, three, _] = setup.cures;
            chances.push(Chance::Setup(Setup { cures: [one, two, three, three], ..setup.clone() }));
            let tiles = setup.tiles.iter().map(|(_, recipe)| (setup.tiles[0].0, *recipe)).collect();
            chances.push(Chance::Setup(Setup { tiles, ..setup }));
        }
        chances
    }

    fn serde_round_trip(view: &View, seen: &Seen) {
        let text = serde_json::to_string(seen).expect("what is seen can be written");
        assert_eq!(&serde_json::from_str::<Seen>(&text).expect("and read"), seen);
        let text = serde_json::to_string(view).expect("a view can be written");
        assert_eq!(&serde_json::from_str::<View>(&text).expect("and read"), view);
    }
}

#[test]
fn london_keeps_the_laws() {
    let large = |turns| Options { turns, ..Options::default() };
    let small = |turns| Options { turns, ..Options::on(crate::small_map().into()) };
    let report = check::<London<RANDOM>>(&large(40), seeds(12))
        .and(check::<London<RANDOM>>(&small(60), seeds(12)))
        .and(check::<London<EAGER>>(&large(100), seeds(12)))
        .and(check::<London<EAGER>>(&small(100), seeds(12)))
        .and(check::<London<WRECKING>>(&small(100), seeds(20)));
    assert!(report.games >= 60, "{report:?}");
    report.covers(KINDS, Illegal::CODES);
}
