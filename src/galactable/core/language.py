"""Which languages there are, and which one a reader wants."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from pathlib import Path

__all__ = ["DEFAULT", "best", "from_header", "from_locale", "languages"]

DEFAULT = "en"
SHARED = Path(__file__).parent / "catalogue"
"""The words that all games share. A language exists once it has a file here."""


@cache
def languages() -> tuple[str, ...]:
    """Every language, English first."""
    found = sorted(path.stem for path in SHARED.glob("*.ftl") if path.stem != DEFAULT)
    return (DEFAULT, *found)


def best(wanted: str | None) -> str:
    """The language for a tag like ``de`` or ``fr-CA``; English for all others."""
    tag = (wanted or "").replace("_", "-").partition("-")[0].lower()
    return tag if tag in languages() else DEFAULT


@lru_cache(1000)
def from_header(header: str) -> str:
    """The one of our languages that an ``Accept-Language`` header prefers."""
    liked = []
    for place, part in enumerate(header[:200].split(",")):
        tag, _, quality = part.strip().partition(";")
        base = tag.strip().partition("-")[0].lower()
        try:
            weight = float(quality.partition("=")[2] or 1)
        except ValueError:
            weight = 0.0
        if base in languages() and weight > 0:
            liked.append((-weight, place, base))
    return min(liked)[2] if liked else DEFAULT


def from_locale() -> str:
    """The language of the terminal: the first of the usual variables that is set."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return best(os.environ[name].partition(".")[0])
    return DEFAULT
