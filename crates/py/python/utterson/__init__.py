"""Three Jekyll-and-Hyde games of hidden information: rules, bots, solvers, records, and environments for learning.

>>> import utterson
>>> game = utterson.Game("duel")
>>> state = game.new_state(seed=1886)
>>> state.draw_all()                        # chance deals
>>> view = state.view()                     # all that the seat to move may know
>>> bot = utterson.Bot(game, "novice")
>>> state.apply(bot.choose(view))
"""

from ._native import (
    DEBUG,
    Action,
    BadRecord,
    Bot,
    Decision,
    Game,
    Record,
    Refused,
    SelfPlay,
    State,
    Vector,
    View,
    __version__,
)
from ._planes import Plane, planes, split
from .vector import VectorEnv

GAMES = ("partners", "duel", "london")
"""The names of the games."""

LEVELS = ("random", "novice", "casual", "strong", "champion")
"""The levels of the bots; besides these there are `veteran` and `ismcts:N`, to measure against."""

__all__ = [
    "DEBUG",
    "GAMES",
    "LEVELS",
    "Action",
    "BadRecord",
    "Bot",
    "Decision",
    "Game",
    "Plane",
    "Record",
    "Refused",
    "SelfPlay",
    "State",
    "Vector",
    "VectorEnv",
    "View",
    "__version__",
    "planes",
    "split",
]
