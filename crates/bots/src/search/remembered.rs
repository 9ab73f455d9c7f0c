//! Looking ahead in worlds that remember what each seat has seen, for evaluators that read views.

use game::{Entropy, Game, Move, Quick, Seat, Turn, Viewer};

use super::Lookahead;
use crate::aim::HasAim;

/// Any game, in whole imagined states, as far as its [aim](crate::aim) goes. Slower than on positions alone.
#[derive(Clone, Copy, Debug)]
pub struct Remembered<G: HasAim> {
    /// Who searches.
    pub seat: Seat,
    /// What he is after.
    pub aim: G::Aim,
}

impl<G: HasAim> Remembered<G> {
    /// What somebody searches for who has this view; `None` if there is nothing to search.
    pub fn of(view: &G::View) -> Option<Remembered<G>> {
        G::aim(view).map(|(seat, aim)| Remembered { seat, aim })
    }

    /// Where the search need look no further: what the world is worth to each side.
    pub fn worth(&self, world: &G) -> Option<[f32; 2]> {
        G::worth(&self.aim, &world.position()).map(|worth| [worth, 1.0 - worth])
    }

    /// What whoever decides in that world would know in it; `None` if nobody does.
    pub fn view(&self, world: &G) -> Option<G::View> {
        decides(world).map(|seat| world.view(Viewer::Seat(seat)))
    }
}

/// The seat that decides next. Of two that decide at the same time it is the first.
fn decides<G: Game>(world: &G) -> Option<Seat> {
    world.turn().seats().iter().next()
}

fn play<G: Game>(world: &mut G, mv: &Move<G>) {
    let played = world.apply(mv);
    debug_assert!(played.is_ok(), "what is listed or drawn is possible");
}

impl<G: HasAim> Lookahead for Remembered<G> {
    type World = G;
    type Action = G::Action;
    type Choices = Vec<G::Action>;
    type Sum = f64;

    fn decider(&self, world: &mut G, quick: &mut Quick) -> Option<usize> {
        while G::worth(&self.aim, &world.position()).is_none() {
            let mv = match world.turn() {
                Turn::Over => return None,
                Turn::Chance => Move::Chance(world.draw(quick)),
                Turn::Seats(_) => {
                    let seat = decides(world)?;
                    if seat == self.seat || !G::secret(&world.position()) {
                        return Some(G::side(&self.aim, seat));
                    }
                    Move::Act(seat, quick.pick(&world.choices(seat)))
                }
            };
            play(world, &mv);
        }
        None
    }

    fn choices(&self, world: &G, choices: &mut Vec<G::Action>) {
        *choices = decides(world).map_or(Vec::new(), |seat| world.choices(seat));
    }

    fn act(&self, world: &mut G, action: G::Action, _quick: &mut Quick) -> bool {
        if let Some(seat) = decides(world) {
            play(world, &Move::Act(seat, action));
        }
        true
    }
}
