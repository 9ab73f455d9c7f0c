//! Programs that are brought to a server's tables: tokens, the mark that everybody sees, whole games over the wire.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::play::Server;
use crate::programs::{hostile, is_there};
use crate::{bad, good};

/// A server's folder, and a token for each of these programs in a file beside it.
fn tokens<const N: usize>(data: &Path, names: [&str; N]) -> [PathBuf; N] {
    names.map(|name| {
        let folder = data.join("server").display().to_string();
        let file = data.join(format!("{name}.token"));
        std::fs::write(&file, good(&["bot-token", name, "--data", &folder])).expect("written");
        file
    })
}

struct Bridge {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Bridge {
    fn start(url: &str, token: &Path, engine: &str, more: &[&str]) -> Bridge {
        let mut child = Command::new(env!("CARGO_BIN_EXE_utterson"))
            .args(["bridge", url, "--engine", engine, "--token"])
            .arg(token)
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program can be started");
        let out = BufReader::new(child.stdout.take().expect("piped"));
        Bridge { child, out }
    }

    /// The link of the table that it has opened.
    fn link(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).expect("it says where");
        line.trim().strip_prefix("table ").unwrap_or_else(|| panic!("no link: {line}")).to_string()
    }

    /// What it said in the end, what it complained of, and its exit code. One that does not end is ended.
    fn end(mut self) -> (String, String, Option<i32>) {
        let patience = Instant::now() + Duration::from_secs(60);
        while self.child.try_wait().expect("our own").is_none() && Instant::now() < patience {
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let (mut said, mut complaint) = (String::new(), String::new());
        self.out.read_to_string(&mut said).expect("text");
        self.child.stderr.take().expect("piped").read_to_string(&mut complaint).expect("text");
        (said, complaint, self.child.wait().expect("it ends").code())
    }
}

/// A test that fails leaves nothing running.
impl Drop for Bridge {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn own_engine(level: &str) -> String {
    format!("'{}' engine --level {level}", env!("CARGO_BIN_EXE_utterson"))
}

#[test]
fn two_programs_meet_at_a_table_and_are_seen_to_be_programs() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(&data.path().join("server"));
    let [ann, bob] = tokens(data.path(), ["Ann's machine", "Bob's machine"]);
    let url = format!("http://{}", server.address);
    for game in ["duel", "london"] {
        let option = if game == "duel" { "match=single" } else { "turns=4" };
        let more = ["--game", game, "--option", option, "--games", "2"];
        let mut host = Bridge::start(&url, &ann, &own_engine("novice"), &more);
        let link = host.link();
        let guest = Bridge::start(&link, &bob, &own_engine("random"), &["--games", "2"]);
        let (table, secret) = link.split_once("#invite=").expect("a link");
        let table = table.rsplit('/').next().expect("an id");
        let ((hosts, _, code), (guests, complaint, other)) = (host.end(), guest.end());
        assert_eq!((code, other), (Some(0), Some(0)), "{complaint}");
        let against = |word: &str| match word {
            "won" => "lost",
            "lost" => "won",
            other => panic!("{other}"),
        };
        let expected: Vec<&str> =
            hosts.lines().map(|word| if word == "drew" { "drew" } else { against(word) }).collect();
        assert_eq!((guests.lines().collect::<Vec<_>>(), hosts.lines().count()), (expected, 2));
        let body = format!(r#"{{"token":"{secret}"}}"#);
        let listing = server.post(&format!("/api/tables/{table}/invitation"), "", &body);
        assert!(
            listing.contains(r#"{"type":"person","name":"Bob's machine","kind":"program"}"#),
            "{listing}"
        );
    }
}

#[test]
fn a_token_is_good_until_it_is_made_anew_or_taken_back() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(&data.path().join("server"));
    let [old] = tokens(data.path(), ["Machine"]);
    let old_token = std::fs::read_to_string(&old).expect("a token");
    let [new] = tokens(data.path(), ["Machine"]);
    let new_token = std::fs::read_to_string(&new).expect("a token");
    assert_ne!(old_token, new_token);
    let database = std::fs::read(data.path().join("server/utterson.db")).expect("a database");
    let log = std::fs::read(data.path().join("server/utterson.db-wal")).unwrap_or_default();
    let kept = |bytes: &[u8]| bytes.windows(64).any(|window| window == new_token.trim().as_bytes());
    assert!(!kept(&database) && !kept(&log), "only its hash is kept");
    let url = format!("http://{}", server.address);
    std::fs::write(&old, old_token).expect("written");
    let stale = Bridge::start(&url, &old, &own_engine("random"), &["--game", "duel"]).end();
    assert!(stale.2 == Some(1) && stale.1.contains("the server does not know us"), "{stale:?}");
    std::fs::write(&new, new_token).expect("written");
    let mut good_one = Bridge::start(&url, &new, &own_engine("random"), &["--game", "duel"]);
    good_one.link();
    drop(good_one);
    let folder = data.path().join("server").display().to_string();
    good(&["bot-token", "Machine", "--revoke", "--data", &folder]);
    let revoked = Bridge::start(&url, &new, &own_engine("random"), &["--game", "duel"]).end();
    assert!(revoked.2 == Some(1) && revoked.1.contains("the server does not know us"), "{revoked:?}");
    assert!(bad(&["bot-token", "Nobody", "--revoke", "--data", &folder], 1).contains("no program called"));
    assert!(bad(&["bot-token", "::", "--data", &folder], 1).contains("a letter or a digit"));
    let elsewhere = data.path().join("elsewhere").display().to_string();
    assert!(bad(&["bot-token", "Machine", "--data", &elsewhere], 1).contains("there is no database here"));
}

#[test]
fn a_program_that_fails_online_gives_up_and_the_other_has_won() {
    if !is_there("python3") {
        return;
    }
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(&data.path().join("server"));
    let [ann, bob] = tokens(data.path(), ["Ann", "Bob"]);
    let url = format!("http://{}", server.address);
    let mut host = Bridge::start(&url, &ann, &own_engine("random"), &["--game", "duel"]);
    let hostile = hostile("dies");
    let engine = hostile.strip_prefix("cmd:").expect("a command");
    let guest = Bridge::start(&host.link(), &bob, engine, &[]);
    let (_, complaint, code) = guest.end();
    assert!(code == Some(1) && complaint.contains("I had no plan; the game is given up"), "{complaint}");
    assert_eq!(host.end().0, "won\n");
}

#[test]
fn what_is_no_token_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("token");
    std::fs::write(&file, "open sesame").expect("written");
    let file = file.display().to_string();
    let bridge = ["bridge", "http://127.0.0.1:1", "--engine", "true", "--token", &file, "--game", "duel"];
    assert!(bad(&bridge, 1).contains("no token in this file"));
}
