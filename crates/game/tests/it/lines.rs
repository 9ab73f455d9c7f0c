//! The lines of a record: comments and line ends, and what is untidy.

use game::record::lines::Lines;

fn all(file: &[u8]) -> Result<Vec<(usize, String)>, String> {
    let mut lines = Lines::new(file);
    let mut found = Vec::new();
    while let Some(line) = lines.next_line().map_err(|fault| fault.to_string())? {
        found.push((line.number, line.text.to_string()));
    }
    Ok(found)
}

#[test]
fn comments_are_passed_over_and_the_last_line_end_may_be_missing() {
    let expected = Ok([(1, "a b".to_string()), (3, "c".to_string())].to_vec());
    assert_eq!(all(b"a b\n# \tfree  text \nc\n"), expected);
    assert_eq!(all(b"a b\n# \tfree  text \nc"), expected);
    assert_eq!(all(b""), Ok(Vec::new()));
}

#[test]
fn untidy_lines_are_refused_with_their_place() {
    let cases: [(&[u8], &str); 10] = [
        (b"a\n\nb", "line 2, column 1: the line is empty"),
        (b"a\n\n", "line 2, column 1: the line is empty"),
        (b"\n", "line 1, column 1: the line is empty"),
        (b" a", "line 1, column 1: a space at the beginning of the line"),
        (b"a  b", "line 1, column 3: two spaces in a row"),
        (b"a b ", "line 1, column 4: a space at the end of the line"),
        (b"a\tb", "line 1, column 2: a tab"),
        (b"a\r\n", "line 1, column 2: a carriage return"),
        (b"# free\r\n", "line 1, column 7: a carriage return"),
        (b"\xc3\xa9\xff", "line 1, column 2: this is not UTF-8"),
    ];
    for (file, expected) in cases {
        assert_eq!(all(file), Err(expected.to_string()), "{file:?}");
    }
    assert_eq!(all("\u{feff}a".as_bytes()), Err("line 1, column 1: a byte order mark".to_string()));
}
