//! Puts the page into the program: `web/dist` if it has been built, else the placeholder that says how to build it.
//!
//! What is written is a list of `File`s for `src/http/page.rs`, in the order of their paths. A file that lies beside another
//! one as `.br` or `.gz` is that file, compressed.
//
// rust-embed was looked at. It does not know that three files are one in three forms, it wants one folder that is there when
// it compiles and has no second one for a page that was not built, and which form a browser gets would still be ours to say. It
// brings seven crates for the forty lines below.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let dist = Path::new("../../web/dist");
    let folder = if dist.join("index.html").is_file() { dist } else { Path::new("placeholder") };
    // A path that is missing counts as changed at every build: then the folder is watched in which it will appear.
    let watched = if dist.is_dir() { dist } else { Path::new("../../web") };
    for path in [Path::new("build.rs"), Path::new("placeholder"), watched] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let folder = folder.canonicalize().expect("one of the two folders is there");
    let out = std::env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("page.rs"), list(&folder)).expect("cargo's own folder can be written");
}

/// The list, as Rust.
fn list(folder: &Path) -> String {
    let mut paths = Vec::new();
    collect(folder, &mut paths);
    paths.sort();
    let mut list = String::from("&[\n");
    for path in paths.iter().filter(|path| !is_compressed(path)) {
        let name = path.strip_prefix(folder).expect("it was found there").to_str().expect("plain names");
        let beside = |suffix: &str| {
            let compressed = PathBuf::from(format!("{}{suffix}", path.display()));
            if compressed.is_file() { format!("Some(include_bytes!({compressed:?}))") } else { "None".into() }
        };
        let (gzip, brotli) = (beside(".gz"), beside(".br"));
        writeln!(
            list,
            "File {{ path: {:?}, plain: include_bytes!({path:?}), gzip: {gzip}, brotli: {brotli} }},",
            format!("/{}", name.replace('\\', "/"))
        )
        .expect("strings grow");
    }
    list + "]"
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() { collect(&path, paths) } else { paths.push(path) }
    }
}

fn is_compressed(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "gz" || extension == "br")
}
