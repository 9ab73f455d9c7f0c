//! The map as a drawing: a standalone SVG of about 20 kB, the same bytes for the same map.
//!
//! All art is our own and lies beside this file. What never changes is in `svg/*.svg`; what depends on the map is
//! written here, from the bottom layer to the top. Two systems of coordinates are in use: the *sheet*, 1000 by 1000
//! with its border, and the *page* inside it, 1000 by 1000 too, on which the map file puts its locations.
//!
//! - `text`: escaping, shortening and measuring text.
//! - `captions`: the words of the drawing in each language.
//! - `labels`: where the names stand.
//! - `legend`: the row of signs at the foot.

mod captions;
mod labels;
mod legend;
mod text;

use london::Map;
use london::map::{Ground, MapLocation, PathKind, Site};

use self::captions::Captions;
use self::text::{escaped, shortened, width};
use crate::map::name;
use crate::words::Language;

/// Signs that are used more than once, and the pattern of grey ground.
const DEFINITIONS: &str = include_str!("svg/definitions.svg");
/// The river, a barge on it, Hyde Park and the fields of Surrey: page coordinates.
const LONDON: &str = include_str!("svg/london.svg");
/// The compass.
const COMPASS: &str = include_str!("svg/compass.svg");
/// The border of the sheet.
const BORDER: &str = include_str!("svg/border.svg");
/// The ribbon and two lamps around the title.
const CARTOUCHE: &str = include_str!("svg/cartouche.svg");

/// The size of the page within the sheet: a location at the very edge of the page keeps clear of the border.
const PAGE: &str = r#"<g transform="translate(80 100) scale(0.84)">"#;

/// The map as a standalone SVG, with its words in that language.
pub fn svg(map: &Map, language: Language) -> String {
    let captions = Captions::of(language);
    let mut svg = head(map, language);
    svg += DEFINITIONS;
    svg += "<rect width=\"1000\" height=\"1000\" fill=\"#f3ead3\"/>\n";
    // Where the river of another map runs, and where its north is, we do not know.
    if *map == Map::built_in() {
        svg += &london(&captions);
        svg += COMPASS;
    }
    svg += BORDER;
    svg += &cartouche(map);
    svg += &legend::draw(&captions);
    svg += &format!("{PAGE}\n");
    svg += &paths(map);
    svg += &locations(map, language, &captions);
    svg += &names(map, language);
    svg += "</g>\n</svg>\n";
    svg
}

/// The opening tag, and what a reader who cannot see the drawing is told.
fn head(map: &Map, language: Language) -> String {
    let name = escaped(map.name());
    let description = captions::description(map, language);
    let code = language.code();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"
xml:lang="{code}" role="img" aria-labelledby="map-title" aria-describedby="map-description"
font-family="'IM Fell English','EB Garamond',Garamond,Georgia,'Liberation Serif','Times New Roman',serif">
<title id="map-title">{name}</title>
<desc id="map-description">{description}</desc>
"#
    )
}

/// What only the built-in map has. The river runs past the page on both sides and is cut at the border.
fn london(captions: &Captions) -> String {
    let river = escaped(captions.river);
    format!(
        r##"<g clip-path="url(#sheet)">{PAGE}
{LONDON}<text transform="translate(0 745) rotate(3.5)" font-style="italic" font-size="19" letter-spacing="3"
fill="#2b2319" stroke="#dfe3d6" stroke-width="5" paint-order="stroke">{river}</text>
</g></g>
"##
    )
}

/// The title on its ribbon, as large as it fits, and below it whose work the map is.
fn cartouche(map: &Map) -> String {
    let name = shortened(map.name(), 48);
    let size = title_size(&name);
    let (baseline, spacing, name) = (52. + 0.34 * size, 0.1 * size, escaped(&name));
    let mut cartouche = CARTOUCHE.to_string();
    cartouche += &format!(
        r##"<text x="500" y="{baseline:.1}" text-anchor="middle" font-size="{size:.1}"
font-weight="600" letter-spacing="{spacing:.1}" fill="#2b2319">{name}</text>
"##
    );
    if !map.credit().is_empty() {
        let credit = escaped(&shortened(map.credit(), 70));
        cartouche += &format!(
            r##"<text x="500" y="86" text-anchor="middle" font-size="12.5"
font-style="italic" fill="#2b2319">{credit}</text>
"##
        );
    }
    cartouche
}

/// The size of the title: its letters and the spaces between them have 330 to themselves.
fn title_size(name: &str) -> f64 {
    let spaces = 0.1 * name.chars().count() as f64;
    (330. / (width(name, 1.) + spaces).max(1.)).min(27.)
}

/// All paths: white ones lowest, black ones on top.
fn paths(map: &Map) -> String {
    [PathKind::White, PathKind::Grey, PathKind::Black].map(|kind| paths_of(map, kind)).concat()
}

/// The paths of one kind: all of them in one wide stroke, then all in a narrow one. The kinds differ in shape and
/// not only in tone: a double line, dashes, dots. Grey and black have an edge of paper, which parts them from water.
fn paths_of(map: &Map, kind: PathKind) -> String {
    let line = lines(map, kind);
    if line.is_empty() {
        return line;
    }
    let (class, wide, narrow) = match kind {
        PathKind::White => {
            ("white", r##"stroke="#2b2319" stroke-width="7.6""##, r##"stroke="#fffdf6" stroke-width="4.8""##)
        }
        PathKind::Grey => (
            "grey",
            r##"stroke="#f3ead3" stroke-width="9""##,
            r##"stroke="#6b6252" stroke-width="4.6" stroke-dasharray="15 8""##,
        ),
        PathKind::Black => (
            "black",
            r##"stroke="#f3ead3" stroke-width="10""##,
            r##"stroke="#15110c" stroke-width="7" stroke-linecap="round" stroke-dasharray=".01 11.5""##,
        ),
    };
    format!(
        r#"<g class="path-{class}" fill="none"><path d="{line}" {wide}/><path d="{line}" {narrow}/></g>
"#
    )
}

/// The paths of one kind as lines from end to end, in the order of the map file.
fn lines(map: &Map, kind: PathKind) -> String {
    let mut lines = String::new();
    for path in map.paths().iter().filter(|path| path.kind == kind) {
        let [[from_x, from_y], [to_x, to_y]] = path.between.map(|end| map[end].at);
        lines += &format!("M{from_x},{from_y}L{to_x},{to_y}");
    }
    lines
}

fn locations(map: &Map, language: Language, captions: &Captions) -> String {
    map.locations().iter().map(|place| location(place, language, captions)).collect()
}

/// A location: ground, an inner ring, the sign of its site. Grey ground is hatched, so that it stays grey in print.
fn location(place: &MapLocation, language: Language, captions: &Captions) -> String {
    let (class, fill) = match place.ground {
        Ground::Grey => ("grey", "url(#hatch)"),
        Ground::White => ("white", "#fffdf6"),
    };
    let ([x, y], id, title) = (place.at, escaped(&place.id), tooltip(place, language, captions));
    let mut drawn = format!(
        r#"<g class="location {class}" id="at-{id}" transform="translate({x} {y})"><title>{title}</title>"#
    );
    let radius = radius(place.site);
    if outer_radius(place.site) > radius {
        let outer = outer_radius(place.site);
        drawn += &format!(r##"<circle r="{outer}" fill="#f3ead3" stroke="#2b2319" stroke-width="1.4"/>"##);
    }
    drawn += &format!(r##"<circle r="{radius}" fill="{fill}" stroke="#2b2319" stroke-width="2.4"/>"##);
    // The sign of an apothecary is as large as the ring would be.
    if place.site != Some(Site::Apothecary) {
        let inner = radius - 3.6;
        drawn += &format!(r##"<circle r="{inner:.1}" fill="none" stroke="#2b2319" stroke-width=".7"/>"##);
    }
    drawn += sign(place.site);
    drawn += "</g>\n";
    drawn
}

/// What a pointer over a location is told: its whole name, its ground, its site.
fn tooltip(place: &MapLocation, language: Language, captions: &Captions) -> String {
    let mut title = format!("{}, {}", name(&place.name, language), captions.ground(place.ground));
    if let Some(site) = place.site {
        title += &format!(", {}", captions.site(site));
    }
    escaped(&title)
}

/// How large a location is drawn.
fn radius(site: Option<Site>) -> f64 {
    match site {
        Some(_) => 22.,
        None => 15.,
    }
}

/// The same with what is around it: the lab has one ring more.
fn outer_radius(site: Option<Site>) -> f64 {
    match site {
        Some(Site::Lab) => 27.,
        Some(Site::Apothecary | Site::Research) | None => radius(site),
    }
}

fn sign(site: Option<Site>) -> &'static str {
    match site {
        Some(Site::Lab) => r##"<use href="#flask"/>"##,
        Some(Site::Apothecary) => r##"<use href="#rx"/>"##,
        Some(Site::Research) => r##"<use href="#tile"/>"##,
        None => "",
    }
}

/// The names of all locations, above everything else. An edge of paper around the letters parts them from lines.
fn names(map: &Map, language: Language) -> String {
    let size = labels::SIZE;
    let mut names = format!(
        r##"<g class="labels" font-size="{size}" font-weight="600" fill="#2b2319"
stroke="#f3ead3" stroke-width="4" stroke-linejoin="round" paint-order="stroke">
"##
    );
    for label in labels::labels(map, language) {
        names += &label.draw();
        names += "\n";
    }
    names + "</g>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The built-in map under another name: a map of somebody else. Both names are spelt as in a map file.
    fn user_map(name: &str, soho: &str) -> Map {
        let text = include_str!("../../../london/maps/london-1886.toml")
            .replace("\"London, 1886\"", &format!("\"{name}\""))
            .replace("\"Soho\"", &format!("\"{soho}\""));
        Map::parse(&text).unwrap().0
    }

    /// Every tag is closed by its own, every quote is closed, and nothing stands bare that must be escaped.
    fn assert_well_formed(svg: &str) {
        let mut open = Vec::new();
        for part in svg.split('<').skip(1) {
            let (tag, text) = part.split_once('>').expect("a tag has an end");
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            assert!(!text.contains(['>', '"']), "{text}");
            for entity in part.split('&').skip(1) {
                let known = ["amp;", "lt;", "gt;", "quot;"];
                assert!(known.iter().any(|known| entity.starts_with(known)), "{part}");
            }
            let name = tag.split([' ', '\n']).next().unwrap_or_default();
            if let Some(closed) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(closed));
            } else if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{open:?}");
        assert!(svg.chars().all(|character| character == '\n' || !character.is_control()));
    }

    #[test]
    fn the_built_in_map_is_well_formed_and_always_the_same() {
        for language in Language::ALL {
            let drawing = svg(&Map::built_in(), language);
            assert_well_formed(&drawing);
            assert_eq!(drawing, svg(&Map::built_in(), language));
            assert!(drawing.contains("role=\"img\"") && drawing.contains("<desc "));
            assert!(drawing.contains(Captions::of(language).river));
            assert!(drawing.contains(Captions::of(language).black_path));
        }
    }

    #[test]
    fn every_location_is_named() {
        for language in Language::ALL {
            let map = Map::built_in();
            let drawing = svg(&map, language);
            let labels = drawing.split("paint-order=\"stroke\">\n").last().unwrap();
            for (place, label) in map.locations().iter().zip(labels.lines()) {
                let name = escaped(name(&place.name, language));
                assert!(drawing.contains(&format!("<title>{name}, ")), "{name}");
                let lines = label.split("<text ").filter_map(|line| line.split(['>', '<']).nth(1));
                assert_eq!(lines.collect::<Vec<_>>().join(" "), name);
            }
        }
    }

    #[test]
    fn only_the_built_in_map_has_a_river_and_a_compass() {
        let built_in = svg(&Map::built_in(), Language::English);
        let other = svg(&user_map("Edinburgh", "Leith"), Language::English);
        assert_well_formed(&other);
        for ornament in ["thames", "The Thames", "#tree", "#tuft", "barge", "compass", "spike", "Hyde Park"] {
            assert!(built_in.contains(ornament), "{ornament}");
            assert!(!other.contains(ornament), "{ornament}");
        }
        for kept in ["Edinburgh</text>", "Leith</text>", "class=\"legend\"", "#corner"] {
            assert!(other.contains(kept), "{kept}");
        }
    }

    #[test]
    fn foreign_names_cannot_break_the_drawing() {
        let map = user_map(r#"<script>&\"'"#, r#"</text>\u001b<g onload=\"x\">&\n"#);
        for language in Language::ALL {
            let drawing = svg(&map, language);
            assert_well_formed(&drawing);
            assert!(drawing.contains("&lt;script&gt;&amp;&quot;'</title>"));
            assert!(!drawing.contains("<script") && !drawing.contains("<g onload"));
        }
    }

    #[test]
    fn a_long_title_stays_on_its_ribbon() {
        for name in ["London, 1886".to_string(), "W".repeat(200), "i".repeat(200), "倫敦".repeat(100)] {
            let short = shortened(&name, 48);
            let size = title_size(&short);
            let taken = width(&short, size) + 0.1 * size * short.chars().count() as f64;
            assert!(taken <= 330.1 && size <= 27., "{name}: {taken}");
            assert_well_formed(&svg(&user_map(&name, &name), Language::English));
        }
    }

    /// "1e-7" is a number in Rust and, in many readers of SVG, the end of the drawing.
    #[test]
    fn numbers_are_short_and_plain() {
        let drawing = svg(&user_map("Edinburgh", "Leith"), Language::German);
        let labels = drawing.split("class=\"labels\"").nth(1).unwrap();
        for number in labels.split("=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let Ok(value) = number.parse::<f64>() else { continue };
            assert!(value.is_finite() && !number.contains('e'), "{number}");
            assert!(number.split_once('.').is_none_or(|(_, decimals)| decimals.len() == 1), "{number}");
        }
    }
}
