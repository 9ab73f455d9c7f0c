//! Runs the steps of a command one after the other, counts tests, and sums up.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

/// The folder of the workspace.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// A call of a program, to be run as a step.
pub struct Call {
    program: String,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    folder: PathBuf,
}

/// A call of cargo with these arguments.
pub fn cargo(arguments: &[&str]) -> Call {
    call("cargo", arguments)
}

/// A call of a program with these arguments, in the folder of the workspace.
pub fn call(program: &str, arguments: &[&str]) -> Call {
    let arguments = arguments.iter().map(ToString::to_string).collect();
    Call { program: program.into(), arguments, environment: Vec::new(), folder: root() }
}

impl Call {
    /// With that environment variable.
    pub fn env(mut self, key: &str, value: &str) -> Call {
        self.environment.push((key.into(), value.into()));
        self
    }

    /// With these arguments behind the others.
    pub fn with(mut self, arguments: &[&str]) -> Call {
        self.arguments.extend(arguments.iter().map(ToString::to_string));
        self
    }

    /// In that folder of the workspace.
    pub fn within(mut self, folder: &str) -> Call {
        self.folder = root().join(folder);
        self
    }

    /// On the nightly toolchain.
    pub fn nightly(mut self) -> Call {
        self.arguments.insert(0, "+nightly".into());
        self
    }

    /// Does it end well? What it prints is not shown.
    pub fn succeeds(&self) -> bool {
        self.command().output().is_ok_and(|output| output.status.success())
    }

    /// What it prints, if it ends well.
    pub fn prints(&self) -> Option<String> {
        let output = self.command().output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_string())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        // `cargo run` hands its own toolchain down by these; `+nightly` must be free to choose another.
        command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("RUSTC");
        // And what it says of this package. Some crates are built anew whenever that changes, and so would be by turns.
        for (key, _) in std::env::vars_os() {
            if key
                .to_str()
                .is_some_and(|key| key.starts_with("CARGO_PKG_") || key.starts_with("CARGO_MANIFEST_"))
            {
                command.env_remove(key);
            }
        }
        // Nothing is built twice in a fresh clone.
        if std::env::var_os("CI").is_some() {
            command.env("CARGO_INCREMENTAL", "0");
        }
        command.args(&self.arguments).current_dir(&self.folder).envs(self.environment.iter().cloned());
        let path = std::env::var_os("PATH").unwrap_or_default();
        let tools = std::iter::once(tools().join("bin")).chain(std::env::split_paths(&path));
        command.env("PATH", std::env::join_paths(tools).unwrap_or(path.clone()));
        command
    }
}

/// The folder that cargo builds into.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Where our own toolchain lies.
pub fn sysroot() -> PathBuf {
    PathBuf::from(call("rustc", &["--print", "sysroot"]).prints().unwrap_or_default())
}

/// Where tools that we install are kept.
fn tools() -> PathBuf {
    root().join("target").join("tools")
}

/// Makes a folder of the workspace if it is not there; what needs it says so if that failed.
pub fn make_folder(path: &str) {
    let _ = std::fs::create_dir_all(root().join(path));
}

/// Is there a nightly toolchain?
pub fn has_nightly() -> bool {
    cargo(&["--version"]).nightly().succeeds()
}

/// Steps that were run, and what came of them.
#[derive(Default)]
pub struct Steps {
    passed: u64,
    failed: u64,
    skipped: u64,
    lines: Vec<String>,
}

impl Steps {
    /// Runs a program. Test results that it prints are counted one by one; without any the step counts as one.
    pub fn step(self, name: &str, call: Call) -> Steps {
        self.timed(name, || run(&call))
    }

    /// Has every step so far ended well?
    pub fn are_well(&self) -> bool {
        self.failed == 0
    }

    /// Runs a check of our own, which returns what it found wrong.
    pub fn check(self, name: &str, check: fn() -> Vec<String>) -> Steps {
        self.timed(name, || {
            let faults = check();
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            let ok = faults.is_empty();
            Count { passed: u64::from(ok), failed: faults.len() as u64, ok, said: faults }
        })
    }

    /// Installs a tool from the registry if this version of it is not there.
    pub fn tool(self, name: &str, version: &str) -> Steps {
        let subcommand = name.trim_start_matches("cargo-");
        let installed = cargo(&[subcommand, "--version"]).command().output();
        if installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(version)) {
            return self;
        }
        let folder = tools();
        let root = folder.to_string_lossy();
        self.step(
            &format!("install {name}"),
            // It runs for seconds: what it takes to build counts.
            cargo(&["install", name, "--version", version, "--locked", "--debug", "--root", &root])
                .env("CARGO_PROFILE_DEV_DEBUG", "0"),
        )
    }

    /// Installs a package of Debian where its program is missing.
    pub fn package(self, program: &str, package: &str) -> Steps {
        if shell(&format!("command -v {program}")) {
            return self;
        }
        self.packages(&[package], program)
    }

    /// Installs packages of Debian, for want of something. Who may not install is told what is missing.
    pub fn packages(self, packages: &[&str], missing: &str) -> Steps {
        match installation(packages) {
            Some([look, install]) => {
                self.step("look for packages", look).step(&format!("install {}", packages.join(" ")), install)
            }
            None => self.skip(&packages.join(" "), &missing_packages(packages, missing)),
        }
    }

    /// The same where one can do without: if it fails, as without a network, whatever needed it is left out and says so itself.
    pub fn wish_for_packages(self, packages: &[&str]) -> Steps {
        match installation(packages) {
            Some([look, install]) => {
                self.attempt("look for packages", &look).attempt("install packages", &install)
            }
            None => self,
        }
    }

    fn attempt(mut self, name: &str, call: &Call) -> Steps {
        println!("\n=== {name}");
        if run(call).ok {
            self.passed += 1
        } else {
            self.skipped += 1
        }
        self
    }

    /// Says that something was not run, and why.
    pub fn skip(mut self, name: &str, why: &str) -> Steps {
        self.skipped += 1;
        self.lines.push(format!("skip {name}: {why}"));
        self
    }

    fn timed(mut self, name: &str, work: impl FnOnce() -> Count) -> Steps {
        println!("\n=== {name}");
        let begun = Instant::now();
        let count = work();
        self.passed += count.passed;
        self.failed += count.failed.max(u64::from(!count.ok));
        let verdict = if count.ok { "ok  " } else { "FAIL" };
        self.lines.push(format!("{verdict} {name} ({:.0} s)", begun.elapsed().as_secs_f64()));
        self.lines.extend(count.said.iter().map(|line| format!("     {line}")));
        self
    }

    /// Prints what came of it all; the last line counts.
    pub fn summary(self) -> ExitCode {
        println!();
        self.lines.iter().for_each(|line| println!("{line}"));
        println!("\n{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped);
        if self.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// How packages of Debian are installed, by whoever may.
fn installation(packages: &[&str]) -> Option<[Call; 2]> {
    let install = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    let may = shell("test \"$(id -u)\" = 0 && command -v apt-get");
    may.then(|| [call("apt-get", &["update"]), call("apt-get", &install)])
}

fn missing_packages(packages: &[&str], missing: &str) -> String {
    format!("there is no {missing}: on Debian, `apt-get install {}`", packages.join(" "))
}

/// Does that end well in a shell?
fn shell(script: &str) -> bool {
    call("sh", &["-c", script]).succeeds()
}

struct Count {
    passed: u64,
    failed: u64,
    ok: bool,
    /// What it said of what failed, for the summary: who reads only the end of an hour's output shall know what to look at.
    said: Vec<String>,
}

/// Runs a program, shows its output as it comes, and counts the tests it reports.
fn run(call: &Call) -> Count {
    let mut command = call.command();
    let mut child = match command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn() {
        Ok(child) => child,
        Err(error) => {
            eprintln!("{} cannot be started: {error}", call.program);
            return Count { passed: 0, failed: 1, ok: false, said: vec![error.to_string()] };
        }
    };
    let (mut passed, mut failed, mut reports) = (0, 0, false);
    let mut said = Said::default();
    let output = child.stdout.take().into_iter().flat_map(|stdout| BufReader::new(stdout).lines());
    for line in output.map_while(Result::ok) {
        println!("{line}");
        let _ = std::io::stdout().flush();
        said.hear(&line);
        if let Some(result) = report(&line) {
            reports = true;
            passed += number_before(result, " passed");
            failed += number_before(result, " failed");
        }
    }
    let ok = child.wait().is_ok_and(|status| status.success());
    if !reports {
        passed = u64::from(ok);
    }
    Count { passed, failed, ok, said: said.of(ok) }
}

/// What a step says that is worth saying again if it fails: what it calls a failure, and its last words.
#[derive(Default)]
struct Said {
    failures: Vec<String>,
    last: VecDeque<String>,
}

impl Said {
    /// How many lines of each are kept.
    const MOST: usize = 40;

    fn hear(&mut self, line: &str) {
        let is_failure = ["FAIL", "✘", "panicked at"].iter().any(|word| line.contains(word));
        if is_failure && self.failures.len() < Said::MOST {
            self.failures.push(line.to_string());
        }
        self.last.push_back(line.to_string());
        if self.last.len() > Said::MOST {
            self.last.pop_front();
        }
    }

    /// If it went well in the end, tests that failed at their first try are still worth a line: each is a defect of somebody's.
    fn of(self, ok: bool) -> Vec<String> {
        let tried_again = |line: &String| line.contains('✘');
        if ok { self.failures.into_iter().filter(tried_again).collect() } else { self.all() }
    }

    fn all(self) -> Vec<String> {
        self.failures.into_iter().chain(self.last).collect()
    }
}

/// The part of a line that counts tests, in the words of cargo, vitest, Playwright and pytest: `test result: ok. 3 passed; …`,
/// `Tests  3 passed (3)`, `3 passed (1.2s)`, `1 failed, 3 passed in 1.2s`.
fn report(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let named = line.strip_prefix("test result: ").or_else(|| line.strip_prefix("Tests  "));
    let counted = || {
        let rest = line.trim_start_matches(|character: char| character.is_ascii_digit());
        let verdicts = [" passed (", " passed in ", " passed, ", " failed in ", " failed, "];
        let counts = rest == " failed" || verdicts.iter().any(|verdict| rest.starts_with(verdict));
        (rest.len() < line.len() && counts).then_some(line)
    };
    named.or_else(counted)
}

/// The number that stands before a word, 0 if there is none.
fn number_before(text: &str, word: &str) -> u64 {
    let Some((before, _)) = text.split_once(word) else { return 0 };
    before
        .rsplit(|character: char| !character.is_ascii_digit())
        .next()
        .unwrap_or_default()
        .parse()
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_that_fails_fails_nothing_else() {
        let steps = Steps::default()
            .attempt("cannot be started", &call("no-such-program", &[]))
            .attempt("fails", &call("false", &[]))
            .attempt("works", &call("true", &[]));
        assert!(steps.are_well());
        assert_eq!((steps.passed, steps.skipped), (1, 2));
    }

    #[test]
    fn the_summary_says_again_what_failed() {
        let mut said = Said::default();
        for line in ["✓ one", "✘ two"].into_iter().chain(["✓"; 60]).chain(["1 failed"]) {
            said.hear(line);
        }
        let all = said.all();
        assert_eq!(
            (all[0].as_str(), all[Said::MOST].as_str(), all.len()),
            ("✘ two", "1 failed", Said::MOST + 1)
        );
        let steps = Steps::default().step("fails", call("sh", &["-c", "echo the reason; exit 1"]));
        assert_eq!(steps.lines[1], "     the reason");
        let steps = Steps::default().step("works the second time", call("echo", &["✘ the first time"]));
        assert_eq!(steps.lines[1..], ["     ✘ the first time"]);
    }

    #[test]
    fn tests_are_counted_in_the_words_of_each_tool() {
        for (line, passed, failed) in [
            ("test result: ok. 12 passed; 0 failed; 1 ignored", 12, 0),
            ("      Tests  3 failed | 8 passed (11)", 8, 3),
            ("      Tests  36 passed (36)", 36, 0),
            ("  14 passed (1.2m)", 14, 0),
            ("  2 failed", 0, 2),
            ("121 passed, 9 warnings in 4.56s", 121, 0),
            ("1 failed, 120 passed, 2 skipped in 4.56s", 120, 1),
        ] {
            let result = report(line).expect(line);
            let counted = (number_before(result, " passed"), number_before(result, " failed"));
            assert_eq!(counted, (passed, failed), "{line}");
        }
        for line in ["3 passed", "Test Files  1 failed", "running 3 tests"] {
            assert_eq!(report(line), None, "{line}");
        }
    }
}
