"""Tiny Galaxies' board answers what people ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.play import BOT, ME, new_table, wait_turn
from tests.web.press import press
from tests.web.server import Server

SLUG = "tiny-galaxies"
Visit = Callable[..., Any]


def test_the_aid_opens_while_the_table_changes(visit: Visit, server: Server) -> None:
    """As far as the page knows, everything happens in the same moment."""
    server.prepare(SLUG)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    made = server.post("/api/tables", {"game": SLUG, "seats": seats})
    address = f"/#/table/{made['table']}/0/{made['seats'][0]['secret']}"
    page = visit(address, script="Date.now = () => 1_700_000_000_000;")
    press(
        page.get_by_role("button", name="Player aid"),
        says=(page.locator("dialog"), "21 points"),
    )


def test_the_aid_and_why_a_die_cannot_be_used(visit: Visit, server: Server) -> None:
    server.prepare(SLUG)
    page = visit()
    new_table(page, ME, BOT, slug=SLUG, variant="standard")
    wait_turn(page)
    page.get_by_role("button", name="Player aid").click()
    aid = page.get_by_role("dialog")
    expect(aid).to_contain_text("21 points")
    expect(aid.locator("tbody tr")).to_have_count(6)
    expect(aid.locator(".faces li")).to_have_count(6)
    page.keyboard.press("Escape")
    die = page.locator(".dice button.die").first
    die.focus()
    die.hover()
    expect(die.locator(".bubble")).to_be_visible()
    planet = page.locator(".planet button.ability").first
    planet.focus()
    box = planet.locator(".words").bounding_box()
    assert box is not None
    assert box["width"] > 40
    expect(page.locator(".strip .cell")).to_have_count(2)
    expect(page.locator(".tiny .strip")).to_contain_text("/21")
