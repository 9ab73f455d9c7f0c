"""What is trained for each game: its variants, and the settings that differ."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """All that a run of training depends on, besides the seed and how long it lasts."""

    #: Options of the game, each with its share of the games that are played.
    variants: tuple[tuple[dict, float], ...] = field(default=(({}, 1.0),), hash=False)
    width: int = 512
    blocks: int = 3
    #: Games at once, decisions of each between two rounds of updates, and decisions in an update.
    games: int = 65536
    steps: int = 16
    minibatch: int = 32768
    #: At the beginning and at the end; exponentially in between.
    rate: tuple[float, float] = (2e-3, 1e-4)
    entropy: tuple[float, float] = (0.04, 0.003)
    clip: float = 0.2
    #: How far an outcome is carried back beyond what the critic foretells.
    decay: float = 0.9
    #: The share of the view's own value in the loss: it is for judging, and must not lead the policy.
    insight: float = 0.25
    #: Are gains measured by how much they spread? Where each decision of a long game changes little, they must be.
    even: bool = False
    #: What gradients are cut to.
    largest: float = 1.0
    #: The averaged weights forget so much with each update.
    forget: float = 0.001
    #: A level of bots to learn from before self-play, for games that nobody finishes by chance.
    teacher: str | None = None
    #: The rate at the beginning and at the end, games at once, decisions of each in a lesson, lessons, and how many old ones are gone through again with each.
    study: tuple[float, float] = (1e-3, 1e-4)
    pupils: int = 4096
    lesson: int = 32
    lessons: int = 40
    revisions: int = 6
    #: How much surer of itself the pupil is made after that: who draws between two ways at every step goes neither.
    sharp: float = 3.0
    #: In how great a share of the games against those who do not learn camp 0 does: more for who is behind.
    behind: float = 0.5
    #: So many times `steps` decisions are played before anything is learned, so that not all games are at their beginning.
    scatter: int = 0


SETTINGS = {
    "duel": Settings(variants=(({}, 0.75), ({"match": "return"}, 0.25))),
    "partners": Settings(
        variants=(
            ({"target": 1}, 0.2),
            ({"target": 1, "seatcard": "b"}, 0.15),
            ({}, 0.2),
            ({"seatcard": "b"}, 0.15),
            ({"players": 3}, 0.3),
        ),
        decay=0.93,
    ),
    "london": Settings(
        width=480, games=32768, steps=32, even=True, rate=(1e-4, 3e-5), entropy=(0.004, 0.001), decay=0.97, teacher="strong",
        sharp=8.0, scatter=12,
    ),
}
