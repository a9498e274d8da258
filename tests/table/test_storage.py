"""The store on SQLite and on PostgreSQL: conflicts, migrations, a full disk, two workers."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from galactable.table import acts, chat
from galactable.table.database import transact
from galactable.table.errors import (
    ConflictError,
    ForbiddenError,
    NotFoundError,
    NotPossibleError,
    StorageError,
    TooManyError,
)
from galactable.table.host import Host
from galactable.table.live import Client
from galactable.table.messages import Clock, NewSeat, NewTable
from galactable.table.rows import Change, PlyRow, Snapshot
from galactable.table.schema import METADATA
from galactable.table.settings import ServerSettings
from galactable.table.storage import Store
from galactable.table.tables import LiveTable
from tests.table import loops
from tests.table.client import Player
from tests.table.conftest import BOTH
from tests.table.golden_file import SECRET, TABLE
from tests.table.server import Nursery, Server
from tests.table.tables import live_table
from tests.table.test_play import GAME, play_on

GOLDEN = Path(__file__).parent / "golden"


def change(loaded: Any, ply: int, move: int) -> Change:
    loaded.row.ply = ply
    return Change(
        loaded.row, loaded.seats, [PlyRow(loaded.row.id, ply, 0, move, "player", ply, 0, 0.0, b"")]
    )


@BOTH
def test_of_two_processes_that_take_the_same_ply_one_wins(database: str) -> None:
    async def run() -> None:
        one, two = (Store(ServerSettings(database=database)) for _ in range(2))
        await one.open()
        await two.open()
        live = live_table(GAME, "basic", 2, 1)
        await one.create(live.row, live.seats)
        here, there = await one.load("x"), await two.load("x")
        results = await asyncio.gather(
            one.commit(change(here, 1, 7)), two.commit(change(there, 1, 8)), return_exceptions=True
        )
        assert sorted(type(r) for r in results if r is not None) == [ConflictError]
        winner = 7 if results[0] is None else 8
        for store in (one, two):
            loaded = await store.load("x")
            assert [ply.move for ply in loaded.plies] == [winner]
            assert loaded.row.version == 2
        # The loser has reloaded: its next change is taken.
        await two.commit(change(await two.load("x"), 2, 9))
        assert [ply.move for ply in (await one.load("x")).plies] == [winner, 9]
        await one.delete("x")
        with pytest.raises(NotFoundError):
            await two.load("x")
        await one.close()
        await two.close()

    loops.run(run())


@BOTH
def test_what_is_taken_back_is_gone(database: str) -> None:
    """PostgreSQL is told so by other statements than of a move; whoever is late gets a conflict."""

    async def run() -> None:
        one, two = (Store(ServerSettings(database=database)) for _ in range(2))
        await one.open()
        await two.open()
        live = live_table(GAME, "basic", 2, 1)
        await one.create(live.row, live.seats)
        for ply in range(1, 5):
            loaded = await one.load("x")
            made = change(loaded, ply, 10 + ply)
            if ply != 3:
                made.snapshot = Snapshot("x", ply, "layout", b"after %d" % ply)
            await one.commit(made)
        late = await two.load("x")
        assert (await one.load("x")).snapshot == Snapshot("x", 4, "layout", b"after 4")
        loaded = await one.load("x")
        loaded.row.ply, loaded.row.epoch = 2, 1
        loaded.seats[1].acts, loaded.seats[1].deadline = 7, 123.5
        told: list[str] = []
        one.notify = told.extend  # type: ignore[method-assign]
        await one.commit(Change(loaded.row, loaded.seats[1:], [], back_to=2))
        assert told == ([] if one.sqlite else ["x:6:"])
        with pytest.raises(ConflictError):
            await two.commit(Change(late.row, [], [], back_to=0))
        found = await two.load("x")
        assert [(ply.ply, ply.move) for ply in found.plies] == [(1, 11), (2, 12)]
        assert found.snapshot == Snapshot("x", 2, "layout", b"after 2")
        assert (found.row.version, found.row.ply, found.row.epoch) == (6, 2, 1)
        assert [(seat.acts, seat.deadline) for seat in found.seats] == [(0, None), (7, 123.5)]
        assert (await two.load("x", after=1, snapshot=False)).plies == found.plies[1:]
        await two.commit(change(found, 3, 33))
        assert [ply.move for ply in (await one.load("x")).plies] == [11, 12, 33]
        await one.close()
        await two.close()

    loops.run(run())


@BOTH
def test_what_is_said_is_numbered_and_the_oldest_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process writes lines, and passes on those of the others."""
    monkeypatch.setattr(chat, "KEPT", 3)

    async def run() -> None:
        store = Store(ServerSettings(database=database))
        await store.open()
        live = live_table(GAME, "basic", 2, 1)
        await store.create(live.row, live.seats)
        said: list[dict[str, Any]] = []
        people = [
            SimpleNamespace(table_id="x", viewer=seats, say=said.append) for seats in ((0,), ())
        ]
        hub = SimpleNamespace(clients={"x": people})
        notified: list[str] = []
        store.notify = notified.extend  # type: ignore[method-assign]

        async def get(_: str) -> LiveTable:
            return live

        room = chat.Chat(SimpleNamespace(store=store, hub=hub, get=get))  # type: ignore[arg-type]
        for text in ("one", "two ", "three", "four"):
            await room.say(people[0], 0, text)  # type: ignore[arg-type]
        assert [line["text"] for message in said for line in message["lines"]] == [
            "one", "two", "three", "four",
        ]  # fmt: skip
        said.clear()
        live.row.public = True
        for client in people:
            await room.tell_newcomer(client)  # type: ignore[arg-type]
        whole = [[(line["number"], line["text"]) for line in m["lines"]] for m in said]
        assert whole == [[(2, "two"), (3, "three"), (4, "four")]] * 2
        said.clear()
        await room.heard("x:3")
        await room.heard("y:3")  # nobody of that table is here
        assert [[line["text"] for line in m["lines"]] for m in said] == [["three"]] * 2
        for text in ("", " ", "\u3164", "x" * 201):
            with pytest.raises(NotPossibleError):
                await room.say(people[0], 0, text)  # type: ignore[arg-type]
        with pytest.raises(ForbiddenError):
            await room.say(people[0], 1, "I am another")  # type: ignore[arg-type]
        await room.say(people[0], 0, "x" * 200)  # type: ignore[arg-type]

        async def talk_without_end() -> None:
            for _ in range(50):
                await room.say(people[0], 0, "and more")  # type: ignore[arg-type]

        with pytest.raises(TooManyError, match="lines"):
            await talk_without_end()
        await store.close()

    loops.run(run())


@BOTH
def test_a_due_table_is_claimed_once(database: str) -> None:
    async def run() -> None:
        store = Store(ServerSettings(database=database))
        await store.open()
        live = live_table(GAME, "basic", 2, 1)
        live.row.wake = 5.0
        await store.create(live.row, live.seats)
        assert await store.due(time.time()) == [("x", 5.0)]
        assert await store.claim("x", 5.0, 2e9)
        assert not await store.claim("x", 5.0, 2e9)
        assert await store.due(time.time()) == []
        await store.close()

    loops.run(run())


@BOTH
def test_migrations_give_the_schema(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def run() -> None:
        store = Store(ServerSettings(database=database))
        await store.open()
        async with store.engine.connect() as connection:
            await connection.run_sync(
                lambda c: differences.extend(
                    compare_metadata(MigrationContext.configure(c), METADATA)
                )
            )
        await store.close()

    differences: list[Any] = []
    loops.run(run())
    assert not differences


async def started(database: str, settings: ServerSettings | None = None) -> Host:
    host = Host(settings or ServerSettings(database=database, pace=0))
    await host.start()
    return host


async def one_move(host: Host, table: str) -> None:
    live = await host.get(table)
    seat = live.table.waiting[0]
    move = acts.move(seat, live.seats[seat].acts, [live.table.codes(seat)[-1]])
    await host.act(table, move)


def test_a_table_of_an_older_version_goes_on(tmp_path: Path) -> None:
    """The file was written by the first schema; its snapshot is of a layout that is no more."""
    path = tmp_path / "old.sqlite3"
    shutil.copy(GOLDEN / "a001.sqlite3", path)

    async def run() -> None:
        host = await started(str(path))
        assert await host.reception.seats_of(TABLE, [SECRET]) == (0,)
        live = await host.get(TABLE)
        before = live.table.ply
        assert before >= 30
        assert live.row.rematch is None
        assert (GOLDEN / "a001.txt").read_text() == "\n".join(live.table.log()) + "\n"
        for _ in range(20):
            await one_move(host, TABLE)
        assert live.table.ply >= before + 20
        await host.stop()

    loops.run(run())


def test_a_full_disk_stops_moves_and_play_resumes(tmp_path: Path) -> None:
    async def run() -> None:
        host = await started(str(tmp_path / "t.sqlite3"))
        seats = [NewSeat("me"), NewSeat("me")]
        table = (await host.reception.create(NewTable(GAME, seats, "basic"), "x")).table
        store = host.store

        async def pages(most: str) -> None:
            def limit(connection: sa.Connection) -> None:
                count = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
                connection.exec_driver_sql(f"PRAGMA max_page_count = {most.format(count)}")

            loop = asyncio.get_running_loop()
            await loop.run_in_executor(store._thread, transact, store._file, limit)

        await pages("{}")
        live = await host.get(table)
        confirmed = live.table.ply
        error: StorageError | None = None
        while error is None:
            try:
                await one_move(host, table)
            except StorageError as refused:
                error = refused
            else:
                confirmed = live.table.ply
        assert "full" in str(error)
        assert live.table.ply == confirmed
        assert (await store.load(table)).row.ply == confirmed
        await pages("1000000")
        await one_move(host, table)
        assert live.table.ply > confirmed
        await host.stop()

    loops.run(run())


def test_who_looks_after_the_server_hears_that_nothing_can_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Reading went on, /health said that all was well, and the log said nothing."""

    async def run() -> None:
        host = await started(str(tmp_path / "t.sqlite3"))
        seats = [NewSeat("me"), NewSeat("me")]
        table = (await host.reception.create(NewTable(GAME, seats, "basic"), "x")).table
        store = host.store

        async def read_only(on: int) -> None:
            def pragma(connection: sa.Connection) -> None:
                connection.exec_driver_sql(f"PRAGMA query_only = {on}")

            loop = asyncio.get_running_loop()
            await loop.run_in_executor(store._thread, transact, store._file, pragma)

        await store.answers()
        await read_only(1)
        with pytest.raises(StorageError, match="readonly"):
            await one_move(host, table)
        assert "readonly" in caplog.text
        with pytest.raises(StorageError, match="readonly"):
            await store.answers()
        await read_only(0)
        await store.answers()
        await one_move(host, table)
        await host.stop()

    loops.run(run())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_other_processes_are_told_what_has_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They need not ask the database, and have the same table."""

    async def run() -> None:
        one, two = await started(database), await started(database)
        told: list[str] = []
        monkeypatch.setattr(one.store, "notify", told.extend)
        clock = Clock("bank", 600)
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("me")], "basic", clock, seed=3)
        table = (await one.reception.create(wish, "x")).table
        here, there = await one.get(table), await two.get(table)
        for _ in range(80):
            await one_move(one, table)
        with monkeypatch.context() as patch:
            patch.setattr(two.store, "load", None)
            for payload in told:
                await two.heard(payload)
        assert there.table.save() == here.table.save()
        assert (there.row, there.seats) == (here.row, here.seats)
        assert there.made == here.made
        await one_move(two, table)
        await one_move(one, table)  # loses, reloads, and finds that very move made
        assert here.table.ply == there.table.ply == len((await one.store.load(table)).plies)
        assert here.table.save() == there.table.save()
        await one.stop()
        await two.stop()

    loops.run(run())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_deletion_that_nobody_told_of_is_noticed(database: str) -> None:
    async def run() -> None:
        one, two = await started(database), await started(database)
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("me")], "basic")
        table = (await one.reception.create(wish, "x")).table
        heard: list[str] = []

        async def hear(text: str) -> None:
            heard.append(text)

        client = Client(table, (), hear)
        await two.enter(client)
        await one.store.delete(table)
        for _ in range(3):
            await two.attendant._look_for_missed()
            await asyncio.sleep(0)
        while not any("deleted" in text for text in heard):
            await asyncio.sleep(0.01)
        assert sum("deleted" in text for text in heard) == 1
        assert table not in two.tables
        await one.stop()
        await two.stop()

    loops.run(run())


@BOTH
def test_nothing_of_a_deleted_table_is_kept(database: str) -> None:
    """Its moves, its seats, what was said at it: no row anywhere bears its name."""

    async def rows(host: Host, table: str) -> dict[str, int]:
        async with host.store.engine.connect() as reading:
            return {
                each.name: (
                    await reading.execute(
                        sa.select(sa.func.count()).select_from(each).where(each.c.table_id == table)
                    )
                ).scalar_one()
                for each in METADATA.sorted_tables
                if "table_id" in each.c
            }

    async def run() -> None:
        host = await started(database)
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("me")], "basic")
        made = await host.reception.create(wish, "x")

        async def hear(_: str) -> None:
            pass

        client = Client(made.table, (0, 1), hear)
        await host.enter(client)
        await host.chat.say(client, 0, "Farewell")
        await one_move(host, made.table)
        before = await rows(host, made.table)
        assert {"plies", "seats", "lines"} <= {name for name, count in before.items() if count}
        await host.reception.delete(made.table, [made.owner])
        assert set((await rows(host, made.table)).values()) == {0}
        await host.stop()

    loops.run(run())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_deletion_and_a_change_do_not_wait_for_each_other(database: str) -> None:
    """Both lock the table's row first; the deletion once began with the seats."""

    async def run() -> None:
        store = Store(ServerSettings(database=database))
        await store.open()
        live = live_table(GAME, "basic", 2, 1)
        await store.create(live.row, live.seats)
        tables, seats = METADATA.tables["tables"], METADATA.tables["seats"]
        waiting = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        async with store.engine.connect() as looking, store.engine.begin() as changing:
            await changing.execute(sa.update(tables).values(version=2))
            deleting = asyncio.create_task(store.delete("x"))
            while not (await looking.execute(waiting)).scalar_one():
                await asyncio.sleep(0.01)
            await changing.execute(sa.update(seats).values(joined=True))
        await deleting
        with pytest.raises(NotFoundError):
            await store.load("x")
        await store.close()

    loops.run(run())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_the_workers_end_with_their_master(database: str, nursery: Nursery) -> None:
    """A worker that is held up for longer than uvicorn's five seconds is not taken for dead."""
    server = Server(database, nursery, workers=2).start()
    try:
        workers = _workers(server)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        time.sleep(7)
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
        server.wait()
        assert _workers(server) == workers
        os.kill(server.pid, signal.SIGKILL)
        end = time.monotonic() + 600
        while True:
            try:
                httpx.get(f"{server.address}/api/bots", timeout=5)
            except httpx.HTTPError:
                break
            assert time.monotonic() < end, "workers serve on without a master"
            time.sleep(0.2)
    finally:
        server.kill()


def _workers(server: Server) -> list[int]:
    """The processes that serve; the master's other child counts their shared memory."""
    found = []
    for task in Path(f"/proc/{server.pid}/task").glob("*/children"):
        for child in task.read_text().split():
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return sorted(found)


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_two_workers_behind_one_address(database: str, nursery: Nursery) -> None:
    server = Server(database, nursery, workers=2).start()
    try:
        for _ in range(10):
            server.wait_ready()
        api = server.api
        table = api.create(GAME, "me", "link", "bot:random", variant="basic")
        players = [api.sit(table, 0), api.sit(table, 1)]
        watchers = [Player(server.address, table["table"]) for _ in range(6)]
        play_on(players, random.Random(3), 120)
        for watcher in watchers:
            end = time.monotonic() + 20
            while not watcher.update["over"]:
                assert time.monotonic() < end
                watcher.drain()
                time.sleep(0.05)
        logs = {str(watcher.log) for watcher in watchers}
        assert len(logs) == 1
    finally:
        server.stop()


def test_a_server_that_stops_in_the_middle_of_things_closes_its_file(
    tmp_path: Path, nursery: Nursery
) -> None:
    """Whoever moves the file away then has all of it: nothing is kept beside it."""
    file = tmp_path / "t.sqlite3"
    server = Server(str(file), nursery)
    for _ in range(4):
        server.log.touch()
        server.start()
        for _ in range(6):
            server.api.create(GAME, "bot:random", "bot:random", "bot:random")
        server.stop()  # which reads its log: no traceback
        beside = [path for path in tmp_path.iterdir() if path.name.endswith("-wal")]
        assert not any(path.stat().st_size for path in beside)
