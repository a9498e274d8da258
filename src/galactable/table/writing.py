"""What is written in a transaction: new tables, changes, notifications."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from galactable.table import schema
from galactable.table.errors import ConflictError
from galactable.table.rows import (
    SEAT_CHANGES,
    TABLE_CHANGES,
    Change,
    PlyRow,
    SeatRow,
    TableRow,
    part,
)

__all__ = ["apply", "create", "notify_all", "remove_table"]

_update_table = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("b_id"))
    .where(schema.tables.c.version == sa.bindparam("b_version"))
    .values(version=schema.tables.c.version + 1, **{n: sa.bindparam(n) for n in TABLE_CHANGES})
)
_update_seat = (
    sa.update(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("b_table"))
    .where(schema.seats.c.seat == sa.bindparam("b_seat"))
    .values({n: sa.bindparam(n) for n in SEAT_CHANGES})
)
_insert_ply = sa.insert(schema.plies)
_pg_notify = sa.text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


def create(
    connection: sa.Connection, row: TableRow, seats: list[SeatRow], plies: Sequence[PlyRow]
) -> None:
    """Inserts a table, its seats and the plies that it has already."""
    connection.execute(sa.insert(schema.tables), [msgspec.structs.asdict(row)])
    connection.execute(sa.insert(schema.seats), [msgspec.structs.asdict(s) for s in seats])
    if plies:
        connection.execute(_insert_ply, [msgspec.structs.asdict(ply) for ply in plies])


def apply(connection: sa.Connection, changes: list[Change]) -> None:
    """Writes changes of different tables; if one conflicts, none is written."""
    rows = [_table_values(change.row) for change in changes]
    result = connection.execute(_update_table, rows if len(rows) > 1 else rows[0])
    if result.rowcount != len(rows):
        raise ConflictError("the table has changed in the meantime")
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
    shots = [msgspec.structs.asdict(c.snapshot) for c in changes if c.snapshot]
    if shots:
        connection.execute(sa.insert(schema.snapshots), shots)


def remove_table(connection: sa.Connection, table_id: str) -> None:
    """Removes a table and everything about it.

    Its row is locked first, as every change does: otherwise the two could wait for each other.
    """
    ours = schema.tables.c.id == table_id
    connection.execute(sa.select(schema.tables.c.id).where(ours).with_for_update())
    for table in (schema.plies, schema.snapshots, schema.seats, schema.lines):
        connection.execute(sa.delete(table).where(table.c.table_id == table_id))
    connection.execute(sa.delete(schema.tables).where(ours))


def notify_all(connection: sa.Connection, channel: str, payloads: list[str]) -> None:
    """Sends notifications through PostgreSQL; losing them in a crash does no harm."""
    connection.execute(sa.text("SET LOCAL synchronous_commit TO OFF"))
    connection.execute(_pg_notify, {"channel": channel, "payloads": payloads})


def _table_values(row: TableRow) -> dict[str, Any]:
    return {**part(row, TABLE_CHANGES), "b_id": row.id, "b_version": row.version}


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    return {**part(seat, SEAT_CHANGES), "b_table": seat.table_id, "b_seat": seat.seat}
