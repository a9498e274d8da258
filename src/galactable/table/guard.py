"""Around every request: who asks, how often, and the headers of every answer."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from galactable.table import messages as m
from galactable.table.errors import (
    TableError,
)
from galactable.table.limits import HEADERS, Buckets, check_host, check_origin
from galactable.table.settings import Settings

__all__ = ["Guard", "client_of", "guarded"]


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
