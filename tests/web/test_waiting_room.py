"""Before everybody is there, and when somebody vanishes: links, free seats, bots, names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import SETTINGS
from tests.web.people import link, make, named
from tests.web.play import ANYONE, FRIEND, ME, check_axe, new_table, play_out, wait_turn
from tests.web.press import press, write
from tests.web.server import Server

Visit = Callable[..., Any]
NAMELESS = SETTINGS.replace("Ann", "")
# The server's lists of tables come late; notes where the first game stood whenever it was drawn.
LATE_LISTS = """
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const path = String(asked[0].url ?? asked[0]);
    if (/tables(\\/open)?$/.test(path)) await new Promise((done) => setTimeout(done, 400));
    return ask(...asked);
  };
  window.tops = [];
  const look = () => {
    const game = document.querySelector('section[aria-labelledby=games] button');
    const top = game && Math.round(game.getBoundingClientRect().top);
    if (game && window.tops.at(-1) !== top) window.tops.push(top);
    requestAnimationFrame(look);
  };
  look();
"""


def people(page: Any) -> Any:
    """The dialog that says who is at the table."""
    room = page.get_by_role("dialog")
    press(page.get_by_role("button", name="People", exact=True), shows=room)
    return room


def test_start_now_with_bots(visit: Visit) -> None:
    ann = visit()
    new_table(ann, ME, FRIEND, ANYONE, clock="d90")
    room = ann.get_by_role("dialog")
    expect(room.locator("[data-seat='1']")).to_contain_text("not here yet")
    expect(room.locator("[data-seat='2']")).to_contain_text("anyone may come")
    expect(room.get_by_label("Link to watch")).to_have_value(re.compile(r"#/table/\w+$"))
    check_axe(ann)
    bots = room.locator(".come", has_text="bot")
    press(room.get_by_role("button", name="Seat a bot here").first, shows=bots)
    start = room.get_by_role("button", name="Start now with bots")
    press(start, shows=bots.nth(1))
    expect(start).to_have_count(0)
    press(room.get_by_role("button", name="Close"), hides=room)
    expect(ann.locator(".banner .clock")).to_be_visible()
    ann.locator(".poster.can").first.click()
    wait_turn(ann)


def test_one_click_takes_a_free_seat(visit: Visit) -> None:
    ann = visit()
    new_table(ann, ME, ANYONE)
    ann.get_by_role("dialog").get_by_role("button", name="Close").click()
    name = ann.url.rsplit("/", 1)[1]
    bob = visit(settings=named("Bob"))
    entry = bob.locator("section[aria-labelledby=join] .entry", has_text="Ann and a free seat")
    join = entry.first.get_by_role("button", name="Join Rock the Galaxy")
    press(join, shows=bob.locator(".poster"))
    assert name in bob.url
    expect(ann.locator(".scores li").nth(1)).to_contain_text("Bob")
    late = visit(settings=named("Cem"))
    late.get_by_role("button", name="Play now: Rock the Galaxy").wait_for()
    late.wait_for_timeout(500)
    expect(late.locator(f"a[href*='{name}']")).to_have_count(0)


def test_the_seat_of_somebody_who_vanished(visit: Visit, server: Server) -> None:
    table = make(server)
    ann, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    bob.locator(".poster").first.wait_for()
    room = people(ann)
    seat = room.locator("[data-seat='1']")
    expect(seat.locator(".come.here")).to_be_visible()
    expect(seat.get_by_role("button", name="Give Bob’s seat")).to_have_count(0)
    bob.goto(server.url)
    expect(room).to_contain_text("Away just now: Bob")
    give = seat.get_by_role("button", name="Give Bob’s seat to somebody else")
    press(give, says=(seat, "not here yet"))
    address = seat.get_by_label("Link for").input_value()
    bob.goto(server.url + link(table, 1))
    expect(bob.get_by_role("alert")).to_contain_text("Your seat was given to somebody else")
    expect(bob.locator(".watching")).to_be_visible()
    cem = visit("/" + address.split("/", 3)[3], named("Cem"))
    cem.locator(".poster").first.wait_for()
    expect(seat).to_contain_text("Cem")
    cem.goto(server.url)
    give = seat.get_by_role("button", name="Give Cem’s seat to a bot")
    press(give, says=(seat.locator(".come"), "bot"))


def test_a_guest_says_their_name_once(visit: Visit, server: Server) -> None:
    ann = visit()
    new_table(ann, ME, FRIEND)
    address = ann.get_by_label("Link for").input_value()
    bob = visit("/" + address.split("/", 3)[3], NAMELESS)
    asked = bob.get_by_role("dialog", name="What shall the others call you?")
    write(asked.get_by_role("textbox"), "Bob")
    check_axe(bob)
    press(asked.get_by_role("button", name="Sit down"), hides=asked)
    seat = ann.get_by_role("dialog").locator("[data-seat='1']")
    expect(seat).to_contain_text("Bob")
    bob.reload()
    bob.locator(".poster").first.wait_for()
    expect(asked).to_have_count(0)
    own = people(bob).locator("[data-seat='1']")
    write(own.get_by_role("textbox"), "Robert")
    press(own.get_by_role("button", name="Rename"), says=(seat, "Robert"))
    bob.wait_for_function("() => localStorage.getItem('galactable.settings').includes('Robert')")


def test_one_screen_for_two_names_whose_turn_it_is(visit: Visit, server: Server) -> None:
    server.prepare("galactzy")
    page = visit()
    names = ("Ann", "Bob")
    new_table(page, ME, ME, slug="galactzy", variant="basic", names=names)
    table = page.url.rsplit("/", 1)[1]
    headline = page.locator(".banner .headline")
    asked = []
    while set(asked) != set(names):
        (seat,) = server.get(f"/api/tables/{table}")["views"]["spectator"]["waiting"]
        expect(headline).to_have_text(f"{names[seat]}’s turn")
        asked.append(names[seat])
        play_out([page], "galactzy", steps=1)


def test_a_link_leads_as_far_as_it_can(visit: Visit, server: Server) -> None:
    """One's own, one in a tab that watches, one of somebody who sits there, one that is dead."""
    ann = visit()
    new_table(ann, ME, FRIEND)
    room = ann.get_by_role("dialog")
    path = "/" + room.get_by_label("Link for").input_value().split("/", 3)[3]
    name = ann.url.rsplit("/", 1)[1]
    tab = ann.context.new_page()
    tab.goto(server.url + path)  # does it work? It does, and takes nobody's seat
    own = tab.get_by_role("dialog")
    expect(own.locator("[data-seat='1']")).to_contain_text("not here yet")
    tab.close()

    bob = visit(f"/#/table/{name}", named("Bob"))
    expect(bob.locator(".watching")).to_be_visible()
    bob.evaluate("path => { location.href = path; }", path)
    expect(bob.locator(".watching")).to_have_count(0)
    expect(room.locator("[data-seat='1']")).to_contain_text("Bob")
    assert path.rsplit("/", 1)[1] not in bob.url
    phone = visit(path, named("Bobby"))
    phone.locator(".poster").first.wait_for()
    expect(phone.locator(".scores li").nth(1)).to_contain_text("Bob")
    expect(phone.get_by_role("dialog")).to_have_count(0)

    eve = visit(path + "x", named("Eve"))
    expect(eve.get_by_role("alert")).to_contain_text("opens no seat any more")
    expect(eve.locator(".watching")).to_be_visible()
    eve.goto(server.url + "/#/table/nosuchtable9/1/secret")
    expect(eve.get_by_role("alert")).to_have_text(re.compile("There is no such table"))
    room.get_by_role("button", name="Close").click()
    wait_turn(ann)


def test_a_link_for_somebody_else_takes_no_second_seat(visit: Visit, server: Server) -> None:
    """Two links in one message: whoever sits here presses the other one too."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": "link", "name": n} for n in ("Bob", "Cem"))]
    table = make(server, seats=seats)
    bob = visit(link(table, 1), named("Bob"))
    expect(bob.locator(".missing")).to_contain_text("Still to come: Cem")
    tab = bob.context.new_page()
    tab.goto(server.url + link(table, 2))
    room = tab.get_by_role("dialog", name="People at this table")
    expect(tab.get_by_role("alert")).to_contain_text("You sit at this table already")
    expect(room.locator("[data-seat='2']")).to_contain_text("not here yet")
    expect(room.locator("[data-seat='2']").get_by_label("Link for Cem")).to_be_visible()
    cem = visit(link(table, 2), named("Bob"))
    expect(cem.get_by_role("alert")).to_contain_text("you are called Bob 2")
    expect(tab.locator(".missing")).to_have_count(0)
    tab.goto(server.url + link(table, 0))
    expect(tab.get_by_role("alert")).to_contain_text("You sit at this table already")
    expect(tab.locator(".scores li", has_text="you")).to_have_count(1)


def test_whoever_is_slower_reads_why(visit: Visit, server: Server) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = make(server, seats=seats)
    cem = visit(settings=named("Cem"))
    entry = cem.locator("section[aria-labelledby=join] .entry", has_text="Ann and a free seat")
    expect(entry.first).to_be_visible()
    watcher = visit(f"/#/table/{table['table']}", named("Wim"))
    expect(watcher.locator(".scores li").nth(1)).to_contain_text("a free seat")
    refused = {"error": "Somebody was faster; the seat is taken.", "code": "refusal-taken"}
    cem.route("**/take", lambda route: route.fulfill(status=422, json=refused))
    said = cem.get_by_role("alert")
    press(entry.first.get_by_role("button", name="Join"), says=(said, "Somebody was faster"))
    expect(said).not_to_contain_text("wrong")
    check_axe(cem)
    press(said.get_by_role("button", name="Close"), hides=said)


def test_the_host_leaves_before_everybody_came(visit: Visit, server: Server) -> None:
    """Those who are there still get a game."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": "link", "name": n} for n in ("Bob", "Cem"))]
    table = make(server, seats=seats)
    ann, bob = visit(link(table, 0)), visit(link(table, 1), named("Bob"))
    wait_turn(ann)
    start = bob.get_by_role("dialog").get_by_role("button", name="Start now with bots")
    invite = bob.locator(".missing").get_by_role("button", name="Invite")
    expect(bob.locator(".missing")).to_be_visible()
    expect(invite).to_have_count(0)
    ann.get_by_role("button", name="Leave").click()
    ann.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    press(invite, shows=start)
    press(start, hides=start)
    expect(bob.locator(".missing")).to_have_count(0)


def test_the_lobby_keeps_still_under_a_finger(visit: Visit, server: Server) -> None:
    """Tables to join came after the games and moved them: a press went nowhere."""
    make(server, seats=[{"kind": "me", "name": "Eve"}, {"kind": "open"}])
    page = visit(script=LATE_LISTS)
    expect(page.get_by_role("region", name="Tables to join")).to_be_visible()
    page.get_by_role("button", name="New table: Galactzy").wait_for()
    page.wait_for_load_state("networkidle")
    assert len(page.evaluate("window.tops")) == 1


def test_a_friend_sits_down_beside_me(visit: Visit) -> None:
    """Whose seat was meant for another screen."""
    ann = visit()
    new_table(ann, ME, FRIEND)
    other = ann.context.new_page()
    other.goto(ann.url)
    wait_turn(other)
    room = ann.get_by_role("dialog")
    beside = room.get_by_role("button", name="Play it at this screen")
    press(beside, shows=ann.locator(".curtain"))
    expect(other.locator(".curtain")).to_be_visible()  # the other tab hears of it
