//! How the game is laid out (L2).

use alloc::vec::Vec;

use game::Entropy;

use crate::board::{Board, Phase};
use crate::cards::{Colour, Counts, Side};
use crate::illegal::Illegal;
use crate::map::{Location, LocationSet, Map};
use crate::moves::Setup;
use crate::options::Options;
use crate::pay::Pool;
use crate::recipe::{Recipe, RecipeSet};
use crate::view::Hands;

/// L2.2, L2.3: nobody holds cards; hyde has all tokens that circulate, the pawn stands on the lab.
pub fn board(options: &Options) -> Board {
    Board {
        options: options.clone(),
        phase: Phase::Setup,
        turn: 0,
        pool: Pool::full(Side::Hyde, Counts::NONE),
        pawn: options.map.lab(),
        visit: 0,
        acted: LocationSet::NONE,
        turned: Counts::NONE,
        whites_in_bag: 0,
        whitened: LocationSet::NONE,
        tiles: LocationSet::NONE,
        trashed: LocationSet::NONE,
        researched: Counts::NONE,
        cured: RecipeSet::NONE,
        refuted: RecipeSet::NONE,
        held: [0, 0],
        apothecary: Counts::NONE,
        displaced: Counts::NONE,
        discard: Counts::NONE,
        hands: [Hands::only(Counts::NONE), Hands::only(Counts::NONE)],
    }
}

/// L2.1: one cure of each colour, the other twelve recipes on the research sites.
pub fn judge(map: &Map, setup: &Setup) -> Result<(), Illegal> {
    if setup.cures.map(Recipe::column) != Colour::ALL {
        return Err(Illegal::BadCures);
    }
    let sites: LocationSet = setup.tiles.iter().map(|(site, _)| *site).collect();
    let tiles = setup.tiles.iter().map(|(_, recipe)| *recipe);
    let recipes: RecipeSet = setup.cures.into_iter().chain(tiles).collect();
    let each_once = setup.tiles.len() == 12 && recipes.len() == 16;
    if each_once && sites == map.research_sites() { Ok(()) } else { Err(Illegal::BadTiles) }
}

/// L2.1: of each group one at random is the cure; the others are shuffled onto the sites.
pub fn draw(sites: LocationSet, entropy: &mut impl Entropy) -> Setup {
    let cures = Colour::ALL.map(|column| {
        let group: Vec<Recipe> = Recipe::group(column).collect();
        entropy.pick(&group)
    });
    let others = Recipe::all().filter(|recipe| !cures.contains(recipe)).collect();
    Setup { cures, tiles: shuffled_onto(sites, others, entropy) }
}

/// Lays recipes face down onto sites, one each, in a random order.
pub fn shuffled_onto(
    sites: LocationSet,
    mut recipes: Vec<Recipe>,
    entropy: &mut impl Entropy,
) -> Vec<(Location, Recipe)> {
    entropy.shuffle(&mut recipes);
    sites.iter().zip(recipes).collect()
}
