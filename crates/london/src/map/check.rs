//! What L1.5 asks of a map. Works on a draft: a map that has been read and may still be wrong.

use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::string::String;
use alloc::vec::Vec;

use super::parse::{MapFault, Odd, Warning, Wrong};
use super::{Digest, Ground, Location, MapLocation, PathKind, Site};

/// A map as its file has it; lines are 0 where there was no file.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Draft {
    pub name: String,
    pub credit: String,
    pub sha256: Digest,
    #[cfg_attr(feature = "serde", serde(rename = "locations"))]
    pub locations: Vec<LocationDraft>,
    pub paths: Vec<PathDraft>,
}

#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LocationDraft {
    #[cfg_attr(feature = "serde", serde(skip))]
    pub line: usize,
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub location: MapLocation,
}

#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PathDraft {
    #[cfg_attr(feature = "serde", serde(skip))]
    pub line: usize,
    pub between: [String; 2],
    pub kind: PathKind,
}

/// L1.5: how many locations a map has of each site.
const SITES: [(Site, usize); 3] = [(Site::Lab, 1), (Site::Apothecary, 2), (Site::Research, 12)];

/// L1.5: a site should not be farther from the lab than this.
const FARTHEST: usize = 5;

/// A lab should not be drawn farther east than this.
const WEST: u16 = 400;

impl Draft {
    /// L1.5, L1.6: everything because of which the map is refused.
    pub fn faults(&self) -> Vec<MapFault> {
        let mut faults = self.id_faults();
        faults.extend(self.path_faults());
        faults.extend(self.site_faults());
        faults.extend(self.reach_faults());
        faults.extend(self.position_faults());
        faults
    }

    fn id_faults(&self) -> Vec<MapFault> {
        let mut faults = Vec::new();
        let mut known = BTreeSet::new();
        for (index, LocationDraft { line, location }) in self.locations.iter().enumerate() {
            // An empty id is one that could not be read, which is a fault already.
            if !known.insert(&location.id) && !location.id.is_empty() {
                faults.push(MapFault { line: *line, wrong: Wrong::SameId(location.id.clone()) });
            }
            if index == Location::MAX {
                faults.push(MapFault { line: *line, wrong: Wrong::TooManyLocations });
            }
        }
        faults
    }

    fn path_faults(&self) -> Vec<MapFault> {
        let known: BTreeSet<&String> = self.locations.iter().map(|draft| &draft.location.id).collect();
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        for PathDraft { line, between, .. } in &self.paths {
            let mut fault = |wrong| faults.push(MapFault { line: *line, wrong });
            for id in between.iter().filter(|id| !known.contains(id)) {
                fault(Wrong::UnknownId(id.clone()));
            }
            let [a, b] = between;
            if a == b {
                fault(Wrong::PathToItself(a.clone()));
            } else if !seen.insert([a.min(b), a.max(b)]) {
                fault(Wrong::SamePath(a.clone(), b.clone()));
            }
        }
        faults
    }

    fn site_faults(&self) -> Vec<MapFault> {
        let mut faults = Vec::new();
        for (site, wanted) in SITES {
            let lines: Vec<usize> = (self.locations.iter())
                .filter(|draft| draft.location.site == Some(site))
                .map(|draft| draft.line)
                .collect();
            if lines.len() != wanted {
                let line = lines.get(wanted).copied().unwrap_or(1);
                faults.push(MapFault { line, wrong: Wrong::SiteCount { site, found: lines.len(), wanted } });
            }
        }
        let grey = self.locations.iter().filter(|draft| draft.location.ground == Ground::Grey).count();
        if grey < 2 {
            faults.push(MapFault { line: 1, wrong: Wrong::TooLittleGrey });
        }
        faults
    }

    /// L1.5: connected. One fault, at the first location out of reach.
    fn reach_faults(&self) -> Vec<MapFault> {
        let fault = |draft: &LocationDraft| {
            let wrong = Wrong::OutOfReach(draft.location.id.clone());
            Vec::from([MapFault { line: draft.line, wrong }])
        };
        self.first_out_of_reach(|_| true).map_or(Vec::new(), fault)
    }

    /// The first location to which such paths alone do not lead from the first of all.
    fn first_out_of_reach(&self, such: impl Fn(&PathDraft) -> bool) -> Option<&LocationDraft> {
        let steps = self.streets(such).steps_from(0);
        self.locations.iter().zip(steps).find(|(_, steps)| steps.is_none()).map(|(draft, _)| draft)
    }

    fn position_faults(&self) -> Vec<MapFault> {
        let outside = |draft: &&LocationDraft| draft.location.at.iter().any(|&at| at > 1000);
        let fault = |draft: &LocationDraft| MapFault { line: draft.line, wrong: Wrong::OffThePage };
        self.locations.iter().filter(outside).map(fault).collect()
    }

    /// L1.5, as a warning only. Asks for a draft without fault.
    pub fn warnings(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        if let Some(draft) = self.first_out_of_reach(|path| path.kind == PathKind::White) {
            warnings.push(Warning { line: draft.line, odd: Odd::OutOfWhiteReach(draft.location.id.clone()) });
        }
        let lab = self.locations.iter().position(|draft| draft.location.site == Some(Site::Lab)).unwrap_or(0);
        let steps = self.streets(|_| true).steps_from(lab);
        for (LocationDraft { line, location }, steps) in self.locations.iter().zip(steps) {
            let mut warn = |odd| warnings.push(Warning { line: *line, odd });
            let steps = steps.unwrap_or(0);
            if location.site.is_some() && steps > FARTHEST {
                warn(Odd::FarSite { id: location.id.clone(), steps });
            }
            if location.site == Some(Site::Lab) && location.at[0] > WEST {
                warn(Odd::LabNotWest);
            }
            if location.site == Some(Site::Lab) && location.ground == Ground::White {
                warn(Odd::WhiteLab);
            }
        }
        warnings.extend(self.idle_paths());
        warnings
    }

    /// Grey and black paths that are no short cut between any two of the fifteen sites.
    fn idle_paths(&self) -> Vec<Warning> {
        let all = self.site_distances(usize::MAX);
        let idle = |(index, path): (usize, &PathDraft)| {
            let [a, b] = path.between.clone();
            (path.kind != PathKind::White && self.site_distances(index) == all)
                .then_some(Warning { line: path.line, odd: Odd::IdlePath(a, b) })
        };
        self.paths.iter().enumerate().filter_map(idle).collect()
    }

    /// The steps between any two sites, with the path of this index closed.
    fn site_distances(&self, closed: usize) -> Vec<Option<usize>> {
        let is_open =
            |path: &PathDraft| self.paths.get(closed).is_none_or(|shut| shut.between != path.between);
        let streets = self.streets(is_open);
        let is_site = |index: &usize| self.locations[*index].location.site.is_some();
        let sites: Vec<usize> = (0..self.locations.len()).filter(is_site).collect();
        let from = |site: &usize| {
            let steps = streets.steps_from(*site);
            sites.iter().map(move |to| steps[*to]).collect::<Vec<_>>()
        };
        sites.iter().flat_map(from).collect()
    }

    fn streets(&self, open: impl Fn(&PathDraft) -> bool) -> Streets {
        let index: BTreeMap<&String, usize> =
            self.locations.iter().enumerate().map(|(index, draft)| (&draft.location.id, index)).collect();
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

impl core::fmt::Display for Site {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let word = match self {
            Site::Lab => "lab",
            Site::Apothecary => "apothecary",
            Site::Research => "research",
        };
        f.write_str(word)
    }
}
