//! Everybody plays for a while: moves a second, how long they take, and what they cost.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::figures::Figures;
use crate::house::{House, Program, Usage};
use crate::player::{Hall, Pair, Player, Took};
use crate::sockets::{Socket, open, tables};
use crate::{Outcome, Plan};

/// How long a pair has for a game before it needs the next one, when nobody thinks.
const GAME_AT_LEAST: Duration = Duration::from_millis(1200);

/// One evening.
pub struct Load<'a> {
    /// How many tables, for how long, at which game.
    pub plan: &'a Plan,
    /// How long players think: between half of it and one and a half, each by himself. Tables that think in lockstep measure
    /// their own bursts.
    pub thinking: Duration,
}

impl Load<'_> {
    /// What is played before it counts: everybody begins at once, which no evening does.
    fn warm_up(&self) -> Duration {
        if self.thinking.is_zero() { Duration::from_secs(1) } else { Duration::from_secs(5) }
    }

    /// How many games each pair has before it, one after the other.
    fn games(&self, house: House) -> usize {
        if !house.is_ours() || !self.thinking.is_zero() {
            return 1;
        }
        let all = self.warm_up() + Duration::from_secs(self.plan.seconds);
        all.as_millis().div_ceil(GAME_AT_LEAST.as_millis()) as usize
    }

    /// Lets everybody play at a house of that kind, just opened.
    pub async fn run(&self, house: House) -> Outcome<Figures> {
        let program = house.start()?;
        let start = Instant::now();
        let games = self.games(house);
        let mut sittings =
            tables(program.address, house, &self.plan.wish(), self.plan.tables * games).await?;
        let opening = start.elapsed();
        let mut pair = || Arc::new(Pair::new(sittings.drain(..games).collect()));
        let pairs: Vec<Arc<Pair>> = (0..self.plan.tables).map(|_| pair()).collect();
        let mut sockets = Vec::new();
        for number in 0..2 * pairs.len() {
            sockets.push(open(program.address, house, &pairs[number / 2].sittings[0], number % 2).await?);
        }
        let mut figures = self.play(house, &program, &pairs, sockets).await?;
        if house.is_ours() {
            figures.set(
                "opening a table, us, sixteen at once",
                opening.as_micros() as f64 / (self.plan.tables * games) as f64,
            );
        }
        Ok(figures)
    }

    async fn play(
        &self,
        house: House,
        program: &Program,
        pairs: &[Arc<Pair>],
        sockets: Vec<Socket>,
    ) -> Outcome<Figures> {
        let hall = Arc::new(Hall::default());
        let player = |(number, socket): (usize, Socket)| {
            let chair = (&pairs[number / 2], number % 2);
            tokio::spawn(Player::new((house, program.address), chair, &hall, self.thinking).play(socket))
        };
        let players: Vec<_> = sockets.into_iter().enumerate().map(player).collect();
        tokio::time::sleep(self.warm_up()).await;
        let (before, own_before, start) = (program.usage()?, Usage::own()?, Instant::now());
        hall.is_counted.store(true, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(self.plan.seconds)).await;
        let (after, own_after, seconds) = (program.usage()?, Usage::own()?, start.elapsed().as_secs_f64());
        hall.is_over.store(true, Ordering::Relaxed);
        let mut took = Took::default();
        for player in players {
            took.add(player.await??.0);
        }
        let moves = took.own.len().max(1) as f64;
        let mut figures = Figures::of(took, seconds);
        figures.set("server, us of CPU a move", (after.cpu_us - before.cpu_us) / moves);
        figures.set("client, us of CPU a move", (own_after.cpu_us - own_before.cpu_us) / moves);
        figures.set("players without a game", hall.idle.load(Ordering::Relaxed) as f64);
        Ok(figures)
    }
}
