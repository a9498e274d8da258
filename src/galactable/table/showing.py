"""What viewers are shown of a table: an update's body, made from views alone."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from galactable.core.language import DEFAULT
from galactable.core.outlook import Tried
from galactable.core.record import fields_of
from galactable.core.text import Said
from galactable.core.viewers import SPECTATOR
from galactable.table import consent, guide, minute
from galactable.table.choices import Offer, choices
from galactable.table.logs import Logs, Viewer, ViewerLog
from galactable.table.takeback import can_take_back

if TYPE_CHECKING:
    from galactable.table.tables import LiveTable

__all__ = ["Presence", "Showing"]

_json = msgspec.json.Encoder()

NO_MOVES = msgspec.Raw(b"[]")


class Presence(NamedTuple):
    """Who is connected to a table now; that changes even when the table does not."""

    present: tuple[bool, ...]
    """By seat, whether somebody is connected."""
    watchers: int


class Showing:
    """Makes the bodies of a table's updates.

    What several viewers see, and what one is sent again, is worked out once for a version
    of the table and kept as JSON. What a move seldom changes (where all act at once, the choices
    of everybody else) is kept for longer, with all that it was made of.
    """

    def __init__(self, live: LiveTable) -> None:
        # The table holds this. Held in turn, each table that leaves memory would stay until Python
        # looks for garbage, which a server does rarely.
        self._live: LiveTable = weakref.proxy(live)
        self.logs = Logs(self._live)
        self._called: list[str] = [seat.name for seat in live.seats]
        self._made: dict[tuple[Any, ...], tuple[Any, msgspec.Raw]] = {}
        self._offers: dict[tuple[int, str], Offer] = {}
        self._forget((-1, -1))

    def _forget(self, moment: tuple[int, int]) -> None:
        """Drops what was kept for an earlier moment."""
        self._moment = moment
        self._fields: Any = None
        self._sight: Callable[[int], dict[str, Any]] | None = None
        self._views: dict[int, dict[str, Any]] = {}
        self._questions: dict[int, Said] = {}
        self._tried: dict[int, Tried] = {}
        self._kept: dict[tuple[str, int, str], msgspec.Raw] = {}
        self._shared: dict[tuple[Presence, str], bytes] = {}

    @property
    def fields(self) -> Any:
        """The record's fields, read once for all viewers."""
        if self._fields is None:
            self._fields = fields_of(self._live.table.state)
        return self._fields

    def body(self, viewer: Viewer, room: Presence, lang: str = DEFAULT) -> tuple[bytes, ViewerLog]:
        """An update without version, time and log, as JSON; and the log."""
        live = self._live
        moment = (live.table.ply, live.row.version)
        if moment != self._moment:
            self._forget(moment)
        if self._called != (called := [seat.name for seat in live.seats]):
            self._called, self.logs = called, Logs(live)  # the old lines have the old names
        log = self.logs.of(viewer, lang)
        shared = self._shared.get((room, lang))
        if shared is None:
            shared = self._shared[room, lang] = _json.encode(self._for_all(room, lang))
        own = _json.encode(self._for_one(viewer, len(log) - 1, lang))
        return b"%b,%b" % (shared[:-1], own[1:]), log

    def _for_all(self, room: Presence, lang: str) -> dict[str, Any]:
        """The part that is the same for all viewers of one language."""
        live, row, names = self._live, self._live.row, self._live.names(lang)
        return {
            "table": live.id,
            "over": live.table.over,
            "game": live.game.slug,
            "variant": row.variant,
            "seats": self._seats(names, room.present),
            "forming": self._forming(lang, names),
            "clock": self._clock(),
            "practice": row.is_practice,
            "seeded": row.seeded,
            "takeover": row.takeover,
            "thinking": [seat for seat in live.table.waiting if live.is_bot(seat)],
            "rematch": row.rematch,
            "public": row.public,
            "hints": live.hints,
            "with_hints": row.hints,
            "watchers": room.watchers,
            "asked": consent.told(live),
        }

    def _for_one(self, viewer: Viewer, ply: int, lang: str) -> dict[str, Any]:
        """The part that depends on the viewer's seats."""
        live = self._live
        can_undo = {str(seat): can_take_back(live, seat) for seat in viewer}
        return {
            "ply": ply,
            "you": viewer,
            "views": {str(seat): self._once("view", seat, self._view_as_json) for seat in viewer}
            or {"spectator": self._once("view", SPECTATOR, self._view_as_json)},
            "legal": {
                str(seat): self._once("legal", seat, lambda seat: self._legal(seat, lang), lang)
                for seat in viewer
            },
            "ask": self._ask(viewer, lang),
            "answers": {str(seat): live.seats[seat].acts for seat in viewer},
            "undo": can_undo,
            "progress": live.progress,
            "askable": {
                str(seat): not can_undo[str(seat)] and consent.may_ask(live, seat)
                for seat in viewer
            },
            "guide": guide.told(live, viewer, lang),
        }

    def _seats(self, names: Sequence[str], present: Sequence[bool]) -> list[dict[str, Any]]:
        """Who sits where."""
        return [
            {
                "seat": seat.seat,
                "name": names[seat.seat],
                "kind": seat.kind,
                "bot": seat.bot,
                "present": present[seat.seat] or seat.kind == "bot",
                "left": seat.left,
                "stand_in": seat.stand_in,
                "joined": seat.joined,
                "resigned": seat.resigned,
            }
            for seat in self._live.seats
        ]

    def _once(
        self, what: str, viewer: int, make: Callable[[int], msgspec.Raw], lang: str = ""
    ) -> msgspec.Raw:
        """For a version of the table."""
        found = self._kept.get((what, viewer, lang))
        if found is None:
            found = self._kept[what, viewer, lang] = make(viewer)
        return found

    def _unless_same(
        self, what: tuple[Any, ...], made_of: Any, make: Callable[[], Any]
    ) -> msgspec.Raw:
        """As long as what it was made of is the same."""
        found = self._made.get(what)
        if found is None or found[0] != made_of:
            found = self._made[what] = (made_of, msgspec.Raw(_json.encode(make())))
        return found[1]

    def _forming(self, lang: str, names: Sequence[str]) -> list[msgspec.Raw] | None:
        """By seat, what lies on the table and is not scored yet; None if there is nothing."""
        forming = self._live.game.outlook.forming
        if forming is None:
            return None
        voice = self._live.game.voice(lang)
        formed = [forming(self.fields, seat) for seat in range(len(names))]
        if not any(any(parts.values()) for parts in formed):
            return None
        return [
            self._unless_same(
                ("forming", seat, lang), (parts, names), partial(voice.explain, parts, names)
            )
            for seat, parts in enumerate(formed)
        ]

    def _ask(self, viewer: Viewer, lang: str) -> dict[str, msgspec.Raw]:
        """By seat, the question for each seat that the viewer may know to be choosing."""
        live = self._live
        voice, names, reader = live.game.voice(lang), live.names(lang), live.reader(viewer)
        seen = {seat for one in viewer or (SPECTATOR,) for seat in self._view(one)["waiting"]}
        for seat in seen - self._questions.keys():
            self._questions[seat] = voice.question(self.fields, seat)
        found = {}
        for seat in sorted(seen):
            asked = self._questions[seat]
            found[str(seat)] = self._unless_same(
                ("ask", seat, reader, lang),
                (asked, names),
                partial(voice.say, asked, names, reader),
            )
        return {seat: text for seat, text in found.items() if bytes(text) != b"[]"}

    def _view_as_json(self, viewer: int) -> msgspec.Raw:
        """Where nothing is hidden, one viewer's is another's but for the name of who looks."""
        if self._live.game.hides or viewer == SPECTATOR:
            return msgspec.Raw(_json.encode(self._view(viewer)))
        seen = bytes(self._once("view", SPECTATOR, self._view_as_json))
        return msgspec.Raw(seen.replace(b'"viewer":"spectator"', b'"viewer":%d' % viewer, 1))

    def _view(self, viewer: int) -> dict[str, Any]:
        """Where nothing is hidden the views differ in ``viewer`` alone: one is enough."""
        if self._sight is None:
            sight = self._live.table.views(self.fields)
            if not self._live.game.hides:
                shared = sight(SPECTATOR)

                def sight(viewer: int) -> dict[str, Any]:
                    return {**shared, "viewer": "spectator" if viewer == SPECTATOR else viewer}

            self._sight = sight
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self._sight(viewer)
        return found

    def _legal(self, seat: int, lang: str) -> msgspec.Raw:
        """The seat's legal moves; none for a bot, and none for who must wait."""
        live, game = self._live, self._live.game
        if live.is_bot(seat) or minute.must_wait(live, seat):
            return NO_MOVES
        tried = self._tried.get(seat)
        if tried is None:
            tried = self._tried[seat] = live.table.tried(seat, self.fields)
        if not tried.codes:
            return NO_MOVES
        names, read = live.names(lang), game.words.read(self.fields, seat)
        offer = self._offers.get((seat, lang))
        if offer is None or read is None or offer.worded_by != (read, names):
            offer = self._offers[seat, lang] = Offer(choices(game.voice(lang)), (read, names))
        return offer.of(tried, self.fields, seat)

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
