"""Among people: talk, taking back by consent, hints, giving up, watching, two tabs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.table.client import Api
from tests.table.test_company import play_until_askable
from tests.web.people import link, make, named
from tests.web.play import BOT, FRIEND, ME, check_axe, new_table, play_out, wait_turn
from tests.web.press import press, tick, write
from tests.web.server import Server

Visit = Callable[..., Any]
TOAST_GOES = """async () => {
  dispatchEvent(new PointerEvent('pointerdown'));
  await new Promise(requestAnimationFrame);
  return !document.querySelector('.toast');
}"""


def test_people_talk(visit: Visit, server: Server) -> None:
    table = make(server)
    ann, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    watcher = visit(f"/#/table/{table['table']}", named("Wim"))
    expect(watcher.locator(".watching")).to_contain_text("You are watching")
    expect(ann.locator(".watchers")).to_contain_text("1 watching")
    write(ann.get_by_label("Say something"), "<i>Hello</i> Bob")
    press(
        ann.get_by_role("button", name="Send"),
        says=(bob.locator(".chat ol"), "Ann <i>Hello</i> Bob"),
    )
    expect(ann.get_by_label("Say something")).to_have_value("")
    press(
        bob.get_by_role("button", name="React with 👏"),
        says=(ann.locator(".chat ol"), "Bob 👏"),
    )
    expect(watcher.locator(".chat")).to_have_count(0)
    check_axe(ann)
    bob.reload()
    expect(bob.locator(".chat li")).to_have_count(2)
    press(bob.get_by_role("button", name="Mute"), hides=bob.locator(".chat li"))
    bob.reload()
    press(bob.get_by_role("button", name="Listen"), shows=bob.locator(".chat li"))
    expect(bob.locator(".chat li")).to_have_count(2)
    press(ann.get_by_role("button", name="Settings"), shows=ann.get_by_role("dialog"))
    tick(ann.get_by_label("Show what people say"), on=False)
    ann.keyboard.press("Escape")
    expect(ann.locator(".chat")).to_have_count(0)
    watcher.goto(server.url)
    expect(ann.locator(".watchers")).to_have_count(0)


def test_who_comes_to_watch_takes_nothing_out_of_a_hand(visit: Visit, server: Server) -> None:
    server.prepare("point-galaxy")
    table = make(server, game="point-galaxy", variant="standard")
    pages = [visit(link(table, 0)), visit(link(table, 1), named("Bob"))]
    for page in pages:
        page.locator(".slot").first.wait_for()
    mover = next(page for page in pages if page.locator(".slot .can").count())
    mover.locator(".slot .can").first.click()
    expect(mover.locator(".slot .picked")).to_have_count(1)
    visit(f"/#/table/{table['table']}", named("Wim"))
    expect(mover.locator(".watchers")).to_contain_text("1 watching")
    expect(mover.locator(".slot .picked")).to_have_count(1)


@pytest.mark.parametrize("agreed", [True, False])
def test_all_agree_that_something_is_taken_back(visit: Visit, server: Server, agreed: bool) -> None:
    server.prepare("tiny-galaxies")
    table, players, asker = play_until_askable(Api(server.url))
    for player in players:
        player.close()
    pages = [visit(link(table, seat), named("Nobody")) for seat in (0, 1)]
    # Whoever has sat in a seat before keeps the name that the seat has.
    names = [seat["name"] for seat in server.get(f"/api/tables/{table['table']}")["seats"]]
    asking, other = pages[asker], pages[1 - asker]
    before = server.get(f"/api/tables/{table['table']}")["ply"]
    ask = asking.get_by_role("button", name="Ask to take back")
    press(ask, says=(other.locator(".consent"), f"{names[asker]} asks to take back"))
    expect(asking.locator(".consent")).to_contain_text(f"Waiting for {names[1 - asker]}")
    check_axe(other, ".consent")
    answer = other.get_by_role("button", name="Agree" if agreed else "No", exact=True)
    press(answer, hides=asking.locator(".consent"))
    expect(other.locator(".consent")).to_have_count(0)
    after = server.get(f"/api/tables/{table['table']}")["ply"]
    assert (after < before) == agreed
    if agreed:
        expect(other.locator(".toast")).to_contain_text("it was taken back")
        wait_turn(asking)
        return
    expect(asking.locator(".toast")).to_contain_text("It was not agreed to")
    assert asking.evaluate(TOAST_GOES), "a press puts away what was told"
    press(ask, shows=other.locator(".consent"))
    press(asking.get_by_role("button", name="Never mind"), hides=other.locator(".consent"))


def test_hints_among_people_only_where_it_was_said(visit: Visit) -> None:
    for seats, hints, there in (
        ((ME, BOT), False, 1),
        ((ME, FRIEND), False, 0),
        ((ME, FRIEND), True, 1),
    ):
        page = visit()
        new_table(page, *seats, hints=hints)
        if seats[1] == FRIEND:
            room = page.get_by_role("dialog")
            expect(room.get_by_text("Everybody here may ask for hints.")).to_have_count(int(hints))
            room.get_by_role("button", name="Close").click()
        page.locator(".poster.can").first.wait_for()
        expect(page.get_by_role("button", name="Hint")).to_have_count(there)


def test_who_gives_up_cannot_come_back(visit: Visit, server: Server) -> None:
    table = make(server)
    ann, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    ann.locator(".poster.can").first.click()
    bob.locator(".poster.can").first.wait_for()
    bob.get_by_role("button", name="Leave").click()
    press(
        bob.get_by_role("button", name="Give up for good"),
        says=(bob.locator(".entry .state"), "You gave up"),
    )
    expect(ann.locator(".toast")).to_have_text("Bob has given up.")
    expect(ann.locator(".scores li").nth(1)).to_contain_text("gave up; a bot plays")
    entry = bob.locator("section[aria-labelledby=mine]")
    press(entry.get_by_role("link", name="Watch Rock the Galaxy"), shows=bob.locator(".board"))
    expect(bob.get_by_role("button", name="Take my seat again")).to_have_count(0)
    expect(bob.locator(".absent")).to_contain_text("You gave up")
    wait_turn(ann)
    bob.get_by_role("link", name="Galactable").click()
    asked = bob.get_by_role("dialog")
    press(
        entry.get_by_role("button", name="Remove Rock the Galaxy"),
        says=(asked, "come back only to watch"),
    )
    press(
        asked.get_by_role("button", name="Remove from my list"),
        hides=bob.locator(".entry .state"),
    )


def test_one_seat_in_two_tabs(visit: Visit, server: Server) -> None:
    table = make(server)
    first, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    first.locator(".poster.can").first.wait_for()
    second = first.context.new_page()
    second.goto(first.url)
    second.locator(".poster.can").first.click()
    expect(first.locator(".poster.can")).to_have_count(0)
    bob.locator(".poster.can").first.click()
    for tab in (first, second):
        wait_turn(tab)
    play_out([first, bob], steps=6)
    logs = [tab.locator(".log") for tab in (first, second)]
    for _ in range(600):
        told, same = (log.inner_text() for log in logs)
        if told == same:
            return
        first.wait_for_timeout(100)
    raise AssertionError(f"{told}\n---\n{same}")
