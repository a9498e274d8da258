"""How a game stands or ended: a line a seat, and one for an opponent that the game plays.

And the heading of its log's first lines, which the set-up does not tell itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from galactable.core.rivals import rivals
from galactable.core.text import Line, Said, Seat, plain
from galactable.core.viewers import ALL

if TYPE_CHECKING:
    from galactable.core.table import Table
    from galactable.core.voice import Voice

__all__ = ["results", "setup", "standings"]

Points = dict[str, int]


def setup(voice: Voice) -> Line:
    """The heading of what is told before anybody's turn."""
    return Line([voice.label("log-setup")], heading=True)


def standings(table: Table, lang: str, reader: int | None = None) -> list[str]:
    """Everybody's points."""
    return [line for _, line, _ in _lines(table, lang, reader, over=False)]


def results(table: Table, lang: str, reader: int | None = None) -> list[str]:
    """Places, points and what they are made of, the best first."""
    voice = table.game.voice(lang)
    found = []
    lines = sorted(_lines(table, lang, reader, table.over), key=lambda one: one[0])
    for _, line, points in lines:
        parts = ", ".join(
            voice.label("result-part", category=voice.category(name), points=n)
            for name, n in points.items()
            if name != "total"
        )
        found.append(f"{line} ({parts})")
    if _decided_by_rules(lines):
        found.append(voice.label("result-tied"))
    return found


def _decided_by_rules(lines: list[tuple[int, str, Points]]) -> bool:
    """Whether equal totals have different places."""
    return len({points["total"] for _, _, points in lines}) < len({place for place, _, _ in lines})


def _lines(
    table: Table, lang: str, reader: int | None, over: bool
) -> Iterator[tuple[int, str, Points]]:
    """Place, words and points of every seat and every rival."""
    voice, places = table.game.voice(lang), table.places() or [0] * table.seats
    for seat, points in enumerate(table.scores()):
        args: dict[str, Any] = {"seat": Seat(seat), "points": points["total"]}
        said = Said("result-open", args)
        if over:
            said = Said("result-place", {"place": places[seat], **args})
        yield places[seat], plain(voice.say(said, table.names, reader)), points
    for rival in rivals(table.view(ALL)):
        args = {"rival": voice.label(rival.name), "points": rival.scores["total"]}
        place = rival.place or 0
        name = "result-rival" if over else "result-rival-open"
        more = {"place": place} if over else {}
        yield place, voice.label(name, **args, **more), rival.scores
