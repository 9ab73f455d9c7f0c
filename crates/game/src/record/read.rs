//! Folds the lines of a record into a game and refuses the first one that does not fit.

use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::header::{self, Header};
use super::lines::{Lines, TidyLine};
use crate::contract::Move;
use crate::notation::{Fault, Field, LineColumn, Notation, Word, shown};
use crate::refusal::Refusal;
use crate::seat::{Seat, Turn};

/// A record that was read without fault.
#[derive(Clone, Debug)]
pub struct Record<G: Notation> {
    /// What was agreed.
    pub options: G::Options,
    /// What stands after `seed`.
    pub seed: Option<String>,
    /// The players' names, in the order of the seats.
    pub names: Vec<String>,
    /// All moves, chance included.
    pub moves: Vec<Move<G>>,
    /// The game after the last move.
    pub state: G,
    /// Is there a `result`?
    pub finished: bool,
}

/// A line of a record, as it is told to whoever listens to the reading.
#[derive(Debug)]
pub enum Line<'a, G: Notation> {
    /// A decision, and the game before it.
    Act(&'a G, Seat, G::Action),
    /// An outcome of chance, and the game before it.
    Chance(&'a G, &'a G::Chance),
    /// What follows from the rules.
    Note,
    /// The end.
    Result,
}

/// Why a record was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason<I> {
    /// It is not what the format or the course of the game asks for.
    Format(String),
    /// It breaks a rule.
    Illegal(I),
}

/// A record that was refused: where and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord<I> {
    /// The place of the fault.
    pub at: LineColumn,
    /// What is wrong there.
    pub reason: Reason<I>,
}

impl<I> From<Fault> for BadRecord<I> {
    fn from(fault: Fault) -> BadRecord<I> {
        BadRecord { at: fault.at, reason: Reason::Format(fault.reason) }
    }
}

/// For people who read code; the edge makes a sentence of the refusal with its catalogue.
impl<I: Refusal> fmt::Display for BadRecord<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.reason {
            Reason::Format(text) => write!(f, "{}: {text}", self.at),
            Reason::Illegal(illegal) => write!(f, "{}: {illegal}", self.at),
        }
    }
}

impl<I: Refusal> core::error::Error for BadRecord<I> {}

/// A record whose header has been read: now it is known which game it is.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// What stands above `---`.
    pub header: Header<'a>,
    lines: Lines<'a>,
}

/// Opens a record and reads its header. `None`: the record is so unfinished that it stops inside its header.
///
/// # Errors
/// The first fault of the header.
pub fn open(file: &[u8]) -> Result<Option<Sheet<'_>>, Fault> {
    let mut lines = Lines::new(file);
    let header = header::read(&mut lines)?;
    Ok(header.map(|header| Sheet { header, lines }))
}

impl Sheet<'_> {
    /// Reads on as a record of `G`. `visit` is told of each line, with its text, once it is known to be good.
    ///
    /// # Errors
    /// The first line that does not fit, by format or by the rules.
    pub fn read<G: Notation>(
        self,
        shelf: &G::Shelf,
        visit: impl FnMut(&Line<'_, G>, &str),
    ) -> Result<Record<G>, BadRecord<G::Illegal>> {
        self.read_while(shelf, visit, || true)
    }

    /// The same for somebody who has not for ever: before each line `goes_on` says whether it is read.
    ///
    /// # Errors
    /// The first line that does not fit, or that is not read any more.
    pub fn read_while<G: Notation>(
        mut self,
        shelf: &G::Shelf,
        visit: impl FnMut(&Line<'_, G>, &str),
        mut goes_on: impl FnMut() -> bool,
    ) -> Result<Record<G>, BadRecord<G::Illegal>> {
        let mut reader = Reader::new(&self.header, shelf, visit)?;
        while let Some(line) = self.lines.next_line()? {
            if !goes_on() {
                return Err(Fault::new(line.start(), "there was no time to read on").into());
            }
            reader.line(line)?;
        }
        Ok(reader.record)
    }
}

struct Reader<G: Notation, V> {
    record: Record<G>,
    /// Who listens to the reading.
    visit: V,
    /// What the rules say must stand in the next lines.
    notes: VecDeque<G::Note>,
}

impl<G: Notation, V: FnMut(&Line<'_, G>, &str)> Reader<G, V> {
    fn new(header: &Header<'_>, shelf: &G::Shelf, visit: V) -> Result<Reader<G, V>, Fault> {
        let seats: Vec<Word<'_>> = header.players.iter().map(|(seat, _)| *seat).collect();
        check_option_keys(&header.options, G::OPTION_KEYS)?;
        let options = G::read_options(&header.options, &seats, shelf)?;
        check_seats(&seats, &G::header_seats(&options), header.end)?;
        if G::uses_names(&options) {
            check_names(header)?;
        }
        let state = G::new(&options);
        let notes = state.opening().into();
        let names = header.players.iter().map(|(_, name)| name.text.to_string()).collect();
        let seed = header.seed.map(ToString::to_string);
        let record = Record { options, seed, names, moves: Vec::new(), state, finished: false };
        Ok(Reader { record, visit, notes })
    }

    fn line(&mut self, line: TidyLine<'_>) -> Result<(), BadRecord<G::Illegal>> {
        if self.record.finished {
            return Err(Fault::new(line.start(), "only comments may stand after the result").into());
        }
        if let Some(note) = self.notes.front() {
            let text = G::write_note(&self.record.options, note, &self.record.names);
            expect(line, &format!("table {text}"))?;
            self.notes.pop_front();
            (self.visit)(&Line::Note, line.text);
            return Ok(());
        }
        match self.record.state.turn() {
            Turn::Chance => self.chance(line),
            Turn::Seats(_) => self.act(line),
            Turn::Over => self.result(line),
        }
    }

    fn chance(&mut self, line: TidyLine<'_>) -> Result<(), BadRecord<G::Illegal>> {
        let words = behind("table", line, "chance decides here: a `table` line is expected")?;
        let chance = G::read_chance(&self.record.options, &words)?;
        let mv = Move::Chance(chance.clone());
        let before = self.play(mv, words[0].at)?;
        (self.visit)(&Line::Chance(&before, &chance), line.text);
        Ok(())
    }

    fn act(&mut self, line: TidyLine<'_>) -> Result<(), BadRecord<G::Illegal>> {
        let state = &self.record.state;
        let seat = state.first_writer().expect("somebody decides when it is the turn of seats");
        let word = state.seat_word(seat);
        let words = behind(word, line, &format!("a decision of `{word}` is expected here"))?;
        let action = G::read_action(&self.record.options, &words)?;
        let before = self.play(Move::Act(seat, action), words[0].at)?;
        (self.visit)(&Line::Act(&before, seat, action), line.text);
        Ok(())
    }

    /// Plays a move and gives back the game before it.
    fn play(&mut self, mv: Move<G>, at: LineColumn) -> Result<G, BadRecord<G::Illegal>> {
        let before = self.record.state.clone();
        match self.record.state.apply(&mv) {
            Ok(notes) => self.notes.extend(notes),
            Err(illegal) => return Err(BadRecord { at, reason: Reason::Illegal(illegal) }),
        }
        self.record.moves.push(mv);
        Ok(before)
    }

    fn result(&mut self, line: TidyLine<'_>) -> Result<(), BadRecord<G::Illegal>> {
        let outcome = self.record.state.outcome().expect("a game that is over has an outcome");
        let text = G::write_result(&self.record.options, &outcome, &self.record.names);
        expect(line, &format!("result {text}"))?;
        self.record.finished = true;
        (self.visit)(&Line::Result, line.text);
        Ok(())
    }
}

/// The words behind the first one, which must be `first`; there is at least one.
fn behind<'a>(first: &str, line: TidyLine<'a>, otherwise: &str) -> Result<Vec<Word<'a>>, Fault> {
    let mut words = line.words();
    if words[0].text != first {
        return Err(words[0].fault(format!("{otherwise}, not `{}`", shown(words[0].text))));
    }
    if words.len() == 1 {
        return Err(Fault::new(words[0].end(), format!("something is missing behind `{first}`")));
    }
    words.remove(0);
    Ok(words)
}

/// The line must be exactly this; if not, the fault stands at the first word that differs.
fn expect(line: TidyLine<'_>, expected: &str) -> Result<(), Fault> {
    if line.text == expected {
        return Ok(());
    }
    let words = line.words();
    let differs = words.iter().zip(expected.split(' ')).find(|(word, expected)| word.text != *expected);
    let at = match differs {
        Some((word, _)) => word.at,
        None => words
            .get(expected.split(' ').count())
            .map_or_else(|| words[words.len() - 1].end(), |extra| extra.at),
    };
    Err(Fault::new(at, format!("by the rules `{expected}` stands here")))
}

/// The keys must be known and stand in their order.
pub fn check_option_keys(fields: &[Field<'_>], keys: &[&str]) -> Result<(), Fault> {
    let mut after = 0;
    for field in fields {
        let key = field.key.text;
        let Some(place) = keys.iter().position(|known| *known == key) else {
            let known = if keys.is_empty() {
                "there are none".into()
            } else {
                format!("known are {}", keys.join(", "))
            };
            return Err(field.key.fault(format!("`{}` is not an option of this game: {known}", shown(key))));
        };
        if place < after {
            let reason = format!("`{key}` stands too late: the order is {}", keys.join(", "));
            return Err(field.key.fault(reason));
        }
        after = place;
    }
    Ok(())
}

fn check_seats(seats: &[Word<'_>], expected: &[&str], end: LineColumn) -> Result<(), Fault> {
    for (index, seat) in seats.iter().enumerate() {
        let Some(word) = expected.get(index) else {
            return Err(seat.fault(format!("the game has only {} players", expected.len())));
        };
        if *word != seat.text {
            let reason = format!("the seat `{word}` is expected here, not `{}`", shown(seat.text));
            return Err(seat.fault(reason));
        }
    }
    match expected.get(seats.len()) {
        Some(word) => Err(Fault::new(end, format!("the line `player {word} NAME` is missing"))),
        None => Ok(()),
    }
}

/// Names that lines of the record use must differ, and none is `draw`.
fn check_names(header: &Header<'_>) -> Result<(), Fault> {
    for (index, (_, name)) in header.players.iter().enumerate() {
        if name.text == "draw" {
            return Err(name.fault("nobody can be called `draw` here: it is a result"));
        }
        if header.players[..index].iter().any(|(_, other)| other.text == name.text) {
            return Err(name.fault(format!("two players are called `{}`", shown(name.text))));
        }
    }
    Ok(())
}
