//! The board of duel: the track, the opponent, the colour order, the trick.

use duel::{Phase, Rank, View};
use game::Side;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::super::model::Model;
use super::items::{Face, card};
use super::paint::{BRASS, DIM, FOCUS, STRONG, side, vice};
use super::{say, width};

/// How the game stands, for the title.
pub fn status(model: &Model, view: &View) -> String {
    let board = &view.board;
    let role =
        own_side(view).map_or_else(|| "–".to_string(), |role| say(model, &format!("duel-side-{role}")));
    let over = matches!(board.phase, Phase::Over(_));
    let trick = if over { 10 } else { (board.tricks_shown().count() + 1).min(10) };
    model.words.say(
        "terminal-duel-status",
        &[("round", board.track.round.to_string()), ("trick", trick.to_string()), ("role", role)],
    )
}

fn own_side(view: &View) -> Option<Side> {
    match &view.known {
        duel::Known::Own(own) => Some(own.side),
        duel::Known::Nothing => None,
    }
}

/// Draws the board.
pub fn draw(model: &Model, view: &View, frame: &mut Frame<'_>, area: Rect) {
    let me = own_side(view).unwrap_or(Side::Jekyll);
    let spare = area.height.saturating_sub(11);
    let gap = u16::from(spare >= 2);
    let mut y = area.y;
    let mut row = |frame: &mut Frame<'_>, line: Line<'_>, rows: u16| {
        let place = Rect { x: area.x + 1, y, width: area.width - 1, height: 1 };
        frame.render_widget(line, place.intersection(area));
        y += rows;
    };
    row(frame, track(model, view), 1);
    row(frame, standing(model, view, me), 1 + gap);
    row(frame, player(model, view, me.other()), 1 + gap);
    let [heads, colours] = order(model, view);
    row(frame, heads, 1);
    row(frame, colours, 1 + gap);
    let table = Rect { x: area.x + 2, y, width: area.width - 2, height: 5 };
    trick(model, view, frame, table.intersection(area));
    let last = Rect { x: area.x + 1, y: y + 5, width: area.width - 1, height: 1 };
    frame.render_widget(player(model, view, me), last.intersection(area));
}

/// `Hyde ◄ 10 9 8 … [4] … 0 ► Jekyll`.
fn track(model: &Model, view: &View) -> Line<'static> {
    let (night, hyde) = side("hyde");
    let (day, jekyll) = side("jekyll");
    let mut spans = vec![Span::styled(format!("{night} {} ◄ ", say(model, "duel-side-hyde")), hyde)];
    for space in (0..=duel::track::LAST_SPACE).rev() {
        let here = space == view.board.track.marker;
        let style = if here {
            FOCUS
        } else if space >= 5 {
            hyde
        } else {
            jekyll
        };
        spans.push(Span::styled(if here { format!("[{space}]") } else { format!(" {space} ") }, style));
    }
    spans.push(Span::styled(format!(" ► {} {day}", say(model, "duel-side-jekyll")), jekyll));
    Line::from(spans)
}

/// What the tricks so far would do to the marker, and what one is after.
fn standing(model: &Model, view: &View, me: Side) -> Line<'static> {
    let board = &view.board;
    let end = match board.track.after_round(board.taken) {
        duel::track::Progress::NextRound(track) | duel::track::Progress::GameOver(track) => track.marker,
    };
    let now = model.words.say(
        "terminal-duel-now",
        &[
            ("jekyll", board.taken.jekyll.to_string()),
            ("hyde", board.taken.hyde.to_string()),
            ("space", end.to_string()),
        ],
    );
    let goal = say(model, &format!("terminal-duel-goal-{me}"));
    Line::from(vec![Span::styled(now, BRASS), Span::styled(format!(" · {goal}"), DIM)])
}

/// A player: name, role, cards, tricks; and whether he has chosen what to give.
fn player(model: &Model, view: &View, role: Side) -> Line<'static> {
    let (sign, style) = side(role.word());
    let name = model.ground().map_or_else(String::new, |ground| ground.name_of(role.word()));
    let cards = view.board.hand_size(role);
    let tricks = model.words.say("terminal-duel-tricks", &[("count", view.board.taken[role].to_string())]);
    let chosen = match view.board.phase {
        Phase::Give(waiting) | Phase::Swap { waiting, .. } if !waiting.waits_for(role) => {
            format!(" · {}", say(model, "terminal-duel-chosen"))
        }
        Phase::Give(_)
        | Phase::Swap { .. }
        | Phase::Deal
        | Phase::Lead(_)
        | Phase::Follow { .. }
        | Phase::Over(_) => String::new(),
    };
    Line::from(vec![
        Span::styled(format!("{sign} {name}"), style.patch(STRONG)),
        Span::styled(format!(" ({})  ", say(model, &format!("duel-side-{role}"))), style),
        Span::raw(format!("{} {cards}", "▮".repeat(cards))),
        Span::raw(format!("  {tricks}")),
        Span::styled(chosen, BRASS),
    ])
}

/// The three ranks, and the colours that have them.
fn order(model: &Model, view: &View) -> [Line<'static>; 2] {
    let ranks = [
        ("duel-rank-lowest", Rank::Lowest),
        ("duel-rank-middle", Rank::Middle),
        ("duel-rank-strongest", Rank::Strongest),
    ];
    let mut heads = Vec::new();
    let mut colours = Vec::new();
    for (id, rank) in ranks {
        let head = say(model, id).to_uppercase();
        let room = width(&head).max(14) + 2;
        let ranked =
            duel::Colour::ALL.into_iter().find(|colour| view.board.order.rank(*colour) == Some(rank));
        let (text, style) = ranked.map_or(("·".to_string(), DIM), |colour| {
            let (sign, style) = vice(colour.letter());
            (format!("{sign} {}", say(model, &format!("duel-colour-{colour}"))), style.patch(STRONG))
        });
        heads.push(Span::styled(format!("{head:<room$}"), DIM));
        colours.push(Span::styled(format!("{text:<room$}"), style));
    }
    [Line::from(heads), Line::from(colours)]
}

/// The cards on the table, or the last trick until the next card is played.
fn trick(model: &Model, view: &View, frame: &mut Frame<'_>, area: Rect) {
    let (leader, cards, style, winner) = match view.board.phase {
        Phase::Follow { leader, led } => (leader, vec![led.card], Style::new(), None),
        Phase::Swap { trick, .. } => (trick.leader, trick_cards(&trick), Style::new(), None),
        Phase::Lead(_) | Phase::Give(_) | Phase::Deal | Phase::Over(_) => match view.board.tricks.last() {
            // Whoever leads next has won it, unless the round is over.
            Some(last) => {
                let winner = match view.board.phase {
                    Phase::Lead(winner) => Some(winner),
                    Phase::Give(_)
                    | Phase::Deal
                    | Phase::Over(_)
                    | Phase::Follow { .. }
                    | Phase::Swap { .. } => None,
                };
                (last.leader, trick_cards(last), DIM, winner)
            }
            None => return,
        },
    };
    let names = model.ground();
    for (index, code) in cards.iter().enumerate() {
        let role = if index == 0 { leader } else { leader.other() };
        let place = Rect { x: area.x + index as u16 * 14, y: area.y, width: 8, height: 4.min(area.height) };
        card(model, frame, place, &code.to_string(), Face { style, focus: winner == Some(role) });
        let name = names.as_ref().map_or_else(String::new, |ground| ground.name_of(role.word()));
        let mark = if index == 0 { "¹" } else { "" };
        let won = if winner == Some(role) { " ✓" } else { "" };
        let label = Rect { x: place.x, y: area.y + 4, width: 14, height: 1 };
        let line = Line::styled(format!("{}{mark}{won}", super::cut(&name, 10)), side(role.word()).1);
        frame.render_widget(line, label.intersection(area));
    }
}

fn trick_cards(trick: &duel::Trick) -> Vec<duel::Card> {
    vec![trick.led.card, trick.followed]
}
