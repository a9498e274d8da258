"""The games in OpenSpiel, as ``galactable_rock_the_galaxy`` and so on.

Importing this module registers them, so that ``pyspiel.load_game`` finds them by name. Chance
is true chance, in one of two ways (the parameter ``chance``):

``sampled``   (the default) a throw of dice or the draw of a few cards is a chain of chance
              nodes, one a draw, with exact probabilities; a deal or whatever takes many draws
              is one chance node with one outcome, drawn when it is applied.
``explicit``  every draw is a chance node with exact probabilities, in deals too.

A state is bytes, so clones, pickles and search work as for any OpenSpiel game; what a player
knows is the seat's view with a digest of all it was ever told (as a string, with perfect
recall) and its observation (as a tensor).
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from galactable.core import registry
from galactable.core.errors import SetupError
from galactable.core.events import Event, buffer
from galactable.core.game import ALL, SPECTATOR, Game
from galactable.core.numbers import whole
from galactable.core.rng import start_from
from galactable.envs.draws import DEAL, UndrawnError, scripted
from galactable.sim.inputs import expand, expanded_size
from galactable.sim.rewards import rewards_of

__all__ = ["load", "name_of", "register"]

FEW_DRAWS = 8  # what takes more draws than these is sampled as a whole
FEW_OUTCOMES = 64  # and what draws from more than these
MOST_OUTCOMES = 1024
CHANCES = ("sampled", "explicit")
FRESH = -1
MOST_SEED = 2**31 - 1  # OpenSpiel's parameters are 32 bits
_registered: dict[str, Any] = {}


def register() -> list[str]:
    """Registers every game with OpenSpiel; returns their names there."""
    return [_register(game) for game in registry.games()]


def name_of(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"galactable_{game.slug.replace('-', '_')}"


def load(
    slug: str,
    variant: str | None = None,
    seats: int | None = None,
    chance: str = "sampled",
    seed: int = FRESH,
    expanded: bool = False,
) -> Any:
    """A game as an OpenSpiel game. ``seed`` is that of sampled chance; -1 is a fresh one.

    With ``expanded`` tensors are the floats of ``sim.inputs.expand``.
    """
    game = registry.game(slug)
    variant, seats = game.check_setup(variant, seats)
    if whole(seed) is None or not FRESH <= seed <= MOST_SEED:
        raise SetupError(f"chance has a seed from 0 to {MOST_SEED}, or {FRESH}, not {seed!r}")
    given = {"variant": variant, "players": seats, "chance": chance, "seed": int(seed)}
    given |= {"expanded": expanded}
    return pyspiel.load_game(_register(game), given)


def _kind(game: Game, seats: int, chance: str) -> Any:
    """What OpenSpiel should know of a set-up."""
    kinds = pyspiel.GameType
    sampled = chance == "sampled"
    modes, knowledge = kinds.ChanceMode, kinds.Information
    variant, players = game.check_setup(None, None)
    return kinds(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=(
            knowledge.IMPERFECT_INFORMATION if game.hides else knowledge.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "variant": variant,
            "players": players,
            "chance": CHANCES[0],
            "seed": FRESH,
            "expanded": False,
        },
    )


def _register(game: Game) -> str:
    name = name_of(game)
    if name not in _registered:
        made = type("SpielGame", (SpielGame,), {"game": game, "__doc__": SpielGame.__doc__})
        pyspiel.register_game(_kind(game, game.check_setup(None, None)[1], CHANCES[0]), made)
        _registered[name] = made
    return name


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One set-up of a game."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        variant, seats = self.game.check_setup(None, None)
        given = {"variant": variant, "players": seats, "chance": CHANCES[0], "seed": FRESH}
        given["expanded"] = False
        given |= {key: value for key, value in (params or {}).items() if value is not None}
        self.variant, self.seats = self.game.check_setup(
            str(given["variant"]), int(str(given["players"]))
        )
        self.chance, seed = str(given["chance"]), int(str(given["seed"]))
        if seed < FRESH:
            raise SetupError(f"chance has a seed from 0 to {MOST_SEED}, or {FRESH}, not {seed}")
        self.expanded = str(given["expanded"]) in ("True", "true", "1")
        if self.chance not in CHANCES:
            raise SetupError(f"chance is {' or '.join(CHANCES)}, not {self.chance!r}")
        self.rng = np.random.Generator(np.random.PCG64(None if seed == FRESH else seed))
        self.bound = self.game.bound(self.seats, self.variant)
        points = self.seats == 1 and self.variant not in self.game.rivals
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.moves.count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-10.0 if points else -1.0,
            max_utility=10.0 if points else 1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=self.bound,
        )
        super().__init__(_kind(self.game, self.seats, self.chance), info, given)

    def __reduce__(self) -> Any:
        """By name; the stream of sampled chance goes on where it is."""
        given = {key: value for key, value in self.get_parameters().items() if key != "name"}
        return _again, (self.game.slug, given, self.rng.bit_generator.state)

    def __deepcopy__(self, memo: Any) -> SpielGame:
        return self

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound: every ply may have as many draws as the longest deal."""
        return MOST_OUTCOMES * (self.bound + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player knows."""
        return Observer(self, bool(getattr(iig_obs_type, "perfect_recall", False)))


def _again(slug: str, given: dict[str, Any], stream: dict[str, Any]) -> Any:
    found = pyspiel.load_game(_register(registry.game(slug)), given)
    found.rng.bit_generator.state = stream
    return found


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table. ``pending`` is the move that waits for chance (DEAL, or None for none)."""

    def __init__(self, spiel_game: SpielGame) -> None:
        super().__init__(spiel_game)
        self.bytes = b""
        self.ply = 0
        self.pending: int | None = DEAL
        self.draws: list[int] = []  # of the pending move, so far
        self.outcomes = 0  # of its next draw; 1 if all are sampled at once, 0 if not known yet
        self.memory = [b""] * spiel_game.seats  # a digest of what each seat was told

    @property
    def _spiel(self) -> Any:
        return self.get_game()

    @property
    def _rules(self) -> Game:
        return self._spiel.game

    def __reduce__(self) -> Any:
        """Everything that is ours, and OpenSpiel's own history."""
        return _state_again, (self.get_game(), self.serialize())

    def _open(self) -> Any:
        states = self._rules.State.array(1)
        if self.bytes:
            states.view(np.uint8)[:] = np.frombuffer(self.bytes, np.uint8)
        return states

    def current_player(self) -> int:
        """Who is next: chance, a seat, or nobody."""
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self._open()["seat"][0])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.pending is None and bool(self._open()["waiting"][0] == 0)

    def _legal_actions(self, player: int) -> list[int]:
        out = np.zeros(self._rules.moves.count + 1, np.int32)
        n = self._rules.compiled.legal(self._open(), 0, player, out)
        found: list[int] = out[:n].tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw, equally likely."""
        if self.outcomes == 0:
            self._look_at_chance()
        return [(i, 1.0 / self.outcomes) for i in range(self.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.pending is None:
            player = self.current_player()
            legal = [] if player < 0 else self._legal_actions(player)
            if action not in legal:
                over = player == pyspiel.PlayerId.TERMINAL
                some = ", ".join(map(str, legal[:12])) + (", ..." if len(legal) > 12 else "")
                why = "the game is over" if over else f"legal are {some}"
                raise ValueError(f"move {action} is not legal for player {player}: {why}")
            self._begin(action)
            return
        if not 0 <= action < len(self.chance_outcomes()):
            raise ValueError(f"chance has outcomes 0 to {self.outcomes - 1}, not {action}")
        if self.outcomes == 1 and self._spiel.chance == "sampled":
            self._sample()
        else:
            self._draw(action)

    def _begin(self, move: int) -> None:
        """Carries the move out if chance has no part in it; else chance is next."""
        after, told, chance = self._compiled(move, 0)
        if chance:
            self.pending, self.draws, self.outcomes = move, [], 0
        else:
            self._settle(after, told, move)

    def _compiled(self, move: int, seed: int) -> tuple[bytes, list[Event], bool]:
        """The table after a move (or the deal) with this seed, and whether chance had a part."""
        game, states, events = self._rules, self._open(), buffer()
        rng, fresh = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
        ply = 0 if move == DEAL else self.ply + 1
        if move == DEAL:
            game.compiled.deal(states, 0, self._spiel.seats, self._variant, seed, rng, events)
        else:
            seat = int(states["seat"][0])
            game.compiled.play(states, 0, seat, move, seed, ply, rng, events)
        start_from(fresh, seed, ply)
        return states.tobytes(), game.events.read(events), bool(rng[0] != fresh[0])

    @property
    def _variant(self) -> int:
        return self._rules.variant_names.index(self._spiel.variant)

    def _look_at_chance(self) -> None:
        """Finds how many outcomes the next draw has, or that all are to be sampled at once."""
        if self._spiel.chance == "sampled" and not self.draws and not self._few():
            self.outcomes = 1
            return
        try:
            self._scripted(list(self.draws))
            self.outcomes = 1  # a deal without any draw
        except UndrawnError as waits:
            self.outcomes = waits.outcomes

    def _few(self) -> bool:
        """Whether the pending move takes few draws with few outcomes each."""
        if self.pending == DEAL:
            return False
        dice, left = random.Random(0), FEW_DRAWS  # always the same: copies must agree

        def some(outcomes: int) -> int | None:
            nonlocal left
            left -= 1
            return dice.randrange(outcomes) if left >= 0 and outcomes <= FEW_OUTCOMES else None

        try:
            self._scripted([], some)
        except UndrawnError:
            return False
        return True

    def _scripted(
        self, draws: list[int], more: Callable[[int], int | None] | None = None
    ) -> tuple[bytes, list[Event]]:
        assert self.pending is not None
        seats = self._spiel.seats
        return scripted(self._rules).run(
            self.bytes, seats, self._variant, self.pending, draws, more
        )

    def _sample(self) -> None:
        assert self.pending is not None
        after, told, _ = self._compiled(self.pending, int(self._spiel.rng.integers(2**62)))
        self._settle(after, told, self.pending)

    def _draw(self, outcome: int) -> None:
        assert self.pending is not None
        draws = [*self.draws, outcome]
        try:
            after, told = self._scripted(list(draws))
        except UndrawnError as waits:
            self.draws, self.outcomes = draws, waits.outcomes
            return
        self._settle(after, told, self.pending)

    def _settle(self, after: bytes, told: list[Event], move: int) -> None:
        mover = -1 if move == DEAL else int(self._open()["seat"][0])
        for seat in range(self._spiel.seats):
            heard = [event.told_to(seat) for event in told]
            words = [(event.kind.name, event.args) for event in heard if event is not None]
            own = move if seat == mover else None
            digest = hashlib.blake2b(self.memory[seat], digest_size=16)
            digest.update(repr((own, words)).encode())
            self.memory[seat] = digest.digest()
        self.bytes, self.pending, self.draws, self.outcomes = after, None, [], 0
        self.ply += move != DEAL

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player believes possible: what it cannot know is dealt anew."""
        if self.pending is not None:
            raise ValueError("while chance decides, there is no player to ask")
        found: SpielState = self.clone()
        states, seed = self._open(), int(sampler() * (1 << 53))
        self._rules.compiled.hide(states, 0, player, seed, 1, np.zeros(1, np.uint64))
        found.bytes = states.tobytes()
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Draw {action} of {len(self.chance_outcomes())}"
        return self._rules.move(self._open()[0], player, action).words

    def returns(self) -> list[float]:
        """Rewards by seat; zero until the end."""
        seats: int = self._spiel.seats
        if not self.is_terminal():
            return [0.0] * seats
        game, view = self._rules, self._rules.view(self._open()[0], SPECTATOR)
        totals = [points["total"] for points in view["scores"]]
        return rewards_of(game, self._spiel.variant, view["places"], totals)

    def view(self, player: int) -> str:
        """What the player sees, as JSON; while chance decides, what it saw before."""
        if not self.bytes:
            return "before the deal"
        return json.dumps(self._rules.view(self._open()[0], player))

    def __str__(self) -> str:
        waits = "" if self.pending is None else f" chance after {self.pending} {self.draws}"
        return f"ply {self.ply}{waits} {self.view(ALL)}"


def _state_again(game: Any, text: str) -> Any:
    return game.deserialize_state(text)


class Observer:
    """What a player knows, as a tensor and as a string."""

    def __init__(self, spiel_game: SpielGame, recall: bool) -> None:
        self._rules, self._recall = spiel_game.game, recall
        self._expanded = spiel_game.expanded
        size = expanded_size(self._rules) if self._expanded else self._rules.observation_size
        self.tensor = np.zeros(size, np.float32)
        self._seen = np.zeros(self._rules.observation_size, np.int16)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor."""
        self.tensor[:] = 0
        if state.bytes:
            self._rules.compiled.observe(state._open(), 0, player, self._seen)
            self.tensor[:] = expand(self._rules, self._seen) if self._expanded else self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        """The seat's view, and with perfect recall a digest of all that it was told."""
        memory = f" {state.memory[player].hex()}" if self._recall else ""
        return f"{state.view(player)}{memory}"


register()
