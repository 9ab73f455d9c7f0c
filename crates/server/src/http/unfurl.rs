//! What a link shows of itself in a messenger: a title, a sentence and a picture, in the head of the page (Open Graph). Whoever asks is a
//! program that keeps no secrets, so it gets the face of a table and nothing else. What stands behind `#` never comes here.

use std::borrow::Cow;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;

use super::face::Face;

/// The catalogues: plain lines, `id = text`, in which `{ $name }` is filled in.
const WORDS: [(&str, &str); 3] = [
    ("en", include_str!("../../../../i18n/en/unfurl.ftl")),
    ("fr", include_str!("../../../../i18n/fr/unfurl.ftl")),
    ("de", include_str!("../../../../i18n/de/unfurl.ftl")),
];

/// The words of one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words(&'static str);

impl Words {
    /// In the language that is asked for first among ours; in English if none is.
    pub fn for_reader(headers: &HeaderMap) -> Words {
        let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let codes = asked.split([',', ';']).filter_map(|wish| wish.trim().get(..2));
        let ours = |code: &str| WORDS.iter().find(|(known, _)| code.eq_ignore_ascii_case(known));
        Words(codes.filter_map(ours).next().unwrap_or(&WORDS[0]).1)
    }

    fn say(self, id: &str, filled: &[(&str, &str)]) -> String {
        let line = self.0.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
        let text = line.unwrap_or(id).to_owned();
        filled.iter().fold(text, |text, (name, value)| text.replace(&format!("{{ ${name} }}"), value))
    }
}

/// The title of a table: what is played, and with whom.
fn title(face: &Face, words: Words) -> String {
    let game = words.say(&format!("unfurl-game-{}", face.game), &[]);
    match face.people.as_slice() {
        [] => words.say("unfurl-title-alone", &[("game", &game)]),
        people => words.say("unfurl-title", &[("game", &game), ("people", &people.join(", "))]),
    }
}

/// What whoever follows the link can expect.
fn sentence(face: &Face, words: Words) -> String {
    match (face.status.as_str(), face.free) {
        ("over", _) => words.say("unfurl-over", &[]),
        (_, 0) => words.say("unfurl-full", &[]),
        (_, 1) => words.say("unfurl-one", &[]),
        (_, free) => words.say("unfurl-many", &[("free", &free.to_string())]),
    }
}

/// The page with what it says of itself: of a table if there is one, else of the house. Pictures are named in full, for messengers do
/// not know where they found them.
pub fn dressed(html: &str, origin: &str, face: Option<&Face>, words: Words) -> String {
    let picture = |name: &str| format!("{origin}/og/{name}.png");
    match face {
        None => with_tag(html, "og:image", &picture("utterson")).into_owned(),
        Some(face) => {
            let html = with_tag(html, "og:title", &title(face, words));
            let html = with_tag(&html, "og:description", &sentence(face, words));
            with_tag(&html, "og:image", &picture(&face.game)).into_owned()
        }
    }
}

/// The page with this tag saying that. A page without the tag stays as it is.
fn with_tag<'a>(html: &'a str, property: &str, says: &str) -> Cow<'a, str> {
    let tag = format!("<meta property=\"{property}\" content=\"");
    let Some((before, rest)) = html.split_once(&tag) else { return Cow::Borrowed(html) };
    let Some((_, after)) = rest.split_once('"') else { return Cow::Borrowed(html) };
    Cow::Owned(format!("{before}{tag}{}\"{after}", escaped(says)))
}

/// As it may stand in an attribute: names are what people have typed.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            plain => safe.push(plain),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const PAGE: &str = "<head><meta property=\"og:title\" content=\"Utterson\" /><meta property=\"og:description\" content=\"x\" />\
        <meta property=\"og:image\" content=\"/og/utterson.png\" /></head>";

    fn face(status: &str, people: &[&str], free: usize) -> Face {
        let people = people.iter().map(|name| (*name).to_owned()).collect();
        Face { game: "duel".into(), status: status.into(), people, free }
    }

    fn words(asked: &'static str) -> Words {
        Words::for_reader(&HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(asked))]))
    }

    #[test]
    fn a_table_says_what_is_played_with_whom_and_whether_there_is_room() {
        let page = dressed(PAGE, "https://games.example", Some(&face("gathering", &["Ann"], 1)), words(""));
        for part in
            ["\"A game of Duel with Ann\"", "\"One seat is free", "\"https://games.example/og/duel.png\""]
        {
            assert!(page.contains(part), "{part}: {page}");
        }
        for (status, free, says) in
            [("gathering", 3, "3 seats are free"), ("playing", 0, "All seats are taken"), ("over", 0, "over")]
        {
            assert!(sentence(&face(status, &[], free), words("en")).contains(says), "{status} {free}");
        }
    }

    #[test]
    fn the_house_keeps_its_words_and_names_its_picture_in_full() {
        let page = dressed(PAGE, "https://games.example", None, words("de"));
        assert!(page.contains("content=\"Utterson\""), "{page}");
        assert!(page.contains("content=\"https://games.example/og/utterson.png\""), "{page}");
    }

    #[test]
    fn a_name_cannot_leave_its_tag() {
        let rude = face("gathering", &["\"><script>alert('1')</script>&"], 1);
        let page = dressed(PAGE, "https://games.example", Some(&rude), words("en"));
        assert!(!page.contains("<script>"), "{page}");
        assert!(
            page.contains("with &quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;\""),
            "{page}"
        );
    }

    #[test]
    fn the_reader_is_spoken_to_in_his_language() {
        for (asked, game) in [
            ("de-AT,de;q=0.9", "Duell"),
            ("fr", "Duel"),
            ("ja, de;q=0.5", "Duell"),
            ("", "Duel"),
            ("x", "Duel"),
        ] {
            assert_eq!(words(asked).say("unfurl-game-duel", &[]), game, "{asked}");
        }
        assert_eq!(title(&face("gathering", &["Ann"], 1), words("fr")), "Une partie de Duel avec Ann");
    }

    #[test]
    fn every_language_has_every_line_and_nothing_that_is_not_plain() {
        let ids = |text: &'static str| {
            let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
            lines.map(|line| line.split_once(" = ").expect("a plain line").0).collect::<Vec<_>>()
        };
        for (code, text) in WORDS {
            assert_eq!(ids(text), ids(WORDS[0].1), "{code}");
        }
    }
}
