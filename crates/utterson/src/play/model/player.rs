//! What the player does: keys in full screen, typed lines in plain mode, and what comes of them.

use game::{Seat, Viewer};
use table::Request;
use table::event::Consent;
use table::ids::CommandId;
use table::saying::Saying;
use table::wire::ClientMsg;

use super::{Command, Key, Model, Notice, Screen};
use crate::play::host::ToHost;
use crate::play::offer::Reach;
use crate::play::read_out;

/// What can be typed in plain mode as a letter.
const LETTERS: &str = "qhuUnAByxHtTsSoOmMcC";

impl Model {
    /// A key was pressed.
    pub(super) fn pressed(&mut self, key: Key) -> Vec<Command> {
        if key == Key::Leave {
            return vec![Command::Quit];
        }
        if self.too_small {
            return if key == Key::Letter('q') { vec![Command::Quit] } else { Vec::new() };
        }
        match self.screen {
            Screen::Help => {
                self.screen = Screen::Table;
                Vec::new()
            }
            Screen::Curtain(seat) => self.pressed_at_curtain(seat, key),
            Screen::Resign => self.pressed_at_resign(key),
            Screen::Table => self.pressed_at_table(key),
        }
    }

    fn pressed_at_curtain(&mut self, seat: Seat, key: Key) -> Vec<Command> {
        match key {
            Key::Choose => {
                self.screen = Screen::Table;
                self.table = None;
                vec![Command::Host(ToHost::Look(seat))]
            }
            Key::Letter('q') | Key::Leave => vec![Command::Quit],
            Key::Next | Key::Previous | Key::Back | Key::Older | Key::Newer | Key::Letter(_) => Vec::new(),
        }
    }

    fn pressed_at_resign(&mut self, key: Key) -> Vec<Command> {
        self.screen = Screen::Table;
        // Yes, ja, oui.
        let yes = matches!(key, Key::Letter('y' | 'j' | 'o'));
        if yes { self.request(Request::Resign) } else { Vec::new() }
    }

    fn pressed_at_table(&mut self, key: Key) -> Vec<Command> {
        let items = self.offer.items.len().max(1);
        match key {
            Key::Next => self.focus((self.cursor + 1) % items),
            Key::Previous => self.focus((self.cursor + items - 1) % items),
            Key::Letter(digit @ '0'..='9') => self.focus((digit as usize + 9 - '0' as usize) % 10),
            Key::Letter(' ') => self.pick(),
            Key::Choose => return self.choose(),
            Key::Back => self.step_back(),
            Key::Older => self.scrolled = (self.scrolled + 5).min(self.chronicle.sentences().len()),
            Key::Newer => self.scrolled = self.scrolled.saturating_sub(5),
            Key::Letter(letter) => return self.letter(letter),
            Key::Leave => return vec![Command::Quit],
        }
        Vec::new()
    }

    /// The letters are those of the page and of plain mode.
    fn letter(&mut self, letter: char) -> Vec<Command> {
        match letter {
            '?' => self.screen = Screen::Help,
            'q' => return vec![Command::Quit],
            'h' => return self.ask_hint(),
            'u' | 'U' => return self.request(Request::AskTakeBack),
            'n' if self.is_over() => return vec![Command::Host(ToHost::Again)],
            'A' if !self.is_over() => return self.request(Request::Abandon),
            'B' => return self.stand_in(),
            'y' if self.take_back_asked().is_some() => return self.consent(Consent::Granted),
            'x' if self.take_back_asked().is_some() => return self.consent(Consent::Refused),
            'R' if !self.is_over() => self.screen = Screen::Resign,
            'H' => self.answer(read_out::hand),
            't' | 'T' => self.answer(read_out::trick),
            's' | 'S' => self.answer(read_out::score),
            'o' | 'O' => self.answer(read_out::others),
            'm' | 'M' => self.answer(read_out::moves),
            'c' | 'C' => self.answer(read_out::clocks),
            _other => {}
        }
        Vec::new()
    }

    /// A program shall play for whoever is waited for and is not here.
    fn stand_in(&mut self) -> Vec<Command> {
        match self.absentee() {
            Some(seat) => self.request(Request::StandIn { seat }),
            None => Vec::new(),
        }
    }

    /// The person who is waited for and is not here; nobody where it is not told who is here, as on one's own machine.
    pub(in crate::play) fn absentee(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        let (Viewer::Seat(me), position) = (table.about.viewer, &table.position) else { return None };
        if !position.seats[me.index()].present {
            return None;
        }
        let is_gone = |seat: &&Seat| {
            let face = &position.seats[seat.index()];
            !face.present && face.stand_in.is_none()
        };
        position.turn.iter().find(is_gone).copied()
    }

    /// An answer to somebody who would like to take a decision back.
    fn consent(&mut self, consent: Consent) -> Vec<Command> {
        self.request(Request::AnswerTakeBack { consent })
    }

    /// A line in plain mode: a letter, a word, a number of the menu, or an action as records write it.
    pub(super) fn typed(&mut self, line: &str) -> Vec<Command> {
        if let Screen::Curtain(seat) = self.screen {
            let key = if line == "q" || line == "quit" { Key::Leave } else { Key::Choose };
            return self.pressed_at_curtain(seat, key);
        }
        let letter = match line {
            "hand" => 'H',
            "hint" => 'h',
            "trick" => 't',
            "score" => 's',
            "others" => 'o',
            "moves" => 'm',
            "undo" => 'u',
            "clocks" => 'c',
            "new" => 'n',
            "quit" => 'q',
            "help" => '?',
            "log" => return self.read_log(),
            "resign" => return self.request(Request::Resign),
            _other if line.starts_with("say ") => return self.say_aloud(&line["say ".len()..]),
            _other => {
                let mut letters = line.chars();
                match (letters.next(), letters.next()) {
                    (Some(letter), None) if !letter.is_ascii_digit() => letter,
                    (_, _) => return self.typed_action(line),
                }
            }
        };
        match letter {
            '?' => self.notice = Some(Notice::Answer(vec![self.words.say("terminal-plain-help", &[])])),
            letter if LETTERS.contains(letter) => {
                self.notice = None;
                let commands = self.letter(letter);
                // Not every letter means something at every moment.
                if commands.is_empty() && self.notice.is_none() {
                    self.not_understood();
                }
                return commands;
            }
            _other => self.not_understood(),
        }
        Vec::new()
    }

    fn say_aloud(&mut self, words: &str) -> Vec<Command> {
        match Saying::clean(words) {
            Ok(text) => self.request(Request::Say { text }),
            Err(_) => Vec::new(),
        }
    }

    fn typed_action(&mut self, line: &str) -> Vec<Command> {
        let Some(table) = &self.table else { return Vec::new() };
        let legal = &table.position.legal;
        let number = line.parse::<usize>().ok().and_then(|number| legal.get(number.checked_sub(1)?));
        let known = number.or_else(|| legal.iter().find(|action| action.text == line));
        match known.map(|action| action.text.clone()) {
            Some(action) => self.act(action),
            None if line.is_empty() => Vec::new(),
            // Something that could be an action is asked about: the rules say why not.
            None if line.contains(' ') || line.chars().all(char::is_alphabetic) && self.on_turn() => {
                self.say(ClientMsg::WhyNot { action: line.chars().take(80).collect() })
            }
            None => {
                self.not_understood();
                Vec::new()
            }
        }
    }

    fn not_understood(&mut self) {
        self.notice = Some(Notice::Refused(read_out::not_understood(self)));
    }

    fn read_log(&mut self) -> Vec<Command> {
        self.notice = Some(Notice::Answer(self.chronicle.sentences().map(ToString::to_string).collect()));
        Vec::new()
    }

    fn answer(&mut self, read_out: fn(&Model) -> Vec<String>) {
        self.notice = Some(Notice::Answer(read_out(self)));
    }

    fn focus(&mut self, item: usize) {
        if item < self.offer.items.len() {
            self.cursor = item;
            self.notice = None;
        }
    }

    fn pick(&mut self) {
        if self.offer.several.is_none() {
            return;
        }
        match self.picked.iter().position(|picked| *picked == self.cursor) {
            Some(index) => drop(self.picked.remove(index)),
            None => self.picked.push(self.cursor),
        }
    }

    fn step_back(&mut self) {
        self.notice = None;
        self.picked.clear();
        let shorter = self.chosen.rsplit_once(' ').map(|(rest, _)| rest.to_string()).unwrap_or_default();
        // A verb alone was never chosen by itself in the card games.
        self.chosen = if shorter == "play" { String::new() } else { shorter };
        self.cursor = 0;
        self.renew_offer();
    }

    fn choose(&mut self) -> Vec<Command> {
        if let Some((verb, _)) = &self.offer.several {
            let action = format!("{verb} {}", self.picked_cards());
            return self.act(action);
        }
        let Some(item) = self.offer.items.get(self.cursor).cloned() else { return Vec::new() };
        match item.reach {
            Reach::Whole => self.act(item.text),
            Reach::Part => {
                self.chosen = item.text;
                self.cursor = 0;
                self.renew_offer();
                Vec::new()
            }
            Reach::Refused | Reach::Waiting => self.say(ClientMsg::WhyNot { action: item.text }),
        }
    }

    /// The cards that were picked, or the one that has the focus, in the order of the hand.
    fn picked_cards(&self) -> String {
        let mut picked = if self.picked.is_empty() { vec![self.cursor] } else { self.picked.clone() };
        picked.sort_unstable();
        let card = |index: &usize| {
            let text = &self.offer.items.get(*index)?.text;
            text.rsplit_once(' ').map(|(_, card)| card.to_string())
        };
        picked.iter().filter_map(card).collect::<Vec<_>>().join(",")
    }

    fn act(&mut self, action: String) -> Vec<Command> {
        let Some(expect) = self.table.as_ref().map(|table| table.position.phase) else { return Vec::new() };
        self.request(Request::Move { expect, action })
    }

    fn ask_hint(&mut self) -> Vec<Command> {
        if self.on_turn() && self.may_hint() {
            return vec![Command::Hint];
        }
        self.notice = Some(Notice::Refused(self.words.say("terminal-no-hint", &[])));
        Vec::new()
    }

    /// Against people who sit elsewhere a hint would be unfair.
    fn may_hint(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let mut seats = (0u8..).map(Seat).zip(&table.position.seats);
        seats.all(|(seat, face)| face.player.is_bot() || Some(seat) == self.me() || self.home.contains(&seat))
    }

    fn request(&mut self, request: Request) -> Vec<Command> {
        self.sent += 1;
        let id = CommandId::try_from(format!("{}-{}", self.session, self.sent));
        let command_id = id.expect("a session is made of letters and digits");
        self.say(ClientMsg::Do { command_id, request })
    }

    fn say(&self, message: ClientMsg) -> Vec<Command> {
        let seat = self.me().unwrap_or(Seat(0));
        vec![Command::Host(ToHost::Say(seat, message))]
    }
}
