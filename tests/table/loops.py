"""Coroutines of tests, apart from the browser of the page's tests.

Playwright keeps an event loop running in the main thread of the process that it shares with other
tests; ``asyncio.run`` refuses to start a second one there.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")
SECONDS = 240


def run(coroutine: Coroutine[Any, Any, T], seconds: float = SECONDS) -> T:
    """Like ``asyncio.run``, in a thread of its own.

    One that hangs fails its test and is left behind: an executor would wait for it at the end.
    """
    done: Future[T] = Future()

    def work() -> None:
        try:
            done.set_result(asyncio.run(coroutine))
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    return done.result(seconds)
