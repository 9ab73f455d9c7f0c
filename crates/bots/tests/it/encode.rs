//! Views and actions as numbers: every legal action has its ids and comes back from them, and nothing hidden is written down.

use std::collections::BTreeSet;
use std::fmt::Debug;

use bots::encode::{Chosen, Encode};
use bots::random::Random;
use bots::{Bot, Budget, HasBots, Strength};
use game::{Entropy, Game, Move, Notation, Quick, Seat, Turn, Viewer};

/// Every sequence of ids that can be chosen, with the action it comes to.
fn paths<G: Encode>(options: &G::Options, view: &G::View, part: G::Part) -> Vec<(Vec<usize>, G::Action)> {
    let mut ids = Vec::new();
    G::each_id(options, view, part, |id| ids.push(id));
    assert!(ids.is_sorted_by(|one, next| one < next), "in ascending order, each once: {ids:?}");
    let mut paths = Vec::new();
    for id in ids {
        match G::choose(options, view, part, id).expect("the id may be chosen") {
            Chosen::Action(action) => paths.push((vec![id], action)),
            Chosen::Part(part) => {
                paths.extend(self::paths::<G>(options, view, part).into_iter().map(|(mut path, action)| {
                    path.insert(0, id);
                    (path, action)
                }))
            }
        }
    }
    paths
}

/// The ids of a view are those of its legal actions, one way each.
fn ids_are_the_legal_actions<G: Encode<Action: Debug>>(options: &G::Options, view: &G::View) {
    let paths = paths::<G>(options, view, G::Part::default());
    let mut reached: Vec<G::Action> = paths.iter().map(|(_, action)| *action).collect();
    reached.sort_unstable();
    assert_eq!(reached, G::legal(options, view));
    for (path, action) in paths {
        let mut ids = Vec::new();
        G::ids_of(view, action, |id| ids.push(id));
        assert_eq!(ids, path, "{action:?}");
        assert!(path.len() <= G::LONGEST && path.iter().all(|id| *id < G::ACTIONS));
    }
}

fn row<G: Encode>(options: &G::Options, view: &G::View, part: G::Part) -> (Vec<u8>, Vec<u8>) {
    // What stood there before must not shine through.
    let (mut observation, mut mask) = (vec![7; G::SIZE], vec![7; G::ACTIONS]);
    G::observe(options, view, part, &mut observation);
    let count = G::mask(options, view, part, &mut mask);
    assert_eq!(mask.iter().filter(|byte| **byte == 1).count(), count);
    assert!(mask.iter().chain(&observation).all(|byte| *byte <= 1));
    (observation, mask)
}

/// An imagined world in which the viewer knows the same looks the same to him.
fn twins_look_alike<G: Encode>(options: &G::Options, view: &G::View, viewer: Viewer, quick: &mut Quick) {
    let twin = G::determinize(options, view, quick).view(viewer);
    let part = G::Part::default();
    assert_eq!(row::<G>(options, &twin, part), row::<G>(options, view, part));
}

/// Which bytes of an observation were ever anything but 0.
struct Used(Vec<bool>);

fn play<G: Encode + Notation>(options: &G::Options, bot: &dyn Bot<G>, games: u64) -> Used {
    let mut used = Used(vec![false; G::SIZE]);
    let quick = &mut Quick::new(1886);
    for _ in 0..games {
        let mut state = G::new(options);
        while state.turn() != Turn::Over {
            let seat = state.first_writer();
            let look = quick.below(4) == 0;
            let looks = |viewer: &Viewer| look || seat.is_some_and(|seat| viewer.is(seat));
            for viewer in Viewer::all(G::seats(options)).filter(looks) {
                let view = state.view(viewer);
                ids_are_the_legal_actions::<G>(options, &view);
                twins_look_alike::<G>(options, &view, viewer, quick);
                used.see(row::<G>(options, &view, G::Part::default()).0);
            }
            let mv = match seat {
                None => Move::Chance(state.draw(quick)),
                Some(seat) => {
                    let view = state.view(Viewer::Seat(seat));
                    let action = bot.choose(options, &view, &mut Budget::full(), quick).expect("a choice");
                    walk::<G>(options, &view, action, &mut used);
                    Move::Act(seat, action)
                }
            };
            state.apply(&mv).expect("legal");
        }
    }
    used
}

/// Walks the way of ids that leads to an action.
fn walk<G: Encode>(options: &G::Options, view: &G::View, action: G::Action, used: &mut Used) {
    let mut part = G::Part::default();
    let mut ids = Vec::new();
    G::ids_of(view, action, |id| ids.push(id));
    for id in ids {
        let (bytes, mask) = row::<G>(options, view, part);
        used.see(bytes);
        assert_eq!(mask[id], 1);
        match G::choose(options, view, part, id).expect("the mask allows it") {
            Chosen::Action(reached) => assert_eq!(reached, action),
            Chosen::Part(more) => part = more,
        }
    }
}

impl Used {
    fn see(&mut self, bytes: Vec<u8>) {
        self.0.iter_mut().zip(bytes).for_each(|(used, byte)| *used |= byte != 0);
    }

    /// Every plane said something at some time.
    fn all_planes<G: Encode>(&self, but: &[&str]) {
        let mut names = BTreeSet::new();
        let mut at = 0;
        for plane in G::PLANES {
            assert!(names.insert(plane.name), "two planes are called {}", plane.name);
            let used = self.0[at..at + plane.len].contains(&true);
            assert_eq!(used, !but.contains(&plane.name), "{}", plane.name);
            at += plane.len;
        }
        assert_eq!(at, G::SIZE);
    }
}

#[test]
fn duel_by_numbers() {
    let used = play::<duel::State>(&duel::Options::default(), &Random, 12);
    used.all_planes::<duel::State>(&["match", "first_game"]);
    let options = duel::Options { match_: duel::Match::Return };
    play::<duel::State>(&options, &Random, 6).all_planes::<duel::State>(&[]);
}

#[test]
fn partners_by_numbers() {
    for seat_card in [partners::SeatCard::A, partners::SeatCard::B] {
        let used = play::<partners::State>(&partners::Options::four(seat_card), &Random, 3);
        used.all_planes::<partners::State>(&["open", "ghost"]);
    }
    let used = play::<partners::State>(&partners::Options::three(partners::Place::W), &Random, 3);
    used.all_planes::<partners::State>(&[]);
}

#[test]
fn london_by_numbers() {
    let options = london::Options::default();
    let mut used = play::<london::State>(&options, &Random, 10);
    // Played at random, hardly anybody ever looks for a cure.
    let novice = london::State::made(Strength::Novice);
    let others = play::<london::State>(&options, &*novice, 10);
    used.see(others.0.into_iter().map(u8::from).collect());
    // Novices know the cure before they try it, and all black tokens lie on tiles once in thousands of games (L4.8).
    used.all_planes::<london::State>(&["turning", "refuted"]);
}

#[test]
fn ids_that_do_not_fit_are_refused() {
    let options = duel::Options::default();
    let mut state = duel::State::new(&options);
    let deal = state.draw(&mut Quick::new(3));
    state.apply(&Move::Chance(deal)).unwrap();
    let view = state.view(Viewer::Seat(Seat(0)));
    for id in [0, 36, 62, usize::MAX] {
        let refused =
            duel::State::choose(&options, &view, duel::Cards::EMPTY, id).expect_err("cards are given");
        assert_eq!(refused.id, id);
    }
    let public = state.view(Viewer::Public);
    assert!(duel::State::choose(&options, &public, duel::Cards::EMPTY, 40).is_err());
}

/// The bytes of a plane.
fn plane<'a, G: Encode>(row: &'a [u8], name: &str) -> &'a [u8] {
    let index = G::PLANES.iter().position(|plane| plane.name == name).expect("there is such a plane");
    let at: usize = G::PLANES[..index].iter().map(|plane| plane.len).sum();
    &row[at..at + G::PLANES[index].len]
}

fn ones(bytes: &[u8]) -> Vec<usize> {
    (0..bytes.len()).filter(|index| bytes[*index] == 1).collect()
}

/// The counts of a plane, each of which has so many bytes.
fn counts(bytes: &[u8], len: usize) -> Vec<usize> {
    bytes.chunks(len).map(|count| count.iter().take_while(|byte| **byte == 1).count()).collect()
}

/// A round told in the words of the record.
fn tell(lines: &[&str]) -> duel::State {
    let options = duel::Options::default();
    let mut state = duel::State::new(&options);
    for line in lines {
        let (who, what) = line.split_once(' ').expect("two words");
        let mv = match who {
            "table" => Move::Chance(duel::State::parse_chance(&options, what).expect("an outcome")),
            side => {
                let seat = Seat(u8::from(side == "hyde"));
                Move::Act(seat, duel::State::parse_action(&options, what).expect("an action"))
            }
        };
        state.apply(&mv).expect("legal");
    }
    state
}

#[test]
fn a_duel_as_it_is_written_by_hand() {
    let deal = "table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,+2 hyde=W3,W4,W5,W6,W7,E1,E2,E3,E4,+3 aside=E5,E6,E7,+4,+5";
    let state =
        tell(&[deal, "jekyll give P1", "hyde give W7", "jekyll play W1", "hyde play W3", "hyde play E1"]);
    let view = state.view(Viewer::Seat(Seat(0)));
    let (row, mask) = row::<duel::State>(state.options(), &view, duel::Cards::EMPTY);
    let plane = |name| ones(plane::<duel::State>(&row, name));
    // Purple cards are 0 to 6, red ones 7 to 13, green ones 14 to 20, potions 21 to 24.
    assert_eq!(plane("hand"), [1, 2, 3, 4, 5, 6, 8, 13, 21]);
    assert_eq!(plane("played"), [7, 25 + 9, 25 + 14]);
    assert_eq!(plane("certain"), [0], "the card that jekyll gave");
    assert_eq!(plane("given"), [0, 25 + 13]);
    assert_eq!(plane("tricks"), [7, 25 + 1, 28 + 9, 53], "W1 led, red, W3, jekyll led");
    assert_eq!(plane("table"), [14, 25 + 2], "E1 led, green; hyde led");
    assert_eq!(plane("order"), [7], "red, then green, so purple is strongest: W E P is the eighth picture");
    assert_eq!(ones(&mask), [1, 2, 3, 4, 5, 6, 8, 13, 21], "no green card: anything");
}

/// The game of a record as far as it has come with this line.
fn until<G: Notation>(record: &str, shelf: &G::Shelf, line: &str) -> G {
    let end = record.find(line).expect("the line is there") + line.len();
    let sheet = game::record::open(&record.as_bytes()[..end]).expect("a header").expect("a whole one");
    sheet.read::<G>(shelf, |_, _| {}).expect("a good record").state
}

#[test]
fn partners_as_it_is_written_by_hand() {
    // n has JT J5 J7 Jx1 HC H6 Hx1, w has JE J6 Jx2 HT HE H3 Hx2. South led J4, and played HB for west; now it is north's turn.
    let record = include_str!("../../../../vectors/playthroughs/partners-a.case");
    let state: partners::State = until(record, &(), "s play HB\n");
    let seen = |seat| row::<partners::State>(state.options(), &state.view(Viewer::Seat(Seat(seat))), ());
    let (row, mask) = seen(0);
    let plane_of = |name| ones(plane::<partners::State>(&row, name));
    // A side has T A B C D E 3 4 5 6 7 x1 x2 x3; places are n e s w, from north's chair.
    assert_eq!(plane_of("hand"), [0, 8, 10, 11, 14 + 3, 14 + 9, 14 + 11]);
    assert_eq!(
        plane_of("tricks"),
        [64 + 7, 64 + 28 + 2, 96 + 16, 96 + 28 + 2],
        "J4 before south, HB before west, both south's"
    );
    assert_eq!(plane_of("leaders"), [2]);
    assert_eq!((plane_of("turn"), plane_of("dealer"), plane_of("team")), (vec![0], vec![1], vec![0, 2]));
    assert_eq!(counts(plane::<partners::State>(&row, "backs"), 7), [4, 3, 3, 4, 3, 2, 3, 4]);
    assert_eq!(
        counts(plane::<partners::State>(&row, "lacking"), 9),
        [2, 2, 0],
        "both teams lack 50, which is 30 or more"
    );
    assert_eq!(ones(&mask), [0, 8, 10, 11, 28, 29, 30], "jekyll's cards, and all three others can be asked");
    // From west's chair the places are w n e s, and hyde's cards come first.
    let (row, mask) = seen(3);
    let plane_of = |name| ones(plane::<partners::State>(&row, name));
    assert_eq!(plane_of("hand"), [0, 5, 6, 12, 14 + 5, 14 + 9, 14 + 12]);
    assert_eq!(plane_of("tricks"), [2, 28 + 3, 96 + 14 + 7, 96 + 28 + 3]);
    assert_eq!((plane_of("leaders"), plane_of("turn"), plane_of("team")), (vec![3], vec![1], vec![0, 2]));
    assert_eq!((plane_of("side"), ones(&mask)), (vec![1], vec![]));
}

#[test]
fn london_as_it_is_written_by_hand() {
    // Hyde has paid 2 + 2 + 3 of his 12 tokens, and trashed the research in Regent's Park, where he stands.
    let record = include_str!("../../../../vectors/playthroughs/london.case");
    let state: london::State = until(record, &london::Shelf::default(), "table token l\n");
    let (row, mask) = row::<london::State>(state.options(), &state.view(Viewer::Seat(Seat(1))), ());
    let plane = |name| plane::<london::State>(&row, name).to_vec();
    let map = &state.options().map;
    let park = map.find("regents-park").expect("it is on the map").index();
    assert_eq!((ones(&plane("pawn")), ones(&plane("trashed"))), (vec![park], vec![park]));
    assert_eq!((plane("side"), plane("mover"), ones(&plane("phase"))), (vec![0, 1], vec![0, 1], vec![2]));
    assert_eq!(ones(&plane("tokens")), [0, 1, 2, 3, 4]);
    assert_eq!(
        counts(&plane("bag"), 4),
        [1, 1, 1, 1, 0, 0],
        "one of each colour, none of the eight white ones"
    );
    assert_eq!(counts(&plane("stock"), 8), [7]);
    assert_eq!(counts(&plane("turn"), 8), [1, 4], "the first turn, and 7 are left: 1, 2, 3, 5 or more");
    assert_eq!(ones(&plane("tiles")).len(), 12);
    assert_eq!(ones(&plane("cures")).len(), 16, "nothing is known of the cures");
    assert_eq!(counts(&plane("closed"), 10), [10; 4]);
    let moves: BTreeSet<usize> = ones(&mask).into_iter().filter(|id| *id < 64).collect();
    let steps: BTreeSet<usize> = ones(&plane("paths")).into_iter().map(|at| at % 64).collect();
    assert_eq!(moves, steps, "with five points hyde goes wherever a path leads");
}
