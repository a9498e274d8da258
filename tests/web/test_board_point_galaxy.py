"""Point Galaxy's board: the rival of a solo game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.play import next_choice, play_out, press_marked
from tests.web.server import Server

Visit = Callable[..., Any]
SLUG = "point-galaxy"


def sit(visit: Visit, server: Server, seats: int, variant: str, **options: Any) -> Any:
    server.prepare(SLUG)
    others = [{"kind": "bot", "bot": "greedy"} for _ in range(seats - 1)]
    wanted = {"game": SLUG, "variant": variant, "seats": [{"kind": "me", "name": "Ann"}, *others]}
    made = server.post("/api/tables", wanted)
    page = visit(f"/#/table/{made['table']}/0/{made['seats'][0]['secret']}", **options)
    page.locator(".wrap [data-region=market]").wait_for()
    return page


@pytest.mark.soak
def test_the_rival_of_a_solo_game_is_seen_everywhere(visit: Visit, server: Server) -> None:
    page = sit(visit, server, 1, "solo-hard")
    expect(page.locator(".round")).to_have_text("Round 1 of 13")
    expect(page.locator(".scores .rival")).to_contain_text("The AI")
    play_out([page], SLUG)
    rows = page.locator(".result tbody tr").all_inner_texts()
    assert len(rows) == 2
    totals = {bool(re.search("The AI", row)): int(re.findall(r"\d+", row)[1]) for row in rows}
    headline = page.locator(".result h2").inner_text()
    if totals[True] > totals[False]:
        assert headline == "The AI wins"
    elif totals[False] > totals[True]:
        assert headline == "You win!"
    page.get_by_role("link", name="Watch the replay").click()
    curve = page.get_by_role("img", name="Scores over the game")
    page.get_by_role("button", name="To the end").click()
    assert f"The AI {totals[True]}" in (curve.get_attribute("aria-label") or "")
    expect(page.locator(".beside .scores")).to_contain_text("The AI")


@pytest.mark.soak
def test_the_rival_plays_step_by_step(visit: Visit, server: Server) -> None:
    page = sit(visit, server, 1, "solo-easy", reduced_motion="no-preference")
    for _ in range(200):
        if page.locator(".rival[data-region=hand]").count():
            break
        if next_choice(page, SLUG) == "press":
            press_marked(page)
        page.wait_for_timeout(50)
    steps = page.locator(".rival[data-region=hand]")
    expect(steps).to_contain_text("The AI takes")
    expect(page.locator(".market .taken")).to_have_count(1)
    expect(steps.locator(".face")).to_have_count(2)  # the second follows the first
    expect(steps).to_have_count(0)
    expect(page.locator(".market .ai-next")).to_have_count(2)
