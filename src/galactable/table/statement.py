"""A change as PostgreSQL gets it: one statement with one argument, the change as JSON.

A statement for each part would be six messages there and back for every move. The other
processes are sent the same JSON, so that they need not ask what has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from galactable.table import schema

__all__ = ["as_json", "change_statement"]

_dialect = postgresql.dialect()  # type: ignore[no-untyped-call]


def _listed(table: sa.Table, names: Sequence[str]) -> str:
    """The columns as JSON has them: bytes are text there."""
    kinds = [table.c[name].type for name in names]
    return ", ".join(
        f'"{name}" {"text" if isinstance(kind, sa.LargeBinary) else kind.compile(_dialect)}'
        for name, kind in zip(names, kinds, strict=True)
    )


def _read(table: sa.Table, names: Sequence[str]) -> list[str]:
    """The columns' values, from JSON."""
    return [
        f"decode(x.\"{name}\", 'base64')"
        if isinstance(table.c[name].type, sa.LargeBinary)
        else f'x."{name}"'
        for name in names
    ]


def _set(table: sa.Table, names: Sequence[str]) -> str:
    read = _read(table, names)
    return ", ".join(f'"{name}" = {value}' for name, value in zip(names, read, strict=True))


def _insert(table: sa.Table, part: str) -> str:
    names = [column.name for column in table.columns if column.name != "table_id"]
    return (
        f"INSERT INTO {table.name} (table_id, {', '.join(names)}) "
        f"SELECT t.id, {', '.join(_read(table, names))} "
        f"FROM t, json_to_recordset(CAST(:change AS json)->'{part}') AS x({_listed(table, names)})"
    )


def change_statement(row: Sequence[str], seat: Sequence[str]) -> sa.TextClause:
    """Writes a change if the table still has the version that was read; selects 1 if it did."""
    tables, seats = schema.tables, schema.seats
    key = ("seat", *seat)
    return sa.text(
        f"""WITH t AS (
            UPDATE tables SET version = version + 1, {_set(tables, row)}
            FROM json_to_record(CAST(:change AS json)->'row') AS x({_listed(tables, row)})
            WHERE tables.id = :id AND tables.version = :version RETURNING tables.id
        ), p AS ({_insert(schema.plies, "plies")}
        ), n AS ({_insert(schema.snapshots, "snapshots")}
        ), s AS (
            UPDATE seats SET {_set(seats, seat)}
            FROM t, json_to_recordset(CAST(:change AS json)->'seats') AS x({_listed(seats, key)})
            WHERE seats.table_id = t.id AND seats.seat = x.seat
        ) SELECT count(*) FROM t"""
    )


def as_json(**parts: Any) -> str:
    """The change's parts; bytes as base64."""
    return msgspec.json.encode(parts).decode()
