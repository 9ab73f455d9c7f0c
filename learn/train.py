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

#: Gains that spread less than this are luck, and are not made larger than they are.
LEAST = 0.05

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
    """How far from right the networks are. Decisions of weight 0 are somebody else's: only the critic learns from those."""
    chances, insight = consider(nets["policy"], batch["observation"], batch["mask"], dtype)
    value = foresee(nets["critic"], batch["observation"], batch["hidden"], dtype)
    chance = jnp.take_along_axis(chances, batch["action"][:, None], 1)[:, 0]
    ratio = jnp.exp(chance - batch["chance"])
    clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gain = batch["gain"]
    weight = batch["weight"]
    policy = -(weight * jnp.minimum(ratio * gain, clipped * gain)).mean()
    spread = -(weight * (jnp.exp(chances) * jnp.where(chances > -1e8, chances, 0.0)).sum(-1)).mean()
    critic = jnp.square(value - batch["target"]).mean()
    own = jnp.square(insight - batch["target"]).mean()
    total = policy - entropy * spread + CRITIC * critic + settings.insight * CRITIC * own
    told = {"policy": policy, "entropy": spread, "critic": critic, "insight": own}
    told["kl"] = (weight * (batch["chance"] - chance)).sum() / jnp.maximum(weight.sum(), 1.0)
    return total, told


def judging(nets, batch, entropy, settings: Settings, dtype):
    """How far from right the critic is: where nothing else is to be learned yet."""
    value = foresee(nets["critic"], batch["observation"], batch["hidden"], dtype)
    critic = jnp.square(value - batch["target"]).mean()
    return critic, {"critic": critic}


def lesson(nets, batch, entropy, settings: Settings, dtype):
    """How far from what a teacher did the policy is, and from what came of it the critic."""
    chances, insight = consider(nets["policy"], batch["observation"], batch["mask"], dtype)
    value = foresee(nets["critic"], batch["observation"], batch["hidden"], dtype)
    chance = jnp.take_along_axis(chances, batch["action"][:, None], 1)[:, 0]
    critic = jnp.square(value - batch["target"]).mean()
    own = jnp.square(insight - batch["target"]).mean()
    likeness = (chances.argmax(-1) == batch["action"]).mean()
    told = {"policy": -chance.mean(), "likeness": likeness, "critic": critic, "insight": own}
    return -chance.mean() + CRITIC * critic + settings.insight * CRITIC * own, told


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


@functools.partial(jax.jit, static_argnames=("settings", "dtype", "aim"), donate_argnames=("state",))
def learn(state, told, key, rate, entropy, settings: Settings, dtype, aim=loss):
    """One pass over all decisions that groups of games tell of; there is one row more of them, which shows where they led."""
    rows = [{name: jnp.stack(rows) if isinstance(rows, list) else rows for name, rows in group.items()} for group in told]
    told = {name: jnp.concatenate([group[name] for group in rows], axis=1) for name in rows[0]}
    # Row by row, so that it fits into memory.
    rows = (told["observation"], told["hidden"], told["camp"])
    values = jax.lax.map(lambda row: foresee(state["nets"]["critic"], row[0], row[1], dtype) * sign(row[2]), rows)
    value, last = values[:-1], values[-1]
    told = {name: rows[: value.shape[0]] for name, rows in told.items()}
    gain = advantages(value, last, told["payoff"], told["done"].astype(jnp.float32), settings.decay)
    side = sign(told["camp"])
    told["target"] = side * (gain + value)
    told["gain"] = side * gain / (jnp.maximum(jnp.std(gain), LEAST) if settings.even else 1.0)
    count = gain.size
    flat = {name: rows.reshape(count, *rows.shape[2:]) for name, rows in told.items()}
    size = min(settings.minibatch, count)
    order = jax.random.permutation(key, count)[: count // size * size].reshape(-1, size)

    def update(state, rows):
        batch = {name: values[rows] for name, values in flat.items()}
        gradient, told = jax.grad(aim, has_aux=True)(state["nets"], batch, entropy, settings, dtype)
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

    def __init__(self, games: Games, opponents=(), behind: float = 0.5) -> None:
        self.games = games
        #: Who does not learn, each with an equal part of the games.
        self.opponents = list(opponents)
        #: The camp that learns in each game against them; camp 0 in so great a share.
        self.learns = (np.diff(np.floor(np.arange(games.camp.shape[1] + 1) * behind)) == 0).astype(np.uint8)
        self.kept: dict[str, list] = {}
        #: The share of the games that camp 0 wins against itself.
        self.share = 0.5

    def ask(self, policy, step: int, key, dtype) -> None:
        # Copies: the arrays are written to again before all has been learned.
        observation, mask = jnp.array(self.games.observation[step]), jnp.array(self.games.mask[step])
        action, chance = act(policy, observation, mask, key, dtype)
        if self.opponents:
            parts = zip(self.opponents, *(jnp.array_split(rows, len(self.opponents)) for rows in (observation, mask)))
            others = jnp.concatenate([act(*part, key, dtype)[0] for part in parts])
            action = jnp.where(jnp.array(self.games.camp[step] == self.learns), action, others)
        self.keep(observation=observation, mask=mask, action=action, chance=chance)

    def keep(self, **rows) -> None:
        for name, row in rows.items():
            self.kept.setdefault(name, []).append(row)

    def play(self, step: int) -> None:
        self.games.step(step, np.asarray(self.kept["action"][step]))

    def patience(self) -> np.ndarray:
        """How much each camp learns. Who wins too often waits for the other, who would not learn from games that are lost before they begin."""
        payoff, done = self.games.payoff[1:], self.games.done[1:]
        ended = int(done.sum())
        if ended:
            self.share += min(1.0, ended / 2000) * (float((done * (payoff + 1) / 2).sum()) / ended - self.share)
        return np.minimum(1.0, 2.0 * np.array([1 - self.share, self.share], np.float32))

    def told(self) -> dict:
        """All that was decided and what came of it, and where the games stand now."""
        games = self.games
        observation = [*self.kept["observation"], jnp.array(games.observation[-1])]
        after = {name: jnp.array(getattr(games, name)[1:]) for name in ("payoff", "done")}
        own = self.patience()[games.camp] if not self.opponents else games.camp == self.learns
        whole = dict(hidden=jnp.array(games.hidden), camp=jnp.array(games.camp), weight=jnp.array(own, jnp.float32))
        return {**self.kept, "observation": observation, **after, **whole}


def rollout(groups: list[Group], policy, settings: Settings, key, dtype) -> list[dict]:
    """So many decisions of each game, and where that led."""
    steps = settings.steps
    keys = iter(jax.random.split(key, len(groups) * steps))
    for group in groups:
        group.kept = {}
        group.ask(policy, 0, next(keys), dtype)
    # While one group thinks, the other plays.
    for step in range(steps):
        for group in groups:
            group.play(step)
            if step + 1 < steps:
                group.ask(policy, step + 1, next(keys), dtype)
    return [group.told() for group in groups]


def taught(group: Group, policy, settings: Settings, key, dtype) -> list[dict]:
    """What bots of the teacher's level would do. Half of the games go as they say; in the others the pupil goes his own way, so that he is
    also told what to do where he should not have got to (DAgger: Ross, Gordon, Bagnell 2011)."""
    games = group.games
    group.kept = {}
    for step, own in enumerate(jax.random.split(key, settings.lesson)):
        observation, mask = jnp.array(games.observation[step]), jnp.array(games.mask[step])
        chosen, _ = act(policy, observation, mask, own, dtype)
        advice = games.advised(settings.teacher)
        group.keep(observation=observation, mask=mask, action=jnp.array(advice), chance=jnp.zeros(len(advice)))
        games.step(step, np.where(group.learns == 0, advice, np.asarray(chosen)))
    told = [group.told()]
    games.turn_page()
    return told


def school(state: dict, name: str, settings: Settings, seed: int, key, dtype, tell) -> dict:
    """Learns to do as a teacher does."""
    pupils = Group(Games(name, settings.variants, settings.pupils, settings.lesson, seed * 2 + 7))
    settings = dataclasses.replace(settings, minibatch=settings.minibatch // 4)
    lessons, lots = [], np.random.default_rng(seed)
    for number in range(settings.lessons):
        key, one, two = jax.random.split(key, 3)
        lessons.append(taught(pupils, state["nets"]["policy"], settings, one, dtype))
        rate = between(settings.study, number / settings.lessons)
        # The new one, and some of the old ones again; at the end all.
        last = number + 1 == settings.lessons
        again = lots.permutation(len(lessons) - 1)[: None if last else settings.revisions]
        for which, own in zip([*again, -1], jax.random.split(two, len(again) + 1)):
            state, means = learn(state, lessons[which], own, rate, 0.0, settings, dtype, aim=lesson)
        tell({"lesson": number, **results([pupils]), **rounded(means)})
    return fresh(state["nets"])


def sharpened(policy: dict, times: float) -> dict:
    """The same preferences, each so many times as strong."""
    # The last output is the value.
    scale = jnp.full_like(policy["head"]["bias"], times).at[-1].set(1.0)
    return {**policy, "head": {name: part * scale for name, part in policy["head"].items()}}


def new_nets(settings: Settings, games: Games, key) -> dict:
    """Networks that know nothing."""
    observation, hidden = games.observation.shape[-1] * 8, games.hidden.shape[-1] * 8
    one, two = jax.random.split(key)
    outputs = games.game.num_actions + 1
    return {
        "policy": net.new(one, observation, settings.width, settings.blocks, outputs),
        "critic": net.new(two, observation + hidden, settings.width, settings.blocks, 1),
    }


def fresh(nets: dict) -> dict:
    """Networks before their first update."""
    first, second = (jax.tree.map(jnp.zeros_like, nets) for _ in range(2))
    moments = {"first": first, "second": second, "count": jnp.zeros((), jnp.int32)}
    return {"nets": nets, "moments": moments, "average": jax.tree.map(jnp.copy, nets["policy"])}


def rounded(means: dict) -> dict:
    return {name: round(float(mean), 5) for name, mean in means.items()}


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] * (ends[1] / ends[0]) ** progress


@dataclasses.dataclass(frozen=True)
class Run:
    """What is trained, from where, against whom, how long, and where it is put."""

    game: str
    settings: Settings
    seed: int
    out: Path
    decisions: float = 1e12
    seconds: float = 1e12
    #: A folder that a run has left, to go on from there.
    start: Path | None = None
    #: Networks that do not learn: all games against them, to find out what can be won.
    against: tuple[Path, ...] = ()
    #: The same in half of the games, so that who plays against himself does not forget how to play against others.
    beside: tuple[Path, ...] = ()


def train(run: Run) -> dict:
    """Trains until so many decisions were made or so much time has passed; the last line of the curve."""
    begun = time.monotonic()
    settings, name = run.settings, run.game
    dtype = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
    half = settings.games // 2
    groups = [
        Group(Games(name, settings.variants, half, settings.steps, run.seed * 2 + part), map(net.load, who), settings.behind)
        for part, who in enumerate((run.against, (*run.against, *run.beside)))
    ]
    run.out.mkdir(parents=True, exist_ok=True)
    curve = (run.out / f"{name}.curve.jsonl").open("w")

    def tell(line: dict) -> dict:
        line = {"seconds": round(time.monotonic() - begun, 1), **line}
        print(json.dumps(line), file=curve, flush=True)
        print(json.dumps(line), flush=True)
        return line

    tell({"game": name, "seed": run.seed, "start": str(run.start), "against": list(map(str, run.against)),
          "beside": list(map(str, run.beside)), **dataclasses.asdict(settings)})
    key, one, two = jax.random.split(jax.random.key(run.seed), 3)
    state = fresh(new_nets(settings, groups[0].games, one))
    if run.start:
        state = fresh({part: net.load(run.start / f"{name}.{part}.npz") for part in ("policy", "critic")})
    elif settings.teacher:
        state = school(state, name, settings, run.seed, two, dtype, tell)
        for part, weights in state["nets"].items():
            net.save(run.out / f"{name}.taught.{part}.npz", jax.device_get(weights))
        state = fresh({**state["nets"], "policy": sharpened(state["nets"]["policy"], settings.sharp)})
        # Half of the games against what was taught: where one side has lost all hope against itself, it would learn nothing any more.
        groups[1].opponents.append(jax.tree.map(jnp.copy, state["nets"]["policy"]))
    for _ in range(settings.scatter):
        key, one, two = jax.random.split(key, 3)
        told = rollout(groups, state["nets"]["policy"], settings, one, dtype)
        state, means = learn(state, told, two, settings.rate[0], 0.0, settings, dtype, aim=judging)
        tell({**results(groups), **rounded(means)})
        for group in groups:
            group.games.turn_page()
    state = fresh(state["nets"])
    seen, shown, alone = 0, 0.0, time.monotonic()
    left = max(run.seconds - (alone - begun), 1.0)
    while True:
        spent = time.monotonic() - alone
        progress = max(seen / run.decisions, spent / left)
        if progress >= 1:
            break
        key, one, two = jax.random.split(key, 3)
        told = rollout(groups, state["nets"]["policy"], settings, one, dtype)
        rate, entropy = between(settings.rate, progress), between(settings.entropy, progress)
        state, means = learn(state, told, two, rate, entropy, settings, dtype)
        seen += 2 * half * settings.steps
        if not shown or spent - shown >= 2:
            shown = spent
            tell({"decisions": seen, **results(groups), **rounded(means)})
        for group in groups:
            group.games.turn_page()
    game, average = groups[0].games.game, jax.device_get(state["average"])
    digest = net.write(run.out / f"{name}.net", average, name, game.encoding, game.observation_size)
    net.save(run.out / f"{name}.policy.npz", average)
    net.save(run.out / f"{name}.critic.npz", jax.device_get(state["nets"]["critic"]))
    return tell({"decisions": seen, "digest": digest, "device": jax.devices()[0].device_kind})


def results(groups: list[Group]) -> dict:
    """How long the games are that have just ended, how many are drawn, what camp 0 has won, and what each camp against who does not learn."""
    done = np.concatenate([group.games.done[1:] for group in groups], axis=1)
    payoff = np.concatenate([group.games.payoff[1:] for group in groups], axis=1)
    learns = np.concatenate([group.learns if group.opponents else np.full_like(group.learns, 2) for group in groups])

    def mean(what, games) -> float:
        return round(float((done * games * what).sum() / max((done * games).sum(), 1)), 4)

    told = {"length": round(done.size / max(int(done.sum()), 1), 1), "drawn": mean(payoff == 0, learns < 3)}
    told |= {"camp0": mean(payoff, learns == 2)} if (learns == 2).any() else {}
    return told | ({"won": [mean(payoff, learns == 0), mean(-payoff, learns == 1)]} if (learns < 2).any() else {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SETTINGS))
    parser.add_argument("--decisions", type=float, default=1e12, help="stop after so many decisions")
    parser.add_argument("--minutes", type=float, default=1e9, help="or after so many minutes, whichever comes first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--start", type=Path, help="go on with what a run has left in this folder")
    parser.add_argument("--against", type=Path, action="append", default=[], metavar="FILE", help="a network (.npz or .net) that does not learn: learn what can be won against it")
    parser.add_argument("--beside", type=Path, action="append", default=[], metavar="FILE", help="the same, in half of the games")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="another setting, as JSON")
    given = parser.parse_args()
    changes = {name: json.loads(value) for name, value in (change.split("=", 1) for change in given.set)}
    changes = {name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()}
    settings = dataclasses.replace(SETTINGS[given.game], **changes)
    opponents = tuple(given.against), tuple(given.beside)
    train(Run(given.game, settings, given.seed, given.out, given.decisions, given.minutes * 60, given.start, *opponents))


if __name__ == "__main__":
    main()
