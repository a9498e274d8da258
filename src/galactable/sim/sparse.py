"""An observation as the few floats of ``inputs.expand`` that are not zero.

``expand`` fills hundreds of floats, most of them zero. The first layer of a net needs the
others alone: it adds up their rows of weights. ``plan`` lays the game's features out as
numbers, by which the compiled ``nonzeros`` walks a row.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import door, rule
from galactable.core.features import BITS, Seen
from galactable.core.game import Game
from galactable.sim.inputs import expanded_size, width

__all__ = ["Floats", "Plan", "nonzeros", "nonzeros_of", "plan"]

Floats = NDArray[np.float32]

COUNT, CHOICE, PILE, CARD, SEAT, BIT, SEATS = range(7)
KINDS = {
    "count": COUNT,
    "choice": CHOICE,
    "pile": PILE,
    "card": CARD,
    "seat": SEAT,
    "bits": BIT,
    "seats": SEATS,
}
# Columns of a plan, a row a feature.
KIND, AT, PARTS, EACH, USED, SIZE, WORDS, OUT, WIDE, TABLE = range(10)
NONE = -1


class Plan(NamedTuple):
    """A game's features for ``nonzeros``; ``most`` is how many floats a row becomes."""

    steps: NDArray[np.int32]
    """A row a feature: kind, where it begins, parts (seats), numbers of a part, where the
    numbers in use are told, size, words of a mask, where its floats begin, how many a part
    becomes, where its table begins."""
    scales: Floats
    tables: Floats
    """What cards show: the game's tables, one after another."""
    most: int


def plan(game: Game) -> Plan:
    """The plan of a game."""
    at_of, at, out = {}, 0, 0
    for feature in game.features:
        at_of[feature.name] = at
        at += feature.length
    begins, tables, there = {}, [np.zeros(0, np.float32)], 0
    for name, table in game.tables.items():
        begins[name] = there
        tables.append(np.ascontiguousarray(table, np.float32).reshape(-1))
        there += table.size
    steps, scales = [], []
    for feature in game.features:
        values, parts = feature.values, max(1, feature.by_seat)
        all_floats = width(game, feature)
        size = game.tables[values.table].shape[1] if values.kind == "card" else values.size
        steps.append(
            (
                KINDS[values.kind],
                at_of[feature.name],
                feature.by_seat,
                feature.length // parts,
                at_of[feature.used] if feature.used else NONE,
                size,
                values.words,
                out,
                all_floats // parts,
                begins.get(values.table, NONE),
            )
        )
        scales.append(values.scale)
        out += all_floats
    return Plan(
        np.array(steps, np.int32),
        np.array(scales, np.float32),
        np.concatenate(tables),
        expanded_size(game),
    )


@rule
def nonzeros(
    row: Seen,
    steps: NDArray[np.int32],
    scales: Floats,
    tables: Floats,
    where: NDArray[np.int32],
    what: Floats,
) -> int:
    """Writes which floats are not zero, and what they are; returns how many.

    A place may come twice (a pile holds two of a kind): its floats are to be added.
    """
    me = int(row[0])
    seats = int(row[1])
    n = 0
    for f in range(steps.shape[0]):
        kind = steps[f, KIND]
        by_seat = steps[f, PARTS]
        each = steps[f, EACH]
        size = steps[f, SIZE]
        words = steps[f, WORDS]
        for chair in range(min(by_seat, seats) if by_seat > 0 else 1):
            who = (me + chair) % seats if by_seat > 0 else 0
            begin = steps[f, AT] + who * each
            out = steps[f, OUT] + chair * steps[f, WIDE]
            in_use = each
            if steps[f, USED] != NONE:
                in_use = min(each, int(row[steps[f, USED] + who]))
            for k in range(in_use):
                value = int(row[begin + k])
                if kind == COUNT:
                    if value != 0:
                        where[n] = out + k
                        what[n] = np.float32(value) / scales[f]
                        n += 1
                elif kind == BIT:
                    mask = value & 0xFFFF
                    first = (k % words) * BITS
                    base = out + (k // words) * size + first
                    bit = 0
                    while mask != 0 and first + bit < size:
                        if mask & 1:
                            where[n] = base + bit
                            what[n] = 1.0
                            n += 1
                        mask >>= 1
                        bit += 1
                elif kind == SEATS:
                    for other in range(min(seats, size)):
                        if value >> ((me + other) % seats) & 1:
                            where[n] = out + other
                            what[n] = 1.0
                            n += 1
                elif value >= 0:
                    if kind == CARD:
                        shown = steps[f, TABLE] + value * size
                        for column in range(size):
                            if tables[shown + column] != 0.0:
                                where[n] = out + k * size + column
                                what[n] = tables[shown + column]
                                n += 1
                    else:
                        if kind == SEAT:
                            value = (value - me) % seats
                        if value < size:
                            where[n] = out + value + (0 if kind == PILE else k * size)
                            what[n] = 1.0
                            n += 1
    return n


@door
def nonzeros_of(
    row: Seen,
    steps: NDArray[np.int32],
    scales: Floats,
    tables: Floats,
    where: NDArray[np.int32],
    what: Floats,
) -> int:
    """``nonzeros``, for use from Python."""
    return nonzeros(row, steps, scales, tables, where, what)
