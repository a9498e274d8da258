"""How a game stands or ended, a line a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galactable.core.text import Said, Seat, plain

if TYPE_CHECKING:
    from galactable.core.table import Table

__all__ = ["results"]


def results(table: Table, lang: str, reader: int | None = None) -> list[str]:
    """Places, points and what they are made of, the best first."""
    voice, scores = table.game.voice(lang), table.scores()
    places = table.places() or [0] * table.seats
    found = []
    for seat in sorted(range(table.seats), key=lambda s: places[s]):
        points = scores[seat]
        args = {"seat": Seat(seat), "points": points["total"]}
        said = Said("result-open", args)
        if table.over:
            said = Said("result-place", {"place": places[seat], **args})
        parts = ", ".join(
            voice.label("result-part", category=voice.category(name), points=n)
            for name, n in points.items()
            if name != "total"
        )
        found.append(f"{plain(voice.say(said, table.names, reader))} ({parts})")
    return found
