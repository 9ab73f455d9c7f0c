"""What an observation is made of, by name."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ._native import Game


class Plane(NamedTuple):
    """A stretch of an observation."""

    name: str
    offset: int
    length: int
    meaning: str

    @property
    def slice(self) -> slice:
        """Where it stands in an observation: ``observation[..., plane.slice]``."""
        return slice(self.offset, self.offset + self.length)


def planes(game: Game) -> list[Plane]:
    """The planes of a game's observations, in their order."""
    return [Plane(*row) for row in game.planes()]


def split(game: Game, observation: np.ndarray) -> dict[str, np.ndarray]:
    """The planes of an observation, or of many, by name. They are views into the array, not copies."""
    observation = np.asarray(observation)
    if observation.shape[-1:] != (game.observation_size,):
        raise ValueError(
            f"observation: expected a last axis of {game.observation_size}, not shape {observation.shape}"
        )
    return {plane.name: observation[..., plane.slice] for plane in planes(game)}
