//! Looking back at a record, and asking why.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::House;

const RECORD: &str = include_str!("../../../../vectors/playthroughs/duel.case");

#[tokio::test]
async fn a_record_is_shown_to_whoever_has_it() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let answer = ann.post(&house, "/api/replay", json!({ "record": RECORD, "viewer": { "seat": 1 } })).await;
    let replay = answer.json();
    assert_eq!(
        (answer.status, &replay["game"], &replay["from"]),
        (StatusCode::OK, &json!("duel"), &json!(0))
    );
    let frames = replay["frames"].as_array().unwrap();
    assert_eq!(frames.len() as u64, replay["moves"].as_u64().unwrap() + 1);
    assert_eq!(frames[1]["view"]["known"]["own"]["role"], "hyde");
    let wish = json!({ "record": RECORD, "viewer": "public", "from": 10 });
    let later = ann.post(&house, "/api/replay", wish).await.json();
    assert_eq!(later["frames"].as_array().unwrap().len(), frames.len() - 10);
    assert_eq!(later["frames"][0]["view"]["known"], "nothing");
    let open = ann.post(&house, "/api/replay", json!({ "record": RECORD, "viewer": "open" })).await.json();
    assert_eq!(open["frames"][10]["view"], later["frames"][0]["view"]);
    assert_eq!(open["frames"][10]["open"][1], frames[10]["view"]);
    assert_eq!(frames[10]["open"], json!(null), "who has a seat's eyes has those alone");
}

#[tokio::test]
async fn a_bad_record_says_where_and_why() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let mut ask = async |record: String| {
        ann.post(&house, "/api/replay", json!({ "record": record, "viewer": "public" })).await
    };
    let bad = ask(RECORD.replacen("game duel", "game chess", 1)).await;
    assert_eq!((bad.status.as_u16(), &bad.json()["reason"]["line"]), (422, &json!(2)), "{}", bad.text);
    let cheat = ask(RECORD.replacen("aside=", "aside=+9,", 1)).await;
    assert_eq!(
        (cheat.status.as_u16(), cheat.json()["reason"]["code"].as_str()),
        (422, Some("malformed")),
        "{}",
        cheat.text
    );
    let long = ask("#".repeat(2 << 20)).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);
    let nobody = ann.post(&house, "/api/replay", json!({ "record": RECORD, "viewer": { "seat": 7 } })).await;
    assert_eq!(nobody.json()["reason"]["code"], "no_such_seat");
}

#[tokio::test]
async fn whoever_has_a_record_may_ask_why_something_is_not_allowed_where_it_stops() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let begun: String = RECORD.split_inclusive('\n').take_while(|line| !line.contains(" give ")).collect();
    let mut ask = async |seat: u8, action: &str| {
        ann.post(&house, "/api/why", json!({ "record": begun, "seat": seat, "action": action })).await
    };
    let early = ask(0, "play P1").await;
    assert_eq!(early.status, StatusCode::OK, "{}", early.text);
    assert_eq!(early.json()["refusal"]["code"], "illegal", "{}", early.text);
    assert!(early.json()["refusal"]["rule"].as_str().unwrap().starts_with('D'), "{}", early.text);
    let deal = begun.lines().last().unwrap();
    let own = deal.split(' ').find_map(|field| field.strip_prefix("jekyll=")).unwrap();
    let allowed: Vec<_> = own.split(',').filter(|card| !card.starts_with('+')).take(1).collect();
    let may = ask(0, &format!("give {}", allowed[0])).await;
    assert_eq!((may.status, &may.json()["refusal"]), (StatusCode::OK, &json!(null)), "{}", may.text);
    let nobody = ask(9, "give P1").await;
    assert_eq!((nobody.status.as_u16(), &nobody.json()["reason"]["code"]), (422, &json!("no_such_seat")));
}
