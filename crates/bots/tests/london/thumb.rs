//! Rules of thumb of every style.

use bots::london::atlas::Atlas;
use bots::london::style::Style;
use bots::london::thumb;
use game::Position as _;
use london::{Action, Map, Phase};

use crate::games::by_thumb;

#[test]
fn rules_of_thumb_are_within_the_rules_of_the_game() {
    let atlas = Atlas::new(&Map::built_in());
    let mut decisions = 0;
    for seed in 0..4 {
        by_thumb(seed, &atlas, |world| {
            for style in [Style::GOOD, Style::WARY, Style::CASUAL, Style::NOVICE] {
                let chosen = thumb::choose(world, &atlas, &style);
                let mut legal = false;
                world.fast.each_action(|action| legal |= action == chosen);
                assert!(legal, "{chosen:?} in {:?}", world.fast.phase());
            }
            decisions += 1;
        });
    }
    assert!(decisions > 500, "{decisions} decisions");
}

/// Who plays seldom does not think of reactions; who plays well makes jekyll's way dearer now and then.
#[test]
fn only_good_players_react() {
    let atlas = Atlas::new(&Map::built_in());
    let (mut asked, mut raised) = (0, 0);
    for seed in 0..10 {
        by_thumb(seed, &atlas, |world| {
            if !matches!(world.fast.phase(), Phase::Raise { .. } | Phase::Window) {
                return;
            }
            asked += 1;
            for style in [Style::CASUAL, Style::NOVICE] {
                assert_eq!(thumb::choose(world, &atlas, &style), Action::Decline);
            }
            raised += usize::from(thumb::choose(world, &atlas, &Style::GOOD) != Action::Decline);
        });
    }
    assert!(raised > 0 && raised < asked, "{raised} of {asked}");
}
