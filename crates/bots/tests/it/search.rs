//! The search on a game small enough to know the answers: two players take turns to take one or two counters from a heap that
//! one of them has not seen; who takes the last wins.

use bots::Budget;
use bots::aim::HasAim;
use bots::search::{Bits, Choices, Evaluator, Expected, Leaf, Lookahead, Remembered, Search};
use game::{Entropy, Move, Quick, Turn, Viewer};

/// Whose turn it is, and how many counters are left.
#[derive(Clone, Copy, Debug)]
struct Heap {
    side: usize,
    left: u8,
}

struct Taking;

impl Lookahead for Taking {
    type World = Heap;
    type Action = u8;
    type Choices = Bits;
    type Sum = f64;

    fn decider(&self, world: &mut Heap, _quick: &mut Quick) -> Option<usize> {
        (world.left > 0).then_some(world.side)
    }

    fn choices(&self, world: &Heap, choices: &mut Bits) {
        choices.0 = if world.left == 1 { 0b010 } else { 0b110 };
    }

    fn act(&self, world: &mut Heap, action: u8, _quick: &mut Quick) -> bool {
        *world = Heap { side: 1 - world.side, left: world.left - action };
        true
    }
}

/// Plays on at random.
struct AtRandom;

impl Evaluator<Taking> for AtRandom {
    type Prior = ();

    fn judge(&mut self, look: &Taking, leaves: &mut [Leaf<Taking>], quick: &mut Quick) {
        assert_eq!(leaves.len(), 1, "who likes one leaf gets one");
        for Leaf { world, worth, .. } in leaves {
            let mut choices = Bits::default();
            while look.decider(world, quick).is_some() {
                look.choices(world, &mut choices);
                look.act(world, choices.pick(quick), quick);
            }
            // Who would be next has lost: the other took the last.
            worth[world.side] = 0.0;
            worth[1 - world.side] = 1.0;
        }
    }
}

/// Knows nothing of worth before the end, has opinions of actions, and takes many leaves at once.
struct Opinions {
    batch: usize,
    weight_of_two: f32,
    most_at_once: usize,
    judged: usize,
}

impl Evaluator<Taking> for &mut Opinions {
    type Prior = Expected;

    fn batch(&self) -> usize {
        self.batch
    }

    fn judge(&mut self, _look: &Taking, leaves: &mut [Leaf<Taking>], _quick: &mut Quick) {
        self.most_at_once = self.most_at_once.max(leaves.len());
        self.judged += leaves.len();
        for leaf in leaves {
            assert_eq!(leaf.choices.is_empty(), leaf.world.left == 0, "choices where somebody decides");
            if leaf.world.left == 0 {
                leaf.worth[leaf.world.side] = 0.0;
                leaf.worth[1 - leaf.world.side] = 1.0;
            }
            let two = self.weight_of_two;
            leaf.weights = leaf.choices.iter().map(|&take| if take == 2 { two } else { 1.0 }).collect();
        }
    }
}

fn heap(left: u8) -> impl FnMut(&mut Quick) -> Option<Heap> {
    move |_| Some(Heap { side: 0, left })
}

fn opinions(batch: usize, weight_of_two: f32) -> Opinions {
    Opinions { batch, weight_of_two, most_at_once: 0, judged: 0 }
}

#[test]
fn what_wins_is_found_without_priors() {
    for (left, best) in [(1, 1), (2, 2), (4, 1), (5, 2), (7, 1), (8, 2)] {
        for planted in [vec![], vec![1, 2]] {
            let planted = if left == 1 { &planted[..planted.len().min(1)] } else { &planted[..] };
            let mut search = Search::among(Taking, AtRandom, planted);
            search.run(&mut heap(left), &mut Budget::of_work(2000), &mut Quick::new(1));
            assert_eq!(search.favourite(), Some(best), "{left} left");
        }
    }
}

#[test]
fn what_wins_is_found_with_priors_however_many_leaves_at_once() {
    for (left, best) in [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)] {
        for batch in [0, 1, 8] {
            // The opinion is wrong: it favours what loses.
            let mut evaluator = opinions(batch, if best == 2 { 0.5 } else { 2.0 });
            let mut search = Search::new(Taking, &mut evaluator);
            search.run(&mut heap(left), &mut Budget::of_work(1001), &mut Quick::new(1));
            assert_eq!(search.favourite(), Some(best), "{left} left, {batch} at once");
            let visits: u32 = search.tried().iter().map(|tried| tried.visits).sum();
            assert_eq!(visits, 1000, "the first leaf is the root itself");
            assert_eq!((evaluator.judged, evaluator.most_at_once), (1001, batch.max(1)));
        }
    }
}

#[test]
fn of_two_that_are_as_good_the_likelier_is_tried_more() {
    let visits_of_two = |weight| {
        let mut evaluator = opinions(4, weight);
        let mut search = Search::new(Taking, &mut evaluator);
        search.run(&mut heap(6), &mut Budget::of_work(60), &mut Quick::new(1));
        search.tried().iter().find(|tried| tried.action == 2).map(|tried| tried.visits)
    };
    assert!(visits_of_two(9.0) > visits_of_two(0.1));
}

/// One tree for heaps of which nobody knows the size: an action that is only possible in some worlds counts only where it is.
#[test]
fn what_is_seldom_possible_is_available_as_often_and_no_more() {
    let mut worlds = |quick: &mut Quick| Some(Heap { side: 0, left: 1 + quick.below(2) as u8 });
    let mut search = Search::new(Taking, AtRandom);
    search.run(&mut worlds, &mut Budget::of_work(1000), &mut Quick::new(1));
    let tried = search.tried();
    let two = tried.iter().find(|tried| tried.action == 2).expect("possible in half of the worlds");
    assert!((400..600).contains(&two.visits) && two.mean() == 1.0, "{tried:?}");
    let mut evaluator = opinions(1, 1.0);
    let mut search = Search::new(Taking, &mut evaluator);
    search.run(&mut worlds, &mut Budget::of_work(1000), &mut Quick::new(1));
    assert_eq!(search.tried().len(), 2, "a stranger joins the children that were judged before");
}

#[test]
fn a_search_without_worlds_or_budget_has_no_favourite() {
    let mut search = Search::new(Taking, AtRandom);
    search.run(&mut |_: &mut Quick| None, &mut Budget::full(), &mut Quick::new(1));
    search.run(&mut heap(3), &mut Budget::of_work(0), &mut Quick::new(1));
    assert_eq!(search.favourite(), None);
}

/// How a network will play: whole states, views, priors, and several leaves at once, in every game.
#[test]
fn an_evaluator_that_reads_views_plays_every_game() {
    struct Reader(usize);
    impl<G: HasAim> Evaluator<Remembered<G>> for &mut Reader {
        type Prior = Expected;

        fn batch(&self) -> usize {
            4
        }

        fn judge(&mut self, look: &Remembered<G>, leaves: &mut [Leaf<Remembered<G>>], _quick: &mut Quick) {
            for leaf in leaves {
                leaf.worth = look.worth(&leaf.world).unwrap_or([0.5; 2]);
                let Some(view) = look.view(&leaf.world) else { continue };
                let legal = G::legal(leaf.world.options(), &view);
                assert!(leaf.choices.iter().all(|action| legal.contains(action)));
                leaf.weights = vec![1.0; leaf.choices.len()];
                self.0 += leaf.choices.len().min(1);
            }
        }
    }
    fn plays<G: HasAim>(options: &G::Options) {
        let (mut state, mut quick, mut reader) = (G::new(options), Quick::new(3), Reader(0));
        for _ in 0..30 {
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    let view = state.view(Viewer::Seat(seat));
                    let mut search = Search::new(Remembered::<G>::of(&view).expect("a search"), &mut reader);
                    let mut belief = |quick: &mut Quick| Some(G::determinize(options, &view, quick));
                    search.run(&mut belief, &mut Budget::of_work(24), &mut quick);
                    Move::Act(seat, search.favourite().expect("something was tried"))
                }
            };
            state.apply(&mv).expect("a legal move");
        }
        assert!(reader.0 > 100);
    }
    plays::<partners::State>(&partners::Options::default());
    plays::<duel::State>(&duel::Options::default());
    plays::<london::State>(&london::Options::default());
}
