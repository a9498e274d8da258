"""Coming back: my tables, what waits, what happened, old games, another device."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.table.client import Api
from tests.table.test_play import play_on
from tests.web.people import PEOPLE, link, make, named
from tests.web.play import BOT, ME, check_axe, new_table, play_out, step, wait_turn
from tests.web.press import press, tick
from tests.web.server import Server

Visit = Callable[..., Any]
TELLS = """
  window.told = [];
  window.badge = null;
  class Told {
    static permission = 'default';
    static async requestPermission() { Told.permission = 'granted'; return 'granted'; }
    constructor(title, options) { window.told.push([title, options.body, options.tag]); }
  }
  window.Notification = Told;
  navigator.setAppBadge = async (count) => { window.badge = count; };
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  window.hide = (hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
"""


def step_until(page: Any, done: Callable[[], object]) -> None:
    """Somebody plays on until something is so."""
    for _ in range(1200):
        if done():
            return
        step(page)
        page.wait_for_timeout(50)
    raise AssertionError(page.locator(".banner").inner_text())


def test_what_waits_for_me_stands_on_top(visit: Visit, server: Server) -> None:
    table = make(server)
    ann, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    ann.locator(".poster.can").first.click()
    bob.locator(".poster.can").first.wait_for()
    ann.get_by_role("link", name="Galactable").click()
    new_table(ann, ME, BOT)
    ann.locator(".poster.can").first.wait_for()
    states = ann.locator("section[aria-labelledby=mine] .state")
    press(ann.get_by_role("link", name="Galactable"), shows=states)
    expect(states).to_have_text(["Your turn", "Waiting for Bob"])
    expect(ann).to_have_title(re.compile(r"^\(1\) "))
    first = ann.locator("main section").first
    assert first.get_attribute("aria-labelledby") == "mine"
    bob.locator(".poster.can").first.click()
    expect(states).to_have_text(["Your turn", "Your turn"])
    expect(ann).to_have_title(re.compile(r"^\(2\) "))
    check_axe(ann)


def test_a_notice_when_it_is_my_turn(visit: Visit, server: Server) -> None:
    table = make(server)
    ann, bob = visit(script=TELLS), visit(link(table, 1), named("Bob"))
    ann.clock.install()
    ann.goto(server.url + link(table, 0))
    ann.locator(".poster.can").first.click()
    press(
        ann.get_by_role("button", name="Tell me when it is my turn"),
        says=(ann.locator(".notices"), "while a tab or the app is open"),
    )
    ann.evaluate("hide(true)")
    bob.locator(".poster.can").first.click()
    ann.wait_for_function("() => told.length > 0", timeout=60_000)
    assert ann.evaluate("told") == [["Rock the Galaxy", "It is your turn.", table["table"]]]
    assert ann.evaluate("badge") >= 1
    ann.clock.run_for(40_000)  # the list is looked up again meanwhile: one notice a turn
    assert len(ann.evaluate("told")) == 1
    ann.evaluate("hide(false)")
    wait_turn(ann)
    step_until(ann, lambda: not ann.locator(".banner.mine").count())
    loud = ann.get_by_role("button", name="Notices for this table are on")
    quiet = ann.get_by_role("button", name="Notices for this table are off")
    press(loud, shows=quiet)
    press(quiet, shows=loud)
    press(loud, shows=quiet)
    ann.evaluate("hide(true)")
    step_until(bob, lambda: ann.locator(".banner.mine").count())
    ann.clock.run_for(40_000)
    assert len(ann.evaluate("told")) == 1
    ann.evaluate("hide(false)")
    ann.get_by_role("button", name="Settings").click()
    tick(ann.get_by_label("Tell me on the screen"), on=False)
    assert ann.evaluate("JSON.parse(localStorage.getItem('galactable.settings')).notices") is False


def test_since_my_last_turn(visit: Visit, server: Server) -> None:
    page = visit()
    new_table(page, ME, BOT)
    page.locator(".poster.can").first.click()
    wait_turn(page)
    page.evaluate("location.hash = '/'")
    page.get_by_role("link", name="Resume Rock the Galaxy").wait_for()
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('galactable.tables'));
          for (const table of Object.values(kept)) table.seen = Date.now() - 3600_000;
          localStorage.setItem('galactable.tables', JSON.stringify(kept));
        }"""
    )
    page.reload()
    page.get_by_role("link", name="Resume Rock the Galaxy").click()
    since = page.get_by_role("dialog")
    expect(since).to_contain_text("Since your last turn")
    assert since.locator("li").count() >= 1
    check_axe(page)
    press(page.get_by_role("button", name="I have read it"), hides=since)


def test_finished_games_and_records_can_be_removed(visit: Visit, server: Server) -> None:
    table = make(server, seats=[PEOPLE[0], {"kind": "bot", "bot": "random"}])
    player = Api(server.url).sit(table, 0)
    play_on([player], random.Random(3))
    player.close()
    page = visit(link(table, 0))
    watch = page.get_by_role("link", name="Watch the replay")
    press(watch, shows=page.get_by_role("link", name="Download"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    record = download.value.path()
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".controls").wait_for()
    page.get_by_role("link", name="Galactable").click()
    entries = page.locator("section[aria-labelledby=finished] .entry")
    expect(entries).to_have_count(2)
    expect(entries.first).to_contain_text("A record file")
    for left in (1, 0):
        remove = page.get_by_role("button", name="Remove the finished game").first
        press(remove, hides=entries.nth(left))
    page.reload()
    page.get_by_role("button", name="Play now: Galactzy").wait_for()
    expect(entries).to_have_count(0)


def test_my_seats_go_to_another_device(visit: Visit, server: Server) -> None:
    table = make(server)
    ann = visit(link(table, 0))
    ann.locator(".poster.can").first.wait_for()
    ann.get_by_role("button", name="Settings").click()
    link_out = ann.get_by_label("Open this on the other device")
    press(ann.get_by_role("button", name="Take my seats to another device"), shows=link_out)
    address = link_out.input_value()
    press(
        ann.get_by_role("dialog").get_by_role("button", name="QR code"),
        shows=ann.get_by_role("img", name="QR code"),
    )
    check_axe(ann)
    phone = visit("/" + address.split("/", 3)[3], named(""))
    press(
        phone.get_by_role("button", name="Take my seats to this device"),
        says=(phone.get_by_role("status"), "A table came along"),
    )
    check_axe(phone)
    resume = phone.get_by_role("link", name="Resume Rock the Galaxy")
    press(phone.locator("main").get_by_role("link", name="Lobby"), shows=resume)
    press(resume, shows=phone.locator(".poster"))
    phone.locator(".poster.can").first.click()
    expect(ann.locator(".poster.can")).to_have_count(0)
    thief = visit("/" + address.split("/", 3)[3], named("Eve"))
    thief.get_by_role("button", name="Take my seats to this device").click()
    expect(thief.get_by_role("status")).to_contain_text("used already")
    expect(thief.get_by_role("status")).to_contain_text("Make a new one")
    expect(thief.get_by_role("button", name="Take my seats to this device")).to_have_count(0)


def test_a_game_by_correspondence(visit: Visit) -> None:
    page = visit()
    new_table(page, ME, ME, clock="t3")
    page.get_by_role("button", name="I am").click()
    expect(page.locator(".banner .clock")).to_contain_text("2 d 23 h")
    play_out([page], steps=1)
    page.get_by_role("link", name="Galactable").click()
    state = page.locator("section[aria-labelledby=mine] .state")
    expect(state).to_have_text("Your turn, 2 d 23 h left")


def test_tabs_keep_what_the_others_keep(visit: Visit) -> None:
    """Each writes the list of tables; none may throw away what another has put there."""
    first = visit()
    second = first.context.new_page()
    second.goto(first.url)
    for tab in (first, second):
        new_table(tab, ME, BOT)
        tab.locator(".poster.can").first.wait_for()
    first.locator(".poster.can").first.click()
    wait_turn(first)
    for tab in (first, second):
        tab.reload()
        wait_turn(tab)
    first.get_by_role("link", name="Galactable").click()
    expect(first.locator("section[aria-labelledby=mine] .entry")).to_have_count(2)
