"""Catalogues: the messages of one language, in Project Fluent's format, compiled.

``fluent_compiler`` is slow to import, so it is loaded with the first message.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from galactable.core.language import DEFAULT, SHARED

__all__ = ["Catalogue", "CatalogueError", "catalogue", "sources"]


class CatalogueError(Exception):
    """A message is missing or broken: a fault of a catalogue, never of a player."""


class Catalogue:
    """The messages of one or more files in one language; later files win.

    A message is parsed and compiled when it is first said: all of a game's take a second, and a
    table needs few of them at a time.
    """

    def __init__(self, lang: str, files: tuple[Path, ...]) -> None:
        self.lang = lang
        self.files = files
        self._parsed: dict[str, dict[str, Message]] = {}
        self._bundles: dict[str, Any] = {}
        self._variables: dict[str, frozenset[str]] = {}

    @cached_property
    def source(self) -> str:
        """The files as one text without comments: what the page is served."""
        texts = (path.read_text(encoding="utf-8") for path in self.files)
        return _COMMENT.sub("", "\n".join(texts))

    @cached_property
    def _entries(self) -> dict[str, str]:
        """The text of every message (``-name`` for a term), up to the next one."""
        starts = list(_ENTRY.finditer(self.source))
        ends = [*(found.start() for found in starts[1:]), len(self.source)]
        texts = (self.source[found.start() : end] for found, end in zip(starts, ends, strict=True))
        return {found[1]: text for found, text in zip(starts, texts, strict=True)}

    @cached_property
    def messages(self) -> dict[str, Message]:
        """By name (``name.attribute`` for an attribute), which variables a message uses."""
        for entry in _entities(self.lang, self.source):  # finds what stands outside them, too
            self._parsed[_name(entry)] = _forms(entry)
        return {name: found for base in self._entries for name, found in self._of(base).items()}

    def _of(self, base: str) -> dict[str, Message]:
        """A message and its attributes; nothing if there is none of this name."""
        found = self._parsed.get(base)
        if found is None and base in self._entries:
            (entry,) = _entities(self.lang, self._entries[base])
            found = self._parsed[base] = _forms(entry)
        return found or {}

    def _bundle(self, base: str) -> Any:
        """The message of this name and all that it refers to, compiled."""
        found = self._bundles.get(base)
        if found is None:
            source = "".join(self._entries[name] for name in sorted(self._needed(base, set())))
            found = self._bundles[base] = _compiled(self.lang, source)
        return found

    def _needed(self, base: str, found: set[str]) -> set[str]:
        if base in self._entries and base not in found:
            found.add(base)
            for message in self._of(base).values():
                for other in message.references:
                    self._needed(_base(other), found)
        return found

    def check(self) -> None:
        """Compiles every message, which finds those that cannot be said."""
        _compiled(self.lang, self.source)

    def __contains__(self, name: str) -> bool:
        return name in self._of(_base(name))

    def variables(self, name: str) -> frozenset[str]:
        """The variables that a message uses, also through the messages it refers to."""
        found = self._variables.get(name)
        if found is None:
            message = self._of(_base(name)).get(name)
            if message is None:
                raise CatalogueError(f"{self.lang}: there is no message {name}")
            inside = (self.variables(other) for other in message.references)
            found = self._variables[name] = frozenset(message.variables).union(*inside)
        return found

    def format(self, name: str, args: Mapping[str, Any]) -> str:
        """A message with its arguments filled in."""
        try:
            found, errors = self._bundle(_base(name)).format(
                name, {key: _quick(value) for key, value in args.items()}
            )
        except KeyError:
            raise CatalogueError(f"{self.lang}: there is no message {name}") from None
        if errors:
            raise CatalogueError(f"{self.lang}: {name}: {errors[0]}")
        return str(found)


_COMMENT = re.compile(r"(?m)^#.*\n?")
_ENTRY = re.compile(r"(?m)^(-?[a-zA-Z][\w-]*) *=")


def _base(name: str) -> str:
    """The message that an attribute belongs to."""
    return name.partition(".")[0]


def _entities(lang: str, source: str) -> Iterator[Any]:
    """The messages and terms of a text; anything else in it is an error."""
    from fluent.syntax import ast, parse

    for entry in parse(source).body:
        if isinstance(entry, ast.Junk):
            junk = str(entry.content).strip()[:80]
            raise CatalogueError(f"{lang}: cannot read {junk!r}")
        if isinstance(entry, (ast.Message, ast.Term)):
            yield entry


def _name(entry: Any) -> str:
    """As the catalogue knows it: a term with its hyphen."""
    return f"-{entry.id.name}" if type(entry).__name__ == "Term" else str(entry.id.name)


def _forms(entry: Any) -> dict[str, Message]:
    """A message and its attributes, by name."""
    name = _name(entry)
    found = {name: Message(entry.value)} if entry.value is not None else {}
    for attribute in entry.attributes:
        found[f"{name}.{attribute.id.name}"] = Message(attribute.value)
    return found


def _compiled(lang: str, source: str) -> Any:
    from fluent_compiler.bundle import FluentBundle

    bundle = FluentBundle.from_string(lang, source, use_isolating=False)
    for name, error in bundle.check_messages():
        raise CatalogueError(f"{lang}: {name}: {error}")
    return bundle


PLAIN = range(-999, 1000)
"""Numbers that every language writes alike, without a separator."""


def _quick(value: Any) -> Any:
    """A small number that writes itself: Babel takes 0.1 ms to find out how."""
    return _numbers()[value] if type(value) is int and value in PLAIN else value


@cache
def _numbers() -> dict[int, Any]:
    from fluent_compiler.types import FluentInt

    class Plain(FluentInt):  # type: ignore[misc]
        def format(self, _: Any) -> str:
            return int.__repr__(self).replace("-", "−")  # as the catalogues write it

    return {number: Plain(number) for number in PLAIN}


class Message:
    """What a message uses: variables, other messages."""

    def __init__(self, pattern: Any) -> None:
        from fluent.syntax import ast

        self.variables: set[str] = set()
        self.references: set[str] = set()
        for node in _walk(pattern):
            if isinstance(node, ast.VariableReference):
                self.variables.add(node.id.name)
            elif isinstance(node, (ast.MessageReference, ast.TermReference)):
                sigil = "-" if isinstance(node, ast.TermReference) else ""
                tail = f".{node.attribute.name}" if node.attribute else ""
                self.references.add(f"{sigil}{node.id.name}{tail}")


def _walk(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if hasattr(child, "__dict__") and type(child).__module__.startswith("fluent.syntax"):
                yield from _walk(child)


def sources(folder: Path, lang: str) -> tuple[Path, ...]:
    """The files of a folder's catalogue in a language, the shared words first.

    A game outside the tree may know fewer languages; it then speaks English.
    """
    own = next((f for f in (folder / f"{lang}.ftl", folder / f"{DEFAULT}.ftl") if f.exists()), None)
    shared = SHARED / f"{lang}.ftl"
    return (shared,) if own in (None, shared) else (shared, own)


@cache
def catalogue(folder: Path, lang: str) -> Catalogue:
    """A folder's messages in a language, with those that all games share."""
    return Catalogue(lang, sources(folder, lang))


INVISIBLE = re.compile("[\u200e\u200f\u2066-\u2069\ufeff]")
"""Invisible marks, which people would copy unawares: no text has them."""
