"""Whatever the database does, every write is answered; and processes that race agree."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from galactable.core import registry
from galactable.table.errors import ConflictError, StorageError
from galactable.table.host import Host
from galactable.table.messages import NewSeat, NewTable
from galactable.table.rows import Change, PlyRow
from galactable.table.settings import ServerSettings
from galactable.table.storage import Store
from tests.table import loops
from tests.table.conftest import BOTH
from tests.table.tables import live_table
from tests.table.test_play import GAME

TOO_LARGE = 2**70  # no database's integer: the driver itself refuses it
SOON = 60  # seconds after which a write counts as never answered


async def stored(store: Store, *names: str) -> None:
    for name in names:
        live = live_table(GAME, "basic", 2, 1, "interpreted")
        live.row.id = name
        for seat in live.seats:
            seat.table_id = name
        await store.create(live.row, live.seats)


async def change(store: Store, name: str, move: int, version: int | None = None) -> Change:
    loaded = await store.load(name)
    loaded.row.ply += 1
    if version is not None:
        loaded.row.version = version
    ply = PlyRow(name, loaded.row.ply, 0, move, "player", loaded.row.ply, 0, 0.0, b"")
    return Change(loaded.row, loaded.seats, [ply])


async def answers(store: Store, *changes: Change) -> list[type]:
    """What became of changes that are written at the same moment: None, or the kind of error."""
    found = await asyncio.wait_for(
        asyncio.gather(*(store.commit(one) for one in changes), return_exceptions=True), SOON
    )
    return [type(one) for one in found]


@BOTH
def test_every_write_is_answered(database: str) -> None:
    """One alone and many at once, among them conflicts and what no database takes."""

    async def run() -> None:
        store = Store(ServerSettings(database=database))
        await store.open()
        await stored(store, "a", "b", "c", "d")
        assert await answers(store, await change(store, "a", TOO_LARGE)) == [StorageError]
        assert await answers(store, await change(store, "a", 1)) == [type(None)]
        late = await change(store, "a", 5, version=1)
        both = await answers(store, late, await change(store, "b", 2))
        assert both == [ConflictError, type(None)], "one conflict does the others no harm"
        late = await change(store, "a", 5, version=1)
        broken, good = await change(store, "b", TOO_LARGE), await change(store, "c", 3)
        found = await answers(store, late, broken, good)
        assert found[:2] == [ConflictError, StorageError]
        assert found[2] is type(None), "one broken change does the others no harm"
        assert await answers(store, await change(store, "d", 4)) == [type(None)], "it goes on"
        plies = {name: [p.move for p in (await store.load(name)).plies] for name in "abcd"}
        assert plies == {"a": [1], "b": [2], "c": [3], "d": [4]}
        await store.close()

    loops.run(run())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_processes_that_start_together_migrate_once(database: str) -> None:
    async def run() -> None:
        stores = [Store(ServerSettings(database=database)) for _ in range(6)]
        found = await asyncio.gather(*(store.open() for store in stores), return_exceptions=True)
        assert [one for one in found if one is not None] == []
        assert len({store.salt for store in stores}) == 1
        for store in stores:
            await store.close()

    loops.run(run())


async def stored_waiting(host: Host, table: str) -> list[int]:
    row = (await host.store.load(table)).row
    assert row.waiting < 1 << len((await host.store.load(table)).seats), "a seat that is not there"
    return [seat for seat in range(8) if row.waiting >> seat & 1]


@pytest.mark.parametrize("slug", registry.slugs())
def test_who_is_waited_for_is_stored(slug: str, tmp_path: Path, monkeypatch: Any) -> None:
    """From the first moment, when nobody knows yet whom the deal will ask: everybody."""

    async def run() -> None:
        host = Host(ServerSettings(database=str(tmp_path / "t.sqlite3"), pace=0))
        await host.start()
        count = max(registry.game(slug).seats)
        wish = NewTable(slug, [NewSeat("me") for _ in range(count)], seed=4)
        with monkeypatch.context() as patch:
            patch.setattr(host, "spawn", lambda work: work.close())
            table = (await host.reception.create(wish, "x")).table
        assert await stored_waiting(host, table) == list(range(count))
        await host.attendant.tend(table)
        live = await host.get(table)
        assert live.table.waiting
        assert await stored_waiting(host, table) == live.table.waiting
        await host.stop()

    loops.run(run())
