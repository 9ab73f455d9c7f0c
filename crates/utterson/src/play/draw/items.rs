//! Cards and choices: the menu as cards on the table's edge where it is a hand, as a list otherwise.
//!
//! What may be chosen is raised, what the rules refuse is lowered and dimmed; what has the focus is framed double.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};

use super::super::board::Board;
use super::super::model::Model;
use super::super::offer::{Cost, Item, Reach};
use super::paint::{BRASS, DIM, FOCUS, STRONG, side, vice};
use super::{abbreviate, cut, say, width};

/// Rows of a card with its frame.
const CARD_ROWS: u16 = 4;
/// A hand: raised and lowered cards, and a row of numbers.
const HAND_ROWS: u16 = CARD_ROWS + 2;

/// How many rows the cards and choices take: always the same in a game, so that nothing jumps about.
pub fn height(model: &Model, window: Rect) -> u16 {
    let is_london = matches!(model.table.as_ref().map(|table| &table.board), Some(Board::London(_)));
    // The map of london needs the rows of a low window more than its choices do.
    if is_london && window.height < 30 { 5 } else { HAND_ROWS + 1 }
}

/// How wide a column of the list is, and how many rows it takes.
fn columns(model: &Model, room: u16, from: usize) -> (usize, usize) {
    let items = model.offer.items.iter().enumerate().skip(from);
    let widths = items.map(|(index, item)| entry(model, item, index).iter().map(Span::width).sum());
    let (count, widest) = widths.fold((0, 1), |(count, widest), width: usize| (count + 1, widest.max(width)));
    let columns = (usize::from(room).saturating_sub(2) / (widest + 2)).max(1);
    (widest, usize::div_ceil(count, columns).max(1))
}

/// How many items from the front on are drawn as cards: all cards, or none if they do not fit.
fn hand_size(model: &Model, room: u16) -> usize {
    let cards = model.offer.items.iter().take_while(|item| is_card(model, item)).count();
    if cards * usize::from(card_width(model, room)) < usize::from(room) { cards } else { 0 }
}

fn is_card(model: &Model, item: &Item) -> bool {
    item.text.starts_with("play ") && model.chosen.is_empty()
}

/// Wide enough for the names where there is room: seven cards of partners, ten of duel.
fn card_width(model: &Model, room: u16) -> u16 {
    match model.table.as_ref().map(|table| &table.board) {
        Some(Board::Partners(_)) => ((room - 2) / 7).clamp(11, 16),
        Some(Board::Duel(_) | Board::London(_) | Board::None) | None => ((room - 2) / 10).clamp(7, 10),
    }
}

/// Draws the menu.
pub fn draw(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let cards = hand_size(model, area.width);
    for index in 0..cards {
        hand_card(model, frame, area, index);
    }
    let in_sight = cards > 0 || hand_in_sight(model, frame, area);
    let below = if in_sight { HAND_ROWS.min(area.height) } else { 0 };
    let area = Rect { y: area.y + below, height: area.height - below, ..area };
    list(model, frame, area, cards);
}

fn hand_card(model: &Model, frame: &mut Frame<'_>, area: Rect, index: usize) {
    let item = &model.offer.items[index];
    let card_width = card_width(model, area.width);
    let picked = model.picked.contains(&index);
    let lowered = item.reach == Reach::Refused || (model.offer.several.is_some() && !picked);
    let x = area.x + 1 + index as u16 * card_width;
    let place = Rect { x, y: area.y + u16::from(lowered), width: card_width, height: CARD_ROWS };
    let code = item.text.rsplit(' ').next().unwrap_or_default();
    let refused = item.reach == Reach::Refused;
    let style = if refused { DIM } else { Style::new() };
    card(model, frame, place, code, Face { style, focus: index == model.cursor });
    let mark = if picked { format!("✓{}", index + 1) } else { (index + 1).to_string() };
    let mark_style = if index == model.cursor { FOCUS } else { DIM };
    let row = Rect { x: x + card_width / 2 - 1, y: area.y + CARD_ROWS + 1, width: 3, height: 1 };
    frame.render_widget(Line::styled(format!("{mark:^3}"), mark_style), row);
}

/// Which colour to call depends on the hand: it stays in sight while one is chosen, with the potion raised. Is there one?
fn hand_in_sight(model: &Model, frame: &mut Frame<'_>, area: Rect) -> bool {
    let (Some(Board::Duel(view)), Some(potion)) =
        (model.table.as_ref().map(|table| &table.board), model.chosen.strip_prefix("play "))
    else {
        return false;
    };
    let duel::Known::Own(own) = &view.known else { return false };
    let card_width = card_width(model, area.width);
    for (index, held) in own.hand.iter().enumerate() {
        let code = held.to_string();
        let raised = code == potion;
        let x = area.x + 1 + index as u16 * card_width;
        let place = Rect { x, y: area.y + u16::from(!raised), width: card_width, height: CARD_ROWS };
        let style = if raised { Style::new() } else { DIM };
        card(model, frame, place, &code, Face { style, focus: raised });
    }
    true
}

/// How a card lies there.
#[derive(Clone, Copy)]
pub struct Face {
    /// Dimmed or not.
    pub style: Style,
    /// Has it the focus?
    pub focus: bool,
}

/// A card of partners or duel, in four rows.
pub fn card(model: &Model, frame: &mut Frame<'_>, area: Rect, code: &str, face: Face) {
    let area = area.intersection(frame.area());
    let kind = if face.focus { BorderType::Double } else { BorderType::Rounded };
    let border = if face.focus { face.style.patch(BRASS).patch(STRONG) } else { face.style };
    let block = Block::bordered().border_type(kind).border_style(border);
    let inside = block.inner(area);
    let room = usize::from(inside.width);
    let lines = match model.table.as_ref().map(|table| &table.board) {
        Some(Board::Partners(_)) => partners_card(model, code, room, face.style),
        Some(Board::Duel(_) | Board::London(_) | Board::None) | None => {
            duel_card(model, code, room, face.style)
        }
    };
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines), inside);
}

fn duel_card(model: &Model, code: &str, room: usize, style: Style) -> Vec<Line<'static>> {
    let (sign, colour) = vice(code.chars().next().unwrap_or('+'));
    let value = code.strip_prefix('+').map_or_else(|| code[1..].to_string(), |value| format!("{value}+"));
    let name = match code.chars().next() {
        Some('+') | None => say(model, "duel-potion"),
        Some(letter) => say(model, &format!("duel-colour-{letter}")),
    };
    let style = colour.patch(style);
    let gap = room.saturating_sub(width(sign) + width(&value));
    vec![
        Line::styled(format!("{sign}{}{value}", " ".repeat(gap)), style.patch(STRONG)),
        Line::styled(abbreviate(&name, room), style),
    ]
}

/// Side and letter, then the name; what a card is worth stands at the right.
fn partners_card(model: &Model, code: &str, room: usize, style: Style) -> Vec<Line<'static>> {
    let Ok(card) = code.parse::<partners::Card>() else { return Vec::new() };
    let (sign, colour) = side(card.side());
    let style = colour.patch(style);
    let worth = match card.kind() {
        partners::Kind::Deed => format!("×{}", card.factor()),
        partners::Kind::Transformation | partners::Kind::Character | partners::Kind::Scene => {
            card.points().to_string()
        }
    };
    let is_transformation = card.kind() == partners::Kind::Transformation;
    let letter = card.letter().or(is_transformation.then_some('T')).map_or_else(String::new, String::from);
    let left = format!("{sign} {letter}");
    let gap = room.saturating_sub(width(&left) + width(&worth));
    let name = model.words.card("partners", code).unwrap_or_default();
    vec![
        Line::styled(format!("{left}{}{worth}", " ".repeat(gap)), style.patch(STRONG)),
        Line::styled(abbreviate(&name, room), style),
    ]
}

/// The other choices, in columns.
fn list(model: &Model, frame: &mut Frame<'_>, area: Rect, from: usize) {
    let entries = model.offer.items.iter().enumerate().skip(from);
    let rows = usize::from(area.height);
    // Column by column; the row with the focus is always in sight.
    let (widest, in_a_column) = columns(model, area.width, from);
    let focus_row = model.cursor.saturating_sub(from) % in_a_column;
    let first_row = focus_row.saturating_sub(rows.saturating_sub(1));
    for (index, item) in entries {
        let (column, row) = ((index - from) / in_a_column, (index - from) % in_a_column);
        if row < first_row || row - first_row >= rows {
            continue;
        }
        let x = area.x + 1 + (column * (widest + 2)) as u16;
        let y = area.y + (row - first_row) as u16;
        let place = Rect { x, y, width: (widest as u16).min(area.right().saturating_sub(x)), height: 1 };
        frame.render_widget(Line::from(entry(model, item, index)), place);
    }
}

fn entry(model: &Model, item: &Item, index: usize) -> Vec<Span<'static>> {
    let style = match item.reach {
        Reach::Refused | Reach::Waiting => DIM,
        Reach::Whole | Reach::Part => Style::new(),
    };
    let number = if index < 10 { format!("{} ", (index + 1) % 10) } else { "  ".to_string() };
    let focus = index == model.cursor;
    let text = if focus { FOCUS } else { style };
    let mut label = cut(&item.label, 30);
    if is_card(model, item) {
        let code = item.text.rsplit(' ').next().unwrap_or_default();
        let sign = code.parse::<partners::Card>().map_or("", |card| side(card.side()).0);
        label = format!("{sign} {label}");
    }
    let mut spans = vec![Span::styled(number, DIM), Span::styled(format!(" {label} "), text)];
    match item.cost {
        Some(Cost::Points(points)) => spans.push(Span::styled(format!(" {points}"), BRASS)),
        Some(Cost::Bag) => {
            spans.push(Span::styled(format!(" {}", say(model, "terminal-london-bag-demands")), BRASS));
        }
        None => {}
    }
    if item.reach == Reach::Part {
        spans.push(Span::styled(" ▸", Style::new().add_modifier(Modifier::DIM)));
    }
    spans
}
