"""``galactable record``: plays bots, writes record files or columns for training."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from galactable.cli.arguments import Bots, GameName, Ray, Seats, Variant, bot_list

if TYPE_CHECKING:
    from galactable.core.table import Table

__all__ = ["play_bots", "record"]

T = TypeVar("T")


def play_bots(table: Table, bots: list[str]) -> None:
    """Plays a table to its end; the bots' keys follow from the table's seed."""
    from galactable.sim import selfplay

    selfplay.play_bots(table, bots)


def record(
    game: GameName,
    seats: Seats = None,
    variant: Variant = None,
    seed: Annotated[int, typer.Option(help="The seed, or the first of many.", min=0)] = 0,
    bots: Bots = "greedy",
    games: Annotated[
        int | None, typer.Option(help="This many, into the folder OUT.", min=1)
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Where to write; else standard output.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Columns instead: a file NAME.parquet, or a folder.")
    ] = None,
    ray: Ray = None,
) -> None:
    """Plays bots against each other and writes record files, or columns of plies."""
    import galactable
    from galactable.bots import get_bot
    from galactable.core import recordfile
    from galactable.sim.cluster import map_seeds
    from galactable.sim.selfplay import ParquetOut, SelfPlay

    found = galactable.game(game)
    variant, seats = found.check_setup(variant, seats)
    names = bot_list(bots, seats)
    for name in names:
        get_bot(name)
    if parquet is not None and out is not None:
        raise typer.BadParameter("--out writes record files, --parquet columns: take one")
    if games is not None and out is None and parquet is None:
        raise typer.BadParameter("--games needs --out, a folder, or --parquet")
    seeds = range(seed, seed + (games or 1))
    play = SelfPlay(found.slug, variant, seats, tuple(names))
    if parquet is not None:
        columns = ParquetOut(parquet, play)
        columns.write(_shown(map_seeds(play.plies, seeds, ray), found.title, games), seeds)
        return
    for one, text in _shown(map_seeds(play.text, seeds, ray), found.title, games):
        if out is None:
            sys.stdout.write(text)
        else:
            recordfile.write(text, out / f"{one}.jsonl" if games is not None else out)


def _shown(results: Iterable[T], title: str, games: int | None) -> Iterator[T]:
    """Progress on standard error."""
    from rich.console import Console
    from rich.progress import track

    options: dict[str, Any] = {"console": Console(stderr=True), "disable": games is None}
    yield from track(results, f"Playing {title}", total=games or 1, **options)
