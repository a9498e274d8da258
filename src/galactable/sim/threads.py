"""Threads that share one piece of work: the caller does the first part, they do the others.

Handing an empty part over and hearing that it is done takes 10 to 14 µs (a pool of futures:
34 at its best, on the same busy machine). So the parts should be worth it.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

__all__ = ["LINE", "Meeting", "Threads", "apart"]

Work = Callable[[int], None]
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

    def run(self, work: Work) -> None:
        """``work(0)`` here, ``work(1)`` and so on in the others; waits for all."""
        if self._process != os.getpid():
            self._start()  # a fork has none of its parent's threads
        try:
            self._run(work)
        except BaseException:  # an interruption too: nobody may be at work when it is heard of
            self._run(_nothing)
            raise

    def _run(self, work: Work) -> None:
        answers: Answers = SimpleQueue()
        for tasks in self._tasks:
            tasks.put((work, answers))
        work(0)
        for _ in self._tasks:
            if (error := answers.get()) is not None:
                raise error


class Meeting:
    """Where the parts of one piece of work wait for each other, once.

    The last to come goes on at once. The caller comes first as a rule, so that with two threads
    the other, which began later, does not wait.
    """

    def __init__(self, parts: int) -> None:
        self._parts, self._here, self._well = parts, 0, True
        self._gate: SimpleQueue[None] = SimpleQueue()
        self._lock = Lock()

    def wait(self, well: bool) -> bool:
        """Whether all is well with all parts, once every one of them has come."""
        with self._lock:
            self._well &= well
            self._here += 1
            last = self._here == self._parts
        if last:
            self._open()
        else:
            self._gate.get()
        return self._well

    def call_off(self) -> None:
        """Lets everybody go: one part cannot come."""
        self._well = False
        self._open()

    def _open(self) -> None:
        for _ in range(self._parts):
            self._gate.put(None)


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
