//! The chronicle: everything that happened at the table, in sentences.
//!
//! Who is called `n` or `jekyll` changes during some games. The chronicle follows that from the lines that say so, and
//! tells each line with the names that were right when it happened.

use table::any::GameName;
use table::event::{Ending, Reaction};
use table::player::{Kind, Occupant, record_names};
use table::seen::{About, Position, SeenEntry, SeenEvent};

use crate::tell::Teller;
use crate::words::Words;

/// What happened, in sentences, and what it takes to tell the next one.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    lines: Vec<Told>,
    /// What the record calls each seat at this point.
    words: Vec<String>,
}

/// One sentence, and the event that it tells.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Told {
    seq: u64,
    sentence: String,
}

/// What is the same for all lines of an update.
pub struct Context<'a> {
    /// The words of a language.
    pub words: &'a Words,
    /// The table.
    pub about: &'a About,
    /// How things stand after the update.
    pub position: &'a Position,
    /// Whose sentences they are.
    pub me: Option<usize>,
    /// The map of london.
    pub map: Option<&'a london::Map>,
}

impl Chronicle {
    /// All sentences, oldest first.
    pub fn sentences(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.lines.iter().map(|told| told.sentence.as_str())
    }

    /// The sentences about what happened after this event.
    pub fn after(&self, seq: u64) -> impl Iterator<Item = &str> {
        self.lines.iter().filter(move |told| told.seq > seq).map(|told| told.sentence.as_str())
    }

    /// The last event that was told.
    pub fn last(&self) -> u64 {
        self.lines.last().map_or(0, |told| told.seq)
    }

    /// Tells what happened.
    pub fn tell(&mut self, events: &[SeenEntry], context: &Context<'_>) {
        let players: Vec<Occupant> = context.position.seats.iter().map(|seat| seat.player.clone()).collect();
        let names = Names { shown: names(context.words, &players), written: record_names(&players) };
        if self.words.is_empty() {
            self.words = first_words(context.about.game, context.position);
        }
        let scene = Scene { names, context };
        for entry in events {
            self.event(entry, &scene);
        }
    }

    fn event(&mut self, entry: &SeenEntry, scene: &Scene<'_>) {
        let seq = entry.seq;
        match &entry.event {
            SeenEvent::Started { notes } => {
                self.words = first_words(scene.context.about.game, scene.context.position);
                self.notes(seq, notes, scene);
            }
            SeenEvent::Moved { line, notes, .. } => {
                self.line(seq, line, scene);
                self.notes(seq, notes, scene);
            }
            SeenEvent::TakenBack { seat, undone } => {
                self.lines.retain(|told| !undone.contains(&told.seq));
                self.about_seat(seq, "terminal-told-taken-back", seat.index(), scene);
            }
            SeenEvent::TakeBackAsked { seat } => {
                self.about_seat(seq, "terminal-told-take-back-asked", seat.index(), scene);
            }
            SeenEvent::AbandonAsked { seat } => {
                self.about_seat(seq, "terminal-told-abandon-asked", seat.index(), scene);
            }
            SeenEvent::StoodIn { seat, .. } => {
                self.about_seat(seq, "terminal-told-stood-in", seat.index(), scene);
            }
            SeenEvent::Returned { seat } => {
                self.about_seat(seq, "terminal-told-returned", seat.index(), scene);
            }
            SeenEvent::Said { seat, text } => {
                let who = scene.names.shown.get(seat.index()).cloned().unwrap_or_default();
                let parameters = [("who", who), ("words", text.as_str().to_string())];
                self.push(seq, scene.context.words.say("terminal-told-said", &parameters));
            }
            SeenEvent::Reacted { seat, reaction } => {
                let id = format!("terminal-told-{}", reaction_word(*reaction));
                self.about_seat(seq, &id, seat.index(), scene);
            }
            SeenEvent::Ended { ending, .. } => self.ending(seq, ending, scene),
            SeenEvent::Created
            | SeenEvent::Seated { .. }
            | SeenEvent::Left { .. }
            | SeenEvent::Ready { .. }
            | SeenEvent::ClockNoted
            | SeenEvent::TakeBackAnswered { .. }
            | SeenEvent::Revealed { .. }
            | SeenEvent::RematchAsked { .. }
            | SeenEvent::RematchAgreed { .. } => {}
        }
    }

    fn notes(&mut self, seq: u64, notes: &[String], scene: &Scene<'_>) {
        for note in notes {
            self.follow(note, &scene.names);
            self.line(seq, &format!("table {note}"), scene);
        }
    }

    /// Some notes say that seats are called otherwise from now on.
    fn follow(&mut self, note: &str, names: &Names) {
        if note == "game 2" {
            self.words.reverse();
        }
        let Some(seats) = note.strip_prefix("seats ") else { return };
        for (place, name) in seats.split(' ').filter_map(|field| field.split_once('=')) {
            if let Some(seat) = names.written.iter().position(|written| written == name) {
                self.words[seat] = place.to_string();
            }
        }
    }

    fn ending(&mut self, seq: u64, ending: &Ending, scene: &Scene<'_>) {
        match ending {
            Ending::Played { result } => self.line(seq, &format!("result {result}"), scene),
            Ending::Resigned { seat } => {
                self.about_seat(seq, "terminal-told-resigned", seat.index(), scene);
            }
            Ending::OutOfTime { seat } => {
                self.about_seat(seq, "terminal-told-out-of-time", seat.index(), scene);
            }
            Ending::Abandoned => self.push(seq, scene.context.words.say("terminal-told-abandoned", &[])),
        }
    }

    fn line(&mut self, seq: u64, line: &str, scene: &Scene<'_>) {
        let seats = self.words.iter().zip(&scene.names.shown);
        let teller = Teller {
            words: scene.context.words,
            game: scene.context.about.game,
            seats: seats.map(|(word, name)| (word.as_str(), name.as_str())).collect(),
            me: scene.context.me,
            map: scene.context.map,
        };
        let sentence = teller.tell(&scene.names.show(line));
        self.push(seq, sentence);
    }

    fn about_seat(&mut self, seq: u64, id: &str, seat: usize, scene: &Scene<'_>) {
        let is = if Some(seat) == scene.context.me { "you" } else { "other" };
        let arguments = [("who", scene.names.shown[seat].clone()), ("is", is.to_string())];
        self.push(seq, scene.context.words.say(id, &arguments));
    }

    fn push(&mut self, seq: u64, sentence: String) {
        self.lines.push(Told { seq, sentence });
    }
}

/// An update, and who is called what.
struct Scene<'a> {
    names: Names,
    context: &'a Context<'a>,
}

/// The players' names: as people see them, and as records write them.
struct Names {
    shown: Vec<String>,
    written: Vec<String>,
}

impl Names {
    /// A line in which names stand, with the names that people see.
    fn show(&self, line: &str) -> String {
        if !(line.starts_with("table seats ") || line.starts_with("result ")) {
            return line.to_string();
        }
        let name = |word: &str| match self.written.iter().position(|written| written == word) {
            Some(seat) => self.shown[seat].clone(),
            None => word.to_string(),
        };
        let word = |word: &str| match word.split_once('=') {
            Some((key, value)) => format!("{}={}", name(key), name(value)),
            None => word.to_string(),
        };
        line.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }
}

/// What people call the players. Spaces in names do not break lines.
pub fn names(words: &Words, players: &[Occupant]) -> Vec<String> {
    let bots = players.iter().filter(|player| player.is_bot()).count();
    let mut bot = 0;
    let name = |player: &Occupant| match player {
        Occupant::Person { name, kind: Kind::Human } => name.as_str().to_string(),
        Occupant::Person { name, kind: Kind::Program } => {
            words.say("terminal-program", &[("name", name.as_str().to_string())])
        }
        Occupant::Open => words.say("terminal-nobody", &[]),
        Occupant::Bot { .. } if bots == 1 => words.say("terminal-bot", &[]),
        Occupant::Bot { .. } => {
            bot += 1;
            words.say("terminal-bot-number", &[("number", bot.to_string())])
        }
    };
    players.iter().map(name).map(|name| name.replace(' ', "\u{a0}")).collect()
}

/// What the record calls the seats before anything has changed that. Four partners keep the places that they have drawn, and
/// three are told theirs with the first line.
fn first_words(game: GameName, position: &Position) -> Vec<String> {
    match game {
        GameName::Partners => {
            position.seats.iter().map(|seat| seat.word.clone().unwrap_or_default()).collect()
        }
        GameName::Duel | GameName::London => ["jekyll", "hyde"].map(String::from).into(),
    }
}

fn reaction_word(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Hello => "hello",
        Reaction::WellPlayed => "well-played",
        Reaction::Thanks => "thanks",
        Reaction::Sorry => "sorry",
        Reaction::OneMoment => "one-moment",
        Reaction::GoodGame => "good-game",
    }
}
