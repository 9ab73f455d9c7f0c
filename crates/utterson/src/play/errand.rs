//! What the model wants done outside: things said to the other end, and thoughts that take a while.

use std::sync::mpsc::Sender;

use super::hint::hint;
use super::host::ToHost;
use super::model::{Message, Model};

/// Whoever runs the errands.
pub struct Errands {
    /// The other end.
    pub host: Sender<ToHost>,
    /// Back to the model.
    pub inbox: Sender<Message>,
}

impl Errands {
    /// Says something to the other end. If that is gone, it has said so itself.
    pub fn say(&self, message: ToHost) {
        let _ = self.host.send(message);
    }

    /// Asks the strong bot, in a thread of its own.
    pub fn hint(&self, model: &Model) {
        let Some(table) = &model.table else { return };
        let (board, phase) = (table.board.clone(), table.position.phase);
        let inbox = self.inbox.clone();
        std::thread::spawn(move || inbox.send(Message::Hint(phase, hint(&board))));
    }
}
