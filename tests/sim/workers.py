"""Work for a Ray of the tests."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

from galactable.sim.arena import _Match


def square(seed: int) -> int:
    return seed * seed


def fails_at_three(seed: int) -> int:
    if seed == 3:
        raise ValueError("three is too much")
    return seed


class DiesOnce:
    """Kills its own worker in the midst of the first piece of work that finds no mark."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, seed: int) -> tuple[int, int]:
        if seed == 2 and not self.mark.exists():
            self.mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(0.05)
        return seed, os.getpid()


@dataclass(frozen=True)
class DyingMatch(_Match):
    """An arena's games; the worker of the first that ends is killed once, before it can say so."""

    mark: str = ""

    def _result(self, states) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if not Path(self.mark).exists():
            Path(self.mark).write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return super()._result(states)
