"""Limits on connections: how many there may be, and how long each may take.

uvicorn waits for ever for the end of a request's headers or body, and for a client that does not
read its answer; and it accepts connections until the process has no file left, after which nobody
is served. So its two protocols are extended by a doorman, who counts connections and ends those
that take too long. Should uvicorn rename what is overridden here, the tests of slow and of many
connections (``tests/table/test_connections.py``) fail.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from galactable.table.clients import LOCAL, Clients
from galactable.table.settings import Limits, from_environment

__all__ = ["Doorman", "HttpConnection", "WebSocketConnection", "doorman", "raise_file_limit"]

SPARE_FILES = 128
"""Files that a process needs besides connections: the database, workers, modules."""


FILES_WANTED = 65_536


def raise_file_limit() -> int:
    """Raises the limit on open files as far as the system allows; returns it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit for sockets
        return FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, FILES_WANTED)
    if soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Doorman:
    """Counts the connections of this process, in all and by client."""

    def __init__(self, limits: Limits, trusted: tuple[str, ...] = (), files: int = 1 << 20) -> None:
        self.limits = limits
        self.most = min(limits.all_connections, max(1, files - SPARE_FILES))
        self.refused = 0
        self.too_slow = 0
        self._clients = Clients(trusted)
        self._here: dict[Any, str | None] = {}
        """By transport: the client whose HTTP connection it is; None: a WebSocket or a proxy."""
        self._by_client: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._here)

    def admit(self, transport: Any) -> bool:
        """Whether one connection more may come in."""
        peer = (transport.get_extra_info("peername") or (None,))[0] or None
        client = None if self._clients.trusts(peer) else self._clients.of(_scope(peer))
        count = self._by_client.get(client, 0) if client else 0
        if len(self._here) >= self.most or count >= self.limits.http_connections:
            self.refused += 1
            return False
        self._here[transport] = client
        if client:
            self._by_client[client] = count + 1
        return True

    def upgrade(self, transport: Any) -> None:
        """The connection became a WebSocket: those are counted where they say hello."""
        if transport in self._here:
            self._release(transport)
            self._here[transport] = None

    def leave(self, transport: Any) -> None:
        """The connection is gone."""
        if transport in self._here:
            self._release(transport)
            del self._here[transport]

    def _release(self, transport: Any) -> None:
        client = self._here[transport]
        if client:
            self._by_client[client] -= 1
            if not self._by_client[client]:
                del self._by_client[client]


def _scope(peer: str | None) -> dict[str, Any]:
    return {"client": (peer or LOCAL, 0), "headers": ()}


@cache
def doorman() -> Doorman:
    """The doorman of this process."""
    settings = from_environment()
    return Doorman(settings.limits, settings.trusted, raise_file_limit())


class HttpConnection(H11Protocol):
    """An HTTP connection whose client must finish what it begins."""

    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _phase: Any = None
    _upgraded = False

    def connection_made(self, transport: Any) -> None:
        """Admits the connection, or closes it at once."""
        super().connection_made(transport)
        if doorman().admit(transport):
            self._watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Reads what the client sent, and sets the deadline for the rest."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """After an answer: uvicorn's limit applies to an idle client, ours to the next request."""
        super().on_response_complete()
        self._set_deadline(None, None)
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection goes on as a WebSocket, which owes no request any more."""
        self._upgraded = True
        self._set_deadline(None, None)
        doorman().upgrade(self.transport)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client has stopped reading: gives it a while."""
        super().pause_writing()
        self._unread = self.loop.call_later(doorman().limits.answer_seconds, self._give_up)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self._set_deadline(None, None)
        if self._unread is not None:
            self._unread.cancel()
        doorman().leave(self.transport)
        super().connection_lost(exc)

    def _watch(self) -> None:
        """A deadline while headers or a body are due; each part has its own, data or not."""
        limits = doorman().limits
        phase = self.conn.their_state
        if self._upgraded or (phase is self._phase and self._deadline is not None):
            return
        seconds = {h11.IDLE: limits.header_seconds, h11.SEND_BODY: limits.body_seconds}.get(phase)
        self._set_deadline(phase, seconds)

    def _set_deadline(self, phase: Any, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._phase = phase
        self._deadline = self.loop.call_later(seconds, self._give_up) if seconds else None

    def _give_up(self) -> None:
        doorman().too_slow += 1
        self.transport.abort()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that the doorman counts."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        doorman().leave(self.transport)
        super().connection_lost(exc)
