//! The messages of the engine protocol, as `docs/engine.md` explains them. Views, moves and legal actions are the wire's own JSON.

use game::Standing;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::any::GameName;
use table::seen::LegalAction;

/// The version of the protocol.
pub const PROTOCOL_VERSION: u32 = 1;

/// What whoever keeps the game says to a program. Fields and types that are not known here are overlooked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HostMsg {
    /// The first line.
    Hello {
        /// [`PROTOCOL_VERSION`].
        protocol: u32,
        /// Who speaks.
        host: String,
    },
    /// A game begins.
    Game(Box<Begin>),
    /// A move, as this seat saw it.
    Moved {
        /// The line of the record, with `?` for what is hidden.
        line: String,
        /// The same for machines.
        seen: Value,
        /// What followed from it by the rules, as the record says it.
        notes: Vec<String>,
    },
    /// The last moves are undone.
    TakenBack {
        /// How many.
        moves: usize,
    },
    /// Choose.
    Ask {
        /// All that this seat may know.
        view: Value,
        /// What it may choose from.
        legal: Vec<LegalAction>,
        /// How long it may think; `null`: as long as it likes.
        time_ms: Option<u64>,
        /// Chance for those who want to choose alike every time.
        seed: u32,
    },
    /// Answer the question now.
    Stop,
    /// What is each action worth to the owner of this view?
    Values {
        /// All that the seat may know.
        view: Value,
        /// How much may be thought; left out: as much as the level is made for.
        #[serde(default)]
        work: Option<u64>,
        /// Chance.
        #[serde(default)]
        seed: u32,
        /// By whose judgement; left out: the engine's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// The game is over.
    Over {
        /// What it was worth to this seat; `null`: nothing, it was broken off.
        standing: Option<Standing>,
    },
    /// Something newer.
    #[serde(other)]
    Unknown,
}

/// What a game begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Begin {
    /// The game.
    pub game: GameName,
    /// The version of its rules.
    pub rules: u32,
    /// The options as records write them.
    pub options: Vec<String>,
    /// The same for machines, with all that they name: london's map.
    pub agreed: Value,
    /// What the record calls the seats, in the order of the game.
    pub seats: Vec<String>,
    /// What the notes call the players, in the same order.
    pub players: Vec<String>,
    /// Which of the seats is yours.
    pub seat: u8,
    /// What stands on the table before the first move.
    pub notes: Vec<String>,
}

/// What a program answers: which of the fields are there depends on the question.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct EngineMsg {
    /// To `hello`: the version that it speaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protocol: Option<u32>,
    /// To `hello`: what it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// To `hello`: the games that it plays, if not all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<Vec<String>>,
    /// To `ask`: what it chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Choice>,
    /// To `values`: what each legal action is worth, in the order of the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<Judgement>>,
    /// To anything: why it cannot answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// What an action is worth to the owner of the view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// The action as records write it.
    pub text: String,
    /// What its side can expect, from 0 to 1; `null` if it was never tried.
    pub value: Option<f64>,
    /// How often it was tried.
    pub visits: u64,
    /// The standard error of the value, where it can be said.
    pub error: Option<f64>,
}

/// A legal action, as one of the texts or by its place in the list, from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Choice {
    /// By its place.
    Index(u64),
    /// By its text.
    Text(String),
}

impl Choice {
    /// Where it stands in the list.
    pub fn find(&self, legal: &[LegalAction]) -> Option<usize> {
        match self {
            Choice::Index(index) => usize::try_from(*index).ok().filter(|index| *index < legal.len()),
            Choice::Text(text) => legal.iter().position(|action| action.text == *text),
        }
    }
}

/// A line of the protocol, without its end.
pub fn line(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("strings, numbers and lists can always be written")
}
