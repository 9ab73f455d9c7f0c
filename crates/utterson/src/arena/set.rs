//! One set of games, and its records.

use std::time::{Duration, Instant};

use ::table::any::Playable;
use ::table::fair::{Key, Stream};
use bots::HasBots;
use bots::arena::contest::Contest;
use bots::arena::{Match, Player, SetResult, Streams};
use game::record::Recorder;
use game::{Move, Seat, SeatSet};

use super::Arena;
use crate::program::command;
use crate::shared::{Failure, names, save, stem};

/// The random words of one set of games.
struct Words {
    chance: Key,
    thought: [Key; 2],
}

impl Streams for Words {
    type Stream = Stream;

    fn chance(&self, draw: u64) -> Stream {
        self.chance.draw(draw)
    }

    fn thought(&self, game: usize, decision: u64) -> Stream {
        self.thought[game % 2].draw(decision)
    }
}

impl Arena<'_> {
    /// Plays a set between two of the bots, which have these numbers.
    ///
    /// # Errors
    /// A record cannot be written.
    pub(super) fn set<G: Playable + HasBots + Contest>(
        &self,
        set: u64,
        players: &[Player<G>],
        pair: [usize; 2],
    ) -> Result<SetResult, Failure> {
        let options = self.options::<G>(set)?;
        let words = Words {
            chance: self.key("chance", set),
            thought: [self.key("thought", set), self.key("second thought", set)],
        };
        let begun = Instant::now();
        let pairing =
            Match { options: &options, players: pair.map(|bot| &players[bot]), work: self.arguments.work };
        let mut recorders: Vec<Recorder<G>> = Vec::new();
        let seed = format!("arena {} {}", self.arguments.seed, set + 1);
        let mut write = |game: usize, first: SeatSet, mv: &Move<G>| {
            if recorders.len() == game {
                let names = self.seated(pair, first, G::seats(&options));
                recorders.push(Recorder::new(&options, Some(&seed), names));
            }
            recorders[game].play(mv).expect("the same move is made in the game itself");
        };
        let mut nothing = |_: usize, _: SeatSet, _: &Move<G>| {};
        let watch: bots::arena::Watch<'_, G> =
            if self.arguments.out.is_some() { &mut write } else { &mut nothing };
        let result = pairing.play_watched(&words, &mut || time_run(begun), watch);
        for (game, recorder) in recorders.iter().enumerate() {
            self.keep(set, pair, game, recorder.text(), &result)?;
        }
        Ok(result)
    }

    /// What the record calls who sits on each seat.
    fn seated(&self, pair: [usize; 2], first: SeatSet, seats: usize) -> Vec<String> {
        let name = |bot: usize| match &self.arguments.bots.0[bot] {
            command::Player::Program(program) => self.terms.name(program),
            house @ command::Player::House(_) => house.to_string(),
        };
        let two = pair.map(name);
        let seats = (0..seats as u8).map(|seat| usize::from(!first.contains(Seat(seat))));
        names(seats.map(|player| two[player].as_str()))
    }

    fn keep(
        &self,
        set: u64,
        pair: [usize; 2],
        game: usize,
        text: &str,
        result: &SetResult,
    ) -> Result<(), Failure> {
        let Some(folder) = &self.arguments.out else { return Ok(()) };
        let bots = pair.map(|bot| self.arguments.bots.0[bot].to_string()).join("+");
        let parts = self.arguments.options.iter().cloned().chain([bots, self.arguments.seed.clone()]);
        let name = format!("{}-{:06}-{}.case", stem(self.arguments.game, parts), set + 1, game + 1);
        let failed = result.failures.iter().find(|failed| failed.game == game);
        let why = failed.map_or(String::new(), |failed| {
            format!(
                "# {} lost by failing: {}\n",
                self.arguments.bots.0[pair[failed.player]], failed.forfeit.code
            )
        });
        save(&folder.join(name), &format!("{text}{why}"))
    }
}

/// How long this thread has run: other work on the machine does not count.
#[cfg(unix)]
fn time_run(_begun: Instant) -> Duration {
    let ran = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(ran).expect("no thread has run for less than nothing")
}

/// Elsewhere the clock on the wall has to do.
#[cfg(not(unix))]
fn time_run(begun: Instant) -> Duration {
    begun.elapsed()
}
