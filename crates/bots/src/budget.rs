//! How much a bot may think: an amount of work, which is the same everywhere, and somebody who may say stop.

/// How much a bot may think about one decision.
///
/// Work is counted in simulations, or whatever a bot does many times over: with work alone a choice is deterministic.
/// Who waits for an answer also gives a `stop`, asked now and then; the bot then answers with the best it has.
pub struct Budget<'a> {
    work: u64,
    stop: Option<&'a mut dyn FnMut() -> bool>,
}

/// How much work is done between two questions whether to stop.
const BETWEEN_QUESTIONS: u64 = 64;

impl<'a> Budget<'a> {
    /// As much as the level is made for.
    pub fn full() -> Budget<'static> {
        Budget { work: u64::MAX, stop: None }
    }

    /// At most this much work.
    pub fn of_work(work: u64) -> Budget<'static> {
        Budget { work, stop: None }
    }

    /// As much as the level is made for, or until `stop` says so.
    pub fn until(stop: &'a mut dyn FnMut() -> bool) -> Budget<'a> {
        Budget { work: u64::MAX, stop: Some(stop) }
    }

    /// Is there no work in it at all?
    pub fn is_nothing(&self) -> bool {
        self.work == 0
    }

    /// Lowers the budget to what a level is made for.
    pub fn at_most(&mut self, work: u64) {
        self.work = self.work.min(work);
    }

    /// What a level is made for, if nobody has said how much.
    pub(crate) fn unless_told(&mut self, work: u64) {
        if self.work == u64::MAX {
            self.work = work;
        }
    }

    /// Takes one piece of work out of the budget; `false` if there is none left, or somebody said stop.
    pub fn spend(&mut self) -> bool {
        if self.work == 0 {
            return false;
        }
        self.work -= 1;
        if self.work.is_multiple_of(BETWEEN_QUESTIONS)
            && let Some(stop) = &mut self.stop
            && stop()
        {
            self.work = 0;
            return false;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_runs_out() {
        let mut budget = Budget::of_work(3);
        assert_eq!((0..5).filter(|_| budget.spend()).count(), 3);
        assert!(budget.is_nothing());
    }

    #[test]
    fn whoever_waits_can_say_stop() {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked == 3
        };
        let mut budget = Budget::until(&mut stop);
        budget.at_most(1000);
        let done = (0..1000).filter(|_| budget.spend()).count();
        assert!((128..=192).contains(&done), "{done}");
    }
}
