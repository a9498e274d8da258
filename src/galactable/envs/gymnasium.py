"""The games as Gymnasium environments: one seat against bots, and many tables at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from galactable.bots import get_bot
from galactable.core import registry
from galactable.core.game import SPECTATOR, Game
from galactable.core.rng import key_of
from galactable.envs.seat import Desk
from galactable.sim.vector import Vector

__all__ = ["SeatEnv", "VectorTables", "register"]


class SeatEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """One seat; bots play the others. ``info["action_mask"]`` says what is legal.

    A move that is not legal changes nothing, costs ``illegal_reward`` and is said in
    ``info["illegal"]``. The reward of a finished game is that of ``rewards_of``.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "greedy",
        illegal_reward: float = -0.01,
        render_mode: str | None = None,
    ) -> None:
        found = registry.game(game) if isinstance(game, str) else game
        self.desk = Desk(found, variant, seats)
        self.seat, self.bot = seat, get_bot(bots)
        self.illegal_reward, self.render_mode = illegal_reward, render_mode
        self.observation_space = Box(*found.observation_bounds, dtype=np.int16)
        self.action_space = Discrete(found.moves.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        self.desk.deal(int(self.np_random.integers(2**62)))
        self._play_bots()
        return self.desk.observe(self.seat), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """One decision of the seat, then the bots' until its next."""
        if int(action) not in self.desk.legal():
            info = {**self._info(), "illegal": True}
            return self.desk.observe(self.seat), self.illegal_reward, False, False, info
        self.desk.play(int(action))
        self._play_bots()
        reward = self.desk.rewards()[self.seat] if self.desk.over else 0.0
        return self.desk.observe(self.seat), reward, self.desk.over, False, self._info()

    def render(self) -> str | None:  # type: ignore[override]
        """The table as anyone may see it."""
        if self.render_mode != "ansi":
            return None
        from rich.console import Console

        console = Console(width=100)
        game = self.desk.game
        with console.capture() as text:
            console.print(game.draw(game.view(self.desk.states[0], SPECTATOR)))
        return text.get()

    def _play_bots(self) -> None:
        desk = self.desk
        while not desk.over and desk.seat != self.seat:
            key = key_of(desk.seed, desk.ply)
            desk.play(self.bot.choose(desk.game, desk.states[0], desk.seat, key))

    def _info(self) -> dict[str, Any]:
        over = self.desk.over
        mask = np.zeros(self.desk.game.moves.count, np.int8) if over else self.desk.mask()
        return {"action_mask": mask}


class VectorTables(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Many tables by one compiled call; each step is a decision of whichever seat is next.

    ``info["seat"]`` says whose observation it is, ``info["action_mask"]`` what it may do. A
    reward is the mover's; when a game ends, ``info["rewards"]`` has those of all seats, and
    the table is dealt anew in the same step.
    """

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        num_envs: int = 1024,
        threads: int = 1,
    ) -> None:
        found = registry.game(game) if isinstance(game, str) else game
        self.vector = Vector(found, variant, seats, num_envs, threads)
        self.num_envs = num_envs
        codes = found.moves.count
        self.single_observation_space = Box(*found.observation_bounds, dtype=np.int16)
        self.single_action_space = Discrete(codes)
        low, high = (np.tile(bound, (num_envs, 1)) for bound in found.observation_bounds)
        self.observation_space = Box(low, high, dtype=np.int16)
        self.action_space = MultiDiscrete(np.full(num_envs, codes))
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """New games everywhere."""
        first = seed if isinstance(seed, int) else (seed[0] if seed else 0)
        self.vector.reset(int(first or 0))
        return self.vector.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.int16], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """One decision at each table."""
        v = self.vector
        movers = v.seats_to_move.copy()
        v.step(actions)
        mine = v.rewards[np.arange(self.num_envs), movers].astype(np.float64)
        over = v.dones.astype(bool)
        return v.observations.copy(), mine, over, np.zeros_like(over), self._info()

    def _info(self) -> dict[str, Any]:
        v = self.vector
        return {"seat": v.seats_to_move.copy(), "action_mask": v.masks, "rewards": v.rewards}


def register() -> list[str]:
    """Registers ``galactable/<Title>-v0`` for every game; returns the ids."""
    ids = []
    for game in registry.games():
        name = f"galactable/{game.title.replace(' ', '')}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, "galactable.envs.gymnasium:SeatEnv", kwargs={"game": game.slug}
            )
        ids.append(name)
    return ids
