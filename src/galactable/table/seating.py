"""Who sits where: wishes for a table, names, secrets, bots on offer."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from galactable.core.game import Game
from galactable.table.errors import (
    NotPossibleError,
)
from galactable.table.messages import Clock, NewSeat, NewTable

__all__ = [
    "bot_list",
    "bot_names",
    "check_wish",
    "clock_row",
    "hash_secret",
    "is_light",
    "new_id",
    "seat_names",
]


def hash_secret(secret: str) -> bytes:
    """Secrets have 144 random bits: a plain hash is enough."""
    return sha256(secret.encode()).digest()


def new_id() -> str:
    """A table's name, which is all that a watcher needs: 60 random bits."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(12))


def check_wish(wish: NewTable, game: Game) -> None:
    """What cannot be had, with a clear line."""
    people = sum(seat.kind != "bot" for seat in wish.seats)
    if wish.practice and people != 1:
        raise NotPossibleError("practice is for one person against bots")
    if wish.clock is not None and wish.clock.kind == "build" and game.minute is None:
        raise NotPossibleError(f"{game.title} has no building minute")


def seat_names(seats: Sequence[NewSeat], titles: dict[str, str]) -> list[str]:
    """Names without odd characters, no two alike."""
    found: list[str] = []
    for number, seat in enumerate(seats):
        name = "".join(c for c in (seat.name or "") if c.isprintable()).strip()
        if not name:
            name = titles.get(seat.bot or "", "Bot") if seat.kind == "bot" else f"Seat {number + 1}"
        base, count = name, 1
        while name in found:
            count += 1
            name = f"{base} {count}"
        found.append(name)
    return found


def bot_list() -> list[dict[str, str]]:
    """Names, titles and descriptions, weakest first."""
    from galactable.table.thinking import bot_lines

    return bot_lines()


def bot_names() -> list[str]:
    """Every bot that can be asked for."""
    from galactable.table import thinking

    return thinking.bot_names()


def is_light(bot: str | None) -> bool:
    """Whether the bot can play before anything is compiled."""
    from galactable.table.thinking import bot_called

    return bool(bot_called(bot).light)


def clock_row(clock: Clock | None) -> dict[str, Any] | None:
    """A clock as it is stored."""
    if clock is None:
        return None
    return {"kind": clock.kind, "seconds": clock.seconds, "at_zero": clock.at_zero}
