//! The pace of a bot tells nothing about its hand: where it has one card to play it takes as long as where it has many.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::address::Proxies;
use server::config::{Config, Faults, Pace};
use server::live::By;

use crate::support::{House, fresh, move_on, position, until};

const PACE: Pace = Pace { min: Duration::from_millis(20), max: Duration::from_millis(40) };

/// How far two samples are from one distribution, by Kolmogorov and Smirnov: the largest distance, and the distance that one
/// in a million pairs of honest samples exceeds.
fn distance(one: &[Duration], other: &[Duration]) -> (f64, f64) {
    let share = |sample: &[Duration], at: Duration| {
        sample.iter().filter(|took| **took <= at).count() as f64 / sample.len() as f64
    };
    let all = one.iter().chain(other);
    let largest = all.map(|at| (share(one, *at) - share(other, *at)).abs()).fold(0.0, f64::max);
    let (n, m) = (one.len() as f64, other.len() as f64);
    (largest, (-(1e-6_f64 / 2.0).ln() / 2.0).sqrt() * ((n + m) / (n * m)).sqrt())
}

/// So many forced decisions must be there: with fewer even the greatest distance there is would be within the bound.
const FORCED_MIN: usize = 15;

/// The times that a bot took for decisions, apart by whether it had a choice.
async fn times(house: &House) -> [Vec<Duration>; 2] {
    let mut took = [Vec::new(), Vec::new()];
    let mut ann = house.guest("Ann").await;
    while took[0].len() < FORCED_MIN {
        let wish =
            json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "bot", "level": "random" }] });
        let (table, _) = ann.open_table(house, wish).await;
        let (mut line, _) = ann.sit(house, &table, None).await;
        line.say(&json!({ "type": "do", "command_id": fresh(), "request": { "type": "ready" } })).await;
        let live = house.server.app.tables.get(&house.server.app, table.parse().unwrap());
        let mut since: Option<(Instant, usize)> = None;
        loop {
            let message = line.hear().await;
            let Some(position) = position(&message) else { continue };
            let (legal, turn) = (position["legal"].as_array().unwrap(), position["turn"].as_array().unwrap());
            if let Some((start, choices)) = since.filter(|_| !turn.contains(&json!(1))) {
                took[usize::from(choices > 1)].push(start.elapsed());
                since = None;
            }
            if position["stage"]["type"] == "over" {
                break;
            }
            if turn == &[json!(1)] && since.is_none() {
                let viewer = game::Viewer::Seat(game::Seat(1));
                let look = move |table: &table::AnyTable| table.position(viewer).legal.len();
                since = Some((Instant::now(), live.look(By::House, look).await.unwrap()));
            }
            if let Some(action) = legal.first() {
                let request: Value =
                    json!({ "type": "move", "expect": position["phase"], "action": action["text"] });
                line.say(&json!({ "type": "do", "command_id": fresh(), "request": request })).await;
            }
        }
    }
    took
}

/// Somebody else has tables where bots play bots, and think all the time.
async fn load(house: &House, tables: usize) {
    let mut eve = house.guest("Eve").await;
    for _ in 0..tables {
        let bot = json!({ "type": "bot", "level": "casual" });
        let wish = json!({ "game": "partners", "options": ["target=1000"], "seats": [bot, bot, bot, bot] });
        let answer = eve.post_from(house, "203.0.113.6", "/api/tables", wish).await;
        assert_eq!(answer.status.as_u16(), 201, "{}", answer.text);
    }
}

/// A house behind a proxy, where bots take that long.
async fn paced(pace: Pace, thought: Duration) -> House {
    let proxies = Proxies { count: 1, ..Proxies::default() };
    let faults = Faults { thought, ..Faults::default() };
    House::with(|config| Config { pace, proxies, faults, ..config }).await
}

/// What waits in the queue is part of the pause: a bot whose pause is longer than the queue and its thought answers when its pause
/// is over, and not later by as much as others have made it wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_queue_is_part_of_the_pause() {
    let (pause, thought) = (Duration::from_millis(700), Duration::from_millis(150));
    let house = paced(Pace { min: pause, max: pause }, thought).await;
    load(&house, 4).await;
    let mut ann = house.guest("Ann").await;
    let wish = json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "bot", "level": "random" }] });
    let (table, _) = ann.open_table(&house, wish).await;
    let (mut line, _) = ann.sit(&house, &table, None).await;
    line.command(&fresh(), json!({ "type": "ready" })).await;
    let mut took = Vec::new();
    while took.len() < 5 && move_on(&mut line).await.is_some() {
        let start = Instant::now();
        let answered = |position: &Value| !position["turn"].as_array().unwrap().contains(&json!(1));
        until(&mut line, answered).await;
        took.push(start.elapsed());
    }
    // Where the bot was not on turn the answer is there at once, and where it leads as well it takes two pauses.
    let quickest = took.iter().filter(|took| **took > pause / 2).min().unwrap();
    assert!((pause - thought..pause + thought).contains(quickest), "{took:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn under_load_a_bot_without_a_choice_takes_as_long_as_with_one() {
    let house = paced(PACE, Duration::ZERO).await;
    load(&house, 4).await;
    let [forced, free] = times(&house).await;
    assert!(forced.len() > 5 && free.len() > 20, "{} forced and {} free decisions", forced.len(), free.len());
    let (largest, bound) = distance(&forced, &free);
    assert!(largest < bound, "{largest} is more than {bound}: {forced:?} {free:?}");
    // The test itself: a bot that plays its only card at once.
    let hasty: Vec<Duration> = forced.iter().map(|took| *took / 10).collect();
    let (largest, bound) = distance(&hasty, &free);
    assert!(largest > bound, "a bot that plays its only card at once was not noticed: {largest} of {bound}");
}
