"""A clock for the terminal: what a person does not answer in time, the host ends."""

from __future__ import annotations

import sys
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["Countdown"]


class Countdown:
    """Gives a number of seconds to every stretch of a game that the host may end."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._ends: float | None = None
        self._lines: Queue[str] | None = None

    @property
    def left(self) -> float:
        """The seconds left of this stretch; all of them before it begins."""
        return self.seconds if self._ends is None else max(0.0, self._ends - monotonic())

    def run(self, running: bool) -> None:
        """A stretch begins with the first look, and ends with the last answer."""
        if not running:
            self._ends = None
        elif self._ends is None:
            self._ends = monotonic() + self.seconds

    def ask(self, console: Console) -> str | None:
        """The person's answer; nothing when the time is up."""
        if self._lines is None:
            self._lines = Queue()
            Thread(target=self._listen, args=(self._lines,), daemon=True).start()
        limit = None if self._ends is None else self.left
        shown = "" if limit is None else f"[yellow]{limit:.0f} s[/yellow] "
        console.print(f"{shown}[bold]> [/bold]", end="")
        try:
            return self._lines.get(timeout=limit).strip().lower()
        except Empty:
            console.print()
            return None

    @staticmethod
    def _listen(lines: Queue[str]) -> None:
        """Keeps reading: an answer that comes too late answers the next question."""
        for line in sys.stdin:
            lines.put(line)
        lines.put("q")
