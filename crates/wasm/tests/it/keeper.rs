//! A table at this device: what is stored, what is said, and to whom.

use bots::Budget;
use game::{Entropy, Quick};
use serde_json::json;
use wasm::face::Status;
use wasm::keeper::Keeper;

use crate::support::{Device, against_a_bot, position, said, two_people};

/// Plays until the game is over: the person at random, the bot as it likes.
fn play_out(device: &mut Device, mut turn: wasm::keeper::Turn) -> wasm::keeper::Turn {
    while turn.face.status != Status::Over {
        turn = if let Some(bot) = turn.bots.first() {
            let question = device.keeper.question(bot.seat, bot.phase).expect("it is on turn");
            let action = question.answer(&mut Budget::of_work(10), &mut Quick::new(3)).expect("it chooses");
            let (seat, phase) = (bot.seat, bot.phase);
            device.decide(seat, phase, &action)
        } else {
            let now = position(&device.hear(1, &json!({ "type": "resync" })), 1);
            let legal = now["legal"].as_array().expect("choices").clone();
            let action = legal[device.quick.below(legal.len() as u32) as usize]["text"].clone();
            device.command(1, json!({ "type": "move", "expect": now["phase"], "action": action }))
        };
    }
    turn
}

#[test]
fn a_whole_game_against_a_bot_and_the_log_is_the_table() {
    let mut device = Device::open(&against_a_bot("novice"), 1886).unwrap();
    device.hello(1, None);
    let begun = device.command(1, json!({ "type": "ready", "contribution": "00".repeat(16) }));
    assert!(!begun.entries.is_empty() && begun.face.status == Status::Playing);
    let over = play_out(&mut device, begun);
    assert!(!over.face.my_move);
    let again = device.again();
    assert_eq!(again.keeper.record(None).unwrap(), device.keeper.record(None).unwrap());
    assert!(device.keeper.record(None).unwrap().contains("seed "), "the deal can be checked");
}

#[test]
fn a_program_that_fails_makes_room_for_the_next_weaker_one_until_none_is_left() {
    let mut device = Device::open(&against_a_bot("champion"), 11).unwrap();
    device.hello(1, None);
    let mut turn = device.command(1, json!({ "type": "ready" }));
    for weaker in ["strong", "casual", "novice", "random"] {
        let bot = turn.bots.first().expect("both give cards at the same time");
        turn = device.replace(bot.seat, bot.phase);
        let seats = position(&turn, 1)["seats"].clone();
        assert_eq!(seats[1]["player"], json!({ "type": "bot", "level": weaker }), "everybody sees it");
    }
    let bot = turn.bots.first().expect("still on turn");
    let (seat, phase) = (bot.seat, bot.phase);
    let none = device.keeper.replace((seat, phase), 0, &mut Quick::new(1)).err().expect("none is weaker");
    assert_eq!(none.error, "none-weaker");
    assert!(device.replace(seat, phase + 1).entries.is_empty(), "the game has moved on");
    assert_eq!(device.again().keeper.question(seat, phase).expect("kept").level, "random");
}

#[test]
fn everybody_wants_another_game_and_it_is_stored_with_the_wish() {
    let mut device = Device::open(&against_a_bot("random"), 5).unwrap();
    device.hello(1, None);
    device.command(1, json!({ "type": "ready" }));
    device.command(1, json!({ "type": "resign" }));
    let agreed = device.command(1, json!({ "type": "ask_rematch", "rematch": "same_seats" }));
    let next = agreed.next.as_ref().expect("the next table");
    assert!(Keeper::restore(&next.entries).is_ok());
    let path = json!({ "type": "next_table", "path": format!("/t/{}", next.face.table) });
    assert!(said(&agreed, 1).contains(&path));
}

#[test]
fn two_pages_at_one_table_hear_of_each_other() {
    let mut one = Device::open(&against_a_bot("random"), 9).unwrap();
    one.hello(1, None);
    let mut other = one.again();
    other.hello(1, None);
    one.command(1, json!({ "type": "ready" }));
    let now = 0;
    let told = other.keeper.renew(&one.log, now, &mut Quick::new(1)).expect("the same table, further on");
    assert_eq!(position(&told, 1)["seq"], json!(one.log.len() - 1));
    assert_eq!(other.keeper.head() + 1, one.log.len() as u64);
    // And back, when a step could not be stored.
    let back = one.log[..1].to_vec();
    let told = one.keeper.renew(&back, now, &mut Quick::new(1)).unwrap();
    assert_eq!(position(&told, 1)["seq"], json!(0), "what is not stored has not happened");
}

#[test]
fn sending_a_command_twice_does_it_once_after_a_crash_too() {
    let mut device = Device::open(&against_a_bot("random"), 2).unwrap();
    device.hello(1, None);
    let ready = json!({ "type": "do", "command_id": "ready-0001", "request": { "type": "ready" } });
    let first = device.hear(1, &ready);
    let mut again = device.again();
    again.hello(1, None);
    let second = again.hear(1, &ready);
    assert!(second.entries.is_empty());
    assert_eq!(said(&first, 1)[0], said(&second, 1)[0]);
}

#[test]
fn nobody_looks_through_the_eyes_of_a_program_or_of_a_seat_that_is_not_there() {
    let mut device = Device::open(&against_a_bot("random"), 3).unwrap();
    assert!(device.keeper.connect(1, Some(0)).is_ok());
    for seat in [1, 2, 255] {
        assert_eq!(device.keeper.connect(2, Some(seat)).unwrap_err().error, "absent");
        assert_eq!(device.keeper.record(Some(seat)).unwrap_err().error, "absent");
    }
}

#[test]
fn of_several_people_each_has_a_line_and_sees_his_own() {
    let mut device = Device::open(&two_people("duel"), 4).unwrap();
    device.hello(1, Some(0));
    device.hello(2, Some(1));
    device.command(1, json!({ "type": "ready" }));
    let begun = device.command(2, json!({ "type": "ready" }));
    assert_ne!(position(&begun, 1)["view"], position(&begun, 2)["view"]);
    let gone = device.keeper.hang_up(2, 0, &mut Quick::new(1)).unwrap();
    assert_eq!(said(&gone, 1), [json!({ "type": "presence", "present": [0], "watching": 0 })]);
}

#[test]
fn bad_wishes_frames_and_logs_are_refused_and_change_nothing() {
    let bad = |wish| Device::open(&wish, 1).err().expect("no table").error;
    assert_eq!(bad(json!({ "game": "chess" })), "malformed");
    assert_eq!(bad(against_a_bot("grandmaster")), "unknown-level");
    assert_eq!(bad(json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "open" }] })), "not-here");
    assert_eq!(bad(json!({ "game": "duel", "seats": [] })), "not-here");
    let clock = json!({ "type": "per_move", "ms": 60_000 });
    assert_eq!(
        bad(json!({ "game": "duel", "seats": against_a_bot("random")["seats"], "clock": clock })),
        "not-here"
    );
    let mut device = Device::open(&against_a_bot("random"), 1).unwrap();
    device.keeper.connect(1, None).unwrap();
    let early = device.hear(1, &json!({ "type": "resync" }));
    assert_eq!(said(&early, 1)[0]["error"], "hello_expected");
    assert!(early.entries.is_empty());
    for log in [vec![], vec!["{}".to_owned()], vec![device.log[0].replace("\"v\":1", "\"v\":2")]] {
        assert_eq!(Keeper::restore(&log).err().expect("no table").error, "damaged");
    }
    let other_rules = device.log[0].replace("\"rules\":", "\"rules\":9");
    assert_eq!(Keeper::restore(&[other_rules]).err().expect("no table").error, "closed");
}
