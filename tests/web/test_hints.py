"""Hints: a plan is carried out, and "Take it back" is there exactly when it does so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.tiers import soak
from tests.web.play import step
from tests.web.press import press
from tests.web.server import Server
from tests.web.test_games import GAMES

Visit = Callable[..., Any]

PLAIN = "galactzy"
CHOSEN = 5
"""Presses of one's own between two hints."""
# Carried out, or put away.
SETTLED = """() => {
  const hint = document.querySelector('.hint');
  return !hint || hint.querySelector('.row .btn:not(.primary):enabled') !== null;
}"""
# The person is asked and may ask for a hint, or the game is over.
ASKED = """() => document.querySelector('.result') || (document.querySelector('.banner.mine') &&
  [...document.querySelectorAll('.tools .btn:enabled')].some((b) => /Hint/.test(b.textContent)))"""
# In one go, for others may move at any time: whether there was something to press, and Undo was.
TAKE_BACK = """() => {
  const back = document.querySelector('.hint .row .btn:enabled');
  const undo = document.querySelector('.tools [aria-keyshortcuts]:enabled');
  back?.click();
  return [back !== null, undo !== null];
}"""


Position = Callable[[], Any]


def sit(visit: Visit, server: Server, slug: str, practice: bool) -> tuple[Any, Position]:
    """At a table with a bot: the page, and the position as the server tells it."""
    server.prepare(slug)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": slug, "variant": GAMES[slug], "seats": seats, "practice": practice}
    made = server.post("/api/tables", wish)
    table, secret = made["table"], made["seats"][0]["secret"]

    def position() -> Any:
        """What is seen, and what can be done."""
        told = server.get(f"/api/tables/{table}", [secret])
        view, legal = told["views"]["0"], told["legal"]["0"]
        if slug == "cosmic-factory":  # what the others do at the same time is theirs
            return view["players"][0], [move for move in legal if move["kind"] != "grab"]
        return (told["ply"], view), legal

    return visit(f"/#/table/{table}/0/{secret}"), position


def at_rest(page: Any, position: Position) -> Any:
    """The position once the person is asked and nobody moves; None when the game is over."""
    before = None
    while True:
        page.wait_for_function(ASKED)
        if page.locator(".result").count():
            return None
        now = position()
        if now == before and now[1]:
            return now
        before = now
        page.wait_for_timeout(100)


def choose(page: Any, slug: str) -> None:
    """Some presses of one's own."""
    for _ in range(CHOSEN):
        while (made := step(page, slug)) == "":
            page.wait_for_timeout(20)
        if made == "over":
            return


def use_hints(page: Any, position: Position, slug: str, hints: int) -> list[str]:
    """Asks, carries out and takes back, at once or on reflection; what became of each hint."""
    hint, toast, fates = page.locator(".hint"), page.locator(".toast"), []
    for number in range(hints):
        before = at_rest(page, position)
        if before is None:
            break
        press(page.locator(".tools .btn", has_text="Hint"), shows=hint)
        act = hint.get_by_role("button", name="Do it")
        press(act, lambda: page.wait_for_function(SETTLED))
        if number % 2 and at_rest(page, position) is None:
            break
        offered, possible = page.evaluate(TAKE_BACK)
        assert possible or not offered, "taking back is offered where undo is not possible"
        if offered:
            expect(hint).to_have_count(0)
            after = at_rest(page, position)
            late = toast.is_visible()  # others moved while it was pressed
            assert late or after == before, f"hint {number + 1} was not taken back"
        fates.append("stands" if not offered else "late" if late else "back")
        choose(page, slug)
    print(slug, fates)
    return fates


ALL = [PLAIN, *map(soak, sorted({*GAMES} - {PLAIN}))]


@pytest.mark.parametrize("slug", ALL)
def test_a_hint_is_taken_back_whole_or_stands(visit: Visit, server: Server, slug: str) -> None:
    page, position = sit(visit, server, slug, practice=False)
    assert use_hints(page, position, slug, hints=4 if slug == PLAIN else 12)


@pytest.mark.parametrize("slug", ALL)
def test_in_practice_all_that_followed_is_taken_back_too(
    visit: Visit, server: Server, slug: str
) -> None:
    page, position = sit(visit, server, slug, practice=True)
    fates = use_hints(page, position, slug, hints=4 if slug == PLAIN else 12)
    assert set(fates) == {"back"}
