//! The wire protocol: an example of every message, which is a test vector and stands in the document.

use std::collections::BTreeSet;

use game::{Seat, Standing, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::any::GameName;
use table::clock::ClockRule;
use table::event::{Consent, Ending, Reaction, Rematch};
use table::fair::Secret;
use table::ids::CommandId;
use table::player::Level;
use table::refused::{Illegal, Refused};
use table::saying::Saying;
use table::seen::{SeenEntry, SeenEvent};
use table::wire::{ByeReason, CLIENT_BYTES_MAX, ClientMsg, PROTOCOL_VERSION, ServerMsg, WireError};
use table::{AnyTable, Done, Request};

use crate::common::{Desk, person};
use crate::vectors::{check_json, check_text, path, read_json, updating};

fn id(number: u8) -> CommandId {
    format!("0f8fad5b-d9cb-469f-a165-70867728950{number}").parse().unwrap()
}

/// A duel in its first trick.
fn duel() -> Desk {
    let clock = ClockRule::PerGame { ms: 300_000, increment_ms: 2_000 };
    let mut desk = Desk::begun(GameName::Duel, &["match=return"], clock, 1886);
    desk.play(1);
    desk.wait(7_250);
    desk.play(1);
    desk
}

fn requests() -> Vec<Request> {
    vec![
        Request::Ready { contribution: "9f3c2b1a0d4e5f60718293a4b5c6d7e8".parse().ok() },
        Request::Leave,
        Request::Move { expect: 9, action: "play P6".into() },
        Request::AskTakeBack,
        Request::AnswerTakeBack { consent: Consent::Granted },
        Request::Resign,
        Request::Abandon,
        Request::StandIn { seat: Seat(1) },
        Request::React { reaction: Reaction::WellPlayed },
        Request::Say { text: Saying::clean("Shall we play on tomorrow?").unwrap() },
        Request::AskRematch { rematch: Rematch::SwappedSeats },
    ]
}

fn client_messages() -> Vec<ClientMsg> {
    let mut messages = vec![
        ClientMsg::Hello { protocol: PROTOCOL_VERSION, since: Some(17) },
        ClientMsg::WhyNot { action: "play P6".into() },
        ClientMsg::Resync,
        ClientMsg::Ping { nonce: 7 },
    ];
    let commands = requests().into_iter().map(|request| ClientMsg::Do { command_id: id(1), request });
    messages.extend(commands);
    messages
}

fn server_messages() -> Vec<ServerMsg> {
    let desk = duel();
    let (table, viewer) = (&desk.table, Viewer::Seat(Seat(0)));
    vec![
        ServerMsg::Snapshot { protocol: PROTOCOL_VERSION, snapshot: table.snapshot(viewer) },
        ServerMsg::Update {
            events: table.since(table.head() - 2, viewer).unwrap(),
            position: table.position(viewer),
        },
        ServerMsg::Done { command_id: id(1), seq: 9 },
        ServerMsg::Refused { command_id: id(2), error: Refused::Stale { phase: 9 } },
        ServerMsg::Why { action: "play P6".into(), refusal: Some(illegal()) },
        ServerMsg::Presence {
            present: vec![Seat(0), Seat(1)],
            watching: 3,
            shared: vec![vec![Seat(0), Seat(2)]],
        },
        ServerMsg::NextTable { path: "/t/0b5e7d2c94f1483aa6c0d1e2f3a4b5c6".into() },
        ServerMsg::Error { error: WireError::TooFast, command_id: Some(id(3)), retry_ms: Some(200) },
        ServerMsg::Bye { reason: ByeReason::Restart, retry_after_ms: Some(1_500) },
        ServerMsg::Pong { nonce: 7 },
    ]
}

fn illegal() -> Refused {
    let parameters = [("colour".to_string(), "W".to_string())].into();
    Refused::Illegal(Illegal { rule: "D3.2".into(), reason: "must-follow".into(), parameters })
}

fn refusals() -> Vec<Refused> {
    vec![
        illegal(),
        Refused::Unreadable { column: 6, reason: "`P9` is not a card".into() },
        Refused::Stale { phase: 9 },
        Refused::NotSeated,
        Refused::NoSuchSeat,
        Refused::SeatTaken,
        Refused::NotStarted,
        Refused::AlreadyStarted,
        Refused::AlreadyReady,
        Refused::Over,
        Refused::NotOver,
        Refused::NothingToTakeBack,
        Refused::InformationShown,
        Refused::AlreadyAsked,
        Refused::NothingAsked,
        Refused::AlreadyAgreed,
        Refused::Silence,
        Refused::NotAway { retry_ms: 12_000 },
        Refused::TooFast { retry_ms: 4_000 },
        Refused::TooMuch,
        Refused::BadOptions { reason: "there is no map `x` on the shelf".into() },
        Refused::BadClock,
    ]
}

fn seen_events() -> Vec<SeenEntry> {
    let seat = Seat(0);
    let events = vec![
        SeenEvent::Created,
        SeenEvent::Seated { seat, player: person("Ann") },
        SeenEvent::Left { seat },
        SeenEvent::Ready { seat, contribution: "9f3c2b1a0d4e5f60718293a4b5c6d7e8".parse().ok() },
        SeenEvent::Started { notes: vec![] },
        duel().table.project(5, Viewer::Seat(Seat(1))).unwrap().event,
        SeenEvent::ClockNoted,
        SeenEvent::TakeBackAsked { seat },
        SeenEvent::TakeBackAnswered { seat: Seat(1), consent: Consent::Granted },
        SeenEvent::TakenBack { seat, undone: vec![5] },
        SeenEvent::AbandonAsked { seat },
        SeenEvent::StoodIn { seat: Seat(1), level: Level::stand_in() },
        SeenEvent::Returned { seat: Seat(1) },
        SeenEvent::Ended {
            ending: Ending::Resigned { seat },
            standings: vec![Standing::Lost, Standing::Won],
        },
        SeenEvent::Revealed { secret: Secret([0x1d; 32]) },
        SeenEvent::Reacted { seat, reaction: Reaction::GoodGame },
        SeenEvent::Said { seat, text: Saying::clean("Shall we play on tomorrow?").unwrap() },
        SeenEvent::RematchAsked { seat, rematch: Rematch::SameSeats },
        SeenEvent::RematchAgreed { rematch: Rematch::SameSeats },
    ];
    let entry = |(seq, event)| SeenEntry { seq, command_id: None, event };
    (0..).zip(events).map(entry).collect()
}

/// The word by which a tagged value is known.
fn tag<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

/// Every message with the name of its vector.
fn vectors() -> Vec<(String, Value)> {
    let mut vectors = Vec::new();
    for message in client_messages() {
        let value = json!(message);
        let name = match &message {
            ClientMsg::Do { .. } => format!("client-do-{}", tag(&value["request"], "type")),
            ClientMsg::Hello { .. }
            | ClientMsg::WhyNot { .. }
            | ClientMsg::Resync
            | ClientMsg::Ping { .. } => {
                format!("client-{}", tag(&value, "type"))
            }
        };
        vectors.push((name, value));
    }
    for message in server_messages() {
        let value = json!(message);
        vectors.push((format!("server-{}", tag(&value, "type")), value));
    }
    vectors.push(("events".into(), json!(seen_events())));
    vectors.push(("refusals".into(), json!(refusals())));
    vectors.into_iter().map(|(name, value)| (name.replace('_', "-"), value)).collect()
}

fn round_trip<T: Serialize + DeserializeOwned>(name: &str, value: &Value) {
    let read: T = serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(json!(read), *value, "{name}");
}

#[test]
fn every_message_has_a_vector_that_survives_the_round_trip() {
    for (name, value) in vectors() {
        check_json(&format!("vectors/wire/{name}.json"), &value);
        match name.as_str() {
            "events" => round_trip::<Vec<SeenEntry>>(&name, &value),
            "refusals" => round_trip::<Vec<Refused>>(&name, &value),
            name if name.starts_with("client-") => {
                let message = ClientMsg::read(&value.to_string()).unwrap();
                assert_eq!(json!(message), value, "{name}");
            }
            name => {
                round_trip::<ServerMsg>(name, &value);
                let message: ServerMsg = serde_json::from_value(value.clone()).unwrap();
                assert_eq!(serde_json::from_str::<Value>(&message.write()).unwrap(), value);
            }
        }
    }
}

/// No variant is forgotten: as many different tags as the enum has, counted where they are declared.
#[test]
fn no_message_is_forgotten() {
    let count = |file: &str, name: &str| {
        let text = std::fs::read_to_string(path(&format!("crates/table/src/{file}.rs"))).unwrap();
        let body = text.split(&format!("pub enum {name} {{")).nth(1).unwrap().split("\n}").next().unwrap();
        let variant = |line: &&str| line.starts_with("    ") && line.as_bytes()[4].is_ascii_uppercase();
        body.lines().filter(variant).count()
    };
    let kinds = |values: Vec<Value>, key: &str| {
        values.iter().map(|value| tag(value, key).to_string()).collect::<BTreeSet<_>>().len()
    };
    let each = |values: &Value| values.as_array().unwrap().clone();
    assert_eq!(kinds(each(&json!(client_messages())), "type"), count("wire", "ClientMsg"));
    assert_eq!(kinds(each(&json!(server_messages())), "type"), count("wire", "ServerMsg"));
    assert_eq!(kinds(each(&json!(requests())), "type"), count("input", "Request"));
    assert_eq!(kinds(each(&json!(refusals())), "code"), count("refused", "Refused"));
    let events = seen_events().into_iter().map(|entry| json!(entry.event)).collect();
    assert_eq!(kinds(events, "type"), count("seen", "SeenEvent"));
}

#[test]
fn a_bad_frame_is_an_error_and_nothing_worse() {
    for frame in [
        "",
        "{",
        "null",
        "[]",
        "17",
        "\"hello\"",
        "{}",
        r#"{"type":"jump"}"#,
        r#"{"type":"resync","x":1}"#,
        r#"{"type":"ping","nonce":1,"x":1}"#,
        r#"{"type":"hello"}"#,
        r#"{"type":"hello","protocol":-1}"#,
        r#"{"type":"hello","protocol":1e99}"#,
        r#"{"type":"do","command_id":"short","request":{"type":"resign"}}"#,
        r#"{"type":"do","command_id":"long-enough-1","request":{"type":"resign","seat":1}}"#,
        r#"{"type":"do","command_id":"long-enough-1","request":{"type":"ready","contribution":"00"}}"#,
        r#"{"type":"do","command_id":"long-enough-1","request":{"type":"react","reaction":"you fool"}}"#,
    ] {
        assert_eq!(ClientMsg::read(frame), Err(WireError::Malformed), "{frame}");
    }
    let deep = "[".repeat(CLIENT_BYTES_MAX);
    assert_eq!(ClientMsg::read(&deep), Err(WireError::Malformed));
    assert_eq!(ClientMsg::read(&(deep + "[")), Err(WireError::TooLong));
}

/// Every example in the document is a vector, and every vector stands in the document.
#[test]
fn the_document_shows_the_vectors() {
    let name = "docs/protocol.md";
    let text = std::fs::read_to_string(path(name)).unwrap();
    let (mut written, mut shown) = (String::new(), BTreeSet::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        written += line;
        written += "\n";
        let Some(vector) =
            line.strip_prefix("<!-- vectors/wire/").and_then(|line| line.strip_suffix(".json -->"))
        else {
            assert!(!line.starts_with("```json"), "an example without a vector");
            continue;
        };
        assert_eq!(lines.next(), Some("```json"), "behind {vector}");
        let example: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let value = read_json(&format!("vectors/wire/{vector}.json"));
        if !updating() {
            assert_eq!(
                serde_json::from_str::<Value>(&example.join("\n")).ok(),
                Some(value.clone()),
                "{vector}"
            );
        }
        written += &format!("```json\n{}\n```\n", serde_json::to_string_pretty(&value).unwrap());
        shown.insert(vector.to_string());
    }
    check_text(name, &written);
    let all: BTreeSet<String> = vectors().into_iter().map(|(name, _)| name).collect();
    assert_eq!(shown, all, "every message stands in the document");
}

#[test]
fn an_answer_on_the_wire_is_the_answer_of_the_table() {
    let Done { seq } = Done { seq: 3 };
    let message = json!(ServerMsg::Done { command_id: id(3), seq });
    assert_eq!(message, json!({"type": "done", "command_id": id(3).as_str(), "seq": 3}));
}

/// The whole map of london goes out with the snapshot, and with nothing else: a view only names it.
#[test]
fn the_map_is_sent_once() {
    let mut desk = Desk::begun(GameName::London, &[], ClockRule::None, 5);
    for _ in 0..100 {
        desk.play(1);
        let AnyTable::London(table) = &desk.table else { panic!("another game") };
        for viewer in Viewer::all(2) {
            let view = table.position(viewer).view.value();
            assert_eq!(view, serde_json::to_value(table.view(viewer).unwrap()).unwrap());
            let map = &table.snapshot(viewer).about.agreed.value()["map"];
            assert_eq!(view["board"]["options"]["map"], map["sha256"]);
        }
    }
}
