//! The full screen: keys go in, the table is drawn, and the terminal is left as it was found.

use std::sync::mpsc::{Receiver, Sender};

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::draw::draw;
use super::errand::Errands;
use super::model::{Command, Key, Message, Model, update};
use super::read_out;
use crate::shared::Failure;

/// Plays in full screen until the player leaves.
pub fn run(
    mut model: Model,
    errands: &Errands,
    inbox: &Receiver<Message>,
    keys: Sender<Message>,
) -> Result<(), Failure> {
    // Also puts the terminal right again should the program panic.
    let mut terminal = ratatui::try_init()?;
    std::thread::spawn(move || while read_key(&keys) {});
    let outcome = play(&mut model, errands, inbox, &mut terminal);
    ratatui::restore();
    outcome?;
    if let Some(trouble) = model.trouble.as_ref().filter(|trouble| trouble.is_final()) {
        return Err(Failure::Bad(read_out::trouble(&model.words, trouble)));
    }
    if !model.is_over() && !model.home.is_empty() {
        println!("{}", model.words.say("terminal-kept", &[]));
    }
    Ok(())
}

fn play(
    model: &mut Model,
    errands: &Errands,
    inbox: &Receiver<Message>,
    terminal: &mut ratatui::DefaultTerminal,
) -> Result<(), Failure> {
    loop {
        terminal.draw(|frame| draw(model, frame))?;
        let Ok(message) = inbox.recv() else { return Ok(()) };
        for command in update(model, message) {
            match command {
                Command::Quit => return Ok(()),
                Command::Host(message) => errands.say(message),
                Command::Hint => errands.hint(model),
            }
        }
    }
}

/// Passes the next key on; a new size of the window is drawn by itself. `false` when nobody listens any more.
fn read_key(keys: &Sender<Message>) -> bool {
    let message = match event::read() {
        Ok(Event::Key(pressed)) if pressed.kind == KeyEventKind::Press => key(pressed).map(Message::Key),
        Ok(Event::Resize(..)) => Some(Message::Resized),
        Ok(_) => None,
        Err(_) => return false,
    };
    message.is_none_or(|message| keys.send(message).is_ok())
}

/// What the keys are for.
const KEYS: [(KeyCode, Key); 12] = [
    (KeyCode::Right, Key::Next),
    (KeyCode::Down, Key::Next),
    (KeyCode::Tab, Key::Next),
    (KeyCode::Left, Key::Previous),
    (KeyCode::Up, Key::Previous),
    (KeyCode::BackTab, Key::Previous),
    (KeyCode::Enter, Key::Choose),
    (KeyCode::Esc, Key::Back),
    (KeyCode::Backspace, Key::Back),
    (KeyCode::Delete, Key::Back),
    (KeyCode::PageUp, Key::Older),
    (KeyCode::PageDown, Key::Newer),
];

fn key(pressed: KeyEvent) -> Option<Key> {
    if pressed.modifiers.contains(KeyModifiers::CONTROL) {
        return (pressed.code == KeyCode::Char('c')).then_some(Key::Leave);
    }
    if let KeyCode::Char(letter) = pressed.code {
        return Some(Key::Letter(letter));
    }
    KEYS.iter().find(|(code, _)| *code == pressed.code).map(|(_, key)| *key)
}
