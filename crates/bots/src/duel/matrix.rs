//! Matrix games: both choose at the same time, and what one gains the other loses.

use alloc::vec;
use alloc::vec::Vec;

/// The solution of a matrix game: what both can force, and how often each choice must be made to force it.
#[derive(Clone, PartialEq, Debug)]
pub struct Mixed {
    /// What the game is worth to who chooses the row.
    pub value: f64,
    /// How often each row is chosen.
    pub rows: Vec<f64>,
    /// How often each column is chosen.
    pub columns: Vec<f64>,
}

/// Below this a number counts as zero: payoffs are of the order of one to a million, pivots stay far above.
const TINY: f64 = 1e-11;

/// Solves the game in which the row chooser gets `payoff(row, column)`, by the simplex method.
///
/// # Panics
/// If there is no row or no column.
pub fn solve(rows: usize, columns: usize, payoff: impl Fn(usize, usize) -> f64) -> Mixed {
    assert!(rows > 0 && columns > 0, "somebody has nothing to choose from");
    if let Some(pure) = saddle(rows, columns, &payoff) {
        return pure;
    }
    let mut tableau = Tableau::new(rows, columns, payoff);
    tableau.pivot_to_the_end();
    tableau.solution()
}

/// A cell that is the lowest of its row and the highest of its column.
fn saddle(rows: usize, columns: usize, payoff: &impl Fn(usize, usize) -> f64) -> Option<Mixed> {
    let floor = |row: usize| (0..columns).map(|column| payoff(row, column)).fold(f64::INFINITY, f64::min);
    let ceiling = |column: usize| (0..rows).map(|row| payoff(row, column)).fold(f64::NEG_INFINITY, f64::max);
    let best_row = (0..rows).reduce(|best, row| if floor(row) > floor(best) { row } else { best })?;
    let best_column =
        (0..columns).reduce(|best, column| if ceiling(column) < ceiling(best) { column } else { best })?;
    if floor(best_row) < ceiling(best_column) {
        return None;
    }
    let only = |count, chosen| (0..count).map(|index| f64::from(u8::from(index == chosen))).collect();
    Some(Mixed { value: floor(best_row), rows: only(rows, best_row), columns: only(columns, best_column) })
}

/// The column chooser's linear program: with all payoffs made positive, the most weight that keeps every row at most 1.
///
/// ```text
///              weight of each column | slack of each row | 1
///   row 0                                                       payoffs, unit matrix, ones
///   ...
///   profit       -1 -1 -1 ...            0 0 0 ...         0
/// ```
struct Tableau {
    rows: usize,
    columns: usize,
    shift: f64,
    scale: f64,
    width: usize,
    cells: Vec<f64>,
    /// Which variable each line stands for.
    basis: Vec<usize>,
}

impl Tableau {
    fn new(rows: usize, columns: usize, payoff: impl Fn(usize, usize) -> f64) -> Tableau {
        let all = || (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let lowest = all().map(|(row, column)| payoff(row, column)).fold(f64::INFINITY, f64::min);
        let highest = all().map(|(row, column)| payoff(row, column)).fold(f64::NEG_INFINITY, f64::max);
        let scale = if highest > lowest { highest - lowest } else { 1.0 };
        let width = columns + rows + 1;
        let mut cells = vec![0.0; (rows + 1) * width];
        for row in 0..rows {
            for column in 0..columns {
                cells[row * width + column] = (payoff(row, column) - lowest) / scale + 1.0;
            }
            cells[row * width + columns + row] = 1.0;
            cells[row * width + width - 1] = 1.0;
        }
        cells[rows * width..rows * width + columns].fill(-1.0);
        let basis = (columns..columns + rows).collect();
        Tableau { rows, columns, shift: lowest, scale, width, cells, basis }
    }

    fn cell(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.width + column]
    }

    /// Bland's rule: the first column that brings profit, and of the tightest rows the one whose variable comes first.
    /// It is slow, but it cannot go round in circles.
    fn next_pivot(&self) -> Option<(usize, usize)> {
        let column = (0..self.width - 1).find(|&column| self.cell(self.rows, column) < -TINY)?;
        let ratio = |row: usize| self.cell(row, self.width - 1) / self.cell(row, column);
        let mut best: Option<usize> = None;
        for row in (0..self.rows).filter(|&row| self.cell(row, column) > TINY) {
            let better = best.is_none_or(|old| {
                ratio(row) < ratio(old) - TINY
                    || ratio(row) < ratio(old) + TINY && self.basis[row] < self.basis[old]
            });
            if better {
                best = Some(row);
            }
        }
        best.map(|row| (row, column))
    }

    fn pivot_to_the_end(&mut self) {
        // The programme is bounded, so this ends; the limit is for numbers that have lost all their digits.
        for _ in 0..50 * (self.rows + self.columns) {
            let Some((row, column)) = self.next_pivot() else { return };
            self.pivot(row, column);
        }
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let width = self.width;
        let by = self.cell(row, column);
        self.cells[row * width..(row + 1) * width].iter_mut().for_each(|cell| *cell /= by);
        let pivot_row: Vec<f64> = self.cells[row * width..(row + 1) * width].to_vec();
        for other in (0..=self.rows).filter(|&other| other != row) {
            let factor = self.cell(other, column);
            if factor != 0.0 {
                let line = &mut self.cells[other * width..(other + 1) * width];
                line.iter_mut().zip(&pivot_row).for_each(|(cell, pivot)| *cell -= factor * pivot);
            }
        }
        self.basis[row] = column;
    }

    fn solution(&self) -> Mixed {
        let total = self.cell(self.rows, self.width - 1);
        let mut columns = vec![0.0; self.columns];
        for (row, &variable) in self.basis.iter().enumerate() {
            if variable < self.columns {
                columns[variable] = self.cell(row, self.width - 1) / total;
            }
        }
        let rows = (0..self.rows).map(|row| (self.cell(self.rows, self.columns + row) / total).max(0.0));
        Mixed { value: (1.0 / total - 1.0) * self.scale + self.shift, rows: rows.collect(), columns }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rock_paper_scissors() {
        let wins = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]];
        let mixed = solve(3, 3, |row, column| wins[row][column]);
        assert!(mixed.value.abs() < 1e-9);
        assert!(mixed.rows.iter().chain(&mixed.columns).all(|share| (share - 1.0 / 3.0).abs() < 1e-9));
    }

    #[test]
    fn a_saddle_point_needs_no_mixing() {
        let payoff = [[3.0, 1.0, 2.0], [5.0, 0.0, 9.0]];
        let mixed = solve(2, 3, |row, column| payoff[row][column]);
        assert_eq!(mixed, Mixed { value: 1.0, rows: vec![1.0, 0.0], columns: vec![0.0, 1.0, 0.0] });
    }

    #[test]
    fn neither_side_can_do_better_against_the_solution() {
        let mut quick = game::Quick::new(1886);
        for size in 0..2000 {
            let (rows, columns) = (1 + size % 7, 1 + size / 7 % 7);
            let cells: Vec<f64> =
                (0..rows * columns).map(|_| f64::from(game::Entropy::below(&mut quick, 6))).collect();
            let payoff = |row: usize, column: usize| cells[row * columns + column];
            let mixed = solve(rows, columns, payoff);
            let against_columns =
                |row: usize| (0..columns).map(|c| payoff(row, c) * mixed.columns[c]).sum::<f64>();
            let against_rows =
                |column: usize| (0..rows).map(|r| payoff(r, column) * mixed.rows[r]).sum::<f64>();
            assert!((0..rows).all(|row| against_columns(row) <= mixed.value + 1e-7));
            assert!((0..columns).all(|column| against_rows(column) >= mixed.value - 1e-7));
        }
    }
}
