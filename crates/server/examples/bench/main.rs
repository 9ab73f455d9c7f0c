//! N tables over real sockets on loopback, with a client of its own; the server runs in a process of its own, so that
//! its processor time and memory can be told from the client's. Then the same against the [`reference`] in memory, and the ratio.
//!
//! ```text
//! cargo run --release -p server --example bench -- [tables] [seconds] [thinking ms] [idle sockets] [game]
//! ```
//!
//! A move counts when its `done` has arrived: by then it is on disk. How long it took is told for who made it and for the opponent
//! who sees it. With a thinking time players think between half of it and one and a half, each by himself: tables that think in
//! lockstep measure their own bursts. Opening and the first seconds are not counted but told apart.

mod player;
mod reference;

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde::Serialize;
use serde_json::{Value, json};
use server::Server;
use server::config::Config;
use server::limits::{Rate, Rates};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::player::{Hall, Player, Took};

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = || tokio::runtime::Builder::new_multi_thread().enable_all().build();
    match &arguments[..] {
        [word, folder] if word == "serve" => return serve(Path::new(folder)),
        [word] if word == "reference" => return runtime()?.block_on(reference::serve()),
        _plan => {}
    }
    let number =
        |at: usize, usual: u64| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let plan = Plan {
        tables: number(0, 500) as usize,
        seconds: number(1, 10),
        thinking: Duration::from_millis(number(2, 0)),
        idle: number(3, 0) as usize,
        rounds: if number(2, 0) == 0 { number(1, 10) as usize / 4 + 1 } else { 1 },
        game: arguments.get(4).cloned().unwrap_or_else(|| "duel".into()),
    };
    let folder = tempfile::tempdir()?;
    let words = ["serve".as_ref(), folder.path().as_os_str()];
    let ours = runtime()?.block_on(run(&plan, &Program::start(&words)?, House::Ours))?;
    let plan = Plan { idle: 0, rounds: 1, ..plan };
    let other =
        runtime()?.block_on(run(&plan, &Program::start(&["reference".as_ref()])?, House::Reference))?;
    let ratio = |of: fn(&Figures) -> f64| (of(&ours) / of(&other) * 100.0).round() / 100.0;
    let report = json!({
        "utterson": ours,
        "in memory": other,
        "ratio": {
            "moves_per_second": ratio(|figures| figures.moves_per_second as f64),
            "p99_us": ratio(|figures| f64::from(figures.p99_us)),
            "server_cpu_us_per_move": ratio(|figures| figures.server_cpu_us_per_move as f64),
        },
    });
    println!("{report:#}");
    Ok(())
}

/// Whom the client plays at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum House {
    Ours,
    Reference,
}

/// The server, in the child process, until its input ends.
fn serve(folder: &Path) -> Outcome<()> {
    let often = Rate::per_minute(1_000_000, 60_000_000);
    let rates = Rates {
        request: often,
        guest: often,
        open: often,
        open_here: often,
        password: often,
        account: often,
        miss: often,
        replay: often,
        bot_second: often,
        message: often,
        program_message: often,
    };
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_path_buf(),
        rates,
        connections_per_address_max: 100_000,
        connections_max: 100_000,
        tables_per_address_max: 100_000,
        tables_max: 100_000,
        tables_per_person_max: 1_000_000,
        sockets_per_person_max: 100_000,
        sockets_max: 100_000,
        sleep_after: Duration::from_secs(2),
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let server = runtime.block_on(Server::start(config))?;
    println!("{}", server.address);
    std::io::stdout().flush()?;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    runtime.block_on(server.stop());
    Ok(())
}

struct Plan {
    tables: usize,
    seconds: u64,
    thinking: Duration,
    idle: usize,
    game: String,
    /// How many games each pair has before it, one after the other.
    rounds: usize,
}

impl Plan {
    /// What is played before it counts: everybody begins at once, which no evening does.
    fn warm_up(&self) -> Duration {
        if self.thinking.is_zero() { Duration::from_secs(1) } else { Duration::from_secs(5) }
    }
}

struct Program {
    process: Child,
    address: SocketAddr,
}

impl Program {
    fn start(words: &[&OsStr]) -> Outcome<Program> {
        let mut process = Command::new(std::env::current_exe()?)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Program { address: line.trim().parse()?, process })
    }

    /// Memory in KiB, and processor time in hundredths of a second.
    fn usage(&self) -> Outcome<(u64, u64)> {
        let read = |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", self.process.id()));
        let status = read("status")?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        let memory = memory.trim().trim_end_matches(" kB").parse()?;
        let stat = read("stat")?;
        let fields: Vec<&str> = stat.rsplit(')').next().ok_or("no stat")?.split_whitespace().collect();
        Ok((memory, fields[11].parse::<u64>()? + fields[12].parse::<u64>()?))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Sends a request, and returns the cookie and the body.
async fn post(address: SocketAddr, path: &str, cookie: &str, body: Value) -> Outcome<(String, Value)> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no body")?;
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "))
        .and_then(|line| line.split(';').next());
    Ok((
        cookie.unwrap_or(cookie_of_request(&request)).to_owned(),
        serde_json::from_str(body).unwrap_or_default(),
    ))
}

fn cookie_of_request(request: &str) -> &str {
    request.lines().find_map(|line| line.strip_prefix("Cookie: ")).unwrap_or_default()
}

type Socket = WebSocketStream<TcpStream>;

async fn open(address: SocketAddr, cookie: &str, table: &str) -> Outcome<Socket> {
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("origin", format!("http://{address}").parse()?);
    request.headers_mut().insert("cookie", cookie.parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (mut socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await?;
    socket.send(Message::text(r#"{"type":"hello","protocol":1}"#)).await?;
    Ok(socket)
}

struct Sitting {
    table: String,
    cookies: [String; 2],
}

async fn tables(address: SocketAddr, plan: &Plan, house: House) -> Outcome<Vec<Sitting>> {
    if house == House::Reference {
        let sitting =
            |number: usize| Sitting { table: number.to_string(), cookies: ["sid=0".into(), "sid=1".into()] };
        return Ok((0..plan.tables).map(sitting).collect());
    }
    let (ann, _) = post(address, "/api/me", "", json!({ "name": "Ann" })).await?;
    let (bob, _) = post(address, "/api/me", "", json!({ "name": "Bob" })).await?;
    let mut tables = Vec::new();
    for _ in 0..plan.tables * plan.rounds {
        let wish = json!({ "game": plan.game, "seats": [{ "type": "me" }] });
        let (_, opened) = post(address, "/api/tables", &ann, wish).await?;
        let table = opened["table"].as_str().ok_or("no table")?.to_owned();
        let token = opened["invite"].as_str().and_then(|link| link.split('=').nth(1)).ok_or("no link")?;
        post(address, &format!("/api/tables/{table}/join"), &bob, json!({ "token": token })).await?;
        tables.push(Sitting { table, cookies: [ann.clone(), bob.clone()] });
    }
    Ok(tables)
}

/// What the server used, and when.
struct Usage {
    empty_kib: u64,
    asleep_kib: u64,
    connected_kib: u64,
    played_kib: u64,
    cpu: u64,
    opening: Duration,
}

async fn run(plan: &Plan, server: &Program, house: House) -> Outcome<Figures> {
    let (empty_kib, _) = server.usage()?;
    let start = Instant::now();
    let mut sittings = tables(server.address, plan, house).await?;
    let opening = start.elapsed();
    let mut pairs: Vec<Arc<[Sitting]>> = Vec::new();
    while !sittings.is_empty() {
        pairs.push(sittings.drain(..plan.rounds).collect());
    }
    // Longer than tables take to fall asleep.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let (asleep_kib, _) = server.usage()?;
    let mut sockets = Vec::new();
    for number in 0..2 * pairs.len() + plan.idle {
        let sitting = &pairs[number / 2 % pairs.len()][0];
        sockets.push(open(server.address, &sitting.cookies[number % 2], &sitting.table).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (connected_kib, _) = server.usage()?;
    let _idle = sockets.split_off(2 * pairs.len());
    let (took, played_kib, cpu) = play(plan, server, &pairs, sockets).await?;
    let usage = Usage { empty_kib, asleep_kib, connected_kib, played_kib, cpu, opening };
    Ok(Figures::new(plan, took, &usage))
}

/// Lets everybody play for a while: how long each answer took, and what the server used at the end.
async fn play(
    plan: &Plan,
    server: &Program,
    pairs: &[Arc<[Sitting]>],
    sockets: Vec<Socket>,
) -> Outcome<(Took, u64, u64)> {
    let hall = Arc::new(Hall::default());
    let moved: Vec<Arc<Mutex<_>>> = pairs.iter().map(|_| Arc::default()).collect();
    let player = |(number, socket): (usize, Socket)| {
        let player = Player {
            address: server.address,
            seat: number % 2,
            sittings: pairs[number / 2].clone(),
            thinking: plan.thinking,
            hall: hall.clone(),
            took: Took::default(),
            sent: None,
            moved: moved[number / 2].clone(),
            number: 0,
            tag: server::ids::hex(&server::ids::random::<8>()),
        };
        tokio::spawn(player.play(socket))
    };
    let players: Vec<_> = sockets.into_iter().enumerate().map(player).collect();
    tokio::time::sleep(plan.warm_up()).await;
    let (_, before) = server.usage()?;
    hall.is_counted.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    let (kib, after) = server.usage()?;
    hall.is_over.store(true, Ordering::Relaxed);
    let mut took = Took::default();
    for player in players {
        took.add(player.await??.0);
    }
    Ok((took, kib, after - before))
}

/// What came of it.
#[derive(Serialize)]
struct Figures {
    tables: usize,
    sockets: usize,
    moves_per_second: u64,
    p50_us: u32,
    p99_us: u32,
    p999_us: u32,
    opponent_p50_us: u32,
    opponent_p99_us: u32,
    moves_before_it_counted: u64,
    opening_ms: u128,
    server_cpu_us_per_move: u64,
    kib_server_empty: u64,
    kib_per_sleeping_table: f64,
    kib_per_table_two_sockets: f64,
    kib_per_table_after_playing: f64,
}

impl Figures {
    fn new(plan: &Plan, mut took: Took, usage: &Usage) -> Figures {
        took.own.sort_unstable();
        took.seen.sort_unstable();
        let of =
            |took: &[u32], share: f64| took.get((took.len() as f64 * share) as usize).copied().unwrap_or(0);
        let at = |share: f64| of(&took.own, share);
        let moves = took.own.len() as u64;
        let per = |more: u64, less: u64, count: usize| {
            (more.saturating_sub(less) as f64 / count.max(1) as f64 * 10.0).round() / 10.0
        };
        Figures {
            tables: plan.tables,
            sockets: 2 * plan.tables + plan.idle,
            moves_per_second: moves / plan.seconds,
            p50_us: at(0.5),
            p99_us: at(0.99),
            p999_us: at(0.999),
            opponent_p50_us: of(&took.seen, 0.5),
            opponent_p99_us: of(&took.seen, 0.99),
            moves_before_it_counted: took.early,
            opening_ms: usage.opening.as_millis(),
            server_cpu_us_per_move: usage.cpu * 10_000 / moves.max(1),
            kib_server_empty: usage.empty_kib,
            kib_per_sleeping_table: per(usage.asleep_kib, usage.empty_kib, plan.tables * plan.rounds),
            kib_per_table_two_sockets: per(usage.connected_kib, usage.asleep_kib, plan.tables),
            kib_per_table_after_playing: per(usage.played_kib, usage.asleep_kib, plan.tables),
        }
    }
}
