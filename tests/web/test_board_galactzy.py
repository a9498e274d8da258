"""Galactzy's board: its ending alone, and what its tools do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.play import BOT, ME, new_table, next_choice, play_out, press_marked
from tests.web.server import Server

Visit = Callable[..., Any]
SLUG = "galactzy"


def test_alone_a_game_ends_with_its_grade(visit: Visit, server: Server) -> None:
    server.prepare(SLUG)
    page = visit()
    new_table(page, ME, slug=SLUG, variant="basic")
    play_out([page], SLUG)
    headline = page.locator(".result h2").inner_text()
    assert headline.startswith("Grade "), headline
    assert "points" in page.locator(".result .outcome").inner_text()
    assert "win" not in page.locator(".result").inner_text().lower()


def test_a_tool_says_what_it_does(visit: Visit, server: Server) -> None:
    """By hovering, by focus and by touch; also one that cannot be used now."""
    server.prepare(SLUG)
    page = visit(has_touch=True)
    new_table(page, ME, BOT, slug=SLUG, variant="basic")
    tool = page.locator(".tool").first
    told = page.locator("[data-region=told]")
    while not tool.count():
        if next_choice(page, SLUG) == "press":
            press_marked(page)
        page.wait_for_timeout(30)
    tool.hover()
    expect(told).to_contain_text("Re-roll one die")
    page.mouse.move(5, 5)
    page.locator(".tool").nth(1).focus()
    expect(told).to_contain_text("Turn a die by one")
    tool.tap(force=True)  # aria-disabled: Playwright would wait for it
    expect(told).to_contain_text("Re-roll one die")
