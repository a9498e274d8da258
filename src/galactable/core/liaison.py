"""Small words change before the word that follows: "de Ann" is "d’Ann", "y Ida" is "e Ida".

Catalogues do not know which name will follow; so this is done when a text has its names. The
page has the same rules in ``fluent.ts``.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from galactable.core.text import Fragment, Text

__all__ = ["LIAISONS", "linked"]


class Liaison(NamedTuple):
    """How a language changes the end of a piece before the start of the next."""

    ends: tuple[str, ...]
    """How a piece ends that may change: looked at first, for all texts pass here."""
    end: re.Pattern[str]
    start: re.Pattern[str]
    instead: str


LIAISONS = {
    "fr": Liaison(
        ("de ", "De ", "que ", "Que "),
        re.compile(r"\b(d|qu|jusqu|lorsqu)e $", re.I),
        re.compile(r"[aeiouàâäéèêëîïôöùûüœæ](?!nz|ui)", re.I),
        r"\1’",
    ),
    "es": Liaison((" y ",), re.compile(r" y $"), re.compile(r"h?[ií](?![aeo])", re.I), " e "),
}
"""By language, if it has one. "de onze", "que oui" and "y hielo" stay as they are."""


def linked(text: Text, lang: str) -> Text:
    """Changes a text's small words as the names after them want it."""
    rule = LIAISONS.get(lang)
    if rule is None:
        return text
    for i in range(len(text) - 1):
        one = text[i]
        if type(one) is str and one.endswith(rule.ends) and rule.start.match(_words(text[i + 1])):
            text[i] = rule.end.sub(rule.instead, one)
    return text


def _words(one: Fragment) -> str:
    return one if isinstance(one, str) else str(one["text"])
