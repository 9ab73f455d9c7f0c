//! Words in English, French and German, from the catalogues in `i18n/`.

pub mod faults;
mod spoken;

use std::path::Path;
use std::str::FromStr;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use game::record::{BadRecord, Reason};
use game::{Notation, Refusal};

pub(crate) use self::spoken::say;
pub use self::spoken::{decimal, from_english, in_english, place, said, signed, speak, spoken, system};
use crate::shared::Failure;

/// A language that the catalogues speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English, the language that is complete by definition.
    English,
    /// French.
    French,
    /// German.
    German,
}

impl FromStr for Language {
    type Err = String;

    fn from_str(word: &str) -> Result<Language, String> {
        Language::of_code(word).ok_or_else(|| say!("lab-languages"))
    }
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::German];

    /// The language that a command line asks for, before it is understood as a whole: why it is not is to be said in that language too.
    pub fn asked(arguments: impl Iterator<Item = std::ffi::OsString>) -> Language {
        let words: Vec<String> = arguments.map(|word| word.to_string_lossy().into_owned()).collect();
        let after = |(place, word): (usize, &String)| match word.strip_prefix("--lang") {
            Some("") => Language::of_code(words.get(place + 1)?),
            Some(rest) => Language::of_code(rest.strip_prefix('=')?),
            None => None,
        };
        words.iter().enumerate().find_map(after).unwrap_or_else(Language::of_environment)
    }

    /// The language that the environment asks for, English if we do not speak it.
    pub fn of_environment() -> Language {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_default();
        locale.get(..2).and_then(Language::of_code).unwrap_or(Language::English)
    }

    fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language's code.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
        }
    }

    /// The texts of its catalogues, with their names.
    pub fn catalogues(self) -> [(&'static str, &'static str); CATALOGUES] {
        match self {
            Language::English => catalogues!("en"),
            Language::French => catalogues!("fr"),
            Language::German => catalogues!("de"),
        }
    }
}

const CATALOGUES: usize = 10;

macro_rules! catalogues {
    ($code:literal) => {
        [
            ("terms", include_str!(concat!("../../../i18n/", $code, "/terms.ftl"))),
            ("refusals", include_str!(concat!("../../../i18n/", $code, "/refusals.ftl"))),
            ("told", include_str!(concat!("../../../i18n/", $code, "/told.ftl"))),
            ("terminal", include_str!(concat!("../../../i18n/", $code, "/terminal.ftl"))),
            ("laboratory", include_str!(concat!("../../../i18n/", $code, "/laboratory.ftl"))),
            ("help", include_str!(concat!("../../../i18n/", $code, "/help.ftl"))),
            ("faults", include_str!(concat!("../../../i18n/", $code, "/faults.ftl"))),
            ("rules-partners", include_str!(concat!("../../../i18n/", $code, "/rules-partners.ftl"))),
            ("rules-duel", include_str!(concat!("../../../i18n/", $code, "/rules-duel.ftl"))),
            ("rules-london", include_str!(concat!("../../../i18n/", $code, "/rules-london.ftl"))),
        ]
    };
}
use catalogues;

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of that language.
    pub fn of(language: Language) -> Words {
        let identifier = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new(vec![identifier]);
        // The marks that keep scripts of two directions apart are noise in a terminal.
        bundle.set_use_isolating(false);
        for (name, text) in language.catalogues() {
            let resource = match FluentResource::try_new(text.to_string()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            if let Err(errors) = bundle.add_resource(resource) {
                debug_assert!(false, "{} {name}: {errors:?}", language.code());
            }
        }
        Words { language, bundle }
    }

    /// A message, or an attribute of it as `message.attribute`.
    pub fn get(&self, id: &str, parameters: &[(&'static str, String)]) -> Option<String> {
        let mut arguments = FluentArgs::new();
        for (key, value) in parameters {
            arguments.set(*key, value.as_str());
        }
        self.format(id, &arguments)
    }

    /// A message that every catalogue has.
    pub fn say(&self, id: &str, parameters: &[(&'static str, String)]) -> String {
        self.get(id, parameters).unwrap_or_else(|| {
            debug_assert!(false, "{} has no message `{id}`", self.language.code());
            id.to_string()
        })
    }

    /// A message that every catalogue has, with arguments of any kind.
    fn sentence(&self, id: &str, arguments: &FluentArgs<'_>) -> String {
        self.format(id, arguments).unwrap_or_else(|| {
            debug_assert!(false, "{} has no message `{id}`", self.language.code());
            id.to_string()
        })
    }

    /// A sentence that the core says in English, in this language. Games, table and server know no language: what they say is looked up
    /// in the English catalogue `faults`, and said again by the message of that name. What is not there stays as it is.
    pub fn translate(&self, sentence: &str) -> String {
        if self.language == Language::English {
            return sentence.to_string();
        }
        let Some((id, parts)) = faults::find(sentence) else { return sentence.to_string() };
        let mut arguments = FluentArgs::new();
        for (name, part) in parts {
            // A part of a sentence may be a sentence: of a file, of a list of what is expected.
            arguments.set(name, self.translate(part));
        }
        self.sentence(id, &arguments)
    }

    /// A message with arguments of any kind.
    pub fn format(&self, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{} {id}: {errors:?}", self.language.code());
        Some(text)
    }

    /// What a card of that game is called: `+2` is written so in records only.
    pub fn card(&self, game: &str, card: &str) -> Option<String> {
        match card.strip_prefix('+') {
            Some(strength) => self.get(&format!("{game}-potion-{strength}"), &[]),
            None => self.get(&format!("{game}-card-{card}"), &[]),
        }
    }

    /// A name of the map.
    pub fn place<'n>(&self, name: &'n london::map::Name) -> &'n str {
        match self.language {
            Language::English => &name.en,
            Language::French => &name.fr,
            Language::German => &name.de,
        }
    }

    /// A sentence that says why a move was refused, with the number of its rule.
    pub fn refusal(&self, game: &str, refusal: &impl Refusal) -> String {
        self.reason(game, refusal.code(), &refusal.parameters(), refusal.rule())
    }

    /// The same from the parts that cross a wire. Cards among the parameters are named.
    pub fn reason(
        &self,
        game: &str,
        code: &str,
        parameters: &[(impl AsRef<str>, String)],
        rule: &str,
    ) -> String {
        let mut arguments = FluentArgs::new();
        for (key, value) in parameters {
            let named = match key.as_ref() {
                "card" | "potion" | "potions" => self.cards(game, value),
                _other => value.clone(),
            };
            arguments.set(key.as_ref().to_string(), named);
        }
        let sentence = self.format(&format!("{game}-refused-{code}"), &arguments);
        format!("{} ({rule})", sentence.unwrap_or_else(|| code.to_string()))
    }

    /// A list of cards in words.
    fn cards(&self, game: &str, list: &str) -> String {
        let name = |card: &str| self.card(game, card).unwrap_or_else(|| card.to_string());
        list.split(',').map(name).collect::<Vec<_>>().join(", ")
    }

    /// The failure of a command that was given a bad record.
    pub fn bad_file<G: Notation>(&self, path: &Path, bad: &BadRecord<G::Illegal>) -> Failure {
        Failure::at(path, bad.at, self.bad_record(G::NAME, bad))
    }

    /// Why a record was refused, without the place.
    pub fn bad_record<I: Refusal>(&self, game: &str, bad: &BadRecord<I>) -> String {
        match &bad.reason {
            Reason::Format(reason) => self.translate(reason),
            Reason::Illegal(refusal) => self.refusal(game, refusal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_catalogue_is_sound_and_no_message_stands_twice() {
        for language in Language::ALL {
            let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a language code")]);
            for (name, text) in language.catalogues() {
                let resource = FluentResource::try_new(text.to_string());
                let resource =
                    resource.unwrap_or_else(|(_, errors)| panic!("{} {name}: {errors:?}", language.code()));
                bundle
                    .add_resource(resource)
                    .unwrap_or_else(|errors| panic!("{} {name}: {errors:?}", language.code()));
            }
        }
    }

    /// A message that reads the same in two languages was forgotten, but for the few that really do.
    #[test]
    fn what_the_laboratory_says_is_translated() {
        const ALIKE: [&str; 14] = [
            "help-arguments",
            "help-options",
            "lab-file",
            "lab-option",
            "lab-elo",
            "lab-score",
            "lab-sprt",
            "lab-pairing",
            "lab-bench-position",
            "lab-column-elo",
            "lab-column-score",
            "lab-from-to",
            "bridge-table",
            "lab-line",
        ];
        let messages = |language: Language| -> Vec<(String, &'static str)> {
            let catalogues = language.catalogues().into_iter();
            let ours = catalogues.filter(|(name, _)| ["laboratory", "faults", "help"].contains(name));
            let lines = ours.flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once(" = "));
            lines.map(|(id, text)| (id.to_string(), text)).collect()
        };
        let english = messages(Language::English);
        for language in [Language::French, Language::German] {
            let other = messages(language);
            assert_eq!(other.len(), english.len());
            for ((id, text), (_, theirs)) in english.iter().zip(&other) {
                let has_words = text.contains(' ') || text.chars().any(char::is_alphabetic);
                let alike = text == theirs && has_words && !text.starts_with("{ $");
                assert!(!alike || ALIKE.contains(&id.as_str()), "{} {id}: {text}", language.code());
            }
        }
    }

    #[test]
    fn a_refusal_is_a_sentence_with_its_rule() {
        let refusal = duel::Illegal::MustFollow { colour: duel::Colour::Wrath };
        for (language, word) in
            [(Language::English, "Wrath"), (Language::French, "Colère"), (Language::German, "Zorn")]
        {
            let sentence = Words::of(language).refusal("duel", &refusal);
            assert!(sentence.contains(word) && sentence.ends_with("(D3.2)"), "{sentence}");
        }
    }
}
