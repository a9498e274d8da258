"""Rock the Galaxy's board: in sight, still, and with an answer to what people ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.people import link, make
from tests.web.play import BOT, ME, new_table, wait_turn
from tests.web.server import Server

SLUG = "rock-the-galaxy"
Visit = Callable[..., Any]


def test_bands_say_what_they_want_and_seats_wear_their_marks(visit: Visit, server: Server) -> None:
    server.prepare(SLUG)
    page = visit()
    new_table(page, ME, BOT, slug=SLUG, variant="standard")
    wait_turn(page)
    orange = page.locator(".poster", has_text="Orange Groove")
    expect(orange.locator(".wants svg")).to_have_count(3)
    white = page.locator(".poster", has_text="White Noise")
    expect(white).to_be_disabled()
    expect(white).to_contain_text("Only with 4 players")
    seat_colour = "getComputedStyle(document.querySelector('.scores .mark')).color"
    before = page.evaluate(seat_colour)
    page.locator(".poster", has_text="Purple Rays").click()
    page.locator(".hand").wait_for()
    assert page.evaluate(seat_colour) != before
    shapes = [
        page.locator(f"{place} .mark path").first.get_attribute("d")
        for place in (".scores", ".stage.big")
    ]
    assert shapes[0] == shapes[1]


def test_the_aid_and_the_sets_of_a_card(visit: Visit, server: Server) -> None:
    """With this deal the first turn begins with a set in the hand."""
    server.prepare(SLUG)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    page = visit(link(make(server, variant="standard", seats=seats, seed=2), 0))
    wait_turn(page)
    page.get_by_role("button", name="What sets bring").click()
    aid = page.get_by_role("dialog")
    expect(aid.locator("tbody tr").first.locator("td")).to_have_text(["1", "2", "3"])
    expect(aid).to_contain_text("10 in the deck")
    page.keyboard.press("Escape")
    page.locator(".poster.can").first.click()
    end = page.locator(".do .btn", has_text="End turn")
    end.wait_for()
    assert "can" not in (end.get_attribute("class") or "").split()
    page.get_by_role("button", name="show its sets").first.click()
    expect(page.locator(".set:not(.dim)").first).to_be_visible()
    expect(page.locator(".hand [aria-pressed=true]").first).to_be_visible()
