"""``galactable analyse``: what the search thinks of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from galactable.cli.arguments import Json, note

if TYPE_CHECKING:
    from galactable.bots.analysis import Glance, Look
    from galactable.core.table import Table

__all__ = ["analyse"]


def analyse(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    ply: Annotated[int | None, typer.Option(help="One decision, counted from 1.", min=1)] = None,
    playouts: Annotated[int, typer.Option(help="Playouts for every decision.", min=1)] = 300,
    top: Annotated[int, typer.Option(help="How many moves to show.", min=1)] = 10,
    page: Annotated[Path | None, typer.Option(help="The report as a page with the curve.")] = None,
    as_json: Json = False,
) -> None:
    """With `--ply` every move of a decision; without it a report over the whole game."""
    from galactable.bots.analysis import glance, look_back
    from galactable.bots.analysis import page as page_of
    from galactable.core import recordfile

    table = recordfile.replay(recordfile.load(file))
    if ply is not None:
        if ply > table.ply:
            raise typer.BadParameter(f"--ply is at most {table.ply}: the record ends there")
        found = glance(table, ply, playouts)
        if as_json:
            print(json.dumps(_decision(table, found)))
        else:
            _show_decision(table, found, top)
        return
    if not table.over:
        raise typer.BadParameter("the game is not over: name a decision with --ply")
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Looking back", total=table.ply)
        look = look_back(table, playouts, lambda _: progress.advance(task))
    if page:
        try:
            page.write_text(page_of(table, look), encoding="utf-8")
        except OSError as error:
            raise typer.BadParameter(f"cannot write {page}: {error.strerror}") from None
        note(f"wrote {page}")
    if as_json:
        print(json.dumps(_report(table, look, top)))
    else:
        _show_report(table, look, top)


def _decision(table: Table, found: Glance) -> dict[str, Any]:
    return {
        "ply": found.ply,
        "seat": found.seat,
        "played": found.played,
        "moves": [
            {
                "move": one.move,
                "text": _words(table, found, one.move),
                "visits": one.visits,
                "points": round(one.points, 2),
                "win": round(one.win, 4),
            }
            for one in found.opinions
        ],
    }


def _words(table: Table, found: Glance, move: int) -> str:
    past = table.game.State.array(1)
    past.view("u1")[:] = memoryview(table.plies[found.ply - 1].before)
    return table.game.move(past[0], found.seat, move, table.names).words


def _show_decision(table: Table, found: Glance, top: int) -> None:
    from rich.console import Console
    from rich.table import Table as Rows

    rows = Rows("", "move", box=None, pad_edge=False)
    for name in ("visits", "points", "win"):
        rows.add_column(name, justify="right")
    for i, one in enumerate(found.opinions):
        played = one.move == found.played
        if i < top or played:
            win = "-" if table.seats == 1 else f"{100 * one.win:.1f}%"
            words = _words(table, found, one.move)
            mark = "played" if played else ""
            rows.add_row(mark, words, str(one.visits), f"{one.points:.1f}", win)
    console = Console()
    console.print(f"Ply {found.ply}: {table.names[found.seat]} decides", markup=False)
    console.print(rows, markup=False)


def _report(table: Table, look: Look, top: int) -> dict[str, Any]:
    return {
        "game": table.game.slug,
        "seed": table.seed,
        "costs": [round(x, 4) for x in look.costs],
        "luck": [round(x, 4) for x in look.luck],
        "dearest": [
            {
                "ply": one.ply,
                "seat": one.seat,
                "played": one.words,
                "better": _words(table, one, one.best.move),
                "cost": round(one.cost, 4),
            }
            for one in look.dearest(top)
        ],
        "curve": [[one.ply, one.seat, round(one.best.value, 4)] for one in look.glances],
    }


def _show_report(table: Table, look: Look, top: int) -> None:
    from rich.console import Console
    from rich.table import Table as Rows

    scale, unit = (1.0, "") if look.solo else (100.0, "%")
    rows = Rows("player", box=None, pad_edge=False)
    for name in ("points", "cost of moves", "luck"):
        rows.add_column(name, justify="right")
    for seat, points in enumerate(table.scores()):
        cost, luck = scale * look.costs[seat], scale * look.luck[seat]
        rows.add_row(
            table.names[seat], str(points["total"]), f"{cost:.1f}{unit}", f"{luck:+.1f}{unit}"
        )
    console = Console()
    console.print(rows, markup=False)
    dear = Rows("ply", "player", "played", "better", box=None, pad_edge=False)
    dear.add_column("cost", justify="right")
    for one in look.dearest(top):
        better = _words(table, one, one.best.move)
        lost = f"{scale * one.cost:.1f}{unit}"
        dear.add_row(str(one.ply), table.names[one.seat], one.words, better, lost)
    console.print("\nThe moves that cost the most:")
    console.print(dear, markup=False)
