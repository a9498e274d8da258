"""The WebSocket of a table: hello, then messages one way and updates the other."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from galactable.core.errors import GalactableError
from galactable.core.language import best
from galactable.table import acts, metrics
from galactable.table.asking import host_of
from galactable.table.errors import (
    ForbiddenError,
    MalformedError,
    TableError,
    TooManyError,
    worded,
)
from galactable.table.guard import Guard, client_of
from galactable.table.host import Host
from galactable.table.limits import Bucket
from galactable.table.live import Client
from galactable.table.live_messages import (
    Hello,
    HintMessage,
    LangMessage,
    LeaveMessage,
    Message,
    MoveMessage,
    Ping,
    ReadyMessage,
    ReturnMessage,
    SayMessage,
    Sync,
    UndoMessage,
    decode_message,
    message_id,
)

__all__ = ["live_table"]

log = logging.getLogger("galactable.table")

REFUSED_SECONDS = 0.1
"""How long a connection on which too much is asked is not read."""

WHOLE = (Hello, LangMessage, Sync)
WHOLE_COST = 10
"""A message that is answered with the whole log of a table counts as so many more."""


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    """Updates of one table, and moves."""
    await socket.accept()
    try:
        await _attend(socket, table_id)
    finally:  # each holds the socket: a circle (see WebSocketConnection.connection_lost)
        del socket.receive, socket.send


async def _attend(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    host = host_of(socket)
    guard: Guard = socket.app.state.guard
    address = client_of(socket.scope)
    if not guard.enter(address):
        await _close(socket, TooManyError("too many connections"))
        return
    client: Client | None = None
    try:
        client = await _hello(host, socket, table_id, address)
        if client is not None:
            await _converse(host, guard, socket, client)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        guard.exit(address)
        if client is not None:
            await asyncio.shield(host.spawn(host.exit(client)))


async def _hello(
    host: Host, socket: WebSocket[Any, Any, State], table_id: str, address: str
) -> Client | None:
    try:
        async with asyncio.timeout(host.settings.limits.hello_seconds):
            hello = decode_message(_text_of(await _receive(socket), host))
        if not isinstance(hello, Hello):
            raise MalformedError("say hello first")
        viewer = await host.reception.seats_of(table_id, hello.secrets)

        async def send(text: str) -> None:
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})

        keys = await host.reception.keys_of(table_id, viewer)
        lang = hello.lang and best(hello.lang)
        client = Client(table_id, viewer, send, lang, keys, address, partial(_close, socket))
        await host.enter(client)
    except TimeoutError:
        await _close(socket, MalformedError("no hello came"))
    except (msgspec.DecodeError, RecursionError) as error:
        await _close(socket, MalformedError(f"not a message: {error}"))
    except GalactableError as error:
        await _close(socket, error)
    else:
        return client
    return None


async def _receive(socket: WebSocket[Any, Any, State]) -> Any:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    return message


def _text_of(message: Any, host: Host) -> str:
    text = message.get("text")
    if text is None:
        raise MalformedError("messages are text, not binary")
    if len(text) > host.settings.limits.message:
        raise MalformedError("the message is too large")
    return str(text)


async def _converse(
    host: Host, guard: Guard, socket: WebSocket[Any, Any, State], client: Client
) -> None:
    bucket = Bucket(host.settings.limits.messages)

    def count(messages: int) -> None:
        if not bucket.take(messages):
            raise TooManyError("too many messages; wait a little")
        guard.messages.take(client.address, messages)

    while not client.dead:
        number: int | None = None
        try:
            received = await _receive(socket)
            number = message_id(received.get("text") or "")
            count(1)  # whatever it is: refusing costs time as well
            message = decode_message(_text_of(received, host))
            if isinstance(message, WHOLE):
                count(WHOLE_COST)
            await _obey(host, client, message)
        except TooManyError as error:
            client.say(_refusal(number, error, client.lang))
            await asyncio.sleep(REFUSED_SECONDS)  # what comes meanwhile waits in the network
        except (msgspec.DecodeError, RecursionError) as error:
            client.say(_refusal(number, MalformedError(f"not a message: {error}"), client.lang))
        except GalactableError as error:
            client.say(_refusal(number, error, client.lang))


async def _obey(host: Host, client: Client, message: Message) -> None:
    match message:
        case Ping():
            client.say({"type": "pong"})
            return
        case LangMessage():
            client.lang = best(message.lang)
            client.show(await host.show(client.table_id, *client.reads), whole=True)
            return
        case Sync() | Hello():
            client.show(await host.show(client.table_id, *client.reads), whole=True)
            return
        case SayMessage():
            await host.chat.say(client, message.seat, message.text)
            client.say({"type": "done", "id": message.id})
            return
    if message.seat not in client.viewer:
        raise ForbiddenError(f"the secret of seat {message.seat} is needed")
    table_id, seat = client.table_id, message.seat
    match message:
        case MoveMessage():
            act = acts.move(seat, message.answers, message.moves)
        case UndoMessage():
            act = acts.take_back(seat)
        case ReadyMessage():
            act = acts.set_done(seat, message.done)
        case LeaveMessage():
            act = acts.leave(seat)
        case ReturnMessage():
            act = acts.return_to_seat(seat)
        case HintMessage():
            errand = host.spawn(_hint(host, client, message))
            client.errands.add(errand)
            errand.add_done_callback(client.errands.discard)
            return
    began = time.perf_counter()
    await host.act(table_id, act)
    if isinstance(message, MoveMessage):
        metrics.MOVES.observe(time.perf_counter() - began)
    client.say({"type": "done", "id": message.id})


async def _hint(host: Host, client: Client, message: HintMessage) -> None:
    try:
        said = await host.archive.hint(
            client.table_id, message.seat, client.address, client.reads[1]
        )
    except GalactableError as error:
        client.say(_refusal(message.id, error, client.lang))
    else:
        client.say({"type": "hint", "id": message.id, **said})


def _refusal(number: int | None, error: GalactableError, lang: str | None = None) -> dict[str, Any]:
    code = error.code if isinstance(error, TableError) else "not-legal"
    metrics.REFUSALS.labels(code).inc()
    return {"type": "refused", "id": number, "code": code, "error": worded(error, lang)}


async def _close(socket: WebSocket[Any, Any, State], error: GalactableError) -> None:
    with suppress(Exception):
        text = msgspec.json.encode(_refusal(None, error)).decode()
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        await socket.close(code=4000 + getattr(error, "status", 422), reason=str(error)[:100])
