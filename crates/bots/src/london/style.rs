//! How somebody plays who plays by rules of thumb: what he minds, and how much.

/// A player by rules of thumb, on either side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// As jekyll.
    pub jekyll: JekyllStyle,
    /// As hyde.
    pub hyde: HydeStyle,
}

/// What jekyll minds. Worths are in points, as far as one can say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JekyllStyle {
    /// He mixes an alleviation when no more recipes than these can be the cure, by the most tokens that have turned
    /// black of one colour: none, one, two.
    pub candidates_max: [usize; 3],
    /// A cure, if it is one for certain.
    pub cure: f32,
    /// A tile.
    pub research: f32,
    /// Two cards, while he collects for a recipe, by how many he holds.
    pub mix_wanted: [f32; 6],
    /// Two cards that may come in useful.
    pub mix_spare: [f32; 6],
    /// A card that he collects for.
    pub purchase: f32,
    /// How much a recipe draws that is one of one, two, three or four that can be the cure.
    pub known: [f32; 4],
    /// And less for each card that he lacks.
    pub lacks: f32,
    /// And more for each token of its colour that has turned black.
    pub urgent: f32,
    /// How many cards he gives for a tile.
    pub gives: u8,
    /// How loath he is to hand a card to hyde, for each token of its colour that has turned black.
    pub withholds: f32,
    /// At the end of a turn: every point that hyde pays to grey ground.
    pub shelter: f32,
    /// And every point that he himself has to pay from there to the laboratory, with three cards or more.
    pub lab_near: f32,
    /// And to the next tile.
    pub tile_near: f32,
    /// Whitens the ground under hyde's feet when this many tokens of a colour have turned black and hyde can have a set.
    pub whitens: u8,
    /// Raises the cost of hyde's moves with spare cards when hyde has just enough tokens for an action.
    pub raises: bool,
    /// How much farther grey paths seem to him when hyde holds cards, in tenths of a point, for each colour that he cannot
    /// pay, and one.
    pub grey_fear: f32,
    /// And black ones, for each colour that he cannot pay.
    pub black_fear: f32,
    /// Keeps one token of each colour for paths that demand it.
    pub keeps_colours: bool,
}

/// What hyde minds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HydeStyle {
    /// How much a token that has turned black draws him to its colour, against a card in the hand.
    pub turned: f32,
    /// How much it puts him off that a colour is cured.
    pub cured: f32,
    /// How much it puts him off that there are not enough cards of it.
    pub scarce: f32,
    /// How far behind the foremost colour one may be that he hands in a set of.
    pub behind: u8,
    /// Steals when jekyll holds this many cards.
    pub steals: u8,
    /// Each point that is left for more when he has moved.
    pub busy: f32,
    /// Each point that jekyll then has to pay to the laboratory, when he holds three cards or more.
    pub lab_far: f32,
    /// And otherwise.
    pub lab_far_idle: f32,
    /// And to the next tile.
    pub tile_far: f32,
    /// Raises the cost of jekyll's moves when that costs him this many points, with a card he does not collect, by how many
    /// cards he holds.
    pub raise: [f32; 6],
    /// And with one that he collects.
    pub raise_collected: f32,
    /// Pays with cards that are of no other use.
    pub thrifty: bool,
}

impl Style {
    /// Minds everything. The figures are tuned by many games against each other.
    pub const GOOD: Style = Style { jekyll: JekyllStyle::GOOD, hyde: HydeStyle::GOOD };

    /// Also fights for the ground that hyde needs for his last set, with every card there is.
    pub const WARY: Style =
        Style { jekyll: JekyllStyle { whitens: 2, ..JekyllStyle::GOOD }, hyde: HydeStyle::GOOD };

    /// Minds what people mind who play now and then: no reactions, little care for where the turn ends.
    pub const CASUAL: Style = Style {
        jekyll: JekyllStyle {
            candidates_max: [2, 2, 2],
            whitens: 9,
            raises: false,
            withholds: 0.0,
            grey_fear: 0.0,
            ..JekyllStyle::GOOD
        },
        hyde: HydeStyle {
            lab_far: 0.0,
            lab_far_idle: 0.0,
            tile_far: 0.0,
            raise: [99.0; 6],
            raise_collected: 99.0,
            thrifty: false,
            ..HydeStyle::GOOD
        },
    };

    /// Knows the rules, and is impatient: mixes what may be the cure, hands in any set, and forgets what it is all for.
    pub const NOVICE: Style = Style {
        jekyll: JekyllStyle {
            candidates_max: [4, 4, 4],
            urgent: 0.0,
            gives: 0,
            shelter: 0.0,
            keeps_colours: false,
            black_fear: 0.0,
            ..Style::CASUAL.jekyll
        },
        hyde: HydeStyle { turned: 0.0, cured: 0.0, behind: 9, steals: 1, ..Style::CASUAL.hyde },
    };
}

impl JekyllStyle {
    const GOOD: JekyllStyle = JekyllStyle {
        candidates_max: [1, 3, 2],
        cure: 14.28,
        research: 6.0,
        mix_wanted: [-0.5, 1.3, 2.3, 2.1, 2.2, 0.6],
        mix_spare: [1.9, 3.1, 3.3, 1.3, 0.3, -1.5],
        purchase: 2.8,
        known: [46.2, 26.1, 6.4, 0.7],
        lacks: 36.0,
        urgent: 3.6,
        gives: 1,
        withholds: 1.2,
        shelter: 5.8,
        lab_near: 0.8,
        tile_near: 0.8,
        whitens: 3,
        raises: false,
        grey_fear: 3.5,
        black_fear: 8.3,
        keeps_colours: true,
    };
}

impl HydeStyle {
    const GOOD: HydeStyle = HydeStyle {
        turned: 23.5,
        cured: 7.6,
        scarce: 1.6,
        behind: 1,
        steals: 2,
        busy: 8.9,
        lab_far: 3.0,
        lab_far_idle: 0.2,
        tile_far: 1.3,
        raise: [2.7, 5.1, 4.2, 1.1, 0.6, -1.1],
        raise_collected: 3.7,
        thrifty: true,
    };
}
