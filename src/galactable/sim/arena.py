"""Tournaments of bots: seat-balanced, on all cores, the same result for the same seed.

Games come in *blocks*: a block is one deal (one seed) played once with every bot in every
seat, so luck of the deal and of the seat falls on all alike. Bots' keys follow from the deal
and the ply, so a bot among copies of itself must win exactly its share: ``audit`` checks it.
Every game depends on its own number alone, so the number of processes changes nothing but
the time.
"""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots import Bot, Player, get_bot
from galactable.core.errors import SetupError
from galactable.core.events import buffer
from galactable.core.game import Game
from galactable.core.numbers import checked_seed, whole
from galactable.core.registry import game as game_of
from galactable.core.rng import key_of
from galactable.sim.cluster import map_seeds

__all__ = ["Arena", "Played", "Standing", "audit", "by_deal", "elo_of", "lineups", "wilson"]

Z = 1.959964  # 95%
BOOTSTRAPS = 400
PRIOR = 0.5  # a draw for every pair that met, so that a bot that always wins has a number
ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Played:
    """One game: who sat where (by index into the arena's bots), points and places by seat."""

    number: int
    block: int
    lineup: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    plies: int


@dataclass(frozen=True)
class Standing:
    """How a bot did. A shared win counts as its part; intervals are of 95%."""

    name: str
    games: int
    wins: float
    share: tuple[float, float, float]
    points: float
    elo: tuple[float, float, float]
    by_seat: list[tuple[float, float, float]]
    """The share of wins from each seat."""

    def as_json(self) -> dict[str, Any]:
        """As ``arena --json`` prints it."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "share": [round(x, 4) for x in self.share],
            "points": round(self.points, 3),
            "elo": [round(x, 1) for x in self.elo],
            "by_seat": [[round(x, 4) for x in share] for share in self.by_seat],
        }


def wilson(wins: float, games: float) -> tuple[float, float, float]:
    """Wilson's interval: low, share, high."""
    if games == 0:
        return 0.0, 0.0, 1.0
    share = wins / games
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), share, min(1.0, (middle + spread) / scale)


def by_deal(wins: NDArray[np.float64], games: NDArray[np.float64]) -> tuple[float, float, float]:
    """The share of wins with an interval that knows that games of one deal are alike.

    It is Wilson's, for as many independent games as would vary as much as the deals do, but for no
    more than were played.
    """
    met = games > 0
    wins, games = wins[met], games[met]
    total = float(games.sum())
    if total == 0:
        return wilson(0, 0)
    share = float(wins.sum()) / total
    deals = len(games)
    worth = total
    if deals > 1 and 0 < share < 1:
        apart = wins - share * games
        variance = deals / (deals - 1) * float((apart**2).sum()) / total**2
        worth = min(total, share * (1 - share) / variance) if variance > 0 else total
    return wilson(share * worth, worth)


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
        if not bots:
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
        elo = elo_of(played, len(self.names), self.seats == 1)
        return [self._standing(bot, played, elo[bot]) for bot in range(len(self.names))]

    def _standing(
        self, bot: int, played: Sequence[Played], elo: tuple[float, float, float]
    ) -> Standing:
        wins, games, points = np.zeros(self.seats), np.zeros(self.seats, int), 0
        blocks = max((one.block for one in played), default=0) + 1
        deals = np.zeros((2, blocks))  # wins and games by deal
        for one in played:
            winners = one.places.count(1)
            for seat, who in enumerate(one.lineup):
                if who == bot:
                    won = 1 / winners if one.places[seat] == 1 else 0
                    games[seat] += 1
                    points += one.points[seat]
                    wins[seat] += won
                    deals[:, one.block] += won, 1
        total = int(games.sum())
        return Standing(
            self.names[bot],
            total,
            float(wins.sum()),
            by_deal(*deals),
            points / max(total, 1),
            elo,
            [wilson(float(w), int(n)) for w, n in zip(wins, games, strict=True)],
        )

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


def elo_of(
    played: Sequence[Played], bots: int, solo: bool = False
) -> list[tuple[float, float, float]]:
    """Elo of every bot: low, estimate, high; their mean is 0.

    A game counts as a match between every two of its bots, decided by their places; of solo
    games those of the same deal are compared by points. The interval comes from weighing
    whole blocks anew (the Bayesian bootstrap), and with them the one draw that every pair is
    given: who wins 400 games of 400 may be far stronger still, and the interval says so.
    """
    blocks = max((one.block for one in played), default=0) + 1
    table = np.zeros((blocks, bots, bots))
    if solo:
        by_block: dict[int, list[Played]] = {}
        for one in played:
            by_block.setdefault(one.block, []).append(one)
        for block, ones in by_block.items():
            for x, y in combinations(ones, 2):
                _compare(table[block], x.lineup[0], y.lineup[0], y.points[0] - x.points[0])
    else:
        for one in played:
            for a, b in combinations(range(len(one.lineup)), 2):
                behind = one.places[a] - one.places[b]
                _compare(table[one.block], one.lineup[a], one.lineup[b], behind)
    wins = table.sum(axis=0)
    met = (wins + wins.T) > 0
    middle = _fit(wins + PRIOR * met)
    rng = np.random.Generator(np.random.PCG64(1))
    drawn = np.array(
        [
            _fit(
                np.tensordot(rng.exponential(size=blocks), table, axes=1)
                + rng.gamma(PRIOR, size=wins.shape) * met
            )
            for _ in range(BOOTSTRAPS)
        ]
    )
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return [
        (float(lo), float(mid), float(hi)) for lo, mid, hi in zip(low, middle, high, strict=True)
    ]


def _compare(table: NDArray[np.float64], a: int, b: int, behind: int) -> None:
    """Adds a match of a and b: ``table[a, b]`` holds the wins of a over b."""
    if a == b:
        return
    share = 0.5 if behind == 0 else float(behind < 0)
    table[a, b] += share
    table[b, a] += 1 - share


def _fit(wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """Bradley and Terry's strengths as Elo, by minorisation."""
    games = wins + wins.T
    strength = np.ones(len(wins))
    for _ in range(500):
        denominator = (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        fresh = wins.sum(axis=1) / np.maximum(denominator, 1e-12)
        fresh = np.where(denominator > 0, fresh, 1.0)
        fresh /= np.exp(np.log(fresh).mean())
        if np.allclose(fresh, strength, rtol=1e-6):
            break
        strength = fresh
    found: NDArray[np.float64] = ELO * np.log(strength)
    return found


def _told_apart(names: list[str]) -> list[str]:
    """The names, numbered where two are alike."""
    found: list[str] = []
    for name in names:
        again = sum(other == name or other.startswith(f"{name} ") for other in found)
        found.append(f"{name} {again + 1}" if again else name)
    return found


@cache
def _space(game: Game) -> tuple[Any, ...]:
    return game.State.array(1), np.zeros(1, np.uint64), buffer(-1)


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
        states, rng, silence = _space(self.game)
        states.view(np.uint8)[:] = 0
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


_taken: list[_Match] = []


def _take(match: _Match) -> None:
    """Gives a worker its match once: a bot may be large."""
    _taken[:] = [match]


def _play_taken(number: int) -> Played:
    return _taken[0](number)


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
