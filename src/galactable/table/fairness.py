"""A fair queue of bots' work: nobody waits behind another client's pile of jobs.

A client's jobs stand in a line of their own. Next is always the line whose client has used the
least time of late. Each client may use so many seconds in a minute (``limits.bot_seconds``). Jobs
beyond that wait until some of the time has come back, even if nobody else wants anything, so that
whoever comes next finds the workers free.
"""

from __future__ import annotations

import time
from collections import deque
from typing import Generic, TypeVar

__all__ = ["FairQueue"]

T = TypeVar("T")

MINUTE = 60.0
LEAD = 1.0
"""A newcomer's head start, in seconds, over those who have had their turns."""


class _Line(Generic[T]):
    """One client's waiting jobs, and the time it has used."""

    def __init__(self, quota: float, used: float) -> None:
        self.jobs: deque[T] = deque()
        self.used = used
        self.left = quota
        self.then = time.monotonic()


class FairQueue(Generic[T]):
    """Jobs by client; ``quota`` is the seconds of one client in a minute."""

    def __init__(self, quota: float) -> None:
        self._quota = quota
        self._lines: dict[str, _Line[T]] = {}

    def __len__(self) -> int:
        return sum(len(line.jobs) for line in self._lines.values())

    def put(self, client: str, job: T, again: bool = False) -> None:
        """Adds a job; ``again``: it was given out before and goes first."""
        line = self._lines.get(client)
        if line is None:
            if len(self._lines) > 10_000:
                self._forget_idle()
            line = self._lines[client] = _Line(self._quota, 0.0)
        if not line.jobs:  # a long rest earns no more than the head start
            busy = [other.used for other in self._lines.values() if other.jobs]
            line.used = max(line.used, min(busy, default=line.used) - LEAD)
        (line.jobs.appendleft if again else line.jobs.append)(job)

    def take(self) -> tuple[str, T] | None:
        """The next job and whose it is; None if all who wait have used up their time."""
        able = [
            (line.used, client)
            for client, line in self._lines.items()
            if line.jobs and self._refill(line) > 0
        ]
        if not able:
            return None
        client = min(able)[1]
        return client, self._lines[client].jobs.popleft()

    def spent(self, client: str, seconds: float) -> None:
        """Charges a client for a job."""
        line = self._lines.get(client)
        if line is not None:
            line.used += seconds
            line.left = self._refill(line) - seconds

    def wait(self) -> float | None:
        """Seconds until a waiting client has time again; None if nobody waits."""
        rate = self._quota / MINUTE
        left = [self._refill(line) for line in self._lines.values() if line.jobs]
        return min((max(0.0, -each) / rate + 0.01 for each in left), default=None)

    def clear(self) -> list[T]:
        """Empties all lines and returns their jobs."""
        found = [job for line in self._lines.values() for job in line.jobs]
        self._lines.clear()
        return found

    def _refill(self, line: _Line[T]) -> float:
        now = time.monotonic()
        line.left = min(self._quota, line.left + (now - line.then) * self._quota / MINUTE)
        line.then = now
        return line.left

    def _forget_idle(self) -> None:
        idle = [
            client
            for client, line in self._lines.items()
            if not line.jobs and self._refill(line) >= self._quota
        ]
        for client in idle:
            del self._lines[client]
