"""``galactable train``: self-play, which ends in a net."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from galactable.cli.arguments import GameName, note

__all__ = ["train"]


def train(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The file of the net, such as rock.npz.")],
    minutes: Annotated[float, typer.Option(help="How long.", min=0.01)] = 10.0,
    iterations: Annotated[
        int | None, typer.Option(help="How many iterations, instead of minutes.", min=1)
    ] = None,
    resume: Annotated[bool, typer.Option(help="Go on from the state beside the file.")] = False,
    start: Annotated[Path | None, typer.Option(help="A net to begin from.")] = None,
    judged: Annotated[
        bool, typer.Option("--judge/--no-judge", help="Play greedy and admiral meanwhile.")
    ] = True,
    seed: Annotated[int, typer.Option(help="The same seed, the same start.", min=0)] = 1,
    tables: Annotated[int | None, typer.Option(help="Tables played side by side.", min=1)] = None,
    steps: Annotated[
        int | None, typer.Option(help="Decisions at each table in an iteration.", min=2)
    ] = None,
    batch: Annotated[
        int | None, typer.Option(help="Decisions learnt from at a time.", min=2)
    ] = None,
    width: Annotated[int | None, typer.Option(help="Width of the net's layers.", min=8)] = None,
    rate: Annotated[
        str | None, typer.Option(help="Adam's rate, first and last, such as 1e-3,3e-5.")
    ] = None,
    entropy: Annotated[
        str | None, typer.Option(help="What variety is worth, likewise, such as 0.02,0.002.")
    ] = None,
) -> None:
    """Self-play with a live table of progress; writes a net, for `net:FILE`."""
    from rich.console import Console
    from rich.live import Live

    from galactable.core.registry import game as game_of
    from galactable.sim.train import train as run
    from galactable.sim.train.progress import table

    found = game_of(game)
    if out.suffix != ".npz":
        raise typer.BadParameter(f"a net's file ends in .npz, not {out.name!r}")
    if not out.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {out.parent}")
    asked: dict[str, Any] = {
        "tables": tables,
        "steps": steps,
        "batch": batch,
        "width": width,
        "seed": seed,
    }
    asked |= {"rate": _ends("--rate", rate), "entropy": _ends("--entropy", entropy)}
    changes: dict[str, Any] = {name: value for name, value in asked.items() if value is not None}
    with Live(console=Console(stderr=True), refresh_per_second=2) as live:
        written = run(
            found,
            out,
            minutes,
            iterations,
            resume,
            judged,
            start,
            show=lambda curve, now: live.update(table(found, curve, now)),
            **changes,
        )
    note(f"wrote {written}; play it as net:{written}")


def _ends(name: str, said: str | None) -> tuple[float, float] | None:
    """Two numbers with a comma between them."""
    if said is None:
        return None
    try:
        first, last = map(float, said.split(","))
    except ValueError:
        raise typer.BadParameter(f"{name} is two numbers such as 1e-3,3e-5, not {said!r}") from None
    return first, last
