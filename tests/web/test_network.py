"""On a network, and without one: at the machine's own address, and offline."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from galactable.cli.lan import addresses
from tests.web.conftest import SETTINGS
from tests.web.play import BOT, FRIEND, ME, check_axe, new_table
from tests.web.press import press
from tests.web.server import Server

Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def lan(serve: Callable[..., Server]) -> Server:
    """A server that others on the network reach."""
    return serve("lan", host="0.0.0.0")


@pytest.fixture
def own(lan: Server) -> str:
    """The machine's own address, which is no secure context."""
    found = addresses("0.0.0.0", lan.port)
    if not found:
        pytest.skip("this machine is on no network")
    return found[0]


def opened(browser: Any, address: str, **options: Any) -> Any:
    context = browser.new_context(locale="en-US", reduced_motion="reduce", **options)
    context.add_init_script(
        f"localStorage.getItem('galactable.settings') ?? "
        f"localStorage.setItem('galactable.settings', {SETTINGS!r})"
    )
    page = context.new_page()
    page.goto(address)
    return page


def test_invitations_name_an_address_that_others_reach(browser: Any, lan: Server, own: str) -> None:
    assert f"Others reach it at {own}/" in Path(lan.log.name).read_text()
    ann = opened(browser, lan.url)
    new_table(ann, ME, FRIEND)
    room = ann.get_by_role("dialog")
    address = room.get_by_label("Link for").input_value()
    assert address.startswith(f"{own}/#/table/")
    expect(room.get_by_text("on this computer only")).to_have_count(0)
    bob = opened(browser, address)
    bob.locator(".poster").first.wait_for()
    assert not bob.evaluate("isSecureContext")
    expect(room.locator("[data-seat='1'] .come.here")).to_be_visible()
    room.get_by_role("button", name="Close").click()
    # What a browser does not offer there falls back or says why not.
    expect(bob.locator(".notices")).to_contain_text("only over https")
    bob.get_by_role("button", name="People", exact=True).click()
    bob.get_by_role("dialog").get_by_role("button", name="Copy").last.click()
    expect(bob.get_by_role("button", name="Copied")).to_be_visible()
    expect(bob.get_by_role("button", name="Share")).to_have_count(0)
    check_axe(bob)
    for page in (ann, bob):
        page.context.close()


def test_addresses_that_others_reach() -> None:
    assert addresses("127.0.0.1", 80) == []
    assert addresses("localhost", 80) == []
    assert addresses("192.0.2.7", 80) == ["http://192.0.2.7:80"]
    assert addresses("::1", 80) == []
    assert addresses("2001:db8::7", 80) == ["http://[2001:db8::7]:80"]
    for found in addresses("0.0.0.0", 80):
        assert not found.startswith("http://127.")
        socket.inet_aton(found.removeprefix("http://").removesuffix(":80"))


def test_the_page_opens_without_a_connection(browser: Any, server: Server, tmp_path: Path) -> None:
    page = opened(browser, server.url)
    page.get_by_role("button", name="Play now: Galactzy").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "caches.open('galactable-1').then((kept) => kept.keys()).then((keys) => keys.length > 4)"
    )
    page.wait_for_timeout(1000)
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        picture = page.request.get(f"{server.url}/{icon['src']}")
        assert picture.headers["content-type"] == "image/png"
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("You are offline")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Play now: Galactzy").wait_for()
    page.context.close()


def test_a_newer_server_has_other_files(visit: Visit) -> None:
    """A page that was opened before asks for what is gone: it is opened anew, where it is."""
    page = visit()
    new_table(page, ME, BOT)
    page.locator(".poster.can").first.wait_for()
    address = page.url

    def newer(route: Any) -> None:
        if route.request.is_navigation_request():
            route.continue_()
        else:
            route.fulfill(body="<script type=module src=./assets/newer.js></script>")

    rules = re.compile("/assets/Rules-")
    page.route(rules, lambda route: route.abort())
    page.route(re.compile(r"127\.0\.0\.1:\d+/$"), newer)
    with page.expect_navigation():
        page.get_by_role("button", name="Rules").click()
    page.unroute(rules)
    page.locator(".poster.can").first.wait_for()
    assert page.url == address
    press(page.get_by_role("button", name="Rules"), shows=page.get_by_role("dialog"))


def test_what_cannot_be_fetched_is_said(visit: Visit) -> None:
    """And can be asked for again: a dialog in the lobby, a page of its own."""
    page = visit()
    start = page.get_by_role("button", name="New table: Rock the Galaxy")
    start.wait_for()
    page.context.set_offline(True)
    start.click()
    expect(page.get_by_role("alert").first).to_contain_text("You are offline")
    page.evaluate("location.hash = '/replay/nosuchtable9'")
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    page.context.set_offline(False)
    press(again, hides=again)
    expect(page.get_by_role("alert").last).to_contain_text("There is no such table")
    expect(page.get_by_role("link", name="Download")).to_have_count(0)
    page.evaluate("location.hash = '/'")
    press(start, shows=page.get_by_role("dialog"))
