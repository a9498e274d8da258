"""Legal moves as pages get them: worded, with their outlook, as JSON.

A server would spend most of its time on wording the same moves again and again, since all tables
of a game offer them. So moves that name no person are worded once and kept for all tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from galactable.core.outlook import Prospect, Row, Tried, prospect
from galactable.core.text import Text, plain
from galactable.core.voice import Voice

__all__ = ["Choices", "Offer", "choices"]

KEPT = 20_000
"""How many moves are kept for a game and language before the store is emptied: some 10 MB."""

_json = msgspec.json.Encoder()


class Choices:
    """The moves of one game in one language."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self.game = voice.game
        self._kept: dict[tuple[Any, ...], msgspec.Raw] = {}
        self._prospects: dict[Row, Prospect] = {}

    def prospect(self, tried: Tried, row: Row) -> Prospect:
        """What trying a move tells a seat."""
        if not tried.is_all(row):
            return prospect(self.game, tried, row)
        found = self._prospects.get(row)
        if found is None:
            if len(self._prospects) > KEPT:
                self._prospects.clear()
            found = self._prospects[row] = prospect(self.game, tried, row)
        return found

    def told(
        self, s: Any, seat: int, code: int, prospect: Prospect, names: Sequence[str]
    ) -> msgspec.Raw:
        """One legal move of a seat."""
        said, args = self._voice.choice(s, seat, code), self.game.args(s, seat, code)
        key = (code, seat, prospect, said.name, *said.args.items(), *args.items())
        try:
            found = self._kept.get(key)
        except TypeError:  # something in it is a list
            return self._made(code, args, prospect, self._voice.say(said, names, seat))
        if found is None:
            text = self._voice.say(said, names, seat)
            found = self._made(code, args, prospect, text)
            if not _names_somebody(text):
                if len(self._kept) > KEPT:
                    self._kept.clear()
                self._kept[key] = found
        return found

    def _made(self, code: int, args: dict[str, Any], prospect: Prospect, text: Text) -> msgspec.Raw:
        told = {
            "move": code,
            "kind": self.game.moves.kind(code).name,
            "args": args,
            "words": plain(text),
            "text": text,
            "gain": prospect.gain,
            "final": prospect.final,
            "next": prospect.next,
            "ask": prospect.ask,
        }
        return msgspec.Raw(_json.encode(told))


class Offer:
    """The legal moves of one seat at one table, as long as they are worded alike.

    ``worded_by`` is what their words depend on: what they read of the record, and names.
    """

    def __init__(self, choices: Choices, worded_by: Any) -> None:
        self.worded_by = worded_by
        self._choices = choices
        self._last: tuple[Tried, msgspec.Raw] | None = None
        self._told: dict[Row, msgspec.Raw] = {}

    def of(self, tried: Tried, s: Any, seat: int) -> msgspec.Raw:
        """All of them as JSON."""
        if self._last is None or self._last[0] != tried:
            told = [self._one(tried, row, s, seat) for row in tried.rows]
            self._last = tried, msgspec.Raw(_json.encode(told))
        return self._last[1]

    def _one(self, tried: Tried, row: Row, s: Any, seat: int) -> msgspec.Raw:
        found = self._told.get(row)
        if found is None or not tried.is_all(row):
            prospect = self._choices.prospect(tried, row)
            found = self._choices.told(s, seat, row[0], prospect, self.worded_by[1])
            self._told[row] = found
        return found


def _names_somebody(text: Text) -> bool:
    """Whether a person is among the things that a text speaks of."""
    return any(not isinstance(one, str) and one["kind"] == "seat" for one in text)


@cache
def choices(voice: Voice) -> Choices:
    """The moves that are kept for a voice."""
    return Choices(voice)
