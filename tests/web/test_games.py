"""A person plays a whole game of each kind against bots, with the mouse on the drawing itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.play import BOT, ME, check_axe, new_table, play_out
from tests.web.server import Server

Visit = Callable[..., Any]

# The fewest seats, the shortest variant.
GAMES = [
    ("point-galaxy", "standard"),
    ("rock-the-galaxy", "first"),
    ("cosmic-factory", "beginner"),
    ("galactzy", "basic"),
    ("tiny-galaxies", "standard"),
]


def no_button_was_needed(page: Any) -> None:
    assert not page.locator(".choices button").count()


@pytest.mark.parametrize(("slug", "variant"), GAMES)
def test_a_whole_game_with_the_mouse(visit: Visit, server: Server, slug: str, variant: str) -> None:
    server.prepare(slug)
    page = visit()
    new_table(page, ME, BOT, slug=slug, variant=variant)
    play_out([page], slug, steps=6)
    no_button_was_needed(page)
    check_axe(page)
    play_out([page], slug)
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator(".result tbody tr")).to_have_count(2)
    check_axe(page)


@pytest.mark.parametrize(("slug", "variant"), GAMES)
def test_some_turns_with_a_finger(visit: Visit, server: Server, slug: str, variant: str) -> None:
    server.prepare(slug)
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    new_table(page, ME, BOT, slug=slug, variant=variant)
    assert play_out([page], slug, tap=True, steps=10)
    no_button_was_needed(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(page)
