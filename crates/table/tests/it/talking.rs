//! What people say to each other in their own words, and where they must not.

use game::{Seat, Viewer};
use table::Request;
use table::any::GameName;
use table::clock::ClockRule;
use table::event::Event;
use table::refused::Refused;
use table::saying::Saying;
use table::seen::SeenEvent;

use crate::common::Desk;

fn say(words: &str) -> Request {
    Request::Say { text: Saying::clean(words).unwrap() }
}

#[test]
fn in_duel_and_london_people_talk_and_everybody_hears_it() {
    for game in [GameName::Duel, GameName::London] {
        let mut desk = Desk::begun(game, &[], ClockRule::None, 1);
        desk.must(0, say("Good evening: shall we?"));
        let text = Saying::clean("Good evening: shall we?").unwrap();
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
            let heard = desk.table.project(desk.table.head(), viewer).unwrap();
            assert_eq!(heard.event, SeenEvent::Said { seat: Seat(0), text: text.clone() });
        }
        assert_eq!(desk.restored(), desk.table);
        let nobody = desk.next_id();
        assert_eq!(desk.command(Viewer::Public, nobody, say("Hush!")), Err(Refused::NotSeated));
    }
}

#[test]
fn p7_1_partners_do_not_talk_before_the_game_has_ended() {
    let mut desk = Desk::begun(GameName::Partners, &[], ClockRule::None, 1);
    assert_eq!(desk.ask(2, say("I hold all of Hyde's.")), Err(Refused::Silence));
    assert!(!desk.log.iter().any(|entry| matches!(entry.event, Event::Said { .. })));
    assert!(!desk.table.position(Viewer::Seat(Seat(2))).can_talk);
    desk.must(2, Request::Resign);
    assert!(desk.table.position(Viewer::Seat(Seat(2))).can_talk);
    assert!(!desk.table.position(Viewer::Public).can_talk);
    desk.must(2, say("I held all of Hyde's."));
}

#[test]
fn nobody_talks_without_end() {
    let mut desk = Desk::begun(GameName::Duel, &[], ClockRule::None, 1);
    for _ in 0..3 {
        desk.must(0, say("And another thing"));
    }
    assert_eq!(desk.ask(0, say("And another")), Err(Refused::TooFast { retry_ms: 4_000 }));
    desk.must(1, say("Yes?"));
    desk.wait(4_000);
    desk.must(0, say("And another"));
}
