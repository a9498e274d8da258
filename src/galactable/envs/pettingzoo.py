"""The games as PettingZoo environments.

>>> table = env("rock-the-galaxy", seats=2)
>>> building = parallel_env("cosmic-factory", seats=4)

``env`` is the AEC: one seat after another. ``parallel_env`` asks all seats at once that are
waited for, as Cosmic Factory's draft and building do. Bots play the seats that ``opponents``
gives them (a list by seat, None for an agent; one bot alone: all seats but the first).
"""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from galactable.bots import Bot
from galactable.core import registry
from galactable.core.game import Game, ids
from galactable.core.numbers import scattered, whole
from galactable.core.rng import key_of
from galactable.envs.gymnasium import in_play, space_of
from galactable.sim.light import LightTable
from galactable.sim.meaning import meaning
from galactable.sim.opponents import players

__all__ = ["Aec", "Parallel", "env", "parallel_env"]


class _Seats:
    """What both kinds share: a table, an agent a seat, and what they see and do."""

    metadata: dict[str, Any] = {}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        variant: str | None,
        seats: int | None,
        render_mode: str | None,
        opponents: Any,
        expanded: bool,
    ) -> None:
        found = registry.game(game) if isinstance(game, str) else game
        self.table = LightTable(found, variant, seats)
        self.expanded = expanded
        self.bots: list[Bot | None] = [None] * self.table.seats
        if opponents is not None:
            self.bots = players(opponents, self.table.seats)
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "meaning": meaning(found)}
        own = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self._seat_of = {f"seat_{seat}": seat for seat in own}
        self._agent_of = {seat: agent for agent, seat in self._seat_of.items()}
        self.possible_agents = list(self._seat_of)
        self._next_seed = secrets.randbits(62)  # workers must not all play the same games
        self.agents: list[str] = []

    @cached_property
    def _spaces(self) -> tuple[dict[str, Any], dict[str, Any]]:
        game = self.table.game
        features = space_of(game, self.expanded)
        mask = Box(0, 1, (game.moves.count,), np.int8)
        seen = {a: Dict(observation=features, action_mask=mask) for a in self.possible_agents}
        return seen, {a: Discrete(game.moves.count) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Features and mask."""
        return self._spaces[0][agent]

    def action_space(self, agent: str) -> Any:
        """All codes of the game."""
        return self._spaces[1][agent]

    def _deal(self, seed: int | None) -> None:
        self.table.whole = False
        self.table.deal(self._next_seed if seed is None else seed)
        self._next_seed = scattered(self.table.seed)
        self.agents = list(self.possible_agents)
        self._play_bots()
        self.table.whole = True

    def _play_bots(self) -> None:
        """Bots play, one after another, while none of the agents is waited for next."""
        table = self.table
        while not table.over and (bot := self.bots[table.seat]) is not None:
            key = key_of(table.seed, table.ply)
            table.play(bot.choose(table.game, table.states[0], table.seat, key))

    def _gained(self) -> dict[str, float]:
        """What the finished game was worth to every agent."""
        rewards = self.table.rewards()
        return {agent: rewards[seat] for agent, seat in self._seat_of.items()}

    def render(self) -> str | None:
        """The table as anyone may see it."""
        return self.table.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


class Aec(_Seats, AECEnv):  # type: ignore[misc]
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
        opponents: Any = None,
        expanded: bool = False,
    ) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, game, variant, seats, render_mode, opponents, expanded)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next that follows from the last seed, or a fresh one."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_of[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows, and may do if it is to move."""
        seat = self._seat_of[agent]
        mine = self.table.seat == seat
        mask = self.table.mask() if mine else np.zeros(self.table.game.moves.count, np.int8)
        return {"observation": self.table.observe(seat, self.expanded), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the move of ``agent_selection``; an illegal one is refused."""
        if not (self.agents and self.table.whole):
            in_play(self.table)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = _checked(action, self.table.legal(), agent)
        self._cumulative_rewards[agent] = 0.0
        self.table.whole = False
        self.table.play(move)
        self._play_bots()
        self.table.whole = True
        if self.table.over:
            self.rewards = self._gained()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self._agent_of[self.table.seat]


class Parallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """One table; all seats that are waited for decide at once.

    A seat that is not waited for has a mask of zeros, and its action is not looked at. Who comes
    first in a step changes with the ply; where that makes another's choice impossible (two seats
    reach for the same thing), the slower one stays as it was, hears of it in ``info["late"]`` and
    chooses again.
    """

    metadata = {"name": "galactable_parallel_v0", "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
        opponents: Any = None,
        expanded: bool = False,
    ) -> None:
        _Seats.__init__(self, game, variant, seats, render_mode, opponents, expanded)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; without a seed, the next that follows from the last seed, or a fresh one."""
        self._deal(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """One decision of every seat that is waited for; an illegal one is refused."""
        table = self.table
        in_play(table)
        if unknown := set(actions) - set(self.agents):
            raise ValueError(f"no agent is called {', '.join(map(repr, sorted(unknown, key=str)))}")
        chosen = {}
        for seat in self._asked():
            agent = self._agent_of[seat]
            chosen[seat] = _checked(actions.get(agent), table.legal_for(seat), agent)
        table.whole = False
        first, late = table.ply % table.seats, []
        for seat, move in sorted(chosen.items(), key=lambda one: (one[0] - first) % table.seats):
            if seat in self._asked() and move in table.legal_for(seat):
                table.play(move, seat)
            else:
                late.append(seat)
        self._play_bots()
        table.whole = True
        agents, over = self.agents, table.over
        gained = self._gained() if over else dict.fromkeys(agents, 0.0)
        infos = {agent: {"late": self._seat_of[agent] in late} for agent in agents}
        seen = self._seen()
        if over:
            self.agents = []
        return (
            seen,
            gained,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _asked(self) -> list[int]:
        waiting = ids(self.table.states["waiting"][0])
        return [seat for seat in waiting if self.bots[seat] is None]

    def _seen(self) -> dict[str, Any]:
        asked, found = self._asked(), {}
        for agent, seat in self._seat_of.items():
            mask = np.zeros(self.table.game.moves.count, np.int8)
            if seat in asked:
                mask[self.table.legal_for(seat)] = 1
            seen = self.table.observe(seat, self.expanded)
            found[agent] = {"observation": seen, "action_mask": mask}
        return found


def _checked(action: Any, legal: Any, agent: str) -> int:
    """The move, if it is a legal one; 0.5 and None are none."""
    move = whole(action)
    if move is None or move not in legal:
        raise ValueError(f"move {action!r} is not legal for {agent}: take one of the action mask")
    return move


def env(
    game: Game | str,
    variant: str | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
    opponents: Any = None,
    expanded: bool = False,
) -> Aec:
    """A table as an AEC environment."""
    return Aec(game, variant, seats, render_mode, opponents, expanded)


def parallel_env(
    game: Game | str,
    variant: str | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
    opponents: Any = None,
    expanded: bool = False,
) -> Parallel:
    """A table as a parallel environment."""
    return Parallel(game, variant, seats, render_mode, opponents, expanded)
