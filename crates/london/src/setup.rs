//! How the game is laid out (L2): the start, the recipes, the bag.

use game::{BySide, Entropy, Side, require};

use crate::cards::{Colour, Counts, STOCK, Token};
use crate::map::{Location, LocationSet, Map};
use crate::moves::Setup;
use crate::options::Options;
use crate::pay::Pool;
use crate::position::{Phase, Position};
use crate::recipe::{Recipe, RecipeSet};
use crate::refusals::Illegal;

impl Position {
    /// L2.2, L2.3: nobody holds cards; hyde has all tokens that circulate, the pawn stands on the lab.
    pub fn new(options: &Options) -> Position {
        Position {
            phase: Phase::Setup,
            turn: 0,
            pool: Pool::full(Side::Hyde, Counts::EMPTY),
            pawn: options.map.lab(),
            visit: 0,
            acted: LocationSet::EMPTY,
            turned: Counts::EMPTY,
            whites_in_bag: 0,
            whitened: LocationSet::EMPTY,
            tiles: LocationSet::EMPTY,
            trashed: LocationSet::EMPTY,
            layout: Layout::default(),
            cures: RecipeSet::EMPTY,
            cured: RecipeSet::EMPTY,
            hands: BySide::default(),
            deck: Counts::DECK,
            apothecary: Counts::EMPTY,
            displaced: Counts::EMPTY,
            discard: Counts::EMPTY,
            options: options.clone(),
        }
    }
}

/// L2.1: one cure of each colour, the other twelve recipes on the research sites.
pub fn judge(map: &Map, setup: &Setup) -> Result<(), Illegal> {
    require(setup.cures.map(Recipe::column) == Colour::ALL, Illegal::BadCures)?;
    let sites: LocationSet = setup.tiles.iter().map(|(site, _)| *site).collect();
    let tiles = setup.tiles.iter().map(|(_, recipe)| *recipe);
    let recipes: RecipeSet = setup.cures.into_iter().chain(tiles).collect();
    let each_once = setup.tiles.len() == SITES && recipes == RecipeSet::ALL;
    require(each_once && sites == map.research_sites(), Illegal::BadTiles)
}

/// L2.1: of each group one at random is the cure; the others are shuffled onto the sites.
pub fn draw(sites: LocationSet, entropy: &mut impl Entropy) -> Setup {
    let cures = Colour::ALL.map(|column| Recipe::group(column).pick(entropy));
    let others = RecipeSet::ALL - cures.into_iter().collect();
    let (others, count) = shuffled(others, entropy);
    Setup { cures, tiles: sites.iter().zip(others.into_iter().take(count)).collect() }
}

/// These recipes in a random order, and how many they are.
pub fn shuffled(recipes: RecipeSet, entropy: &mut impl Entropy) -> ([Recipe; 16], usize) {
    let mut list = core::array::from_fn(|index| Recipe::from_index(index as u8));
    recipes.iter().enumerate().for_each(|(index, recipe)| list[index] = recipe);
    entropy.shuffle(&mut list[..recipes.len()]);
    (list, recipes.len())
}

/// L1.5: how many research sites a map has.
pub const SITES: usize = 12;

/// Which recipe lies on each research site, or lay there before it was taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Layout {
    /// Four bits a site, in the order of the sites.
    recipes: u64,
}

impl Layout {
    /// Those recipes on those of the map's sites.
    pub fn new(map: &Map, tiles: impl IntoIterator<Item = (Location, Recipe)>) -> Layout {
        let at = |(site, recipe): (Location, Recipe)| (recipe.index() as u64) << Layout::shift(map, site);
        Layout { recipes: tiles.into_iter().fold(0, |recipes, tile| recipes | at(tile)) }
    }

    /// The recipe of a research site of the map.
    pub fn at(self, map: &Map, site: Location) -> Recipe {
        Recipe::from_index((self.recipes >> Layout::shift(map, site)) as u8)
    }

    /// The recipes of all of these sites.
    pub fn on(self, map: &Map, sites: LocationSet) -> RecipeSet {
        sites.iter().map(|site| self.at(map, site)).collect()
    }

    #[inline]
    fn shift(map: &Map, site: Location) -> u32 {
        let before = LocationSet::only(site).bits() - 1;
        (4 * (map.research_sites().bits() & before).count_ones()) & 63
    }
}

impl core::fmt::Debug for Layout {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let recipe = |site: usize| Recipe::from_index((self.recipes >> (4 * site)) as u8);
        f.debug_list().entries((0..SITES).map(recipe)).finish()
    }
}

/// L1.2, L4.3: the white tokens that jekyll has in stock: those that lie neither in the bag nor on the map.
pub fn white_stock(whites_in_bag: u8, whitened: LocationSet) -> u8 {
    STOCK.saturating_sub(whites_in_bag + whitened.len() as u8)
}

/// L2.2: how many such tokens lie in the bag: one of each colour, those that have turned black, and white ones.
#[inline]
pub const fn in_bag(turned: Counts, whites: u8, token: Token) -> u8 {
    match token {
        Token::Coloured(colour) => 1 + turned.of(colour),
        Token::White => whites,
    }
}

/// Tokens drawn together from a bag that has these numbers of each kind; in order.
pub fn draw_tokens<const N: usize>(mut bag: [u8; 5], entropy: &mut impl Entropy) -> [Token; N] {
    let mut drawn = core::array::from_fn(|_| {
        let kind = draw_kind(&bag, entropy);
        bag[kind] -= 1;
        Token::ALL[kind]
    });
    drawn.sort_unstable();
    drawn
}

/// The kind of a thing drawn from among these numbers of each kind, all things equally likely.
#[inline]
pub(crate) fn draw_kind(numbers: &[u8], entropy: &mut impl Entropy) -> usize {
    let mut index = entropy.below(numbers.iter().map(|&number| u32::from(number)).sum()) as u8;
    let mut kind = 0;
    while index >= numbers[kind] {
        index -= numbers[kind];
        kind += 1;
    }
    kind
}
