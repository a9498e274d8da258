"""``galactable warm``: compiles everything beforehand, so that nobody waits later."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

__all__ = ["warm"]

WARM_BOTS = ("cadet", "navigator")  # one of each kind: those that look and those that search


def warm() -> None:
    """Compiles the rules and the bots of all games; done once, it is done for this version."""
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TimeElapsedColumn

    from galactable.core.compile import cache_directory
    from galactable.core.registry import slugs

    cold = [slug for slug in slugs() if not (cache_directory() / f"{slug}.warm").exists()]
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
    from galactable.bots import get_bot
    from galactable.core.compile import cache_directory
    from galactable.core.table import Table
    from galactable.table.compiling import compile_rules

    compile_rules(slug)
    table = Table(slug, seed=1)
    while len(table.codes()) == 1:
        table.play(table.codes()[0])
    for name in WARM_BOTS:
        get_bot(name).choose(table.game, table.state, int(table.state.seat), 1)
    for mark in ("ready", "warm"):
        (cache_directory() / f"{slug}.{mark}").touch()
