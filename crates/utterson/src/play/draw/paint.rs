//! Ink and letters: the colours and signs of the table, and what becomes of them in a terminal that has fewer.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its colours.
    pub ink: Ink,
    /// Its letters.
    pub letters: Letters,
}

/// The colours that may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// All.
    Coloured,
    /// None: bold, dim, underlined and reversed say the same.
    Black,
}

/// The letters that may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letters {
    /// Everything.
    Unicode,
    /// ASCII only.
    Ascii,
}

/// Brass: frames, titles, hints.
pub const BRASS: Style = Style::new().fg(Color::Yellow);
/// What is less important, and what the rules refuse.
pub const DIM: Style = Style::new().fg(Color::DarkGray).add_modifier(Modifier::DIM);
/// What is to be read first.
pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// What has the focus.
pub const FOCUS: Style = Style::new().add_modifier(Modifier::BOLD).add_modifier(Modifier::REVERSED);
/// Jekyll: by day.
pub const JEKYLL: Style = Style::new().fg(Color::Cyan);
/// Hyde: by night.
pub const HYDE: Style = Style::new().fg(Color::LightRed);

/// A vice: its sign and its colour. The letter always stands beside it.
pub fn vice(letter: char) -> (&'static str, Style) {
    match letter {
        'w' | 'W' => ("▲", Style::new().fg(Color::Red)),
        'l' => ("♥", Style::new().fg(Color::Blue)),
        'p' | 'P' => ("●", Style::new().fg(Color::Magenta)),
        'E' => ("◆", Style::new().fg(Color::Green)),
        'e' => ("◆", Style::new().fg(Color::Yellow)),
        _potion => ("⚗", Style::new().fg(Color::Cyan)),
    }
}

/// The sign of a side: the sun for Jekyll, the moon for Hyde.
pub fn side(word: impl ToString) -> (&'static str, Style) {
    if word.to_string() == "jekyll" { ("☼", JEKYLL) } else { ("☾", HYDE) }
}

/// Puts what was drawn into the ink and the letters that there are.
pub fn finish(buffer: &mut Buffer, look: Look) {
    for cell in &mut buffer.content {
        if look.ink == Ink::Black {
            cell.fg = Color::Reset;
            cell.bg = Color::Reset;
        }
        if look.letters == Letters::Ascii && !cell.symbol().is_ascii() {
            let plain = cell.symbol().chars().next().map_or(' ', ascii);
            cell.set_char(plain);
        }
    }
}

/// The ASCII letter that comes nearest.
fn ascii(letter: char) -> char {
    // Signs that mean different things stay different.
    const PAIRS: [(&str, char); 37] = [
        ("─╌┄–—", '-'),
        ("═", '='),
        ("│┆", '|'),
        ("║✖", '#'),
        ("╭╮╰╯┌┐└┘╔╗╚╝├┤┬┴┼❧◆", '+'),
        ("╱", '/'),
        ("╲", '\\'),
        ("·•…", '.'),
        ("▪■▮", 'x'),
        ("□○◇", 'o'),
        ("▸►→", '>'),
        ("◄←", '<'),
        ("↑▲", '^'),
        ("↓♥", 'v'),
        ("●", '*'),
        ("⚗", '&'),
        ("☼", 'O'),
        ("☾", 'C'),
        ("⌂", 'H'),
        ("✚", '%'),
        ("✓", '!'),
        ("⊘", '@'),
        ("×", 'x'),
        ("¹", '1'),
        ("’‘", '\''),
        ("“”„«»", '"'),
        ("\u{a0}\u{202f}", ' '),
        ("àâä", 'a'),
        ("ÀÂÄ", 'A'),
        ("éèêë", 'e'),
        ("ÉÈÊ", 'E'),
        ("îï", 'i'),
        ("ôö", 'o'),
        ("Ö", 'O'),
        ("ùûü", 'u'),
        ("Ü", 'U'),
        ("ßç", 's'),
    ];
    PAIRS.iter().find(|(letters, _)| letters.contains(letter)).map_or('?', |(_, plain)| *plain)
}
