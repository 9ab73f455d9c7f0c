//! A program that is asked what it would do. It is handed what its seat may know, as a client far away is, and nothing else.

use bots::{Budget, HasBots, Level};
use game::{Entropy, Game};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::any::{GameName, Playable};
use table::with_game;

use crate::fault::Fault;

/// What a program is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The game.
    pub game: GameName,
    /// How well it plays.
    pub level: String,
    /// What was agreed, with everything that it names.
    pub agreed: Value,
    /// All that its seat knows.
    pub view: Value,
}

impl Question {
    /// What the program chooses, as records write it.
    ///
    /// # Errors
    /// A view that no game can have shown, or one in which there is nothing to decide.
    pub fn answer(&self, budget: &mut Budget<'_>, entropy: &mut dyn Entropy) -> Result<String, Fault> {
        with_game!(self.game, G => self.answer_in::<G>(budget, entropy))
    }

    fn answer_in<G>(&self, budget: &mut Budget<'_>, entropy: &mut dyn Entropy) -> Result<String, Fault>
    where
        G: Playable<Options: DeserializeOwned, View: DeserializeOwned> + HasBots,
    {
        let options = G::Options::deserialize(&self.agreed).map_err(|_| Fault::bad("malformed"))?;
        let view = G::View::deserialize(&self.view).map_err(|_| Fault::bad("malformed"))?;
        <G as Game>::check(&options, &view).map_err(|_| Fault::bad("impossible-view"))?;
        // Levels were checked when the table was opened; one that a later version has dropped plays at random.
        let level = self.level.parse().unwrap_or(Level::Random);
        let chosen = G::bot(level).choose(&options, &view, budget, entropy);
        let chosen = chosen.map_err(|_| Fault::conflict("nothing-to-decide"))?;
        Ok(G::write_action(&options, chosen))
    }
}

/// Hands in the network of a game, as it is written down.
///
/// # Errors
/// One that cannot be used.
pub fn give(game: GameName, bytes: &[u8]) -> Result<(), Fault> {
    let given = with_game!(game, G => bots::net::give::<G>(bytes).map(|_| ()));
    given.map_err(|_| Fault::bad("bad-network"))
}
