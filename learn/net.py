"""The network: its shape, what it computes, and the file that the Rust side reads.

A row of bits, one wide layer, a few residual blocks, and a head with a number for each action and one for the value. ReLU,
no normalisation: what is left after training is five kinds of integer products.
"""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

MAGIC = b"UTTERSON"
VERSION = 1
#: An observation has about so many ones: the first layer begins with sums of about 1.
ONES = 80


def layer(key, outputs: int, inputs: int, scale: float) -> dict:
    weight = scale * jax.random.normal(key, (inputs, outputs), jnp.float32)
    return {"weight": weight, "bias": jnp.zeros(outputs, jnp.float32)}


def new(key, inputs: int, width: int, blocks: int, outputs: int) -> dict:
    """A network before training. A block begins by adding nothing, and the head by preferring nothing."""
    keys = iter(jax.random.split(key, 2 + blocks))
    return {
        "first": layer(next(keys), width, inputs, ONES**-0.5),
        "blocks": [
            (layer(next(keys), width, width, (2 / width) ** 0.5), layer(key, width, width, 0.0))
            for _ in range(blocks)
        ],
        "head": layer(next(keys), outputs, width, 0.01),
    }


def dense(layer: dict, x, dtype):
    product = jnp.dot(x.astype(dtype), layer["weight"].astype(dtype), preferred_element_type=jnp.float32)
    return product + layer["bias"]


def forward(net: dict, x, dtype=jnp.float32):
    """What the head says of rows of bits."""
    h = dense(net["first"], x, dtype)
    for one, two in net["blocks"]:
        h = h + dense(two, jax.nn.relu(dense(one, jax.nn.relu(h), dtype)), dtype)
    return dense(net["head"], jax.nn.relu(h), dtype)


def layers(net: dict) -> list[dict]:
    """In the order of the file."""
    return [net["first"], *(layer for block in net["blocks"] for layer in block), net["head"]]


def quantized(layer: dict, inputs: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Weights as small integers, a scale for each output, and the bias."""
    weight = np.asarray(layer["weight"], np.float32).T[:, :inputs]
    scale = np.maximum(np.abs(weight).max(axis=1), 1e-12) / 127
    small = np.rint(weight / scale[:, None]).astype(np.int8)
    return small, scale.astype("<f4"), np.asarray(layer["bias"], "<f4")


def write(path: Path, net: dict, game: str, encoding: int, inputs: int) -> str:
    """Writes the file that `bots::net` reads; its digest. Inputs beyond the first `inputs` only filled up the last byte."""
    width = net["first"]["bias"].shape[0]
    outputs = net["head"]["bias"].shape[0]
    sizes = [inputs] + [width] * (len(layers(net)) - 1)
    body = b"".join(
        part.tobytes() for layer, size in zip(layers(net), sizes) for part in quantized(layer, size)
    )
    digest = hashlib.sha256(body)
    head = MAGIC + struct.pack("<I8sIIIII", VERSION, game.encode(), encoding, inputs, width, len(net["blocks"]), outputs)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head + digest.digest() + body)
    return digest.hexdigest()


def save(path: Path, net: dict) -> None:
    """Keeps the weights as they are, to train on from here."""
    arrays = {f"{number}.{name}": np.asarray(value) for number, layer in enumerate(layers(net)) for name, value in layer.items()}
    np.savez_compressed(path, **arrays)


def load(path: Path) -> dict:
    """The weights that `save` has kept, or `write` has written."""
    all_layers = written(path) if path.suffix == ".net" else kept(path)
    blocks = [(all_layers[at], all_layers[at + 1]) for at in range(1, len(all_layers) - 1, 2)]
    return {"first": all_layers[0], "blocks": blocks, "head": all_layers[-1]}


def kept(path: Path) -> list[dict]:
    arrays = np.load(path)
    return [
        {name: jnp.asarray(arrays[f"{number}.{name}"]) for name in ("weight", "bias")} for number in range(len(arrays.files) // 2)
    ]


def written(path: Path) -> list[dict]:
    """The layers of a file, as numbers again; the first is filled up to whole bytes of bits."""
    data = path.read_bytes()
    _, _, _, inputs, width, blocks, outputs = struct.unpack_from("<I8sIIIII", data, len(MAGIC))
    at, found = len(MAGIC) + 32 + 32, []
    for out, size in [(width, inputs), *[(width, width)] * (2 * blocks), (outputs, width)]:
        small = np.frombuffer(data, np.int8, out * size, at).reshape(out, size)
        scale, bias = np.frombuffer(data, "<f4", 2 * out, at + out * size).reshape(2, out)
        at += out * size + 8 * out
        filled = np.pad(small * scale[:, None], ((0, 0), (0, -size % 8)))
        found.append({"weight": jnp.asarray(filled.T), "bias": jnp.asarray(bias)})
    return found
