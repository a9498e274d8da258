"""What people say to each other at a table.

Lines have their own database table and message type, outside updates, versions and records. They
go to those who hold a seat, and to watchers only where anyone may watch; a table keeps the last
200, and they are deleted with it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from galactable.table import schema
from galactable.table.errors import (
    ConflictError,
    ForbiddenError,
    NotFoundError,
    NotPossibleError,
)
from galactable.table.limits import Buckets
from galactable.table.seating import clean

if TYPE_CHECKING:
    from galactable.table.host import Host
    from galactable.table.live import Client

__all__ = ["Chat"]

KEPT = 200
LONGEST = 200
RATE = 0.5
"""Lines a second of one seat, on however many connections; ten seconds' worth may come at once."""
TRIES = 5

_lines = schema.lines


class Chat:
    """The chat at all tables of a host."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._talks = Buckets(RATE, what="lines")

    async def say(self, client: Client, seat: int, text: str) -> None:
        """Stores a line and sends it to everyone who may read it."""
        if seat not in client.viewer:
            raise ForbiddenError(f"the secret of seat {seat} is needed")
        said = clean(text)
        if not said or len(said) > LONGEST:
            raise NotPossibleError(f"a line has 1 to {LONGEST} characters", "refusal-long-line")
        self._talks.take(f"{client.table_id} {seat}")
        line = {"table_id": client.table_id, "seat": seat, "at": time.time(), "text": said}
        number = await self._write(line)
        await self._tell(client.table_id, [{**line, "number": number}])
        self.host.store.notify([f"!{client.table_id}:{number}"])

    async def _write(self, line: dict[str, Any]) -> int:
        """Appends a line and drops the oldest; retries if another process was faster."""

        def append(connection: sa.Connection) -> int:
            mine = _lines.c.table_id == line["table_id"]
            last = connection.execute(sa.select(sa.func.max(_lines.c.number)).where(mine)).scalar()
            number = (last or 0) + 1
            connection.execute(sa.insert(_lines), [{**line, "number": number}])
            connection.execute(sa.delete(_lines).where(mine, _lines.c.number <= number - KEPT))
            return number

        for _ in range(TRIES):
            try:
                return await self.host.store.write(append)
            except ConflictError:
                continue
        raise ConflictError("the table is too busy; try again")

    async def heard(self, payload: str) -> None:
        """Passes on a line that another process has written."""
        table_id, number = payload.split(":")
        if table_id in self.host.hub.clients:
            await self._tell(table_id, await self._read(table_id, int(number)))

    async def tell_newcomer(self, client: Client) -> None:
        """Sends a newcomer everything said so far."""
        if await self._hears(client) and (lines := await self._read(client.table_id)):
            client.say(_message(lines))

    async def _tell(self, table_id: str, lines: list[dict[str, Any]]) -> None:
        for client in list(self.host.hub.clients.get(table_id, ())):
            if await self._hears(client):
                client.say(_message(lines))

    async def _hears(self, client: Client) -> bool:
        if client.viewer:
            return True
        try:
            return (await self.host.get(client.table_id)).row.public
        except NotFoundError:
            return False

    async def _read(self, table_id: str, number: int | None = None) -> list[dict[str, Any]]:
        query = sa.select(_lines).where(_lines.c.table_id == table_id).order_by(_lines.c.number)
        if number is not None:
            query = query.where(_lines.c.number == number)
        return await self.host.store.read(query)


def _message(lines: list[dict[str, Any]]) -> dict[str, Any]:
    told = ("number", "seat", "at", "text")
    return {"type": "talk", "lines": [{name: line[name] for name in told} for line in lines]}
