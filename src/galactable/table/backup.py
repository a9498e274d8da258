"""A copy of all tables in one SQLite file, and back from it.

Rows are copied one by one from one moment of the database, so a copy can be taken from a server
under load, and one taken from SQLite can be restored into PostgreSQL and the other way round.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from galactable.table import schema
from galactable.table.database import (
    async_engine,
    is_earlier,
    migrate,
    require_file,
    require_schema,
    storage_errors,
)
from galactable.table.errors import StorageError
from galactable.table.settings import ServerSettings

__all__ = ["backup", "restore"]

T = TypeVar("T")

BATCH = 500

Progress = Callable[[str, int], None]
"""(table of the database, rows copied so far)."""


async def backup(source: ServerSettings, target: Path, progress: Progress) -> int:
    """Copies everything into a new file; returns how many tables (of games) it holds."""
    require_file(source)
    if target.exists():
        raise StorageError(f"{target} exists already; name a new file")
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        count = await _copy(source, ServerSettings(database=str(unfinished)), progress)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    os.replace(unfinished, target)
    return count


async def restore(source: Path, target: ServerSettings, progress: Progress) -> int:
    """Copies a backup, also that of an earlier version, into an empty database."""
    if not source.is_file():
        raise StorageError(f"there is no file {source}")
    with TemporaryDirectory(prefix="galactable-") as folder:
        file = await _of_this_version(source, Path(folder))
        return await _copy(ServerSettings(database=str(file)), target, progress)


async def _of_this_version(source: Path, folder: Path) -> Path:
    """A copy of the backup, its schema up to date: SQLite writes to a file that is opened."""
    copy = folder / "backup.sqlite3"
    async with storage_errors():
        shutil.copyfile(source, copy)
        if (log := source.with_name(f"{source.name}-wal")).exists():  # a server's own file
            shutil.copyfile(log, copy.with_name(f"{copy.name}-wal"))
    if await _with(copy, is_earlier):
        await _with(copy, migrate)
    return copy


async def _with(file: Path, work: Callable[[sa.Connection], T]) -> T:
    engine = async_engine(ServerSettings(database=str(file)))
    try:
        async with storage_errors(), engine.connect() as connection:
            done = await connection.run_sync(work)
            await connection.commit()
            return done
    finally:
        await engine.dispose()


async def _copy(source: ServerSettings, target: ServerSettings, progress: Progress) -> int:
    there, here = async_engine(_patient(source)), async_engine(_patient(target))
    try:
        async with storage_errors():
            await _set_up(here)
            async with there.connect() as reading, here.begin() as writing:
                await reading.run_sync(require_schema)
                if not source.is_sqlite:
                    await reading.rollback()
                    await reading.execution_options(isolation_level="REPEATABLE READ")
                for table in schema.METADATA.sorted_tables:
                    await _copy_rows(table, reading, writing, progress)
                if not target.is_sqlite:
                    await _count_on(writing)
                found = await writing.execute(sa.select(sa.func.count()).select_from(schema.tables))
                count = int(found.scalar_one())
            if target.is_sqlite:  # one plain file, without a log beside it
                async with here.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            return count
    finally:
        await there.dispose()
        await here.dispose()


def _patient(settings: ServerSettings) -> ServerSettings:
    return msgspec.structs.replace(settings, processes=1)


async def _set_up(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
        for table in schema.METADATA.sorted_tables:
            if (await connection.execute(sa.select(table).limit(1))).first() is not None:
                raise StorageError("the database is not empty; restore into an empty one")


async def _count_on(writing: AsyncConnection) -> None:
    """Goes on after the copied numbers: PostgreSQL counts them apart from the rows."""
    for table in (schema.orders, schema.notices):
        if (
            last := (await writing.execute(sa.select(sa.func.max(table.c.id)))).scalar()
        ) is not None:
            sequence = sa.func.pg_get_serial_sequence(table.name, "id")
            await writing.execute(sa.select(sa.func.setval(sequence, last)))


async def _copy_rows(
    table: sa.Table, reading: AsyncConnection, writing: AsyncConnection, progress: Progress
) -> None:
    done = 0
    rows = await reading.stream(sa.select(table))
    async for batch in rows.mappings().partitions(BATCH):
        await writing.execute(sa.insert(table), [dict(row) for row in batch])
        done += len(batch)
        progress(table.name, done)
