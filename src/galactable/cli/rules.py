"""``galactable rules``: how to play, and the rules clause by clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from galactable.cli.arguments import GameName, Lang, fail, language, note

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["print_page", "rules"]

MOST_WIDE = 100
"""Lines of text longer than this are hard to read, however wide the terminal."""


def rules(
    game: GameName,
    lang: Lang = None,
    reference: Annotated[
        bool, typer.Option("--reference", help="Clause by clause, for those who argue (English).")
    ] = False,
) -> None:
    """How to play a game; `galactable rules GAME | less` reads it page by page."""
    from rich.console import Console

    from galactable.core.pages import how_to_play, reference_page
    from galactable.core.registry import game as find
    from galactable.core.voice import shared

    slug = find(game).slug
    page = reference_page(slug) if reference else None
    if reference and page is None:
        fail(f"{slug} has no reference; leave --reference out")
    if page is None:
        wanted = language(lang)
        page, spoken = how_to_play(slug, wanted)
        if spoken != wanted:
            note(shared(wanted).label("terminal-no-page"))
    print_page(Console(highlight=False), page)


def print_page(console: Console, page: str) -> None:
    """A page as text: in colour on a terminal, plain in a pipe or a pager."""
    from rich.markdown import Markdown

    from galactable.core.pages import in_words

    lines = [_plain(line) for line in in_words(page).splitlines()]
    console.print(Markdown("\n".join(lines)), width=min(console.width, MOST_WIDE))


def _plain(line: str) -> str:
    """Headings in capitals: they must stand out where there is neither colour nor size."""
    return line.upper() if line.startswith("## ") else line
