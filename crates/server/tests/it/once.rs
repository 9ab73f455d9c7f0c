//! The same command twice is played once, whatever happens in between.

use serde_json::{Value, json};

use crate::support::{House, duel, fresh, play, until};

async fn a_move(line: &mut crate::support::Line) -> Value {
    let position = until(line, |position| !position["legal"].as_array().unwrap().is_empty()).await;
    json!({ "type": "move", "expect": position["phase"], "action": position["legal"][0]["text"] })
}

#[tokio::test]
async fn a_command_sent_again_is_answered_the_same() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    let id = fresh();
    let request = a_move(&mut lines[0]).await;
    let first = lines[0].command(&id, request.clone()).await;
    assert_eq!(first["type"], "done");
    let before = until(&mut lines[0], |_| true).await["seq"].clone();
    for _ in 0..3 {
        assert_eq!(lines[0].command(&id, request.clone()).await, first);
    }
    assert_eq!(until(&mut lines[0], |_| true).await["seq"], before, "nothing has happened");
    drop(lines);
    let house = house.reopen().await;
    let (mut line, _) = guests[0].sit(&house, &table, None).await;
    assert_eq!(line.command(&id, request).await, first, "nor after a restart");
    assert_eq!(until(&mut line, |_| true).await["seq"], before);
}

#[tokio::test]
async fn two_sockets_sending_the_same_play_it_once() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    let request = a_move(&mut lines[0]).await;
    let id = fresh();
    let (mut other, _) = guests[0].sit(&house, &table, None).await;
    let before = until(&mut other, |_| true).await["seq"].as_u64().unwrap();
    let (a, b) = tokio::join!(lines[0].command(&id, request.clone()), other.command(&id, request));
    assert_eq!(a, b);
    assert_eq!(until(&mut other, |_| true).await["seq"].as_u64().unwrap(), before + 1);
}

/// A command of somebody else under the same id is his own.
#[tokio::test]
async fn an_id_is_its_owners() {
    let house = House::open().await;
    let (_, _, mut lines) = duel(&house).await;
    let id = fresh();
    let (hers, his) = (a_move(&mut lines[0]).await, a_move(&mut lines[1]).await);
    let first = lines[0].command(&id, hers).await;
    let second = lines[1].command(&id, his).await;
    assert_eq!((&first["type"], &second["type"]), (&json!("done"), &json!("done")));
    assert_ne!(first["seq"], second["seq"]);
}

#[tokio::test]
async fn a_refused_command_changes_nothing_and_says_why() {
    let house = House::open().await;
    let (_, _, mut lines) = duel(&house).await;
    assert!(play(&mut lines, 2).await);
    let before = until(&mut lines[0], |_| true).await;
    for request in [
        json!({ "type": "move", "expect": 999_999, "action": "play P1" }),
        json!({ "type": "move", "expect": before["phase"], "action": "play nothing" }),
        json!({ "type": "move", "expect": before["phase"], "action": "lead Z9" }),
        json!({ "type": "ready" }),
        json!({ "type": "leave" }),
        json!({ "type": "ask_rematch", "rematch": "same_seats" }),
        json!({ "type": "answer_take_back", "consent": "granted" }),
    ] {
        let answer = lines[0].command(&fresh(), request.clone()).await;
        assert_eq!(answer["type"], "refused", "{request} {answer}");
        assert!(answer["error"]["code"].is_string(), "{answer}");
    }
    let after = until(&mut lines[0], |_| true).await;
    assert_eq!(before, after);
}
