//! An imagined game in progress: a position, and what jekyll has found out about recipes in it.

use game::{BySide, Entropy, Game, Position as _, Quick, ToMove};
use london::{
    Action, Colour, Counts, Layout, Options, Own, Position, Recipe, RecipeSet, Side, State, View, Witness,
    side_of,
};

/// A position, and what jekyll has learnt in it.
#[derive(Clone)]
pub struct World {
    /// The position.
    pub position: Position,
    /// What jekyll has learnt.
    pub learnt: Learnt,
}

/// What jekyll has learnt about recipes.
#[derive(Clone, Copy)]
pub struct Learnt {
    /// Recipes that he knows are no cures: he took them, or tried them.
    pub ruled_out: RecipeSet,
    /// How many tiles of each column he has taken.
    pub researched: Counts,
}

impl Witness for Learnt {
    #[inline]
    fn researched(&mut self, recipe: Recipe) {
        self.ruled_out = self.ruled_out.with(recipe);
        self.researched = self.researched.plus(Counts::one(recipe.column()));
    }

    #[inline]
    fn refuted(&mut self, recipe: Recipe) {
        self.ruled_out = self.ruled_out.with(recipe);
    }
}

impl World {
    /// What the cure of an uncured colour can be, for all that jekyll knows.
    #[inline]
    pub fn candidates(&self, colour: Colour) -> RecipeSet {
        Recipe::group(colour) - self.learnt.ruled_out
    }

    /// Plays an action, and lets jekyll learn from it.
    #[inline]
    pub fn act(&mut self, action: Action) {
        self.position.act_before(action, &mut self.learnt);
    }

    /// Draws what chance decides until somebody has something to decide; says who.
    #[inline]
    pub fn settle(&mut self, quick: &mut Quick) -> Option<Side> {
        loop {
            match self.position.to_move() {
                ToMove::Chance => self.position.let_chance_decide(quick),
                ToMove::Seat(seat) => return side_of(seat),
                ToMove::Over => return None,
            }
        }
    }
}

/// Everything that can be true for all that a view knows, ready to be drawn from quickly.
pub struct Imagination {
    template: Position,
    /// The hands that each side can hold, and how likely each is, summed up.
    hands: BySide<Vec<(Counts, f32)>>,
    /// What the cure of each colour can be.
    cures: [RecipeSet; 4],
    /// The recipes jekyll took, if that is known.
    taken: Option<RecipeSet>,
    /// What is known to be no cure, besides what jekyll took.
    learnt: Learnt,
}

/// How the other's hand is guessed at, among those that it can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// As if everything was drawn and paid blindly.
    Blind,
    /// Hyde keeps the cards of the colour he collects, and pays with others.
    Collecting,
}

/// How many times as often as blind chance would have it a card in hyde's hand is of the colour that he collects. Counted in
/// 650 games between searching players, at the beginning of jekyll's turns: 3.0 to 3.8 with hands of two to five
/// cards when one token of the colour had turned black, 2.3 to 3.0 when two had.
const KEPT: f32 = 3.0;

impl Guess {
    /// How much likelier than by blind chance that hand of hyde's is.
    fn bias(self, turned: Counts, hand: Counts) -> f32 {
        let collected = match self {
            Guess::Blind => None,
            Guess::Collecting => foremost(turned),
        };
        collected.map_or(1.0, |colour| KEPT.powi(hand.of(colour).into()))
    }
}

/// The colour of which most tokens have turned black, if it is one alone.
fn foremost(turned: Counts) -> Option<Colour> {
    let most = Colour::ALL.into_iter().map(|colour| turned.of(colour)).max().filter(|most| *most > 0)?;
    let mut colours = Colour::ALL.into_iter().filter(|colour| turned.of(*colour) == most);
    colours.next().filter(|_| colours.next().is_none())
}

impl Imagination {
    /// What can be true for all that this view knows.
    pub fn new(options: &Options, view: &View, guess: Guess, quick: &mut Quick) -> Imagination {
        let board = &view.board;
        let closed = board.closed_cards();
        let own = view.player().map(|(side, hand)| (side, closed.minus(hand)));
        let weighed = |side: Side| {
            // Whose hand it is matters: nobody holds what the imaginer holds himself.
            let source = own.filter(|(me, _)| *me != side).map_or(closed, |(_, rest)| rest);
            let mut sum = 0.0;
            let weigh = |&hand: &Counts| {
                let bias = if side == Side::Hyde { guess.bias(board.turned, hand) } else { 1.0 };
                sum += bias * likelihood(hand, source);
                (hand, sum)
            };
            view.hands(side).iter().map(weigh).collect()
        };
        let taken = match view.own {
            Own::Jekyll { recipes, .. } => Some(recipes),
            Own::Hyde { .. } | Own::Public => None,
        };
        Imagination {
            template: view.imagine(options, quick),
            hands: BySide::from_fn(weighed),
            cures: Colour::ALL.map(|colour| view.cures(colour)),
            taken,
            learnt: Learnt { ruled_out: board.refuted, researched: board.researched },
        }
    }

    /// The truth, as whoever sees it all knows it. Jekyll then has nothing to find out; hyde knows what jekyll has.
    pub fn truth(state: &State, side: Side) -> Imagination {
        let position = state.position();
        let taken = position.researched();
        let ruled_out = match side {
            Side::Jekyll => RecipeSet::ALL - position.cures,
            Side::Hyde => state.memory().refuted,
        };
        Imagination {
            hands: BySide::from_fn(|side| vec![(position.hands[side], 1.0)]),
            cures: Colour::ALL.map(|colour| position.cures.of(colour)),
            taken: Some(taken),
            learnt: Learnt { ruled_out, researched: taken.columns() },
            template: position,
        }
    }

    /// One of the worlds, each as likely as the guess has it.
    pub fn world(&self, quick: &mut Quick) -> World {
        let hands = BySide::from_fn(|side| draw_hand(&self.hands[side], quick));
        let cures: RecipeSet = self.cures.into_iter().map(|recipes| pick(recipes, quick)).collect();
        let taken = self.taken.unwrap_or_else(|| self.imagine_taken(cures, quick));
        let mut left: Vec<Recipe> = (RecipeSet::ALL - cures - taken).iter().collect();
        quick.shuffle(&mut left);
        let (map, tiles) = (self.template.map(), self.template.tiles);
        let gone = map.research_sites() - tiles;
        let layout = Layout::new(map, tiles.iter().zip(left).chain(gone.iter().zip(taken.iter())));
        let deck = self.template.closed_cards().minus(hands.jekyll).minus(hands.hyde);
        let position = Position { hands, deck, cures, layout, ..self.template.clone() };
        World { position, learnt: Learnt { ruled_out: self.learnt.ruled_out | taken, ..self.learnt } }
    }

    /// Of each column the number that jekyll took, from those that are not its cure.
    fn imagine_taken(&self, cures: RecipeSet, quick: &mut Quick) -> RecipeSet {
        let mut taken = RecipeSet::EMPTY;
        for column in Colour::ALL {
            let mut wanted = self.learnt.researched.of(column);
            let mut left = 3;
            for recipe in (Recipe::group(column) - cures).iter() {
                if quick.below(left) < wanted.into() {
                    taken = taken.with(recipe);
                    wanted -= 1;
                }
                left -= 1;
            }
        }
        taken
    }
}

/// One of these recipes, all equally likely.
fn pick(recipes: RecipeSet, quick: &mut Quick) -> Recipe {
    let index = quick.below(recipes.len() as u32) as usize;
    recipes.iter().nth(index).expect("some recipe is the cure")
}

/// In how many ways such a hand comes out of such cards: cards of a colour are alike, ways to draw them are not.
fn likelihood(hand: Counts, source: Counts) -> f32 {
    let ways = |colour| {
        let (held, there) = (hand.of(colour), source.of(colour));
        (0..held).map(|k| f32::from(there.saturating_sub(k)) / f32::from(k + 1)).product::<f32>()
    };
    Colour::ALL.into_iter().map(ways).product()
}

/// A hand from a list that has their likelihoods summed up.
fn draw_hand(hands: &[(Counts, f32)], quick: &mut Quick) -> Counts {
    let Some(&(last, sum)) = hands.last() else { return Counts::EMPTY };
    let point = sum * (quick.word() >> 8) as f32 / (1 << 24) as f32;
    hands.iter().find(|(_, up_to)| *up_to > point).map_or(last, |(hand, _)| *hand)
}
