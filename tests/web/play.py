"""Playing through the page: what a person would press next, and pressing it."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import ROOT
from tests.web.press import choose, pick, press, tick, write

ME, FRIEND, BOT = "Me, at this screen", "A friend, by link", "a bot"
ANYONE = "Anyone, from the lobby"
BOXES = {"public": "Anyone may watch", "hints": "With hints", "practice": "Practice"}
ROCK = "rock-the-galaxy"
TITLES = {
    "point-galaxy": "Point Galaxy",
    "rock-the-galaxy": "Rock the Galaxy",
    "cosmic-factory": "Cosmic Factory",
    "galactzy": "Galactzy",
    "tiny-galaxies": "Tiny Galaxies",
}

LOOK = '{"lang": "%s", "quick": true, "notes": false, "confirm": false, "theme": "%s"}'
CHOICES = (Path(__file__).parent / "choices.js").read_text(encoding="utf-8")
PRESS = "[data-press]"
# Where the thing to press can be seen: a point of it that nothing else covers, nearest its middle.
SPOT = """(scrolls) => {
  const element = document.querySelector('[data-press]');
  if (!element) return null;
  const box = () => element.getBoundingClientRect();
  const {top: up, bottom: down, left: west, right: east} = box();
  if (scrolls && (up < 70 || down > innerHeight - 70 || west < 0 || east > innerWidth))
    element.scrollIntoView({block: 'center', inline: 'center'});
  const {left, top, width, height} = box();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05];
  for (const y of parts) for (const x of parts) {
    const [px, py] = [left + width * x, top + height * y];
    const hit = document.elementFromPoint(px, py);
    if (hit && (hit === element || element.contains(hit))) return [px, py];
  }
  return 'covered';
}"""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Every rule is run; what it has nothing to say against is not described one by one.
VIOLATIONS = """async (within) =>
  (await axe.run(within, { resultTypes: ['violations'] })).violations"""


def next_choice(page: Any, slug: str = ROCK) -> str:
    """'press' (what to press carries ``PRESS``), '' when others are waited for, or 'over'."""
    return page.evaluate(CHOICES, slug)


def press_marked(page: Any, tap: bool = False, scrolls: bool = True) -> bool:
    """Presses what was marked, with the mouse or a finger, where it can be seen."""
    spot = page.evaluate(SPOT, scrolls)
    if not isinstance(spot, list):
        return False
    (page.touchscreen.tap if tap else page.mouse.click)(*spot)
    return True


def step(page: Any, slug: str = ROCK, tap: bool = False) -> str:
    """Presses one thing, if there is something to press."""
    choice = next_choice(page, slug)
    if choice == "press":
        press_marked(page, tap)
    return choice


def play_out(
    pages: list[Any], slug: str = ROCK, tap: bool = False, seconds: float = 180, steps: int = 0
) -> int:
    """Everybody presses until the game is over, or a number of steps is made."""
    end = time.monotonic() + seconds
    made = 0
    while time.monotonic() < end:
        found = [step(page, slug, tap) for page in pages]
        if all(each == "over" for each in found):
            return made
        if "press" in found:
            made += 1
            if made == steps:
                return made
        else:
            pages[0].wait_for_timeout(30)
    banner = pages[0].locator(".banner").inner_text()
    marked = pages[0].evaluate("document.querySelector('[data-press]')?.outerHTML.slice(0, 300)")
    raise AssertionError(f"not over after {seconds} s and {made} steps: {banner}: {marked}")


def wait_turn(page: Any) -> None:
    """Until the person is asked."""
    page.locator(".banner.mine").wait_for()


def check_axe(page: Any, within: str = "html") -> None:
    """Axe finds nothing to complain about."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(VIOLATIONS, within)
    assert not found, "\n".join(
        f"{each['id']}: {each['help']}: "
        + " | ".join(
            node["html"][:160] + " " + (node["failureSummary"] or "") for node in each["nodes"][:3]
        )
        for each in found
    )


def seat(form: Any, number: int, words: str, name: str = "") -> None:
    """Puts somebody at a place of the new table."""
    pick(form.get_by_role("radio", name=f"Seat {number}", exact=True))
    who = form.locator(".chip", has_text=words).locator("input")
    pick(form.locator("input[name=who][value^='bot:']").first if words == BOT else who)
    if name:
        write(form.get_by_label(f"Seat {number}: Name"), name)


def new_table(
    page: Any,
    *seats: str,
    slug: str = ROCK,
    variant: str = "first",
    clock: str = "",
    names: Sequence[str] = (),
    **boxes: bool,
) -> None:
    """Through the dialog: places by the words of who sits there."""
    form = page.get_by_role("dialog")
    press(page.get_by_role("button", name=f"New table: {TITLES[slug]}"), shows=form)
    pick(form.locator(f"input[name=variant][value={variant}]"))
    if form.locator("input[name=count]").count():
        pick(form.locator(f"input[name=count][value='{len(seats)}']"))
    for number, words in enumerate(seats, 1):
        seat(form, number, words, names[number - 1] if number <= len(names) else "")
    fold = form.locator("details:not([open]) summary")
    if fold.count():
        fold.click()
    if clock or slug == "cosmic-factory":
        choose(form.get_by_label("Clock"), value=clock or "none")
    for wish, words in BOXES.items():
        if boxes.get(wish):
            tick(form.get_by_label(words))
    press(
        form.get_by_role("button", name="Sit down"),
        lambda: expect(page).to_have_url(re.compile("#/table/")),
    )
