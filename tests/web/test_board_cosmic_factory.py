"""Cosmic Factory's board: in sight, still, and with an answer to what people ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.play import check_axe, play_out
from tests.web.server import Server
from tests.web.sight import SIZES, options

SLUG = "cosmic-factory"
Visit = Callable[..., Any]


@pytest.fixture
def sit(visit: Visit, server: Server) -> Callable[..., Any]:
    """A table against a bot; a short minute keeps bots from building for long."""

    def sit_down(variant: str = "standard", seconds: int = 6, seed: int = 3, **more: Any) -> Any:
        server.prepare(SLUG)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
        clock = {"kind": "build", "seconds": seconds} if seconds else None
        wish = {"game": SLUG, "variant": variant, "seats": seats, "seed": seed, "clock": clock}
        made = server.post("/api/tables", wish)
        return visit(f"/#/table/{made['table']}/0/{made['seats'][0]['secret']}", **more)

    return sit_down


def test_a_round_ends_with_its_result(sit: Callable[..., Any]) -> None:
    page = sit("beginner")
    page.locator(".ready .primary").click()
    result = page.locator(".round-end")
    result.wait_for()
    expect(result).to_contain_text("Round 1, scored")
    expect(result.locator("section")).to_have_count(2)
    expect(result.locator("section").first).to_contain_text("Zones")
    totals = result.locator(".total").all_inner_texts()
    scores = page.locator(".scores .num").all_inner_texts()
    assert [one.split()[-1] for one in totals] == [one for one in scores if one][:2]
    check_axe(page)
    result.get_by_role("button", name="Next round").click()
    expect(page.locator(".ready .primary")).to_be_visible()
    expect(page.locator("[data-region=bar] .round")).to_have_text("Round 2 of 5")


def test_the_last_round_is_shown_before_the_result(sit: Callable[..., Any]) -> None:
    """Also to whoever comes back to it; once it was seen the result stands there."""
    page = sit("beginner", 1)
    shown, result = page.locator(".round-end"), page.locator(".result")
    for number in range(1, 6):
        page.locator(".ready .primary").click()
        shown.get_by_text(f"Round {number}, scored").wait_for()
        if number < 5:
            shown.get_by_role("button", name="Next round").click()
    expect(page.locator(".banner")).to_contain_text("The game is over")
    page.reload()
    on = shown.get_by_role("button", name="To the result")
    on.wait_for()
    expect(result).to_have_count(0)
    check_axe(page)
    on.click()
    result.wait_for()
    expect(shown).to_have_count(0)
    page.reload()
    result.wait_for()
    expect(shown).to_have_count(0)


def test_watchers_see_the_last_round_too(visit: Visit, server: Server) -> None:
    server.prepare(SLUG)
    wish = {
        "game": SLUG,
        "variant": "beginner",
        "seats": [{"kind": "bot", "bot": "greedy"}] * 2,
        "public": True,
    }
    page = visit(f"/#/table/{server.post('/api/tables', wish)['table']}")
    page.locator(".round-end", has_text="Round 5, scored").wait_for()
    expect(page.locator(".result")).to_have_count(0)
    page.locator(".result").wait_for()  # by itself, after a while
    expect(page.locator(".round-end")).to_have_count(0)


def test_the_tile_under_the_pointer_turns(sit: Callable[..., Any]) -> None:
    page = sit("beginner", 0)
    page.locator(".tray .cf-piece").first.hover()
    page.keyboard.press("r")
    expect(page.locator(".tray .cf-piece").first.locator("[data-rot='1']")).to_have_count(1)
    page.mouse.wheel(0, 100)
    expect(page.locator(".tray .cf-piece").first.locator("[data-rot='2']")).to_have_count(1)


def test_scales_and_best_zones_are_told(sit: Callable[..., Any]) -> None:
    page = sit("beginner", 0)
    page.locator(".tray .cf-piece").first.wait_for()
    chip = page.locator(".line .chip").first
    tip = page.locator(".line .tip").first
    expect(tip).to_be_hidden()
    chip.hover()
    expect(tip).to_contain_text("9 planets or more: 5 points")
    page.mouse.move(5, 5)
    chip.focus()
    expect(tip).to_contain_text("Next: 3 for 1.")
    play_out([page], SLUG, steps=8)
    expect(page.locator(".stand").first.locator(".best")).to_have_count(2)


def test_the_prompt_says_what_is_missing(sit: Callable[..., Any]) -> None:
    page = sit("beginner", 0)
    page.locator(".tray .cf-piece").first.wait_for()
    expect(page.locator(".banner .question")).to_have_text("Build your galaxy: 9 tiles to lay.")
    page.locator(".tray .cf-piece").first.click()
    page.locator(".place.can").first.click()
    expect(page.locator(".banner .question")).to_have_text("Build your galaxy: 8 tiles to lay.")
    expect(page.locator(".done")).to_be_disabled()


# Deals whose first Kaos card asks for another shape than the square.
FIRST = ("line", "390x664")
DEALS = {"line": 0, "twin": 10, "any": 17}
# Places that something else covers, or that lie off the screen.
HIDDEN = """() => [...document.querySelectorAll('.place.can')].filter((one) => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== one;
}).length"""


@pytest.mark.parametrize(
    ("shape", "size"),
    [
        pytest.param(shape, size, marks=() if (shape, size) == FIRST else pytest.mark.soak)
        for shape in DEALS
        for size in SIZES
    ],
)
def test_every_place_of_every_shape_is_in_sight(
    sit: Callable[..., Any], shape: str, size: str
) -> None:
    page = sit(seconds=0, seed=DEALS[shape], **options(size))
    while not page.locator(f".square.{shape} .place").count():
        play_out([page], SLUG, steps=1)
    page.locator(".tray .can").first.click()
    page.locator(".place.can").first.wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(HIDDEN) == 0
