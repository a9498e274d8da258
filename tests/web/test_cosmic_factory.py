"""Cosmic Factory by hand: tiles dragged, tapped and turned, and the minute running out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.play import check_axe
from tests.web.server import Server

Visit = Callable[..., Any]
SLUG = "cosmic-factory"


@pytest.fixture
def sit(visit: Visit, server: Server) -> Callable[..., Any]:
    """A table against a bot, at the beginning of the first building."""

    def sit_down(seconds: int = 0) -> Any:
        server.prepare(SLUG)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
        clock = {"kind": "build", "seconds": seconds} if seconds else None
        wish = {"game": SLUG, "variant": "beginner", "seats": seats, "seed": 3, "clock": clock}
        made = server.post("/api/tables", wish)
        page = visit(f"/#/table/{made['table']}/0/{made['seats'][0]['secret']}")
        if seconds:  # the minute begins when everybody is ready
            page.locator(".ready .primary").click()
        page.locator(".tray .cf-piece").first.wait_for()
        return page

    return sit_down


def middle(locator: Any) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_tiles_are_dragged_tapped_and_turned(sit: Callable[..., Any]) -> None:
    page = sit()
    laid = page.locator(".square .cf-piece")
    assert page.locator(".tray .cf-piece").count() == 9

    page.mouse.move(*middle(page.locator(".tray .cf-piece").first))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-cell='1,1']")), steps=6)
    page.mouse.up()
    expect(laid).to_have_count(1)

    page.locator(".tray .cf-piece").first.click()
    page.mouse.wheel(0, 100)  # while it is held
    page.locator("[data-cell='1,2'] .place.can").click()
    expect(laid).to_have_count(2)
    expect(page.locator("[data-cell='1,2'] [data-rot='1']")).to_be_visible()

    page.locator("[data-cell='1,1'] .cf-piece").click()
    page.keyboard.press("r")
    expect(page.locator("[data-cell='1,1'] [data-rot='1']")).to_be_visible()
    page.locator("[data-cell='1,1'] .cf-piece").click()  # a tap turns what is chosen
    expect(page.locator("[data-cell='1,1'] [data-rot='2']")).to_be_visible()

    page.mouse.move(*middle(page.locator("[data-cell='1,1'] .cf-piece")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-cell='3,3']")), steps=6)
    page.mouse.up()
    expect(page.locator("[data-cell='3,3'] [data-rot='2']")).to_be_visible()
    page.keyboard.press("Escape")

    # The server has it so too.
    page.wait_for_timeout(600)
    page.reload()
    expect(page.locator("[data-cell='3,3'] [data-rot='2']")).to_be_visible()
    expect(page.locator("[data-cell='1,2'] [data-rot='1']")).to_be_visible()
    expect(laid).to_have_count(2)


def test_the_minute_runs_out(sit: Callable[..., Any]) -> None:
    page = sit(seconds=8)
    ring = page.locator(".ring")
    expect(ring).to_be_visible()
    page.locator(".tray .cf-piece").first.click()
    page.locator(".place.can").first.click()
    expect(page.locator(".square .cf-piece")).to_have_count(1)
    check_axe(page)
    # At zero the other eight are not laid, the round is scored and shown, and the next one begins.
    page.get_by_role("button", name="Next round").click()
    page.locator(".ready .primary").wait_for()
    expect(page.locator(".round.num")).to_contain_text("Round 2")
    expect(page.locator(".log")).to_contain_text("Time was up for you")
