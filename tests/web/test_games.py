"""A person plays a whole game of each kind against bots, on the drawing itself: with a finger on a
small screen, or with the mouse. What is asked is in sight, nothing jumps, and who won is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from galactable.core.registry import games
from tests.web.play import CHOICES, LOOK, check_axe, play_out
from tests.web.server import Server
from tests.web.sight import SIZES, options, play_in_sight, words_can_be_read

Visit = Callable[..., Any]

# The fewest seats, the shortest variant; the longest choices are in the soak's.
GAMES = {
    "point-galaxy": "standard",
    "rock-the-galaxy": "first",
    "cosmic-factory": "beginner",
    "galactzy": "basic",
    "tiny-galaxies": "standard",
}
FULL = {
    **GAMES,
    "rock-the-galaxy": "standard",
    "cosmic-factory": "standard",
    "galactzy": "advanced",
}
VARIANTS = {game.slug: game.variants for game in games()}


def sit(
    visit: Visit,
    server: Server,
    slug: str,
    variant: str,
    name: str = "Ann",
    bots: int = 1,
    **more: Any,
) -> Any:
    """At a table against greedy bots."""
    server.prepare(slug)
    seats = [{"kind": "me", "name": name}, *[{"kind": "bot", "bot": "greedy"}] * bots]
    wish = {"game": slug, "variant": variant, "seats": seats}
    made = server.post("/api/tables", wish)
    return visit(f"/#/table/{made['table']}/0/{made['seats'][0]['secret']}", **more)


def no_button_was_needed(page: Any) -> None:
    assert not page.locator(".choices button").count()


def look_closer(page: Any) -> Callable[[int], None]:
    """Once, a few choices into the game."""

    def look(asked: int) -> None:
        if asked == 6:
            no_button_was_needed(page)
            check_axe(page)

    return look


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_in_sight(visit: Visit, server: Server, slug: str) -> None:
    page = sit(visit, server, slug, GAMES[slug], **options("390x664"))
    assert play_in_sight(page, slug, "390x664", look_closer(page)) > 10
    expect(page.locator(".result tbody tr")).to_have_count(2)
    check_axe(page)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", FULL)
def test_a_whole_game_in_sight_everywhere(
    visit: Visit, server: Server, slug: str, size: str
) -> None:
    page = sit(visit, server, slug, FULL[slug], **options(size))
    assert play_in_sight(page, slug, size) > 10


LANGUAGES = ("de", "en")
IN_TEST = ("390x664", "de")  # the smallest screen, the longest words


@pytest.mark.parametrize(
    ("slug", "size", "lang"),
    [
        pytest.param(slug, size, lang, marks=() if (size, lang) == IN_TEST else pytest.mark.soak)
        for slug in FULL
        for size in SIZES
        for lang in LANGUAGES
    ],
)
def test_all_words_can_be_read_at_a_full_table(
    visit: Visit, server: Server, slug: str, size: str, lang: str
) -> None:
    bots = max(VARIANTS[slug][FULL[slug]]) - 1
    wish = {"name": "Maximiliane Ottilie", "bots": bots, **options(size)}
    page = sit(visit, server, slug, FULL[slug], settings=LOOK % (lang, "light"), **wish)
    for _ in range(5):
        play_out([page], slug, tap=bool(SIZES[size]), steps=4)
        words_can_be_read(page)
    check_axe(page)


# Each message of the server comes when the network likes, in order.
SLOW_LINE = """
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      let due = 0;
      super.onmessage = (message) => {
        due = Math.max(due, performance.now() + Math.random() * 120);
        setTimeout(() => hear(message), due - performance.now());
      };
    }
  };
"""
# Whatever is offered is pressed at once, and pressed again; nothing may be left that leads nowhere.
QUICK_FINGERS = """async ([choices, slug, wanted]) => {
  const next = eval(choices);
  const said = (place) => document.querySelector(place)?.innerText ?? '';
  let made = 0, since = null;
  while (made < wanted) {
    const found = next(slug);
    if (found === 'over') return '';
    if (found === 'press') {
      document.querySelector('[data-press]').click();
      made += 1;
    }
    const fine = found === 'press' || (found === '' && said('.headline'));
    since = fine ? null : (since ?? performance.now());
    if (since !== null && performance.now() - since > 10_000) return found + said('.banner');
    await new Promise((done) => setTimeout(done, 5 + Math.random() * 20));
  }
  return '';
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_quick_fingers_on_a_slow_line(visit: Visit, server: Server, slug: str) -> None:
    """There is always something to press, or it is said who is waited for."""
    page = sit(visit, server, slug, GAMES[slug], script=SLOW_LINE)
    assert play_out([page], slug, steps=4)  # with the mouse
    assert page.evaluate(QUICK_FINGERS, [CHOICES, slug, 150]) == ""
    if not page.locator(".result").count():
        no_button_was_needed(page)
    check_axe(page)
