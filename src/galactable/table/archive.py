"""The archive: replays of finished games, uploaded record files, rematches and hints."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterable, Sequence
from typing import TYPE_CHECKING, Any

from galactable.core.language import DEFAULT
from galactable.table import acts
from galactable.table.advice import worded_hint
from galactable.table.errors import (
    ConflictError,
    ForbiddenError,
    NotFoundError,
    NotPossibleError,
    TooLargeError,
    TooManyError,
)
from galactable.table.limits import Buckets
from galactable.table.messages import Created, CreatedSeat, NewSeat, NewTable, Uploaded
from galactable.table.overseer import CLOSED
from galactable.table.replay import Replay, ply_rows, read_record
from galactable.table.rows import SeatRow, TableRow
from galactable.table.seating import hash_secret, new_id
from galactable.table.tables import layout_of
from galactable.table.workers import Advise, WorkerError

if TYPE_CHECKING:
    from galactable.table.host import Host

__all__ = ["Archive"]

MINUTE = 60.0


class Archive:
    """Serves everything but play itself."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._hints = Buckets(host.settings.limits.hints / MINUTE, MINUTE, "hints")
        self._uploading: set[str] = set()
        self._reading = asyncio.Lock()

    async def replay(self, table_id: str) -> Replay:
        """The replay of a finished game."""
        found = self.host.replays.get(table_id)
        if found is not None:
            return found
        loaded = await self.host.store.load(table_id, snapshot=False)
        if loaded.row.closed:
            raise ForbiddenError(CLOSED, "refusal-closed")
        if not loaded.row.over:
            raise NotPossibleError(
                "the game is not over; what is hidden stays hidden", "refusal-not-over"
            )
        game = await self.host.shelf.game(loaded.row.game)
        found = await asyncio.to_thread(Replay, game, loaded, self.host.shelf.mode(game.slug))
        self.host.replays.keep(table_id, found)
        return found

    async def upload(self, body: AsyncIterable[bytes], client: str) -> Uploaded:
        """Stores a record file as a finished table, which its sender may delete.

        One of a client at a time is read into memory at all.
        """
        client = self.host.reception.client_hash(client)
        if client in self._uploading:
            raise TooManyError("one record file at a time; wait for the one before")
        self._uploading.add(client)
        try:
            if await self.host.store.uploads(client) >= self.host.settings.limits.uploads:
                raise TooManyError(
                    "too many uploaded games; delete one first", "refusal-many-uploads"
                )
            return await self._take_in(await self._read(body), client)
        finally:
            self._uploading.discard(client)

    async def _read(self, body: AsyncIterable[bytes]) -> bytes:
        data, most = bytearray(), self.host.settings.limits.record
        async for part in body:
            data += part
            if len(data) > most:
                raise TooLargeError(f"a record has at most {most} bytes here")
        return bytes(data)

    async def _take_in(self, data: bytes, client: str) -> Uploaded:
        async with self._reading:  # one at a time: it takes processor time from the tables
            table, practice = await asyncio.to_thread(read_record, data, self.host.shelf.mode)
        if not table.over:
            raise NotPossibleError("the record ends before the game does", "refusal-record-short")
        now, owner = time.time(), secrets.token_urlsafe(18)
        row = TableRow(
            id=new_id(), game=table.game.slug, variant=table.variant, seed=table.seed,
            layout=layout_of(table.game), clock=None, practice=practice, takeover=False,
            public=False, seeded=True, uploaded=True, owner_hash=hash_secret(owner),
            client=client,
            rematch=None, created=now, updated=now, version=1, epoch=0, ply=table.ply,
            seen=table.ply, waiting=0, over=True, scores=table.scores(), places=table.places(),
            wake=None,
        )  # fmt: skip
        seats = [
            SeatRow(row.id, seat, "link", name, None, None, joined=True)
            for seat, name in enumerate(table.names)
        ]
        await self.host.store.create(row, seats, ply_rows(row.id, table, now))
        return Uploaded(row.id, owner)

    async def rematch(self, table_id: str, given: Sequence[str], client: str) -> Created:
        """Makes a table for the same people; the old table links to it."""
        if not await self.host.reception.seats_of(table_id, given):
            raise ForbiddenError("only whoever played can ask for a rematch", "refusal-not-player")
        live = await self.host.get(table_id, fresh=True)
        row, seats = live.row, live.seats
        if not live.table.over:
            raise NotPossibleError("the game is not over yet", "refusal-not-over")
        before = row.rematch
        if there := await self._rematch_there(before):
            return there
        order = live.game.rematch.order(len(seats), row.places)
        wish = NewTable(
            row.game, [NewSeat(seats[s].kind, seats[s].name, seats[s].bot) for s in order],  # type: ignore[arg-type]
            row.variant, live.clock, row.practice, row.takeover, row.public, row.hints,
        )  # fmt: skip
        hashes = [seats[s].secret_hash for s in order]
        created = await self.host.reception.create(wish, client, hashes)

        try:
            await self.host.act(table_id, acts.name_rematch(created.table, before))
        except ConflictError:
            await self.host.store.delete(created.table)
            there = await self._rematch_there((await self.host.get(table_id)).row.rematch)
            if there is None:
                raise
            return there
        return created

    async def _rematch_there(self, table_id: str | None) -> Created | None:
        """The rematch that somebody else has made, with the same secrets; None if it is gone."""
        if table_id is None:
            return None
        try:
            loaded = await self.host.store.load_rows(table_id)
        except NotFoundError:
            return None
        seats = [CreatedSeat(s.seat, s.kind, s.name, s.bot, None) for s in loaded.seats]
        return Created(table_id, seats, "")

    async def hint(
        self, table_id: str, seat: int, client: str, lang: str = DEFAULT
    ) -> dict[str, Any]:
        """The strongest available bot's opinion, for the seat that asks."""
        self._hints.take(client)
        live = await self.host.get(table_id)
        async with live.lock:
            if seat not in live.table.waiting:
                raise NotPossibleError("it is not this seat's turn", "refusal-not-turn")
            if not live.hints:
                raise NotPossibleError(
                    "among people hints are for tables made with hints", "refusal-no-hints"
                )
            job = Advise(
                live.game.slug, live.row.variant, len(live.seats), live.table.save(), seat,
                secrets.randbits(60),
            )  # fmt: skip
            state = live.table.clone()
        await self.host.shelf.search(live.game.slug)
        try:
            said = await self.host.workers.do(job, self.host.reception.client_hash(client))
        except WorkerError as error:
            raise NotPossibleError("no bot has an opinion here", "refusal-no-hint") from error
        return worded_hint(said, state, seat, live.game.voice(lang), live.names(lang))
