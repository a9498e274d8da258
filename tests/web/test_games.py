"""A person plays a whole game of each kind against bots, on the drawing itself: with a finger on a
small screen, or with the mouse. What is asked is in sight, nothing jumps, and who won is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.play import check_axe, play_out
from tests.web.server import Server
from tests.web.sight import SIZES, options, play_in_sight

Visit = Callable[..., Any]

# The fewest seats, the shortest variant; the longest choices are in the soak's.
GAMES = {
    "point-galaxy": "standard",
    "rock-the-galaxy": "first",
    "cosmic-factory": "beginner",
    "galactzy": "basic",
    "tiny-galaxies": "standard",
}
FULL = {
    **GAMES,
    "rock-the-galaxy": "standard",
    "cosmic-factory": "standard",
    "galactzy": "advanced",
}


def sit(visit: Visit, server: Server, slug: str, variant: str, **more: Any) -> Any:
    """At a table against a greedy bot."""
    server.prepare(slug)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": slug, "variant": variant, "seats": seats}
    made = server.post("/api/tables", wish)
    return visit(f"/#/table/{made['table']}/0/{made['seats'][0]['secret']}", **more)


def no_button_was_needed(page: Any) -> None:
    assert not page.locator(".choices button").count()


def look_closer(page: Any) -> Callable[[int], None]:
    """Once, a few choices into the game."""

    def look(asked: int) -> None:
        if asked == 6:
            no_button_was_needed(page)
            check_axe(page)

    return look


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_in_sight(visit: Visit, server: Server, slug: str) -> None:
    page = sit(visit, server, slug, GAMES[slug], **options("390x664"))
    assert play_in_sight(page, slug, "390x664", look_closer(page)) > 10
    expect(page.locator(".result tbody tr")).to_have_count(2)
    check_axe(page)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", FULL)
def test_a_whole_game_in_sight_everywhere(
    visit: Visit, server: Server, slug: str, size: str
) -> None:
    page = sit(visit, server, slug, FULL[slug], **options(size))
    assert play_in_sight(page, slug, size) > 10


@pytest.mark.parametrize("slug", GAMES)
def test_some_turns_with_the_mouse(visit: Visit, server: Server, slug: str) -> None:
    page = sit(visit, server, slug, GAMES[slug])
    assert play_out([page], slug, steps=10)
    no_button_was_needed(page)
    check_axe(page)
