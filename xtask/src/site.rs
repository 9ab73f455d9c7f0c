//! `cargo xtask site`: the page without a server, as a folder that any static host can serve, under any path.

use std::fs;
use std::io;
use std::path::Path;

use crate::run::{Steps, root, target};
use crate::{engine, web};

/// What a browser may do for the page: as the server's own policy (crates/server/src/http/guard.rs), less what only a header can say.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; \
    form-action 'self'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html utterson-scripts";

/// What a host shows for a path that it does not know: the way to the page that does.
const LOST: &str = include_str!("404.html");

/// Builds everything, and lays it out.
pub fn build() -> Steps {
    let steps = web::build(engine::build(Steps::default()));
    if engine::is_there() { lay(steps) } else { steps.check("the site", || vec![NO_ENGINE.into()]) }
}

const NO_ENGINE: &str = "a page without a server needs an engine of its own";

/// Lays out in `target/site` what has been built. A site of an earlier page is worse than none.
pub fn lay(steps: Steps) -> Steps {
    let folder = target().join("site");
    if !engine::is_there() {
        let _ = fs::remove_dir_all(&folder);
        return steps.skip("the site", NO_ENGINE);
    }
    steps.check("the site", || {
        let folder = target().join("site");
        match lay_out(&root().join("web/dist"), &folder) {
            Ok(()) => {
                println!("{} can be served by any static host, under any path", folder.display());
                Vec::new()
            }
            Err(error) => vec![format!("{}: {error}", folder.display())],
        }
    })
}

fn lay_out(page: &Path, folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    copy(page, folder)?;
    let index = fs::read_to_string(page.join("index.html"))?;
    let address = std::env::var("UTTERSON_SITE_ADDRESS").ok();
    fs::write(folder.join("index.html"), without_server(&index, address.as_deref()))?;
    fs::write(folder.join("404.html"), LOST)
}

/// The page as it is where there is no server: under any path, and with the policy that a server would have sent. Messengers
/// want the whole address of a picture; where the site will lie, only whoever lays it there can say (`UTTERSON_SITE_ADDRESS`).
fn without_server(index: &str, address: Option<&str>) -> String {
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\" />");
    let picture = |page: String| match address {
        Some(address) => page.replace("\"./og/", &format!("\"{}/og/", address.trim_end_matches('/'))),
        None => page,
    };
    picture(index.replace("=\"/", "=\"./"))
        .replace("<meta charset=\"utf-8\" />", &format!("<meta charset=\"utf-8\" />\n    {policy}"))
        .replace("name=\"utterson-server\" content=\"here\"", "name=\"utterson-server\" content=\"none\"")
}

/// Copies a folder. Compressed copies of the index are left out: they would be of the page with a server.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match () {
            () if path.is_dir() => copy(&path, &to.join(&name))?,
            () if name.starts_with("index.html.") => {}
            () => {
                fs::copy(&path, to.join(&name))?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_without_a_server_finds_its_parts_beside_itself() {
        let index = "<meta charset=\"utf-8\" />\n<meta name=\"utterson-server\" content=\"here\" /><script src=\"/assets/x.js\">";
        let page = without_server(index, None);
        assert!(page.contains("src=\"./assets/x.js\""), "{page}");
        assert!(page.contains("content=\"none\"") && page.contains("Content-Security-Policy"), "{page}");
    }

    #[test]
    fn whoever_says_where_the_site_lies_has_links_with_pictures() {
        let index = "<meta property=\"og:image\" content=\"/og/utterson.png\" />";
        let page = without_server(index, Some("https://games.example/utterson/"));
        assert!(page.contains("content=\"https://games.example/utterson/og/utterson.png\""), "{page}");
        assert!(without_server(index, None).contains("content=\"./og/utterson.png\""));
    }
}
