"""The page stays light: its listeners and memory do not grow with the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bench.browser import GAMES, measure
from tests.web.server import Server


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
def test_listeners_and_memory_stay_flat(server: Server, browser: Any, slug: str) -> None:
    found = measure(server, browser, slug)
    opened, end = found["opened"], found["end"]
    assert end["listeners"] <= opened["listeners"] + 10, found
    assert end["heap_mb"] <= 2 * opened["heap_mb"], found
