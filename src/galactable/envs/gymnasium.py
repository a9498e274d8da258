"""The games as Gymnasium environments: one seat against bots, and many tables at once.

After an install ``gymnasium.make("galactable/RockTheGalaxy-v0")`` and ``make_vec`` find them
by themselves (see ``galactable_register``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from galactable.core import registry
from galactable.core.errors import IllegalMoveError, SetupError
from galactable.core.numbers import checked_seed, whole
from galactable.core.rng import key_of
from galactable.envs import register
from galactable.sim.inputs import expand, expanded_size
from galactable.sim.meaning import meaning

if TYPE_CHECKING:
    from galactable.bots import Bot
    from galactable.core.game import Game
    from galactable.sim.light import LightTable

__all__ = ["SeatEnv", "VectorTables", "in_play", "many_seats", "register", "space_of"]

_FRESH = 2**62  # seeds below this


def space_of(game: Game, expanded: bool) -> Box:
    """The space of a game's observations: whole numbers with their bounds, or floats."""
    if expanded:
        return Box(-np.inf, np.inf, (expanded_size(game),), np.float32)
    return Box(*game.observation_bounds, dtype=np.int16)


def checked_seat(seat: int, seats: int) -> int:
    """The seat, if there is one of this number."""
    number = whole(seat)
    if number is None or not 0 <= number < seats:
        raise SetupError(f"there are seats 0 to {seats - 1}, no seat {seat!r}")
    return number


def listed(bots: Any) -> list[Any] | None:
    """Bots by seat as a list; None for one bot that plays all the others."""
    if isinstance(bots, np.ndarray) or (isinstance(bots, Sequence) and not isinstance(bots, str)):
        return list(bots)
    return None


def check_own(players: list[Any], seat: int) -> None:
    """None is nobody but the seat that learns."""
    others = [number for number, bot in enumerate(players) if bot is None and number != seat]
    if others:
        raise SetupError(f"seat {seat} is yours, so seat {others[0]} needs a bot, not None")


def in_play(table: LightTable) -> None:
    """Raises an error where no game is under way, or a bot's seat may be next."""
    if not table.whole:
        raise ResetNeeded("the last step was broken off: call reset()")
    if table.over:
        why = "the game is over" if table.dealt else "no game was dealt yet"
        raise ResetNeeded(f"{why}: call reset()")


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """One seat; bots play the others. ``info["action_mask"]`` says what is legal.

    ``bots`` is one bot for all other seats, or a list by seat, None for your own. A move that is
    not legal changes nothing, costs ``illegal_reward`` and is reported in ``info["illegal"]``. The
    reward of a finished game is that of ``sim.rewards``. With ``expanded`` observations are the
    floats of ``sim.inputs.expand``.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Bot | type[Bot] | Sequence[Any] = "greedy",
        illegal_reward: float = -0.01,
        render_mode: str | None = None,
        expanded: bool = False,
    ) -> None:
        from galactable.bots import seated
        from galactable.sim.light import LightTable

        found = registry.game(game) if isinstance(game, str) else game
        self.table = LightTable(found, variant, seats)
        seat = checked_seat(seat, self.table.seats)
        if (players := listed(bots)) is not None:
            check_own(players, seat)
            bots = ["random" if number == seat else bot for number, bot in enumerate(players)]
        self.seat, self.bots = seat, seated(bots, self.table.seats)
        self.illegal_reward, self.render_mode = float(illegal_reward), render_mode
        self.metadata = {**self.metadata, "meaning": meaning(found)}
        self.expanded = expanded
        self.observation_space = space_of(found, expanded)
        self.action_space = Discrete(found.moves.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        self.table.whole = False
        self.table.deal(int(self.np_random.integers(_FRESH)))
        self._play_bots()
        self.table.whole = True
        return self._seen(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """One decision of the seat, then the bots' until its next."""
        table = self.table
        in_play(table)
        move = whole(action)
        if move is None:
            raise IllegalMoveError(f"a move is a whole number, not {action!r}")
        if move not in table.legal():
            info = {**self._info(), "illegal": True}
            return self._seen(), self.illegal_reward, False, False, info
        table.whole = False
        table.play(move)
        self._play_bots()
        table.whole = True
        reward = table.rewards()[self.seat] if table.over else 0.0
        return self._seen(), reward, table.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self.table.mask().astype(bool)

    def render(self) -> str | None:  # type: ignore[override]
        """The table as anyone may see it."""
        return self.table.draw() if self.render_mode == "ansi" else None

    def _play_bots(self) -> None:
        table = self.table
        while not table.over and (seat := table.seat) != self.seat:
            key = key_of(table.seed, table.ply)
            table.play(self.bots[seat].choose(table.game, table.states[0], seat, key))

    def _seen(self) -> NDArray[Any]:
        return self.table.observe(self.seat, self.expanded)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask()}


class VectorTables(VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """Many tables by one compiled call; each step is a decision of whichever seat is next.

    ``opponents`` has a bot by seat, None for your own (one bot alone: all seats but the first).
    They play inside the compiled step, so that each step is a decision of a seat of your own.
    With ``expanded`` observations are the floats of ``sim.inputs.expand``.

    Everything handed out is a copy. ``info["seat"]`` says whose observation it is,
    ``info["action_mask"]`` what it may do, ``info["rewards"]`` what the step brought every
    seat; the reward returned is the mover's. A table whose game ends is dealt anew in the
    same step: ``info["final_obs"]`` then has the mover's last observation, and
    ``info["final_info"]`` the mover's seat, all seats' rewards, totals and observations.
    """

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        num_envs: int = 1024,
        threads: int = 1,
        opponents: Any = None,
        expanded: bool = False,
    ) -> None:
        from galactable.sim.vector import Vector

        found = registry.game(game) if isinstance(game, str) else game
        self.vector = Vector(
            found,
            variant,
            seats,
            num_envs,
            threads,
            opponents=opponents,
            expanded=expanded,
            finals=True,
        )
        self.num_envs, self.expanded, self._dealt = num_envs, expanded, False
        codes = found.moves.count
        self.single_observation_space = space_of(found, expanded)
        self.single_action_space = Discrete(codes)
        one = self.single_observation_space
        low, high = (np.tile(bound, (num_envs, 1)) for bound in (one.low, one.high))
        self.observation_space = Box(low, high, dtype=one.dtype)  # type: ignore[arg-type]
        self.action_space = MultiDiscrete(np.full(num_envs, codes))
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "meaning": meaning(found)}

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """New games everywhere; a list has a seed for each table: that of its first game.

        Without a seed, new games follow, from the stream that the last seed began.
        Two seeds, however near, have no games in common.
        """
        if options and "reset_mask" in options:
            raise SetupError("tables are dealt anew by themselves: all are reset, or none")
        if seed is None or np.ndim(seed) == 0:
            super().reset(seed=None if seed is None else checked_seed(seed), options=options)
            self.vector.reset(int(self.np_random.integers(_FRESH)))
        else:
            self.vector.reset(seed)
            sequence = np.random.SeedSequence(self.vector.seeds.tolist())
            stream = int(sequence.generate_state(1, np.uint64)[0])
            super().reset(seed=stream, options=options)
        self._dealt = True
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One decision at each table."""
        if not self._dealt:
            raise ResetNeeded("no game was dealt yet: call reset()")
        v, movers = self.vector, self.vector.seats_to_move.copy()
        v.step(actions)
        mine = v.rewards[np.arange(self.num_envs), movers].astype(np.float64)
        over = v.dones.astype(bool)
        info = self._info()
        if over.any():
            info |= self._final(over, movers)
        return self._seen(), mine, over, np.zeros_like(over), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal at every table, a row a table."""
        return self.vector.action_masks()

    def _seen(self) -> NDArray[Any]:
        v = self.vector
        return (v.observations if v.floats is None else v.floats).copy()

    def _info(self) -> dict[str, Any]:
        v = self.vector
        return {
            "seat": v.seats_to_move.copy(),
            "action_mask": v.masks.astype(np.int8),
            "rewards": v.rewards.copy(),
        }

    def _final(self, over: NDArray[np.bool_], movers: NDArray[np.int32]) -> dict[str, Any]:
        """The last observations and infos, in the form of Gymnasium's own vectors."""
        last, all_seats = np.full(self.num_envs, None), np.full(self.num_envs, None)
        for i in np.flatnonzero(over):
            rows = self.vector.last_observations[i].copy()
            row = rows[movers[i]]
            last[i] = expand(self.vector.game, row) if self.expanded else row
            all_seats[i] = rows
        v = self.vector
        shown = over[:, None]
        about = {
            "seat": np.where(over, movers, -1),
            "rewards": np.where(shown, v.rewards, 0.0),
            "totals": np.where(shown, v.totals, 0),
            "observations": all_seats,
        }
        masked = {f"_{name}": over.copy() for name in about}
        return {
            "final_obs": last,
            "_final_obs": over.copy(),
            "final_info": about | masked,
            "_final_info": over.copy(),
        }


def many_seats(
    game: Game | str,
    variant: str | None = None,
    seats: int | None = None,
    seat: int = 0,
    bots: str | Bot | type[Bot] | Sequence[Any] = "greedy",
    **options: Any,
) -> VectorTables:
    """``SeatEnv`` many times over: what ``gymnasium.make_vec`` makes of the same arguments."""
    found = registry.game(game) if isinstance(game, str) else game
    variant, seats = found.check_setup(variant, seats)
    seat = checked_seat(seat, seats)
    by_seat = listed(bots)
    players = [bots] * seats if by_seat is None else by_seat
    if len(players) != seats:
        raise SetupError(f"{seats} seats need {seats} bots, not {len(players)}")
    check_own(players, seat)
    players[seat] = None
    others = players if seats > 1 else None
    return VectorTables(found, variant, seats, opponents=others, **options)
