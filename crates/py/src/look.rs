//! What one viewer knows, in a game of any kind, behind one face.

use std::any::Any;

use bots::encode::Chosen;
use game::{Quick, Viewer};

use crate::errors::Error;
use crate::lab::Lab;
use crate::live::{AnyState, Live};

/// What one viewer knows.
pub trait AnyView: Send + Sync {
    /// Who is looking.
    fn viewer(&self) -> Viewer;
    /// All of it.
    fn json(&self) -> Result<String, Error>;
    /// Writes the observation into a row of the right length.
    fn observe(&self, row: &mut [u8]);
    /// Writes the mask into a row of the right length.
    fn mask(&self, row: &mut [u8]);
    /// The ids that may be chosen next.
    fn ids(&self) -> Vec<usize>;
    /// The ids picked so far of an action that takes several.
    fn picked(&self) -> &[usize];
    /// The legal actions as records write them, each with its ids.
    fn legal(&self) -> Vec<(String, Vec<usize>)>;
    /// An action as records write it, with its ids; legal or not.
    fn action(&self, text: &str) -> Result<(String, Vec<usize>), Error>;
    /// May this be done, and if not, why not?
    fn judge(&self, action: &str) -> Result<(), Error>;
    /// Appends the rows of a legal action: observation and mask before each of its ids, and the ids.
    fn walk(&self, action: &str, rows: &mut Table) -> Result<(), Error>;
    /// A game in which all that the view knows is true.
    fn imagine(&self, seed: u64) -> Box<dyn AnyState>;
    /// The same with these ids picked of an action that takes several.
    fn with_picked(&self, ids: &[usize]) -> Result<Box<dyn AnyView>, Error>;
    /// For comparison.
    fn as_any(&self) -> &dyn Any;
    /// Does this viewer know the same?
    fn same(&self, other: &dyn AnyView) -> bool;
}

/// Decisions as rows of numbers.
#[derive(Default)]
pub struct Table {
    pub observations: Vec<u8>,
    pub masks: Vec<u8>,
    pub ids: Vec<usize>,
}

/// What one viewer knows.
pub struct Look<G: Lab> {
    pub options: G::Options,
    pub viewer: Viewer,
    pub view: G::View,
    pub part: G::Part,
    pub picked: Vec<usize>,
}

impl<G: Lab> Look<G> {
    /// What this viewer knows, with nothing picked.
    pub fn new(options: G::Options, viewer: Viewer, view: G::View) -> Look<G> {
        Look { options, viewer, view, part: G::Part::default(), picked: Vec::new() }
    }

    fn written(&self, action: G::Action) -> (String, Vec<usize>) {
        let mut ids = Vec::with_capacity(G::LONGEST);
        G::ids_of(&self.view, action, |id| ids.push(id));
        (G::write_action(&self.options, action), ids)
    }
}

impl<G: Lab> AnyView for Look<G> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn json(&self) -> Result<String, Error> {
        serde_json::to_string(&self.view).map_err(|error| Error::Value(error.to_string()))
    }

    fn observe(&self, row: &mut [u8]) {
        G::observe(&self.options, &self.view, self.part, row);
    }

    fn mask(&self, row: &mut [u8]) {
        G::mask(&self.options, &self.view, self.part, row);
    }

    fn ids(&self) -> Vec<usize> {
        let mut ids = Vec::new();
        G::each_id(&self.options, &self.view, self.part, |id| ids.push(id));
        ids
    }

    fn picked(&self) -> &[usize] {
        &self.picked
    }

    fn legal(&self) -> Vec<(String, Vec<usize>)> {
        G::legal(&self.options, &self.view).into_iter().map(|action| self.written(action)).collect()
    }

    fn action(&self, text: &str) -> Result<(String, Vec<usize>), Error> {
        let action = G::parse_action(&self.options, text).map_err(|fault| Error::text(&fault))?;
        Ok(self.written(action))
    }

    fn judge(&self, action: &str) -> Result<(), Error> {
        let action = G::parse_action(&self.options, action).map_err(|fault| Error::text(&fault))?;
        G::judge(&self.options, &self.view, action).map_err(|refused| Error::refused::<G>(&refused))
    }

    fn walk(&self, action: &str, rows: &mut Table) -> Result<(), Error> {
        self.judge(action)?;
        let (_, ids) = self.action(action)?;
        let mut part = G::Part::default();
        for id in ids {
            let (observed, masked) = (rows.observations.len(), rows.masks.len());
            rows.observations.resize(observed + G::SIZE, 0);
            rows.masks.resize(masked + G::ACTIONS, 0);
            G::observe(&self.options, &self.view, part, &mut rows.observations[observed..]);
            G::mask(&self.options, &self.view, part, &mut rows.masks[masked..]);
            rows.ids.push(id);
            let chosen = G::choose(&self.options, &self.view, part, id);
            if let Chosen::Part(more) = chosen.map_err(|bad| Error::Value(bad.to_string()))? {
                part = more;
            }
        }
        Ok(())
    }

    fn imagine(&self, seed: u64) -> Box<dyn AnyState> {
        let mut quick = Quick::new(seed);
        let world = G::determinize(&self.options, &self.view, &mut quick);
        let mut live = Live::<G>::after(world, None, quick.word64());
        live.pick_up(self.part, &self.picked);
        Box::new(live)
    }

    fn with_picked(&self, ids: &[usize]) -> Result<Box<dyn AnyView>, Error> {
        let mut look = Look::<G>::new(self.options.clone(), self.viewer, self.view.clone());
        for id in ids {
            let chosen = G::choose(&look.options, &look.view, look.part, *id);
            match chosen.map_err(|bad| Error::Value(bad.to_string()))? {
                Chosen::Part(part) => look.part = part,
                Chosen::Action(_) => return Err(Error::Value("picked: this is a whole action".into())),
            }
            look.picked.push(*id);
        }
        Ok(Box::new(look))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn AnyView) -> bool {
        let other = other.as_any().downcast_ref::<Look<G>>();
        other.is_some_and(|other| {
            self.view == other.view && self.part == other.part && self.options == other.options
        })
    }
}
