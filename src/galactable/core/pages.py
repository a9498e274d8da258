"""The players' pages: the rules of a game in plain words, as Markdown."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from galactable.core import registry

__all__ = ["rules_page"]

_PACKAGE = Path(__file__).resolve().parents[1]
_FOLDERS = (_PACKAGE / "pages", _PACKAGE.parents[1] / "docs" / "games")  # installed; a checkout


def rules_page(slug: str) -> str:
    """The page of a game: `docs/games/<slug>.md`, or `rules.md` of a package outside the tree."""
    pages = [folder / f"{slug}.md" for folder in _FOLDERS]
    if slug not in registry.in_tree():
        pages = [Path(str(files(registry.game(slug).package) / "rules.md"))]
    for page in pages:
        if page.exists():
            return page.read_text(encoding="utf-8")
    return f"The rules page of {slug} is not installed."
