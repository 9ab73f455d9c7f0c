//! London as numbers. The two sides are so unlike each other that both are written as they are; what only one of them knows stands in
//! planes of its own. Locations are bits in the order of the map file, of which no map has more than 64.

use ::london::map::PathKind;
use ::london::position::Effect;
use ::london::{
    Action, Answer, Board, Colour, Counts, Location, LocationSet, Map, Options, Phase, Pool, RecipeSet, Side,
    State, Token, Trio, Unit, View,
};

use super::{Chosen, Encode, Pen, Plane, plane};

const LOCATIONS: usize = Location::MAX;
const COLOURS: usize = 4;
const TRIOS: usize = Trio::ALL.len();
const RECIPES: usize = 16;

/// The cards of a recipe, and the most tokens that turn black together (L5.6).
const TRIO: usize = 3;
/// The most points that are due at a time (L4.5, L5.6).
const DUE: usize = 6;
/// The most cards that are drawn at a time (L5.4).
const DRAWN: usize = 2;
/// The most actions of a visit (L5.3).
const VISIT: usize = 2;
/// All tokens that circulate, hyde's black ones, jekyll's white ones (L1.2, L2.2).
const TOKENS: usize = 12;
const BLACK: usize = 8;
const WHITE: usize = 8;
/// Circulating tokens of a colour, and tiles of a column (L2.1, L2.2).
const TURNED: usize = 3;
/// All tokens of a colour.
const BAG: usize = 4;
/// Cards held: five, and two more until some are discarded (L3.5, L5.4).
const HELD: usize = 7;
/// Cards of one colour in a hand, as far as is told.
const HAND: usize = 5;
/// Cards of one colour in a row, as far as is told, and all of them (L1.1).
const ROW: usize = 6;
const DECK: usize = 10;
const HANDS: [u32; 6] = [2, 3, 5, 9, 17, 33];
const TURNS: [u32; 8] = [1, 2, 3, 5, 9, 17, 33, 65];

/// The first id of each kind of action, in the order of the actions.
mod first {
    use super::{COLOURS, LOCATIONS, TRIOS};

    pub const MOVE: usize = 0;
    pub const MEET: usize = MOVE + LOCATIONS;
    pub const VICE: usize = MEET + COLOURS;
    pub const TRASH: usize = VICE + 1;
    pub const STEAL: usize = TRASH + COLOURS;
    pub const RESIST: usize = STEAL + 1;
    pub const BUY: usize = RESIST + COLOURS;
    pub const MIX: usize = BUY + COLOURS;
    pub const RESEARCH: usize = MIX + 1;
    pub const ALLEVIATE: usize = RESEARCH + 1;
    pub const PASS: usize = ALLEVIATE + COLOURS * TRIOS;
    pub const RAISE: usize = PASS + 1;
    pub const WHITEN: usize = RAISE + COLOURS;
    pub const DECLINE: usize = WHITEN + LOCATIONS * COLOURS;
    pub const PAY_TOKEN: usize = DECLINE + 1;
    pub const PAY_COLOURED: usize = PAY_TOKEN + 1;
    pub const PAY_BLACK_PAIR: usize = PAY_COLOURED + COLOURS;
    pub const PAY_CARD: usize = PAY_BLACK_PAIR + 1;
    pub const DISCARD: usize = PAY_CARD + COLOURS;
    pub const WHITES: usize = DISCARD + COLOURS;
    pub const LIFT: usize = WHITES + 2;
    pub const END: usize = LIFT + LOCATIONS;
}

impl Encode for State {
    type Part = ();

    const ENCODING: u32 = 2;

    const PLANES: &'static [Plane] = &[
        plane("pawn", LOCATIONS, "where the pawn stands"),
        plane("goal", LOCATIONS, "where it is going, if it is on its way"),
        plane("paths", 3 * LOCATIONS, "the locations one step away by white, grey and black paths"),
        plane("grey", LOCATIONS, "locations printed grey"),
        plane("lab", LOCATIONS, "the laboratory"),
        plane("apothecaries", LOCATIONS, "the apothecaries"),
        plane("whitened", LOCATIONS, "locations under a white token"),
        plane("acted", LOCATIONS, "where hyde may not act again"),
        plane("tiles", LOCATIONS, "research sites with their tile"),
        plane("trashed", LOCATIONS, "tiles under a black token"),
        plane("side", 2, "am I jekyll, am I hyde; a spectator is neither"),
        plane("mover", 2, "is it jekyll's turn, is it hyde's"),
        plane(
            "phase",
            14,
            "one of setup, window, act, toll, raise, pay, draw, trash, steal, penalty, lift, whites, discard, over",
        ),
        plane(
            "effect",
            11,
            "what is being paid for: one of move, toll, meet, vice, trash, steal, resist, buy, mix, research, alleviate",
        ),
        plane("effect_colour", COLOURS, "its colour: wrath, lust, pride, envy, here and everywhere"),
        plane("effect_cards", COLOURS * TRIO, "the cards handed in for a cure, a count a colour"),
        plane("due", DUE + COLOURS, "points still to be paid; the colour that one more must have"),
        plane("left", DRAWN, "cards still to be drawn"),
        plane("turning", COLOURS * TRIO, "tokens that must turn black, a count a colour"),
        plane("visit", VISIT, "actions other than moving that are left here"),
        plane(
            "tokens",
            TOKENS + BLACK + COLOURS * TURNED,
            "the mover's tokens: hyde's, jekyll's black ones, jekyll's of each colour",
        ),
        plane("turned", COLOURS * TURNED, "tokens of each colour that have turned black"),
        plane("bag", COLOURS * BAG + WHITE, "the bag: tokens of each colour, white ones"),
        plane("stock", BLACK, "black tokens that hyde has in stock"),
        plane("held", 2 * HELD, "how many cards jekyll and hyde hold"),
        plane("hand", COLOURS * HAND, "my cards, a count a colour"),
        plane(
            "least",
            2 * COLOURS * HAND,
            "jekyll's and hyde's cards for all I know: at least so many of each colour",
        ),
        plane("most", 2 * COLOURS * HAND, "the same: at most so many"),
        plane("hands", 2 * HANDS.len(), "how many different hands that can be: 2, 3, 5, 9, 17, 33 or more"),
        plane(
            "known_least",
            2 * COLOURS * HAND,
            "what everybody knows of both hands: at least so many of each colour",
        ),
        plane("known_most", 2 * COLOURS * HAND, "the same: at most so many"),
        plane(
            "apothecary",
            COLOURS * ROW,
            "the Apothecary row, a count a colour, as in the next three; 6 for more",
        ),
        plane("displaced", COLOURS * ROW, "the Displaced row"),
        plane("discard", COLOURS * ROW, "the cards beside the deck"),
        plane("closed", COLOURS * DECK, "the cards in the deck and both hands; 10 for more"),
        plane("researched", COLOURS * TURNED, "tiles that jekyll has taken, by column"),
        plane("recipes", RECIPES, "the recipes that I took myself"),
        plane("cured", RECIPES, "the recipes with which colours were cured"),
        plane("refuted", RECIPES, "recipes that were tried in vain"),
        plane("cures", RECIPES, "recipes that can be the cure of their column for all I know"),
        plane(
            "turn",
            2 * TURNS.len(),
            "the number of the turn, then how many are left: 1, 2, 3, 5, 9, 17, 33, 65 or more",
        ),
    ];

    const ACTIONS: usize = first::END;

    fn observe(options: &Options, view: &View, (): (), row: &mut [u8]) {
        let mut pen = Pen::new(Self::PLANES, row, Self::SIZE);
        the_map(&mut pen, &options.map, &view.board);
        the_moment(&mut pen, view);
        tokens(&mut pen, &view.board);
        the_cards(&mut pen, view);
        recipes(&mut pen, view);
        pen.plane("turn");
        pen.reaches(view.board.turn, &TURNS);
        pen.reaches(view.board.options.turns.saturating_sub(view.board.turn), &TURNS);
        pen.done();
    }

    fn each_id(options: &Options, view: &View, (): (), each: impl FnMut(usize)) {
        use ::game::Game as _;
        let legal = State::legal(options, view);
        // Actions are listed in the order of their ids.
        legal.into_iter().map(id_of).for_each(each);
    }

    fn meaning(_: &View, (): (), id: usize) -> Option<Chosen<State>> {
        action_of(id).map(Chosen::Action)
    }

    fn ids_of(_: &View, action: Action, mut each: impl FnMut(usize)) {
        each(id_of(action));
    }
}

fn id_of(action: Action) -> usize {
    match action {
        Action::Move(to) => first::MOVE + to.index(),
        Action::Meet(colour) => first::MEET + colour.index(),
        Action::Vice => first::VICE,
        Action::Trash(colour) => first::TRASH + colour.index(),
        Action::Steal => first::STEAL,
        Action::Resist(colour) => first::RESIST + colour.index(),
        Action::Buy(colour) => first::BUY + colour.index(),
        Action::Mix => first::MIX,
        Action::Research => first::RESEARCH,
        Action::Alleviate(colour, trio) => {
            let number = Trio::ALL.iter().position(|other| *other == trio).unwrap_or(0);
            first::ALLEVIATE + TRIOS * colour.index() + number
        }
        Action::Pass => first::PASS,
        Action::Raise(colour) => first::RAISE + colour.index(),
        Action::Whiten(at, colour) => first::WHITEN + COLOURS * at.index() + colour.index(),
        Action::Decline => first::DECLINE,
        Action::Pay(Unit::Token) => first::PAY_TOKEN,
        Action::Pay(Unit::Coloured(colour)) => first::PAY_COLOURED + colour.index(),
        Action::Pay(Unit::BlackPair) => first::PAY_BLACK_PAIR,
        Action::Pay(Unit::Card(colour)) => first::PAY_CARD + colour.index(),
        Action::Discard(colour) => first::DISCARD + colour.index(),
        Action::Whites(Answer::No) => first::WHITES,
        Action::Whites(Answer::Yes) => first::WHITES + 1,
        Action::Lift(site) => first::LIFT + site.index(),
    }
}

fn action_of(id: usize) -> Option<Action> {
    let colour = |from: usize| Colour::ALL[(id - from) % COLOURS];
    Some(match id {
        ..first::MEET => Action::Move(Location::new(id)?),
        first::MEET..first::VICE => Action::Meet(colour(first::MEET)),
        first::VICE => Action::Vice,
        first::TRASH..first::STEAL => Action::Trash(colour(first::TRASH)),
        first::STEAL => Action::Steal,
        first::RESIST..first::BUY => Action::Resist(colour(first::RESIST)),
        first::BUY..first::MIX => Action::Buy(colour(first::BUY)),
        first::MIX => Action::Mix,
        first::RESEARCH => Action::Research,
        first::ALLEVIATE..first::PASS => {
            let number = id - first::ALLEVIATE;
            Action::Alleviate(Colour::ALL[number / TRIOS], Trio::ALL[number % TRIOS])
        }
        first::PASS => Action::Pass,
        first::RAISE..first::WHITEN => Action::Raise(colour(first::RAISE)),
        first::WHITEN..first::DECLINE => {
            Action::Whiten(Location::new((id - first::WHITEN) / COLOURS)?, colour(first::WHITEN))
        }
        first::DECLINE => Action::Decline,
        first::PAY_TOKEN => Action::Pay(Unit::Token),
        first::PAY_COLOURED..first::PAY_BLACK_PAIR => {
            Action::Pay(Unit::Coloured(colour(first::PAY_COLOURED)))
        }
        first::PAY_BLACK_PAIR => Action::Pay(Unit::BlackPair),
        first::PAY_CARD..first::DISCARD => Action::Pay(Unit::Card(colour(first::PAY_CARD))),
        first::DISCARD..first::WHITES => Action::Discard(colour(first::DISCARD)),
        first::WHITES..first::LIFT => Action::Whites([Answer::No, Answer::Yes][id - first::WHITES]),
        first::LIFT..first::END => Action::Lift(Location::new(id - first::LIFT)?),
        first::END.. => return None,
    })
}

fn locations(pen: &mut Pen<'_>, name: &str, set: LocationSet) {
    pen.plane(name);
    pen.bits(set.bits(), LOCATIONS);
}

/// The map, and what lies on it.
fn the_map(pen: &mut Pen<'_>, map: &Map, board: &Board) {
    locations(pen, "pawn", LocationSet::only(board.pawn));
    locations(pen, "goal", goal(board.phase).map_or(LocationSet::EMPTY, LocationSet::only));
    pen.plane("paths");
    for kind in [PathKind::White, PathKind::Grey, PathKind::Black] {
        pen.bits(map.neighbours_by(board.pawn, kind).bits(), LOCATIONS);
    }
    locations(pen, "grey", map.grey());
    locations(pen, "lab", LocationSet::only(map.lab()));
    locations(pen, "apothecaries", map.apothecaries());
    locations(pen, "whitened", board.whitened);
    locations(pen, "acted", board.acted);
    locations(pen, "tiles", board.tiles);
    locations(pen, "trashed", board.trashed);
}

/// Where the pawn is going.
fn goal(phase: Phase) -> Option<Location> {
    match phase {
        Phase::Toll { to } | Phase::Raise { to, .. } => Some(to),
        Phase::Pay { effect: Effect::Move(to) | Effect::Toll(to), .. } => Some(to),
        Phase::Pay { .. } | Phase::Setup | Phase::Window | Phase::Act | Phase::Draw { .. } => None,
        Phase::Trash(_) | Phase::Steal | Phase::Penalty | Phase::Lift { .. } => None,
        Phase::Whites | Phase::Discard | Phase::Over(_) => None,
    }
}

/// What is waited for, and what has been begun.
fn the_moment(pen: &mut Pen<'_>, view: &View) {
    let board = &view.board;
    pen.plane("side");
    pen.one_of(view.player().map(|(side, _)| side.index()), 2);
    pen.plane("mover");
    pen.one_of(Some(board.mover().index()), 2);
    pen.plane("phase");
    pen.one_of(Some(phase(board.phase)), 14);
    let (effect, due) = match board.phase {
        Phase::Pay { effect, due } => (Some(effect), Some(due)),
        Phase::Raise { due, .. } => (None, Some(due)),
        Phase::Setup | Phase::Window | Phase::Act | Phase::Toll { .. } | Phase::Draw { .. } => (None, None),
        Phase::Trash(_) | Phase::Steal | Phase::Penalty | Phase::Lift { .. } => (None, None),
        Phase::Whites | Phase::Discard | Phase::Over(_) => (None, None),
    };
    pen.plane("effect");
    pen.one_of(effect.map(number), 11);
    pen.plane("effect_colour");
    let named = if let Phase::Trash(colour) = board.phase { Some(colour) } else { None };
    pen.one_of(effect.and_then(colour).or(named).map(Colour::index), COLOURS);
    pen.plane("effect_cards");
    if let Some(Effect::Alleviate(_, trio)) = effect {
        counts(pen, trio.cards(), TRIO);
    }
    pen.plane("due");
    if let Some(due) = due {
        pen.count(due.any, DUE);
        pen.one_of(due.demand.map(Colour::index), COLOURS);
    }
    pen.plane("left");
    pen.count(if let Phase::Draw { left } = board.phase { left } else { 0 }, DRAWN);
    pen.plane("turning");
    if let Phase::Lift { turning } = board.phase {
        counts(pen, turning, TRIO);
    }
    pen.plane("visit");
    pen.count(board.visit, VISIT);
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Setup => 0,
        Phase::Window => 1,
        Phase::Act => 2,
        Phase::Toll { .. } => 3,
        Phase::Raise { .. } => 4,
        Phase::Pay { .. } => 5,
        Phase::Draw { .. } => 6,
        Phase::Trash(_) => 7,
        Phase::Steal => 8,
        Phase::Penalty => 9,
        Phase::Lift { .. } => 10,
        Phase::Whites => 11,
        Phase::Discard => 12,
        Phase::Over(_) => 13,
    }
}

fn number(effect: Effect) -> usize {
    match effect {
        Effect::Move(_) => 0,
        Effect::Toll(_) => 1,
        Effect::Meet(_) => 2,
        Effect::Vice => 3,
        Effect::Trash(_) => 4,
        Effect::Steal => 5,
        Effect::Resist(_) => 6,
        Effect::Buy(_) => 7,
        Effect::Mix => 8,
        Effect::Research => 9,
        Effect::Alleviate(..) => 10,
    }
}

fn colour(effect: Effect) -> Option<Colour> {
    match effect {
        Effect::Meet(colour) | Effect::Trash(colour) | Effect::Resist(colour) => Some(colour),
        Effect::Buy(colour) | Effect::Alleviate(colour, _) => Some(colour),
        Effect::Move(_) | Effect::Toll(_) | Effect::Vice | Effect::Steal => None,
        Effect::Mix | Effect::Research => None,
    }
}

fn counts(pen: &mut Pen<'_>, counts: Counts, most: usize) {
    Colour::ALL.into_iter().for_each(|colour| pen.count(counts.of(colour), most));
}

/// Tokens: the mover's, those in the bag, those in stock.
fn tokens(pen: &mut Pen<'_>, board: &Board) {
    pen.plane("tokens");
    match board.pool {
        Pool::Hyde(tokens) => pen.count(tokens, TOKENS),
        Pool::Jekyll { coloured, black } => {
            pen.skip(TOKENS);
            pen.count(black, BLACK);
            counts(pen, coloured, TURNED);
        }
    }
    pen.plane("turned");
    counts(pen, board.turned, TURNED);
    pen.plane("bag");
    Token::ALL.into_iter().for_each(|token| match token {
        Token::Coloured(_) => pen.count(board.in_bag(token), BAG),
        Token::White => pen.count(board.in_bag(token), WHITE),
    });
    pen.plane("stock");
    pen.count(board.black_stock(), BLACK);
}

/// Hands, rows and what is known of them.
fn the_cards(pen: &mut Pen<'_>, view: &View) {
    let board = &view.board;
    pen.plane("held");
    Side::BOTH.into_iter().for_each(|side| pen.count(board.held[side], HELD));
    pen.plane("hand");
    counts(pen, view.player().map_or(Counts::EMPTY, |(_, hand)| hand), HAND);
    let hands = Side::BOTH.map(|side| view.hands(side));
    bounds(pen, ["least", "most"], hands);
    pen.plane("hands");
    hands.into_iter().for_each(|hands| pen.reaches(hands.len() as u32, &HANDS));
    bounds(pen, ["known_least", "known_most"], Side::BOTH.map(|side| &*board.hands[side]));
    let rows = [
        ("apothecary", board.apothecary, ROW),
        ("displaced", board.displaced, ROW),
        ("discard", board.discard, ROW),
        ("closed", board.closed_cards(), DECK),
    ];
    for (name, row, most) in rows {
        pen.plane(name);
        counts(pen, row, most);
    }
}

/// The least and the most of each colour in either hand.
fn bounds(pen: &mut Pen<'_>, names: [&str; 2], hands: [&[Counts]; 2]) {
    let bounds = hands.map(|hands| {
        let first = hands.first().copied().unwrap_or(Counts::EMPTY);
        let mut bounds = Colour::ALL.map(|colour| [first.of(colour); 2]);
        for hand in hands.iter().skip(1) {
            for (bound, colour) in bounds.iter_mut().zip(Colour::ALL) {
                *bound = [bound[0].min(hand.of(colour)), bound[1].max(hand.of(colour))];
            }
        }
        bounds
    });
    for (which, name) in names.into_iter().enumerate() {
        pen.plane(name);
        bounds.iter().flatten().for_each(|bound| pen.count(bound[which], HAND));
    }
}

/// What is known of tiles and cures.
fn recipes(pen: &mut Pen<'_>, view: &View) {
    let board = &view.board;
    pen.plane("researched");
    counts(pen, board.researched, TURNED);
    let cures = Colour::ALL.map(|colour| view.cures(colour));
    let sets = [
        ("recipes", view.recipes()),
        ("cured", board.cured),
        ("refuted", board.refuted),
        ("cures", cures.into_iter().fold(RecipeSet::EMPTY, |all, cures| all | cures)),
    ];
    for (name, set) in sets {
        pen.plane(name);
        pen.bits(set.bits().into(), RECIPES);
    }
}
