"""Live updates: who is connected, what each was last shown, and what must be sent.

An update goes out only when what the client may see has changed: the version, the
number, the moment and the size of updates tell a rival nothing of hidden decisions.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from galactable.core.language import DEFAULT
from galactable.table.logs import Viewer, ViewerLog
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
    ) -> None:
        self.table_id = table_id
        self.viewer = viewer
        self.lang = lang
        """The language that it asked for; a program asks for none and is told in English."""
        self._send = send
        self._pending: Shown | None = None
        self._outbox: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._length = 0
        self._mark = 0
        self.dead = False

    @property
    def reads(self) -> tuple[Viewer, str]:
        """What it is shown depends on this alone."""
        return self.viewer, self.lang or DEFAULT

    def show(self, shown: Shown, whole: bool = False) -> None:
        """Sends an update as soon as the client takes it; a later one replaces it."""
        if whole:
            self._length = self._mark = 0
        self._pending = shown
        self._start()

    def say(self, message: dict[str, Any]) -> None:
        """Sends a message after any pending update."""
        if len(self._outbox) >= OUTBOX:
            self.dead = True  # it asks and does not listen
            return
        self._outbox.append(msgspec.json.encode(message).decode())
        self._start()

    def stop(self) -> None:
        """Sends nothing more."""
        self.dead = True
        if self._task:
            self._task.cancel()

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
                async with asyncio.timeout(SEND_SECONDS):
                    await self._send(text)
        except (Exception, asyncio.CancelledError):
            self.dead = True
        finally:
            self._task = None

    def _write(self, shown: Shown) -> str:
        log = shown.log
        start = 0
        if log is not None:
            known = self._length < len(log.marks) and log.marks[self._length] == self._mark
            start = self._length if known else 0
            self._length, self._mark = len(log.entries), log.marks[-1]
        return write_update(shown, start).decode()


def write_update(shown: Shown, start: int) -> bytes:
    """An update with the log from entry ``start`` on."""
    entries = shown.log.entries[start:] if shown.log is not None else []
    head = (
        f'{{"type":"update","version":{shown.version},"time":{time.time():.3f},"log_from":{start}'
    )
    return b'%b,"log":[%b],%b' % (head.encode(), b",".join(entries), shown.body[1:])


class Hub:
    """All clients of this process."""

    def __init__(self) -> None:
        self.clients: dict[str, set[Client]] = {}
        self._shown: dict[str, dict[tuple[Viewer, str], Shown]] = {}
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}

    def join(self, client: Client) -> None:
        """A client has come."""
        self.clients.setdefault(client.table_id, set()).add(client)

    def leave(self, client: Client) -> None:
        """A client has gone."""
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

    def elsewhere(self, table_id: str, process: str, mask: int) -> None:
        """Another process tells which seats are with it."""
        self._elsewhere.setdefault(table_id, {})[process] = (mask, time.monotonic())

    def present(self, live: LiveTable) -> list[bool]:
        """Which seats have somebody connected."""
        mask = self.here(live.id)
        for there, when in self._elsewhere.get(live.id, {}).values():
            if time.monotonic() - when < PRESENCE_SECONDS:
                mask |= there
        return [bool(mask >> seat & 1) for seat in range(len(live.seats))]

    def shown(self, live: LiveTable, viewer: Viewer, lang: str = DEFAULT) -> Shown:
        """What the viewer may see now, in a language; a new version only if it has changed."""
        thinking = [seat for seat in live.table.waiting if live.is_bot(seat)]
        body, log = live.showing.body(viewer, self.present(live), thinking, lang)
        shown = self._shown.setdefault(live.id, {})
        old, mark = shown.get((viewer, lang)), log.marks[-1]
        if old is not None and old.body == body and old.mark == mark:
            old.log = log
            return old
        now = int(time.time() * 1000)
        version = now if old is None else max(now, old.version + 1)
        found = shown[viewer, lang] = Shown(version, body, log, mark)
        return found

    def publish(self, live: LiveTable) -> None:
        """Tells every client whose table has changed."""
        groups: dict[tuple[Viewer, str], list[Client]] = {}
        for client in self.clients.get(live.id, ()):
            groups.setdefault(client.reads, []).append(client)
        for reads, clients in groups.items():
            before = self._shown.get(live.id, {}).get(reads)
            shown = self.shown(live, *reads)
            if shown is not before:
                for client in clients:
                    client.show(shown)

    def forget(self, table_id: str) -> None:
        """A table has left the memory: only connected clients' last updates stay."""
        if table_id not in self.clients:
            self._shown.pop(table_id, None)
            self._elsewhere.pop(table_id, None)
        else:
            for shown in self._shown.get(table_id, {}).values():
                shown.log = None

    def dismiss(self, table_id: str) -> None:
        """Tells every client of a table that it is gone."""
        error = "the table has been deleted"
        for client in self.clients.get(table_id, ()):
            client.say({"type": "refused", "id": None, "code": "not-found", "error": error})

    def close_all(self) -> None:
        """The server goes down."""
        for group in self.clients.values():
            for client in group:
                with suppress(Exception):
                    client.stop()
