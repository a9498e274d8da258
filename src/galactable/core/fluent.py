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
    """The messages of one or more files in one language; later files win."""

    def __init__(self, lang: str, files: tuple[Path, ...]) -> None:
        self.lang = lang
        self.files = files
        self._variables: dict[str, frozenset[str]] = {}

    @cached_property
    def source(self) -> str:
        """The files as one text: what the page is served."""
        return "\n".join(path.read_text(encoding="utf-8") for path in self.files)

    @cached_property
    def messages(self) -> dict[str, Message]:
        """By name (``name.attribute`` for an attribute), which variables a message uses."""
        from fluent.syntax import ast, parse

        found: dict[str, Message] = {}
        for entry in parse(self.source).body:
            if isinstance(entry, ast.Junk):
                junk = str(entry.content).strip()[:80]
                raise CatalogueError(f"{self.lang}: cannot read {junk!r}")
            if isinstance(entry, (ast.Message, ast.Term)):
                sigil = "-" if isinstance(entry, ast.Term) else ""
                name = sigil + entry.id.name
                if entry.value is not None:
                    found[name] = Message(entry.value)
                for attribute in entry.attributes:
                    found[f"{name}.{attribute.id.name}"] = Message(attribute.value)
        return found

    @cached_property
    def _bundle(self) -> Any:
        from fluent_compiler.bundle import FluentBundle

        bundle = FluentBundle.from_string(self.lang, self.source, use_isolating=False)
        for name, error in bundle.check_messages():
            raise CatalogueError(f"{self.lang}: {name}: {error}")
        return bundle

    def __contains__(self, name: str) -> bool:
        return name in self.messages

    def variables(self, name: str) -> frozenset[str]:
        """The variables that a message uses, also through the messages it refers to."""
        found = self._variables.get(name)
        if found is None:
            message = self.messages.get(name)
            if message is None:
                raise CatalogueError(f"{self.lang}: there is no message {name}")
            inside = (self.variables(other) for other in message.references)
            found = self._variables[name] = frozenset(message.variables).union(*inside)
        return found

    def format(self, name: str, args: Mapping[str, Any]) -> str:
        """A message with its arguments filled in."""
        try:
            found, errors = self._bundle.format(
                name, {key: _quick(value) for key, value in args.items()}
            )
        except KeyError:
            raise CatalogueError(f"{self.lang}: there is no message {name}") from None
        if errors:
            raise CatalogueError(f"{self.lang}: {name}: {errors[0]}")
        return str(found)


PLAIN = range(1000)
"""Numbers that every language writes alike, without a sign or a separator."""


def _quick(value: Any) -> Any:
    """A small number that writes itself: Babel takes 0.1 ms to find out how."""
    return _numbers()[value] if type(value) is int and value in PLAIN else value


@cache
def _numbers() -> list[Any]:
    from fluent_compiler.types import FluentInt

    class Plain(FluentInt):  # type: ignore[misc]
        def format(self, _: Any) -> str:
            return int.__repr__(self)

    return [Plain(number) for number in PLAIN]


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
