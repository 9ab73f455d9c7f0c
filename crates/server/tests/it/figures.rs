//! What a stranger with a script can do to the others, in figures. Long, and for a quiet machine:
//!
//! ```text
//! cargo test --release -p server --test it figures -- --ignored --nocapture --test-threads 1
//! ```

use std::time::{Duration, Instant};

use serde_json::json;
use server::address::Proxies;
use server::config::Config;
use server::limits::Rates;

use crate::siege::memory_kib;
use crate::support::{Guest, House, fresh, move_on, until};

async fn behind_a_proxy(change: impl FnOnce(Config) -> Config) -> House {
    let proxies = Proxies { count: 1, ..Proxies::default() };
    House::with(|config| change(Config { proxies, pace: Config::default().pace, ..config })).await
}

/// How long the bot of an honest table takes for its answers, from the quickest to the slowest.
async fn answers(house: &House, count: usize) -> Vec<Duration> {
    let mut ann = house.guest("Ann").await;
    let mut took = Vec::new();
    while took.len() < count {
        let seats = json!([{ "type": "me" }, { "type": "bot", "level": "champion" }]);
        let (table, _) = ann.open_table(house, json!({ "game": "duel", "seats": seats })).await;
        let (mut line, _) = ann.sit(house, &table, None).await;
        line.command(&fresh(), json!({ "type": "ready" })).await;
        while took.len() < count && move_on(&mut line).await.is_some() {
            let start = Instant::now();
            let can_go_on = |position: &serde_json::Value| {
                position["stage"]["type"] == "over"
                    || !position["turn"].as_array().unwrap().contains(&json!(1))
            };
            until(&mut line, can_go_on).await;
            took.push(start.elapsed());
        }
    }
    took.sort_unstable();
    took
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: it measures"]
async fn six_hundred_champion_tables_of_one_address() {
    let house = behind_a_proxy(|config| Config {
        rates: Rates { bot_second: Rates::default().bot_second, ..config.rates },
        ..config
    })
    .await;
    let quiet = answers(&house, 20).await;
    let mut eve = house.guest("Eve").await;
    let bot = json!({ "type": "bot", "level": "champion" });
    let start = Instant::now();
    for _ in 0..600 {
        let wish = json!({ "game": "duel", "seats": [bot, bot] });
        assert_eq!(eve.post_from(&house, "203.0.113.6", "/api/tables", wish).await.status.as_u16(), 201);
    }
    let opened = start.elapsed();
    let besieged = answers(&house, 40).await;
    let median = |took: &[Duration]| took[took.len() / 2];
    println!(
        "600 champion tables, opened in {opened:?}: an honest bot's answer {:?} before, now {:?}, worst {:?}",
        median(&quiet),
        median(&besieged),
        besieged[besieged.len() - 1]
    );
    assert!(median(&besieged) < 2 * median(&quiet));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: it measures"]
async fn six_hundred_wishes_under_the_usual_limits() {
    let house =
        House::with(|config| Config { data: config.data, listen: config.listen, ..Config::default() }).await;
    let mut opened = 0;
    for _ in 0..30 {
        let mut eve = Guest { cookie: None };
        eve.post(&house, "/api/me", json!({ "name": "Eve" })).await;
        for _ in 0..20 {
            let wish = json!({ "game": "duel", "seats": [{ "type": "bot", "level": "champion" }, { "type": "bot", "level": "champion" }] });
            opened += usize::from(eve.post(&house, "/api/tables", wish).await.status.as_u16() == 201);
        }
    }
    println!("600 wishes of one address for champion tables: {opened} were opened");
    assert!(opened <= 60);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: it measures"]
async fn a_thousand_wrong_passwords() {
    let house = behind_a_proxy(|config| config).await;
    let before = memory_kib(std::process::id());
    let start = Instant::now();
    for round in 0..50 {
        let guesses = (0..20).map(|number| {
            let (house, mut eve) = (&house, Guest { cookie: None });
            async move {
                let (from, login) = (format!("203.0.{round}.{number}"), format!("ann-{round}-{number}"));
                let wrong = json!({ "login": login, "password": "wrong horse" });
                eve.post_from(house, &from, "/api/login", wrong).await.status.as_u16()
            }
        });
        let statuses = futures_util::future::join_all(guesses).await;
        assert!(statuses.iter().all(|status| *status == 400), "{statuses:?}");
    }
    let after = memory_kib(std::process::id());
    println!(
        "1,000 wrong passwords in {:?}: {} MiB before, {} MiB after",
        start.elapsed(),
        before / 1024,
        after / 1024
    );
    assert!(after < before + 60 * 1024);
}
