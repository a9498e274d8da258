"""A whole evening of two friends and a watcher."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.table.client import Api, Player
from tests.table.test_play import play_on
from tests.web.people import named
from tests.web.play import FRIEND, ME, new_table, play_out, wait_turn
from tests.web.press import press, write
from tests.web.server import Server
from tests.web.test_connection import CUT, REMEMBER

Visit = Callable[..., Any]
ROCK = "Rock the Galaxy"


def finish(server: Server, *pages: Any) -> None:
    """The rest of the game, played quickly from elsewhere: a seat may be open twice."""
    name = pages[0].url.rsplit("/", 1)[1]
    kept = "JSON.parse(localStorage.getItem('galactable.tables'))"
    secrets = [secret for page in pages for secret in page.evaluate(kept)[name]["secrets"].values()]
    player = Player(Api(server.url).address, name, secrets)
    play_on([player], random.Random(5))
    player.close()


def test_an_evening(visit: Visit, server: Server) -> None:
    """Invite, play, talk, lose the connection, time out, take the seat again, finish, rematch,
    leave, come back, delete."""
    ann = visit(script=REMEMBER, service_workers="allow")  # all that a browser does

    # Ann makes a table and invites Bob.
    new_table(ann, ME, FRIEND, names=("Ann", "Guest"), clock="d30", public=True, hints=True)
    room = ann.get_by_role("dialog", name="People at this table")
    expect(room).to_be_visible()
    address = room.get_by_label("Link for").input_value()
    bob = visit("/" + address.split("/", 3)[3], named("Bob"))
    expect(room.locator("[data-seat='1']")).to_contain_text("Bob")
    expect(room).to_contain_text("Everybody is here")
    room.get_by_role("button", name="Close").click()
    watcher = visit(settings=named("Wim"))
    press(
        watcher.locator(f"a[href='#/table/{ann.url.rsplit('/', 1)[1]}']"),
        shows=watcher.locator(".watching"),
    )
    expect(ann.locator(".watchers")).to_contain_text("1 watching")

    # They talk; a public table's watchers hear them.
    write(ann.get_by_label("Say something"), "Good evening")
    press(
        ann.get_by_role("button", name="Send"),
        lambda: expect(bob.locator(".chat li")).to_have_text("Ann Good evening"),
    )
    press(
        bob.get_by_role("button", name="React with 👏"),
        lambda: expect(watcher.locator(".chat li").last).to_have_text("Bob 👏"),
    )
    press(
        bob.get_by_role("button", name="Mute"),
        lambda: expect(bob.locator(".chat li")).to_have_count(0),
    )
    press(
        bob.get_by_role("button", name="Listen"),
        lambda: expect(bob.locator(".chat li")).to_have_count(2),
    )

    # Both play; Ann loses the connection, and her time runs out.
    ann.locator(".poster.can").first.click()
    bob.locator(".poster.can").first.wait_for()
    ann.context.set_offline(True)
    ann.evaluate(CUT)
    expect(ann.locator(".lost")).to_be_visible()
    expect(bob.locator(".scores li", has_text="Ann")).to_contain_text("away")
    bob.locator(".poster.can").first.click()
    expect(bob.locator(".scores .stand-in")).to_have_count(1, timeout=90_000)
    ann.context.set_offline(False)
    expect(ann.locator(".lost")).to_have_count(0)
    expect(ann.locator(".absent")).to_contain_text("Your time ran out")
    ann.reload()
    press(
        ann.get_by_role("button", name="Take my seat again"),
        lambda: expect(ann.locator(".absent")).to_have_count(0),
    )
    expect(bob.locator(".scores .stand-in")).to_have_count(0)
    for page in (ann, bob):
        page.locator(".board").wait_for()
    page = ann if ann.locator(".banner.mine").count() else bob
    wait_turn(page)
    press(
        page.get_by_role("button", name="Hint"),
        lambda: expect(page.locator(".hint")).to_be_visible(),
    )
    advised = page.locator(".hint").get_by_role("button", name="Do it")
    press(advised, hides=advised)  # what can be taken back is offered to be

    expect(watcher.locator(".deck").first).to_be_visible()
    assert not watcher.locator(".hand li").count()

    # They finish, and play again.
    play_out([ann, bob], steps=8)
    finish(server, ann, bob)
    expect(watcher.locator(".result")).to_be_visible(timeout=240_000)  # it draws every move
    for page in (ann, bob):
        expect(page.locator(".result")).to_be_visible()
    totals = [page.locator(".result .total").all_inner_texts() for page in (ann, bob, watcher)]
    assert totals[0] == totals[1] == totals[2]
    assert not watcher.get_by_role("button", name="Play again").count()
    old = ann.url
    press(
        ann.get_by_role("button", name="Play again"),
        lambda: ann.locator(".poster").first.wait_for(),
    )
    assert ann.url != old
    expect(bob.locator(".rematch")).to_contain_text("Ann wants a rematch")
    press(
        bob.get_by_role("button", name="Join", exact=True),
        lambda: bob.locator(".poster").first.wait_for(),
    )
    assert bob.url == ann.url

    # Bob leaves, comes back, and Ann deletes the table.
    press(
        bob.get_by_role("button", name="Leave"),
        lambda: expect(bob.get_by_role("dialog")).to_contain_text("A bot plays on for you"),
    )
    left = bob.locator("section[aria-labelledby=mine] .state")
    press(
        bob.get_by_role("dialog").get_by_role("button", name="Leave"),
        lambda: expect(left).to_have_text("You left"),
    )
    expect(ann.locator(".scores li", has_text="Bob")).to_contain_text("left")
    press(
        bob.get_by_role("link", name=f"Resume {ROCK}"),
        lambda: expect(bob.locator(".absent")).to_be_visible(),
    )
    press(
        bob.get_by_role("button", name="Take my seat again"),
        lambda: expect(bob.locator(".absent")).to_have_count(0),
    )
    press(
        bob.get_by_role("button", name="People", exact=True),
        lambda: expect(bob.get_by_role("dialog")).to_contain_text("Everybody here may ask"),
    )
    bob.keyboard.press("Escape")
    ann.get_by_role("link", name="Galactable").click()
    press(
        ann.get_by_role("button", name=f"Remove {ROCK} from my list"),
        lambda: expect(ann.get_by_role("dialog")).to_contain_text("ends for Bob too"),
    )
    press(
        ann.get_by_role("dialog").get_by_role("button", name="Delete the table"),
        lambda: expect(bob.get_by_role("alert")).to_contain_text("removed"),
    )
    press(
        bob.locator("main").get_by_role("link", name="Lobby"),
        lambda: expect(bob).to_have_url(re.compile("#/$")),
    )
    finished = ann.locator("section[aria-labelledby=finished] .entry")
    expect(finished).to_have_count(1)
    press(
        ann.get_by_role("button", name="Remove the finished game"),
        lambda: expect(finished).to_have_count(0),
    )
