//! What a network makes of a view: how often it would choose which action, and how it sees its chances.

use game::Entropy;

use super::maths::{exp, tanh};
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
    row: Vec<u8>,
    out: Vec<f32>,
}

/// What has been picked of an action, and how often that is picked.
struct Begun<P> {
    part: P,
    share: f32,
}

impl<'a, G: Encode> Policy<'a, G> {
    /// The network with that manner.
    pub fn new(net: &'a Net<G>, manner: Manner) -> Policy<'a, G> {
        let (row, out) = (vec![0; G::SIZE], vec![0.0; Net::<G>::OUTPUTS]);
        Policy { net, manner, scratch: net.scratch(), row, out }
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
            let shares = self.shares(options, view, part);
            let id = drawn(&shares, entropy.word()).ok_or(CannotChoose::NothingToDecide)?;
            match G::meaning(view, part, id).ok_or(CannotChoose::NothingToDecide)? {
                Chosen::Action(action) => return Ok(action),
                Chosen::Part(more) => part = more,
            }
        }
        debug_assert!(false, "no action takes more ids than the longest");
        Err(CannotChoose::NothingToDecide)
    }

    /// How often each legal action is chosen, in ascending order of the actions; nothing if there is nothing to choose.
    pub fn probabilities(&mut self, options: &G::Options, view: &G::View) -> Vec<(G::Action, f32)> {
        let mut actions = Vec::new();
        let mut begun = vec![Begun { part: G::Part::default(), share: 1.0 }];
        while !begun.is_empty() {
            begun = self.go_on(options, view, &begun, &mut actions);
        }
        actions.sort_unstable_by_key(|(action, _)| *action);
        actions
    }

    /// What the viewer's side can expect, in the network's judgement: from -1, all is lost, to 1, all is won.
    pub fn value(&mut self, options: &G::Options, view: &G::View) -> f32 {
        self.look(options, view, G::Part::default());
        tanh(self.out[G::ACTIONS])
    }

    /// A pass for what has been picked so far.
    fn look(&mut self, options: &G::Options, view: &G::View, part: G::Part) {
        G::observe(options, view, part, &mut self.row);
        self.net.forward(&self.row, &mut self.scratch, &mut self.out);
    }

    /// The ids that may be chosen next, and how often each is.
    fn shares(&mut self, options: &G::Options, view: &G::View, part: G::Part) -> Vec<(usize, f32)> {
        self.look(options, view, part);
        shares::<G>(options, view, part, &self.out, self.manner)
    }

    /// One id more for every action that has been begun. Those that are complete go to `actions`.
    fn go_on(
        &mut self,
        options: &G::Options,
        view: &G::View,
        begun: &[Begun<G::Part>],
        actions: &mut Vec<(G::Action, f32)>,
    ) -> Vec<Begun<G::Part>> {
        let mut rows = vec![0; begun.len() * G::SIZE];
        let mut outs = vec![0.0; begun.len() * Net::<G>::OUTPUTS];
        for (row, begun) in rows.chunks_exact_mut(G::SIZE).zip(begun) {
            G::observe(options, view, begun.part, row);
        }
        self.net.forward_many(&rows, &mut self.scratch, &mut outs);
        let mut more = Vec::new();
        for (out, begun) in outs.chunks_exact(Net::<G>::OUTPUTS).zip(begun) {
            for (id, share) in shares::<G>(options, view, begun.part, out, self.manner) {
                let share = begun.share * share;
                match G::meaning(view, begun.part, id) {
                    Some(Chosen::Action(action)) => actions.push((action, share)),
                    Some(Chosen::Part(part)) => more.push(Begun { part, share }),
                    None => debug_assert!(false, "an id that may be chosen stands for something"),
                }
            }
        }
        more
    }
}

/// The ids that may be chosen next, and how often each is, if the network says this of them.
fn shares<G: Encode>(
    options: &G::Options,
    view: &G::View,
    part: G::Part,
    out: &[f32],
    manner: Manner,
) -> Vec<(usize, f32)> {
    let mut shares = Vec::new();
    G::each_id(options, view, part, |id| shares.push((id, out[id])));
    soften(&mut shares, manner);
    shares
}

/// Makes shares of 1 out of what a network says: all that it says is finite.
fn soften(shares: &mut [(usize, f32)], manner: Manner) {
    let best = shares.iter().fold(f32::MIN, |best, (_, said)| if *said > best { *said } else { best });
    for (_, share) in shares.iter_mut() {
        *share = match *share - best {
            0.0 => 1.0,
            behind if manner.temperature > 0.0 => exp(behind / manner.temperature),
            _behind => 0.0,
        };
    }
    make_one(shares);
    let least = shares.iter().fold(0.0, |most: f32, (_, share)| most.max(*share)).min(manner.floor);
    shares.iter_mut().filter(|(_, share)| *share < least).for_each(|(_, share)| *share = 0.0);
    make_one(shares);
}

/// Divides shares by their sum.
fn make_one(shares: &mut [(usize, f32)]) {
    let sum: f32 = shares.iter().map(|(_, share)| share).sum();
    shares.iter_mut().for_each(|(_, share)| *share /= sum);
}

/// The id that this word draws; nothing if there are none.
fn drawn(shares: &[(usize, f32)], word: u32) -> Option<usize> {
    /// As fine as an `f32` below 1 can be.
    const STEPS: f32 = 16_777_216.0;
    let mut left = (word >> 8) as f32 / STEPS;
    let possible = || shares.iter().filter(|(_, share)| *share > 0.0);
    for (id, share) in possible() {
        if left < *share {
            return Some(*id);
        }
        left -= share;
    }
    // What rounding has left over.
    possible().next_back().map(|(id, _)| *id)
}
