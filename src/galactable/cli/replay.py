"""``galactable replay``: a record file in words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galactable.cli.arguments import Lang, language, note, terminal
from galactable.cli.results import results, setup
from galactable.core.text import Line, joined, plain
from galactable.core.viewers import ALL

if TYPE_CHECKING:
    from galactable.core.table import Table

__all__ = ["replay"]


def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Compare everything in it with what happens.")
    ] = False,
    lang: Lang = None,
) -> None:
    """The log of a recorded game in words; `--verify` plays it again and compares."""
    from galactable.core import recordfile
    from galactable.core.names import called

    read = recordfile.load(file)
    # A log in words is not worth waiting for the compiler.
    mode = "compiled" if verify else "interpreted"
    table = recordfile.replay(read, verify, mode, texts=True)
    console = terminal(soft_wrap=True)
    game, spoken = table.game, language(lang)
    table.names = called(read.header.players, spoken)
    words = game.voice(spoken)
    head = words.label(
        "terminal-seed", game=game.title, variant=words.variant(table.variant), seed=str(table.seed)
    )
    console.print(head, style="bold", markup=False)
    for label, line in _numbered(table, spoken):
        style = "bold" if line.heading else None
        console.print(f"{label:>5} {plain(line.text)}", style=style, markup=False)
    for result in results(table, spoken):
        console.print(result, markup=False)
    if not table.over:
        note(words.label("terminal-unfinished", ply=table.ply))
    if verify:
        if read.reworded:
            lines, version = len(read.reworded), read.header.version
            note(words.label("terminal-reworded", lines=lines, version=version))
        note(words.label("terminal-verified", plies=table.ply))


def _numbered(table: Table, lang: str) -> list[tuple[str, Line]]:
    """The whole log; the first line of each ply is numbered."""
    found: list[tuple[str, Line]] = []
    for number, events in ((0, table.dealt), *((ply.ply, ply.events) for ply in table.plies)):
        for i, line in enumerate(table.story(events, ALL, lang)):
            last = [found[-1][1]] if found else []
            if len(lines := joined([*last, line])) == len(last):
                found[-1] = (found[-1][0], lines[0])
            else:
                found.append((str(number) if number and i == 0 else "", line))
    if found and not found[0][1].heading:
        found.insert(0, ("", setup(table.game.voice(lang))))
    return found
