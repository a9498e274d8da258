"""The store: tables, seats and the log of plies, in SQLite or PostgreSQL.

Every change of a table is one transaction that names the version it has read. If two
processes take the same ply, one wins and the other gets a ``ConflictError``. When
``commit`` returns, the change is synced to disk. On SQLite one thread writes, and changes
of different tables that wait at the same moment share a transaction.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from galactable.table import schema, sqlite, steady
from galactable.table.database import (
    async_engine,
    empty_journal,
    file_engine,
    migrate,
    require_schema,
    storage_errors,
    transact,
)
from galactable.table.errors import ConflictError, NotFoundError, StorageError
from galactable.table.rows import (
    SEAT_CHANGES,
    TABLE_CHANGES,
    Change,
    Loaded,
    PlyRow,
    SeatRow,
    Snapshot,
    TableRow,
    part,
)
from galactable.table.settings import ServerSettings
from galactable.table.statement import as_json, change_statement
from galactable.table.writing import apply, create, notify_all, remove_table

__all__ = ["CHANNEL", "Store", "is_id"]

log = logging.getLogger("galactable.table")

T = TypeVar("T")
Waiting = tuple[Change, asyncio.Future[None]]

CHANNEL = "galactable"
BATCH = 256
LATELY = 7 * 24 * 3600.0
NO_PLIES = 1 << 30  # more than any table has
MIGRATION_LOCK = 7_318_512
PAYLOAD = 7500  # bytes that a notification of PostgreSQL can carry, a few less


_commit_change = change_statement(TABLE_CHANGES, SEAT_CHANGES)
_select_table = sa.select(schema.tables).where(schema.tables.c.id == sa.bindparam("b_id"))
_select_seats = (
    sa.select(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("b_id"))
    .order_by(schema.seats.c.seat)
)
_select_plies = (
    sa.select(schema.plies)
    .where(schema.plies.c.table_id == sa.bindparam("b_id"))
    .where(schema.plies.c.ply > sa.bindparam("b_after"))
    .order_by(schema.plies.c.ply)
)
_select_snapshot = (
    sa.select(schema.snapshots)
    .where(schema.snapshots.c.table_id == sa.bindparam("b_id"))
    .where(schema.snapshots.c.ply <= sa.bindparam("b_upto"))
    .order_by(schema.snapshots.c.ply.desc())
    .limit(1)
)


def is_id(name: str) -> bool:
    """Whether a table can have this name."""
    return re.fullmatch("[a-z0-9]{1,32}", name) is not None


class Store:
    """The database, from one process."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.sqlite = settings.is_sqlite
        self.engine = async_engine(settings)
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "store") if self.sqlite else None
        self._file = file_engine(settings) if self.sqlite else None
        self._turn = asyncio.Semaphore(
            12
        )  # fewer than the pool's 16 connections, so that nobody waits for one in vain
        self._refuses = False
        """Whether the last change could not be written: a full disk, a file that is read-only."""
        self.rested = 0.0
        """Seconds from the last time that the database had seen until it was opened."""
        self._payloads: list[str] = []
        self._to_tell = asyncio.Event()
        self.salt = ""

    async def open(self) -> None:
        """Brings the schema up to date and starts the writer."""
        async with storage_errors(), self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execute(sa.text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
            await connection.run_sync(migrate)
            await connection.commit()
            self.salt = await self._fact(connection, "salt", secrets.token_hex(16))
            seen = await self._fact(connection, steady.FACT, repr(steady.now()))
            self.rested = steady.now() - float(seen)
            steady.not_before(float(seen))
            if not self.sqlite:
                await connection.execute(sa.text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                await connection.commit()
        work = self._write_batches() if self.sqlite else self._tell_others()
        self._writer = asyncio.create_task(work)

    async def check_schema(self) -> None:
        """Refuses a database of another version, for commands that only look at it."""
        async with storage_errors(), self.engine.connect() as connection:
            await connection.run_sync(require_schema)

    async def close(self) -> None:
        """Closes all connections."""
        if self._writer:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()
        if self._thread is not None and self._file is not None:
            self._thread.shutdown(wait=True)
            with suppress(SQLAlchemyError):
                empty_journal(self._file)
            self._file.dispose()

    async def answers(self) -> None:
        """Raises unless the database can be read and, as far as is known, written."""
        await self.versions([])
        if self._refuses:
            await self.note_time()

    async def create(
        self, row: TableRow, seats: list[SeatRow], plies: Sequence[PlyRow] = ()
    ) -> None:
        """A new table, or one that has been played elsewhere."""
        await self.write(lambda connection: create(connection, row, seats, plies))

    async def load(self, table_id: str, after: int = 0, snapshot: bool = True) -> Loaded:
        """A table with its plies after ``after``, read in one transaction."""
        if not is_id(table_id):  # a malformed name never reaches the database
            raise NotFoundError(f"there is no table {table_id[:40]!r}")
        return await self._twice(partial(self._load, table_id, after, snapshot))

    async def load_rows(self, table_id: str) -> Loaded:
        """A table and its seats, without plies."""
        return await self.load(table_id, after=NO_PLIES, snapshot=False)

    async def _load(self, table_id: str, after: int, snapshot: bool) -> Loaded:
        async with self._turn, self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                found = (await connection.execute(_select_table, {"b_id": table_id})).mappings()
                first = found.first()
                if first is None:
                    raise NotFoundError(f"there is no table {table_id}")
                row = TableRow(**first)
                seats = (await connection.execute(_select_seats, {"b_id": table_id})).mappings()
                plies = (
                    await connection.execute(_select_plies, {"b_id": table_id, "b_after": after})
                ).mappings()
                shot = None
                if snapshot:
                    bound = {"b_id": table_id, "b_upto": row.ply}
                    shot = (await connection.execute(_select_snapshot, bound)).mappings().first()
                return Loaded(
                    row,
                    [SeatRow(**seat) for seat in seats],
                    [PlyRow(**ply) for ply in plies],
                    Snapshot(**shot) if shot else None,
                )

    async def commit(self, change: Change) -> None:
        """Writes and syncs a change, or raises and has changed nothing."""
        if not self.sqlite:
            if change.back_to is None:
                text = _as_text(change)
                await self._noted(self._twice(partial(self._commit_at_once, change, text)))
            else:
                text = ""
                await self.write(partial(apply, changes=[change]))
            told = text if len(text.encode()) < PAYLOAD else ""
            self.notify([f"{change.row.id}:{change.row.version + 1}:{told}"])
        else:
            done = asyncio.get_running_loop().create_future()
            self._queue.put_nowait((change, done))
            await asyncio.shield(done)
        change.row.version += 1

    async def _commit_at_once(self, change: Change, text: str) -> None:
        bound = {"change": text, "id": change.row.id, "version": change.row.version}
        async with self._turn, self._at_once.connect() as connection:
            if (await connection.execute(_commit_change, bound)).scalar_one() != 1:
                raise ConflictError("the table has changed in the meantime")

    async def delete(self, table_id: str) -> None:
        """Removes a table and everything about it."""
        await self.write(partial(remove_table, table_id=table_id))
        self.notify([f"-{table_id}"])

    async def rows(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables by id, those that exist."""
        known = [each for each in ids if is_id(each)]
        return await self.lines(schema.tables.c.id.in_(known), len(known))

    async def public(self, limit: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that anyone may watch, the liveliest first."""
        shown = (schema.tables.c.public.is_(True), schema.tables.c.closed.is_(False))
        return await self.lines(sa.and_(*shown), limit)

    async def joinable(self, limit: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with a seat that anyone may take, the newest change first."""
        return await self.lines(
            sa.and_(schema.tables.c.open.is_(True), schema.tables.c.closed.is_(False)), limit
        )

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """The tables' versions, to see whether a notification was missed."""
        query = sa.select(schema.tables.c.id, schema.tables.c.version)
        async with storage_errors(), self.engine.connect() as connection:
            found = await connection.execute(query.where(schema.tables.c.id.in_(list(ids))))
            return {row[0]: row[1] for row in found}

    async def open_tables(self, client: str) -> int:
        """How many unfinished tables of a client were active lately."""
        t = schema.tables.c
        lately = t.updated > time.time() - LATELY
        return await self._count(t.client == client, t.over.is_(False), lately)

    async def uploads(self, client: str) -> int:
        """How many uploaded games of a client are kept."""
        t = schema.tables.c
        return await self._count(t.client == client, t.uploaded.is_(True))

    async def _count(self, *where: Any) -> int:
        query = sa.select(sa.func.count()).select_from(schema.tables).where(*where)
        return int((await self.select(query))[0][0])

    async def outlived(self, ends: Mapping[str, float], limit: int = 100) -> list[str]:
        """Tables whose retention time has passed."""
        t = schema.tables.c
        kinds = {
            "finished": (t.over.is_(True), t.uploaded.is_(False)),
            "unfinished": (t.over.is_(False),),
            "uploads": (t.uploaded.is_(True),),
        }
        old = [sa.and_(t.updated < end, *kinds[kind]) for kind, end in ends.items()]
        if not old:
            return []
        return [
            row[0] for row in await self.select(sa.select(t.id).where(sa.or_(*old)).limit(limit))
        ]

    async def select(self, query: Any) -> list[Any]:
        """The rows that a query finds."""
        async with storage_errors(), self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def due(self, now: float, limit: int = 100) -> list[tuple[str, float]]:
        """Tables whose turn to be tended has come."""
        query = (
            sa.select(schema.tables.c.id, schema.tables.c.wake)
            .where(schema.tables.c.wake <= now)
            .order_by(schema.tables.c.wake)
            .limit(limit)
        )
        return [(row[0], row[1]) for row in await self.select(query)]

    async def claim(self, table_id: str, wake: float, until: float) -> bool:
        """Lets this process look after a table that is due; false if another was faster."""
        query = (
            sa.update(schema.tables)
            .where(schema.tables.c.id == table_id, schema.tables.c.wake == wake)
            .values(wake=until)
        )
        return await self.write(lambda connection: connection.execute(query).rowcount == 1)

    async def claim_all(self) -> None:
        """Makes every pending table due now; for the start of the only process."""
        now = steady.now()
        query = sa.update(schema.tables).where(schema.tables.c.wake > now).values(wake=now)
        await self.write(lambda connection: connection.execute(query).rowcount)

    async def note_time(self) -> None:
        """Stores the time, so that it does not go back when the server restarts."""
        facts = schema.facts
        query = sa.update(facts).where(facts.c.name == steady.FACT)
        await self.write(lambda c: c.execute(query.values(value=repr(steady.now()))).rowcount)

    async def read(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        """The rows that a query finds, as dictionaries."""
        async with storage_errors(), self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    def notify(self, payloads: list[str]) -> None:
        """Tells the other processes, soon and in batches.

        Not inside the transaction that makes the change: PostgreSQL commits transactions that
        notify one after another, and each waits for the disk.
        """
        if not self.sqlite and payloads:
            self._payloads.extend(payloads)
            self._to_tell.set()

    async def _tell_others(self) -> None:
        while True:
            await self._to_tell.wait()
            self._to_tell.clear()
            payloads, self._payloads = list(dict.fromkeys(self._payloads)), []
            try:
                await self.write(partial(notify_all, channel=CHANNEL, payloads=payloads))
            except (StorageError, ConflictError):
                await asyncio.sleep(1)  # other processes also poll for what they missed

    async def lines(self, where: Any, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with their seats, without plies, the liveliest first."""
        tables, seats = schema.tables, schema.seats
        query = sa.select(tables).where(where).order_by(tables.c.updated.desc()).limit(limit)
        async with storage_errors(), self.engine.connect() as connection:
            rows = [TableRow(**m) for m in (await connection.execute(query)).mappings()]
            people = sa.select(seats).where(seats.c.table_id.in_([row.id for row in rows]))
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for found in (await connection.execute(people.order_by(seats.c.seat))).mappings():
                by_table[found["table_id"]].append(SeatRow(**found))
        return [(row, by_table[row.id]) for row in rows]

    async def _write_batches(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < BATCH:
                batch.append(self._queue.get_nowait())
            if len(batch) > 1 and await self._written(batch):
                continue
            for one in batch:  # one by one, so that a bad change fails alone
                await self._written([one], last=True)

    async def _written(self, batch: list[Waiting], last: bool = False) -> bool:
        """Writes changes in one transaction and answers; a failure only at the ``last`` try."""
        try:
            changes = [change for change, _ in batch]
            await self.write(partial(sqlite.apply, changes=changes))
        except Exception as error:
            expected = isinstance(error, ConflictError | StorageError)
            if last or isinstance(error, StorageError):
                refusal = f"the database refused: {type(error).__name__}"
                _fail(batch, error if expected else StorageError(refusal))
                return True
            return False
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """A transaction; on SQLite in the thread that writes."""
        if self._file is None:
            return await self._noted(self._twice(partial(self._transaction, job)))
        return await self._noted(self._in_thread(partial(transact, self._file, job)))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        async with storage_errors():
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _noted(self, writing: Awaitable[T]) -> T:
        """Writes, and notes whether that is possible at all; the operator hears if it is not."""
        try:
            done = await writing
        except StorageError as error:
            self._refuses = True
            log.warning("%s", error)
            raise
        self._refuses = False
        return done

    async def _transaction(self, job: Callable[[sa.Connection], T]) -> T:
        async with self._turn, self.engine.begin() as connection:
            return await connection.run_sync(job)

    async def _twice(self, work: Callable[[], Awaitable[T]]) -> T:
        """Tries again with a fresh connection if the old one turns out to be lost.

        If the first try did write its change, the version refuses the second one, and the
        caller reloads and finds its change there.
        """
        async with storage_errors():
            try:
                return await work()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return await work()

    async def _fact(self, connection: AsyncConnection, name: str, value: str) -> str:
        query = sa.select(schema.facts.c.value).where(schema.facts.c.name == name)
        found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            await connection.execute(sa.insert(schema.facts), [{"name": name, "value": value}])
            found = value
        await connection.commit()
        return str(found)


def _as_text(change: Change) -> str:
    return as_json(
        row=part(change.row, TABLE_CHANGES),
        seats=[part(seat, ("seat", *SEAT_CHANGES)) for seat in change.seats],
        plies=change.plies,
        snapshots=[change.snapshot] if change.snapshot else [],
    )


def _fail(batch: list[Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
