"""The chance that the missing numbers still come: tables for ``evaluate``.

``ODDS[spare, throws, i]`` is the chance, in ten-thousandths, to roll every number of the
missing multiset ``i`` within ``throws`` throws. Each throw uses one die for every missing
number and ``spare`` more, of the best types; hits are kept. ``PLANS`` holds the best first
throw. Multisets of at most six numbers are indexed by ``rank``.
"""

from __future__ import annotations

import lzma
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.galactzy.components import (
    BITS,
    DICE,
    MOST_DICE,
    MOST_THROWS,
    N_NUMBERS,
    NUMBER_MASK,
    THROWS,
)

CERTAIN = 10_000
MOST_MISSING = 6
MOST_SPARE = 5
FILE = Path(__file__).with_name("data") / "odds.xz"

# Multisets that come before one with c of a number, when at most t numbers are left to place.
_STEPS = np.array(
    [
        [
            [sum(comb(N_NUMBERS - n + t - j, t - j) for j in range(min(c, t))) for c in range(7)]
            for t in range(MOST_MISSING + 1)
        ]
        for n in range(1, N_NUMBERS + 1)
    ],
    np.int64,
)


@rule
def rank(missing: int) -> int:
    """The index of a packed multiset of at most six numbers."""
    index = 0
    left = MOST_MISSING
    for number in range(N_NUMBERS):
        count = missing >> BITS * number & NUMBER_MASK
        index += _STEPS[number, left, count]
        left -= count
    return index


@cache
def multisets() -> list[tuple[int, ...]]:
    """All multisets of at most six numbers as counts by number, in the order of ``rank``."""
    found = []
    for size in range(MOST_MISSING + 1):
        for numbers in combinations_with_replacement(range(1, N_NUMBERS + 1), size):
            found.append(tuple(numbers.count(n) for n in range(1, N_NUMBERS + 1)))
    return sorted(found)


def make() -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Both tables: more and more throws, each from the chances of one throw less."""
    sets = multisets()
    index = {counts: i for i, counts in enumerate(sets)}
    sizes = np.array([sum(counts) for counts in sets])
    after = np.empty((N_NUMBERS, len(sets)), np.int64)  # what is missing after a number came
    for i, counts in enumerate(sets):
        for n in range(N_NUMBERS):
            less = (*counts[:n], counts[n] - 1, *counts[n + 1 :])
            after[n, i] = index[less] if counts[n] else i
    shape = (MOST_SPARE + 1, MOST_THROWS + 1, len(sets))
    odds, plans = np.zeros(shape), np.zeros(shape, np.int16)
    odds[:, 0, sizes == 0] = 1.0
    first: dict[tuple[int, ...], NDArray[np.float64]] = {}
    for throws in range(1, MOST_THROWS + 1):
        for spare in range(MOST_SPARE + 1):
            chances = first if throws == 1 and first else _throw(odds[spare, throws - 1], after)
            first = first or chances
            for i, plan in enumerate(THROWS):
                fits = sizes == sum(plan) - spare
                better = fits & (chances[plan] > odds[spare, throws])
                odds[spare, throws][better] = chances[plan][better]
                plans[spare, throws][better] = i
            odds[spare, throws, sizes == 0] = 1.0
    return np.round(odds * CERTAIN).astype(np.int16), plans


def _throw(
    then: NDArray[np.float64], after: NDArray[np.int64]
) -> dict[tuple[int, ...], NDArray[np.float64]]:
    """The mean of ``then`` after each throw, die by die."""
    chances: dict[tuple[int, ...], NDArray[np.float64]] = {(0, 0, 0): then}
    for plan in THROWS:
        if sum(plan) > MOST_DICE:
            continue
        kind = next(k for k, n in enumerate(plan) if n)
        less = tuple(n - (k == kind) for k, n in enumerate(plan))
        chances[plan] = chances[less][after[: DICE[kind]]].mean(axis=0)
    return chances


def _kept() -> NDArray[np.int16]:
    """``[2, spare, throws, multiset]``, as ``main`` wrote it."""
    shape = (2, MOST_SPARE + 1, MOST_THROWS + 1, comb(N_NUMBERS + MOST_MISSING, MOST_MISSING))
    return np.frombuffer(lzma.decompress(FILE.read_bytes()), "<i2").reshape(shape).copy()


def main() -> None:
    """Writes the tables."""
    data = np.array(make(), "<i2").tobytes()
    FILE.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


ODDS, PLANS = _kept() if FILE.exists() else make()

if __name__ == "__main__":
    main()
