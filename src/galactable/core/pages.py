"""The players' pages, as Markdown: how to play, and the rules clause by clause."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from galactable.core import registry

__all__ = ["credit_of", "how_to_play", "in_words", "pictures", "reference_page"]

_PACKAGE = Path(__file__).resolve().parents[1]
_FOLDERS = (_PACKAGE / "pages", _PACKAGE.parents[1] / "docs")  # installed; a checkout
ENGLISH = "en"
SENTENCE = re.compile(r"(?<=[^A-Z][.!?])\s+")  # an initial ends no sentence
PICTURE = re.compile(r"(?m)^!\[.*\n(?:.+\n)*\n?")  # with its caption, to the end of the paragraph


def how_to_play(slug: str, lang: str = ENGLISH) -> tuple[str, str]:
    """The page that teaches a game, and its language: the wanted one, or else English.

    Where there is none, the reference serves. The files are `docs/games/<slug>.md` and
    `docs/games/<lang>/<slug>.md`; in a package outside the tree `rules.md` and `rules.<lang>.md`.
    """
    for each in (lang, ENGLISH):
        if page := _read(slug, each):
            return page, each
    return reference_page(slug) or f"The rules of {slug} are not installed.", ENGLISH


def reference_page(slug: str) -> str | None:
    """`docs/reference/<slug>.md`, or `reference.md` of a package outside the tree, if any."""
    if slug in registry.in_tree():
        return _first([folder / "reference" / f"{slug}.md" for folder in _FOLDERS])
    return _first([_outside(slug) / "reference.md"])


def in_words(page: str) -> str:
    """A page without its pictures and their captions, for readers that show none."""
    return PICTURE.sub("", page)


@cache
def pictures(slug: str) -> dict[str, Path]:
    """The pictures of a game's page by file name.

    They lie in `docs/games/pictures/<slug>`, or in `pictures` of a package outside the tree.
    """
    if slug in registry.in_tree():
        folders = [folder / "games" / "pictures" / slug for folder in _FOLDERS]
    else:
        folders = [_outside(slug) / "pictures"]
    there = next((folder for folder in folders if folder.is_dir()), None)
    return {file.name: file for file in there.iterdir()} if there else {}


@cache
def credit_of(slug: str, lang: str = ENGLISH) -> str | None:
    """Who made a game, and which components are reconstructed: from the end of its page.

    That is the first sentence of the last section, and the one with words in bold. A game outside
    the tree says it in ``Game.credit`` alone: its page may end with anything.
    """
    if slug not in registry.in_tree():
        return None
    credits = how_to_play(slug, lang)[0].rpartition("\n## ")[2].partition("\n")[2].strip()
    first, *others = SENTENCE.split(credits)
    bold = [said for said in others if "**" in said]
    return " ".join([first, *bold]).replace("**", "") if bold else None


def _read(slug: str, lang: str) -> str | None:
    if slug in registry.in_tree():
        inside = Path("games") if lang == ENGLISH else Path("games") / lang
        return _first([folder / inside / f"{slug}.md" for folder in _FOLDERS])
    return _first([_outside(slug) / ("rules.md" if lang == ENGLISH else f"rules.{lang}.md")])


def _outside(slug: str) -> Path:
    return Path(str(files(registry.game(slug).package)))


def _first(pages: list[Path]) -> str | None:
    return next((page.read_text(encoding="utf-8") for page in pages if page.is_file()), None)
