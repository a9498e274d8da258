"""Building in Cosmic Factory: a search over arrangements instead of a tree.

Nobody else touches a seat's galaxy while it builds, so the nine tiles are arranged by
annealing with the game's own evaluation, and the moves that lead to the arrangement
follow. The plan depends on the seat's tiles, the Kaos card and the tracks alone, which
stay as they are while it builds: whoever plans again at the next decision finds the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Desk
from galactable.bots.greedy import appraised, best_of
from galactable.bots.own import Planner
from galactable.bots.settings import Settings
from galactable.core.compile import door, rule
from galactable.core.generic import evaluate
from galactable.core.rng import Rng, below, start
from galactable.games.cosmic_factory.components import (
    ALL_TOKENS,
    CELLS,
    EACH,
    HOLES,
    Kaos,
    Shape,
)
from galactable.games.cosmic_factory.components import SHAPE_OF as SHAPES
from galactable.games.cosmic_factory.moves import DONE, FLIP, GRAB, HOLD, PUT, RELEASE, TURN
from galactable.games.cosmic_factory.state import NONE, TRAY, Phase, State

__all__ = ["Builder", "planner"]

# New Dimension: no arrangement has more neighbours than the square.
_CELLS = [list(CELLS[shape] or CELLS[Shape.SQUARE]) for shape in Shape]
PLAN_CELLS = np.array([cells + [TRAY] * (EACH - len(cells)) for cells in _CELLS], np.int64)
WARMTH = 1200.0  # thousandths of a point that are given up at first
LOG = 1 << 20


@rule
def _worth(s: State, seat: int) -> int:
    """An arrangement without tokens, or with all of them: large zones win bets."""
    s.took[seat] = ALL_TOKENS
    betting = evaluate(s, seat)
    s.took[seat] = 0
    return max(betting, evaluate(s, seat))


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
    bytes_[1] = bytes_[0]
    s = states[1]
    start(rng, key, 1)
    shape = SHAPES[s.kaos]
    # As it was when building began: the plan must not depend on how far anyone has come.
    s.waiting = (1 << s.seats) - 1
    for other in range(s.seats):
        s.held[other] = NONE
        s.down[other] = 0
        s.took[other] = 0
        s.touches[other] = 0
        for rank in range(EACH):
            s.place[other, rank] = TRAY
    for rank in range(EACH):
        s.place[seat, rank] = PLAN_CELLS[shape, rank]
        s.rot[seat, rank] = below(rng, 4)
    if s.kaos == Kaos.BLACK_HOLE:
        s.down[seat] = (1 << HOLES) - 1
    value = _worth(s, seat)
    best = value
    bytes_[2] = bytes_[1]
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
        fresh = _worth(s, seat)
        # Accepted with probability exp(-loss / warmth).
        loss = float(value - fresh)
        if loss <= 0.0 or np.exp(-loss / warmth) * LOG > below(rng, LOG):
            value = fresh
            if value > best:
                best = value
                bytes_[2] = bytes_[1]
        else:
            s.down[seat] = down
            if kind != 1:
                _exchange(s, seat, a, b)
            s.rot[seat, a] = rot_a
            s.rot[seat, b] = rot_b
    bytes_[1] = bytes_[2]
    return best


def planner(settings: Settings, level: str) -> Builder:
    """Tries as many arrangements as the level does."""
    return Builder(settings.arrangements[level])


class Builder(Planner):
    """Plans galaxies and carries plans out; what else is to be decided, it appraises."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self._plans: dict[bytes, tuple[list[int], list[int], int]] = {}

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move at the table in record 0 of the desk."""
        s = desk.states[0]
        n = int(desk.game.compiled.legal(desk.states, 0, seat, desk.out))
        legal = set(desk.out[:n].tolist())
        if n == 1:
            return int(desk.out[0])
        move = self._next(desk, s, seat, legal) if s.phase == Phase.BUILD else NONE
        if move != DONE and move in legal:
            return move
        values = appraised(desk, seat, key)
        if move == DONE:  # with or without tokens
            ends = np.isin(desk.out[: len(values)], np.arange(GRAB, DONE + 1))
            if ends.any():
                values[~ends] = np.iinfo(np.int64).min
        return int(desk.out[best_of(values, len(values), key, desk.rng)])

    def _plan(self, desk: Desk, s: Any, seat: int) -> tuple[list[int], list[int], int]:
        """Cells and rotations by rank, and which lie face down."""
        facts = b"".join(
            np.asarray(part).tobytes()
            for part in (s.seats, s.turn, s.kaos, s.tiles[seat], s.track, seat)
        )
        if facts not in self._plans:
            if len(self._plans) > 1000:
                self._plans.clear()
            key = int.from_bytes(facts[:8], "little") ^ hash_of(facts)
            arrange(desk.states, desk.bytes, seat, key & (1 << 62) - 1, self.steps, desk.rng)
            found = desk.states[1]
            self._plans[facts] = (
                found.place[seat].tolist(),
                found.rot[seat].tolist(),
                int(found.down[seat]),
            )
        return self._plans[facts]

    def _next(self, desk: Desk, s: Any, seat: int, legal: set[int]) -> int:
        """The next move of the plan; DONE when it is carried out."""
        cells, rots, down = self._plan(desk, s, seat)
        held = int(s.held[seat])
        if held != NONE:
            fits = int(s.held_rot[seat]) == rots[held] and cells[held] != TRAY
            put = PUT + cells[held]
            return put if fits and put in legal else RELEASE
        now = int(s.down[seat])
        for rank in sorted(range(EACH), key=lambda rank: cells[rank]):
            if cells[rank] == TRAY:
                continue
            if now >> rank & 1 and (
                not down >> rank & 1 or int(s.place[seat, rank]) != cells[rank]
            ):
                return FLIP + rank
            if int(s.place[seat, rank]) != cells[rank]:
                return HOLD + 4 * rank + rots[rank]
            quarters = (rots[rank] - int(s.rot[seat, rank])) % 4
            if quarters and not now >> rank & 1:
                return TURN + 3 * rank + quarters - 1
        for rank in range(EACH):
            if (down & ~now) >> rank & 1:
                return FLIP + rank
        return DONE


def hash_of(data: bytes) -> int:
    """A number that follows from the bytes, in every process."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & (1 << 64) - 1
    return value
