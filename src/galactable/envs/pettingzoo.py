"""The games as PettingZoo AEC environments.

>>> table = env("rock-the-galaxy", seats=2)
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from galactable.core import registry
from galactable.core.game import Game
from galactable.envs.light import LightTable

__all__ = ["Aec", "env"]


class Aec(AECEnv):  # type: ignore[misc]
    """One table; an agent a seat. Where several seats are waited for, they go one by one.

    An observation is ``{"observation": features, "action_mask": mask}``; the mask is all
    zero for a seat that is not to move.
    """

    metadata = {  # noqa: RUF012
        "name": "galactable_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        found = registry.game(game) if isinstance(game, str) else game
        self.table = LightTable(found, variant, seats)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(self.table.seats)]
        self._seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._next_seed = 0
        self.agents: list[str] = []

    @cached_property
    def _spaces(self) -> tuple[dict[str, Any], dict[str, Any]]:
        game = self.table.game
        features = Box(*game.observation_bounds, dtype=np.int16)
        mask = Box(0, 1, (game.moves.count,), np.int8)
        seen = {a: Dict(observation=features, action_mask=mask) for a in self.possible_agents}
        return seen, {a: Discrete(game.moves.count) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Features and mask."""
        return self._spaces[0][agent]

    def action_space(self, agent: str) -> Any:
        """All codes of the game."""
        return self._spaces[1][agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next one."""
        if seed is not None:
            self._next_seed = seed
        self.table.deal(self._next_seed)
        self._next_seed += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows, and may do if it is to move."""
        seat = self._seat_of[agent]
        mine = self.table.seat == seat
        mask = self.table.mask() if mine else np.zeros(self.table.game.moves.count, np.int8)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the move of ``agent_selection``; an illegal one is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        if int(action) not in self.table.legal():
            raise ValueError(f"move {action} is not legal for {agent}: take one of the action mask")
        self.table.play(int(action))
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]

    def render(self) -> str | None:
        """The table as anyone may see it."""
        return self.table.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


def env(
    game: Game | str,
    variant: str | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
) -> Aec:
    """A table as an AEC environment."""
    return Aec(game, variant, seats, render_mode)
