"""Threads that share one piece of work: the caller does the first part, they do the others.

Handing an empty part over and hearing that it is done takes 10 to 14 µs (a pool of futures:
34 at its best, on the same busy machine). So the parts should be worth it.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

__all__ = ["LINE", "Threads", "apart"]

Work = Callable[[int], None]

LINE = 128
"""Bytes that processors hand to each other at once: two lines of a cache, fetched together."""


def apart(shape: int | tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Zeroes that share no line of a cache with anything else.

    What a thread writes at every draw, its stream of chance above all, would otherwise lie
    beside another thread's: then the line goes back and forth between their cores.
    """
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(LINE + -(-size // LINE) * LINE, np.uint8)
    first = -room.ctypes.data % LINE
    return room[first : first + size].view(dtype).reshape(shape)


class Threads:
    """``threads`` threads, the caller's own among them."""

    def __init__(self, threads: int) -> None:
        self._tasks: list[SimpleQueue[Any]] = [SimpleQueue() for _ in range(threads - 1)]
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()
        for number, tasks in enumerate(self._tasks, 1):
            Thread(target=_serve, args=(number, tasks, self._done), daemon=True).start()
        weakref.finalize(self, _dismiss, self._tasks)

    def run(self, work: Work) -> None:
        """``work(0)`` here, ``work(1)`` and so on in the others; waits for all."""
        for tasks in self._tasks:
            tasks.put(work)
        failed: list[BaseException] = []
        try:
            work(0)
        finally:
            answers = [self._done.get() for _ in self._tasks]
            failed = [error for error in answers if error is not None]
        if failed:
            raise failed[0]


def _serve(number: int, tasks: SimpleQueue[Work | None], done: SimpleQueue[Any]) -> None:
    while (work := tasks.get()) is not None:
        try:
            work(number)
        except BaseException as error:  # whoever asked for the work is told
            done.put(error)
        else:
            done.put(None)
        del work


def _dismiss(all_tasks: Sequence[SimpleQueue[Any]]) -> None:
    for tasks in all_tasks:
        tasks.put(None)
