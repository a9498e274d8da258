"""The archive: finished games replayed, record files taken in, rematches, and advice."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from galactable.core.language import DEFAULT
from galactable.core.text import plain
from galactable.table import acts
from galactable.table.errors import (
    ConflictError,
    ForbiddenError,
    NotPossibleError,
)
from galactable.table.messages import Created, CreatedSeat, NewSeat, NewTable
from galactable.table.replay import Replay, ply_rows, read_record
from galactable.table.rows import SeatRow, TableRow
from galactable.table.seating import (
    new_id,
)
from galactable.table.tables import layout_of
from galactable.table.workers import Opinion, WorkerError

if TYPE_CHECKING:
    from galactable.table.host import Host

__all__ = ["Archive"]


class Archive:
    """What a host is asked for besides play."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def replay(self, table_id: str) -> Replay:
        """A finished game to look at again."""
        found = self.host.replays.get(table_id)
        if found is not None:
            return found
        loaded = await self.host.store.load(table_id, snapshot=False)
        if not loaded.row.over:
            raise NotPossibleError(
                "the game is not over; what is hidden stays hidden", "refusal-not-over"
            )
        game = await self.host.shelf.game(loaded.row.game)
        found = await asyncio.to_thread(Replay, game, loaded, self.host.shelf.mode(game.slug))
        self.host.replays.keep(table_id, found)
        return found

    async def upload(self, data: bytes, client: str) -> str:
        """A record file becomes a finished table."""
        table = await asyncio.to_thread(read_record, data, self.host.shelf.mode)
        if not table.over:
            raise NotPossibleError("the record ends before the game does", "refusal-record-short")
        now = time.time()
        row = TableRow(
            id=new_id(), game=table.game.slug, variant=table.variant, seed=table.seed,
            layout=layout_of(table.game), clock=None, practice=False, takeover=False,
            public=False, seeded=True, uploaded=True, owner_hash=b"",
            client=self.host.reception.client_hash(client),
            rematch=None, created=now, updated=now, version=1, epoch=0, ply=table.ply,
            seen=table.ply, waiting=0, over=True, scores=table.scores(), places=table.places(),
            wake=None,
        )  # fmt: skip
        seats = [
            SeatRow(row.id, seat, "link", name, None, None, joined=True)
            for seat, name in enumerate(table.names)
        ]
        await self.host.store.create(row, seats, ply_rows(row.id, table, now))
        return row.id

    async def rematch(self, table_id: str, given: Sequence[str], client: str) -> Created:
        """The same people again, for whoever played; everybody finds it at the old table."""
        if not await self.host.reception.seats_of(table_id, given):
            raise ForbiddenError("only whoever played can ask for a rematch")
        live = await self.host.get(table_id, fresh=True)
        row, seats = live.row, live.seats
        if not live.table.over:
            raise NotPossibleError("the game is not over yet", "refusal-not-over")
        if row.rematch is not None:
            return await self._rematch_there(row.rematch)
        order = live.game.rematch.order(len(seats), row.places)
        wish = NewTable(
            row.game, [NewSeat(seats[s].kind, seats[s].name, seats[s].bot) for s in order],  # type: ignore[arg-type]
            row.variant, live.clock, row.practice, row.takeover, row.public,
        )  # fmt: skip
        hashes = [seats[s].secret_hash for s in order]
        created = await self.host.reception.create(wish, client, hashes)

        try:
            await self.host.act(table_id, acts.name_rematch(created.table))
        except ConflictError:
            await self.host.store.delete(created.table)
            return await self._rematch_there(str((await self.host.get(table_id)).row.rematch))
        return created

    async def _rematch_there(self, table_id: str) -> Created:
        """Somebody was faster: the same seats, opened by the same secrets."""
        loaded = await self.host.store.load_rows(table_id)
        seats = [CreatedSeat(s.seat, s.kind, s.name, s.bot, None) for s in loaded.seats]
        return Created(table_id, seats, "")

    async def hint(self, table_id: str, seat: int, lang: str = DEFAULT) -> dict[str, Any]:
        """The strongest available bot's opinion, for the seat that asks."""
        live = await self.host.get(table_id)
        async with live.lock:
            if seat not in live.table.waiting:
                raise NotPossibleError("it is not this seat's turn", "refusal-not-turn")
            job = Opinion(
                live.game.slug, live.row.variant, len(live.seats), live.table.save(), seat,
                secrets.randbits(60),
            )  # fmt: skip
            state = live.table.clone()
        await self.host.shelf.search(live.game.slug)
        try:
            said = await self.host.workers.do(job)
        except WorkerError as error:
            raise NotPossibleError("no bot has an opinion here", "refusal-no-hint") from error
        codes = set(state.codes(seat))

        voice, names = live.game.voice(lang), live.names(lang)

        def worded(code: int) -> dict[str, Any]:
            text = voice.move(state.state, seat, code, names)
            return {"words": plain(text), "text": text}

        moves = [
            {"visits": None, "points": None, "win": None, **move, **worded(move["move"])}
            for move in said["moves"]
            if move["move"] in codes
        ]
        reason = voice.label(said["reason"], **said["figures"])
        return {"move": said["move"], **worded(said["move"]), "reason": reason, "moves": moves}
