"""``galactable warm``: compiles everything beforehand, so that nobody waits later."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Annotated

import typer

__all__ = ["warm"]


def warm(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game, or all.")] = None,
) -> None:
    """Compiles the rules and the bots of all games; done once, it is done for this version."""
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TimeElapsedColumn

    from galactable.core import registry
    from galactable.table.compiling import is_compiled

    games = [registry.game(game)] if game else registry.games()
    cold = [g.slug for g in games if not (is_compiled(g, False) and is_compiled(g, True))]
    if not cold:
        return
    columns = (SpinnerColumn(), *Progress.get_default_columns()[:3], TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("Compiling the rules, this once", total=len(cold))
        workers = min(len(cold), os.cpu_count() or 1)
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            for done in as_completed([pool.submit(_warm_one, slug) for slug in cold]):
                done.result()
                progress.advance(task)


def _warm_one(slug: str) -> None:
    from galactable.core.registry import game
    from galactable.table.compiling import compile_rules, compile_search, note_compiled

    compile_rules(slug)
    note_compiled(game(slug), search=False)
    compile_search(slug)
    note_compiled(game(slug), search=True)
