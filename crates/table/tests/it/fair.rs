//! Fair deals: published vectors, checking a record, and shuffles without bias.

use std::collections::BTreeMap;

use game::{Entropy, Game, Quick, Viewer};
use serde_json::{Value, json};
use table::any::{GameName, Shelves};
use table::clock::ClockRule;
use table::duel;
use table::fair::{Contribution, Key, Protocol, Secret};
use table::ids::TableId;
use table::lot::SeatRule;
use table::verify::{Unfair, verify};
use table::{Request, Setup};

use crate::common::{Desk, person, setup};
use crate::vectors::{check_json, check_text, path, read_json};

/// What follows from a secret, a table and contributions, for the vectors.
fn vector(by: (Protocol, SeatRule), id: ([u8; 32], [u8; 16]), rules: u32, contributions: &[&str]) -> Value {
    let (secret, table) = (Secret(id.0), TableId(id.1));
    let parsed: Vec<Contribution> = contributions.iter().map(|text| text.parse().unwrap()).collect();
    let key = Key::derive(&secret, table, &parsed);
    let draws = [0u64, 1, 2, 1 << 40].map(|k| {
        let words: Vec<u32> = { let mut stream = key.draw(k); (0..20).map(|_| stream.word()).collect() };
        let below: Vec<u32> = { let mut stream = key.draw(k); (1..=12).map(|bound| stream.below(bound)).collect() };
        let mut shuffled: Vec<u32> = (0..28).collect();
        key.draw(k).shuffle(&mut shuffled);
        // A bound just above 2^31 throws nearly half of all words away.
        let wide: Vec<u32> = { let mut stream = key.draw(k); (0..6).map(|_| stream.below(0x8000_0001)).collect() };
        json!({"k": k, "words": words, "below_1_to_12": below, "below_80000001": wide, "shuffle_of_28": shuffled})
    });
    json!({
        "protocol": by.0, "seating": by.1, "table": table, "rules": rules, "secret": String::from(secret), "contributions": contributions,
        "commitment": String::from(secret.commitment(by, table, rules)), "key": hex(&key.0), "draws": draws,
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_published_vectors_hold() {
    let ascending = |from: u8| std::array::from_fn(|index| from.wrapping_add(index as u8));
    let none = "00".repeat(16);
    let (short, long) = ("11".repeat(16), "22".repeat(32));
    let vectors = json!([
        vector((Protocol::First, SeatRule::AsWeSit), ([0; 32], [0; 16]), 1, &[&none, &none]),
        vector(
            (Protocol::First, SeatRule::AsWeSit),
            (ascending(0), std::array::from_fn(|index| 0xf0 + index as u8)),
            1,
            &[&short, &long]
        ),
        vector(
            (Protocol::Second, SeatRule::AsWeSit),
            (ascending(200), [0x18; 16]),
            7,
            &[&short, &none, &long, "0102030405060708090a0b0c0d0e0f1011"]
        ),
        vector(
            (Protocol::Second, SeatRule::Lot),
            (ascending(7), [0x86; 16]),
            1,
            &[&none, &long, &short, &none]
        ),
    ]);
    check_json("vectors/fair.json", &vectors);
}

/// The shuffle of the vectors, dealt by somebody who has only the words: Fisher and Yates from the top, with rejection.
#[test]
fn the_words_of_a_vector_give_its_shuffle() {
    for vector in read_json("vectors/fair.json").as_array().unwrap() {
        let key = vector["key"].as_str().unwrap();
        let bytes: Vec<u8> =
            (0..32).map(|i| u8::from_str_radix(&key[2 * i..2 * i + 2], 16).unwrap()).collect();
        for draw in vector["draws"].as_array().unwrap() {
            let mut stream = Key(bytes.clone().try_into().unwrap()).draw(draw["k"].as_u64().unwrap());
            let mut cards: Vec<u64> = (0..28).collect();
            for top in (1..28u64).rev() {
                let limit = (1u64 << 32) / (top + 1) * (top + 1);
                let word =
                    std::iter::repeat_with(|| u64::from(stream.word())).find(|word| *word < limit).unwrap();
                cards.swap(top as usize, (word % (top + 1)) as usize);
            }
            assert_eq!(draw["shuffle_of_28"], json!(cards));
        }
    }
}

fn finished(game: GameName, options: &[&str]) -> String {
    let mut desk = Desk::begun(game, options, ClockRule::None, 77);
    desk.play(usize::MAX);
    desk.table.record(Viewer::Public).unwrap()
}

#[test]
fn every_draw_of_a_finished_game_can_be_checked() {
    for (game, options, _) in crate::sim::GAMES {
        let record = finished(game, options);
        let fair = verify(record.as_bytes(), &Shelves::default()).unwrap();
        let chances =
            ["table teams", "table deal", "table setup", "table card", "table steal", "table token"];
        let lines = record.lines().filter(|line| chances.iter().any(|chance| line.starts_with(chance)));
        assert_eq!(fair.draws, lines.count() as u64);
    }
}

/// Whole games of bots at a server, whose chance any program, such as the page, must be able to compute again.
#[test]
fn the_published_records_are_fair() {
    let folder = std::fs::read_dir(path("vectors/fair")).unwrap();
    let files: Vec<_> = folder.map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 8, "a record of every way to deal, and of every lot");
    for file in files {
        let record = std::fs::read(&file).unwrap();
        assert!(verify(&record, &Shelves::default()).is_ok(), "{}", file.display());
    }
}

/// The records of the first protocol are kept as they are; those of the second are made here.
#[test]
fn the_records_of_the_second_protocol_are_up_to_date() {
    let people =
        |seats: usize| ["Ann", "Bob", "Cy", "Dot"][..seats].iter().map(|name| person(name)).collect();
    for (name, options, seats, seating) in [
        ("drawn", &["target=100"][..], 4, SeatRule::Lot),
        ("as-we-sit", &["target=100"], 4, SeatRule::AsWeSit),
        ("3-drawn", &["players=3", "target=100"], 3, SeatRule::Lot),
    ] {
        let setup = setup(GameName::Partners, options, people(seats), ClockRule::None);
        let mut desk = Desk::new(Setup { seating, ..setup }, 1886);
        for seat in 0..seats as u8 {
            let contribution = Some(format!("{:02x}", seat + 1).repeat(16).parse().unwrap());
            desk.must(seat, Request::Ready { contribution });
        }
        desk.play(usize::MAX);
        let record = desk.table.record(Viewer::Public).unwrap();
        check_text(&format!("vectors/fair/partners-{name}.case"), &record);
    }
}

#[test]
fn a_record_that_was_tampered_with_is_found_out() {
    let shelves = Shelves::default();
    let record = finished(GameName::Duel, &[]);
    let field = |key: &str| {
        let seed = record.lines().find(|line| line.starts_with("seed")).unwrap();
        seed.split(' ').find(|word| word.starts_with(key)).unwrap().to_string()
    };
    // Another secret, another commitment, another contribution, another table.
    let other =
        |key: &str, value: String| verify(record.replacen(&field(key), &value, 1).as_bytes(), &shelves);
    assert_eq!(other("secret=", format!("secret={}", "00".repeat(32))), Err(Unfair::BrokenCommitment));
    assert_eq!(
        other("commitment=", format!("commitment={}", "00".repeat(32))),
        Err(Unfair::BrokenCommitment)
    );
    assert_eq!(other("table=", format!("table={}", "00".repeat(16))), Err(Unfair::BrokenCommitment));
    let contributions = format!("c={},{}", "00".repeat(16), "01".repeat(16));
    assert_eq!(other("c=", contributions), Err(Unfair::OtherDraw { draw: 1 }));
    assert_eq!(other("secret=", "secret=".into()), Err(Unfair::NoSecret));
    // Another deal: one that the rules allow, cut off behind it.
    let deal = record.lines().find(|line| line.starts_with("table deal")).unwrap();
    let head = &record[..record.find(deal).unwrap()];
    let swapped = deal.replace("jekyll=", "tmp=").replace("hyde=", "jekyll=").replace("tmp=", "hyde=");
    let words: Vec<&str> = swapped.split(' ').collect();
    let swapped = format!("{head}table deal {} {} {}\n", words[3], words[2], words[4]);
    assert_eq!(verify(swapped.as_bytes(), &shelves), Err(Unfair::OtherDraw { draw: 1 }));
    assert!(verify(format!("{head}{deal}\n").as_bytes(), &shelves).is_ok());
    // Not a record at all, a record that somebody may not know yet, a record of a simulation.
    assert!(matches!(verify(b"nonsense", &shelves), Err(Unfair::BadRecord { .. })));
    let running = Desk::begun(GameName::Duel, &[], ClockRule::None, 1).table.record(Viewer::Public).unwrap();
    assert_eq!(verify(running.as_bytes(), &shelves), Err(Unfair::NoSecret));
}

#[test]
fn the_lot_that_seats_three_players_is_checked_too() {
    let record = finished(GameName::Partners, &["players=3", "target=150"]);
    let seats: Vec<&str> =
        record.lines().filter_map(|line| line.strip_prefix("player ")).map(|line| &line[..1]).collect();
    let ghost = ["n", "e", "s", "w"].into_iter().find(|place| !seats.contains(place)).unwrap();
    let other = seats[0];
    let moved = record.replacen(&format!("player {other} "), &format!("player {ghost} "), 1);
    assert!(verify(moved.as_bytes(), &Shelves::default()).is_err());
}

#[test]
fn a_secret_has_all_its_bits_from_the_entropy() {
    let mut bits = [0u32; 256];
    for seed in 0..400 {
        let Secret(bytes) = Secret::random(&mut Quick::new(seed));
        (0..256).for_each(|bit| bits[bit] += u32::from(bytes[bit / 8] >> (bit % 8) & 1));
    }
    assert!(bits.iter().all(|ones| (130..270).contains(ones)), "{bits:?}");
}

// Bias.

type Shuffle = fn(&mut dyn Entropy, &mut [u8]);

fn ours(entropy: &mut dyn Entropy, cards: &mut [u8]) {
    let mut entropy = entropy;
    Entropy::shuffle(&mut entropy, cards);
}

/// The shuffle of 1999: every card swapped with any other.
fn naive(entropy: &mut dyn Entropy, cards: &mut [u8]) {
    for index in 0..cards.len() {
        let other = entropy.below(cards.len() as u32) as usize;
        cards.swap(index, other);
    }
}

/// Small numbers favoured: a byte, modulo.
fn modulo(entropy: &mut dyn Entropy, cards: &mut [u8]) {
    for top in (1..cards.len()).rev() {
        let other = (entropy.word() & 0x3f) as usize % (top + 1);
        cards.swap(top, other);
    }
}

/// One card too few takes part.
fn off_by_one(entropy: &mut dyn Entropy, cards: &mut [u8]) {
    for top in (1..cards.len()).rev() {
        let other = entropy.below(top as u32) as usize;
        cards.swap(top, other);
    }
}

/// Chi-square of all orders of five cards, 119 degrees of freedom: passes 180 by chance once in 4000 times.
fn orders(shuffle: Shuffle) -> f64 {
    let mut counts = BTreeMap::new();
    let (key, games) = (Key([0x66; 32]), 60_000);
    for game in 0..games {
        let mut cards = [0, 1, 2, 3, 4];
        shuffle(&mut key.draw(game), &mut cards);
        *counts.entry(cards).or_insert(0u64) += 1;
    }
    let expected = games as f64 / 120.0;
    let missing = (120 - counts.len()) as f64 * expected;
    missing + counts.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum::<f64>()
}

/// Chi-square of card by position of 28 cards, 27 · 27 = 729 degrees of freedom: passes 880 about once in 10 000 times.
fn positions(shuffle: Shuffle) -> f64 {
    let mut counts = [[0u64; 28]; 28];
    let (key, games) = (Key([0x67; 32]), 28_000);
    for game in 0..games {
        let mut cards: [u8; 28] = std::array::from_fn(|index| index as u8);
        shuffle(&mut key.draw(game), &mut cards);
        cards.iter().enumerate().for_each(|(place, card)| counts[place][usize::from(*card)] += 1);
    }
    let expected = games as f64 / 28.0;
    counts.iter().flatten().map(|&n| (n as f64 - expected).powi(2) / expected).sum()
}

#[test]
fn the_shuffle_is_not_biased_and_biased_ones_are_caught() {
    assert!(orders(ours) < 180.0, "orders: {}", orders(ours));
    assert!(positions(ours) < 880.0, "positions: {}", positions(ours));
    for (name, mutant) in [("naive", naive as Shuffle), ("modulo", modulo), ("off by one", off_by_one)] {
        assert!(orders(mutant) > 180.0 || positions(mutant) > 880.0, "{name} goes unnoticed");
    }
}

/// The deals themselves: every card is with jekyll, with hyde and aside as often as it should be.
#[test]
fn deals_are_not_biased() {
    let (key, games) = (Key([0x68; 32]), 10_000u64);
    let state = duel::State::new(&duel::Options::default());
    let mut held: BTreeMap<duel::Card, u64> = BTreeMap::new();
    for game in 0..games {
        let deal = state.draw(&mut key.draw(game));
        deal.jekyll.iter().for_each(|card| *held.entry(card).or_default() += 1);
    }
    let expected = games as f64 * 0.4;
    let chi: f64 = held.values().map(|&n| (n as f64 - expected).powi(2) / (expected * 0.6)).sum();
    assert!(held.len() == 25 && chi < 60.0, "chi-square {chi}");
}
