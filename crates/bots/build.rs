//! Says which networks lie in `nets/`, to be built in. One that is not there is missed when it is asked for, not here.

use std::path::Path;

fn main() {
    let games = ["partners", "duel", "london"];
    println!("cargo::rerun-if-changed=nets");
    println!("cargo::rustc-check-cfg=cfg(net, values(\"{}\"))", games.join("\", \""));
    let wanted = std::env::var_os("CARGO_FEATURE_NETS").is_some();
    for game in games.iter().filter(|game| wanted && Path::new(&format!("nets/{game}.net")).exists()) {
        println!("cargo::rustc-cfg=net=\"{game}\"");
    }
}
