"""How large what can be pressed is for a finger, as the page answers to it."""

from __future__ import annotations

from typing import Any

LEAST = 32
# From the middle of a control outwards, as far as a touch still meets it: what it is made of, what
# names it, or what lies in it. Only where all that it reaches is on the screen, no place that
# scrolls by itself cuts it off, and nothing that stays there while the page scrolls lies over it.
# Links within a sentence are as tall as its lines.
REACH = """(least) => {
  const controls = 'button, a[href], select, summary, input, [role=button], [role=tab]';
  const stays = (at) => {
    for (; at && at !== document.body; at = at.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const cut = (one, {left, right, top, bottom}) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) continue;
      const edge = at.getBoundingClientRect();
      if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom)
        return true;
    }
    return false;
  };
  return [...document.querySelectorAll(controls)].flatMap((one) => {
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (one.closest('.sr, p, li p') || !box.width) return [];
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)
      return [];
    if (cut(one, box)) return [];
    let under = false;
    const meets = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      if (!hit) {
        under = true;
        return false;
      }
      const over = stays(hit);
      if (over && !over.contains(one)) under = true;
      return one.contains(hit) || hit.closest('label')?.control === one;
    };
    const far = (dx, dy) => {
      let n = 0;
      while (n < 24 && meets((n + 1) * dx, (n + 1) * dy)) n += 1;
      return n;
    };
    if (!meets(0, 0)) return [];
    const [width, height] = [far(-1, 0) + far(1, 0) + 1, far(0, -1) + far(0, 1) + 1];
    if (under || (width >= least && height >= least)) return [];
    const name = one.getAttribute('aria-label') ?? one.textContent.trim();
    return [`${one.tagName}.${one.className} "${name.slice(0, 40)}": ${width}x${height}`];
  });
}"""


def too_small(page: Any, least: int = LEAST) -> list[str]:
    """Controls on the screen that a finger would miss, with what it can meet of them."""
    found: list[str] = page.evaluate(REACH, least)
    return found
