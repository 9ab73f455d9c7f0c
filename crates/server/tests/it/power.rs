//! The power goes, and every acknowledged move is still there.
//!
//! The server plays under `strace`, which writes down every byte that goes to the database, every `fsync` that came back, and
//! every answer that went out. From that the disk after a power cut at any moment is built: all that was synced, and of what
//! was not, any 512-byte pieces. Whatever the server had acknowledged by then must be in it. The short form looks at 40
//! such disks; `UTTERSON_POWER_CUTS=400 cargo test -p server --test it power` at more.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use game::{Entropy, Quick};
use server::store::sqlite::files::{self, DATABASE};
use server::store::sqlite::schema;
use table::Entry;

use crate::kill::{address, drive, games, is_there_strace, start};
use crate::support::House;

/// What happened to the disk and on the wire, in its order.
enum Step {
    Write {
        file: String,
        at: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        file: String,
        length: usize,
    },
    Synced {
        file: String,
    },
    /// These commands were acknowledged.
    Acknowledged(Vec<String>),
}

/// `"\x61\x62"` or `</…>` as bytes: what stands between these two.
fn hex_between(line: &str, open: char, close: char) -> Vec<u8> {
    let text =
        line.split_once(open).and_then(|(_, rest)| rest.split_once(close)).map_or("", |(text, _)| text);
    text.split("\\x").skip(1).map(|pair| u8::from_str_radix(&pair[..2], 16).unwrap()).collect()
}

/// The name of the database file that a call is about.
fn file(line: &str) -> Option<String> {
    let path = String::from_utf8(hex_between(line, '<', '>')).ok()?;
    let name = path.rsplit('/').next()?.to_owned();
    [DATABASE.to_owned(), format!("{DATABASE}-wal")].contains(&name).then_some(name)
}

fn numbers(line: &str) -> Vec<usize> {
    let end = line.rsplit_once(") ").map_or(line, |(call, _)| call);
    end.rsplit('"').next().unwrap_or("").split([',', ' ', ')']).filter_map(|word| word.parse().ok()).collect()
}

/// Reads what `strace` wrote. A call that other threads interrupted stands in two lines: what it does to the disk it may
/// have done from the first on, but a sync is one only when it has come back.
fn read(trace: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut syncing: BTreeMap<&str, String> = BTreeMap::new();
    for line in trace.lines() {
        let Some((thread, call)) = line.split_once(' ') else { continue };
        let call = call.trim_start();
        let is_sync = call.starts_with("fsync(") || call.starts_with("fdatasync(");
        if call.starts_with("sendto(") {
            let sent = String::from_utf8_lossy(&hex_between(call, '"', '"')).into_owned();
            let ids =
                sent.split(r#"{"type":"done","command_id":""#).skip(1).map(|rest| rest[..32].to_owned());
            steps.push(Step::Acknowledged(ids.collect()));
        } else if call.starts_with("<... f") && call.ends_with("= 0") {
            steps.extend(syncing.remove(thread).map(|file| Step::Synced { file }));
        } else if let Some(file) = file(call) {
            let numbers = numbers(call);
            if call.starts_with("pwrite64(") {
                let bytes = hex_between(call, '"', '"');
                assert_eq!(bytes.len(), numbers[0], "all that was written was written down");
                steps.push(Step::Write { file, at: numbers[1], bytes });
            } else if call.starts_with("ftruncate(") {
                let length =
                    call.rsplit(", ").next().unwrap().split(')').next().unwrap().trim().parse().unwrap();
                steps.push(Step::Truncate { file, length });
            } else if is_sync && call.ends_with("= 0") {
                steps.push(Step::Synced { file });
            } else if is_sync {
                syncing.insert(thread, file);
            }
        }
    }
    steps
}

/// A file: what a power cut cannot touch, and what was written since.
#[derive(Default, Clone)]
struct Disk {
    safe: Vec<u8>,
    since: Vec<(usize, Vec<u8>)>,
    /// As the program sees it.
    now: Vec<u8>,
}

fn put(file: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    if file.len() < at + bytes.len() {
        file.resize(at + bytes.len(), 0);
    }
    file[at..at + bytes.len()].copy_from_slice(bytes);
}

impl Disk {
    fn take(&mut self, step: &Step) {
        match step {
            Step::Write { at, bytes, .. } => {
                put(&mut self.now, *at, bytes);
                self.since.push((*at, bytes.clone()));
            }
            Step::Truncate { length, .. } => self.now.resize(*length, 0),
            Step::Synced { .. } => {
                self.safe = self.now.clone();
                self.since.clear();
            }
            Step::Acknowledged(_) => {}
        }
    }

    /// The file after a power cut: of what was not synced, any pieces.
    fn after_power_cut(&self, quick: &mut Quick) -> Vec<u8> {
        let mut file = self.safe.clone();
        for (at, bytes) in &self.since {
            for (number, piece) in bytes.chunks(512).enumerate() {
                if quick.below(2) == 0 {
                    put(&mut file, at + 512 * number, piece);
                }
            }
        }
        file
    }
}

/// The commands that a database has in it, if it is one that can be opened.
fn commands(folder: &Path) -> Result<BTreeSet<String>, String> {
    let path = folder.join(DATABASE);
    let connection = schema::open(&path)?;
    let mut select = connection.prepare("SELECT body FROM event").map_err(|error| error.to_string())?;
    let bodies = select.query_map([], |row| row.get::<_, String>(0)).map_err(|error| error.to_string())?;
    let bodies: Vec<String> = bodies.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    drop(select);
    drop(connection);
    files::verify(&path)?;
    let id = |body: &String| Some(Entry::from_json(body).ok()?.command?.id.as_str().to_owned());
    Ok(bodies.iter().filter_map(id).collect())
}

/// How many of these power cuts lost something that was acknowledged by then.
fn losses(before: &Path, steps: &[Step], cuts: usize) -> usize {
    let mut quick = Quick::new(1886);
    let mut lost = 0;
    for _ in 0..cuts {
        let cut = quick.below(steps.len() as u32) as usize;
        let read = |name: &str| std::fs::read(before.join(name)).unwrap_or_default();
        let disk = |name: String| {
            let safe = read(&name);
            (name, Disk { now: safe.clone(), safe, since: Vec::new() })
        };
        let mut disks: BTreeMap<String, Disk> =
            [DATABASE.to_owned(), format!("{DATABASE}-wal")].map(disk).into();
        let mut acknowledged = BTreeSet::new();
        for step in &steps[..cut] {
            match step {
                Step::Write { file, .. } | Step::Truncate { file, .. } | Step::Synced { file } => {
                    disks.get_mut(file).unwrap().take(step);
                }
                Step::Acknowledged(ids) => acknowledged.extend(ids.iter().cloned()),
            }
        }
        let after = tempfile::tempdir().unwrap();
        for (name, disk) in &disks {
            std::fs::write(after.path().join(name), disk.after_power_cut(&mut quick)).unwrap();
        }
        let found = commands(after.path());
        lost += usize::from(!found.is_ok_and(|found| acknowledged.is_subset(&found)));
    }
    lost
}

#[tokio::test]
async fn every_acknowledged_move_survives_a_power_cut() {
    if !is_there_strace().await {
        return;
    }
    let cuts = std::env::var("UTTERSON_POWER_CUTS").ok().and_then(|cuts| cuts.parse().ok()).unwrap_or(40);
    let house = House::open().await;
    let games = games(&house, 3).await;
    let House { server, folder } = house;
    server.stop().await;
    let before = tempfile::tempdir().unwrap();
    std::fs::copy(folder.path().join(DATABASE), before.path().join(DATABASE)).unwrap();
    let trace = before.path().join("trace");
    let calls = "trace=pwrite64,ftruncate,fsync,fdatasync,sendto";
    let out = trace.to_str().unwrap();
    let under = ["strace", "-f", "--seccomp-bpf", "-q", "-y", "-xx", "-s", "70000", "-e", calls, "-o", out];
    let (mut process, said) = start(folder.path(), &under).await;
    let mut acks = Vec::new();
    for game in &games {
        drive(address(&said), game, Duration::ZERO, &mut acks).await.unwrap();
    }
    process.kill().await.unwrap();
    let steps = read(&std::fs::read_to_string(trace).unwrap());
    let syncs = steps.iter().filter(|step| matches!(step, Step::Synced { .. })).count();
    let seen: usize =
        steps.iter().map(|step| if let Step::Acknowledged(ids) = step { ids.len() } else { 0 }).sum();
    assert_eq!(seen, acks.len(), "every answer was seen on its way out");
    assert_eq!(losses(before.path(), &steps, cuts), 0, "{cuts} power cuts");
    println!("{cuts} power cuts in {} acknowledged moves and {syncs} syncs: nothing lost", acks.len());
    // The mutant: a server that does not wait for the disk. Its log is synced by nobody.
    let is_kept = |step: &Step| !matches!(step, Step::Synced { file } if file.ends_with("-wal"));
    let hasty: Vec<Step> = steps.into_iter().filter(is_kept).collect();
    assert!(losses(before.path(), &hasty, cuts) > cuts / 2, "a server that does not sync was not noticed");
}
