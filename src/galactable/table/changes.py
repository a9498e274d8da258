"""Changes: every change of a table takes the same path, whoever asks for it.

Take the table's lock, let the act check and change the table in memory, write and sync
the change, then tell everyone. If the act or the writing fails, the table in memory goes
back to where it was.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from galactable.table import clocks, consent, minute, steady
from galactable.table.acts import Act, Done
from galactable.table.errors import ConflictError, ForbiddenError, StorageError
from galactable.table.overseer import CLOSED
from galactable.table.tables import LiveTable, Memory

if TYPE_CHECKING:
    from galactable.table.host import Host

__all__ = ["LEASE", "Changes"]

RETRIES = 8
FORCED_LIMIT = 500
LEASE = 5.0  # seconds after which another process may take over a table


class Changes:
    """Changes the tables of a host."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def make(self, table_id: str, act: Act) -> LiveTable:
        """Makes one change; it completes even if the caller goes away."""
        return await asyncio.shield(self.host.spawn(self._make(table_id, act)))

    async def _make(self, table_id: str, act: Act) -> LiveTable:
        for _ in range(RETRIES):
            live = await self.host.get(table_id)
            async with live.lock:
                if self.host.tables.get(table_id) is not live:
                    continue
                if live.row.closed:
                    self.host.drop(table_id)
                    raise ForbiddenError(CLOSED, "refusal-closed")
                if await self._try(live, act):
                    return live
        raise ConflictError("the table is too busy; try again")

    async def _try(self, live: LiveTable, act: Act) -> bool:
        """Tries once; False if another process was faster, whose change is then loaded."""
        before = live.remember()
        try:
            outcome = act(live)
            if not outcome.changed:
                live.go_back(before)
                return True
            self._complete(live, before, outcome)
        except Exception:
            if live.table.ply < before.ply or live.row.epoch != before.row.epoch:
                self.host.drop(live.id)  # plies were taken back: reload it
            else:
                live.go_back(before)
            raise
        if not await self._store(live, before, outcome):
            return False
        live.forget_past()
        self.host.hub.publish(live)
        self.host.attendant.schedule(live)
        return True

    def _complete(self, live: LiveTable, before: Memory, outcome: Done) -> None:
        """Applies what follows from an act: forced moves, clocks, expired questions."""
        since = before.ply
        if outcome.back_to is not None:
            live.row.epoch += 1
            since = outcome.back_to
        self.settle(live, since)
        consent.expire(live)
        if _is_seen(live, before.ply):
            live.row.updated = time.time()
        live.row.wake = _next_wake(live, steady.now())

    async def _store(self, live: LiveTable, before: Memory, outcome: Done) -> bool:
        """Writes a change; False if another process was faster."""
        back_to = outcome.back_to
        change = live.change(before.ply if back_to is None else back_to, back_to)
        change.seats = [s for s, old in zip(live.seats, before.seats, strict=True) if s != old]
        try:
            await self.host.store.commit(change)
        except (ConflictError, StorageError) as error:
            if back_to is not None:
                self.host.tables.pop(live.id, None)
            else:
                live.go_back(before)
            if isinstance(error, StorageError):
                raise
            if back_to is None:
                await self.host.refresh(live)
            return False
        except BaseException:
            self.host.tables.pop(live.id, None)
            raise
        return True

    def settle(self, live: LiveTable, since: int) -> None:
        """Makes the moves that the table makes by itself, then sets the clocks."""
        for _ in range(FORCED_LIMIT):
            if not _play_forced(live):
                break
        clocks.set_clocks(live, steady.now(), clocks.seen_to_decide(live, since))


def _play_forced(live: LiveTable) -> bool:
    """Plays one forced move, unless that would reveal a secret."""
    for seat in live.table.waiting:
        if live.is_bot(seat) or minute.must_wait(live, seat):
            continue
        code = live.forced(seat)
        if code is not None and not live.forced_tells(seat):
            live.play(seat, [code], "table")
            return True
    return False


def _is_seen(live: LiveTable, since: int) -> bool:
    """Whether others may know of a change; otherwise even its time stays secret."""
    only_plies = live.table.ply > since
    return not (live.game.hides and only_plies) or bool(clocks.seen_to_decide(live, since))


def _next_wake(live: LiveTable, now: float) -> float | None:
    """When another process must take over the table, should this one be gone."""
    if live.table.over or live.deserted:
        return None
    times = [clocks.next_deadline(live)]
    if any(live.is_bot(s) or live.forced(s) is not None for s in live.table.waiting):
        times.append(now + LEASE)
    return min((t for t in times if t is not None), default=None)
