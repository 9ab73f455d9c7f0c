//! Sets of games: the same deals, everything else exchanged.

use core::time::Duration;

use bots::HasBots;
use bots::arena::contest::Contest;
use bots::arena::{Contestant, Match, Player, SetResult, Streams};
use game::{Quick, Seat};

/// Streams that follow from a number.
struct Seeded {
    set: u64,
    /// 1 if the players think something else in each game of a set.
    change: u64,
}

impl Streams for Seeded {
    type Stream = Quick;

    fn chance(&self, draw: u64) -> Quick {
        Quick::new(self.set << 32 | draw)
    }

    fn thought(&self, game: usize, decision: u64) -> Quick {
        Quick::new((self.set * 2 + self.change * game as u64) << 32 | decision)
    }
}

fn play<G: Contest + HasBots>(options: &G::Options, bots: [&str; 2], streams: &Seeded) -> SetResult {
    let players = bots.map(|word| Player::<G>::new(word.parse::<Contestant>().expect("a contestant")));
    let pairing = Match { options, players: [&players[0], &players[1]], work: None };
    pairing.play(streams, &mut || Duration::ZERO)
}

/// Whoever plays himself with the same deals and thoughts gets just half of the points: in the second game of a set
/// everything but the names happens again.
fn nothing_but_the_names_changes<G: Contest + HasBots>(options: &G::Options) {
    for set in 0..20 {
        let streams = Seeded { set, change: 0 };
        let result = play::<G>(options, ["random", "random"], &streams);
        assert_eq!(result.games.len(), 2);
        assert_eq!(result.share(), 0.5);
        assert_eq!(result.games[0].side, result.games[1].side);
        assert_eq!(result, play::<G>(options, ["random", "random"], &streams));
    }
}

#[test]
fn a_set_is_fair_and_can_be_repeated() {
    nothing_but_the_names_changes::<partners::State>(&partners::Options::default());
    nothing_but_the_names_changes::<partners::State>(&partners::Options::three(partners::Place::W));
    nothing_but_the_names_changes::<duel::State>(&duel::Options::default());
    nothing_but_the_names_changes::<london::State>(&london::Options {
        turns: 30,
        ..london::Options::default()
    });
}

#[test]
fn every_seat_is_the_first_bots_just_once() {
    use partners::{Options, Place, SeatCard};
    let mut options = vec![Options::four(SeatCard::A), Options::four(SeatCard::B)];
    options.extend(Place::ALL.map(Options::three));
    for options in options {
        let line_ups = partners::State::line_ups(&options);
        let seats = match options.players {
            partners::Players::Four { .. } => 4,
            partners::Players::Three { .. } => 3,
        };
        for seat in (0..seats).map(Seat) {
            assert_eq!(line_ups.iter().filter(|first| first.contains(seat)).count(), 1, "{options:?} {seat}");
        }
    }
}

fn wins<G: Contest + HasBots>(options: &G::Options, bots: [&str; 2], sets: u64) -> f64 {
    (0..sets).map(|set| play::<G>(options, bots, &Seeded { set, change: 1 }).share()).sum::<f64>()
        / sets as f64
}

/// The plain search beats chance, and who sees all cards beats the plain search.
#[test]
fn search_beats_chance_and_sight_beats_search() {
    let hand = partners::Options::default().to(1);
    assert!(wins::<partners::State>(&hand, ["ismcts:100", "random"], 60) > 0.65);
    assert!(
        wins::<partners::State>(&partners::Options::three(partners::Place::N), ["ismcts:100", "random"], 60)
            > 0.6
    );
    assert!(wins::<duel::State>(&duel::Options::default(), ["ismcts:100", "random"], 60) > 0.6);
    assert!(wins::<partners::State>(&hand, ["ceiling:200", "ismcts:200"], 60) > 0.55);
    assert!(wins::<duel::State>(&duel::Options::default(), ["ceiling:200", "ismcts:200"], 60) > 0.5);
}

#[test]
fn contestants_can_be_read() {
    for (text, again) in [
        ("ceiling", "ceiling:10000"),
        ("ceiling:5", "ceiling:5"),
        ("random", "random"),
        ("ismcts", "ismcts:10000"),
    ] {
        assert_eq!(text.parse::<Contestant>().expect(text).to_string(), again);
    }
    for text in ["", "ceiling:", "ceiling:0", "ceilings", "cheat", "ceiling5"] {
        let error = text.parse::<Contestant>().expect_err(text).to_string();
        assert!(error.contains("novice") && error.contains("ceiling:N"), "{error}");
    }
}
