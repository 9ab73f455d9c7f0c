//! Plain mode: what happens is printed as sentences, what is to be done is read as short commands. For screen readers,
//! scripts and slow lines.

use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::mpsc::{Receiver, Sender};

use super::errand::Errands;
use super::host::Trouble;
use super::model::{Command, Message, Model, Notice, Screen, update};
use super::read_out;
use crate::shared::Failure;

/// Plays in plain mode until the player leaves, or the input ends.
pub fn run(
    mut model: Model,
    errands: &Errands,
    inbox: &Receiver<Message>,
    typed: Sender<Message>,
) -> Result<(), Failure> {
    if let Some(link) = &model.invitation {
        println!("{}", model.words.say("terminal-invitation", &[("link", link.clone())]));
    }
    let mut reader = Reader::new(typed);
    let mut printer = Printer { waits: true, ..Printer::default() };
    loop {
        if printer.is_settled(&model) && !reader.ask() {
            return Ok(());
        }
        let Ok(message) = inbox.recv() else { return Ok(()) };
        reader.heard(&message);
        for command in update(&mut model, message) {
            match command {
                Command::Quit => return printer.farewell(&model),
                Command::Host(message) => errands.say(message),
                Command::Hint => errands.hint(&model),
                // Here the shell stops us by itself.
                Command::Suspend => {}
            }
            printer.waits = true;
        }
        printer.print(&mut model)?;
        if model.trouble.as_ref().is_some_and(Trouble::is_final) {
            return Err(Failure::Said);
        }
    }
}

/// Reads lines: a script's only when the game waits for one, so that none is lost while a bot thinks.
struct Reader {
    typed: Sender<Message>,
    is_person: bool,
    asked: bool,
}

impl Reader {
    fn new(typed: Sender<Message>) -> Reader {
        let is_person = io::stdin().is_terminal();
        if is_person {
            let typed = typed.clone();
            std::thread::spawn(move || while read_line(&typed) {});
        }
        Reader { typed, is_person, asked: false }
    }

    /// Asks for the next line; `false` if there is none any more.
    fn ask(&mut self) -> bool {
        if self.is_person || self.asked {
            return true;
        }
        self.asked = true;
        read_line(&self.typed)
    }

    fn heard(&mut self, message: &Message) {
        if let Message::Typed(_) = message {
            self.asked = false;
        }
    }
}

/// Reads a line and passes it on; `false` at the end of the input.
fn read_line(typed: &Sender<Message>) -> bool {
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line);
    read.is_ok_and(|bytes| bytes > 0) && typed.send(Message::Typed(line)).is_ok()
}

/// What has been printed.
#[derive(Default)]
struct Printer {
    /// The table and the last of its events.
    told: Option<(String, u64)>,
    /// Who plays for several seats, as it was said last.
    standing: Vec<String>,
    /// The prompt that stands there.
    prompted: String,
    /// An answer of the other end is due.
    waits: bool,
}

impl Printer {
    /// Does the game wait for the player, and for nothing else?
    fn is_settled(&self, model: &Model) -> bool {
        let curtain = matches!(model.screen, Screen::Curtain(_));
        !self.waits && (model.on_turn() || model.is_over() || curtain)
    }

    fn print(&mut self, model: &mut Model) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        self.waits &= !std::mem::take(&mut model.answered);
        if let Some(table) = &model.table {
            let id = table.about.table.to_string();
            let told = self.told.as_ref().filter(|(table, _)| *table == id).map_or(0, |(_, seq)| *seq);
            if !matches!(model.screen, Screen::Curtain(_)) {
                for sentence in model.chronicle.after(told) {
                    writeln!(out, "{sentence}")?;
                }
                self.told = Some((id, model.chronicle.last().max(told)));
            }
        }
        let standing = read_out::standing(model);
        for sentence in standing.iter().filter(|sentence| !self.standing.contains(sentence)) {
            writeln!(out, "{sentence}")?;
        }
        self.standing = standing;
        match model.notice.take() {
            Some(Notice::Refused(line) | Notice::Hint(line)) => writeln!(out, "{line}")?,
            Some(Notice::Answer(lines)) => lines.iter().try_for_each(|line| writeln!(out, "{line}"))?,
            None => {}
        }
        if let Some(trouble) = &model.trouble {
            writeln!(out, "{}", read_out::trouble(&model.words, trouble))?;
        }
        let prompt = read_out::plain_prompt(model);
        if self.is_settled(model) && prompt != self.prompted {
            writeln!(out, "{prompt}")?;
            self.prompted = prompt;
        } else if !self.is_settled(model) {
            self.prompted.clear();
        }
        Ok(out.flush()?)
    }

    fn farewell(&self, model: &Model) -> Result<(), Failure> {
        read_out::farewell(model).iter().for_each(|line| println!("{line}"));
        Ok(())
    }
}
