//! The legend at the foot of the sheet.

use super::captions::Captions;
use super::text::{escaped, width};

/// The size of its letters.
const SIZE: f64 = 12.5;
/// How wide the whole legend may be.
const WIDEST: f64 = 872.;
/// From one item to the next, if there is room.
const WIDEST_GAP: f64 = 20.;
/// From a sign to its word.
const SPACE: f64 = 5.;

/// One sign and its word.
struct Item {
    sign: &'static str,
    sign_width: f64,
    word: &'static str,
}

impl Item {
    fn width(&self) -> f64 {
        self.sign_width + SPACE + width(self.word, SIZE)
    }

    fn draw(&self, x: f64) -> String {
        let (sign, word) = (self.sign, escaped(self.word));
        let text = format!(r#"<text x="{}" y="4">{word}</text>"#, self.sign_width + SPACE);
        format!("<g transform=\"translate({x:.1} 957)\">{sign}{text}</g>\n")
    }
}

/// All items in a row, centred.
pub fn draw(captions: &Captions) -> String {
    let items = items(captions);
    let gaps = (items.len() - 1) as f64;
    let filled: f64 = items.iter().map(Item::width).sum();
    let gap = WIDEST_GAP.min((WIDEST - filled) / gaps);
    let mut x = 500. - (filled + gaps * gap) / 2.;
    let mut row = String::new();
    for item in items {
        row += &item.draw(x);
        x += item.width() + gap;
    }
    format!("<g class=\"legend\" font-size=\"{SIZE}\" font-style=\"italic\" fill=\"#2b2319\">\n{row}</g>\n")
}

/// Sites, grounds and paths, drawn as on the map and a little smaller.
fn items(captions: &Captions) -> [Item; 8] {
    [
        Item {
            sign: r##"<use href="#flask" transform="translate(11 0) scale(.8)"/>"##,
            sign_width: 22.,
            word: captions.lab,
        },
        Item {
            sign: r##"<use href="#rx" transform="translate(11 0) scale(.75)"/>"##,
            sign_width: 22.,
            word: captions.apothecary,
        },
        Item {
            sign: r##"<use href="#tile" transform="translate(9 0) scale(.8)"/>"##,
            sign_width: 18.,
            word: captions.research,
        },
        Item {
            sign: r##"<circle cx="9" r="8" fill="url(#hatch)" stroke="#2b2319" stroke-width="1.6"/>"##,
            sign_width: 18.,
            word: captions.grey_ground,
        },
        Item {
            sign: r##"<circle cx="9" r="8" fill="#fffdf6" stroke="#2b2319" stroke-width="1.6"/>"##,
            sign_width: 18.,
            word: captions.white_ground,
        },
        Item {
            sign: r##"<path d="M0,0H34" stroke="#2b2319" stroke-width="6.4"/>
<path d="M0,0H34" stroke="#fffdf6" stroke-width="4"/>"##,
            sign_width: 34.,
            word: captions.white_path,
        },
        Item {
            sign: r##"<path d="M0,0H34" stroke="#6b6252" stroke-width="3.9" stroke-dasharray="12.6 6.7"/>"##,
            sign_width: 34.,
            word: captions.grey_path,
        },
        Item {
            sign: r##"<path d="M3,0H34" stroke="#15110c" stroke-width="5.9"
stroke-linecap="round" stroke-dasharray=".01 9.6"/>"##,
            sign_width: 34.,
            word: captions.black_path,
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn the_legend_fits_between_the_corners_in_every_language() {
        for language in Language::ALL {
            let filled: f64 = items(&Captions::of(language)).iter().map(Item::width).sum();
            assert!(filled + 7. * SPACE <= WIDEST, "{language:?}: {filled}");
        }
    }
}
