"""How a training gets on: its curve as JSON lines, games against others, a table, a picture."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from warnings import warn

from galactable.core.game import Game

__all__ = ["RIVALS", "Curve", "Judge", "draw", "table"]

RIVALS = {"greedy": 200, "admiral": 40}
"""Who a net is measured against, and over how many games each time."""
JUDGED = 1 << 30  # seeds of these games: far from those of other measurements


class Curve:
    """Lines of figures, kept in a file as they come."""

    def __init__(self, path: Path, anew: bool) -> None:
        self.path = path
        self.lines: list[dict[str, Any]] = []
        if not anew and path.exists():
            self.lines = [json.loads(line) for line in path.read_text().splitlines()]
        elif path.exists():
            path.unlink()

    def add(self, **figures: Any) -> None:
        """Adds a line."""
        self.lines.append(figures)
        with self.path.open("a") as file:
            file.write(json.dumps(figures) + "\n")

    def shares(self, rival: str) -> list[dict[str, Any]]:
        """The lines that measure the net against a rival."""
        return [line for line in self.lines if line.get("rival") == rival]


class Judge:
    """Plays the newest net against a rival in a process of its own, over and over."""

    def __init__(self, game: Game, rival: str, net: Path, games: int, processes: int) -> None:
        fitting = [setup for setup in game.setups() if setup[1] == 2] or game.setups()
        self.variant, self.seats = fitting[-1]
        self.rival, self.net, self.games, self.processes = rival, net, games, processes
        self.slug = game.slug
        self._running: subprocess.Popen[str] | None = None
        self._since: Mapping[str, Any] = {}
        self._copy = net.with_name(f".{net.stem}-{rival}.npz")
        self._judged = 0.0

    def look(self, **now: Any) -> dict[str, Any] | None:
        """The share of wins if games are over; then games with the net that is there now."""
        found = None
        if self._running is not None:
            if self._running.poll() is None:
                return None
            said, why = self._running.communicate()
            if self._running.returncode == 0:
                first = json.loads(said)["bots"][0]
                found = {**self._since, "rival": self.rival, **_part(first)}
            else:
                warn(f"no games against {self.rival}: {_last_line(why)}", stacklevel=2)
            self._running = None
        if self.net.exists() and self.net.stat().st_mtime > self._judged:
            self._begin(now)
        return found

    def _begin(self, now: Mapping[str, Any]) -> None:
        self._judged = self.net.stat().st_mtime
        self._copy.write_bytes(self.net.read_bytes())  # the net changes while games are played
        command = [sys.executable, "-m", "galactable", "arena", self.slug, "--json"]
        command += ["--bots", f"net:{self._copy},{self.rival}", "--games", str(self.games)]
        command += ["--variant", self.variant, "--seats", str(self.seats)]
        command += ["--seed", str(JUDGED), "--processes", str(self.processes)]
        self._since = now
        self._running = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,  # a few lines: progress shows on terminals alone
            text=True,
            env={**os.environ, "OMP_NUM_THREADS": "1"},
            start_new_session=True,
        )

    def stop(self) -> None:
        """Ends the games that are being played."""
        if self._running is not None and self._running.poll() is None:
            if hasattr(os, "killpg"):
                os.killpg(self._running.pid, signal.SIGTERM)  # with the processes it started
            else:
                self._running.terminate()
            self._running.communicate()
        self._copy.unlink(missing_ok=True)


def _last_line(said: str) -> str:
    """What went wrong, of a traceback too."""
    return next(reversed(said.strip().splitlines()), "it ended without a word")


def _part(first: Mapping[str, Any]) -> dict[str, Any]:
    return {"share": first["share"], "games": first["games"]}


def table(game: Game, curve: Curve, now: Mapping[str, Any]) -> Any:
    """What is going on, for a terminal."""
    from rich.table import Table

    rows = Table(box=None, pad_edge=False, show_header=False)
    rows.add_row(game.title, f"iteration {now['iteration']}")
    rows.add_row("decisions", f"{now['decisions']:,}")
    rows.add_row("decisions a second", f"{now['rate']:,.0f}")
    rows.add_row("time left", f"{max(now['left'], 0) / 60:.1f} minutes")
    rows.add_row("variety (entropy)", f"{now.get('entropy', 0):.3f}")
    rows.add_row("error of values", f"{now.get('value', 0):.4f}")
    for rival in RIVALS:
        shares = curve.shares(rival)
        if shares:
            low, middle, high = (100 * x for x in shares[-1]["share"])
            games = shares[-1]["games"]
            rows.add_row(
                f"against {rival}", f"{middle:.1f}% ({low:.1f} to {high:.1f}) of {games} games"
            )
    return rows


def draw(game: Game, curve: Curve, path: Path) -> bool:
    """A picture of the curve; False where matplotlib is not installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return False
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for rival in RIVALS:
        lines = curve.shares(rival)
        minutes = [line["seconds"] / 60 for line in lines]
        shares = [[100 * x for x in line["share"]] for line in lines]
        if lines:
            low, middle, high = zip(*shares, strict=True)
            axes.plot(minutes, middle, marker="o", markersize=3, label=f"against {rival}")
            axes.fill_between(minutes, low, high, alpha=0.2)
    axes.set_xlabel("minutes of training")
    axes.set_ylabel("share of wins, %")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    if axes.lines:
        axes.legend(loc="lower right")
    steps = [line for line in curve.lines if "rate" in line]
    if steps:
        total = steps[-1]["decisions"] / 1e6
        figure.suptitle(f"{game.title}: {total:,.0f} million decisions")
    figure.savefig(path, dpi=110)
    return True
