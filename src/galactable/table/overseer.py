"""The overseer carries out the host's orders at a running server (see ``orders``)."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from galactable.table import orders
from galactable.table.errors import ConflictError, ForbiddenError, StorageError
from galactable.table.orders import Order, ShutOut, What

if TYPE_CHECKING:
    from galactable.table.host import Host

__all__ = ["CLOSED", "SHUT_OUT", "Overseer"]

log = logging.getLogger("galactable.table")

LOOK_SECONDS = 2.0
FRESH_SECONDS = 60.0
CLOSED = "the host has closed this table"
SHUT_OUT = "the host of this table has shut you out"


class Overseer:
    """Polls for orders and keeps their effect."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.shut_out = ShutOut()
        self._notice: tuple[str, float] | None = None
        self._seen = 0
        self._read = 0.0

    @property
    def notice(self) -> str | None:
        """The current notice."""
        return self._notice[0] if self._notice and self._notice[1] > time.time() else None

    def turns_away(self, client: str) -> bool:
        """Whether a client is shut out."""
        if not self.shut_out.entries:
            return False
        return self.shut_out.has(client, self.host.reception.client_hash(client))

    async def start(self) -> None:
        """Loads what was ordered before the start."""
        self._seen = await orders.newest(self.host.store)
        await self._read_all()

    async def oversee(self) -> None:
        """Polls for orders for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                found = await orders.orders_after(self.host.store, self._seen)
                if found or time.monotonic() - self._read > FRESH_SECONDS:
                    await self._read_all()  # a notice or ban may have expired, too
                for order in found:
                    await self._carry_out(order)
                    self._seen = order.id
            except (StorageError, ConflictError) as error:
                log.warning("%s", error)

    async def _read_all(self) -> None:
        self.shut_out = ShutOut(entries=await orders.shut_out_now(self.host.store))
        self._notice = await orders.current_notice(self.host.store)
        self._read = time.monotonic()

    async def _carry_out(self, order: Order) -> None:
        hub = self.host.hub
        if order.what == What.REMOVE:
            self.host.dismiss(order.about)
        elif order.what == What.CLOSE:
            self.host.drop(order.about)
            for client in list(hub.clients.get(order.about, ())):
                await client.end(ForbiddenError(CLOSED, "refusal-closed"))
        elif order.what == What.NOTICE:
            for client in hub.everybody():
                client.say({"type": "notice", "text": self.notice})
        elif order.what == What.SHUT_OUT:
            for client in hub.everybody():
                if self.turns_away(client.address):
                    await client.end(ForbiddenError(SHUT_OUT, "refusal-shut-out"))
