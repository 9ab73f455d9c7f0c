//! Simultaneous exchanges inside the search: matrix games whose cells are positions.
//!
//! Most are settled by a single row or column, so that is tried first, and only the cells that it takes are looked at:
//!
//! ```text
//!            columns of the other
//!          . . + . . .
//!          + + + + + +   a row of yes: the value is at least what was asked
//!   rows   . . - . . .
//!          . . - . . .   a column of no: it is less
//! ```
//!
//! If there is neither, both must mix. The cells are then made exact, as few as prove the solution.

use alloc::vec;
use alloc::vec::Vec;

use ::duel::exchange::Exchange;
use ::duel::{Cards, potion};

use super::matrix::{self, Mixed};
use super::memo::VALUE_MAX;
use super::node::Node;
use super::search::Search;
use crate::exact::Stopped;

/// Every choice for an exchange.
pub(super) fn choices(exchange: &Exchange) -> Vec<Cards> {
    let mut all = Vec::new();
    exchange.each(|cards| all.push(cards));
    all
}

/// An exchange as a game of its own: the position, and what each may choose. Rows are those of who leads afterwards.
pub(super) struct ExchangeGame {
    pub node: Node,
    pub rows: Vec<Cards>,
    pub columns: Vec<Cards>,
}

impl ExchangeGame {
    /// The swap that a potion has brought about.
    pub fn swap(node: Node) -> ExchangeGame {
        ExchangeGame {
            node,
            rows: choices(&potion::swap(node.leading())),
            columns: choices(&potion::swap(node.following())),
        }
    }

    /// The position that a cell leads to.
    fn after(&self, (row, column): (usize, usize)) -> Node {
        self.node.exchange(self.rows[row], self.columns[column])
    }
}

/// How an exchange is solved: what each choice is worth against the other's solution, and how often it is made.
pub(super) struct Solved {
    /// What the exchange is worth to who leads afterwards.
    pub value: f64,
    /// How often each row and each column is chosen.
    pub weights: [Vec<f64>; 2],
}

impl Search {
    /// D4.2: a bound of the value of a swap, to who leads afterwards.
    pub(super) fn swap(&mut self, node: &Node, ask: i32) -> Result<i32, Stopped> {
        let mut game = ExchangeGame::swap(self.canon.of(*node));
        if game.rows.len() == 1 && game.columns.len() == 1 {
            return self.lead(game.after((0, 0)), ask);
        }
        // What settled the last swap may settle this one.
        for (side, sets) in [(node.leader, &mut game.rows), (node.leader.other(), &mut game.columns)] {
            let last = self.last_swap[side][node.left() & 15];
            if let Some(index) = sets.iter().position(|&set| set == last) {
                sets.swap(0, index);
            }
        }
        self.settle(&game, ask)
    }

    /// A bound of the value of an exchange, to who leads afterwards.
    pub(super) fn settle(&mut self, exchange: &ExchangeGame, ask: i32) -> Result<i32, Stopped> {
        let mut lines = Lines::new(exchange);
        let mut row = Some(0);
        loop {
            if let Some(tried) = row.take().or_else(|| lines.open_row()) {
                match self.try_row(exchange, &mut lines, tried, ask)? {
                    Line::Settled(value) => {
                        let Node { leader, .. } = exchange.node;
                        self.last_swap[leader][exchange.node.left() & 15] = exchange.rows[tried];
                        return Ok(value);
                    }
                    Line::Refuted(refuting) if lines.column_open[refuting] => {
                        match self.try_column(exchange, &mut lines, refuting, ask)? {
                            Line::Settled(value) => {
                                let follower = exchange.node.leader.other();
                                self.last_swap[follower][exchange.node.left() & 15] =
                                    exchange.columns[refuting];
                                return Ok(value);
                            }
                            Line::Refuted(better) => row = Some(better).filter(|&row| lines.row_open[row]),
                        }
                    }
                    Line::Refuted(_) => {}
                }
            } else if let Some(column) = lines.open_column() {
                if let Line::Settled(value) = self.try_column(exchange, &mut lines, column, ask)? {
                    return Ok(value);
                }
            } else {
                return Ok(rounded(self.mix(exchange, Some(ask))?.value));
            }
        }
    }

    /// Is the whole row at least what is asked? If not, the column that says so.
    fn try_row(
        &mut self,
        exchange: &ExchangeGame,
        lines: &mut Lines,
        row: usize,
        ask: i32,
    ) -> Result<Line, Stopped> {
        let mut value = VALUE_MAX;
        for turn in 0..lines.column_turns.len() {
            let column = lines.column_turns[turn];
            let cell = self.cell(exchange, lines, (row, column), ask)?;
            if cell < ask {
                lines.row_open[row] = false;
                // What refuted one row is likely to refute the next.
                lines.column_turns[..=turn].rotate_right(1);
                return Ok(Line::Refuted(column));
            }
            value = value.min(cell);
        }
        Ok(Line::Settled(value))
    }

    /// Is the whole column below what is asked? If not, the row that says so.
    fn try_column(
        &mut self,
        exchange: &ExchangeGame,
        lines: &mut Lines,
        column: usize,
        ask: i32,
    ) -> Result<Line, Stopped> {
        let mut value = -VALUE_MAX;
        for turn in 0..lines.row_turns.len() {
            let row = lines.row_turns[turn];
            let cell = self.cell(exchange, lines, (row, column), ask)?;
            if cell >= ask {
                lines.column_open[column] = false;
                lines.row_turns[..=turn].rotate_right(1);
                return Ok(Line::Refuted(row));
            }
            lines.row_open[row] = false;
            value = value.max(cell);
        }
        Ok(Line::Settled(value))
    }

    fn cell(
        &mut self,
        exchange: &ExchangeGame,
        lines: &mut Lines,
        at: (usize, usize),
        ask: i32,
    ) -> Result<i32, Stopped> {
        let index = at.0 * exchange.columns.len() + at.1;
        if lines.cells[index] == UNASKED {
            lines.cells[index] = self.lead(exchange.after(at), ask)?;
        }
        if lines.cells[index] >= ask {
            lines.column_open[at.1] = false;
        }
        Ok(lines.cells[index])
    }

    /// The exact value of an exchange, to who leads afterwards.
    pub(super) fn exact_exchange(&mut self, exchange: &ExchangeGame) -> Result<i32, Stopped> {
        Ok(rounded(self.mix(exchange, None)?.value))
    }

    /// What each row and each column is worth against the other's solution, to who leads afterwards.
    pub(super) fn against(
        &mut self,
        exchange: &ExchangeGame,
        solved: &Solved,
    ) -> Result<[Vec<f64>; 2], Stopped> {
        let mut exact = Exact::new(exchange);
        let [row_weights, column_weights] = &solved.weights;
        let (rows, columns) = (0..exchange.rows.len(), 0..exchange.columns.len());
        let row = |row| exact.expected(self, column_weights, columns.clone().map(|column| (row, column)));
        let of_rows = rows.clone().map(row).collect::<Result<_, _>>()?;
        let column = |column| exact.expected(self, row_weights, rows.clone().map(|row| (row, column)));
        Ok([of_rows, columns.clone().map(column).collect::<Result<_, _>>()?])
    }

    /// The exact solution of an exchange: the game of a few rows and columns is solved, and whoever has a better answer to
    /// that solution adds it, until nobody has.
    ///
    /// If it is only asked whether the value is at least so much, the value may be a bound that tells: a mixture of rows is worth at
    /// least what the best column against it leaves, and a mixture of columns at most what the best row makes of it.
    pub(super) fn mix(&mut self, exchange: &ExchangeGame, ask: Option<i32>) -> Result<Solved, Stopped> {
        let mut exact = Exact::new(exchange);
        let (mut rows, mut columns) = (vec![0], vec![0]);
        loop {
            let mixed = exact.game(self, &rows, &columns)?;
            let weights = || {
                let of_rows = spread(exchange.rows.len(), &rows, &mixed.rows);
                [of_rows, spread(exchange.columns.len(), &columns, &mixed.columns)]
            };
            let (row, most) = exact.best_row(self, &columns, &mixed.columns)?;
            if ask.is_some_and(|ask| rounded(most) < ask) {
                return Ok(Solved { value: most, weights: weights() });
            }
            let (column, least) = exact.best_column(self, &rows, &mixed.rows)?;
            if ask.is_some_and(|ask| rounded(least) >= ask) {
                return Ok(Solved { value: least, weights: weights() });
            }
            let better_row = most > mixed.value + 0.5 && !rows.contains(&row);
            let better_column = least < mixed.value - 0.5 && !columns.contains(&column);
            if !better_row && !better_column {
                return Ok(Solved { value: mixed.value, weights: weights() });
            }
            rows.extend(better_row.then_some(row));
            columns.extend(better_column.then_some(column));
        }
    }
}

/// What came of looking at the cells of a row or a column.
enum Line {
    /// It settles the question, with this value.
    Settled(i32),
    /// The cell at this place of the line says no.
    Refuted(usize),
}

/// A cell that has not been looked at.
const UNASKED: i32 = i32::MIN;

/// Which rows may still be all yes and which columns all no, what was found in the cells, and in which order to look.
struct Lines {
    row_open: Vec<bool>,
    column_open: Vec<bool>,
    row_turns: Vec<usize>,
    column_turns: Vec<usize>,
    cells: Vec<i32>,
}

impl Lines {
    fn new(exchange: &ExchangeGame) -> Lines {
        let (rows, columns) = (exchange.rows.len(), exchange.columns.len());
        Lines {
            row_open: vec![true; rows],
            column_open: vec![true; columns],
            row_turns: (0..rows).collect(),
            column_turns: (0..columns).collect(),
            cells: vec![UNASKED; rows * columns],
        }
    }

    fn open_row(&self) -> Option<usize> {
        self.row_open.iter().position(|&open| open)
    }

    fn open_column(&self) -> Option<usize> {
        self.column_open.iter().position(|&open| open)
    }
}

/// The exact values of those cells that were needed.
struct Exact<'a> {
    exchange: &'a ExchangeGame,
    cells: Vec<i32>,
}

impl<'a> Exact<'a> {
    fn new(exchange: &'a ExchangeGame) -> Exact<'a> {
        Exact { exchange, cells: vec![UNASKED; exchange.rows.len() * exchange.columns.len()] }
    }

    fn cell(&mut self, search: &mut Search, at: (usize, usize)) -> Result<f64, Stopped> {
        let index = at.0 * self.exchange.columns.len() + at.1;
        if self.cells[index] == UNASKED {
            self.cells[index] = search.exact_within(self.exchange.after(at))?;
        }
        Ok(f64::from(self.cells[index]))
    }

    /// The solution of the game that has these rows and columns alone.
    fn game(&mut self, search: &mut Search, rows: &[usize], columns: &[usize]) -> Result<Mixed, Stopped> {
        let all = rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column)));
        let cells: Vec<f64> = all.map(|at| self.cell(search, at)).collect::<Result<_, _>>()?;
        Ok(matrix::solve(rows.len(), columns.len(), |row, column| cells[row * columns.len() + column]))
    }

    fn best_row(
        &mut self,
        search: &mut Search,
        columns: &[usize],
        weights: &[f64],
    ) -> Result<(usize, f64), Stopped> {
        let mut best = (0, f64::NEG_INFINITY);
        for row in 0..self.exchange.rows.len() {
            let value = self.expected(search, weights, columns.iter().map(|&column| (row, column)))?;
            best = if value > best.1 { (row, value) } else { best };
        }
        Ok(best)
    }

    fn best_column(
        &mut self,
        search: &mut Search,
        rows: &[usize],
        weights: &[f64],
    ) -> Result<(usize, f64), Stopped> {
        let mut best = (0, f64::INFINITY);
        for column in 0..self.exchange.columns.len() {
            let value = self.expected(search, weights, rows.iter().map(|&row| (row, column)))?;
            best = if value < best.1 { (column, value) } else { best };
        }
        Ok(best)
    }

    fn expected(
        &mut self,
        search: &mut Search,
        weights: &[f64],
        cells: impl Iterator<Item = (usize, usize)>,
    ) -> Result<f64, Stopped> {
        let chosen = weights.iter().zip(cells).filter(|&(&weight, _)| weight > 0.0);
        chosen.map(|(weight, at)| Ok(weight * self.cell(search, at)?)).sum()
    }
}

fn rounded(value: f64) -> i32 {
    (if value < 0.0 { value - 0.5 } else { value + 0.5 }) as i32
}

fn spread(count: usize, indices: &[usize], weights: &[f64]) -> Vec<f64> {
    let mut all = vec![0.0; count];
    indices.iter().zip(weights).for_each(|(&index, &weight)| all[index] = weight);
    all
}
