"""A guided first game at a table: what it says to the newcomer now (``core/first.py``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galactable.core.first import GUIDE, LEARNER, First, Guidance, Named, first_game, named
from galactable.core.table import Table
from galactable.table.logs import Viewer
from galactable.table.update_messages import Guide, GuideStep

if TYPE_CHECKING:
    from galactable.table.tables import LiveTable

__all__ = ["told"]


def told(live: LiveTable, viewer: Viewer, lang: str) -> Guide | None:
    """What the guide says now; None where nobody is guided or the guide has let go."""
    if tuple(viewer) != (LEARNER,) or all(seat.bot != GUIDE for seat in live.seats):
        return None
    first = _first_game_at(live)
    guidance = first and first.guidance(_own_moves(live))
    if not first or not guidance:
        return None
    accepts = _accepted(live, guidance)
    if accepts is not None and not accepts and LEARNER in live.table.waiting:
        return None  # the table is not the one that the steps were written for
    voice = live.game.voice(lang)
    points = live.table.scores()[LEARNER]["total"]
    steps = [GuideStep(step.at, voice.label(step.say, points=points)) for step in guidance.steps]
    wants = [dict(pattern) for pattern in guidance.steps[-1].moves]
    return Guide(guidance.done, len(first.steps), steps, accepts, wants)


def _first_game_at(live: LiveTable) -> First | None:
    """The game's first game, if this table was made for it and it has not changed since."""
    first, row = first_game(live.game), live.row
    same = first and (first.seed, first.variant) == (row.seed, row.variant)
    return first if first and same and first.seats == len(live.seats) else None


def _own_moves(live: LiveTable) -> list[Named]:
    """What the newcomer chose, and what the table did for them because nothing else was left."""
    past, game, row = live.table.plies, live.game, live.row
    own = [made.by if ply.seat == LEARNER else None
           for ply, made in zip(past, live.made, strict=True)]  # fmt: skip
    if "player" not in own:
        return []
    # Arguments may name what lay on the table at the time: the game is played again.
    again = Table(game, len(live.seats), row.variant, row.seed, live.mode)
    found = []
    for ply, by in zip(past, own, strict=True):
        if by in ("player", "table"):
            found.append(named(game, again.state, LEARNER, ply.move, forced=by == "table"))
        again.play(ply.move, ply.seat, host=True)
    return found


def _accepted(live: LiveTable, guidance: Guidance) -> list[int] | None:
    last = guidance.steps[-1]
    if not last.moves:
        return None
    table, wanted = live.table, (*last.moves, *last.also)
    return [
        code
        for code in table.codes(LEARNER)
        if named(live.game, table.state, LEARNER, code).fits(wanted)
    ]
