//! Text on the drawing: how it is escaped, shortened and how wide it will be.

/// A text as it may stand in XML, between tags or between quotes.
///
/// A map file can spell any character. XML has no way to write most control characters, not even escaped, so they
/// become the sign for "no such character".
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => escaped.push(char::REPLACEMENT_CHARACTER),
            control if control.is_control() => escaped.push(char::REPLACEMENT_CHARACTER),
            plain => escaped.push(plain),
        }
    }
    escaped
}

/// The text, or so much of it that it has no more than `longest` characters, the last one then being "…".
pub fn shortened(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_string();
    }
    let mut short: String = text.chars().take(longest - 1).collect();
    short.push('…');
    short
}

/// How wide the text is about to be. We do not know which font the reader has: this is a guess for any serif.
pub fn width(text: &str, size: f64) -> f64 {
    size * text.chars().map(character_width).sum::<f64>()
}

/// The width of a character at size 1.
fn character_width(character: char) -> f64 {
    match character {
        'i' | 'l' | 'j' | 't' | 'f' | 'I' | 'r' | '\'' | '’' => 0.30,
        '.' | ',' | ';' | ':' | '!' | '|' | ' ' | '(' | ')' | '-' => 0.30,
        'm' | 'w' | 'M' | 'W' | '&' => 0.86,
        // The scripts of the Far East, and little pictures: as wide as they are high.
        '\u{2e80}'.. => 1.0,
        capital if capital.is_uppercase() => 0.68,
        _other => 0.50,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_in_xml_is_escaped() {
        assert_eq!(escaped(r#"<Maw> & "Sons'"#), "&lt;Maw&gt; &amp; &quot;Sons'");
        assert_eq!(escaped("a\tb\nc\u{0}d\u{1b}e\u{ffff}"), "a b c\u{fffd}d\u{fffd}e\u{fffd}");
        assert_eq!(escaped("Die Tür in der Gasse"), "Die Tür in der Gasse");
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(shortened("Söhö", 4), "Söhö");
        assert_eq!(shortened("Söhöö", 4), "Söh…");
    }

    #[test]
    fn wide_characters_are_wider() {
        assert!(width("Will", 10.0) < width("Wham", 10.0));
        assert_eq!(width("", 10.0), 0.0);
    }
}
