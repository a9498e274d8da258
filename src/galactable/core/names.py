"""What seats are called. Nobody is called "You": an unnamed person is named after a star."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from galactable.core.voice import shared

__all__ = ["STARS", "called", "star"]

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
        name = base = _name(player, seat, lang)
        count = 1
        while name in found:
            count += 1
            name = f"{base} {count}"
        found.append(name)
    return found


def _name(player: str, seat: int, lang: str) -> str:
    words = shared(lang)
    if player.strip().lower() in NAMELESS:
        return star(seat)
    if f"bot-{player}" in words.catalogue:
        return words.label(f"bot-{player}")
    if player.startswith("net:"):
        return Path(player.removeprefix("net:")).stem
    own = re.fullmatch(r"[\w.]+:(\w+)", player)  # a bot of one's own, module:Class
    return own[1] if own else player
