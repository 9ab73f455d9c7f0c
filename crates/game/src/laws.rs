//! The laws: what must hold in every game, checked on random play from many seeds.
//!
//! A game's tests implement [`Laws`] on a type of their own and call [`check`] for every variant. A broken law
//! panics with the seed and the step, so that it can be played again.
//!
//! 1. The game ends.
//! 2. `apply` accepts exactly what `legal` lists, for every seat in and out of turn; `judge` agrees and gives
//!    the same reason; a refusal changes nothing.
//! 3. Replay gives an equal state, by moves and through the text of the record.
//! 4. `determinize(v).view(viewer) == v`.
//! 5. *Noninterference*: a twin world played in lockstep shows the same view for as long as the viewer
//!    has seen the same. A leak that is consistent with itself passes every other law. And where he has seen
//!    something else he knows something else: what is shown to him and what his view holds are the same.
//! 6. Cards and tokens are conserved.
//! 7. The position is the truth of the state: what it lists for the seat to move is what that seat's view lists, and a move
//!    leads to the same position whether or not somebody is there to remember it.
//! 8. Text and serde round-trip.
//!
//! A trial also counts which kinds of decisions, outcomes and refusals it has met: see [`Report::covers`].

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use crate::contract::{Game, Move};
use crate::entropy::{Entropy, Quick};
use crate::notation::Notation;
use crate::position::{Position, ToMove};
use crate::record::{self, InOrder, Recorder};
use crate::refusal::Refusal;
use crate::seat::{Seat, Turn, Viewer};

/// What the laws must know of a game to try it. Implemented by the tests of each game.
pub trait Laws {
    /// The game under trial.
    type Game: Notation;

    /// What the options may name.
    fn shelf() -> <Self::Game as Notation>::Shelf;

    /// Every action that could ever be written down with these options, legal or not, each once.
    fn every_action(options: &<Self::Game as Game>::Options) -> Vec<<Self::Game as Game>::Action>;

    /// An outcome, possible in `state`, that looks to the viewer exactly like the one he saw, drawn at random;
    /// `None` if there is none in this world.
    ///
    /// It is this function, and not `determinize`, that makes the first difference between twin worlds:
    /// it knows only what was *seen*, so a view that knows more gives itself away.
    fn disguise(
        state: &Self::Game,
        seen: &<Self::Game as Game>::Seen,
        viewer: Viewer,
        entropy: &mut Quick,
    ) -> Option<<Self::Game as Game>::Chance>;

    /// Outcomes that could be written down, possible or not in this state: dealt twice, drawn from nowhere. Chance is handed
    /// over by others, so the rules judge it like any move.
    fn strange_chances(_state: &Self::Game, _entropy: &mut Quick) -> Vec<<Self::Game as Game>::Chance> {
        Vec::new()
    }

    /// What a seat decides in a trial: anything that is legal. Where random play hardly ever comes to the point, a trial can
    /// play with a purpose.
    fn choose(
        _options: &<Self::Game as Game>::Options,
        _view: &<Self::Game as Game>::View,
        legal: &[<Self::Game as Game>::Action],
        entropy: &mut Quick,
    ) -> <Self::Game as Game>::Action {
        entropy.pick(legal)
    }

    /// Is every card and token there exactly once? If not, which is not.
    ///
    /// # Errors
    /// What is missing or doubled.
    fn conserved(state: &Self::Game) -> Result<(), String>;

    /// Views and what is seen survive a round trip through serde; panics if not.
    fn serde_round_trip(view: &<Self::Game as Game>::View, seen: &<Self::Game as Game>::Seen);
}

/// A game that has not ended after so many moves never will.
const LONGEST_GAME: usize = 200_000;

/// How many actions of each kind, any and legal, are tried for each seat at every step of an ordinary game.
const STABS: usize = 12;

/// What a trial has gone through, so that a test can see that it was one.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Moves played, chance included.
    pub moves: u64,
    /// Steps of twin worlds, in lockstep with the real one, after which the views were compared.
    pub lockstep: u64,
    /// Those among them in which the twin really was another world.
    pub apart: u64,
    /// How often each kind of decision and outcome was played: the first word of its text.
    pub played: BTreeMap<String, u64>,
    /// How often each refusal was met, by its code.
    pub refused: BTreeMap<&'static str, u64>,
}

impl Report {
    /// Adds what another trial of the same game has gone through, with other options.
    #[must_use]
    pub fn and(mut self, other: Report) -> Report {
        self.games += other.games;
        self.moves += other.moves;
        self.lockstep += other.lockstep;
        self.apart += other.apart;
        other.played.into_iter().for_each(|(kind, times)| *self.played.entry(kind).or_default() += times);
        other.refused.into_iter().for_each(|(code, times)| *self.refused.entry(code).or_default() += times);
        self
    }

    /// Has the trial met every kind of move and every refusal there is?
    ///
    /// # Panics
    /// If not; the message says what never occurred.
    pub fn covers(&self, kinds: &[&str], codes: &[&str]) {
        let played: BTreeSet<&str> = self.played.keys().map(String::as_str).collect();
        let refused: BTreeSet<&str> = self.refused.keys().copied().collect();
        let never = |wanted: &[&str], met: &BTreeSet<&str>| -> Vec<String> {
            wanted.iter().filter(|word| !met.contains(*word)).map(ToString::to_string).collect()
        };
        let (moves, refusals) = (never(kinds, &played), never(codes, &refused));
        assert!(moves.is_empty(), "never played: {moves:?}; played: {:?}", self.played);
        assert!(refusals.is_empty(), "never refused with: {refusals:?}; refused: {:?}", self.refused);
    }
}

/// The seeds of so many games, or of as many as the environment variable `UTTERSON_LAW_GAMES` says: few in the inner
/// loop, thousands in the test command.
pub fn seeds(few: u64) -> Range<u64> {
    let games = std::env::var("UTTERSON_LAW_GAMES").ok().and_then(|games| games.parse().ok());
    0..games.unwrap_or(few)
}

/// Plays one random game a seed and tries every law on it.
///
/// # Panics
/// If a law is broken; the message names the seed and the step.
pub fn check<L: Laws>(options: &<L::Game as Game>::Options, seeds: Range<u64>) -> Report {
    let every = L::every_action(options);
    let mut report = Report::default();
    for seed in seeds {
        // The exhaustive comparison of `legal` with all actions is dear: every sixteenth game has it.
        let mut trial = Trial::<L>::new(options, seed, &every);
        trial.thorough = seed % 16 == 0;
        trial.run(&mut report);
    }
    let told_apart = report.apart * 10 >= report.lockstep;
    assert!(told_apart, "the twin worlds hardly ever differ, so the trial proves nothing: {report:?}");
    report
}

type ActionOf<L> = <<L as Laws>::Game as Game>::Action;
type PositionOf<L> = <<L as Laws>::Game as Game>::Position;
type ChanceOf<L> = <<L as Laws>::Game as Game>::Chance;

struct Trial<'a, L: Laws> {
    seed: u64,
    entropy: Quick,
    every: &'a [ActionOf<L>],
    thorough: bool,
    recorder: Recorder<L::Game>,
    moves: Vec<Move<L::Game>>,
    last_chance: Option<ChanceOf<L>>,
    position: PositionOf<L>,
    /// The position waits for simultaneous decisions one after the other, in the order of the record.
    order: InOrder<Move<L::Game>>,
    twins: Vec<(Viewer, L::Game)>,
}

impl<'a, L: Laws> Trial<'a, L> {
    fn new(options: &<L::Game as Game>::Options, seed: u64, every: &'a [ActionOf<L>]) -> Trial<'a, L> {
        let names = ["Ann", "Bob", "Cy", "Dot"];
        let seats = <L::Game>::seats(options);
        let names = names[..seats].iter().map(|&name| name.into()).collect();
        let recorder = Recorder::<L::Game>::new(options, None, names);
        let state = recorder.state().clone();
        Trial {
            seed,
            entropy: Quick::new(seed),
            every,
            thorough: false,
            recorder,
            moves: Vec::new(),
            last_chance: None,
            position: state.position(),
            order: InOrder::default(),
            twins: Viewer::all(seats).map(|viewer| (viewer, state.clone())).collect(),
        }
    }

    fn run(mut self, report: &mut Report) {
        while self.state().turn() != Turn::Over {
            assert!(self.moves.len() < LONGEST_GAME, "{}: the game does not end", self.place());
            self.legality(report);
            self.imagination();
            let mv = self.choose();
            self.text(&mv, report);
            self.one_machine(&mv);
            self.lockstep(&mv, report);
            if let Err(what) = L::conserved(self.state()) {
                panic!("{}: not conserved: {what}", self.place());
            }
        }
        self.ending();
        report.games += 1;
        report.moves += self.moves.len() as u64;
    }

    fn state(&self) -> &L::Game {
        self.recorder.state()
    }

    /// Where we are, for the message of a broken law.
    fn place(&self) -> String {
        let last = self.recorder.text().lines().last().unwrap_or_default();
        alloc::format!("seed {}, after move {} `{last}`", self.seed, self.moves.len())
    }

    /// Law 2, for every seat: on turn or not.
    fn legality(&mut self, report: &mut Report) {
        for seat in (0..<L::Game>::seats(self.state().options()) as u8).map(Seat) {
            let view = self.state().view(Viewer::Seat(seat));
            let legal = <L::Game>::legal(self.state().options(), &view);
            assert!(
                legal.is_sorted_by(|a, b| a < b),
                "{}: legal actions out of order or doubled",
                self.place()
            );
            let on_turn = self.state().turn().seats().contains(seat);
            assert_eq!(on_turn, !legal.is_empty(), "{}: {seat} on turn, {legal:?}", self.place());
            assert_eq!(self.state().choices(seat), legal, "{}: choices, and legal by the view", self.place());
            for action in self.actions_to_try(&legal) {
                self.judgement(seat, action, legal.binary_search(&action).is_ok(), report);
            }
            let public = <L::Game>::legal(self.state().options(), &self.state().view(Viewer::Public));
            assert!(public.is_empty(), "{}: a spectator may act: {public:?}", self.place());
        }
        self.strange_chances(report);
    }

    /// All actions there are, or a handful of them; and a handful of those that are legal.
    fn actions_to_try(&mut self, legal: &[ActionOf<L>]) -> Vec<ActionOf<L>> {
        let mut actions = match self.thorough {
            true => self.every.to_vec(),
            false => (0..STABS).map(|_| self.entropy.pick(self.every)).collect(),
        };
        actions.extend((0..legal.len().min(STABS)).map(|_| self.entropy.pick(legal)));
        actions
    }

    fn judgement(&self, seat: Seat, action: ActionOf<L>, legal: bool, report: &mut Report) {
        let view = self.state().view(Viewer::Seat(seat));
        let judged = <L::Game>::judge(self.state().options(), &view, action);
        assert_eq!(judged.is_ok(), legal, "{}: {seat} {action:?} judged {judged:?}", self.place());
        let mut after = self.state().clone();
        let applied = after.apply(&Move::Act(seat, action)).map(drop);
        assert_eq!(applied, judged, "{}: {seat} {action:?} applied, then judged", self.place());
        if let Err(illegal) = applied {
            assert!(after == *self.state(), "{}: the refused {action:?} changed something", self.place());
            *report.refused.entry(illegal.code()).or_default() += 1;
        }
    }

    /// Law 2 for chance: out of turn nothing is accepted, and a refused outcome changes nothing.
    fn strange_chances(&mut self, report: &mut Report) {
        let mut chances = L::strange_chances(self.recorder.state(), &mut self.entropy);
        chances.extend(self.last_chance.clone());
        for chance in chances {
            let mut after = self.state().clone();
            match after.apply(&Move::Chance(chance.clone())) {
                Ok(_) => {
                    assert_eq!(
                        self.state().turn(),
                        Turn::Chance,
                        "{}: out of turn: {chance:?}",
                        self.place()
                    );
                }
                Err(illegal) => {
                    assert!(after == *self.state(), "{}: a refused outcome changed something", self.place());
                    *report.refused.entry(illegal.code()).or_default() += 1;
                }
            }
        }
    }

    /// Law 4.
    fn imagination(&mut self) {
        for viewer in Viewer::all(<L::Game>::seats(self.state().options())) {
            let view = self.state().view(viewer);
            if let Err(bad) = <L::Game>::check(self.recorder.state().options(), &view) {
                panic!("{}: {viewer:?}: {bad}", self.place());
            }
            let imagined = <L::Game>::determinize(self.recorder.state().options(), &view, &mut self.entropy);
            let seen = imagined.view(viewer);
            assert!(seen == view, "{}: {viewer:?} knows\n{view:?}\nbut imagined\n{seen:?}", self.place());
            assert_eq!(imagined.turn(), self.state().turn(), "{}: imagined by {viewer:?}", self.place());
            if let Err(what) = L::conserved(&imagined) {
                panic!("{}: imagined by {viewer:?}, not conserved: {what}", self.place());
            }
        }
    }

    fn choose(&mut self) -> Move<L::Game> {
        match self.recorder.state().turn() {
            Turn::Chance => {
                let chance = self.recorder.state().draw(&mut self.entropy);
                self.last_chance = Some(chance.clone());
                Move::Chance(chance)
            }
            Turn::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = self.entropy.pick(&seats);
                let legal = self.legal(seat);
                let view = self.state().view(Viewer::Seat(seat));
                let action = L::choose(self.recorder.state().options(), &view, &legal, &mut self.entropy);
                Move::Act(seat, action)
            }
            Turn::Over => unreachable!("nobody chooses when the game is over"),
        }
    }

    /// Law 8, the text half.
    fn text(&self, mv: &Move<L::Game>, report: &mut Report) {
        let options = self.state().options();
        let text = match mv {
            Move::Act(_, action) => <L::Game>::write_action(options, *action),
            Move::Chance(chance) => <L::Game>::write_chance(options, chance),
        };
        let kind = text.split(' ').next().unwrap_or_default();
        *report.played.entry(kind.to_string()).or_default() += 1;
        let again = match mv {
            Move::Act(seat, _) => {
                <L::Game>::parse_action(options, &text).map(|action| Move::Act(*seat, action))
            }
            Move::Chance(_) => <L::Game>::parse_chance(options, &text).map(Move::Chance),
        };
        assert_eq!(again.as_ref(), Ok(mv), "{}: text round trip", self.place());
    }

    fn legal(&self, seat: Seat) -> Vec<ActionOf<L>> {
        <L::Game>::legal(self.state().options(), &self.state().view(Viewer::Seat(seat)))
    }

    /// Law 7.
    fn one_machine(&mut self, mv: &Move<L::Game>) {
        self.same_legal_actions();
        let early = self.state().is_early(mv);
        self.order.push(mv.clone(), early).for_each(|mv| self.position.play(&mv));
        if early {
            return;
        }
        let mut after = self.state().clone();
        after.apply(mv).expect("a chosen move is legal");
        assert_eq!(self.position, after.position(), "{}: the position after {mv:?}", self.place());
    }

    fn same_legal_actions(&self) {
        match self.position.to_move() {
            ToMove::Chance => {
                assert_eq!(self.state().turn(), Turn::Chance, "{}: to move", self.place());
                let drawn = Move::Chance(self.position.draw(&mut self.entropy.clone()));
                let accepted = self.state().clone().apply(&drawn);
                assert!(accepted.is_ok(), "{}: drawn {drawn:?}: {accepted:?}", self.place());
            }
            ToMove::Over => panic!("{}: the position is over, the game is not", self.place()),
            ToMove::Seat(seat) if self.order.is_holding() => {
                assert!(self.state().turn().seats().contains(seat), "{}: to move", self.place());
            }
            ToMove::Seat(seat) => {
                assert_eq!(Some(seat), self.state().first_writer(), "{}: to move", self.place());
                let mut listed = Vec::new();
                self.position.each_action(|action| listed.push(action));
                listed.sort_unstable();
                let legal = self.legal(seat);
                assert_eq!(listed, legal, "{}: legal by the position, and by the view", self.place());
                let random = self.position.random_action(&mut self.entropy.clone());
                assert!(legal.contains(&random), "{}: a random action: {random:?}", self.place());
            }
        }
    }

    /// Plays the move in the real world and, as far as each viewer can tell, the same in his twin world; law 5.
    fn lockstep(&mut self, mv: &Move<L::Game>, report: &mut Report) {
        let before = self.state().clone();
        let notes = self.recorder.play(mv).expect("a chosen move is legal");
        self.moves.push(mv.clone());
        let mut twins = core::mem::take(&mut self.twins);
        for (viewer, twin) in &mut twins {
            let seen = before.seen(mv, *viewer);
            let view = self.state().view(*viewer);
            L::serde_round_trip(&view, &seen);
            self.told_apart(twin, mv, (&seen, &view), *viewer);
            let followed = self.follow(twin, mv, &seen, *viewer);
            if followed.is_some_and(|twin_notes| twin_notes == notes) {
                let twin_view = twin.view(*viewer);
                assert!(
                    twin_view == view,
                    "{}: {viewer:?} saw the same in both worlds but knows\n{view:?}\nand\n{twin_view:?}",
                    self.place()
                );
                assert_eq!(twin.turn(), self.state().turn(), "{}: turn for {viewer:?}", self.place());
                report.lockstep += 1;
                report.apart += u64::from(twin != self.state());
            } else {
                // The worlds can be told apart from here on: go on with another twin.
                *twin = <L::Game>::determinize(self.recorder.state().options(), &view, &mut self.entropy);
            }
        }
        self.twins = twins;
    }

    /// The other half of law 5: had he seen another decision, his view would be another. (Not where a hand or the
    /// game ends with it: what is over may be forgotten.)
    fn told_apart(
        &mut self,
        twin: &L::Game,
        mv: &Move<L::Game>,
        (seen, view): (&<L::Game as Game>::Seen, &<L::Game as Game>::View),
        viewer: Viewer,
    ) {
        let Move::Act(seat, _) = mv else { return };
        let legal = <L::Game>::legal(twin.options(), &twin.view(Viewer::Seat(*seat)));
        let other = Move::Act(*seat, self.entropy.pick(&legal));
        let mut after = twin.clone();
        after.apply(&other).expect("a legal action");
        if twin.seen(&other, viewer) != *seen && !after.turn().seats().is_empty() {
            let place = self.place();
            assert!(
                after.view(viewer) != *view,
                "{place}: {viewer:?} saw not {other:?}, but knows no better"
            );
        }
    }

    /// Makes a move in the twin world that the viewer sees exactly as he saw the real one, if there is any.
    fn follow(
        &mut self,
        twin: &mut L::Game,
        mv: &Move<L::Game>,
        seen: &<L::Game as Game>::Seen,
        viewer: Viewer,
    ) -> Option<Vec<<L::Game as Game>::Note>> {
        let twin_move = match mv {
            Move::Chance(_) => {
                let chance = Move::Chance(L::disguise(twin, seen, viewer, &mut self.entropy)?);
                let twin_seen = twin.seen(&chance, viewer);
                assert_eq!(twin_seen, *seen, "{}: {viewer:?} sees through the disguise", self.place());
                chance
            }
            Move::Act(seat, _) => {
                let mut legal = <L::Game>::legal(twin.options(), &twin.view(Viewer::Seat(*seat)));
                self.entropy.shuffle(&mut legal);
                let mut moves = legal.into_iter().map(|action| Move::Act(*seat, action));
                moves.find(|twin_move| twin.seen(twin_move, viewer) == *seen)?
            }
        };
        match twin.apply(&twin_move) {
            Ok(notes) => Some(notes),
            Err(illegal) => panic!("{}: {twin_move:?} refused in a twin world: {illegal:?}", self.place()),
        }
    }

    /// Law 3 and the end of law 7.
    fn ending(&self) {
        let outcome = self.state().outcome();
        assert!(outcome.is_some(), "{}: over without outcome", self.place());
        assert_eq!(self.position.to_move(), ToMove::Over, "{}: the position", self.place());
        assert_eq!(self.position.outcome(), outcome, "{}: the position", self.place());
        let mut replayed = <L::Game>::new(self.state().options());
        for mv in &self.moves {
            replayed.apply(mv).expect("a move that was played can be played again");
        }
        assert!(replayed == *self.state(), "{}: replay by moves", self.place());
        let text = self.recorder.text();
        let sheet = record::open(text.as_bytes()).expect("our own header is good").expect("it is whole");
        match sheet.read::<L::Game>(&L::shelf(), |_, _| ()) {
            Ok(read) => {
                assert!(read.state == *self.state() && read.finished, "{}: replay by text", self.place())
            }
            Err(bad) => panic!("{}: own record refused: {bad}", self.place()),
        }
    }
}
