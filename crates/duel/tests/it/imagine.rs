//! Imagined worlds against brute force: determinize reaches every world that agrees with a view, and no
//! other.
//!
//! The oracle knows nothing of voids and potion duty. It tries every deal and every exchange there could have
//! been, plays the round again with them, and keeps what the rules accept and what looks the same.

use std::collections::BTreeMap;

use duel::{Action, Card, Cards, Deal, Match, Options, Phase, State};
use game::{BySide, Entropy, Game, Move, Quick, Side, Turn, Viewer};

/// A round as it was played: the game before the deal, and the moves since.
#[derive(Clone)]
struct Round {
    before: State,
    moves: Vec<Move<State>>,
    now: State,
}

/// What is secret in a round.
#[derive(Clone, Default)]
struct Secret {
    dealt: BySide<Cards>,
    exchanges: Vec<BySide<Cards>>,
    chosen: BySide<Cards>,
}

impl Round {
    /// Plays random games and calls `each` at every position within a round.
    fn positions(seeds: core::ops::Range<u64>, mut each: impl FnMut(&Round, &mut Quick)) {
        for seed in seeds {
            let mut quick = Quick::new(seed);
            let now = State::new(&Options { match_: Match::Single });
            let mut round = Round { before: now.clone(), moves: Vec::new(), now };
            while round.step(&mut quick) {
                if !matches!(round.now.board().phase, Phase::Deal | Phase::Over(_)) {
                    each(&round, &mut quick);
                }
            }
        }
    }

    fn step(&mut self, quick: &mut Quick) -> bool {
        let mv = match self.now.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                (self.before, self.moves) = (self.now.clone(), Vec::new());
                Move::Chance(self.now.draw(quick))
            }
            Turn::Seats(seats) => {
                let seats: Vec<_> = seats.iter().collect();
                let seat = quick.pick(&seats);
                Move::Act(seat, quick.pick(&self.now.choices(seat)))
            }
        };
        self.now.apply(&mv).expect("what is legal is accepted");
        self.moves.push(mv);
        true
    }

    /// The round played again with other secrets, if the rules accept that.
    fn again(&self, secret: &Secret) -> Option<State> {
        let mut state = self.before.clone();
        for mv in &self.moves {
            let made = state.exchanges().len();
            let hidden =
                |side: Side| secret.exchanges.get(made).map_or(secret.chosen[side], |given| given[side]);
            let mv = match *mv {
                Move::Chance(_) => Move::Chance(Deal::of_hands(secret.dealt)),
                Move::Act(seat, action) => {
                    let side = state.board().leg.side(seat);
                    Move::Act(
                        seat,
                        match action {
                            Action::Give(_) => Action::Give(hidden(side)),
                            Action::Swap(_) => Action::Swap(hidden(side)),
                            Action::Play(_) | Action::Lead(..) => action,
                        },
                    )
                }
            };
            state.apply(&mv).ok()?;
        }
        Some(state)
    }

    /// Every world that looks like this one, by brute force.
    fn worlds(&self, viewer: Viewer) -> Vec<State> {
        let view = self.now.view(viewer);
        let secrets = match self.now.board().leg.side_of(viewer) {
            Some(side) => self.secrets_from(side),
            None => self.secrets_from_outside(),
        };
        let worlds = secrets.iter().filter_map(|secret| self.again(secret));
        worlds.filter(|world| world.view(viewer) == view).collect()
    }

    /// All that this player can imagine: any ten cards for the other, who may have chosen any.
    fn secrets_from(&self, side: Side) -> Vec<Secret> {
        let own = self.now.dealt(side);
        let played = self.now.board().played(Side::Jekyll) | self.now.board().played(Side::Hyde);
        let unseen = Cards::ALL - played - self.now.hand(side);
        let mut secrets = Vec::new();
        for other in (Cards::ALL - own).choices(10) {
            let dealt = BySide::from_fn(|any| if any == side { own } else { other });
            for chosen in self.all_chosen(Some(side), BySide { jekyll: unseen, hyde: unseen }) {
                secrets.push(Secret { dealt, exchanges: self.now.exchanges().to_vec(), chosen });
            }
        }
        secrets
    }

    /// All that a spectator can imagine: any cards in the hands, any cards exchanged.
    fn secrets_from_outside(&self) -> Vec<Secret> {
        let board = self.now.board();
        let unplayed = Cards::ALL - board.played(Side::Jekyll) - board.played(Side::Hyde);
        let mut secrets = Vec::new();
        for jekyll in unplayed.choices(board.hand_size(Side::Jekyll)) {
            for hyde in (unplayed - jekyll).choices(board.hand_size(Side::Hyde)) {
                let hands = BySide { jekyll, hyde };
                for chosen in self.all_chosen(None, hands) {
                    rewind(&self.events(), hands, Secret { chosen, ..Secret::default() }, &mut secrets);
                }
            }
        }
        secrets
    }

    /// Every choice that may be waiting for the other player's; `eyes` knows his own.
    fn all_chosen(&self, eyes: Option<Side>, hands: BySide<Cards>) -> Vec<BySide<Cards>> {
        let one = |side: Side| match self.now.chosen(side) {
            own if own.is_empty() || eyes == Some(side) => vec![own],
            other => hands[side].choices(other.len()),
        };
        let (jekylls, hydes) = (one(Side::Jekyll), one(Side::Hyde));
        let pairs = jekylls.iter().flat_map(|&jekyll| hydes.iter().map(move |&hyde| BySide { jekyll, hyde }));
        pairs.collect()
    }

    /// How many exchanges a spectator has to think through with the last card on the table: at most.
    fn secrets_at_most(&self) -> usize {
        let mut hand = 10;
        let mut ways = 6;
        for event in self.events() {
            match event {
                Event::Play(Side::Jekyll, _) => hand -= 1,
                Event::Play(Side::Hyde, _) => {}
                Event::Exchange(size) => {
                    ways *= Card::all().take(hand).collect::<Cards>().choices(size).len().pow(2)
                }
            }
        }
        ways
    }

    /// What changed the hands, as a spectator sees it.
    fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        let mut choices = 0;
        for mv in &self.moves {
            let Move::Act(seat, action) = *mv else { continue };
            let side = self.before.board().leg.side(seat);
            match action {
                Action::Play(card) => events.push(Event::Play(side, card)),
                Action::Lead(potion, _) => events.push(Event::Play(side, potion.card())),
                Action::Give(cards) | Action::Swap(cards) => {
                    choices += 1;
                    if choices % 2 == 0 {
                        events.push(Event::Exchange(cards.len()));
                    }
                }
            }
        }
        events
    }
}

enum Event {
    Play(Side, Card),
    Exchange(usize),
}

/// Takes the events back in all ways in which cards may have been exchanged.
fn rewind(events: &[Event], hands: BySide<Cards>, secret: Secret, secrets: &mut Vec<Secret>) {
    match events.split_last() {
        None => secrets.push(Secret { dealt: hands, ..secret }),
        Some((Event::Play(side, card), earlier)) => {
            let mut hands = hands;
            hands[*side] |= Cards::only(*card);
            rewind(earlier, hands, secret, secrets);
        }
        Some((Event::Exchange(size), earlier)) => {
            for jekyll in hands.hyde.choices(*size) {
                for hyde in hands.jekyll.choices(*size) {
                    let given = BySide { jekyll, hyde };
                    let held = BySide::from_fn(|side| (hands[side] - given[side.other()]) | given[side]);
                    let mut secret = secret.clone();
                    secret.exchanges.insert(0, given);
                    rewind(earlier, held, secret, secrets);
                }
            }
        }
    }
}

fn imagined(round: &Round, viewer: Viewer, quick: &mut Quick) -> State {
    State::determinize(round.now.options(), &round.now.view(viewer), quick)
}

#[test]
fn every_imagined_world_could_have_been_played() {
    Round::positions(0..60, |round, quick| {
        for viewer in Viewer::all(2) {
            let world = imagined(round, viewer, quick);
            let secret = Secret {
                dealt: BySide::from_fn(|side| world.dealt(side)),
                exchanges: world.exchanges().to_vec(),
                chosen: BySide::from_fn(|side| world.chosen(side)),
            };
            assert_eq!(round.again(&secret).as_ref(), Some(&world), "{viewer:?} {:?}", round.moves);
        }
    });
}

/// All that tells one world from another.
fn secrets_of(world: &State) -> Vec<Cards> {
    let of_sides =
        Side::BOTH.into_iter().flat_map(|side| [world.hand(side), world.dealt(side), world.chosen(side)]);
    of_sides.chain(world.exchanges().iter().flat_map(|given| [given.jekyll, given.hyde])).collect()
}

/// Imagines so many worlds for each that there is, and says how often each came up.
fn reach(round: &Round, viewer: Viewer, draws: usize, quick: &mut Quick) -> Vec<usize> {
    let worlds = round.worlds(viewer);
    let mut counts: BTreeMap<Vec<Cards>, usize> = worlds.iter().map(|world| (secrets_of(world), 0)).collect();
    for _ in 0..draws * worlds.len() {
        let world = imagined(round, viewer, quick);
        *counts.get_mut(&secrets_of(&world)).expect("a world that agrees with the view") += 1;
    }
    counts.into_values().collect()
}

#[test]
fn a_player_imagines_every_possible_hand_equally_often() {
    let (mut tried, mut most) = (0, 0);
    Round::positions(0..40, |round, quick| {
        let left = round.now.hand(Side::Jekyll).len();
        let choosing = Side::BOTH.iter().any(|&side| !round.now.chosen(side).is_empty());
        if !(1..=3).contains(&left) || choosing || quick.below(12) != 0 {
            return;
        }
        for viewer in Viewer::all(2).take(2) {
            let counts = reach(round, viewer, 100, quick);
            // A hundred are expected of each, with a deviation of ten.
            assert!(counts.iter().all(|count| (50..150).contains(count)), "{counts:?}");
            (tried, most) = (tried + 1, most.max(counts.len()));
        }
    });
    assert!(tried > 40 && most >= 50, "{tried} views, at most {most} worlds");
}

#[test]
fn a_player_imagines_every_choice_that_may_wait_for_his_own() {
    let mut tried = 0;
    Round::positions(0..60, |round, quick| {
        let Phase::Swap { .. } = round.now.board().phase else { return };
        let Some(chooser) = Side::BOTH.into_iter().find(|&side| !round.now.chosen(side).is_empty()) else {
            return;
        };
        if round.now.hand(chooser).len() > 3 {
            return;
        }
        let viewer = Viewer::Seat(round.now.board().leg.seat(chooser.other()));
        let counts = reach(round, viewer, 40, quick);
        assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
        tried += 1;
    });
    assert!(tried > 10, "{tried} views");
}

#[test]
fn a_spectator_imagines_every_round_that_may_have_been() {
    let (mut tried, mut swaps) = (0, 0);
    Round::positions(0..150, |round, quick| {
        let board = round.now.board();
        let last_card = board.tricks.len() == 9 && matches!(board.phase, Phase::Follow { .. });
        if board.track.round > 1 || !last_card || round.secrets_at_most() > 6000 {
            return;
        }
        let counts = reach(round, Viewer::Public, 60, quick);
        assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
        tried += 1;
        swaps += round.now.exchanges().len() - 1;
    });
    assert!(tried > 10 && swaps > 0, "{tried} views, {swaps} swaps");
}
