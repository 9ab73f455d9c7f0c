//! The references stay what they were: figures of strength are told against them.

use bots::{Budget, HasBots, Level};
use game::{Move, Quick, Turn, Viewer};

/// The choices of a level on its way through the beginning of a game, all together in one number (FNV-1a).
fn choices<G: HasBots>(options: &G::Options, level: Level) -> u64 {
    let (bot, mut state, mut quick) = (G::bot(level), G::new(options), Quick::new(1886));
    let mut number = 0xcbf2_9ce4_8422_2325u64;
    for _ in 0..40 {
        let mv = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let view = state.view(Viewer::Seat(seat));
                let chosen = bot.choose(options, &view, &mut Budget::of_work(300), &mut quick);
                Move::Act(seat, chosen.expect("something to choose"))
            }
        };
        for byte in format!("{mv:?}").bytes() {
            number = (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        state.apply(&mv).expect("a legal move");
    }
    number
}

/// If this fails, somebody who is measured against has changed, and older figures do not compare with newer ones.
#[test]
fn references_choose_what_they_always_chose() {
    let of = |level: Level| {
        [
            choices::<partners::State>(&partners::Options::default(), level),
            choices::<partners::State>(&partners::Options::three(partners::Place::N), level),
            choices::<duel::State>(&duel::Options::default(), level),
            choices::<duel::State>(&duel::Options { match_: duel::Match::Return }, level),
            choices::<london::State>(&london::Options::default(), level),
        ]
    };
    let veteran = [
        0x34d4_66d1_04ba_9b3c,
        0x82a1_4834_1166_2131,
        0xb060_81af_0365_0f70,
        0x9ebe_f3a3_63cb_435a,
        0x4e13_1ceb_86cb_9e13,
    ];
    assert_eq!(of(Level::Veteran), veteran);
    let plain = [
        0x3096_7f0f_d29b_e167,
        0x2693_cac7_9873_597f,
        0x3c25_b226_f023_a706,
        0x5a6b_a43c_2d02_325c,
        0xb2de_88bd_6a6e_c585,
    ];
    assert_eq!(of(Level::Ismcts(300)), plain);
}
