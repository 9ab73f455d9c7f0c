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
    let terminal = ratatui::try_init();
    let mut terminal = terminal.map_err(|_| Failure::Usage(model.words.say("terminal-no-terminal", &[])))?;
    listen_to_signals(keys.clone())?;
    std::thread::spawn(move || while read_key(&keys) {});
    let size = terminal.size()?;
    update(&mut model, Message::Resized(size.width, size.height));
    let outcome = play(&mut model, errands, inbox, &mut terminal);
    ratatui::restore();
    outcome?;
    if let Some(trouble) = model.trouble.as_ref().filter(|trouble| trouble.is_final()) {
        return Err(Failure::Bad(read_out::trouble(&model.words, trouble)));
    }
    read_out::farewell(&model).iter().for_each(|line| println!("{line}"));
    Ok(())
}

/// Who ends the program from outside, or stops it for a while, finds the terminal as it was, and the game kept.
#[cfg(unix)]
fn listen_to_signals(inbox: Sender<Message>) -> Result<(), Failure> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM, SIGTSTP])?;
    std::thread::spawn(move || {
        signals.forever().try_for_each(|signal| {
            inbox.send(if signal == SIGTSTP { Message::Suspend } else { Message::Key(Key::Leave) })
        })
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen_to_signals(_: Sender<Message>) -> Result<(), Failure> {
    Ok(())
}

/// Stops until the shell lets the program go on.
fn suspend(terminal: &mut ratatui::DefaultTerminal) -> Result<(), Failure> {
    ratatui::restore();
    #[cfg(unix)]
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    *terminal = ratatui::try_init()?;
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
                Command::Suspend => suspend(terminal)?,
            }
        }
    }
}

/// Passes the next key on; a new size of the window is drawn by itself. `false` when nobody listens any more.
fn read_key(keys: &Sender<Message>) -> bool {
    let message = match event::read() {
        Ok(Event::Key(pressed)) if is_control(pressed, 'z') => Some(Message::Suspend),
        Ok(Event::Key(pressed)) if pressed.kind == KeyEventKind::Press => key(pressed).map(Message::Key),
        Ok(Event::Resize(width, height)) => Some(Message::Resized(width, height)),
        Ok(_) => None,
        Err(_) => return false,
    };
    message.is_none_or(|message| keys.send(message).is_ok())
}

fn is_control(pressed: KeyEvent, letter: char) -> bool {
    pressed.modifiers.contains(KeyModifiers::CONTROL) && pressed.code == KeyCode::Char(letter)
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
        return is_control(pressed, 'c').then_some(Key::Leave);
    }
    if let KeyCode::Char(letter) = pressed.code {
        return Some(Key::Letter(letter));
    }
    KEYS.iter().find(|(code, _)| *code == pressed.code).map(|(_, key)| *key)
}
