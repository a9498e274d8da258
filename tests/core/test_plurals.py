"""Nouns after numbers: one card, two cards, in every language and message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse

from galactable.core.check import folders
from galactable.core.fluent import Catalogue
from galactable.core.language import languages

NEVER_ONE = re.compile(
    "first-|"  # a fixed deal
    "new-clock-|lobby-players|"  # of the page: two at least
    "event-path-then|label-step|label-moon-|label-achievement|label-band-seats|"
    "event-fight-won|label-next-grade|event-last-round|label-goal|aid-|"
    "ask-build-holes|refusal-holes|refusal-touches|label-kept-hidden|label-level-next|"
    "part-single|part-eons"  # what each is worth
)
"""Messages that never speak of one: their numbers are fixed, or have a least value above."""


@pytest.mark.parametrize("lang", languages())
def test_one_of_a_thing_is_not_told_in_the_plural(lang: str) -> None:
    """Where a noun follows a number, its form is chosen by the number."""
    own = {name: Catalogue(lang, (folder / f"{lang}.ftl",)) for name, folder in folders().items()}
    told = [found for words in own.values() for found in _plurals(words)]
    numbers, plurals = {number for number, _ in told}, {noun for _, noun in told}
    assert len(plurals) > 20
    for name, words in own.items():
        for message, number, noun in _counted(words):
            many = number in numbers and noun in plurals
            known = not many or NEVER_ONE.match(message)
            assert known, f"{name}: {message} says ${number} {noun} even of one"


Counted = Iterator[tuple[str, str, str]]
"""A message, the variable of its number, the word after it."""


def _counted(words: Catalogue) -> Counted:
    for name, pattern in _patterns(words):
        yield from ((name, *found) for found in _nouns(pattern))


def _plurals(words: Catalogue) -> Iterator[tuple[str, str]]:
    """Numbers and the nouns after them that are other words after a one."""
    for _, pattern in _patterns(words):
        for each in _within(pattern):
            if isinstance(each, ast.SelectExpression):
                forms = {getattr(v.key, "name", ""): v.value for v in each.variants}
                if {"one", "other"} <= forms.keys():
                    single = set(re.findall(r"\w+", _text(forms["one"])))
                    by = getattr(getattr(each.selector, "id", None), "name", "")
                    for number, noun in _nouns(forms["other"]):
                        if number == by and noun not in single:
                            yield number, noun


def _patterns(words: Catalogue) -> Iterator[tuple[str, Any]]:
    for entry in parse(words.source).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            for each in (entry, *entry.attributes):
                if each.value is not None:
                    yield entry.id.name, each.value


def _nouns(pattern: Any, chosen: bool = False) -> Iterator[tuple[str, str]]:
    """Variables and the words right after them, where no form was chosen by a number."""
    pieces = pattern.elements
    for piece, after in zip(pieces, [*pieces[1:], None], strict=True):
        inside = getattr(piece, "expression", None)
        if isinstance(inside, ast.VariableReference) and isinstance(after, ast.TextElement):
            noun = re.match(r"\s(\w+)", after.value)
            if noun and not chosen:
                yield inside.id.name, noun[1]
        elif isinstance(inside, ast.SelectExpression):
            keys = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in inside.variants}
            for variant in inside.variants:
                yield from _nouns(variant.value, chosen or bool(keys & {"one", "1"}))


def _within(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.SyntaxNode):
                yield from _within(child)


def _text(pattern: Any) -> str:
    return " ".join(each.value for each in _within(pattern) if isinstance(each, ast.TextElement))
