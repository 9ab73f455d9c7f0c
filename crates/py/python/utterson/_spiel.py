"""The part of OpenSpiel's classes that the adapter stands on, for where `pyspiel` is not installed."""

from __future__ import annotations

import copy
import enum
from typing import Any


class PlayerId(enum.IntEnum):
    """Who moves, if it is not a player."""

    CHANCE = -1
    TERMINAL = -4


class Game:
    """A game without OpenSpiel."""

    def __init__(self, kind: dict[str, Any], info: dict[str, Any], params: dict[str, Any]) -> None:
        self._kind, self._info, self._params = kind, info, params

    def num_players(self) -> int:
        return self._info["num_players"]

    def num_distinct_actions(self) -> int:
        return self._info["num_distinct_actions"]

    def max_game_length(self) -> int:
        return self._info["max_game_length"]

    def get_parameters(self) -> dict[str, Any]:
        return dict(self._params)


class State:
    """A state without OpenSpiel."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._history: list[int] = []

    def get_game(self) -> Game:
        return self._game

    def history(self) -> list[int]:
        return list(self._history)

    def is_chance_node(self) -> bool:
        return self.current_player() == PlayerId.CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.is_terminal():
            return []
        if self.is_chance_node():
            return [outcome for outcome, _ in self.chance_outcomes()]
        return self._legal_actions(self.current_player() if player is None else player)

    def apply_action(self, action: int) -> None:
        self._apply_action(action)
        self._history.append(action)

    def child(self, action: int) -> State:
        child = self.clone()
        child.apply_action(action)
        return child

    def action_to_string(self, player: int, action: int | None = None) -> str:
        if action is None:
            player, action = self.current_player(), player
        return self._action_to_string(player, action)

    def clone(self) -> State:
        clone = copy.copy(self)
        clone.__dict__ = {
            name: value if name == "_game" else copy.deepcopy(value) for name, value in self.__dict__.items()
        }
        return clone

    def information_state_string(self, player: int | None = None) -> str:
        return self._observed(player).string_from(self, self._of(player))

    observation_string = information_state_string

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        observer = self._observed(player)
        observer.set_from(self, self._of(player))
        return list(observer.tensor)

    observation_tensor = information_state_tensor

    def _of(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def _observed(self, player: int | None) -> Any:
        return self._game.make_py_observer()
