"""Training in miniature: it runs, it learns, it can be repeated, and the file says what the network says."""

import dataclasses
import json
import struct
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import utterson

import net
import train
import versus
from games import SETTINGS

SMALL = dict(width=64, blocks=1, games=256, minibatch=512, rate=(5e-3, 1e-3), entropy=(0.02, 0.005), forget=0.01, study=(5e-3, 1e-3),
             pupils=64, lesson=16, lessons=2, revisions=1, scatter=1)


def small(game: str, **changes):
    return dataclasses.replace(SETTINGS[game], **{**SMALL, **changes})


def read(path: Path) -> tuple[tuple, list[tuple[np.ndarray, np.ndarray, np.ndarray]]]:
    """The file again, by its description alone."""
    data = path.read_bytes()
    assert data[:8] == net.MAGIC
    head = struct.unpack("<I8sIIIII", data[8:40])
    _, _, _, inputs, width, blocks, outputs = head
    at, layers = 72, []
    for out, size in [(width, inputs), *[(width, width)] * (2 * blocks), (outputs, width)]:
        weight = np.frombuffer(data, np.int8, out * size, at).reshape(out, size)
        scale = np.frombuffer(data, "<f4", out, at + out * size)
        bias = np.frombuffer(data, "<f4", out, at + out * size + 4 * out)
        layers.append((weight, scale, bias))
        at += out * size + 8 * out
    assert at == len(data)
    return head, layers


def integers(layers, x: np.ndarray) -> np.ndarray:
    """What `bots::net` computes: products of small integers, each number rounded to parts of the greatest."""

    def product(layer, h):
        weight, scale, bias = layer
        h = np.maximum(h, 0)
        greatest = h.max(axis=1, keepdims=True)
        parts = np.rint(h * np.divide(127, greatest, where=greatest > 0, out=np.zeros_like(greatest)))
        return bias + scale * greatest / 127 * (parts @ weight.T.astype(np.float32))

    weight, scale, bias = layers[0]
    h = bias + scale * (x.astype(np.float32) @ weight.T.astype(np.float32))
    for at in range(1, len(layers) - 1, 2):
        h = h + product(layers[at + 1], product(layers[at], h))
    return product(layers[-1], h)


def test_it_learns(tmp_path):
    settings = small("partners", variants=(({"target": 1}, 1.0),))
    train.train(train.Run("partners", settings, 7, tmp_path, 400_000))
    player = net.load(tmp_path / "partners.policy.npz")
    score, error = versus.versus(utterson.Game("partners", target=1), [player, None, player, None], 500, 3)
    assert score - 4 * error > 0.5, f"{score:.3f} against chance"


def test_it_can_be_repeated(tmp_path):
    lines = [train.train(train.Run("duel", small("duel"), 7, tmp_path / name, 20_000)) for name in ("one", "two")]
    assert lines[0]["digest"] == lines[1]["digest"], "the same seed, the same network"


def test_the_file_says_what_the_network_says(tmp_path):
    settings = small("duel")
    train.train(train.Run("duel", settings, 1, tmp_path, 20_000))
    player = net.load(tmp_path / "duel.policy.npz")
    head, layers = read(tmp_path / "duel.net")
    game = utterson.Game("duel")
    assert head[:4] == (net.VERSION, b"duel\0\0\0\0", game.encoding, game.observation_size)
    env = utterson.VectorEnv(game, 300, seed=5)
    env.reset()
    env.rollout(9)
    said = np.asarray(net.forward(player, jnp.pad(jnp.asarray(env.observation), ((0, 0), (0, 4))).astype(jnp.float32)))
    written = integers(layers, env.observation)
    assert np.abs(said - written).max() < 0.05 * np.abs(said).max()


@pytest.mark.parametrize("game", ["partners", "london"])
def test_every_game_can_be_trained(game, tmp_path):
    line = train.train(train.Run(game, small(game, games=64), 1, tmp_path, 10_000))
    assert line["decisions"] >= 10_000
    assert read(tmp_path / f"{game}.net")[0][3] == utterson.Game(game).observation_size
    curve = (tmp_path / f"{game}.curve.jsonl").read_text().splitlines()
    assert f'"digest": "{line["digest"]}"' in curve[-1] and '"seed": 1' in curve[0]


def test_a_teacher_is_imitated(tmp_path):
    settings = small("london", teacher="casual", lessons=8, revisions=3, games=64)
    train.train(train.Run("london", settings, 3, tmp_path, 1))
    lines = [json.loads(line) for line in (tmp_path / "london.curve.jsonl").read_text().splitlines()]
    likeness = [line["likeness"] for line in lines if "likeness" in line]
    assert len(likeness) == 8 and likeness[-1] > likeness[0] + 0.1, likeness


def test_who_does_not_learn_is_only_judged(tmp_path):
    settings = small("duel", games=64)
    train.train(train.Run("duel", settings, 1, tmp_path, 2_000))
    opponent = tmp_path / "duel.policy.npz"
    games = train.Games("duel", settings.variants, 32, settings.steps, 5)
    group = train.Group(games, [net.load(opponent), net.load(opponent)], 0.25)
    told = train.rollout([group], group.opponents[0], settings, jax.random.key(1), jnp.float32)[0]
    own = np.asarray(told["camp"]) == (np.arange(32) % 4 != 3)
    assert (np.asarray(told["weight"]) == own).all() and 0 < own.mean() < 1
    line = train.train(train.Run("duel", settings, 2, tmp_path / "on", 4_000, start=tmp_path, against=(opponent,)))
    assert line["digest"] != json.loads((tmp_path / "duel.curve.jsonl").read_text().splitlines()[-1])["digest"]


def test_who_is_sharpened_likes_the_same_more():
    policy = net.new(jax.random.key(1), 16, 8, 1, 4)
    rows = jax.random.bernoulli(jax.random.key(2), 0.5, (5, 16)).astype(jnp.float32)
    plain, sharp = (np.asarray(net.forward(one, rows)) for one in (policy, train.sharpened(policy, 3.0)))
    assert np.allclose(sharp[:, :-1], 3 * plain[:, :-1], atol=1e-6) and np.allclose(sharp[:, -1], plain[:, -1])


def test_who_wins_too_often_waits_for_the_other():
    games = train.Games("duel", SETTINGS["duel"].variants, 8, 1, 5)
    group = train.Group(games)
    assert (group.patience() == 1).all(), "nobody has won yet"
    games.done[1:], games.payoff[1:] = 1, -1
    for _ in range(2000):
        weights = group.patience()
    assert weights[0] == 1 and weights[1] < 0.01, "camp 1 wins everything"


def test_a_file_is_read_again_as_it_was_written(tmp_path):
    train.train(train.Run("duel", small("duel", games=64), 1, tmp_path, 1))
    exact, written = (net.load(tmp_path / name) for name in ("duel.policy.npz", "duel.net"))
    for number, (one, other) in enumerate(zip(net.layers(exact), net.layers(written))):
        # What the first layer has beyond the observation only filled up the last byte.
        size = None if number else utterson.Game("duel").observation_size
        one, other = (np.asarray(layer["weight"])[:size] for layer in (one, other))
        assert np.abs(one - other).max() <= np.abs(one).max() / 127


def test_what_is_gained_is_carried_back_to_who_gained_it():
    # One game of three decisions, worth 1 to camp 0, foretold as nothing.
    value, done = jnp.zeros((3, 1)), jnp.array([[0.0], [0.0], [1.0]])
    payoff = jnp.array([[0.0], [0.0], [1.0]])
    gains = train.advantages(value, jnp.array([5.0]), payoff, done, 0.5)
    assert np.allclose(gains[:, 0], [0.25, 0.5, 1.0]), "half of it at each step, and nothing of the next game"
    assert list(train.sign(jnp.array([0, 1]))) == [1.0, -1.0]
