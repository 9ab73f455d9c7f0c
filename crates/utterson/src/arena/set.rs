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
        players: &[Player<G>; 2],
        pair: [usize; 2],
    ) -> Result<SetResult, Failure> {
        let options = self.options::<G>(set)?;
        let words = Words {
            chance: self.key("chance", set),
            thought: [self.key("thought", set), self.key("second thought", set)],
        };
        let begun = Instant::now();
        let pairing = Match { options: &options, players: players.each_ref(), work: self.arguments.work };
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
        for (folder, (game, recorder)) in self.arguments.out.iter().cycle().zip(recorders.iter().enumerate())
        {
            let path = folder.join(format!("{}-{}.case", self.stem(set, pair), game + 1));
            save(&path, &format!("{}{}", recorder.text(), self.failure(pair, game, &result)))?;
        }
        Ok(result)
    }

    /// What the record calls who sits on each seat.
    fn seated(&self, pair: [usize; 2], first: SeatSet, seats: usize) -> Vec<String> {
        let name = |bot: usize| match &self.arguments.bots.0[bot] {
            command::Player::Program(program) => self.terms.name(program),
            house @ command::Player::House(_) => format!("bot:{house}"),
        };
        let two = pair.map(name);
        let seats = (0..seats as u8).map(|seat| usize::from(!first.contains(Seat(seat))));
        names(seats.map(|player| two[player].as_str()))
    }

    /// What the records of a set are called, but for the number of the game.
    fn stem(&self, set: u64, pair: [usize; 2]) -> String {
        let bots = pair.map(|bot| self.arguments.bots.0[bot].to_string()).join("+");
        let parts = self.arguments.options.iter().cloned().chain([bots, self.arguments.seed.clone()]);
        format!("{}-{:06}", stem(self.arguments.game, parts), set + 1)
    }

    /// Why a program lost that game, as a comment; nothing if none did.
    fn failure(&self, pair: [usize; 2], game: usize, result: &SetResult) -> String {
        let failed = result.failures.iter().find(|failed| failed.game == game);
        failed.map_or(String::new(), |failed| {
            let bot = &self.arguments.bots.0[pair[failed.player]];
            format!("# {bot} lost by failing: {}\n", failed.forfeit.code)
        })
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
