//! Programs that are asked by what their seat may know.

use bots::Budget;
use game::Quick;
use serde_json::{Value, json};
use table::any::GameName;
use wasm::thinker::{Question, give};
use wasm::trial::choices;

use crate::support::{Device, against_a_bot};

fn question() -> Question {
    let mut device = Device::open(&against_a_bot("strong"), 11).unwrap();
    device.hello(1, None);
    let turn = device.command(1, json!({ "type": "ready" }));
    let bot = &turn.bots[0];
    device.keeper.question(bot.seat, bot.phase).expect("it is on turn")
}

#[test]
fn a_view_that_no_game_can_have_shown_is_refused() {
    let mut asked = question();
    assert!(asked.answer(&mut Budget::of_work(50), &mut Quick::new(1)).is_ok());
    asked.view["board"]["track"]["marker"] = json!(3);
    assert_eq!(
        asked.answer(&mut Budget::of_work(50), &mut Quick::new(1)).unwrap_err().error,
        "impossible-view"
    );
    asked.view = Value::Null;
    assert_eq!(asked.answer(&mut Budget::of_work(50), &mut Quick::new(1)).unwrap_err().error, "malformed");
}

#[test]
fn a_level_that_is_no_more_plays_at_random() {
    let asked = Question { level: "grandmaster".into(), ..question() };
    assert!(asked.answer(&mut Budget::of_work(50), &mut Quick::new(1)).is_ok());
}

#[test]
fn a_broken_network_is_refused() {
    assert_eq!(give(GameName::London, b"no network").unwrap_err().error, "bad-network");
}

/// What machines are compared by is itself the same each time, and different for different levels.
#[test]
fn choices_are_one_number() {
    for game in GameName::ALL {
        let number = |level| choices(game, level, 12, Some(60)).expect("every level chooses");
        assert_eq!(number("strong"), number("strong"));
        assert_ne!(number("random"), number("strong"), "{game}");
    }
}
