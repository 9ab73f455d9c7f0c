//! The strong players: inference, search and exact endings, with more or less time for it.

use ::duel::{Action, Known, Options, State, View};
use game::{Entropy, Game as _, Quick, Side};

use super::ending::{Ending, Start};
use super::lookahead::{Solved, Tricks};
use super::{search, stakes};
use crate::belief::Believed;
use crate::net;
use crate::search::policy::draw;
use crate::search::{Search, Tried};
use crate::values::{Question, Valued};
use crate::{Bot, Budget, CannotChoose, think};

/// How deep a strong player thinks.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How many worlds are imagined for a decision.
    pub worlds: u64,
    /// Worlds are solved when this many tricks are left.
    pub solved_at: usize,
    /// At least this many tricks are searched over information sets before a world is solved.
    pub ahead: usize,
    /// How many positions the solver remembers, as a power of two.
    pub memory: u32,
    /// This many tricks at the end are played from their equilibrium.
    pub ending: usize,
    /// How often the equilibrium is improved.
    pub improvements: u32,
    /// So many worlds are weighed by what the network makes of the other's play; with 0, or without a network, all are equally likely.
    pub informed: usize,
}

/// A move of the equilibrium is not made if another is made twenty times as often.
const HARDLY_EVER: f64 = 0.05;

impl Bot<State> for Thinker {
    fn choose(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        think::<State>(options, view, budget, entropy, |_, budget, quick| {
            let Known::Own(own) = &view.known else { return None };
            let exact = self.equilibrium(view, budget, quick);
            exact.or_else(|| {
                budget.at_most(self.worlds);
                self.search(view, own.side, budget, quick).favourite()
            })
        })
    }

    /// What each action is worth to the view's owner, as far as it was tried: in hyde's chances of the whole game, or
    /// what is left of them. The last tricks are searched for this as all the others are, and not played from their equilibrium.
    fn valued(
        &self,
        question: &Question<'_, State>,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Option<Vec<Valued<Action>>> {
        let view = question.view;
        let Known::Own(own) = &view.known else { return None };
        budget.unless_told(self.worlds);
        let payoff = stakes::payoff(&view.board);
        let lowest = payoff.0.into_iter().fold(f64::INFINITY, f64::min);
        let highest = payoff.0.into_iter().fold(f64::NEG_INFINITY, f64::max);
        // The tree counts from the lowest payoff of this round to the highest, in the eyes of who decides.
        let (from, to) =
            if own.side == Side::Hyde { (lowest, highest) } else { (1.0 - highest, 1.0 - lowest) };
        let value = |tried: Tried<Action, f32>| {
            let mean = from + (to - from) * f64::from(tried.mean());
            Valued::searched(tried.action, mean * f64::from(tried.visits), tried.visits)
        };
        Some(self.search(view, own.side, budget, quick).tried().into_iter().map(value).collect())
    }
}

impl Thinker {
    /// Quick and good.
    pub const STRONG: Thinker =
        Thinker { worlds: 400, solved_at: 4, ahead: 2, memory: 14, ending: 2, improvements: 30, informed: 0 };

    /// The champion before it learnt, frozen.
    pub const VETERAN: Thinker = Thinker {
        worlds: 6000,
        solved_at: 5,
        ahead: 2,
        memory: 18,
        ending: 3,
        improvements: 60,
        informed: 0,
    };

    /// The same, but it draws conclusions from the other's play: who judges for the champion.
    pub const JUDGE: Thinker = Thinker { informed: 64, ..Thinker::VETERAN };

    /// What the equilibrium of the last tricks says, if they have begun and cards are hidden in them.
    fn equilibrium(&self, view: &View, budget: &mut Budget<'_>, quick: &mut Quick) -> Option<Action> {
        let start = Start::of(view, self.ending).filter(|_| self.ending > 0)?;
        let mut ending = Ending::new(&start, &stakes::payoff(&view.board));
        for _ in 0..self.improvements {
            if !budget.spend() {
                break;
            }
            ending.improve();
        }
        draw(&ending.strategy(&start, view), HARDLY_EVER, quick)
    }

    fn search(
        &self,
        view: &View,
        me: Side,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Search<Tricks, Solved> {
        let left = view.board.hand_size(Side::Jekyll).max(view.board.hand_size(Side::Hyde));
        let solved_at = self.solved_at.min(left.saturating_sub(self.ahead));
        let solver = search::Search::new(&stakes::payoff(&view.board), self.memory);
        let mut search = Search::new(Tricks { me, solved_at }, Solved(solver));
        let believed = self.believed(view, quick);
        let mut belief = |quick: &mut Quick| {
            let likely = believed.as_ref().and_then(|believed| believed.draw(quick)).map(State::position);
            Some(likely.unwrap_or_else(|| view.imagine_position(quick)).with_exchange_open())
        };
        search.run(&mut belief, budget, quick);
        search
    }

    /// The worlds that the other's play makes likely, if he asks for them and knows how to tell.
    fn believed(&self, view: &View, quick: &mut Quick) -> Option<Believed<State>> {
        let net = net::of::<State>().ok().filter(|_| self.informed > 0)?;
        Believed::new(net, &view.board.options, view, self.informed, quick)
    }
}
