//! Fitness: what may be used anywhere is built for a browser, and for a machine without an operating system.
//!
//! The standard libraries for these come with rustup. Where rustup cannot get them, Debian's packages for building
//! browsers can make them from source: that takes minutes the first time and nothing later.

use std::path::{Path, PathBuf};

use crate::LIBRARIES;
use crate::run::{Call, Steps, call, cargo, sysroot, target};

/// A browser.
pub const BROWSER: &str = "wasm32-unknown-unknown";

/// A controller of 32 bits that has no standard library, so nothing can lean on one by mistake.
const BARE: &str = "thumbv7em-none-eabi";

/// Plays with every bot, and makes one number of all they did.
const EVERYWHERE: &str = "--example=everywhere";

/// Builds the rules, the bots and the table for a browser; and the rules, and the table with what it asks of them, where
/// there is no standard library.
pub fn check(steps: Steps) -> Steps {
    let (steps, builder) =
        builder(steps, &[BROWSER, BARE], |steps| steps.packages(&PACKAGES, "standard library for browsers"));
    let Some(builder) = builder else {
        return steps.skip("fitness", &format!("try `rustup target add {BROWSER} {BARE}`"));
    };
    let rules = [&["check", "--lib", "--no-default-features"], &LIBRARIES[..]].concat();
    let browser = [&["build", "--lib", "--package=bots", "--package=table"], &LIBRARIES[..]].concat();
    steps
        .step("the rules without a standard library", builder.cargo(&rules, BARE))
        .step(
            "the table without a standard library",
            builder.cargo(&["check", "--lib", "--package=table"], BARE),
        )
        .step("rules, bots and table for a browser", builder.cargo(&browser, BROWSER))
}

/// Every bot chooses in a browser's machine what it chooses here. Comes after the tests, which have built what runs here.
pub fn play(steps: Steps) -> Steps {
    let here = cargo(&["run", "--quiet", "--all-features", EVERYWHERE]);
    let Some(builder) = find(&[BROWSER]) else { return steps };
    if !call("node", &["--version"]).succeeds() {
        return steps.skip("bots in a browser's machine", "there is no node: install Node.js 20 or newer");
    }
    let Some(number) = here.prints() else { return steps.step("bots here", here) };
    let build = builder.cargo(&["build", "--package=bots", EVERYWHERE], BROWSER).env("EVERYWHERE", &number);
    let module = folder().join(BROWSER).join("debug/examples/everywhere.wasm");
    steps
        .step("bots for a browser's machine", build)
        .step("bots in a browser's machine", call("node", &["--eval", RUN, &module.to_string_lossy()]))
}

/// Runs a module as a program. It panics if something is wrong, and there is nothing else to hear from it.
const RUN: &str = "WebAssembly.instantiate(require('fs').readFileSync(process.argv[1]))
    .then(({ instance }) => process.exit(instance.exports.main(0, 0)))";

/// What builds for other machines.
pub enum Builder {
    /// Our own toolchain, with the targets that rustup has added.
    Own,
    /// Debian's, which builds their standard libraries first.
    Debian,
}

/// What Debian builds browsers with.
pub const PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// Finds something to build with; where there is nothing, rustup is asked for it, and then `install` sees to Debian's packages.
pub fn builder(steps: Steps, triples: &[&str], install: fn(Steps) -> Steps) -> (Steps, Option<Builder>) {
    if let Some(builder) = find(triples) {
        return (steps, Some(builder));
    }
    if call("rustup", &[&["target", "add"], triples].concat()).succeeds() {
        return (steps, find(triples));
    }
    (install(steps), find(triples))
}

fn find(triples: &[&str]) -> Option<Builder> {
    let library = |triple: &str| sysroot().join("lib/rustlib").join(triple).join("lib").exists();
    let source = Path::new("/usr/lib/rustlib/src/rust/library/std");
    if triples.iter().all(|triple| library(triple)) {
        return Some(Builder::Own);
    }
    (source.exists() && Path::new(DEBIAN_CARGO).exists()).then_some(Builder::Debian)
}

const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

impl Builder {
    /// A call of cargo that builds for such a machine, in a folder of its own.
    pub fn cargo(&self, arguments: &[&str], triple: &str) -> Call {
        let folder = folder();
        let folder = folder.to_string_lossy();
        let arguments = [arguments, &["--target", triple, "--target-dir", &folder]].concat();
        match self {
            Builder::Own => cargo(&arguments),
            Builder::Debian => {
                let library =
                    if triple == BARE { "-Zbuild-std=core,alloc" } else { "-Zbuild-std=std,panic_abort" };
                let host = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
                let linker = sysroot().join("lib/rustlib").join(host).join("bin/rust-lld");
                call(DEBIAN_CARGO, &[&arguments[..], &[library]].concat())
                    .env("RUSTC", DEBIAN_RUSTC)
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", &linker.to_string_lossy())
            }
        }
    }
}

/// Apart from everything else, so that neither waits for the other nor builds it anew.
pub fn folder() -> PathBuf {
    target().join("fitness")
}
