//! `utterson map`, and records on maps of one's own.

use crate::{bad, good, text};

const BUILT_IN: &str = include_str!("../../../london/maps/london-1886.toml");

#[test]
fn the_built_in_map_is_printed_byte_for_byte_and_is_good() {
    assert_eq!(good(&["map", "show", "--toml"]), BUILT_IN);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("copy.toml");
    std::fs::write(&path, BUILT_IN).expect("written");
    let verdict = good(&["map", "check", path.to_str().expect("a plain name")]);
    assert!(verdict.contains("good, 32 locations") && !verdict.contains("warning"), "{verdict}");
}

#[test]
fn a_map_is_shown_as_a_list_and_as_a_picture() {
    let list = good(&["map", "show", "--lang", "fr"]);
    assert!(list.contains("London, 1886") && list.contains("Soho"), "{list}");
    let picture = good(&["map", "show", "--svg"]);
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    assert!(bad(&["map", "show", "--svg", "--toml"], 2).contains("cannot be used with"));
}

#[test]
fn every_fault_of_a_map_is_named_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("spoiled.toml");
    let spoiled = BUILT_IN.replacen("site = \"lab\"", "site = \"pub\"", 1).replacen(
        "kind = \"black\"",
        "kind = \"blue\"",
        1,
    );
    std::fs::write(&path, spoiled).expect("written");
    let complaint = bad(&["map", "check", path.to_str().expect("a plain name")], 1);
    assert!(complaint.lines().count() >= 2 && complaint.matches("line ").count() >= 2, "{complaint}");
}

/// A map is found by its file's name and by its SHA-256; what is written names the SHA-256.
#[test]
fn games_are_played_on_maps_of_ones_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let map = folder.path().join("my-london.toml");
    std::fs::write(&map, BUILT_IN.replacen("name = \"London, 1886\"", "name = \"My London\"", 1))
        .expect("written");
    let map = map.to_str().expect("a plain name");
    let out = folder.path().join("games");
    let out = out.to_str().expect("a plain name");
    let options = ["--option", "map=my-london", "--option", "turns=4"];
    let mut arguments = vec!["simulate", "london", "--seed", "1", "--out", out, "--map", map];
    arguments.extend(options);
    good(&arguments);
    let file = folder.path().join("games").join("london-map=my-london-turns=4-1-000001.case");
    let record = text(&file);
    let option = record.lines().find(|line| line.starts_with("option ")).expect("an option line");
    let digest = option.trim_start_matches("option map=").split(' ').next().expect("a digest");
    assert!(digest.len() == 64 && good(&["map", "check", map]).contains(digest), "{option}");
    let file = file.to_str().expect("a plain name");
    assert!(bad(&["replay", file], 1).contains("there is no map"), "without the map it is refused");
    good(&["replay", file, "--map", map]);
}
