"""What a host can do at a server: retention, orders, notices, shutting out, checks of input."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from galactable.table import retention, steady
from galactable.table.errors import NotFoundError
from galactable.table.messages import NewSeat, NewTable
from galactable.table.orders import MARK
from galactable.table.seating import seat_names
from galactable.table.settings import ServerSettings
from tests.table import loops
from tests.table.client import Api, Player, Refused
from tests.table.conftest import BOTH
from tests.table.server import Nursery, Server
from tests.table.test_afterwards import finished
from tests.table.test_play import GAME
from tests.table.test_storage import started
from tests.table.test_tools import galactable

DAY = 24 * 3600


# -- names, texts, uploads ------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(server: Server) -> bytes:
    name = finished(server.api, "bot:random", "bot:random")["table"]
    return httpx.get(f"{server.address}/api/tables/{name}/record").content


def renamed(record: bytes, *players: str) -> bytes:
    first, rest = record.split(b"\n", 1)
    header = json.loads(first) | {"players": list(players)}
    return json.dumps(header).encode() + b"\n" + rest


@pytest.mark.parametrize(
    ("name", "said"),
    [("x" * 65, "at most 64"), ("x" * 500_000, "at most 64"), ("a\x00b", "cannot be shown"),
     ("a\u202eb", "cannot be shown"), ("a\nb", "cannot be shown"),
     ("Z" + "\u0300" * 20, "cannot be shown"), ("\u3164", "cannot be shown")],
)  # fmt: skip
def test_a_record_with_odd_names_is_refused(api: Api, record: bytes, name: str, said: str) -> None:
    """Names of 500,000 characters made every answer 80 MB long."""
    answer = httpx.post(f"{api.address}/api/replays", content=renamed(record, name, "Bob"))
    assert answer.status_code == 422
    assert said in answer.json()["error"]
    assert len(answer.content) < 1000


def test_the_longest_names_make_no_long_answers(api: Api, record: bytes) -> None:
    longest = ["\U0001f680" * 64, "\U0001f6f8" * 64]
    sent = httpx.post(f"{api.address}/api/replays", content=renamed(record, *longest)).json()
    answer = httpx.get(f"{api.address}/api/tables/{sent['table']}/replay", timeout=60)
    assert answer.json()["players"] == longest
    assert len(answer.content) < 2_000_000


def test_bots_of_a_record_file_have_names_in_the_readers_language(api: Api, record: bytes) -> None:
    """A German page said "Galaxie von pilot"."""
    players = renamed(record, "captain", "Captain (captain)")
    sent = httpx.post(f"{api.address}/api/replays", content=players).json()
    address, german = f"{api.address}/api/tables/{sent['table']}/replay", {"Accept-Language": "de"}
    replay = httpx.get(address, headers=german).json()
    assert replay["players"] == ["Kapitän", "Kapitän 2"]
    assert any(
        words.startswith("Kapitän 2 ") for entry in replay["log"] for words in entry["words"]
    )


@BOTH
def test_what_no_database_can_hold_is_refused_clearly(database: str, nursery: Nursery) -> None:
    """PostgreSQL said 503 "the database does not work" for a long name or NUL."""
    server = Server(database, nursery).start()
    try:
        server.wait_ready()
        odd = ["a\x00b", "\x00", "x" * 64, "\ud83d\ude80" * 20, "a/b", "é" * 40]
        asked = {"tables": {name: ["s\x00", "x" * 100] for name in odd}}
        answer = httpx.post(f"{server.address}/api/tables/mine", content=json.dumps(asked))
        assert answer.status_code in (201, 200, 400), answer.text
        for name in ("%00", "a%00b", "x" * 200, "%ff%fe", "%F0%9F%9A%80"):
            for call in ("", "/replay", "/record", "/explain/0"):
                answer = httpx.get(f"{server.address}/api/tables/{name}{call}")
                assert answer.status_code in (400, 404), answer.text
            with pytest.raises((Refused, InvalidHandshake, ConnectionClosed)):
                Player(server.address, name)
        seats = [{"kind": "me", "name": "a\x00" + "é" * 38}, {"kind": "me", "name": "\x00"}]
        made = server.api.post("/api/tables", {"game": GAME, "seats": seats})
        assert [seat["name"] for seat in made["seats"]] == ["a" + "é" * 38, "Rigel"]
        renamed = {"seat": 0, "name": "\ufb2c" * 40}  # a letter that is written as three
        server.api.post(f"/api/tables/{made['table']}/name", renamed, made["seats"][0]["secret"])
        long = [{"kind": "me", "name": "x" * 41}, {"kind": "me"}]
        answer = httpx.post(f"{server.address}/api/tables", json={"game": GAME, "seats": long})
        assert answer.status_code == 400
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("written", "name"),
    [
        (" Ann  Lee ", "Ann Lee"),
        ("e\u0301", "é"),
        ("ab\u200f\u202ec\u200bd", "abcd"),
        ("Z" + "\u0336\u0300" * 20 + "o", "Z" + "\u0336" * 3 + "o"),  # marks are put in order
        ("Nguyễn", "Nguyễn"),
        ("न्यायमूर्ति", "न्यायमूर्ति"),
        ("\u05d0\u05d1", "\u05d0\u05d1"),
        ("\u3164", "Vega"),
        ("\u0301\u0301", "Vega"),
        ("\u2800 \u00a0", "Vega"),
        ("YOU", "Vega"),
    ],
)
def test_a_name_can_be_seen_and_keeps_to_its_line(written: str, name: str) -> None:
    assert seat_names([NewSeat("me", written)], {}) == [name]


@pytest.mark.parametrize("alike", ["Ann", "ANN", "\uff21nn", "A\u200bnn", "Ann "])
def test_nobody_is_called_like_another(alike: str) -> None:
    first, second = seat_names([NewSeat("me", "Ann"), NewSeat("link", alike)], {})
    assert first == "Ann"
    assert second.endswith(" 2")


def test_uploads_are_counted_and_can_be_deleted(
    tmp_path: Path, nursery: Nursery, record: bytes
) -> None:
    server = Server(str(tmp_path / "t.sqlite3"), nursery, limits={"uploads": 2}).start()
    try:
        server.wait_ready()
        sent = [httpx.post(f"{server.address}/api/replays", content=record) for _ in range(3)]
        assert [answer.status_code for answer in sent] == [201, 201, 429]
        first = sent[0].json()
        with pytest.raises(Refused):
            server.api.delete(f"/api/tables/{first['table']}", "x")
        server.api.get(f"/api/tables/{first['table']}/replay")  # which is kept for a while
        server.api.delete(f"/api/tables/{first['table']}", first["owner"])
        with pytest.raises(Refused):
            server.api.get(f"/api/tables/{first['table']}/replay")
        assert httpx.post(f"{server.address}/api/replays", content=record).status_code == 201
    finally:
        server.stop()


# -- seeds ----------------------------------------------------------------------------------


def test_a_chosen_seed_is_practice_and_says_so(api: Api) -> None:
    """Whoever chooses the seed knows all future chance and every hand."""
    for seed in (None, 5):
        options = {} if seed is None else {"seed": seed}
        table = finished(api, "bot:random", "bot:random", public=True, **options)
        name, practice = table["table"], seed is not None
        assert api.get(f"/api/tables/{name}")["practice"] is practice
        line = next(t for t in api.get("/api/tables") if t["table"] == name)
        assert line["practice"] is practice
        assert api.get(f"/api/tables/{name}/replay")["practice"] is practice
        record = httpx.get(f"{api.address}/api/tables/{name}/record").content
        assert json.loads(record.split(b"\n")[0]).get("practice", False) is practice
        sent = httpx.post(f"{api.address}/api/replays", content=record).json()
        again = httpx.get(f"{api.address}/api/tables/{sent['table']}/record").content
        assert json.loads(again.split(b"\n")[0]).get("practice", False) is practice
    mine = api.create(GAME, "me", "link", seed=3)
    asked = {"tables": {mine["table"]: [mine["seats"][0]["secret"]]}}
    assert api.post("/api/tables/mine", asked)[0]["practice"]
    assert Player(api.address, mine["table"], [mine["seats"][1]["secret"]]).update["practice"]


# -- retention ------------------------------------------------------------------------------


@BOTH
def test_what_was_kept_long_enough_goes(database: str) -> None:
    async def run() -> None:
        settings = ServerSettings(
            database=database, pace=0, keep_finished=10, keep_unfinished=20, keep_uploads=5
        )
        host = await started(database, settings)
        seats = [NewSeat("me"), NewSeat("me")]
        ages: dict[str, tuple[bool, bool, float]] = {}
        for kind in [
            (False, False, 19), (False, False, 21), (True, False, 9), (True, False, 11),
            (True, True, 4), (True, True, 6),
        ]:  # fmt: skip
            made = await host.reception.create(NewTable(GAME, seats, "basic"), "x")
            ages[made.table] = kind
            while (await host.store.load_rows(made.table)).row.version == 1:
                await asyncio.sleep(0.05)  # it is tended once, which counts as a change
            await age_table(host, made.table, *kind)
        await host.retention.remove_old()  # the host's own first look may have come before
        kept = {row.id for row, _ in await host.store.rows(list(ages))}
        assert kept == {name for name, (_, _, age) in ages.items() if age in (19, 9, 4)}
        for name in set(ages) - kept:
            with pytest.raises(NotFoundError):
                await host.get(name)
        await host.stop()

    loops.run(run())


def test_a_clock_that_runs_ahead_removes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine without a clock of its own may start, or be set, years ahead."""
    real, ahead, file = time.time, steady._clock.ahead, str(tmp_path / "t.sqlite3")

    async def run() -> None:
        host = await started(file)
        made = await host.reception.create(NewTable(GAME, [NewSeat("me")] * 2), "x")
        monkeypatch.setattr(time, "time", lambda: real() + 9 * 365 * DAY)
        assert await host.retention.remove_old() == 0
        await host.stop()
        monkeypatch.setattr(steady._clock, "ahead", ahead + 9 * 365 * DAY)  # as after a restart
        waits: list[float] = []

        async def sleep(seconds: float) -> None:
            waits.append(seconds)
            raise asyncio.CancelledError

        again = await started(file)
        monkeypatch.setattr(retention, "asyncio", SimpleNamespace(sleep=sleep))
        with pytest.raises(asyncio.CancelledError):
            await again.retention.tidy()
        assert waits == [retention.LOOK_SECONDS]
        monkeypatch.setattr(time, "time", real)  # set right within the hour
        assert await again.retention.remove_old() == 0
        assert (await again.store.load_rows(made.table)).row.id == made.table
        await again.stop()

    loops.run(run())


async def age_table(host: object, name: str, over: bool, uploaded: bool, days: float) -> None:
    import sqlalchemy as sa

    from galactable.table import schema

    t = schema.tables
    values = {"over": over, "uploaded": uploaded, "updated": time.time() - days * DAY}
    query = sa.update(t).where(t.c.id == name).values(values)
    await host.store.write(lambda connection: connection.execute(query).rowcount)  # type: ignore[attr-defined]


def test_tables_that_rest_count_no_more(tmp_path: Path, nursery: Nursery) -> None:
    """After 100 unfinished tables an address got no more."""
    path = tmp_path / "t.sqlite3"
    server = Server(str(path), nursery, limits={"open_tables": 2}).start()
    try:
        server.wait_ready()
        made = [server.api.create(GAME, "me", "me") for _ in range(2)]
        with pytest.raises(Refused):
            server.api.create(GAME, "me", "me")
        server.api.delete(f"/api/tables/{made[0]['table']}", made[0]["owner"])
        server.api.create(GAME, "me", "me")
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE tables SET updated = updated - 8 * 86400")
        server.api.create(GAME, "me", "me")
    finally:
        server.stop()


# -- orders ---------------------------------------------------------------------------------


@pytest.fixture
def hosted(request: pytest.FixtureRequest, database: str, nursery: Nursery) -> Iterator[Server]:
    server = Server(database, nursery, trusted=["127.0.0.1"]).start()
    server.wait_ready()
    yield server
    server.stop()


def order(server: Server, *words: str) -> str:
    done = galactable(*words, "--database", server.options["database"])
    assert done.returncode == 0, done.stderr
    return done.stdout


@BOTH
def test_a_host_lists_closes_and_removes_tables(database: str, hosted: Server) -> None:
    api = hosted.api
    table, gone = api.create(GAME, "me", "link"), api.create(GAME, "me", "me")
    player, there = api.sit(table, 0), api.sit(gone, 0, 1)
    listed = [json.loads(line) for line in order(hosted, "tables", "--json").splitlines()]
    assert {line["table"] for line in listed} == {table["table"], gone["table"]}
    assert {line["state"] for line in listed} == {"open"}
    order(hosted, "tables", "close", table["table"])
    order(hosted, "tables", "remove", gone["table"])
    with pytest.raises(Refused, match="deleted"):
        there.wait(lambda message: False, 20)
    with pytest.raises((Refused, ConnectionClosed)):
        player.wait(lambda message: False, 20)
    for secrets in ([], [table["seats"][0]["secret"]]):
        with pytest.raises(Refused) as refused:
            api.get(f"/api/tables/{table['table']}", *secrets)
        assert refused.value.code == "forbidden"
    assert table["table"] in order(hosted, "tables", "closed")
    order(hosted, "tables", "reopen", table["table"])
    again = api.sit(table, 0)
    again.drain()
    wrong = galactable("tables", "remove", "nosuchtable", "--database", database)
    assert (wrong.returncode, wrong.stderr) == (2, "galactable: there is no table nosuchtable\n")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_notice_reaches_everybody(database: str, hosted: Server) -> None:
    player = hosted.api.sit(hosted.api.create(GAME, "me", "me"), 0, 1)
    assert hosted.api.get("/api/notice") == {"text": None}
    order(hosted, "notice", "A restart in\nfive minutes.", "--minutes", "5")
    said = player.wait(lambda message: message["type"] == "notice", 20)
    assert said["text"] == "A restart in five minutes."
    assert hosted.api.get("/api/notice") == {"text": "A restart in five minutes."}
    late = hosted.api.sit(hosted.api.create(GAME, "me", "me"), 0, 1)
    late.wait(lambda message: message["type"] == "notice", 20)
    order(hosted, "notice")
    assert player.wait(lambda message: message["type"] == "notice", 20)["text"] is None
    long = galactable("notice", "x" * 501, "--database", database)
    assert (long.returncode, "at most 500" in long.stderr) == (2, True)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_address_is_shut_out_and_let_in(database: str, hosted: Server) -> None:
    def ask(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return httpx.get(hosted.address + "/api/bots", headers=headers).status_code

    def until(address: str, status: int) -> None:
        end = time.monotonic() + 20
        while ask(address) != status:
            assert time.monotonic() < end
            time.sleep(0.1)

    bad = hosted.api
    bad.http.headers["X-Forwarded-For"] = "198.51.100.7"
    table = bad.create(GAME, "me", "me")
    order(hosted, "shut-out", "198.51.100.0/24")
    until("198.51.100.7", 403)
    until("198.51.100.200", 403)
    assert ask("203.0.113.1") == 200
    assert order(hosted, "shut-out") == "198.51.100.0/24\n"
    order(hosted, "shut-out", "198.51.100.0/24", "--end")
    until("198.51.100.7", 200)
    line = json.loads(order(hosted, "tables", "--json").splitlines()[0])
    assert line["table"] == table["table"]
    assert len(line["client"]) == MARK
    order(hosted, "shut-out", line["client"], "--days", "1")
    until("198.51.100.7", 403)
    assert ask("198.51.100.8") == 200
    wrong = galactable("shut-out", "nobody", "--database", database)
    assert wrong.returncode == 2
    assert len(wrong.stderr.splitlines()) == 1


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_whoever_is_shut_out_is_sent_away(database: str, hosted: Server) -> None:
    player = hosted.api.sit(hosted.api.create(GAME, "me", "me"), 0, 1)
    order(hosted, "shut-out", "127.0.0.1")
    with pytest.raises((Refused, ConnectionClosed)):
        player.wait(lambda message: False, 20)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "es"])
def test_everybody_may_read_what_is_stored(api: Api, lang: str) -> None:
    answer = httpx.get(api.address + "/privacy", headers={"Accept-Language": lang})
    assert answer.status_code == 200
    assert f'lang="{lang}"' in answer.text
    assert "365" in answer.text
    assert "30" in answer.text
    assert "{" not in answer.text.split("</style>")[1]
