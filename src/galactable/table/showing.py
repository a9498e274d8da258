"""What viewers are shown of a table: an update's body, made from views alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from galactable.core.language import DEFAULT
from galactable.core.text import Text, plain
from galactable.core.viewers import SPECTATOR
from galactable.table import minute
from galactable.table.logs import Logs, Viewer, ViewerLog
from galactable.table.takeback import can_take_back

if TYPE_CHECKING:
    from galactable.table.tables import LiveTable

__all__ = ["Showing"]

_json = msgspec.json.Encoder()


class Showing:
    """Makes the bodies of a table's updates.

    What several viewers see, and what one is sent again, is worked out once for a version
    of the table and kept as JSON.
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.logs = Logs(live)
        self._moment = (-1, -1)
        self._kept: dict[tuple[str, int, str], msgspec.Raw] = {}
        self._sight: Callable[[int], dict[str, Any]] | None = None

    def body(
        self,
        viewer: Viewer,
        present: Sequence[bool],
        thinking: Sequence[int],
        lang: str = DEFAULT,
    ) -> tuple[bytes, ViewerLog]:
        """An update without version, time and log, as JSON; and the log."""
        live, table = self._live, self._live.table
        moment = (table.ply, live.row.version)
        if moment != self._moment:
            self._moment, self._sight = moment, None
            self._kept.clear()
        log = self.logs.of(viewer, lang)
        names = live.names(lang)
        body = {
            "table": live.id,
            "ply": len(log.entries) - 1,
            "over": table.over,
            "game": live.game.slug,
            "variant": live.row.variant,
            "seats": [
                {
                    "seat": seat.seat,
                    "name": names[seat.seat],
                    "kind": seat.kind,
                    "bot": seat.bot,
                    "present": bool(present[seat.seat]) or seat.kind == "bot",
                    "left": seat.left,
                    "stand_in": seat.stand_in,
                    "joined": seat.joined,
                }
                for seat in live.seats
            ],
            "you": list(viewer),
            "views": {str(seat): self._once("view", seat, self._view) for seat in viewer}
            or {"spectator": self._once("view", SPECTATOR, self._view)},
            "forming": self._once("forming", SPECTATOR, lambda _: table.forming(lang, names), lang),
            "legal": {
                str(seat): self._once("legal", seat, lambda seat: self._legal(seat, lang), lang)
                for seat in viewer
            },
            "ask": self._ask(viewer, lang),
            "answers": {str(seat): live.seats[seat].acts for seat in viewer},
            "undo": {str(seat): can_take_back(live, seat) for seat in viewer},
            "clock": self._clock(),
            "practice": live.row.practice,
            "seeded": live.row.seeded,
            "takeover": live.row.takeover,
            "thinking": list(thinking),
            "progress": live.progress,
            "rematch": live.row.rematch,
        }
        return _json.encode(body), log

    def _once(
        self, what: str, viewer: int, make: Callable[[int], Any], lang: str = ""
    ) -> msgspec.Raw:
        found = self._kept.get((what, viewer, lang))
        if found is None:
            found = self._kept[what, viewer, lang] = msgspec.Raw(_json.encode(make(viewer)))
        return found

    def _ask(self, viewer: Viewer, lang: str) -> dict[str, Text]:
        """By seat, what those are asked whom the viewer may know to be waited for."""
        live = self._live
        voice, names, reader = live.game.voice(lang), live.names(lang), live.reader(viewer)
        seen = {seat for one in viewer or (SPECTATOR,) for seat in self._view(one)["waiting"]}
        found = {
            str(seat): voice.ask(live.table.state, seat, names, reader) for seat in sorted(seen)
        }
        return {seat: text for seat, text in found.items() if text}

    def _view(self, viewer: int) -> dict[str, Any]:
        """Where nothing is hidden the views differ in ``viewer`` alone: one is enough."""
        if self._sight is None:
            sight = self._live.table.views()
            if not self._live.game.hides:
                shared = sight(SPECTATOR)

                def sight(viewer: int) -> dict[str, Any]:
                    return {**shared, "viewer": "spectator" if viewer == SPECTATOR else viewer}

            self._sight = sight
        return self._sight(viewer)

    def _legal(self, seat: int, lang: str) -> list[dict[str, Any]]:
        live, game = self._live, self._live.game
        if live.is_bot(seat) or minute.must_wait(live, seat):
            return []
        table = live.table
        outlook = table.outlook(seat)
        voice, names = game.voice(lang), live.names(lang)
        found = []
        for code in table.codes(seat):
            text, prospect = voice.move(table.state, seat, code, names), outlook[code]
            found.append(
                {
                    "move": code,
                    "kind": game.moves.kind(code).name,
                    "args": game.args(table.state, seat, code),
                    "words": plain(text),
                    "text": text,
                    "gain": prospect.gain,
                    "final": prospect.final,
                    "next": prospect.next,
                    "ask": prospect.ask,
                }
            )
        return found

    def _clock(self) -> dict[str, Any] | None:
        clock = self._live.clock
        if clock is None:
            return None
        return {
            "kind": clock.kind,
            "seconds": clock.seconds,
            "at_zero": clock.at_zero,
            "seats": [
                {
                    "seat": seat.seat,
                    "deadline": seat.deadline,
                    "bank": seat.bank if clock.kind == "bank" else None,
                    "done": seat.done,
                }
                for seat in self._live.seats
            ],
        }
