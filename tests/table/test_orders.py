"""A host's orders, from the database to those who are there, without a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from galactable.table import orders
from galactable.table import overseer as of_overseer
from galactable.table.errors import GalactableError, NotFoundError, NotPossibleError, StorageError
from galactable.table.overseer import Overseer
from galactable.table.settings import ServerSettings
from galactable.table.storage import Store
from tests.table import loops
from tests.table.tables import live_table
from tests.table.test_play import GAME


class Page:
    """Somebody who is there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.said: list[Any] = []
        self.ended: list[str] = []

    def say(self, message: dict[str, Any]) -> None:
        self.said.append(message["text"])

    async def end(self, error: GalactableError) -> None:
        self.ended.append(str(error))


class House:
    """As much of a host as its overseer knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pages = {"x": [Page("198.51.100.7")], "y": [Page("203.0.113.9")]}
        self.hub = SimpleNamespace(
            clients=self.pages, everybody=lambda: [p for some in self.pages.values() for p in some]
        )
        self.reception = SimpleNamespace(client_hash=lambda client: f"{len(client):08d}rest")
        self.dropped: list[str] = []
        self.dismissed: list[str] = []
        self.drop, self.dismiss = self.dropped.append, self.dismissed.append
        self.overseer = Overseer(self)  # type: ignore[arg-type]


async def looks(overseer: Overseer, monkeypatch: pytest.MonkeyPatch, times: int = 1) -> None:
    """The overseer looks for orders so many times."""
    left = times

    async def sleep(_: float) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(of_overseer, "asyncio", SimpleNamespace(sleep=sleep))
        with pytest.raises(asyncio.CancelledError):
            await overseer.oversee()


async def opened(folder: Path) -> Store:
    store = Store(ServerSettings(database=str(folder / "t.sqlite3")))
    await store.open()
    for name in ("x", "y"):
        live = live_table(GAME, "basic", 2, 1)
        live.row.id = name
        for seat in live.seats:
            seat.table_id = name
        await store.create(live.row, live.seats)
    return store


def test_orders_are_carried_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = await opened(tmp_path)
        await orders.close_tables(store, ["y"])  # before the server starts
        house = House(store)
        (one,), (two,) = house.pages["x"], house.pages["y"]
        await house.overseer.start()
        await looks(house.overseer, monkeypatch, 2)
        assert not house.dropped
        assert house.overseer.notice is None
        await orders.give_notice(store, "Closed\tat  eight.", 60)
        await orders.close_tables(store, ["x"])
        await orders.remove_tables(store, ["y"])
        await looks(house.overseer, monkeypatch, 3)
        assert house.overseer.notice == "Closed at eight."
        assert (one.said, two.said) == (["Closed at eight."],) * 2
        assert (house.dropped, house.dismissed) == (["x"], ["y"])
        assert (one.ended, two.ended) == (["the host has closed this table"], [])
        await orders.close_tables(store, ["x"], closed=False)
        await orders.give_notice(store, "", 60)
        await looks(house.overseer, monkeypatch)
        assert house.overseer.notice is None
        assert (one.said[1:], two.said[1:]) == ([None], [None])
        assert house.dropped == ["x"]
        await store.close()

    loops.run(run())


def test_who_is_shut_out_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = await opened(tmp_path)
        house = House(store)
        (one,), (two,) = house.pages["x"], house.pages["y"]
        await house.overseer.start()
        assert not house.overseer.turns_away(one.address)
        await orders.shut_out(store, " 198.51.100.0/24 ", None)
        await orders.shut_out(store, "198.51.100.0/24", 60)
        assert await orders.shut_out_now(store) == ("198.51.100.0/24",)
        await looks(house.overseer, monkeypatch)
        assert (one.ended, two.ended) == (["the host of this table has shut you out"] * 2, [])
        assert house.overseer.turns_away(one.address)
        assert not house.overseer.turns_away(two.address)
        await orders.let_in(store, "198.51.100.0/24")
        await looks(house.overseer, monkeypatch)
        assert not house.overseer.turns_away(one.address)
        with pytest.raises(NotFoundError):
            await orders.let_in(store, "198.51.100.0/24")
        await orders.shut_out(store, "0000000B", None)
        await orders.shut_out(store, "00000012", None)
        await looks(house.overseer, monkeypatch)
        assert house.overseer.turns_away("x" * 12)
        assert not house.overseer.turns_away("x" * 11)
        for wrong in ("nobody", "198.51.100.300", "0000000g", "00000012x", ""):
            with pytest.raises(NotPossibleError, match="is no address"):
                await orders.shut_out(store, wrong, None)
        await store.close()

    loops.run(run())


def test_what_has_expired_holds_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1e9]
    monkeypatch.setattr(of_overseer.time, "time", lambda: clock[0])

    async def run() -> None:
        store = await opened(tmp_path)
        house = House(store)
        await orders.give_notice(store, "Soon.", 600)
        await orders.shut_out(store, "198.51.100.7", 50)
        await house.overseer.start()
        assert house.overseer.notice == "Soon."
        clock[0] += 51
        await looks(house.overseer, monkeypatch, 2)
        assert house.overseer.turns_away("198.51.100.7"), "it looks once a minute"
        house.overseer._read -= of_overseer.FRESH_SECONDS
        await looks(house.overseer, monkeypatch)
        assert not house.overseer.turns_away("198.51.100.7")
        assert house.overseer.notice == "Soon."
        clock[0] += 550
        assert house.overseer.notice is None
        assert await orders.current_notice(store) is None
        await store.close()

    loops.run(run())


def test_an_order_after_a_quiet_day_is_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had the number of the first one, which the server had seen."""
    clock = [1e9]
    monkeypatch.setattr(of_overseer.time, "time", lambda: clock[0])

    async def run() -> None:
        store = await opened(tmp_path)
        house = House(store)
        await house.overseer.start()
        for text in ("One.", "Two."):
            await orders.give_notice(store, text, 5)
        await looks(house.overseer, monkeypatch)
        assert [order.id for order in await orders.orders_after(store, 0)] == [1, 2]
        clock[0] += orders.KEPT_SECONDS + 1
        await orders.close_tables(store, ["x"])
        assert [order.id for order in await orders.orders_after(store, 0)] == [3]
        await looks(house.overseer, monkeypatch)
        assert house.dropped == ["x"]
        await store.close()

    loops.run(run())


def test_a_database_that_is_down_stops_no_overseer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        store = await opened(tmp_path)
        house = House(store)
        await house.overseer.start()
        await orders.give_notice(store, "Hello.", 60)

        async def down(*_: Any) -> None:
            raise StorageError("the database does not work")

        with monkeypatch.context() as patch:
            patch.setattr(store, "select", down)
            await looks(house.overseer, monkeypatch, 2)
        assert caplog.text.count("does not work") == 2
        await looks(house.overseer, monkeypatch)
        assert house.overseer.notice == "Hello."
        await store.close()

    loops.run(run())


def test_what_a_host_cannot_order(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(tmp_path)
        for order in (orders.close_tables, orders.remove_tables):
            with pytest.raises(NotFoundError, match="no table nothere"):
                await order(store, ["x", "nothere"])
        await orders.give_notice(store, "x" * 500, 1)
        with pytest.raises(NotPossibleError, match="has 501"):
            await orders.give_notice(store, "x" * 501, 1)
        with pytest.raises(NotPossibleError, match="not 'odd'"):
            await orders.tables_matching(store, "odd")
        await store.close()

    loops.run(run())


def test_which_tables_a_host_is_shown(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(tmp_path)
        kinds = [
            ("over", True, False, False),
            ("sent", True, True, False),
            ("shut", False, False, True),
        ]
        for name, over, uploaded, closed in kinds:
            live = live_table(GAME, "basic", 2, 1)
            live.row.id, live.row.over, live.row.uploaded, live.row.closed = (
                name, over, uploaded, closed,
            )  # fmt: skip
            live.row.client, live.row.updated = "abcdef", len(name)
            for seat in live.seats:
                seat.table_id = name
            await store.create(live.row, live.seats)
        shown = {
            state: {row.id for row, _ in await orders.tables_matching(store, state)}
            for state in ("all", "open", "finished", "uploaded", "closed")
        }
        assert shown == {
            "all": {"x", "y", "over", "sent", "shut"},
            "open": {"x", "y"},
            "finished": {"over"},
            "uploaded": {"sent"},
            "closed": {"shut"},
        }
        mine = await orders.tables_matching(store, client="abc", limit=2)
        assert len(mine) == 2
        assert all(len(seats) == 2 for _, seats in mine)
        assert await orders.tables_matching(store, client="bc") == []
        await store.close()

    loops.run(run())
