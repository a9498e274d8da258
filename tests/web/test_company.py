"""People at one table: invitations, stand-ins, leaving, deleting, and a rematch."""

from __future__ import annotations

import random
import urllib.error
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.table.client import Api
from tests.table.test_play import play_on
from tests.web.people import PEOPLE, link, make, named
from tests.web.play import BOT, FRIEND, ME, check_axe, new_table, wait_turn
from tests.web.press import press
from tests.web.server import Server

Visit = Callable[..., Any]


def finished(server: Server, winner: int) -> dict[str, Any]:
    """A finished game of Ann and Bob that one of them has won alone."""
    for number in range(40):
        table = make(server)
        player = Api(server.url).sit(table, 0, 1)
        play_on([player], random.Random(number))
        player.drain()
        player.close()
        places = player.update["views"]["0"]["places"]
        if places[winner] == 1 and places.count(1) == 1:
            return table
    raise AssertionError("nobody wins")


@pytest.mark.parametrize(("winner", "place"), [(0, "at the table"), (1, "in the lobby")])
def test_a_rematch_is_one_press_for_each(
    visit: Visit, server: Server, winner: int, place: str
) -> None:
    """The winner sits in seat 0 of the new table: the secrets move with the people."""
    old = finished(server, winner)
    ann, bob, watcher = (
        visit(link(old, 0)),
        visit(link(old, 1), named("Bob")),
        visit(f"/#/table/{old['table']}"),
    )
    expect(watcher.get_by_role("button", name="Play again")).to_have_count(0)
    bob.get_by_role("button", name="Play again").wait_for()
    if place == "in the lobby":
        press(
            bob.locator(".result").get_by_role("link", name="Lobby"),
            shows=bob.locator("section[aria-labelledby=finished] .entry"),
        )
    press(ann.get_by_role("button", name="Play again"), hides=ann.locator(".result"))
    ann.locator(".poster").first.wait_for()
    assert old["table"] not in ann.url

    if place == "in the lobby":
        offer = bob.locator("section[aria-labelledby=mine] .entry", has_text="A rematch is waiting")
        join = offer.get_by_role("button", name="Join Rock the Galaxy")
        press(join, shows=bob.locator(".poster"))
    else:
        expect(bob.locator(".rematch")).to_contain_text("Ann wants a rematch")
        check_axe(bob)
        expect(bob.get_by_role("button", name="Play again")).to_have_count(0)
        press(bob.get_by_role("button", name="Join", exact=True), hides=bob.locator(".result"))
        bob.locator(".poster").first.wait_for()
    ann.reload()
    first, second = (ann, bob) if winner == 0 else (bob, ann)
    for person in (first, second):
        person.locator(".poster.can").first.click()
        expect(person.locator(".poster.can")).to_have_count(0)
    wait_turn(first)
    expect(second.locator(".banner.mine")).to_have_count(0)

    press(watcher.get_by_role("button", name="Watch the rematch"), hides=watcher.locator(".result"))
    watcher.locator(".deck").first.wait_for()
    assert watcher.url.split("#")[1] == ann.url.split("#")[1]


def test_a_rematch_without_the_other(visit: Visit, server: Server) -> None:
    """Whoever does not come to it is waited for, until the seat is given to somebody else."""
    ann = visit(link(finished(server, 0), 0))
    press(ann.get_by_role("button", name="Play again"), hides=ann.locator(".result"))
    room = ann.get_by_role("dialog")
    press(ann.get_by_role("button", name="People", exact=True), shows=room)
    expect(room).to_contain_text("The others are still to come")
    expect(room).not_to_contain_text("lobby")
    invitation = room.get_by_label("Link for")
    press(room.get_by_role("button", name="Give Bob’s seat to somebody else"), shows=invitation)
    cem = visit("/" + invitation.input_value().split("/", 3)[3], named("Cem"))
    cem.locator(".poster").first.wait_for()
    expect(room).to_contain_text("Everybody is here")


@pytest.mark.parametrize("place", ["at the table", "in the lobby"])
def test_a_rematch_is_declined(visit: Visit, server: Server, place: str) -> None:
    """Whoever asked hears it, and the offer is gone from the lobby."""
    old = finished(server, 0)
    ann, bob = visit(link(old, 0)), visit(link(old, 1), named("Bob"))
    bob.get_by_role("button", name="Play again").wait_for()
    press(ann.get_by_role("button", name="Play again"), hides=ann.locator(".result"))
    decline = bob.get_by_role("button", name="Not this time")
    done = bob.locator("section[aria-labelledby=finished] .entry")
    offer = bob.locator(".entry", has_text="A rematch is waiting")
    if place == "in the lobby":
        bob.locator(".result").get_by_role("link", name="Lobby").click()
        press(decline, hides=offer)
    else:
        press(decline, shows=done)
    expect(ann.locator(".toast")).to_contain_text("Bob has left")
    expect(ann.locator(".missing")).to_have_count(0)
    bob.reload()
    expect(done).to_have_count(1)
    expect(offer).to_have_count(0)


def test_a_rematch_with_bots_goes_on_at_once(visit: Visit, server: Server) -> None:
    table = make(server, seats=[PEOPLE[0], {"kind": "bot", "bot": "random"}])
    player = Api(server.url).sit(table, 0)
    play_on([player], random.Random(1))
    player.close()
    ann = visit(link(table, 0))
    earlier = ann.locator(".log").get_by_role("button", name="Show what came before")
    press(earlier, hides=earlier)
    ann.get_by_role("button", name="Play again").click()
    ann.locator(".poster.can").first.click()
    wait_turn(ann)


def test_whose_time_ran_out_takes_the_seat_again(visit: Visit, server: Server) -> None:
    clock = {"kind": "decision", "seconds": 10, "at_zero": "bot"}
    table = make(server, clock=clock)
    ann, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    bob.locator(".poster.can").first.click()
    expect(ann.locator(".absent")).to_contain_text("Your time ran out, a bot plays for you")
    expect(bob.locator(".scores .stand-in")).to_have_count(1)
    ann.reload()
    press(ann.get_by_role("button", name="Take my seat again"), hides=ann.locator(".absent"))
    seen = server.get(f"/api/tables/{table['table']}")
    assert not seen["seats"][0]["stand_in"]


def test_a_table_of_bots_waits_for_its_person(visit: Visit, server: Server) -> None:
    page = visit()
    new_table(page, ME, BOT, BOT)
    page.locator(".poster.can").first.click()
    wait_turn(page)
    name = page.url.rsplit("/", 1)[1]
    asked = page.get_by_role("dialog")
    press(page.get_by_role("button", name="Leave"), says=(asked, "It waits for you"))
    press(page.get_by_role("button", name="Stay"), hides=asked)
    page.get_by_role("button", name="Leave").click()
    press(asked.get_by_role("button", name="Leave"), says=(page.locator(".entry .state"), "Paused"))
    before = server.get(f"/api/tables/{name}")["ply"]
    page.wait_for_timeout(1000)
    assert server.get(f"/api/tables/{name}")["ply"] == before

    page.get_by_role("link", name="Resume Rock the Galaxy").click()
    expect(page.locator(".absent")).to_contain_text("the table waits for you")
    expect(page.locator(".banner .headline")).to_have_text("Paused: nobody is there")
    expect(page.locator(".scores .stand-in")).to_have_count(0)
    check_axe(page)
    page.get_by_role("button", name="Take my seat again").click()
    wait_turn(page)
    page.get_by_role("link", name="Galactable").click()
    expect(page.locator(".entry .state")).to_have_text("Your turn")


def test_delete_asks_and_tells_the_others(visit: Visit, server: Server) -> None:
    table = make(server)
    ann, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    bob.locator(".poster").first.wait_for()
    ann.locator(".poster.can").first.wait_for()
    ann.goto(server.url)
    trash = ann.get_by_role("button", name="Remove Rock the Galaxy from my list")
    asked = ann.get_by_role("dialog")
    press(trash, says=(asked, "ends for Bob too"))
    check_axe(ann)
    press(ann.get_by_role("button", name="Keep it"), hides=asked)
    expect(ann.locator(".entry .state")).to_have_count(1)
    trash.click()
    press(asked.get_by_role("button", name="Delete the table"), hides=ann.locator(".entry .state"))
    with pytest.raises(urllib.error.HTTPError, match="404"):
        server.get(f"/api/tables/{table['table']}")
    expect(bob.get_by_role("alert")).to_contain_text("removed")
    bob.goto(server.url)
    gone = bob.locator(".entry", has_text="This table was removed")
    expect(gone).to_contain_text("Rock the Galaxy")
    press(gone.get_by_role("button", name="Remove Rock the Galaxy from my list"), hides=gone)


def test_a_seat_that_is_given_up_is_seen_by_the_others(visit: Visit, server: Server) -> None:
    table = make(server)
    ann, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    ann.locator(".poster.can").first.wait_for()
    bob.locator(".poster").first.wait_for()
    bob.goto(server.url)
    bob.get_by_role("button", name="Remove Rock the Galaxy from my list").click()
    press(
        bob.get_by_role("dialog").get_by_role("button", name="Give up the seat"),
        hides=bob.locator(".entry .state"),
    )
    expect(ann.locator(".toast")).to_contain_text("Bob has left")
    expect(ann.locator(".scores li").nth(1)).to_contain_text("left")
    ann.locator(".poster.can").first.click()
    wait_turn(ann)


def test_the_link_for_a_friend_is_at_hand(visit: Visit) -> None:
    ann = visit(permissions=["clipboard-read", "clipboard-write"])
    new_table(ann, ME, FRIEND, clock="d90")
    panel = ann.get_by_role("dialog")
    expect(panel).to_contain_text("not here yet")
    expect(panel).to_contain_text("The clock starts when everybody is here")
    expect(panel).to_contain_text("work on this computer only")
    check_axe(ann)
    row = panel.locator("[data-seat='1']")
    press(row.get_by_role("button", name="Copy"), shows=row.get_by_role("button", name="Copied"))
    copied = ann.evaluate("navigator.clipboard.readText()")
    assert copied == panel.get_by_label("Link for").input_value()
    press(row.get_by_role("button", name="QR code"), shows=row.get_by_role("img", name="QR code"))
    assert row.get_by_role("img").evaluate("(picture) => picture.naturalWidth") > 0
    check_axe(ann)
    bob = visit("/" + copied.split("/", 3)[3], named("Bob"))
    bob.locator(".poster").first.wait_for()
    expect(row).to_contain_text("Bob")
    expect(row.locator(".come.here")).to_be_visible()
    expect(panel).to_contain_text("Everybody is here")
    panel.get_by_role("button", name="Close").click()
    ann.reload()
    ann.locator(".poster.can").first.wait_for()
    expect(panel).to_have_count(0)
    ann.get_by_role("button", name="People").click()
    expect(panel).to_be_visible()
