"""A newcomer in a guided first game: reads, and does what is asked."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError

from tests.web.play import next_choice, press_marked


def discards(cards: int) -> tuple[str, ...]:
    """Throwing away the first cards of the hand that may go."""
    pick = ".hand button.can:not(.picked)"
    return ('[data-note="discard"]', *[pick] * cards, ".do .primary:enabled")


# What the page's own choices do not come upon: by game and step, what is pressed, in order.
PRESSES: dict[str, dict[int, tuple[str, ...]]] = {
    "rock-the-galaxy": {10: discards(2), 18: discards(3)},
    "galactzy": {
        6: (".throw:enabled",),
        10: (".tool:not(.off)", ".felt button.diebtn:has-text('5')"),
        14: (".throw:enabled",),
        15: (".spot.flying .diebtn", ".spot.flying .type", ".spot.flying .type", ".throw:enabled"),
        17: (*[".spot.flying .diebtn:has-text('4')"] * 2, ".throw:enabled"),
        18: (".actions .primary:enabled",),
    },
    "cosmic-factory": {
        3: (".square .cf-piece", ".square .cf-piece"),
        6: (".square .cf-piece", ".bench .tools [aria-pressed]", ".square .cf-piece >> nth=4"),
        8: (".btn.done:enabled",),
        14: (".btn.done:enabled",),
    },
}

IN_SIGHT = "document.querySelector('[data-press]')?.scrollIntoView({ block: 'center' })"
TRIES = 100  # while things move
WHERE = """() => {
  const bubble = document.querySelector('.foot .bubble');
  if (!bubble?.querySelector('.count') || !document.querySelector('.banner.mine')) return null;
  const next = bubble.querySelector('.primary');
  const text = bubble.querySelector('.count').textContent;
  return [...text.match(/\\d+/g).map(Number), next !== null];
}"""
# What the guide speaks of, and what can be pressed in it, is never under the guide; nor is any
# other choice, unless the guide lies at the foot and the page scrolls under it.
COVERED = """() => {
  const bubble = document.querySelector('.foot .bubble');
  if (!bubble) return [];
  const over = (a, b) =>
    a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
  const lies = bubble.getBoundingClientRect();
  const banner = document.querySelector('.banner').getBoundingClientRect();
  const free = bubble.classList.contains('free');
  const part = document.querySelector('.board .noted');
  const fits = (box) => box.height <= lies.top - banner.height - 16;
  const checked = [...(free ? document : part ?? document).querySelectorAll('.board .can')];
  if (part && (free || fits(part.getBoundingClientRect()))) checked.push(part);
  return checked.filter((each) => over(each.getBoundingClientRect(), lies))
    .map((each) => each.outerHTML.slice(0, 120));
}"""


def follow_the_guide(
    page: Any, slug: str, look: Callable[[int], None] = lambda _: None, until: int = 0
) -> list[int]:
    """Does what the guide says, to its end or up to a step; returns the steps that were shown."""
    shown: list[int] = []
    pressed = of = covered = 0
    end = time.monotonic() + 600
    while time.monotonic() < end:
        where = page.evaluate(WHERE)
        if where is None:
            if shown and page.locator(".banner.mine").count() and shown[-1] == of:
                return shown
            page.wait_for_timeout(50)
            continue
        number, of, reading = where
        if not shown or shown[-1] != number:
            shown.append(number)
            pressed = 0
            # Where the note lies is looked for again, and the page scrolls.
            page.wait_for_function(f"() => !({COVERED})().length")
            look(number)
            if number == until:
                return shown
            continue
        if reading:
            page.locator(".foot .bubble .primary").click()
            continue
        presses = PRESSES.get(slug, {}).get(number, ())
        wanted = page.locator(presses[pressed % len(presses)]) if presses else None
        pressed += 1
        if wanted is not None and wanted.count():
            wanted.first.click()
            if pressed % len(presses) == 0:  # quick presses in a row are one: it ends some time
                with suppress(TimeoutError):
                    page.wait_for_function(
                        f"(n) => ({WHERE})()?.[0] !== n", arg=number, timeout=3000
                    )
        elif next_choice(page, slug) == "press":
            if (page.evaluate(WHERE) or [None])[0] != number:
                continue  # the press before was only answered now
            covered = 0 if press_marked(page) else covered + 1
            if covered:  # a newcomer scrolls what lies under the guide to the middle
                page.evaluate(IN_SIGHT)
            assert covered < TRIES, f"something lies over what is asked for at step {number}"
        page.wait_for_timeout(50)
    raise AssertionError(f"stuck at step {shown[-1:]} of {slug}")
