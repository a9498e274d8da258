"""The benchmark that others can cite: fixed set-ups, deals, opponents and numbers of games.

A line is an arena of the agent against copies of one opponent, on deals that are the same for
everyone; nothing that ships with galactable was tuned on them. The list never changes under
its name: another list gets another name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from galactable.bots import Player, get_bot
from galactable.core import registry
from galactable.core.errors import SetupError
from galactable.sim.arena import Arena, Played
from galactable.version import __version__

__all__ = ["LINES", "NAME", "BenchmarkLine", "Result", "lines_of", "run", "score"]

NAME = "galactable-benchmark/1"
FIRST_DEAL = 20_000_003


@dataclass(frozen=True)
class BenchmarkLine:
    """One set-up: the agent sits in every seat of every deal once."""

    game: str
    variant: str
    seats: int
    opponent: str
    deals: int

    @property
    def name(self) -> str:
        """As a row is headed."""
        alone = "alone" if self.seats == 1 else f"against {self.opponent}"
        return f"{self.game}, {self.variant}, {self.seats} seats, {alone}"


def _lines() -> Iterator[BenchmarkLine]:
    most = {
        "cosmic-factory": ("standard", 4),
        "galactzy": ("basic", 4),
        "point-galaxy": ("standard", 4),
        "rock-the-galaxy": ("standard", 4),
        "tiny-galaxies": ("standard", 4),
    }
    for game, (variant, seats) in most.items():
        yield BenchmarkLine(game, variant, 2, "random", 25)
        yield BenchmarkLine(game, variant, 2, "greedy", 100)
        yield BenchmarkLine(game, variant, 2, "navigator", 50)
        yield BenchmarkLine(game, variant, seats, "greedy", 25)
    yield BenchmarkLine("point-galaxy", "solo-hard", 1, "", 100)
    yield BenchmarkLine("galactzy", "basic", 1, "", 100)


LINES = tuple(_lines())


@dataclass(frozen=True)
class Result:
    """How the agent did on a line; the share of wins has a 95% interval by deal."""

    line: BenchmarkLine
    games: int
    decisions: int
    share: tuple[float, float, float]
    points: float

    def as_json(self) -> dict[str, Any]:
        """As ``benchmark --json`` prints it."""
        low, middle, high = (round(x, 4) for x in self.share)
        return {
            **asdict(self.line),
            "first_deal": FIRST_DEAL,
            "games": self.games,
            "decisions": self.decisions,
            "share": [low, middle, high],
            "points": round(self.points, 2),
        }


def lines_of(games: Sequence[str] | None = None) -> list[BenchmarkLine]:
    """The lines of these games, or all."""
    for slug in games or ():
        if slug not in {line.game for line in LINES}:
            registry.game(slug)
            raise SetupError(f"the benchmark has no line of {slug!r}")
    return [line for line in LINES if not games or line.game in games]


def run(
    agent: Player,
    lines: Sequence[BenchmarkLine] = LINES,
    part: float = 1.0,
    processes: int | None = None,
    progress: Callable[[BenchmarkLine, Played], None] | None = None,
) -> Iterator[Result]:
    """Plays the lines; ``part`` below 1 plays that part of their deals, for a first look."""
    player = get_bot(agent)
    for line in lines:
        yield _run_line(player, line, part, processes, progress)


def _run_line(
    player: Any,
    line: BenchmarkLine,
    part: float,
    processes: int | None,
    progress: Callable[[BenchmarkLine, Played], None] | None,
) -> Result:
    entered = deepcopy(player)  # it may meet itself
    bots = [entered, line.opponent] if line.seats > 1 else [entered]
    arena = Arena(line.game, bots, line.seats, line.variant, FIRST_DEAL)
    deals = max(2, round(part * line.deals))
    games = deals * len(arena.lineups)
    told = (lambda one: progress(line, one)) if progress else None
    played = arena.play(games, processes, told)
    mine = arena.standings(played)[0]
    return Result(line, games, sum(one.plies for one in played), mine.share, mine.points)


def score(results: Sequence[Result]) -> tuple[float, float, float] | None:
    """The headline: the mean share of wins against greedy with two seats, over the games.

    Its interval is that of a mean of independent shares.
    """
    shares = [
        result.share
        for result in results
        if result.line.opponent == "greedy" and result.line.seats == 2
    ]
    if len(shares) < len({line.game for line in LINES}):
        return None
    low, middle, high = np.array(shares).T
    below = np.sqrt(((middle - low) ** 2).sum()) / len(shares)
    above = np.sqrt(((high - middle) ** 2).sum()) / len(shares)
    return float(middle.mean() - below), float(middle.mean()), float(middle.mean() + above)


def as_json(agent: str, results: Sequence[Result], experience: int | None) -> dict[str, Any]:
    """The whole result as one object."""
    return {
        "benchmark": NAME,
        "version": __version__,
        "agent": agent,
        "experience": experience,
        "score": score(results),
        "lines": [result.as_json() for result in results],
    }
