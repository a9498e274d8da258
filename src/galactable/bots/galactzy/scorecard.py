"""What an open scorecard of Galactzy is worth: the points to come, by lines, Eons, Lucky Number.

The basic game alone, solved backwards over all sets of open lines (``sequence``); and once more
with the Lucky Number's power, which the advanced game has (``effects`` adds the galaxies). The
tables are data of the package; ``python -m galactable.bots.galactzy.scorecard`` makes them again.
"""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.multisets import COUNT, web
from galactable.bots.galactzy.payoffs import STEPS, empowered, turn_stops, worths
from galactable.bots.galactzy.sequence import LEVELS, LOW, Solution
from galactable.games.galactzy.components import (
    CHANCE,
    EON_POINTS,
    FIRST_CODE,
    N_GALAXIES,
    N_LINES,
    N_LUCKY,
    PHANTOM_LINE,
    POWER_EON,
)

__all__ = ["CARD_LINES", "Turn", "card", "make"]

CARD_LINES = [line for line in range(N_LINES) if line != PHANTOM_LINE]
UNIT = 20  # of a point, in the data
MOST_POINTS = 400
FILES = ("scorecard.xz", "powers.xz")
SHAPE = (N_LUCKY, 1 << len(CARD_LINES), LEVELS)


@cache
def card(powered: bool = False) -> NDArray[np.float32]:
    """``[Lucky Number - 1, bit mask of open lines (without phantom), Eons]``."""
    path = files("galactable.bots.galactzy") / "data" / FILES[powered]
    data = lzma.decompress(path.read_bytes())
    steps = np.frombuffer(data, "<i1").reshape(2, -1).view(np.uint8).astype(np.int32)
    return _summed((steps[0] | steps[1] << 8).astype(np.int16).reshape(SHAPE))


def _summed(steps: NDArray[np.int16]) -> NDArray[np.float32]:
    points = steps.astype(np.int32)
    points[1:, :, 0] += points[0, :, 0]
    return (np.cumsum(points, axis=2) / UNIT).astype(np.float32)


def make(lucky: int, sets: int = SHAPE[1], powered: bool = False) -> NDArray[np.float32]:
    """Solves the first so many sets of lines, with this Lucky Number, or with its power."""
    turn = Turn(lucky, powered)
    found = np.zeros((sets, LEVELS), np.float32)
    found[0] = EON_POINTS * np.arange(LEVELS)
    for lines in range(1, sets):
        turn.score(found, lines)
        turn.plain.solve(turn.net)
        found[lines] = turn.plain.opening()
    return found


class Turn:
    """A turn alone, for points."""

    def __init__(self, lucky: int, powered: bool) -> None:
        self.net, self.plain, self.lucky = web(), Solution(), lucky
        self.powered = powered and lucky != POWER_EON
        self.eon = powered and lucky == POWER_EON
        if self.powered:
            self.plain.stop = np.zeros_like(self.plain.show)
        self.worth = np.zeros((N_LINES, COUNT), np.int16)
        worths(self.net.packed, lucky, 0, self.worth)
        self.curve = (np.arange(MOST_POINTS * STEPS) / STEPS).astype(np.float32)

    def score(self, found: NDArray[np.float32], lines: int) -> None:
        """What stopping is worth with these lines open; ``found`` has all sets before it."""
        after = np.full((N_LINES, LEVELS), LOW, np.float32)
        for bit, line in enumerate(CARD_LINES):
            if lines >> bit & 1:
                then = found[lines ^ 1 << bit]
                after[line] = with_eon(then) if FIRST_CODE <= line < CHANCE else then
        rest = [found[lines ^ 1 << b] for b in range(len(CARD_LINES)) if lines >> b & 1]
        cancelled = np.max(rest, axis=0)
        travels = np.full((N_GALAXIES, LEVELS), LOW, np.float32)
        lucky_eon = (with_eon(cancelled) - cancelled) * np.float32(self.eon)
        room = self.plain
        turn_stops(
            self.worth, after, cancelled, travels, lucky_eon, self.curve, room.show, LEVELS, 0
        )
        if self.powered:
            empowered(self.net.plus, self.net.minus, self.lucky, room.show, room.stop, LEVELS, 0)


def with_eon(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """The same values with an Eon more."""
    return np.append(values[1:], values[-1] + EON_POINTS).astype(np.float32)


def main() -> None:
    """Writes the tables."""
    for powered, name in enumerate(FILES):
        write(name, [make(lucky, powered=bool(powered)) for lucky in range(1, N_LUCKY + 1)])


def write(name: str, made: list[NDArray[np.float32]]) -> None:
    """Writes a table, by Lucky Number."""
    points = np.stack(made)
    rounded = np.round(points * UNIT).astype(np.int32)
    steps = np.diff(rounded, axis=2, prepend=0)
    steps[1:, :, 0] -= steps[0, :, 0]
    low = steps.astype("<i2").reshape(-1)
    data = np.stack([low & 0xFF, low >> 8 & 0xFF]).astype(np.uint8).tobytes()
    path = Path(__file__).with_name("data") / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    print(f"{name}: {path.stat().st_size} bytes; from {points[:, -1, 3].min():.1f} to "
          f"{points[:, -1, 3].max():.1f} points")  # fmt: skip


if __name__ == "__main__":
    main()
