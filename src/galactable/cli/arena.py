"""``galactable arena``: a seat-balanced tournament of bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from galactable.cli.arguments import INTERRUPTED, GameName, Json, Ray, Seats, Variant, fail, note

if TYPE_CHECKING:
    from galactable.sim.arena import Arena
    from galactable.sim.standings import Played, Standing

__all__ = ["arena"]


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, with commas (levels, module:Class, net:FILE); the last fills the table."
        ),
    ] = "admiral,greedy",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seats: Seats = None,
    variant: Variant = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal.", min=0)] = 1,
    processes: Annotated[
        int | None, typer.Option(help="Processes; else one a core. Changes the time alone.", min=1)
    ] = None,
    ray: Ray = None,
    as_json: Json = False,
    plot: Annotated[
        Path | None, typer.Option(help="A picture of the result, such as a.png.")
    ] = None,
    audit: Annotated[
        bool, typer.Option("--audit", help="Check first that each bot equals its own copy.")
    ] = False,
) -> None:
    """A tournament of bots: every deal is played with every bot in every seat.

    Ctrl-C ends it early, with the result of the deals that were played out.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from galactable.sim.arena import Arena

    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        raise typer.BadParameter(f"--bots has no name between two commas: {bots!r}")
    if audit:
        _audit(game, names, seats, variant, seed)
    found = Arena(game, names, seats, variant, seed)
    if plot:
        _need_plots()
    if games % len(found.lineups):
        note(f"{games} games are not a multiple of {len(found.lineups)}: not all seats weigh alike")
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    stopped = False
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(f"{found.game.title}", total=games)

        def keep(one: Played) -> None:
            played.append(one)
            progress.advance(task)

        try:
            found.play(games, processes, keep, ray)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        _leave_out_the_last_deal(played, len(found.lineups), games)
    standings = found.standings(played)
    if as_json:
        print(json.dumps(found.as_json(played)))
    else:
        _show(found, standings, len(played))
    if plot:
        _draw(found, standings, len(played), plot)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _leave_out_the_last_deal(played: list[Played], lineups: int, games: int) -> None:
    """Of an arena that was stopped: a deal that not everybody has played in every seat."""
    del played[len(played) // lineups * lineups :]
    if not played:
        raise typer.Exit(INTERRUPTED)
    note(f"stopped after {len(played)} of {games} games: this is their result")


def _audit(game: str, names: list[str], seats: int | None, variant: str | None, seed: int) -> None:
    from galactable.sim.arena import audit

    for name in names:
        problems = audit(game, name, 4, seats, variant, seed)
        if problems:
            fail(problems[0])
        note(f"{name} equals its own copy in every seat")


def _percent(share: tuple[float, float, float]) -> str:
    low, middle, high = (100 * x for x in share)
    return f"{middle:.1f}% ({low:.1f} to {high:.1f})"


def _show(arena: Arena, standings: list[Standing], games: int) -> None:
    from rich.console import Console
    from rich.table import Table

    title = f"{arena.game.title}, {arena.variant}, {arena.seats} seats, {games} games"
    ordered = sorted(standings, key=lambda s: -s.elo[1])
    table = Table("bot", title=title, box=None, pad_edge=False, title_justify="left")
    for name in ("games", "wins", "share of wins (95%)", "points", "Elo (95%)"):
        table.add_column(name, justify="right")
    for one in ordered:
        low, middle, high = one.elo
        table.add_row(
            one.name,
            str(one.games),
            f"{one.wins:g}" if one.wins == int(one.wins) else f"{one.wins:.1f}",
            _percent(one.share),
            f"{one.points:.1f}",
            f"{middle:+.0f} ({low:+.0f} to {high:+.0f})",
        )
    console = Console()
    console.print(table)
    if arena.seats > 1:
        table = Table("bot", title="Wins by seat", box=None, pad_edge=False, title_justify="left")
        for seat in range(arena.seats):
            table.add_column(str(seat + 1), justify="right")
        for one in ordered:
            table.add_row(one.name, *(f"{100 * share[1]:.0f}%" for share in one.by_seat))
        console.print()
        console.print(table)


def _need_plots() -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise typer.BadParameter("--plot needs matplotlib: install galactable[plot]") from None
    return Figure


def _draw(arena: Arena, standings: list[Standing], games: int, path: Path) -> None:
    """Shares of wins and Elo with their intervals, a row a bot."""
    figure = _need_plots()(figsize=(9, 1.2 + 0.5 * len(standings)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    ordered = sorted(standings, key=lambda s: s.elo[1])
    names = [one.name for one in ordered]
    for axes, label, values in (
        (left, "share of wins, %", [tuple(100 * x for x in one.share) for one in ordered]),
        (right, "Elo", [one.elo for one in ordered]),
    ):
        middle = [mid for _, mid, _ in values]
        errors = [
            [max(mid - low, 0) for low, mid, _ in values],
            [max(high - mid, 0) for _, mid, high in values],
        ]
        axes.errorbar(middle, names, xerr=errors, fmt="o", capsize=4)
        axes.set_xlabel(label)
        axes.grid(axis="x", alpha=0.3)
    figure.suptitle(f"{arena.game.title}, {arena.variant}, {arena.seats} seats, {games} games")
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise typer.BadParameter(f"cannot write {path}: {error}") from None
    note(f"wrote {path}")
