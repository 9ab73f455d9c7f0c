//! Imagined worlds: possible, as likely as they should be, and such that jekyll learns in them what he would learn.

use bots::Strength;
use bots::london::distances::Distances;
use bots::london::world::{Guess, Imagination};
use game::{Game, Quick, Viewer};
use london::{Colour, Counts, Map, RecipeSet, Side, seat_of};

use crate::games::{by_heuristics, game};

#[test]
fn imagined_worlds_are_possible_for_all_that_the_view_knows() {
    let mut shown = 0;
    game(Strength::Casual, 1, |state, seat| {
        shown += 1;
        if shown % 5 != 0 {
            return;
        }
        let view = state.view(Viewer::Seat(seat));
        let (own, hand) = view.player().unwrap();
        let mut quick = Quick::new(shown);
        for guess in [Guess::Blind, Guess::Collecting] {
            let world = Imagination::new(state.options(), &view, guess, &mut quick).world(&mut quick);
            assert_eq!(world.position.hands[own], hand);
            for side in Side::BOTH {
                assert!(view.hands(side).contains(&world.position.hands[side]), "{side:?}");
            }
            for colour in Colour::ALL {
                let cure = world.position.cures.of(colour).first().unwrap();
                assert!(view.cures(colour).contains(cure), "{cure:?}");
                assert!(!world.learnt.ruled_out.contains(cure), "{cure:?} is known to be none");
            }
        }
    });
    assert!(shown > 200, "{shown} positions");
}

/// The share of a colour in hyde's hand as jekyll imagines it.
fn share(view: &london::View, guess: Guess, colour: Colour) -> f64 {
    let mut quick = Quick::new(7);
    let imagination = Imagination::new(&london::Options::default(), view, guess, &mut quick);
    let hands: Vec<Counts> = (0..2000).map(|_| imagination.world(&mut quick).position.hands.hyde).collect();
    let held: u32 = hands.iter().map(|hand| u32::from(hand.of(colour))).sum();
    f64::from(held) / hands.iter().map(|hand| f64::from(hand.len())).sum::<f64>()
}

/// With one unseen card in hyde's hand a card of the colour he collects is three times as likely as blindly, against
/// any other.
#[test]
fn hyde_is_guessed_to_keep_what_he_collects() {
    let mut found = 0;
    for seed in 0..40 {
        game(Strength::Strong, seed, |state, seat| {
            let board = state.board();
            let view = state.view(Viewer::Seat(seat_of(Side::Jekyll)));
            let one = board.turned.colours().next().unwrap_or(Colour::Wrath);
            let collects_one = board.turned == Counts::one(one);
            let hands = view.hands(Side::Hyde);
            let unseen = board.held.hyde == 1 && hands.len() == 4;
            if seat != seat_of(Side::Jekyll) || !collects_one || !unseen || found > 3 {
                return;
            }
            found += 1;
            let (blind, keeping) = (share(&view, Guess::Blind, one), share(&view, Guess::Collecting, one));
            let odds = |share: f64| share / (1.0 - share);
            let times = odds(keeping) / odds(blind);
            assert!((2.3..3.9).contains(&times), "{times} times, {blind} became {keeping}");
        });
    }
    assert!(found > 0);
}

#[test]
fn jekyll_learns_in_a_world_and_never_rules_out_a_cure() {
    let distances = Distances::new(&Map::built_in());
    for seed in 0..10 {
        let (mut learnt, mut tiles) = (RecipeSet::EMPTY, 12);
        by_heuristics(seed, &distances, |world| {
            let left = world.position.tiles.len();
            assert_eq!(12 - left, usize::from(world.learnt.researched.len()));
            assert!(left <= tiles);
            tiles = left;
            for recipe in learnt.iter() {
                assert!(world.learnt.ruled_out.contains(recipe), "{recipe:?} forgotten");
            }
            learnt = world.learnt.ruled_out;
            for colour in Colour::ALL {
                assert!(world.candidates(colour).covers(world.position.cures.of(colour)));
            }
        });
        assert!(learnt.len() >= 4, "{} recipes", learnt.len());
    }
}
