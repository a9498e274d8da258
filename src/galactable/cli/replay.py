"""``galactable replay``: a record file in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from galactable.cli.arguments import note

__all__ = ["replay"]


def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Compare everything in it with what happens.")
    ] = False,
) -> None:
    """The log of a recorded game in words; `--verify` plays it again and compares."""
    from rich.console import Console

    from galactable.core import recordfile
    from galactable.core.game import ALL

    read = recordfile.load(file)
    # A log in words is not worth waiting for the compiler.
    table = recordfile.replay(read, verify, "compiled" if verify else "interpreted")
    console = Console(highlight=False, soft_wrap=True)
    game = table.game
    console.print(f"{game.title} ({table.variant}), seed {table.seed}", style="bold", markup=False)
    for line in table.tell(table.dealt, ALL):
        console.print(f"      {line}", markup=False)
    for ply in table.plies:
        for i, line in enumerate(table.tell(ply.events, ALL)):
            console.print(f"{ply.ply if i == 0 else '':>5} {line}", markup=False)
    for seat, points in enumerate(table.scores()):
        parts = ", ".join(f"{name} {n}" for name, n in points.items() if name != "total")
        places = table.places()
        place = f"place {places[seat]}, " if places else ""
        console.print(
            f"{table.names[seat]}: {place}{points['total']} points ({parts})", markup=False
        )
    if not table.over:
        note(f"the game is not over: the record stops after ply {table.ply}")
    if verify:
        note(f"verified: {table.ply} plies, all as recorded")
