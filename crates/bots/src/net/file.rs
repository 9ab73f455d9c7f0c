//! How a network is written down. All numbers are little endian.
//!
//! | bytes | what stands there |
//! |---|---|
//! | 0 to 7 | `UTTERSON` |
//! | 8 to 11 | the version of the format: 1 |
//! | 12 to 19 | the name of the game, filled up with zeros |
//! | 20 to 23 | which [`ENCODING`](Encode::ENCODING) it was trained with |
//! | 24 to 27 | inputs: how many bytes an observation has |
//! | 28 to 31 | width: how many numbers go from layer to layer, a multiple of 16 up to 4096 |
//! | 32 to 35 | blocks, up to 64 |
//! | 36 to 39 | outputs: one for each id, and one for the value |
//! | 40 to 71 | the SHA-256 of all that follows |
//! | 72 to the end | the layers: `first`, for each block `one` and `two`, `head` |
//!
//! A layer is its weights, a signed byte each, row by row, one row for each number that comes out; then a scale and a bias for each row, `f32`.
//!
//! A file may come from anywhere. Nothing is set aside for a size that it names before the file is known to be that long.

use core::marker::PhantomData;

use game::{Entropy, Notation, Quick};
use sha2::{Digest, Sha256};

use super::Net;
use super::fault::{BadNet, Fault, Needs};
use super::stack::{Layer, Stack};
use crate::encode::Encode;

/// How every network begins.
const MAGIC: &[u8; 8] = b"UTTERSON";

/// The version of the format.
pub(super) const VERSION: u32 = 1;

/// How many bytes stand before the layers.
pub(super) const HEAD: usize = 72;

/// Where the digest stands.
const DIGEST: usize = 40;

/// The narrowest network. Others are a multiple of it, so that products come out even.
const NARROWEST: u32 = 16;

/// The widest network.
const WIDEST: u32 = 4096;

/// The most blocks.
const MOST_BLOCKS: u32 = 64;

impl<G: Encode + Notation> Net<G> {
    /// Reads a network that somebody has written down for this game.
    ///
    /// # Errors
    /// If it is anything else, with what, where and why.
    pub fn read(bytes: &[u8]) -> Result<Net<G>, BadNet> {
        let stack = Sizes::read::<G>(bytes).and_then(|sizes| sizes.stack(bytes));
        let stack = stack.map_err(|fault| BadNet { game: G::NAME, fault })?;
        Ok(Net { stack, game: PhantomData })
    }
}

/// The sizes of a network, which have been checked.
struct Sizes {
    inputs: usize,
    width: usize,
    blocks: usize,
    outputs: usize,
}

impl Sizes {
    /// Reads the head, and sees that the rest is as long as the head says.
    fn read<G: Encode + Notation>(bytes: &[u8]) -> Result<Sizes, Fault> {
        let begins = bytes.len().min(MAGIC.len());
        if bytes[..begins] != MAGIC[..begins] {
            return Err(Fault::NotANetwork);
        }
        let Some(head) = bytes.first_chunk::<HEAD>() else { return Err(Fault::Cut { bytes: bytes.len() }) };
        if word(head, 8) != VERSION {
            return Err(Fault::OtherVersion(word(head, 8)));
        }
        if head[12..20] != padded(G::NAME) {
            return Err(Fault::OtherGame(
                String::from_utf8_lossy(&head[12..20]).trim_end_matches('\0').to_owned(),
            ));
        }
        if word(head, 20) != G::ENCODING {
            return Err(Fault::OtherEncoding { has: word(head, 20), needs: G::ENCODING });
        }
        let sizes = Sizes {
            inputs: size(head, "inputs", 24, Needs::Exactly(G::SIZE))?,
            width: size(head, "numbers a layer", 28, Needs::UpTo { least: NARROWEST, most: WIDEST })?,
            blocks: size(head, "blocks", 32, Needs::UpTo { least: 0, most: MOST_BLOCKS })?,
            outputs: size(head, "outputs", 36, Needs::Exactly(Net::<G>::OUTPUTS))?,
        };
        let needs = HEAD as u64 + sizes.layers().map(layer_bytes).sum::<u64>();
        if bytes.len() as u64 != needs {
            return Err(Fault::Length { bytes: bytes.len(), needs });
        }
        Ok(sizes)
    }

    /// How many numbers go into each layer and come out of it.
    fn layers(&self) -> impl Iterator<Item = (usize, usize)> {
        let blocks = core::iter::repeat_n((self.width, self.width), 2 * self.blocks);
        core::iter::once((self.inputs, self.width)).chain(blocks).chain([(self.width, self.outputs)])
    }

    /// Reads the layers of a file that has these sizes.
    fn stack(&self, bytes: &[u8]) -> Result<Stack, Fault> {
        let Sizes { inputs, width, blocks, outputs } = *self;
        if Sha256::digest(&bytes[HEAD..])[..] != bytes[DIGEST..HEAD] {
            return Err(Fault::Digest);
        }
        let mut rest = Rest { bytes: &bytes[HEAD..], layer: 0 };
        let first = by_inputs(rest.layer(inputs, width)?, inputs);
        let block = |_| Ok([rest.layer(width, width)?, rest.layer(width, width)?]);
        let blocks = (0..blocks).map(block).collect::<Result<_, _>>()?;
        Ok(Stack { inputs, width, first, blocks, head: rest.layer(width, outputs)? })
    }
}

/// The layers that have not been read yet.
struct Rest<'a> {
    bytes: &'a [u8],
    /// How many have been read.
    layer: usize,
}

impl<'a> Rest<'a> {
    fn layer(&mut self, inputs: usize, outputs: usize) -> Result<Layer, Fault> {
        let weights = self.take(inputs * outputs).iter().map(|byte| i16::from(byte.cast_signed())).collect();
        let (scale, bias) = (self.numbers("scale", outputs)?, self.numbers("bias", outputs)?);
        self.layer += 1;
        Ok(Layer { weights, scale, bias })
    }

    /// The next bytes, which are known to be there.
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.bytes.split_at(count);
        self.bytes = rest;
        taken
    }

    fn numbers(&mut self, what: &'static str, count: usize) -> Result<Vec<f32>, Fault> {
        let numbers: Vec<f32> =
            self.take(4 * count).as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        match numbers.iter().position(|number| !number.is_finite()) {
            Some(row) => Err(Fault::NotFinite { what, layer: self.layer, row }),
            None => Ok(numbers),
        }
    }
}

/// A layer with its weights the other way round: those of one input stand together.
fn by_inputs(layer: Layer, inputs: usize) -> Layer {
    let column = |input| layer.weights.iter().skip(input).step_by(inputs).copied();
    Layer { weights: (0..inputs).flat_map(column).collect(), ..layer }
}

/// How many bytes a layer has.
fn layer_bytes((inputs, outputs): (usize, usize)) -> u64 {
    (inputs as u64 + 8) * outputs as u64
}

/// A number of the head.
fn word(head: &[u8; HEAD], at: usize) -> u32 {
    u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]])
}

/// A size in the head, if it is what it should be.
fn size(head: &[u8; HEAD], of: &'static str, at: usize, needs: Needs) -> Result<usize, Fault> {
    let has = word(head, at);
    let fits = match needs {
        Needs::Exactly(size) => has as usize == size,
        Needs::UpTo { least, most } => (least..=most).contains(&has) && has.is_multiple_of(least.max(1)),
    };
    if fits { Ok(has as usize) } else { Err(Fault::Size { of, at, has, needs }) }
}

/// The name of a game, filled up with zeros.
fn padded(name: &str) -> [u8; 8] {
    let mut padded = [0; 8];
    padded.iter_mut().zip(name.bytes()).for_each(|(to, from)| *to = from);
    padded
}

/// A network that has learnt nothing, written down: its weights come from the seed. For measurements and tests; it plays like anybody who
/// has never seen the game.
///
/// # Panics
/// If a network cannot be that wide or have so many blocks.
pub fn sample<G: Encode + Notation>(width: u32, blocks: u32, seed: u64) -> Vec<u8> {
    let sizes = [G::ENCODING, G::SIZE as u32, width, blocks, Net::<G>::OUTPUTS as u32];
    let mut file = [MAGIC.as_slice(), &VERSION.to_le_bytes(), &padded(G::NAME)].concat();
    file.extend(sizes.iter().flat_map(|size| size.to_le_bytes()));
    file.extend([0; HEAD - DIGEST]);
    let quick = &mut Quick::new(seed);
    let width = width as usize;
    // An observation has far more zeros than ones.
    sample_layer(&mut file, G::SIZE, width, 0.2, quick);
    (0..2 * blocks).for_each(|_| sample_layer(&mut file, width, width, 1.0, quick));
    sample_layer(&mut file, width, Net::<G>::OUTPUTS, 2.0, quick);
    let digest = Sha256::digest(&file[HEAD..]);
    file[DIGEST..HEAD].copy_from_slice(&digest);
    assert!(Sizes::read::<G>(&file).is_ok(), "a width and a number of blocks that networks have");
    file
}

/// A layer of numbers about as large as a trained one's, so that what goes through neither dies down nor grows.
fn sample_layer(file: &mut Vec<u8>, inputs: usize, outputs: usize, size: f32, quick: &mut Quick) {
    file.extend((0..inputs * outputs).map(|_| quick.word() as u8));
    let mut between =
        |least: f32, most: f32| least + (most - least) * (quick.below(1 << 16) as f32 / 65536.0);
    let scale = size / (64.0 * (inputs as f32).sqrt());
    (0..outputs).for_each(|_| file.extend(between(0.5 * scale, 1.5 * scale).to_le_bytes()));
    (0..outputs).for_each(|_| file.extend(between(-0.5, 0.5).to_le_bytes()));
}
