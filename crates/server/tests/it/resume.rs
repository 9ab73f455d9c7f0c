//! After a cut everybody resumes exactly where he was.

use serde_json::{Value, json};

use crate::support::{House, Line, duel, fresh, play, position, token, two, until};

/// The events of a message.
fn events(message: &Value) -> Vec<Value> {
    message["events"].as_array().cloned().unwrap_or_default()
}

/// A script is played once. Then, for every message boundary of it, somebody who heard so much and no more comes back and
/// must hear exactly the rest, and end where the others are.
#[tokio::test]
async fn cut_at_every_message_boundary() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    assert!(play(&mut lines, 12).await);
    let head = until(&mut lines[0], |_| true).await;
    let last = head["seq"].as_u64().unwrap();
    for guest in &guests {
        let (_, whole) = guest.sit(&house, &table, Some(0)).await;
        let all = events(&whole);
        assert_eq!(all.len() as u64, last);
        for cut in 0..=last {
            let (_, rest) = guest.sit(&house, &table, Some(cut)).await;
            assert_eq!(rest["type"], "update", "nothing is missing in between");
            assert_eq!(events(&rest), all[cut as usize..], "cut after event {cut}");
            assert_eq!(rest["position"]["view"], whole["position"]["view"]);
        }
        let (_, confused) = guest.sit(&house, &table, Some(last + 1)).await;
        assert_eq!(confused["type"], "snapshot", "who knows more than has happened gets everything");
    }
}

/// A table that is awake forgets what is long past. Nobody notices: not who comes back from far behind, nor who sends the first
/// command of the game once more, nor who reads the record.
#[tokio::test]
async fn what_the_table_forgets_the_log_knows() {
    let house = House::open().await;
    let wish = json!({ "game": "london", "seats": [{ "type": "me" }] });
    let (table, guests, mut lines) = two(&house, wish).await;
    let first = until(&mut lines[0], |position| !position["turn"].as_array().unwrap().is_empty()).await;
    let seat = first["turn"][0].as_u64().unwrap() as usize;
    let legal = until(&mut lines[seat], |position| !position["legal"].as_array().unwrap().is_empty()).await;
    let (id, expect) = (fresh(), &first["phase"]);
    let request = json!({ "type": "move", "expect": expect, "action": legal["legal"][0]["text"] });
    let done = lines[seat].command(&id, request.clone()).await;
    assert_eq!(done["type"], "done", "{done}");
    assert!(play(&mut lines, 120).await, "a game of london is longer");
    assert_eq!(lines[seat].command(&id, request).await, done, "played once, and answered as the first time");
    let last = until(&mut lines[0], |_| true).await["seq"].as_u64().unwrap();
    let (_, all) = guests[1].sit(&house, &table, Some(0)).await;
    let numbers: Vec<u64> = events(&all).iter().filter_map(|event| event["seq"].as_u64()).collect();
    assert_eq!(numbers, (1..=last).collect::<Vec<u64>>(), "who knows only the first event hears all others");
    let (_, some) = guests[1].sit(&house, &table, Some(40)).await;
    assert_eq!(events(&some), events(&all)[40..]);
    let record = guests[0].get(&house, &format!("/api/tables/{table}/record")).await.text;
    let house = house.reopen().await;
    let again = guests[0].get(&house, &format!("/api/tables/{table}/record")).await.text;
    assert!(record.lines().count() > 120 && record == again, "{record}");
}

/// The connection is cut after each move, sometimes before the answer: the command is sent again and played once.
#[tokio::test]
async fn cut_between_command_and_answer() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    for round in 0..10 {
        let asked = until(&mut lines[0], |position| !position["turn"].as_array().unwrap().is_empty()).await;
        let seat = asked["turn"][0].as_u64().unwrap() as usize;
        let before =
            until(&mut lines[seat], |position| !position["legal"].as_array().unwrap().is_empty()).await;
        let request =
            json!({ "type": "move", "expect": before["phase"], "action": before["legal"][0]["text"] });
        let command = json!({ "type": "do", "command_id": fresh(), "request": request });
        lines[seat].say(&command).await;
        if round % 2 == 0 {
            lines[seat].hear_type("done").await;
        }
        let (line, greeting) = guests[seat].sit(&house, &table, before["seq"].as_u64()).await;
        lines[seat] = line;
        lines[seat].say(&command).await;
        let done = lines[seat].hear_type("done").await;
        assert_eq!(done["command_id"], command["command_id"]);
        let seen = position(&greeting).unwrap()["seq"].as_u64().unwrap();
        assert!(seen <= before["seq"].as_u64().unwrap() + 3, "played once");
    }
}

/// Everybody drops at once and comes back: no gap and no repetition for anybody.
#[tokio::test]
async fn a_storm_of_reconnections() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    let mut known = [0u64; 2];
    for _ in 0..5 {
        assert!(play(&mut lines, 3).await);
        let head = until(&mut lines[0], |_| true).await["seq"].as_u64().unwrap();
        drop(lines);
        let storm = (0..40).map(|number| guests[number % 2].sit(&house, &table, Some(known[number % 2])));
        let mut back: Vec<(Line, Value)> = futures_util::future::join_all(storm).await;
        for (number, (_, greeting)) in back.iter().enumerate() {
            let numbers: Vec<u64> =
                events(greeting).iter().map(|event| event["seq"].as_u64().unwrap()).collect();
            assert_eq!(numbers, (known[number % 2] + 1..=head).collect::<Vec<_>>());
        }
        known = [head; 2];
        let second = back.remove(1).0;
        lines = [back.remove(0).0, second];
    }
    assert!(play(&mut lines, 1).await, "the game goes on");
}

/// Who is connected is told to the others.
#[tokio::test]
async fn presence_is_seen() {
    let house = House::open().await;
    let (_, _, [mut ann, bob]) = duel(&house).await;
    until(&mut ann, |position| position["seats"][1]["present"] == true).await;
    drop(bob);
    for _ in 0..100 {
        let message = ann.hear().await;
        if message["type"] == "presence" && message["present"] == json!([0]) {
            return;
        }
    }
    panic!("nobody said that Bob had gone");
}

/// How many look on is told to everybody, those who come later included, and also that they are gone.
#[tokio::test]
async fn those_who_look_on_are_counted() {
    let house = House::open().await;
    let (table, [mut ann, bob], [mut line, _bobs]) = duel(&house).await;
    let links = ann.post(&house, &format!("/api/tables/{table}/links"), json!({})).await.json();
    let mut eve = house.guest("Eve").await;
    eve.join(&house, &table, &token(&links, "watch")).await;
    let (mut first, _) = eve.sit(&house, &table, None).await;
    watching(&mut line, 1).await;
    watching(&mut first, 1).await;
    let (second, _) = eve.sit(&house, &table, None).await;
    watching(&mut line, 2).await;
    let (mut late, _) = bob.sit(&house, &table, None).await;
    watching(&mut late, 2).await;
    drop((first, second));
    watching(&mut line, 0).await;
}

/// Waits until it is said that so many look on.
async fn watching(line: &mut Line, count: u64) {
    for _ in 0..20 {
        let message = line.hear_type("presence").await;
        assert!(message["present"].is_array(), "{message}");
        if message["watching"] == count {
            return;
        }
    }
    panic!("nobody said that {count} look on");
}
