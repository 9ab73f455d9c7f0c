//! `utterson play`, whole games of it: by script in plain mode, through a pseudo-terminal, and at an online table.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::tempdir;

use crate::{VARIANTS, good};

/// Plays in plain mode: these lines are typed, then the input ends.
fn plain(arguments: &[&str], data: &Path, typed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_utterson"))
        .arg("play")
        .args(arguments)
        .args(["--plain", "--name", "Ann", "--level", "novice", "--data"])
        .arg(data)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut input = child.stdin.take().expect("piped");
    let typed = typed.to_string();
    // The game may be over before all is typed.
    let typing = std::thread::spawn(move || drop(input.write_all(typed.as_bytes())));
    let output = child.wait_with_output().expect("it ends");
    typing.join().expect("typing does not panic");
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn the_file(data: &Path, extension: &str) -> String {
    let files = std::fs::read_dir(data.join("games")).expect("made by play");
    let mut files = files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == extension));
    let file = files.next().unwrap_or_else(|| panic!("there is no .{extension}"));
    assert_eq!(files.next(), None);
    file.to_string_lossy().into_owned()
}

#[test]
fn whole_games_of_every_variant_by_script() {
    for (name, game, options) in VARIANTS {
        let data = tempdir().expect("a folder");
        let mut arguments = vec![game, "--seed", name];
        arguments.extend(options.iter().flat_map(|option| ["--option", option]));
        let told = plain(&arguments, data.path(), &"1\n".repeat(3000));
        assert!(told.contains("The game is over."), "{name}: {told}");
        let record = the_file(data.path(), "case");
        good(&["verify", &record]);
        let text = std::fs::read_to_string(&record).expect("a record");
        assert!(text.contains("\nresult winner=") && text.contains("Ann"), "{name}: {text}");
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let (one, two) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let typed = "1\n".repeat(400);
    for data in [&one, &two] {
        plain(&["duel", "--seed", "x"], data.path(), &typed);
    }
    assert_eq!(
        std::fs::read(the_file(one.path(), "case")).expect("a record"),
        std::fs::read(the_file(two.path(), "case")).expect("a record"),
    );
}

#[test]
fn people_at_one_terminal_play_a_whole_game() {
    let data = tempdir().expect("a folder");
    // A line for the curtain, a line for the card.
    let told = plain(&["duel", "--hot-seat", "--seed", "1"], data.path(), &"1\n".repeat(2000));
    assert!(told.contains("Player\u{a0}2, press Enter when nobody else is looking."), "{told}");
    assert!(told.contains("The game is over."), "{told}");
}

#[test]
fn a_game_that_was_left_is_resumed() {
    let data = tempdir().expect("a folder");
    let first = plain(&["duel", "--seed", "r"], data.path(), "1\n1\n1\nq\n");
    assert!(first.contains("utterson play --resume"), "{first}");
    the_file(data.path(), "log");
    // What happened before is told again, then the game goes on to its end.
    let second = plain(&["--resume"], data.path(), &"1\n".repeat(400));
    let before: Vec<&str> = first.lines().filter(|line| line.starts_with("You play")).collect();
    assert!(!before.is_empty() && before.iter().all(|line| second.contains(line)), "{first}\n{second}");
    assert!(second.contains("The game is over."), "{second}");
    good(&["verify", &the_file(data.path(), "case")]);
    let nothing = Command::new(env!("CARGO_BIN_EXE_utterson"))
        .args(["play", "--resume", "--plain", "--data"])
        .arg(data.path())
        .output()
        .expect("it runs");
    assert_eq!(nothing.status.code(), Some(1));
}

#[test]
fn hints_read_outs_and_nonsense_in_plain_mode() {
    let data = tempdir().expect("a folder");
    let typed = "m\nH\nt\ns\no\nh\n?\n77\nplay X9\ngive P1,P2,P3\nfoo\nu\nlog\nresign\nq\n";
    let told = plain(&["duel", "--seed", "7"], data.path(), typed);
    for part in [
        "1. Give: ",
        "You hold: ",
        "No card lies on",
        "Round 1 of 3",
        "holds 10 cards",
        "Hint: Give: ",
        "Type a number",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(told.contains("That cannot be done now. Type a number from 1 to"), "{told}");
    assert!(told.contains("You give up."), "{told}");
}

/// The program in a pseudo-terminal of 80 by 24, and what its screen shows.
struct Screen {
    child: Child,
    input: pty_process::blocking::Pty,
    shown: Receiver<Vec<u8>>,
    parser: vt100::Parser,
    raw: Vec<u8>,
}

impl Screen {
    fn open(arguments: &[&str], data: &Path) -> Screen {
        let (pty, pts) = pty_process::blocking::open().expect("a pseudo-terminal");
        pty.resize(pty_process::Size::new(24, 80)).expect("it has a size");
        let command = pty_process::blocking::Command::new(env!("CARGO_BIN_EXE_utterson"))
            .arg("play")
            .args(arguments)
            .args(["--name", "Ann", "--level", "novice", "--data"])
            .arg(data)
            .env("LC_ALL", "C")
            .env("TERM", "xterm-256color");
        let child = command.spawn(pts).expect("the program can be started");
        let fd = std::os::fd::AsFd::as_fd(&pty).try_clone_to_owned().expect("a second handle");
        let (send, shown) = channel();
        std::thread::spawn(move || {
            let mut output = std::fs::File::from(fd);
            let mut bytes = [0; 4096];
            while let Ok(count) = output.read(&mut bytes) {
                if count == 0 || send.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Screen { child, input: pty, shown, parser: vt100::Parser::new(24, 80, 0), raw: Vec::new() }
    }

    fn press(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).expect("it listens");
    }

    /// Plays what has the focus, and gives the last cards of the hand, until the game is over. A key that comes while the
    /// bot is still deciding does nothing, and is pressed again.
    fn play_on(&mut self) {
        for _ in 0..2000 {
            while self.read(Duration::from_millis(40)) {}
            let contents = self.parser.screen().contents();
            if contents.contains("The game is over.") {
                return;
            }
            let count = ["Give ", "Exchange "]
                .iter()
                .find_map(|verb| contents.split(verb).nth(1)?.chars().next()?.to_digit(10));
            match count.filter(|_| contents.contains("Space picks")) {
                // Backspace takes back what was picked, and the focus goes to the front.
                Some(count) => self.press(&format!("\u{7f}{}\r", "\u{1b}[D ".repeat(count as usize))),
                // What was refused, for its rule is named, is left for the next card.
                None if ["(P", "(D", "(L"].iter().any(|rule| contents.contains(rule)) => {
                    self.press("\u{1b}[C\r")
                }
                None => self.press("\r"),
            }
        }
        panic!("it never ends:\n{}", self.parser.screen().contents());
    }

    /// Reads until this is shown.
    fn wait_for(&mut self, text: &str) -> String {
        loop {
            let screen = self.parser.screen().contents();
            if screen.contains(text) {
                return screen;
            }
            assert!(self.read(Duration::from_secs(60)), "`{text}` is never shown:\n{screen}");
        }
    }

    /// Reads what is shown next; `false` if nothing comes for so long.
    fn read(&mut self, patience: Duration) -> bool {
        let bytes = self.shown.recv_timeout(patience);
        bytes.is_ok_and(|bytes| {
            self.raw.extend(&bytes);
            self.parser.process(&bytes);
            true
        })
    }

    /// Waits until the program has ended, and gives its exit code and everything that it wrote.
    fn ends(mut self) -> (Option<i32>, String) {
        let status = self.child.wait().expect("it ends");
        while let Ok(bytes) = self.shown.recv_timeout(Duration::from_secs(5)) {
            self.raw.extend(&bytes);
        }
        (status.code(), String::from_utf8_lossy(&self.raw).into_owned())
    }
}

/// A test that fails leaves nothing running.
impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What puts a terminal right again: the first screen, and a cursor to be seen.
const FIRST_SCREEN: &str = "\u{1b}[?1049l";

#[test]
fn a_whole_game_through_a_pseudo_terminal() {
    let data = tempdir().expect("a folder");
    let mut screen = Screen::open(&["duel", "--seed", "7", "--quick"], data.path());
    screen.wait_for("Give 1 of your cards");
    screen.press("?");
    screen.wait_for("leaf through the log");
    screen.press("\r");
    screen.press("h");
    screen.wait_for("Hint: ");
    screen.play_on();
    screen.wait_for("The game is over.");
    screen.press("q");
    let (code, raw) = screen.ends();
    assert_eq!(code, Some(0));
    assert!(raw.contains(FIRST_SCREEN), "the terminal is left as it was");
    let record = the_file(data.path(), "case");
    good(&["verify", &record]);
    let farewell = raw.rsplit(FIRST_SCREEN).next().expect("what was said at last");
    assert!(
        farewell.contains("the game") && farewell.contains(&format!("utterson replay {record}")),
        "{farewell}"
    );
}

#[test]
fn whole_games_of_the_others_through_a_pseudo_terminal() {
    let games: [&[&str]; 3] = [
        &["partners", "--option", "target=60"],
        &["partners", "--option", "players=3", "--option", "target=60"],
        &["london", "--option", "turns=6", "--as", "hyde"],
    ];
    for game in games {
        let data = tempdir().expect("a folder");
        let mut screen = Screen::open(&[game, &["--seed", "7", "--quick"]].concat(), data.path());
        screen.wait_for("your move");
        screen.play_on();
        screen.press("q");
        let (code, raw) = screen.ends();
        assert_eq!(code, Some(0));
        assert!(raw.contains(FIRST_SCREEN), "the terminal is left as it was");
        good(&["verify", &the_file(data.path(), "case")]);
    }
}

#[test]
fn control_c_leaves_the_terminal_as_it_was_and_keeps_the_game() {
    let data = tempdir().expect("a folder");
    let mut screen = Screen::open(&["london", "--as", "hyde", "--seed", "7"], data.path());
    screen.wait_for("12 points left");
    screen.input.resize(pty_process::Size::new(10, 40)).expect("it can be made smaller");
    screen.wait_for("needs a window of 80");
    screen.input.resize(pty_process::Size::new(24, 80)).expect("and larger again");
    screen.wait_for("12 points left");
    screen.press("\u{3}");
    let (code, raw) = screen.ends();
    assert_eq!(code, Some(0));
    let farewell = raw.rfind("utterson play --resume").expect("a word of farewell");
    assert!(raw.rfind(FIRST_SCREEN).is_some_and(|at| at < farewell), "said on the first screen");
    the_file(data.path(), "log");
}

#[test]
fn who_ends_it_from_outside_finds_the_terminal_as_it_was() {
    let data = tempdir().expect("a folder");
    let mut screen = Screen::open(&["duel", "--seed", "7"], data.path());
    screen.wait_for("Give 1 of your cards");
    signal("TERM", &screen.child);
    let (code, raw) = screen.ends();
    assert_eq!(code, Some(0));
    let farewell = raw.rfind("utterson play --resume").expect("a word of farewell");
    assert!(raw.rfind(FIRST_SCREEN).is_some_and(|at| at < farewell), "said on the first screen");
    the_file(data.path(), "log");
}

#[cfg(target_os = "linux")]
#[test]
fn control_z_leaves_the_terminal_as_it_was_until_it_goes_on() {
    let data = tempdir().expect("a folder");
    let mut screen = Screen::open(&["duel", "--seed", "7"], data.path());
    screen.wait_for("Give 1 of your cards");
    screen.press("\u{1a}");
    let stat = format!("/proc/{}/stat", screen.child.id());
    let is_stopped = || std::fs::read_to_string(&stat).is_ok_and(|stat| stat.contains(") T "));
    for _ in 0..600 {
        screen.read(Duration::from_millis(50));
        if is_stopped() {
            break;
        }
    }
    assert!(is_stopped(), "it stops");
    while screen.read(Duration::from_millis(50)) {}
    assert!(String::from_utf8_lossy(&screen.raw).contains(FIRST_SCREEN), "the shell has its screen");
    screen.parser = vt100::Parser::new(24, 80, 0);
    signal("CONT", &screen.child);
    screen.wait_for("Give 1 of your cards");
    screen.press("q");
    assert_eq!(screen.ends().0, Some(0));
}

fn signal(name: &str, child: &Child) {
    let sent = Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()), "{name} is sent");
}

#[test]
fn games_that_were_left_are_listed_and_resumed_by_name() {
    let data = tempdir().expect("a folder");
    let folder = data.path().to_string_lossy().into_owned();
    let list = || good(&["play", "--games", "--data", &folder]);
    assert!(list().starts_with("There is no unfinished game in "));
    plain(&["duel", "--seed", "one"], data.path(), "1\nq\n");
    plain(&["partners", "--seed", "two"], data.path(), "q\n");
    let listed = list();
    assert!(listed.starts_with("partners-") && listed.contains("left just now"), "{listed}");
    let duel = listed.lines().nth(1).and_then(|line| line.split(' ').next()).expect("a second game");
    let told = plain(&["--resume", duel], data.path(), "q\n");
    assert!(told.contains("Each player is dealt ten cards"), "{told}");
    let told = plain(&["--resume", "part"], data.path(), "q\n");
    assert!(!told.contains("Each player is dealt ten cards"), "{told}");
    assert!(
        crate::bad(&["play", "--resume", "whist", "--plain", "--data", &folder], 1)
            .contains("no unfinished game")
    );
}

/// A server of the house, stopped at the end.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_utterson"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-wait", "2", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program can be started");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped"))
            .read_line(&mut line)
            .expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        Server { child, address: address.expect("an address").to_string() }
    }

    pub fn post(&self, path: &str, cookie: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let address = &self.address;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len(),
        )
        .expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn an_online_table_is_played_by_its_link() {
    let data = tempdir().expect("a folder");
    let server = Server::start(&data.path().join("server"));
    let me = server.post("/api/me", "", r#"{"name":"Host"}"#);
    let cookie = me.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next()).expect("a cookie");
    let table = r#"{"game":"duel","seats":[{"type":"open"},{"type":"bot","level":"novice"}]}"#;
    let table = server.post("/api/tables", cookie, table);
    let invite = table.split(r#""invite":""#).nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let link = format!("http://{}{invite}", server.address);
    let player = data.path().join("player");
    let begun = plain(&[&link], &player, "1\n1\n1\nq\n");
    let card = begun.lines().find(|line| line.starts_with("You play ")).expect("a card was played");
    // Who comes back has his seat, and is told what happened before.
    let told = plain(&[&link], &player, &"1\n".repeat(400));
    assert!(told.contains(card) && told.contains("The game is over."), "{begun}\n{told}");
}

#[test]
fn a_table_is_opened_on_a_server_and_a_friend_comes_by_its_link() {
    let data = tempdir().expect("a folder");
    let server = Server::start(&data.path().join("server"));
    let url = format!("http://{}/", server.address);
    let mut host = Command::new(env!("CARGO_BIN_EXE_utterson"))
        .args(["play", "duel", "--at", &url, "--plain", "--name", "Host", "--data"])
        .arg(data.path().join("host"))
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut typing = host.stdin.take().expect("piped");
    std::thread::spawn(move || drop(typing.write_all("1\n".repeat(400).as_bytes())));
    let mut said = BufReader::new(host.stdout.take().expect("piped"));
    let mut line = String::new();
    said.read_line(&mut line).expect("a line");
    let link = line.split("link: ").nth(1).expect("the link").trim().to_string();
    let friend = plain(&[&link], &data.path().join("friend"), &"1\n".repeat(400));
    assert!(friend.contains("The game is over."), "{friend}");
    let mut told = String::new();
    said.read_to_string(&mut told).expect("all of it");
    assert!(host.wait().expect("it ends").success() && told.contains("The game is over."), "{told}");
}

#[test]
fn a_link_that_leads_nowhere_is_told() {
    let data = tempdir().expect("a folder");
    let folder = data.path().to_string_lossy();
    for (what, code, complaint) in [
        ("http://127.0.0.1:1/t/abc#invite=x", 1, "127.0.0.1:1"),
        ("http://127.0.0.1/elsewhere", 2, "not a link to a table"),
        ("whist", 2, "partners, duel or london"),
    ] {
        let said = crate::bad(&["play", what, "--plain", "--data", &folder], code);
        assert!(said.contains(complaint), "{said}");
    }
}
