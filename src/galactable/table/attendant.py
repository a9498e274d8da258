"""The attendant runs what happens by itself at tables: bots, clocks, forced moves."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from galactable.core.errors import GalactableError, IllegalMoveError
from galactable.table import clocks, minute, steady
from galactable.table.acts import CHANGED, UNCHANGED, Done
from galactable.table.changes import LEASE
from galactable.table.errors import ConflictError, NotFoundError, StorageError
from galactable.table.seating import is_light
from galactable.table.tables import LiveTable
from galactable.table.workers import Think, WorkerError

if TYPE_CHECKING:
    from galactable.table.host import Host

__all__ = ["Attendant"]

log = logging.getLogger("galactable.table")

SWEEP = 0.25
IDLE_SECONDS = 60.0
NOTE_SECONDS = 30.0
QUICK = 0.1
"""The part of the pace that bots keep before people, whose pages hold what matters."""


class Attendant:
    """Looks after the tables of a host between requests."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._noted = 0.0

    async def tend(self, table_id: str) -> None:
        """Acts on expired clocks, then starts bots and forced moves."""
        live = await self.host.act(table_id, self._settle)
        async with live.lock:
            self.host.hub.publish(live)
            self.schedule(live)

    def _settle(self, live: LiveTable) -> Done:
        ply, clocks_before = live.table.ply, [row.clock for row in live.seats]
        self._expire(live)
        self.host.changes.settle(live, ply)
        same = live.table.ply == ply and clocks_before == [row.clock for row in live.seats]
        is_new = live.row.updated <= live.row.created
        return UNCHANGED if same and not is_new else CHANGED

    def _expire(self, live: LiveTable) -> None:
        """Acts for the seats whose time has run out."""
        if live.deserted:
            return
        for seat in clocks.expired(live, steady.now()):
            if seat not in live.table.waiting:
                continue
            row = live.seats[seat]
            assert live.clock is not None
            host = live.host_moves(seat)
            if live.timed_minute and host:
                live.play(seat, host[:1], "host", host=True)
            elif live.clock.at_zero == "bot":
                row.stand_in = True
                row.deadline = None
            else:
                default = host[0] if host else live.table.codes(seat)[-1]
                live.play(seat, [default], "host", host=True)

    def schedule(self, live: LiveTable) -> None:
        """Starts the bots and forced moves that come next; nothing moves without people."""
        if live.deserted:
            return
        for seat in live.table.waiting:
            if (live.id, seat) in self.host.jobs:
                continue
            if live.is_bot(seat):
                if live.seats[seat].done:
                    continue
                work = self._patiently(self._bot_turn(live.id, seat))
            elif live.forced(seat) is not None:
                work = self._patiently(self._forced_turn(live.id, seat, live.seats[seat].acts))
            else:
                continue
            task = self.host.spawn(work)
            self.host.jobs[live.id, seat] = task
            task.add_done_callback(partial(self._job_ended, (live.id, seat)))

    def _job_ended(self, key: tuple[str, int], _: Any) -> None:
        self.host.jobs.pop(key, None)
        live = self.host.tables.get(key[0])
        if live is not None:
            self.schedule(live)

    async def _patiently(self, work: Coroutine[Any, Any, None]) -> None:
        """Waits a second before the next try while the storage is down."""
        try:
            await work
        except (StorageError, ConflictError) as error:
            log.warning("%s", error)
            await asyncio.sleep(1)
        except NotFoundError:
            return

    async def _bot_turn(self, table_id: str, seat: int) -> None:
        """Has a worker process choose a bot's moves, then plays them."""
        mode = await self._bot_mode(await self.host.get(table_id), seat)
        live = await self.host.get(table_id)
        async with live.lock:
            if seat not in live.table.waiting or not live.is_bot(seat):
                return
            acts = live.seats[seat].acts
            started = time.monotonic()
            building = seat in minute.building(live)
            job = Think(
                live.game.slug, live.row.variant, len(live.seats), live.table.save(), seat,
                live.bot_of(seat), secrets.randbits(60), building, mode, live.chosen_by_bot(seat),
            )  # fmt: skip
        try:
            moves = await self.host.workers.do(job, live.row.client)
        except WorkerError as error:
            log.error("a bot failed: %s", error)
            moves = []
        wait = self._bot_wait(live, seat, moves) if building else self._free_wait(live, moves)
        await self._rest(live, started + wait)

        def act(live: LiveTable) -> Done:
            if live.seats[seat].acts != acts or seat not in live.table.waiting or live.deserted:
                return UNCHANGED
            return self._play_bot(live, seat, moves) if live.is_bot(seat) else UNCHANGED

        await self.host.act(table_id, act)

    def _play_bot(self, live: LiveTable, seat: int, moves: Sequence[int]) -> Done:
        """Plays what a bot chose, if the table still allows it."""
        if not moves:
            live.play(seat, live.table.codes(seat)[-1:], "bot")
        elif seat in minute.building(live) and minute.is_done(live, moves[0]):
            if live.seats[seat].done:
                return UNCHANGED
            minute.set_done(live, seat, True)
        else:
            try:
                live.play(seat, moves, "bot")
            except IllegalMoveError:
                return UNCHANGED  # others have moved in the meantime: it thinks again
        return CHANGED

    async def _bot_mode(self, live: LiveTable, seat: int) -> str:
        """How the bot will run the rules; one that hardly searches need not wait for compiling."""
        shelf, slug = self.host.shelf, live.game.slug
        if shelf.can_search(slug):
            return "compiled"
        if await asyncio.to_thread(is_light, live.bot_of(seat)):
            return "interpreted"
        live.progress = shelf.progress(slug)
        await self.host.publish(live)
        await shelf.search(slug)
        return "compiled"

    def _bot_wait(self, live: LiveTable, seat: int, moves: Sequence[int]) -> float:
        """How long a bot delays a move, so that its moves spread over the minute."""
        row = live.seats[seat]
        if live.clock is None or row.deadline is None or self.host.settings.pace == 0:
            return 0.0
        left = row.deadline - steady.now()
        if moves and minute.is_late(live, moves[0]):
            return max(0.0, left - live.clock.seconds * random.uniform(0.05, 0.4))
        if row.done:
            return max(0.5, left)
        return live.clock.seconds / 60 * random.uniform(0.8, 2.4)

    def _free_wait(self, live: LiveTable, moves: Sequence[int]) -> float:
        """How long a bot waits where no minute runs.

        Pages show moves at their reader's pace, so the table sets one only where bots are alone.
        People who build without a clock take their time: bots leave them the tokens for a while.
        """
        pace = self.host.settings.pace
        if moves and minute.is_late(live, moves[0]) and minute.people_build(live):
            return pace * random.uniform(50, 90)
        return pace * QUICK if live.present_people else pace

    async def _rest(self, live: LiveTable, end: float) -> None:
        """Waits until a moment, or until all people have built: nobody waits for bots then."""
        building = live.game.minute is not None and minute.people_build(live)
        while (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(left, SWEEP) if building else left)
            if building and not minute.people_build(live):
                return

    async def _forced_turn(self, table_id: str, seat: int, acts: int) -> None:
        """Makes a forced decision, after a pause where others must not see that it was forced."""
        live = await self.host.get(table_id)
        telling = seat in live.table.waiting and live.forced_tells(seat)
        wait = random.uniform(1.0, 3.0) if telling else QUICK
        await asyncio.sleep(self.host.settings.pace * wait)

        def act(live: LiveTable) -> Done:
            if live.seats[seat].acts != acts or live.is_bot(seat) or live.deserted:
                return UNCHANGED
            before = live.table.ply
            while seat in live.table.waiting and (code := live.forced(seat)) is not None:
                live.play(seat, [code], "table")
                if live.table.plies[-1].public:
                    break
            return CHANGED if live.table.ply > before else UNCHANGED

        await self.host.act(table_id, act)

    async def sweep(self) -> None:
        """Claims and tends tables that are due, whichever process had them before."""
        down = False
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for table_id, wake in await self.host.store.due(steady.now()):
                    if await self.host.store.claim(table_id, wake, steady.now() + LEASE):
                        self.host.spawn(self._tend_quietly(table_id))
                down = False
            except (StorageError, ConflictError) as error:
                if not down:
                    log.warning("%s", error)
                down = True
                await asyncio.sleep(1)

    async def _tend_quietly(self, table_id: str) -> None:
        try:
            await self.tend(table_id)
        except GalactableError as error:
            log.warning("table %s: %s", table_id, error)

    async def tidy(self) -> None:
        """Drops idle tables from memory, looks for missed notifications, repeats who is here."""
        while True:
            await asyncio.sleep(5)
            now = time.monotonic()
            at_work = {table_id for table_id, _ in self.host.jobs}
            for table_id, live in list(self.host.tables.items()):
                idle = now - live.used > IDLE_SECONDS and table_id not in at_work
                if idle and not live.lock.locked():
                    self.host.drop(table_id)
            for client in self.host.hub.everybody():
                client.give_up_if_stuck()
            if not self.host.store.sqlite:
                await self._look_for_missed()
            if self.host.hub.clients and now - self._noted > NOTE_SECONDS:
                self._noted = now
                await self.note_time()

    async def note_time(self) -> None:
        """Stores the time; a database that is down only costs a line."""
        try:
            await self.host.store.note_time()
        except (StorageError, ConflictError) as error:
            log.warning("%s", error)

    async def _look_for_missed(self) -> None:
        try:
            ids = list(self.host.hub.clients)
            for start in range(0, len(ids), 500):
                some = ids[start : start + 500]
                versions = await self.host.store.versions(some)
                for table_id in set(some) - set(versions):
                    self.host.dismiss(table_id)
                for table_id, version in versions.items():
                    live = self.host.tables.get(table_id)
                    if live is not None and live.row.version != version:
                        await self.host.changed_elsewhere(table_id)
            self.host.store.notify([self.host.attendance(table_id) for table_id in ids[:1000]])
        except (StorageError, ConflictError) as error:
            log.warning("%s", error)
