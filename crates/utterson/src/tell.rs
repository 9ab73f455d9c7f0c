//! What happened, in sentences: a line of the record, as one viewer saw it, told from `i18n/*/told.ftl`.
//!
//! The page tells lines by the same rule (`web/src/lib/words/tell.ts`); the English catalogue says what a message
//! is given.

use fluent_bundle::{FluentArgs, FluentValue};
use london::Map;
use table::any::GameName;

use crate::words::Words;

/// Whoever tells a line knows the words, the names at the table, and whom he is talking to.
pub struct Teller<'a> {
    /// The words of a language.
    pub words: &'a Words,
    /// The game.
    pub game: GameName,
    /// What the record calls each seat at this moment, and the player's name.
    pub seats: Vec<(&'a str, &'a str)>,
    /// The listener's seat in that list; nobody's for a spectator.
    pub me: Option<usize>,
    /// The map of london, which knows the names of the locations.
    pub map: Option<&'a Map>,
}

/// The arguments that a line may have and that are `none` if it has not.
const SOMETIMES: [&str; 10] =
    ["a", "b", "c", "winner", "lead", "received", "tile", "mixture", "turn", "marker"];

impl Teller<'_> {
    /// The line as a sentence; the line itself if there is none for it.
    pub fn tell(&self, line: &str) -> String {
        let mut words = line.split(' ');
        let first = words.next().unwrap_or_default();
        let game = self.game;
        let (id, behind): (String, Vec<&str>) = match first {
            "result" => (format!("{game}-result"), words.collect()),
            "table" => (format!("{game}-table-{}", words.next().unwrap_or_default()), words.collect()),
            _seat => (format!("{game}-line-{}", words.next().unwrap_or_default()), words.collect()),
        };
        self.words.format(&id, &self.arguments(&id, first, &behind)).unwrap_or_else(|| line.to_string())
    }

    fn arguments<'l>(&'l self, id: &str, first: &'l str, behind: &[&'l str]) -> FluentArgs<'l> {
        let mut arguments = FluentArgs::new();
        for name in SOMETIMES {
            arguments.set(format!("{name}-raw"), "none");
            arguments.set(name, "none");
            arguments.set(format!("{name}-is"), "other");
        }
        arguments.set("who", self.name(first).unwrap_or_default());
        arguments.set("is", self.is(first));
        let mut places = ["a", "b", "c"].into_iter();
        let mut all = Vec::new();
        for word in behind {
            match word.split_once('=') {
                None => self.set(&mut arguments, id, places.next().unwrap_or("c"), word),
                Some((key, value)) => {
                    self.set(&mut arguments, id, key, value);
                    if key != "winner" {
                        all.push(self.pair(id, key, value));
                    }
                }
            }
        }
        arguments.set("all", all.join(", "));
        arguments
    }

    /// Everything that a message may ask about one word of the line.
    fn set(&self, arguments: &mut FluentArgs<'_>, id: &str, name: &str, raw: &str) {
        // L5.5: of a tile everybody sees the column, jekyll the recipe.
        let (raw, recipe) = match raw.split_once(':') {
            Some((column, recipe)) if name == "tile" => (column, Some(recipe)),
            Some(_) | None => (raw, None),
        };
        if let Some(recipe) = recipe {
            self.set(arguments, id, "recipe", recipe);
        }
        if self.game == GameName::Partners {
            arguments.set(format!("{name}-side"), self.side(raw).unwrap_or_default());
        }
        arguments.set(format!("{name}-is"), self.is(raw));
        arguments.set(format!("{name}-raw"), if raw == "?" { "hidden".to_string() } else { raw.to_string() });
        // Rust reads `+2` as a number, but that is a potion.
        let number = raw.parse::<u32>().ok().filter(|_| !raw.starts_with('+'));
        let value = number.map_or_else(|| FluentValue::from(self.word(id, raw)), FluentValue::from);
        arguments.set(name.to_string(), value);
    }

    /// `n=jekyll` as "North: Jekyll".
    fn pair(&self, id: &str, key: &str, value: &str) -> String {
        let place = || self.words.get(&format!("{}-seat-{key}", self.game), &[]).filter(|_| is_seats(id));
        let key = place().unwrap_or_else(|| self.word(id, key));
        let pair = [("key", key), ("value", self.word(id, value))];
        self.words.say("told-pair", &pair)
    }

    /// A word of the record, or a list of them, in words.
    fn word(&self, id: &str, raw: &str) -> String {
        let named = |name: &&str| *name == raw && (id.ends_with("-result") || is_seats(id));
        if raw == "?" {
            return self.words.say("told-hidden", &[]);
        }
        if self.seats.iter().map(|(_, name)| name).any(named) {
            return raw.to_string();
        }
        if let Some(name) = self.location(id, raw).or_else(|| self.name(raw).map(str::to_string)) {
            return name;
        }
        let items: Vec<String> = raw.split(',').map(|item| self.item(item)).collect();
        items.join(", ")
    }

    /// One card, colour or side in words; anything else as it stands.
    fn item(&self, raw: &str) -> String {
        let get = |id: String| self.words.get(&id, &[]);
        let found = match self.game {
            GameName::Partners => get(format!("partners-card-{raw}")).or_else(|| self.side(raw)),
            GameName::Duel => get(format!("duel-colour-{raw}")).or_else(|| self.words.card("duel", raw)),
            GameName::London => get(format!("london-colour-{raw}")).or_else(|| self.trio(raw)),
        };
        found.unwrap_or_else(|| raw.to_string())
    }

    /// `wle` as the three vices.
    fn trio(&self, raw: &str) -> Option<String> {
        let trio: london::Trio = raw.parse().ok()?;
        let colours = trio.cards().iter();
        let names: Vec<String> =
            colours.map(|colour| self.words.say(&format!("london-colour-{colour}"), &[])).collect();
        Some(names.join(", "))
    }

    /// In partners, the side of a card, or the side of that name.
    fn side(&self, raw: &str) -> Option<String> {
        let side = match raw.get(..1)? {
            "J" | "j" if raw == "jekyll" || raw.parse::<partners::Card>().is_ok() => "jekyll",
            "H" | "h" if raw == "hyde" || raw.parse::<partners::Card>().is_ok() => "hyde",
            _other => return None,
        };
        self.words.get(&format!("partners-side-{side}.short"), &[])
    }

    /// The name of the place, where the line speaks of one.
    fn location(&self, id: &str, raw: &str) -> Option<String> {
        let map = self.map.filter(|_| ["-move", "-whiten", "-lift"].iter().any(|verb| id.ends_with(verb)))?;
        map.find(raw).map(|location| self.words.place(&map[location].name).to_string())
    }

    /// The player whom the record calls so just now.
    fn name(&self, word: &str) -> Option<&str> {
        self.seats.iter().find(|(seat, _)| *seat == word).map(|(_, name)| *name)
    }

    /// Is it the listener, or the ghost of partners, or somebody else?
    fn is(&self, word: &str) -> &'static str {
        let called = self.seats.iter().position(|(seat, _)| *seat == word);
        let seat = called.or_else(|| self.seats.iter().position(|(_, name)| *name == word));
        match (self.game, seat) {
            (_, Some(seat)) if Some(seat) == self.me => "you",
            (GameName::Partners, None) if matches!(word, "n" | "e" | "s" | "w") => "ghost",
            (_, Some(_) | None) => "other",
        }
    }
}

/// Is this the line that says who sits where, so that its words are no players yet?
fn is_seats(id: &str) -> bool {
    id == "partners-table-seats"
}

#[cfg(test)]
mod tests {
    use game::record::{self, Line, Recorder};
    use game::{Move, Quick, Seat, Turn, Viewer};
    use table::any::{Playable, Shelves};

    use super::*;
    use crate::shared::agree;
    use crate::words::Language;

    /// Tells every line of a record as every viewer saw it, in every language. A missing message is told as the bare
    /// line; a missing argument stops the test in [`Words::format`].
    fn tell_all<G: Playable>(file: &str) -> Vec<String> {
        let shelves = Shelves::default();
        let sheet = record::open(file.as_bytes()).expect("a record").expect("a header");
        let names: Vec<String> = sheet.header.players.iter().map(|(_, name)| name.text.to_string()).collect();
        let all_words = Language::ALL.map(Words::of);
        let map = Map::built_in();
        let mut told = Vec::new();
        // Notes speak of the seats after the move, and are seen in front of the next one.
        let mut notes: Vec<String> = Vec::new();
        let seats_of = |state: &G| -> Vec<&'static str> {
            (0..names.len()).map(|seat| state.seat_word(Seat(seat as u8))).collect()
        };
        let mut tell = |line: &str, seats: &[&'static str], me: Option<usize>| {
            for words in &all_words {
                let seats = seats.iter().copied().zip(names.iter().map(String::as_str)).collect();
                let sentence = Teller { words, game: G::GAME, seats, me, map: Some(&map) }.tell(line);
                assert_ne!(sentence, line, "not told");
                assert!(!sentence.contains("none"), "{line}: {sentence}");
                told.push(sentence);
            }
        };
        let viewers = || (0..names.len()).map(Some).chain([None]);
        let read = sheet.read::<G>(G::shelf(&shelves), |line, text| {
            let (before, mv) = match line {
                Line::Act(before, seat, action) => (before, Move::Act(*seat, *action)),
                Line::Chance(before, chance) => (before, Move::Chance((*chance).clone())),
                Line::Note | Line::Result => return notes.push(text.to_string()),
            };
            let seats = seats_of(before);
            for me in viewers() {
                notes.iter().for_each(|note| tell(note, &seats, me));
                let viewer = me.map_or(Viewer::Public, |me| Viewer::Seat(Seat(me as u8)));
                tell(&G::write_seen(before.options(), &before.seen(&mv, viewer)), &seats, me);
            }
            tell(text, &seats, None);
            notes.clear();
        });
        let last = seats_of(&read.unwrap_or_else(|_| panic!("a good record")).state);
        for me in viewers() {
            notes.iter().for_each(|note| tell(note, &last, me));
        }
        told
    }

    fn playthrough(name: &str) -> String {
        let path = format!("{}/../../vectors/playthroughs/{name}.case", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("a playthrough")
    }

    #[test]
    fn every_line_of_the_playthroughs_is_told() {
        for name in ["partners-3", "partners-a", "partners-b"] {
            tell_all::<partners::State>(&playthrough(name));
        }
        tell_all::<duel::State>(&playthrough("duel"));
        tell_all::<duel::State>(&playthrough("duel-return"));
        tell_all::<london::State>(&playthrough("london"));
    }

    /// A whole game at random.
    fn random_game<G: Playable>(options: &[&str], seed: u64) -> String {
        let options: Vec<String> = options.iter().map(ToString::to_string).collect();
        let entropy = &mut Quick::new(seed);
        let agreed = agree::<G>(&options, &Shelves::default(), |count| seed as usize % count);
        let agreed = agreed.expect("good options");
        let names = ["Ann", "Bob", "Cy", "Di"].iter().take(G::seats(&agreed)).map(ToString::to_string);
        let mut recorder = Recorder::<G>::new(&agreed, None, names.collect());
        loop {
            let mv = match recorder.state().turn() {
                Turn::Over => return recorder.text().to_string(),
                Turn::Chance => Move::Chance(recorder.state().draw(entropy)),
                Turn::Seats(_) => {
                    let seat = recorder.state().first_writer().expect("somebody decides");
                    Move::Act(seat, game::Entropy::pick(entropy, &recorder.state().choices(seat)))
                }
            };
            recorder.play(&mv).expect("a legal move");
        }
    }

    #[test]
    fn every_line_of_many_games_is_told() {
        for seed in 0..6 {
            tell_all::<partners::State>(&random_game::<partners::State>(&["target=60"], seed));
            tell_all::<partners::State>(&random_game::<partners::State>(&["players=3", "target=60"], seed));
            tell_all::<duel::State>(&random_game::<duel::State>(&["match=return"], seed));
            tell_all::<london::State>(&random_game::<london::State>(&["turns=40"], seed));
        }
    }

    /// Lines of every verb, and of what is rarely seen of one.
    const LINES: [(GameName, &[&str]); 3] = [
        (
            GameName::Partners,
            &[
                "n play JA",
                "n ask w",
                "e ask n",
                "table teams n=jekyll e=hyde s=jekyll w=hyde",
                "table seats n=Ann e=Bob s=Cy",
                "table solo n",
                "table deal dealer=n n=J?,H? e=JA,H3 s=J? w=H?",
                "table trick winner=w",
                "table trick lead=n",
                "table score jekyll=36 hyde=0",
                "result winner=hyde jekyll=36 hyde=1002",
                "result winner=Ann Ann=40 Bob=1 Cy=2",
            ],
        ),
        (
            GameName::Duel,
            &[
                "jekyll give P1,+2",
                "jekyll give P1 received=+3",
                "hyde give ?",
                "hyde play +2 W",
                "jekyll play E7",
                "jekyll swap P1 received=P2",
                "hyde swap ?",
                "table deal jekyll=P1 hyde=? aside=?",
                "table trick winner=jekyll",
                "table round jekyll=6 hyde=4 marker=2",
                "table game 2",
                "result winner=jekyll marker=8 round=3",
                "result winner=draw Ann=4/3 Bob=4/3",
                "result winner=Bob Ann=4/3 Bob=10/2",
            ],
        ),
        (
            GameName::London,
            &[
                "hyde move soho",
                "hyde meet w",
                "hyde vice",
                "hyde trash l",
                "hyde steal",
                "hyde resist p",
                "jekyll buy e",
                "jekyll mix",
                "jekyll research",
                "jekyll alleviate w wle",
                "jekyll pass",
                "jekyll raise w",
                "hyde raise w turn=lost",
                "jekyll whiten soho w",
                "jekyll decline",
                "hyde pay token",
                "jekyll pay black mixture=wrong",
                "jekyll pay card w mixture=right",
                "jekyll pay w tile=w:wle",
                "jekyll pay e tile=w:?",
                "hyde discard w",
                "jekyll whites yes",
                "jekyll whites no",
                "hyde lift soho",
                "table setup cures=? tiles=?",
                "table turn jekyll",
                "table turn hyde",
                "table card ?",
                "table card w",
                "table steal ?",
                "table steal e",
                "table token white",
                "table token w turn=lost",
                "table tokens w,l,white",
                "table reshuffle",
                "table cured w",
                "table black w",
                "result winner=draw turns=200",
                "result winner=hyde turns=1",
            ],
        ),
    ];

    #[test]
    fn every_message_tells_something_and_hides_what_is_hidden() {
        let map = Map::built_in();
        for language in Language::ALL {
            let words = Words::of(language);
            for (game, lines) in LINES {
                let seats = match game {
                    GameName::Partners => vec![("n", "Ann"), ("e", "Bob"), ("s", "Cy")],
                    GameName::Duel | GameName::London => vec![("jekyll", "Ann"), ("hyde", "Bob")],
                };
                for (me, line) in
                    lines.iter().flat_map(|line| [(Some(0), line), (Some(1), line), (None, line)])
                {
                    let teller = Teller { words: &words, game, seats: seats.clone(), me, map: Some(&map) };
                    let sentence = teller.tell(line);
                    assert!(sentence != *line && !sentence.contains(['?', '_', '=']), "{line}: {sentence}");
                }
            }
        }
        assert_eq!(ids_of_lines(), ids_of_catalogue());
    }

    fn ids_of_lines() -> std::collections::BTreeSet<String> {
        let id = |(game, line): (GameName, &str)| match line.split(' ').take(2).collect::<Vec<_>>().as_slice()
        {
            ["result", ..] => format!("{game}-result"),
            ["table", verb] => format!("{game}-table-{verb}"),
            [_, verb] => format!("{game}-line-{verb}"),
            _other => panic!("{line}"),
        };
        LINES.iter().flat_map(|(game, lines)| lines.iter().map(|line| id((*game, line)))).collect()
    }

    fn ids_of_catalogue() -> std::collections::BTreeSet<String> {
        let (_, told) =
            *Language::English.catalogues().iter().find(|(name, _)| *name == "told").expect("told.ftl");
        let ids = told.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_string());
        ids.filter(|id| !id.starts_with("told-") && !id.starts_with(['#', ' '])).collect()
    }

    #[test]
    fn a_card_is_named_and_a_question_mark_is_not() {
        let words = Words::of(Language::English);
        let seats = vec![("jekyll", "Ann"), ("hyde", "Bob")];
        let teller = Teller { words: &words, game: GameName::Duel, seats, me: Some(0), map: None };
        assert_eq!(teller.tell("jekyll play +3 W"), "You play Potion 3+ and call Wrath.");
        assert_eq!(teller.tell("hyde give ?"), "Bob has chosen what to give.");
        assert_eq!(
            teller.tell("jekyll give P1 received=W2,+4"),
            "You give Pride 1 and receive Wrath 2, Potion 4+."
        );
    }
}
