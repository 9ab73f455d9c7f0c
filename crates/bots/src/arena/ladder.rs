//! A tournament as one scale of Elo: the strengths under which its points are most likely (Bradley and Terry 1952).
//!
//! Between every two players one set more is counted, which was shared: it keeps strengths finite where somebody has won everything, and hardly matters
//! otherwise. What has no bound is said to have none. How sure the figures are is found by drawing the sets again with replacement, the sets of one deal
//! together, since all pairings have the same deals (bootstrap), and taking Student's width for that error.

use alloc::vec;
use alloc::vec::Vec;

use game::{Entropy, Quick};

use super::beta;

/// A player's place on the scale; the mean of all players is 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo.
    pub elo: f64,
    /// The lower end of the interval of 95 %; minus infinity if nothing bounds it: he took no point, directly or through others, from somebody.
    pub low: f64,
    /// The upper end; infinite if nothing bounds it: somebody took no point from him, directly or through others.
    pub high: f64,
    /// His share of all points.
    pub share: f64,
    /// In so many sets.
    pub sets: usize,
}

/// What came of a set: which two players, the number of its deal, and the first one's share.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Encounter {
    /// The first player and the second.
    pub players: [usize; 2],
    /// Sets of the same number had the same deals.
    pub deal: u64,
    /// The first player's share of the points.
    pub share: f64,
}

/// How often the sets are drawn again.
const DRAWS: usize = 400;

/// The ratings of so many players.
pub fn ratings(count: usize, encounters: &[Encounter]) -> Vec<Rating> {
    let all = Points::of(count, encounters.iter());
    let elo = all.fit();
    let errors = errors(count, encounters);
    let deals = deals(encounters).len();
    let width = if deals < 2 { f64::INFINITY } else { beta::student(deals as f64 - 1.0) };
    let rating = |player: usize| {
        let sets = encounters.iter().filter(|encounter| encounter.players.contains(&player)).count();
        let error = width * errors[player];
        Rating {
            elo: elo[player],
            low: if all.bounded(player, false) { elo[player] - error } else { f64::NEG_INFINITY },
            high: if all.bounded(player, true) { elo[player] + error } else { f64::INFINITY },
            share: all.taken[player].iter().sum::<f64>() / sets.max(1) as f64,
            sets,
        }
    };
    (0..count).map(rating).collect()
}

/// The encounters of each deal.
fn deals(encounters: &[Encounter]) -> Vec<Vec<Encounter>> {
    let mut sorted = encounters.to_vec();
    sorted.sort_by_key(|encounter| encounter.deal);
    sorted.chunk_by(|one, other| one.deal == other.deal).map(<[Encounter]>::to_vec).collect()
}

/// The standard error of each player's Elo.
fn errors(count: usize, encounters: &[Encounter]) -> Vec<f64> {
    let deals = deals(encounters);
    let mut quick = Quick::new(1886);
    let (mut sums, mut squares) = (vec![0.0; count], vec![0.0; count]);
    for _ in 0..DRAWS {
        let drawn = (0..deals.len()).flat_map(|_| &deals[quick.below(deals.len() as u32) as usize]);
        for (player, elo) in Points::of(count, drawn).fit().into_iter().enumerate() {
            sums[player] += elo;
            squares[player] += elo * elo;
        }
    }
    let draws = DRAWS as f64;
    let variance = |(sum, square): (f64, f64)| (square / draws - (sum / draws).powi(2)).max(0.0);
    sums.into_iter().zip(squares).map(|pair| variance(pair).sqrt()).collect()
}

/// Who took how many points from whom, in sets.
struct Points {
    taken: Vec<Vec<f64>>,
}

impl Points {
    fn of<'a>(count: usize, encounters: impl Iterator<Item = &'a Encounter>) -> Points {
        let mut taken = vec![vec![0.0; count]; count];
        for Encounter { players: [first, second], share, .. } in encounters {
            taken[*first][*second] += share;
            taken[*second][*first] += 1.0 - share;
        }
        Points { taken }
    }

    /// Elo of each player, with the shared set; the mean is 0. Strengths are improved in turn (Zermelo, Hunter 2004).
    fn fit(&self) -> Vec<f64> {
        let count = self.taken.len();
        let others = |player: usize| (0..count).filter(move |&other| other != player);
        let mut strength = vec![1.0; count];
        for _ in 0..300 {
            let mut moved: f64 = 0.0;
            for player in 0..count {
                let won: f64 = others(player).map(|other| self.taken[player][other] + 0.5).sum();
                let met = |other: usize| self.taken[player][other] + self.taken[other][player] + 1.0;
                let weight: f64 =
                    others(player).map(|other| met(other) / (strength[player] + strength[other])).sum();
                let better = won / weight;
                moved = moved.max((better / strength[player]).ln().abs());
                strength[player] = better;
            }
            if moved < 1e-7 {
                break;
            }
        }
        let elo: Vec<f64> = strength.iter().map(|strength| 400.0 * strength.log10()).collect();
        let mean = elo.iter().sum::<f64>() / count.max(1) as f64;
        elo.into_iter().map(|elo| elo - mean).collect()
    }

    /// Do points taken from a player (above), or by him (below), lead to everybody?
    fn bounded(&self, player: usize, above: bool) -> bool {
        let count = self.taken.len();
        let (mut reached, mut next) = (vec![false; count], vec![player]);
        reached[player] = true;
        while let Some(at) = next.pop() {
            for (other, reached) in reached.iter_mut().enumerate() {
                let points = if above { self.taken[other][at] } else { self.taken[at][other] };
                if points > 0.0 && !*reached {
                    *reached = true;
                    next.push(other);
                }
            }
        }
        reached.into_iter().all(|reached| reached)
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::expected;
    use super::*;

    fn every_pair(count: usize) -> impl Iterator<Item = [usize; 2]> {
        (0..count).flat_map(move |first| (first + 1..count).map(move |second| [first, second]))
    }

    /// Sets of two independent games between players of known Elo.
    fn tournament(elo: &[f64], deals: u64, quick: &mut Quick) -> Vec<Encounter> {
        let mut encounters = Vec::new();
        for deal in 0..deals {
            for players in every_pair(elo.len()) {
                let p = expected(elo[players[0]] - elo[players[1]]);
                let mut wins = || f64::from(u8::from(f64::from(quick.word()) / 4_294_967_296.0 < p));
                encounters.push(Encounter { players, deal, share: (wins() + wins()) / 2.0 });
            }
        }
        encounters
    }

    #[test]
    fn two_players_have_the_elo_of_their_share() {
        let shares = (0..400).map(|deal| (deal, if deal % 4 == 0 { 0.0 } else { 1.0 }));
        let encounters: Vec<Encounter> =
            shares.map(|(deal, share)| Encounter { players: [0, 1], deal, share }).collect();
        let [one, other] = ratings(2, &encounters)[..] else { panic!("two") };
        let difference = one.elo - other.elo;
        // 300 of 400 and half a set of one: 300.5 of 401.
        let by_hand = 400.0 * (300.5f64 / 100.5).log10();
        assert!((difference - by_hand).abs() < 0.01, "{difference} {by_hand}");
        assert!((one.elo + other.elo).abs() < 1e-9 && (one.share - 0.75).abs() < 1e-9 && one.sets == 400);
    }

    #[test]
    fn who_wins_everything_has_no_upper_bound() {
        let mut encounters = Vec::new();
        for deal in 0..20 {
            encounters.push(Encounter { players: [0, 1], deal, share: 1.0 });
            encounters.push(Encounter { players: [0, 2], deal, share: 1.0 });
            encounters.push(Encounter {
                players: [1, 2],
                deal,
                share: if deal % 3 == 0 { 0.0 } else { 1.0 },
            });
        }
        let [best, middle, last] = ratings(3, &encounters)[..] else { panic!("three") };
        assert!(best.high == f64::INFINITY && best.low.is_finite() && best.elo > 200.0, "{best:?}");
        // The other two are bounded by each other, but not against the best one, and so not on the common scale.
        assert!(middle.low == f64::NEG_INFINITY && last.low == f64::NEG_INFINITY, "{middle:?} {last:?}");
        assert!(middle.high.is_finite() && middle.elo > last.elo, "{middle:?} {last:?}");
    }

    #[test]
    fn the_interval_holds_the_truth_about_as_often_as_it_says() {
        let truth = [120.0, 20.0, -140.0];
        let mut quick = Quick::new(5);
        let (mut held, mut asked) = (0, 0);
        for _ in 0..60 {
            let ratings = ratings(3, &tournament(&truth, 40, &mut quick));
            for (rating, truth) in ratings.iter().zip(truth) {
                held += u32::from((rating.low..=rating.high).contains(&truth));
                asked += 1;
            }
        }
        assert!(held * 100 >= asked * 91, "{held} of {asked}");
    }
}
