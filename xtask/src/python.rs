//! The package for Python: built as a wheel, installed into a virtual environment of its own, and tried there.

use std::path::PathBuf;

use crate::run::{Call, Steps, call, target};

/// Builds the wheel, and runs its tests, the examples of its documentation and its benchmark.
pub fn check(mut steps: Steps) -> Steps {
    if !suits() {
        steps = steps.packages(
            &["python3", "python3-venv"],
            "Python 3.11 or newer that can make virtual environments",
        );
    }
    if !suits() {
        return steps.skip("the package for Python", "there is no Python 3.11 or newer with `venv`");
    }
    let folder = folder();
    let wheels = folder.join("wheels");
    // A wheel of yesterday must not be taken for today's.
    let _ = std::fs::remove_dir_all(&wheels);
    let wheels = wheels.to_string_lossy();
    let steps = steps
        .step("a virtual environment", call("python3", &["-m", "venv", &folder.to_string_lossy()]))
        .step("what the package is built and tried with", pip(&["install", "-r", "requirements.txt"]));
    let build = python(&["-m", "maturin", "build", "--release", "--out", &wheels]);
    let steps = extras(steps).step("the package for Python", build);
    let install =
        ["install", "--no-deps", "--no-index", "--force-reinstall", "--find-links", &wheels, "utterson"];
    let steps = steps
        .step("install the package", pip(&install))
        .step("tests of the package", python(&PYTEST))
        .step("the package, measured briefly", python(&["bench.py", "0.1"]));
    learn(steps)
}

const PYTEST: [&str; 5] = ["-m", "pytest", "--quiet", "-p", "no:cacheprovider"];

/// Training in miniature, where there is a wheel of what it computes with.
fn learn(steps: Steps) -> Steps {
    if !pip(&["install", "--only-binary", ":all:", "-r", "../../learn/requirements.txt"]).succeeds() {
        return steps.skip("training in miniature", "there is no wheel of JAX for this Python");
    }
    steps.step("training in miniature", python(&PYTEST).within("learn"))
}

/// Is there a Python that will do?
fn suits() -> bool {
    const QUESTION: &str = "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))";
    call("python3", &["-c", QUESTION]).succeeds()
}

/// What some tests want, where there is a wheel of it for this machine; without it they are skipped.
fn extras(mut steps: Steps) -> Steps {
    for (name, file) in [("OpenSpiel", "requirements-openspiel.txt"), ("pyarrow", "requirements-parquet.txt")]
    {
        if !pip(&["install", "--only-binary", ":all:", "-r", file]).succeeds() {
            steps =
                steps.skip(&format!("the package with {name}"), "there is no wheel of it for this Python");
        }
    }
    steps
}

/// A call of the virtual environment's Python, where the package lies.
fn python(arguments: &[&str]) -> Call {
    let program = folder().join("bin").join("python");
    call(&program.to_string_lossy(), arguments).within("crates/py").env("PYTHONDONTWRITEBYTECODE", "1")
}

fn pip(arguments: &[&str]) -> Call {
    python(&[&["-m", "pip", "--disable-pip-version-check", "--quiet"], arguments].concat())
}

/// The virtual environment.
fn folder() -> PathBuf {
    target().join("python")
}
