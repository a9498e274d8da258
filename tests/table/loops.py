"""Coroutines of tests, apart from the browser of the page's tests.

Playwright keeps an event loop running in the main thread of the process that it shares with other
tests; ``asyncio.run`` refuses to start a second one there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Like ``asyncio.run``, in a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
