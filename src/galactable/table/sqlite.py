"""A change as SQLite gets it: its own statements, without SQLAlchemy in between.

One thread writes every move, in the process that does everything else; through SQLAlchemy's Core
the same statements cost more than twice the processor time. The statements are
made from the schema, so that they cannot forget a column.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

import msgspec
import sqlalchemy as sa

from galactable.table import schema
from galactable.table.errors import ConflictError
from galactable.table.rows import SEAT_CHANGES, TABLE_CHANGES, Change

__all__ = ["apply"]

_json = msgspec.json.Encoder()


def _insert(table: sa.Table) -> tuple[str, Callable[[Any], tuple[Any, ...]]]:
    names = [column.name for column in table.columns]
    marks = ", ".join("?" * len(names))
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})", attrgetter(*names)


def _set(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}" = ?' for name in names)


_insert_ply, _of_ply = _insert(schema.plies)
_insert_snapshot, _of_snapshot = _insert(schema.snapshots)
_update_table = (
    f"UPDATE tables SET version = version + 1, {_set(TABLE_CHANGES)} WHERE id = ? AND version = ?"
)
_update_seat = f"UPDATE seats SET {_set(SEAT_CHANGES)} WHERE table_id = ? AND seat = ?"
_in_json = [isinstance(schema.tables.c[name].type, sa.JSON) for name in TABLE_CHANGES]
_of_table = attrgetter(*TABLE_CHANGES, "id", "version")
_of_seat = attrgetter(*SEAT_CHANGES, "table_id", "seat")


def _table_values(row: Any) -> list[Any]:
    values = list(_of_table(row))
    for at, is_json in enumerate(_in_json):
        if is_json and values[at] is not None:
            values[at] = _json.encode(values[at]).decode()
    return values


def apply(connection: sa.Connection, changes: list[Change]) -> None:
    """Writes changes of different tables; if one conflicts, none is written."""
    driver: Any = connection.connection.driver_connection
    cursor = driver.cursor()
    try:
        _apply(cursor, changes)
    finally:
        cursor.close()


def _apply(cursor: Any, changes: list[Change]) -> None:
    rows = [_table_values(change.row) for change in changes]
    cursor.executemany(_update_table, rows)
    if cursor.rowcount != len(rows):
        raise ConflictError("the table has changed in the meantime")
    for change in changes:
        if change.back_to is not None:
            for name in ("plies", "snapshots"):
                cursor.execute(
                    f"DELETE FROM {name} WHERE table_id = ? AND ply > ?",
                    (change.row.id, change.back_to),
                )
    if plies := [_of_ply(ply) for change in changes for ply in change.plies]:
        cursor.executemany(_insert_ply, plies)
    if seats := [_of_seat(seat) for change in changes for seat in change.seats]:
        cursor.executemany(_update_seat, seats)
    if shots := [_of_snapshot(change.snapshot) for change in changes if change.snapshot]:
        cursor.executemany(_insert_snapshot, shots)
