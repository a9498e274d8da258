"""The host: looks after all tables of this process.

Every change goes one way: take the table's lock, change it in memory, write and sync
it, then tell everyone. If writing fails, the table in memory goes back to where it was.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from galactable.core.errors import GalactableError
from galactable.table import clocks
from galactable.table.archive import Archive
from galactable.table.attendant import Attendant
from galactable.table.errors import (
    ConflictError,
    ForbiddenError,
    NotFoundError,
    NotPossibleError,
    StorageError,
    TooManyError,
)
from galactable.table.live import Client, Hub, Shown
from galactable.table.messages import Created, CreatedSeat, NamedMove, NewTable
from galactable.table.replay import Replays
from galactable.table.rows import Notice, SeatRow, TableRow
from galactable.table.seating import (
    bot_list,
    bot_names,
    check_wish,
    clock_row,
    hash_secret,
    new_id,
    seat_names,
)
from galactable.table.settings import Settings
from galactable.table.shelf import Shelf
from galactable.table.storage import Store
from galactable.table.tables import LEASE, UNCHANGED, LiveTable, Viewer, code_of, layout_of
from galactable.table.workers import Workers

__all__ = ["Host", "hash_secret"]

log = logging.getLogger("galactable.table")

RETRIES = 8
FORCED_LIMIT = 500
MANY = {"compiled": 200, "interpreted": 10}
"""Plies that are played again in a thread, so that other tables do not wait."""

Do = Callable[[LiveTable], int | None]
"""Changes a table in memory; returns the ply it went back to, if it went back, or
UNCHANGED when there is nothing to write."""


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
        self.attendant = Attendant(self)
        self.archive = Archive(self)

    async def start(self) -> None:
        """Opens the store, starts workers, looks after what was under way."""
        self.workers = Workers(self.settings.bot_processes)
        self.workers.start()  # before there are threads
        self.shelf = Shelf(self.workers, self._compiled_more)
        await self.store.open()
        if self.settings.processes == 1:
            await self.store.claim_all()
        self.shelf.start()
        self.spawn(self.attendant.sweep())
        self.spawn(self.attendant.tidy())

    async def stop(self) -> None:
        """Lets go of everything; whatever was under way goes on at the next start."""
        for task in list(self._tasks):
            task.cancel()
        self.shelf.close()
        self.workers.close()
        self.hub.close_all()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside the requests."""
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
        elif not isinstance(error, GalactableError):  # those are for whoever asked
            log.error("a task failed", exc_info=error)

    # -- creating --------------------------------------------------------------------

    async def create(
        self, wish: NewTable, client: str, keys: Sequence[bytes | None] | None = None
    ) -> Created:
        """A new table; with ``keys`` its seats open by the secrets of an old one."""
        game = await self.shelf.game(wish.game)
        variant, count = game.check_setup(wish.variant, len(wish.seats))
        check_wish(wish, game)
        client = self.client_hash(client)
        if await self.store.open_tables(client) >= self.settings.limits.open_tables:
            raise TooManyError("too many unfinished tables; finish or delete one first")
        now = time.time()
        owner = secrets.token_urlsafe(18)
        row = TableRow(
            id=new_id(), game=game.slug, variant=variant,
            seed=secrets.randbits(62) if wish.seed is None else wish.seed,
            layout=layout_of(game),
            clock=clock_row(wish.clock), practice=wish.practice, takeover=wish.takeover,
            public=wish.public, seeded=wish.seed is not None, uploaded=False,
            owner_hash=hash_secret(owner), client=client, rematch=None, created=now, updated=now,
            version=1, epoch=0, ply=0, seen=0, waiting=(1 << count) - 1, over=False,
            scores=None, places=None, wake=now + LEASE,
        )  # fmt: skip
        seats: list[SeatRow] = []
        told: list[CreatedSeat] = []
        names = seat_names(wish.seats, await self._bot_titles())
        for number, seat in enumerate(wish.seats):
            secret = None if seat.kind == "bot" else secrets.token_urlsafe(18)
            bot = (seat.bot or "") if seat.kind == "bot" else None
            if seat.kind == "bot":
                bot = await self._bot_name(seat.bot)
            hashed = None if secret is None else hash_secret(secret)
            if keys is not None:
                hashed, secret = keys[number], None
            seats.append(
                SeatRow(row.id, number, seat.kind, names[number], bot, hashed,
                        joined=seat.kind != "link")
            )  # fmt: skip
            told.append(CreatedSeat(number, seat.kind, names[number], bot, secret))
        await self.store.create(row, seats)
        self.spawn(self.attendant.tend(row.id))
        return Created(row.id, told, owner)

    def client_hash(self, address: str) -> str:
        """A client by its address, which is not kept."""
        return sha256(f"{self.store.salt}{address}".encode()).hexdigest()[:32]

    async def bots(self) -> list[dict[str, str]]:
        """The bots there are, weakest first."""
        return await asyncio.to_thread(bot_list)

    async def _bot_name(self, name: str | None) -> str:
        names = await asyncio.to_thread(bot_names)
        if name is None:
            return str((await self.bots())[0]["name"])
        if name not in names:
            raise NotPossibleError(f"no bot is called {name!r}; there are {', '.join(names)}")
        return name

    async def _bot_titles(self) -> dict[str, str]:
        return {bot["name"]: bot["title"] for bot in await self.bots()}

    # -- finding ------------------------------------------------------------------------

    async def get(self, table_id: str, fresh: bool = False) -> LiveTable:
        """The table, loaded if need be."""
        live = self.tables.get(table_id)
        if live is not None:
            if fresh and not self.store.sqlite:
                async with live.lock:
                    await self._refresh(live)
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

    async def _refresh(self, live: LiveTable) -> bool:
        """Takes in what other processes wrote; the caller holds the lock."""
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
        """Another process has written to the table; ``told`` is what, if that is known."""
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
                    live.take(msgspec.json.decode(told, type=Notice), version)
                else:
                    await self._refresh(live)
            except NotFoundError:
                self.tables.pop(table_id, None)
                return
            except Exception:
                self.tables.pop(table_id, None)  # half changed: it is loaded anew
                raise
            self.hub.publish(live)

    async def seats_of(self, table_id: str, given: Sequence[str]) -> Viewer:
        """The seats that these secrets open; a wrong secret is refused."""
        hashes = await self._seat_hashes(table_id)
        found: set[int] = set()
        for secret in given:
            if not secret:
                continue
            digest = hash_secret(secret)
            opened = {
                seat
                for seat, known in enumerate(hashes)
                if known is not None and hmac.compare_digest(known, digest)
            }
            if not opened:
                raise ForbiddenError("this secret opens no seat of the table")
            found |= opened
        return tuple(sorted(found))

    async def _seat_hashes(self, table_id: str) -> list[bytes | None]:
        live = self.tables.get(table_id)
        if live is not None:
            return [seat.secret_hash for seat in live.seats]
        loaded = await self.store.load(table_id, after=1 << 30, snapshot=False)
        return [seat.secret_hash for seat in loaded.seats]

    # -- showing -------------------------------------------------------------------------

    async def show(self, table_id: str, viewer: Viewer) -> Shown:
        """What the viewer may see now."""
        live = await self.get(table_id, fresh=True)
        async with live.lock:
            self.spawn_joined(live, viewer)
            return self.hub.shown(live, viewer)

    def _compiled_more(self, slug: str) -> None:
        """More of a game is compiled: tables go over to it, those that wait are told."""
        for live in self.tables.values():
            if live.game.slug == slug:
                if self.shelf.ready(slug):
                    live.run("compiled")
                if live.progress is not None:
                    live.progress = self.shelf.progress(slug)
                    self.spawn(self.publish(live))

    async def enter(self, client: Client) -> None:
        """A WebSocket has said hello."""
        shown = await self.show(client.table_id, client.viewer)
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
        """Another process says something (or this one: harmless)."""
        if payload.startswith("@"):
            table_id, process, mask = payload[1:].split(":")
            if process != self.process:
                self.hub.elsewhere(table_id, process, int(mask))
                if (live := self.tables.get(table_id)) is not None:
                    await self.publish(live)
        elif payload.startswith("-"):
            self.drop(payload[1:])
        else:
            table_id, version, told = payload.split(":", 2)
            known = self.tables.get(table_id)
            if known is None or known.row.version < int(version):
                await self.changed_elsewhere(table_id, int(version), told)

    # -- changing ------------------------------------------------------------------------

    async def act(self, table_id: str, do: Do) -> LiveTable:
        """One change of a table, written before anyone is told; not interrupted half-way."""
        return await asyncio.shield(self.spawn(self._act(table_id, do)))

    async def _act(self, table_id: str, do: Do) -> LiveTable:
        for _ in range(RETRIES):
            live = await self.get(table_id)
            async with live.lock:
                if self.tables.get(table_id) is not live:
                    continue
                if await self._try(live, do):
                    return live
        raise ConflictError("the table is too busy; try again")

    async def _try(self, live: LiveTable, do: Do) -> bool:
        since, rows = live.table.ply, live.remember()
        try:
            back_to = do(live)
            if back_to == UNCHANGED:
                live.seats = rows[1]
                return True
            if back_to is not None:
                live.row.epoch += 1
            self.follow(live, since if back_to is None else back_to)
            now = time.time()
            if self._is_seen(live, since):
                live.row.updated = now
            live.row.wake = self._wake(live, now)
        except Exception:
            if live.table.ply < since or live.row.epoch != rows[0].epoch:
                self.drop(live.id)
            else:
                live.restore(rows, since)
            raise
        change = live.change(since if back_to is None else back_to, back_to)
        change.seats = [s for s, old in zip(live.seats, rows[1], strict=True) if s != old]
        try:
            await self.store.commit(change)
        except (ConflictError, StorageError) as error:
            if back_to is not None:
                self.tables.pop(live.id, None)
            else:
                live.restore(rows, since)
            if isinstance(error, StorageError):
                raise
            if back_to is None:
                await self._refresh(live)
            return False
        except BaseException:
            self.tables.pop(live.id, None)
            raise
        live.forget_past()
        self.hub.publish(live)
        self.attendant.schedule(live)
        return True

    def _is_seen(self, live: LiveTable, since: int) -> bool:
        """Whether others may know of a change: if not, not even its time is told."""
        only_plies = live.table.ply > since
        return not (live.game.hides and only_plies) or bool(clocks.note_decision(live, since))

    def follow(self, live: LiveTable, since: int) -> None:
        """What the table does by itself after a change."""
        for _ in range(FORCED_LIMIT):
            if not self._force(live):
                break
        now = time.time()
        clocks.set_clocks(live, now, clocks.note_decision(live, since))

    def _force(self, live: LiveTable) -> bool:
        """Makes one decision with a single legal move, unless that would tell something."""
        for seat in live.table.waiting:
            if live.is_bot(seat) or live.must_wait(seat):
                continue
            code = live.forced(seat)
            if code is not None and not live.tells(seat):
                live.play(seat, [code], "table")
                return True
        return False

    def _wake(self, live: LiveTable, now: float) -> float | None:
        if live.table.over:
            return None
        times = [clocks.next_deadline(live)]
        if any(live.is_bot(s) or live.forced(s) is not None for s in live.table.waiting):
            times.append(now + LEASE)
        return min((t for t in times if t is not None), default=None)

    async def move(
        self, table_id: str, seat: int, answers: int, chain: Sequence[int | NamedMove]
    ) -> LiveTable:
        """A person's chain of moves."""

        def do(live: LiveTable) -> int | None:
            moves = [code_of(live.game, move) for move in chain]
            if live.table.over:
                raise NotPossibleError("the game is over")
            if live.is_bot(seat):
                raise NotPossibleError("a bot plays for this seat; return to it first")
            if not live.check_answers(seat, answers, moves):
                return UNCHANGED
            if live.must_wait(seat):
                raise NotPossibleError("another seat of this screen builds first")
            if self._done_flag(live, seat, moves):
                return None
            live.play(seat, moves, "player")
            live.seats[seat].done = False
            return None

        return await self.act(table_id, do)

    def _done_flag(self, live: LiveTable, seat: int, moves: Sequence[int]) -> bool:
        """With a building minute ``done`` is a flag until all have set it (CF section 5)."""
        if seat not in live.building() or seat in live.hot_seats:
            return False
        if live.game.moves.kind(min(moves[-1], live.game.moves.count - 1)).name != "done":
            return False
        live.play(seat, moves, "player")
        live.rewind(live.table.ply - 1)
        self.set_done(live, seat, True)
        return True

    def set_done(self, live: LiveTable, seat: int, done: bool) -> None:
        """Sets or takes back the flag; when everybody has set it, the host plays."""
        code = live.game.moves.first("done")
        if done and code not in live.table.codes(seat):
            raise NotPossibleError("the galaxy is not complete yet")
        live.seats[seat].done = done
        building = live.building()
        if all(live.seats[other].done for other in building):
            for other in building:
                live.play(other, [code], "host", host=True)

    async def ready(self, table_id: str, seat: int, done: bool) -> LiveTable:
        """'Done' as a flag that can be taken back."""

        def do(live: LiveTable) -> int | None:
            if seat not in live.building():
                raise NotPossibleError("only a seat that builds against the clock can be done")
            if seat in live.hot_seats:
                raise NotPossibleError("at one screen, play the move 'done' itself")
            self.set_done(live, seat, done)
            return None

        return await self.act(table_id, do)

    async def undo(self, table_id: str, seat: int) -> LiveTable:
        """Takes back the seat's last decision."""

        def do(live: LiveTable) -> int | None:
            if live.is_bot(seat):
                raise NotPossibleError("a bot plays for this seat; return to it first")
            acts = [row.acts for row in live.seats]
            ply = live.undo_to(seat)
            live.rewind(ply)
            for row, before in zip(live.seats, acts, strict=True):
                if row.acts != before or row.seat == seat:
                    row.acts = before + 1
            return ply

        return await self.act(table_id, do)

    async def leave(self, table_id: str, seat: int) -> LiveTable:
        """A person leaves; a bot plays on if the table allows it."""

        def do(live: LiveTable) -> int | None:
            row = live.seats[seat]
            if row.left:
                return UNCHANGED
            row.left = True
            row.stand_in = live.row.takeover
            return None

        return await self.act(table_id, do)

    async def come_back(self, table_id: str, seat: int) -> LiveTable:
        """A person takes the seat again."""

        def do(live: LiveTable) -> int | None:
            row = live.seats[seat]
            if not (row.left or row.stand_in):
                return UNCHANGED
            row.left = row.stand_in = False
            return None

        return await self.act(table_id, do)

    def spawn_joined(self, live: LiveTable, viewer: Viewer) -> None:
        """Notes that invited people have come."""
        new = [seat for seat in viewer if not live.seats[seat].joined]
        if not new:
            return

        def do(live: LiveTable) -> int | None:
            for seat in new:
                live.seats[seat].joined = True
            return None

        self.spawn(self._act(live.id, do))

    async def delete(self, table_id: str, given: Sequence[str]) -> None:
        """Removes a table: for whoever created it."""
        loaded = await self.store.load(table_id, after=1 << 30, snapshot=False)
        mine = next((seat for seat in loaded.seats if seat.kind == "me"), None)
        keys = [loaded.row.owner_hash, *([mine.secret_hash] if mine else [])]
        if not any(
            key is not None and hmac.compare_digest(key, hash_secret(secret))
            for secret in given
            for key in keys
        ):
            raise ForbiddenError("only whoever created the table can delete it")
        await self.store.delete(table_id)
        self.replays.forget(table_id)
        self.drop(table_id)

    def drop(self, table_id: str) -> None:
        """Forgets a table that was deleted."""
        self.tables.pop(table_id, None)
        self.hub.forget(table_id)
