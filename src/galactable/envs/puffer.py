"""The games as a native PufferLib environment: many tables, one agent at each.

PufferLib 3.0 asks for NumPy below 2 and galactable for NumPy 2, so pip installs them together
only without PufferLib's own requirements; what this module uses of it runs with NumPy 2.

>>> tables = Tables("rock-the-galaxy", tables=1024, opponents="greedy")

An observation is ``expand``'s floats and then a 1 for every legal move: PufferLib has no masks
of actions, so a policy takes them from there. A move that is not legal costs
``illegal_reward``; a random legal one is played in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pufferlib
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from galactable.core import registry
from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.core.numbers import checked_seed, scattered
from galactable.sim.inputs import expanded_size
from galactable.sim.meaning import meaning
from galactable.sim.vector import Vector, narrow

__all__ = ["Tables"]

Infos = list[dict[str, Any]]


class Tables(pufferlib.PufferEnv):  # type: ignore[misc]  # untyped, and not in our tests
    """One seat learns at each table; bots play the others inside the compiled step."""

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        tables: int = 1024,
        opponents: Any = "greedy",
        threads: int = 1,
        illegal_reward: float = -0.01,
        buf: dict[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        found = registry.game(game) if isinstance(game, str) else game
        self.vector = Vector(
            found, variant, seats, tables, threads, opponents=opponents, expanded=True
        )
        own = [0]
        if isinstance(opponents, Sequence) and not isinstance(opponents, str):
            own = [seat for seat, bot in enumerate(opponents) if bot is None]
        if len(own) != 1:
            raise SetupError(f"one seat learns, not {len(own)}: give None for it alone")
        self.seat, self.illegal_reward = own[0], illegal_reward
        self._floats = expanded_size(found)
        size = self._floats + found.moves.count
        self.single_observation_space = Box(-np.inf, np.inf, (size,), np.float32)
        self.single_action_space = Discrete(found.moves.count)
        self.num_agents = tables
        self.metadata = {"meaning": meaning(found)}
        super().__init__(buf)
        self._seed = seed

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], Infos]:
        """New games everywhere; PufferLib numbers its workers' seeds, so they are scattered."""
        self.vector.reset(scattered(checked_seed(self._seed if seed is None else seed)))
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self._show()
        return self.observations, []

    def step(self, actions: NDArray[np.integer[Any]]) -> tuple[Any, Any, Any, Any, Infos]:
        """One decision at each table."""
        v = self.vector
        codes = v.masks.shape[1]
        moves = narrow(np.asarray(actions).reshape(-1), codes)
        known = (moves >= 0) & (moves < codes)
        legal = known & (v.masks[np.arange(len(moves)), np.where(known, moves, 0)] == 1)
        v.step(np.where(legal, moves, v.sample()))
        self.rewards[:] = v.rewards[:, self.seat] + np.where(legal, 0, self.illegal_reward)
        self.terminals[:] = v.dones
        self._show()
        ended = v.dones == 1
        infos: Infos = []
        if ended.any():
            gained = v.rewards[ended, self.seat]
            totals = v.totals[ended, self.seat]
            infos = [{"reward": float(gained.mean()), "points": float(totals.mean())}]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Nothing to close."""

    def _show(self) -> None:
        self.observations[:, : self._floats] = self.vector.floats
        self.observations[:, self._floats :] = self.vector.masks
