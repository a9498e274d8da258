"""Secure and sturdy: headers, origins, sizes, rates, malformed messages."""

from __future__ import annotations

import gzip
import json
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from galactable.table.guard import REFUSED_SECONDS
from galactable.table.page import STATIC
from tests.table.client import Api, Player, Refused
from tests.table.server import Nursery, Server
from tests.table.test_play import GAME


def live(api: Api, table: str) -> str:
    return api.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"


def test_headers_forbid_framing_and_inline_script(api: Api) -> None:
    for path in ("/", "/api/games", "/api/tables/nothere", "/schema"):
        headers = httpx.get(api.address + path).headers
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_the_page_or_a_clear_text(api: Api) -> None:
    answer = httpx.get(api.address + "/")
    assert answer.status_code == 200
    assert "html" in answer.headers["content-type"] or "has not been built" in answer.text
    assert httpx.get(api.address + "/..%2f..%2fapp.py").status_code == 404
    assert httpx.get(api.address + "/api/nothing").json()["code"] == "not-found"


def test_pictures_of_how_to_play_and_no_other_file(api: Api) -> None:
    answer = httpx.get(api.address + "/pictures/tiny-galaxies/planet.webp")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/webp"
    assert "img-src 'self'" in answer.headers["content-security-policy"]
    for path in ("", "/x", "/nothere/planet.webp", "/tiny-galaxies/..%2fgalactzy%2fcard.webp",
                 "/tiny-galaxies/nothere.webp", "/tiny-galaxies/planet.webp/x"):  # fmt: skip
        assert httpx.get(f"{api.address}/pictures{path}").status_code == 404


def test_a_strange_origin_is_refused(api: Api) -> None:
    table = api.create(GAME, "me", "me")["table"]
    with pytest.raises((InvalidHandshake, ConnectionClosed)):
        connect(live(api, table), origin="http://evil.example").__enter__()
    with connect(live(api, table), origin=api.address) as own:
        own.send(json.dumps({"type": "hello"}))
        assert json.loads(own.recv(60))["type"] == "update"
    answer = httpx.post(
        api.address + "/api/tables", json={}, headers={"Origin": "http://evil.example"}
    )
    assert answer.status_code == 403


def test_a_strange_name_is_refused(api: Api) -> None:
    answer = httpx.get(api.address + "/api/games", headers={"Host": "evil.example"})
    assert answer.status_code == 403


def test_a_request_without_a_body_is_told_so(api: Api) -> None:
    answer = httpx.post(api.address + "/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (400, "data: is missing")


def test_nothing_private_is_kept_by_a_cache(api: Api) -> None:
    table = api.create(GAME, "me", "me")
    mine = {"Authorization": f"Bearer {table['seats'][0]['secret']}"}
    private = [
        httpx.get(f"{api.address}/api/tables/{table['table']}", headers=mine),
        httpx.post(f"{api.address}/api/tables/mine", json={"tables": {}}),
        httpx.get(f"{api.address}/api/tables/nothere12"),
        httpx.get(f"{api.address}/metrics"),
        httpx.get(f"{api.address}/health"),
        httpx.get(f"{api.address}/api/games", headers={"Host": "evil.example"}),
    ]
    assert {answer.headers["cache-control"] for answer in private} == {"no-store"}
    words = httpx.get(f"{api.address}/api/games/{GAME}/words")
    assert words.headers["cache-control"].startswith("public")


def test_large_bodies_are_refused(api: Api) -> None:
    answer = httpx.post(api.address + "/api/tables", content=b"[" * 100_000)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"


@pytest.mark.parametrize(
    "text",
    ["", "hello", "{", "[]", "null", "{}", '{"type": "nothing"}', '{"type": "move"}',
     '{"type": "move", "id": -1, "seat": 99, "answers": "x", "moves": []}', "\x00" * 10,
     '{"type":"move","id":1,"seat":0,"answers":0,"moves":[1e400]}', "[" * 5000],
)  # fmt: skip
def test_malformed_messages_get_a_clear_error(api: Api, text: str) -> None:
    table = api.create(GAME, "me", "me")
    player = api.sit(table, 0, 1)
    player.socket.send(text)
    refusal = player.wait(lambda m: m["type"] == "refused" or m["type"] == "pong")
    assert refusal["code"] == "malformed"
    player.drain()
    with connect(live(api, table["table"])) as other:
        other.send(text)
        assert json.loads(other.recv(60))["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            other.recv(10)


def test_binary_and_huge_messages_disturb_nobody(api: Api, server: Server) -> None:
    table = api.create(GAME, "me", "me")
    player, other = api.sit(table, 0, 1), Player(api.address, table["table"])
    player.socket.send(b"\x00\x01\x02")
    assert player.wait(lambda m: m["type"] == "refused")["code"] == "malformed"
    with connect(live(api, table["table"])) as stranger:
        stranger.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            stranger.recv(30)
    assert "UTF-8" not in server.log.read_text()  # else a stranger could fill the log
    player.socket.send("x" * 30_000)
    assert player.wait(lambda m: m["type"] == "refused")["code"] == "malformed"
    player.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        player.wait(lambda m: False)
    other.drain()


@pytest.mark.parametrize("said", [b"\x00", "x" * 300, "[", '{"type":"sync"}'])
def test_what_cannot_be_read_is_counted_too(
    tmp_path: Path, nursery: Nursery, said: str | bytes
) -> None:
    server = Server(str(tmp_path / "t.sqlite3"), nursery, limits={"messages": 5}).start()
    try:
        table = server.api.create(GAME, "me", "me")
        player = server.api.sit(table, 0, 1)
        for _ in range(80):
            player.socket.send(said)
        while player.next().get("code") != "too-many":
            pass
    finally:
        server.stop()


def test_a_slow_request_disturbs_nobody(api: Api) -> None:
    host, port = api.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as slow:
        slow.sendall(b"GET /api/games HT")
        assert api.get("/api/games")


def test_connections_are_limited_and_must_say_hello(tmp_path: Path, nursery: Nursery) -> None:
    limits = {"connections": 3, "hello_seconds": 1}
    server = Server(str(tmp_path / "t.sqlite3"), nursery, limits=limits, host="0.0.0.0").start()
    try:
        assert "It listens beyond this machine, on 0.0.0.0." in server.log.read_text()
        table = server.api.create(GAME, "me", "me")["table"]
        players = [Player(server.address, table) for _ in range(3)]
        with connect(live(server.api, table)) as fourth:
            assert json.loads(fourth.recv(60))["code"] == "too-many"
        players.pop().close()
        end, error = time.monotonic() + 60, "too many connections"
        while error == "too many connections" and time.monotonic() < end:
            with connect(live(server.api, table)) as silent:
                error = json.loads(silent.recv(60))["error"]
                with pytest.raises(ConnectionClosed):
                    silent.recv(60)
        assert error == "no hello came"
        players[0].drain()
    finally:
        server.stop()


def test_too_many_messages_are_refused(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(str(tmp_path / "t.sqlite3"), nursery, limits={"messages": 5, "requests": 2})
    server.start()
    try:
        server.wait_ready()
        table = server.api.create(GAME, "me", "me")
        asker = server.api.sit(table, 1)
        asker.send({"type": "sync"})
        asker.wait(lambda m: m["type"] == "update" and m["log_from"] == 0)  # all of it
        for _ in range(20):
            asker.send({"type": "sync"})  # which costs as much as ten others
        assert asker.wait(lambda m: m["type"] == "refused")["code"] == "too-many"
        player = server.api.sit(table, 0, 1)
        for _ in range(100):
            player.send({"type": "ping"})
        assert player.wait(lambda m: m["type"] == "refused")["code"] == "too-many"
        with httpx.Client(base_url=server.address) as http:
            codes = [http.get("/api/bots").status_code for _ in range(90)]
            assert set(codes) == {200, 429}
            began = time.monotonic()
            while http.get("/api/bots").status_code == 200:  # served on the same connection
                pass
            assert time.monotonic() - began >= REFUSED_SECONDS  # a refusal is slow
    finally:
        server.stop()


def test_open_tables_are_limited(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(str(tmp_path / "t.sqlite3"), nursery, limits={"open_tables": 3})
    server.start()
    try:
        server.wait_ready()
        for _ in range(3):
            server.api.create(GAME, "me", "me")
        with pytest.raises(Refused) as refused:
            server.api.create(GAME, "me", "me")
        assert refused.value.code == "too-many"
    finally:
        server.stop()


def test_transfers_and_codes_are_counted_by_client(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(str(tmp_path / "t.sqlite3"), nursery, trusted=["127.0.0.1"]).start()
    try:
        for call, most in (("transfers", 10), ("qr", 60)):
            for address in ("198.51.100.1", "198.51.100.2"):
                headers = {"X-Forwarded-For": address}
                with httpx.Client(base_url=server.address, headers=headers) as http:
                    asked = [
                        http.post(f"/api/{call}", json={"text": "x"}) for _ in range(most + 30)
                    ]
                refused = [answer.status_code for answer in asked].count(429)
                assert 1 <= refused <= 30
    finally:
        server.stop()


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": GAME, "seats": []},
        {"game": GAME, "seats": [{"kind": "me"}]},
        {"game": GAME, "seats": [{"kind": "king"}, {"kind": "me"}]},
        {"game": GAME, "seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "me"}]},
        {"game": GAME, "variant": "x", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "seed": -1},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"kind": "sand"}},
    ],
)
def test_wishes_that_cannot_be_had(api: Api, wish: dict) -> None:
    answer = httpx.post(api.address + "/api/tables", json=wish)
    assert answer.status_code in (400, 404, 422)
    assert answer.json()["error"]


def test_secrets_are_never_logged_or_stored(tmp_path: Path, nursery: Nursery) -> None:
    path = tmp_path / "t.sqlite3"
    server = Server(str(path), nursery).start()
    try:
        server.wait_ready()
        table = server.api.create(GAME, "me", "link", "bot:random")
        player = server.api.sit(table, 0, 1)
        player.drain()
        with pytest.raises(Refused):
            server.api.get(f"/api/tables/{table['table']}", "x" + table["owner"])
        said = server.log.read_bytes()
    finally:
        server.stop()
    stored = said + b"".join(p.read_bytes() for p in tmp_path.glob("t.sqlite3*"))
    for secret in [table["owner"], *(s["secret"] for s in table["seats"] if s["secret"])]:
        assert secret.encode() not in stored


def test_files_come_compressed_to_those_who_understand_it(api: Api) -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built")
    largest = max(STATIC.glob("assets/*.js"), key=lambda path: path.stat().st_size)
    path, plain = f"/assets/{largest.name}", largest.read_bytes()
    accepts = (
        ("gzip, br", "br"), ("gzip", "gzip"), ("identity", None), ("", None),
        ("br;q=0, gzip;q=0.5", "gzip"), ("BR; q=0.000 ,gzip;q=0", None),
    )  # fmt: skip
    for accepted, coding in accepts:
        with api.http.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            sent = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == coding
        assert len(sent) < len(plain) / 2 if coding else sent == plain
        assert coding != "gzip" or gzip.decompress(sent) == plain
