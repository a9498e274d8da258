"""Who sits where: wishes for a table, names, secrets, bots on offer."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any
from unicodedata import category, normalize

from galactable.core.game import Game
from galactable.core.language import DEFAULT
from galactable.core.names import NAMELESS, named, star
from galactable.core.voice import shared
from galactable.table.errors import (
    NotPossibleError,
)
from galactable.table.messages import Clock, NewSeat, NewTable
from galactable.table.rows import SeatRow

__all__ = [
    "MOST_NAME",
    "apart",
    "bot_list",
    "bot_names",
    "bot_title",
    "check_wish",
    "clean",
    "clean_name",
    "clock_row",
    "hash_secret",
    "is_light",
    "names_in",
    "new_id",
    "seat_names",
]


MOST_NAME = 64
"""Characters of a name as it is stored: what people type (40), a number, a bot's level."""
MOST_MARKS = 3
"""Marks on one letter; languages need no more."""
INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Characters that count as letters or marks and show nothing."""


def hash_secret(secret: str) -> bytes:
    """Secrets have 144 random bits: a plain hash is enough."""
    return sha256(secret.encode()).digest()


def new_id() -> str:
    """A table's name, which is all that a watcher needs: 60 random bits."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(12))


def check_wish(wish: NewTable, game: Game) -> None:
    """Refuses a table that cannot be made, with one clear line."""
    people = sum(seat.kind != "bot" for seat in wish.seats)
    if wish.practice and people != 1:
        raise NotPossibleError("practice is for one person against bots")
    if wish.clock is not None and wish.clock.kind == "build" and game.minute is None:
        raise NotPossibleError(f"{game.title} has no building minute")


def seat_names(seats: Sequence[NewSeat], titles: dict[str, str]) -> list[str]:
    """Names without odd characters, no two alike."""
    found: list[str] = []
    for number, seat in enumerate(seats):
        name = clean_name(seat.name or "")
        if not name and seat.kind == "bot":
            name = bot_title(seat.bot or "", titles)
        elif name.lower() in NAMELESS:
            name = star(number)
        found.append(apart(name[: MOST_NAME - 4], found))
    return found


def bot_title(bot: str, titles: Mapping[str, str]) -> str:
    """What a bot that nobody named is called: by its level, on the list of those offered or not."""
    words, level = shared(DEFAULT), f"bot-{bot}"
    return titles.get(bot) or (words.label(level) if level in words.catalogue else "Bot")


def clean_name(name: str) -> str:
    """A name as it may be stored, with room for a number."""
    return clean(name)[: MOST_NAME - 4]


def clean(text: str) -> str:
    """What people write, without what cannot be seen, turns the text around or piles up."""
    found, marks = [], MOST_MARKS  # a mark needs a letter before it
    for letter in normalize("NFC", text):
        if not letter.isprintable() or letter in INVISIBLE:
            continue
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            found.append(letter)
    return " ".join("".join(found).split())


def apart(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody has it already or one that looks alike."""
    looks = {_looks(other) for other in taken}
    found, count = name, 1
    while _looks(found) in looks:
        count += 1
        found = f"{name} {count}"
    return found


def _looks(name: str) -> str:
    return normalize("NFKC", name).casefold()


def names_in(seats: Sequence[SeatRow], lang: str) -> list[str]:
    """What the seats are called in a language: bots that nobody named are worded by level."""
    found: list[str] = []
    for seat in seats:
        found.append(apart(_worded(seat, lang), found))
    return found


def _worded(seat: SeatRow, lang: str) -> str:
    if seat.recorded:
        return named(seat.name, seat.seat, lang)
    level = f"bot-{seat.bot}"
    if seat.kind != "bot" or level not in shared(DEFAULT).catalogue:
        return seat.name
    given = re.fullmatch(r"(.+?)( \d+)?", seat.name)
    unnamed = given is not None and given[1] == shared(DEFAULT).label(level)
    return shared(lang).label(level) if unnamed else seat.name


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
