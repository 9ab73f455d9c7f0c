//! The sixteen recipes, and sets of them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use game::Fault;

use crate::cards::{Colour, Counts, text_form};

/// L1.3: one of the sixteen recipes ("alleviations"): with T its top colour, its column, and A, B, C the others
/// in order, `TTT TAB TAC TBC`. Written with its column: `p:wlp`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Recipe(u8);

impl Recipe {
    /// All sixteen, by column.
    pub fn all() -> impl Iterator<Item = Recipe> {
        (0..16).map(Recipe)
    }

    /// The recipe of that column that these cards make, if there is one.
    pub fn find(column: Colour, cards: Counts) -> Option<Recipe> {
        Recipe::group(column).find(|recipe| recipe.cards() == cards)
    }

    /// The four recipes of a column.
    pub fn group(column: Colour) -> impl Iterator<Item = Recipe> {
        let first = 4 * column as u8;
        (first..first + 4).map(Recipe)
    }

    /// The top colour: the column in which the recipe lies, and what it cures.
    pub const fn column(self) -> Colour {
        Colour::ALL[(self.0 / 4) as usize]
    }

    /// The three cards it takes.
    pub const fn cards(self) -> Counts {
        let top = self.column();
        let [a, b, c] = top.others();
        let (one, two) = match self.0 % 4 {
            0 => (top, top),
            1 => (a, b),
            2 => (a, c),
            _three => (b, c),
        };
        Counts::one(top).plus(Counts::one(one)).plus(Counts::one(two))
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.column(), self.cards())
    }
}

impl fmt::Debug for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}

impl FromStr for Recipe {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Recipe, Fault> {
        let recipe = text
            .split_once(':')
            .and_then(|(column, cards)| Recipe::find(column.parse().ok()?, cards.parse().ok()?));
        recipe.ok_or_else(|| Fault::not("a recipe", text))
    }
}

/// A set of recipes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Vec<Recipe>", into = "Vec<Recipe>"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Recipe[]"))]
pub struct RecipeSet(u16);

impl RecipeSet {
    /// No recipe.
    pub const NONE: RecipeSet = RecipeSet(0);

    /// Puts a recipe in.
    pub fn insert(&mut self, recipe: Recipe) {
        self.0 |= 1 << recipe.0;
    }

    /// Is that recipe in the set?
    pub const fn contains(self, recipe: Recipe) -> bool {
        self.0 & 1 << recipe.0 != 0
    }

    /// How many recipes are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The recipes, by column.
    pub fn iter(self) -> impl Iterator<Item = Recipe> {
        Recipe::all().filter(move |&recipe| self.contains(recipe))
    }

    /// The recipe of that column, where the set has one of each column at most.
    pub fn of(self, column: Colour) -> Option<Recipe> {
        self.iter().find(|recipe| recipe.column() == column)
    }

    /// Is a recipe of that column in the set?
    pub const fn has(self, column: Colour) -> bool {
        self.0 >> (4 * column as u16) & 0xf != 0
    }
}

impl FromIterator<Recipe> for RecipeSet {
    fn from_iter<I: IntoIterator<Item = Recipe>>(recipes: I) -> RecipeSet {
        RecipeSet(recipes.into_iter().fold(0, |set, recipe| set | 1 << recipe.0))
    }
}

impl fmt::Debug for RecipeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Vec<Recipe>> for RecipeSet {
    fn from(recipes: Vec<Recipe>) -> RecipeSet {
        recipes.into_iter().collect()
    }
}

impl From<RecipeSet> for Vec<Recipe> {
    fn from(set: RecipeSet) -> Vec<Recipe> {
        set.iter().collect()
    }
}

text_form!(Recipe);
