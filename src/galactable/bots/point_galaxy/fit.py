"""Finds the weights of Point Galaxy's appraisal: plays itself, and sees what comes of galaxies.

Every galaxy at the end of a turn is noted with its facts and, after the game, with the points
that were still to come. What a fact is worth follows by least squares; then the new weights
play, and so on. ``python -m galactable.bots.point_galaxy.fit`` makes ``weights.npz`` again in
some minutes.
"""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from galactable.bots.playout import greedy_move
from galactable.bots.point_galaxy.appraisal import ALWAYS, FACTS, TABLES, Appraised, board
from galactable.bots.point_galaxy.planner import FILE
from galactable.bots.records import NOW, RECORDS, Knobs
from galactable.core.compile import door
from galactable.core.events import EventRows, buffer
from galactable.core.generic import Ints, deal, legal, play
from galactable.core.rng import Rng, start
from galactable.games.point_galaxy.components import MAX_SEATS, TURNS
from galactable.games.point_galaxy.evaluate import POINT, turns_left
from galactable.games.point_galaxy.scoring import total

__all__ = ["Watcher", "fitted", "main"]

Weights = NDArray[np.int16]
ROUNDS = 4
GAMES = 12_000  # of a round
PART = 250  # of them, to a process at a time
STRAY = 0.03  # of the moves are random, so that other galaxies are seen too
TRIES = 64
SMOOTH = 300.0  # galaxies that speak for equal weights with a turn more or less
MOST = np.iinfo(np.int16).max
CALM = 20.0  # galaxies that speak for a weight of nothing


@door
def watch(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    knobs: NDArray[Any],
    sides: Weights,
    seats: int,
    seed: int,
    out: Ints,
    rng: Rng,
    picks: Rng,
    events: EventRows,
    rows: NDArray[np.int32],
    facts: NDArray[np.int32],
    points: NDArray[np.int32],
) -> int:
    """Plays a game, each seat by its weights; returns how many galaxies were noted.

    Of a galaxy ``rows`` has the seat, its turns left and what it is worth without promises,
    ``facts`` what a weight of one point adds. Points at the end are in ``points``.
    """
    for k in range(bytes_.shape[1]):
        bytes_[NOW, k] = 0
    s = states[NOW]
    start(rng, seed, 0)
    deal(s, seats, 0, rng, events)
    noted = 0
    ply = 0
    while s.waiting != 0:
        seat = s.seat
        turn = s.turns_taken
        s.weights[:] = sides[seat]
        n = legal(s, seat, out)
        start(picks, seed, 4 * ply + 1)
        move = greedy_move(
            states, bytes_, knobs[0], TRIES, seat, n, seed, 4 * ply + 2, out, rng, picks, events
        )
        start(rng, seed, 4 * ply + 3)
        play(s, seat, move, rng, events)
        ply += 1
        left = turns_left(s, seat)
        if s.turns_taken != turn and left > 0 and noted < rows.shape[0]:
            s.weights[:] = 0
            base = board(s, seat)
            rows[noted, 0] = seat
            rows[noted, 1] = left
            rows[noted, 2] = base
            for k in range(facts.shape[1]):
                s.weights[left, k] = POINT
                facts[noted, k] = board(s, seat) - base
                s.weights[left, k] = 0
            noted += 1
    for seat in range(seats):
        points[seat] = total(s, seat)
    return noted


class Watcher:
    """Plays games and notes galaxies."""

    def __init__(self, stray: float = 0.0) -> None:
        self.states = Appraised.array(RECORDS)
        self.bytes = self.states.view(np.uint8).reshape(RECORDS, -1)
        self.knobs = Knobs.array(1)
        self.knobs["stray"] = stray
        self.out = np.zeros(1024, np.int32)
        self.rng, self.picks = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
        self.silence = buffer(-1)
        self.points = np.zeros(MAX_SEATS, np.int32)
        self.rows = np.zeros((MAX_SEATS * TURNS, 3), np.int32)
        self.facts = np.zeros((MAX_SEATS * TURNS, FACTS), np.int32)

    def play(self, sides: list[Weights], seed: int, note: bool = False) -> int:
        """A game, a seat for each of the weights; returns how many galaxies were noted."""
        rows = self.rows if note else self.rows[:0]
        return int(
            watch(
                self.states, self.bytes, self.knobs, np.stack(sides), len(sides), seed, self.out,
                self.rng, self.picks, self.silence, rows, self.facts, self.points,
            )
        )  # fmt: skip


class Sums:
    """What least squares need of galaxies, by turns left."""

    def __init__(self) -> None:
        self.squares = np.zeros((TURNS + 1, FACTS, FACTS))
        self.products = np.zeros((TURNS + 1, FACTS))
        self.galaxies = 0

    def __iadd__(self, other: Sums) -> Self:
        self.squares += other.squares
        self.products += other.products
        self.galaxies += other.galaxies
        return self

    def add(self, watcher: Watcher, noted: int) -> None:
        """Notes the galaxies of a game that is over."""
        self.galaxies += noted
        rows = watcher.rows[:noted]
        facts = watcher.facts[:noted] / POINT
        to_come = watcher.points[rows[:, 0]] - rows[:, 2] / POINT
        for left in range(1, TURNS):
            these = rows[:, 1] == left
            x = facts[these]
            self.squares[left] += x.T @ x
            self.products[left] += x.T @ to_come[these]

    def weights(self) -> Weights:
        """The best weights; neighbours in time are alike, and what is seldom seen is small."""
        n = (TURNS - 1) * FACTS
        matrix = np.zeros((n, n))
        vector = self.products[1:TURNS].reshape(n)
        scale = self.squares.sum(axis=0).diagonal() / self.galaxies + 1e-4
        for at in range(TURNS - 1):
            own = slice(at * FACTS, (at + 1) * FACTS)
            matrix[own, own] += self.squares[at + 1] + np.diag(CALM * scale)
            if at + 2 < TURNS:
                following = slice((at + 1) * FACTS, (at + 2) * FACTS)
                tie = SMOOTH * scale
                tie[ALWAYS] = 0.0  # what is to come grows with the turns left
                matrix[own, own] += np.diag(tie)
                matrix[following, following] += np.diag(tie)
                matrix[own, following] -= np.diag(tie)
                matrix[following, own] -= np.diag(tie)
        found = np.zeros((TURNS + 1, FACTS))
        found[1:TURNS] = np.linalg.solve(matrix, vector).reshape(TURNS - 1, FACTS)
        found[TURNS] = found[TURNS - 1]
        found[TURNS, ALWAYS] += found[TURNS - 1, ALWAYS] - found[TURNS - 2, ALWAYS]
        return np.clip(np.round(POINT * found), -MOST, MOST).astype(np.int16)


def watched(before: Weights, seats: tuple[int, ...], games: int, seed: int) -> Sums:
    """What the galaxies of so many games say, all seats played by the same weights."""
    sums, watcher = Sums(), Watcher(STRAY)
    for k in range(games):
        sides = [before] * seats[k % len(seats)]
        sums.add(watcher, watcher.play(sides, seed + k, note=True))
    return sums


def fitted(
    before: Weights, seats: tuple[int, ...], games: int, seed: int, pool: Executor
) -> Weights:
    """The weights that follow from games played by others, at tables of these sizes."""
    parts = range(0, games, PART)
    n = len(parts)
    sums = Sums()
    seeds = [seed + first for first in parts]
    for part in pool.map(watched, [before] * n, [seats] * n, [PART] * n, seeds):
        sums += part
    return sums.weights()


def compare(one: Weights, other: Weights, seats: int, games: int, seed: int) -> float:
    """The share of wins of one among others, without search; every seat as often."""
    watcher, wins = Watcher(), 0.0
    for k in range(games):
        sides = [other] * seats
        sides[k % seats] = one
        watcher.play(sides, seed + k // seats)
        points = watcher.points[:seats]
        best = points == points.max()
        wins += best[k % seats] / best.sum()
    return wins / games


def main() -> None:
    """Writes the file; the first round plays by the points as they stand."""
    Watcher().play([np.zeros((TURNS + 1, FACTS), np.int16)] * 2, 1)  # compiles
    with ProcessPoolExecutor() as pool:
        found = learn(pool)
    path = Path(__file__).with_name(FILE)
    np.savez_compressed(path, weights=found)
    print(f"{path.stat().st_size} bytes")


def learn(pool: Executor) -> Weights:
    """The weights for every kind of table."""
    found = np.zeros((len(TABLES), TURNS + 1, FACTS), np.int16)
    for kind, seats in enumerate(TABLES):
        for turn in range(ROUNDS):
            seed = (1 + turn + ROUNDS * kind) << 24
            better = fitted(found[kind], seats, GAMES, seed, pool)
            share = compare(better, found[kind], seats[0], 1000, seed + GAMES)
            print(f"tables of {seats}, round {turn + 1}: {share:.3f} against the one before")
            found[kind] = better
    return found


if __name__ == "__main__":
    main()
