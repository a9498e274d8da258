"""What the games of an arena say of its bots: shares of wins, points, Elo, with intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["Played", "Standing", "by_deal", "elo_of", "standings", "wilson"]

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


def standings(played: Sequence[Played], names: Sequence[str], seats: int) -> list[Standing]:
    """Wins, shares, points and Elo of every bot, in the order of their names."""
    elo = elo_of(played, len(names), seats == 1)
    return [_standing(bot, name, seats, played, elo[bot]) for bot, name in enumerate(names)]


def _standing(
    bot: int, name: str, seats: int, played: Sequence[Played], elo: tuple[float, float, float]
) -> Standing:
    wins, games, points = np.zeros(seats), np.zeros(seats, int), 0
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
        name,
        total,
        float(wins.sum()),
        by_deal(*deals),
        points / max(total, 1),
        elo,
        [wilson(float(w), int(n)) for w, n in zip(wins, games, strict=True)],
    )


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
