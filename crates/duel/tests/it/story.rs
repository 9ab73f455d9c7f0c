//! Games told in the lines of a record.

use duel::{Action, Cards, Deal, Match, Note, Options, Reckoning, State};
use game::notation::words;
use game::{BySide, Game, Move, Notation, Refusal, Seat, Side, Turn, Viewer};

/// A game that is being told.
pub struct Story {
    pub state: State,
    /// What the table has to say about the last move, the next line first.
    unsaid: Vec<String>,
    /// What followed from the last move.
    pub notes: Vec<Note>,
}

/// A set of cards, written with spaces.
pub fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// The first round of a single game, in which the players *are dealt* these hands.
pub fn dealt(jekyll: &str, hyde: &str) -> Story {
    let mut story = Story::new(Match::Single);
    story.deal(BySide { jekyll: cards(jekyll), hyde: cards(hyde) });
    story
}

/// The first round of a single game, in which the players *have* these hands after the exchange.
pub fn given(jekyll: &str, hyde: &str) -> Story {
    let mut story = Story::new(Match::Single);
    story.exchange(BySide { jekyll: cards(jekyll), hyde: cards(hyde) });
    story
}

impl Story {
    /// A game before its first deal.
    pub fn new(match_: Match) -> Story {
        Story { state: State::new(&Options { match_ }), unsaid: Vec::new(), notes: Vec::new() }
    }

    /// Deals these hands and sets the other cards aside.
    pub fn deal(&mut self, hands: BySide<Cards>) {
        self.state.apply(&Move::Chance(Deal::of_hands(hands))).expect("a good deal");
    }

    /// Deals such hands, and exchanges such cards, that the players have these hands in the end. The cards
    /// that each gets are the last in card order, potions if there are any: that does the potion duty.
    pub fn exchange(&mut self, hands: BySide<Cards>) {
        let round = usize::from(self.state.board().track.round);
        let to_get = BySide::from_fn(|side| hands[side].iter().skip(10 - round).collect::<Cards>());
        self.deal(BySide::from_fn(|side| (hands[side] - to_get[side]) | to_get[side.other()]));
        self.tell(&format!("jekyll give {}\nhyde give {}", to_get.hyde, to_get.jekyll));
    }

    /// Goes on with these lines. What they let the table say must be what it says; it need not say
    /// everything.
    pub fn tell(&mut self, lines: &str) {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match line.strip_prefix("table ").filter(|rest| !rest.starts_with("deal")) {
                Some(note) => assert_eq!(self.unsaid.first().map(String::as_str), Some(note)),
                None => self.make(line),
            }
            if line.starts_with("table ") && !self.unsaid.is_empty() {
                self.unsaid.remove(0);
            }
        }
    }

    fn make(&mut self, line: &str) {
        let notes =
            self.state.apply(&self.read(line)).unwrap_or_else(|illegal| panic!("{line}: {illegal:?}"));
        let options = *self.state.options();
        self.unsaid = notes.iter().map(|note| State::write_note(&options, note, &[])).collect();
        self.notes = notes;
    }

    fn read(&self, line: &str) -> Move<State> {
        let options = self.state.options();
        let (word, rest) = line.split_once(' ').expect("two words");
        let rest = words(1, rest);
        if word == "table" {
            return Move::Chance(State::read_chance(options, &rest).expect("a deal"));
        }
        Move::Act(self.seat(word), State::read_action(options, &rest).expect("an action"))
    }

    fn seat(&self, word: &str) -> Seat {
        self.state.board().leg.seat(word.parse().expect("a side"))
    }

    /// Why this line is refused: rule, code and parameters.
    pub fn refusal(&self, line: &str) -> String {
        let illegal = self.state.clone().apply(&self.read(line)).expect_err("refused");
        let parameters = illegal.parameters().into_iter().map(|(key, value)| format!(" {key}={value}"));
        format!("{} {}{}", illegal.rule(), illegal.code(), parameters.collect::<String>())
    }

    /// What this player may do now, sorted as a trace sorts it.
    pub fn choices(&self, side: &str) -> Vec<String> {
        let write = |&action: &Action| State::write_action(self.state.options(), action);
        let mut choices: Vec<String> = self.state.choices(self.seat(side)).iter().map(write).collect();
        choices.sort();
        choices
    }

    /// Who is asked now.
    pub fn asked(&self) -> String {
        let seats = match self.state.turn() {
            Turn::Chance => return "table".into(),
            Turn::Over => return "nobody".into(),
            Turn::Seats(seats) => seats,
        };
        let words: Vec<&str> = seats.iter().map(|seat| self.state.seat_word(seat)).collect();
        words.join(" ")
    }

    /// The line as a viewer sees it: `jekyll`, `hyde` or anybody else.
    pub fn seen(&self, line: &str, viewer: &str) -> String {
        let viewer = viewer.parse::<Side>().map_or(Viewer::Public, |_| Viewer::Seat(self.seat(viewer)));
        State::write_seen(self.state.options(), &self.state.seen(&self.read(line), viewer))
    }

    /// What follows by the rules from what everybody sees.
    pub fn reckoning(&self) -> Reckoning {
        Reckoning::of(&self.state.view(Viewer::Public))
    }

    /// The ranks of the colours, the lowest first.
    pub fn order(&self) -> String {
        self.state.board().order.to_string()
    }

    /// A hand.
    pub fn hand(&self, side: &str) -> Cards {
        self.state.hand(side.parse().expect("a side"))
    }

    /// The tricks taken: `6-4` for jekyll and hyde.
    pub fn taken(&self) -> String {
        let BySide { jekyll, hyde } = self.state.board().taken;
        format!("{jekyll}-{hyde}")
    }

    /// What stands after `result`.
    pub fn result(&self) -> String {
        let outcome = self.state.outcome().expect("the game is over");
        State::write_result(self.state.options(), &outcome, &["Ann".into(), "Bob".into()])
    }

    /// A whole round, told for jekyll as the first leader; if hyde leads, the two change parts.
    pub fn round(&mut self, round: &Round) {
        let mirror = self.state.board().track.first_leader() == Side::Hyde;
        let hands = BySide { jekyll: cards(round.leader), hyde: cards(round.follower) };
        self.exchange(if mirror { BySide { jekyll: hands.hyde, hyde: hands.jekyll } } else { hands });
        for card in round.plays.split_whitespace() {
            let seat = self.state.first_writer().expect("somebody is on turn");
            self.tell(&format!("{} play {card}", self.state.seat_word(seat)));
        }
    }
}

/// A round without potions: the hands after the exchange, and the cards as they fall.
pub struct Round {
    pub leader: &'static str,
    pub follower: &'static str,
    pub plays: &'static str,
}

/// The first leader takes all ten tricks.
pub const TEN_NIL: Round = Round {
    leader: "P5 P6 P7 W5 W6 W7 E4 E5 E6 E7",
    follower: "P1 P2 P3 P4 W1 W2 W3 E1 E2 E3",
    plays: "P7 P1  P6 P2  P5 P3  W7 W1  W6 W2  W5 W3  E7 E3  E6 E2  E5 E1  E4 P4",
};

/// Eight to two: E3 loses to E4, and E7 to the stronger W1.
pub const EIGHT_TWO: Round = Round {
    leader: "P5 P6 P7 W5 W6 W7 E3 E5 E6 E7",
    follower: "P1 P2 P3 P4 W1 W2 W3 E1 E2 E4",
    plays: "E3 E4  P4 P5  E5 E1  E6 E2  E7 W1  P1 P6  P7 P2  W5 W2  W6 W3  W7 P3",
};

/// Six to four.
pub const SIX_FOUR: Round = Round {
    leader: "P1 P3 P5 P7 W2 W4 W6 E2 E3 E5",
    follower: "P2 P4 P6 W1 W3 W5 W7 E1 E4 E6",
    plays: "P7 P2  P5 P4  P1 P6  W7 W2  W3 W4  W6 W5  E5 E4  E3 E1  E2 E6  W1 P3",
};

/// Five to five: W1 beats P3 in the end.
pub const FIVE_FIVE: Round = Round {
    leader: "P1 P3 P5 P7 W2 W4 W6 E2 E3 E5",
    follower: "P2 P4 P6 W1 W3 W5 W7 E1 E4 E6",
    plays: "P7 P2  P5 P4  P1 P6  W7 W2  W5 W4  W3 W6  E5 E4  E3 E1  E2 E6  W1 P3",
};
