//! What is compared between machines: what every level chooses at the same positions.

use bots::{Budget, HasBots};
use game::{Entropy, Game, Move, Quick, Turn, Viewer};
use serde::de::DeserializeOwned;
use serde_json::json;
use table::any::{GameName, Playable};
use table::with_game;

use crate::fault::Fault;
use crate::thinker::Question;

/// What a level chooses at so many positions of a game, as one number. Each is asked as a player in the page is; without
/// `work` it thinks as much as it is made for.
///
/// # Errors
/// If a level cannot choose.
pub fn choices(game: GameName, level: &str, positions: u32, work: Option<u64>) -> Result<String, Fault> {
    with_game!(game, G => choices_in::<G>(level, positions, work))
}

fn choices_in<G>(level: &str, positions: u32, work: Option<u64>) -> Result<String, Fault>
where
    G: Playable<Options: Default + DeserializeOwned, View: DeserializeOwned> + HasBots,
{
    let options = G::Options::default();
    let agreed = json!(options);
    let (mut quick, mut digest) = (Quick::new(1886), Digest::default());
    let (mut state, mut asked) = (G::new(&options), 0);
    while asked < positions {
        let Turn::Seats(seats) = state.turn() else {
            state = on(state, &options, &mut quick);
            continue;
        };
        let Some(seat) = seats.iter().next() else { return Err(Fault::internal()) };
        let view = state.view(Viewer::Seat(seat));
        let legal = G::legal(&options, &view);
        if legal.len() > 1 {
            let question =
                Question { game: G::GAME, level: level.into(), agreed: agreed.clone(), view: json!(view) };
            let mut budget = work.map_or_else(Budget::full, Budget::of_work);
            digest.add(&question.answer(&mut budget, &mut Quick::new(u64::from(asked)))?);
            asked += 1;
        }
        let any = legal[quick.below(legal.len() as u32) as usize];
        state.apply(&Move::Act(seat, any)).map_err(|_| Fault::internal())?;
    }
    Ok(digest.to_string())
}

/// Chance decides, or the next game begins.
fn on<G: Game>(mut state: G, options: &G::Options, quick: &mut Quick) -> G {
    match state.turn() {
        Turn::Over => G::new(options),
        Turn::Chance => {
            let chance = state.draw(quick);
            state.apply(&Move::Chance(chance)).expect("what is drawn is possible");
            state
        }
        Turn::Seats(_) => state,
    }
}

/// FNV-1a, which is the same everywhere.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
