"""The host: the tables of this process, and the parts that look after them."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from galactable.core.errors import GalactableError
from galactable.core.language import DEFAULT
from galactable.table import acts
from galactable.table.acts import Act
from galactable.table.archive import Archive
from galactable.table.attendant import Attendant
from galactable.table.changes import Changes
from galactable.table.chat import Chat
from galactable.table.errors import ConflictError, ForbiddenError, NotFoundError, StorageError
from galactable.table.limits import Buckets
from galactable.table.live import Client, Hub, Shown
from galactable.table.logs import Viewer
from galactable.table.overseer import CLOSED, Overseer
from galactable.table.reception import Reception
from galactable.table.replay import Replays
from galactable.table.retention import Retention
from galactable.table.rows import ChangeNotice
from galactable.table.settings import ServerSettings
from galactable.table.shelf import Shelf
from galactable.table.storage import Store
from galactable.table.tables import LiveTable
from galactable.table.workers import Workers

__all__ = ["Host"]

log = logging.getLogger("galactable.table")

MANY = {"compiled": 200, "interpreted": 10}
"""A table with more plies is loaded in a thread, so that other tables do not wait."""

STOP_SECONDS = 5.0
"""Seconds that work under way is given to end when the server stops."""

MOST_SEATS = 16

RARELY = (10_000, 20, 50)
"""When Python looks for garbage (by default after 700 objects): nearly all that a move leaves
behind is freed without looking, and looking took a twelfth of a move's time."""


class Host:
    """One process's tables."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.hub = Hub()
        self.process = secrets.token_hex(4)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.jobs: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.replays = Replays()
        self.reception = Reception(self)
        self.changes = Changes(self)
        self.attendant = Attendant(self)
        self.archive = Archive(self)
        self.chat = Chat(self)
        limits = settings.limits
        self.transfers = Buckets(limits.transfers / 600, 600, "transfers")
        self.codes = Buckets(limits.codes / 60, 60, "QR codes")
        self.overseer = Overseer(self)
        self.retention = Retention(self)

    async def start(self) -> None:
        """Opens the store, starts the workers, resumes what was under way."""
        gc.enable()
        gc.freeze()
        gc.set_threshold(*RARELY)
        self.workers = Workers(
            max(1, self.settings.bot_processes), self.settings.limits.bot_seconds
        )
        self.workers.start()  # before there are threads
        self.shelf = Shelf(self.workers, self._compiled_more)
        await self._open_store()
        await self.overseer.start()
        if self.settings.processes == 1:
            await self.store.claim_all()
        self.shelf.start()
        self.spawn(self.attendant.sweep())
        self.spawn(self.attendant.tidy())
        self.spawn(self.overseer.oversee())
        self.spawn(self.retention.tidy())

    async def _open_store(self) -> None:
        """Opens the store; one of several processes waits for a database that is down.

        The command has opened it before, so its contents are in order. Failing would stop the whole
        server: uvicorn ends all workers when one cannot start.
        """
        waited = False
        while True:
            try:
                return await self.store.open()
            except (StorageError, ConflictError) as error:
                if self.settings.processes == 1:
                    raise
                if not waited:
                    log.warning("waiting for the database: %s", error)
                waited = True
                await asyncio.sleep(1)

    async def stop(self) -> None:
        """Closes everything; whatever was under way goes on at the next start."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:  # who was reading gives back a connection, which is closed below
            await asyncio.wait(tasks, timeout=STOP_SECONDS)
        await self.attendant.note_time()
        self.shelf.close()
        self.workers.close()
        self.hub.close_all()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, StorageError):
            log.warning("%s", error)
        elif not isinstance(error, GalactableError):  # the asker is told of those
            log.error("a background task failed", exc_info=error)

    # -- finding ------------------------------------------------------------------------

    async def get(self, table_id: str, fresh: bool = False) -> LiveTable:
        """The table, loaded if it is not in memory; ``fresh``: as the database has it now."""
        live = self.tables.get(table_id)
        if live is not None:
            if fresh and not self.store.sqlite:
                async with live.lock:
                    await self.refresh(live)
            live.used = time.monotonic()
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        loaded = await self.store.load(table_id)
        if loaded.row.closed:
            raise ForbiddenError(CLOSED, "refusal-closed")
        game = await self.shelf.game(loaded.row.game)
        mode = self.shelf.mode(game.slug)
        if len(loaded.plies) > MANY[mode]:
            live = await asyncio.to_thread(LiveTable, game, loaded, mode)
            live.run(self.shelf.mode(game.slug))
        else:
            live = LiveTable(game, loaded, mode)
        live.slim()
        self.tables[table_id] = live
        return live

    async def refresh(self, live: LiveTable) -> bool:
        """Brings a table up to date with the database; the caller holds the lock."""
        loaded = await self.store.load(live.id, after=live.table.ply, snapshot=False)
        if loaded.row.version == live.row.version:
            return False
        if loaded.row.epoch != live.row.epoch:
            loaded = await self.store.load(live.id)
        live.catch_up(loaded)
        return True

    async def changed_elsewhere(
        self, table_id: str, version: int | None = None, told: str = ""
    ) -> None:
        """Another process has changed the table; ``told`` is the change, if it came along."""
        live = self.tables.get(table_id)
        if live is None:
            if table_id not in self.hub.clients:
                return
            live = await self.get(table_id)
        async with live.lock:
            if version is not None and live.row.version >= version:
                return  # it was this process
            try:
                if told and version == live.row.version + 1:
                    live.apply_notice(msgspec.json.decode(told, type=ChangeNotice), version)
                else:
                    await self.refresh(live)
            except NotFoundError:
                self.tables.pop(table_id, None)
                return
            except Exception:
                self.tables.pop(table_id, None)  # half changed: reload it
                raise
            self.hub.publish(live)

    # -- showing -------------------------------------------------------------------------

    async def show(self, table_id: str, viewer: Viewer, lang: str = DEFAULT) -> Shown:
        """What the viewer may see now, in a language."""
        live = await self.get(table_id, fresh=True)
        async with live.lock:
            if any(not live.seats[seat].joined for seat in viewer):
                self.spawn(self.act(table_id, acts.join(viewer)))
            return self.hub.shown(live, viewer, lang)

    def _compiled_more(self, slug: str) -> None:
        """Switches tables to newly compiled rules, and tells those who wait."""
        for live in self.tables.values():
            if live.game.slug == slug:
                if self.shelf.ready(slug):
                    live.run("compiled")
                if live.progress is not None:
                    live.progress = self.shelf.progress(slug)
                    self.spawn(self.publish(live))

    async def enter(self, client: Client) -> None:
        """Seats a WebSocket that has said hello."""
        shown = await self.show(client.table_id, *client.reads)
        self.hub.join(client)
        client.show(shown, whole=True)
        await self.chat.tell_newcomer(client)
        if self.overseer.notice:
            client.say({"type": "notice", "text": self.overseer.notice})
        await self._presence(client.table_id)

    async def exit(self, client: Client) -> None:
        """Drops a WebSocket that has closed, and the work done for it alone."""
        self.hub.leave(client)
        await self._presence(client.table_id)

    async def publish(self, live: LiveTable) -> None:
        """Tells those at the table what has changed."""
        async with live.lock:
            self.hub.publish(live)

    async def _presence(self, table_id: str) -> None:
        if (live := self.tables.get(table_id)) is not None:
            await self.publish(live)
        if not self.store.sqlite:
            self.store.notify([self.attendance(table_id)])

    def attendance(self, table_id: str) -> str:
        """Who is connected to a table here, as other processes are told."""
        mask, watchers = self.hub.here(table_id), self.hub.watching(table_id)
        return f"@{table_id}:{self.process}:{mask}:{watchers}"

    async def heard(self, payload: str) -> None:
        """Acts on a notification of another process (or, harmlessly, of this one)."""
        if payload.startswith("@"):
            table_id, process, mask, watchers = payload[1:].split(":")
            if process != self.process:
                self.hub.elsewhere(table_id, process, int(mask), int(watchers))
                if (live := self.tables.get(table_id)) is not None:
                    await self.publish(live)
        elif payload.startswith("-"):
            self.dismiss(payload[1:])
        elif payload.startswith("!"):
            await self.chat.heard(payload[1:])
        else:
            table_id, version, told = payload.split(":", 2)
            known = self.tables.get(table_id)
            if known is None or known.row.version < int(version):
                await self.changed_elsewhere(table_id, int(version), told)

    # -- changing ------------------------------------------------------------------------

    async def act(self, table_id: str, act: Act) -> LiveTable:
        """Changes a table by an act; see ``changes``."""
        return await self.changes.make(table_id, act)

    async def remove(self, table_id: str) -> None:
        """Removes a table for good."""
        await self.store.delete(table_id)
        self.dismiss(table_id)

    def dismiss(self, table_id: str) -> None:
        """Tells those at a deleted table, and stops its bots."""
        self.replays.forget(table_id)
        self.drop(table_id)
        for seat in range(MOST_SEATS):
            if (job := self.jobs.get((table_id, seat))) is not None:
                job.cancel()
        self.hub.dismiss(table_id)

    def drop(self, table_id: str) -> None:
        """Removes a table from memory."""
        self.tables.pop(table_id, None)
        self.hub.forget(table_id)
