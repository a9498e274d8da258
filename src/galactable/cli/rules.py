"""``galactable rules``: how to play, and the rules clause by clause."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Annotated

import typer

from galactable.cli.arguments import GameName, Lang, fail, language, note, terminal

if TYPE_CHECKING:
    from rich.console import Console
    from rich.markdown import Markdown

__all__ = ["page_as_text", "rules"]

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
    print_page(terminal(), page)


def print_page(console: Console, page: str) -> None:
    """A page in colour on a terminal, as plain text in a pipe."""
    if console.is_terminal:
        console.print(_drawn(page), width=min(console.width, MOST_WIDE))
    else:
        console.out(page_as_text(page, console.width), highlight=False)


def page_as_text(page: str, width: int) -> str:
    """A page for a pipe or a pager: no colours, and nothing at the ends of lines."""
    from rich.console import Console

    plain = Console(file=StringIO(), width=min(width, MOST_WIDE), force_terminal=False)
    plain.print(_drawn(page))
    written: str = plain.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in written.splitlines()).rstrip()


def _drawn(page: str) -> Markdown:
    from rich.markdown import Markdown

    from galactable.core.pages import in_words

    return Markdown("\n".join(_plain(line) for line in in_words(page).splitlines()))


def _plain(line: str) -> str:
    """Headings in capitals: they must stand out where there is neither colour nor size."""
    return line.upper() if line.startswith("## ") else line
