"""The guard around every request: who asks, how often, and the headers of every answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from galactable.table import messages as m
from galactable.table import metrics
from galactable.table.clients import LOCAL, Clients, networks
from galactable.table.errors import ForbiddenError, TableError, asked_for, worded
from galactable.table.limits import HEADERS, Buckets, check_host, check_origin
from galactable.table.overseer import SHUT_OUT
from galactable.table.settings import ServerSettings

__all__ = ["Guard", "client_of", "guarded"]

log = logging.getLogger("galactable.table")

CLIENT = "galactable.client"
REFUSED_SECONDS = 0.5
"""How long a refusal is held back. A client that asks again and again would take the loop from
everybody else; held back, it runs out of connections."""
NOT_KEPT = (b"cache-control", b"no-store")
"""Of every answer that does not say otherwise: it may hold what one seat alone may see."""
CALLS = (
    (b"access-control-allow-methods", b"GET, POST, DELETE"),
    (b"access-control-allow-headers", b"Authorization, Content-Type"),
    (b"access-control-max-age", b"600"),
)
"""What pages of other origins that the settings name may send."""
SOCKETS = 5
"""All WebSockets of a client together may ask as much as so many at their full rate."""


def client_of(scope: Any) -> str:
    """The client that limits are counted for, as the guard found it."""
    return str(scope[CLIENT])


class Guard:
    """Counts requests, checks host names and origins, adds headers."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.clients = Clients(settings.trusted)
        self.requests = Buckets(settings.limits.requests)
        self.messages = Buckets(SOCKETS * settings.limits.messages, what="messages")
        self.connections: dict[str, int] = {}
        self._metrics = networks(settings.metrics)
        self.turns_away: Callable[[str], bool] = lambda client: False
        """Whether the host has shut a client out."""
        self._warned = False

    def may_measure(self, scope: Scope | Any) -> bool:
        """Whether the client may read the operator's figures."""
        if self.clients.hidden_by(scope):
            return False
        client = client_of(scope)
        return client == LOCAL or any(net.overlaps(ip_network(client)) for net in self._metrics)

    def enter(self, address: str) -> bool:
        """Counts one more WebSocket, if the client may have it."""
        count = self.connections.get(address, 0)
        if count >= self.settings.limits.connections:
            return False
        self.connections[address] = count + 1
        return True

    def exit(self, address: str) -> None:
        """Counts one WebSocket less."""
        count = self.connections.get(address, 1) - 1
        if count:
            self.connections[address] = count
        else:
            self.connections.pop(address, None)

    def check(self, scope: Scope) -> None:
        """Identifies the client; refuses other host names and origins, and too many requests."""
        client = self.clients.of(scope)
        scope[CLIENT] = client  # type: ignore[literal-required]
        self._warn_of_proxy(scope, client)
        headers = {k: v.decode("latin-1") for k, v in scope["headers"]}
        if self.turns_away(client):
            raise ForbiddenError(SHUT_OUT, "refusal-shut-out")
        host, origin = headers.get(b"host"), headers.get(b"origin")
        check_host(host, self.settings.hosts)
        if str(scope["type"]) == "websocket" or scope.get("method") not in ("GET", "HEAD"):
            check_origin(origin, host, self.settings.origins)
        self.requests.take(client)

    def welcomes(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Headers that let a page of another origin read the answer, if the settings name it."""
        origin = dict(scope["headers"]).get(b"origin", b"") if self.settings.origins else b""
        if origin.decode("latin-1") not in self.settings.origins:
            return []
        return [(b"access-control-allow-origin", origin), (b"vary", b"Origin"), *CALLS]

    def _warn_of_proxy(self, scope: Scope, client: str) -> None:
        """Tells the operator, once, of a proxy of their own that is not in the settings."""
        if self._warned or not (proxy := self.clients.hidden_by(scope)):
            return
        if client == LOCAL or ip_network(client).is_private:  # a stranger could write the header
            self._warned = True
            log.warning(
                "%s passes requests on for others and is not trusted: all of them count as one "
                "client; see the setting 'trusted'", proxy
            )  # fmt: skip


def guarded(guard: Guard, app: ASGIApp) -> ASGIApp:
    """The application behind its guard."""
    extra = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return

        began, paused = time.perf_counter(), 0.0
        added = [*extra, *guard.welcomes(scope)]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *added]
                if all(name.lower() != b"cache-control" for name, _ in headers):
                    headers.append(NOT_KEPT)
                message["headers"] = headers
                metrics.note_request(message["status"], time.perf_counter() - began - paused)
            await send(message)

        try:
            guard.check(scope)
        except TableError as error:
            metrics.REFUSALS.labels(error.code).inc()
            paused = REFUSED_SECONDS
            await asyncio.sleep(paused)
            await _refuse(scope, receive, send_with_headers, error)
            return
        if scope.get("method") == "HEAD":  # as GET; uvicorn leaves out the body
            scope = cast(Scope, {**scope, "method": "GET"})
        await app(scope, receive, send_with_headers)

    return middleware


async def _refuse(scope: Scope, receive: Receive, send: Send, error: TableError) -> None:
    if str(scope["type"]) == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + error.status, "reason": str(error)})  # type: ignore[misc]
        return
    header = dict(scope["headers"]).get(b"accept-language")
    words = worded(error, asked_for(header.decode("latin-1") if header else None))
    body = msgspec.json.encode(m.ErrorMessage(words, error.code))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start: Any = {"type": "http.response.start", "status": error.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
