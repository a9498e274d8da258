"""What it is worth to stop a sequence of Galactzy, for every multiset of dice."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.multisets import COUNT, FIRST
from galactable.bots.galactzy.sequence import LOW, Floats
from galactable.core.compile import door, rule
from galactable.games.galactzy.components import (
    BITS,
    CHANCE,
    EARLY,
    FACES,
    FIRST_CODE,
    FIRST_HAND,
    MOST_DICE,
    MOST_THROWS,
    N_FIGURES,
    N_GALAXIES,
    N_LUCKY,
    N_NUMBERS,
    N_POWER_TURNS,
    NUMBER_MASK,
    PHANTOM_LINE,
    POWER_NEEDS,
    POWER_ROLL,
    POWER_TURNS,
    TURN_FROM,
    TURN_TO,
    WAY_FIRST,
    WAY_NEED,
    WAY_POINTS,
)
from galactable.games.galactzy.rules.figures import NOT_SHOWN, contains, sum_of

__all__ = ["STEPS", "card_stops", "empowered", "fight_stops", "turn_stops", "worths"]

Shorts = NDArray[np.int16]
STEPS = 4  # of the curve of utility, a point

# Numbers that a power turns into others on a die of six, or of eight from 7 and 8 on.
_POWERS = [
    sorted(
        {
            (FACES[TURN_FROM[turn]][1] - 1, FACES[TURN_TO[turn]][1] - 1)
            for turn in POWER_TURNS[lucky, : N_POWER_TURNS[lucky]]
            if FACES[TURN_FROM[turn]][0] == (6 if FACES[TURN_FROM[turn]][1] <= 6 else 8)
        }
    )
    for lucky in range(N_LUCKY + 1)
]
N_POWERS = np.array([len(turns) for turns in _POWERS], np.int64)
POWERS = np.zeros((N_LUCKY + 1, int(N_POWERS.max()), 2), np.int64)
for _lucky, _turns in enumerate(_POWERS):
    for _k, _turn in enumerate(_turns):
        POWERS[_lucky, _k] = _turn


@door
def worths(packed: Any, lucky: int, phantom: int, out: Shorts) -> None:
    """What every line scores, without the early stop: as ``rules.figures.worth`` gives it."""
    for m in range(FIRST[FIRST_HAND], COUNT):
        counts = packed[m]
        for line in range(CHANCE):
            best = NOT_SHOWN
            for way in range(WAY_FIRST[line], WAY_FIRST[line + 1]):
                need = WAY_NEED[way]
                if line == PHANTOM_LINE:
                    need = phantom
                if (need == phantom) != (line == PHANTOM_LINE) or need == 0:  # GZ-74
                    continue
                if contains(counts, need):
                    value = 2 * WAY_POINTS[way]
                    if (counts - need) >> BITS * (lucky - 1) & NUMBER_MASK > 0:
                        value += 2 * lucky + 1
                    best = max(best, value)
            out[line, m] = best
        out[CHANCE, m] = 2 * sum_of(counts)


@rule
def _useful(curve: Floats, points: float) -> float:
    """The curve of utility at some points."""
    x = STEPS * points if points > 0.0 else 0.0
    i = min(int(x), len(curve) - 2)
    part = x - i
    return curve[i] + part * (curve[i + 1] - curve[i])


@door
def turn_stops(
    worth: Shorts, after: Floats, cancelled: Floats, travels: Floats, lucky_eon: Floats,
    curve: Floats, stop: Floats, levels: int, least: int,
) -> None:  # fmt: skip
    """The best line for every multiset, number of throws and of Eons.

    ``after[line, e]`` are the points to come once a line is scored, LOW where it is not open;
    ``cancelled[e]`` likewise with nothing scored, ``travels[galaxy, e]`` with a travel that the
    Code demands (GZ-41), LOW where it demands none; ``lucky_eon[e]`` comes with the Lucky Number.
    """
    for m in range(FIRST[FIRST_HAND + least], COUNT):
        for e in range(levels):
            base = cancelled[e]
            for galaxy in range(N_GALAXIES):
                travel = travels[galaxy, e]
                if travel > LOW and worth[FIRST_CODE + galaxy, m] != NOT_SHOWN:
                    base = travel if base == cancelled[e] else max(base, travel)
            best = LOW  # of what an early stop adds to
            if worth[CHANCE, m] >= 0 and after[CHANCE, e] > LOW:
                base = max(base, np.float32(worth[CHANCE, m] // 2) + after[CHANCE, e])
            for line in range(CHANCE):
                if after[line, e] > LOW and worth[line, m] != NOT_SHOWN:
                    points = np.float32(worth[line, m] // 2) + after[line, e]
                    if worth[line, m] % 2 == 1:
                        points += lucky_eon[e]
                    best = max(best, points)
            for t in range(1, MOST_THROWS + 1):
                stop[t, m, e] = _useful(curve, max(base, best + EARLY[t]))


@door
def fight_stops(
    worth: Shorts, stand: Floats, escapes: Floats, stop: Floats, levels: int, least: int
) -> None:
    """``stand[score, lucky, e]`` and ``escapes[galaxy, e]`` are utilities."""
    for m in range(FIRST[FIRST_HAND + least], COUNT):
        best = 0
        for line in range(N_FIGURES):
            best = max(best, worth[line, m])
        for t in range(1, MOST_THROWS + 1):
            score = best // 2 + EARLY[t] if best > 0 else 0
            for e in range(levels):
                value = stand[score, best % 2, e]
                for galaxy in range(N_GALAXIES):
                    if worth[FIRST_CODE + galaxy, m] != NOT_SHOWN:
                        value = max(value, escapes[galaxy, e])
                stop[t, m, e] = value


@door
def card_stops(packed: Any, code: int, ends: Floats, stop: Floats, levels: int, least: int) -> None:
    """``ends[missing, e]`` are utilities, by how many numbers of a card's Code are not covered."""
    for m in range(FIRST[FIRST_HAND + least], COUNT):
        missing = 0
        for number in range(N_NUMBERS):
            shift = BITS * number
            missing += max(0, (code >> shift & NUMBER_MASK) - (packed[m] >> shift & NUMBER_MASK))
        for t in range(1, MOST_THROWS + 1):
            for e in range(levels):
                stop[t, m, e] = ends[missing, e]


@door
def empowered(
    plus: Any, minus: Any, lucky: int, show: Floats, stop: Floats, levels: int, least: int
) -> None:
    """What stopping is worth when the Lucky Number's power may end the sequence (GZ-72)."""
    for m in range(FIRST[FIRST_HAND + least], COUNT):
        for t in range(1, MOST_THROWS + 1):
            for e in range(levels):
                stop[t, m, e] = show[t, m, e]
        needs = POWER_NEEDS[lucky]
        if needs > 0 and minus[m, needs - 1] < 0:
            continue
        for k in range(N_POWERS[lucky]):
            less = minus[m, POWERS[lucky, k, 0]]
            if less >= 0:
                other = plus[less, POWERS[lucky, k, 1]]
                for t in range(1, MOST_THROWS + 1):
                    for e in range(levels):
                        stop[t, m, e] = max(stop[t, m, e], show[t, other, e])
        if lucky == POWER_ROLL and m < FIRST[MOST_DICE]:
            for t in range(1, MOST_THROWS + 1):
                for e in range(levels):
                    total = np.float32(0.0)
                    for n in range(N_NUMBERS):
                        total += show[t, plus[m, n], e]
                        if n in (3, 5, 7):
                            stop[t, m, e] = max(stop[t, m, e], total / np.float32(n + 1))
