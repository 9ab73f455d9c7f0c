//! The table, drawn. `draw(model, frame)` reads the model and nothing else; what is drawn is finally put into the ink
//! and the letters that the terminal has.
//!
//! ```text
//!   title, how the game stands, whose move
//!   board of the game                | chronicle
//!   prompt
//!   cards and choices
//!   what is to be read now
//!   keys
//! ```

mod duel;
mod items;
mod london;
mod paint;
mod partners;

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Borders, Clear, Paragraph, Wrap};

use super::board::Board;
use super::model::{Model, Notice, Screen};
use super::read_out;
use paint::{BRASS, DIM, STRONG};

pub use paint::{Ink, Letters, Look};

/// The smallest window that shows a whole table.
pub const WIDTH_MIN: u16 = 80;
/// The smallest window that shows a whole table.
pub const HEIGHT_MIN: u16 = 24;

/// Draws what the model says.
pub fn draw(model: &Model, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < WIDTH_MIN || area.height < HEIGHT_MIN {
        too_small(model, frame, area);
    } else {
        match model.screen {
            Screen::Curtain(seat) => {
                let who = model.names().get(seat.index()).cloned().unwrap_or_default();
                curtain(model, frame, area, &who);
            }
            Screen::Table => table(model, frame, area),
            Screen::Help => {
                table(model, frame, area);
                let title = model.words.say("terminal-help-title", &[]);
                let mut help = model.words.say("terminal-help", &[]);
                if let Some(Board::London(_)) = model.table.as_ref().map(|table| &table.board) {
                    help = model.words.say("terminal-london-help", &[]);
                }
                overlay(frame, area, &title, &help);
            }
            Screen::Resign => {
                table(model, frame, area);
                let title = model.words.say("terminal-title", &[]);
                overlay(frame, area, &title, &model.words.say("terminal-resign", &[]));
            }
        }
    }
    paint::finish(frame.buffer_mut(), model.look);
}

fn too_small(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let text = model.words.say(
        "terminal-too-small",
        &[
            ("width", WIDTH_MIN.to_string()),
            ("height", HEIGHT_MIN.to_string()),
            ("has-width", area.width.to_string()),
            ("has-height", area.height.to_string()),
        ],
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn curtain(model: &Model, frame: &mut Frame<'_>, area: Rect, who: &str) {
    let who = ("who", who.to_string());
    let first = model.words.say("terminal-curtain", std::slice::from_ref(&who));
    let second = model.words.say("terminal-curtain-key", &[who]);
    let block = Block::bordered().border_type(BorderType::Double).border_style(BRASS);
    frame.render_widget(block, area);
    let [_, middle, _] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(5), Constraint::Fill(1)]).areas(area);
    let lines = vec![
        Line::styled("─────  ❧  ─────", BRASS),
        Line::raw(""),
        Line::styled(first, STRONG),
        Line::raw(""),
        Line::raw(second),
    ];
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), middle);
}

fn overlay(frame: &mut Frame<'_>, area: Rect, title: &str, text: &str) {
    let width = 72.min(area.width - 4);
    let lines: Vec<String> = text.lines().flat_map(|line| wrap(line, usize::from(width) - 4)).collect();
    let height = (lines.len() as u16 + 2).min(area.height - 2);
    let inside = Rect { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height };
    let block =
        Block::bordered().border_type(BorderType::Double).border_style(BRASS).title(format!(" {title} "));
    frame.render_widget(Clear, inside);
    let lines: Vec<Line<'_>> = lines.into_iter().map(|line| Line::raw(format!(" {line}"))).collect();
    frame.render_widget(Paragraph::new(lines).block(block), inside);
}

fn table(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let choices = items::height(model, area);
    let [title, middle, prompt, below, notice, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(choices),
        Constraint::Length(3),
        Constraint::Length(1),
    ])
    .areas(area);
    let log_width = (area.width / 3).clamp(26, 44);
    let [board, log] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(log_width)]).areas(middle);
    title_bar(model, frame, title);
    match model.table.as_ref().map(|table| &table.board) {
        Some(Board::Duel(view)) => {
            duel::draw(model, view, frame, board);
            chronicle(model, frame, log);
        }
        Some(Board::Partners(view)) => {
            partners::draw(model, view, frame, board);
            chronicle(model, frame, log);
        }
        Some(Board::London(table)) => {
            let facts = london::facts_height(&table.view).min(log.height.saturating_sub(4));
            let [facts, log] = Layout::vertical([Constraint::Length(facts), Constraint::Fill(1)]).areas(log);
            london::draw_map(model, table, frame, board);
            london::draw_facts(model, table, frame, facts);
            chronicle(model, frame, log);
        }
        Some(Board::None) | None => chronicle(model, frame, log),
    }
    prompt_line(model, frame, prompt);
    match model.is_over() {
        true => ending(model, frame, below),
        false => items::draw(model, frame, below),
    }
    notice_lines(model, frame, notice);
    let keys_line = Line::styled(format!(" {}", model.words.say("terminal-keys", &[])), DIM);
    frame.render_widget(keys_line, keys);
}

/// How the game ended, where the hand lay before.
fn ending(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let room = usize::from(area.width) - 4;
    let mut lines = Vec::new();
    let mut put = |text: String, style: Style| {
        lines.extend(wrap(&text, room).into_iter().map(|line| Line::styled(format!("   {line}"), style)));
    };
    let (mut said, mut style) = (read_out::farewell(model).into_iter(), STRONG);
    said.next().into_iter().chain(read_out::score(model)).chain(said).for_each(|text| {
        put(text, style);
        style = Style::new();
    });
    frame.render_widget(Paragraph::new(lines), area);
}

fn title_bar(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let name = model.words.say("terminal-title", &[]).to_uppercase();
    let status = match model.table.as_ref().map(|table| &table.board) {
        Some(Board::Duel(view)) => duel::status(model, view),
        Some(Board::Partners(view)) => partners::status(model, view),
        Some(Board::London(table)) => london::status(model, table),
        Some(Board::None) | None => String::new(),
    };
    let move_now = if model.on_turn() { model.words.say("terminal-your-move", &[]) } else { String::new() };
    let right = if move_now.is_empty() { String::new() } else { format!("  ● {move_now} ") };
    let left = cut(&format!(" ❧ {name}  {status}"), usize::from(area.width) - width(&right));
    let space = usize::from(area.width).saturating_sub(width(&left) + width(&right));
    let line = format!("{left}{}{right}", " ".repeat(space));
    frame.render_widget(Line::styled(line, BRASS.add_modifier(Modifier::REVERSED)), area);
}

fn prompt_line(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let mark = if model.on_turn() { "▸ " } else { "  " };
    let style = if model.on_turn() { STRONG } else { DIM };
    let mut prompt = read_out::prompt(model);
    if let Some((_, count)) = &model.offer.several {
        let arguments = [("picked", model.picked.len().to_string()), ("count", count.to_string())];
        prompt = format!("{prompt} {}", model.words.say("terminal-pick", &arguments));
    }
    frame.render_widget(Line::styled(format!(" {mark}{prompt}"), style), area);
}

fn notice_lines(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let (lines, style) = match (&model.trouble, &model.notice) {
        (Some(trouble), _) => (vec![read_out::trouble(&model.words, trouble)], STRONG),
        (None, Some(Notice::Refused(line))) => (vec![line.clone()], STRONG),
        (None, Some(Notice::Hint(line))) => (vec![line.clone()], BRASS),
        (None, Some(Notice::Answer(lines))) => (vec![lines.join("  ")], Style::new()),
        (None, None) => return,
    };
    let room = usize::from(area.width) - 4;
    let wrapped: Vec<Line<'_>> = lines
        .iter()
        .flat_map(|line| wrap(line, room))
        .map(|line| Line::styled(format!("  {line}"), style))
        .collect();
    frame.render_widget(Paragraph::new(wrapped), area);
}

/// The last of what happened; the same thing several times over is told once.
fn chronicle(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let title = format!(" {} ", model.words.say("terminal-log", &[]));
    // A low window has no rows to spare for a whole frame.
    let borders = if area.height < 8 { Borders::TOP } else { Borders::ALL };
    let block = Block::new().borders(borders).border_type(BorderType::Rounded).border_style(DIM).title(title);
    let inside = block.inner(area);
    let room = usize::from(inside.width).saturating_sub(1);
    let mut folded: Vec<(&str, usize)> = Vec::new();
    for sentence in model.chronicle.sentences() {
        match folded.last_mut() {
            Some((last, times)) if *last == sentence => *times += 1,
            Some(_) | None => folded.push((sentence, 1)),
        }
    }
    let told = |(sentence, times): (&str, usize)| match times {
        1 => sentence.to_string(),
        many => format!("{sentence} ×{many}"),
    };
    let keep = folded.len().saturating_sub(model.scrolled);
    let shown = folded[..keep].iter().rev().take(usize::from(inside.height)).rev();
    let mut lines: Vec<Line<'_>> = Vec::new();
    // What is so is said as long as it is so.
    for sentence in shown.map(|sentence| told(*sentence)).chain(read_out::standing(model)) {
        let wrapped = wrap(&sentence, room.saturating_sub(2));
        let marked = wrapped.into_iter().enumerate();
        lines.extend(
            marked.map(|(row, line)| Line::raw(format!("{}{line}", if row == 0 { "· " } else { "  " }))),
        );
    }
    let skip = lines.len().saturating_sub(usize::from(inside.height));
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines.split_off(skip)), inside);
}

/// How many cells a text takes.
fn width(text: &str) -> usize {
    Line::raw(text).width()
}

/// A text in lines of at most this width, broken at spaces.
fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is always a line");
        if last.is_empty() {
            last.push_str(word);
        } else if width(last) + 1 + width(word) <= room {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}

/// A text cut to a width, with a mark if something is missing.
fn cut(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_string();
    }
    let kept: String = text.chars().take(room.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// A name as printers shorten it.
fn abbreviate(name: &str, room: usize) -> String {
    if width(name) <= room {
        return name.to_string();
    }
    let kept: String = name.chars().take(room.saturating_sub(1)).collect();
    format!("{}.", kept.trim_end())
}

/// A word of the catalogues.
fn say(model: &Model, id: &str) -> String {
    model.words.say(id, &[])
}
