"""Trains a network by self-play: `python train.py GAME --decisions N --out FOLDER`.

Proximal policy optimisation. The policy sees what a seat may know; the critic, which exists in training only, also what is hidden. All
decisions of a game are one stream, judged for one camp: what it gains the other loses.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import json
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

import net
from games import SETTINGS, Settings
from selfplay import Games

#: How much more of the value's error counts than of the policy's.
CRITIC = 0.5

#: So many updates until the rate is what it is set to.
WARM = 300


def unpack(bits, dtype):
    """Rows of bits as rows of numbers."""
    ones = (bits[..., None] >> jnp.arange(8, dtype=jnp.uint8)) & 1
    return ones.reshape(*bits.shape[:-1], -1).astype(dtype)


def consider(policy: dict, observation, mask, dtype):
    """The logarithm of each action's chance, and the value in the player's own eyes."""
    out = net.forward(policy, unpack(observation, dtype), dtype)
    legal = unpack(mask, jnp.bool_)[..., : out.shape[-1] - 1]
    return jax.nn.log_softmax(jnp.where(legal, out[..., :-1], -1e9)), jnp.tanh(out[..., -1])


def foresee(critic: dict, observation, hidden, dtype):
    """What the decision's owner will gain, in the eyes of who knows everything."""
    known = jnp.concatenate([unpack(observation, dtype), unpack(hidden, dtype)], axis=-1)
    return net.forward(critic, known, dtype)[..., 0]


def sign(camp):
    """What camp 0 gains, camp 1 loses."""
    return 1.0 - 2.0 * camp.astype(jnp.float32)


@functools.partial(jax.jit, static_argnames="dtype")
def act(policy, observation, mask, key, dtype):
    """An action for each game, and its chance's logarithm."""
    chances, _ = consider(policy, observation, mask, dtype)
    action = jax.random.categorical(key, chances)
    return action.astype(jnp.int32), jnp.take_along_axis(chances, action[:, None], 1)[:, 0]


def advantages(value, last, payoff, done, decay):
    """How much better than foretold each decision turned out, for camp 0 (generalised advantage estimation)."""

    def back(carry, step):
        after, gain = carry
        value, payoff, done = step
        goes_on = 1.0 - done
        gain = payoff + goes_on * after - value + decay * goes_on * gain
        return (value, gain), gain

    _, gains = jax.lax.scan(back, (last, jnp.zeros_like(last)), (value, payoff, done), reverse=True)
    return gains


def loss(nets, batch, entropy, settings: Settings, dtype):
    chances, insight = consider(nets["policy"], batch["observation"], batch["mask"], dtype)
    value = foresee(nets["critic"], batch["observation"], batch["hidden"], dtype)
    chance = jnp.take_along_axis(chances, batch["action"][:, None], 1)[:, 0]
    ratio = jnp.exp(chance - batch["chance"])
    clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gain = batch["gain"]
    policy = -jnp.minimum(ratio * gain, clipped * gain).mean()
    spread = -(jnp.exp(chances) * jnp.where(chances > -1e8, chances, 0.0)).sum(-1).mean()
    critic = jnp.square(value - batch["target"]).mean()
    own = jnp.square(insight - batch["target"]).mean()
    total = policy - entropy * spread + CRITIC * critic + settings.insight * CRITIC * own
    told = {"policy": policy, "entropy": spread, "critic": critic, "insight": own, "kl": (batch["chance"] - chance).mean()}
    return total, told


def adam(nets, gradient, moments, rate, largest):
    """One step of Adam, with the gradient cut to a length."""
    length = jnp.sqrt(sum(jnp.square(leaf).sum() for leaf in jax.tree.leaves(gradient)))
    cut = jnp.minimum(1.0, largest / (length + 1e-9))
    count = moments["count"] + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * cut * g, moments["first"], gradient)
    second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * jnp.square(cut * g), moments["second"], gradient)
    step = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    nets = jax.tree.map(lambda w, m, v: w - step * m / (jnp.sqrt(v) + 1e-7), nets, first, second)
    return nets, {"first": first, "second": second, "count": count}


@functools.partial(jax.jit, static_argnames=("settings", "dtype"), donate_argnames=("state",))
def learn(state, told, key, rate, entropy, settings: Settings, dtype):
    """One pass over all decisions of `steps` steps; there is one row more of them, which shows where they led."""
    told = {name: jnp.stack(rows) for name, rows in told.items()}
    # Row by row, so that it fits into memory.
    rows = (told["observation"], told["hidden"], told["camp"])
    values = jax.lax.map(lambda row: foresee(state["nets"]["critic"], row[0], row[1], dtype) * sign(row[2]), rows)
    value, last = values[:-1], values[-1]
    told = {name: rows[: value.shape[0]] for name, rows in told.items()}
    gain = advantages(value, last, told["payoff"], told["done"].astype(jnp.float32), settings.decay)
    side = sign(told["camp"])
    told["target"] = side * (gain + value)
    told["gain"] = side * gain / jnp.where(settings.even, jnp.std(gain) + 1e-6, 1.0)
    count = gain.size
    flat = {name: rows.reshape(count, *rows.shape[2:]) for name, rows in told.items()}
    size = min(settings.minibatch, count)
    order = jax.random.permutation(key, count)[: count // size * size].reshape(-1, size)

    def update(state, rows):
        batch = {name: values[rows] for name, values in flat.items()}
        gradient, told = jax.grad(loss, has_aux=True)(state["nets"], batch, entropy, settings, dtype)
        # Gently at first: nobody knows yet how long the way is.
        pace = rate * jnp.minimum(1.0, (state["moments"]["count"] + 1) / WARM)
        nets, moments = adam(state["nets"], gradient, state["moments"], pace, settings.largest)
        average = jax.tree.map(
            lambda old, new: old + settings.forget * (new - old), state["average"], nets["policy"]
        )
        return {"nets": nets, "moments": moments, "average": average}, told

    state, steps = jax.lax.scan(update, state, order)
    means = jax.tree.map(jnp.mean, steps)
    means["foretold"] = 1 - jnp.var(gain) / (jnp.var(gain + value) + 1e-9)
    means["gain"] = jnp.std(gain)
    return state, means


class Group:
    """Games that are played while others are thought about."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.kept: list[dict] = []

    def ask(self, policy, step: int, key, dtype) -> None:
        # Copies: the arrays are written to again before all has been learned.
        observation, mask = jnp.array(self.games.observation[step]), jnp.array(self.games.mask[step])
        action, chance = act(policy, observation, mask, key, dtype)
        self.kept.append(dict(observation=observation, mask=mask, action=action, chance=chance))

    def play(self, step: int) -> None:
        self.games.step(step, np.asarray(self.kept[step]["action"]))


def rollout(groups: list[Group], policy, settings: Settings, key, dtype) -> dict:
    """So many decisions of each game, and where that led."""
    steps = settings.steps
    keys = iter(jax.random.split(key, len(groups) * steps))
    for group in groups:
        group.kept = []
        group.ask(policy, 0, next(keys), dtype)
    # While one group thinks, the other plays.
    for step in range(steps):
        for group in groups:
            group.play(step)
            if step + 1 < steps:
                group.ask(policy, step + 1, next(keys), dtype)
    told = {
        name: [jnp.concatenate([group.kept[step][name] for group in groups]) for step in range(steps)]
        for name in groups[0].kept[0]
    }

    def rows(name: str, steps) -> list:
        return [jnp.array(np.concatenate([getattr(group.games, name)[step] for group in groups])) for step in steps]

    told["observation"] += rows("observation", [steps])
    told["hidden"], told["camp"] = rows("hidden", range(steps + 1)), rows("camp", range(steps + 1))
    told["payoff"], told["done"] = rows("payoff", range(1, steps + 1)), rows("done", range(1, steps + 1))
    return told


def begin(settings: Settings, games: Games, key) -> dict:
    """Networks and moments before the first update."""
    observation, hidden = games.observation.shape[-1] * 8, games.hidden.shape[-1] * 8
    one, two = jax.random.split(key)
    outputs = games.game.num_actions + 1
    nets = {
        "policy": net.new(one, observation, settings.width, settings.blocks, outputs),
        "critic": net.new(two, observation + hidden, settings.width, settings.blocks, 1),
    }
    zeros = jax.tree.map(jnp.zeros_like, nets)
    moments = {"first": zeros, "second": jax.tree.map(jnp.zeros_like, nets), "count": jnp.zeros((), jnp.int32)}
    return {"nets": nets, "moments": moments, "average": jax.tree.map(jnp.copy, nets["policy"])}


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] * (ends[1] / ends[0]) ** progress


def train(name: str, settings: Settings, decisions: int, seconds: float, seed: int, out: Path) -> dict:
    """Trains until so many decisions were made or so much time has passed; the last line of the curve."""
    dtype = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
    half = settings.games // 2
    groups = [Group(Games(name, settings.variants, half, settings.steps, seed * 2 + part)) for part in range(2)]
    game = groups[0].games.game
    key = jax.random.key(seed)
    key, first = jax.random.split(key)
    state = begin(settings, groups[0].games, first)
    out.mkdir(parents=True, exist_ok=True)
    curve = (out / f"{name}.curve.jsonl").open("w")
    curve.write(json.dumps({"game": name, "seed": seed, "decisions": decisions, **dataclasses.asdict(settings)}) + "\n")
    start, seen, line, shown = time.monotonic(), 0, {}, 0.0
    while True:
        spent = time.monotonic() - start
        progress = max(seen / decisions, spent / seconds)
        if progress >= 1:
            break
        key, one, two = jax.random.split(key, 3)
        told = rollout(groups, state["nets"]["policy"], settings, one, dtype)
        rate, entropy = between(settings.rate, progress), between(settings.entropy, progress)
        state, means = learn(state, told, two, rate, entropy, settings, dtype)
        seen += 2 * half * settings.steps
        if spent - shown >= 2 or not line:
            shown = spent
            done, payoff = (np.concatenate([getattr(g.games, what)[1:].ravel() for g in groups]) for what in ("done", "payoff"))
            ends = max(int(done.sum()), 1)
            line = {"seconds": round(spent, 1), "decisions": seen, "length": round(done.size / ends, 1),
                    "camp0": round(float(payoff.sum()) / ends, 4), **{name: round(float(mean), 5) for name, mean in means.items()}}
            curve.write(json.dumps(line) + "\n")
            curve.flush()
            print(json.dumps(line), flush=True)
        for group in groups:
            group.games.turn_page()
    average = jax.device_get(state["average"])
    digest = net.write(out / f"{name}.net", average, name, game.encoding, game.observation_size)
    net.save(out / f"{name}.npz", average)
    line = {"seconds": round(time.monotonic() - start, 1), "decisions": seen, "digest": digest, "device": jax.devices()[0].device_kind}
    curve.write(json.dumps(line) + "\n")
    print(json.dumps(line), flush=True)
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SETTINGS))
    parser.add_argument("--decisions", type=float, default=1e9, help="stop after so many decisions")
    parser.add_argument("--minutes", type=float, default=1e9, help="or after so many minutes, whichever comes first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="another setting, as JSON")
    given = parser.parse_args()
    changes = {name: json.loads(value) for name, value in (change.split("=", 1) for change in given.set)}
    changes = {name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()}
    settings = dataclasses.replace(SETTINGS[given.game], **changes)
    train(given.game, settings, int(given.decisions), given.minutes * 60, given.seed, given.out)


if __name__ == "__main__":
    main()
