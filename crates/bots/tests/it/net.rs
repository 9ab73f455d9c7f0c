//! Networks: what comes out is what the numbers say, one by one or together, and what is made of it is a choice among what is legal.

use std::fmt::Debug;

use bots::encode::Encode;
use bots::net::maths::tanh;
use bots::net::{self, Learned, Manner, Net, Policy};
use bots::{Bot, Budget, CannotChoose, HasBots, Level, Strength};
use game::{Entropy, Game, Notation, Quick, Viewer};

use crate::positions::each_position;

/// A network that has learnt nothing, for this game.
fn small<G: Encode + Notation>() -> Net<G> {
    Net::read(&net::sample::<G>(16, 1, 1886)).expect("a good file")
}

fn observation<G: Encode>(options: &G::Options, view: &G::View) -> Vec<u8> {
    let mut row = vec![0; G::SIZE];
    G::observe(options, view, G::Part::default(), &mut row);
    row
}

fn forward<G: Encode>(net: &Net<G>, row: &[u8]) -> Vec<f32> {
    let mut out = vec![0.0; Net::<G>::OUTPUTS];
    net.forward(row, &mut net.scratch(), &mut out);
    out
}

/// A network once more, as plainly as it can be written, from the bytes of its file.
struct Plain {
    layers: Vec<PlainLayer>,
}

struct PlainLayer {
    weights: Vec<Vec<i64>>,
    scale: Vec<f32>,
    bias: Vec<f32>,
}

impl Plain {
    fn read(file: &[u8]) -> Plain {
        let size = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes")) as usize;
        let (inputs, width, blocks, outputs) = (size(24), size(28), size(32), size(36));
        let mut sizes = vec![(inputs, width)];
        sizes.resize(1 + 2 * blocks, (width, width));
        sizes.push((width, outputs));
        let mut at = 72;
        let layers = sizes.into_iter().map(|(inputs, outputs)| {
            let bytes = &file[at..at + inputs * outputs];
            let weights = bytes.chunks(inputs).map(|row| row.iter().map(|w| i64::from(*w as i8)).collect());
            let number = |index| f32::from_le_bytes(file[index..index + 4].try_into().expect("four bytes"));
            let scales = at + inputs * outputs;
            let biases = scales + 4 * outputs;
            at = biases + 4 * outputs;
            PlainLayer {
                weights: weights.collect(),
                scale: (0..outputs).map(|row| number(scales + 4 * row)).collect(),
                bias: (0..outputs).map(|row| number(biases + 4 * row)).collect(),
            }
        });
        Plain { layers: layers.collect() }
    }

    /// With numbers rounded to parts, as the format has it.
    fn in_parts(&self, row: &[u8]) -> Vec<f32> {
        let bits: Vec<i64> = row.iter().map(|byte| i64::from(*byte != 0)).collect();
        let mut h = self.layers[0].times(&bits, None);
        for pair in self.layers[1..self.layers.len() - 1].chunks(2) {
            let (a, sa) = parts(&h);
            let (b, sb) = parts(&pair[0].times(&a, Some(sa)));
            let t = pair[1].times(&b, Some(sb));
            h = h.iter().zip(t).map(|(h, t)| h + t).collect();
        }
        let (a, s) = parts(&h);
        self.layers[self.layers.len() - 1].times(&a, Some(s))
    }

    /// With real numbers, as it was trained.
    fn real(&self, row: &[u8]) -> Vec<f64> {
        let relu = |x: &Vec<f64>| x.iter().map(|x| x.max(0.0)).collect::<Vec<_>>();
        let mut h = self.layers[0].real(&row.iter().map(|byte| f64::from(u8::from(*byte != 0))).collect());
        for pair in self.layers[1..self.layers.len() - 1].chunks(2) {
            let t = pair[1].real(&relu(&pair[0].real(&relu(&h))));
            h = h.iter().zip(t).map(|(h, t)| h + t).collect();
        }
        self.layers[self.layers.len() - 1].real(&relu(&h))
    }
}

impl PlainLayer {
    fn times(&self, x: &[i64], part: Option<f32>) -> Vec<f32> {
        let sums = self.weights.iter().map(|row| row.iter().zip(x).map(|(w, x)| w * x).sum::<i64>());
        let factor = |scale: f32| part.map_or(scale, |part| scale * part);
        sums.enumerate().map(|(o, sum)| self.bias[o] + factor(self.scale[o]) * sum as f32).collect()
    }

    fn real(&self, x: &Vec<f64>) -> Vec<f64> {
        let sums = self.weights.iter().map(|row| row.iter().zip(x).map(|(w, x)| *w as f64 * x).sum::<f64>());
        sums.enumerate().map(|(o, sum)| f64::from(self.bias[o]) + f64::from(self.scale[o]) * sum).collect()
    }
}

fn parts(h: &[f32]) -> (Vec<i64>, f32) {
    let most = h.iter().copied().fold(0.0, f32::max);
    if most == 0.0 {
        return (vec![0; h.len()], 0.0);
    }
    let factor = 127.0 / most;
    (h.iter().map(|x| (x.max(0.0) * factor).round_ties_even() as i64).collect(), most / 127.0)
}

/// To the bit what plain sums say, and near to what real numbers say.
fn is_as_written<G: Encode + Notation>(options: &G::Options, width: u32, blocks: u32, seed: u64) {
    let file = net::sample::<G>(width, blocks, seed);
    let (net, plain) = (Net::<G>::read(&file).expect("a good file"), Plain::read(&file));
    each_position::<G>(options, 30, 5, |state, seat| {
        let row = observation::<G>(options, &state.view(Viewer::Seat(seat)));
        let (out, expected, real) = (forward(&net, &row), plain.in_parts(&row), plain.real(&row));
        let bits = |x: &[f32]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&out), bits(&expected));
        let spread = real.iter().map(|x| x.abs()).fold(0.0, f64::max);
        let worst = out.iter().zip(&real).map(|(x, y)| (f64::from(*x) - y).abs()).fold(0.0, f64::max);
        assert!(worst < 0.05 * spread, "{worst} of {spread}");
    });
}

#[test]
fn a_pass_is_what_the_file_says() {
    for (width, blocks) in [(16, 0), (16, 1), (48, 3)] {
        is_as_written::<duel::State>(&duel::Options::default(), width, blocks, 1);
        is_as_written::<partners::State>(&partners::Options::default(), width, blocks, 2);
        is_as_written::<london::State>(&london::Options::default(), width, blocks, 3);
    }
}

/// Any number at a time, in a scratch that has been used.
#[test]
fn together_as_one_by_one() {
    let net = Net::<duel::State>::read(&net::sample::<duel::State>(32, 2, 3)).expect("a good file");
    let mut quick = Quick::new(1886);
    let mut scratch = net.scratch();
    for count in 0..20 {
        let rows: Vec<u8> = (0..count * duel::State::SIZE).map(|_| u8::from(quick.below(12) == 0)).collect();
        let mut out = vec![f32::NAN; count * Net::<duel::State>::OUTPUTS];
        net.forward_many(&rows, &mut scratch, &mut out);
        let single = rows.chunks(duel::State::SIZE).flat_map(|row| forward(&net, row));
        assert!(out.iter().map(|x| x.to_bits()).eq(single.map(f32::to_bits)), "{count}");
    }
}

/// Every legal action has its share, all shares make 1, and choices fall as the shares say.
fn chooses_as_it_says<G: Encode + Notation>(options: &G::Options) {
    let net = small::<G>();
    let mut worst: f32 = 0.0;
    each_position::<G>(options, 20, 9, |state, seat| {
        const DRAWS: usize = 400;
        let view = state.view(Viewer::Seat(seat));
        let mut policy = Policy::new(&net, Manner { temperature: 0.7, floor: 0.02 });
        let shares = policy.probabilities(options, &view);
        assert!(shares.iter().map(|(action, _)| *action).eq(G::legal(options, &view)));
        let sum: f32 = shares.iter().map(|(_, share)| share).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
        let mut drawn = vec![0; shares.len()];
        let mut quick = Quick::new(11);
        for _ in 0..DRAWS {
            let action = policy.choose(options, &view, &mut quick).expect("a choice");
            drawn[shares.iter().position(|(other, _)| *other == action).expect("it is legal")] += 1;
        }
        for ((_, share), drawn) in shares.iter().zip(drawn) {
            assert!(*share > 0.0 || drawn == 0, "what is dropped is never chosen");
            let error = (share * (1.0 - share) / DRAWS as f32).sqrt().max(1e-3);
            worst = worst.max((drawn as f32 / DRAWS as f32 - share).abs() / error);
        }
    });
    assert!(worst < 5.0, "a choice is {worst} standard errors from its share");
}

/// Many views at once, and single actions, as one view after the other.
fn judges_alike<G: Encode<Action: Debug> + Notation>(options: &G::Options) {
    let net = small::<G>();
    let mut views = Vec::new();
    each_position::<G>(options, 12, 9, |state, seat| views.push(state.view(Viewer::Seat(seat))));
    views.push(G::new(options).view(Viewer::Public));
    let mut policy = Policy::new(&net, Manner::PLAY);
    let judgements = policy.judge(options, &views.iter().collect::<Vec<_>>());
    assert_eq!(judgements.len(), views.len());
    for (view, judgement) in views.iter().zip(&judgements) {
        assert_eq!(judgement.value, policy.value(options, view));
        assert_eq!(judgement.shares, policy.probabilities(options, view));
        let played: Vec<_> = judgement.shares.iter().map(|(action, _)| (view, *action)).collect();
        let likelihoods = policy.likelihoods(options, &played);
        assert!(likelihoods.iter().eq(judgement.shares.iter().map(|(_, share)| share)));
    }
    let (some, none) = (&judgements[0], &views[12]);
    assert_eq!(policy.likelihoods(options, &[(none, some.shares[0].0)]), [0.0], "it is not legal there");
    assert_eq!(policy.likelihoods(options, &[]), []);
}

#[test]
fn many_views_are_judged_as_each_of_them() {
    judges_alike::<duel::State>(&duel::Options::default());
    judges_alike::<partners::State>(&partners::Options::default());
    judges_alike::<london::State>(&london::Options::default());
}

/// Two cards where one is given, and one where there are two to give.
#[test]
fn a_gift_of_another_size_is_never_given() {
    let (options, net) = (duel::Options::default(), small::<duel::State>());
    let mut policy = Policy::new(&net, Manner::BELIEVE);
    each_position::<duel::State>(&options, 100, 1, |state, seat| {
        let view = state.view(Viewer::Seat(seat));
        let legal = duel::State::legal(&options, &view);
        let &[duel::Action::Give(one), duel::Action::Give(other), ..] = &legal[..] else { return };
        for cards in [one | other, duel::Cards::EMPTY, one - other] {
            let gift = duel::Action::Give(cards);
            let likelihood = policy.likelihoods(&options, &[(&view, gift)])[0];
            assert_eq!(likelihood > 0.0, legal.contains(&gift), "{gift:?}");
        }
    });
}

#[test]
fn choices_fall_as_the_shares_say() {
    chooses_as_it_says::<duel::State>(&duel::Options::default());
    chooses_as_it_says::<partners::State>(&partners::Options::default());
    chooses_as_it_says::<london::State>(&london::Options::default());
}

#[test]
fn the_manner_decides_how_sharp_choices_are() {
    let (options, net) = (duel::Options::default(), small::<duel::State>());
    let best = |shares: &[(duel::Action, f32)]| shares.iter().map(|(_, share)| *share).fold(0.0, f32::max);
    each_position::<duel::State>(&options, 30, 5, |state, seat| {
        let view = state.view(Viewer::Seat(seat));
        let shares = |temperature, floor| {
            Policy::new(&net, Manner { temperature, floor }).probabilities(&options, &view)
        };
        let [greedy, sharp, plain, flat] = [0.0, 0.5, 1.0, 50.0].map(|t| best(&shares(t, 0.0)));
        assert!(
            greedy == 1.0 && greedy > sharp && sharp > plain && plain > flat,
            "{greedy} {sharp} {plain} {flat}"
        );
        assert!(shares(1.0, 0.0).iter().all(|(_, share)| *share > 0.0), "nothing is dropped");
        assert!((best(&shares(1.0, 1.0)) - 1.0).abs() < 1e-6, "the best is never dropped");
    });
}

#[test]
fn the_value_is_the_last_number() {
    let (options, net) = (partners::Options::default(), small::<partners::State>());
    each_position::<partners::State>(&options, 10, 5, |state, seat| {
        let view = state.view(Viewer::Seat(seat));
        let value = Policy::new(&net, Manner::PLAY).value(&options, &view);
        let out = forward(&net, &observation::<partners::State>(&options, &view));
        assert_eq!(value, tanh(out[partners::State::ACTIONS]));
        assert!((-1.0..=1.0).contains(&value));
    });
}

#[test]
fn without_a_choice_or_a_budget_there_is_an_error() {
    let options = duel::Options::default();
    let bot = Learned { net: &small::<duel::State>(), manner: Manner::PLAY };
    let view = duel::State::new(&options).view(Viewer::Public);
    let choose = |mut budget| bot.choose(&options, &view, &mut budget, &mut Quick::new(1));
    assert_eq!(choose(Budget::full()), Err(CannotChoose::NothingToDecide));
    assert_eq!(choose(Budget::of_work(0)), Err(CannotChoose::NoBudget));
    assert_eq!(Policy::new(bot.net, Manner::PLAY).probabilities(&options, &view), []);
}

/// A network knows the streets it has learned in. On another map the champion searches, as it did before it learned.
#[test]
fn on_another_map_the_champion_searches() {
    use london::{Map, Options, State};
    let (other, _) = Map::parse(&format!("{}# Another map.\n", Map::BUILT_IN_FILE)).expect("a good map");
    let net = net::of::<State>().expect("london's is built in");
    let learned = Learned { net, manner: Manner::PLAY };
    let choices = |bot: &dyn Bot<State>, options: &Options| {
        let mut chosen = Vec::new();
        each_position::<State>(options, 40, 3, |state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let choice = bot.choose(options, &view, &mut Budget::of_work(40), &mut Quick::new(7));
            chosen.push(choice.expect("there is something to choose"));
        });
        chosen
    };
    let (known, unknown) = (Options::default(), Options::on(std::sync::Arc::new(other)));
    let champion = State::bot(Level::Made(Strength::Champion));
    assert_eq!(choices(&*champion, &known), choices(&learned, &known));
    let searched = choices(&*champion, &unknown);
    assert_eq!(searched, choices(&*State::bot(Level::Veteran), &unknown));
    assert_ne!(searched, choices(&learned, &unknown));
}
