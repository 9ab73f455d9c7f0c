//! Sentences of the core, and the help of the commands, found again by their English message: `i18n/en/faults.ftl` and `help.ftl` have a line for
//! each, with a name for every part that changes.

use std::sync::LazyLock;

/// A message of the catalogue, cut into its fixed pieces and what stands between them.
struct Pattern {
    id: &'static str,
    /// One more than there are names.
    pieces: Vec<String>,
    names: Vec<&'static str>,
}

/// The messages, those that say most first: "`X` is not a card" is found before "`X` is not …".
static PATTERNS: LazyLock<Vec<Pattern>> = LazyLock::new(|| {
    let catalogues =
        [include_str!("../../../../i18n/en/faults.ftl"), include_str!("../../../../i18n/en/help.ftl")];
    let messages =
        catalogues.iter().flat_map(|catalogue| catalogue.lines()).filter(|line| !line.starts_with('#'));
    let mut patterns: Vec<Pattern> =
        messages.filter_map(|line| line.split_once(" = ")).map(|(id, text)| Pattern::of(id, text)).collect();
    patterns.sort_by_key(|pattern| std::cmp::Reverse(pattern.fixed()));
    patterns
});

/// The message that a sentence was made by, and its parts.
pub fn find(sentence: &str) -> Option<(&'static str, Vec<(&'static str, &str)>)> {
    PATTERNS.iter().find_map(|pattern| Some((pattern.id, pattern.parts(sentence)?)))
}

impl Pattern {
    fn of(id: &'static str, mut text: &'static str) -> Pattern {
        let mut pattern = Pattern { id, pieces: Vec::new(), names: Vec::new() };
        while let Some((piece, rest)) = text.split_once("{ $") {
            let (name, rest) = rest.split_once(" }").unwrap_or((rest, ""));
            pattern.pieces.push(plain(piece));
            pattern.names.push(name);
            text = rest;
        }
        pattern.pieces.push(plain(text));
        pattern
    }

    /// How many letters do not change.
    fn fixed(&self) -> usize {
        self.pieces.iter().map(|piece| piece.len()).sum()
    }

    fn parts<'s>(&self, sentence: &'s str) -> Option<Vec<(&'static str, &'s str)>> {
        let (first, others) = self.pieces.split_first()?;
        let Some((last, middle)) = others.split_last() else {
            return (sentence == first).then(Vec::new);
        };
        let mut rest = sentence.strip_prefix(first.as_str())?.strip_suffix(last.as_str())?;
        let mut parts = Vec::new();
        for (name, piece) in self.names.iter().zip(middle) {
            let (part, behind) = rest.split_once(piece.as_str())?;
            parts.push((*name, part));
            rest = behind;
        }
        parts.push((self.names.last()?, rest));
        Some(parts)
    }
}

/// Braces have to be quoted in a catalogue.
fn plain(piece: &str) -> String {
    piece.replace("{\"{\"}", "{").replace("{\"}\"}", "}")
}

#[cfg(test)]
mod tests {
    use super::super::{Language, Words};
    use super::*;

    #[test]
    fn a_sentence_is_found_by_what_does_not_change_in_it() {
        let pattern = Pattern::of("x", "`{ $text }` is not { $what }");
        assert_eq!(pattern.parts("`X9` is not a card"), Some(vec![("text", "X9"), ("what", "a card")]));
        assert_eq!(pattern.parts("`X9` is a card"), None);
        let whole = Pattern::of("y", "the line is empty");
        assert_eq!(whole.parts("the line is empty"), Some(Vec::new()));
        assert_eq!(whole.parts("the line is empty."), None);
    }

    /// What the core says of a bad text comes out in words of the other languages, without a word of English.
    #[test]
    fn sentences_of_the_core_are_said_in_every_language() {
        for (sentence, french, german) in [
            ("`Ä5` is not a card", "« Ä5 » n’est pas une carte", "„Ä5“ ist keine Karte"),
            ("the line is empty", "la ligne est vide", "Die Zeile ist leer"),
        ] {
            assert_eq!(Words::of(Language::English).translate(sentence), sentence);
            assert_eq!(Words::of(Language::French).translate(sentence), french);
            assert_eq!(Words::of(Language::German).translate(sentence), german);
        }
    }
}
