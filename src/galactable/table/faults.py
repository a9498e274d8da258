"""The log of faults: one line a fault, not one a request.

While a database is down every request, bot and clock meets the same fault. The first is logged at
once; repetitions are counted, and told once a minute for as long as they last.
"""

from __future__ import annotations

import logging
import time

__all__ = ["Once", "but_what_clients_did"]

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


def but_what_clients_did(record: logging.LogRecord) -> bool:
    """Logs nothing of a client's malformed bytes: the client is told."""
    found = record.exc_info
    return not (isinstance(found, tuple) and isinstance(found[1], UnicodeDecodeError))
