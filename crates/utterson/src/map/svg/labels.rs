//! The names of the locations, and the search for a place where each of them can be read.
//!
//! A name can stand on eight sides of its location. Every side has a cost: it is high where the name would cover
//! something. Each name in turn takes its cheapest side, a few times over, since names that have moved leave room.
//! Only sums, products and square roots of plain numbers: the same map gives the same places on every machine.

use london::{Location, Map};

use super::outer_radius;
use super::text::{escaped, shortened, width};
use crate::map::name;
use crate::words::Language;

/// The size of the letters.
pub const SIZE: f64 = 15.5;
/// From one line to the next.
const LINE: f64 = 1.06 * SIZE;
/// From the top of a line to the foot of its letters.
const BASELINE: f64 = 0.83 * SIZE;
/// A longer name is broken into two lines.
const ONE_LINE: usize = 12;
/// An even longer one is shortened: the location's tooltip still has all of it.
const LONGEST: usize = 48;

/// The sides in order of liking: to the right (1) or left (-1), below (1) or above (-1).
const SIDES: [[f64; 2]; 8] =
    [[0., 1.], [0., -1.], [1., 0.], [-1., 0.], [1., 1.], [-1., 1.], [1., -1.], [-1., -1.]];
/// What it costs to take the next best side.
const DISLIKE: f64 = 1.5;
/// What it costs to leave the page: more than anything on it.
const OFF_THE_PAGE: f64 = 5000.;
/// What covering something costs, for each unit of it.
const COVERED: f64 = 2.;
/// Where names may stand: a little beyond the page, up to the border.
const PAGE: Area = Area { left: -55., top: -15., right: 1055., bottom: 1015. };
/// After so many rounds the names of any reasonable map have come to rest.
const ROUNDS: usize = 4;

/// The names of all locations, each in its place.
pub fn labels(map: &Map, language: Language) -> Vec<Label> {
    let mut labels = Vec::new();
    for place in map.locations() {
        let lines = lines(&shortened(name(&place.name, language), LONGEST));
        let width = lines.iter().map(|line| width(line, SIZE)).fold(0., f64::max);
        let [x, y] = place.at.map(f64::from);
        labels.push(Label { lines, width, x, y, radius: outer_radius(place.site), side: 0 });
    }
    let paths = paths(map);
    for _ in 0..ROUNDS {
        for index in 0..labels.len() {
            labels[index].side = cheapest_side(&labels, &paths, index);
        }
    }
    labels
}

/// A name, cut at the space that leaves the two halves most alike if it is too long for one line.
fn lines(name: &str) -> Vec<String> {
    let length = name.chars().count();
    let longer_half = |cut: &usize| {
        let before = name[..*cut].chars().count();
        before.max(length - before - 1)
    };
    let best = name.match_indices(' ').map(|(cut, _)| cut).min_by_key(longer_half);
    match best {
        Some(cut) if length > ONE_LINE => vec![name[..cut].to_string(), name[cut + 1..].to_string()],
        Some(_) | None => vec![name.to_string()],
    }
}

/// The two ends of every path.
fn paths(map: &Map) -> Vec<[[f64; 2]; 2]> {
    let at = |end: Location| map[end].at.map(f64::from);
    map.paths().iter().map(|path| path.between.map(at)).collect()
}

/// The side where a name covers least as long as all others stay where they are; on a tie the one liked best.
fn cheapest_side(labels: &[Label], paths: &[[[f64; 2]; 2]], index: usize) -> usize {
    let mut best = (f64::INFINITY, 0);
    for side in 0..SIDES.len() {
        let cost = cost(labels, paths, index, side);
        if cost < best.0 {
            best = (cost, side);
        }
    }
    best.1
}

fn cost(labels: &[Label], paths: &[[[f64; 2]; 2]], index: usize, side: usize) -> f64 {
    let area = labels[index].area_on(side);
    let mut cost = DISLIKE * side as f64;
    if !area.is_inside(&PAGE) {
        cost += OFF_THE_PAGE;
    }
    for (other, label) in labels.iter().enumerate() {
        if other != index {
            cost += COVERED * area.shared_with(&label.location().grown(3.));
            cost += COVERED * area.shared_with(&label.area());
        }
    }
    for path in paths {
        cost += COVERED * area.grown(5.).length_inside(*path);
    }
    cost
}

/// A name beside its location.
pub struct Label {
    lines: Vec<String>,
    width: f64,
    x: f64,
    y: f64,
    radius: f64,
    side: usize,
}

impl Label {
    /// What the name covers.
    fn area(&self) -> Area {
        self.area_on(self.side)
    }

    fn area_on(&self, side: usize) -> Area {
        let [across, down] = SIDES[side];
        let is_diagonal = across != 0. && down != 0.;
        // In a corner the circle leaves room that a square would not.
        let distance = (self.radius + 5.) * if is_diagonal { 0.74 } else { 1. };
        let (width, height) = (self.width, LINE * self.lines.len() as f64);
        let x = self.x + across * (distance + width / 2.);
        let y = self.y + down * (distance + height / 2.);
        Area { left: x - width / 2., top: y - height / 2., right: x + width / 2., bottom: y + height / 2. }
    }

    /// The square around the location itself.
    fn location(&self) -> Area {
        Area { left: self.x, top: self.y, right: self.x, bottom: self.y }.grown(self.radius)
    }

    /// The name as text, one element for each line.
    pub fn draw(&self) -> String {
        let area = self.area();
        let (anchor, x) = match SIDES[self.side][0] {
            0. => ("middle", self.x),
            1. => ("start", area.left),
            _left => ("end", area.right),
        };
        let mut text = String::new();
        let mut y = area.top + BASELINE;
        for line in &self.lines {
            let line = escaped(line);
            text += &format!(r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{line}</text>"#);
            y += LINE;
        }
        text
    }
}

/// A part of the page.
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn grown(&self, by: f64) -> Area {
        Area { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    fn is_inside(&self, other: &Area) -> bool {
        let across = other.left <= self.left && self.right <= other.right;
        across && other.top <= self.top && self.bottom <= other.bottom
    }

    /// How much of the page lies in both.
    fn shared_with(&self, other: &Area) -> f64 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.) * height.max(0.)
    }

    /// How much of a line lies inside.
    fn length_inside(&self, [from, to]: [[f64; 2]; 2]) -> f64 {
        let [across, down] = [to[0] - from[0], to[1] - from[1]];
        // The line enters and leaves at these parts of its length: first as seen from the side, then from above.
        let (mut enters, mut leaves) = (0f64, 1f64);
        let axes = [(across, from[0], self.left, self.right), (down, from[1], self.top, self.bottom)];
        for (length, start, low, high) in axes {
            if length == 0. {
                if start < low || high < start {
                    return 0.;
                }
            } else {
                let (one, other) = ((low - start) / length, (high - start) / length);
                enters = enters.max(one.min(other));
                leaves = leaves.min(one.max(other));
            }
        }
        // A square root and not `hypot`, which not every machine rounds alike.
        (leaves - enters).max(0.) * (across * across + down * down).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_broken_in_the_middle() {
        assert_eq!(lines("Soho"), ["Soho"]);
        assert_eq!(lines("King's Cross"), ["King's Cross"]);
        assert_eq!(lines("Maw & Sons, chemists"), ["Maw & Sons,", "chemists"]);
        assert_eq!(lines("Die Tür in der Gasse"), ["Die Tür in", "der Gasse"]);
        assert_eq!(lines("Bloomsburyandbeyond"), ["Bloomsburyandbeyond"]);
    }

    #[test]
    fn a_line_is_measured_where_it_crosses_an_area() {
        let area = Area { left: 0., top: 0., right: 10., bottom: 10. };
        assert_eq!(area.length_inside([[-5., 5.], [20., 5.]]), 10.);
        assert_eq!(area.length_inside([[5., 4.], [5., 8.]]), 4.);
        assert_eq!(area.length_inside([[11., 0.], [11., 10.]]), 0.);
        assert_eq!(area.length_inside([[-5., 0.], [0., 20.]]), 0.);
    }

    #[test]
    fn on_the_built_in_map_no_name_covers_a_name_or_a_location() {
        for language in Language::ALL {
            let labels = labels(&Map::built_in(), language);
            for (index, label) in labels.iter().enumerate() {
                assert!(label.area().is_inside(&PAGE), "{:?}", label.lines);
                for other in
                    labels.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, other)| other)
                {
                    let both = (&label.lines, &other.lines);
                    assert_eq!(label.area().shared_with(&other.area()), 0., "{both:?}");
                    assert_eq!(label.area().shared_with(&other.location()), 0., "{both:?}");
                }
            }
        }
    }
}
