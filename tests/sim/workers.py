"""Work for a Ray of the tests."""

import os
import signal
import time
from pathlib import Path


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
