"""Whole games on small and large screens: what is asked is in sight, and nothing jumps."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.web.play import next_choice, press_marked

FINGER = {"has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, bool]] = {
    "1440x900": {},
    "1366x657": {},
    "390x844": FINGER,
    "390x664": FINGER,
    "844x390": FINGER,
}
# What the page scrolls by itself.
SCROLLS = """
window.scrolls = 0;
const scrollBy = window.scrollBy.bind(window);
window.scrollBy = (...args) => { window.scrolls += 1; scrollBy(...args); };
"""
# What can be chosen and cannot be seen (under the banner, or off the screen), the scores where
# nobody's can be seen, every region from the board's own corner, and where on the page that lies.
SEEN = """(choices) => {
  const board = document.querySelector('.board');
  const root = document.documentElement;
  if (!board) return null;
  const corner = board.getBoundingClientRect();
  const roof = Math.max(0, document.querySelector('.banner').getBoundingClientRect().bottom);
  const seen = ({left, right, top, bottom}) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > 0 && x < innerWidth && y >= roof && y <= innerHeight;
  };
  const out = [...board.querySelectorAll(choices)]
    .filter((one) => one.getClientRects().length && !seen(one.getBoundingClientRect()))
    .map((one) => one.textContent.trim().slice(0, 60) || one.getAttribute('aria-label'));
  const scores = [...document.querySelectorAll('.strip, .scores')].some((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.top >= 0 && box.top < innerHeight - 20;
  });
  const regions = Object.fromEntries([...board.querySelectorAll('[data-region]')].map((one) => {
    const box = one.getBoundingClientRect();
    return [one.dataset.region,
      [box.left - corner.left, box.top - corner.top, box.width, box.height]];
  }));
  regions.board = [corner.left, corner.top + scrollY, 0, 0];
  const wide = root.scrollWidth - root.clientWidth;
  if (wide > 0) out.push(`${wide} px beside the screen`);
  return {out: scores ? out : [...out, 'the scores'], regions};
}"""
# Whether who won can be seen: the headline, and the first row of the table.
WINNER = """() => [...document.querySelectorAll('.result h2, .result tbody tr:first-child')]
  .map((one) => one.getBoundingClientRect())
  .every(({top, bottom}) => top >= 0 && bottom <= innerHeight)"""
# The words below a root, line by line, but for those in certain places.
LINES = """
  const linesIn = (root, but) => {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
      const one = node.parentElement;
      if (!node.data.trim() || one.closest(but)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) found.push({one, words: node.data.trim(), box});
    }
    return found;
  };
"""
# Words that lie over others of the same region: the middle of their lines, where the letters are.
# Not drawings, cards in a fan, or what a place brings.
OVER = (
    "() => {"
    + LINES
    + """
  const shown = (one, box) => {
    let {left, right, top, bottom} = box;
    for (let at = one; at !== document.body; at = at.parentElement) {
      const {overflowX, overflowY, visibility, clipPath} = getComputedStyle(at);
      if (visibility !== 'visible' || clipPath !== 'none') return null;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const quarter = (bottom - top) / 4;
    const seen = right - left > 2 && quarter > 1;
    return seen ? {left, right, top: top + quarter, bottom: bottom - quarter} : null;
  };
  const wordsOf = (root) => {
    return linesIn(root, '.sr, svg, .gain').flatMap(({one, words, box}) => {
      const seen = shown(one, box);
      const place = one.closest('[data-flip], [data-region], .banner');
      return seen ? [{one, words, place, ...seen}] : [];
    });
  };
  const over = (a, b) =>
    a.one !== b.one && a.place === b.place &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [...document.querySelectorAll('.banner, .left > .board')].flatMap((root) => {
    const all = wordsOf(root);
    return all.flatMap((a, i) =>
      all.slice(i + 1).filter((b) => over(a, b)).map((b) => `${a.words} / ${b.words}`));
  });
}"""
)
# Words that are cut off by what they stand in: not where that scrolls or tells all when it is
# focused, and at the end of a line not where dots or a fade say that there is more.
CUT = (
    "() => {"
    + LINES
    + """
  const cutBy = (one, {left, right, top, bottom}) => {
    const quarter = (bottom - top) / 4;
    let ends = false;
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.visibility !== 'visible' || style.clipPath !== 'none') return null;
      if (style.webkitLineClamp !== 'none' || at.tabIndex >= 0) return null;
      ends ||= style.textOverflow === 'ellipsis' || style.maskImage !== 'none';
      const {overflowX, overflowY} = style;
      if (['auto', 'scroll'].some((way) => way === overflowX || way === overflowY)) return null;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      if (top + quarter < edge.top || bottom - quarter > edge.bottom) return at;
      if (!ends && (left < edge.left - 2 || right > edge.right + 2)) return at;
    }
    return null;
  };
  return [...document.querySelectorAll('.banner, .board')].flatMap((root) => {
    const found = linesIn(root, '.sr, svg').flatMap(({one, words, box}) => {
      const at = box.width && cutBy(one, box);
      return at ? [`${words} in ${at.className.slice(0, 60)}`] : [];
    });
    return [...new Set(found)];
  });
}"""
)
# A telephone shows a page that is too wide in small, and says that its window is as wide.
BESIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@dataclass(frozen=True)
class Sight:
    """What a game's board shows at every decision."""

    choices: str
    still: tuple[str, ...]
    """Regions that keep their place and size all along, once they are there."""


SIGHTS = {
    "point-galaxy": Sight(".can, .hand .primary", ("market", "hand", "tokens", "galaxy", "aids")),
    "rock-the-galaxy": Sight(".can, [data-choices] .btn", ("rivals", "centre")),
    "cosmic-factory": Sight(".can, .work .btn.primary, .choose .btn", ("bar", "work")),
    "galactzy": Sight(
        ".can, .option, .felt button, .actions button, [data-region=players]",
        ("players", "stage", "dice", "deeds", "tools", "card", "map"),
    ),
    "tiny-galaxies": Sight(".can", ("row", "bay", "dice")),
}


def options(size: str) -> dict[str, Any]:
    """The browser's options for a screen of this size."""
    width, height = map(int, size.split("x"))
    return {"viewport": {"width": width, "height": height}, "script": SCROLLS, **SIZES[size]}


def _settled(page: Any, choices: str) -> Any:
    """What is in sight once the page has stopped scrolling by itself."""
    for wait in (0, 60, 200, 700):
        page.wait_for_timeout(wait)
        seen = page.evaluate(SEEN, choices)
        if not seen or not seen["out"]:
            break
    return seen


def words_can_be_read(page: Any) -> None:
    """No words lie over others, and none are cut off."""
    found = page.evaluate(OVER) + page.evaluate(CUT)
    assert not found, found


def play_in_sight(
    page: Any, slug: str, size: str, pause: Callable[[int], None] = lambda _: None
) -> int:
    """A whole game, looked at before every press; ``pause`` is told how many there were."""
    sight, tap = SIGHTS[slug], bool(SIZES[size])
    first: dict[str, list[float]] = {}
    asked, missed, end = 0, 0, time.monotonic() + 1800
    while (choice := next_choice(page, slug)) != "over":
        assert time.monotonic() < end, f"not over after {asked} choices"
        if choice != "press":
            page.wait_for_timeout(30)
            continue
        seen = _settled(page, sight.choices)
        if not seen or next_choice(page, slug) != "press":
            continue
        question = page.locator(".banner .lines").inner_text()
        assert seen["out"] == [], f"{seen['out']} out of sight at {question!r}"
        # When all is over the banner asks nothing any more, and what was scored last is shown.
        over = page.locator("main.over").count()
        for name in () if over else (*sight.still, "board"):
            if name in seen["regions"]:
                box = seen["regions"][name]
                assert box == pytest.approx(first.setdefault(name, box), abs=1), (name, question)
        pause(asked)
        if press_marked(page, tap, scrolls=False):
            asked, missed = asked + 1, 0
        else:
            missed += 1
            assert missed < 50, f"what is asked is covered at {question!r}"
    assert set(first) == {*sight.still, "board"}
    scrolls = page.evaluate("window.scrolls")
    assert scrolls <= asked if tap else scrolls == 0, f"{scrolls} scrolls at {asked} choices"
    page.wait_for_timeout(400)
    assert page.evaluate(WINNER), "who won is out of sight"
    assert page.evaluate(BESIDE) == 0, "the page is wider than the screen"
    return asked
