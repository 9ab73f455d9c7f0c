//! Rules of thumb of every style.

use bots::london::distances::Distances;
use bots::london::heuristics;
use bots::london::style::Style;
use game::Position as _;
use london::{Action, Map, Phase};

use crate::games::by_heuristics;

#[test]
fn rules_of_thumb_are_within_the_rules_of_the_game() {
    let distances = Distances::new(&Map::built_in());
    let mut decisions = 0;
    for seed in 0..4 {
        by_heuristics(seed, &distances, |world| {
            for style in [Style::GOOD, Style::WARY, Style::CASUAL, Style::NOVICE] {
                let chosen = heuristics::choose(world, &distances, &style);
                let mut legal = false;
                world.position.each_action(|action| legal |= action == chosen);
                assert!(legal, "{chosen:?} in {:?}", world.position.phase);
            }
            decisions += 1;
        });
    }
    assert!(decisions > 500, "{decisions} decisions");
}

/// Who plays seldom does not think of reactions; who plays well raises the cost of jekyll's moves now and then.
#[test]
fn only_good_players_react() {
    let distances = Distances::new(&Map::built_in());
    let (mut asked, mut raised) = (0, 0);
    for seed in 0..10 {
        by_heuristics(seed, &distances, |world| {
            if !matches!(world.position.phase, Phase::Raise { .. } | Phase::Window) {
                return;
            }
            asked += 1;
            for style in [Style::CASUAL, Style::NOVICE] {
                assert_eq!(heuristics::choose(world, &distances, &style), Action::Decline);
            }
            raised += usize::from(heuristics::choose(world, &distances, &Style::GOOD) != Action::Decline);
        });
    }
    assert!(raised > 0 && raised < asked, "{raised} of {asked}");
}
