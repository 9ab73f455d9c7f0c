//! Simultaneous decisions in the order of the record, whoever was faster.

/// Hands things on in the order of the record: what came [early](crate::Notation::is_early) is held until the one that comes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InOrder<T> {
    held: Option<T>,
}

impl<T> Default for InOrder<T> {
    fn default() -> InOrder<T> {
        InOrder { held: None }
    }
}

impl<T> InOrder<T> {
    /// What can be handed on now: nothing if this one came early, else this one and what was held for it.
    pub fn push(&mut self, item: T, early: bool) -> impl Iterator<Item = T> + use<T> {
        let (now, then) = if early {
            self.held = Some(item);
            (None, None)
        } else {
            (Some(item), self.held.take())
        };
        now.into_iter().chain(then)
    }

    /// Is something held?
    pub const fn is_holding(&self) -> bool {
        self.held.is_some()
    }

    /// What is still held, in a game that stops here.
    pub fn rest(self) -> impl Iterator<Item = T> {
        self.held.into_iter()
    }
}
