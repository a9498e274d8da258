"""Who is connected and what each is sent, without a server."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from galactable.core.errors import GalactableError
from galactable.table import live as of_live
from galactable.table import steady
from galactable.table.errors import ForbiddenError
from galactable.table.live import OUTBOX, Client, Hub
from galactable.table.logs import Viewer
from galactable.table.tables import LiveTable
from tests.table import loops
from tests.table.tables import live_table
from tests.table.test_play import GAME


class Page:
    """A client that keeps what it is sent."""

    def __init__(self, hub: Hub, live: LiveTable, *viewer: int, **more: Any) -> None:
        self.said: list[dict[str, Any]] = []
        self.ended: list[GalactableError] = []
        self.opens = asyncio.Event()
        self.opens.set()
        self.client = Client(live.id, viewer, self._hear, end=self._end, **more)
        hub.join(self.client)

    async def _hear(self, text: str) -> None:
        await self.opens.wait()
        self.said.append(json.loads(text))

    async def _end(self, error: GalactableError) -> None:
        self.ended.append(error)

    async def hears(self) -> list[dict[str, Any]]:
        """What it was sent since it was asked last."""
        for _ in range(5):
            await asyncio.sleep(0)
        said, self.said = self.said, []
        return said


def table() -> LiveTable:
    return live_table(GAME, "basic", 3, seed=5)


def move(live: LiveTable) -> None:
    seat = live.table.waiting[0]
    live.play(seat, [live.table.codes(seat)[0]], "player")
    live.row.version += 1


def test_updates_come_once_and_with_what_is_new_of_the_log() -> None:
    async def run() -> None:
        hub, live = Hub(), table()
        one, other = Page(hub, live, 0), Page(hub, live, 0)
        hub.publish(live)
        (first,), (same,) = await one.hears(), await other.hears()
        assert first == {**same, "time": first["time"]}
        assert first["log_from"] == 0
        hub.publish(live)
        assert not await one.hears(), "nothing has changed"
        move(live)
        hub.publish(live)
        (second,) = await one.hears()
        assert second["version"] > first["version"]
        assert second["log_from"] == len(first["log"])
        one.client.show(hub.shown(live, (0,)), whole=True)
        (whole,) = await one.hears()
        assert whole["log"] == [*first["log"], *second["log"]]
        assert whole["version"] == second["version"]
        live.rewind(0)
        live.row.version += 1
        hub.publish(live)
        (back,) = await one.hears()
        assert back["log_from"] + len(back["log"]) == len(first["log"])

    loops.run(run())


def test_versions_grow_even_if_the_clock_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steady, "now", lambda: 1000.0)
    hub, live = Hub(), table()
    found = []
    for _ in range(3):
        found.append(hub.shown(live, ()).version)
        move(live)
    assert found == [1_000_000, 1_000_001, 1_000_002]
    monkeypatch.setattr(steady, "now", lambda: 2000.0)
    assert hub.shown(live, ()).version == 2_000_000


def test_who_is_there_is_known_to_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    async def run() -> None:
        hub, live = Hub(), table()
        both, watcher = Page(hub, live, 0, 1), Page(hub, live)
        assert (hub.here(live.id), hub.watching(live.id)) == (0b11, 1)
        hub.elsewhere(live.id, "p", 0b100, 2)
        assert hub.room(live) == ((True, True, True), 3)
        now[0] += of_live.PRESENCE_SECONDS - 1
        hub.elsewhere(live.id, "q", 0b001, 1)
        assert hub.room(live) == ((True, True, True), 4)
        now[0] += 1
        assert hub.room(live) == ((True, True, False), 2), "the other has said nothing for long"
        hub.leave(both.client)
        assert hub.room(live) == ((True, False, False), 2)
        hub.leave(watcher.client)
        assert hub.clients == {}
        hub.forget(live.id)
        assert hub.room(live) == ((False,) * 3, 0)

    loops.run(run())


def test_what_was_shown_is_kept_for_those_who_are_there() -> None:
    async def run() -> None:
        hub, live = Hub(), table()
        pages = [Page(hub, live, 0), Page(hub, live, 0), Page(hub, live)]
        hub.elsewhere(live.id, "p", 0b001, 0)
        hub.publish(live)
        kept = {page.client.reads: hub.shown(live, *page.client.reads) for page in pages}
        assert set(hub.everybody()) == {page.client for page in pages}
        hub.forget(live.id)  # it has left memory; its clients are there
        for page in pages:
            await page.hears()
        hub.publish(live)
        for page in pages:
            assert not await page.hears()
            assert hub.shown(live, *page.client.reads) is kept[page.client.reads]
            page.client.show(kept[page.client.reads], whole=True)
            assert (await page.hears())[0]["log"], "whoever comes later reads all of it"
        hub.leave(pages[0].client)
        assert hub.shown(live, (0,)) is kept[(0,), "en"], "another sits there"
        hub.leave(pages[1].client)
        assert hub.shown(live, (0,)) is not kept[(0,), "en"]
        assert hub.shown(live, ()) is kept[(), "en"]
        hub.leave(pages[2].client)
        before = hub.shown(live, ())
        hub.forget(live.id)
        hub.elsewhere(live.id, "p", 0b001, 0)
        assert hub.shown(live, ()) is not before

    loops.run(run())


def test_who_lost_a_seat_sees_it_no_longer() -> None:
    async def run() -> None:
        hub, live = Hub(), table()
        keys: dict[int, bytes | None] = {0: b"a", 1: b"b"}
        for seat, key in keys.items():
            live.seats[seat].secret_hash = key
        both, plain = Page(hub, live, 0, 1, keys=keys), Page(hub, live, 0, 1)
        hub.publish(live)
        assert (await both.hears())[0]["you"] == [0, 1]
        live.seats[1].secret_hash = b"new"
        live.row.version += 1
        hub.publish(live)
        told = await both.hears()
        assert [update["you"] for update in told] == [[0]]
        assert list(told[0]["views"]) == ["0"]
        assert plain.client.viewer == (0, 1)  # it came without secrets

    loops.run(run())


def test_a_deletion_is_told_once_to_everybody_there() -> None:
    async def run() -> None:
        hub, live = Hub(), table()
        page, late = Page(hub, live, 0), Page(hub, live)
        hub.leave(late.client)
        for _ in range(2):
            hub.dismiss(live.id)
        assert [(m["code"], m["id"]) for m in await page.hears()] == [("not-found", None)]
        assert not await late.hears()

    loops.run(run())


def test_who_asks_and_does_not_read_is_given_up() -> None:
    async def run() -> None:
        hub, live = Hub(), table()
        page = Page(hub, live, 0)
        page.opens.clear()
        page.client.say({"number": -1})
        await page.hears()  # one is on its way
        for number in range(OUTBOX):
            page.client.say({"number": number})
        assert not page.client.dead
        page.client.say({"number": OUTBOX})
        assert page.client.dead
        page.opens.set()
        heard = [
            message["number"] for message in [m for _ in range(99) for m in await page.hears()]
        ]
        assert heard == [*range(-1, OUTBOX)]

    loops.run(run())


def test_who_takes_nothing_for_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    async def run() -> None:
        hub, live = Hub(), table()
        stuck, idle = Page(hub, live, 0), Page(hub, live)
        stuck.opens.clear()
        for page in (stuck, idle):
            page.client.say({"type": "pong"})
            await page.hears()
        for seconds, dead in ((of_live.SEND_SECONDS, False), (1, True)):
            now[0] += seconds
            for page in (stuck, idle):
                page.client.give_up_if_stuck()
                await page.hears()
            assert (stuck.client.dead, idle.client.dead) == (dead, False)

    loops.run(run())


def test_who_is_sent_away_is_told_why_and_hears_no_more() -> None:
    async def run() -> None:
        hub, live = Hub(), table()
        page, errand = Page(hub, live, 0), asyncio.ensure_future(asyncio.sleep(999))
        page.client.errands.add(errand)
        await page.client.end(ForbiddenError("the host has closed this table"))
        assert [str(error) for error in page.ended] == ["the host has closed this table"]
        hub.publish(live)
        page.client.say({"type": "pong"})
        assert not await page.hears()
        hub.leave(page.client)
        await asyncio.sleep(0)
        assert errand.cancelled(), "what was done for it alone"

    loops.run(run())


def test_when_the_server_stops_nobody_is_sent_anything() -> None:
    async def run() -> None:
        hub, live = Hub(), table()
        viewers: list[Viewer] = [(), (0,), (1, 2)]
        pages = [Page(hub, live, *viewer) for viewer in viewers]
        hub.publish(live)
        hub.close_all()
        for page in pages:
            assert not await page.hears()
            assert page.client.dead

    loops.run(run())
