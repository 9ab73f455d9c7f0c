//! Plays a game and writes its record down as it goes.

use alloc::string::String;
use alloc::vec::Vec;

use super::{FORMAT_VERSION, InOrder};
use crate::contract::{Game, Move};
use crate::notation::Notation;
use crate::seat::Turn;

/// A game in play together with its record so far.
#[derive(Clone, Debug)]
pub struct Recorder<G: Notation> {
    state: G,
    names: Vec<String>,
    text: String,
    order: InOrder<String>,
}

impl<G: Notation> Recorder<G> {
    /// A game before its first move. `names` are the players' in the order of the seats.
    pub fn new(options: &G::Options, seed: Option<&str>, names: Vec<String>) -> Recorder<G> {
        let state = G::new(options);
        let mut recorder = Recorder { state, names, text: String::new(), order: InOrder::default() };
        recorder.header(options, seed);
        let opening = recorder.state.opening();
        recorder.notes(&opening);
        recorder
    }

    /// The game as it stands.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The record as it stands.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Plays a move and writes it down, with all that follows from it.
    ///
    /// # Errors
    /// Why the move is refused; then nothing changes.
    pub fn play(&mut self, mv: &Move<G>) -> Result<Vec<G::Note>, G::Illegal> {
        let line = self.state.write_move(mv);
        let early = self.state.is_early(mv);
        let notes = self.state.apply(mv)?;
        for line in self.order.push(line, early) {
            self.line(&line);
        }
        self.notes(&notes);
        if let (Turn::Over, Some(outcome)) = (self.state.turn(), self.state.outcome()) {
            let result = G::write_result(self.state.options(), &outcome, &self.names);
            self.words(&["result", &result]);
        }
        Ok(notes)
    }

    fn header(&mut self, options: &G::Options, seed: Option<&str>) {
        self.words(&["utterson", FORMAT_VERSION]);
        self.words(&["game", G::NAME]);
        let fields = G::write_options(options);
        if !fields.is_empty() {
            self.words(&["option", &fields.join(" ")]);
        }
        if let Some(seed) = seed {
            self.words(&["seed", seed]);
        }
        for (seat, name) in G::header_seats(options).into_iter().zip(self.names.clone()) {
            self.words(&["player", seat, &name]);
        }
        self.line("---");
    }

    fn notes(&mut self, notes: &[<G as Game>::Note]) {
        for note in notes {
            let text = G::write_note(self.state.options(), note, &self.names);
            self.words(&["table", &text]);
        }
    }

    fn words(&mut self, words: &[&str]) {
        self.line(&words.join(" "));
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}
