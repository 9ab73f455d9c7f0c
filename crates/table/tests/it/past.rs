//! A table that forgets what is long past, beside one that does not: nobody can tell them apart.

use game::{Entropy, Quick, Seat, Viewer};
use table::any::GameName;
use table::clock::ClockRule;
use table::event::{Consent, Reaction};
use table::input::Step;
use table::{AnyTable, Command, Input, Request};

use crate::common::Desk;

/// More events than these no table remembers that is told to forget, where everybody decides now and then.
const EVENTS_MAX: usize = 100;

/// A desk where nothing is forgotten, and a table of the same log that forgets after every step.
struct Pair {
    desk: Desk,
    trimmed: AnyTable,
    fate: Quick,
    said: Vec<Command>,
    restored: usize,
}

impl Pair {
    fn new(game: GameName, options: &[&str], seed: u64) -> Pair {
        let desk = Desk::begun(game, options, ClockRule::PerGame { ms: 900_000, increment_ms: 9_000 }, seed);
        let trimmed = desk.table.clone();
        Pair { desk, trimmed, fate: Quick::new(!seed), said: Vec::new(), restored: 0 }
    }

    fn play(&mut self, inputs: usize) {
        for _ in 0..inputs {
            if self.desk.table.is_over() {
                return;
            }
            let input = self.something();
            self.desk.now += u64::from(self.fate.below(900));
            self.tell(&input);
        }
    }

    /// Mostly moves; now and then something is asked to be taken back, said again, or besides the game.
    fn something(&mut self) -> Input {
        let seat = match self.fate.below(20) {
            0 => return Input::Tick,
            1 if !self.said.is_empty() => return self.says_again(),
            2 => return self.says(0, Request::AskTakeBack),
            3 => return self.says(1, Request::AnswerTakeBack { consent: Consent::Granted }),
            4 => return self.says(1, Request::React { reaction: Reaction::Thanks }),
            _ => self.desk.somebody(),
        };
        let request = self.desk.random_move(seat);
        self.says(seat, request)
    }

    fn says(&mut self, seat: u8, request: Request) -> Input {
        let command = Command { viewer: Viewer::Seat(Seat(seat)), id: self.desk.next_id(), request };
        self.said.push(command.clone());
        Input::Command(command)
    }

    fn says_again(&mut self) -> Input {
        let which = self.fate.below(self.said.len() as u32) as usize;
        Input::Command(self.said[which].clone())
    }

    fn tell(&mut self, input: &Input) {
        if self.trimmed.lacks(input) {
            let timing = self.trimmed.timing().clone();
            self.trimmed = self.desk.restored();
            self.trimmed.resume(timing);
            self.restored += 1;
        }
        let Step { entries, answer } = self.desk.handle(input.clone());
        let other = self.trimmed.handle(input.clone(), self.desk.now, &mut Quick::new(0));
        assert!(other.entries == entries && other.answer == answer, "{input:?}: {answer:?}, {other:?}");
        self.trimmed.trim();
        self.compare();
    }

    fn compare(&self) {
        let (whole, trimmed) = (&self.desk.table, &self.trimmed);
        assert!(trimmed.entries().len() <= EVENTS_MAX, "{} events", trimmed.entries().len());
        for viewer in Viewer::all(whole.players().len()) {
            assert_eq!(trimmed.snapshot(viewer), whole.snapshot(viewer));
            let since = whole.head().saturating_sub(20);
            assert_eq!(trimmed.since(since, viewer), whole.since(since, viewer));
            assert_eq!(trimmed.since(0, viewer).is_some(), trimmed.reaches(0));
        }
    }
}

#[test]
fn a_table_that_forgets_is_like_one_that_does_not() {
    let games: [(GameName, &[&str]); 3] = [
        (GameName::Partners, &["target=1000"]),
        (GameName::Duel, &["match=return"]),
        (GameName::London, &["turns=1000"]),
    ];
    for (game, options) in games {
        let mut pair = Pair::new(game, options, 7);
        pair.play(400);
        assert!(!pair.trimmed.is_whole() && pair.restored > 20, "{game}: {} times", pair.restored);
        assert_eq!(pair.desk.restored().record(Viewer::Public), pair.desk.table.record(Viewer::Public));
    }
}

#[test]
fn whoever_has_been_away_for_long_is_told_all_once_the_table_is_whole() {
    let mut pair = Pair::new(GameName::London, &["turns=1000"], 3);
    pair.play(200);
    let (viewer, head) = (Viewer::Seat(Seat(1)), pair.desk.table.head());
    assert!(pair.trimmed.since(head - 120, viewer).is_none() && !pair.trimmed.reaches(head - 120));
    let whole = pair.desk.restored();
    assert_eq!(whole.since(head - 120, viewer).map(|events| events.len()), Some(120));
}
