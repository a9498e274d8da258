"""The application: routes of docs/api.md, errors as one clear line, the page's files."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, delete, get, post, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from galactable.core.errors import GalactableError
from galactable.core.pages import rules_page
from galactable.table import messages as m
from galactable.table.errors import (
    ForbiddenError,
    MalformedError,
    NotFoundError,
    NotPossibleError,
    TableError,
    TooManyError,
)
from galactable.table.host import Host, has_build_clock
from galactable.table.limits import HEADERS, Bucket, Buckets, check_host, check_origin
from galactable.table.live import Client, write_update
from galactable.table.settings import Limits, Settings, from_environment
from galactable.table.storage import CHANNEL, SeatRow, TableRow
from galactable.version import __version__

__all__ = ["create", "create_app"]

log = logging.getLogger("galactable.table")

STATIC = Path(__file__).parent / "static"
NO_PAGE = (
    "The table is up; its page has not been built. Build it with `npm run build` in web/, or "
    "install a wheel. The API is described at /schema.\n"
)

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


def _errors(*statuses: int) -> dict[int, ResponseSpec]:
    texts = {
        400: "Malformed.",
        403: "A wrong secret, or none.",
        404: "No such thing.",
        409: "The table has gone on since.",
        413: "Too large.",
        422: "Not legal or not possible now.",
        429: "Too many.",
        503: "The storage is down.",
    }
    return {
        status: ResponseSpec(m.ErrorMessage, description=texts[status], generate_examples=False)
        for status in (400, 403, 413, 429, 503, *statuses)
    }


def _host(request: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> Host:
    found: Host = request.app.state.host
    return found


def _secrets(auth: str | None) -> list[str]:
    if not auth:
        return []
    kind, _, rest = auth.partition(" ")
    if kind.lower() != "bearer":
        raise ForbiddenError("the header Authorization is 'Bearer' and secrets")
    return [part.strip() for part in rest.split(",") if part.strip()][:8]


async def _own(host: Host, table_id: str, auth: str | None, seat: int) -> tuple[int, ...]:
    viewer = await host.seats_of(table_id, _secrets(auth))
    if seat not in viewer:
        raise ForbiddenError(f"the secret of seat {seat} is needed")
    return viewer


async def _update(host: Host, table_id: str, viewer: tuple[int, ...], since: int = 0) -> Any:
    shown = await host.show(table_id, viewer)
    start = min(max(since, 0), len(shown.log.entries) if shown.log else 0)
    return Response(write_update(shown, start), media_type="application/json")


# -- games ---------------------------------------------------------------------------------


@get("/api/games", summary="The games", responses=_errors())
async def list_games(request: Request[Any, Any, State]) -> list[m.GameInfo]:
    """The games, their seats and variants."""
    shelf = _host(request).shelf
    return [
        m.GameInfo(
            slug=game.slug, title=game.title, about=game.about, minutes=game.minutes,
            credit=game.credit, seats=game.seats,
            variants={name: list(counts) for name, counts in game.variants.items()},
            categories=list(game.categories), moves=game.moves.count, hides=game.hides,
            ready=shelf.ready(game.slug), build_clock=has_build_clock(game),
        )
        for game in await shelf.all()
    ]  # fmt: skip


@get("/api/games/{slug:str}/static", responses=_errors(404))
async def game_static(request: Request[Any, Any, State], slug: str) -> dict[str, Any]:
    """What is printed on the components."""
    return (await _host(request).shelf.game(slug)).static()


@get("/api/games/{slug:str}/rules", responses=_errors(404))
async def game_rules(request: Request[Any, Any, State], slug: str) -> m.Rules:
    """The players' page."""
    await _host(request).shelf.game(slug)
    return m.Rules(await asyncio.to_thread(rules_page, slug))


@get("/api/bots", responses=_errors())
async def list_bots(request: Request[Any, Any, State]) -> list[m.BotInfo]:
    """The bots, weakest first."""
    return [m.BotInfo(**bot) for bot in await _host(request).bots()]


# -- tables --------------------------------------------------------------------------------


@post("/api/tables", responses=_errors(404, 422))
async def create_table(request: Request[Any, Any, State], data: m.NewTable) -> m.Created:
    """A new table."""
    return await _host(request).create(data, client_of(request.scope))


@get("/api/tables", responses=_errors())
async def list_tables(request: Request[Any, Any, State]) -> list[m.TableLine]:
    """Tables that anyone may watch."""
    return [
        m.TableLine(row.id, row.game, row.variant, _lines(seats), row.seen, row.over, row.created)
        for row, seats in await _host(request).store.public()
    ]


@post("/api/tables/mine", status_code=HTTP_200_OK, responses=_errors())
async def my_tables(request: Request[Any, Any, State], data: m.MyTables) -> list[m.Mine]:
    """What became of my tables; those that are gone or stay closed are left out."""
    host = _host(request)
    found = []
    for row, seats in await host.store.rows(list(data.tables)):
        try:
            yours = await host.seats_of(row.id, data.tables[row.id])
        except (ForbiddenError, NotFoundError):
            continue
        found.append(_mine(row, seats, list(yours)))
    return found


def _mine(row: TableRow, seats: list[SeatRow], yours: list[int]) -> m.Mine:
    waiting = [seat.seat for seat in seats if row.waiting >> seat.seat & 1]
    return m.Mine(
        row.id, row.game, row.variant, row.seen, row.over, _lines(seats), yours, waiting,
        row.scores, row.places, row.created, row.updated,
    )  # fmt: skip


def _lines(seats: list[SeatRow]) -> list[m.SeatLine]:
    return [m.SeatLine(s.seat, s.kind, s.name, s.bot, s.left) for s in seats]


@get("/api/tables/{table_id:str}", responses=_errors(404))
async def get_table(
    request: Request[Any, Any, State], table_id: TableId, authorization: Auth = None
) -> m.Update:
    """All that you may see of a table."""
    host = _host(request)
    viewer = await host.seats_of(table_id, _secrets(authorization))
    return await _update(host, table_id, viewer)  # type: ignore[no-any-return]


@post("/api/tables/{table_id:str}/moves", status_code=HTTP_200_OK, responses=_errors(404, 409, 422))
async def post_moves(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.Moves,
    authorization: Auth = None,
) -> m.Update:
    """A chain of moves, applied whole or not at all, at most once."""
    host = _host(request)
    viewer = await _own(host, table_id, authorization, data.seat)
    before = (await host.show(table_id, viewer)).log
    since = len(before.entries) if before else 0
    await host.move(table_id, data.seat, data.answers, data.moves)
    return await _update(host, table_id, viewer, since)  # type: ignore[no-any-return]


@post("/api/tables/{table_id:str}/undo", status_code=HTTP_200_OK, responses=_errors(404, 409, 422))
async def post_undo(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> m.Update:
    """Takes back the seat's last decision."""
    host = _host(request)
    viewer = await _own(host, table_id, authorization, data.seat)
    await host.undo(table_id, data.seat)
    return await _update(host, table_id, viewer)  # type: ignore[no-any-return]


@post("/api/tables/{table_id:str}/ready", status_code=HTTP_200_OK, responses=_errors(404, 409, 422))
async def post_ready(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.Ready,
    authorization: Auth = None,
) -> m.Update:
    """'Done' as a flag at a table with a building minute."""
    host = _host(request)
    viewer = await _own(host, table_id, authorization, data.seat)
    await host.ready(table_id, data.seat, data.done)
    return await _update(host, table_id, viewer)  # type: ignore[no-any-return]


@post("/api/tables/{table_id:str}/leave", status_code=HTTP_200_OK, responses=_errors(404, 409, 422))
async def post_leave(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> m.Update:
    """Leaves the seat; a bot plays on if the table allows it."""
    host = _host(request)
    viewer = await _own(host, table_id, authorization, data.seat)
    await host.leave(table_id, data.seat)
    return await _update(host, table_id, viewer)  # type: ignore[no-any-return]


@post(
    "/api/tables/{table_id:str}/return", status_code=HTTP_200_OK, responses=_errors(404, 409, 422)
)
async def post_return(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> m.Update:
    """Takes the seat again."""
    host = _host(request)
    viewer = await _own(host, table_id, authorization, data.seat)
    await host.come_back(table_id, data.seat)
    return await _update(host, table_id, viewer)  # type: ignore[no-any-return]


@post("/api/tables/{table_id:str}/hint", status_code=HTTP_200_OK, responses=_errors(404, 422))
async def post_hint(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> m.Hint:
    """The strongest available bot's opinion."""
    host = _host(request)
    await _own(host, table_id, authorization, data.seat)
    return msgspec.convert(await host.hint(table_id, data.seat), m.Hint)


@get("/api/tables/{table_id:str}/explain/{seat:int}", responses=_errors(404, 422))
async def get_explain(
    request: Request[Any, Any, State],
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=15)],
) -> dict[str, list[dict[str, Any]]]:
    """Where a seat's points come from; points are public in every game."""
    live = await _host(request).get(table_id)
    async with live.lock:
        if seat >= len(live.seats):
            raise NotPossibleError(f"there are seats 0 to {len(live.seats) - 1}, no seat {seat}")
        return live.table.explain(seat)


@delete("/api/tables/{table_id:str}", status_code=HTTP_204_NO_CONTENT, responses=_errors(404))
async def delete_table(
    request: Request[Any, Any, State], table_id: TableId, authorization: Auth = None
) -> None:
    """Removes a table: for whoever created it."""
    await _host(request).delete(table_id, _secrets(authorization))


@post("/api/tables/{table_id:str}/rematch", responses=_errors(404, 409, 422))
async def post_rematch(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.Rematch,
    authorization: Auth = None,
) -> m.Created:
    """The same people again; their secrets open the seats of the new table too."""
    host = _host(request)
    return await host.rematch(table_id, _secrets(authorization), client_of(request.scope))


# -- finished games ------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/record", responses=_errors(404, 422))
async def get_record(request: Request[Any, Any, State], table_id: TableId) -> Response[bytes]:
    """The record file of a finished game."""
    replay = await _host(request).replay(table_id)
    name = f"{replay.game.slug}-{table_id}.jsonl"
    return Response(
        replay.record,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/replay", responses=_errors(404, 422))
async def get_replay(request: Request[Any, Any, State], table_id: TableId) -> m.ReplaySummary:
    """A finished game at a glance."""
    return (await _host(request).replay(table_id)).summary()


@get("/api/tables/{table_id:str}/replay/{ply:int}", responses=_errors(404, 422))
async def get_replay_ply(
    request: Request[Any, Any, State],
    table_id: TableId,
    ply: Annotated[int, Parameter(ge=0, le=2**31)],
) -> m.ReplayPly:
    """The table of ``"all"`` after a ply of a finished game."""
    return (await _host(request).replay(table_id)).at(ply)


@post("/api/replays", responses=_errors(422), request_max_body_size=Limits().record)
async def post_replay(request: Request[Any, Any, State]) -> m.Uploaded:
    """A record file, to be replayed here: its lines as the body."""
    host = _host(request)
    return m.Uploaded(await host.upload(await request.body(), client_of(request.scope)))


# -- live ----------------------------------------------------------------------------------


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    """Updates of one table, and moves."""
    host = _host(socket)
    guard: Guard = socket.app.state.guard
    address = client_of(socket.scope)
    await socket.accept()
    if not guard.enter(address):
        await _close(socket, TooManyError("too many connections"))
        return
    client: Client | None = None
    try:
        client = await _hello(host, socket, table_id)
        if client is not None:
            await _converse(host, socket, client)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        guard.exit(address)
        if client is not None:
            await asyncio.shield(host.spawn(host.exit(client)))


async def _hello(host: Host, socket: WebSocket[Any, Any, State], table_id: str) -> Client | None:
    try:
        async with asyncio.timeout(host.settings.limits.hello_seconds):
            text = await _receive(socket, host)
        hello = m.decode_message(text)
        if not isinstance(hello, m.Hello):
            raise MalformedError("say hello first")
        viewer = await host.seats_of(table_id, hello.secrets)

        async def send(text: str) -> None:
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})

        client = Client(table_id, viewer, send)
        await host.enter(client)
    except TimeoutError:
        await _close(socket, MalformedError("no hello came"))
    except msgspec.DecodeError as error:
        await _close(socket, MalformedError(f"not a message: {error}"))
    except GalactableError as error:
        await _close(socket, error)
    else:
        return client
    return None


async def _receive(socket: WebSocket[Any, Any, State], host: Host) -> str:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = message.get("text")
    if text is None:
        raise MalformedError("messages are text, not binary")
    if len(text) > host.settings.limits.message:
        raise MalformedError("the message is too large")
    return str(text)


async def _converse(host: Host, socket: WebSocket[Any, Any, State], client: Client) -> None:
    bucket = Bucket(host.settings.limits.messages)
    while not client.dead:
        number: int | None = None
        try:
            text = await _receive(socket, host)
            number = m.message_id(text)
            if not bucket.take():
                raise TooManyError("too many messages; wait a little")
            message = m.decode_message(text)
            await _obey(host, client, message)
        except msgspec.DecodeError as error:
            client.say(_refusal(number, MalformedError(f"not a message: {error}")))
        except GalactableError as error:
            client.say(_refusal(number, error))


async def _obey(host: Host, client: Client, message: m.Message) -> None:
    match message:
        case m.Ping():
            client.say({"type": "pong"})
            return
        case m.Sync() | m.Hello():
            client.show(await host.show(client.table_id, client.viewer), whole=True)
            return
    if message.seat not in client.viewer:
        raise ForbiddenError(f"the secret of seat {message.seat} is needed")
    table_id, seat = client.table_id, message.seat
    match message:
        case m.MoveMessage():
            await host.move(table_id, seat, message.answers, message.moves)
        case m.UndoMessage():
            await host.undo(table_id, seat)
        case m.ReadyMessage():
            await host.ready(table_id, seat, message.done)
        case m.LeaveMessage():
            await host.leave(table_id, seat)
        case m.ReturnMessage():
            await host.come_back(table_id, seat)
        case m.HintMessage():
            host.spawn(_hint(host, client, message))
            return
    client.say({"type": "done", "id": message.id})


async def _hint(host: Host, client: Client, message: m.HintMessage) -> None:
    try:
        said = await host.hint(client.table_id, message.seat)
    except GalactableError as error:
        client.say(_refusal(message.id, error))
    else:
        client.say({"type": "hint", "id": message.id, **said})


def _refusal(number: int | None, error: GalactableError) -> dict[str, Any]:
    code = error.code if isinstance(error, TableError) else "not-legal"
    return {"type": "refused", "id": number, "code": code, "error": str(error)}


async def _close(socket: WebSocket[Any, Any, State], error: GalactableError) -> None:
    with suppress(Exception):
        text = msgspec.json.encode(_refusal(None, error)).decode()
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        await socket.close(code=4000 + getattr(error, "status", 422), reason=str(error)[:100])


# -- the page --------------------------------------------------------------------------------


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: str = "") -> Response[bytes]:
    """The page's files; the page itself finds its way by the part after '#'."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundError("there is no such call; see /schema")
    if not (STATIC / "index.html").is_file():
        return Response(
            NO_PAGE.encode(),
            media_type="text/plain; charset=utf-8",
            status_code=404 if path.strip("/") else 200,
        )
    wanted = (STATIC / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(STATIC.resolve()) or not path.strip("/"):
        wanted = STATIC / "index.html"
    if not wanted.is_file():
        raise NotFoundError("there is no such file")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    caching = "max-age=31536000, immutable" if "assets" in wanted.parts else "no-cache"
    return Response(wanted.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


# -- around all ---------------------------------------------------------------------------------


def client_of(scope: Scope | Any) -> str:
    """Whom limits are counted for."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


class Guard:
    """Counts what clients ask, checks names and origins, adds headers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Buckets(settings.limits.requests)
        self.connections: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One WebSocket more, if the client may have it."""
        count = self.connections.get(address, 0)
        if count >= self.settings.limits.connections:
            return False
        self.connections[address] = count + 1
        return True

    def exit(self, address: str) -> None:
        """One less."""
        count = self.connections.get(address, 1) - 1
        if count:
            self.connections[address] = count
        else:
            self.connections.pop(address, None)

    def check(self, scope: Scope) -> None:
        """Refuses strangers' names and origins, and too many requests."""
        headers = {k: v.decode("latin-1") for k, v in scope["headers"]}
        host, origin = headers.get(b"host"), headers.get(b"origin")
        check_host(host, self.settings.hosts)
        if str(scope["type"]) == "websocket" or scope.get("method") not in ("GET", "HEAD"):
            check_origin(origin, host, self.settings.origins)
        self.requests.take(client_of(scope))


def guarded(guard: Guard, app: ASGIApp) -> ASGIApp:
    """The application behind its guard."""
    extra = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        try:
            guard.check(scope)
        except TableError as error:
            await _refuse(scope, receive, send_with_headers, error)
            return
        await app(scope, receive, send_with_headers)

    return middleware


async def _refuse(scope: Scope, receive: Receive, send: Send, error: TableError) -> None:
    if str(scope["type"]) == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + error.status, "reason": str(error)})  # type: ignore[misc]
        return
    body = msgspec.json.encode(m.ErrorMessage(str(error), error.code))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start: Any = {"type": "http.response.start", "status": error.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _on_table_error(_: Request[Any, Any, Any], error: Exception) -> Response[m.ErrorMessage]:
    status = getattr(error, "status", 422)
    code = getattr(error, "code", "not-legal")
    return Response(
        m.ErrorMessage(str(error), code), status_code=status, media_type="application/json"
    )


def _on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[m.ErrorMessage]:
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-many"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "failure")
    text = error.detail
    if error.extra and isinstance(error.extra, list):
        first = error.extra[0]
        text = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ") or text
    return Response(
        m.ErrorMessage(text or code, code),
        status_code=error.status_code,
        media_type="application/json",
        headers=error.headers,
    )


def _on_failure(_: Request[Any, Any, Any], error: Exception) -> Response[m.ErrorMessage]:
    log.error("a request failed", exc_info=error)
    return Response(
        m.ErrorMessage("something went wrong at the table", "failure"),
        status_code=500,
        media_type="application/json",
    )


def create_app(settings: Settings) -> Any:
    """The application for these settings."""
    guard = Guard(settings)
    if settings.is_sqlite:
        backend: Any = MemoryChannelsBackend()
    else:
        from galactable.table.postgres import PostgresChannels

        backend = PostgresChannels(settings)
    channels = ChannelsPlugin(backend, channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        host = app.state.host = Host(settings)
        app.state.guard = guard
        await host.start()
        async with channels, channels.start_subscription([CHANNEL]) as subscriber:
            listener = asyncio.create_task(_listen(host, subscriber))
            try:
                yield
            finally:
                listener.cancel()
                await host.stop()

    app = Litestar(
        route_handlers=[
            list_games,
            game_static,
            game_rules,
            list_bots,
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
            get_record,
            get_replay,
            get_replay_ply,
            post_replay,
            live_table,
            page,
        ],
        lifespan=[lifespan],
        exception_handlers={
            GalactableError: _on_table_error,
            HTTPException: _on_http_error,
            Exception: _on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Galactable",
            version=__version__,
            description="A table for five galaxy games. See docs/api.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    return guarded(guard, app)  # type: ignore[arg-type]


async def _listen(host: Host, subscriber: Any) -> None:
    async for payload in subscriber.iter_events():
        host.spawn(host.heard(payload.decode()))


def create() -> Any:
    """The application, set up by the environment: what uvicorn calls in each process."""
    return create_app(from_environment())
