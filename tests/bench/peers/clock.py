"""How speed is measured: CPU time of the process, best of three."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

Line = tuple[str, str, float]
Lines = Iterator[Line]


def speed(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second of CPU time; ``play`` plays a little and says how many there were."""
    play()
    best = 0.0
    for _ in range(3):
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds / 3:
            decisions += play()
        best = max(best, decisions / spent)
    return best
