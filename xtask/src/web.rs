//! The page: built with npm, checked without a browser, and tried in one.

use std::path::Path;

use crate::run::{Call, Steps, call, target};

/// Installs what the page is built with, and builds it into `web/dist`, where the program takes it from.
pub fn build(steps: Steps) -> Steps {
    if !npm(&["--version"]).succeeds() {
        return steps.skip("the page", "there is no npm: install Node.js 20 or newer");
    }
    steps
        .step("what the page needs", npm(&["ci", "--no-audit", "--no-fund"]))
        .step("the page", npm(&["run", "build"]))
}

/// Types, and tests that need no browser.
pub fn check(steps: Steps) -> Steps {
    if !npm(&["--version"]).succeeds() {
        return steps;
    }
    steps
        .step("types of the page", npm(&["run", "check"]))
        .step("tests of the page", npm(&["run", "test"]).env("NO_COLOR", "1"))
}

/// Whole games in a real browser, against the program that was built.
pub fn browse(steps: Steps) -> Steps {
    let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| "/usr/bin/chromium".into());
    let steps = steps.package(&chromium, "chromium");
    if !Path::new(&chromium).exists() {
        return steps.skip("the page in a browser", "it wants chromium, or CHROMIUM with the path of one");
    }
    let program = target().join("release").join("utterson");
    let tests = npm(&["run", "e2e"]).env("NO_COLOR", "1").env("UTTERSON_BIN", &program.to_string_lossy());
    steps.step("the page in a browser", tests)
}

fn npm(arguments: &[&str]) -> Call {
    call("npm", arguments).within("web")
}
