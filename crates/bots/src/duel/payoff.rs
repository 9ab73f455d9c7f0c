//! What the tricks of a round are worth: a table that the solvers maximise for hyde and minimise for jekyll.

/// What the end of a round is worth to hyde, by the tricks that jekyll has taken in it, 0 to 10.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payoff(pub [f64; 11]);

impl Payoff {
    /// The difference of tricks, by which the marker moves (D5.1), when ten are played.
    pub fn difference() -> Payoff {
        Payoff::of(|jekyll| f64::from(jekyll.abs_diff(10 - jekyll)))
    }

    /// The table that `worth` gives for jekyll's tricks.
    pub fn of(worth: impl Fn(u8) -> f64) -> Payoff {
        Payoff(core::array::from_fn(|jekyll| worth(jekyll as u8)))
    }

    /// What these tricks of jekyll are worth.
    pub fn at(&self, jekyll: u8) -> f64 {
        self.0[usize::from(jekyll.min(10))]
    }
}
