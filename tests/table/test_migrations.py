"""From a database of every earlier schema: what was in it is there, and play goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from galactable.table import schema
from galactable.table.audit import faults_of
from galactable.table.backup import restore
from galactable.table.database import _migrations, _revisions, async_engine
from galactable.table.messages import Clock, NewSeat, NewTable
from galactable.table.settings import ServerSettings
from tests.table import loops
from tests.table.conftest import BOTH
from tests.table.test_play import GAME
from tests.table.test_storage import one_move, started


async def played(database: str) -> tuple[dict[str, list[dict[str, Any]]], list[str]]:
    """Rows of a database of the newest schema: tables under way, one long enough for a snapshot."""
    host = await started(database)
    names = []
    for plies, clock in ((0, None), (12, Clock("bank", 600)), (70, None)):
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("link", "Bob")], "basic", clock)
        names.append((await host.reception.create(wish, "x")).table)
        while (await host.get(names[-1])).table.ply < plies:
            await one_move(host, names[-1])
    async with host.store.engine.connect() as connection:
        rows = {
            table.name: [
                dict(row) for row in (await connection.execute(sa.select(table))).mappings()
            ]
            for table in schema.METADATA.sorted_tables
        }
    await host.stop()
    return rows, names


def fill(connection: sa.Connection, revision: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A database as an earlier version had it: its tables, with the columns that they had."""
    command.upgrade(_migrations(connection), revision)
    there = sa.inspect(connection).get_table_names()
    for table in schema.METADATA.sorted_tables:
        if table.name not in there or not rows[table.name]:
            continue
        names = {column["name"] for column in sa.inspect(connection).get_columns(table.name)}
        old = sa.Table(
            table.name, sa.MetaData(),
            *(sa.Column(c.name, c.type) for c in table.columns if c.name in names),
        )  # fmt: skip
        known = [{k: v for k, v in row.items() if k in names} for row in rows[table.name]]
        connection.execute(sa.insert(old), known)


@BOTH
@pytest.mark.parametrize("revision", _revisions())
def test_an_earlier_schema_is_brought_up_to_date(
    database: str, revision: str, tmp_path: Any
) -> None:
    async def run() -> None:
        rows, names = await played(str(tmp_path / "source.sqlite3"))
        engine = async_engine(ServerSettings(database=database))
        async with engine.connect() as connection:
            await connection.run_sync(fill, revision, rows)
            await connection.commit()
        await engine.dispose()
        databases = [database]
        if "://" not in database:  # a backup of that version can be restored, too
            (tmp_path / "backup.sqlite3").write_bytes(Path(database).read_bytes())
            databases.append(str(tmp_path / "restored.sqlite3"))
            target = ServerSettings(database=databases[1])
            assert await restore(tmp_path / "backup.sqlite3", target, lambda *_: None) == 3
        for each in databases:
            host = await started(each)
            for name, before in zip(names, (0, 12, 70), strict=True):
                assert faults_of(await host.store.load(name)) == []
                assert (await host.get(name)).table.ply >= before
                await one_move(host, name)
                assert (await host.store.load_rows(name)).row.ply > before
            await host.stop()

    loops.run(run())


@BOTH
def test_every_migration_can_be_taken_back(database: str) -> None:
    """For a rollback without a backup: one version down and up again."""

    def down_and_up(connection: sa.Connection) -> None:
        for revision in _revisions()[1:]:
            command.downgrade(_migrations(connection), revision)
            command.upgrade(_migrations(connection), "head")

    async def run() -> None:
        engine = async_engine(ServerSettings(database=database))
        async with engine.connect() as connection:
            await connection.run_sync(lambda c: command.upgrade(_migrations(c), "head"))
            await connection.commit()
            await connection.run_sync(down_and_up)
            await connection.commit()
        await engine.dispose()

    loops.run(run())
