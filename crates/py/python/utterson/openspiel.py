"""The games in the manner of OpenSpiel, and for its algorithms where it is installed.

>>> from utterson.openspiel import SpielGame, ending
>>> game = SpielGame({"game": "duel"})          # or pyspiel.load_game("utterson(game=duel)")
>>> state = game.new_initial_state()

A whole game is *sampled stochastic*: there are too many deals to list, so a chance node has one outcome, and taking it
draws. A small ending (`ending`) is *explicit stochastic*: what is hidden at its beginning is one chance node over worlds,
and it ends with the hand or round. CFR walks such a tree; IS-MCTS plays either, by `resample_from_infostate`.

An information state is a view, all that a seat may know and remember of the hand or round that is played. Earlier rounds
are remembered by what they have scored.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

try:
    import pyspiel

    _Game, _State, _PlayerId = pyspiel.Game, pyspiel.State, pyspiel.PlayerId
except ImportError:
    from . import _spiel

    pyspiel = None
    _Game, _State, _PlayerId = _spiel.Game, _spiel.State, _spiel.PlayerId

from ._native import Game, Record, State

Payoff = Callable[[State], Sequence[float]]
"""What the end of an ending is worth to each seat."""

_MOST_DECISIONS = {"partners": 100_000, "duel": 400, "london": 100_000}


def _kind(game: Game, explicit: bool) -> Any:
    zero_sum = game.num_seats != 3
    if pyspiel is None:
        return {"explicit": explicit, "zero_sum": zero_sum}
    chance, utility = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="utterson_ending" if explicit else "utterson",
        long_name="Utterson: " + game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if explicit else chance.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={} if explicit else {"game": "duel", "options": "", "seed": 0},
    )


def _info(game: Game, outcomes: int, most: float) -> Any:
    info = {
        "num_distinct_actions": game.num_actions,
        "max_chance_outcomes": outcomes,
        "num_players": game.num_seats,
        "min_utility": -most,
        "max_utility": most,
        "utility_sum": 0.0,
        "max_game_length": _MOST_DECISIONS[game.name],
    }
    return info if pyspiel is None else pyspiel.GameInfo(**info)


class SpielGame(_Game):
    """A whole game. Parameters: `game`, `options` with colons and semicolons (`"players:3;target:500"`), `seed`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        # OpenSpiel's own strings of parameters leave no other signs.
        options = dict(field.split(":", 1) for field in params.get("options", "").split(";") if field)
        self.inner = Game(params.get("game", "duel"), **options)
        self._states = random.Random(params.get("seed", 0))
        super().__init__(_kind(self.inner, explicit=False), _info(self.inner, 1, 1.0), params)

    def new_initial_state(self) -> SpielState:
        """The game before its first move; each with chance of its own."""
        return SpielState(self, self.inner.new_state(self._states.getrandbits(63)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.inner)


class SpielState(_State):
    """A state of a whole game."""

    def __init__(self, game: SpielGame, inner: State) -> None:
        super().__init__(game)
        self.inner = inner

    def current_player(self) -> int:
        if self.is_terminal():
            return _PlayerId.TERMINAL
        seat = self.inner.seat
        return _PlayerId.CHANCE if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_ids() if player == self.inner.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.inner.is_chance:
            self.inner.draw()
        else:
            self.inner.apply_id(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return "draw" if player == _PlayerId.CHANCE else _named(self.inner, action)

    def is_terminal(self) -> bool:
        return self.inner.is_over

    def returns(self) -> list[float]:
        return [float(worth) for worth in self.inner.returns()]

    def resample_from_infostate(self, player: int, rng: Any = None) -> SpielState:
        """The same for all that this player knows; what is hidden from him is drawn anew."""
        twin = self.clone()
        twin.inner = self.inner.view(player).imagine(_seed(rng))
        return twin

    def __str__(self) -> str:
        return repr(self.inner)


class Observer:
    """What a player knows, as a tensor and as a text; see OpenSpiel's `observation.py`."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.observation_size, np.float32)
        self._bytes = np.zeros(game.observation_size, np.uint8)
        self.dict = {name: self.tensor[at : at + length] for name, at, length, _ in game.planes()}

    def set_from(self, state: SpielState, player: int) -> None:
        state.inner.view(player).observe_into(self._bytes)
        self.tensor[:] = self._bytes

    def string_from(self, state: SpielState, player: int) -> str:
        view = state.inner.view(player)
        picked = f" picked {view.picked}" if view.picked else ""
        return view.json() + picked


class EndingGame(_Game):
    """The rest of a hand or round: a chance node over worlds, and then play until the hand or round is over."""

    def __init__(self, worlds: Sequence[tuple[State, float]], payoff: Payoff, most: float) -> None:
        self.worlds = list(worlds)
        self.inner = self.worlds[0][0].game
        self.payoff = payoff
        super().__init__(_kind(self.inner, explicit=True), _info(self.inner, len(self.worlds), most), {})

    def new_initial_state(self) -> EndingState:
        return EndingState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.inner)


class EndingState(SpielState):
    """A state of an ending; before the first move chance chooses the world."""

    def __init__(self, game: EndingGame) -> None:
        super().__init__(game, game.worlds[0][0].clone())
        self.begun = False

    def current_player(self) -> int:
        return super().current_player() if self.begun else _PlayerId.CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, weight) for number, (_, weight) in enumerate(self.get_game().worlds)]

    def _apply_action(self, action: int) -> None:
        if self.begun:
            self.inner.apply_id(int(action))
        else:
            self.inner = self.get_game().worlds[action][0].clone()
            self.begun = True

    def _action_to_string(self, player: int, action: int) -> str:
        return _named(self.inner, action) if self.begun else f"world {action}"

    def is_terminal(self) -> bool:
        return self.begun and (self.inner.is_over or self.inner.is_chance)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.inner.game.num_seats
        return [float(worth) for worth in self.get_game().payoff(self.inner)]


def ending(state: State | Record, *, worlds: int = 32, seed: int = 0, payoff: Payoff | None = None) -> EndingGame:
    """The ending that begins where this game stands, for those who have seen what everybody has.

    What is hidden is drawn `worlds` times from what the public knows; worlds that come up more than once weigh more.
    Without a `payoff` the end is worth the points of partners' hand, or the tricks of duel's round, that one side has more
    than the other.
    """
    state = state.state() if isinstance(state, Record) else state
    if state.seat is None:
        raise ValueError("an ending begins where somebody has something to decide")
    if worlds < 1:
        raise ValueError(f"worlds: expected a number from 1, not {worlds}")
    if payoff is None:
        if state.game.name not in _PAYOFFS:
            raise ValueError(f"{state.game.name} has no hands or rounds that end by themselves: give a payoff")
        payoff = _PAYOFFS[state.game.name](state)
    public, rng = state.public_view(), random.Random(seed)
    drawn: list[State] = []
    counts: Counter[int] = Counter()
    for _ in range(worlds):
        world = public.imagine(rng.getrandbits(63))
        number = next((number for number, other in enumerate(drawn) if other == world), len(drawn))
        if number == len(drawn):
            drawn.append(world)
        counts[number] += 1
    return EndingGame([(world, counts[number] / worlds) for number, world in enumerate(drawn)], payoff, 400.0)


def _duel_payoff(start: State) -> Payoff:
    """The difference of tricks, which hyde wants large and jekyll small (D5.1)."""
    signs = [1 if start.view(seat).as_dict()["known"]["own"]["role"] == "hyde" else -1 for seat in range(2)]

    def payoff(state: State) -> list[float]:
        taken = state.public_view().as_dict()["board"]["taken"]
        return [sign * abs(taken["jekyll"] - taken["hyde"]) for sign in signs]

    return payoff


def _partners_payoff(start: State) -> Payoff:
    """What a team has scored in the hand more than the other (P5.1); the teams are those of this hand (P6.6)."""
    board = start.public_view().as_dict()["board"]
    teams, seating = board["phase"]["play"]["teams"], board["seating"]
    places = dict(enumerate("nesw"))
    if seating != "four":
        ghost = "nesw".index(seating["three"]["ghost"])
        places = {seat: "nesw"[(ghost + 1 + steps) % 4] for steps, seat in enumerate(seating["three"]["players"])}
    signs = [1 if teams[places[seat]] == "jekyll" else -1 for seat in range(start.game.num_seats)]

    def payoff(state: State) -> list[float]:
        score = state.public_view().as_dict()["board"]["sheet"][-1]
        return [sign * (score["jekyll"] - score["hyde"]) for sign in signs]

    return payoff


_PAYOFFS: dict[str, Callable[[State], Payoff]] = {"duel": _duel_payoff, "partners": _partners_payoff}


def _named(state: State, action: int) -> str:
    """What a record writes of the action, or of the pick, that the id stands for."""
    picked = [*state.picked, action]
    fits = [whole for whole in state.legal() if whole.ids[: len(picked)] == picked]
    if len(fits) == 1:
        return fits[0].text
    return f"pick {action}" if fits else f"unknown {action}"


def _seed(rng: Any) -> int:
    """A seed out of whatever gives numbers from 0 to 1."""
    return int(rng() * 2**53) if callable(rng) else random.getrandbits(53)


if pyspiel is not None and "utterson" not in pyspiel.registered_names():
    pyspiel.register_game(_kind(Game("duel"), explicit=False), SpielGame)
