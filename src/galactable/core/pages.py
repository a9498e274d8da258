"""The players' pages, `docs/games/<slug>.md`: in the package when it is installed."""

from __future__ import annotations

from pathlib import Path

__all__ = ["rules_page"]

_PACKAGE = Path(__file__).resolve().parents[1]
_FOLDERS = (_PACKAGE / "pages", _PACKAGE.parents[1] / "docs" / "games")


def rules_page(slug: str) -> str:
    """The rules of a game in plain words, as Markdown."""
    for folder in _FOLDERS:
        page = folder / f"{slug}.md"
        if page.exists():
            return page.read_text(encoding="utf-8")
    return f"The rules page of {slug} is not installed."
