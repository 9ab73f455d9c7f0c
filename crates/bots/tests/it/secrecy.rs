//! A bot's choice does not depend on anything that is hidden from it.
//!
//! At thousands of positions everything hidden is permuted: a twin world is imagined in which the bot would see just
//! what it sees. Its choice in both, from the same seed, must be the same to the byte. A player that peeks is caught.

use bots::encode::Encode;
use bots::net::{self, Learned, Manner, Net};
use bots::{Bot, Budget, HasBots, Level};
use game::{Game, Notation, Quick, Seat, Viewer};

use crate::positions::{each_position, levels};

/// Somebody who decides for a seat of a world. A bot gets a view of it and no more.
type Player<'a, G> = &'a dyn Fn(&G, Seat, &mut Quick) -> <G as Game>::Action;

/// What the trial of a player has shown.
#[derive(Default, Debug)]
struct Trial {
    positions: usize,
    /// Twin worlds that really differed from the true one.
    different: usize,
    /// The first choice that changed with what is hidden.
    leak: Option<String>,
}

/// Twin worlds tried at each position.
const TWINS: usize = 2;

fn try_player<G: Notation>(
    options: &G::Options,
    positions: usize,
    every: u32,
    player: Player<'_, G>,
) -> Trial {
    let mut trial = Trial::default();
    each_position::<G>(options, positions, every, |state, seat| {
        let seed = trial.positions as u64;
        trial.positions += 1;
        let view = state.view(Viewer::Seat(seat));
        let chosen = player(state, seat, &mut Quick::new(seed));
        for twin in 0..TWINS {
            let twin = G::determinize(options, &view, &mut Quick::new(seed * 31 + twin as u64));
            assert_eq!(twin.view(Viewer::Seat(seat)), view, "a twin that can be told apart");
            trial.different += usize::from(twin != *state);
            let other = player(&twin, seat, &mut Quick::new(seed));
            let [chosen, other] = [chosen, other].map(|action| G::write_action(options, action));
            if chosen.as_bytes() != other.as_bytes() && trial.leak.is_none() {
                trial.leak =
                    Some(format!("{seat}: {chosen} became {other} with what is hidden from {view:?}"));
            }
        }
    });
    trial
}

/// Tries the bots of all levels, with little work each.
fn no_level_peeks<G: Notation + HasBots>(options: &G::Options, positions: usize, every: u32) {
    for level in levels() {
        let bot = G::bot(level);
        let trial = try_player::<G>(options, positions, every, &|world, seat, quick| {
            let view = world.view(Viewer::Seat(seat));
            bot.choose(options, &view, &mut Budget::of_work(work(level)), quick).expect("something to choose")
        });
        assert_eq!(trial.leak, None, "{level}");
        assert!(trial.different * 2 > trial.positions, "{level}: hardly anything was hidden: {trial:?}");
    }
}

/// Enough to choose with judgement, little enough for thousands of choices.
fn work(level: Level) -> u64 {
    match level {
        Level::Random => 1,
        Level::Ismcts(iterations) => iterations.into(),
        Level::Made(_) | Level::Veteran => 16,
    }
}

#[test]
fn partners_of_four() {
    no_level_peeks::<partners::State>(&partners::Options::default(), 300, 3);
    no_level_peeks::<partners::State>(&partners::Options::four(partners::SeatCard::B), 100, 3);
}

#[test]
fn partners_of_three() {
    no_level_peeks::<partners::State>(&partners::Options::three(partners::Place::E), 200, 3);
}

#[test]
fn duel() {
    no_level_peeks::<duel::State>(&duel::Options::default(), 300, 2);
    no_level_peeks::<duel::State>(&duel::Options { match_: duel::Match::Return }, 100, 2);
}

#[test]
fn london() {
    no_level_peeks::<london::State>(&london::Options::default(), 200, 20);
}

/// A network that has learnt nothing. What it would choose hangs on every bit that it sees.
fn network<G: Encode + Notation>() -> Net<G> {
    Net::read(&net::sample::<G>(16, 1, 1886)).expect("a network of our own")
}

/// Tries a bot that plays as a network says.
fn no_network_peeks<G: Encode + Notation>(options: &G::Options, positions: usize, every: u32) {
    let bot = Learned { net: &network::<G>(), manner: Manner::PLAY };
    let trial = try_player::<G>(options, positions, every, &|world, seat, quick| {
        let view = world.view(Viewer::Seat(seat));
        bot.choose(options, &view, &mut Budget::full(), quick).expect("something to choose")
    });
    assert_eq!(trial.leak, None);
    assert!(trial.different * 2 > trial.positions, "hardly anything was hidden: {trial:?}");
}

#[test]
fn networks() {
    no_network_peeks::<partners::State>(&partners::Options::default(), 300, 3);
    no_network_peeks::<partners::State>(&partners::Options::three(partners::Place::E), 200, 3);
    no_network_peeks::<duel::State>(&duel::Options::default(), 300, 2);
    no_network_peeks::<duel::State>(&duel::Options { match_: duel::Match::Return }, 100, 2);
    no_network_peeks::<london::State>(&london::Options::default(), 300, 20);
}

/// A network that is also shown what the next seat sees, as critics are that help in training.
fn critic<G: Encode + Notation>() -> impl Fn(&G, Seat, &mut Quick) -> G::Action {
    let net = network::<G>();
    move |world, seat, _| {
        let (mut row, mut out) = (vec![0; G::SIZE], vec![0.0; Net::<G>::OUTPUTS]);
        let next = Seat((seat.0 + 1) % G::seats(world.options()) as u8);
        for seat in [seat, next] {
            let mut seen = vec![0; G::SIZE];
            G::observe(world.options(), &world.view(Viewer::Seat(seat)), G::Part::default(), &mut seen);
            row.iter_mut().zip(seen).for_each(|(both, one)| *both |= one);
        }
        net.forward(&row, &mut net.scratch(), &mut out);
        let said = |action: &G::Action| {
            let mut sum = 0.0;
            G::ids_of(&world.view(Viewer::Seat(seat)), *action, |id| sum += out[id]);
            sum
        };
        let best = |one: &G::Action, other: &G::Action| said(one).total_cmp(&said(other));
        world.choices(seat).into_iter().max_by(best).expect("something to choose")
    }
}

#[test]
fn a_network_that_is_shown_what_another_sees_is_caught() {
    let trial = try_player::<partners::State>(&partners::Options::default(), 100, 3, &critic());
    assert!(trial.leak.is_some(), "{trial:?}");
    let trial = try_player::<duel::State>(&duel::Options::default(), 100, 2, &critic());
    assert!(trial.leak.is_some(), "{trial:?}");
    let trial = try_player::<london::State>(&london::Options::default(), 200, 20, &critic());
    assert!(trial.leak.is_some(), "{trial:?}");
}

/// Chooses by what somebody else holds: `secret` says what that is.
fn peek<G: Game>(secret: impl Fn(&G, Seat) -> usize) -> impl Fn(&G, Seat, &mut Quick) -> G::Action {
    move |world, seat, _| {
        let legal = world.choices(seat);
        legal[secret(world, seat) % legal.len()]
    }
}

#[test]
fn who_peeks_in_partners_is_caught() {
    let secret = |world: &partners::State, seat: Seat| {
        let other = Seat((seat.0 + 1) % 4);
        world.board().seating.place(other).map_or(0, |place| world.cards(place).bits() as usize)
    };
    let trial = try_player::<partners::State>(&partners::Options::default(), 100, 3, &peek(secret));
    assert!(trial.leak.is_some(), "{trial:?}");
}

#[test]
fn who_peeks_in_duel_is_caught() {
    let secret = |world: &duel::State, seat: Seat| {
        let other = world.position().leg.side(seat).other();
        world.hand(other).bits() as usize
    };
    let trial = try_player::<duel::State>(&duel::Options::default(), 100, 2, &peek(secret));
    assert!(trial.leak.is_some(), "{trial:?}");
}

/// What the other has put down for an exchange is as secret as his hand.
#[test]
fn who_looks_under_a_commitment_in_duel_is_caught() {
    let secret = |world: &duel::State, seat: Seat| {
        let other = world.position().leg.side(seat).other();
        world.chosen(other).bits() as usize
    };
    let trial = try_player::<duel::State>(&duel::Options::default(), 500, 1, &peek(secret));
    assert!(trial.leak.is_some(), "{trial:?}");
}

#[test]
fn who_peeks_in_london_is_caught() {
    let cures = |world: &london::State, _: Seat| world.position().cures.iter().map(|cure| cure.index()).sum();
    let trial = try_player::<london::State>(&london::Options::default(), 100, 20, &peek(cures));
    assert!(trial.leak.is_some(), "{trial:?}");
}
