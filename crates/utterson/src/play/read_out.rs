//! Everything that can be read out: the prompt, the hand, the trick, the score, the others, the moves, a refusal, a
//! hint. In sentences, for the line below the table and for plain mode.

use game::{Seat, Viewer};
use partners::{BySide, Totals};
use table::refused::Refused;
use table::seen::{SeatFace, Stage};

use super::board::{Board, London};
use super::hint::{Hint, Reason};
use super::host::Trouble;
use super::model::{Model, Screen};
use super::offer::Ground;
use crate::words::Words;

/// What the game waits for, as far as it concerns the player.
pub fn prompt(model: &Model) -> String {
    let say = |id: &str| model.words.say(id, &[]);
    let (Some(table), Some(ground)) = (&model.table, model.ground()) else {
        return say("terminal-connecting");
    };
    match &table.position.stage {
        Stage::Gathering => {
            return match &model.invitation {
                Some(link) => model.words.say("terminal-invitation", &[("link", link.clone())]),
                None => say("terminal-gathering"),
            };
        }
        Stage::Over { .. } => return say("terminal-over"),
        Stage::Playing => {}
    }
    let names = model.names();
    if let Some(seat) = model.take_back_asked() {
        return model.words.say("terminal-take-back", &[("who", names[seat.index()].clone())]);
    }
    if !model.on_turn() {
        let waited: Vec<String> =
            table.position.turn.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
        return model.words.say("terminal-waiting", &[("who", waited.join(", "))]);
    }
    if !model.chosen.is_empty() {
        return model.words.say("terminal-more", &[("action", ground.label_of(&model.chosen))]);
    }
    match &table.board {
        Board::None => String::new(),
        Board::Partners(view) => prompt_partners(&ground, view),
        Board::Duel(view) => prompt_duel(model, view),
        Board::London(table) => prompt_london(&ground, table),
    }
}

/// Who plays for several seats: whoever plays against him should know.
pub fn shared(model: &Model) -> Vec<String> {
    let names = model.names();
    let called = |seats: &Vec<Seat>| -> Vec<String> {
        seats.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect()
    };
    let sentence = |seats| model.words.say("terminal-shared", &[("names", called(seats).join(", "))]);
    model.shared.iter().map(sentence).collect()
}

/// What is so for a while, and is not in the chronicle.
pub fn standing(model: &Model) -> Vec<String> {
    shared(model).into_iter().chain(absentee(model)).collect()
}

/// Who is waited for and is not here, and what can be done about it.
fn absentee(model: &Model) -> Option<String> {
    let name = model.names().get(model.absentee()?.index()).cloned()?;
    Some(model.words.say("terminal-absentee", &[("who", name)]))
}

/// What is left to say when the player leaves: that the game is kept; or how it ended, and where its record lies.
pub fn farewell(model: &Model) -> Vec<String> {
    if !model.is_over() {
        let kept = (!model.home.is_empty()).then(|| model.words.say("terminal-kept", &[]));
        return kept.into_iter().collect();
    }
    let result = model.chronicle.sentences().last().map(ToString::to_string);
    result.into_iter().chain(review(model)).collect()
}

/// Where the record of a game that is over lies, and how to look at it again.
pub fn review(model: &Model) -> Option<String> {
    let file = model.record.as_ref()?.display().to_string();
    Some(model.words.say("terminal-recorded", &[("file", file)]))
}

/// The prompt of plain mode: at the curtain nothing else is said.
pub fn plain_prompt(model: &Model) -> String {
    match model.screen {
        Screen::Curtain(seat) => {
            let who = ("who", model.names().get(seat.index()).cloned().unwrap_or_default());
            model.words.say("terminal-curtain-key", &[who])
        }
        Screen::Table | Screen::Help | Screen::Resign => prompt(model),
    }
}

/// What is wrong with the line.
pub fn trouble(words: &Words, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Reconnecting => words.say("terminal-reconnecting", &[]),
        Trouble::Lost(reason) => words.say("terminal-lost", &[("reason", reason.clone())]),
        Trouble::Program(code) => words.say("terminal-program-failed", &[("code", code.to_string())]),
        Trouble::Closed => words.say("terminal-closed", &[]),
    }
}

fn prompt_partners(ground: &Ground<'_>, view: &partners::View) -> String {
    let Some(hand) = view.board.hand() else { return String::new() };
    let side = ("side", ground.words.say(&format!("partners-side-{}.short", hand.side()), &[]));
    let who = ("who", ground.at_place(hand.turn));
    match hand.deciding {
        partners::Deciding::Turn => ground.words.say("terminal-partners-turn", &[side]),
        partners::Deciding::Asked(_) => ground.words.say("terminal-partners-asked", &[side, who]),
    }
}

fn prompt_duel(model: &Model, view: &duel::View) -> String {
    let words = &model.words;
    if let Some((verb, count)) = &model.offer.several {
        return words.say(&format!("terminal-duel-{verb}"), &[("count", count.to_string())]);
    }
    match view.board.phase {
        duel::Phase::Follow { led, .. } => {
            let colour = words.say(&format!("duel-colour-{}", led.colour), &[]);
            words.say("terminal-duel-follow", &[("colour", colour)])
        }
        duel::Phase::Lead(_)
        | duel::Phase::Deal
        | duel::Phase::Give(_)
        | duel::Phase::Swap { .. }
        | duel::Phase::Over(_) => words.say("terminal-duel-lead", &[]),
    }
}

fn prompt_london(ground: &Ground<'_>, London { options, view }: &London) -> String {
    let words = ground.words;
    match view.board.phase {
        london::Phase::Pay { due, .. } => {
            let points = ("points", due.total().to_string());
            match due.demand {
                None => words.say("terminal-london-pay", &[points]),
                Some(colour) => {
                    let colour = ("colour", words.say(&format!("london-colour-{colour}"), &[]));
                    words.say("terminal-london-pay-demand", &[points, colour])
                }
            }
        }
        london::Phase::Raise { to, .. } => {
            let place = words.place(&options.map[to].name);
            words.say("terminal-london-raise", &[("place", place.to_string())])
        }
        london::Phase::Window => words.say("terminal-london-window", &[]),
        london::Phase::Discard => words.say("terminal-london-discard", &[]),
        london::Phase::Whites => words.say("terminal-london-whites", &[]),
        london::Phase::Lift { .. } => words.say("terminal-london-lift", &[]),
        london::Phase::Act
        | london::Phase::Setup
        | london::Phase::Toll { .. }
        | london::Phase::Draw { .. }
        | london::Phase::Trash(_)
        | london::Phase::Steal
        | london::Phase::Penalty
        | london::Phase::Over(_) => {
            words.say("terminal-london-act", &[("points", view.board.pool.points().to_string())])
        }
    }
}

/// The player's cards.
pub fn hand(model: &Model) -> Vec<String> {
    let Some(ground) = model.ground() else { return Vec::new() };
    let words = ground.words;
    let list = |game: &str, cards: &mut dyn Iterator<Item = String>| {
        let names: Vec<String> = cards.map(|card| words.card(game, &card).unwrap_or(card)).collect();
        if names.is_empty() { words.say("terminal-nothing", &[]) } else { names.join(", ") }
    };
    match ground.board {
        Board::None => Vec::new(),
        Board::Duel(view) => match &view.known {
            duel::Known::Nothing => Vec::new(),
            duel::Known::Own(own) => {
                let cards = list("duel", &mut own.hand.iter().map(|card| card.to_string()));
                vec![words.say("terminal-hand", &[("cards", cards)])]
            }
        },
        Board::Partners(view) => {
            let of = |side: partners::Side| {
                let cards = list("partners", &mut view.hand.of(side).iter().map(|card| card.to_string()));
                let side = words.say(&format!("partners-side-{side}.short"), &[]);
                words.say("terminal-hand-side", &[("side", side), ("cards", cards)])
            };
            partners::Side::BOTH.map(of).into()
        }
        Board::London(table) => {
            let Some((_, hand)) = table.view.player() else { return Vec::new() };
            vec![words.say("terminal-hand", &[("cards", vices(words, hand))])]
        }
    }
}

/// "Wrath 2, Envy 1".
pub fn vices(words: &Words, counts: london::Counts) -> String {
    let colours = counts.colours();
    let each = colours.map(|colour| {
        format!("{} {}", words.say(&format!("london-colour-{colour}"), &[]), counts.of(colour))
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() { words.say("terminal-nothing", &[]) } else { each.join(", ") }
}

/// What lies on the table.
pub fn trick(model: &Model) -> Vec<String> {
    let Some(ground) = model.ground() else { return Vec::new() };
    let lies = |game: &str, card: String, who: String| {
        let card = ground.words.card(game, &card).unwrap_or(card);
        ground.words.say("terminal-trick-card", &[("card", card), ("who", who)])
    };
    let role = |role: game::Side| ground.name_of(role.word());
    let lines: Vec<String> = match ground.board {
        Board::None => Vec::new(),
        Board::Duel(view) => match view.board.phase {
            duel::Phase::Follow { leader, led } => vec![lies("duel", led.card.to_string(), role(leader))],
            duel::Phase::Swap { trick, .. } => {
                game::Side::BOTH.map(|each| lies("duel", trick.card_of(each).to_string(), role(each))).into()
            }
            duel::Phase::Lead(_) | duel::Phase::Deal | duel::Phase::Give(_) | duel::Phase::Over(_) => {
                Vec::new()
            }
        },
        Board::Partners(view) => {
            let played = view.board.hand().map_or(&[][..], |hand| hand.trick());
            let lies = |played: &partners::Played| {
                lies("partners", played.card.to_string(), ground.at_place(played.turn))
            };
            played.iter().map(lies).collect()
        }
        Board::London(table) => {
            let board = &table.view.board;
            let place = ground.words.place(&table.options.map[board.pawn].name);
            let pawn = ground.words.say("terminal-london-pawn", &[("place", place.to_string())]);
            let places = ("places", acted(ground.words, table));
            let acted = || ground.words.say("terminal-london-acted", &[places]);
            [pawn].into_iter().chain((!board.acted.is_empty()).then(acted)).collect()
        }
    };
    if lines.is_empty() { vec![ground.words.say("terminal-trick-none", &[])] } else { lines }
}

/// L4.4: the places where hyde has acted this turn and may not again yet.
pub fn acted(words: &Words, table: &London) -> String {
    let name = |location: london::Location| words.place(&table.options.map[location].name);
    table.view.board.acted.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// How the game stands.
pub fn score(model: &Model) -> Vec<String> {
    let Some(ground) = model.ground() else { return Vec::new() };
    let words = ground.words;
    match ground.board {
        Board::None => Vec::new(),
        Board::Duel(view) => {
            let board = &view.board;
            vec![words.say(
                "terminal-duel-score",
                &[
                    ("round", board.track.round.to_string()),
                    ("marker", board.track.marker.to_string()),
                    ("jekyll", board.taken.jekyll.to_string()),
                    ("hyde", board.taken.hyde.to_string()),
                ],
            )]
        }
        Board::Partners(view) => score_partners(&ground, view),
        Board::London(table) => {
            let board = &table.view.board;
            let cured: Vec<String> = board
                .cured
                .iter()
                .map(|recipe| words.say(&format!("london-colour-{}", recipe.column()), &[]))
                .collect();
            let cured = if cured.is_empty() { words.say("terminal-nothing", &[]) } else { cured.join(", ") };
            vec![words.say(
                "terminal-london-score",
                &[("turn", board.turn.to_string()), ("cured", cured), ("black", vices(words, board.turned))],
            )]
        }
    }
}

fn score_partners(ground: &Ground<'_>, view: &partners::View) -> Vec<String> {
    let words = ground.words;
    let mut lines = vec![match view.board.totals {
        Totals::Teams(BySide { jekyll, hyde }) => words
            .say("terminal-partners-totals", &[("jekyll", jekyll.to_string()), ("hyde", hyde.to_string())]),
        Totals::Players(totals) => {
            let each = ground.names.iter().zip(totals).map(|((_, name), total)| {
                words.say("told-pair", &[("key", name.clone()), ("value", total.to_string())])
            });
            each.collect::<Vec<_>>().join(", ")
        }
    }];
    if let Some(hand) = view.board.hand() {
        lines.extend(partners::Side::BOTH.map(|side| {
            let pile = hand.piles[side];
            words.say(
                "terminal-partners-hand-score",
                &[
                    ("side", words.say(&format!("partners-side-{side}.short"), &[])),
                    ("points", partners::score::points(pile).to_string()),
                    ("factor", partners::score::factor(side, pile).to_string()),
                ],
            )
        }));
    }
    lines
}

/// What everybody can see of the others.
pub fn others(model: &Model) -> Vec<String> {
    let Some(ground) = model.ground() else { return Vec::new() };
    let words = ground.words;
    match ground.board {
        Board::None => Vec::new(),
        Board::Duel(view) => {
            let each = |role: game::Side| {
                let cards = ("count", view.board.hand_size(role).to_string());
                words.say("terminal-holds", &[("who", ground.name_of(role.word())), cards])
            };
            game::Side::BOTH.map(each).into()
        }
        Board::Partners(view) => {
            let Some(hand) = view.board.hand() else { return Vec::new() };
            let me = match view.viewer {
                Viewer::Seat(_) => view.place(),
                Viewer::Public => None,
            };
            let others = partners::Place::ALL.into_iter().filter(|place| Some(*place) != me);
            let each = |place: partners::Place| {
                let backs = hand.backs[place];
                words.say(
                    "terminal-partners-backs",
                    &[
                        ("who", ground.at_place(place)),
                        ("jekyll", backs.jekyll.to_string()),
                        ("hyde", backs.hyde.to_string()),
                    ],
                )
            };
            others.map(each).collect()
        }
        Board::London(table) => {
            let board = &table.view.board;
            let holds = |side: london::Side| {
                let count = ("count", board.held[side].to_string());
                words.say("terminal-holds", &[("who", ground.name_of(side.word())), count])
            };
            let row = |id: &str, cards| {
                let value = vices(words, cards);
                words.say("told-pair", &[("key", words.say(id, &[])), ("value", value)])
            };
            let [jekyll, hyde] = london::Side::BOTH.map(holds);
            vec![
                jekyll,
                hyde,
                row("london-row-apothecary", board.apothecary),
                row("london-row-displaced", board.displaced),
            ]
        }
    }
}

/// How much time everybody has left.
pub fn clocks(model: &Model) -> Vec<String> {
    let Some(table) = &model.table else { return Vec::new() };
    let seats = table.position.seats.iter().zip(model.names());
    let clock = |(seat, who): (&SeatFace, String)| {
        let seconds = seat.clock?.left_ms / 1000;
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        Some(model.words.say("terminal-clock", &[("who", who), ("time", time)]))
    };
    let clocks: Vec<String> = seats.filter_map(clock).collect();
    if clocks.is_empty() { vec![model.words.say("terminal-no-clock", &[])] } else { clocks }
}

/// Everything that may be chosen, numbered as plain mode reads it.
pub fn moves(model: &Model) -> Vec<String> {
    let Some(ground) = model.ground() else { return Vec::new() };
    let numbered = |(index, text): (usize, &&str)| format!("{}. {}", index + 1, ground.describe(text));
    let moves: Vec<String> = ground.legal.iter().enumerate().map(numbered).collect();
    if moves.is_empty() { vec![prompt(model)] } else { moves }
}

/// Why something was refused.
pub fn refusal(words: &Words, game: &str, refused: &Refused) -> String {
    if let Refused::Illegal(illegal) = refused {
        let parameters: Vec<(&String, String)> =
            illegal.parameters.iter().map(|(key, value)| (key, value.clone())).collect();
        return words.reason(game, &illegal.reason, &parameters, &illegal.rule);
    }
    let said = if let Refused::Unreadable { reason, .. } | Refused::BadOptions { reason } = refused {
        reason
    } else {
        ""
    };
    words.say(&format!("table-refused-{}", refused.code()), &[("reason", said.to_string())])
}

/// What can be done, for who typed something else.
pub fn not_understood(model: &Model) -> String {
    if model.is_over() {
        return model.words.say("terminal-over", &[]);
    }
    let count = model.table.as_ref().map_or(0, |table| table.position.legal.len());
    match count {
        0 => model.words.say("terminal-not-understood-waiting", &[]),
        _some => model.words.say("terminal-not-understood", &[("count", count.to_string())]),
    }
}

/// What the strong bot would do, and why.
pub fn hint(model: &Model, hint: &Hint) -> String {
    let Some(ground) = model.ground() else { return String::new() };
    let words = ground.words;
    let reason = match hint.reason {
        Reason::OnlyChoice => words.say("terminal-hint-only", &[]),
        Reason::Tricks { won, of } => {
            words.say("terminal-hint-tricks", &[("won", won.to_string()), ("of", of.to_string())])
        }
        Reason::Steady { times, of } => {
            words.say("terminal-hint-steady", &[("times", times.to_string()), ("of", of.to_string())])
        }
    };
    words.say("terminal-hint", &[("action", ground.describe(&hint.action)), ("reason", reason)])
}
