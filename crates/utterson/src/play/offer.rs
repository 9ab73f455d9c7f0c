//! What the player can choose from now: the legal actions, as a menu; and beside them, to be asked about, what is
//! not legal just now. There are no rules here: what is legal comes with the position, and what something costs is
//! asked from the game.

use game::{Game, Notation, Viewer};

use super::board::{Board, London};
use crate::words::Words;

/// A menu.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// What can be chosen, in its order.
    pub items: Vec<Item>,
    /// Cards are chosen together: the verb, and how many.
    pub several: Option<(String, usize)>,
}

/// One thing to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The action as records write it, or its beginning.
    pub text: String,
    /// What it is called.
    pub label: String,
    /// What it costs, where that can be said.
    pub cost: Option<Cost>,
    /// What happens when it is chosen.
    pub reach: Reach,
}

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// So many points.
    Points(u8),
    /// What the bag demands.
    Bag,
}

/// What happens when an item is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It is done.
    Whole,
    /// There is more to choose.
    Part,
    /// The rules refuse it now: the reason is shown.
    Refused,
    /// It is somebody else's turn.
    Waiting,
}

/// What a menu is made from.
pub struct Ground<'a> {
    /// The words of a language.
    pub words: &'a Words,
    /// What the viewer knows.
    pub board: &'a Board,
    /// The legal actions as records write them.
    pub legal: Vec<&'a str>,
    /// The players' names by seat, and the record's word for each.
    pub names: Vec<(String, String)>,
}

impl Ground<'_> {
    /// The menu behind what has been chosen already.
    pub fn offer(&self, chosen: &str) -> Offer {
        match self.board {
            Board::None => Offer::default(),
            Board::Duel(view) => self.duel(view, chosen),
            Board::Partners(view) => self.partners(view, chosen),
            Board::London(table) => self.london(table, chosen),
        }
    }

    fn reach(&self, text: &str) -> Reach {
        let goes_on = |legal: &&&str| legal.strip_prefix(text).is_some_and(|rest| rest.starts_with(' '));
        if self.legal.contains(&text) {
            Reach::Whole
        } else if self.legal.iter().any(|legal| goes_on(&legal)) {
            Reach::Part
        } else if self.legal.is_empty() {
            Reach::Waiting
        } else {
            Reach::Refused
        }
    }

    fn item(&self, text: String, label: String) -> Item {
        let reach = self.reach(&text);
        Item { text, label, cost: None, reach }
    }

    fn card(&self, game: &str, card: &impl ToString) -> Item {
        let card = card.to_string();
        let label = self.words.card(game, &card).unwrap_or_else(|| card.clone());
        self.item(format!("play {card}"), label)
    }

    /// A whole action in words.
    pub fn describe(&self, text: &str) -> String {
        let (verb, behind) = text.split_once(' ').unwrap_or((text, ""));
        let game = match self.board {
            Board::London(table) => return self.describe_london(table, text),
            Board::Partners(_) => "partners",
            Board::Duel(_) | Board::None => "duel",
        };
        if let ("ask", Ok(place)) = (verb, behind.parse()) {
            return self.words.say("terminal-ask", &[("who", self.at_place(place))]);
        }
        let word = |word: &str| {
            let card = self.words.card(game, word);
            card.unwrap_or_else(|| self.words.say(&format!("{game}-colour-{word}"), &[]))
        };
        let cards: Vec<String> = behind.split([' ', ',']).map(word).collect();
        format!("{}: {}", self.words.say(&format!("{game}-{verb}"), &[]), cards.join(", "))
    }

    fn describe_london(&self, table: &London, text: &str) -> String {
        let mut parts: Vec<String> = Vec::new();
        for (end, _) in text.match_indices(' ').chain([(text.len(), "")]) {
            let step = &text[..end];
            // What is paid with, and what is answered, is said in one.
            let verb = text.split(' ').next().unwrap_or_default();
            if step == text || !matches!(verb, "pay" | "whites" | "move" | "raise" | "discard") {
                parts.push(self.london_label(table, step));
            }
        }
        parts.join(": ")
    }

    fn duel(&self, view: &duel::View, chosen: &str) -> Offer {
        let duel::Known::Own(own) = &view.known else { return Offer::default() };
        if !chosen.is_empty() {
            let colour = |colour: duel::Colour| {
                let label = self.words.say(&format!("duel-colour-{colour}"), &[]);
                self.item(format!("{chosen} {colour}"), label)
            };
            return Offer { items: duel::Colour::ALL.map(colour).into(), several: None };
        }
        let mut items: Vec<Item> = own.hand.iter().map(|card| self.card("duel", &card)).collect();
        let verb = self.legal.first().and_then(|legal| legal.split_once(' '));
        let several = verb.filter(|(verb, _)| matches!(*verb, "give" | "swap"));
        if several.is_some() {
            items.iter_mut().for_each(|item| item.reach = Reach::Whole);
        }
        let several = several.map(|(verb, cards)| (verb.to_string(), cards.split(',').count()));
        Offer { items, several }
    }

    /// The cards of one's own hand, the ghost's if one plays for it, and the places that can be asked.
    fn partners(&self, view: &partners::View, _chosen: &str) -> Offer {
        let mut items: Vec<Item> = view.hand.iter().map(|card| self.card("partners", &card)).collect();
        let (Viewer::Seat(me), Some(hand)) = (view.viewer, view.board.hand()) else {
            return Offer { items, several: None };
        };
        let seating = &view.board.seating;
        if seating.ghost().is_some_and(|ghost| seating.decider(ghost) == me) {
            items.extend(hand.open.iter().map(|card| self.card("partners", &card)));
        }
        if !self.legal.is_empty() && hand.deciding == partners::Deciding::Turn {
            let others = partners::Place::ALL.into_iter().filter(|place| Some(*place) != view.place());
            items.extend(others.map(|place| {
                let who = ("who", self.at_place(place));
                self.item(format!("ask {place}"), self.words.say("terminal-ask", &[who]))
            }));
        }
        Offer { items, several: None }
    }

    /// Who sits there.
    pub fn at_place(&self, place: partners::Place) -> String {
        let sits = self.names.iter().find(|(word, _)| *word == place.word());
        sits.map_or_else(|| self.words.say("partners-ghost", &[]), |(_, name)| name.clone())
    }

    /// Who has this role.
    pub fn name_of(&self, word: &str) -> String {
        let seat = self.names.iter().find(|(seat, _)| seat == word);
        seat.map_or_else(|| word.to_string(), |(_, name)| name.clone())
    }

    /// What the beginning of an action is called.
    pub fn label_of(&self, chosen: &str) -> String {
        match self.board {
            Board::London(table) => self.london_label(table, chosen),
            Board::Partners(_) | Board::Duel(_) | Board::None => self.describe(chosen),
        }
    }

    fn london(&self, table: &London, chosen: &str) -> Offer {
        let mut next: Vec<String> = Vec::new();
        for legal in &self.legal {
            let text = self.london_step(legal, chosen);
            next.extend(text.filter(|text| !next.contains(text)));
        }
        if chosen.is_empty() {
            let missing = self.not_now(&table.view).into_iter().filter(|text| {
                let verb = text.split(' ').next();
                !next.iter().any(|known| known.split(' ').next() == verb)
            });
            next.extend(missing.collect::<Vec<_>>());
        }
        let item = |text: String| {
            let cost = self.legal.iter().find(|legal| legal.starts_with(&text));
            let cost = cost.and_then(|legal| cost_in_london(table, legal));
            Item { cost, ..self.item(text.clone(), self.london_label(table, &text)) }
        };
        Offer { items: next.into_iter().map(item).collect(), several: None }
    }

    /// The legal action as far as this menu shows it; what has several arguments is chosen word by word.
    fn london_step(&self, legal: &str, chosen: &str) -> Option<String> {
        let words: Vec<&str> = legal.split(' ').collect();
        let depth = if chosen.is_empty() { 0 } else { chosen.split(' ').count() };
        if !chosen.is_empty() && legal.strip_prefix(chosen).is_none_or(|rest| !rest.starts_with(' ')) {
            return None;
        }
        let flat = matches!(words[0], "move" | "pay" | "raise" | "discard" | "whites");
        let shown = if flat { words.len() } else { depth + 1 };
        Some(words[..shown.min(words.len())].join(" "))
    }

    /// Actions of the mover's that are not possible now, to be asked about.
    fn not_now(&self, view: &london::View) -> Vec<String> {
        let acts = view.board.phase == london::Phase::Act;
        let mine = view.player().is_some_and(|(side, _)| side == view.board.mover());
        if !acts || !mine || self.legal.is_empty() {
            return Vec::new();
        }
        let texts: &[&str] = match view.board.mover() {
            london::Side::Hyde => &["meet w", "vice", "trash w", "steal", "resist w"],
            london::Side::Jekyll => &["buy w", "mix", "research", "alleviate w www"],
        };
        texts.iter().map(ToString::to_string).collect()
    }

    fn london_label(&self, table: &London, text: &str) -> String {
        let words: Vec<&str> = text.split(' ').collect();
        let say = |id: String| self.words.say(&id, &[]);
        let action = || {
            let kind = match words[0] {
                "raise" | "whiten" | "decline" => "reaction-",
                "pay" | "discard" | "whites" | "lift" => "",
                _action => "action-",
            };
            say(format!("london-{kind}{}", words[0]))
        };
        let argument = |word: &str| match table.options.map.find(word) {
            Some(place) => self.words.place(&table.options.map[place].name).to_string(),
            None if word.parse::<london::Colour>().is_ok() => say(format!("london-colour-{word}")),
            None => {
                word.chars().map(|vice| say(format!("london-colour-{vice}"))).collect::<Vec<_>>().join(", ")
            }
        };
        match words.as_slice() {
            ["pay", "token"] => say("london-pay-token".to_string()),
            ["pay", "black"] => say("london-pay-black".to_string()),
            ["pay", "card", colour] => say(format!("london-card-{colour}")),
            ["pay", colour] => say(format!("london-token-{colour}")),
            ["whites", answer] => say(format!("terminal-{answer}")),
            ["move", goal] => format!("→ {}", argument(goal)),
            ["raise" | "discard", colour] => {
                format!("{}: {}", action(), say(format!("london-colour-{colour}")))
            }
            [_] => action(),
            // What is refused is shown without the argument that it was asked with.
            [_, ..] if self.reach(text) == Reach::Refused => action(),
            [.., last] => argument(last),
            [] => String::new(),
        }
    }
}

/// What an action costs: points, or on a black path what the bag demands.
fn cost_in_london(table: &London, text: &str) -> Option<Cost> {
    let London { options, view } = table;
    let action = london::State::parse_action(options, text).ok()?;
    let points = london::State::cost(options, view, action).map(Cost::Points);
    points.or(matches!(action, london::Action::Move(_)).then_some(Cost::Bag))
}
