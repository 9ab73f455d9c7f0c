//! An imagined game in progress: a fast position, and what jekyll has found out about recipes in it.

use game::{Entropy, Game, Position as _, Quick, ToMove};
use london::{Action, Colour, Counts, Deed, Fast, Options, Own, Phase, Recipe, RecipeSet, Side, State, View};

/// A position, and besides it what the fast road does not remember.
#[derive(Clone, Copy)]
pub struct World {
    /// The position.
    pub fast: Fast,
    /// Which recipe lies on each site.
    tiles: [Option<Recipe>; 64],
    /// Recipes that jekyll knows are no cures: he took them, or tried them.
    pub ruled_out: RecipeSet,
    /// How many tiles of each column jekyll has taken.
    pub researched: Counts,
}

impl World {
    /// What the cure of an uncured colour can be, for all that jekyll knows.
    #[inline]
    pub fn suspects(&self, colour: Colour) -> impl Iterator<Item = Recipe> {
        let ruled_out = self.ruled_out;
        Recipe::group(colour).filter(move |recipe| !ruled_out.contains(*recipe))
    }

    /// How many those are: 1 when he knows the cure.
    #[inline]
    pub fn doubts(&self, colour: Colour) -> usize {
        self.suspects(colour).count()
    }

    /// Plays an action, and lets jekyll learn from it.
    #[inline]
    pub fn act(&mut self, action: Action) {
        let Phase::Pay { deed, due } = self.fast.phase() else { return self.fast.act(action) };
        let here = self.fast.pawn();
        self.fast.act(action);
        if due.total() > 1 {
            return;
        }
        match deed {
            Deed::Research => {
                if let Some(recipe) = self.tiles[here.index() & 63].take() {
                    self.ruled_out.insert(recipe);
                    self.researched = self.researched.plus(Counts::one(recipe.column()));
                }
            }
            Deed::Alleviate(colour, trio) => {
                let tried = Recipe::find(colour, trio.cards());
                let wrong = tried.filter(|recipe| !self.fast.hidden_cures().contains(*recipe));
                wrong.into_iter().for_each(|recipe| self.ruled_out.insert(recipe));
            }
            Deed::Move(_)
            | Deed::Toll(_)
            | Deed::Meet(_)
            | Deed::Vice
            | Deed::Trash(_)
            | Deed::Steal
            | Deed::Resist(_)
            | Deed::Buy(_)
            | Deed::Mix => {}
        }
    }

    /// Draws what chance decides until somebody has something to decide; says who.
    #[inline]
    pub fn settle(&mut self, quick: &mut Quick) -> Option<Side> {
        loop {
            match self.fast.to_move() {
                ToMove::Chance => self.fast.let_chance_decide(quick),
                ToMove::Seat(seat) => return Side::of(seat),
                ToMove::Over => return None,
            }
        }
    }
}

/// Everything that can be true for all that a view knows, ready to be drawn from quickly.
pub struct Imagination {
    template: Fast,
    /// The hands that each side can hold, and how likely each is, summed up.
    hands: [Vec<(Counts, f32)>; 2],
    cures: [Vec<Recipe>; 4],
    /// What jekyll has ruled out, if that is known; else what is refuted openly.
    ruled_out: RecipeSet,
    /// The recipes jekyll took, if he is the one who imagines.
    taken: Option<RecipeSet>,
    researched: Counts,
}

/// How the other's hand is guessed at, among those that it can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// As if everything was drawn and paid blindly.
    Blind,
    /// Hyde keeps the cards of the colour he collects, and pays with others.
    Keeping,
}

/// So many times as often as blind chance would have it a card in hyde's hand is of the colour that he collects. Counted in
/// 650 games between searching players, at the beginning of jekyll's turns: 3.0 to 3.8 with hands of two to five
/// cards when one token of the colour had turned black, 2.3 to 3.0 when two had.
const KEPT: f32 = 3.0;

impl Guess {
    /// How much likelier than by blind chance that hand of hyde's is.
    fn bias(self, turned: Counts, hand: Counts) -> f32 {
        let collected = match self {
            Guess::Blind => None,
            Guess::Keeping => foremost(turned),
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
        let closed = Counts::DECK.minus(board.open_cards());
        let own = view.player().map(|(side, hand)| (side, closed.minus(hand)));
        let weighed = |side: Side| {
            // Whose hand it is matters: nobody holds what the imaginer holds himself.
            let source = own.filter(|(me, _)| *me != side).map_or(closed, |(_, rest)| rest);
            let mut sum = 0.0;
            let weigh = |hand: Counts| {
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
        let known = taken.unwrap_or_default();
        let out = Recipe::all().filter(|recipe| known.contains(*recipe) || board.refuted.contains(*recipe));
        Imagination {
            template: Fast::new(&State::determinize(options, view, quick)),
            hands: Side::BOTH.map(weighed),
            cures: Colour::ALL.map(|colour| view.cures(colour)),
            ruled_out: out.collect(),
            taken,
            researched: board.researched,
        }
    }

    /// The truth, as whoever sees it all knows it. Jekyll then has nothing to find out; hyde knows what jekyll has.
    pub fn truth(state: &State, side: Side) -> Imagination {
        let (board, cures) = (state.board(), state.cures());
        let out: RecipeSet = match side {
            Side::Jekyll => Recipe::all().filter(|recipe| !cures.contains(*recipe)).collect(),
            Side::Hyde => board.refuted,
        };
        let cure = |colour| Recipe::group(colour).filter(|recipe| cures.contains(*recipe)).collect();
        Imagination {
            template: Fast::new(state),
            hands: Side::BOTH.map(|side| vec![(state.hand(side), 1.0)]),
            cures: Colour::ALL.map(cure),
            ruled_out: out,
            taken: Some(state.recipes()),
            researched: board.researched,
        }
    }

    /// One of the worlds, each as likely as the guess has it.
    pub fn world(&self, quick: &mut Quick) -> World {
        let hands = [0, 1].map(|side| draw_hand(&self.hands[side], quick));
        let cures: RecipeSet = self.cures.iter().map(|suspects| quick.pick(suspects)).collect();
        let mut world = World {
            fast: self.template.with_hidden(hands, cures),
            tiles: [None; 64],
            ruled_out: self.ruled_out,
            researched: self.researched,
        };
        let taken = self.taken.unwrap_or_else(|| self.imagine_taken(cures, quick));
        taken.iter().for_each(|recipe| world.ruled_out.insert(recipe));
        let mut left = [Recipe::all().next(); 16];
        let mut count = 0;
        for recipe in Recipe::all().filter(|recipe| !cures.contains(*recipe) && !taken.contains(*recipe)) {
            left[count] = Some(recipe);
            count += 1;
        }
        quick.shuffle(&mut left[..count]);
        for (site, recipe) in super::atlas::locations(self.template.tiles_left()).zip(left) {
            world.tiles[site.index() & 63] = recipe;
        }
        world
    }

    /// Of each column as many as jekyll took, from those that are not its cure.
    fn imagine_taken(&self, cures: RecipeSet, quick: &mut Quick) -> RecipeSet {
        let mut taken = RecipeSet::NONE;
        for column in Colour::ALL {
            let mut wanted = self.researched.of(column);
            let mut left = 3;
            for recipe in Recipe::group(column).filter(|recipe| !cures.contains(*recipe)) {
                if quick.below(left) < wanted.into() {
                    taken.insert(recipe);
                    wanted -= 1;
                }
                left -= 1;
            }
        }
        taken
    }
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
    let Some(&(last, sum)) = hands.last() else { return Counts::NONE };
    let point = sum * (quick.word() >> 8) as f32 / (1 << 24) as f32;
    hands.iter().find(|(_, up_to)| *up_to > point).map_or(last, |(hand, _)| *hand)
}
