//! What a position is worth with all cards known, and what is best there.

use bots::duel::payoff::Payoff;
use game::{Notation as _, Side};

/// What a position is worth.
pub struct Answer {
    /// The value.
    pub value: f64,
    /// What the value counts, and for whom.
    pub unit: &'static str,
    /// What can be chosen.
    pub choices: Vec<Choice>,
}

/// Something to choose.
pub struct Choice {
    /// Whose choice it is, in the word of the record.
    pub who: &'static str,
    /// The action as records write it.
    pub action: String,
    /// The value if it is chosen and all play on well.
    pub value: f64,
    /// How often it is chosen in one best way to play.
    pub weight: f64,
}

/// A game whose positions can perhaps be solved.
pub trait Solvable {
    /// The value, or why there is none.
    fn solve(&self) -> Result<Answer, &'static str>;
}

impl Solvable for duel::State {
    fn solve(&self) -> Result<Answer, &'static str> {
        use game::Game as _;
        let position = self.position();
        let solution = bots::duel::solve::solve(&position, &Payoff::difference());
        let solution = solution.ok_or("no round is being played")?;
        let mut choices = Vec::new();
        for side in Side::BOTH {
            let who = self.seat_word(position.leg.seat(side));
            choices.extend(solution.choices[side].iter().map(|choice| Choice {
                who,
                action: duel::State::write_action(self.options(), choice.action),
                value: choice.value,
                weight: choice.weight,
            }));
        }
        let unit = "the difference of tricks in this round, which hyde wants large";
        Ok(Answer { value: solution.value, unit, choices })
    }
}

impl Solvable for partners::State {
    fn solve(&self) -> Result<Answer, &'static str> {
        use game::Game as _;
        let position = self.position();
        let place = position.deciding_place().ok_or("no hand is being played")?;
        let solution = bots::partners::solve(&position);
        let who = self.seat_word(position.seating.decider(place));
        let choice = |(number, (action, value)): (usize, &(partners::Action, i32))| Choice {
            who,
            action: partners::State::write_action(self.options(), *action),
            value: (*value).into(),
            weight: if number == 0 { 1.0 } else { 0.0 },
        };
        let choices = solution.best.iter().enumerate().map(choice).collect();
        Ok(Answer { value: solution.value.into(), unit: "jekyll's score of this hand less hyde's", choices })
    }
}

impl Solvable for london::State {
    fn solve(&self) -> Result<Answer, &'static str> {
        Err("london has draws to come, and no exact value")
    }
}
