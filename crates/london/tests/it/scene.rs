//! Positions for the rule tests, in the words of the record, on the map of sixteen places:
//!
//! ```text
//!              site-0* - 1 - 2 - 3* - 4 - 5           (* white ground, all others grey; the shops are white)
//!            /                                \
//!        lab                                   shop-1 - alley - 6* ─┐        — white: the ring
//!            \                                                      │        … grey: lab…3, lab…alley, 1…10
//!              shop-0 - 11 - 10 - 9* - 8 - 7 ───────────────────────┘        ■ black: lab■8, shop-0■5
//! ```

use std::sync::Arc;

use game::notation::words;
use game::{Game, Move, Notation, Quick, Refusal, Turn, Viewer};
use london::{
    BySide, Colour, Counts, Hands, LocationSet, Map, Options, Own, Phase, Pool, Recipe, RecipeSet, Side,
    State, View, seat_of,
};

/// The cures of every scene that does not say otherwise.
const CURES: [&str; 4] = ["w:www", "l:wlp", "p:wlp", "e:wle"];

/// A position in the making.
pub struct Scene {
    options: Options,
    view: View,
    hands: [Counts; 2],
}

pub fn cards(text: &str) -> Counts {
    text.parse().expect("cards are written w l p e, in order")
}

pub fn hyde() -> Scene {
    hyde_on(crate::small_map())
}

/// Hyde's turn on another map.
pub fn hyde_on(map: Map) -> Scene {
    Scene::new(Side::Hyde, map)
}

pub fn jekyll() -> Scene {
    Scene::new(Side::Jekyll, crate::small_map())
}

impl Scene {
    fn new(side: Side, map: Map) -> Scene {
        let options = Options::on(Arc::new(map));
        let mut view = State::new(&options).view(Viewer::Public);
        let board = &mut view.board;
        board.phase = Phase::Act;
        board.turn = if side == Side::Hyde { 1 } else { 2 };
        board.visit = if side == Side::Hyde { 1 } else { 2 };
        board.tiles = options.map.research_sites();
        let cures = CURES.map(|cure| cure.parse::<Recipe>().expect("a recipe"));
        board.refuted = RecipeSet::ALL - cures.into_iter().collect();
        board.pool = full_pool(side, Counts::EMPTY);
        Scene { options, view, hands: [Counts::EMPTY; 2] }
    }

    fn places(&self, ids: &str) -> LocationSet {
        let find = |id: &str| self.options.map.find(id).expect("a place of the map");
        ids.split_whitespace().map(find).collect()
    }

    pub fn at(mut self, id: &str) -> Scene {
        self.view.board.pawn = self.options.map.find(id).expect("a place of the map");
        self
    }

    pub fn hands(mut self, jekyll: &str, hyde: &str) -> Scene {
        self.hands = [cards(jekyll), cards(hyde)];
        self
    }

    /// Hyde has only this number of tokens left.
    pub fn hydes_tokens(mut self, tokens: u8) -> Scene {
        self.view.board.pool = Pool::Hyde(tokens);
        self
    }

    /// Jekyll has only these tokens left.
    pub fn jekylls_tokens(mut self, coloured: &str, black: u8) -> Scene {
        self.view.board.pool = Pool::Jekyll { coloured: cards(coloured), black };
        self
    }

    /// These tokens have turned black; the turn begins.
    pub fn turned(mut self, turned: &str) -> Scene {
        self.view.board.turned = cards(turned);
        self.view.board.pool = full_pool(self.view.board.mover(), cards(turned));
        self
    }

    pub fn whites_in_bag(mut self, whites: u8) -> Scene {
        self.view.board.whites_in_bag = whites;
        self
    }

    pub fn trashed(mut self, ids: &str) -> Scene {
        self.view.board.trashed = self.places(ids);
        self
    }

    pub fn whitened(mut self, ids: &str) -> Scene {
        self.view.board.whitened = self.places(ids);
        self
    }

    pub fn rows(mut self, apothecary: &str, displaced: &str) -> Scene {
        (self.view.board.apothecary, self.view.board.displaced) = (cards(apothecary), cards(displaced));
        self
    }

    /// The deck has just these cards, the discard those; whatever is left lies in the Apothecary row.
    pub fn deck(mut self, deck: &str, discard: &str) -> Scene {
        self.view.board.discard = cards(discard);
        let used = [cards(deck), cards(discard), self.hands[0], self.hands[1], self.view.board.displaced];
        self.view.board.apothecary = used.into_iter().fold(Counts::DECK, Counts::minus);
        self
    }

    /// These colours are cured.
    pub fn cured(mut self, colours: &str) -> Scene {
        let cure = |colour: Colour| CURES[colour.index()].parse::<Recipe>().expect("a recipe");
        self.view.board.cured =
            colours.split_whitespace().map(|c| cure(c.parse().expect("a colour"))).collect();
        self
    }

    pub fn turn(mut self, turn: u32) -> Scene {
        self.view.board.turn = turn;
        self
    }

    pub fn begin(mut self) -> Table {
        let [hand, hydes] = self.hands;
        let both = BySide { jekyll: hand, hyde: hydes };
        self.view.board.held = both.map(Counts::len);
        self.view.board.hands = both.map(Hands::only);
        self.view.own = Own::Jekyll { hand, hyde: Hands::only(hydes), recipes: RecipeSet::EMPTY };
        Table { state: State::determinize(&self.options, &self.view, &mut Quick::new(1886)) }
    }
}

fn full_pool(side: Side, turned: Counts) -> Pool {
    match side {
        Side::Hyde => Pool::Hyde(12),
        Side::Jekyll => Pool::Jekyll { coloured: Counts::each(3).minus(turned), black: turned.len() },
    }
}

/// A game that is being played.
pub struct Table {
    pub state: State,
}

impl Table {
    /// A whole game from its set-up.
    pub fn opened() -> Table {
        let options = Options::on(Arc::new(crate::small_map()));
        let mut state = State::new(&options);
        let setup = state.draw(&mut Quick::new(1886));
        state.apply(&Move::Chance(setup)).expect("a drawn set-up is possible");
        Table { state }
    }

    fn read(&self, line: &str) -> Move<State> {
        let words = words(1, line);
        let options = self.state.options();
        match words[0].text {
            "table" => Move::Chance(State::read_chance(options, &words[1..]).expect("an outcome of chance")),
            seat => {
                let side = if seat == "jekyll" { Side::Jekyll } else { Side::Hyde };
                Move::Act(seat_of(side), State::read_action(options, &words[1..]).expect("a decision"))
            }
        }
    }

    /// Plays the lines, each a move or what must follow from the one before it. `x3` at the end plays a line three times.
    #[track_caller]
    pub fn play(&mut self, lines: &str) -> &mut Table {
        let mut notes = Vec::new();
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if !notes.is_empty() {
                assert_eq!(line, notes.remove(0), "this follows from the line before");
                continue;
            }
            let (line, times) = match line.rsplit_once(" x") {
                Some((line, times)) => (line, times.parse().expect("a number")),
                None => (line, 1),
            };
            for _ in 0..times {
                assert_eq!(notes, Vec::<String>::new(), "before `{line}`");
                notes = self.make(line);
            }
        }
        assert_eq!(notes, Vec::<String>::new(), "after the last line");
        self
    }

    #[track_caller]
    fn make(&mut self, line: &str) -> Vec<String> {
        let mv = self.read(line);
        let notes = self.state.apply(&mv).unwrap_or_else(|illegal| panic!("`{line}`: {illegal:?}"));
        let options = self.state.options();
        let written = notes.iter().map(|note| format!("table {}", State::write_note(options, note, &[])));
        let result = self
            .state
            .outcome()
            .map(|outcome| format!("result {}", State::write_result(options, &outcome, &[])));
        written.chain(result).collect()
    }

    /// Why the line is refused: code and rule.
    #[track_caller]
    pub fn refused(&self, line: &str) -> String {
        let mut after = self.state.clone();
        let illegal = after.apply(&self.read(line)).expect_err("this should be refused");
        assert_eq!(after, self.state, "a refusal changes nothing");
        format!("{} {}", illegal.code(), illegal.rule())
    }

    /// What may be done now, as one line.
    pub fn legal(&self) -> String {
        let Turn::Seats(seats) = self.state.turn() else { return format!("{:?}", self.state.turn()) };
        let seat = seats.iter().next().expect("somebody decides");
        let actions = self
            .state
            .choices(seat)
            .into_iter()
            .map(|action| State::write_action(self.state.options(), action));
        format!("{}: {}", self.state.seat_word(seat), actions.collect::<Vec<_>>().join(", "))
    }

    pub fn may(&self, line: &str) -> bool {
        self.state.clone().apply(&self.read(line)).is_ok()
    }

    pub fn hand(&self, side: Side) -> String {
        self.state.position().hands[side].to_string()
    }

    /// The tokens that the mover has left: `12` or `wwlp+2`.
    pub fn tokens(&self) -> String {
        match self.state.board().pool {
            Pool::Hyde(tokens) => tokens.to_string(),
            Pool::Jekyll { coloured, black } => format!("{coloured}+{black}"),
        }
    }

    pub fn pawn(&self) -> &str {
        self.state.options().map.id(self.state.position().pawn)
    }

    /// L4.4: where hyde may not act again.
    pub fn acted(&self) -> String {
        let (position, map) = (self.state.position(), &self.state.options().map);
        position.acted.iter().map(|at| map.id(at)).collect::<Vec<_>>().join(" ")
    }

    /// What this viewer sees of a line.
    pub fn seen(&self, line: &str, viewer: Viewer) -> String {
        State::write_seen(self.state.options(), &self.state.seen(&self.read(line), viewer))
    }
}
