//! Where bots are measured against each other.
//!
//! Games come in *sets*: the same deals with seats and roles exchanged, so that luck cancels. What a set brings is one
//! observation; its games are not independent, and the confidence interval knows that (see [`score`]).
//!
//! | game | a set | a point is |
//! |---|---|---|
//! | partners, four players | two games, each bot once as either team | the game, to the target agreed; with `target=1` a hand |
//! | partners, three players | two hands, each bot once as the solo against two of the other | the higher score of the hand |
//! | duel | two games, each bot once as jekyll | the game or return match |
//! | london | two games, each bot once as jekyll | the game |
//!
//! - [`contest`]: how a game is shared out between two bots. [`score`]: what the points say, and how surely.
//! - [`sprt`]: is it clear by now who is better? [`ladder`]: many players on one scale.
//! - [`guest`]: players from outside, who may fail and then have lost.
//! - [`ceiling`]: players that see all cards. They measure how much luck leaves to be won, and sit nowhere but here.
//!
//! Nothing here is random or reads a clock of its own: streams and time are arguments.

mod beta;
pub mod ceiling;
pub mod contest;
pub mod guest;
pub mod ladder;
pub mod score;
pub mod sprt;

use core::fmt;
use core::str::FromStr;

use core::time::Duration;
use game::{Entropy, Game, Move, Seat, SeatSet, Standing, Turn, Viewer};

use crate::level::UnknownLevel;
use crate::{Bot, Budget, HasBots, Level};
use ceiling::AllSeeing;
use contest::{Contest, Verdict};
use guest::{Forfeit, Guest, Thought};

/// Who can be measured: every level, and a player that sees all cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contestant {
    /// A bot as it sits at tables.
    Level(Level),
    /// Search with so many iterations a decision, in the true world.
    Ceiling(u32),
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => level.fmt(f),
            Contestant::Ceiling(iterations) => write!(f, "ceiling:{iterations}"),
        }
    }
}

/// There is no such contestant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownContestant;

impl fmt::Display for UnknownContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{UnknownLevel}; in the arena also ceiling:N, which sees all cards")
    }
}

impl core::error::Error for UnknownContestant {}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(word: &str) -> Result<Contestant, UnknownContestant> {
        let level = match word.strip_prefix("ceiling") {
            Some(count) => format!("ismcts{count}").parse(),
            None => word.parse(),
        };
        match (level.map_err(|UnknownLevel| UnknownContestant)?, word.starts_with("ceiling")) {
            (Level::Ismcts(iterations), true) => Ok(Contestant::Ceiling(iterations)),
            (level, _) => Ok(Contestant::Level(level)),
        }
    }
}

/// A player of the arena.
pub enum Player<G: Game> {
    /// One that gets a view.
    Honest(Box<dyn Bot<G>>),
    /// One that gets the truth.
    AllSeeing(Box<dyn AllSeeing<G>>),
    /// One from outside, which gets a view and may fail.
    Guest(Box<dyn Guest<G>>),
}

impl<G: Contest + HasBots> Player<G> {
    /// The player of that name.
    pub fn new(contestant: Contestant) -> Player<G> {
        match contestant {
            Contestant::Level(level) => Player::Honest(G::bot(level)),
            Contestant::Ceiling(iterations) => Player::AllSeeing(G::ceiling(iterations)),
        }
    }
}

impl<G: Game> Player<G> {
    fn guest(&self) -> Option<&dyn Guest<G>> {
        match self {
            Player::Honest(_) | Player::AllSeeing(_) => None,
            Player::Guest(guest) => Some(guest.as_ref()),
        }
    }

    /// Chooses, and says how long that took by the clock that fits the player.
    fn choose(&self, state: &G, seat: Seat, asked: Asked<'_, '_>) -> Result<Thought<G>, Forfeit> {
        let Asked { budget, entropy, now } = asked;
        let begun = now();
        let view = || state.view(Viewer::Seat(seat));
        let action = match self {
            Player::Honest(bot) => bot.choose(state.options(), &view(), budget, entropy),
            Player::AllSeeing(player) => player.choose(state, seat, budget, entropy),
            Player::Guest(guest) => return guest.choose(state.options(), seat, &view(), entropy),
        };
        let took = now().saturating_sub(begun);
        let action = action.expect("a seat on turn has something to choose, and the budget is not zero");
        Ok(Thought { action, took })
    }
}

/// What a player may use for a decision.
struct Asked<'a, 'b> {
    budget: &'a mut Budget<'b>,
    entropy: &'a mut dyn Entropy,
    now: &'a mut dyn FnMut() -> Duration,
}

/// Where the random words of a game come from.
pub trait Streams {
    /// A stream of words.
    type Stream: Entropy;

    /// The words of the draw of that number; the same in all games of a set.
    fn chance(&self, draw: u64) -> Self::Stream;

    /// The words for the decision of that number in that game of the set.
    fn thought(&self, game: usize, decision: u64) -> Self::Stream;
}

/// Two players, and what they play.
pub struct Match<'a, G: Game> {
    /// What is agreed.
    pub options: &'a G::Options,
    /// The two players.
    pub players: [&'a Player<G>; 2],
    /// How much each may think about a decision, if less than it is made for.
    pub work: Option<u64>,
}

/// What came of a set of games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SetResult {
    /// The games, in the order in which they were played.
    pub games: Vec<Verdict>,
    /// How long each player has thought.
    pub thinking: [Thinking; 2],
    /// The games that a guest lost by failing, in their order.
    pub failures: Vec<Failed>,
}

/// A game that was lost by failing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    /// Which game of the set, from 0.
    pub game: usize,
    /// Which of the two players.
    pub player: usize,
    /// Where it sat.
    pub seat: Seat,
    /// Why.
    pub forfeit: Forfeit,
}

impl SetResult {
    /// The first player's share of the points, from 0 to 1.
    pub fn share(&self) -> f64 {
        let points: f64 = self.games.iter().map(|verdict| verdict.points).sum();
        points / self.games.len().max(1) as f64
    }
}

/// How long a player has thought where there was something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// All decisions together.
    pub total: Duration,
    /// The longest one.
    pub longest: Duration,
    /// How many.
    pub decisions: u64,
}

impl Thinking {
    /// This and that.
    pub fn add(&mut self, other: &Thinking) {
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.decisions += other.decisions;
    }
}

/// Who watches the games of a set.
pub type Watch<'a, G> = &'a mut dyn FnMut(usize, SeatSet, &Move<G>);

impl<G: Contest> Match<'_, G> {
    /// Plays one set of games. `now` says what time it is, from any beginning.
    pub fn play<S: Streams>(&self, streams: &S, now: &mut dyn FnMut() -> Duration) -> SetResult {
        self.play_watched(streams, now, &mut |_, _, _| {})
    }

    /// The same, and `watch` is told of each move before it is made: the number of the game in its set, the first player's
    /// seats in it, and the move.
    pub fn play_watched<S: Streams>(
        &self,
        streams: &S,
        now: &mut dyn FnMut() -> Duration,
        watch: Watch<'_, G>,
    ) -> SetResult {
        let mut result = SetResult::default();
        for (game, first) in G::line_ups(self.options).into_iter().enumerate() {
            let mut seated = Seated { pairing: self, first, thinking: &mut result.thinking, now, watch };
            let (verdict, failed) = seated.play(game, streams);
            result.games.push(verdict);
            result.failures.extend(failed);
        }
        result
    }
}

/// The players of a match in one game, the first of them on these seats.
struct Seated<'a, 'b, G: Game> {
    pairing: &'a Match<'b, G>,
    first: SeatSet,
    thinking: &'a mut [Thinking; 2],
    now: &'a mut dyn FnMut() -> Duration,
    watch: Watch<'a, G>,
}

impl<G: Contest> Seated<'_, '_, G> {
    /// Plays the game of that number in its set.
    fn play<S: Streams>(&mut self, game: usize, streams: &S) -> (Verdict, Option<Failed>) {
        let mut state = G::new(self.pairing.options);
        self.guests().for_each(|(seat, guest)| guest.begin(self.pairing.options, seat));
        let (mut draws, mut decisions) = (0, 0);
        loop {
            if let Some(verdict) = state.verdict(self.first) {
                self.tell_the_end(&verdict);
                return (verdict, None);
            }
            let mv = match state.turn() {
                Turn::Chance => {
                    draws += 1;
                    Move::Chance(state.draw(&mut streams.chance(draws)))
                }
                Turn::Seats(seats) => {
                    decisions += 1;
                    let seat = seats.iter().next().expect("somebody decides");
                    match self.decide(&state, seat, &mut streams.thought(game, decisions)) {
                        Ok(action) => Move::Act(seat, action),
                        Err(forfeit) => return self.lost(&state, game, seat, forfeit),
                    }
                }
                Turn::Over => unreachable!("a game that is over has a verdict"),
            };
            (self.watch)(game, self.first, &mv);
            self.make(&mut state, &mv);
        }
    }

    fn player(&self, seat: Seat) -> usize {
        usize::from(!self.first.contains(seat))
    }

    fn guests(&self) -> impl Iterator<Item = (Seat, &dyn Guest<G>)> {
        let seats = SeatSet::first_seats(G::seats(self.pairing.options));
        seats.iter().filter_map(|seat| Some((seat, self.pairing.players[self.player(seat)].guest()?)))
    }

    /// Makes the move, and tells the guests what they saw of it.
    fn make(&self, state: &mut G, mv: &Move<G>) {
        let sights: Vec<_> =
            self.guests().map(|(seat, guest)| (seat, guest, state.seen(mv, Viewer::Seat(seat)))).collect();
        let notes = state.apply(mv).expect("a player chooses among what is legal, and a draw is possible");
        for (seat, guest, seen) in sights {
            guest.saw(self.pairing.options, seat, &seen, &notes);
        }
    }

    fn decide(&mut self, state: &G, seat: Seat, stream: &mut dyn Entropy) -> Result<G::Action, Forfeit> {
        let player = self.player(seat);
        let mut budget = self.pairing.work.map_or(Budget::full(), Budget::of_work);
        let asked = Asked { budget: &mut budget, entropy: stream, now: self.now };
        let Thought { action, took } = self.pairing.players[player].choose(state, seat, asked)?;
        // Only real choices count: whoever has none answers at once.
        if state.choices(seat).len() > 1 {
            self.thinking[player].add(&Thinking { total: took, longest: took, decisions: 1 });
        }
        Ok(action)
    }

    /// Whoever sits here has failed, and the other has won.
    fn lost(&self, state: &G, game: usize, seat: Seat, forfeit: Forfeit) -> (Verdict, Option<Failed>) {
        let player = self.player(seat);
        let own = state.own_side(self.first);
        let side = own.map(|own| if player == 0 { 1 - own } else { own });
        let verdict = Verdict { points: player as f64, side, own };
        self.tell_the_end(&verdict);
        (verdict, Some(Failed { game, player, seat, forfeit }))
    }

    fn tell_the_end(&self, verdict: &Verdict) {
        for (seat, guest) in self.guests() {
            let points = if self.player(seat) == 0 { verdict.points } else { 1.0 - verdict.points };
            guest.over(
                seat,
                match points {
                    1.0 => Standing::Won,
                    0.0 => Standing::Lost,
                    _ => Standing::Drew,
                },
            );
        }
    }
}
