//! The state of a terminal at a table, and how it changes: `update(model, message)` returns what is to be done outside.
//! Nothing here reads a key, draws a cell or knows a rule. What the player does is in [`player`].

mod player;

use std::path::PathBuf;

use game::{Seat, Viewer};
use table::refused::Refused;
use table::seen::{About, Position, Snapshot, Stage};
use table::wire::ServerMsg;

use super::board::Board;
use super::chronicle::{Chronicle, Context, names};
use super::draw::{HEIGHT_MIN, Look, WIDTH_MIN};
use super::hint::Hint;
use super::host::{FromHost, ToHost, Trouble};
use super::offer::{Ground, Offer, Reach};
use super::read_out;
use crate::words::Words;

/// What happens to a terminal.
#[derive(Clone, Debug)]
pub enum Message {
    /// A key was pressed.
    Key(Key),
    /// The window has this many columns and rows.
    Resized(u16, u16),
    /// The program is to be stopped for a while: Ctrl-Z.
    Suspend,
    /// A line was typed, in plain mode.
    Typed(String),
    /// The other end said something.
    Host(FromHost),
    /// The strong bot has made up its mind about this phase.
    Hint(u64, Option<Hint>),
}

/// A key, by what it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// To the next thing.
    Next,
    /// To the one before.
    Previous,
    /// This one.
    Choose,
    /// Back from here.
    Back,
    /// Further back in the chronicle.
    Older,
    /// And forward again.
    Newer,
    /// A letter, a digit, the space bar.
    Letter(char),
    /// Away from here, whatever is shown.
    Leave,
}

/// What is to be done outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Say this to the other end.
    Host(ToHost),
    /// Ask the strong bot what it would do.
    Hint,
    /// Stop for a while, and leave the terminal as it was until then.
    Suspend,
    /// Leave. The game is kept.
    Quit,
}

/// What fills the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The table.
    Table,
    /// The keys.
    Help,
    /// Nothing to see until the player of this seat has the terminal to himself.
    Curtain(Seat),
    /// Is the game really to be given up?
    Resign,
}

/// A line that is shown until something else happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Why something cannot be done.
    Refused(String),
    /// What was asked for.
    Answer(Vec<String>),
    /// What the strong bot would do.
    Hint(String),
}

/// The table as it was last shown.
#[derive(Clone, Debug)]
pub struct AtTable {
    /// What never changes.
    pub about: About,
    /// How things stand.
    pub position: Position,
    /// The same, typed.
    pub board: Board,
}

/// The state of a terminal.
pub struct Model {
    /// The words of the player's language.
    pub words: Words,
    /// What the terminal can show.
    pub look: Look,
    /// Who plays at this terminal; empty: only the one that the other end names.
    pub home: Vec<Seat>,
    /// What fills the screen.
    pub screen: Screen,
    /// The window shows nothing of the table: nothing can be chosen blindly.
    pub too_small: bool,
    /// The link by which the others come, at a table that was opened from here.
    pub invitation: Option<String>,
    /// Where the record of the game lies, once it is over.
    pub record: Option<PathBuf>,
    /// The table, once something of it is known.
    pub table: Option<AtTable>,
    /// What happened.
    pub chronicle: Chronicle,
    /// So many lines of the chronicle are below the window.
    pub scrolled: usize,
    /// The beginning of an action that has been chosen.
    pub chosen: String,
    /// The menu, and where one is in it.
    pub offer: Offer,
    /// The item that has the focus.
    pub cursor: usize,
    /// The items that were picked, where several are chosen together.
    pub picked: Vec<usize>,
    /// What is to be read now.
    pub notice: Option<Notice>,
    /// What is wrong with the line.
    pub trouble: Option<Trouble>,
    /// Seats that are one person's, where somebody from elsewhere has several.
    pub shared: Vec<Vec<Seat>>,
    /// Something that was said has been answered.
    pub answered: bool,
    /// Everything was shown anew, and the chronicle is still to come.
    fresh: bool,
    /// A command was done, and came to this event.
    done: Option<u64>,
    /// Makes the ids of this terminal's commands differ from all others.
    session: String,
    sent: u64,
}

impl Model {
    /// A terminal at which these seats play.
    pub fn new(words: Words, look: Look, home: Vec<Seat>, session: String) -> Model {
        Model {
            words,
            look,
            home,
            screen: Screen::Table,
            too_small: false,
            invitation: None,
            record: None,
            table: None,
            chronicle: Chronicle::default(),
            scrolled: 0,
            chosen: String::new(),
            offer: Offer::default(),
            cursor: 0,
            picked: Vec::new(),
            notice: None,
            trouble: None,
            shared: Vec::new(),
            answered: false,
            fresh: false,
            done: None,
            session,
            sent: 0,
        }
    }

    /// The seat that is looking.
    pub fn me(&self) -> Option<Seat> {
        match self.table.as_ref()?.about.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Has the viewer something to decide?
    pub fn on_turn(&self) -> bool {
        self.table.as_ref().is_some_and(|table| !table.position.legal.is_empty())
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| matches!(table.position.stage, Stage::Over { .. }))
    }

    /// Who would like to take a decision back, and waits for an answer.
    pub fn take_back_asked(&self) -> Option<Seat> {
        self.table.as_ref()?.position.take_back.filter(|seat| Some(*seat) != self.me())
    }

    /// What people call the players.
    pub fn names(&self) -> Vec<String> {
        let players: Vec<_> = self
            .table
            .iter()
            .flat_map(|table| &table.position.seats)
            .map(|seat| seat.player.clone())
            .collect();
        names(&self.words, &players)
    }

    /// What menus and read-outs are made from.
    pub fn ground(&self) -> Option<Ground<'_>> {
        let table = self.table.as_ref()?;
        let seats = table.position.seats.iter().zip(self.names());
        Some(Ground {
            words: &self.words,
            board: &table.board,
            legal: table.position.legal.iter().map(|legal| legal.text.as_str()).collect(),
            names: seats.map(|(seat, name)| (seat.word.clone().unwrap_or_default(), name)).collect(),
        })
    }
}

/// What a message changes, and what is to be done about it.
pub fn update(model: &mut Model, message: Message) -> Vec<Command> {
    match message {
        Message::Host(FromHost::Said(said)) => model.heard(*said),
        Message::Host(FromHost::Recorded(path)) => {
            model.record = Some(path);
            Vec::new()
        }
        Message::Host(FromHost::Trouble(trouble)) => {
            model.trouble = Some(trouble);
            Vec::new()
        }
        Message::Hint(phase, hint) => model.hinted(phase, hint),
        Message::Resized(width, height) => {
            model.too_small = width < WIDTH_MIN || height < HEIGHT_MIN;
            Vec::new()
        }
        Message::Suspend => vec![Command::Suspend],
        Message::Key(key) => model.pressed(key),
        Message::Typed(line) => model.typed(line.trim()),
    }
}

// What the other end says.
impl Model {
    fn heard(&mut self, message: ServerMsg) -> Vec<Command> {
        self.trouble = None;
        match message {
            ServerMsg::Snapshot { snapshot: Snapshot { about, position }, .. } => {
                self.record = self.record.take().filter(|_| matches!(position.stage, Stage::Over { .. }));
                self.chronicle = Chronicle::default();
                self.fresh = true;
                self.place(about, position);
            }
            ServerMsg::Update { events, position } => {
                let Some(AtTable { about, .. }) = self.table.take() else { return Vec::new() };
                self.place(about, position);
                self.tell(&events);
                self.answered |= std::mem::take(&mut self.fresh);
                self.see_done();
            }
            // What came of a command may be told before or after it is said to be done.
            ServerMsg::Done { seq, .. } => {
                self.done = Some(seq);
                self.see_done();
            }
            ServerMsg::Refused { error, .. } => self.refuse(&error),
            ServerMsg::Why { refusal, .. } => match refusal {
                Some(refusal) => self.refuse(&refusal),
                None => self.answered = true,
            },
            ServerMsg::Presence { present, watching: _, shared } => {
                self.shared = shared;
                for (seat, face) in
                    self.table.iter_mut().flat_map(|table| &mut table.position.seats).enumerate()
                {
                    face.present = face.player.is_bot() || present.contains(&Seat(seat as u8));
                }
            }
            ServerMsg::Error { .. } => self.answered = true,
            ServerMsg::NextTable { .. } | ServerMsg::Bye { .. } | ServerMsg::Pong { .. } => {}
        }
        Vec::new()
    }

    /// A command is answered once what came of it has been seen.
    fn see_done(&mut self) {
        let seen = self.table.as_ref().map_or(0, |table| table.position.seq);
        if self.done.is_some_and(|done| done <= seen) {
            self.done = None;
            self.answered = true;
        }
    }

    /// Things stand otherwise now: whatever was about to be chosen is forgotten.
    fn place(&mut self, about: About, position: Position) {
        let board = Board::read(about.game, &about.agreed.value(), &position.view.value());
        let before = self.table.as_ref().map(|table| table.position.phase);
        if before != Some(position.phase) {
            self.chosen.clear();
            self.picked.clear();
            self.cursor = 0;
        }
        self.notice = None;
        self.table = Some(AtTable { about, position, board });
        self.renew_offer();
        self.draw_curtain();
    }

    fn tell(&mut self, events: &[table::seen::SeenEntry]) {
        let me = self.me().map(Seat::index);
        let Some(table) = &self.table else { return };
        let context = Context {
            words: &self.words,
            about: &table.about,
            position: &table.position,
            me,
            map: table.board.map(),
        };
        self.chronicle.tell(events, &context);
        self.scrolled = 0;
    }

    /// Somebody else at this terminal has to decide, and must not see these cards.
    fn draw_curtain(&mut self) {
        let (Some(table), Some(me)) = (&self.table, self.me()) else { return };
        let turn = &table.position.turn;
        if self.home.len() > 1 && !turn.contains(&me) {
            let next = self.home.iter().find(|seat| turn.contains(seat));
            self.screen = next.map_or(self.screen, |seat| Screen::Curtain(*seat));
        }
    }

    fn refuse(&mut self, refused: &Refused) {
        self.answered = true;
        let game = self.table.as_ref().map_or("", |table| table.about.game.as_str());
        self.notice = Some(Notice::Refused(read_out::refusal(&self.words, game, refused)));
    }

    fn hinted(&mut self, phase: u64, hint: Option<Hint>) -> Vec<Command> {
        self.answered = true;
        let now = self.table.as_ref().map(|table| table.position.phase);
        if now == Some(phase)
            && let Some(hint) = hint
        {
            let sentence = read_out::hint(self, &hint);
            self.notice = Some(Notice::Hint(sentence));
        }
        Vec::new()
    }

    fn renew_offer(&mut self) {
        self.offer = self.ground().map_or_else(Offer::default, |ground| ground.offer(&self.chosen));
        self.cursor = self.cursor.min(self.offer.items.len().saturating_sub(1));
        // The first thing that may be chosen has the focus, not one that is refused.
        let legal = |reach: Reach| matches!(reach, Reach::Whole | Reach::Part);
        let at_refused = self.offer.items.get(self.cursor).is_some_and(|item| !legal(item.reach));
        if self.cursor == 0 && at_refused {
            self.cursor = self.offer.items.iter().position(|item| legal(item.reach)).unwrap_or(0);
        }
    }
}
