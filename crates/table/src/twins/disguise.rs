//! What a chance outcome can be disguised as, game by game.

use alloc::vec::Vec;

use game::{Entropy, Move, Quick, Viewer};

use crate::any::Playable;

/// A game whose chance can be disguised.
pub trait Twin: Playable {
    /// An outcome, possible in this world, that looks to the viewer exactly like the one he saw; it knows only what was
    /// seen. `None` if there is none.
    fn disguise(&self, seen: &Self::Seen, viewer: Viewer, quick: &mut Quick) -> Option<Self::Chance>;

    /// Words that may or may not be legal.
    const STABS: &'static [&'static str];
}

impl Twin for duel::State {
    fn disguise(&self, seen: &duel::Seen, viewer: Viewer, quick: &mut Quick) -> Option<duel::Deal> {
        let duel::Seen::Deal(hands) = seen else { return None };
        let Some(role) = self.board().leg.side_of(viewer) else { return Some(game::Game::draw(self, quick)) };
        let own = hands[role]?;
        let mut others: Vec<duel::Card> = (duel::Cards::ALL - own).iter().collect();
        quick.shuffle(&mut others);
        let other: duel::Cards = others[..10].iter().copied().collect();
        Some(duel::Deal::of_hands(game::BySide::from_fn(|any| if any == role { own } else { other })))
    }

    const STABS: &'static [&'static str] =
        &["give P1", "give P1,W1", "play P3", "play W5", "play E7", "play +2", "play +3 W", "swap P2,E4"];
}

impl Twin for partners::State {
    fn disguise(&self, seen: &partners::Seen, _: Viewer, quick: &mut Quick) -> Option<partners::Chance> {
        match seen {
            partners::Seen::Teams(teams) => Some(partners::Chance::Teams(*teams)),
            partners::Seen::Deal { dealer, hands } => {
                let hands = redealt(hands, quick);
                Some(partners::Chance::Deal(partners::Deal { dealer: *dealer, hands }))
            }
            partners::Seen::Act { .. } => None,
        }
    }

    const STABS: &'static [&'static str] =
        &["ask n", "ask e", "ask s", "play JT", "play HA", "play J7", "play Hx1"];
}

/// Another deal that looks the same: open hands stay, the rest is shuffled, each side by itself.
fn redealt(
    hands: &partners::ByPlace<partners::SeenHand>,
    quick: &mut Quick,
) -> partners::ByPlace<partners::Cards> {
    use partners::{ByPlace, Card, Cards, Place, SeenHand, Side};
    let open = |place| match hands[place] {
        SeenHand::Cards(cards) => cards,
        SeenHand::Backs(_) => Cards::EMPTY,
    };
    let mut dealt = ByPlace::from_fn(open);
    let all = Place::ALL.into_iter().fold(Cards::ALL, |deck, place| deck - open(place));
    let mut deck: Vec<Card> = all.iter().collect();
    quick.shuffle(&mut deck);
    for place in Place::ALL {
        let SeenHand::Backs(backs) = hands[place] else { continue };
        for side in Side::BOTH {
            for _ in 0..backs[side] {
                let next = deck.iter().position(|card| card.side() == side).expect("enough of the side");
                dealt[place] = dealt[place].with(deck.remove(next));
            }
        }
    }
    dealt
}

impl Twin for london::State {
    fn disguise(&self, seen: &london::Seen, viewer: Viewer, quick: &mut Quick) -> Option<london::Chance> {
        use london::{Chance, Seen};
        let position = game::Game::position(self);
        match seen {
            Seen::Setup | Seen::Card(None) | Seen::Steal(None) => Some(game::Game::draw(self, quick)),
            Seen::Card(Some(colour)) => position.deck.has(*colour).then_some(Chance::Card(*colour)),
            Seen::Steal(Some(colour)) => position.hands.jekyll.has(*colour).then_some(Chance::Steal(*colour)),
            Seen::Token(token, _) => {
                let chance = Chance::Token(*token);
                let same = game::Game::seen(self, &Move::Chance(chance.clone()), viewer) == *seen;
                same.then_some(chance)
            }
            Seen::Tokens(tokens) => Some(Chance::Tokens(*tokens)),
            Seen::Act(..) => None,
        }
    }

    const STABS: &'static [&'static str] = &[
        "pass",
        "decline",
        "vice",
        "meet w",
        "buy l",
        "mix",
        "research",
        "resist w",
        "pay token",
        "pay card e",
        "alleviate w wwl",
        "discard p",
        "raise l",
    ];
}
