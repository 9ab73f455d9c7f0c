//! One random game before the laws.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Laws, Report};
use crate::contract::{Game, Move};
use crate::entropy::{Entropy, Quick};
use crate::notation::Notation;
use crate::position::{Position, ToMove};
use crate::record::{self, InOrder, Recorder};
use crate::refusal::Refusal;
use crate::seat::{Seat, Turn, Viewer};

/// A game that has not ended after so many moves never will.
const LONGEST_GAME: usize = 200_000;

/// How many actions of each kind, any and legal, are tried for each seat at every step of an ordinary game.
const STABS: usize = 12;

type ActionOf<L> = <<L as Laws>::Game as Game>::Action;
type PositionOf<L> = <<L as Laws>::Game as Game>::Position;
type ChanceOf<L> = <<L as Laws>::Game as Game>::Chance;
type ViewOf<L> = <<L as Laws>::Game as Game>::View;

/// A move that was made, and one viewer of it.
struct Witnessed<'a, L: Laws> {
    mv: &'a Move<L::Game>,
    notes: &'a [<L::Game as Game>::Note],
    viewer: Viewer,
    /// What he saw of the move.
    seen: <L::Game as Game>::Seen,
    /// What he knows after it.
    view: &'a ViewOf<L>,
}

/// A game that is being played from one seed.
pub(super) struct Trial<'a, L: Laws> {
    seed: u64,
    entropy: Quick,
    every: &'a [ActionOf<L>],
    recorder: Recorder<L::Game>,
    moves: Vec<Move<L::Game>>,
    last_chance: Option<ChanceOf<L>>,
    position: PositionOf<L>,
    /// The position waits for simultaneous decisions one after the other, in the order of the record.
    order: InOrder<Move<L::Game>>,
    /// What each viewer knows now.
    views: Vec<(Viewer, ViewOf<L>)>,
    /// What each seat may do now, by its view.
    legal: Vec<Vec<ActionOf<L>>>,
    twins: Vec<L::Game>,
}

impl<'a, L: Laws> Trial<'a, L> {
    pub(super) fn new(
        options: &<L::Game as Game>::Options,
        seed: u64,
        every: &'a [ActionOf<L>],
    ) -> Trial<'a, L> {
        let names = ["Ann", "Bob", "Cy", "Dot"];
        let seats = <L::Game>::seats(options);
        let names = names[..seats].iter().map(|&name| name.into()).collect();
        let recorder = Recorder::<L::Game>::new(options, None, names);
        let state = recorder.state().clone();
        Trial {
            seed,
            entropy: Quick::new(seed),
            every,
            recorder,
            moves: Vec::new(),
            last_chance: None,
            position: state.position(),
            order: InOrder::default(),
            views: Viewer::all(seats).map(|viewer| (viewer, state.view(viewer))).collect(),
            legal: Vec::new(),
            twins: Viewer::all(seats).map(|_| state.clone()).collect(),
        }
    }

    /// The exhaustive comparison of `legal` with all actions, and of every view with its text, is dear: every sixteenth game
    /// has it.
    fn is_thorough(&self) -> bool {
        self.seed.is_multiple_of(16)
    }

    pub(super) fn run(mut self, shelf: &<L::Game as Notation>::Shelf, report: &mut Report) {
        while self.state().turn() != Turn::Over {
            assert!(self.moves.len() < LONGEST_GAME, "{}: the game does not end", self.place());
            self.legality(report);
            self.strange_chances(report);
            self.imagination();
            let mv = self.choose();
            self.text(&mv, report);
            self.one_machine(&mv);
            self.lockstep(&mv, report);
            if let Err(what) = L::conserved(self.state()) {
                panic!("{}: not conserved: {what}", self.place());
            }
        }
        self.ending(shelf);
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

    /// Law 2, for every viewer: on turn or not.
    fn legality(&mut self, report: &mut Report) {
        let views = core::mem::take(&mut self.views);
        self.legal.clear();
        for (viewer, view) in &views {
            let legal = <L::Game>::legal(self.state().options(), view);
            let Viewer::Seat(seat) = *viewer else {
                assert!(legal.is_empty(), "{}: a spectator may act: {legal:?}", self.place());
                continue;
            };
            let in_order = legal.is_sorted_by(|a, b| a < b);
            assert!(in_order, "{}: legal actions out of order or doubled", self.place());
            let on_turn = self.state().turn().seats().contains(seat);
            assert_eq!(on_turn, !legal.is_empty(), "{}: {seat} on turn, {legal:?}", self.place());
            assert_eq!(self.state().choices(seat), legal, "{}: choices, and legal by the view", self.place());
            self.judgements(seat, view, &legal, report);
            self.legal.push(legal);
        }
        self.views = views;
    }

    /// All actions there are, or a handful of them; and a handful of those that are legal.
    fn actions_to_try(&mut self, legal: &[ActionOf<L>]) -> Vec<ActionOf<L>> {
        let mut actions = match self.is_thorough() {
            true => self.every.to_vec(),
            false => (0..STABS).map(|_| self.entropy.pick(self.every)).collect(),
        };
        actions.extend((0..legal.len().min(STABS)).map(|_| self.entropy.pick(legal)));
        actions
    }

    /// Tries actions of a seat. A refusal must leave the state as it was, so the next action is tried on the same one.
    fn judgements(&mut self, seat: Seat, view: &ViewOf<L>, legal: &[ActionOf<L>], report: &mut Report) {
        let mut after = self.state().clone();
        for action in self.actions_to_try(legal) {
            let judged = <L::Game>::judge(self.state().options(), view, action);
            let listed = legal.binary_search(&action).is_ok();
            assert_eq!(judged.is_ok(), listed, "{}: {seat} {action:?} judged {judged:?}", self.place());
            let applied = after.apply(&Move::Act(seat, action)).map(drop);
            assert_eq!(applied, judged, "{}: {seat} {action:?} applied, then judged", self.place());
            if let Err(illegal) = applied {
                assert!(after == *self.state(), "{}: the refused {action:?} changed something", self.place());
                *report.refused.entry(illegal.code()).or_default() += 1;
            } else {
                after = self.state().clone();
            }
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
                    let waits = self.state().turn() == Turn::Chance;
                    assert!(waits, "{}: out of turn: {chance:?}", self.place());
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
        for &(viewer, ref view) in &self.views {
            if let Err(bad) = <L::Game>::check(self.recorder.state().options(), view) {
                panic!("{}: {viewer:?}: {bad}", self.place());
            }
            let imagined = <L::Game>::determinize(self.recorder.state().options(), view, &mut self.entropy);
            let seen = imagined.view(viewer);
            assert!(seen == *view, "{}: {viewer:?} knows\n{view:?}\nbut imagined\n{seen:?}", self.place());
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
                let (view, legal) = (&self.views[seat.index()].1, &self.legal[seat.index()]);
                let action = L::choose(self.recorder.state().options(), view, legal, &mut self.entropy);
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
                let legal = &self.legal[seat.index()];
                assert_eq!(listed, *legal, "{}: legal by the position, and by the view", self.place());
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
        let mut views = core::mem::take(&mut self.views);
        let mut twins = core::mem::take(&mut self.twins);
        let written = self.moves.len() % views.len();
        for (index, ((viewer, view), twin)) in views.iter_mut().zip(&mut twins).enumerate() {
            *view = self.state().view(*viewer);
            let (viewer, seen) = (*viewer, before.seen(mv, *viewer));
            let made = Witnessed::<L> { mv, notes: &notes, viewer, seen, view };
            // One code writes all views, so one view a move will do, each viewer's in turn.
            if self.is_thorough() || index == written {
                L::serde_round_trip(view, &made.seen);
            }
            self.twin_step(twin, &made, report);
        }
        (self.views, self.twins) = (views, twins);
    }

    fn twin_step(&mut self, twin: &mut L::Game, made: &Witnessed<'_, L>, report: &mut Report) {
        let Witnessed { mv, notes, viewer, view, .. } = *made;
        let legal = match mv {
            Move::Act(seat, _) => <L::Game>::legal(twin.options(), &twin.view(Viewer::Seat(*seat))),
            Move::Chance(_) => Vec::new(),
        };
        self.told_apart(twin, &legal, made);
        if self.follow(twin, legal, made).is_some_and(|twin_notes| twin_notes == notes) {
            let twin_view = twin.view(viewer);
            assert!(
                twin_view == *view,
                "{}: {viewer:?} saw the same in both worlds but knows\n{view:?}\nand\n{twin_view:?}",
                self.place()
            );
            assert_eq!(twin.turn(), self.state().turn(), "{}: turn for {viewer:?}", self.place());
            report.lockstep += 1;
            report.apart += u64::from(twin != self.state());
        } else {
            // The worlds can be told apart from here on: go on with another twin.
            *twin = <L::Game>::determinize(self.recorder.state().options(), view, &mut self.entropy);
        }
    }

    /// The other half of law 5: had he seen another decision, his view would be another. (Not where a hand or the
    /// game ends with it: what is over may be forgotten.)
    fn told_apart(&mut self, twin: &L::Game, legal: &[ActionOf<L>], made: &Witnessed<'_, L>) {
        let Witnessed { mv: Move::Act(seat, _), viewer, view, .. } = *made else { return };
        let other = Move::Act(*seat, self.entropy.pick(legal));
        if twin.seen(&other, viewer) == made.seen {
            return;
        }
        let mut after = twin.clone();
        after.apply(&other).expect("a legal action");
        if !after.turn().seats().is_empty() {
            let place = self.place();
            let knows = after.view(viewer) != *view;
            assert!(knows, "{place}: {viewer:?} saw not {other:?}, but knows no better");
        }
    }

    /// Makes a move in the twin world that the viewer sees exactly as he saw the real one, if there is any.
    fn follow(
        &mut self,
        twin: &mut L::Game,
        mut legal: Vec<ActionOf<L>>,
        Witnessed { mv, viewer, seen, .. }: &Witnessed<'_, L>,
    ) -> Option<Vec<<L::Game as Game>::Note>> {
        let twin_move = match mv {
            Move::Chance(_) => {
                let chance = Move::Chance(L::disguise(twin, seen, *viewer, &mut self.entropy)?);
                let twin_seen = twin.seen(&chance, *viewer);
                assert_eq!(twin_seen, *seen, "{}: {viewer:?} sees through the disguise", self.place());
                chance
            }
            Move::Act(seat, _) => {
                self.entropy.shuffle(&mut legal);
                let mut moves = legal.into_iter().map(|action| Move::Act(*seat, action));
                moves.find(|twin_move| twin.seen(twin_move, *viewer) == *seen)?
            }
        };
        match twin.apply(&twin_move) {
            Ok(notes) => Some(notes),
            Err(illegal) => panic!("{}: {twin_move:?} refused in a twin world: {illegal:?}", self.place()),
        }
    }

    /// Law 3 and the end of law 7.
    fn ending(&self, shelf: &<L::Game as Notation>::Shelf) {
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
        match sheet.read::<L::Game>(shelf, |_, _| ()) {
            Ok(read) => {
                assert!(read.state == *self.state() && read.finished, "{}: replay by text", self.place())
            }
            Err(bad) => panic!("{}: own record refused: {bad}", self.place()),
        }
    }
}
