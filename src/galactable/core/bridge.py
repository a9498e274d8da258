"""A voice for a game that has no catalogue yet: its old words, in English.

To be deleted with ``core.game.Words`` when the last game has a catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from galactable.core.fluent import catalogue
from galactable.core.text import Line, Text
from galactable.core.voice import SHARED, Speaker, Voice

if TYPE_CHECKING:
    from galactable.core.events import Event
    from galactable.core.game import Explained, Game
    from galactable.core.game import Words as PlainWords

__all__ = ["PlainVoice"]


class PlainVoice(Voice):
    """Old words as texts of one fragment."""

    def __init__(self, game: Game, lang: str) -> None:
        Speaker.__init__(self, catalogue(SHARED, lang))
        self.game = game

    @property
    def plain_words(self) -> PlainWords:
        """The game's old words."""
        return self.game.words  # type: ignore[return-value]

    def story(
        self, events: Sequence[Event], names: Sequence[str], reader: int | None = None
    ) -> list[Line]:
        """A line an event."""
        called = ["You" if seat == reader else name for seat, name in enumerate(names)]
        lines = [self.plain_words.event(event, called) for event in events]
        return [Line([line]) for line in lines if line]

    def move(self, s: Any, seat: int, code: int, names: Sequence[str]) -> Text:
        """A choice as an imperative."""
        return [self.plain_words.move(s, seat, code)]

    def refusal(self, s: Any, seat: int, code: int, names: Sequence[str]) -> Text | None:
        """Why a move is refused."""
        refusal = self.plain_words.refusal
        why = refusal(s, seat, code) if refusal else None
        return [why] if why else None

    def explain(self, explained: Explained, names: Sequence[str] = ()) -> Explained:
        """The parts with their words as texts."""
        return {
            category: [{**part, "text": [part["words"]]} for part in parts]
            for category, parts in explained.items()
        }

    def ask(self, s: Any, seat: int, names: Sequence[str], reader: int | None = None) -> Text:
        """Nothing: the page has its own prompts still."""
        return []

    def phase(self, name: str) -> str:
        """The phase's id."""
        return name.replace("-", " ")

    def category(self, name: str) -> str:
        """The category's id."""
        return name.replace("-", " ")
