//! Whatever is asked, in whatever words: there is an answer, no fault of ours, an error has a code, and every answer has the headers
//! that keep a browser safe. What a proxy adds is believed, and nothing to the left of it; a file of limits is refused or
//! read as it is written; and what is left of a name once it is cleaned stays as it is.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use server::address::{Network, Proxies};
use server::app::App;
use server::config::Config;
use server::http::account::clean_name;
use server::limits::Rates;
use server::settings::{self, SETTINGS};
use server::store::memory::Memory;
use tokio::runtime::Runtime;
use tower::ServiceExt;

const ORIGIN: &str = "https://games.example.org";

/// A house in memory, and somebody who has a table there.
pub struct House {
    runtime: Runtime,
    router: Router,
    /// What stands for what the one who asks cannot know beforehand: his cookie, his table, the secret of its link.
    words: [(&'static str, String); 3],
}

impl House {
    /// A house without limits, so that every request comes as far as it can.
    pub fn open() -> House {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let most = usize::MAX;
        let config = Config {
            origin: Some(ORIGIN.into()),
            rates: Rates::generous(),
            tables_max: most,
            tables_per_address_max: most,
            tables_per_person_max: most,
            proxies: Proxies { count: 1, ..Proxies::default() },
            ..Config::default()
        };
        let router = runtime.block_on(async {
            server::http::router(App::new(config, vec![ORIGIN.into()], Arc::new(Memory::default())))
        });
        let mut house = House { runtime, router, words: Default::default() };
        let (head, _) = house.ask("POST /api/me\n\n{\"name\":\"Ann\"}").expect("a guest");
        let cookie =
            head.headers()["set-cookie"].to_str().expect("plain").split(';').next().unwrap_or_default();
        house.words[0] = ("COOKIE", cookie.to_owned());
        let (_, opened) =
            house.ask("POST /api/tables\ncookie: COOKIE\n\n{\"game\":\"duel\"}").expect("a table");
        let opened: Value = serde_json::from_str(&opened).expect("JSON");
        let link = opened["invite"].as_str().and_then(|link| link.split('=').nth(1)).unwrap_or_default();
        house.words[1] = ("TABLE", opened["table"].as_str().unwrap_or_default().to_owned());
        house.words[2] = ("TOKEN", link.to_owned());
        house
    }

    /// Sends requests, one behind the other with a line `---` in between, and looks at the answers.
    pub fn visit(&self, requests: &str) {
        for text in requests.split("\n---\n") {
            if let Some((head, body)) = self.ask(text) {
                look_at(&head, &body, text);
            }
        }
    }

    /// What is answered to a request: `METHOD PATH`, a line for each header, an empty line, the body. `None` if no server would see it.
    fn ask(&self, text: &str) -> Option<(Response<()>, String)> {
        let text = self.words.iter().fold(text.to_owned(), |text, (word, means)| match word.is_empty() {
            true => text,
            false => text.replace(word, means),
        });
        let (head, body) = text.split_once("\n\n").unwrap_or((&text, ""));
        let mut lines = head.lines();
        let (method, path) = lines.next()?.split_once(' ')?;
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in lines.filter_map(|line| line.split_once(':')) {
            request = request.header(name.as_bytes(), value.trim().as_bytes());
        }
        let mut request = request.body(Body::from(body.to_owned())).ok()?;
        for (name, value) in [("origin", ORIGIN), ("content-type", "application/json")] {
            request.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
        }
        let router = self.router.clone();
        self.runtime.block_on(async move {
            let answer = router.oneshot(request).await.unwrap_or_else(|never| match never {});
            let (head, body) = answer.into_parts();
            let body = body.collect().await.expect("a body").to_bytes();
            Some((Response::from_parts(head, ()), String::from_utf8_lossy(&body).into_owned()))
        })
    }
}

fn look_at(head: &Response<()>, body: &str, asked: &str) {
    let status = head.status();
    assert!(
        status != StatusCode::INTERNAL_SERVER_ERROR && status != StatusCode::REQUEST_TIMEOUT,
        "{status}: {asked}"
    );
    for name in
        ["content-security-policy", "x-content-type-options", "strict-transport-security", "cache-control"]
    {
        assert!(head.headers().contains_key(name), "{status} without {name}: {asked}");
    }
    if status.is_client_error() || status.is_server_error() {
        let code =
            serde_json::from_str::<Value>(body).ok().and_then(|body| Some(body["error"].as_str()?.len()));
        let is_asked_for_no_body = asked.starts_with("HEAD ");
        // An address that nothing has is answered to people, by the page; what programs ask for is answered to them.
        let is_page = status == StatusCode::NOT_FOUND && body.starts_with("<!doctype html>");
        let is_for_people = is_page && !asked.split(' ').nth(1).is_some_and(|path| path.starts_with("/api/"));
        assert!(
            code.is_some_and(|length| length > 0) || is_asked_for_no_body || is_for_people,
            "{status} says {body:?}: {asked}"
        );
    }
}

/// Whatever a stranger writes into `X-Forwarded-For`, in however many lines: what our proxy adds is where he comes from.
pub fn forward(said: &str) {
    let (nearest, true_one) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([203, 0, 113, 9]));
    let mut headers = HeaderMap::new();
    let name = HeaderName::from_static("x-forwarded-for");
    let lines: Vec<&str> = said.lines().collect();
    let (last, before) = lines.split_last().unwrap_or((&"", &[]));
    for value in before.iter().filter_map(|line| HeaderValue::from_str(line).ok()) {
        headers.append(&name, value);
    }
    if let Ok(value) = HeaderValue::from_str(&format!("{last}, {true_one}")) {
        headers.append(&name, value);
        let proxies = Proxies { count: 1, ..Proxies::default() };
        assert!(proxies.origin(nearest, &headers) == true_one, "{said:?}");
        assert!(
            proxies.origin(true_one, &headers) == true_one,
            "who comes past the proxy is himself: {said:?}"
        );
    }
    if let Ok(network) = said.parse::<Network>() {
        let address =
            said.split('/').next().unwrap_or_default().parse::<IpAddr>().expect("it was read as one");
        // The same machine by another road is looked for under its own name.
        assert!(network.contains(address) || address != address.to_canonical(), "{said:?}");
    }
}

/// A file of limits is refused, or every limit in it is written as it is read.
pub fn limit(file: &str) {
    let mut config = Config::default();
    if settings::read(file, &mut config).is_ok() {
        for setting in &SETTINGS {
            let written = setting.value(&config);
            let mut again = config.clone();
            assert!(setting.set(&mut again, &written).is_ok(), "{}: {written}", setting.name);
            assert!(setting.value(&again) == written, "{}: {written}", setting.name);
        }
    }
}

/// What is left of a name stays when it is cleaned again.
pub fn name(typed: &str) {
    if let Ok(name) = clean_name(typed) {
        assert!(clean_name(name.as_str()).is_ok_and(|again| again == name), "{typed:?} {name}");
    }
}
