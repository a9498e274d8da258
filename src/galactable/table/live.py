"""Live updates: who is connected, what each was last shown, and what must be sent.

An update goes out only when what the client may see has changed: the version, the
number, the moment and the size of updates tell a rival nothing of hidden decisions.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from galactable.core.errors import GalactableError
from galactable.core.language import DEFAULT
from galactable.table import steady
from galactable.table.logs import Viewer, ViewerLog
from galactable.table.showing import Presence
from galactable.table.tables import LiveTable

__all__ = ["Client", "Hub", "Shown", "write_update"]

OUTBOX = 200
SEND_SECONDS = 30.0
PRESENCE_SECONDS = 75.0


class Shown(msgspec.Struct):
    """What a viewer of a table was last shown."""

    version: int
    body: bytes
    log: ViewerLog | None
    mark: int


class Client:
    """One WebSocket at a table."""

    def __init__(
        self,
        table_id: str,
        viewer: Viewer,
        send: Callable[[str], Awaitable[None]],
        lang: str | None = None,
        keys: Mapping[int, bytes | None] | None = None,
        address: str = "",
        end: Callable[[GalactableError], Awaitable[None]] | None = None,
    ) -> None:
        self.table_id = table_id
        self.address = address
        """The client (as limits count them) whose WebSocket this is."""
        self._end = end
        self.errands: set[asyncio.Task[Any]] = set()
        """What is done for this connection alone, such as a hint."""
        self.viewer = viewer
        self._keys = keys or {}
        """By seat, the hash of its secret: whoever lost a seat no longer sees its hand."""
        self.lang = lang
        """The language that it asked for; None (a program): English."""
        self._send = send
        self._pending: Shown | None = None
        self._outbox: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._sending: float | None = None
        """When the message under way was handed over."""
        self._length = 0
        self._mark = 0
        self.dead = False
        self.dismissed = False
        """Whether it was told that its table is gone."""

    @property
    def reads(self) -> tuple[Viewer, str]:
        """All that decides what it is shown."""
        return self.viewer, self.lang or DEFAULT

    def lose_seats(self, live: LiveTable) -> None:
        """Drops the seats that were given to somebody else."""
        lost = [s for s in self.viewer if self._keys.get(s) != live.seats[s].secret_hash]
        if lost and self._keys:
            self.viewer = tuple(seat for seat in self.viewer if seat not in lost)

    def show(self, shown: Shown, whole: bool = False) -> None:
        """Sends an update as soon as the client takes it; a later one replaces it."""
        if whole:
            self._length = self._mark = 0
        self._pending = shown
        self._start()

    def say(self, message: dict[str, Any]) -> None:
        """Sends a message after any pending update."""
        if len(self._outbox) >= OUTBOX:
            self.dead = True  # it asks but does not read
            return
        self._outbox.append(msgspec.json.encode(message).decode())
        self._start()

    async def end(self, error: GalactableError) -> None:
        """Ends the connection with a reason."""
        self.dead = True
        if self._end is not None:
            await self._end(error)

    def give_up_if_stuck(self) -> None:
        """Stops sending to a client that has taken nothing for too long.

        Called now and then: a timer for each message would cost as much as sending it.
        """
        began = self._sending
        if began is not None and time.monotonic() - began > SEND_SECONDS and self._task:
            self._task.cancel()

    def stop(self) -> None:
        """Sends nothing more, and cancels the work done for it."""
        self.dead = True
        for errand in list(self.errands):
            errand.cancel()
        if self._task:
            self._task.cancel()
            self._task = None  # one that never began would keep this client

    def _start(self) -> None:
        if self._task is None and not self.dead:
            self._task = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._pending or self._outbox:
                if self._pending:
                    text = self._write(self._pending)
                    self._pending = None
                else:
                    text = self._outbox.popleft()
                self._sending = time.monotonic()
                await self._send(text)
        except (Exception, asyncio.CancelledError):
            self.dead = True
        finally:
            self._task = self._sending = None

    def _write(self, shown: Shown) -> str:
        log = shown.log
        start = 0
        if log is not None:
            known = self._length < len(log.marks) and log.marks[self._length] == self._mark
            start = self._length if known else 0
            self._length, self._mark = len(log), log.marks[-1]
        return write_update(shown, start).decode()


def write_update(shown: Shown, start: int) -> bytes:
    """An update with the log from entry ``start`` on."""
    entries = shown.log.since(start) if shown.log is not None else []
    head = (
        f'{{"type":"update","version":{shown.version},"time":{steady.now():.3f},"log_from":{start}'
    )
    return b'%b,"log":[%b],%b' % (head.encode(), b",".join(entries), shown.body[1:])


class Hub:
    """All clients of this process."""

    def __init__(self) -> None:
        self.clients: dict[str, set[Client]] = {}
        self._shown: dict[str, dict[tuple[Viewer, str], Shown]] = {}
        self._elsewhere: dict[str, dict[str, tuple[int, int, float]]] = {}

    def join(self, client: Client) -> None:
        """Adds a client."""
        self.clients.setdefault(client.table_id, set()).add(client)

    def leave(self, client: Client) -> None:
        """Removes a client."""
        client.stop()
        group = self.clients.get(client.table_id, set())
        group.discard(client)
        if not group:
            self.clients.pop(client.table_id, None)
            self._shown.pop(client.table_id, None)
        elif all(other.reads != client.reads for other in group):
            self._shown.get(client.table_id, {}).pop(client.reads, None)

    def here(self, table_id: str) -> int:
        """Seats with a client of this process, as a mask."""
        mask = 0
        for client in self.clients.get(table_id, ()):
            for seat in client.viewer:
                mask |= 1 << seat
        return mask

    def watching(self, table_id: str) -> int:
        """Clients of this process that have no seat."""
        return sum(not client.viewer for client in self.clients.get(table_id, ()))

    def elsewhere(self, table_id: str, process: str, mask: int, watchers: int) -> None:
        """Notes the seats and watchers connected to another process."""
        self._elsewhere.setdefault(table_id, {})[process] = (mask, watchers, time.monotonic())

    def _heard_of(self, table_id: str) -> list[tuple[int, int]]:
        """The seats and watchers that other processes have reported lately."""
        told = self._elsewhere.get(table_id, {}).values()
        return [(m, w) for m, w, when in told if time.monotonic() - when < PRESENCE_SECONDS]

    def room(self, live: LiveTable) -> Presence:
        """Who is connected to the table, here and elsewhere."""
        mask, watchers = self.here(live.id), self.watching(live.id)
        for seats, watching in self._heard_of(live.id):
            mask, watchers = mask | seats, watchers + watching
        return Presence(
            tuple([bool(mask >> seat & 1) for seat in range(len(live.seats))]), watchers
        )

    def shown(
        self, live: LiveTable, viewer: Viewer, lang: str = DEFAULT, room: Presence | None = None
    ) -> Shown:
        """What the viewer may see now, in a language; a new version only if it has changed."""
        body, log = live.showing.body(viewer, room or self.room(live), lang)
        shown = self._shown.setdefault(live.id, {})
        old, mark = shown.get((viewer, lang)), log.marks[-1]
        if old is not None and old.body == body and old.mark == mark:
            old.log = log
            return old
        now = int(steady.now() * 1000)
        version = now if old is None else max(now, old.version + 1)
        found = shown[viewer, lang] = Shown(version, body, log, mark)
        return found

    def publish(self, live: LiveTable) -> None:
        """Tells every client whose table has changed."""
        groups: dict[tuple[Viewer, str], list[Client]] = {}
        for client in self.clients.get(live.id, ()):
            client.lose_seats(live)
            groups.setdefault(client.reads, []).append(client)
        room = self.room(live)
        for reads, clients in groups.items():
            before = self._shown.get(live.id, {}).get(reads)
            shown = self.shown(live, *reads, room)
            if shown is not before:
                for client in clients:
                    client.show(shown)

    def forget(self, table_id: str) -> None:
        """Forgets a table that has left memory, except what connected clients were last shown."""
        if table_id not in self.clients:
            self._shown.pop(table_id, None)
            self._elsewhere.pop(table_id, None)
        else:
            for shown in self._shown.get(table_id, {}).values():
                shown.log = None

    def everybody(self) -> list[Client]:
        """All connected clients."""
        return [client for group in self.clients.values() for client in group]

    def dismiss(self, table_id: str) -> None:
        """Tells every client of a table, once, that it is gone."""
        error = "the table has been deleted"
        for client in self.clients.get(table_id, ()):
            if not client.dismissed:
                client.dismissed = True
                client.say({"type": "refused", "id": None, "code": "not-found", "error": error})

    def close_all(self) -> None:
        """Stops all clients, as the server goes down."""
        for group in self.clients.values():
            for client in group:
                with suppress(Exception):
                    client.stop()
