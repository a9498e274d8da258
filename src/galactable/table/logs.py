"""Logs: what each viewer is told of the plies.

Plies are numbered twice. The table's own numbers never leave the server: a rival could
count decisions that nobody may know of. Each viewer has a count of its own, of the plies
that it was told of or made itself.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from zlib import compress, decompress

import msgspec

from galactable.core.events import Event
from galactable.core.language import DEFAULT
from galactable.core.text import plain
from galactable.core.viewers import SPECTATOR

if TYPE_CHECKING:
    from galactable.table.tables import LiveTable

__all__ = ["Logs", "News", "Viewer", "ViewerLog"]

Viewer = tuple[int, ...]
"""Seats of one client, increasing; none: a spectator."""

BLOCK = 32
"""Entries that are packed together; twice as many stay as they are."""

_json = msgspec.json.Encoder()


class ViewerLog:
    """A viewer's log: entries as JSON, and up to which ply they go.

    Half of what a table in play takes are its viewers' logs, and of those nearly all is read only
    when somebody comes back: so the older entries are kept packed, a block at a time.
    """

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._last: list[bytes] = []
        """The entries after the packed blocks."""
        self.marks = array("q", [0])
        """A hash of the first n entries, for every n: two logs with the same one agree."""
        self.upto = -1
        self.numbers = array("i")
        """How many entries there were after each ply, the deal included."""

    def __len__(self) -> int:
        return BLOCK * len(self._packed) + len(self._last)

    def since(self, start: int) -> list[bytes]:
        """The entries from one on."""
        first, at = divmod(start, BLOCK)
        if first >= len(self._packed):
            return self._last[start - BLOCK * len(self._packed) :]
        blocks = [entry for packed in self._packed[first:] for entry in _unpacked(packed)]
        return blocks[at:] + self._last

    def add(self, entry: bytes) -> None:
        """Appends an entry."""
        self._last.append(entry)
        self.marks.append(hash((self.marks[-1], entry)))
        if len(self._last) == 2 * BLOCK:
            self._packed.append(compress(b"\n".join(self._last[:BLOCK]), 1))
            del self._last[:BLOCK]

    def cut(self, ply: int) -> None:
        """Forgets the plies after this one."""
        if self.upto > ply:
            self.upto = ply
            left = self.numbers[ply]
            del self.numbers[ply + 1 :]
            del self.marks[left + 1 :]
            while left < BLOCK * len(self._packed):
                self._last = _unpacked(self._packed.pop())
            del self._last[left - BLOCK * len(self._packed) :]


def _unpacked(block: bytes) -> list[bytes]:
    return decompress(block).split(b"\n")  # JSON has no line ends of its own


class Logs:
    """The logs of all viewers of a table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._logs: dict[tuple[Viewer, str], ViewerLog] = {}
        self._news = News(live, -1, [])

    def of(self, viewer: Viewer, lang: str = DEFAULT) -> ViewerLog:
        """The viewer's log in a language, up to the last ply."""
        log = self._logs.get((viewer, lang))
        if log is None:
            log = self._logs[viewer, lang] = ViewerLog()
        table = self._live.table
        if log.upto < 0:
            dealt = self._news_of(0, table.dealt).to(viewer, lang)
            log.add(_entry(0, None, "deal", dealt or NOTHING))
            log.numbers.append(1)
            log.upto = 0
        for ply in table.plies[log.upto :]:
            own = ply.seat in viewer
            told = self._news_of(ply.ply, ply.events).to(viewer, lang)
            if told is not None or own:
                by = self._live.made[ply.ply - 1].by
                if by == "table" and not own and self._live.game.hides:
                    by = "player"  # a forced choice would tell something about the hand
                log.add(_entry(len(log), ply.seat, by, told or NOTHING))
            log.numbers.append(len(log))
        log.upto = table.ply
        return log

    def cut(self, ply: int) -> None:
        """Forgets the plies after this one."""
        self._news = News(self._live, -1, [])
        for log in self._logs.values():
            log.cut(ply)

    def _news_of(self, ply: int, events: Sequence[Event]) -> News:
        """The news of a ply; the last ply's are kept, as viewers ask for them in turn."""
        if self._news.ply != ply:
            self._news = News(self._live, ply, events)
        return self._news


class News:
    """One ply as viewers are told it; those who are told the same share the JSON."""

    def __init__(self, live: LiveTable, ply: int, events: Sequence[Event]) -> None:
        self._live, self.ply, self._events = live, ply, events
        self._concerned = {seat for event in events for seat in event.seats}
        self._told: dict[tuple[Any, ...], bytes | None] = {}

    def to(self, viewer: Viewer, lang: str) -> bytes | None:
        """The words, lines and events for a viewer, as the end of a JSON object; or nothing.

        A client of several seats knows what any of them knows.
        """
        knows = tuple([event.known_to_any(viewer) for event in self._events])
        reader = self._live.reader(viewer)
        key = (lang, reader if reader in self._concerned else None, knows)
        if key not in self._told:
            self._told[key] = self._tell(*key)
        return self._told[key]

    def _tell(self, lang: str, reader: int | None, knows: tuple[bool, ...]) -> bytes | None:
        live, told = self._live, []
        for event, all_of_it in zip(self._events, knows, strict=True):
            known = event if all_of_it else event.told_to(SPECTATOR)
            if known is not None:
                told.append(known)
        if not told:
            return None
        story = live.game.voice(lang).story(told, live.names(lang), reader)
        return _json.encode(
            {
                "words": [plain(line.text) for line in story],
                "lines": [line._asdict() for line in story],
                "events": [{"kind": event.kind.name, "args": event.args} for event in told],
            }
        )[1:]


NOTHING = b'"words":[],"lines":[],"events":[]}'


def _entry(number: int, seat: int | None, by: str, told: bytes) -> bytes:
    head = f'{{"ply":{number},"seat":{"null" if seat is None else seat},"by":"{by}",'
    return head.encode() + told
