//! Every rule by its number, checked by hand; a file a chapter.

mod cards;
mod exchange;
mod order;
mod potion;
mod track;
mod trick;

/// Hands without potions: jekyll has no green, hyde no purple.
const JEKYLL: &str = "P1 P2 P3 P4 P5 P6 P7 W1 W2 W3";
/// See [`JEKYLL`].
const HYDE: &str = "W4 W5 W6 W7 E1 E2 E3 E4 E5 E6";
