"""``python -m galactable.testing.soak``: a million random games, evenly over all set-ups.

Compiled games are played in batches of a thousand; each must end within its bound, with places
that make sense. In each batch the invariants of a hundred games are checked at their end, two
games are walked ply by ply and checked after every move (``--ended``, ``--walked``), and one is
played interpreted, where NumPy refuses an index out of range, to the same end.

``--game`` plays the part of one game, with the seeds that it has among the million.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context

import numpy as np

from galactable.core.registry import game, games, slugs
from galactable.sim.playouts import Playouts
from galactable.testing.conformance import Case, cases, walk

__all__ = ["Figures", "soak"]

BATCH = 1000
ENDED = 100  # of every batch, games that are checked at their end
WALKED = 2  # of every batch, games that are checked after every move
INTERPRETED = 1  # of every batch, games that are played interpreted too
MODES = ("compiled", "interpreted")
TOLD = 20  # seconds between two lines of progress


@dataclass
class Figures:
    """What was played."""

    games: int = 0
    decisions: int = 0
    ended: int = 0
    walked: int = 0
    interpreted: int = 0
    checked: int = 0

    def add(self, other: Figures) -> None:
        """Counts another's figures too."""
        self.games += other.games
        self.decisions += other.decisions
        self.ended += other.ended
        self.walked += other.walked
        self.interpreted += other.interpreted
        self.checked += other.checked

    def __str__(self) -> str:
        return (
            f"{self.games:,} games, {self.decisions:,} decisions; {self.ended:,} checked at their "
            f"end, {self.walked:,} walked, {self.interpreted:,} interpreted, invariants checked "
            f"{self.checked:,} times"
        )


def soak(
    total: int,
    first_seed: int = 0,
    processes: int | None = None,
    ended: int = ENDED,
    walked: int = WALKED,
    only: str = "",
) -> Figures:
    """Plays ``total`` games; names the set-up and seed of the first that goes wrong.

    Of each batch, ``ended`` games are checked at their end and ``walked`` after every move.
    ``only`` plays the part of one game.
    """
    found, began, told = Figures(), time.monotonic(), 0.0
    every = [job for job in _jobs(total, first_seed) if only in ("", job[0])]
    total, jobs = sum(size for *_, size in every), iter(every)
    workers = processes or os.cpu_count() or 1
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: set[Future[Figures]] = set()
        for job in islice(jobs, workers):
            running.add(pool.submit(_batch, *job, ended, walked))
        while running:
            done = next(as_completed(running))
            running.remove(done)
            found.add(done.result())
            running |= {pool.submit(_batch, *job, ended, walked) for job in islice(jobs, 1)}
            spent = time.monotonic() - began
            if spent - told > TOLD:
                told = spent
                left = spent * (total - found.games) / max(found.games, 1)
                print(f"  {found.games:,} of {total:,} games, {left / 60:.0f} min left", flush=True)
    return found


def _jobs(total: int, first_seed: int) -> Iterator[tuple[str, str, int, int, int]]:
    """Batches over all set-ups in turn, until the games are used up."""
    setups = [case for one in games() for case in cases(one)]
    each, more = divmod(total, len(setups))
    for done in range(0, each + 1, BATCH):
        for number, case in enumerate(setups):
            size = min(BATCH, each + (number < more) - done)
            if size > 0:
                yield case.game.slug, case.variant, case.seats, first_seed + done, size


def _batch(
    slug: str, variant: str, seats: int, seed: int, size: int, ended: int, walked: int
) -> Figures:
    case = Case(game(slug), variant, seats)
    bound = case.game.bound(seats, variant)
    playouts = Playouts(case.game, variant, seats)
    played = playouts.run(size, seed)
    longest = int(played.plies.argmax())
    assert played.plies[longest] <= bound, (
        f"{case}, seed {seed + longest}: {played.plies[longest]} decisions, bound {bound}"
    )
    better = (played.places[:, None, :] < played.places[:, :, None]).sum(axis=2)
    wrong = np.flatnonzero((played.places != better + 1).any(axis=1) & (seats > 1))
    assert len(wrong) == 0, f"{case}, seed {seed + wrong[0]}: places {played.places[wrong[0]]}"
    found = Figures(size, played.decisions)
    for one in range(seed, seed + min(ended, size)):
        playouts.run(1, one)
        problems = case.game.problems(playouts.states[0])
        assert not problems, f"{case}, seed {one}, at the end: {problems}"
        found.ended += 1
        found.checked += 1
    for one in range(seed, seed + min(walked, size)):
        found.checked += _walk(case, one)
        found.walked += 1
    for one in range(seed, seed + min(INTERPRETED, size)):
        _interpret(case, one)
        found.interpreted += 1
    return found


def _interpret(case: Case, seed: int) -> None:
    """Plays a game interpreted: every index is checked, and it ends as it does compiled."""
    ways = [Playouts(case.game, case.variant, case.seats, mode) for mode in MODES]
    plies = [way.run(1, seed).decisions for way in ways]
    same = plies[0] == plies[1] and ways[0].states.tobytes() == ways[1].states.tobytes()
    assert same, f"{case}, seed {seed}: interpreted it ends otherwise"


def _walk(case: Case, seed: int) -> int:
    """Walks a game; returns how often its invariants were checked."""
    table = case.table(seed)
    for _ in walk(table, seed):
        problems = case.game.problems(table.state)
        assert not problems, f"{case}, seed {seed}, ply {table.ply}: {problems}"
    assert not case.game.problems(table.state), f"{case}, seed {seed}, at the end"
    return table.ply + 1


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--ended", type=int, default=ENDED, help="of every thousand")
    parser.add_argument("--walked", type=int, default=WALKED, help="of every thousand")
    parser.add_argument("--game", default="", choices=["", *slugs()], help="its part alone")
    given = parser.parse_args()
    began = time.monotonic()
    found = soak(given.games, given.seed, given.processes, given.ended, given.walked, given.game)
    print(f"{found}; {(time.monotonic() - began) / 60:.1f} min", flush=True)


if __name__ == "__main__":
    main()
