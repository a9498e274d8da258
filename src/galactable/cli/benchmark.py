"""``galactable benchmark``: an agent on a fixed list of set-ups, deals and opponents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galactable.cli.arguments import INTERRUPTED, Json, note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from galactable.sim.benchmark import Result

__all__ = ["benchmark"]


def benchmark(
    agent: Annotated[
        str, typer.Argument(metavar="AGENT", help="A bot: a level, module:Class or net:FILE.")
    ],
    games: Annotated[
        str | None, typer.Option(help="Only the lines of these games, separated by commas.")
    ] = None,
    part: Annotated[
        float, typer.Option(help="A part of the deals, for a first look: 0.1, say.", min=0, max=1)
    ] = 1.0,
    experience: Annotated[
        int | None, typer.Option(help="Decisions that the agent was trained on: told, not used.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="Processes; else one a core. Changes the time alone.", min=1)
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the result as JSON there too.")] = None,
    as_json: Json = False,
) -> None:
    """Plays an agent on the benchmark that docs/benchmark.md describes; prints a table.

    Ctrl-C ends it early, with the lines that were played whole.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from galactable.bots import get_bot
    from galactable.sim import benchmark as bench

    name = get_bot(agent).name
    lines = bench.lines_of([g.strip() for g in games.split(",")] if games else None)
    results: list[Result] = []
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stopped = False
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(name, total=len(lines))
        try:
            for result in bench.run(agent, lines, part, processes):
                results.append(result)
                progress.update(task, advance=1, description=result.line.name)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        if not results:
            raise typer.Exit(INTERRUPTED)
        note(f"stopped after {len(results)} of {len(lines)} lines: this is their result")
    found = bench.as_json(name, results, experience)
    found["part"] = part
    if part < 1:
        note(f"only {part:g} of the deals were played: this is not a result of {bench.NAME}")
    if out is not None:
        from galactable.core.recordfile import write

        write(json.dumps(found, indent=1) + "\n", out)
    if as_json:
        print(json.dumps(found))
    else:
        _show(name, results, found["score"])
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _show(name: str, results: Sequence[Result], score: Sequence[float] | None) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "variant", "seats", "against", title=name, box=None, pad_edge=False)
    for head in ("games", "share of wins (95%)", "points"):
        table.add_column(head, justify="right")
    for one in results:
        low, middle, high = (100 * x for x in one.share)
        alone = one.line.seats == 1 and one.share[1] == 1
        share = "" if alone else f"{middle:.1f}% ({low:.1f} to {high:.1f})"
        table.add_row(
            one.line.game,
            one.line.variant,
            str(one.line.seats),
            one.line.opponent or "nobody",
            str(one.games),
            share,
            f"{one.points:.1f}",
        )
    console = Console()
    console.print(table)
    if score:
        low, middle, high = (100 * x for x in score)
        console.print(f"\nscore: {middle:.1f} ({low:.1f} to {high:.1f})", highlight=False)
