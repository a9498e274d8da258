"""A game's features laid out as numbers, by which compiled code walks a row of whole numbers.

``walk`` is the one reader of rows: ``sparse`` and ``inputs`` are made of it, on a CPU and on
a device.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.core.bits import ones
from galactable.core.compile import rule
from galactable.core.features import BITS, Feature, Seen, Values
from galactable.core.game import Game

__all__ = ["Floats", "Plan", "Steps", "expanded_size", "plan", "walk", "width"]

Floats = NDArray[np.float32]
Steps = NDArray[np.int32]

COUNT, CHOICE, PILE, CARD, CARDS, SEAT, BIT, AMONG, SEATS, ASIDE = range(10)
KINDS = {
    "count": COUNT,
    "choice": CHOICE,
    "pile": PILE,
    "card": CARD,
    "cards": CARDS,
    "seat": SEAT,
    "bits": BIT,
    "among": AMONG,
    "seats": SEATS,
    "aside": ASIDE,
}
# Columns of a plan, a row a feature.
KIND, AT, CHAIRS, EACH, MOST, USED, SIZE, WORDS, OUT, WIDE, TABLE, CUT, CUT_EACH = range(13)
NONE = -1


class Plan(NamedTuple):
    """A game's features for ``walk``; ``most`` is how many floats a row becomes."""

    steps: Steps
    """A row a feature: kind; where it begins; chairs that are read (0: it is not by seat);
    numbers of a part; things of a part that are read; where the numbers in use are told; size;
    words of a mask; where its floats begin; how many a part becomes; where its table begins;
    where its cuts are told, and how many of them a part has."""
    scales: Floats
    tables: Floats
    """What cards show: the game's tables, one after another, in the scales that are asked for."""
    most: int


def source(game: Game, feature: Feature) -> Feature:
    """The feature whose numbers this one reads: itself, or the one it looks at again."""
    name = feature.again or feature.name
    return next(one for one in game.features if one.name == name)


def columns(game: Game, feature: Feature) -> int:
    """How many floats a thing becomes."""
    values = feature.values
    return game.tables[values.table].shape[1] if values.table else values.size


def things(game: Game, feature: Feature) -> int:
    """How many things of a part are read: numbers, or masks of several."""
    parts = max(1, feature.by_seat)
    there = source(game, feature).length // parts // feature.values.words
    return min(feature.first, there) if feature.first and not feature.cut else there


def part_width(game: Game, feature: Feature) -> int:
    """How many floats a part of a feature becomes."""
    added = feature.values.kind in ("pile", "cards", "among")
    groups = (feature.first if feature.cut else 1) if added else things(game, feature)
    return groups * columns(game, feature)


def chairs(feature: Feature) -> int:
    """How many parts of a feature are read; 0 if it is not by seat."""
    return 1 if feature.mine else feature.by_seat


def width(game: Game, feature: Feature) -> int:
    """How many floats a feature becomes."""
    return max(1, chairs(feature)) * part_width(game, feature)


def expanded_size(game: Game) -> int:
    """How many floats a row becomes."""
    return plan(game).most


@cache
def plan(game: Game) -> Plan:
    """The plan of a game."""
    at_of, at, out = {"": NONE}, 0, 0
    for feature in game.features:
        at_of[feature.name] = at
        at += feature.length
    tables, there = [np.zeros(0, np.float32)], 0
    begins: dict[tuple[str, float], int] = {}

    def shown(values: Values) -> int:
        """Where the feature's table begins, with its scale done: a row is added as it stands."""
        nonlocal there
        if not values.table:
            return NONE
        name, scale = values.table, values.scale if values.kind in ("cards", "among") else 1
        if (name, scale) not in begins:
            begins[name, scale] = there
            table = np.ascontiguousarray(game.tables[name], np.float32) / np.float32(scale)
            tables.append(table.reshape(-1))
            there += table.size
        return begins[name, scale]

    by_name = {feature.name: feature for feature in game.features}
    steps, scales = [], []
    for feature in game.features:
        values, parts = feature.values, max(1, feature.by_seat)
        cuts = by_name[feature.cut].length if feature.cut else 0
        steps.append(
            (
                KINDS[values.kind],
                at_of[feature.again or feature.name],
                chairs(feature),
                source(game, feature).length // parts,
                feature.first if feature.cut else things(game, feature),
                at_of[feature.used],
                columns(game, feature) if values.kind != "among" else values.size,
                values.words,
                out,
                part_width(game, feature),
                shown(values),
                at_of[feature.cut],
                cuts // parts,
            )
        )
        scales.append(values.scale)
        out += width(game, feature)
    return Plan(
        np.array(steps, np.int32), np.array(scales, np.float32), np.concatenate(tables), out
    )


@rule
def _put(where: Steps, what: Floats, n: int, place: int, value: np.float32, dense: bool) -> int:
    """One float that is not zero: in its place, or as the next of a list."""
    if dense:
        what[place] += value
    else:
        where[n] = place
        what[n] = value
    return n + 1


@rule
def _put_card(
    where: Steps,
    what: Floats,
    n: int,
    place: int,
    tables: Floats,
    shown: int,
    wide: int,
    dense: bool,
) -> int:
    """What a card shows: a row of its table."""
    if dense:
        sums = what[place : place + wide]  # indices from 0 on: the loop becomes one of vectors
        shows = tables[shown : shown + wide]
        for column in range(wide):
            sums[column] += shows[column]
        return n
    for column in range(wide):
        value = tables[shown + column]
        if value != 0.0:
            n = _put(where, what, n, place + column, value, dense)
    return n


@rule
def walk(
    row: Seen,
    steps: Steps,
    scales: Floats,
    tables: Floats,
    where: Steps,
    what: Floats,
    dense: bool,
) -> int:
    """Reads a row: what its floats are that are not zero.

    ``dense``: they are added to ``what``, which is as long as a row of floats and is zero.
    Else ``where`` and ``what`` list them, and it returns how many; a place may come twice
    (a pile holds two of a kind): its floats are to be added.
    """
    me = int(row[0])
    seats = int(row[1])
    one = np.float32(1.0)
    n = 0
    for f in range(steps.shape[0]):
        kind = steps[f, KIND]
        most_chairs = int(steps[f, CHAIRS])
        each = int(steps[f, EACH])
        size = int(steps[f, SIZE])
        words = int(steps[f, WORDS])
        scale = scales[f]
        table = int(steps[f, TABLE])
        for chair in range(min(most_chairs, seats) if most_chairs > 0 else 1):
            who = (me + chair) % seats if most_chairs > 0 else 0
            begin = int(steps[f, AT]) + who * each
            out = int(steps[f, OUT]) + chair * int(steps[f, WIDE])
            in_use = int(steps[f, MOST])
            if steps[f, USED] != NONE:
                in_use = min(in_use, int(row[steps[f, USED] + who]))
            if kind == COUNT:
                if dense:
                    for k in range(in_use):
                        what[out + k] = np.float32(row[begin + k]) / scale
                else:
                    for k in range(in_use):
                        if row[begin + k] != 0:
                            value = np.float32(row[begin + k]) / scale
                            n = _put(where, what, n, out + k, value, dense)
            elif kind == CHOICE:
                for k in range(in_use):
                    thing = int(row[begin + k])
                    if thing >= 0 and thing < size:
                        n = _put(where, what, n, out + k * size + thing, one, dense)
            elif kind == SEAT:
                for k in range(in_use):
                    thing = int(row[begin + k])
                    if thing >= 0:
                        place = out + k * size + (thing - me) % seats
                        n = _put(where, what, n, place, one, dense)
            elif kind == PILE:
                for k in range(in_use):
                    thing = int(row[begin + k])
                    if thing >= 0 and thing < size:
                        n = _put(where, what, n, out + thing, one, dense)
            elif kind == CARD:
                for k in range(in_use):
                    thing = int(row[begin + k])
                    if thing >= 0:
                        place = out + k * size
                        shown = table + thing * size
                        n = _put_card(where, what, n, place, tables, shown, size, dense)
            elif kind == CARDS:
                n = _put_cards(
                    row, begin, in_use, steps[f], who, out, tables, where, what, n, dense
                )
            elif kind == BIT:
                for k in range(in_use * words):
                    mask = int(row[begin + k]) & 0xFFFF
                    first = (k % words) * BITS
                    place = out + (k // words) * size + first
                    while mask != 0:
                        bit = ones((mask & -mask) - 1)  # the lowest
                        if first + bit < size:
                            n = _put(where, what, n, place + bit, one, dense)
                        mask &= mask - 1
            elif kind == AMONG:
                wide = int(steps[f, WIDE])
                for k in range(in_use * words):
                    mask = int(row[begin + k]) & 0xFFFF
                    first = (k % words) * BITS
                    shown = table + ((k // words) * size + first) * wide
                    while mask != 0:
                        bit = ones((mask & -mask) - 1)
                        if first + bit < size:
                            at = shown + bit * wide
                            n = _put_card(where, what, n, out, tables, at, wide, dense)
                        mask &= mask - 1
            elif kind == SEATS:
                mask = int(row[begin])
                for other in range(min(seats, size)):
                    if mask >> ((me + other) % seats) & 1:
                        n = _put(where, what, n, out + other, one, dense)
    return n


@rule
def _put_cards(
    row: Seen,
    begin: int,
    in_use: int,
    step: Steps,
    who: int,
    out: int,
    tables: Floats,
    where: Steps,
    what: Floats,
    n: int,
    dense: bool,
) -> int:
    """Cards whose rows are added up: all of a part, or group by group as the cuts say."""
    size = int(step[SIZE])
    table = int(step[TABLE])
    grouped = step[CUT] != NONE
    cut = int(step[CUT]) + who * int(step[CUT_EACH])
    last = int(step[EACH]) if grouped else in_use
    group = 0
    for k in range(last):
        while grouped and group < in_use and k >= row[cut + group + 1]:
            group += 1
        if not grouped or group < in_use:
            thing = int(row[begin + k])
            if thing >= 0:
                place = out + group * size
                shown = table + thing * size
                n = _put_card(where, what, n, place, tables, shown, size, dense)
    return n
