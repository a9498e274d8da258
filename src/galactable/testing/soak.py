"""``make soak``: a million random games over all games with the invariants checked.

Compiled games run through by the thousand; a share of them is walked ply by ply with
the invariants checked after every move.
"""

from __future__ import annotations

import argparse

from rich.progress import Progress

from galactable.core.registry import games
from galactable.sim.playouts import Playouts
from galactable.testing.conformance import Case, cases, walk

__all__ = ["soak"]

BATCH = 1000
WALKED = 10  # of every batch, games that are checked after every move


def soak(total: int, first_seed: int = 0) -> None:
    """Plays ``total`` games, evenly over all set-ups."""
    setups = [case for game in games() for case in cases(game)]
    with Progress() as progress:
        task = progress.add_task("Soaking", total=total)
        seed = first_seed
        while not progress.finished:
            for case in setups:
                _batch(case, seed)
                progress.update(task, advance=BATCH, description=str(case))
            seed += BATCH


def _batch(case: Case, seed: int) -> None:
    bound = case.game.bound(case.seats, case.variant)
    plies = Playouts(case.game, case.variant, case.seats).run(BATCH, seed).plies
    assert plies.max() <= bound, f"{case}: a game of {plies.max()} decisions, bound {bound}"
    for one in range(seed, seed + WALKED):
        table = case.table(one)
        for _ in walk(table, one):
            problems = case.game.problems(table.state)
            assert not problems, f"{case}, seed {one}, ply {table.ply}: {problems}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    soak(given.games, given.seed)
