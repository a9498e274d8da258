"""What seats are called. Nobody is called "You": an unnamed person is named after a star."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from galactable.core.language import DEFAULT
from galactable.core.voice import shared

__all__ = ["STARS", "called", "named", "star"]

STARS = ("Vega", "Rigel", "Lyra", "Orion", "Mira", "Altair", "Nova", "Capella")
NAMELESS = ("", "you", "me", "du", "vous", "tú")
"""What a nameless person is written as in files; nobody may be called so."""


def star(seat: int) -> str:
    """The name of an unnamed person in a seat."""
    return STARS[seat % len(STARS)]


def called(players: Sequence[str], lang: str) -> list[str]:
    """Names for players as files and seats keep them: bots by level, worded and numbered."""
    found: list[str] = []
    for seat, player in enumerate(players):
        name = base = named(player, seat, lang)
        count = 1
        while name in found:
            count += 1
            name = f"{base} {count}"
        found.append(name)
    return found


def named(player: str, seat: int, lang: str) -> str:
    """A name for one player: a level alone, or a bot's name with it ("Pilot 2 (pilot)")."""
    words = shared(lang)
    bot = re.fullmatch(r"(.+?)( \d+)? \((.+)\)", player)
    if bot and f"bot-{bot[3]}" in words.catalogue:
        player = bot[3] if bot[1] == shared(DEFAULT).label(f"bot-{bot[3]}") else bot[1]
    if player.strip().lower() in NAMELESS:
        return star(seat)
    if f"bot-{player}" in words.catalogue:
        return words.label(f"bot-{player}")
    if player.startswith("net:"):
        return Path(player.removeprefix("net:")).stem
    own = re.fullmatch(r"[\w.]+:(\w+)", player)  # a bot of one's own, module:Class
    return own[1] if own else player
