//! Several threads at one position: the first looks at the whole, the others at what comes of each action, and what any of them has proved holds
//! for all. Where the game's solver can, they share their memory too.

use std::iter;
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

/// What a thread has found: new bounds of the whole or of the branch of that number, or the choices of an exchange.
enum News {
    Whole(Between),
    Branch(usize, Between),
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
            let jobs = found.branches.len() + 1;
            let first = G::solver(&task.position);
            let others = (1..self.threads.min(jobs)).map(|_| G::beside(&first, &task.position));
            let solvers: Vec<G::Solver> = others.collect();
            for solver in iter::once(first).chain(solvers) {
                let (send, limit) = (send.clone(), self.limit(jobs, &flag));
                let jobs = Jobs { state, task: &task, next: &next };
                scope.spawn(move || work(&jobs, solver, &limit, &send));
            }
            drop(send);
            self.wait(&receive, &flag, &mut found);
        });
        Ok(found.answer(task))
    }

    /// A number of positions is shared out among the jobs, so that what one of them costs does not depend on the others.
    fn limit(&self, jobs: usize, flag: &Arc<AtomicBool>) -> Limit {
        let limit = match self.patience {
            Some(Patience::Nodes(nodes)) => Limit::of_nodes((nodes / jobs as u64).max(1)),
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
                Ok(News::Whole(bounds)) => found.whole = bounds,
                Ok(News::Branch(branch, bounds)) => found.branches[branch] = bounds,
                Ok(News::Choices(choices)) => found.choices = Some(choices),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if end.is_some_and(|end| Instant::now() >= end) {
                flag.store(true, Ordering::Relaxed);
            }
            self.herald.tell(found.value(), found.exact(), found.branches.len(), begun.elapsed());
        }
    }
}

/// What there is to do, and how much of it has been taken.
struct Jobs<'a, G: Solvable> {
    state: &'a G,
    task: &'a Task<G>,
    next: &'a AtomicUsize,
}

/// Takes job after job: the whole, then the branches. Whoever asked may have gone: then there is nobody to tell.
fn work<G: Solvable>(jobs: &Jobs<'_, G>, mut solver: G::Solver, limit: &Limit, send: &Sender<News>) {
    let Jobs { state, task, next } = jobs;
    let tell = |news| drop(send.send(news));
    let after: &[(String, G::Position)] = match &task.branches {
        Branches::Turn { after, .. } => after,
        Branches::AtOnce => &[],
    };
    loop {
        let job = next.fetch_add(1, Ordering::Relaxed);
        let Some(branch) = job.checked_sub(1) else {
            let told = &mut |bounds| tell(News::Whole(bounds));
            let bounds = G::between(&mut solver, &task.position, limit, told);
            told(bounds);
            if matches!(task.branches, Branches::AtOnce) && met(bounds).is_some() {
                state
                    .at_once(&mut solver, limit)
                    .into_iter()
                    .for_each(|choices| tell(News::Choices(choices)));
            }
            continue;
        };
        let Some((_, position)) = after.get(branch) else { return };
        let told = &mut |bounds| tell(News::Branch(branch, bounds));
        let bounds = G::between(&mut solver, position, limit, told);
        told(bounds);
    }
}

/// What is known so far.
struct Found {
    whole: Between,
    /// What comes of each action.
    branches: Vec<Between>,
    wants_large: bool,
    choices: Option<Vec<Choice>>,
}

/// Nothing is known.
const ANYTHING: Between = Between { low: f64::NEG_INFINITY, high: f64::INFINITY };

impl Found {
    fn of<G: Solvable>(task: &Task<G>) -> Found {
        let (count, wants_large) = match &task.branches {
            Branches::Turn { after, wants_large, .. } => (after.len(), *wants_large),
            Branches::AtOnce => (0, true),
        };
        Found { whole: ANYTHING, branches: vec![ANYTHING; count], wants_large, choices: None }
    }

    /// How many branches are exact.
    fn exact(&self) -> usize {
        self.branches.iter().filter(|&&bounds| met(bounds).is_some()).count()
    }

    /// What was proved of the whole, and what follows from the branches, since whoever decides takes what is best for him.
    fn value(&self) -> Between {
        let best = if self.wants_large { f64::max } else { f64::min };
        let of = |end: fn(&Between) -> f64| self.branches.iter().map(end).reduce(best);
        let low = of(|bounds| bounds.low).map_or(self.whole.low, |low| low.max(self.whole.low));
        let high = of(|bounds| bounds.high).map_or(self.whole.high, |high| high.min(self.whole.high));
        Between { low, high }
    }

    /// What is known of a branch: nothing that can be chosen is better than the whole.
    fn branch(&self, bounds: Between) -> Between {
        let whole = self.value();
        if self.wants_large {
            Between { high: bounds.high.min(whole.high), ..bounds }
        } else {
            Between { low: bounds.low.max(whole.low), ..bounds }
        }
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
        let known: Vec<Between> = self.branches.iter().map(|&bounds| self.branch(bounds)).collect();
        let choice = |(action, &bounds): (String, &Between)| Choice {
            who,
            action,
            value: met(bounds),
            low: bounds.low,
            high: bounds.high,
            weight: 0.0,
            best: ends(bounds).0 >= most - SAME,
        };
        let mut choices: Vec<Choice> = actions.zip(&known).map(choice).collect();
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
