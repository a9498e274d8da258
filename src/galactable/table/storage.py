"""The store: the log of plies and what goes with it, in SQLite or PostgreSQL.

Every change of a table is one transaction that names the version it has read. Of two
processes that take the same ply one wins; the other gets a ``ConflictError``. A change
has been synced to disk when ``commit`` returns. On SQLite one thread writes, and the
changes of different tables that wait at the same moment share one transaction.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from galactable.table import schema
from galactable.table.errors import ConflictError, NotFoundError, StorageError
from galactable.table.settings import Settings
from galactable.table.statement import as_json, change_statement

__all__ = ["CHANNEL", "Change", "Loaded", "PlyRow", "SeatRow", "Store", "TableRow", "Told"]

T = TypeVar("T")

CHANNEL = "galactable"
BATCH = 256
MIGRATION_LOCK = 7_318_512
PAYLOAD = 7500  # bytes that a notification of PostgreSQL can carry, a few less


class TableRow(msgspec.Struct):
    """A row of ``tables``."""

    id: str
    game: str
    variant: str
    seed: int
    layout: str
    clock: dict[str, Any] | None
    practice: bool
    takeover: bool
    public: bool
    seeded: bool
    uploaded: bool
    owner_hash: bytes
    client: str
    rematch: str | None
    created: float
    updated: float
    version: int
    epoch: int
    ply: int
    seen: int
    waiting: int
    over: bool
    scores: list[dict[str, int]] | None
    places: list[int] | None
    wake: float | None


class SeatRow(msgspec.Struct):
    """A row of ``seats``."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    secret_hash: bytes | None
    joined: bool = False
    left: bool = False
    stand_in: bool = False
    """Whether a bot plays for the person."""
    acts: int = 0
    bank: float | None = None
    since: float | None = None
    deadline: float | None = None
    done: bool = False


class PlyRow(msgspec.Struct):
    """A row of ``plies``."""

    table_id: str
    ply: int
    seat: int
    move: int
    made_by: str
    act: int
    link: int
    made: float
    events: bytes


class Change(msgspec.Struct):
    """One change of one table, applied whole or not at all."""

    row: TableRow
    """With the new values, and the version that was read."""
    seats: list[SeatRow]
    plies: list[PlyRow]
    back_to: int | None = None
    """Takes back all plies after this one, first."""
    snapshot: tuple[int, str, bytes] | None = None
    """Ply, layout and the record's bytes."""


class Told(msgspec.Struct):
    """A change as another process tells it: new values by name."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    plies: list[PlyRow]


class Loaded(msgspec.Struct):
    """A table as the database has it; plies after the one that was asked for."""

    row: TableRow
    seats: list[SeatRow]
    plies: list[PlyRow]
    snapshot: tuple[int, str, bytes] | None


_MUTABLE = (
    "updated", "epoch", "ply", "seen", "waiting", "over", "scores", "places", "wake", "rematch",
)  # fmt: skip
_SEAT_MUTABLE = ("joined", "left", "stand_in", "acts", "bank", "since", "deadline", "done")

_update_table = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("b_id"))
    .where(schema.tables.c.version == sa.bindparam("b_version"))
    .values(version=schema.tables.c.version + 1, **{n: sa.bindparam(n) for n in _MUTABLE})
)
_update_seat = (
    sa.update(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("b_table"))
    .where(schema.seats.c.seat == sa.bindparam("b_seat"))
    .values({n: sa.bindparam(n) for n in _SEAT_MUTABLE})
)
_commit_change = change_statement(_MUTABLE, _SEAT_MUTABLE)
_insert_ply = sa.insert(schema.plies)
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
    sa.select(schema.snapshots.c.ply, schema.snapshots.c.layout, schema.snapshots.c.state)
    .where(schema.snapshots.c.table_id == sa.bindparam("b_id"))
    .where(schema.snapshots.c.ply <= sa.bindparam("b_upto"))
    .order_by(schema.snapshots.c.ply.desc())
    .limit(1)
)


class Store:
    """The database, from one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = settings.is_sqlite
        self.engine = _engine(settings)
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "store") if self.sqlite else None
        self._file = _file_engine(settings) if self.sqlite else None
        self._turn = asyncio.Semaphore(12)  # of 16 connections: none waits for one in vain
        self._payloads: list[str] = []
        self._to_tell = asyncio.Event()
        self.salt = ""

    async def open(self) -> None:
        """Brings the schema up to date and starts the writer."""
        async with self._errors(), self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execute(sa.text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
            await connection.run_sync(_migrate)
            await connection.commit()
            self.salt = await self._fact(connection, "salt", secrets.token_hex(16))
            if not self.sqlite:
                await connection.execute(sa.text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                await connection.commit()
        work = self._write_batches() if self.sqlite else self._tell_others()
        self._writer = asyncio.create_task(work)

    async def close(self) -> None:
        """Lets go of the database."""
        if self._writer:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._thread is not None and self._file is not None:
            self._thread.shutdown(wait=True)
            self._file.dispose()
        await self.engine.dispose()

    async def create(
        self, row: TableRow, seats: list[SeatRow], plies: Sequence[PlyRow] = ()
    ) -> None:
        """A new table, or one that has been played elsewhere."""
        await self._write(lambda connection: _create(connection, row, seats, plies))

    async def load(self, table_id: str, after: int = 0, snapshot: bool = True) -> Loaded:
        """A table with its plies after ``after``, as of one moment."""
        return await self._twice(partial(self._load, table_id, after, snapshot))

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
                    shot = (await connection.execute(_select_snapshot, bound)).first()
                return Loaded(
                    row,
                    [SeatRow(**seat) for seat in seats],
                    [PlyRow(**ply) for ply in plies],
                    (shot[0], shot[1], shot[2]) if shot else None,
                )

    async def commit(self, change: Change) -> None:
        """Writes and syncs a change, or raises and has changed nothing."""
        if not self.sqlite:
            if change.back_to is None:
                text = _as_text(change)
                await self._twice(partial(self._commit_at_once, change, text))
            else:
                text = ""
                await self._write(partial(_apply, changes=[change]))
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
                raise ConflictError("the table has gone on since")

    async def delete(self, table_id: str) -> None:
        """Removes a table and everything about it."""

        def remove(connection: sa.Connection) -> None:
            for table in (schema.plies, schema.snapshots, schema.seats):
                connection.execute(sa.delete(table).where(table.c.table_id == table_id))
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))

        await self._write(remove)
        self.notify([f"-{table_id}"])

    async def rows(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables by id, those that exist."""
        return await self._lines(schema.tables.c.id.in_(ids), len(ids))

    async def public(self, limit: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that anyone may watch, the liveliest first."""
        return await self._lines(schema.tables.c.public.is_(True), limit)

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """The versions of tables: what was missed is seen here."""
        query = sa.select(schema.tables.c.id, schema.tables.c.version)
        async with self._errors(), self.engine.connect() as connection:
            found = await connection.execute(query.where(schema.tables.c.id.in_(list(ids))))
            return {row[0]: row[1] for row in found}

    async def open_tables(self, client: str) -> int:
        """How many unfinished tables a client has created."""
        query = (
            sa.select(sa.func.count())
            .select_from(schema.tables)
            .where(schema.tables.c.client == client, schema.tables.c.over.is_(False))
        )
        async with self._errors(), self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def due(self, now: float, limit: int = 100) -> list[tuple[str, float]]:
        """Tables that some process should look after now."""
        query = (
            sa.select(schema.tables.c.id, schema.tables.c.wake)
            .where(schema.tables.c.wake <= now)
            .order_by(schema.tables.c.wake)
            .limit(limit)
        )
        async with self._errors(), self.engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]

    async def claim(self, table_id: str, wake: float, until: float) -> bool:
        """Takes a due table upon this process; false if another was faster."""
        query = (
            sa.update(schema.tables)
            .where(schema.tables.c.id == table_id, schema.tables.c.wake == wake)
            .values(wake=until)
        )
        return await self._write(lambda connection: connection.execute(query).rowcount == 1)

    async def claim_all(self) -> None:
        """At the start of the only process: whatever was under way is due now."""
        now = time.time()
        query = sa.update(schema.tables).where(schema.tables.c.wake > now).values(wake=now)
        await self._write(lambda connection: connection.execute(query).rowcount)

    def notify(self, payloads: list[str]) -> None:
        """Tells the other processes, soon and many things at once.

        Not inside the transaction that makes a change: PostgreSQL lets transactions that
        notify commit one after the other, each with its own wait for the disk.
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
                await self._write(partial(_notify, payloads=payloads))
            except (StorageError, ConflictError):
                await asyncio.sleep(1)  # the others look for what they missed

    async def _lines(self, where: Any, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        tables, seats = schema.tables, schema.seats
        query = sa.select(tables).where(where).order_by(tables.c.updated.desc()).limit(limit)
        async with self._errors(), self.engine.connect() as connection:
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
            try:
                changes = [change for change, _ in batch]
                await self._write(partial(_apply, changes=changes))
            except (ConflictError, StorageError) as error:
                if len(batch) == 1 or isinstance(error, StorageError):
                    _fail(batch, error)
                else:
                    await self._write_one_by_one(batch)
            except Exception as error:
                _fail(batch, StorageError(f"the database refused: {type(error).__name__}"))
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _write(self, job: Callable[[sa.Connection], T]) -> T:
        """A transaction; on SQLite in the thread that writes."""
        if self._file is None:
            return await self._twice(partial(self._transaction, job))
        async with self._errors():
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, _transact, self._file, job)

    async def _transaction(self, job: Callable[[sa.Connection], T]) -> T:
        async with self._turn, self.engine.begin() as connection:
            return await connection.run_sync(job)

    async def _twice(self, work: Callable[[], Awaitable[T]]) -> T:
        """Once more with a fresh connection where an old one turns out to be lost.

        If a change was made after all, its version refuses it the second time, and whoever
        made it finds it done.
        """
        async with self._errors():
            try:
                return await work()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return await work()

    async def _write_one_by_one(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        for change, done in batch:
            try:
                await self._write(partial(_apply, changes=[change]))
            except (ConflictError, StorageError) as error:
                _fail([(change, done)], error)
            else:
                if not done.done():
                    done.set_result(None)

    async def _fact(self, connection: AsyncConnection, name: str, value: str) -> str:
        query = sa.select(schema.facts.c.value).where(schema.facts.c.name == name)
        found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            await connection.execute(sa.insert(schema.facts), [{"name": name, "value": value}])
            found = value
        await connection.commit()
        return str(found)

    @asynccontextmanager
    async def _errors(self) -> AsyncIterator[None]:
        """The database's troubles as two of ours."""
        try:
            yield
        except IntegrityError as error:
            raise ConflictError("another process took this ply") from error
        except (TimeoutError, DBAPIError, SQLAlchemyError, OSError) as error:
            if "could not serialize" in str(error):
                raise ConflictError("the table has gone on since") from error
            raise StorageError(f"the database does not work: {_line(error)}") from error


def _transact(engine: sa.Engine, job: Callable[[sa.Connection], T]) -> T:
    with engine.begin() as connection:
        return job(connection)


def _create(
    connection: sa.Connection, row: TableRow, seats: list[SeatRow], plies: Sequence[PlyRow]
) -> None:
    connection.execute(sa.insert(schema.tables), [msgspec.structs.asdict(row)])
    connection.execute(sa.insert(schema.seats), [msgspec.structs.asdict(s) for s in seats])
    if plies:
        connection.execute(_insert_ply, [msgspec.structs.asdict(ply) for ply in plies])


def _apply(connection: sa.Connection, changes: list[Change]) -> None:
    rows = [_table_values(change.row) for change in changes]
    result = connection.execute(_update_table, rows if len(rows) > 1 else rows[0])
    if result.rowcount != len(rows):
        raise ConflictError("the table has gone on since")
    for change in changes:
        if change.back_to is not None:
            for table in (schema.plies, schema.snapshots):
                connection.execute(
                    sa.delete(table)
                    .where(table.c.table_id == change.row.id)
                    .where(table.c.ply > change.back_to)
                )
    plies = [msgspec.structs.asdict(ply) for change in changes for ply in change.plies]
    if plies:
        connection.execute(_insert_ply, plies)
    seats = [_seat_values(seat) for change in changes for seat in change.seats]
    if seats:
        connection.execute(_update_seat, seats)
    shots = [
        {"table_id": c.row.id, "ply": c.snapshot[0], "layout": c.snapshot[1],
         "state": c.snapshot[2]}
        for c in changes if c.snapshot
    ]  # fmt: skip
    if shots:
        connection.execute(sa.insert(schema.snapshots), shots)


def _notify(connection: sa.Connection, payloads: list[str]) -> None:
    connection.execute(sa.text("SET LOCAL synchronous_commit TO OFF"))
    connection.execute(_pg_notify, {"channel": CHANNEL, "payloads": payloads})


_pg_notify = sa.text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


def _engine(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite:
        return create_async_engine(
            settings.url,
            pool_size=8,
            max_overflow=8,
            pool_timeout=10,
            connect_args={"timeout": 5, "command_timeout": 10},
        )
    engine = create_async_engine(
        settings.url, connect_args={"timeout": 10}, pool_size=4, max_overflow=4, pool_timeout=10
    )
    sa.event.listen(engine.sync_engine, "connect", _set_up_file)
    return engine


def _file_engine(settings: Settings) -> sa.Engine:
    """The thread that writes to the file uses the driver directly: one hop, not ten."""
    url = settings.url.replace("sqlite+aiosqlite:", "sqlite:")
    engine = sa.create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})
    sa.event.listen(engine, "connect", _set_up_file)
    return engine


def _set_up_file(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _as_text(change: Change) -> str:
    shots = [change.snapshot] if change.snapshot else []
    return as_json(
        row=_part(change.row, _MUTABLE),
        seats=[_part(seat, ("seat", *_SEAT_MUTABLE)) for seat in change.seats],
        plies=change.plies,
        snapshots=[{"ply": ply, "layout": layout, "state": state} for ply, layout, state in shots],
    )


def _part(row: Any, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


def _table_values(row: TableRow) -> dict[str, Any]:
    return {**_part(row, _MUTABLE), "b_id": row.id, "b_version": row.version}


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    return {**_part(seat, _SEAT_MUTABLE), "b_table": seat.table_id, "b_seat": seat.seat}


def _fail(batch: list[tuple[Change, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)


def _line(error: BaseException) -> str:
    text = str(getattr(error, "orig", None) or error) or type(error).__name__
    return text.splitlines()[0][:200]
