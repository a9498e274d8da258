"""Litestar's channels over PostgreSQL's LISTEN/NOTIFY, with a listener that reconnects."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from galactable.table.settings import ServerSettings

__all__ = ["PostgresChannels"]

log = logging.getLogger("galactable.table")


class PostgresChannels(AsyncPgChannelsBackend):
    """Listens; the store notifies, many changes at once."""

    def __init__(self, settings: ServerSettings) -> None:
        dsn = settings.url.replace("postgresql+asyncpg://", "postgresql://")
        super().__init__(make_connection=lambda: asyncpg.connect(dsn=dsn, timeout=5))
        self._keeper: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connects, and stays connected."""
        await super().on_startup()
        self._keeper = asyncio.create_task(self._keep_connected())

    async def on_shutdown(self) -> None:
        """Disconnects."""
        if self._keeper:
            self._keeper.cancel()
        with suppress(Exception):
            await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Not used: the store publishes."""
        raise NotImplementedError

    async def _keep_connected(self) -> None:
        while True:
            await asyncio.sleep(1)
            if not self._listener_conn.is_closed():
                continue
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)  # type: ignore[arg-type]
            except (OSError, asyncpg.PostgresError, TimeoutError) as error:
                log.warning("notifications are lost for now: %s", error)
