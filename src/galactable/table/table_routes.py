"""Requests about tables under way."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from galactable.table import acts, metrics, steady
from galactable.table import messages as m
from galactable.table.asking import (
    Auth,
    TableId,
    done,
    errors,
    host_of,
    lang_of,
    own,
    secrets_of,
    updated,
    while_asked,
)
from galactable.table.errors import (
    ForbiddenError,
    NotFoundError,
    NotPossibleError,
)
from galactable.table.guard import client_of
from galactable.table.rows import SeatRow, TableRow
from galactable.table.seating import names_in
from galactable.table.update_messages import Hint, Update

__all__ = ["TABLE_ROUTES", "line_of"]


@post("/api/tables", responses=errors(404, 422))
async def create_table(request: Request[Any, Any, State], data: m.NewTable) -> m.Created:
    """A new table."""
    return await host_of(request).reception.create(data, client_of(request.scope))


@get("/api/tables", responses=errors())
async def list_tables(request: Request[Any, Any, State]) -> list[m.TableLine]:
    """Tables that anyone may watch."""
    lang = lang_of(request)
    return [line_of(*found, lang) for found in await host_of(request).store.public()]


def line_of(row: TableRow, seats: list[SeatRow], lang: str) -> m.TableLine:
    """A table, as lists of tables say it."""
    return m.TableLine(
        row.id, row.game, row.variant, lines_of(seats, lang), row.seen, row.over, row.created,
        row.is_practice,
    )  # fmt: skip


@post("/api/tables/mine", status_code=HTTP_200_OK, responses=errors())
async def my_tables(request: Request[Any, Any, State], data: m.MyTables) -> list[m.Mine]:
    """What became of my tables; those that are gone or stay closed are left out."""
    host = host_of(request)
    found = []
    tables = await host.store.rows(list(data.tables))
    rematches = await host.store.rows([row.rematch for row, _ in tables if row.rematch])
    running = {row.id for row, _ in rematches if not row.over}
    for row, seats in tables:
        try:
            yours = await host.reception.seats_of(row.id, data.tables[row.id])
        except (ForbiddenError, NotFoundError):
            continue
        again = row.rematch if row.rematch in running else None
        found.append(_mine(row, seats, list(yours), lang_of(request), again))
    return found


def _mine(
    row: TableRow, seats: list[SeatRow], yours: list[int], lang: str, rematch: str | None
) -> m.Mine:
    waiting = [seat.seat for seat in seats if row.waiting >> seat.seat & 1]
    ends = [seat.deadline for seat in seats if seat.seat in yours and seat.deadline is not None]
    left = max(0.0, min(ends) - steady.now()) if ends else None
    return m.Mine(
        row.id, row.game, row.variant, row.seen, row.over, lines_of(seats, lang), yours, waiting,
        row.scores, row.places, row.created, row.updated, row.is_practice, rematch, left,
    )  # fmt: skip


def lines_of(seats: list[SeatRow], lang: str) -> list[m.SeatLine]:
    """Who sits at a table, as lists of tables say it."""
    names = names_in(seats, lang)
    return [
        m.SeatLine(
            s.seat, s.kind, names[s.seat], s.bot, s.left, s.stand_in, s.joined, s.resigned
        )
        for s in seats
    ]  # fmt: skip


@get("/api/tables/{table_id:str}", responses=errors(404))
async def get_table(
    request: Request[Any, Any, State], table_id: TableId, authorization: Auth = None
) -> Update:
    """All that you may see of a table."""
    host = host_of(request)
    viewer = await host.reception.seats_of(table_id, secrets_of(authorization))
    return await updated(request, table_id, viewer)


@post("/api/tables/{table_id:str}/moves", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_moves(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatMoves,
    authorization: Auth = None,
) -> Update:
    """A chain of moves, applied whole or not at all, at most once."""
    host = host_of(request)
    viewer = await own(host, table_id, authorization, data.seat)
    before = (await host.show(table_id, viewer, lang_of(request))).log
    since = len(before) if before is not None else 0
    with metrics.MOVES.time():
        await host.act(table_id, acts.move(data.seat, data.answers, data.moves))
    return await updated(request, table_id, viewer, since)


@post("/api/tables/{table_id:str}/undo", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_undo(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> Update:
    """Takes back the seat's last decision."""
    return await done(request, table_id, authorization, data.seat, acts.take_back(data.seat))


@post("/api/tables/{table_id:str}/ready", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_ready(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.Ready,
    authorization: Auth = None,
) -> Update:
    """'Done' as a flag at a table with a building minute."""
    return await done(
        request, table_id, authorization, data.seat, acts.set_done(data.seat, data.done)
    )


@post("/api/tables/{table_id:str}/leave", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_leave(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> Update:
    """Leaves the seat; a bot plays on if the table allows it."""
    return await done(request, table_id, authorization, data.seat, acts.leave(data.seat))


@post("/api/tables/{table_id:str}/return", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_return(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> Update:
    """Takes the seat again."""
    return await done(request, table_id, authorization, data.seat, acts.return_to_seat(data.seat))


@post("/api/tables/{table_id:str}/hint", status_code=HTTP_200_OK, responses=errors(404, 422))
async def post_hint(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> Hint:
    """The strongest available bot's opinion."""
    host = host_of(request)
    await own(host, table_id, authorization, data.seat)
    client = client_of(request.scope)
    work = host.archive.hint(table_id, data.seat, client, lang_of(request))
    said = await while_asked(request, work)
    return msgspec.convert(said, Hint)


@get("/api/tables/{table_id:str}/explain/{seat:int}", responses=errors(404, 422))
async def get_explain(
    request: Request[Any, Any, State],
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=15)],
) -> dict[str, list[dict[str, Any]]]:
    """Where a seat's points come from; points are public in every game."""
    live = await host_of(request).get(table_id)
    async with live.lock:
        if seat >= len(live.seats):
            raise NotPossibleError(f"there are seats 0 to {len(live.seats) - 1}, no seat {seat}")
        lang = lang_of(request)
        return live.table.explain(seat, lang, live.names(lang))


@delete("/api/tables/{table_id:str}", status_code=HTTP_204_NO_CONTENT, responses=errors(404))
async def delete_table(
    request: Request[Any, Any, State], table_id: TableId, authorization: Auth = None
) -> None:
    """Removes a table: for whoever created it."""
    await host_of(request).reception.delete(table_id, secrets_of(authorization))


@post("/api/tables/{table_id:str}/rematch", responses=errors(404, 409, 422))
async def post_rematch(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.AskRematch,
    authorization: Auth = None,
) -> m.Created:
    """The same people again; their secrets open the seats of the new table too."""
    host = host_of(request)
    return await host.archive.rematch(table_id, secrets_of(authorization), client_of(request.scope))


TABLE_ROUTES: list[Any] = [
    create_table,
    list_tables,
    my_tables,
    get_table,
    post_moves,
    post_undo,
    post_ready,
    post_leave,
    post_return,
    post_hint,
    get_explain,
    delete_table,
    post_rematch,
]
