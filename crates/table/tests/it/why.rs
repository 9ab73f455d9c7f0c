//! Asking why something may not be done where a record stops.

use game::Seat;
use table::any::Shelves;
use table::refused::Refused;
use table::replay::Unshown;
use table::why::why_not;

#[test]
fn where_a_record_stops_a_seat_is_told_why_it_may_not() {
    let head = "utterson 1\ngame duel\nplayer jekyll Ann\nplayer hyde Bob\n---\n";
    let deal = "table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,W3 hyde=E1,E2,E3,E4,E5,E6,E7,W4,W5,W6 \
                aside=W7,+2,+3,+4,+5\n";
    let record = format!("{head}{deal}");
    let why = |seat, action| why_not(record.as_bytes(), &Shelves::default(), Seat(seat), action);
    assert_eq!(why(0, "give P1"), Ok(None));
    let Ok(Some(Refused::Illegal(illegal))) = why(0, "give E1") else { panic!("not hers to give") };
    assert_eq!((illegal.rule.as_str(), illegal.reason.as_str()), ("D2.2", "not-in-hand"));
    assert_eq!(why(1, "give E1"), Ok(None), "it is his");
    assert!(matches!(why(0, "give  P1"), Ok(Some(Refused::Unreadable { .. }))));
    assert_eq!(why(2, "give P1"), Err(Unshown::NoSuchSeat));
    let bad = why_not(b"utterson 1\ngame chess\n---\n", &Shelves::default(), Seat(0), "give P1");
    assert!(matches!(bad, Err(Unshown::Malformed { line: 2, .. })), "{bad:?}");
    let over = include_bytes!("../../../../vectors/playthroughs/duel.case");
    assert_eq!(why_not(over, &Shelves::default(), Seat(0), "play P1"), Ok(Some(Refused::Over)));
}
