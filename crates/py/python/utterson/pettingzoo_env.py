"""The games as PettingZoo environments, one agent a seat, in turns (AEC).

>>> from utterson.pettingzoo_env import env
>>> duel = env("duel")
>>> duel.reset(seed=1)

An observation is a dictionary of the tensor (`observation`) and the mask of legal action ids (`action_mask`). An agent
that is not to move has an empty mask. Rewards come at the end: 1 for a win, 0 for a draw, -1 for a loss. An action that
is not legal loses the game.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("utterson.pettingzoo_env needs PettingZoo: pip install 'utterson[pettingzoo]'") from missing

from ._native import Game


def env(game: Game | str = "duel", **options: Any) -> AECEnv:
    """The environment, with the usual guards around it: illegal moves end the game, calls in the wrong order are refused."""
    inner = raw_env(game, **options)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv):  # noqa: N801, the name is PettingZoo's
    """The environment without guards."""

    metadata = {"render_modes": ["ansi"], "name": "utterson_v0", "is_parallelizable": False}

    def __init__(self, game: Game | str = "duel", *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: expected None or 'ansi', not {render_mode!r}")
        if options and not isinstance(game, str):
            given = ", ".join(options)
            raise ValueError(f"{given}: a Game has its options already; give them with the name of the game instead")
        self.game = Game(game, **options) if isinstance(game, str) else game
        self.render_mode = render_mode
        self.possible_agents = list(self.game.seats)
        self.agents = list(self.possible_agents)
        space = Dict(
            {
                "observation": Box(0, 255, (self.game.observation_size,), np.uint8),
                "action_mask": Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it is another one each time.

        There are no options here, since what is agreed before the first deal is given to `env`. PettingZoo's own test
        gives one, so that it is not refused: there is a warning that it does nothing.
        """
        if options:
            given = ", ".join(map(str, options))
            warnings.warn(f"reset: the options {given} do nothing; what is agreed is given to env()", stacklevel=2)
        if seed is None:
            self._seed += 1
            seed = self._seed
        self._seed = seed
        self.state_ = self.game.new_state(seed)
        self.state_.draw_all()
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        view = self.state_.view(self.possible_agents.index(agent))
        mask = view.mask() if agent == self.agent_selection else np.zeros(self.game.num_actions, np.uint8)
        return {"observation": view.observation(), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_.apply_id(int(action))
        self.state_.draw_all()
        if self.state_.is_over:
            for seat, worth in enumerate(self.state_.returns()):
                self.rewards[self.possible_agents[seat]] = float(worth)
            self.terminations = {agent: True for agent in self.agents}
            # The agents leave one after the other.
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[self.state_.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What everybody sees, as text, with `render_mode="ansi"`; without it there is nothing to show, and a warning."""
        if self.render_mode is None:
            warnings.warn("render: nothing is shown without render_mode='ansi'", stacklevel=2)
            return None
        return self.state_.public_view().json()

    def close(self) -> None:
        pass
