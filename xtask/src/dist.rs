//! Packing: an archive that one unpacks and plays, with everything that belongs to it, and a look whether it does.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::licences;
use crate::run::{Steps, call, root, target};

/// Packs the program that was built, and tries what was packed.
pub fn pack(steps: Steps) -> Steps {
    if !root().join("web/dist/index.html").is_file() {
        return steps.skip("archive", "there is no page to pack");
    }
    steps.check("archive", || archive().and_then(|()| try_out()).err().into_iter().collect())
}

/// Where archives are put.
fn folder() -> PathBuf {
    target().join("dist")
}

/// Version and machine.
fn name() -> Result<String, String> {
    let host =
        call("rustc", &["--print", "host-tuple"]).prints().ok_or("rustc does not know this machine")?;
    Ok(format!("utterson-{}-{host}", env!("CARGO_PKG_VERSION")))
}

/// What is copied as it is.
const COPIED: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Completions, by the names that shells look for.
const COMPLETIONS: [(&str, &str); 3] =
    [("bash", "utterson.bash"), ("zsh", "_utterson"), ("fish", "utterson.fish")];

fn archive() -> Result<(), String> {
    let name = name()?;
    let inside = folder().join(&name);
    empty(&inside)?;
    let program = program_in(&inside);
    let built = program_in(&target().join("release"));
    fs::copy(&built, &program).map_err(|error| format!("{}: {error}", built.display()))?;
    for file in COPIED {
        fs::copy(root().join(file), inside.join(file)).map_err(|error| format!("{file}: {error}"))?;
    }
    write(&inside.join("THIRD-PARTY.txt"), &licences::third_party()?)?;
    make(&inside.join("completions"))?;
    for (shell, file) in COMPLETIONS {
        write(&inside.join("completions").join(file), &ask(&program, &["completions", shell])?)?;
    }
    ask(&program, &["manual", &inside.join("man").to_string_lossy()])?;
    wrap(&name)
}

/// Makes the archive of a folder, and its checksum.
fn wrap(name: &str) -> Result<(), String> {
    // The same files make the same archive, whoever packs them and when; GNU tar can do that.
    let same = "--sort=name --owner=0 --group=0 --numeric-owner --mtime=@0";
    let same = if cfg!(target_os = "linux") { same } else { "" };
    let script = format!(
        "tar {same} -cf {name}.tar {name} && gzip --best --no-name --force {name}.tar && sha256sum {name}.tar.gz > {name}.sha256"
    );
    shell(&script)?;
    let archive = folder().join(format!("{name}.tar.gz"));
    println!("{}: {} bytes", archive.display(), size(&archive)?);
    Ok(())
}

/// Unpacks the archive somewhere else, and looks whether the program knows its version and serves the page.
fn try_out() -> Result<(), String> {
    let name = name()?;
    let place = folder().join("unpacked");
    empty(&place)?;
    let script = format!("sha256sum --check --quiet {name}.sha256 && tar -xzf {name}.tar.gz -C unpacked");
    shell(&script)?;
    let program = program_in(&place.join(&name));
    let version = ask(&program, &["--version"])?;
    if version.trim() != format!("utterson {}", env!("CARGO_PKG_VERSION")) {
        return Err(format!("the program says that it is {version}"));
    }
    println!("{}: {} bytes", program.display(), size(&program)?);
    let page = serve(&program, &place.join("data"))?;
    // The placeholder, which stands in for a page that was not built, has no script.
    if page.starts_with("HTTP/1.1 200") && page.contains("<script type=\"module\"") {
        return Ok(());
    }
    Err(format!("the program serves another page:\n{page}"))
}

/// Starts a server, asks it for the page, and stops it.
fn serve(program: &Path, data: &Path) -> Result<String, String> {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    let server = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut server = server.map_err(|error| error.to_string())?;
    let page = first_page(&mut server);
    let _ = server.kill();
    let _ = server.wait();
    page
}

/// What a server that was just started answers to somebody who asks for the page.
fn first_page(server: &mut Child) -> Result<String, String> {
    let mut line = String::new();
    let stdout = server.stdout.take().ok_or("the server has no output")?;
    BufReader::new(stdout).read_line(&mut line).map_err(|error| error.to_string())?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
    let address = address.ok_or(format!("the server does not say where it is: {line}"))?;
    let fetch = || {
        let mut socket = TcpStream::connect(address)?;
        write!(socket, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut page = String::new();
        socket.read_to_string(&mut page).map(|_bytes| page)
    };
    fetch().map_err(|error: std::io::Error| format!("{address}: {error}"))
}

/// What the program prints.
fn ask(program: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    if !output.status.success() {
        return Err(format!("{arguments:?}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// Runs a line of shell where the archives are.
fn shell(script: &str) -> Result<(), String> {
    let output = Command::new("sh").args(["-c", script]).current_dir(folder()).output();
    let output = output.map_err(|error| error.to_string())?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

/// The program in that folder.
fn program_in(folder: &Path) -> PathBuf {
    folder.join(format!("utterson{}", std::env::consts::EXE_SUFFIX))
}

/// A new folder, without what was there before.
fn empty(path: &Path) -> Result<(), String> {
    let _ = fs::remove_dir_all(path);
    make(path)
}

fn make(path: &Path) -> Result<(), String> {
    fs::create_dir_all(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn size(path: &Path) -> Result<u64, String> {
    fs::metadata(path).map(|data| data.len()).map_err(|error| format!("{}: {error}", path.display()))
}
