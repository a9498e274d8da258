"""The table's clock: seconds since 1970 that never go back, even if the system clock does.

It starts at the machine's time, or later where the database has seen a later one, and runs with
the monotonic clock. Deadlines, banks of time, leases and the versions of updates follow it. What
people read as a date (when a table was made) is the machine's own time.
"""

from __future__ import annotations

import os
import time

__all__ = ["FACT", "VARIABLE", "not_before", "now", "share"]

VARIABLE = "GALACTABLE_STEADY"
"""Passes the clock on to a server's other processes, which share the monotonic clock."""
FACT = "clock"
"""The latest time that the database has seen."""


class _Clock:
    """How far the steady time is ahead of the monotonic clock."""

    def __init__(self) -> None:
        passed = os.environ.get(VARIABLE)
        self.ahead = float(passed) if passed else time.time() - time.monotonic()


_clock = _Clock()


def now() -> float:
    """Seconds since 1970, steadily growing."""
    return _clock.ahead + time.monotonic()


def not_before(earlier: float) -> None:
    """Goes on from a time that was seen before, if it is later than this clock's."""
    _clock.ahead = max(_clock.ahead, earlier - time.monotonic())


def share() -> None:
    """Passes this clock on to processes that are started from now on."""
    os.environ[VARIABLE] = repr(_clock.ahead)
