"""A game's minute at a table with a clock of kind ``build`` (see ``core.minute``).

All seats build at once until the deadline. At one screen each person builds in a minute
of its own, one after another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from galactable.core.minute import Minute
from galactable.table.errors import NotPossibleError

if TYPE_CHECKING:
    from galactable.table.tables import LiveTable

__all__ = [
    "building",
    "is_done",
    "is_late",
    "must_wait",
    "people_build",
    "set_done",
    "without_done",
]


def building(live: LiveTable) -> list[int]:
    """Seats that build against the clock now."""
    if live.timed_minute is None:
        return []
    return [seat for seat in live.table.waiting if live.host_moves(seat)]


def must_wait(live: LiveTable, seat: int) -> bool:
    """Whether somebody else at the same screen builds before this seat."""
    hot = live.hot_seats
    if seat not in hot:
        return False
    turns = [other for other in building(live) if other in hot]
    return seat in turns and turns[0] != seat


def is_done(live: LiveTable, move: int) -> bool:
    """Whether the move is the one that ends the minute for a seat."""
    minute = live.timed_minute
    return minute is not None and move == _done(live, minute)


def people_build(live: LiveTable) -> bool:
    """Whether somebody still builds who is not a bot."""
    rows = [live.seats[seat] for seat in live.present_people if seat in live.table.waiting]
    return any(not row.done for row in rows)


def is_late(live: LiveTable, move: int) -> bool:
    """Whether the move is one that bots leave for the end of the minute."""
    minute = live.game.minute
    return minute is not None and live.game.moves.kind(move).name in minute.late


def without_done(live: LiveTable, seat: int, moves: Sequence[int]) -> Sequence[int]:
    """A chain without the ``done`` at its end, where that is a flag and not a move."""
    if moves and is_done(live, moves[-1]) and seat in building(live) and seat not in live.hot_seats:
        return moves[:-1]
    return moves


def set_done(live: LiveTable, seat: int, done: bool) -> None:
    """Sets or clears a seat's flag; once every seat has set it, the host plays the moves."""
    minute = live.timed_minute
    builders = building(live)
    if minute is None or seat not in builders:
        raise NotPossibleError("only a seat that builds against the clock can be done")
    code = _done(live, minute)
    if done:
        live.table.check(code, seat)
    live.seats[seat].done = done
    if all(live.seats[other].done for other in builders):
        for other in builders:
            live.play(other, [code], "host", host=True)


def _done(live: LiveTable, minute: Minute) -> int:
    return live.game.moves.first(minute.done)
