"""Games by keyboard alone, in few keystrokes: the focus waits where the next choice is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.web.people import link, make
from tests.web.play import BOT, ME, TITLES, new_table, next_choice, wait_turn
from tests.web.server import Server

Visit = Callable[..., Any]
MOST = 3.0
VARIANTS = {"rock-the-galaxy": "first", "cosmic-factory": "beginner", "galactzy": "basic"}
# The key that stands on what shall be pressed; how far Tab leads to it, where none does.
KEY = """() => {
  const wanted = document.querySelector('[data-press]');
  if (!wanted) return null;
  if (wanted === document.activeElement) return 'Enter';
  const {left, top} = wanted.getBoundingClientRect();
  for (const mark of document.querySelectorAll('.keys kbd'))
    if (Math.abs(parseFloat(mark.style.left) - Math.max(2, left)) < 1
        && Math.abs(parseFloat(mark.style.top) - Math.max(2, top)) < 1) return mark.textContent;
  return 'Tab';
}"""
# While it is our turn, the keyboard stands on something to choose.
ON_A_CHOICE = """() => {
  const at = document.activeElement;
  const chooses = document.querySelector('.banner.mine') && !document.querySelector('.result');
  return !chooses || (!!at.closest('.board, .foot, dialog') && !at.matches('.banner'));
}"""


def press_by_keyboard(page: Any) -> int:
    """Presses what was marked; how many keystrokes that took, 0 if it is gone."""
    for made in range(1, 60):
        key = page.evaluate(KEY)
        if key == "Tab":  # what still flies gets its key when it lies
            with suppress(TimeoutError):
                page.wait_for_function(f"() => ({KEY})() !== 'Tab'", timeout=2000)
            key = page.evaluate(KEY)
        if key is None:
            return 0
        page.keyboard.press(key)
        if key != "Tab":
            return made
    return 0


def test_every_choice_bears_a_key(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Rock the Galaxy").wait_for()
    wanted = "() => document.activeElement.matches('.primary[aria-label*=\"Rock the Galaxy\"]')"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(wanted):
            break
    page.keyboard.press("Enter")
    page.locator(".poster.can").first.wait_for()
    keys = page.locator(".keys kbd")
    page.get_by_role("button", name="Skip to the table").press("Enter")
    expect(keys).not_to_have_count(0)
    second = page.locator(".poster.can").nth(1)
    name = second.locator("strong").inner_text()
    page.keyboard.press("2")
    expect(page.locator(".log")).to_contain_text(f"You play as {name}")
    page.locator(".hand li").first.click()
    expect(keys).to_have_count(0)  # who points needs none


def test_the_status_line_says_what_changed(visit: Visit, server: Server) -> None:
    """Also where the log is out of sight."""
    page = visit(link(make(server), 0), viewport={"width": 390, "height": 844})
    page.locator(".poster.can").first.wait_for()
    news = page.locator(".banner [role=status] .news")
    expect(news).to_have_count(0)
    name = page.locator(".poster.can strong").first.inner_text()
    page.locator(".poster.can").first.click()
    expect(news).to_contain_text(f"You play as {name}")
    expect(page.locator(".log")).not_to_be_visible()


@pytest.mark.parametrize(
    ("slug", "most"),
    [("rock-the-galaxy", 0)]
    + [(slug, 10) for slug in TITLES if slug != "rock-the-galaxy"]
    + [
        pytest.param(slug, 0, marks=pytest.mark.soak)
        for slug in TITLES
        if slug != "rock-the-galaxy"
    ],
)
def test_a_game_in_few_keystrokes(visit: Visit, server: Server, slug: str, most: int) -> None:
    """So many choices, or a whole game."""
    server.prepare(slug)
    page = visit()
    new_table(page, ME, BOT, slug=slug, variant=VARIANTS.get(slug, "standard"))
    wait_turn(page)
    page.get_by_role("button", name="Skip to the table").press("Enter")
    keystrokes, choices, idle = 2, 0, 0  # Tab and Enter led to the table
    while (choice := next_choice(page, slug)) != "over" and (not most or choices < most):
        if choice == "press":
            page.wait_for_function(ON_A_CHOICE)
        made = press_by_keyboard(page) if choice == "press" else 0
        keystrokes += made
        choices += bool(made)
        idle = 0 if made else idle + 1
        assert idle < 3000, page.locator(".banner").inner_text()
        # Two frames: then the focus is where the next choice is.
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))")
    assert most or page.locator(".result").is_visible()
    print(f"{slug}: {keystrokes} keystrokes for {choices} choices: {keystrokes / choices:.2f}")
    assert keystrokes <= MOST * choices
