//! Several threads at one position: each takes the next action, and what all of them have proved bounds the position.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use bots::exact::{Between, Limit};

use super::Patience;
use super::games::{Answer, Branches, Choice, SAME, Solvable, Task, met};
use super::print::Herald;

/// Who solves, within what, and who tells of it.
pub struct Crew<'a> {
    pub threads: usize,
    pub patience: Option<Patience>,
    pub herald: &'a Herald,
}

/// What a thread has found: new bounds of the branch of that number, or the choices of an exchange.
enum News {
    Bounds(usize, Between),
    Choices(Vec<Choice>),
}

/// How often those who wait look at the clock.
const GLANCE: Duration = Duration::from_millis(100);

impl Crew<'_> {
    /// What the position is worth, or why there is nothing to solve.
    ///
    /// # Errors
    /// The reason.
    pub fn solve<G: Solvable>(&self, state: &G) -> Result<Answer, &'static str> {
        let task = state.task()?;
        self.herald.expect(task.cards, task.expected);
        let mut found = Found::of(&task);
        let flag = Arc::new(AtomicBool::new(false));
        let next = AtomicUsize::new(0);
        let (send, receive) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.min(found.bounds.len()).max(1) {
                let (send, limit) = (send.clone(), self.limit(found.bounds.len(), &flag));
                let (task, next) = (&task, &next);
                scope.spawn(move || work(state, task, next, &limit, &send));
            }
            drop(send);
            self.wait(&receive, &flag, &mut found);
        });
        Ok(found.answer(task))
    }

    /// A number of positions is shared out among the branches, so that what one of them costs does not depend on the others.
    fn limit(&self, branches: usize, flag: &Arc<AtomicBool>) -> Limit {
        let limit = match self.patience {
            Some(Patience::Nodes(nodes)) => Limit::of_nodes((nodes / branches.max(1) as u64).max(1)),
            Some(Patience::Time(_)) | None => Limit::none(),
        };
        limit.until(flag.clone())
    }

    /// Collects the news until everybody has gone; raises the flag when the time is over.
    fn wait(&self, receive: &Receiver<News>, flag: &AtomicBool, found: &mut Found) {
        let begun = Instant::now();
        let end = match self.patience {
            Some(Patience::Time(time)) => begun.checked_add(time),
            Some(Patience::Nodes(_)) | None => None,
        };
        loop {
            let left = end.map_or(GLANCE, |end| end.saturating_duration_since(Instant::now()).min(GLANCE));
            let left = if flag.load(Ordering::Relaxed) { GLANCE } else { left };
            match receive.recv_timeout(left) {
                Ok(News::Bounds(branch, bounds)) => found.bounds[branch] = bounds,
                Ok(News::Choices(choices)) => found.choices = Some(choices),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if end.is_some_and(|end| Instant::now() >= end) {
                flag.store(true, Ordering::Relaxed);
            }
            self.herald.tell(found.value(), found.exact(), found.bounds.len(), begun.elapsed());
        }
    }
}

/// Takes branch after branch. Whoever asked may have gone: then there is nobody to tell.
fn work<G: Solvable>(state: &G, task: &Task<G>, next: &AtomicUsize, limit: &Limit, send: &Sender<News>) {
    let mut solver = G::solver(&task.position);
    let tell = |branch, bounds| drop(send.send(News::Bounds(branch, bounds)));
    match &task.branches {
        Branches::Turn { after, .. } => {
            while let Some((branch, (_, position))) = pick(after, next) {
                let bounds = G::between(&mut solver, position, limit, &mut |bounds| tell(branch, bounds));
                tell(branch, bounds);
            }
        }
        Branches::AtOnce => {
            let bounds = G::between(&mut solver, &task.position, limit, &mut |bounds| tell(0, bounds));
            tell(0, bounds);
            if let Some(choices) = state.at_once(&mut solver, limit).filter(|_| met(bounds).is_some()) {
                drop(send.send(News::Choices(choices)));
            }
        }
    }
}

fn pick<'a, T>(list: &'a [T], next: &AtomicUsize) -> Option<(usize, &'a T)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    list.get(index).map(|item| (index, item))
}

/// What is known so far.
struct Found {
    /// Of each branch, or of the whole.
    bounds: Vec<Between>,
    wants_large: bool,
    choices: Option<Vec<Choice>>,
}

impl Found {
    fn of<G: Solvable>(task: &Task<G>) -> Found {
        let (count, wants_large) = match &task.branches {
            Branches::Turn { after, wants_large, .. } => (after.len(), *wants_large),
            Branches::AtOnce => (1, true),
        };
        let anything = Between { low: f64::NEG_INFINITY, high: f64::INFINITY };
        Found { bounds: vec![anything; count], wants_large, choices: None }
    }

    /// How many branches are exact.
    fn exact(&self) -> usize {
        self.bounds.iter().filter(|&&bounds| met(bounds).is_some()).count()
    }

    /// Whoever decides takes what is best for him.
    fn value(&self) -> Between {
        let best = if self.wants_large { f64::max } else { f64::min };
        let of = |end: fn(&Between) -> f64| self.bounds.iter().map(end).reduce(best).unwrap_or(0.0);
        Between { low: of(|bounds| bounds.low), high: of(|bounds| bounds.high) }
    }

    fn answer<G: Solvable>(self, task: Task<G>) -> Answer {
        let bounds = self.value();
        let choices = match task.branches {
            Branches::Turn { who, after, .. } => {
                self.ranked(who, after.into_iter().map(|(action, _)| action))
            }
            Branches::AtOnce => self.choices.unwrap_or_default(),
        };
        Answer { value: met(bounds), low: bounds.low, high: bounds.high, unit: task.unit, choices }
    }

    /// The choices of a seat, the best first; the first of those that are surely best is what is played.
    fn ranked(&self, who: &'static str, actions: impl Iterator<Item = String>) -> Vec<Choice> {
        let value = self.value();
        // What it brings at least and at most, in the eyes of who decides.
        let ends = |bounds: Between| {
            if self.wants_large { (bounds.low, bounds.high) } else { (-bounds.high, -bounds.low) }
        };
        let most = ends(value).1;
        let choice = |(action, &bounds): (String, &Between)| Choice {
            who,
            action,
            value: met(bounds),
            low: bounds.low,
            high: bounds.high,
            weight: 0.0,
            best: ends(bounds).0 >= most - SAME,
        };
        let mut choices: Vec<Choice> = actions.zip(&self.bounds).map(choice).collect();
        let middle = |choice: &Choice| {
            let bounds = Between { low: choice.low, high: choice.high };
            let (least, most) = ends(bounds);
            if most.is_finite() && least.is_finite() { (least + most) / 2.0 } else { least }
        };
        choices.sort_by(|one, other| {
            (other.best, middle(other))
                .partial_cmp(&(one.best, middle(one)))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        if let Some(first) = choices.first_mut().filter(|first| first.best) {
            first.weight = 1.0;
        }
        choices
    }
}
