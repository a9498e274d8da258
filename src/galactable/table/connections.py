"""Limits on connections: how many there may be, how long each may take, how finely it may chop.

uvicorn waits for ever for the end of a request's headers or body, and for a client that does not
read its answer; and it accepts connections until the process has no file left, after which nobody
is served. It also takes in at once all that a read brings: a quarter of a megabyte in chunks of one
byte, or in empty WebSocket frames, holds everybody up for half a second, and another follows. So
its two protocols are extended by a doorman, who counts connections and ends those that take too
long or chop too finely. Should uvicorn rename what is overridden here, the tests of slow, of many
and of chopping connections (``tests/table/test_connections.py``) fail.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from galactable.table.clients import LOCAL, Clients
from galactable.table.limits import BURST_SECONDS, Bucket
from galactable.table.settings import Limits, from_environment

__all__ = ["Doorman", "HttpConnection", "WebSocketConnection", "doorman", "raise_file_limit"]

SPARE_FILES = 128
"""Files that a process needs besides connections: the database, workers, modules."""


FILES_WANTED = 65_536

PIECES, PIECE = 1000, 256
"""A request's body may come in so many pieces, and one more for every so many bytes."""
MOST_HEADERS = 100
SLICE = 1024
"""Bytes of a WebSocket that are read before its frames are counted."""
FRAMES = 20.0
"""Frames a second that bring no message: pings, pongs, parts of messages; likewise ten seconds'
worth at once."""
WAITING = 1000
"""Messages that may wait on a WebSocket, or as many as the limit lets come at once."""
FULL = 16
"""As many messages of the largest size may wait on a WebSocket."""
SHUNNED_SECONDS = 10.0
"""A client whose connection was ended for chopping opens no other for so long."""


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
        self.chopping = 0
        self._clients = Clients(trusted)
        self._here: dict[Any, str | None] = {}
        """By transport: the client whose HTTP connection it is; None: a WebSocket or a proxy."""
        self._by_client: dict[str, int] = {}
        self._shunned: dict[str, float] = {}
        """By client that chopped: until when it opens no connection (of the monotonic clock)."""

    def __len__(self) -> int:
        return len(self._here)

    def admit(self, transport: Any) -> bool:
        """Whether one connection more may come in."""
        client = self._client_of(transport)
        count = self._by_client.get(client, 0) if client else 0
        many = len(self._here) >= self.most or count >= self.limits.http_connections
        if many or (client and self._shunned.get(client, 0.0) > time.monotonic()):
            self.refused += 1
            return False
        self._here[transport] = client
        if client:
            self._by_client[client] = count + 1
        return True

    def _client_of(self, transport: Any) -> str | None:
        peer = (transport.get_extra_info("peername") or (None,))[0] or None
        return None if self._clients.trusts(peer) else self._clients.of(_scope(peer))

    def shun(self, transport: Any) -> None:
        """Ends a connection that chops too finely, and admits no other of its client for a while.

        A proxy speaks for others, too: there only the connection ends.
        """
        self.chopping += 1
        now, client = time.monotonic(), self._client_of(transport)
        if client:
            if len(self._shunned) > 1000:
                self._shunned = {c: until for c, until in self._shunned.items() if until > now}
            self._shunned[client] = now + SHUNNED_SECONDS
        transport.abort()

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


class ChoppedError(h11.RemoteProtocolError):
    """A request came in too many pieces."""


class _Counting(h11.Connection):
    """Reads requests, and counts their pieces."""

    _pieces = _bytes = 0

    def next_event(self) -> Any:
        """The next event, unless it is one too many, or two servers could read it differently."""
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._pieces += 1
            self._bytes += len(event.data)
            if self._pieces > PIECES + self._bytes // PIECE:
                raise ChoppedError("the body comes in too many pieces")
        elif isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
            if len(event.headers) > MOST_HEADERS:
                raise ChoppedError("there are too many headers")
            if {b"content-length", b"transfer-encoding"} <= {name for name, _ in event.headers}:
                raise h11.RemoteProtocolError("a body has one length")
        return event


class HttpConnection(H11Protocol):
    """An HTTP connection whose client must finish what it begins."""

    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _phase: Any = None
    _upgraded = False

    def __init__(self, config: Any, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.conn = _Counting(h11.SERVER, config.h11_max_incomplete_event_size)

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

    def send_400_response(self, msg: str) -> None:
        """Answers what is no request, unless an answer is on its way already."""
        if isinstance(sys.exception(), ChoppedError):
            doorman().shun(self.transport)
            return
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

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
        self.cycle = None  # type: ignore[assignment]  # see WebSocketConnection.connection_lost

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
    """A WebSocket that the doorman counts, and whose frames are counted."""

    _frames: Bucket | None = None
    _shunned = False
    _waiting = 0
    """Bytes of the messages that wait."""

    def data_received(self, data: bytes) -> None:
        """Reads what the client sent, as long as it does not chop it too finely."""
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self._shunned:
                doorman().shun(self.transport)
                return
            if self.conn.handshake_exc and not self.transport.is_closing():
                self._refuse()
                return

    def _refuse(self) -> None:
        """Answers what is no handshake, and ends the connection; uvicorn would keep it for ever."""
        self.transport.writelines(self.conn.data_to_send())
        self.transport.close()

    def handle_text(self, event: Frame) -> None:
        """Counts a message."""
        if self._has_room(event):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Counts a message of bytes."""
        if self._has_room(event):
            super().handle_bytes(event)

    def _has_room(self, event: Frame) -> bool:
        """Whether one message more may wait.

        Nothing is read while messages wait, but a single read can bring 40,000 of them, or 3,000
        that were compressed to next to nothing. After our close they are thrown away, and count
        like the rest.
        """
        if self.close_sent:
            return self._count()
        limits, waiting = doorman().limits, self.queue.qsize()
        self._waiting = len(event.data) + (self._waiting if waiting else 0)
        many = waiting > max(WAITING, limits.messages * BURST_SECONDS)
        self._shunned = self._shunned or many or self._waiting > FULL * limits.message
        return not self._shunned

    def handle_ping(self) -> None:
        """Counts a ping, whose answer may never be read."""
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Counts a pong."""
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Counts a part of a message, which may be empty."""
        if self._count():
            super().handle_cont(event)

    def _count(self) -> bool:
        self._frames = self._frames or Bucket(FRAMES)
        self._shunned = self._shunned or not self._frames.take()
        return not self._shunned

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection.

        What it consists of points to each other in circles. Python looks for circles rarely
        (``host.RARELY``): 16 kB of each would stay for hours, and a client could open more and
        more. So they are cut here.
        """
        doorman().leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()
