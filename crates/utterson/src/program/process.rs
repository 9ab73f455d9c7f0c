//! A program that runs beside us: lines in, lines out, and an end that is certain.
//!
//! Three threads serve it, so that nothing it does or leaves undone can hold us up: one writes, one reads lines, one keeps the
//! end of what it complains of. None of them is ever waited for. What is kept of a program's words is bounded everywhere.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::string::FromUtf8Error;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::answer::{Cause, Line};
use super::fault::{Fault, Garbled, Verdict};

/// No line of a program is longer.
pub const LINE_BYTES_MAX: usize = 64 << 10;

/// So many lines are read ahead; then the program has to wait.
const LINES_AHEAD: usize = 8;

/// So much is kept of what a program writes on its error stream.
const COMPLAINT_BYTES_MAX: usize = 2000;

/// How often we look whether the program still runs, while we wait for a line.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// How long a program may take to end once its input has.
const FAREWELL: Duration = Duration::from_millis(500);

/// How long we wait for the rest of what a program that has ended has said.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// The numbers of all programs that run.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends every program that still runs: the last thing that we do ourselves.
pub fn end_all() {
    running().iter().for_each(|number| end_group(*number));
}

/// Who ends us from outside ends the programs with us: they have process groups of their own, and a terminal's Ctrl-C does not reach
/// them. With a flag, the first Ctrl-C (or SIGTERM) only raises it.
#[cfg(unix)]
pub fn end_with_us(patience: Option<Arc<AtomicBool>>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            let waits = patience.as_ref().filter(|_| signal != SIGHUP);
            if waits.is_some_and(|flag| !flag.swap(true, Ordering::Relaxed)) {
                continue;
            }
            end_all();
            std::process::exit(128 + signal);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
pub fn end_with_us(patience: Option<Arc<AtomicBool>>) -> io::Result<()> {
    let Some(flag) = patience else { return Ok(()) };
    signal_hook::flag::register_conditional_shutdown(signal_hook::consts::SIGINT, 130, flag.clone())?;
    signal_hook::flag::register(signal_hook::consts::SIGINT, flag).map(drop)
}

#[cfg(unix)]
fn end_group(number: u32) {
    if let Some(group) = i32::try_from(number).ok().and_then(rustix::process::Pid::from_raw) {
        // There may be no such group any more.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_number: u32) {}

/// A running program.
pub struct Process {
    child: Child,
    /// What is written to it. Dropped, its input ends.
    writer: Option<Sender<String>>,
    heard: Receiver<Heard>,
    complaint: Arc<Mutex<Vec<u8>>>,
    complaining: JoinHandle<()>,
    ended: Option<ExitStatus>,
}

enum Heard {
    Line(Line),
    TooLong,
    NoText(Garbled),
    Mute,
    Deaf,
}

impl Process {
    /// Starts a program. It gets nothing of our surroundings but the path that programs are found by.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn start(words: &[String]) -> Result<Process, Fault> {
        let failed = |program: &str, kind| Fault::NotStarted { program: program.to_string(), kind };
        let nothing = || failed("", io::ErrorKind::NotFound);
        let (program, arguments) = words.split_first().ok_or_else(nothing)?;
        let mut command = Command::new(program);
        command.args(arguments).env_clear();
        for name in ["PATH", "SystemRoot"] {
            command.envs(std::env::var_os(name).map(|value| (name, value)));
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own: what it starts ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|fault| failed(program, fault.kind()))?;
        running().insert(child.id());
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            unreachable!("all three are piped")
        };
        let (writer, lines) = channel();
        let (said, heard) = sync_channel(LINES_AHEAD);
        let complaint = Arc::new(Mutex::new(Vec::new()));
        let (hears, keeps) = (said.clone(), Arc::clone(&complaint));
        std::thread::spawn(move || write(input, &lines, &hears));
        std::thread::spawn(move || read(output, &said));
        let complaining = std::thread::spawn(move || keep(errors, &keeps));
        Ok(Process { child, writer: Some(writer), heard, complaint, complaining, ended: None })
    }

    /// Says a line. Whether it was heard shows when an answer is wanted.
    pub fn say(&self, line: String) {
        if let Some(writer) = &self.writer {
            let _ = writer.send(line);
        }
    }

    /// A line that was said although nobody asked.
    pub fn unasked(&mut self) -> Result<(), Fault> {
        match self.heard.try_recv() {
            Ok(Heard::Line(line)) => Err(Fault::Unasked(line.text)),
            Ok(other) => self.understand(other).map(drop),
            Err(_) => Ok(()),
        }
    }

    /// The next line, if it comes by then.
    ///
    /// # Errors
    /// If there will be none.
    pub fn hear(&mut self, until: Instant) -> Result<Option<Line>, Fault> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.heard.recv_timeout(left.min(LOOK_EVERY)) {
                Ok(heard) => return self.understand(heard).map(Some),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Ok(None),
                Err(RecvTimeoutError::Timeout) if self.has_ended() => return self.last_line().map(Some),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone(Fault::Mute)),
            }
        }
    }

    /// That was its last fault: it is ended, and what it complained of is told.
    pub fn verdict(&mut self, fault: Fault) -> Verdict {
        self.end();
        wait_for(LAST_WORDS, || self.complaining.is_finished());
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        Verdict { fault, complaint: String::from_utf8_lossy(&complaint).into_owned() }
    }

    fn understand(&mut self, heard: Heard) -> Result<Line, Fault> {
        match heard {
            Heard::Line(line) => Ok(line),
            Heard::TooLong => Err(Fault::Floods),
            Heard::NoText(garbled) => Err(Fault::Garbled(garbled)),
            Heard::Mute => Err(self.gone(Fault::Mute)),
            Heard::Deaf => Err(self.gone(Fault::Deaf)),
        }
    }

    /// A program that has ended may have left others behind that keep its output open, so that no end of it is read.
    fn last_line(&mut self) -> Result<Line, Fault> {
        match self.heard.recv_timeout(LAST_WORDS) {
            Ok(heard) => self.understand(heard),
            Err(_) => Err(Fault::Died(self.end())),
        }
    }

    /// The pipe is closed: did the program end, or only close it?
    fn gone(&mut self, or: Fault) -> Fault {
        if wait_for(LAST_WORDS, || self.has_ended()) { Fault::Died(self.end()) } else { or }
    }

    /// Has it ended? It is not buried yet, so that its number stays its own.
    #[cfg(unix)]
    fn has_ended(&mut self) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let Some(pid) = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) else { return false };
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        self.ended.is_some() || !matches!(waitid(WaitId::Pid(pid), look), Ok(None))
    }

    #[cfg(not(unix))]
    fn has_ended(&mut self) -> bool {
        self.ended.is_some() || !matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends it with all that it has started, and buries it.
    fn end(&mut self) -> ExitStatus {
        if let Some(status) = self.ended {
            return status;
        }
        end_group(self.child.id());
        let _ = self.child.kill();
        running().remove(&self.child.id());
        let status = self.child.wait().unwrap_or_default();
        self.ended = Some(status);
        status
    }
}

impl Drop for Process {
    /// Its input ends. A program that then does not end by itself is ended.
    fn drop(&mut self) {
        self.writer = None;
        wait_for(FAREWELL, || self.has_ended());
        self.end();
    }
}

/// Waits until it is so, but not for long.
fn wait_for(patience: Duration, mut so: impl FnMut() -> bool) -> bool {
    let until = Instant::now() + patience;
    loop {
        if so() {
            return true;
        }
        if Instant::now() >= until {
            return false;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn write(mut input: ChildStdin, lines: &Receiver<String>, said: &SyncSender<Heard>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.write_all(b"\n")).is_err() {
            let _ = said.send(Heard::Deaf);
            return;
        }
    }
}

fn read(output: impl Read, said: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    for number in 1.. {
        let mut bytes = Vec::new();
        let read = (&mut output).take(LINE_BYTES_MAX as u64 + 1).read_until(b'\n', &mut bytes);
        let heard = match read {
            Err(_) | Ok(0) => Heard::Mute,
            Ok(_) if bytes.len() > LINE_BYTES_MAX => Heard::TooLong,
            Ok(_) => match String::from_utf8(bytes) {
                // An empty line says nothing.
                Ok(line) if line.trim().is_empty() => continue,
                Ok(text) => Heard::Line(Line { number, text }),
                Err(fault) => Heard::NoText(no_text(number, &fault)),
            },
        };
        let goes_on = matches!(heard, Heard::Line(_));
        if said.send(heard).is_err() || !goes_on {
            return;
        }
    }
}

fn no_text(number: u64, fault: &FromUtf8Error) -> Garbled {
    let (good, _) = fault.as_bytes().split_at(fault.utf8_error().valid_up_to());
    let column = String::from_utf8_lossy(good).chars().count() + 1;
    let line = String::from_utf8_lossy(fault.as_bytes()).trim_end().to_string();
    Garbled { number, column, cause: Cause::Utf8, line }
}

/// Everything is read, so that nobody has to wait, and the end of it is kept.
fn keep(mut errors: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut bytes = [0; 1024];
    while let Ok(count) = errors.read(&mut bytes) {
        if count == 0 {
            return;
        }
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&bytes[..count]);
        let over = kept.len().saturating_sub(COMPLAINT_BYTES_MAX);
        kept.drain(..over);
    }
}
