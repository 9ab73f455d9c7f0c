"""Lets networks play each other: `python versus.py GAME PLAYER PLAYER … [--option KEY=VALUE] [--games N]`, a player for each seat.

A player is a `.npz` that training has left, or `random`. The games are played twice, the second time with everybody one seat further, so
that nobody owes anything to a seat; what is printed is what the first player has won, with its standard error. With two kinds of players in
one team of partners it tells whether those who learned apart understand each other.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import utterson

import net

#: Choices less likely than this are not played, as in `bots::net`.
FLOOR = 0.02


@jax.jit
def choose(player: dict, observation, mask, key):
    out = net.forward(player, observation.astype(jnp.float32))[:, :-1]
    chances = jax.nn.softmax(jnp.where(mask > 0, out, -1e9))
    kept = jnp.where(chances >= FLOOR, chances, 0.0)
    return jax.random.categorical(key, jnp.log(kept))


def play(game: utterson.Game, players: list[dict | None], count: int, seed: int) -> np.ndarray:
    """What each seat has won, in so many games: a row a game."""
    env = utterson.VectorEnv(game, count, seed=seed, skip_forced=True)
    env.reset()
    rng, key = np.random.default_rng(seed), jax.random.key(seed)
    ended, rewards = np.zeros(count, bool), np.zeros((count, game.num_seats))
    while not ended.all():
        actions = env.random_actions(rng)
        key, *keys = jax.random.split(key, len(players) + 1)
        for seat, (player, own) in enumerate(zip(players, keys)):
            if player is not None:
                rows = np.flatnonzero((env.seat == seat) & ~ended)
                # A few sizes only: for each there is a program to be compiled.
                size = max(64, 1 << max(len(rows) - 1, 0).bit_length())
                padded = np.resize(rows, size) if len(rows) else np.zeros(size, int)
                inputs = player["first"]["weight"].shape[0]
                observation = np.zeros((size, inputs), np.uint8)
                observation[:, : game.observation_size] = env.observation[padded]
                chosen = np.asarray(choose(player, observation, env.mask[padded], own))
                actions[rows] = chosen[: len(rows)]
        _, _, reward, done = env.step(actions)
        new = (done == 1) & ~ended
        rewards[new] = reward[new]
        ended |= new
    return rewards


def versus(game: utterson.Game, players: list[dict | None], count: int, seed: int) -> tuple[float, float]:
    """The first player's share of the points, and its standard error."""
    straight = play(game, players, count, seed)[:, 0]
    shifted = play(game, players[-1:] + players[:-1], count, seed)[:, 1]
    # The same deals: what is random is the pair.
    pairs = (straight + shifted + 2) / 4
    return float(pairs.mean()), float(pairs.std() / count**0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=utterson.GAMES)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = utterson.Game(given.game, **dict(option.split("=", 1) for option in given.option))
    if len(given.players) != game.num_seats:
        parser.error(f"{given.game} has {game.num_seats} seats, and {len(given.players)} players were named")
    players = [None if name == "random" else net.load(Path(name)) for name in given.players]
    score, error = versus(game, players, given.games, given.seed)
    elo = -400 * np.log10(1 / score - 1) if 0 < score < 1 else np.copysign(np.inf, score - 0.5)
    print(f"{100 * score:.1f} % +- {200 * error:.1f} (two standard errors), {elo:+.0f} Elo, {2 * given.games} games")


if __name__ == "__main__":
    main()
