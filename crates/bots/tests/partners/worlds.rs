//! What a seat holds possible: the same worlds as `determinize`, neither more nor fewer.

use std::collections::HashSet;

use bots::partners::worlds::Knowledge;
use game::{Game, Quick, Viewer};
use partners::State;

use crate::endings::{midgame, tables};

#[test]
fn all_worlds_are_those_of_determinize() {
    for (number, options) in tables().iter().enumerate() {
        let state = midgame(options, 5 + number as u64, 18);
        for viewer in Viewer::all(State::seats(options)).filter(|viewer| *viewer != Viewer::Public) {
            let view = state.view(viewer);
            let knowledge = Knowledge::of(&view).unwrap();
            let all: HashSet<String> = knowledge.all().iter().map(|world| format!("{world:?}")).collect();
            assert_eq!(all.len() as u64, knowledge.count());
            assert!(all.contains(&format!("{:?}", state.position())), "the truth is possible");
            let mut quick = Quick::new(1);
            for _ in 0..500 {
                let world = State::determinize(options, &view, &mut quick).position();
                assert!(all.contains(&format!("{world:?}")));
                assert!(all.contains(&format!("{:?}", knowledge.imagine(&mut quick))));
            }
        }
    }
}

#[test]
fn spectators_know_nothing_to_search() {
    assert!(Knowledge::of(&midgame(&tables()[0], 1, 8).view(Viewer::Public)).is_none());
}
