"""Transfers seats to another device by a code that works once, within ten minutes.

The server keeps what it is given sealed with the code, and of the code only a hash: whoever
reads the database can open neither.
"""

from __future__ import annotations

import secrets
import time
from hashlib import sha256, shake_256
from typing import TYPE_CHECKING

import sqlalchemy as sa

from galactable.table import schema
from galactable.table.errors import NotFoundError, TooManyError

if TYPE_CHECKING:
    from galactable.table.storage import Store

__all__ = ["fetch", "leave"]

SECONDS = 600.0
MOST = 10_000
"""Transfers under way at once, of all clients."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"

_transfers = schema.transfers


async def leave(store: Store, text: str) -> tuple[str, float]:
    """Keeps a text for another device: the code that opens it, and until when."""
    code = "".join(secrets.choice(LETTERS) for _ in range(16))
    now = time.time()
    row = {"code_hash": _hash(code), "sealed": _seal(code, text.encode()), "until": now + SECONDS}

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(_transfers).where(_transfers.c.until <= now))
        count = connection.execute(sa.select(sa.func.count()).select_from(_transfers)).scalar_one()
        if count >= MOST:
            raise TooManyError("too many transfers at once; try again in a few minutes")
        connection.execute(sa.insert(_transfers), [row])

    await store.write(write)
    return code, now + SECONDS


async def fetch(store: Store, code: str) -> str:
    """What was left under a code; it is gone afterwards."""
    mine = _transfers.c.code_hash == _hash(code)

    def take(connection: sa.Connection) -> bytes | None:
        found = connection.execute(sa.select(_transfers).where(mine)).mappings().first()
        done = connection.execute(sa.delete(_transfers).where(mine)).rowcount
        late = found is None or not done or found["until"] <= time.time()
        return None if found is None or late else bytes(found["sealed"])

    sealed = await store.write(take)
    if sealed is None:
        raise NotFoundError("this code was used already, or its ten minutes are over")
    return _seal(code, sealed).decode()


def _hash(code: str) -> bytes:
    return sha256(b"transfer " + code.encode()).digest()


def _seal(code: str, data: bytes) -> bytes:
    """Seals, or opens what was sealed; each code seals once, so its stream is never used twice."""
    stream = shake_256(b"seal " + code.encode()).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))
