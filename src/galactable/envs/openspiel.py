"""The games in OpenSpiel, as ``galactable_rock_the_galaxy`` and so on.

Chance is explicit: where the deal or a move draws from chance, a chance node follows with
``chance_outcomes`` equally likely outcomes, each a seed of that draw. A state is a history
of outcomes and moves, so clones, serialisation and search work as for any OpenSpiel game;
what a player knows is the seat's view (as a string) and its observation (as a tensor).
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from galactable.core import registry
from galactable.core.events import buffer
from galactable.core.game import Game
from galactable.core.rng import start_from
from galactable.envs.seat import rewards_of

__all__ = ["load", "register"]

OUTCOMES = 64
_registered: dict[str, Any] = {}


def register() -> list[str]:
    """Registers every game with OpenSpiel; returns their names there."""
    return [_register(game) for game in registry.games()]


def load(slug: str, variant: str | None = None, seats: int | None = None) -> Any:
    """A game as an OpenSpiel game."""
    game = registry.game(slug)
    variant, seats = game.check_setup(variant, seats)
    return pyspiel.load_game(_register(game), {"variant": variant, "players": seats})


def _register(game: Game) -> str:
    name = f"galactable_{game.slug.replace('-', '_')}"
    if name in _registered:
        return name
    variant, seats = game.check_setup(None, None)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "variant": variant,
            "players": seats,
            "chance_outcomes": OUTCOMES,
        },
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One set-up of the game."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given: dict[str, Any] = {
                "variant": variant,
                "players": seats,
                "chance_outcomes": OUTCOMES,
            }
            given |= {key: value for key, value in (params or {}).items() if value is not None}
            self.variant, self.seats = game.check_setup(given["variant"], int(given["players"]))
            self.outcomes = int(given["chance_outcomes"])
            self.game = game
            info = pyspiel.GameInfo(
                num_distinct_actions=game.moves.count,
                max_chance_outcomes=self.outcomes,
                num_players=self.seats,
                min_utility=-1.0 if self.seats > 1 else -10.0,
                max_utility=1.0 if self.seats > 1 else 10.0,
                utility_sum=None,
                max_game_length=game.bound(self.seats, self.variant),
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> Any:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return Observer(self)

    pyspiel.register_game(kind, SpielGame)
    _registered[name] = SpielGame
    return name


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table; ``pending`` is the move that waits for chance (-1: the deal, None: none)."""

    def __init__(self, spiel_game: Any) -> None:
        super().__init__(spiel_game)
        game: Game = spiel_game.game
        self.slug, self.variant, self.seats = game.slug, spiel_game.variant, spiel_game.seats
        self.outcomes = spiel_game.outcomes
        self.bytes = b""
        self.ply = 0
        self.pending: int | None = None
        self._advance(-1)

    @property
    def _game(self) -> Game:
        return registry.game(self.slug)

    def _open(self, bytes_: bytes) -> Any:
        states = self._game.State.array(1)
        if bytes_:
            states.view(np.uint8)[:] = np.frombuffer(bytes_, np.uint8)
        return states

    def _carried_out(self, move: int, seed: int) -> tuple[bytes, bool]:
        """The table after a move (or the deal) with this seed, and whether chance had a part."""
        game, engine = self._game, self._game.compiled
        states, rng, silence = self._open(self.bytes), np.zeros(1, np.uint64), buffer(-1)
        if move < 0:
            index = game.variant_names.index(self.variant)
            engine.deal(states, 0, self.seats, index, seed, rng, silence)
        else:
            seat = int(states[0].seat)
            engine.play(states, 0, seat, move, seed, self.ply + 1, rng, silence)
        fresh = np.zeros(1, np.uint64)
        start_from(fresh, seed, 0 if move < 0 else self.ply + 1)
        return states.tobytes(), bool(rng[0] != fresh[0])

    def _advance(self, move: int) -> None:
        after, chance = self._carried_out(move, 0)
        if chance:
            self.pending = move
        else:
            self._settle(after, move)

    def _settle(self, after: bytes, move: int) -> None:
        self.bytes, self.pending = after, None
        self.ply += move >= 0

    def current_player(self) -> int:
        """Who is next: chance, a seat, or nobody."""
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self._open(self.bytes)[0].seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.pending is None and self._open(self.bytes)[0].waiting == 0

    def _legal_actions(self, player: int) -> list[int]:
        states = self._open(self.bytes)
        out = np.zeros(self._game.moves.count + 1, np.int32)
        n = self._game.compiled.legal(states, 0, player, out)
        found: list[int] = out[:n].tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equally likely seeds of the draw."""
        return [(i, 1.0 / self.outcomes) for i in range(self.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.pending is None:
            self._advance(action)
        else:
            after, _ = self._carried_out(self.pending, action)
            self._settle(after, self.pending)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Chance {action}"
        return self._game.move(self._open(self.bytes)[0], player, action).words

    def returns(self) -> list[float]:
        """Rewards by seat; zero until the end."""
        if not self.is_terminal():
            return [0.0] * self.seats
        s = self._open(self.bytes)[0]
        view = self._game.view(s, -1)
        return rewards_of(view["places"], [points["total"] for points in view["scores"]])

    def _view(self, player: int) -> str:
        if not self.bytes:
            return "before the deal"
        return json.dumps(self._game.view(self._open(self.bytes)[0], player))

    def __str__(self) -> str:
        waits = "" if self.pending is None else f" chance after {self.pending}"
        return f"ply {self.ply}{waits} {self._view(-2)}"


class Observer:
    """What a player knows, as a tensor and as a string."""

    def __init__(self, spiel_game: Any) -> None:
        self._game: Game = spiel_game.game
        self.tensor = np.zeros(self._game.observation_size, np.float32)
        self._seen = np.zeros(self._game.observation_size, np.int16)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor."""
        self.tensor[:] = 0
        if state.bytes:
            self._game.compiled.observe(state._open(state.bytes), 0, player, self._seen)
            self.tensor[:] = self._seen

    def string_from(self, state: Any, player: int) -> str:
        """The seat's view; while chance decides, the one before it."""
        return str(state._view(player))
