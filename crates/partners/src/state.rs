//! The truth that a table holds: the position, and the memory of what has been seen.

use alloc::vec::Vec;

use game::state::Recorder;
use game::{BySide, Game, Move, Seat, SeatSet, Side, Viewer};

use crate::cards::Cards;
use crate::memory::Memory;
use crate::moves::{Action, Chance, Note, Outcome};
use crate::options::{Options, Players, SeatCard};
use crate::position::{Awaits, Position};
use crate::refusals::Illegal;
use crate::seats::{self, Place};
use crate::trick::{Played, Plays};
use crate::view::{Board, Seen, View};

/// A game in progress: everything that is true, and what has been seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) position: Position,
    pub(crate) memory: Memory,
}

impl State {
    /// What everybody sees.
    pub fn board(&self) -> Board {
        Board::new(&self.position, &self.memory)
    }

    /// The cards of a place, hidden or open.
    pub fn cards(&self, place: Place) -> Cards {
        self.position.cards(place)
    }

    /// The cards played in this hand or, between hands, in the last, trick after trick.
    pub fn played(&self) -> &[Played] {
        &self.memory.played
    }

    /// The hand as it was when it had been dealt, and all decisions in it since; none between hands.
    ///
    /// Played through again it shows what everybody knew at each of them.
    pub fn hand_so_far(&self) -> Option<(State, Vec<(Seat, Action)>)> {
        if self.position.hand_over() {
            return None;
        }
        let position = self.position.as_dealt(self.played());
        let dealt = State { position, memory: Memory { played: Plays::default(), ..self.memory.clone() } };
        let decisions = dealt.clone().play_again(self.played(), self.position.asked()).ok()?;
        Some((dealt, decisions))
    }

    /// Plays these cards of a hand again, wherever they came from, and asks that place in the end: all decisions that it takes.
    pub(crate) fn play_again(
        &mut self,
        played: &[Played],
        asked: Option<Place>,
    ) -> Result<Vec<(Seat, Action)>, Illegal> {
        let mut decisions = Vec::new();
        let mut decide = |state: &mut State, action| {
            let seat = state.position.decider().ok_or(Illegal::NotYourTurn)?;
            decisions.push((seat, action));
            state.apply(&Move::Act(seat, action))
        };
        for next in played {
            if !self.position.own_hands(self.position.turn).contains(next.from) {
                decide(self, Action::Ask(next.from))?;
            }
            decide(self, Action::Play(next.card))?;
        }
        if let Some(place) = asked {
            decide(self, Action::Ask(place))?;
        }
        Ok(decisions)
    }

    /// The score sheet: what each hand so far brought the two teams.
    pub fn sheet(&self) -> &[BySide<u32>] {
        &self.memory.sheet
    }
}

impl Game for State {
    game::position_and_memory!(|_options, view| view.any_world());

    const RULES_VERSION: u32 = 1;

    fn seats(options: &Options) -> usize {
        match options.players {
            Players::Four { .. } => 4,
            Players::Three { .. } => 3,
        }
    }

    /// Two pairs, or three players each on their own.
    fn allies(options: &Options, seat: Seat) -> SeatSet {
        match options.players {
            Players::Three { .. } => SeatSet::only(seat),
            Players::Four { seat_card } => {
                let teams = seats::teams(seat_card, Side::Jekyll);
                let own = teams[Place::from_index(seat.0)];
                seats::seats_of(own, &teams)
            }
        }
    }

    /// P6.2: Each of three is the first solo in one of these ways. With the ghost at the fourth place it would be the second of
    /// them again.
    fn seatings(options: &Options) -> Vec<Options> {
        options.with_ghost_at(&Place::ALL[..3])
    }

    fn every_seating(options: &Options) -> Vec<Options> {
        options.with_ghost_at(&Place::ALL)
    }

    /// P2.2: Four are. Three are not: where the ghost is makes one of them the solo.
    fn draws_seats(options: &Options) -> bool {
        matches!(options.players, Players::Four { .. })
    }

    fn return_rotation(options: &Options) -> usize {
        match options.players {
            Players::Four { seat_card: SeatCard::B } => 2,
            Players::Four { seat_card: SeatCard::A } | Players::Three { .. } => 1,
        }
    }

    fn opening(&self) -> Vec<Note> {
        let mut memory = Memory::default();
        let mut recorder = Recorder::new(&mut memory);
        Position::new(self.options()).tell_seating(&mut recorder);
        recorder.notes
    }

    /// A card out of a hidden hand. What is asked, and the ghost's cards, everybody could see before.
    fn reveals(&self, mv: &Move<State>, viewer: Viewer) -> bool {
        match mv {
            Move::Chance(_) => true,
            Move::Act(_, Action::Ask(_)) => false,
            Move::Act(seat, Action::Play(card)) => !self.position.open().contains(*card) && !viewer.is(*seat),
        }
    }

    fn outcomes(&self) -> Vec<(Chance, u32)> {
        let lots = (self.position.awaits == Awaits::Lot).then(|| seats::lots(self.options().seat_card()));
        lots.into_iter().flatten().map(|teams| (Chance::Teams(teams), 1)).collect()
    }
}
