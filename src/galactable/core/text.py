"""A text is a list of fragments: plain words, and the things it speaks of.

The terminal joins the fragments' words; the page draws the things.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

__all__ = ["Fragment", "Line", "Said", "Seat", "Text", "Thing", "joined", "plain"]

Fragment = str | dict[str, Any]
"""Words, or ``{"kind", "id", "text"}``: a seat, a card, a die, ... and what it is called."""

Text = list[Fragment]


class Line(NamedTuple):
    """A line of a log. A heading opens a turn or a round: what follows belongs under it.

    Some things take several plies and are one to people (cards discarded one by one). Their lines
    have the same ``thread``, and ``more`` is what a later one adds to the one before.
    """

    text: Text
    heading: bool = False
    thread: str = ""
    more: Sequence[Fragment] = ()


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


def joined(lines: Iterable[Line]) -> list[Line]:
    """Lines of several plies, those of a thread in one. The page's ``joined`` does the same."""
    found: list[Line] = []
    for line in lines:
        if line.more and found and found[-1].thread == line.thread:
            found[-1] = found[-1]._replace(text=_added(found[-1].text, line.more))
        else:
            found.append(line)
    return found


def _added(text: Text, more: Sequence[Fragment]) -> Text:
    """A list that goes on after a comma takes the full stop along."""
    *rest, last = text
    if isinstance(last, str) and isinstance(more[0], str) and more[0].startswith(","):
        last = last.removesuffix(".")
    return [*rest, last, *more] if last else [*rest, *more]


def plain(text: Iterable[Fragment]) -> str:
    """A text as one string."""
    return "".join(one if isinstance(one, str) else one["text"] for one in text)
