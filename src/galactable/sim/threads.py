"""Threads that share one piece of work: the caller does the first part, they do the others.

Handing an empty part over and hearing that it is done takes 10 to 14 µs (a pool of futures:
34 at its best, on the same busy machine). So the parts should be worth it.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

__all__ = ["LINE", "Threads", "apart"]

Work = Callable[[int], object]
Answers = SimpleQueue[BaseException | None]
Tasks = SimpleQueue[tuple[Work, Answers] | None]

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
        self._others = threads - 1
        self._start()

    def _start(self) -> None:
        self._process = os.getpid()
        self._tasks: list[Tasks] = [SimpleQueue() for _ in range(self._others)]
        for number, tasks in enumerate(self._tasks, 1):
            Thread(target=_serve, args=(number, tasks), daemon=True).start()
        weakref.finalize(self, _dismiss, self._tasks)

    def run(
        self,
        work: Work,
        call_off: Callable[[], None] = lambda: None,
        asleep: Sequence[int] | None = None,
    ) -> None:
        """``work(0)`` here, ``work(1)`` and so on in the others; waits for all.

        Unless ``work(0)`` returns True: then all have done what counts. ``call_off`` is called
        where the caller breaks off, before it waits for the others. Threads that are at work
        and look for more by themselves are not ``asleep``: nothing is handed to them.
        """
        if self._process != os.getpid():
            self._start()  # a fork has none of its parent's threads
        try:
            self._run(work, self.others if asleep is None else asleep)
        except BaseException:  # an interruption too: nobody may be at work when it is heard of
            call_off()
            self._run(_nothing, self.others)
            raise

    @property
    def others(self) -> Sequence[int]:
        """The numbers of all threads but the caller's."""
        return range(1, len(self._tasks) + 1)

    def _run(self, work: Work, asleep: Sequence[int]) -> None:
        answers: Answers = SimpleQueue()
        for number in asleep:
            self.hand(number, work, answers)
        if work(0) is True:
            return
        for _ in asleep:
            if (error := answers.get()) is not None:
                raise error

    def hand(self, number: int, work: Work, answers: Answers) -> None:
        """Gives a thread something to do when it has nothing else."""
        self._tasks[number - 1].put((work, answers))


def _nothing(part: int) -> None:
    """Work that is done as soon as what was given before it is done."""


def _serve(number: int, all_tasks: Tasks) -> None:
    while (task := all_tasks.get()) is not None:
        work, answers = task
        try:
            work(number)
        except BaseException as error:  # whoever asked for the work is told
            answers.put(error)
        else:
            answers.put(None)
        del task, work, answers


def _dismiss(all_tasks: Sequence[Tasks]) -> None:
    for tasks in all_tasks:
        tasks.put(None)
