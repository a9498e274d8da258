"""Reloading, a lost connection, a restarted server in mid-game: the page comes back by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.play import BOT, ME, new_table, play_out, step, wait_turn
from tests.web.server import Server

Visit = Callable[..., Any]

REMEMBER = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...args) { super(...args); window.sockets.push(this); }
  };
"""
# The cable is pulled: without a network no answer comes to a socket that says goodbye.
CUT = "() => { const one = sockets.at(-1); one.close(); one.onclose(new CloseEvent('close')); }"
# A phone that is taken up again hears both at once; asked on two connections, nothing is answered.
WAKE = """() => {
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def hand_of(page: Page) -> str:
    """The hand once nothing moves there any more."""
    before, now = None, page.locator(".hand").inner_text()
    while now != before:
        page.wait_for_timeout(400)
        before, now = now, page.locator(".hand").inner_text()
    return now


def test_reload_and_restart_of_the_server(visit: Visit, server: Server) -> None:
    page = visit()
    new_table(page, ME, BOT)
    page.locator(".poster.can").first.click()
    wait_turn(page)
    hand = hand_of(page)
    page.reload()
    wait_turn(page)
    assert hand_of(page) == hand

    server.stop()
    expect(page.locator(".lost")).to_be_visible()
    server.start()
    server.prepare("rock-the-galaxy")
    expect(page.locator(".lost")).to_have_count(0, timeout=30_000)
    assert hand_of(page) == hand
    play_out([page])


def test_lost_connection(visit: Visit) -> None:
    page = visit(script=REMEMBER)
    new_table(page, ME, BOT)
    page.locator(".poster.can").first.click()
    wait_turn(page)
    hand = page.locator(".hand").inner_text()

    # A socket that closes is opened again at once; nothing is lost.
    page.evaluate("sockets.at(-1).close()")
    page.wait_for_function("() => sockets.length > 1 && sockets.at(-1).readyState === 1")
    expect(page.locator(".lost")).to_have_count(0)
    assert page.locator(".hand").inner_text() == hand

    # Without a network it says so, once, and tries again until there is one.
    page.context.set_offline(True)
    page.evaluate(CUT)
    step(page)
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.locator(".lost")).to_be_visible()
    page.wait_for_timeout(1500)
    page.context.set_offline(False)
    page.evaluate(WAKE)
    expect(page.locator(".lost")).to_have_count(0)
    assert page.locator(".hand").inner_text() == hand
    play_out([page])
    assert page.evaluate("sockets.filter((one) => one.readyState < 2).length") == 1
