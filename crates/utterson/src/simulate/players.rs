//! Who plays the games of `simulate`, and what came of one.

use bots::arena::Contestant;
use bots::arena::guest::{Forfeit, Guest};
use bots::{Bot, Budget, HasBots};
use game::record::Recorder;
use game::{Entropy, Move, Seat, Standing, Viewer};
use table::any::Playable;

use crate::program::command::{self, Players};
use crate::program::{Programs, Terms};
use crate::shared::Failure;
use crate::words::say;

/// The players of all seats: one for all, or one each.
pub fn seat<G: Playable + HasBots>(
    Players(named): &Players,
    terms: &Terms,
    seats: usize,
) -> Result<Vec<Player<G>>, Failure> {
    if named.len() != 1 && named.len() != seats {
        return Err(Failure::Usage(say!("lab-bots-seats", seats = seats, given = named.len())));
    }
    let player = |named: &command::Player| match named {
        command::Player::House(Contestant::Level(level)) => {
            Ok(Player { name: format!("bot:{level}"), mind: Mind::Bot(G::bot(*level)) })
        }
        command::Player::House(Contestant::Ceiling(_)) => {
            Err(Failure::Usage(say!("lab-bots-ceiling", bot = named.to_string())))
        }
        command::Player::Program(program) => Ok(Player {
            name: terms.name(program),
            mind: Mind::Program(Programs::new(program, terms.move_time)),
        }),
    };
    named.iter().cycle().take(seats).map(player).collect()
}

/// A game that was played, to its end or until a program failed.
pub struct Played<G: Playable> {
    /// The record as it grew.
    pub recorder: Recorder<G>,
    /// What it calls the players.
    pub names: Vec<String>,
    /// How many decisions there were.
    pub decisions: u64,
    /// Who failed, and how.
    pub lost: Option<(Seat, Forfeit)>,
}

impl<G: Playable> Played<G> {
    /// What it was worth to a seat.
    pub fn standing(&self, seat: Seat) -> Standing {
        let state = self.recorder.state();
        match &self.lost {
            None => G::standing(&state.outcome().expect("the game is over"), seat),
            Some((loser, _)) if G::allies(state.options(), *loser).contains(seat) => Standing::Lost,
            Some(_) => Standing::Won,
        }
    }

    /// The record. One that breaks off says why.
    pub fn text(&self) -> String {
        let text = self.recorder.text();
        match &self.lost {
            None => text.to_string(),
            Some((seat, forfeit)) => {
                format!("{text}# {} lost by failing: {}\n", self.names[seat.index()], forfeit.code)
            }
        }
    }
}

/// Who sits on a seat.
pub struct Player<G: Playable> {
    /// What records call it: `bot:LEVEL` or `program:NAME`.
    pub name: String,
    mind: Mind<G>,
}

enum Mind<G: Playable> {
    Bot(Box<dyn Bot<G>>),
    Program(Programs),
}

impl<G: Playable> Player<G> {
    /// Chooses for that seat, on what it knows.
    ///
    /// # Errors
    /// If a program fails.
    pub fn choose(&self, state: &G, seat: Seat, entropy: &mut dyn Entropy) -> Result<G::Action, Forfeit> {
        let (options, view) = (state.options(), state.view(Viewer::Seat(seat)));
        match &self.mind {
            Mind::Bot(bot) => {
                let action = bot.choose(options, &view, &mut Budget::full(), entropy);
                Ok(action.expect("a seat on turn has something to choose"))
            }
            Mind::Program(program) => {
                Guest::<G>::choose(program, options, seat, &view, entropy).map(|thought| thought.action)
            }
        }
    }
}

/// The programs among the players, and where they sit.
pub fn guests<G: Playable>(players: &[Player<G>]) -> impl Iterator<Item = (Seat, &dyn Guest<G>)> {
    (0u8..).map(Seat).zip(players).filter_map(|(seat, player)| match &player.mind {
        Mind::Bot(_) => None,
        Mind::Program(program) => Some((seat, program as &dyn Guest<G>)),
    })
}

/// Makes a move, and tells the programs what they saw of it.
pub fn make<G: Playable>(recorder: &mut Recorder<G>, mv: &Move<G>, players: &[Player<G>]) {
    let sights: Vec<_> = guests(players)
        .map(|(seat, guest)| (seat, guest, recorder.state().seen(mv, Viewer::Seat(seat))))
        .collect();
    let notes = recorder.play(mv).expect("a bot chooses among what is legal, and a draw is possible");
    for (seat, guest, seen) in sights {
        guest.saw(recorder.state().options(), seat, &seen, &notes);
    }
}
