"""The host: the tables of this process, and everybody who looks after them."""

from __future__ import annotations

import asyncio
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
from galactable.table.errors import NotFoundError, StorageError
from galactable.table.live import Client, Hub, Shown
from galactable.table.logs import Viewer
from galactable.table.reception import Reception
from galactable.table.replay import Replays
from galactable.table.rows import Notice
from galactable.table.settings import Settings
from galactable.table.shelf import Shelf
from galactable.table.storage import Store
from galactable.table.tables import LiveTable
from galactable.table.workers import Workers

__all__ = ["Host"]

log = logging.getLogger("galactable.table")

MANY = {"compiled": 200, "interpreted": 10}
"""From so many plies on a table is loaded in a thread, so that other tables do not wait."""


class Host:
    """One process's tables."""

    def __init__(self, settings: Settings) -> None:
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

    async def start(self) -> None:
        """Opens the store, starts the workers, goes on with what was under way."""
        self.workers = Workers(max(1, self.settings.bot_processes))
        self.workers.start()  # before there are threads
        self.shelf = Shelf(self.workers, self._compiled_more)
        await self.store.open()
        if self.settings.processes == 1:
            await self.store.claim_all()
        self.shelf.start()
        self.spawn(self.attendant.sweep())
        self.spawn(self.attendant.tidy())

    async def stop(self) -> None:
        """Closes everything; whatever was under way goes on at the next start."""
        for task in list(self._tasks):
            task.cancel()
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
        elif not isinstance(error, GalactableError):  # whoever asked is told of those
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
                    live.apply_notice(msgspec.json.decode(told, type=Notice), version)
                else:
                    await self.refresh(live)
            except NotFoundError:
                self.tables.pop(table_id, None)
                return
            except Exception:
                self.tables.pop(table_id, None)  # half changed: it is loaded anew
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
        """More of a game is compiled: its tables use it, and those who wait are told."""
        for live in self.tables.values():
            if live.game.slug == slug:
                if self.shelf.ready(slug):
                    live.run("compiled")
                if live.progress is not None:
                    live.progress = self.shelf.progress(slug)
                    self.spawn(self.publish(live))

    async def enter(self, client: Client) -> None:
        """A WebSocket has said hello."""
        shown = await self.show(client.table_id, *client.reads)
        self.hub.join(client)
        client.show(shown, whole=True)
        await self._presence(client.table_id)

    async def exit(self, client: Client) -> None:
        """A WebSocket has gone."""
        self.hub.leave(client)
        if client.viewer:
            await self._presence(client.table_id)

    async def publish(self, live: LiveTable) -> None:
        """Tells those at the table of something that is not in the log."""
        async with live.lock:
            self.hub.publish(live)

    async def _presence(self, table_id: str) -> None:
        if (live := self.tables.get(table_id)) is not None:
            await self.publish(live)
        if not self.store.sqlite:
            mask = self.hub.here(table_id)
            self.store.notify([f"@{table_id}:{self.process}:{mask}"])

    async def heard(self, payload: str) -> None:
        """A notification has come, from another process or from this one (which is harmless)."""
        if payload.startswith("@"):
            table_id, process, mask = payload[1:].split(":")
            if process != self.process:
                self.hub.elsewhere(table_id, process, int(mask))
                if (live := self.tables.get(table_id)) is not None:
                    await self.publish(live)
        elif payload.startswith("-"):
            self.dismiss(payload[1:])
        else:
            table_id, version, told = payload.split(":", 2)
            known = self.tables.get(table_id)
            if known is None or known.row.version < int(version):
                await self.changed_elsewhere(table_id, int(version), told)

    # -- changing ------------------------------------------------------------------------

    async def act(self, table_id: str, act: Act) -> LiveTable:
        """Lets somebody change a table; see ``changes``."""
        return await self.changes.make(table_id, act)

    def dismiss(self, table_id: str) -> None:
        """A table was deleted: those who sit there are told."""
        self.drop(table_id)
        self.hub.dismiss(table_id)

    def drop(self, table_id: str) -> None:
        """Removes a table from memory."""
        self.tables.pop(table_id, None)
        self.hub.forget(table_id)
