//! What the others' play says of their cards.

use bots::belief::{Believed, Retraced, explains};
use bots::net::{self, HasNet, Net};
use bots::{Budget, HasBots, Level, Strength};
use game::{Game, Move, Quick, Seat, Turn, Viewer};

use crate::positions::each_position;

/// Played through again, a deal leads to where the game stands.
fn leads_here<G: Retraced + PartialEq + core::fmt::Debug>(options: &G::Options) {
    let mut longest = 0;
    each_position::<G>(options, 600, 2, |state, _| {
        let (mut again, actions) = state.since_the_deal().expect("cards are out when somebody decides");
        assert!(again.since_the_deal().is_some_and(|(_, before)| before.is_empty()), "just dealt");
        for (seat, action) in &actions {
            again.apply(&Move::Act(*seat, *action)).expect("what was done can be done again");
        }
        assert_eq!(again, *state);
        longest = longest.max(actions.len());
    });
    assert!(longest > 15, "deals were followed to their end: {longest}");
}

#[test]
fn a_round_of_duel_played_again_leads_to_where_it_stands() {
    leads_here::<duel::State>(&duel::Options::default());
}

#[test]
fn a_hand_of_partners_played_again_leads_to_where_it_stands() {
    leads_here::<partners::State>(&partners::Options::default());
    leads_here::<partners::State>(&partners::Options::three(partners::Place::S));
}

/// Plays with a level and shows the truth before each decision.
fn play<G: HasBots>(
    options: &G::Options,
    level: Level,
    seed: u64,
    decisions: u32,
    mut each: impl FnMut(&G, Seat),
) {
    let (mut quick, mut state, bot, mut made) = (Quick::new(seed), G::new(options), G::bot(level), 0);
    while made < decisions {
        let mv = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is waited for");
                each(&state, seat);
                made += 1;
                let view = state.view(Viewer::Seat(seat));
                let chosen = bot.choose(options, &view, &mut Budget::full(), &mut quick);
                Move::Act(seat, chosen.expect("there is something to choose"))
            }
        };
        state.apply(&mv).expect("a legal move");
    }
}

/// By how much likelier than by chance the truth is found among eight worlds, on average: in nats.
fn found<G: HasBots + HasNet + Retraced>(options: &G::Options, net: &Net<G>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    play::<G>(options, Level::Made(Strength::Champion), 11, 40, |truth, seat| {
        let view = truth.view(Viewer::Seat(seat));
        let mut worlds = vec![truth.clone()];
        worlds.extend((0..7).map(|seed| G::determinize(options, &view, &mut Quick::new(seed))));
        let explains = explains(net, options, seat, &worlds);
        let mean = explains.iter().map(|other| (other - explains[0]).exp()).sum::<f64>() / 8.0;
        sum -= mean.ln();
        count += 1.0;
    });
    sum / count
}

#[test]
fn true_hands_explain_what_was_done_better_than_others() {
    let duel = found::<duel::State>(&duel::Options::default(), net::of().expect("a network"));
    let partners = found::<partners::State>(&partners::Options::default(), net::of().expect("a network"));
    assert!(duel > 0.05 && partners > 0.05, "{duel} in duel, {partners} in partners");
}

#[test]
fn a_world_is_drawn_as_often_as_it_is_likely() {
    let (options, net) = (duel::Options::default(), net::of::<duel::State>().expect("a network"));
    play::<duel::State>(&options, Level::Made(Strength::Casual), 3, 12, |truth, seat| {
        let view = truth.view(Viewer::Seat(seat));
        let mut quick = Quick::new(5);
        let worlds: Vec<_> = (0..4).map(|_| duel::State::determinize(&options, &view, &mut quick)).collect();
        let weights: Vec<f64> = explains(net, &options, seat, &worlds).into_iter().map(f64::exp).collect();
        let believed = Believed::new(net, &options, &view, 4, &mut Quick::new(5)).expect("a player");
        let drawn: Vec<_> = (0..2000).filter_map(|_| believed.draw(&mut quick)).collect();
        for world in &worlds {
            let share = drawn.iter().filter(|drawn| **drawn == world).count() as f64 / 2000.0;
            let alike = worlds.iter().zip(&weights).filter(|(other, _)| *other == world);
            let weight = alike.map(|(_, weight)| weight).sum::<f64>() / weights.iter().sum::<f64>();
            assert!((share - weight).abs() < 0.05, "{share} instead of {weight}");
        }
    });
}
