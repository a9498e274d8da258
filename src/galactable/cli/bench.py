"""``galactable bench``: decisions and games a second."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from galactable.cli.arguments import Json, Seats, Variant, note, working

if TYPE_CHECKING:
    from galactable.core.game import Game
    from galactable.core.table import Table

__all__ = ["bench"]

SECONDS = 1.0  # of measured play for each line


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game, or all.")] = None,
    seats: Seats = None,
    variant: Variant = None,
    as_json: Json = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Measure on a CUDA device too.")] = False,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the search with random playouts too.")
    ] = False,
) -> None:
    """Random play, in decisions and games a second on one core (and on a CUDA device)."""
    from galactable.core import registry

    if gpu:
        from galactable.sim.device import needs_device

        needs_device()
    found = [registry.game(game)] if game else registry.games()
    rows = []
    for g in found:
        setups = [g.check_setup(variant, seats)] if variant or seats else _typical(g)
        for setup in setups:
            for measure in _modes(gpu, search).values():
                row = measure(g, *setup)
                rows.append(row)
                if as_json:
                    print(json.dumps(row), flush=True)
    if not as_json:
        _show(rows)


def _typical(game: Game) -> list[tuple[str, int]]:
    """The fewest and the most seats of the last variant that has several."""
    name = max(game.variants, key=lambda v: (len(game.variants[v]), v == "standard"))
    counts = game.variants[name]
    return [(name, counts[0]), (name, counts[-1])]


def _modes(gpu: bool, search: bool) -> dict[str, Callable[[Any, str, int], dict[str, Any]]]:
    modes: dict[str, Callable[[Any, str, int], dict[str, Any]]] = {
        "compiled": _compiled,
        "interpreted": _interpreted,
        "table": _table,
        "vector": _vector,
    }
    if search:
        modes["search"] = _search
    if gpu:
        modes["gpu"] = _gpu
    return modes


def _row(
    game: Game, variant: str, seats: int, mode: str, decisions: int, games: float, seconds: float
) -> dict[str, Any]:
    return {
        "game": game.slug,
        "variant": variant,
        "seats": seats,
        "mode": mode,
        "decisions_per_s": round(decisions / seconds),
        "games_per_s": round(games / seconds, 2),
        "decisions_per_game": round(decisions / games, 1) if games else None,
    }


def _playouts(game: Game, variant: str, seats: int, mode: str, batch: int) -> dict[str, Any]:
    from galactable.sim.playouts import Playouts

    playouts = Playouts(game, variant, seats, mode)
    began = perf_counter()
    with working(f"Compiling {game.title}"):
        playouts.run(1)
    if perf_counter() - began > 1:
        note(f"{game.title}: first use took {perf_counter() - began:.1f} s")
    decisions, games, began = 0, 0, process_time()
    while process_time() - began < SECONDS:
        decisions += playouts.run(batch, games).decisions
        games += batch
    return _row(game, variant, seats, mode, decisions, games, process_time() - began)


def _compiled(game: Game, variant: str, seats: int) -> dict[str, Any]:
    return _playouts(game, variant, seats, "compiled", 500)


def _interpreted(game: Game, variant: str, seats: int) -> dict[str, Any]:
    return _playouts(game, variant, seats, "interpreted", 1)


def _table(game: Game, variant: str, seats: int) -> dict[str, Any]:
    """``Table.play`` from Python, with its checks and its history: games played again."""
    from galactable.core.table import Table

    played = [(seed, _random_moves(Table(game, seats, variant, seed))) for seed in range(8)]
    decisions, games, seconds = 0, 0, 0.0
    while seconds < SECONDS:
        for seed, moves in played:
            table = Table(game, seats, variant, seed)
            began = process_time()
            for seat, code in moves:
                table.play(code, seat)
            seconds += process_time() - began
            decisions += len(moves)
        games += len(played)
    return _row(game, variant, seats, "table", decisions, games, seconds)


def _random_moves(table: Table) -> list[tuple[int, int]]:
    dice = random.Random(table.seed)
    while not table.over:
        table.play(dice.choice(table.codes()))
    return [(ply.seat, ply.move) for ply in table.plies]


def _search(game: Game, variant: str, seats: int) -> dict[str, Any]:
    """Random playouts to the end inside the bots' search: a game is a playout."""
    from galactable.bots.search import search_speed

    speed = search_speed(game, variant, seats, SECONDS)
    games, decisions = speed.playouts_per_s, speed.decisions_per_s
    return _row(game, variant, seats, "search", round(decisions), games, 1.0)


def _vector(game: Game, variant: str, seats: int) -> dict[str, Any]:
    """Many tables by one call, with masks and observations."""
    from galactable.sim.vector import Vector

    vector = Vector(game, variant, seats)
    vector.step(vector.sample())
    decisions, games, began = 0, 0, process_time()
    while process_time() - began < SECONDS:
        for _ in range(16):
            vector.step(vector.sample())
            games += int(vector.dones.sum())
        decisions += 16 * vector.tables
    return _row(game, variant, seats, "vector", decisions, games, process_time() - began)


def _gpu(game: Game, variant: str, seats: int) -> dict[str, Any]:
    """Random games on the device, in wall-clock time."""
    from galactable.sim.gpu import GpuPlayouts

    playouts = GpuPlayouts(game, variant, seats)
    with working(f"Compiling {game.title} for the device"):
        playouts.run(64)
    decisions, games, batch, began = 0, 0, 4 * playouts.tuning.tables, perf_counter()
    while perf_counter() - began < SECONDS:
        decisions += playouts.run(batch, games).decisions
        games += batch
    return _row(game, variant, seats, "gpu", decisions, games, perf_counter() - began)


def _show(rows: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "variant", "seats", "mode", box=None, pad_edge=False)
    for name in ("decisions/s", "games/s", "per game"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            row["game"],
            row["variant"],
            str(row["seats"]),
            row["mode"],
            f"{row['decisions_per_s']:,}",
            f"{row['games_per_s']:,}",
            str(row["decisions_per_game"]),
        )
    Console().print(table)
