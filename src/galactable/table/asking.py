"""What every request brings (its host, language, secrets) and how it is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar, cast

from litestar import Request, Response, WebSocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from galactable.core.language import from_header
from galactable.table import messages as m
from galactable.table.acts import Act
from galactable.table.errors import (
    ForbiddenError,
    NotPossibleError,
)
from galactable.table.host import Host
from galactable.table.live import write_update
from galactable.table.update_messages import Update

__all__ = [
    "Auth",
    "TableId",
    "done",
    "errors",
    "host_of",
    "lang_of",
    "own",
    "secrets_of",
    "updated",
    "while_asked",
]

T = TypeVar("T")

Auth = Annotated[
    str | None,
    Parameter(
        header="Authorization",
        description="Bearer and the secrets of your seats, separated by commas.",
        required=False,
        max_length=2000,
    ),
]
TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{4,32}$", description="The table's name.")]


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route describes."""
    texts = {
        400: "Malformed.",
        403: "A wrong secret, or none.",
        404: "No such thing.",
        409: "The table has changed in the meantime.",
        413: "Too large.",
        422: "Not legal or not possible now.",
        429: "Too many.",
        503: "The storage is down.",
    }
    return {
        status: ResponseSpec(m.ErrorMessage, description=texts[status], generate_examples=False)
        for status in (400, 403, 413, 429, 503, *statuses)
    }


def host_of(request: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> Host:
    """The host of this process."""
    found: Host = request.app.state.host
    return found


def lang_of(request: Request[Any, Any, State]) -> str:
    """The language that whoever asks reads."""
    return from_header(request.headers.get("accept-language", ""))


def secrets_of(auth: str | None) -> list[str]:
    """The secrets in a header."""
    if not auth:
        return []
    kind, _, rest = auth.partition(" ")
    if kind.lower() != "bearer":
        raise ForbiddenError("the header Authorization is 'Bearer' and secrets")
    return [part.strip() for part in rest.split(",") if part.strip()][:8]


async def while_asked(request: Request[Any, Any, State], work: Coroutine[Any, Any, T]) -> T:
    """Waits for the work, and ends it as soon as whoever asked is gone."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise NotPossibleError("whoever asked is gone")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _gone(request: Request[Any, Any, State]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def own(host: Host, table_id: str, auth: str | None, seat: int) -> tuple[int, ...]:
    """The seats that the secrets open; this one must be among them."""
    viewer = await host.reception.seats_of(table_id, secrets_of(auth))
    if seat not in viewer:
        raise ForbiddenError(f"the secret of seat {seat} is needed")
    return viewer


async def updated(
    request: Request[Any, Any, State], table_id: str, viewer: tuple[int, ...], since: int = 0
) -> Update:
    """What the viewer may see now, as an answer."""
    shown = await host_of(request).show(table_id, viewer, lang_of(request))
    start = min(max(since, 0), len(shown.log) if shown.log is not None else 0)
    answer = Response(write_update(shown, start), media_type="application/json")
    return cast(Update, answer)  # it is written already


async def done(
    request: Request[Any, Any, State], table_id: str, auth: str | None, seat: int, act: Act
) -> Update:
    """Does something for a seat whose secret is given; answers with the table as it is then."""
    host = host_of(request)
    viewer = await own(host, table_id, auth, seat)
    await host.act(table_id, act)
    return await updated(request, table_id, viewer)
