"""What an open scorecard of Galactzy is worth: the points to come, by lines, Eons, Lucky Number.

The basic game alone, solved backwards over all sets of open lines (``sequence``). The
table is data of the package; ``python -m galactable.bots.galactzy.scorecard`` makes it again.
"""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.multisets import COUNT, web
from galactable.bots.galactzy.payoffs import STEPS, turn_stops, worths
from galactable.bots.galactzy.sequence import LEVELS, LOW, Solution
from galactable.games.galactzy.components import (
    CHANCE,
    EON_POINTS,
    FIRST_CODE,
    N_GALAXIES,
    N_LINES,
    N_LUCKY,
    PHANTOM_LINE,
)

__all__ = ["CARD_LINES", "card", "make"]

CARD_LINES = [line for line in range(N_LINES) if line != PHANTOM_LINE]
UNIT = 20  # of a point, in the data
MOST_POINTS = 400
FILE = "data/scorecard.xz"
SHAPE = (N_LUCKY, 1 << len(CARD_LINES), LEVELS)


@cache
def card() -> NDArray[np.float32]:
    """``[Lucky Number - 1, bit mask of open lines (without phantom), Eons]``."""
    data = lzma.decompress((files("galactable.bots.galactzy") / FILE).read_bytes())
    steps = np.frombuffer(data, "<i1").reshape(2, -1).view(np.uint8).astype(np.int32)
    return _summed((steps[0] | steps[1] << 8).astype(np.int16).reshape(SHAPE))


def _summed(steps: NDArray[np.int16]) -> NDArray[np.float32]:
    points = steps.astype(np.int32)
    points[1:, :, 0] += points[0, :, 0]
    return (np.cumsum(points, axis=2) / UNIT).astype(np.float32)


def make(lucky: int, sets: int = SHAPE[1]) -> NDArray[np.float32]:
    """Solves the first so many sets of lines, with this Lucky Number."""
    net, room = web(), Solution()
    worth = np.zeros((N_LINES, COUNT), np.int16)
    worths(net.packed, lucky, 0, worth)
    curve = (np.arange(MOST_POINTS * STEPS) / STEPS).astype(np.float32)
    travels = np.full((N_GALAXIES, LEVELS), LOW, np.float32)
    nothing = np.zeros(LEVELS, np.float32)
    found = np.zeros((sets, LEVELS), np.float32)
    found[0] = EON_POINTS * np.arange(LEVELS)
    for lines in range(1, sets):
        after = np.full((N_LINES, LEVELS), LOW, np.float32)
        for bit, line in enumerate(CARD_LINES):
            if lines >> bit & 1:
                then = found[lines ^ 1 << bit]
                after[line] = with_eon(then) if FIRST_CODE <= line < CHANCE else then
        rest = [found[lines ^ 1 << b] for b in range(len(CARD_LINES)) if lines >> b & 1]
        cancelled = np.max(rest, axis=0)
        turn_stops(worth, after, cancelled, travels, nothing, curve, room.stop, LEVELS, 0)
        room.solve(net)
        found[lines] = room.opening()
    return found


def with_eon(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """The same values with an Eon more."""
    return np.append(values[1:], values[-1] + EON_POINTS).astype(np.float32)


def main() -> None:
    """Writes the table."""
    points = np.stack([make(lucky) for lucky in range(1, N_LUCKY + 1)])
    rounded = np.round(points * UNIT).astype(np.int32)
    steps = np.diff(rounded, axis=2, prepend=0)
    steps[1:, :, 0] -= steps[0, :, 0]
    low = steps.astype("<i2").reshape(-1)
    data = np.stack([low & 0xFF, low >> 8 & 0xFF]).astype(np.uint8).tobytes()
    path = Path(__file__).with_name("data") / Path(FILE).name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    print(f"{path.stat().st_size} bytes; from {points[:, -1, 3].min():.1f} to "
          f"{points[:, -1, 3].max():.1f} points")  # fmt: skip


if __name__ == "__main__":
    main()
