//! The page, out of the binary: what `build.rs` found.
//!
//! What the build has named by its contents, under `/assets/`, may be kept for ever; everything else is asked for again
//! and answered with a 304 where it has not changed. A path that is no file and looks like none gets `index.html`, and the page
//! knows what to show: one of its screens, or, with a 404, that there is nothing here. In its head stands what messengers show of
//! a link.

use std::sync::{Arc, LazyLock};

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use table::any::GameName;
use table::ids::TableId;

use super::face::face_of;
use super::unfurl::{Words, dressed};
use crate::app::App;
use crate::error::Error;
use crate::ids::hex;

/// One file of the page.
struct File {
    /// Where it is asked for.
    path: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

/// All of them, in the order of their paths.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What is known of the files' contents: computed when the first is asked for.
static TAGS: LazyLock<Vec<String>> = LazyLock::new(|| FILES.iter().map(tag).collect());

fn tag(file: &File) -> String {
    hex(&blake3::hash(file.plain).as_bytes()[..12])
}

/// Everything that no other route answers.
///
/// # Errors
/// If there is no such file, and it cannot be a route of the page.
pub async fn page(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let path = uri.path();
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(Error::Absent);
    }
    if let Some(index) = file_at(path) {
        return Ok(answer(&FILES[index], &TAGS[index], &headers));
    }
    let screen = screen_at(path).ok_or(Error::Absent)?;
    let index = file_at("/index.html").and_then(|index| str::from_utf8(FILES[index].plain).ok());
    let html = index.ok_or(Error::Absent)?;
    // Whatever is wrong with the table, the page can say it.
    let face = match screen {
        Screen::Table(table) => face_of(&app, table).await.ok(),
        Screen::Other | Screen::Nowhere => None,
    };
    let origin = app.origins.first().map_or("", String::as_str);
    let html = dressed(html, origin, face.as_ref(), Words::for_reader(&headers));
    let status = if screen == Screen::Nowhere { StatusCode::NOT_FOUND } else { StatusCode::OK };
    Ok(shown(status, html, &headers))
}

fn file_at(path: &str) -> Option<usize> {
    FILES.binary_search_by_key(&path, |file| file.path).ok()
}

/// What the page shows under a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Screen {
    /// This table, if there is one: tables that a device keeps are known to it alone.
    Table(TableId),
    /// A screen about which there is nothing more to say.
    Other,
    /// That there is nothing here.
    Nowhere,
}

/// What the page shows there. Its own paths have no dots in their last word, and are not the server's.
fn screen_at(path: &str) -> Option<Screen> {
    let last = path.rsplit('/').next().unwrap_or(path);
    if path.starts_with("/api/") || path.starts_with("/assets/") || last.contains('.') {
        return None;
    }
    let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
    let game = |word: &str| word.parse::<GameName>().map(|_| Screen::Other);
    let table = |word: &str| word.parse::<TableId>();
    let screen = match words.as_slice() {
        [] | ["learn" | "replay" | "gallery" | "status"] => Some(Screen::Other),
        ["rules" | "learn", word] => game(word).ok(),
        ["replay", word] => table(word).map(|_| Screen::Other).ok(),
        ["t", word] => table(word).map(Screen::Table).ok(),
        _other => None,
    };
    Some(screen.unwrap_or(Screen::Nowhere))
}

/// The page as it was written for this path and this reader.
fn shown(status: StatusCode, html: String, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&blake3::hash(html.as_bytes()).as_bytes()[..12]));
    let common = [(CACHE_CONTROL, "no-cache"), (ETAG, &tag), (VARY, "accept-language")];
    if status == StatusCode::OK && is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    (status, common, [(CONTENT_TYPE, kind("/index.html"))], html).into_response()
}

/// Has the browser got it already?
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes())
}

fn answer(file: &File, tag: &str, headers: &HeaderMap) -> Response {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let (bytes, encoding) = encoded(file, accepted);
    let tag = format!("\"{tag}{}\"", encoding.map_or(String::new(), |encoding| format!("-{encoding}")));
    let cache =
        if file.path.starts_with("/assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [(CACHE_CONTROL, cache), (ETAG, &tag), (VARY, "accept-encoding")];
    if is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let encoding = encoding.map(|encoding| [(CONTENT_ENCODING, encoding)]);
    (common, [(CONTENT_TYPE, kind(file.path))], encoding, Body::from(bytes)).into_response()
}

/// The smallest form of the file that the browser understands.
fn encoded(file: &File, accepted: &str) -> (&'static [u8], Option<&'static str>) {
    let accepts = |name: &str| {
        accepted.split(',').any(|offer| {
            let mut words = offer.split(';').map(str::trim);
            words.next() == Some(name) && !words.any(|word| word == "q=0" || word == "q=0.0")
        })
    };
    match (file.brotli.filter(|_| accepts("br")), file.gzip.filter(|_| accepts("gzip"))) {
        (Some(brotli), _) => (brotli, Some("br")),
        (None, Some(gzip)) => (gzip, Some("gzip")),
        (None, None) => (file.plain, None),
    }
}

/// The type of a file, by its ending. One that is not known is downloaded and not run.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" | "opus" => "audio/ogg",
        _other => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const SCRIPT: File =
        File { path: "/assets/index-1a2b.js", plain: b"plain", gzip: Some(b"gz"), brotli: Some(b"b") };
    const ICON: File = File { path: "/icon.svg", plain: b"<svg/>", gzip: None, brotli: None };

    fn with(headers: &[(axum::http::HeaderName, &'static str)]) -> HeaderMap {
        headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn the_smallest_form_that_the_browser_understands() {
        for (accepted, expected) in [
            ("gzip, deflate, br, zstd", (&b"b"[..], Some("br"))),
            ("gzip", (&b"gz"[..], Some("gzip"))),
            ("gzip;q=1.0, br;q=0", (&b"gz"[..], Some("gzip"))),
            ("brotli, gzipped", (&b"plain"[..], None)),
            ("", (&b"plain"[..], None)),
        ] {
            assert_eq!(encoded(&SCRIPT, accepted), expected, "{accepted}");
        }
        assert_eq!(encoded(&ICON, "br, gzip").1, None);
    }

    #[test]
    fn what_is_named_by_its_contents_is_kept_and_the_rest_is_asked_for_again() {
        let script = answer(&SCRIPT, "t", &with(&[(ACCEPT_ENCODING, "br")]));
        assert_eq!(script.headers()[CACHE_CONTROL], "public, max-age=31536000, immutable");
        assert_eq!(
            (&script.headers()[ETAG], &script.headers()[CONTENT_ENCODING]),
            (&HeaderValue::from_static("\"t-br\""), &HeaderValue::from_static("br"))
        );
        let icon = answer(&ICON, "t", &HeaderMap::new());
        assert_eq!(
            (icon.status(), &icon.headers()[CACHE_CONTROL]),
            (StatusCode::OK, &HeaderValue::from_static("no-cache"))
        );
        assert_eq!(answer(&ICON, "t", &with(&[(IF_NONE_MATCH, "\"t\"")])).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(answer(&ICON, "t", &with(&[(IF_NONE_MATCH, "\"other\"")])).status(), StatusCode::OK);
        let other_form = with(&[(IF_NONE_MATCH, "\"t\""), (ACCEPT_ENCODING, "gzip")]);
        assert_eq!(
            answer(&SCRIPT, "t", &other_form).status(),
            StatusCode::OK,
            "another form is another answer"
        );
    }

    #[test]
    fn the_screens_of_the_page_are_known_and_not_those_of_the_server() {
        let table = "0123456789abcdef0123456789abcdef";
        for screen in
            ["/", "/rules/duel", "/learn", "/learn/london", "/replay", "/gallery", "/gallery/", "/status"]
        {
            assert_eq!(screen_at(screen), Some(Screen::Other), "{screen}");
        }
        assert_eq!(screen_at(&format!("/replay/{table}")), Some(Screen::Other));
        assert_eq!(screen_at(&format!("/t/{table}")), Some(Screen::Table(table.parse().unwrap())));
        for nowhere in ["/t/0123", "/t", "/rules", "/rules/chess", "/a/b/c", "/metrics"] {
            assert_eq!(screen_at(nowhere), Some(Screen::Nowhere), "{nowhere}");
        }
        for other in
            ["/api/nothing", "/api/tables/1/nothing", "/favicon.ico", "/assets/gone", "/a/b.js", "/.env"]
        {
            assert_eq!(screen_at(other), None, "{other}");
        }
    }

    /// Whatever page this was built with: it is sorted, which looking things up depends on, and has an index.
    #[test]
    fn the_list_is_in_order_and_has_an_index() {
        assert!(FILES.is_sorted_by(|one, next| one.path < next.path));
        assert!(FILES.iter().any(|file| file.path == "/index.html"));
    }
}
