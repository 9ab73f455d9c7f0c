"""Many games at once, with arrays of their own."""

from __future__ import annotations

import numpy as np

from ._native import Game, Vector, View


class VectorEnv:
    """`count` games of one kind, stepped together in Rust on several threads.

    After `reset` and after each `step` the arrays show the next decision of every game:

    - `observation` (count, game.observation_size) uint8: what the seat to move knows;
    - `mask` (count, game.num_actions) uint8: 1 for every action id that it may choose;
    - `seat` (count,) uint8: which seat that is;
    - `done` (count,) uint8: 1 if a game ended with the last step; the next one has begun already;
    - `reward` (count, game.num_seats) float32: what that end was worth to each seat, else 0.

    They are written in place: copy what you want to keep. What chance decides in a game follows from `seed` and the number
    of the game alone, not from the number of threads. With `skip_forced`, decisions that leave no choice are made without
    asking.

    The games use threads of their own. From Python, one thread at a time may step them: a second one is told so by a
    RuntimeError, and nothing has happened.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        *,
        seed: int = 0,
        threads: int | None = None,
        skip_forced: bool = False,
    ) -> None:
        self.game = Game(game) if isinstance(game, str) else game
        self._vector = Vector(self.game, count, seed=seed, threads=threads, skip_forced=skip_forced)
        self.observation = np.zeros((count, self.game.observation_size), np.uint8)
        self.mask = np.zeros((count, self.game.num_actions), np.uint8)
        self.reward = np.zeros((count, self.game.num_seats), np.float32)
        self.done = np.zeros(count, np.uint8)
        self.seat = np.zeros(count, np.uint8)

    @property
    def _arrays(self) -> tuple[np.ndarray, ...]:
        return (self.observation, self.mask, self.reward, self.done, self.seat)

    def __len__(self) -> int:
        return len(self.done)

    def reset(self) -> tuple[np.ndarray, np.ndarray]:
        """Begins all games anew; the observations and masks of their first decisions. Chance goes on where it stood."""
        self._vector.reset(self._arrays)
        return self.observation, self.mask

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """One decision in each game: observations, masks, rewards, and whether each game ended.

        Raises ValueError, and changes nothing, if an action is not legal in its game.
        """
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu":
            raise TypeError(f"actions: expected whole numbers, not {actions.dtype}")
        self._vector.step(np.ascontiguousarray(actions, dtype=np.int64), self._arrays)
        return self.observation, self.mask, self.reward, self.done

    def rollout(self, steps: int, *, seed: int = 0) -> int:
        """`steps` decisions in each game, all at random and all observed; how many games ended. For measuring."""
        return self._vector.rollout(steps, self._arrays, seed=seed)

    def view(self, number: int) -> View:
        """What the seat to move knows in one of the games: for bots among learners, and to look closer."""
        return self._vector.view(number)

    def random_actions(self, rng: np.random.Generator) -> np.ndarray:
        """A legal action for each game, all equally likely."""
        mask = self.mask
        counts = mask.sum(axis=1, dtype=np.int64)
        # The legal ids of all games, one game behind the other: of each, one is picked.
        ids = np.flatnonzero(mask.reshape(-1)) % mask.shape[1]
        first = np.cumsum(counts) - counts
        return ids[first + (rng.random(len(counts)) * counts).astype(np.int64)]
