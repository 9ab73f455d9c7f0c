//! What a network makes of a view: how often it would choose which action, and how it sees its chances.

use game::Entropy;

use super::maths::tanh;
use super::shares::{drawn, soften};
use super::{Net, Scratch};
use crate::CannotChoose;
use crate::encode::{Chosen, Encode};

/// How choices are drawn from what a network says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// 1 takes the network at its word, more makes choices more alike, less sharpens them; at 0 the best alone is chosen.
    pub temperature: f32,
    /// What would be chosen less often than in this share of cases is never chosen.
    pub floor: f32,
}

impl Manner {
    /// As strong as always choosing the best, and nobody can foretell it.
    pub const PLAY: Manner = Manner { temperature: 1.0, floor: 0.02 };

    /// All that the network says, down to what it would hardly ever do: for those who judge the play of others by it.
    pub const BELIEVE: Manner = Manner { temperature: 1.0, floor: 0.0 };
}

/// A network that looks at views: only options and a view go in.
pub struct Policy<'a, G> {
    net: &'a Net<G>,
    manner: Manner,
    scratch: Scratch,
    /// The observations that are looked at.
    rows: Vec<u8>,
    /// What the network makes of them.
    outs: Vec<f32>,
}

/// What a network makes of a view.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<A> {
    /// What the viewer's side can expect: from -1, all is lost, to 1, all is won.
    pub value: f32,
    /// How often each legal action is chosen, in ascending order of the actions; empty if there is nothing to choose.
    pub shares: Vec<(A, f32)>,
}

/// An action that has been begun: in which view, what has been picked of it, and how often that is picked.
struct Begun<P> {
    view: usize,
    part: P,
    share: f32,
}

impl<'a, G: Encode> Policy<'a, G> {
    /// The network with that manner.
    pub fn new(net: &'a Net<G>, manner: Manner) -> Policy<'a, G> {
        Policy { net, manner, scratch: net.scratch(), rows: Vec::new(), outs: Vec::new() }
    }

    /// Draws an action: a pass and a word of entropy for each id of it, even where there is but one to choose, so that the time it takes
    /// tells nothing.
    ///
    /// # Errors
    /// If there is nothing to choose.
    pub fn choose(
        &mut self,
        options: &G::Options,
        view: &G::View,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose> {
        let mut part = G::Part::default();
        for _ in 0..G::LONGEST {
            self.look(options, [(view, part)]);
            let shares = self.shares(options, view, part, 0);
            let id = drawn(&shares, entropy.word()).ok_or(CannotChoose::NothingToDecide)?;
            match G::meaning(view, part, id).ok_or(CannotChoose::NothingToDecide)? {
                Chosen::Action(action) => return Ok(action),
                Chosen::Part(more) => part = more,
            }
        }
        debug_assert!(false, "no action takes more ids than the longest");
        Err(CannotChoose::NothingToDecide)
    }

    /// How often each legal action is chosen, in ascending order of the actions; empty if there is nothing to choose.
    pub fn probabilities(&mut self, options: &G::Options, view: &G::View) -> Vec<(G::Action, f32)> {
        self.judge(options, &[view]).into_iter().flat_map(|judgement| judgement.shares).collect()
    }

    /// What the viewer's side can expect, in the network's judgement: from -1, all is lost, to 1, all is won.
    pub fn value(&mut self, options: &G::Options, view: &G::View) -> f32 {
        self.look(options, [(view, G::Part::default())]);
        tanh(self.out(0)[G::ACTIONS])
    }

    /// What the network makes of each of many views, which is quicker than of one after the other.
    pub fn judge(&mut self, options: &G::Options, views: &[&G::View]) -> Vec<Judgement<G::Action>> {
        let begin = |view| Begun { view, part: G::Part::default(), share: 1.0 };
        let mut begun: Vec<Begun<G::Part>> = (0..views.len()).map(begin).collect();
        self.look(options, begun.iter().map(|begun| (views[begun.view], begun.part)));
        let value = |view| tanh(self.out(view)[G::ACTIONS]);
        let nothing = |view| Judgement { value: value(view), shares: Vec::new() };
        let mut judgements: Vec<_> = (0..views.len()).map(nothing).collect();
        while !begun.is_empty() {
            begun = self.go_on(options, views, &begun, &mut judgements);
            self.look(options, begun.iter().map(|begun| (views[begun.view], begun.part)));
        }
        judgements
            .iter_mut()
            .for_each(|judgement| judgement.shares.sort_unstable_by_key(|(action, _)| *action));
        judgements
    }

    /// How often each of these actions is chosen on the view beside it, for those who ask which world explains what was played. An action that is
    /// not legal there is never chosen.
    pub fn likelihoods(&mut self, options: &G::Options, played: &[(&G::View, G::Action)]) -> Vec<f32> {
        let (mut steps, mut likelihoods) = (Vec::new(), Vec::new());
        for (index, (view, action)) in played.iter().enumerate() {
            let (mut part, mut reached) = (G::Part::default(), None);
            G::ids_of(view, *action, |id| {
                steps.push((index, part, id));
                match G::meaning(view, part, id) {
                    Some(Chosen::Part(more)) => part = more,
                    Some(Chosen::Action(action)) => reached = Some(action),
                    None => {}
                }
            });
            likelihoods.push(if reached == Some(*action) { 1.0 } else { 0.0 });
        }
        self.look(options, steps.iter().map(|(index, part, _)| (played[*index].0, *part)));
        for (row, (index, part, id)) in steps.into_iter().enumerate() {
            let shares = self.shares(options, played[index].0, part, row);
            likelihoods[index] *=
                shares.iter().find(|(other, _)| *other == id).map_or(0.0, |(_, share)| *share);
        }
        likelihoods
    }

    /// A pass for each of these views and what has been picked there so far.
    fn look<'v>(
        &mut self,
        options: &G::Options,
        asked: impl IntoIterator<Item = (&'v G::View, G::Part), IntoIter: ExactSizeIterator>,
    ) where
        G::View: 'v,
    {
        let asked = asked.into_iter();
        self.rows.resize(asked.len() * G::SIZE, 0);
        self.outs.resize(asked.len() * Net::<G>::OUTPUTS, 0.0);
        for (row, (view, part)) in self.rows.chunks_exact_mut(G::SIZE).zip(asked) {
            G::observe(options, view, part, row);
        }
        self.net.forward_many(&self.rows, &mut self.scratch, &mut self.outs);
    }

    /// What came out of one of the last passes.
    fn out(&self, row: usize) -> &[f32] {
        &self.outs[row * Net::<G>::OUTPUTS..][..Net::<G>::OUTPUTS]
    }

    /// The ids that may be chosen next, and how often each is, as one of the last passes says.
    fn shares(&self, options: &G::Options, view: &G::View, part: G::Part, row: usize) -> Vec<(usize, f32)> {
        let (out, mut shares) = (self.out(row), Vec::new());
        G::each_id(options, view, part, |id| shares.push((id, out[id])));
        soften(&mut shares, self.manner);
        shares
    }

    /// One id more for every action that has been begun, as the last passes say. Those that are complete go to the judgements.
    fn go_on(
        &self,
        options: &G::Options,
        views: &[&G::View],
        begun: &[Begun<G::Part>],
        judgements: &mut [Judgement<G::Action>],
    ) -> Vec<Begun<G::Part>> {
        let mut more = Vec::new();
        for (row, &Begun { view, part, share: so_far }) in begun.iter().enumerate() {
            for (id, share) in self.shares(options, views[view], part, row) {
                let share = so_far * share;
                match G::meaning(views[view], part, id) {
                    Some(Chosen::Action(action)) => judgements[view].shares.push((action, share)),
                    Some(Chosen::Part(part)) => more.push(Begun { view, part, share }),
                    None => debug_assert!(false, "an id that may be chosen stands for something"),
                }
            }
        }
        more
    }
}
