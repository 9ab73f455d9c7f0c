//! Words in English, French and German, from the catalogues in `i18n/`.

use std::path::Path;
use std::str::FromStr;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use game::record::{BadRecord, Reason};
use game::{Notation, Refusal};

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
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Language, &'static str> {
        match word {
            "en" => Ok(Language::English),
            "fr" => Ok(Language::French),
            "de" => Ok(Language::German),
            _other => Err("the languages are en, fr and de"),
        }
    }
}

impl Language {
    /// All of them.
    #[cfg(test)]
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::German];

    /// The language that the environment asks for, English if we do not speak it.
    pub fn of_environment() -> Language {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_default();
        locale.get(..2).and_then(|code| code.parse().ok()).unwrap_or(Language::English)
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

const CATALOGUES: usize = 7;

macro_rules! catalogues {
    ($code:literal) => {
        [
            ("terms", include_str!(concat!("../../../i18n/", $code, "/terms.ftl"))),
            ("refusals", include_str!(concat!("../../../i18n/", $code, "/refusals.ftl"))),
            ("told", include_str!(concat!("../../../i18n/", $code, "/told.ftl"))),
            ("terminal", include_str!(concat!("../../../i18n/", $code, "/terminal.ftl"))),
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
        Failure::file(path, format!("{}: {}", bad.at, self.bad_record(G::NAME, bad)))
    }

    /// Why a record was refused, without the place.
    pub fn bad_record<I: Refusal>(&self, game: &str, bad: &BadRecord<I>) -> String {
        match &bad.reason {
            Reason::Format(reason) => reason.clone(),
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
