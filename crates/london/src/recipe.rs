//! The sixteen recipes, and sets of them.

use crate::cards::{Colour, Counts, Trio};

/// L1.3: one of the sixteen recipes ("alleviations"): with T its top colour, its column, and A, B, C the others
/// in order, `TTT TAB TAC TBC`. Written with its column: `p:wlp`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Recipe(u8);

impl Recipe {
    /// The recipe as an index into a list of sixteen, by column.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: u8) -> Recipe {
        Recipe(index & 15)
    }

    /// The recipe of that column that these cards make, if there is one.
    pub fn find(column: Colour, cards: Counts) -> Option<Recipe> {
        Recipe::group(column).iter().find(|recipe| recipe.cards() == cards)
    }

    /// The four recipes of a column.
    pub const fn group(column: Colour) -> RecipeSet {
        RecipeSet::ALL.of(column)
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

    /// The same cards as they are handed in.
    pub const fn trio(self) -> Trio {
        Trio::new(self.cards()).expect("a recipe takes three cards")
    }
}

game::text_form! {
    Recipe, "a recipe";
    |recipe, f| write!(f, "{}:{}", recipe.column(), recipe.cards());
    |text| {
        let (column, cards) = text.split_once(':')?;
        Recipe::find(column.parse().ok()?, cards.parse().ok()?)
    }
}

game::bit_set! {
    /// A set of recipes.
    pub struct RecipeSet(u16) of Recipe; "Recipe[]"
}

impl RecipeSet {
    /// All sixteen.
    pub const ALL: RecipeSet = RecipeSet(u16::MAX);

    /// The recipes of that column in the set.
    #[must_use]
    pub const fn of(self, column: Colour) -> RecipeSet {
        RecipeSet(self.0 & 0xf << (4 * column as u16))
    }

    /// Is a recipe of that column in the set?
    pub const fn has(self, column: Colour) -> bool {
        !self.of(column).is_empty()
    }

    /// How many there are of each column.
    //
    // A column is four bits: they are counted all at once, and each count gets a byte of its own.
    #[inline]
    pub const fn columns(self) -> Counts {
        let pairs = self.0 - (self.0 >> 1 & 0x5555);
        let fours = ((pairs & 0x3333) + (pairs >> 2 & 0x3333)) as u32;
        Counts::from_bits(fours & 0xf | (fours & 0xf0) << 4 | (fours & 0xf00) << 8 | (fours & 0xf000) << 12)
    }
}
