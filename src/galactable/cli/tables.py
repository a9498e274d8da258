"""``galactable tables``, ``notice`` and ``shut-out``: a host's tools for a server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from galactable.cli.arguments import fail, note
from galactable.cli.backup import Config, Database

if TYPE_CHECKING:
    from galactable.table.rows import SeatRow, TableRow
    from galactable.table.storage import Store

__all__ = ["notice", "shut_out", "tables"]

T = TypeVar("T")

DAY = 24 * 3600.0


def tables(
    which: Annotated[
        str, typer.Argument(help="all, open, finished, uploaded, closed; close, reopen, remove.")
    ] = "all",
    names: Annotated[
        list[str] | None, typer.Argument(help="Tables to close, open again or remove.")
    ] = None,
    client: Annotated[str, typer.Option(help="Only those of a client, by its mark.")] = "",
    limit: Annotated[int, typer.Option(help="At most so many.", min=1)] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="An object a line.")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Lists the tables of a server, closes them (nobody enters or moves) or removes them."""
    from galactable.table import orders

    if which in ("close", "reopen", "remove"):
        if not names:
            fail(f"which tables? galactable tables {which} NAME ...")
        wanted = list(dict.fromkeys(names))
        if which == "remove":
            _with(database, config, lambda store: orders.remove_tables(store, wanted))
        else:
            closed = which == "close"
            _with(database, config, lambda store: orders.close_tables(store, wanted, closed))
        note(f"{len(wanted)} tables: {which}{'d' if which.endswith('e') else 'ed'}.")
        return
    if names:
        fail("to close, reopen or remove tables, say so first: galactable tables remove NAME ...")
    found = _with(
        database, config, lambda store: orders.tables_matching(store, which, client, limit)
    )
    for row, seats in found:
        print(json.dumps(_as_object(row, seats)) if as_json else _line(row, seats))
    note(f"{len(found)} tables.")


def notice(
    text: Annotated[str, typer.Argument(help="What to tell; nothing ends it.")] = "",
    minutes: Annotated[float, typer.Option(help="For how long.", min=0.1)] = 60.0,
    database: Database = None,
    config: Config = None,
) -> None:
    """Tells everybody something on the page, such as when the server stops."""
    from galactable.table import orders

    _with(database, config, lambda store: orders.give_notice(store, text, 60 * minutes))
    note("Everybody is told." if text.strip() else "Nobody is told anything any more.")


def shut_out(
    who: Annotated[
        str, typer.Argument(help="An address, a network, or a mark that `tables` lists.")
    ] = "",
    days: Annotated[float, typer.Option(help="For how long; 0: for good.", min=0)] = 30.0,
    end: Annotated[bool, typer.Option("--end", help="Let in again.")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Shuts a client out of the server, or lists who is shut out."""
    from galactable.table import orders

    if not who:
        for name in _with(database, config, orders.shut_out_now):
            print(name)
        return
    if end:
        _with(database, config, lambda store: orders.let_in(store, who))
        note(f"{who} may come in again.")
        return
    seconds = days * DAY or None
    _with(database, config, lambda store: orders.shut_out(store, who, seconds))
    note(f"{who} is shut out{f' for {days:g} days' if days else ''}.")


def _with(database: str | None, config: Path | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Opens the server's database and runs one job on it."""
    return asyncio.run(_opened(database, config, work))


async def _opened(
    database: str | None, config: Path | None, work: Callable[[Store], Awaitable[T]]
) -> T:
    from galactable.table.database import require_file
    from galactable.table.settings import gather
    from galactable.table.storage import Store

    settings = gather({"database": database}, config)
    require_file(settings)
    store = Store(settings)
    try:
        await store.check_schema()
        return await work(store)
    finally:
        await store.close()


def _as_object(row: TableRow, seats: list[SeatRow]) -> dict[str, object]:
    return {
        "table": row.id,
        "game": row.game,
        "variant": row.variant,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in seats],
        "state": _state(row),
        "plies": row.ply,
        "public": row.public,
        "practice": row.is_practice,
        "client": row.client[:8],
        "created": row.created,
        "updated": row.updated,
    }


def _state(row: TableRow) -> str:
    if row.closed:
        return "closed"
    if row.uploaded:
        return "uploaded"
    return "finished" if row.over else "open"


def _line(row: TableRow, seats: list[SeatRow]) -> str:
    names = ", ".join(seat.name for seat in seats)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.updated))
    return f"{row.id}  {when}  {_state(row):<8}  {row.client[:8]}  {row.game}: {names}"
