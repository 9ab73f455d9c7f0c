//! How likely each world is, from what the others have done in it.
//!
//! All worlds that a view allows were equally likely when the cards were dealt. Since then the others have decided, each on what he would have
//! known in that world, and a network says how often one who knows that decides so. The product over all decisions is how well the
//! world explains them: who led a low card with high ones in hand probably had none.

use game::{Entropy as _, Game, Move, Quick, Seat, Viewer};

use crate::aim::HasAim;
use crate::encode::Encode;
use crate::net::{Manner, Net, Policy};
use crate::search::Belief;

/// A game as it was when the cards had been dealt, and all decisions since.
pub type Dealt<G> = (G, Vec<(Seat, <G as Game>::Action)>);

/// A game whose deal can be played through again, to see what everybody knew when he decided.
pub trait Retraced: Game {
    /// What this deal began with and what was decided in it; nothing if no cards are out.
    fn since_the_deal(&self) -> Option<Dealt<Self>>;
}

impl Retraced for duel::State {
    fn since_the_deal(&self) -> Option<Dealt<duel::State>> {
        self.round_so_far()
    }
}

impl Retraced for partners::State {
    fn since_the_deal(&self) -> Option<Dealt<partners::State>> {
        self.hand_so_far()
    }
}

/// So often a player decides otherwise than the network would, for reasons of his own. Trusted more, the network would be surer of those who
/// play like itself, and wrong about all others.
const OTHERWISE: f64 = 0.6;

/// How likely a decision is that was made for such reasons: there are some five things that one can do.
const ANY: f64 = 0.2;

/// Each decision of the others in this world, with what he knew who decided.
fn decisions<G: Retraced>(world: &G, viewer: Seat) -> Vec<(G::View, G::Action)> {
    let Some((mut state, actions)) = world.since_the_deal() else { return Vec::new() };
    let mut decisions = Vec::new();
    for (seat, action) in actions {
        if seat != viewer {
            decisions.push((state.view(Viewer::Seat(seat)), action));
        }
        let played = state.apply(&Move::Act(seat, action));
        debug_assert!(played.is_ok(), "what was done can be done again");
    }
    decisions
}

/// How often the network would have decided as others than the viewer have, in each of these worlds.
pub fn likelihoods<G: Retraced + Encode>(
    net: &Net<G>,
    options: &G::Options,
    viewer: Seat,
    worlds: &[G],
) -> Vec<Vec<f32>> {
    let decisions: Vec<_> = worlds.iter().map(|world| decisions(world, viewer)).collect();
    let all: Vec<_> = decisions.iter().flatten().map(|(view, action)| (view, *action)).collect();
    let mut likelihoods = Policy::new(net, Manner::BELIEVE).likelihoods(options, &all).into_iter();
    decisions.iter().map(|decisions| likelihoods.by_ref().take(decisions.len()).collect()).collect()
}

/// How well decisions are explained that the network would have made so often, as a logarithm.
pub fn explained(likelihoods: &[f32]) -> f64 {
    let mixed = |likelihood: &f32| (1.0 - OTHERWISE) * f64::from(*likelihood) + OTHERWISE * ANY;
    likelihoods.iter().map(|likelihood| mixed(likelihood).ln()).sum()
}

/// How well each of these worlds explains what others than the viewer have done, as logarithms.
pub fn explains<G: Retraced + Encode>(
    net: &Net<G>,
    options: &G::Options,
    viewer: Seat,
    worlds: &[G],
) -> Vec<f64> {
    let likelihoods = likelihoods(net, options, viewer, worlds);
    likelihoods.iter().map(|likelihoods| explained(likelihoods)).collect()
}

/// Some worlds that a view allows, each as likely as the others' play makes it.
pub struct Believed<G> {
    worlds: Vec<G>,
    /// The weights of all worlds up to each, summed up.
    sums: Vec<f64>,
}

impl<G: Retraced + Encode + HasAim> Believed<G> {
    /// So many worlds, weighed by what the network holds to be likely; nothing for who looks on.
    pub fn new(
        net: &Net<G>,
        options: &G::Options,
        view: &G::View,
        count: usize,
        quick: &mut Quick,
    ) -> Option<Believed<G>> {
        let (viewer, _) = G::aim(view)?;
        let worlds: Vec<G> = (0..count).map(|_| G::determinize(options, view, quick)).collect();
        let explains = explains(net, options, viewer, &worlds);
        let best = explains.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let mut sum = 0.0;
        let sums = explains.iter().map(|explains| {
            sum += (explains - best).exp();
            sum
        });
        Some(Believed { sums: sums.collect(), worlds })
    }

    /// One of them, each as often as it is likely; nothing if there are none.
    pub fn draw(&self, quick: &mut Quick) -> Option<&G> {
        let lot = f64::from(quick.word()) / 4_294_967_296.0 * self.sums.last()?;
        self.worlds.get(self.sums.partition_point(|sum| *sum <= lot)).or(self.worlds.last())
    }
}

impl<G: Retraced + Encode + HasAim> Belief<G> for Believed<G> {
    fn imagine(&mut self, quick: &mut Quick) -> Option<G> {
        self.draw(quick).cloned()
    }
}
