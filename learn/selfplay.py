"""Games that a network plays against itself, in arrays with a row for each step."""

from __future__ import annotations

import numpy as np
import utterson


class Games:
    """Many games of several variants of one game.

    `observation`, `mask`, `hidden`, `payoff`, `done`, `camp` have `steps + 1` rows of all games: row 0 is where the games stand,
    and `step(t, ids)` plays from row `t` to row `t + 1`.
    """

    def __init__(self, name: str, variants, count: int, steps: int, seed: int) -> None:
        shares = np.cumsum([0.0] + [share for _, share in variants])
        bounds = np.rint(shares / shares[-1] * count).astype(int)
        self.parts = []
        for (options, _), first, last in zip(variants, bounds, bounds[1:]):
            if last > first:
                game = utterson.Game(name, **options)
                play = utterson.SelfPlay(game, int(last - first), seed=seed + 1000003 * len(self.parts))
                self.parts.append((slice(first, last), play))
        self.game = game
        observation, mask, hidden = play.widths
        rows = (steps + 1, count)
        self.observation = np.zeros((*rows, observation), np.uint8)
        self.mask = np.zeros((*rows, mask), np.uint8)
        self.hidden = np.zeros((*rows, hidden), np.uint8)
        self.payoff = np.zeros(rows, np.float32)
        self.done = np.zeros(rows, np.uint8)
        self.camp = np.zeros(rows, np.uint8)
        for part, play in self.parts:
            play.reset(self.row(0, part))

    @property
    def arrays(self) -> tuple[np.ndarray, ...]:
        return (self.observation, self.mask, self.hidden, self.payoff, self.done, self.camp)

    def row(self, step: int, part: slice) -> tuple[np.ndarray, ...]:
        return tuple(array[step, part] for array in self.arrays)

    def step(self, step: int, ids: np.ndarray) -> None:
        for part, play in self.parts:
            play.step(ids[part], self.row(step + 1, part))

    def advised(self, level: str) -> np.ndarray:
        """What bots of that level would choose where the games stand."""
        ids = np.zeros(self.camp.shape[1], np.int32)
        for part, play in self.parts:
            play.advise(level, ids[part])
        return ids

    def turn_page(self) -> None:
        """What was reached last is where the games stand."""
        for array in self.arrays:
            array[0] = array[-1]
