//! Sentences for refusals, from the English catalogue.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use game::Refusal;

const CATALOGUES: [&str; 2] =
    [include_str!("../../../i18n/en/terms.ftl"), include_str!("../../../i18n/en/refusals.ftl")];

thread_local! {
    static BUNDLE: FluentBundle<FluentResource> = bundle();
}

fn bundle() -> FluentBundle<FluentResource> {
    let mut bundle =
        FluentBundle::new(vec![unic_langid::LanguageIdentifier::from_bytes(b"en").unwrap_or_default()]);
    bundle.set_use_isolating(false);
    for text in CATALOGUES {
        let resource = match FluentResource::try_new(text.to_string()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        // A test reads every catalogue; a message that stands twice would only lose its second sentence.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The sentence that says why a move was refused, without the number of its rule.
pub fn refusal(game: &str, refusal: &impl Refusal) -> String {
    BUNDLE.with(|bundle| {
        let mut arguments = FluentArgs::new();
        for (key, value) in refusal.parameters() {
            let named = match key {
                "card" | "potion" | "potions" => cards(bundle, game, &value),
                _other => value,
            };
            arguments.set(key, named);
        }
        let sentence = say(bundle, &format!("{game}-refused-{}", refusal.code()), &arguments);
        sentence.unwrap_or_else(|| refusal.code().to_string())
    })
}

/// A list of cards in words.
fn cards(bundle: &FluentBundle<FluentResource>, game: &str, list: &str) -> String {
    let name = |card: &str| {
        let id = match card.strip_prefix('+') {
            Some(strength) => format!("{game}-potion-{strength}"),
            None => format!("{game}-card-{card}"),
        };
        say(bundle, &id, &FluentArgs::new()).unwrap_or_else(|| card.to_string())
    };
    list.split(',').map(name).collect::<Vec<_>>().join(", ")
}

fn say(bundle: &FluentBundle<FluentResource>, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    Some(bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned())
}
