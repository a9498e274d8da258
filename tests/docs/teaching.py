"""The pages that teach the games, in pieces that tests can check.

An example is a quoted paragraph (``> ...``); its results are the numbers in bold, in order. A
game's test computes them by the rules, so a page cannot promise what the rules do not keep.
"""

import re
from functools import cache
from pathlib import Path

from galactable.core.registry import game

ROOT = Path(__file__).resolve().parents[2]
LANGS = ("en", "de", "fr", "es")
TITLES = {"en": "Example", "de": "Beispiel", "fr": "Exemple", "es": "Ejemplo"}


def path(slug: str, lang: str) -> Path:
    folder = ROOT / "docs" / "games"
    return folder / f"{slug}.md" if lang == "en" else folder / lang / f"{slug}.md"


@cache
def page(slug: str, lang: str) -> str:
    return path(slug, lang).read_text(encoding="utf-8")


def results(slug: str, lang: str) -> list[list[int]]:
    """What each example promises."""
    quoted = [line for line in page(slug, lang).splitlines() if line.startswith("> ")]
    return [[int(n) for n in re.findall(r"\*\*(\d+)\*\*", line)] for line in quoted]


def tables(slug: str, lang: str) -> list[list[list[str]]]:
    """Tables as rows of cells, the head first."""
    found: list[list[list[str]]] = []
    inside = False
    for line in page(slug, lang).splitlines():
        if not line.startswith("|"):
            inside = False
        elif not re.fullmatch(r"[|\-]+", line):
            if not inside:
                found.append([])
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
            inside = True
    return found


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def column(table: list[list[str]], at: int) -> list[str]:
    """A column without its head."""
    return [row[at] for row in table[1:]]


def said(slug: str, lang: str, *names: str) -> list[str]:
    """Messages of the game's catalogue: the page calls things what the table calls them."""
    voice = game(slug).voice(lang)
    return [voice.label(name) for name in names]
