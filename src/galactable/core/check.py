"""Catalogues compared with the English ones, message by message."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from galactable.core.fluent import INVISIBLE, Catalogue
from galactable.core.language import DEFAULT, SHARED
from galactable.core.pages import how_to_play
from galactable.core.registry import games

__all__ = ["folders", "problems"]


PAGE = Path(__file__).parents[3] / "web" / "src" / "words"
"""The page's own words, which only a checkout has."""


def folders() -> dict[str, Path]:
    """Every folder of catalogues by name: the shared words, then the games' and the page's."""
    own = {game.slug: game.folder / "catalogue" for game in games()} | {"page": PAGE}
    return {"shared": SHARED, **{name: path for name, path in own.items() if path.exists()}}


def problems(lang: str) -> Iterator[str]:
    """What a language lacks or has in excess, where its variables differ, and missing pages."""
    for name, folder in folders().items():
        there = folder / f"{lang}.ftl"
        english = Catalogue(DEFAULT, (folder / f"{DEFAULT}.ftl",))
        if not there.exists():
            yield f"{name}: there is no {lang}.ftl ({len(_names(english))} messages)"
            continue
        yield from (f"{name}: {line}" for line in compare(english, Catalogue(lang, (there,))))

    for game in games():
        if how_to_play(game.slug, lang)[1] != lang:
            yield f"{game.slug}: how to play is not there in {lang!r}"


def _names(catalogue: Catalogue) -> set[str]:
    """Messages without their forms (attributes)."""
    return {name for name in catalogue.messages if "." not in name}


def compare(english: Catalogue, other: Catalogue) -> Iterator[str]:
    """The differences of two catalogues. Forms (attributes) are each language's own affair."""
    theirs, ours = _names(english), _names(other)
    yield from (f"{name} is missing" for name in sorted(theirs - ours))
    yield from (f"{name} is not in English" for name in sorted(ours - theirs))
    for name in sorted(theirs & ours):
        expected, found = _bases(english, name), _bases(other, name)
        if expected != found:
            yield f"{name} uses {_shown(found)}, the English one {_shown(expected)}"
    if INVISIBLE.search(other.source):
        yield "there are invisible marks in the file"


def _bases(catalogue: Catalogue, name: str) -> set[str]:
    """Variables without their forms: ``$theme-dative`` is ``$theme``."""
    return {variable.partition("-")[0] for variable in catalogue.variables(name)}


def _shown(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variable"
