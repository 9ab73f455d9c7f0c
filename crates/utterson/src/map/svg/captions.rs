//! What the drawing says by itself, in each language: the words of its legend, the river, a sentence about the map.

use london::Map;
use london::map::{Ground, Site};

use crate::words::Language;

/// The words of one language.
pub struct Captions {
    /// The river's name.
    pub river: &'static str,
    /// The laboratory.
    pub lab: &'static str,
    /// Where potions are bought.
    pub apothecary: &'static str,
    /// Where a tile lies.
    pub research: &'static str,
    /// A location printed grey.
    pub grey_ground: &'static str,
    /// A location printed white.
    pub white_ground: &'static str,
    /// A double line.
    pub white_path: &'static str,
    /// A line of dashes.
    pub grey_path: &'static str,
    /// A line of dots.
    pub black_path: &'static str,
}

const ENGLISH: Captions = Captions {
    river: "The Thames",
    lab: "laboratory",
    apothecary: "apothecary",
    research: "research",
    grey_ground: "grey location",
    white_ground: "white location",
    white_path: "white path",
    grey_path: "grey path",
    black_path: "black path",
};

const FRENCH: Captions = Captions {
    river: "La Tamise",
    lab: "laboratoire",
    apothecary: "apothicaire",
    research: "recherche",
    grey_ground: "lieu gris",
    white_ground: "lieu blanc",
    white_path: "chemin blanc",
    grey_path: "chemin gris",
    black_path: "chemin noir",
};

const GERMAN: Captions = Captions {
    river: "Die Themse",
    lab: "Labor",
    apothecary: "Apotheke",
    research: "Forschung",
    grey_ground: "grauer Ort",
    white_ground: "weißer Ort",
    white_path: "weißer Weg",
    grey_path: "grauer Weg",
    black_path: "schwarzer Weg",
};

impl Captions {
    /// The words of that language.
    pub fn of(language: Language) -> Captions {
        match language {
            Language::English => ENGLISH,
            Language::French => FRENCH,
            Language::German => GERMAN,
        }
    }

    /// What the ground of a location is called.
    pub fn ground(&self, ground: Ground) -> &'static str {
        match ground {
            Ground::Grey => self.grey_ground,
            Ground::White => self.white_ground,
        }
    }

    /// What a site is called.
    pub fn site(&self, site: Site) -> &'static str {
        match site {
            Site::Lab => self.lab,
            Site::Apothecary => self.apothecary,
            Site::Research => self.research,
        }
    }
}

/// The map in a sentence, for those who cannot see it.
pub fn description(map: &Map, language: Language) -> String {
    let (locations, paths) = (map.locations().len(), map.paths().len());
    match language {
        Language::English => format!("A map of {locations} locations and the {paths} paths between them."),
        Language::French => format!("Un plan de {locations} lieux et des {paths} chemins qui les relient."),
        Language::German => format!("Ein Stadtplan mit {locations} Orten und den {paths} Wegen dazwischen."),
    }
}
