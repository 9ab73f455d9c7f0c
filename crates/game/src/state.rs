//! What every state does that is a position and a memory: the truth that a table holds.

use alloc::vec::Vec;

/// A memory that learns from a move, and what is to be said of the move: the witness before whom a table plays.
pub struct Recorder<'a, M, N> {
    /// What is remembered.
    pub memory: &'a mut M,
    /// What has followed from the move so far.
    pub notes: Vec<N>,
}

impl<M, N> Recorder<'_, M, N> {
    /// A memory before a move.
    pub const fn new(memory: &mut M) -> Recorder<'_, M, N> {
        Recorder { memory, notes: Vec::new() }
    }
}

/// The part of `impl Game for State` that is the same in every game whose `State` has a `position` and a `memory`:
///
/// ```text
/// impl Game for State {
///     game::position_and_memory!(|options, view| view.some_position(options));
///     const RULES_VERSION: u32 = 1;
///     …
/// }
/// ```
///
/// It names the types, which must be in scope under the names that the contract has for them. A move is judged by the position, and
/// what the judgement gives back is played before the memory: so `apply` has nothing to decide, and a refused move changes nothing.
/// What may be done is asked of any position in which the view is true, as the expression gives it: it depends on nothing hidden.
#[macro_export]
macro_rules! position_and_memory {
    (|$options:ident, $view:ident| $some_position:expr) => {
        type Options = Options;
        type Action = Action;
        type Chance = Chance;
        type View = View;
        type Seen = Seen;
        type Note = Note;
        type Illegal = Illegal;
        type Outcome = Outcome;
        type Position = Position;

        fn new(options: &Options) -> Self {
            State { position: Position::new(options), memory: Memory::default() }
        }

        fn options(&self) -> &Options {
            &self.position.options
        }

        fn position(&self) -> Position {
            self.position.clone()
        }

        fn turn(&self) -> $crate::Turn {
            $crate::Position::turn(&self.position)
        }

        fn choices(&self, seat: $crate::Seat) -> $crate::__alloc::vec::Vec<Action> {
            self.position.legal(seat)
        }

        fn apply(&mut self, mv: &$crate::Move<Self>) -> Result<$crate::__alloc::vec::Vec<Note>, Illegal> {
            let mut recorder = $crate::state::Recorder::new(&mut self.memory);
            match mv {
                $crate::Move::Act(seat, action) => {
                    let step = self.position.judge(*seat, *action)?;
                    self.position.play(step, &mut recorder);
                }
                $crate::Move::Chance(chance) => {
                    let drawn = self.position.judge_chance(chance)?;
                    self.position.play_chance(drawn, &mut recorder);
                }
            }
            Ok(recorder.notes)
        }

        fn view(&self, viewer: $crate::Viewer) -> View {
            View::new(&self.position, &self.memory, viewer)
        }

        fn seen(&self, mv: &$crate::Move<Self>, viewer: $crate::Viewer) -> Seen {
            Seen::new(&self.position, mv, viewer)
        }

        fn legal($options: &Options, $view: &View) -> $crate::__alloc::vec::Vec<Action> {
            $some_position.legal($view.viewer().seat())
        }

        fn judge($options: &Options, $view: &View, action: Action) -> Result<(), Illegal> {
            $some_position.judge($view.viewer().seat(), action).map(drop)
        }

        fn determinize(options: &Options, view: &View, entropy: &mut impl $crate::Entropy) -> Self {
            view.world(options, entropy)
        }

        fn check(options: &Options, view: &View) -> Result<(), $crate::BadView> {
            view.check(options)
        }

        fn standing(outcome: &Outcome, seat: $crate::Seat) -> $crate::Standing {
            outcome.standing(seat)
        }
    };
}
