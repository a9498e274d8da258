"""A text is a list of fragments: plain words, and the things it speaks of.

The terminal joins the fragments' words; the page draws the things.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

__all__ = ["Fragment", "Line", "Said", "Seat", "Text", "Thing", "plain"]

Fragment = str | dict[str, Any]
"""Words, or ``{"kind", "id", "text"}``: a seat, a card, a die, ... and what it is called."""

Text = list[Fragment]


class Line(NamedTuple):
    """A line of a log. A heading opens a turn or a round: what follows belongs under it."""

    text: Text
    heading: bool = False


class Said(NamedTuple):
    """A message of a catalogue by name, and its arguments: not yet in any language."""

    name: str
    args: Mapping[str, Any] = {}


class Seat(NamedTuple):
    """An argument that is a seat: worded by its name, or as the reader."""

    seat: int


class Thing(NamedTuple):
    """An argument that is a component: the message ``<kind>-<id>`` is its name.

    ``said`` words it where a catalogue would need a message for each of many (a die with its
    number, a cell of a grid).
    """

    kind: str
    id: str
    said: Said | None = None


def plain(text: Iterable[Fragment]) -> str:
    """A text as one string."""
    return "".join(one if isinstance(one, str) else one["text"] for one in text)
