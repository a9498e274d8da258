"""Building and drafting in Cosmic Factory: a search over arrangements instead of a tree.

It plays the moves that lead to the best arrangement found (``annealing``). A plan depends only
on the seat's tiles, the Kaos card and the tracks, which do not change while it builds, and in
the draft on what the seat has seen. So planning again at the next decision finds the same plan.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from galactable.bots.bot import Desk
from galactable.bots.cosmic_factory.annealing import arrange
from galactable.bots.cosmic_factory.drafting import best_three
from galactable.bots.greedy import appraised, best_of
from galactable.bots.own import Planner
from galactable.bots.settings import Settings
from galactable.games.cosmic_factory.components import EACH
from galactable.games.cosmic_factory.moves import (
    DONE,
    FLIP,
    GRAB,
    HOLD,
    KEEP,
    PUT,
    RELEASE,
    TURN,
)
from galactable.games.cosmic_factory.state import NONE, TRAY, Phase

__all__ = ["Builder", "planner"]

MOST = 1000  # plans that are kept


def planner(settings: Settings, level: str) -> Builder:
    """Tries as many arrangements as the level does."""
    return Builder(settings.arrangements[level], settings.drafts.get(level, 0))


class Builder(Planner):
    """Plans galaxies and carries the plans out; for all other decisions it appraises moves."""

    def __init__(self, steps: int, drafts: int = 0) -> None:
        self.steps, self.drafts = steps, drafts
        self._plans: dict[bytes, tuple[list[int], list[int], int]] = {}
        self._threes: dict[bytes, int] = {}

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move at the table in record 0 of the desk."""
        s = desk.states[0]
        n = int(desk.game.compiled.legal(desk.states, 0, seat, desk.out))
        legal = set(desk.out[:n].tolist())
        if n == 1:
            return int(desk.out[0])
        move = NONE
        if s.phase == Phase.BUILD:
            move = self._next(desk, s, seat, legal)
        elif s.phase == Phase.DRAFT and self.drafts:
            move = self._pick(desk, s, seat)
        if move != DONE and move in legal:
            return move
        values = appraised(desk, seat, key)
        if move == DONE:  # with or without tokens
            ends = np.isin(desk.out[: len(values)], np.arange(GRAB, DONE + 1))
            if ends.any():
                values[~ends] = np.iinfo(np.int64).min
        return int(desk.out[best_of(values, len(values), key, desk.rng)])

    def _pick(self, desk: Desk, s: Any, seat: int) -> int:
        """The next tile to keep."""
        seen = s.packet[seat] | s.picked[seat, s.stage]  # the same until the stage is over
        before = s.picked[seat, 0] if s.stage else 0
        facts = _bytes(s.seats, s.turn, s.kaos, seen, before, s.track[seat], seat)
        if facts not in self._threes:
            if len(self._threes) > MOST:
                self._threes.clear()
            self._threes[facts] = best_three(desk, seat, _key(facts), self.drafts)
        open_ = self._threes[facts] & int(s.packet[seat])
        return KEEP + (open_ & -open_).bit_length() - 1 if open_ else NONE

    def _plan(self, desk: Desk, s: Any, seat: int) -> tuple[list[int], list[int], int]:
        """Cells and rotations by rank, and which lie face down."""
        facts = _bytes(s.seats, s.turn, s.kaos, s.tiles[seat], s.track, seat)
        if facts not in self._plans:
            if len(self._plans) > MOST:
                self._plans.clear()
            arrange(desk.states, desk.bytes, seat, _key(facts), self.steps, desk.rng)
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


def _bytes(*facts: Any) -> bytes:
    return b"".join(np.asarray(fact).tobytes() for fact in facts)


def _key(facts: bytes) -> int:
    """A key that follows from what a plan depends on."""
    return (int.from_bytes(facts[:8], "little") ^ hash_of(facts)) & (1 << 62) - 1


def hash_of(data: bytes) -> int:
    """A number that follows from the bytes, in every process."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & (1 << 64) - 1
    return value
