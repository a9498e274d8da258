"""The reception: makes tables and removes them, and knows which secret opens which seat."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from galactable.table import steady
from galactable.table.changes import LEASE
from galactable.table.errors import ForbiddenError, NotPossibleError, TooManyError
from galactable.table.logs import Viewer
from galactable.table.messages import Created, CreatedSeat, NewTable
from galactable.table.overseer import CLOSED
from galactable.table.rows import SeatRow, TableRow
from galactable.table.seating import (
    bot_list,
    bot_names,
    bot_title,
    check_wish,
    clock_row,
    hash_secret,
    new_id,
    seat_names,
)
from galactable.table.tables import layout_of

if TYPE_CHECKING:
    from galactable.table.host import Host

__all__ = ["Reception"]


class Reception:
    """Makes and removes tables, and checks secrets."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def create(
        self, wish: NewTable, client: str, keys: Sequence[bytes | None] | None = None
    ) -> Created:
        """A new table; with ``keys`` the secrets of an old table open its seats."""
        game = await self.host.shelf.game(wish.game)
        variant, count = game.check_setup(wish.variant, len(wish.seats))
        check_wish(wish, game)
        client = self.client_hash(client)
        if await self.host.store.open_tables(client) >= self.host.settings.limits.open_tables:
            raise TooManyError(
                "too many unfinished tables; finish or delete one first", "refusal-many-tables"
            )
        now = time.time()
        owner = secrets.token_urlsafe(18)
        row = TableRow(
            id=new_id(), game=game.slug, variant=variant,
            seed=secrets.randbits(62) if wish.seed is None else wish.seed,
            layout=layout_of(game),
            clock=clock_row(wish.clock), practice=wish.practice, takeover=wish.takeover,
            public=wish.public, hints=wish.hints, seeded=wish.seed is not None, uploaded=False,
            owner_hash=hash_secret(owner), client=client, rematch=None, created=now, updated=now,
            version=1, epoch=0, ply=0, seen=0, waiting=(1 << count) - 1, over=False,
            scores=None, places=None, wake=steady.now() + LEASE,
            open=keys is None and any(seat.kind == "open" for seat in wish.seats),
        )  # fmt: skip
        seats, told = await self._seats(row.id, wish, keys)
        await self.host.store.create(row, seats)
        self.host.spawn(self.host.attendant.tend(row.id))
        return Created(row.id, told, owner)

    async def _seats(
        self, table_id: str, wish: NewTable, keys: Sequence[bytes | None] | None
    ) -> tuple[list[SeatRow], list[CreatedSeat]]:
        """The seats as they are stored, and as whoever makes the table is told of them."""
        titles = {bot["name"]: bot["title"] for bot in await self.bots()}
        names = seat_names(wish.seats, titles)
        rows, told = [], []
        for number, seat in enumerate(wish.seats):
            bot = await self._bot_name(seat.bot) if seat.kind == "bot" else None
            secret = None
            if keys is not None:
                key = keys[number]
            elif seat.kind in ("bot", "open"):
                key = None
            else:
                secret = secrets.token_urlsafe(18)
                key = hash_secret(secret)
            joined = seat.kind not in ("link", "open")
            rows.append(
                SeatRow(table_id, number, seat.kind, names[number], bot, key, joined=joined)
            )
            told.append(CreatedSeat(number, seat.kind, names[number], bot, secret))
        return rows, told

    def client_hash(self, address: str) -> str:
        """A salted hash that stands for a client in the database; the address is not kept."""
        return sha256(f"{self.host.store.salt}{address}".encode()).hexdigest()[:32]

    async def bots(self) -> list[dict[str, str]]:
        """The bots to choose from, weakest first."""
        return await asyncio.to_thread(bot_list)

    async def bot(self, name: str) -> tuple[str, str]:
        """A bot's name and what it is called."""
        found = await self._bot_name(name)
        titles = {bot["name"]: bot["title"] for bot in await self.bots()}
        return found, bot_title(found, titles)

    async def known_seats(self, table_id: str, given: Sequence[str]) -> Viewer:
        """The seats that some of these secrets open; the maker's own secret opens none."""
        hashes = await self._seat_hashes(table_id)
        digests = [hash_secret(secret) for secret in given if secret]
        return tuple(
            seat
            for seat, known in enumerate(hashes)
            if known is not None and any(hmac.compare_digest(known, each) for each in digests)
        )

    async def _bot_name(self, name: str | None) -> str:
        if name is None:
            return str((await self.bots())[0]["name"])
        names = await asyncio.to_thread(bot_names)
        if name not in names:
            raise NotPossibleError(f"no bot is called {name!r}; there are {', '.join(names)}")
        return name

    async def seats_of(self, table_id: str, given: Sequence[str]) -> Viewer:
        """The same for whoever claims to sit here: refused if none of the secrets opens a seat.

        One of several may be old: a seat of theirs was given to the next person.
        """
        found = await self.known_seats(table_id, given)
        if not found and any(given):
            raise ForbiddenError("this secret opens no seat of the table")
        return found

    async def keys_of(self, table_id: str, viewer: Viewer) -> dict[int, bytes | None]:
        """What the secrets of these seats hash to."""
        hashes = await self._seat_hashes(table_id) if viewer else []
        return {seat: hashes[seat] for seat in viewer}

    async def _seat_hashes(self, table_id: str) -> list[bytes | None]:
        live = self.host.tables.get(table_id)
        if live is not None:
            return [seat.secret_hash for seat in live.seats]
        loaded = await self.host.store.load_rows(table_id)
        if loaded.row.closed:
            raise ForbiddenError(CLOSED, "refusal-closed")
        return [seat.secret_hash for seat in loaded.seats]

    async def check_host(self, table_id: str, given: Sequence[str]) -> None:
        """Refuses anyone but the table's maker; once that person has left, anyone who plays."""
        await self.check_maker(table_id, given, left=True)

    async def check_maker(self, table_id: str, given: Sequence[str], left: bool = False) -> None:
        """Refuses anyone but the table's maker."""
        loaded = await self.host.store.load_rows(table_id)
        mine = next((seat for seat in loaded.seats if seat.kind == "me"), None)
        keys = [loaded.row.owner_hash, *([mine.secret_hash] if mine else [])]
        if left and mine and mine.left:
            keys += [seat.secret_hash for seat in loaded.seats if seat.joined and not seat.left]
        if not any(
            key is not None and hmac.compare_digest(key, hash_secret(secret))
            for secret in given
            for key in keys
        ):
            raise ForbiddenError("only whoever made the table can do this", "refusal-not-maker")

    async def delete(self, table_id: str, given: Sequence[str]) -> None:
        """Removes a table at its maker's request."""
        await self.check_maker(table_id, given)
        await self.host.remove(table_id)
