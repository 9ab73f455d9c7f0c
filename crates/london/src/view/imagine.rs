//! From a view to a world in which everything that it knows is true.

use game::{BySide, Entropy, Side};

use crate::cards::{Colour, Counts};
use crate::memory::{Hands, Memory};
use crate::options::Options;
use crate::position::{Phase, Position};
use crate::recipe::{Recipe, RecipeSet};
use crate::setup::{self, Layout};
use crate::state::State;

use super::{Board, Own, View};

impl View {
    /// A position in which everything that the view knows is true. Every such position can come up.
    pub fn imagine(&self, options: &Options, entropy: &mut impl Entropy) -> Position {
        let board = &self.board;
        let hands = self.imagine_hands(entropy);
        let (cures, layout) = self.imagine_recipes(options, entropy);
        Position {
            options: options.clone(),
            phase: board.phase,
            turn: board.turn,
            pool: board.pool,
            pawn: board.pawn,
            visit: board.visit,
            acted: board.acted,
            turned: board.turned,
            whites_in_bag: board.whites_in_bag,
            whitened: board.whitened,
            tiles: board.tiles,
            trashed: board.trashed,
            layout,
            cures,
            cured: board.cured,
            hands,
            deck: board.closed_cards().minus(hands.jekyll).minus(hands.hyde),
            apothecary: board.apothecary,
            displaced: board.displaced,
            discard: board.discard,
        }
    }

    /// A world in which everything that the view knows is true. The others remember no more than everybody does, and what their
    /// own hands tell them.
    pub(crate) fn world(&self, options: &Options, entropy: &mut impl Entropy) -> State {
        let position = self.imagine(options, entropy);
        let least = |side: Side| {
            let not_mine = position.closed_cards().minus(position.hands[side]);
            let mut hands_of_other: Hands = self.board.hands[side.other()].clone();
            hands_of_other.retain(|hand| not_mine.covers(hand));
            hands_of_other
        };
        let suspects = match &self.own {
            Own::Jekyll { hyde, .. } => BySide { jekyll: hyde.clone(), hyde: least(Side::Hyde) },
            Own::Hyde { jekyll, .. } => BySide { jekyll: least(Side::Jekyll), hyde: jekyll.clone() },
            Own::Public => BySide::from_fn(least),
        };
        let (researched, refuted) = (position.researched(), self.board.refuted);
        let memory = Memory { suspects, hands: self.board.hands.clone(), researched, refuted };
        State { position, memory }
    }

    /// Any position in which the view is true. What may be done depends on nothing that is hidden from whoever decides, so
    /// for that any one will do: this is the one in which chance takes the first of everything.
    pub(crate) fn some_position(&self, options: &Options) -> Position {
        struct First;
        impl Entropy for First {
            fn word(&mut self) -> u32 {
                0
            }

            fn below(&mut self, _bound: u32) -> u32 {
                0
            }
        }
        self.imagine(options, &mut First)
    }

    /// Hands of both sides, all that are possible equally likely.
    fn imagine_hands(&self, entropy: &mut impl Entropy) -> BySide<Counts> {
        let closed = self.board.closed_cards();
        let [jekylls, hydes] = Side::BOTH.map(|side| self.hands(side));
        let pairs = jekylls.iter().flat_map(|&jekyll| hydes.iter().map(move |&hyde| BySide { jekyll, hyde }));
        let possible = pairs.filter(|pair| closed.covers(pair.jekyll.plus(pair.hyde)));
        let index = entropy.below(possible.clone().count() as u32) as usize;
        possible.into_iter().nth(index).expect("the index is below the number of pairs")
    }

    /// Cures, and recipes on all sites, all that are possible equally likely. Where jekyll found a tile makes no difference.
    fn imagine_recipes(&self, options: &Options, entropy: &mut impl Entropy) -> (RecipeSet, Layout) {
        if self.board.phase == Phase::Setup {
            return (RecipeSet::EMPTY, Layout::default());
        }
        let cures: RecipeSet =
            Colour::ALL.into_iter().map(|colour| self.cures(colour).pick(entropy)).collect();
        let taken = match self.own {
            Own::Jekyll { recipes, .. } => recipes,
            Own::Hyde { .. } | Own::Public => imagine_taken(&self.board, cures, entropy),
        };
        let (left, count) = setup::shuffled(RecipeSet::ALL - cures - taken, entropy);
        let gone = options.map.research_sites() - self.board.tiles;
        let tiles = self.board.tiles.iter().zip(left.into_iter().take(count));
        (cures, Layout::new(&options.map, tiles.chain(gone.iter().zip(taken.iter()))))
    }
}

/// Of each column the number that jekyll took, from those that are not its cure.
fn imagine_taken(board: &Board, cures: RecipeSet, entropy: &mut impl Entropy) -> RecipeSet {
    let mut taken = RecipeSet::EMPTY;
    for column in Colour::ALL {
        let (others, count) = setup::shuffled(Recipe::group(column) - cures, entropy);
        let number = count.min(board.researched.of(column).into());
        taken |= others.into_iter().take(number).collect();
    }
    taken
}
