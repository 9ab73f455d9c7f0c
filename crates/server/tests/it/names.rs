//! Names that want to be code, and a log that says nothing it should not.

use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock};

use serde_json::{Value, json};

use crate::support::{House, duel, play};

/// Everything that this process logs, from the first call on.
fn log() -> Arc<Mutex<Vec<u8>>> {
    static LOG: OnceLock<Arc<Mutex<Vec<u8>>>> = OnceLock::new();
    struct Page(Arc<Mutex<Vec<u8>>>);
    impl Write for Page {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let log_lines = LOG.get_or_init(|| {
        let pages: Arc<Mutex<Vec<u8>>> = Arc::default();
        let writer = pages.clone();
        server::logging::write_to(move || Page(writer.clone()));
        pages
    });
    log_lines.clone()
}

const PAYLOADS: [&str; 16] = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>",
    "javascript:alert(1)",
    "{{constructor.constructor('x')()}}",
    "'; DROP TABLE person; --",
    "\u{1b}[31mred\u{1b}[0m",
    "a\r\nSet-Cookie: sid=evil",
    "a\n{\"level\":\"ERROR\"}",
    "\u{202e}nnA",
    "A\u{200b}n\u{200d}n",
    "\u{feff}Ann",
    "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "\0Ann\0",
    "\u{e0041}\u{e0042}Ann",
    "𝕬nn ﷽ ﷽",
];

#[tokio::test]
async fn no_name_can_run_or_forge_anything() {
    let log_lines = log();
    let house = House::open().await;
    for payload in PAYLOADS {
        let mut guest = crate::support::Guest { cookie: None };
        let answer = guest.post(&house, "/api/me", json!({ "name": payload })).await;
        assert_eq!(answer.header("content-type"), Some("application/json"), "{payload:?}");
        assert_eq!(
            answer.header("set-cookie").map(|cookie| cookie.contains("evil")),
            Some(false),
            "{payload:?}"
        );
        let name = answer.json()["name"].as_str().unwrap().to_owned();
        let is_bad = |letter: char| {
            letter.is_control()
                || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
        };
        assert!(!name.chars().any(is_bad) && name.chars().count() <= 24, "{payload:?} became {name:?}");
        let (table, _) =
            guest.open_table(&house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
        let (_, greeting) = guest.sit(&house, &table, None).await;
        assert_eq!(greeting["snapshot"]["position"]["seats"][0]["player"]["name"], json!(name));
    }
    for line in String::from_utf8(log_lines.lock().unwrap().clone()).unwrap().lines() {
        let parsed: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(parsed["level"].is_string() && !line.contains("alert") && !line.contains("evil"), "{line}");
    }
}

/// Canaries: what the log must never hold is looked for in all of it.
#[tokio::test]
async fn the_log_holds_no_cards_names_or_secrets() {
    let log_lines = log();
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    while play(&mut lines, 20).await {}
    let record = guests[0].get(&house, &format!("/api/tables/{table}/record")).await.text;
    let log = String::from_utf8(log_lines.lock().unwrap().clone()).unwrap();
    assert!(log.contains("/api/tables/{table}/record"), "routes are logged, paths are not");
    assert!(!log.contains(&table));
    for guest in &guests {
        assert!(!log.contains(guest.cookie.as_deref().unwrap().trim_start_matches("sid=")));
    }
    for line in record.lines().filter(|line| line.starts_with("jekyll ") || line.starts_with("table deal")) {
        assert!(!log.contains(line), "{line}");
    }
    assert!(!log.contains("Bob") && !log.contains("command_id"));
}
