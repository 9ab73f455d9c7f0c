//! The engine of the page: the table and the bots, built for browsers into `web/engine`, where the page takes them from.
//!
//! Where no standard library for browsers can be had, the page is built without: then games against bots are played at the server.

use std::fs;

use crate::fitness::{self, BROWSER, PACKAGES};
use crate::run::{Steps, cargo, root, target};

/// What it means that there is none.
pub const WITHOUT: &str =
    "There is no standard library for browsers, so games against bots run at the server.";

/// Builds the engine; without one, what an earlier build has left is taken away, for it would be of another page.
pub fn build(steps: Steps) -> Steps {
    let (steps, builder) = fitness::builder(steps, &[BROWSER], |steps| steps.wish_for_packages(&PACKAGES));
    let folder = root().join("web").join("engine");
    let Some(builder) = builder else {
        let _ = fs::remove_dir_all(&folder);
        return steps
            .skip("the engine of the page", &format!("{WITHOUT} Try `rustup target add {BROWSER}`."));
    };
    // Every browser of the last years computes with vectors, and the networks' sums want them.
    let build = builder
        .cargo(&["build", "--package=wasm", "--profile=browser"], BROWSER)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Ctarget-feature=+simd128");
    let module = fitness::folder().join(BROWSER).join("browser").join("wasm.wasm");
    let tool = target().join("bindgen");
    let bind = cargo(&["run", "--quiet", "--locked", "--manifest-path", "xtask/bindgen/Cargo.toml"])
        .with(&["--target-dir", &tool.to_string_lossy(), "--"])
        .with(&[&module.to_string_lossy(), &folder.to_string_lossy()]);
    steps.step("the engine of the page", build).step("the engine's other half, in JavaScript", bind)
}

/// Has it been built?
pub fn is_there() -> bool {
    root().join("web/engine/engine.js").exists()
}
