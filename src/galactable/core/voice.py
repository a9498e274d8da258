"""``Voice``: a game's words in one language, for one reader at a time.

Sentinels stand for seats and components while Fluent formats a message; afterwards the string
is split at them. The pieces hold no names yet, so they are kept and serve every table.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from galactable.core.fluent import Catalogue, CatalogueError, catalogue
from galactable.core.language import DEFAULT, SHARED
from galactable.core.liaison import LIAISONS, linked
from galactable.core.text import Line, Said, Seat, Text, Thing, plain
from galactable.core.words import Sentences, Words

if TYPE_CHECKING:
    from galactable.core.events import Event
    from galactable.core.game import Explained, Game

__all__ = ["SHARED", "Speaker", "Voice", "shared"]

NOBODY = "nobody"
KEPT = 10_000
"""How many wordings are kept for a game and language before the store is emptied."""
STORIES = 5_000
"""How many plies as they are told, likewise: some 14 MB. Of 8,000 plies of Rock the Galaxy 3,800
were new, and of the next 3,000: a larger store saves little, and makes a server grow for hours."""
_SPLIT = re.compile("\ue000(\\d+)\ue001")
_log = logging.getLogger("galactable.words")

Pieces = tuple[str | Seat | dict[str, Any], ...]
"""A text before seats have names."""

Unnamed = tuple[Pieces, bool, str, Pieces]
"""A line before seats have names."""

Told = tuple[list[Sentences], dict[int | None, list[Unnamed]]]
"""A story's sentences, and its lines by the reader's part in it."""


class Speaker:
    """Says messages of one catalogue."""

    def __init__(self, words: Catalogue) -> None:
        self.catalogue = words
        self.lang = words.lang
        self._links = words.lang in LIAISONS
        self._kept: dict[Any, Pieces] = {}
        self._templates: dict[tuple[Any, ...], list[str]] = {}
        self._names: dict[tuple[str, str, str], dict[str, Any]] = {}

    def label(self, name: str, **args: Any) -> str:
        """A message as one string."""
        return plain(self.say(Said(name, args)))

    def say(self, said: Said, names: Sequence[str] = (), reader: int | None = None) -> Text:
        """A message for the reader, who is one of the seats or nobody at the table."""
        return self._text(self._pieces(said, reader), names)

    def _text(self, pieces: Pieces, names: Sequence[str]) -> Text:
        text: Text = [
            {"kind": "seat", "id": one.seat, "text": names[one.seat]}
            if isinstance(one, Seat)
            else one
            for one in pieces
        ]
        return linked(text, self.lang) if self._links else text

    def _pieces(self, said: Said, reader: int | None) -> Pieces:
        part, deep = _part(said.args, reader)
        key = (said.name, tuple(said.args.items()), part, reader if deep else None)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > KEPT:
                self._kept.clear()
            found = self._kept[key] = self._formatted(said, part, reader)
        return found

    def _formatted(self, said: Said, part: str, reader: int | None) -> Pieces:
        try:
            return self._split(said, part, reader)
        except CatalogueError as error:
            return self._instead(said, reader, error)

    def _instead(self, said: Said, reader: int | None, error: CatalogueError) -> Pieces:
        """A broken message must not stop a game: English, or at least its name."""
        _log.error("%s", error)
        english = self._english()
        if english is None or english is self:
            return (said.name,)
        return english._pieces(said, reader)

    def _english(self) -> Speaker | None:
        return shared(DEFAULT)

    def _split(self, said: Said, part: str, reader: int | None) -> Pieces:
        slots: list[Pieces] = []
        args = {
            variable: self._value(variable, said, part, reader, slots)
            for variable in self.catalogue.variables(said.name)
        }
        pieces: list[str | Seat | dict[str, Any]] = []
        for i, piece in enumerate(self._template(said.name, args)):
            for one in slots[int(piece)] if i % 2 else (piece,):
                if isinstance(one, str) and pieces and isinstance(pieces[-1], str):
                    pieces[-1] += one
                elif one:
                    pieces.append(one)
        return tuple(pieces)

    def _template(self, name: str, args: dict[str, Any]) -> list[str]:
        """A formatted message, split at its sentinels: the same whichever card or seat they are.

        Most of the time of a wording goes into formatting, and there are few templates.
        """
        key = (name, *args.values())
        found = self._templates.get(key)
        if found is None:
            if len(self._templates) > KEPT:
                self._templates.clear()
            found = self._templates[key] = _SPLIT.split(self.catalogue.format(name, args))
        return found

    def _value(
        self, variable: str, said: Said, part: str, reader: int | None, slots: list[Pieces]
    ) -> Any:
        """What Fluent is given for a variable: a number, a word to select by, or a sentinel."""
        if variable == "reader":
            return part
        name, form = _named(variable, said)
        value = said.args[name]
        if form == "id" and isinstance(value, Thing):
            return value.id
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (int, float, str)):
            return value
        slots.append(self._slot(value, form, reader))
        return f"\ue000{len(slots) - 1}\ue001"

    def _slot(self, value: Any, form: str, reader: int | None) -> Pieces:
        if isinstance(value, Seat):
            return (value,)
        if isinstance(value, Thing):
            return (self._name(value, form),)
        if isinstance(value, Said):
            return self._pieces(value, reader)
        return self._list(value, form, reader)

    def _list(self, values: Sequence[Any], form: str, reader: int | None) -> Pieces:
        """Things with commas between; the same ones are counted."""
        counts: dict[Any, int] = {}
        for value in values:
            counts[value] = counts.get(value, 0) + 1
        pieces: list[Any] = []
        for i, (value, count) in enumerate(counts.items()):
            if i:
                pieces.append(self.label("list-and" if i == len(counts) - 1 else "list-comma"))
            if count > 1:
                pieces.append(self.label("list-times", count=count))
            if isinstance(value, (int, str)):
                pieces.append(str(value))
            else:
                pieces += self._slot(value, form, reader)
        return tuple(pieces)

    def _name(self, thing: Thing, form: str) -> dict[str, Any]:
        """A component as a fragment; ``form`` is an attribute of its message (a case, say)."""
        key = (thing.kind, thing.id, form)
        found = self._names.get(key)
        if found is None:
            said = thing.said or self._called(thing)
            name = f"{said.name}.{form}" if form else said.name
            words = plain(self._pieces(Said(name, said.args), None))  # type: ignore[arg-type]
            found = {"kind": thing.kind, "id": thing.id, "text": words}
            self._names[key] = found
        return found

    def _called(self, thing: Thing) -> Said:
        """The message that names a component."""
        return Said(f"{thing.kind}-{thing.id}")


def _part(args: Mapping[str, Any], reader: int | None) -> tuple[str, bool]:
    """Which of the arguments the reader is, and whether messages inside ask for it again."""
    part, deep = NOBODY, False
    for name, value in args.items():
        if isinstance(value, Seat):
            if value.seat == reader and part == NOBODY:
                part = name
        elif isinstance(value, Said):
            deep = True
        elif type(value) is tuple and part == NOBODY and any(_is(one, reader) for one in value):
            part = name
    return part, deep


def _is(value: Any, reader: int | None) -> bool:
    return isinstance(value, Seat) and value.seat == reader


def _named(variable: str, said: Said) -> tuple[str, str]:
    """An argument and its form: ``$theme-dative`` is the attribute ``dative`` of ``$theme``."""
    if variable in said.args:
        return variable, ""
    name, _, form = variable.rpartition("-")
    if name not in said.args:
        raise CatalogueError(f"{said.name} asks for ${variable}; it has {', '.join(said.args)}")
    return name, form


@cache
def shared(lang: str) -> Speaker:
    """The words that all games share."""
    return Speaker(catalogue(SHARED, lang))


class Voice(Speaker):
    """A game's words in a language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(catalogue(game.folder / "catalogue", lang))
        self.game = game
        self._stories: dict[tuple[Any, ...], Told] = {}

    @property
    def words(self) -> Words:
        """What only code can say."""
        return self.game.words

    def _english(self) -> Speaker | None:
        return None if self.lang == DEFAULT else self.game.voice(DEFAULT)

    def _called(self, thing: Thing) -> Said:
        said = self.words.names.get(thing.kind)
        return said(thing.id) if said else super()._called(thing)

    def story(
        self, events: Sequence[Event], names: Sequence[str], reader: int | None = None
    ) -> list[Line]:
        """A ply's events, as the reader is told them, in lines.

        Readers who are told the same, and are not mentioned, share one wording.
        """
        key: list[Any] = []
        concerned = False
        for event in events:
            key.append(event.kind.name)
            for value in event.args.values():
                key.append(tuple(value) if isinstance(value, list) else value)
            for name in event.kind.seats:
                seat = event.args[name]
                if seat == reader or (isinstance(seat, list) and reader in seat):
                    concerned = True
        part = reader if concerned else None
        lines = self._lines(events, tuple(key), part)
        return [
            Line(self._text(text, names), heading, thread, self._text(more, names) if more else ())
            for text, heading, thread, more in lines
        ]

    def _lines(
        self, events: Sequence[Event], key: tuple[Any, ...], part: int | None
    ) -> list[Unnamed]:
        """What is told, worded once for each reader's part in it."""
        if len(self._stories) > STORIES:
            self._stories.clear()
        told = self._stories.get(key)
        if told is None:
            told = self._stories[key] = self.words.story.tell(events), {}
        sentences, worded = told
        lines = worded.get(part)
        if lines is None:
            lines = worded[part] = [self._line(one, part) for one in sentences]
        return lines

    def _line(self, one: Sentences, reader: int | None) -> Unnamed:
        first, *rest = one.said
        after = [piece for said in rest for piece in (" ", *self._then(said, reader))]
        more: Pieces = ()
        if one.thread and f"{first.name}-more" in self.catalogue:
            more = (*self._pieces(Said(f"{first.name}-more", first.args), reader), *after)
        return (*self._pieces(first, reader), *after), one.heading, one.thread, more

    def _then(self, said: Said, reader: int | None) -> Pieces:
        """A sentence on the line of another."""
        then = f"{said.name}-then"
        name = then if then in self.catalogue else said.name
        return self._pieces(Said(name, said.args), reader)

    def move(self, s: Any, seat: int, code: int, names: Sequence[str]) -> Text:
        """A choice as an imperative, distinct among the legal ones."""
        return self.say(self.choice(s, seat, code), names, seat)

    def choice(self, s: Any, seat: int, code: int) -> Said:
        """The message that words a choice."""
        said = self.words.move(s, seat, code) if self.words.move else None
        return said or self._move(s, seat, code)

    def _move(self, s: Any, seat: int, code: int) -> Said:
        kinds = self.words.kinds
        args = {
            name: _wrapped(kinds.get(name, name), value)
            for name, value in self.game.args(s, seat, code).items()
        }
        return Said(f"move-{self.game.moves.kind(code).name}", args)

    def refusal(self, s: Any, seat: int, code: int, names: Sequence[str]) -> Text | None:
        """Why the game itself refuses a move, where it can say so."""
        said = self.words.refusal(s, seat, code) if self.words.refusal else None
        return self.say(said, names, seat) if said else None

    def explain(self, explained: Explained, names: Sequence[str] = ()) -> Explained:
        """Where points come from: the parts in words."""
        return {
            category: [self._explained(part, names) for part in parts]
            for category, parts in explained.items()
        }

    def _explained(self, part: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
        text = self.say(part["said"], names)
        rest = {key: value for key, value in part.items() if key != "said"}
        return {**rest, "words": plain(text), "text": text}

    def ask(self, s: Any, seat: int, names: Sequence[str], reader: int | None = None) -> Text:
        """What the seat is asked; told as news to everybody else."""
        return self.say(self.question(s, seat), names, reader)

    def question(self, s: Any, seat: int) -> Said:
        """The message that asks a seat."""
        said = self.words.ask(s, seat) if self.words.ask else Said(f"ask-{self.game.phase(s)}")
        return Said(said.name, {"seat": Seat(seat), **said.args})

    def phase(self, name: str) -> str:
        """What a phase is called."""
        return self.label(f"phase-{name}")

    def variant(self, name: str) -> str:
        """What a variant is called."""
        return self.label(f"variant-{name}")

    def category(self, name: str) -> str:
        """What a category of points is called."""
        return self.label(f"category-{name}")


def _wrapped(kind: str, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(_wrapped(kind, one) for one in value)
    if kind == "seat" and isinstance(value, int):
        return Seat(value)
    return Thing(kind, value) if isinstance(value, str) else value
