//! The board of partners: four places with what lies before them, the score of the hand, the order of the cards.

use partners::{BySide, Hand, Phase, Place, Played, Side, Totals, View};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::model::Model;
use super::paint::{BRASS, DIM, STRONG, side};
use super::{cut, say};

/// How the game stands, for the title.
pub fn status(model: &Model, view: &View) -> String {
    let totals = match view.board.totals {
        Totals::Teams(BySide { jekyll, hyde }) => {
            format!("☼ {jekyll} | {hyde} ☾")
        }
        Totals::Players(totals) => {
            let each = model.names().into_iter().zip(totals);
            each.map(|(name, total)| format!("{name} {total}")).collect::<Vec<_>>().join(" · ")
        }
    };
    let hand = view.board.sheet.len() + 1;
    let trick = view.board.hand().map_or(0, |hand| hand.played.len() / 4 + 1).min(7);
    format!(
        "{} {hand} · {} {trick}/7 · {totals} / {}",
        say(model, "partners-hand"),
        say(model, "partners-trick"),
        view.board.options.target,
    )
}

/// Draws the board.
pub fn draw(model: &Model, view: &View, frame: &mut Frame<'_>, area: Rect) {
    let hand = match &view.board.phase {
        Phase::Play(hand) | Phase::Over(hand) => hand,
        Phase::Lot { .. } | Phase::FirstDeal { .. } | Phase::Deal { .. } => return,
    };
    let me = view.place().unwrap_or(Place::S);
    let tall = area.height >= 16;
    let slot = if tall { 3 } else { 2 };
    let wide = (area.width - 2) / 2;
    // The player sits at the bottom, the others clockwise from there.
    let spots = [
        (0, area.width / 4, 2 * (slot + u16::from(tall))),
        (1, 1, slot + u16::from(tall)),
        (2, area.width / 4, 0),
        (3, area.width / 2 + 1, slot + u16::from(tall)),
    ];
    for (steps, x, y) in spots {
        let place = Rect { x: area.x + x, y: area.y + y, width: wide - 1, height: slot };
        place_of(model, view, hand, frame, (me.clockwise(steps), place.intersection(area)));
    }
    let below = 3 * (slot + u16::from(tall));
    let score = Rect {
        y: area.y + below,
        height: area.height.saturating_sub(below),
        x: area.x + 1,
        width: area.width - 2,
    };
    score_lines(model, hand, frame, score);
}

/// A name with the backs of the cards, and what lies in front of it.
fn place_of(model: &Model, view: &View, hand: &Hand, frame: &mut Frame<'_>, (place, area): (Place, Rect)) {
    let (sign, style) = side(hand.teams[place]);
    let turn = matches!(view.board.phase, Phase::Play(_)) && hand.deciding_place() == place;
    let name = model.ground().map_or_else(String::new, |ground| ground.at_place(place));
    let mark = if turn { "▸" } else { " " };
    let BySide { jekyll, hyde } = hand.backs[place];
    let head = Line::from(vec![
        Span::styled(format!("{mark}{sign} "), style.patch(STRONG)),
        Span::styled(cut(&name, 12), style.patch(STRONG)),
        Span::styled(format!(" ☼{jekyll}"), side("jekyll").1),
        Span::styled(format!(" ☾{hyde}"), side("hyde").1),
    ]);
    frame.render_widget(head, Rect { height: 1.min(area.height), ..area });
    let card = Rect { y: area.y + 1, height: 1, ..area };
    frame.render_widget(lies(model, hand, place, usize::from(area.width)), card.intersection(area));
}

/// The card in front of a place: of this trick, or of the last one until the next is led.
fn lies(model: &Model, hand: &Hand, place: Place, room: usize) -> Line<'static> {
    let resting = hand.trick().is_empty();
    let trick: Vec<&Played> = match resting {
        true => hand.tricks().last().into_iter().flatten().collect(),
        false => hand.trick().iter().collect(),
    };
    let Some(index) = trick.iter().position(|played| played.turn == place) else {
        return Line::styled("  ┄┄┄", DIM);
    };
    let played = trick[index];
    let (sign, style) = side(played.card.side());
    let name = model.words.card("partners", &played.card.to_string()).unwrap_or_default();
    let first = if index == 0 { "¹" } else { "" };
    let from = (played.from != place)
        .then(|| model.ground().map(|ground| ground.at_place(played.from)))
        .flatten()
        .map_or_else(String::new, |from| format!(" ←{from}"));
    let style: Style = if resting { style.patch(DIM) } else { style };
    let text = format!("{sign}{} {name}{first}{from}", print(played.card));
    Line::styled(cut(&format!(" {text}"), room), style)
}

/// Points times factor for both sides, what is carried over, and how cards rank.
fn score_lines(model: &Model, hand: &Hand, frame: &mut Frame<'_>, area: Rect) {
    let score = |of: Side| {
        let (sign, style) = side(of);
        let pile = hand.piles[of];
        let (points, factor) = (partners::score::points(pile), partners::score::factor(of, pile));
        let deeds: Vec<String> = partners::Cards::of_side(of)
            .iter()
            .filter(|card| card.kind() == partners::Kind::Deed)
            .map(|card| deed(model, hand, of, card))
            .collect();
        Line::from(vec![
            Span::styled(format!("{sign} {:<7}", say(model, &format!("partners-side-{of}.short"))), style),
            Span::styled(format!("{points:>3} × {factor} = {:<4}", points * factor), STRONG),
            Span::styled(format!(" {}", deeds.join(" ")), style),
        ])
    };
    let mut lines = vec![score(Side::Jekyll), score(Side::Hyde)];
    let carried = hand.carried.len();
    if carried > 0 {
        lines.push(Line::styled(format!("{}: {carried}", say(model, "partners-carried")), BRASS));
    }
    if !hand.open.is_empty() {
        lines.push(open_cards(model, hand));
    }
    lines.push(Line::styled(cut(&say(model, "terminal-partners-rank"), usize::from(area.width)), DIM));
    frame.render_widget(Paragraph::new(lines), area);
}

/// What is printed on a card, in few letters: `A`, `F6`, `×3`.
fn print(card: partners::Card) -> String {
    match card.kind() {
        partners::Kind::Transformation => "T".to_string(),
        partners::Kind::Character => card.letter().map_or_else(String::new, String::from),
        partners::Kind::Scene => format!("F{}", card.points()),
        partners::Kind::Deed => format!("×{}", card.factor()),
    }
}

/// The ghost's cards, which everybody sees.
fn open_cards(model: &Model, hand: &Hand) -> Line<'static> {
    let mut spans = vec![Span::styled(format!("{}:", say(model, "partners-ghost")), DIM)];
    for card in hand.open.iter() {
        let (sign, style) = side(card.side());
        spans.push(Span::styled(format!(" {sign}{}", print(card)), style));
    }
    Line::from(spans)
}

/// A deed with what became of it: won, lost, or still out.
fn deed(model: &Model, hand: &Hand, of: Side, card: partners::Card) -> String {
    let name = model.words.card("partners", &card.to_string()).unwrap_or_default();
    let mark = if hand.piles[of].contains(card) {
        "✓"
    } else if hand.piles[of.other()].contains(card) {
        "✖"
    } else {
        "·"
    };
    format!("{}{mark}", cut(&name, 8))
}
