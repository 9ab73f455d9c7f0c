//! The terminal without a terminal: keys and messages go into the model, and what is drawn is compared with the pictures
//! in `snapshots/`. `UPDATE_EXPECT=1 cargo test -p utterson` draws them anew.

use expect_test::expect_file;
use game::{Entropy, Quick, Seat, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::any::{GameName, Shelves};
use table::clock::ClockRule;
use table::event::Consent;
use table::ids::{CommandId, TableId};
use table::lot::SeatRule;
use table::player::{Level, Name, Occupant};
use table::wire::{ClientMsg, PROTOCOL_VERSION, ServerMsg};
use table::{AnyTable, Command as TableCommand, Input, Request, Setup};

use super::draw::{Ink, Letters, Look, draw};
use super::host::{FromHost, ToHost};
use super::model::{Command, Key, Message, Model, Screen, update};
use super::offer::Reach;
use crate::words::{Language, Words};

/// A table at which everybody else decides at random, and the terminal of one seat.
struct Stage {
    table: AnyTable,
    model: Model,
    quick: Quick,
    told: u64,
}

const UNICODE: Look = Look { ink: Ink::Coloured, letters: Letters::Unicode };

impl Stage {
    fn new(game: GameName, options: &[&str], me: u8) -> Stage {
        Stage::in_language(game, options, me, Language::English)
    }

    fn in_language(game: GameName, options: &[&str], me: u8, language: Language) -> Stage {
        Stage::seated(game, options, (me, SeatRule::AsWeSit), language, u64::from(me) + 11)
    }

    fn seated(
        game: GameName,
        options: &[&str],
        (me, seating): (u8, SeatRule),
        language: Language,
        seed: u64,
    ) -> Stage {
        let seats = match (game, options.contains(&"players=3")) {
            (GameName::Partners, false) => 4,
            (GameName::Partners, true) => 3,
            (GameName::Duel | GameName::London, _) => 2,
        };
        let occupant = |seat| match seat == me {
            true => Occupant::person(Name::clean("Gabriel").unwrap()),
            false => Occupant::Bot { level: Level::try_from("random".to_string()).unwrap() },
        };
        let setup = Setup {
            table: TableId([4; 16]),
            game,
            options: options.iter().map(ToString::to_string).collect(),
            seats: (0..seats).map(occupant).collect(),
            clock: ClockRule::None,
            seating,
        };
        let mut quick = Quick::new(seed);
        let (table, _) = AnyTable::create(setup, &Shelves::default(), &mut quick).unwrap();
        let model = Model::new(Words::of(language), UNICODE, vec![Seat(me)], "test-session".to_string());
        let mut stage = Stage { table, model, quick, told: 0 };
        stage.request(Seat(me), Request::Ready { contribution: None });
        let snapshot = stage.table.snapshot(Viewer::Seat(Seat(me)));
        stage.hear(ServerMsg::Snapshot { protocol: PROTOCOL_VERSION, snapshot });
        stage.news();
        stage
    }

    fn hear(&mut self, message: ServerMsg) {
        assert_eq!(update(&mut self.model, Message::Host(FromHost::Said(Box::new(message)))), []);
    }

    fn news(&mut self) {
        let viewer = Viewer::Seat(self.model.me().unwrap());
        let events = self.table.since(self.told, viewer).unwrap();
        self.told = self.table.head();
        self.hear(ServerMsg::Update { events, position: self.table.position(viewer) });
    }

    fn request(&mut self, seat: Seat, request: Request) {
        let id = CommandId::try_from(format!("stage-{:04}", self.table.head())).unwrap();
        let command = TableCommand { viewer: Viewer::Seat(seat), id, request };
        let step = self.table.handle(Input::Command(command), 0, &mut self.quick);
        assert!(step.answer.is_ok(), "{:?}", step.answer);
    }

    /// Everybody decides at random, the terminal's own seat too, until it looks like this.
    fn until(mut self, there: impl Fn(&Model) -> bool) -> Stage {
        for _ in 0..5000 {
            if there(&self.model) {
                return self;
            }
            let seat = self.table.turn().iter().next().expect("the game is not over yet");
            let legal = self.table.position(Viewer::Seat(seat)).legal;
            let action = legal[self.quick.below(legal.len() as u32) as usize].text.clone();
            let expect = self.table.phase();
            self.request(seat, Request::Move { expect, action });
            self.news();
        }
        panic!("it never looks like this");
    }

    fn press(&mut self, key: Key) -> Vec<Command> {
        update(&mut self.model, Message::Key(key))
    }

    /// The reason why the table refuses what the terminal asked about.
    fn ask_why(&mut self, commands: &[Command]) {
        let [Command::Host(ToHost::Say(seat, ClientMsg::WhyNot { action }))] = commands else {
            panic!("{commands:?}");
        };
        let refusal = self.table.why_not(Viewer::Seat(*seat), action).err();
        self.hear(ServerMsg::Why { action: action.clone(), refusal });
    }

    fn picture(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(&self.model, frame)).unwrap();
        let buffer = terminal.backend().buffer();
        let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(|y| row(y).trim_end().to_string() + "\n").collect()
    }
}

/// Whoever is drawn elsewhere reads what he does as his own, and is offered what he may do there.
#[test]
fn p2_2_who_is_drawn_onto_another_seat_reads_his_own_moves_as_his() {
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let seat = (1, SeatRule::Lot);
        let mut stage = Stage::seated(GameName::Partners, &[], seat, Language::English, seed);
        for _ in 0..2 {
            stage = stage.until(|model| !model.on_turn()).until(Model::on_turn);
            assert!(!stage.model.offer.items.is_empty());
        }
        let position = stage.table.position(Viewer::Public);
        let word = position.seats[1].word.clone().unwrap();
        let record = stage.table.record(Viewer::Public).unwrap();
        let own = record.lines().filter(|line| line.starts_with(&format!("{word} "))).count();
        let told = stage.model.chronicle.sentences();
        let told = told.filter(|told| told.starts_with("You play ") || told.starts_with("You ask ")).count();
        assert!(own >= 1 && told == own, "{record}");
        drawn.insert(word);
    }
    assert_eq!(drawn.len(), 4);
}

fn asks_for(model: &Model, verb: &str) -> bool {
    let table = model.table.as_ref().unwrap();
    table.position.legal.iter().any(|action| action.text.split(' ').next() == Some(verb))
}

fn has_refused(model: &Model) -> bool {
    model.on_turn() && model.offer.items.iter().any(|item| item.reach == Reach::Refused)
}

#[test]
fn duel_give() {
    let mut stage = Stage::new(GameName::Duel, &[], 0).until(|model| asks_for(model, "give"));
    stage.press(Key::Letter('3'));
    stage.press(Key::Letter(' '));
    expect_file!["snapshots/duel-give.txt"].assert_eq(&stage.picture(80, 24));
}

#[test]
fn duel_follow_with_the_reason_for_a_card_that_is_refused() {
    let mut stage =
        Stage::new(GameName::Duel, &[], 0).until(|model| has_refused(model) && asks_for(model, "play"));
    let refused = stage.model.offer.items.iter().position(|item| item.reach == Reach::Refused).unwrap();
    stage.press(Key::Letter(char::from_digit(refused as u32 + 1, 10).unwrap()));
    let commands = stage.press(Key::Choose);
    stage.ask_why(&commands);
    expect_file!["snapshots/duel-follow.txt"].assert_eq(&stage.picture(80, 24));
    expect_file!["snapshots/duel-follow-large.txt"].assert_eq(&stage.picture(120, 40));
}

#[test]
fn duel_a_potion_is_led_with_a_colour() {
    let leads_potion = |model: &Model| model.offer.items.iter().any(|item| item.reach == Reach::Part);
    let mut stage = Stage::new(GameName::Duel, &[], 1).until(leads_potion);
    stage.model.cursor = stage.model.offer.items.iter().position(|item| item.reach == Reach::Part).unwrap();
    let potion = stage.model.offer.items[stage.model.cursor].text.clone();
    assert_eq!(stage.press(Key::Choose), []);
    expect_file!["snapshots/duel-colour.txt"].assert_eq(&stage.picture(80, 24));
    stage.press(Key::Letter('2'));
    let commands = stage.press(Key::Choose);
    let [Command::Host(ToHost::Say(Seat(1), ClientMsg::Do { request: Request::Move { action, .. }, .. }))] =
        commands.as_slice()
    else {
        panic!("{commands:?}");
    };
    assert_eq!(*action, format!("{potion} W"));
    stage.press(Key::Back);
    assert!(stage.model.chosen.is_empty());
}

#[test]
fn duel_swap_and_the_end() {
    let stage = Stage::new(GameName::Duel, &[], 0).until(|model| asks_for(model, "swap"));
    expect_file!["snapshots/duel-swap.txt"].assert_eq(&stage.picture(80, 24));
    let stage = stage.until(Model::is_over);
    expect_file!["snapshots/duel-over.txt"].assert_eq(&stage.picture(80, 24));
}

#[test]
fn partners_turn_and_asked() {
    let stage = Stage::new(GameName::Partners, &[], 2)
        .until(|model| asks_for(model, "ask") && model.chronicle.sentences().len() > 20);
    expect_file!["snapshots/partners-turn.txt"].assert_eq(&stage.picture(80, 24));
    expect_file!["snapshots/partners-turn-large.txt"].assert_eq(&stage.picture(120, 40));
    let stage = stage.until(|model| asks_for(model, "play") && !asks_for(model, "ask"));
    expect_file!["snapshots/partners-asked.txt"].assert_eq(&stage.picture(80, 24));
}

#[test]
fn partners_three_players() {
    let stage = Stage::new(GameName::Partners, &["players=3"], 0);
    let solo = |model: &Model| asks_for(model, "play") && model.offer.items.len() > 12;
    expect_file!["snapshots/partners-solo.txt"].assert_eq(&stage.until(solo).picture(80, 24));
}

#[test]
fn london_in_all_its_phases() {
    let mut stage = Stage::new(GameName::London, &[], 1).until(|model| asks_for(model, "vice"));
    expect_file!["snapshots/london-act.txt"].assert_eq(&stage.picture(80, 24));
    expect_file!["snapshots/london-act-large.txt"].assert_eq(&stage.picture(120, 40));
    stage.model.cursor =
        stage.model.offer.items.iter().position(|item| item.reach == Reach::Refused).unwrap();
    let commands = stage.press(Key::Choose);
    stage.ask_why(&commands);
    expect_file!["snapshots/london-refused.txt"].assert_eq(&stage.picture(80, 24));
    let stage = stage.until(|model| asks_for(model, "pay"));
    expect_file!["snapshots/london-pay.txt"].assert_eq(&stage.picture(80, 24));
    let stage = stage.until(|model| asks_for(model, "raise"));
    expect_file!["snapshots/london-raise.txt"].assert_eq(&stage.picture(80, 24));
    let mut stage = Stage::new(GameName::London, &[], 0).until(|model| asks_for(model, "whiten"));
    assert_eq!(stage.press(Key::Choose), []);
    expect_file!["snapshots/london-whiten.txt"].assert_eq(&stage.picture(80, 24));
    let stage = stage.until(|model| asks_for(model, "research"));
    expect_file!["snapshots/london-jekyll.txt"].assert_eq(&stage.picture(80, 24));
}

#[test]
fn l4_4_where_hyde_has_acted_is_marked_on_the_map_and_said() {
    let has_acted = |model: &Model| match model.table.as_ref().map(|table| &table.board) {
        Some(super::board::Board::London(table)) => {
            asks_for(model, "move") && !table.view.board.acted.is_empty()
        }
        Some(_) | None => false,
    };
    for language in Language::ALL {
        let mut stage = Stage::in_language(GameName::London, &[], 1, language).until(has_acted);
        let picture = stage.picture(80, 24);
        assert!(picture.matches('⊘').count() >= 3, "on the map, below it and beside it: {picture}");
        let said = super::read_out::trick(&stage.model);
        assert_eq!(said.len(), 2, "where the pawn stands, and where hyde has acted: {said:?}");
        if language == Language::English {
            expect_file!["snapshots/london-acted.txt"].assert_eq(&picture);
            stage.model.look = Look { ink: Ink::Black, letters: Letters::Ascii };
            assert!(stage.picture(80, 24).matches('@').count() >= 3);
        }
    }
}

#[test]
fn french_and_german() {
    let french = Stage::in_language(GameName::Duel, &[], 0, Language::French)
        .until(|model| asks_for(model, "play") && model.chronicle.sentences().len() > 6);
    expect_file!["snapshots/duel-french.txt"].assert_eq(&french.picture(80, 24));
    let german =
        Stage::in_language(GameName::London, &[], 1, Language::German).until(|model| asks_for(model, "vice"));
    expect_file!["snapshots/london-german.txt"].assert_eq(&german.picture(80, 24));
}

#[test]
fn a_window_that_is_too_small_takes_no_keys() {
    let mut stage = Stage::new(GameName::Duel, &[], 0);
    update(&mut stage.model, Message::Resized(79, 24));
    let before = stage.model.cursor;
    for key in
        [Key::Next, Key::Letter('5'), Key::Letter(' '), Key::Choose, Key::Letter('R'), Key::Letter('u')]
    {
        assert_eq!(stage.press(key), []);
    }
    assert_eq!((stage.model.cursor, stage.model.screen), (before, Screen::Table));
    assert_eq!(stage.press(Key::Letter('q')), [Command::Quit]);
    update(&mut stage.model, Message::Resized(80, 24));
    stage.press(Key::Next);
    assert_ne!(stage.model.cursor, before);
}

#[test]
fn the_help_of_london_explains_its_signs() {
    for language in Language::ALL {
        let mut stage = Stage::in_language(GameName::London, &[], 1, language);
        stage.press(Key::Letter('?'));
        let picture = stage.picture(80, 24);
        for sign in ["⌂", "✚", "◆", "◇", "✖", "⊘", "▪", " w ", " l ", " p ", " e "] {
            assert!(picture.contains(sign), "{sign} is missing: {picture}");
        }
        let help = stage.model.words.say("terminal-london-help", &[]);
        assert!(help.lines().all(|line| line.chars().count() <= 68), "a line that wraps: {help}");
    }
    let mut stage = Stage::new(GameName::London, &[], 1);
    stage.press(Key::Letter('?'));
    expect_file!["snapshots/london-help.txt"].assert_eq(&stage.picture(80, 24));
}

#[test]
fn help_resigning_and_a_window_that_is_too_small() {
    let mut stage = Stage::new(GameName::Duel, &[], 0);
    stage.press(Key::Letter('?'));
    expect_file!["snapshots/help.txt"].assert_eq(&stage.picture(80, 24));
    stage.press(Key::Choose);
    stage.press(Key::Letter('R'));
    expect_file!["snapshots/resign.txt"].assert_eq(&stage.picture(80, 24));
    assert_eq!(stage.press(Key::Letter('x')), []);
    stage.press(Key::Letter('R'));
    assert!(matches!(
        stage.press(Key::Letter('y')).as_slice(),
        [Command::Host(ToHost::Say(_, ClientMsg::Do { request: Request::Resign, .. }))]
    ));
    expect_file!["snapshots/too-small.txt"].assert_eq(&stage.picture(60, 10));
}

#[test]
fn every_size_of_a_window_can_be_drawn() {
    let games = [(GameName::Duel, 30), (GameName::Partners, 30), (GameName::London, 60)];
    for (game, sentences) in games {
        let stage = Stage::new(game, &[], 0)
            .until(|model| model.on_turn() && model.chronicle.sentences().len() > sentences);
        for (width, height) in
            [(1, 1), (79, 24), (80, 23), (80, 24), (81, 25), (100, 30), (200, 24), (80, 70), (250, 90)]
        {
            assert_eq!(stage.picture(width, height).lines().count(), usize::from(height));
        }
    }
}

#[test]
fn a_terminal_with_ascii_letters_and_no_colour_shows_the_same_table() {
    for (game, me) in [(GameName::Duel, 0), (GameName::Partners, 2), (GameName::London, 1)] {
        let mut stage = Stage::in_language(game, &[], me, Language::French)
            .until(|model| model.on_turn() && model.chronicle.sentences().len() > 12);
        stage.model.look = Look { ink: Ink::Black, letters: Letters::Ascii };
        let picture = stage.picture(80, 24);
        assert!(picture.is_ascii(), "{picture}");
        assert!(!picture.contains('?') || picture.matches('?').count() <= 8, "{picture}");
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| draw(&stage.model, frame)).unwrap();
        let colours = terminal.backend().buffer().content.iter().filter(|cell| {
            cell.fg != ratatui::style::Color::Reset || cell.bg != ratatui::style::Color::Reset
        });
        assert_eq!(colours.count(), 0);
        if game == GameName::Duel {
            expect_file!["snapshots/duel-ascii.txt"].assert_eq(&picture);
        }
    }
}

#[test]
fn people_at_one_terminal_have_a_curtain_between_them() {
    let mut stage = Stage::new(GameName::Duel, &[], 0);
    stage.model.home = vec![Seat(0), Seat(1)];
    let mut stage = stage.until(|model| matches!(model.screen, Screen::Curtain(Seat(1))));
    let picture = stage.picture(80, 24);
    expect_file!["snapshots/curtain.txt"].assert_eq(&picture);
    for card in ["Pride", "Wrath", "Envy", "Potion"] {
        assert!(!picture.contains(card), "{picture}");
    }
    assert_eq!(stage.press(Key::Next), [], "nothing can be done behind the curtain");
    assert_eq!(stage.press(Key::Choose), [Command::Host(ToHost::Look(Seat(1)))]);
    assert!(stage.model.table.is_none(), "the other hand is forgotten before the next is shown");
}

#[test]
fn somebody_who_would_like_to_take_a_decision_back_is_answered() {
    let mut stage = Stage::new(GameName::Duel, &[], 0);
    assert!(stage.press(Key::Letter('y')).is_empty(), "nobody has asked");
    let mut position = stage.table.position(Viewer::Seat(Seat(0)));
    position.take_back = Some(Seat(1));
    stage.hear(ServerMsg::Update { events: Vec::new(), position });
    assert!(super::read_out::prompt(&stage.model).contains("y agrees"));
    for (key, consent) in [('y', Consent::Granted), ('x', Consent::Refused)] {
        let commands = stage.press(Key::Letter(key));
        let [Command::Host(ToHost::Say(Seat(0), ClientMsg::Do { request, .. }))] = commands.as_slice() else {
            panic!("{commands:?}");
        };
        assert_eq!(*request, Request::AnswerTakeBack { consent });
    }
}

#[test]
fn leaving_is_possible_everywhere() {
    let mut stage = Stage::new(GameName::London, &[], 1);
    for screen in [Screen::Table, Screen::Help, Screen::Curtain(Seat(0)), Screen::Resign] {
        stage.model.screen = screen;
        assert_eq!(update(&mut stage.model, Message::Key(Key::Leave)), [Command::Quit]);
    }
}

#[test]
fn what_is_typed_and_not_understood_says_what_can_be_done() {
    let mut stage = Stage::new(GameName::Duel, &[], 0).until(|model| asks_for(model, "play"));
    for line in ["99", "x", "0", "-1", "\u{7}", "1 2 3 4"] {
        let commands = update(&mut stage.model, Message::Typed(line.to_string()));
        match commands.as_slice() {
            [] => assert!(stage.model.notice.take().is_some(), "{line}"),
            [Command::Host(ToHost::Say(_, ClientMsg::WhyNot { .. }))] => stage.ask_why(&commands),
            other => panic!("{line}: {other:?}"),
        }
    }
}

#[test]
fn a_hint_is_a_legal_action_with_a_reason() {
    for (game, me) in [(GameName::Duel, 0), (GameName::Partners, 1), (GameName::London, 1)] {
        let stage = Stage::new(game, &[], me)
            .until(|model| model.table.as_ref().is_some_and(|table| table.position.legal.len() > 2));
        let table = stage.model.table.as_ref().unwrap();
        let hint = super::hint::hint(&table.board).expect("a hint");
        assert!(table.position.legal.iter().any(|legal| legal.text == hint.action), "{hint:?}");
        assert_eq!(super::hint::hint(&table.board), Some(hint.clone()), "the same view, the same hint");
        let sentence = super::read_out::hint(&stage.model, &hint);
        assert!(sentence.starts_with("Hint: ") && sentence.ends_with('.'), "{sentence}");
    }
}

#[test]
fn everything_that_can_be_read_out_is_said_in_every_language() {
    use super::read_out::{clocks, hand, moves, others, score, trick};
    for language in Language::ALL {
        for (game, options) in [
            (GameName::Duel, &[][..]),
            (GameName::Partners, &[]),
            (GameName::Partners, &["players=3"]),
            (GameName::London, &[]),
        ] {
            let stage = Stage::in_language(game, options, 0, language).until(Model::on_turn);
            for read_out in [hand, trick, score, others, moves, clocks] {
                let lines = read_out(&stage.model);
                assert!(!lines.is_empty() && lines.iter().all(|line| !line.is_empty()), "{lines:?}");
            }
        }
    }
}

/// One who plays several hands is seen to do so, as long as he does.
#[test]
fn one_person_at_several_seats_is_named() {
    for (language, sentence) in [
        (Language::English, "One person plays for"),
        (Language::French, "Une seule personne joue pour"),
        (Language::German, "spielt eine einzige Person"),
    ] {
        let mut stage = Stage::in_language(GameName::Partners, &[], 0, language);
        let present = vec![Seat(0), Seat(1), Seat(3)];
        let presence = |shared| ServerMsg::Presence { present: present.clone(), watching: 0, shared };
        stage.hear(presence(vec![vec![Seat(1), Seat(3)]]));
        let names = stage.model.names();
        let said = super::read_out::shared(&stage.model);
        assert!(said.len() == 1 && said[0].contains(sentence), "{said:?}");
        assert!(said[0].contains(&names[1]) && said[0].contains(&names[3]), "{said:?}");
        let seen = |stage: &Stage| {
            let picture: String = stage.picture(120, 40).split_whitespace().collect();
            sentence.split(' ').all(|word| picture.contains(word))
        };
        assert!(seen(&stage), "{}", stage.picture(120, 40));
        stage.hear(presence(Vec::new()));
        assert!(!seen(&stage), "{}", stage.picture(120, 40));
    }
}

#[test]
fn the_line_of_keys_fits_into_the_smallest_window() {
    for language in Language::ALL {
        let keys = Words::of(language).say("terminal-keys", &[]);
        assert!(keys.chars().count() < usize::from(super::draw::WIDTH_MIN), "{keys}");
    }
}

#[test]
fn every_message_of_the_terminal_is_used() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/play");
    let mut sources = std::fs::read_to_string(format!("{folder}.rs")).unwrap();
    for folder in ["", "/draw", "/model", "/remote"].map(|part| format!("{folder}{part}")) {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
                sources.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    let (_, catalogue) =
        *Language::English.catalogues().iter().find(|(name, _)| *name == "terminal").unwrap();
    let ids = catalogue
        .lines()
        .filter(|line| line.starts_with("terminal-"))
        .filter_map(|line| line.split(' ').next());
    for id in ids {
        // Said by its whole id, or made from its beginning and a word.
        let beginnings = id.match_indices('-').map(|(at, _)| format!("\"{}{{", &id[..=at]));
        let made = beginnings.into_iter().any(|beginning| sources.contains(&beginning));
        assert!(sources.contains(&format!("\"{id}\"")) || made, "{id} is never said");
    }
}
