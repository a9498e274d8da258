"""People around a game: names, seats taken and given away, consent, hints, talk, devices."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import sqlalchemy as sa

from galactable.table import transfers
from tests.table import loops
from tests.table.client import Api, Player, Refused
from tests.table.test_play import GAME


def post(api: Api, table: dict[str, Any], call: str, body: Any, *secrets: str) -> Any:
    return api.post(f"/api/tables/{table['table']}/{call}", body, *secrets)


def secret(table: dict[str, Any], seat: int) -> str:
    return str(table["seats"][seat]["secret"])


def test_a_guest_says_what_they_are_called(api: Api) -> None:
    table = api.create(GAME, "me", "link", "bot:random", variant="basic")
    ann, bob = api.sit(table, 0), api.sit(table, 1)
    seen = post(api, table, "name", {"seat": 1, "name": " Bob\u0000 "}, secret(table, 1))
    assert seen["seats"][1]["name"] == "Bob"
    ann.wait_for(lambda update: update["seats"][1]["name"] == "Bob")
    bob.wait_for(lambda update: update["seats"][1]["name"] == "Bob")
    post(api, table, "name", {"seat": 0, "name": "Bob"}, secret(table, 0))
    bob.wait_for(lambda update: update["seats"][0]["name"] == "Bob 2")
    with pytest.raises(Refused):
        post(api, table, "name", {"seat": 1, "name": "Eve"}, secret(table, 0))


def test_old_lines_of_the_log_have_the_new_name(api: Api) -> None:
    table = api.create(GAME, "me", "link", variant="basic")
    ann, bob = api.sit(table, 0), api.sit(table, 1)
    while not any("Rigel" in " ".join(entry["words"]) for entry in ann.log):
        mover = ann if ann.legal() else bob
        mover.move(mover.legal()[0]["move"])
        ann.drain()
        bob.drain()
    post(api, table, "name", {"seat": 1, "name": "Bob"}, secret(table, 1))
    ann.drain()
    words = " ".join(word for entry in ann.log for word in entry["words"])
    assert "Bob" in words
    assert "Rigel" not in words


def test_an_open_seat_is_taken_once(api: Api) -> None:
    table = api.create(GAME, "me", "open", variant="basic")
    name = table["table"]
    assert table["seats"][1]["secret"] is None
    assert name in [line["table"] for line in api.get("/api/tables/open")]
    taken = post(api, table, "take", {"name": "Bob"})
    assert taken["seat"] == 1
    with pytest.raises(Refused):
        post(api, table, "take", {"name": "Eve"})
    assert name not in [line["table"] for line in api.get("/api/tables/open")]
    bob = Player(api.address, name, [taken["secret"]])
    assert bob.update["you"] == [1]
    assert bob.update["seats"][1]["name"] == "Bob"
    assert bob.update["seats"][1]["joined"]


def test_bots_take_the_empty_seats(api: Api) -> None:
    clock = {"kind": "decision", "seconds": 600}
    table = api.create(GAME, "me", "link", "open", clock=clock, variant="basic")
    ann = api.sit(table, 0)
    assert all(seat["deadline"] is None for seat in ann.update["clock"]["seats"])
    with pytest.raises(Refused):
        post(api, table, "fill", {}, secret(table, 1))
    post(api, table, "fill", {"bot": "random"}, secret(table, 0))
    ann.wait_for(lambda update: update["clock"]["seats"][0]["deadline"] is not None)
    assert [seat["kind"] for seat in ann.update["seats"]] == ["me", "bot", "bot"]
    assert table["table"] not in [line["table"] for line in api.get("/api/tables/open")]
    with pytest.raises(Refused):  # the link opens nothing any more
        api.sit(table, 1)


def test_without_the_maker_the_others_fill_the_table(api: Api) -> None:
    table = api.create(GAME, "me", "link", "link", "link", variant="basic")
    bob, cem = api.sit(table, 1), api.sit(table, 2)
    for caller in (1, 3):  # who plays, while the maker does; who never came
        if caller == 3:
            post(api, table, "leave", {"seat": 0}, secret(table, 0))
        with pytest.raises(Refused):
            post(api, table, "fill", {}, secret(table, caller))
    post(api, table, "leave", {"seat": 2}, secret(table, 2))
    with pytest.raises(Refused):
        post(api, table, "fill", {}, secret(table, 2))
    seen = post(api, table, "fill", {"bot": "random"}, secret(table, 1))
    assert seen["seats"][3]["kind"] == "bot"
    bob.wait_for(lambda update: update["seats"][3]["kind"] == "bot")
    cem.close()


def test_who_leaves_before_coming_is_not_waited_for(api: Api) -> None:
    """Somebody says no to a rematch."""
    table = api.create(GAME, "me", "link", variant="basic")
    seen = post(api, table, "leave", {"seat": 1}, secret(table, 1))
    assert seen["seats"][1]["left"]
    assert seen["seats"][1]["joined"]


def test_a_seat_is_given_to_the_next_and_shown_to_the_last_no_longer(api: Api) -> None:
    table = api.create(GAME, "me", "link", variant="basic")
    bob = api.sit(table, 1)
    with pytest.raises(Refused):  # Bob is there
        post(api, table, "seats/1/next", {}, secret(table, 0))
    bob.ask({"type": "leave", "seat": 1})
    with pytest.raises(Refused):  # it is not Bob's to give
        post(api, table, "seats/1/next", {}, secret(table, 1))
    new = post(api, table, "seats/1/next", {}, secret(table, 0))
    bob.wait_for(lambda update: update["you"] == [])
    assert list(bob.update["views"]) == ["spectator"]
    assert bob.update["legal"] == {}
    with pytest.raises(Refused):
        bob.ask({"type": "return", "seat": 1})
    with pytest.raises(Refused):
        api.sit(table, 1)
    cem = Player(api.address, table["table"], [new["secret"]])
    assert cem.update["you"] == [1]
    bob.wait_for(lambda update: update["seats"][1]["present"])
    cem.close()
    bob.wait_for(lambda update: not update["seats"][1]["present"])
    post(api, table, "seats/1/bot", {"bot": "random"}, secret(table, 0))
    bob.wait_for(lambda update: update["seats"][1]["kind"] == "bot")


def test_an_old_secret_takes_no_other_seat_along(api: Api) -> None:
    """Two sat at one screen; the seat of one was given to a friend."""
    table = api.create(GAME, "me", "me", variant="basic")
    name, mine, old = table["table"], secret(table, 0), secret(table, 1)
    post(api, table, "leave", {"seat": 1}, old)
    post(api, table, "seats/1/next", {}, mine)
    (found,) = api.post("/api/tables/mine", {"tables": {name: [mine, old]}})
    assert found["yours"] == [0]
    ann = Player(api.address, name, [old, mine])
    assert ann.update["you"] == [0]
    ann.move(ann.legal()[0]["move"])
    assert api.post("/api/tables/mine", {"tables": {name: [old]}}) == []
    with pytest.raises(Refused):
        api.sit(table, 1)


def test_who_resigns_is_played_by_a_bot_for_good(api: Api) -> None:
    table = api.create(GAME, "me", "link", takeover=False, variant="basic")
    ann, bob = api.sit(table, 0), api.sit(table, 1)
    post(api, table, "resign", {"seat": 1}, secret(table, 1))
    ann.wait_for(lambda update: update["seats"][1]["resigned"])
    assert ann.update["seats"][1]["stand_in"]
    with pytest.raises(Refused, match="for good"):
        bob.ask({"type": "return", "seat": 1})
    with pytest.raises(Refused, match="nobody else"):
        post(api, table, "resign", {"seat": 0}, secret(table, 0))


@pytest.mark.parametrize(("people", "hints"), [(1, False), (2, False), (2, True)])
def test_hints_among_people_only_where_it_was_said(api: Api, people: int, hints: bool) -> None:
    kinds = ["me", "link"][:people] + ["bot:random"] * (2 - people)
    table = api.create(GAME, *kinds, hints=hints, variant="basic")
    ann = api.sit(table, 0)
    watcher = Player(api.address, table["table"])
    ann.wait_for(lambda update: update["legal"]["0"])
    assert ann.update["hints"] == (people == 1 or hints)
    assert watcher.update["with_hints"] == hints
    if ann.update["hints"]:
        assert ann.ask({"type": "hint", "seat": 0})["words"]
        return
    with pytest.raises(Refused, match="with hints"):
        ann.ask({"type": "hint", "seat": 0})
    with pytest.raises(Refused):
        post(api, table, "hint", {"seat": 0}, secret(table, 0))


def play_until_askable(api: Api, seats: int = 2) -> tuple[dict[str, Any], list[Player], int]:
    """A table at which somebody may ask the others to take something back."""
    for number in range(30):
        table = api.create("tiny-galaxies", "me", *["link"] * (seats - 1))
        players = [api.sit(table, seat) for seat in range(seats)]
        chooser = random.Random(number)
        for _ in range(60):
            for player in players:
                player.drain()
            asks = [s for s in range(seats) if players[s].update["askable"][str(s)]]
            if asks:
                return table, players, asks[0]
            mover = next(p for p in players if p.legal())
            mover.move(chooser.choice(mover.legal())["move"])
        for player in players:
            player.close()
    raise AssertionError("nobody may ever ask")


def test_all_agree_and_it_is_taken_back(api: Api) -> None:
    table, players, asker = play_until_askable(api, 3)
    others = [seat for seat in range(3) if seat != asker]
    before = players[asker].update["ply"]
    post(api, table, "ask-back", {"seat": asker}, secret(table, asker))
    players[others[0]].wait_for(lambda update: update["asked"])
    assert players[others[0]].update["asked"] == {"seat": asker, "yes": []}
    post(api, table, "answer-back", {"seat": others[0], "yes": True}, secret(table, others[0]))
    players[asker].wait_for(lambda update: (update["asked"] or {}).get("yes") == [others[0]])
    assert players[asker].update["ply"] == before
    post(api, table, "answer-back", {"seat": others[1], "yes": True}, secret(table, others[1]))
    for player in players:
        player.wait_for(lambda update: update["asked"] is None and update["ply"] < before)
    assert players[asker].legal(asker)


def test_one_no_is_enough_and_a_move_ends_the_question(api: Api) -> None:
    table, players, asker = play_until_askable(api)
    other = 1 - asker
    before = players[asker].update["ply"]
    post(api, table, "ask-back", {"seat": asker}, secret(table, asker))
    post(api, table, "answer-back", {"seat": other, "yes": False}, secret(table, other))
    for player in players:
        player.drain()
    assert players[asker].update["asked"] is None
    assert players[asker].update["ply"] == before
    post(api, table, "ask-back", {"seat": asker}, secret(table, asker))
    for player in players:
        player.drain()
    mover = next(p for p in players if p.legal())
    mover.move(mover.legal()[0]["move"])
    assert mover.update["asked"] is None


def test_nothing_is_taken_back_past_a_revelation(api: Api) -> None:
    table = api.create(GAME, "me", "link", variant="basic")
    ann, bob = api.sit(table, 0), api.sit(table, 1)
    for _ in range(40):
        ann.drain()
        bob.drain()
        mover = ann if ann.legal() else bob
        move = next((m for m in mover.legal() if m["final"]), mover.legal()[0])
        mover.move(move["move"])
        if move["final"]:
            break
    for seat, player in ((0, ann), (1, bob)):
        player.drain()
        assert not player.update["askable"][str(seat)]
        with pytest.raises(Refused):
            post(api, table, "ask-back", {"seat": seat}, secret(table, seat))


def talk_without_end(player: Player) -> None:
    for number in range(20):
        player.ask({"type": "say", "seat": player.update["you"][0], "text": str(number)})


def lines(player: Player) -> list[str]:
    """What a player has heard, once each: whoever comes while somebody speaks may be told twice."""
    player.drain()
    said = [json.loads(text) for text in player.received]
    heard = [line for m in said if m["type"] == "talk" for line in m["lines"]]
    return list({line["number"]: line["text"] for line in heard}.values())


@pytest.mark.parametrize("public", [False, True])
def test_people_talk_and_watchers_hear_only_in_public(api: Api, public: bool) -> None:
    table = api.create(GAME, "me", "link", public=public, variant="basic")
    ann, bob, watcher = api.sit(table, 0), api.sit(table, 1), Player(api.address, table["table"])
    ann.ask({"type": "say", "seat": 0, "text": "<b>Hello</b>\u0007"})
    assert lines(bob) == ["<b>Hello</b>"]
    assert lines(watcher) == (["<b>Hello</b>"] if public else [])
    late = Player(api.address, table["table"])
    assert lines(late) == (["<b>Hello</b>"] if public else [])
    again = api.sit(table, 1)
    assert lines(again) == ["<b>Hello</b>"]
    with pytest.raises(Refused, match="secret"):
        watcher.ask({"type": "say", "seat": 0, "text": "I am Ann"})
    with pytest.raises(Refused, match="secret"):
        bob.ask({"type": "say", "seat": 0, "text": "I am Ann"})
    with pytest.raises(Refused, match="200"):
        bob.ask({"type": "say", "seat": 1, "text": "x" * 201})
    with pytest.raises(Refused, match="wait"):
        talk_without_end(bob)


def test_watchers_are_counted(api: Api) -> None:
    table = api.create(GAME, "me", "link", variant="basic")
    ann = api.sit(table, 0)
    assert ann.update["watchers"] == 0
    watchers = [Player(api.address, table["table"]) for _ in range(2)]
    ann.wait_for(lambda update: update["watchers"] == 2)
    watchers[0].close()
    ann.wait_for(lambda update: update["watchers"] == 1)


def test_a_code_for_another_device_works_once(api: Api) -> None:
    made = api.post("/api/transfers", {"text": '{"tables": "ä"}'})
    assert api.post(f"/api/transfers/{made['code']}", {}) == {"text": '{"tables": "ä"}'}
    with pytest.raises(Refused):
        api.post(f"/api/transfers/{made['code']}", {})
    with pytest.raises(Refused):
        api.post("/api/transfers/aaaaaaaaaaaaaaaa", {})


def test_a_code_is_good_for_ten_minutes(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from galactable.table.settings import ServerSettings
    from galactable.table.storage import Store

    async def late() -> None:
        store = Store(ServerSettings(database=str(tmp_path / "t.sqlite3")))
        await store.open()
        try:
            code, until = await transfers.leave(store, "secret words")
            rows = await store.read(sa.select(transfers._transfers))
            assert b"secret" not in rows[0]["sealed"]
            monkeypatch.setattr(transfers.time, "time", lambda: until + 1)
            with pytest.raises(Exception, match="ten minutes"):
                await transfers.fetch(store, code)
        finally:
            await store.close()

    loops.run(late())


def test_a_link_becomes_a_picture(api: Api) -> None:
    svg = api.post("/api/qr", {"text": "http://192.168.0.2:8642/#/table/abc/1/secret"})["svg"]
    assert svg.startswith("<svg")
    assert "<script" not in svg
    with pytest.raises(Refused):
        api.post("/api/qr", {"text": "x" * 501})


def test_the_server_of_one_machine_names_no_address(api: Api) -> None:
    assert api.get("/api/place") == {"addresses": []}
