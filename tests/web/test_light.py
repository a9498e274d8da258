"""The page stays light: nothing of the game gone by is kept but its log."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bench.browser import GAMES, kept
from tests.web.server import Server


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
def test_listeners_and_memory_stay_flat(server: Server, browser: Any, slug: str) -> None:
    found = kept(server, browser, slug)
    opened, end, fresh = found["opened"], found["end"], found["opened_at_the_end"]
    assert end["listeners"] <= opened["listeners"] + 10, found
    # What lies on the table and stands in the log, a page just opened at it has too.
    assert end["rest_mb"] <= 1.1 * fresh["rest_mb"], found
    assert end["nodes"] <= 1.1 * fresh["nodes"], found
