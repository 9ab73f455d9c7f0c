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

const CATALOGUES: usize = 5;

macro_rules! catalogues {
    ($code:literal) => {
        [
            ("terms", include_str!(concat!("../../../i18n/", $code, "/terms.ftl"))),
            ("refusals", include_str!(concat!("../../../i18n/", $code, "/refusals.ftl"))),
            ("rules-partners", include_str!(concat!("../../../i18n/", $code, "/rules-partners.ftl"))),
            ("rules-duel", include_str!(concat!("../../../i18n/", $code, "/rules-duel.ftl"))),
            ("rules-london", include_str!(concat!("../../../i18n/", $code, "/rules-london.ftl"))),
        ]
    };
}
use catalogues;

/// The words of one language.
pub struct Words {
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
        Words { bundle }
    }

    /// A message, or an attribute of it as `message.attribute`.
    pub fn get(&self, id: &str, parameters: &[(&'static str, String)]) -> Option<String> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut arguments = FluentArgs::new();
        for (key, value) in parameters {
            arguments.set(*key, value.clone());
        }
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
    }

    /// A sentence that says why a move was refused, with the number of its rule.
    pub fn refusal(&self, game: &str, refusal: &impl Refusal) -> String {
        let id = format!("{game}-refused-{}", refusal.code());
        let sentence = self.get(&id, &refusal.parameters()).unwrap_or_else(|| refusal.code().to_string());
        format!("{sentence} ({})", refusal.rule())
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
