"""What a viewer is told of the plies, one after another.

Plies are numbered twice. The table's own numbers never leave the server: a rival could
count decisions that nobody may know of. Each viewer has a count of its own, of the plies
that it was told of or made itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from galactable.core.events import Event
from galactable.core.language import DEFAULT
from galactable.core.text import Line, plain
from galactable.core.viewers import SPECTATOR

if TYPE_CHECKING:
    from galactable.table.tables import LiveTable

__all__ = ["Logs", "Viewer", "ViewerLog"]

Viewer = tuple[int, ...]
"""Seats of one client, increasing; none: a spectator."""

_json = msgspec.json.Encoder()


class ViewerLog:
    """A viewer's log: entries as JSON, and up to which ply they go."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []
        self.marks: list[int] = [0]
        """A hash of the first n entries, for every n: two logs with the same one agree."""
        self.upto = -1
        self.numbers: list[int] = []
        """How many entries there were after each ply, the deal included."""

    def add(self, entry: bytes) -> None:
        """Appends an entry."""
        self.entries.append(entry)
        self.marks.append(hash((self.marks[-1], entry)))

    def cut(self, ply: int) -> None:
        """Forgets the plies after this one."""
        if self.upto > ply:
            self.upto = ply
            del self.numbers[ply + 1 :]
            del self.entries[self.numbers[ply] :]
            del self.marks[self.numbers[ply] + 1 :]


class Logs:
    """The logs of all viewers of a table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._logs: dict[tuple[Viewer, str], ViewerLog] = {}

    def of(self, viewer: Viewer, lang: str = DEFAULT) -> ViewerLog:
        """The viewer's log in a language, up to the last ply."""
        log = self._logs.get((viewer, lang))
        if log is None:
            log = self._logs[viewer, lang] = ViewerLog()
        table = self._live.table
        if log.upto < 0:
            dealt = self.entry(viewer, 0, None, "deal", table.dealt, lang)
            log.add(dealt or _entry(0, None, "deal"))
            log.numbers.append(1)
            log.upto = 0
        for ply in table.plies[log.upto :]:
            own = ply.seat in viewer
            number = len(log.entries)
            by = self._live.made[ply.ply - 1].by
            if by == "table" and not own and self._live.game.hides:
                by = "player"  # that a choice was forced tells something of a hand
            entry = self.entry(viewer, number, ply.seat, by, ply.events, lang)
            if entry is None and own:
                entry = _entry(number, ply.seat, by)
            if entry is not None:
                log.add(entry)
            log.numbers.append(len(log.entries))
        log.upto = table.ply
        return log

    def cut(self, ply: int) -> None:
        """Forgets the plies after this one."""
        for log in self._logs.values():
            log.cut(ply)

    def entry(
        self,
        viewer: Viewer,
        number: int,
        seat: int | None,
        by: str,
        events: Sequence[Event],
        lang: str = DEFAULT,
    ) -> bytes | None:
        """What the viewer is told of a ply; a client of several seats knows what any knows."""
        live = self._live
        known_events, told = [], []
        for event in events:
            knower = next((s for s in viewer if event.known_to(s)), None)
            known = event.told_to(viewer[0] if viewer else SPECTATOR) if knower is None else event
            if known is None:
                continue
            known_events.append(known)
            told.append({"kind": known.kind.name, "args": known.args})
        if not told:
            return None
        voice = live.game.voice(lang)
        story = voice.story(known_events, live.names(lang), live.reader(viewer))
        return _entry(number, seat, by, story, told)


def _entry(
    number: int, seat: int | None, by: str, story: Sequence[Line] = (), events: Sequence[Any] = ()
) -> bytes:
    return _json.encode(
        {
            "ply": number,
            "seat": seat,
            "by": by,
            "words": [plain(line.text) for line in story],
            "lines": [line._asdict() for line in story],
            "events": events,
        }
    )
