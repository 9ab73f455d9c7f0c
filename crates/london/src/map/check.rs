//! What L1.5 asks of a map. Works on a draft: a map that has been read and may still be wrong.

use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use game::Fault;
use game::notation::{LineColumn, shown};

use super::{Digest, Ground, Location, MapLocation, PathKind, Site};

/// A map as its file has it.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Draft {
    pub name: String,
    pub credit: String,
    pub sha256: Digest,
    pub locations: Vec<MapLocation>,
    pub paths: Vec<PathDraft>,
    /// Where each location and each path was read; nothing where there was no file.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub read_at: (Vec<LineColumn>, Vec<LineColumn>),
}

#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PathDraft {
    pub between: [String; 2],
    pub kind: PathKind,
}

/// L1.5: how many locations a map has of each site.
const SITES: [(Site, usize); 3] = [(Site::Lab, 1), (Site::Apothecary, 2), (Site::Research, 12)];

/// L1.5: a site should not be farther from the lab than this.
const FARTHEST: usize = 5;

/// Where nothing can be drawn.
pub const OFF_THE_PAGE: &str = "`at` lies outside the page, which is 0..1000 wide and high";

/// A lab should not be drawn farther east than this.
const WEST: u16 = 400;

impl Draft {
    /// L1.5, L1.6: everything because of which the map is refused.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = self.id_faults();
        faults.extend(self.path_faults());
        faults.extend(self.site_faults());
        faults.extend(self.reach_faults());
        faults.extend(self.position_faults());
        faults
    }

    /// A fault of the location with that index.
    fn location_fault(&self, index: usize, reason: impl Into<String>) -> Fault {
        Fault::new(self.read_at.0.get(index).copied().unwrap_or(LineColumn::START), reason)
    }

    /// A fault of the path with that index.
    fn path_fault(&self, index: usize, reason: impl Into<String>) -> Fault {
        Fault::new(self.read_at.1.get(index).copied().unwrap_or(LineColumn::START), reason)
    }

    fn id_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut known = BTreeSet::new();
        for (index, MapLocation { id, .. }) in self.locations.iter().enumerate() {
            // An empty id is one that could not be read, which is a fault already.
            if !known.insert(id) && !id.is_empty() {
                faults.push(self.location_fault(index, format!("another location has the id `{id}`")));
            }
            if index == Location::MAX {
                let reason = format!("a map has at most {} locations", Location::MAX);
                faults.push(self.location_fault(index, reason));
            }
        }
        faults
    }

    fn path_faults(&self) -> Vec<Fault> {
        let known: BTreeSet<&String> = self.locations.iter().map(|location| &location.id).collect();
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        for (index, PathDraft { between, .. }) in self.paths.iter().enumerate() {
            let mut fault = |reason| faults.push(self.path_fault(index, reason));
            for id in between.iter().filter(|id| !known.contains(id)) {
                fault(format!("there is no location `{}`", shown(id)));
            }
            let [a, b] = between;
            if a == b {
                fault(format!("a path leads from `{}` to itself", shown(a)));
            } else if !seen.insert([a.min(b), a.max(b)]) {
                fault(format!(
                    "a second path between `{a}` and `{b}`: keep only the easier one, white before grey before black"
                ));
            }
        }
        faults
    }

    fn site_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (site, wanted) in SITES {
            let is_such = |index: &usize| self.locations[*index].site == Some(site);
            let such: Vec<usize> = (0..self.locations.len()).filter(is_such).collect();
            let found = such.len();
            if found != wanted {
                let reason = format!(
                    "`site = \"{site}\"` must stand in exactly {wanted} of the locations, not in {found}"
                );
                faults.push(match such.get(wanted) {
                    Some(&one_too_many) => self.location_fault(one_too_many, reason),
                    None => Fault::new(LineColumn::START, reason),
                });
            }
        }
        let grey = self.locations.iter().filter(|location| location.ground == Ground::Grey).count();
        if grey < 2 {
            faults.push(Fault::new(LineColumn::START, "a map has at least two grey locations"));
        }
        faults
    }

    /// L1.5: connected. One fault, at the first location out of reach.
    fn reach_faults(&self) -> Option<Fault> {
        let index = self.first_out_of_reach(|_| true)?;
        Some(self.location_fault(index, format!("no path leads to `{}`", self.locations[index].id)))
    }

    /// The first location to which such paths alone do not lead from the first of all.
    fn first_out_of_reach(&self, such: impl Fn(&PathDraft) -> bool) -> Option<usize> {
        self.streets(such).steps_from(0).iter().position(Option::is_none)
    }

    fn position_faults(&self) -> impl Iterator<Item = Fault> {
        let outside = |index: &usize| self.locations[*index].at.iter().any(|&at| at > 1000);
        let indices = (0..self.locations.len()).filter(outside);
        indices.map(|index| self.location_fault(index, OFF_THE_PAGE))
    }

    /// L1.5, as a warning only. Asks for a draft without fault.
    pub fn warnings(&self) -> Vec<Fault> {
        let mut warnings = Vec::new();
        if let Some(index) = self.first_out_of_reach(|path| path.kind == PathKind::White) {
            let reason = format!("white paths alone do not lead to `{}`", self.locations[index].id);
            warnings.push(self.location_fault(index, reason));
        }
        let lab = self.locations.iter().position(|location| location.site == Some(Site::Lab)).unwrap_or(0);
        let steps = self.streets(|_| true).steps_from(lab);
        for (index, (location, steps)) in self.locations.iter().zip(steps).enumerate() {
            let mut warn = |reason: String| warnings.push(self.location_fault(index, reason));
            let steps = steps.unwrap_or(0);
            if location.site.is_some() && steps > FARTHEST {
                warn(format!("`{}` is {steps} steps from the lab", location.id));
            }
            if location.site == Some(Site::Lab) && location.at[0] > WEST {
                warn(format!("the lab is not in the west (at[0] > {WEST})"));
            }
            if location.site == Some(Site::Lab) && location.ground == Ground::White {
                warn("the lab is not grey".into());
            }
        }
        warnings.extend(self.idle_paths());
        warnings
    }

    /// Grey and black paths that are no short cut between any two of the fifteen sites.
    fn idle_paths(&self) -> Vec<Fault> {
        let all = self.site_distances(usize::MAX);
        let idle = |(index, path): (usize, &PathDraft)| {
            let [a, b] = &path.between;
            let reason =
                || format!("without the path between `{a}` and `{b}` no two sites are farther apart");
            (path.kind != PathKind::White && self.site_distances(index) == all)
                .then(|| self.path_fault(index, reason()))
        };
        self.paths.iter().enumerate().filter_map(idle).collect()
    }

    /// The steps between any two sites, with the path of this index closed.
    fn site_distances(&self, closed: usize) -> Vec<Option<usize>> {
        let is_open =
            |path: &PathDraft| self.paths.get(closed).is_none_or(|shut| shut.between != path.between);
        let streets = self.streets(is_open);
        let is_site = |index: &usize| self.locations[*index].site.is_some();
        let sites: Vec<usize> = (0..self.locations.len()).filter(is_site).collect();
        let from = |site: &usize| {
            let steps = streets.steps_from(*site);
            sites.iter().map(move |to| steps[*to]).collect::<Vec<_>>()
        };
        sites.iter().flat_map(from).collect()
    }

    fn streets(&self, open: impl Fn(&PathDraft) -> bool) -> Streets {
        let index: BTreeMap<&String, usize> =
            self.locations.iter().enumerate().map(|(index, location)| (&location.id, index)).collect();
        let mut neighbours = alloc::vec![Vec::new(); self.locations.len()];
        for path in self.paths.iter().filter(|path| open(path)) {
            let [a, b] = &path.between;
            if let (Some(&a), Some(&b)) = (index.get(a), index.get(b)) {
                neighbours[a].push(b);
                neighbours[b].push(a);
            }
        }
        Streets { neighbours }
    }
}

/// Which location is next to which, along paths of some kind.
struct Streets {
    neighbours: Vec<Vec<usize>>,
}

impl Streets {
    /// How many steps it takes to each location; `None` where no way leads.
    fn steps_from(&self, from: usize) -> Vec<Option<usize>> {
        let mut steps = alloc::vec![None; self.neighbours.len()];
        let mut next = VecDeque::new();
        if let Some(start) = steps.get_mut(from) {
            *start = Some(0);
            next.push_back((from, 0));
        }
        while let Some((here, far)) = next.pop_front() {
            for &there in &self.neighbours[here] {
                if steps[there].is_none() {
                    steps[there] = Some(far + 1);
                    next.push_back((there, far + 1));
                }
            }
        }
        steps
    }
}
