//! The board of london: the map with its paths, and everything that lies open.

use london::map::{Ground, PathKind, Site};
use london::{Board, Colour, Counts, Location, Map, Side, Token, View};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};

use super::super::board::London;
use super::super::model::Model;
use super::super::offer::{Cost, Item};
use super::paint::{BRASS, DIM, FOCUS, STRONG, side, vice};
use super::{abbreviate, cut, say};

/// L4.4: hyde has acted here this turn, and may not again yet.
const ACTED: &str = "⊘";

/// How the game stands, for the title.
pub fn status(model: &Model, table: &London) -> String {
    let board = &table.view.board;
    let mover = board.mover();
    let (sign, _) = side(mover);
    let place = model.words.place(&table.options.map[board.pawn].name);
    format!(
        "{sign} {} · {} {} · {place}",
        say(model, &format!("london-side-{mover}")),
        say(model, "london-turn"),
        board.turn,
    )
}

/// Draws the map.
pub fn draw_map(model: &Model, table: &London, frame: &mut Frame<'_>, area: Rect) {
    let block = Block::bordered().border_type(BorderType::Rounded).border_style(DIM);
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let map = &table.options.map;
    let sheet = Sheet { area: inside, map, board: &table.view.board };
    let buffer = frame.buffer_mut();
    for path in map.paths() {
        let [from, to] = path.between.map(|end| sheet.at(end));
        line(buffer, from, to, path.kind);
    }
    let goal = focused_goal(model, map);
    for location in map.all().iter() {
        sheet.node(buffer, model, location, goal == Some(location));
    }
    let legend = Rect { y: area.bottom() - 1, x: area.x + 2, width: area.width - 4, height: 1 };
    let text = say(model, legend_id(&table.view.board));
    frame.render_widget(Line::styled(cut(&text, usize::from(legend.width)), DIM), legend);
}

/// What the signs mean: those of the paths, or hyde's mark while it lies on the map. Then it is his turn, and paths are
/// nothing to him.
fn legend_id(board: &Board) -> &'static str {
    if board.acted.is_empty() { "terminal-london-legend" } else { "terminal-london-legend-acted" }
}

/// The place that the focused choice speaks of.
fn focused_goal(model: &Model, map: &Map) -> Option<Location> {
    let item = model.offer.items.get(model.cursor)?;
    item.text.split(' ').find_map(|word| map.find(word))
}

/// Where the map lies.
struct Sheet<'a> {
    area: Rect,
    map: &'a Map,
    board: &'a Board,
}

impl Sheet<'_> {
    /// The cell of a location: the map fills the sheet, with room for a name at the right edge.
    fn at(&self, location: Location) -> (i32, i32) {
        let places = self.map.locations();
        let place = |axis: usize, room: u16| {
            let along = || places.iter().map(|place| i32::from(place.at[axis]));
            let (least, most) = (along().min().unwrap_or(0), along().max().unwrap_or(0));
            let here = i32::from(places[location.index()].at[axis]);
            (here - least) * i32::from(room) / (most - least).max(1)
        };
        let (wide, high) = (self.area.width.saturating_sub(9), self.area.height.saturating_sub(1));
        (i32::from(self.area.x) + place(0, wide), i32::from(self.area.y) + place(1, high))
    }

    /// A place: its sign, a mark if hyde has acted there, its name as far as there is room, and what it costs to go there.
    /// White ground is written in capitals, so that it is told from grey without colour.
    fn node(&self, buffer: &mut Buffer, model: &Model, location: Location, focused: bool) {
        let board = self.board;
        let place = &self.map[location];
        let (x, y) = self.at(location);
        let cost = cost(model, &place.id).map_or_else(String::new, |cost| format!(" {cost}"));
        let mark = if board.acted.contains(location) { ACTED } else { "" };
        let room = self.room(location).saturating_sub(1 + mark.chars().count() + cost.len());
        let name = if room < 8 {
            short(&place.id, room.min(4))
        } else {
            cut(model.words.place(&place.name), room.min(14))
        };
        let grey = place.ground == Ground::Grey && !board.whitened.contains(location);
        let ground = if grey {
            Style::new().fg(Color::White).bg(Color::DarkGray)
        } else {
            Style::new().fg(Color::Black).bg(Color::White)
        };
        let style = match (focused, board.pawn == location) {
            (true, _) => FOCUS,
            (false, true) => BRASS.patch(STRONG).add_modifier(Modifier::REVERSED),
            (false, false) => ground,
        };
        let name = if grey { name.to_lowercase() } else { name.to_uppercase() };
        let text = format!("{}{mark}{name}", self.sign(location));
        let (next, _) = buffer.set_stringn(x as u16, y as u16, text, room + 1 + mark.chars().count(), style);
        buffer.set_stringn(next, y as u16, cost, 3, BRASS.patch(STRONG));
    }

    /// What stands on a place, or lies there.
    fn sign(&self, location: Location) -> &'static str {
        let board = self.board;
        match self.map[location].site {
            _ if board.pawn == location => side(board.mover()).0,
            Some(Site::Lab) => "⌂",
            Some(Site::Apothecary) => "✚",
            Some(Site::Research) if board.trashed.contains(location) => "✖",
            Some(Site::Research) if board.tiles.contains(location) => "◆",
            Some(Site::Research) => "◇",
            None => "•",
        }
    }

    /// How many cells there are up to the next place in this row, or the edge.
    fn room(&self, location: Location) -> usize {
        let (x, y) = self.at(location);
        let others = self.map.all().iter().map(|other| self.at(other));
        let next =
            others.filter(|(other_x, other_y)| *other_y == y && *other_x > x).map(|(other_x, _)| other_x);
        let edge = next.min().unwrap_or_else(|| i32::from(self.area.right()));
        usize::try_from(edge - x).unwrap_or(0)
    }
}

/// What it costs to go there now, if one can.
fn cost(model: &Model, id: &str) -> Option<String> {
    let goal = |item: &&Item| item.text.strip_prefix("move ") == Some(id);
    match model.offer.items.iter().find(goal)?.cost? {
        Cost::Points(points) => Some(points.to_string()),
        Cost::Bag => Some("?".to_string()),
    }
}

/// A short name that tells places apart: `soho`, `jeho`, `stpa`.
fn short(id: &str, letters: usize) -> String {
    match id.split_once('-') {
        Some((first, rest)) => first.chars().take(letters / 2).chain(rest.chars()).take(letters).collect(),
        None => id.chars().take(letters).collect(),
    }
}

/// A path from cell to cell: solid, dotted, or heavy.
fn line(buffer: &mut Buffer, (x0, y0): (i32, i32), (x1, y1): (i32, i32), kind: PathKind) {
    let steps = (x1 - x0).abs().max((y1 - y0).abs()).max(1);
    let (wide, high) = ((x1 - x0).abs(), (y1 - y0).abs());
    let glyph = match kind {
        PathKind::Grey => "·",
        PathKind::Black => "▪",
        PathKind::White if wide >= 3 * high => "─",
        PathKind::White if high * 2 >= wide * 3 => "│",
        PathKind::White if (x1 > x0) == (y1 > y0) => "╲",
        PathKind::White => "╱",
    };
    let style = match kind {
        PathKind::White => Style::new().fg(Color::Gray),
        PathKind::Grey => DIM,
        PathKind::Black => Style::new().fg(Color::Red),
    };
    for step in 0..=steps {
        let x = x0 + (x1 - x0) * step / steps;
        let y = y0 + (y1 - y0) * step / steps;
        if let Some(cell) = buffer.cell_mut((x as u16, y as u16)) {
            cell.set_symbol(glyph).set_style(style);
        }
    }
}

/// How many rows the facts take.
pub fn facts_height(view: &View) -> u16 {
    let tokens = u16::from(view.board.mover() == Side::Jekyll);
    let hand = u16::from(view.player().is_some());
    let acted = u16::from(!view.board.acted.is_empty());
    7 + tokens + hand + acted
}

/// Draws everything that lies open, and one's own hand.
pub fn draw_facts(model: &Model, table: &London, frame: &mut Frame<'_>, area: Rect) {
    let view = &table.view;
    let board = &view.board;
    let points = board.pool.points();
    let purse = format!("{}{}", "●".repeat(points.into()), "○".repeat(12usize.saturating_sub(points.into())));
    let [jekyll, hyde] = Side::BOTH.map(|each| player(model, view, each));
    let mut lines = vec![
        Line::styled(format!("{purse} {points}"), side(board.mover()).1.patch(STRONG)),
        Line::from_iter(jekyll.into_iter().chain(hyde)),
    ];
    if let london::Pool::Jekyll { coloured, black } = board.pool {
        lines.push(counts(&say(model, "london-token.plural"), coloured, &format!(" ■{black}")));
    }
    if let Some((_, hand)) = view.player() {
        lines.push(counts(&say(model, "london-hand"), hand, ""));
    }
    if !board.acted.is_empty() {
        lines.push(acted(model, table));
    }
    lines.push(cures(model, view));
    lines.push(counts(
        &say(model, "london-colour-black"),
        board.turned,
        &format!(" ■{}", board.black_stock()),
    ));
    lines.push(bag(model, board));
    lines.push(counts(&say(model, "london-row-apothecary"), board.apothecary, ""));
    lines.push(counts(&say(model, "london-row-displaced"), board.displaced, ""));
    frame.render_widget(Paragraph::new(lines), Rect { x: area.x + 1, width: area.width - 1, ..area });
}

/// `☼ Bot 2`: a side, who plays it, and how many cards he holds.
fn player(model: &Model, view: &View, of: Side) -> Vec<Span<'static>> {
    let (sign, style) = side(of);
    let name = model.ground().map_or_else(String::new, |ground| ground.name_of(of.word()));
    let cards = view.board.held[of];
    vec![
        Span::styled(format!("{sign} {:<8}", cut(&name, 8)), style.patch(STRONG)),
        Span::raw(format!("▮{cards} ")),
    ]
}

/// A row of the four vices with a number each.
fn counts(head: &str, counts: Counts, tail: &str) -> Line<'static> {
    let mut spans = vec![Span::styled(format!("{:<7}", abbreviate(head, 6)), DIM)];
    for colour in Colour::ALL {
        let (sign, style) = vice(colour.letter());
        let style = if counts.has(colour) { style.patch(STRONG) } else { DIM };
        spans.push(Span::styled(format!("{sign}{}{} ", colour.letter(), counts.of(colour)), style));
    }
    spans.push(Span::raw(tail.trim_start().to_string()));
    Line::from(spans)
}

/// L4.4: where hyde has acted this turn and may not again yet.
fn acted(model: &Model, table: &London) -> Line<'static> {
    let head = abbreviate(&say(model, "london-acted"), 6);
    let places = super::super::read_out::acted(&model.words, table);
    Line::from(vec![
        Span::styled(format!("{head:<7}"), DIM),
        Span::styled(format!("{ACTED} {places}"), STRONG),
    ])
}

/// How many recipes each cure can still be; a tick where it is found.
fn cures(model: &Model, view: &View) -> Line<'static> {
    let mut spans =
        vec![Span::styled(format!("{:<7}", abbreviate(&say(model, "london-cure.plural"), 6)), DIM)];
    for colour in Colour::ALL {
        let (sign, style) = vice(colour.letter());
        let known = view.cures(colour);
        let text = match (view.board.cured.has(colour), known.len(), known.first()) {
            (true, ..) => format!("{sign}{}✓ ", colour.letter()),
            (false, 1, Some(recipe)) => format!("{sign}{} ", recipe.cards()),
            (false, several, _) => format!("{sign}{several}? "),
        };
        spans.push(Span::styled(text, style.patch(STRONG)));
    }
    Line::from(spans)
}

fn bag(model: &Model, board: &Board) -> Line<'static> {
    let mut spans = vec![Span::styled(format!("{:<7}", abbreviate(&say(model, "london-bag"), 6)), DIM)];
    for colour in Colour::ALL {
        let (sign, style) = vice(colour.letter());
        let count = board.in_bag(Token::Coloured(colour));
        spans.push(Span::styled(format!("{sign}{}{count} ", colour.letter()), style));
    }
    spans.push(Span::raw(format!("□{}", board.in_bag(Token::White))));
    Line::from(spans)
}
