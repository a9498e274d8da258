"""Legal moves as pages get them: worded, with their outlook, as JSON.

A server would spend most of its time on wording the same moves again and again, since all tables
of a game offer them. So moves that name no person are worded once and kept for all tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from galactable.core.outlook import Prospect
from galactable.core.text import Seat, plain
from galactable.core.voice import Voice

__all__ = ["Choices", "choices"]

KEPT = 20_000
"""How many moves are kept for a game and language before the store is emptied: some 10 MB."""

_json = msgspec.json.Encoder()


class Choices:
    """The moves of one game in one language."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._game = voice.game
        self._kept: dict[tuple[Any, ...], msgspec.Raw] = {}

    def told(
        self, s: Any, seat: int, code: int, prospect: Prospect, names: Sequence[str]
    ) -> msgspec.Raw:
        """One legal move of a seat."""
        said, args = self._voice.choice(s, seat, code), self._game.args(s, seat, code)
        key = (code, seat, prospect, said.name, *said.args.items(), *args.items())
        try:
            found = self._kept.get(key)
        except TypeError:  # something in it is a list
            return self._made(code, args, prospect, self._voice.say(said, names, seat))
        if found is None:
            found = self._made(code, args, prospect, self._voice.say(said, names, seat))
            if not _names_somebody(said.args.values()):
                if len(self._kept) > KEPT:
                    self._kept.clear()
                self._kept[key] = found
        return found

    def _made(self, code: int, args: dict[str, Any], prospect: Prospect, text: Any) -> msgspec.Raw:
        told = {
            "move": code,
            "kind": self._game.moves.kind(code).name,
            "args": args,
            "words": plain(text),
            "text": text,
            "gain": prospect.gain,
            "final": prospect.final,
            "next": prospect.next,
            "ask": prospect.ask,
        }
        return msgspec.Raw(_json.encode(told))


def _names_somebody(values: Any) -> bool:
    """Whether a person is among the things that a message speaks of."""
    return any(
        isinstance(one, Seat) or (isinstance(one, tuple | dict) and _names_somebody(_parts(one)))
        for one in values
    )


def _parts(one: Any) -> Any:
    return one.values() if isinstance(one, dict) else one


@cache
def choices(voice: Voice) -> Choices:
    """The moves that are kept for a voice."""
    return Choices(voice)
