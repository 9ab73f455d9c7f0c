//! Networks as they are written down: what is read, what is refused, and that a file can do no harm.

use bots::encode::Encode;
use bots::net::fault::Fault;
use bots::net::{self, BadNet, HasNet, Net, NoNet, Shelf};
use game::{Entropy, Quick};
use sha2::{Digest, Sha256};

type Duel = duel::State;

/// A small network that has learnt nothing.
fn small() -> Vec<u8> {
    net::sample::<Duel>(16, 1, 1886)
}

fn read(bytes: &[u8]) -> Result<(), BadNet> {
    Net::<Duel>::read(bytes).map(|_| ())
}

/// Puts bytes into a network, and mends the digest.
fn with(at: usize, bytes: &[u8]) -> Vec<u8> {
    let mut file = small();
    file[at..at + bytes.len()].copy_from_slice(bytes);
    let digest = Sha256::digest(&file[72..]);
    file[40..72].copy_from_slice(&digest);
    file
}

#[test]
fn a_network_is_read_for_its_own_game_alone() {
    assert_eq!(read(&small()), Ok(()));
    let other = Net::<partners::State>::read(&small()).expect_err("it is a duel's");
    assert_eq!(other.fault, Fault::OtherGame("duel".into()));
    let names = [
        net::sample::<Duel>(16, 0, 1)[12..20].to_vec(),
        net::sample::<partners::State>(16, 0, 1)[12..20].to_vec(),
        net::sample::<london::State>(16, 0, 1)[12..20].to_vec(),
    ];
    assert_eq!(names, [b"duel\0\0\0\0", b"partners", b"london\0\0"]);
}

#[test]
fn what_is_wrong_is_said_with_where_and_why() {
    let number = |n: u32| n.to_le_bytes();
    let told = |file: &[u8], words: &[&str]| {
        let sentence = read(file).expect_err("it is bad").to_string();
        assert!(sentence.starts_with("the network for duel cannot be used: "), "{sentence}");
        words.iter().for_each(|word| assert!(sentence.contains(word), "{sentence:?} should tell {word:?}"));
    };
    told(b"", &["cut off after 0 bytes", "72"]);
    told(b"UTTER", &["cut off after 5 bytes"]);
    told(b"MZ", &["not a network", "UTTERSON"]);
    told(&with(8, &number(2)), &["version 2", "bytes 8 to 11", "version 1"]);
    told(&with(12, b"london"), &["another game", "\"london\"", "bytes 12 to 19"]);
    told(&with(12, b"\xff\x1b[2J"), &["another game", "\\u{1b}"]);
    told(&with(20, &number(99)), &["encoding 99", "bytes 20 to 23", &format!("encoding {}", Duel::ENCODING)]);
    told(&with(24, &number(7)), &["7 inputs", "bytes 24 to 27", &Duel::SIZE.to_string()]);
    for width in [0, 8, 17, 5000, u32::MAX - 15] {
        told(&with(28, &number(width)), &[&format!("{width} numbers a layer"), "multiple of 16", "4096"]);
    }
    told(&with(32, &number(65)), &["65 blocks", "at most 64"]);
    told(&with(36, &number(3)), &["3 outputs", "bytes 36 to 39", &(Duel::ACTIONS + 1).to_string()]);
    // The largest sizes that a head may name, in a file that is not as long.
    told(&with(28, &[number(4096), number(64)].concat()), &["bytes, and with its sizes it should have"]);
    told(&[small(), vec![0]].concat(), &["bytes, and with its sizes"]);
    let mut changed = small();
    changed[100] ^= 1;
    told(&changed, &["digest", "bytes 40 to 71"]);
}

#[test]
fn scales_and_biases_are_numbers() {
    let scale = 72 + 16 * Duel::SIZE;
    let bias = scale + 16 * 4 + 3 * 4;
    for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let fault = |at| read(&with(at, &bad.to_le_bytes())).map_err(|bad| bad.fault);
        assert_eq!(fault(scale), Err(Fault::NotFinite { what: "scale", layer: 0, row: 0 }));
        assert_eq!(fault(bias), Err(Fault::NotFinite { what: "bias", layer: 0, row: 3 }));
        let last = small().len() - 4;
        assert_eq!(fault(last), Err(Fault::NotFinite { what: "bias", layer: 3, row: Duel::ACTIONS }));
    }
}

#[test]
fn no_network_that_was_cut_or_changed_is_read() {
    let whole = small();
    let mut quick = Quick::new(1886);
    for _ in 0..300 {
        let cut = quick.below(whole.len() as u32) as usize;
        assert!(read(&whole[..cut]).is_err(), "{cut} bytes");
        let mut changed = whole.clone();
        changed[cut] ^= 1 << quick.below(8);
        assert!(read(&changed).is_err(), "byte {cut}");
    }
    for at in 0..72 {
        for bit in 0..8 {
            let mut changed = whole.clone();
            changed[at] ^= 1 << bit;
            assert!(read(&changed).is_err(), "byte {at}, bit {bit}");
        }
    }
    for len in 0..200 {
        let noise: Vec<u8> = (0..len).map(|_| quick.word() as u8).collect();
        assert!(read(&noise).is_err());
        assert!(read(&[b"UTTERSON".as_slice(), &noise].concat()).is_err());
    }
}

/// A network with the right digest may hold any numbers: what comes out is finite all the same.
#[test]
fn a_network_beyond_all_bounds_does_no_harm() {
    let mut quick = Quick::new(3);
    let numbers = [f32::MAX, f32::MIN, f32::MIN_POSITIVE, 1e-45, 0.0, -0.0, 1e20];
    for _ in 0..50 {
        let mut file = net::sample::<Duel>(16, 2, 5);
        for _ in 0..40 {
            // Anywhere among the scales and biases of the first layer, or of the last.
            let last = 2 * (Duel::ACTIONS as u32 + 1);
            let (end, count) =
                if quick.below(2) == 0 { (72 + 16 * Duel::SIZE + 128, 32) } else { (file.len(), last) };
            let at = end - 4 * (1 + quick.below(count) as usize);
            file[at..at + 4].copy_from_slice(&quick.pick(&numbers).to_le_bytes());
        }
        let digest = Sha256::digest(&file[72..]);
        file[40..72].copy_from_slice(&digest);
        let net = Net::<Duel>::read(&file).expect("all of them are numbers");
        let row: Vec<u8> = (0..Duel::SIZE).map(|_| quick.below(2) as u8).collect();
        let mut out = vec![f32::NAN; Net::<Duel>::OUTPUTS];
        net.forward(&row, &mut net.scratch(), &mut out);
        assert!(out.iter().all(|x| x.is_finite()), "{out:?}");
    }
}

/// What is built in can be used, and what is not is a sentence.
fn can_be_used<G: HasNet>() {
    if let Err(none) = net::of::<G>() {
        assert_eq!(none.to_string(), format!("there is no network for {}", G::NAME));
    }
}

#[test]
fn the_networks_that_are_built_in_can_be_used() {
    can_be_used::<duel::State>();
    can_be_used::<partners::State>();
    can_be_used::<london::State>();
}

#[test]
fn a_network_is_handed_in_once_and_comes_before_what_is_built_in() {
    for (shelf, sentence) in [
        (Shelf::<Duel>::new(None), "there is no network for duel"),
        (
            Shelf::new(Some(b"UTTERLY")),
            "the network for duel cannot be used: it is not a network: it does not begin with UTTERSON",
        ),
    ] {
        assert_eq!(shelf.net().expect_err("none yet").to_string(), sentence);
        let bad = shelf.give(&small()[..1000]).expect_err("it is cut");
        assert!(matches!(bad, NoNet::Bad(_)), "{bad}");
        assert_eq!(shelf.net().expect_err("none still").to_string(), sentence);
        let given = shelf.give(&small()).expect("a good one");
        assert!(std::ptr::eq(given, shelf.net().expect("it has been handed in")));
        assert_eq!(shelf.give(&small()).expect_err("once"), NoNet::Another { game: "duel" });
    }
}
