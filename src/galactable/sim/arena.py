"""Tournaments of bots: seat-balanced, on all cores, the same result for the same seed.

Games come in *blocks*: a block is one deal (one seed) played once with every bot in every
seat, so luck of the deal and of the seat falls on all alike. Bots' keys follow from the deal
and the ply, so a bot among copies of itself must win exactly its share: ``audit`` checks it.
Every game depends on its own number alone, so the number of processes changes nothing but
the time.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from galactable.bots import Bot, Player, get_bot
from galactable.core.errors import SetupError
from galactable.core.events import buffer
from galactable.core.game import Game
from galactable.core.numbers import checked_seed, whole
from galactable.core.registry import game as game_of
from galactable.core.rng import key_of
from galactable.sim.cluster import map_seeds
from galactable.sim.standings import Played, Standing, standings

__all__ = ["Arena", "audit", "lineups"]


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits where, over a block: every bot is in every seat equally often.

    More bots than seats: every choice of them. Fewer: the last one named fills the table.
    """
    if bots >= seats:
        groups = list(combinations(range(bots), seats))
    else:
        groups = [(*range(bots), *[bots - 1] * (seats - bots))]
    found: list[tuple[int, ...]] = []
    for group in groups:
        for turn in range(seats):
            lineup = group[turn:] + group[:turn]
            if lineup not in found:
                found.append(lineup)
    return found


class Arena:
    """A tournament of one set-up."""

    def __init__(
        self,
        game: Game | str,
        bots: Sequence[Player],
        seats: int | None = None,
        variant: str | None = None,
        seed: int = 1,
    ) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.variant, self.seats = self.game.check_setup(variant, seats)
        if isinstance(bots, str) or not isinstance(bots, Sequence | np.ndarray):
            raise SetupError(f"bots are a list of them, not {bots!r}")
        if len(bots) == 0:
            raise SetupError("an arena needs at least one bot")
        players = [get_bot(bot) for bot in bots]
        self.players = list(dict.fromkeys(players))
        self.names = _told_apart([player.name for player in self.players])
        entered = [self.players.index(player) for player in players]
        found = [tuple(entered[i] for i in turn) for turn in lineups(len(entered), self.seats)]
        self.lineups = list(dict.fromkeys(found))
        self.seed = checked_seed(seed)

    def play(
        self,
        games: int,
        processes: int | None = None,
        progress: Callable[[Played], None] | None = None,
        ray: str | None = None,
    ) -> list[Played]:
        """Plays so many games: on all cores unless told otherwise, or on a Ray cluster."""
        if (whole(games) or 0) < 1:
            raise SetupError(f"games are counted from 1, not {games!r}")
        if processes is not None and (whole(processes) or 0) < 1:
            raise SetupError(f"processes are counted from 1, not {processes!r}")
        match = _Match(
            self.game,
            tuple(self.players),
            self.seats,
            self.game.variant_names.index(self.variant),
            checked_seed(self.seed, games),
            tuple(self.lineups),
        )
        found = []
        for played in _played(match, range(games), processes, ray):
            found.append(played)
            if progress:
                progress(played)
        return found

    def standings(self, played: Sequence[Played]) -> list[Standing]:
        """Wins, shares, points and Elo of every bot, in the order they were named."""
        return standings(played, self.names, self.seats)

    def as_json(self, played: Sequence[Played]) -> dict[str, Any]:
        """The result as ``arena --json`` prints it."""
        return {
            "game": self.game.slug,
            "variant": self.variant,
            "seats": self.seats,
            "games": len(played),
            "seed": self.seed,
            "bots": [standing.as_json() for standing in self.standings(played)],
        }


def _told_apart(names: list[str]) -> list[str]:
    """The names, numbered where two are alike."""
    found: list[str] = []
    for name in names:
        again = sum(other == name or other.startswith(f"{name} ") for other in found)
        found.append(f"{name} {again + 1}" if again else name)
    return found


@dataclass(frozen=True)
class _Match:
    """The games of an arena by number: a game follows from these fields alone."""

    game: Game
    players: tuple[Bot, ...]
    seats: int
    variant: int
    seed: int
    lineups: tuple[tuple[int, ...], ...]

    def __call__(self, number: int) -> Played:
        """Plays one game."""
        block, turn = divmod(number, len(self.lineups))
        lineup, seed = self.lineups[turn], self.seed + block
        bots = [self.players[who] for who in lineup]
        states, rng, silence = self._dealt(seed)
        game, engine, state = self.game, self.game.compiled, states[0]
        ply = 0
        while state.waiting != 0:
            seat = int(state.seat)
            move = bots[seat].choose(game, state, seat, key_of(seed, ply))
            ply += 1
            engine.play(states, 0, seat, move, seed, ply, rng, silence)
        points, places = self._result(states)
        return Played(number, block, lineup, points, places, ply)

    def warm(self) -> None:
        """Makes every bot decide once, so that all that is needed is compiled and cached."""
        states, *_ = self._dealt(self.seed)
        self._result(states)
        for player in self.players:
            player.choose(self.game, states[0], int(states[0].seat), 1)

    def _dealt(self, seed: int) -> tuple[Any, ...]:
        states, rng, silence = self.game.State.array(1), np.zeros(1, np.uint64), buffer(-1)
        self.game.compiled.deal(states, 0, self.seats, self.variant, seed, rng, silence)
        return states, rng, silence

    def _result(self, states: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        game, out = self.game, np.zeros(64, np.int32)
        places = np.zeros(self.seats, np.int32)
        points = [int(game.compiled.score(states, 0, s, out)) for s in range(self.seats)]
        game.compiled.places(states, 0, places)
        return tuple(points), tuple(places.tolist())


def _played(
    match: _Match, numbers: range, processes: int | None, ray: str | None
) -> Iterator[Played]:
    """The games in the order of their numbers, wherever they are played."""
    processes = min(processes or os.cpu_count() or 1, len(numbers))
    if ray is not None or processes == 1:
        yield from map_seeds(match, numbers, ray)
        return
    match.warm()  # compiled once here, not in every process
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(method)
    with ProcessPoolExecutor(processes, context, _take, (match,)) as pool:
        yield from pool.map(_play_taken, numbers)


# What a worker has: its match, the game that it plays, and whether Ctrl-C was pressed.
_taken: list[_Match] = []
_playing: list[int] = []
_ended: list[bool] = []


def _take(match: _Match) -> None:
    """Gives a worker its match once: a bot may be large."""
    signal.signal(signal.SIGINT, _end)
    _taken[:] = [match]


def _end(*_: object) -> None:
    """Ctrl-C reaches workers too. Dying of it, they would print what nobody can use."""
    _ended.append(True)
    if _playing:
        raise KeyboardInterrupt


def _play_taken(number: int) -> Played:
    if _ended:
        raise KeyboardInterrupt
    _playing.append(number)
    try:
        return _taken[0](number)
    finally:
        _playing.clear()


def audit(
    game: Game | str,
    bot: Player,
    games: int = 8,
    seats: int | None = None,
    variant: str | None = None,
    seed: int = 1,
) -> list[str]:
    """Plays a bot among copies of itself; returns what is wrong: nothing, if all is well.

    With the same keys all games of a deal are one and the same, so with every seat taken once the
    bot wins exactly its share. A bot that remembers something from one game to the next, or draws
    chance from anything but its key, is found out; so is an arena that favours a seat.
    """
    player = get_bot(bot)
    arena = Arena(game, [player, deepcopy(player)], seats, variant, seed)
    rounds = max(1, games // len(arena.lineups))
    played = arena.play(rounds * len(arena.lineups), processes=1)
    found = []
    for one in played:
        first = played[one.block * len(arena.lineups)]
        if (one.points, one.places, one.plies) != (first.points, first.places, first.plies):
            found.append(f"{player.name}, deal {seed + one.block}: {one.lineup} is another game")
    wins = arena.standings(played)[0].wins
    if not found and arena.seats > 1 and abs(wins - rounds) > 1e-9:
        found.append(f"{player.name} wins {wins:g} of {len(played)} games, not {rounds}")
    return found
