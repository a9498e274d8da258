"""The routes for people: names, seats given and taken, taking back by consent, codes."""

from __future__ import annotations

import asyncio
import io
import secrets
from typing import Annotated, Any

import segno
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from galactable.table import company, transfers
from galactable.table import messages as m
from galactable.table import wishes as w
from galactable.table.asking import (
    Auth,
    TableId,
    done,
    errors,
    host_of,
    lang_of,
    secrets_of,
    updated,
)
from galactable.table.errors import NotPossibleError
from galactable.table.guard import client_of
from galactable.table.host import Host
from galactable.table.seating import hash_secret
from galactable.table.table_routes import line_of
from galactable.table.tables import LiveTable
from galactable.table.update_messages import Update

__all__ = ["PEOPLE_ROUTES"]

SeatPath = Annotated[int, Parameter(ge=0, le=15)]
Asking = Request[Any, Any, State]
STAND_IN = "pilot"
"""The bot that takes an empty seat where nobody says which."""


@get("/api/tables/open", responses=errors())
async def list_open(request: Asking) -> list[m.TableLine]:
    """Tables with a seat that anyone may take."""
    lang = lang_of(request)
    return [line_of(*found, lang) for found in await host_of(request).store.joinable()]


@post("/api/tables/{table_id:str}/take", status_code=HTTP_200_OK, responses=errors(404, 422))
async def post_take(request: Asking, table_id: TableId, data: w.Take) -> w.Taken:
    """Takes a seat that is open to anyone."""
    host = host_of(request)
    live = await host.get(table_id, fresh=True)
    free = [row.seat for row in live.seats if row.free and data.seat in (None, row.seat)]
    if not free or live.table.over:
        raise NotPossibleError("no seat is free here", "refusal-taken")
    secret = secrets.token_urlsafe(18)
    await host.act(table_id, company.take(free[0], data.name, hash_secret(secret)))
    return w.Taken(free[0], secret)


@post("/api/tables/{table_id:str}/name", status_code=HTTP_200_OK, responses=errors(404, 422))
async def post_name(
    request: Asking, table_id: TableId, data: w.Rename, authorization: Auth = None
) -> Update:
    """Says what a seat's person is called."""
    return await done(
        request, table_id, authorization, data.seat, company.rename(data.seat, data.name)
    )


@post("/api/tables/{table_id:str}/resign", status_code=HTTP_200_OK, responses=errors(404, 422))
async def post_resign(
    request: Asking, table_id: TableId, data: m.SeatOnly, authorization: Auth = None
) -> Update:
    """Gives up for good; a bot plays on for the others."""
    return await done(request, table_id, authorization, data.seat, company.resign(data.seat))


@post("/api/tables/{table_id:str}/ask-back", status_code=HTTP_200_OK, responses=errors(404, 422))
async def post_ask_back(
    request: Asking, table_id: TableId, data: m.SeatOnly, authorization: Auth = None
) -> Update:
    """Asks the others whether the seat's last decision may be taken back."""
    return await done(request, table_id, authorization, data.seat, company.ask_back(data.seat))


@post("/api/tables/{table_id:str}/answer-back", status_code=HTTP_200_OK, responses=errors(404, 422))
async def post_answer_back(
    request: Asking, table_id: TableId, data: w.Answer, authorization: Auth = None
) -> Update:
    """Agrees that something is taken back, or not."""
    return await done(
        request, table_id, authorization, data.seat, company.answer(data.seat, data.yes)
    )


# -- for whoever made the table, or plays on without them ---------------------------------------


@post("/api/tables/{table_id:str}/fill", status_code=HTTP_200_OK, responses=errors(404, 422))
async def post_fill(
    request: Asking, table_id: TableId, data: w.ForBot, authorization: Auth = None
) -> Update:
    """Starts now: bots take the seats of all who have not come."""
    host = host_of(request)
    given = secrets_of(authorization)
    await host.reception.check_host(table_id, given)
    await host.act(table_id, company.fill(*await host.reception.bot(data.bot or STAND_IN)))
    return await updated(request, table_id, await host.reception.known_seats(table_id, given))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    status_code=HTTP_200_OK,
    responses=errors(404, 422),
)
async def post_to_bot(
    request: Asking, table_id: TableId, seat: SeatPath, data: w.ForBot, authorization: Auth = None
) -> Update:
    """Gives the seat of somebody who vanished to a bot."""
    host = host_of(request)
    given = secrets_of(authorization)
    away = await _may_give(host, table_id, seat, given)
    bot, title = await host.reception.bot(data.bot or STAND_IN)
    await host.act(table_id, company.to_bot(seat, bot, title, away))
    return await updated(request, table_id, await host.reception.known_seats(table_id, given))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/next",
    status_code=HTTP_200_OK,
    responses=errors(404, 422),
)
async def post_to_next(
    request: Asking, table_id: TableId, seat: SeatPath, data: w.Empty, authorization: Auth = None
) -> w.Taken:
    """Frees the seat of somebody who vanished: for a new secret, or for anyone as before."""
    host = host_of(request)
    away = await _may_give(host, table_id, seat, secrets_of(authorization))
    secret = secrets.token_urlsafe(18)
    live = await host.act(table_id, company.to_next(seat, hash_secret(secret), away))
    return w.Taken(seat, None if live.seats[seat].free else secret)


async def _may_give(host: Host, table_id: str, seat: int, given: list[str]) -> bool:
    """Whether nobody is connected for the seat; only the table's maker may ask."""
    await host.reception.check_host(table_id, given)
    live: LiveTable = await host.get(table_id, fresh=True)
    if seat >= len(live.seats):
        raise NotPossibleError(f"there are seats 0 to {len(live.seats) - 1}, no seat {seat}")
    return not host.hub.room(live).present[seat]


# -- ways to the table --------------------------------------------------------------------------


@post("/api/qr", status_code=HTTP_200_OK, responses=errors())
async def post_qr(request: Asking, data: w.QrText) -> w.Qr:
    """A QR code as SVG. It is asked for in a body: a link with a secret belongs in no log."""
    host_of(request).codes.take(client_of(request.scope))
    return w.Qr(await asyncio.to_thread(_drawn, data.text))


def _drawn(text: str) -> str:
    """A QR code; the largest takes 45 ms, too long for the tables to wait."""
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", border=2, xmldecl=False, scale=4)
    return picture.getvalue().decode()


@get("/api/place", responses=errors())
async def get_place(request: Asking) -> w.Place:
    """At which addresses others reach the server."""
    return w.Place(list(host_of(request).settings.addresses))


@post("/api/transfers", responses=errors())
async def post_transfer(request: Asking, data: w.Luggage) -> w.TransferCode:
    """Leaves something for another device of the same person."""
    host_of(request).transfers.take(client_of(request.scope))
    return w.TransferCode(*await transfers.leave(host_of(request).store, data.text))


@post("/api/transfers/{code:str}", status_code=HTTP_200_OK, responses=errors(404))
async def fetch_transfer(
    request: Asking, code: Annotated[str, Parameter(pattern="^[a-z0-9]{16}$")], data: w.Empty
) -> w.Luggage:
    """Fetches what was left; the code works once."""
    return w.Luggage(await transfers.fetch(host_of(request).store, code))


PEOPLE_ROUTES: list[Any] = [
    list_open,
    post_take,
    post_name,
    post_resign,
    post_ask_back,
    post_answer_back,
    post_fill,
    post_to_bot,
    post_to_next,
    post_qr,
    get_place,
    post_transfer,
    fetch_transfer,
]
