"""The best galaxy that nine tiles make: annealing over whole arrangements.

Nobody else touches a seat's galaxy while it builds, so the tiles are arranged with the
game's own evaluation, as the seat's tiles, the Kaos card and the tracks have it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import door, rule
from galactable.core.rng import Rng, below, start
from galactable.core.rows import copy_row
from galactable.games.cosmic_factory.components import (
    CELLS,
    EACH,
    HOLES,
    Kaos,
    Shape,
)
from galactable.games.cosmic_factory.components import SHAPE_OF as SHAPES
from galactable.games.cosmic_factory.evaluate import built
from galactable.games.cosmic_factory.scoring import forget
from galactable.games.cosmic_factory.state import NONE, TRAY, Phase, State

__all__ = ["anneal", "arrange"]

# New Dimension: no arrangement has more neighbours than the square.
_CELLS = [list(CELLS[shape] or CELLS[Shape.SQUARE]) for shape in Shape]
PLAN_CELLS = np.array([cells + [TRAY] * (EACH - len(cells)) for cells in _CELLS], np.int64)
WARMTH = 1200.0  # thousandths of a point that are given up at first
LOG = 1 << 20


@rule
def _exchange(s: State, seat: int, a: int, b: int) -> None:
    place = s.place[seat, a]
    s.place[seat, a] = s.place[seat, b]
    s.place[seat, b] = place


@door
def arrange(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seat: int,
    key: int,
    steps: int,
    rng: Rng,
) -> int:
    """Leaves the best arrangement found for the seat in record 1; returns its worth."""
    copy_row(bytes_, 0, 1)
    start(rng, key, 1)
    return anneal(states, bytes_, seat, steps, rng)


@rule
def anneal(states: NDArray[Any], bytes_: NDArray[np.uint8], seat: int, steps: int, rng: Rng) -> int:
    """The same for the tiles that the seat has in record 1; record 2 is used."""
    s = states[1]
    shape = SHAPES[s.kaos]
    s.phase = Phase.BUILD
    # As when building begins: the plan must not depend on how far anyone has come.
    s.waiting = (1 << s.seats) - 1
    for other in range(s.seats):
        forget(s, other)
        s.held[other] = NONE
        s.down[other] = 0
        s.took[other] = 0
        s.pour[other] = NONE
        s.touches[other] = 0
        for rank in range(EACH):
            s.place[other, rank] = TRAY
    for rank in range(EACH):
        s.place[seat, rank] = PLAN_CELLS[shape, rank]
        s.rot[seat, rank] = below(rng, 4)
    if s.kaos == Kaos.BLACK_HOLE:
        s.down[seat] = (1 << HOLES) - 1
    value = built(s, seat)
    best = value
    copy_row(bytes_, 1, 2)
    for step in range(steps):
        warmth = WARMTH * (1.0 - step / steps) ** 2 + 1.0
        a = below(rng, EACH)
        b = (a + 1 + below(rng, EACH - 1)) % EACH
        rot_a = s.rot[seat, a]
        rot_b = s.rot[seat, b]
        down = s.down[seat]
        kind = below(rng, 4)
        if kind > 0:
            s.rot[seat, a] = (rot_a + 1 + below(rng, 3)) % 4
        if kind != 1:
            _exchange(s, seat, a, b)
            if kind == 3:
                s.rot[seat, b] = below(rng, 4)
        if down != 0 and (down >> a & 1) != (down >> b & 1) and below(rng, 2) == 0:
            s.down[seat] = down ^ (1 << a) ^ (1 << b)
        fresh = built(s, seat)
        # Accepted with probability exp(-loss / warmth).
        loss = float(value - fresh)
        if loss <= 0.0 or np.exp(-loss / warmth) * LOG > below(rng, LOG):
            value = fresh
            if value > best:
                best = value
                copy_row(bytes_, 1, 2)
        else:
            s.down[seat] = down
            if kind != 1:
                _exchange(s, seat, a, b)
            s.rot[seat, a] = rot_a
            s.rot[seat, b] = rot_b
    copy_row(bytes_, 2, 1)
    return best
