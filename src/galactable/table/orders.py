"""A host's orders to a running server: close or remove tables, a notice, clients shut out.

The command writes them into the database, where the server's processes look every few seconds;
so the server needs no extra interface, and orders also hold for servers that start later. What
stands in ``orders`` only says that something has changed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import StrEnum
from ipaddress import ip_network
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from galactable.table import schema
from galactable.table.clients import networks
from galactable.table.errors import NotFoundError, NotPossibleError
from galactable.table.rows import SeatRow, TableRow
from galactable.table.storage import Store
from galactable.table.writing import remove_table

__all__ = [
    "MARK",
    "Order",
    "ShutOut",
    "What",
    "close_tables",
    "current_notice",
    "give_notice",
    "let_in",
    "newest",
    "orders_after",
    "remove_tables",
    "shut_out",
    "shut_out_now",
    "tables_matching",
]

MARK = 8
"""Letters of a client's hash that name it in lists: its address is not kept."""
MOST_TEXT = 500
KEPT_SECONDS = 24 * 3600.0


class What(StrEnum):
    """What a host can order."""

    CLOSE = "close"
    OPEN = "open"
    REMOVE = "remove"
    NOTICE = "notice"
    SHUT_OUT = "shut-out"


class Order(NamedTuple):
    """One order, and what it is about."""

    id: int
    what: str
    about: str


class ShutOut(msgspec.Struct):
    """Who may not come in: addresses, networks, and clients by their marks."""

    entries: tuple[str, ...] = ()
    _known: dict[str, bool] = {}

    def has(self, client: str, mark: str) -> bool:
        """Whether this client is shut out."""
        if not self.entries:
            return False
        found = self._known.get(client)
        if found is None:
            if len(self._known) > 10_000:
                self._known.clear()
            found = self._known[client] = mark[:MARK] in self.entries or any(
                _overlap(entry, client) for entry in self.entries
            )
        return found


def _overlap(entry: str, client: str) -> bool:
    try:
        one, other = ip_network(entry), ip_network(client)
    except ValueError:
        return False
    return one.version == other.version and one.overlaps(other)


# -- what the host does ---------------------------------------------------------------------


async def tables_matching(
    store: Store, state: str = "all", client: str = "", limit: int = 100
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables, the liveliest first: all, those in play, finished, uploaded or closed ones."""
    t = schema.tables.c
    where = {
        "all": sa.true(),
        "open": sa.and_(t.over.is_(False), t.closed.is_(False)),
        "finished": sa.and_(t.over.is_(True), t.uploaded.is_(False)),
        "uploaded": t.uploaded.is_(True),
        "closed": t.closed.is_(True),
    }
    if state not in where:
        raise NotPossibleError(f"tables are {', '.join(where)}, not {state!r}")
    return await store.lines(sa.and_(where[state], t.client.startswith(client)), limit)


async def close_tables(store: Store, ids: Sequence[str], closed: bool = True) -> None:
    """Closes or reopens tables; nobody can enter or move at a closed one."""
    await _need(store, ids)

    def write(connection: sa.Connection) -> None:
        t = schema.tables
        values = {"closed": closed, "version": t.c.version + 1, "wake": None if closed else 0.0}
        connection.execute(sa.update(t).where(t.c.id.in_(ids)).values(values))
        for each in ids:
            _order(connection, What.CLOSE if closed else What.OPEN, each)

    await store.write(write)


async def remove_tables(store: Store, ids: Sequence[str]) -> None:
    """Removes tables and everything about them."""
    await _need(store, ids)

    def write(connection: sa.Connection) -> None:
        for each in ids:
            remove_table(connection, each)
            _order(connection, What.REMOVE, each)

    await store.write(write)


async def give_notice(store: Store, text: str, seconds: float) -> None:
    """Shows everybody a notice for a while; an empty text ends it."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if len(line) > MOST_TEXT:
        raise NotPossibleError(f"a notice has at most {MOST_TEXT} characters, this has {len(line)}")

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(schema.notices))
        if line:
            until = time.time() + seconds
            connection.execute(sa.insert(schema.notices), [{"text": line, "until": until}])
        _order(connection, What.NOTICE, "")

    await store.write(write)


async def shut_out(store: Store, who: str, seconds: float | None) -> None:
    """Shuts a client out: an address, a network, or a mark as ``galactable tables`` lists it."""
    name = _name(who)
    until = None if seconds is None else time.time() + seconds

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(schema.shut_out).where(schema.shut_out.c.who == name))
        row = {"who": name, "until": until, "made": time.time()}
        connection.execute(sa.insert(schema.shut_out), [row])
        _order(connection, What.SHUT_OUT, name)

    await store.write(write)


async def let_in(store: Store, who: str) -> None:
    """Lets a client in again."""
    name = _name(who)

    def write(connection: sa.Connection) -> int:
        gone = connection.execute(sa.delete(schema.shut_out).where(schema.shut_out.c.who == name))
        _order(connection, What.SHUT_OUT, name)
        return gone.rowcount

    if not await store.write(write):
        raise NotFoundError(f"{who} is not shut out")


def _name(who: str) -> str:
    mark = who.strip().lower()
    if len(mark) == MARK and all(letter in "0123456789abcdef" for letter in mark):
        return mark
    try:
        return str(networks([who.strip()])[0])
    except ValueError:
        raise NotPossibleError(
            f"{who!r} is no address, network or mark of a client; "
            "write 203.0.113.7, 203.0.113.0/24 or a mark that `galactable tables` lists"
        ) from None


def _order(connection: sa.Connection, what: What, about: str) -> None:
    orders, now = schema.orders, time.time()
    connection.execute(sa.insert(orders), [{"what": what.value, "about": about, "made": now}])
    # Not before: SQLite numbers the rows of an empty table from 1, which servers have seen.
    connection.execute(sa.delete(orders).where(orders.c.made < now - KEPT_SECONDS))


async def _need(store: Store, ids: Sequence[str]) -> None:
    there = {row.id for row, _ in await store.rows(ids)}
    missing = [each for each in ids if each not in there]
    if missing:
        raise NotFoundError(f"there is no table {', '.join(missing)}")


# -- what a server asks ---------------------------------------------------------------------


async def newest(store: Store) -> int:
    """The number of the last order."""
    query = sa.select(sa.func.max(schema.orders.c.id))
    return int((await store.select(query))[0][0] or 0)


async def orders_after(store: Store, number: int) -> list[Order]:
    """The orders that came after one."""
    o = schema.orders.c
    query = sa.select(o.id, o.what, o.about).where(o.id > number).order_by(o.id)
    return [Order(*row) for row in await store.select(query)]


async def current_notice(store: Store) -> tuple[str, float] | None:
    """The current notice, and until when it holds."""
    n = schema.notices.c
    query = sa.select(n.text, n.until).where(n.until > time.time()).order_by(n.id.desc())
    found = await store.select(query)
    return (found[0][0], found[0][1]) if found else None


async def shut_out_now(store: Store) -> tuple[str, ...]:
    """Who is shut out."""
    s = schema.shut_out.c
    query = sa.select(s.who).where(sa.or_(s.until.is_(None), s.until > time.time()))
    return tuple(row[0] for row in await store.select(query))
