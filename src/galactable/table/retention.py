"""Retention: removes old tables, as the settings say.

A machine whose clock is wrong must not lose them. A clock that is set ahead while the server runs
counts for nothing; after a start far ahead of the last time that the database has seen, the clock
gets an hour to be set right before anything is removed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from galactable.table import steady
from galactable.table.errors import ConflictError, StorageError
from galactable.table.settings import ServerSettings

if TYPE_CHECKING:
    from galactable.table.host import Host

__all__ = ["Retention", "ends"]

log = logging.getLogger("galactable.table")

DAY = 24 * 3600.0
FIRST_LOOK = 10.0
LOOK_SECONDS = 3600.0
PAUSE = 0.5
"""Seconds between batches, so that players do not wait for them."""


def ends(settings: ServerSettings, now: float) -> dict[str, float]:
    """By kind of table, the time before which it has expired; kinds kept for ever are left out."""
    days = {
        "finished": settings.keep_finished,
        "unfinished": settings.keep_unfinished,
        "uploads": settings.keep_uploads,
    }
    return {kind: now - DAY * count for kind, count in days.items() if count > 0}


class Retention:
    """Removes what has been kept long enough."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def tidy(self) -> None:
        """Looks once an hour."""
        wait = FIRST_LOOK if self.host.store.rested < DAY else LOOK_SECONDS
        while True:
            await asyncio.sleep(wait)
            wait = LOOK_SECONDS
            try:
                await self.remove_old()
            except (StorageError, ConflictError) as error:
                log.warning("%s", error)

    async def remove_old(self) -> int:
        """Removes every expired table and returns how many there were."""
        count = 0
        now = min(time.time(), steady.now())
        while old := await self.host.store.outlived(ends(self.host.settings, now)):
            for table_id in old:
                await self.host.remove(table_id)
            count += len(old)
            await asyncio.sleep(PAUSE)
        if count:
            log.info("%d tables had been kept long enough and were removed", count)
        return count
