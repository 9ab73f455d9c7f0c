//! How a duel is written down.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::notation::{Fault, Field, Word, argument, arguments, verb};
use game::{Notation, Seat, Side, Standing};

use crate::cards::{Card, Cards, Colour, Potion};
use crate::moves::{Action, Deal, Note, Outcome, RoundEnd};
use crate::options::{Match, Options};
use crate::reckoning::Taken;
use crate::state::State;
use crate::track::Score;
use crate::view::{Chosen, Seen};

impl Notation for State {
    const NAME: &'static str = "duel";

    const OPTION_KEYS: &'static [&'static str] = &["match"];

    type Shelf = ();

    fn read_options(fields: &[Field<'_>], _seats: &[Word<'_>], _: &()) -> Result<Options, Fault> {
        let mut options = Options::default();
        for field in fields {
            options.match_ = match (field.key.text, field.value.text) {
                ("match", "single") => Match::Single,
                ("match", "return") => Match::Return,
                _ => return Err(field.value.fault("a match is `single` or `return`")),
            };
        }
        Ok(options)
    }

    fn write_options(options: &Options) -> Vec<String> {
        match options.match_ {
            Match::Single => Vec::new(),
            Match::Return => ["match=return".to_string()].into(),
        }
    }

    fn header_seats(_: &Options) -> Vec<&'static str> {
        Side::BOTH.map(Side::word).into()
    }

    fn uses_names(options: &Options) -> bool {
        options.match_ == Match::Return
    }

    fn seat_word(&self, seat: Seat) -> &'static str {
        self.position.leg.side(seat).word()
    }

    fn first_writer(&self) -> Option<Seat> {
        self.position.phase.to_move().map(|side| self.position.leg.seat(side))
    }

    fn read_action(_: &Options, words: &[Word<'_>]) -> Result<Action, Fault> {
        let verb = verb(words);
        match verb.text {
            "give" => read_choice(words, "give CARDS").map(Action::Give),
            "swap" => read_choice(words, "swap CARDS").map(Action::Swap),
            "play" if words.len() > 2 => {
                let [potion, colour] = arguments(words, "play CARD, or play POTION COLOUR")?;
                Ok(Action::Lead(potion.read::<Potion>()?, colour.read::<Colour>()?))
            }
            "play" => argument(words, "play CARD").map(Action::Play),
            _other => Err(verb.fault("`give`, `play` or `swap` is expected here")),
        }
    }

    fn write_action(_: &Options, action: Action) -> String {
        match action {
            Action::Give(cards) => format!("give {cards}"),
            Action::Play(card) => format!("play {card}"),
            Action::Lead(potion, colour) => format!("play {potion} {colour}"),
            Action::Swap(cards) => format!("swap {cards}"),
        }
    }

    fn read_chance(_: &Options, words: &[Word<'_>]) -> Result<Deal, Fault> {
        let verb = verb(words);
        if verb.text != "deal" {
            return Err(verb.fault("`deal` is expected here"));
        }
        let [jekyll, hyde, aside] = arguments(words, "deal jekyll=CARDS hyde=CARDS aside=CARDS")?;
        let pile = |word: Word<'_>, key| word.value_of(key)?.read_set::<Card, Cards>();
        Ok(Deal { jekyll: pile(jekyll, "jekyll")?, hyde: pile(hyde, "hyde")?, aside: pile(aside, "aside")? })
    }

    fn write_chance(_: &Options, deal: &Deal) -> String {
        format!("deal jekyll={} hyde={} aside={}", deal.jekyll, deal.hyde, deal.aside)
    }

    fn write_note(_: &Options, note: &Note, _: &[String]) -> String {
        match note {
            Note::Trick(Taken { winner, .. }) => format!("trick winner={winner}"),
            Note::Round(RoundEnd { tricks, marker, .. }) => {
                format!("round jekyll={} hyde={} marker={marker}", tricks.jekyll, tricks.hyde)
            }
            Note::Game2 => "game 2".to_string(),
        }
    }

    fn write_result(options: &Options, outcome: &Outcome, names: &[String]) -> String {
        match outcome {
            Outcome::Single { winner, marker, round } => {
                format!("winner={winner} marker={marker} round={round}")
            }
            Outcome::Return { scores } => {
                let name =
                    |seat: usize| names.get(seat).map_or(Self::header_seats(options)[seat], String::as_str);
                let winner = (0..2).find(|&seat| outcome.standing(Seat(seat as u8)) == Standing::Won);
                let winner = winner.map_or("draw", name);
                let [zero, one] = scores.map(|Score { space, rounds }| format!("{space}/{rounds}"));
                format!("winner={winner} {}={zero} {}={one}", name(0), name(1))
            }
        }
    }

    fn write_seen(_: &Options, seen: &Seen) -> String {
        match seen {
            Seen::Deal(hands) => {
                format!("table deal jekyll={} hyde={} aside=?", shown(hands.jekyll), shown(hands.hyde))
            }
            Seen::Give(chosen) => write_chosen("give", chosen),
            Seen::Swap(chosen) => write_chosen("swap", chosen),
            Seen::Play(side, card) => format!("{side} play {card}"),
            Seen::Lead(side, potion, colour) => format!("{side} play {potion} {colour}"),
        }
    }
}

/// `hyde give P1`, and `received=W3` behind it for who made the exchange complete.
fn write_chosen(verb: &str, chosen: &Chosen) -> String {
    let Chosen { side, cards, received } = chosen;
    let line = format!("{side} {verb} {}", shown(*cards));
    received.map_or(line.clone(), |received| format!("{line} received={received}"))
}

fn shown(cards: Option<Cards>) -> String {
    cards.map_or("?".to_string(), |cards| cards.to_string())
}

/// The cards of a decision: in card order, because no other order is legal.
fn read_choice(words: &[Word<'_>], usage: &str) -> Result<Cards, Fault> {
    let [list] = arguments(words, usage)?;
    let mut previous: Option<Card> = None;
    for item in list.list() {
        let card: Card = item.read()?;
        if previous.is_some_and(|previous| previous >= card) {
            return Err(item.fault("cards stand in the order P W E +, ascending, each once"));
        }
        previous = Some(card);
    }
    list.read_set()
}
