//! Who has seen what: what a table remembers besides the position. Search has no memory and plays before nobody.

use game::state::Recorder;
use game::{BySide, Side};

use crate::cards::{Colour, Counts};
use crate::moves::Note;
use crate::pay::Due;
use crate::position::Position;
use crate::recipe::{Recipe, RecipeSet};

mod hands;

pub use hands::Hands;

/// Somebody before whom a step is played: told of everything that is learnt from it. `()` is nobody.
pub trait Witness {
    /// Something followed from the step by the rules.
    fn note(&mut self, _note: Note) {}

    /// Cards have left a hand face up.
    fn shown(&mut self, _side: Side, _cards: Counts) {}

    /// A card has entered a hand face up.
    fn taken(&mut self, _side: Side, _colour: Colour) {}

    /// The mover has drawn a card that nobody else sees, and holds it now.
    fn drew(&mut self, _position: &Position) {}

    /// L4.6: hyde has drawn this card out of jekyll's hand; both see it, and nobody else.
    fn stole(&mut self, _position: &Position, _colour: Colour) {}

    /// L4.2, L5.2: this was asked of the mover on his way, and he was able to pay it or was not.
    fn charged(&mut self, _position: &Position, _due: Due, _able: bool) {}

    /// L5.5: jekyll has taken this tile.
    fn researched(&mut self, _recipe: Recipe) {}

    /// L5.6: this recipe was tried, and is not the cure of its column.
    fn refuted(&mut self, _recipe: Recipe) {}
}

impl Witness for () {}

/// What has been seen by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    /// What each side takes the other's hand for.
    pub suspects: BySide<Hands>,
    /// What each side's hand can be for all that everybody has seen.
    pub hands: BySide<Hands>,
    /// The recipes that jekyll has taken: the position knows them too, but finds them one by one.
    pub researched: RecipeSet,
    /// Recipes that were tried and are not the cure of their column.
    pub refuted: RecipeSet,
}

/// Nothing has been seen yet, and nobody holds a card.
impl Default for Memory {
    fn default() -> Memory {
        let empty = || BySide::from_fn(|_| Hands::only(Counts::EMPTY));
        Memory { suspects: empty(), hands: empty(), researched: RecipeSet::EMPTY, refuted: RecipeSet::EMPTY }
    }
}

impl Witness for Recorder<'_, Memory, Note> {
    fn note(&mut self, note: Note) {
        self.notes.push(note);
    }

    fn shown(&mut self, side: Side, cards: Counts) {
        self.memory.suspects[side.other()].left(cards);
        self.memory.hands[side].left(cards);
    }

    fn taken(&mut self, side: Side, colour: Colour) {
        self.memory.suspects[side.other()].entered(colour);
        self.memory.hands[side].entered(colour);
    }

    fn drew(&mut self, position: &Position) {
        let (mover, other) = (position.mover(), position.mover().other());
        let closed = position.closed_cards();
        let Memory { suspects, hands, .. } = &mut *self.memory;
        // For the other player it can be any card that is not open and not his.
        suspects[other].drew(closed, closed.minus(position.hands[other]));
        // The mover knows now that the other does not hold the card that he drew.
        let not_mine = closed.minus(position.hands[mover]);
        suspects[mover].retain(|hand| not_mine.covers(hand));
        let others = hands[other].certain();
        hands[mover].drew(closed, closed.minus(others));
        let movers = hands[mover].certain();
        hands[other].retain(|hand| closed.minus(movers).covers(hand));
    }

    fn stole(&mut self, position: &Position, colour: Colour) {
        let Memory { suspects, hands, .. } = &mut *self.memory;
        suspects.hyde.left(Counts::one(colour));
        suspects.jekyll.entered(colour);
        let source = hands.jekyll.conceivable();
        hands.jekyll.lost();
        let left = hands.jekyll.certain();
        hands.hyde.drew(source, position.closed_cards().minus(left));
    }

    fn charged(&mut self, position: &Position, due: Due, able: bool) {
        let (mover, pool) = (position.mover(), position.pool);
        let is_such = |hand| due.payable(pool, hand) == able;
        self.memory.suspects[mover.other()].retain(is_such);
        self.memory.hands[mover].retain(is_such);
    }

    fn researched(&mut self, recipe: Recipe) {
        self.memory.researched = self.memory.researched.with(recipe);
    }

    fn refuted(&mut self, recipe: Recipe) {
        self.memory.refuted = self.memory.refuted.with(recipe);
    }
}
