//! Twin worlds: two tables that differ only in what a viewer may not know send him the same bytes.
//!
//! A table is played at random. For each viewer there is a twin table whose game is another one: a world that the viewer
//! must hold possible. Every event is carried over in a form that looks the same to him; if there is none, the worlds can be
//! told apart by right, and he gets another twin. After every event all that the two tables would send him must be equal.

mod disguise;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::notation::words;
use game::{Entropy, Move, Quick, Seat, Turn, Viewer};

use disguise::Twin;

use crate::any::{GameName, Playable, Shelves};
use crate::clock::ClockRule;
use crate::course::Stage;
use crate::event::{Entry, Event, Setup};
use crate::ids::TableId;
use crate::input::{Command, Input, Request};
use crate::lot::SeatRule;
use crate::play::Play;
use crate::player::{Name, Occupant};
use crate::table::Table;

/// All that is sent to a viewer, as bytes.
type Observe<G> = fn(&Table<G>, Viewer) -> String;

/// Everything there is: the last events, how things stand, the record, and what is answered to commands that are refused.
fn everything<G: Twin>(table: &Table<G>, viewer: Viewer) -> String {
    let recent = table.since(table.head().saturating_sub(3), viewer);
    let judged: Vec<_> = G::STABS.iter().map(|action| (action, table.why_not(viewer, action))).collect();
    // What is legal would be done, and draw: that is carried over elsewhere.
    let refused = judged.iter().find(|(_, judged)| judged.is_err()).map(|(action, _)| {
        let id = "twin-command".parse().expect("an id");
        let request = Request::Move { expect: table.phase(), action: (**action).to_string() };
        let command = Command { viewer, id, request };
        table.clone().handle(Input::Command(command), 0, &mut Quick::new(1))
    });
    let json = |value: &dyn erased::Json| value.json();
    let (events, snapshot) = (json(&recent), json(&table.snapshot(viewer)));
    format!("{events}\n{snapshot}\n{:?}\n{judged:?}\n{refused:?}", table.record(viewer))
}

mod erased {
    use alloc::string::String;

    /// Anything that can be written as JSON.
    pub trait Json {
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> String {
            serde_json::to_string(self).expect("it can be written")
        }
    }
}

/// What a trial has gone through.
#[derive(Default, Debug)]
struct Report {
    /// How often two tables were compared.
    compared: u64,
    /// How often they really differed.
    apart: u64,
    /// The first difference that a viewer could see.
    leak: Option<String>,
}

struct Trial<G: Twin> {
    table: Table<G>,
    twins: Vec<(Viewer, Table<G>)>,
    quick: Quick,
    observe: Observe<G>,
}

impl<G: Twin> Trial<G> {
    fn new(options: &[&str], seed: u64, observe: Observe<G>) -> Trial<G> {
        let mut quick = Quick::new(seed);
        let options = options.iter().map(|option| option.to_string()).collect();
        let (clock, seating) = (ClockRule::PerMove { ms: 60_000 }, SeatRule::Lot);
        let setup =
            Setup { table: TableId([7; 16]), game: G::GAME, options, seats: Vec::new(), clock, seating };
        let created = Table::<G>::create(setup, &Shelves::default(), &mut quick);
        let (table, _) = created.expect("good options");
        let viewers: Vec<Viewer> = Viewer::all(table.course.seats.len()).collect();
        let twins = viewers.into_iter().map(|viewer| (viewer, table.clone())).collect();
        Trial { table, twins, quick, observe }
    }

    fn run(&mut self, report: &mut Report) {
        for seat in 0..self.table.course.seats.len() as u8 {
            let player = Occupant::person(Name::clean("Ann").expect("a name"));
            self.input(Input::Sit { seat: Seat(seat), player }, report);
        }
        for seat in 0..self.table.course.seats.len() as u8 {
            self.command(seat, Request::Ready { contribution: None }, report);
        }
        while !self.table.is_over() && report.leak.is_none() {
            let seats: Vec<Seat> = self.table.turn().iter().collect();
            let seat = self.quick.pick(&seats);
            if self.quick.below(8) == 0 {
                self.command(seat.0, Request::AskTakeBack, report);
            }
            let legal = self.table.position(Viewer::Seat(seat)).legal;
            let action = legal[self.quick.below(legal.len() as u32) as usize].text.clone();
            let request = Request::Move { expect: self.table.phase(), action };
            self.command(seat.0, request, report);
        }
    }

    fn command(&mut self, seat: u8, request: Request, report: &mut Report) {
        let id = format!("command-{}", self.table.head()).parse().expect("an id");
        self.input(Input::Command(Command { viewer: Viewer::Seat(Seat(seat)), id, request }), report);
    }

    fn input(&mut self, input: Input, report: &mut Report) {
        let step = self.table.clone().handle(input, 0, &mut self.quick);
        for entry in step.entries {
            self.carry_over(&entry, report);
        }
    }

    /// One event happens in the real world and, as far as each viewer can tell, the same in his twin world.
    fn carry_over(&mut self, entry: &Entry, report: &mut Report) {
        let before = self.table.clone();
        self.table.fold(entry.clone()).expect("it has happened");
        // When the game has ended everything comes out, and all differences with it.
        if self.table.is_over() {
            return;
        }
        let mut twins = core::mem::take(&mut self.twins);
        for (viewer, twin) in &mut twins {
            if self.follow(&before, twin, entry, *viewer).is_none() {
                self.another_twin(twin, *viewer);
            }
            let [real, other] = [&self.table, &*twin].map(|table| (self.observe)(table, *viewer));
            report.compared += 1;
            report.apart += u64::from(twin.course != self.table.course);
            if real != other && report.leak.is_none() {
                report.leak =
                    Some(format!("{viewer:?} after {} sees\n{real}\nand\n{other}", entry.to_json()));
            }
        }
        self.twins = twins;
    }

    fn follow(
        &mut self,
        before: &Table<G>,
        twin: &mut Table<G>,
        entry: &Entry,
        viewer: Viewer,
    ) -> Option<()> {
        let Event::Moved { by, line, draw, left } = &entry.event else {
            return twin.fold(entry.clone()).ok();
        };
        let Play { state, drawn, .. } = before.playing().ok()?;
        let (viewer, seat) = (drawn.eyes(viewer), by.map(|seat| drawn.in_game(seat)));
        let twin_state = &twin.playing().ok()?.state;
        let behind = &words(1, line)[1..];
        let (seen, twin_move) = match seat {
            None => {
                let chance = G::read_chance(state.options(), behind).ok()?;
                let seen = state.seen(&Move::Chance(chance), viewer);
                let twin_chance = twin_state.disguise(&seen, viewer, &mut self.quick)?;
                (seen, Move::Chance(twin_chance))
            }
            Some(seat) => {
                let action = G::read_action(state.options(), behind).ok()?;
                let seen = state.seen(&Move::Act(seat, action), viewer);
                let mut legal = twin_state.choices(seat);
                self.quick.shuffle(&mut legal);
                let mut moves = legal.into_iter().map(|action| Move::Act(seat, action));
                let twin_move = moves.find(|twin_move| twin_state.seen(twin_move, viewer) == seen)?;
                (seen, twin_move)
            }
        };
        assert!(twin_state.seen(&twin_move, viewer) == seen, "the disguise fails");
        let event = Event::Moved {
            by: *by,
            line: twin_state.write_move(&twin_move),
            draw: *draw,
            left: left.clone(),
        };
        twin.fold(Entry { event, ..entry.clone() }).ok()?;
        // What the record says that followed is seen by all: if it differs, the worlds have parted by right. What else the
        // notes tell machines must then be the same.
        let options = state.options();
        let notes = |table: &Table<G>| -> Option<Vec<String>> {
            let shown = table.log.last()?.shown.as_ref()?;
            Some(shown.notes.iter().map(|note| G::write_note(options, note, &[])).collect())
        };
        (notes(twin) == notes(&self.table)).then_some(())
    }

    /// The same table with another game on it: one that the viewer must hold possible.
    fn another_twin(&mut self, twin: &mut Table<G>, viewer: Viewer) {
        *twin = self.table.clone();
        if let Stage::Playing(play) = &mut twin.course.stage
            && play.state.turn() != Turn::Chance
        {
            play.state = G::determinize(play.state.options(), &play.view(viewer), &mut self.quick);
        }
    }
}

fn trial<G: Twin>(options: &[&str], seeds: core::ops::Range<u64>, observe: Observe<G>) -> Report {
    let mut report = Report::default();
    for seed in seeds {
        Trial::<G>::new(options, seed, observe).run(&mut report);
    }
    report
}

/// The short form plays a few games; `UTTERSON_TWINS=1000 cargo test --release -p table twins` that many of each kind.
fn sealed<G: Twin>(options: &[&str], seeds: core::ops::Range<u64>) {
    extern crate std;
    let more: Option<u64> = std::env::var("UTTERSON_TWINS").ok().and_then(|count| count.parse().ok());
    let seeds = more.map_or(seeds.clone(), |count| seeds.start..seeds.start + count);
    let report = trial::<G>(options, seeds, everything::<G>);
    std::println!(
        "{} {options:?}: {} views compared, {} of them in worlds apart",
        G::NAME,
        report.compared,
        report.apart
    );
    assert!(report.leak.is_none(), "{}", report.leak.unwrap_or_default());
    assert!(report.compared > 300 && report.apart * 4 > report.compared, "no trial: {report:?}");
}

#[test]
fn a_table_of_duel_tells_nobody_what_he_may_not_know() {
    sealed::<duel::State>(&[], 0..12);
    sealed::<duel::State>(&["match=return"], 12..16);
}

#[test]
fn a_table_of_partners_tells_nobody_what_he_may_not_know() {
    sealed::<partners::State>(&["target=150"], 0..6);
    sealed::<partners::State>(&["players=3", "target=150"], 6..12);
}

#[test]
fn a_table_of_london_tells_nobody_what_he_may_not_know() {
    sealed::<london::State>(&["turns=20"], 0..4);
}

// Mutants: each of these is a leak that somebody once shipped, and each must be caught.

/// How many moves the others could make.
fn counts_others<G: Twin>(table: &Table<G>, viewer: Viewer) -> String {
    let others = table.turn().iter().filter(|seat| !viewer.is(*seat));
    let counts: Vec<usize> = others.map(|seat| table.position(Viewer::Seat(seat)).legal.len()).collect();
    format!("{counts:?}")
}

/// The line of the log instead of what was seen.
fn sends_the_log<G: Twin>(table: &Table<G>, _: Viewer) -> String {
    table.entries().last().map(Entry::to_json).unwrap_or_default()
}

/// Somebody else's record.
fn swaps_records<G: Twin>(table: &Table<G>, viewer: Viewer) -> String {
    let other = if viewer.is(Seat(0)) { Seat(1) } else { Seat(0) };
    table.record(Viewer::Seat(other)).unwrap_or_default()
}

/// An error made from the truth.
fn errs_by_the_truth<G: Twin>(table: &Table<G>, _: Viewer) -> String {
    G::STABS.iter().map(|action| format!("{:?}", table.why_not(Viewer::Seat(Seat(0)), action))).collect()
}

#[test]
fn planted_leaks_are_found() {
    fn found<G: Twin>(options: &[&str]) {
        // With partners the backs tell everybody how many cards others could play: no secret there.
        let counting = if G::GAME == GameName::Partners { sends_the_log::<G> } else { counts_others::<G> };
        let mutants: [(&str, Observe<G>); 4] = [
            ("counts others", counting),
            ("sends the log", sends_the_log::<G>),
            ("swaps records", swaps_records::<G>),
            ("errs by the truth", errs_by_the_truth::<G>),
        ];
        for (name, mutant) in mutants {
            let report = trial::<G>(options, 0..20, mutant);
            assert!(report.leak.is_some(), "{}: nobody noticed the mutant that {name}", G::NAME);
        }
    }
    found::<duel::State>(&[]);
    found::<partners::State>(&["target=150"]);
    found::<london::State>(&["turns=20"]);
}

/// What is said to show something to whom.
type Reveals<G> = fn(&G, &Move<G>, Viewer) -> bool;

/// What a game says of [`reveals`](game::Game::reveals): a move that shows a viewer nothing is possible in every world that he holds
/// possible, and looks the same there. The first that does not.
fn surprise<G: Twin>(options: &[&str], seeds: core::ops::Range<u64>, reveals: Reveals<G>) -> Option<String> {
    seeds.into_iter().find_map(|seed| {
        let mut trial = Trial::<G>::new(options, seed, |_, _| String::new());
        trial.twins.clear();
        trial.run(&mut Report::default());
        let Stage::Over(play, ..) = &trial.table.course.stage else { panic!("the game is over") };
        let mut state = G::new(play.state.options());
        for made in &play.moves {
            for viewer in Viewer::all(play.names.len()).filter(|viewer| !reveals(&state, &made.mv, *viewer)) {
                let Move::Act(seat, _) = made.mv else { panic!("chance always reveals") };
                let seen = state.seen(&made.mv, viewer);
                for _ in 0..4 {
                    let world = G::determinize(state.options(), &state.view(viewer), &mut trial.quick);
                    let mut moves = world.choices(seat).into_iter().map(|action| Move::Act(seat, action));
                    if !moves.any(|mv| world.seen(&mv, viewer) == seen) {
                        return Some(format!("seed {seed}, {viewer:?}: {}", state.write_move(&made.mv)));
                    }
                }
            }
            state.apply(&made.mv).expect("it was played");
        }
        None
    })
}

#[test]
fn what_shows_nothing_shows_nothing() {
    fn holds<G: Twin>(options: &[&str]) {
        assert_eq!(surprise::<G>(options, 0..6, G::reveals), None);
        let blind: Reveals<G> = |_, mv, _| matches!(mv, Move::Chance(_));
        assert!(surprise::<G>(options, 0..6, blind).is_some(), "a mutant that thinks nothing shows anything");
    }
    holds::<duel::State>(&[]);
    holds::<partners::State>(&["target=150"]);
    holds::<partners::State>(&["players=3", "target=150"]);
    holds::<london::State>(&["turns=24"]);
}

#[test]
fn every_game_has_a_twin() {
    assert_eq!(GameName::ALL, [partners::State::GAME, duel::State::GAME, london::State::GAME]);
}
