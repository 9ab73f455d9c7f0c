//! How the tests tell a story: a fragment of a record, or just the cards in the order in which they fall.

use game::record::{self, BadRecord, Reason};
use game::{Game, Move, Notation, Refusal, Seat, Viewer};
use partners::{Action, Card, Cards, Illegal, Note, Options, Phase, State};

/// Four players, and the hands of most stories. North and south are jekyll; west deals, so north leads.
///
/// ```text
///                 n  JA J3 J7 Jx1 · HB H4 Hx2
/// w  JD J4 Jx3 · HD HE H6 Hx3     e  JT JB J6 · HA H3 H7 Hx1
///                 s  JC JE J5 Jx2 · HT HC H5
/// ```
pub const FOUR: &str = "
    table teams n=jekyll e=hyde s=jekyll w=hyde
    table deal dealer=w n=JA,J3,J7,Jx1,HB,H4,Hx2 e=JT,JB,J6,HA,H3,H7,Hx1 s=JC,JE,J5,Jx2,HT,HC,H5 w=JD,J4,Jx3,HD,HE,H6,Hx3";

/// Three players with the same hands: Ann at north is alone, the ghost's cards lie at south, Bob and Cy are jekyll.
pub const THREE: &str = "
    table seats n=Ann e=Bob w=Cy
    table solo n
    table deal dealer=w n=JA,J3,J7,Jx1,HB,H4,Hx2 e=JT,JB,J6,HA,H3,H7,Hx1 s=JC,JE,J5,Jx2,HT,HC,H5 w=JD,J4,Jx3,HD,HE,H6,Hx3";

pub const HEADER_FOUR: &str = "
    utterson 1
    game partners
    player n Ann
    player e Bob
    player s Cy
    player w Dot
    ---";

pub const HEADER_THREE: &str = "
    utterson 1
    game partners
    option players=3
    player n Ann
    player e Bob
    player w Cy
    ---";

/// The game after these lines, four players with the hands of [`FOUR`].
pub fn four(lines: &str) -> State {
    read(&[HEADER_FOUR, FOUR, lines]).expect("a story that keeps the rules")
}

/// The game after these lines, three players with the hands of [`THREE`].
pub fn three(lines: &str) -> State {
    read(&[HEADER_THREE, THREE, lines]).expect("a story that keeps the rules")
}

/// Reads a record told in several parts, with as much space around its lines as the eye likes.
pub fn read(parts: &[&str]) -> Result<State, BadRecord<Illegal>> {
    let lines: Vec<&str> = parts.iter().flat_map(|part| part.lines()).map(str::trim).collect();
    let file = lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    let sheet = record::open(file.as_bytes())?.expect("a whole header");
    sheet.read::<State>(&(), |_, _| {}).map(|record| record.state)
}

/// Rule and code of the refusal with which the last line of a record is met, four players.
pub fn refused_four(lines: &str) -> String {
    refused(&[HEADER_FOUR, FOUR, lines])
}

/// The same with three players.
pub fn refused_three(lines: &str) -> String {
    refused(&[HEADER_THREE, THREE, lines])
}

/// Rule, code and parameters of the refusal that a record is met with: `P3.1 wrong-side card=HB side=jekyll`.
pub fn refused(parts: &[&str]) -> String {
    match read(parts) {
        Err(BadRecord { reason: Reason::Illegal(illegal), .. }) => told(&illegal),
        Err(BadRecord { reason: Reason::Format(fault), .. }) => panic!("a fault of format: {fault}"),
        Ok(_) => panic!("a record that should be refused"),
    }
}

/// A refusal in words.
pub fn told(illegal: &Illegal) -> String {
    let parameters = illegal.parameters().into_iter().map(|(key, value)| format!(" {key}={value}"));
    format!("{} {}{}", illegal.rule(), illegal.code(), parameters.collect::<String>())
}

/// What the seat may do, as the record writes it.
pub fn legal(state: &State, seat: u8) -> String {
    let actions = state.choices(Seat(seat));
    assert_eq!(
        actions,
        <State as Game>::legal(state.options(), &state.view(Viewer::Seat(Seat(seat)))),
        "both ways to ask"
    );
    let words = actions.into_iter().map(|action| State::write_action(state.options(), action));
    words.collect::<Vec<_>>().join(", ")
}

/// Lets these cards fall one after the other: whoever does not hold the card asks the place that does. Says what
/// followed, as the record writes it.
pub fn falls(state: &mut State, cards: &str) -> String {
    let notes = followed(state, cards);
    let names = ["Ann", "Bob", "Cy"].map(String::from);
    let text = notes.iter().map(|note| State::write_note(state.options(), note, &names));
    text.collect::<Vec<_>>().join(", ")
}

/// The same, and what followed as clients are told it.
pub fn followed(state: &mut State, cards: &str) -> Vec<Note> {
    let mut notes = Vec::new();
    for card in cards.split_whitespace() {
        let card: Card = card.parse().expect("a card");
        if !decider(state).1.contains(&Action::Play(card)) {
            let holder = partners::Place::ALL.into_iter().find(|place| state.cards(*place).contains(card));
            notes.extend(act(state, Action::Ask(holder.expect("somebody holds the card"))));
        }
        notes.extend(act(state, Action::Play(card)));
    }
    notes
}

fn decider(state: &State) -> (Seat, Vec<Action>) {
    let seat = state.turn().seats().iter().next().expect("somebody decides");
    (seat, state.choices(seat))
}

fn act(state: &mut State, action: Action) -> Vec<Note> {
    let (seat, _) = decider(state);
    state.apply(&Move::Act(seat, action)).unwrap_or_else(|illegal| panic!("{action:?}: {}", told(&illegal)))
}

/// A set of cards: `J5 HD`.
pub fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|card| card.parse::<Card>().expect("a card")).collect()
}

/// The hand that is being played, or the last one.
pub fn hand(state: &State) -> partners::Hand {
    match state.board().phase {
        Phase::Play(hand) | Phase::Over(hand) => hand,
        Phase::Lot { .. } | Phase::FirstDeal { .. } | Phase::Deal { .. } => panic!("no hand"),
    }
}

/// The hands of [`FOUR`] again, in a game to that target.
pub fn four_to(target: u32) -> State {
    let option = format!("utterson 1\ngame partners\noption target={target}");
    let players = "player n Ann\nplayer e Bob\nplayer s Cy\nplayer w Dot\n---";
    let state = read(&[&option, players, FOUR]).expect("a story that keeps the rules");
    assert_eq!(state.options(), &Options::default().to(target));
    state
}

/// Seven tricks with both transformations in a row, for [`FOUR`]:
///
/// ```text
/// n leads  JA HA J3 H3     jekyll takes  8 points
/// n leads  J7 HB J6 H4     hyde takes   18
/// e leads  Hx3 JD Hx1 Jx1  jekyll takes  1, and Jx1
/// s leads  JT HC J4 H5     stay on the table
/// s leads  Jx3 HT JB HD    stay on the table
/// w leads  H6 J5 H7 JE     jekyll takes all twelve: 31, and Jx3
/// s leads  JC HE Jx2 Hx2   jekyll takes  2, and Jx2
/// ```
///
/// 42 × 6 = 252 for jekyll; hyde has 18 points and no deed.
pub const BOTH_TRANSFORMATIONS: &str = "
    JA HA J3 H3   J7 HB J6 H4   Hx3 JD Hx1 Jx1   JT HC J4 H5   Jx3 HT JB HD   H6 J5 H7 JE   JC HE Jx2 Hx2";

/// Seven tricks, for [`FOUR`], that bring both teams 30 points and their deed of factor 1:
///
/// ```text
/// n leads  JA Hx2 Jx1 Hx3  jekyll takes  1, and Jx1
/// n leads  J7 H7 J6 H5     jekyll takes 25: the first of four scenes wins
/// n leads  JB HE JC HD     jekyll takes  4
/// n leads  J3 HA J4 H3     hyde takes   11
/// e leads  HB JD H4 JE     hyde takes    7
/// e leads  HT JT H6 J5     stay on the table
/// e leads  HC Jx2 Hx1 Jx3  hyde takes all eight: 12, and Hx1
/// ```
pub const EQUAL: &str = "
    JA Hx2 Jx1 Hx3   J7 H7 J6 H5   JB HE JC HD   J3 HA J4 H3   HB JD H4 JE   HT JT H6 J5   HC Jx2 Hx1 Jx3";

/// The same seven tricks with flask and top hat exchanged, for a story in which hyde leads.
pub fn exchanged(tricks: &str) -> String {
    let exchange = |letter| match letter {
        'J' => 'H',
        'H' => 'J',
        other => other,
    };
    tricks.chars().map(exchange).collect()
}
