//! The description of the HTTP face is generated from the handlers; here it is held against what they do.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Guest, House, ask, token};

/// A change of the face is seen by whoever reads the change: `UPDATE_EXPECT=1 cargo test -p server description` writes it anew.
#[test]
fn the_description_is_the_one_in_the_documentation() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let generated = server::http::description();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, generated).unwrap();
    }
    assert!(std::fs::read_to_string(path).unwrap() == generated, "docs/openapi.json is not what is served");
}

/// Every route is described: there is one way to add one, and it takes the description along. Every description is a route.
#[tokio::test]
async fn the_description_is_that_of_the_router() {
    let house = House::open().await;
    // A real one: what answers without a secret says 404 to the name of none.
    let opened = house.guest("Ann").await.post(&house, "/api/tables", json!({ "game": "duel" })).await.json();
    let table = opened["table"].as_str().unwrap();
    let people = include_str!("../../src/http.rs").split("pub fn router").nth(1).unwrap();
    assert!(!people.contains(".route("), "a route that is not described");
    for (path, item) in described()["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            let (method, path) = (method.to_uppercase(), path.replace("{table}", table));
            let request =
                Request::builder().method(method.as_str()).uri(&path).header("origin", house.origin());
            let answer = ask(&house, request.body(Body::empty()).unwrap()).await;
            assert_ne!(answer.status, StatusCode::NOT_FOUND, "{method} {path} is described but not there");
        }
    }
}

/// What is answered has every field that is promised, and none that is not described.
#[tokio::test]
async fn answers_are_as_they_are_described() {
    let house = House::open().await;
    let (nobody, mut ann) = (Guest { cookie: None }, Guest { cookie: None });
    for path in ["/api/status", "/api/host", "/api/me"] {
        holds("get", path, &nobody.get(&house, path).await);
    }
    for (name, status) in [("Ann", 201), ("Anna", 200), ("", 400)] {
        let answer = ann.post(&house, "/api/me", json!({ "name": name })).await;
        assert_eq!(answer.status, status);
        holds("post", "/api/me", &answer);
    }
    let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "bot", "level": "casual" }]);
    let clock = json!({ "type": "per_game", "ms": 300_000, "increment_ms": 2_000 });
    let opened =
        ann.post(&house, "/api/tables", json!({ "game": "partners", "seats": seats, "clock": clock })).await;
    holds("post", "/api/tables", &opened);
    let opened = opened.json();
    let at = |rest: &str| format!("/api/tables/{}{rest}", opened["table"].as_str().unwrap());
    holds("get", "/api/tables", &ann.get(&house, "/api/tables").await);
    holds("get", "/api/tables/{table}", &ann.get(&house, &at("")).await);
    holds("get", "/api/tables/{table}/record", &ann.get(&house, &at("/record")).await);
    for link in ["invite", "watch"] {
        let key = json!({ "token": token(&opened, link) });
        let mut bob = house.guest("Bob").await;
        let asked = bob.post(&house, &at("/invitation"), key.clone()).await;
        holds("post", "/api/tables/{table}/invitation", &asked);
        holds("post", "/api/tables/{table}/join", &bob.post(&house, &at("/join"), key).await);
    }
    holds("post", "/api/tables/{table}/links", &ann.post(&house, &at("/links"), json!({})).await);
    let account = json!({ "login": "ann", "password": "correct horse" });
    for path in ["/api/account", "/api/account", "/api/login"] {
        holds("post", path, &ann.post(&house, path, account.clone()).await);
    }
    holds("get", "/api/me/data", &ann.get(&house, "/api/me/data").await);
    let question = json!({ "record": "nonsense", "seat": 0, "action": "play" });
    holds("post", "/api/why", &ann.post(&house, "/api/why", question).await);
    holds("delete", "/api/me", &ann.delete(&house, "/api/me").await);
}

/// A checker that agrees to everything would prove nothing.
#[test]
fn what_is_not_described_is_noticed() {
    let me = json!({ "$ref": "#/components/schemas/Me" });
    for (answer, is_right) in [
        (json!({ "name": "Ann", "login": null }), true),
        (json!({ "name": "Ann", "login": "ann", "kind": "program" }), true),
        (json!({ "login": null }), false),
        (json!({ "name": 1, "login": null }), false),
        (json!({ "name": "Ann", "login": null, "kind": "cat" }), false),
        (json!({ "name": "Ann", "login": null, "cards": [] }), false),
    ] {
        assert_eq!(is_such(&me, &answer), is_right, "{answer}");
    }
}

fn described() -> Value {
    serde_json::from_str(server::http::description()).unwrap()
}

/// Panics unless the answer is one of those that are described.
fn holds(method: &str, path: &str, answer: &Answer) {
    let description = described();
    let response = &description["paths"][path][method]["responses"][answer.status.as_str()];
    assert!(!response.is_null(), "{method} {path} does not say {}", answer.status);
    let schema = &followed(&description, response)["content"]["application/json"]["schema"];
    if schema.is_null() {
        assert!(answer.text.is_empty() || answer.header("content-type") != Some("application/json"));
    } else {
        assert!(is_such(schema, &answer.json()), "{method} {path}: {} is not {schema}", answer.text);
    }
}

fn followed(description: &Value, value: &Value) -> Value {
    match value["$ref"].as_str() {
        Some(reference) => description.pointer(reference.trim_start_matches('#')).unwrap().clone(),
        None => value.clone(),
    }
}

/// Is it as the schema says? As much of JSON Schema as the description uses; an object has no fields beyond those described.
fn is_such(schema: &Value, value: &Value) -> bool {
    let schema = followed(&described(), schema);
    let all = |schema: &Value| schema.as_array().cloned().unwrap_or_default();
    if let Some(kinds) = schema.get("oneOf").or(schema.get("anyOf")) {
        return all(kinds).iter().filter(|one| is_such(one, value)).count() == 1;
    }
    if schema.get("enum").is_some_and(|words| !all(words).contains(value)) {
        return false;
    }
    let kinds = if schema["type"].is_array() { all(&schema["type"]) } else { vec![schema["type"].clone()] };
    let is_kind = |kind: &Value| match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => all(value).iter().all(|item| is_such(&schema["items"], item)) && value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        Some(other) => panic!("unknown: {other}"),
        None => true,
    };
    kinds.iter().any(is_kind) && has_the_fields(&schema, value)
}

/// The fields of an object, its own and those that come flat from other types.
fn has_the_fields(schema: &Value, value: &Value) -> bool {
    let parts = schema["allOf"].as_array().cloned().unwrap_or_else(|| vec![schema.clone()]);
    let fields: Vec<(String, Value, bool)> = parts.iter().flat_map(fields).collect();
    let Some(object) = value.as_object().filter(|_| !fields.is_empty()) else { return true };
    object.keys().all(|key| fields.iter().any(|(name, ..)| name == key))
        && fields.iter().all(|(name, schema, is_required)| {
            object.get(name).map_or(!is_required, |value| is_such(schema, value))
        })
}

fn fields(part: &Value) -> Vec<(String, Value, bool)> {
    let part = followed(&described(), part);
    if let Some(parts) = part["allOf"].as_array() {
        return parts.iter().flat_map(fields).collect();
    }
    let is_required =
        |name: &str| part["required"].as_array().is_some_and(|names| names.contains(&json!(name)));
    let own = part["properties"].as_object().cloned().unwrap_or_default();
    own.into_iter().map(|(name, schema)| (name.clone(), schema, is_required(&name))).collect()
}
