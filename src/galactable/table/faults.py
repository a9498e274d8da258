"""The log of faults: one line a fault, not one a request.

While a database is down every request, bot and clock meets the same fault. The first is logged at
once; repetitions are counted, and told once a minute for as long as they last.
"""

from __future__ import annotations

import logging
import time

__all__ = ["Once", "without_tracebacks_of_clients"]

QUIET_SECONDS = 60.0
MOST = 1000


class Once(logging.Filter):
    """Lets a line through once a minute, with the number of those that were held back."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is logged now."""
        text = record.getMessage()
        since, held = self._seen.get(text, (float("-inf"), 0))
        now = time.monotonic()
        if now - since < QUIET_SECONDS:
            self._seen[text] = (since, held + 1)
            return False
        if len(self._seen) >= MOST:
            self._seen.clear()
        self._seen[text] = (now, 0)
        if held:
            record.msg, record.args = f"{text} ({held} times more since)", ()
        return True


def without_tracebacks_of_clients(record: logging.LogRecord) -> bool:
    """Logs a client's malformed bytes in one line, without a traceback."""
    if isinstance(record.exc_info, tuple) and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True
