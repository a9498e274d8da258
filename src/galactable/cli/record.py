"""``galactable record``: plays bots, writes record files."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galactable.cli.arguments import Bots, GameName, Seats, Variant, bot_list

if TYPE_CHECKING:
    from galactable.core.table import Table

__all__ = ["play_bots", "record"]


def play_bots(table: Table, bots: list[str]) -> None:
    """Plays a table to its end; the bots' keys follow from the table's seed."""
    from galactable.bots import get_bot
    from galactable.core.rng import key_of

    players = [get_bot(name) for name in bots]
    while not table.over:
        seat = int(table.state.seat)
        key = key_of(table.seed, table.ply)
        table.play(players[seat].choose(table.game, table.state, seat, key), seat)


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
) -> None:
    """Plays bots against each other and writes record files."""
    import galactable
    from galactable.bots import get_bot
    from galactable.core import recordfile
    from galactable.core.table import Table

    found = galactable.game(game)
    variant, seats = found.check_setup(variant, seats)
    names = bot_list(bots, seats)
    for name in names:
        get_bot(name)
    if games is not None and out is None:
        raise typer.BadParameter("--games needs --out, a folder")
    from rich.console import Console
    from rich.progress import track

    seeds = range(seed, seed + (games or 1))
    console = Console(stderr=True)
    for one in track(seeds, f"Playing {found.title}", console=console, disable=games is None):
        table = Table(found, seats, variant, one, names=names)
        play_bots(table, names)
        if out is None:
            for line in recordfile.lines(table):
                sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
        else:
            recordfile.save(table, out / f"{one}.jsonl" if games is not None else out)
