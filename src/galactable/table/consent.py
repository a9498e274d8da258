"""Taking back by consent: beyond one's own undo, if everybody agrees.

A person asks; every other person at the table says yes or no. Nothing is taken back past a
revelation. The question is part of the table's row, so it survives a restart and
is the same in every process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from galactable.core.errors import NothingToUndoError

if TYPE_CHECKING:
    from galactable.table.tables import LiveTable

__all__ = ["expire", "may_ask", "moment", "others", "ply_before", "told"]


def others(live: LiveTable, seat: int) -> list[int]:
    """The people who must agree."""
    return [other for other in live.present_people if other != seat]


def may_ask(live: LiveTable, seat: int) -> bool:
    """Whether a seat that cannot take back by itself may ask, as far as it can know.

    What it was not told of is not counted.
    """
    if live.table.over or live.row.asked or not others(live, seat):
        return False
    for ply, made in zip(reversed(live.table.plies), reversed(live.made), strict=True):
        if ply.reveals and any(e.kind.reveals for e in ply.events if e.is_told_to(seat)):
            return False
        if ply.seat == seat and made.by == "player":
            return True
    return False


def ply_before(live: LiveTable, seat: int) -> int:
    """The ply before the seat's last decision, if nothing was revealed since."""
    plies, made = live.table.plies, live.made
    if live.table.over:
        raise NothingToUndoError("the game is over")
    for at in range(len(plies) - 1, -1, -1):
        if plies[at].reveals:
            raise NothingToUndoError("something was revealed since; it stands")
        if plies[at].seat == seat and made[at].by == "player" and made[at].link == 0:
            return at
    raise NothingToUndoError("this seat has no decision to take back")


def expire(live: LiveTable) -> None:
    """Drops the question once everybody may know that the table has moved on."""
    asked = live.row.asked
    if asked and {name: asked[name] for name in ("seen", "acts")} != moment(live, asked["seat"]):
        live.row.asked = None


def told(live: LiveTable) -> dict[str, Any] | None:
    """What everybody is told of the question."""
    asked = live.row.asked
    return {"seat": asked["seat"], "yes": asked["yes"]} if asked else None


def moment(live: LiveTable, seat: int) -> dict[str, int]:
    """How far the table is, as far as everybody may know."""
    seen = live.showing.logs.of(()).numbers[live.table.ply]
    return {"seen": seen, "acts": live.seats[seat].acts}
