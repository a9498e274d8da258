"""Slow connections, and too many of them: everybody else is served all the same."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.server import ServerProtocol

from galactable.cli.serve import _listen
from galactable.table.app import create_app
from galactable.table.connections import HttpConnection, WebSocketConnection
from galactable.table.settings import ServerSettings
from tests.bench.wire import connect
from tests.table.client import Refused
from tests.table.server import Nursery, Server
from tests.table.test_play import GAME

LIMITS = {
    "header_seconds": 0.5,
    "body_seconds": 0.5,
    "answer_seconds": 0.5,
    "all_connections": 40,
    "http_connections": 20,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strict")
    running = Server(str(folder / "t.sqlite3"), nursery, limits=LIMITS).start()
    yield running
    running.stop()


def knock(server: Server, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    address = ("127.0.0.1", server.port)
    opened = socket.create_connection(address, timeout=20, source_address=(source, 0))
    opened.sendall(said)
    return opened


def ended(connection: socket.socket) -> bool:
    """Waits until the server ends the connection; whatever it says before is read."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def cut_off(connection: socket.socket, again: bytes) -> bool:
    """Whether the server ends a connection on which the same is sent again and again."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            connection.sendall(again)
        except (ConnectionError, TimeoutError):
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize(
    "unfinished",
    [
        b"",
        b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api",
    ],
    ids=["silence", "headers", "body", "second request"],
)
def test_what_is_begun_must_be_finished(strict: Server, unfinished: bytes) -> None:
    with knock(strict, unfinished) as slow:
        assert ended(slow)


def test_a_trickle_of_headers_wins_no_time(strict: Server) -> None:
    with knock(strict, b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n") as slow:
        assert cut_off(slow, b"X-Again: 1\r\n")


def test_a_websocket_may_stay_for_long(strict: Server) -> None:
    table = strict.api.create(GAME, "me", "me")
    player = strict.api.sit(table, 0, 1)
    time.sleep(4 * max(LIMITS["header_seconds"], LIMITS["body_seconds"], LIMITS["answer_seconds"]))
    player.drain()
    player.close()


def test_unfinished_connections_shut_nobody_out(strict: Server) -> None:
    """1,100 connections with unfinished headers stopped the server once."""
    with ExitStack() as stack:
        for _ in range(LIMITS["all_connections"] + 20):
            stack.enter_context(knock(strict, b"GET /api/bots HTTP/1.1\r\n"))
        elsewhere = stack.enter_context(
            httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        )
        assert elsewhere.get(strict.address + "/api/bots").status_code == 200  # another client
        strict.wait(20)  # as soon as the first are ended
    strict.wait(20)
    assert len(strict.log.read_text()) < 2000, "one line a fault, not one a connection"


def test_who_comes_when_there_are_too_many_is_not_kept(strict: Server) -> None:
    """Nobody watches a connection that was not let in: it must end at once."""
    with ExitStack() as opened:
        many = [opened.enter_context(knock(strict)) for _ in range(LIMITS["http_connections"] + 10)]
        assert all(ended(connection) for connection in many)


def test_an_answer_that_is_not_read_is_dropped(strict: Server) -> None:
    schema = b"GET /schema HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    unread = socket.socket()
    unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    unread.connect(("127.0.0.1", strict.port))
    with unread:
        unread.settimeout(20)
        assert cut_off(unread, schema)
    strict.wait(20)


HOST = b" HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CHUNKS = HOST + b"Transfer-Encoding: chunked\r\n\r\n"
SOCKET = (
    HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)  # fmt: skip
PACKED = SOCKET[:-2] + b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
EMPTY = b"\x80\0\0\0\0"
"""A WebSocket frame without contents, after its first byte."""


def bomb(size: int = 60_000) -> bytes:
    """A compressed message that is small on the wire alone."""
    packer = zlib.compressobj(wbits=-12)
    packed = (packer.compress(b"x" * size) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    return b"\xc1" + bytes([0x80 | len(packed)]) + bytes(4) + packed


@pytest.mark.parametrize(
    ("opening", "crumb"),
    [
        (b"POST /api/tables" + CHUNKS, b"1\r\nx\r\n"),
        (b"POST /api/replays" + CHUNKS, b"1\r\nx\r\n"),
        (b"POST /api/nothing" + CHUNKS, b"1\r\nx\r\n"),
        (b"GET /api/bots" + HOST, b"a:\r\n"),
        (b"GET /api/tables/nothere/live" + SOCKET, b"\x89" + EMPTY),
        (b"GET /api/tables/nothere/live" + SOCKET, b"\x8a" + EMPTY),
        (b"GET /api/tables/nothere/live" + SOCKET, b"\x00" + EMPTY),
        (b"GET /api/tables/nothere/live" + SOCKET, b"\x81" + EMPTY),
        (b"GET /api/tables/nothere/live" + SOCKET, b"\x82" + EMPTY),
        (b"GET /api/tables/nothere/live" + PACKED, bomb()),
    ],
    ids=[
        "body", "upload", "no route", "headers", "pings", "pongs", "fragments", "messages",
        "bytes", "bombs",
    ],
)  # fmt: skip
def test_whoever_chops_too_finely_is_cut_off(
    strict: Server, request: pytest.FixtureRequest, opening: bytes, crumb: bytes
) -> None:
    """A quarter of a megabyte in crumbs held everybody up for half a second, again and again."""
    source = f"127.0.1.{1 + request.node.callspec.indices['opening']}"
    before, end = chopping(strict), time.monotonic() + 20
    while chopping(strict) == before:
        assert time.monotonic() < end
        with knock(strict, opening, source) as chopped:
            if b"Upgrade" in opening:
                assert b" 101 " in chopped.recv(500)
            if crumb == b"\x00" + EMPTY:
                chopped.sendall(b"\x01" + EMPTY)
            cut_off(chopped, crumb * 2000 + b"\r\n")
    with knock(strict, source=source) as again:
        assert ended(again)  # at once: the limit for headers is not over
    assert httpx.get(strict.address + "/api/bots").status_code == 200
    assert len(strict.log.read_text()) < 2000


def chopping(server: Server) -> int:
    told = httpx.get(server.address + "/metrics").text
    return int(float(told.split("\ngalactable_connections_chopping ")[1].split()[0]))


@pytest.mark.parametrize("path", ["/api/tables", "/api/nothing", "/"])
@pytest.mark.parametrize("ending", [b"zz\r\n", b"\0" * 50, b"5\r\nx\r\n\r\n"])
def test_a_body_that_goes_wrong_after_the_answer(strict: Server, path: str, ending: bytes) -> None:
    with knock(strict, b"POST " + path.encode() + CHUNKS + b"1\r\n[\r\n") as chopped:
        chopped.recv(10) if path != "/api/tables" else time.sleep(0.1)
        chopped.sendall(ending)
        assert ended(chopped)
    assert "Traceback" not in strict.log.read_text()


@pytest.mark.parametrize("path", ["/api/tables", "/api/replays"])
def test_a_sender_who_goes_away_is_no_fault_of_the_server(strict: Server, path: str) -> None:
    with knock(strict, b"POST " + path.encode() + HOST + b"Content-Length: 500\r\n\r\n{"):
        time.sleep(0.1)
    strict.api.get("/api/bots")
    assert 'status="5xx"' not in httpx.get(strict.address + "/metrics").text


def test_of_a_record_no_more_is_read_than_the_settings_allow(
    tmp_path: Path, nursery: Nursery
) -> None:
    """A hundred connections could make the server hold 64 MB each."""
    server = Server(str(tmp_path / "t.sqlite3"), nursery, limits={"record": 100_000}).start()
    try:
        opening = b"POST /api/replays" + HOST + b"Content-Length: 60000000\r\n\r\n"
        with knock(server, opening + bytes(90_000)) as first:
            time.sleep(0.2)
            with knock(server, opening + bytes(10)) as second:
                assert second.recv(20).startswith(b"HTTP/1.1 429")
            first.sendall(bytes(20_000))
            assert first.recv(20).startswith(b"HTTP/1.1 413")
    finally:
        server.stop()


def test_a_request_that_two_servers_could_read_differently(strict: Server) -> None:
    """With two lengths, a proxy could take for a body what this server takes for a request."""
    hidden = b"0\r\n\r\nGET /api/place" + HOST + b"\r\n"
    both = b"Transfer-Encoding: chunked\r\nContent-Length: %d\r\n\r\n" % len(hidden)
    with knock(strict, b"POST /api/tables" + HOST + both + hidden) as strange:
        said = b"".join(iter(lambda: strange.recv(65536), b""))
    assert said.startswith(b"HTTP/1.1 400")
    assert said.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/nothere"])
def test_whoever_watches_may_ask_for_the_head_alone(strict: Server, path: str) -> None:
    head, whole = (httpx.request(how, strict.address + path) for how in ("HEAD", "GET"))
    assert head.status_code == whole.status_code
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.content == b""


@pytest.mark.parametrize("long", [b"Cookie: " + b"x" * 9_000, b"Cookie: " + b"x" * 20_000])
def test_a_websocket_with_long_headers(strict: Server, long: bytes) -> None:
    opening = b"GET /api/tables/nothere/live" + HOST + long + SOCKET.removeprefix(HOST)
    with knock(strict, opening.replace(b"xU", b"x\r\nU")) as strange:
        assert strange.recv(20).startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))
        assert ended(strange)
    assert "Traceback" not in strict.log.read_text()


@pytest.mark.parametrize(
    "path",
    ["/%00", "/" + "a" * 300, "/assets/" + "b/" * 400, "/..%2f..%2fapp.py", "/%2e%2e/", "//x"],
)
def test_a_path_that_is_no_file_is_not_found(strict: Server, path: str) -> None:
    answer = httpx.get(strict.address + path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"error", "code"}


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "http://evil.example", "\x7f"])
def test_an_origin_that_is_none_is_refused(strict: Server, origin: str) -> None:
    headers = {"Origin": origin}
    answer = httpx.post(strict.address + "/api/tables", json={"game": GAME}, headers=headers)
    assert answer.status_code == 403


@pytest.mark.parametrize("opening", [b"[", b'{"a":'])
def test_json_nested_deeply_is_malformed(strict: Server, opening: bytes) -> None:
    answer = httpx.post(strict.address + "/api/tables", content=opening * 10_000)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_the_operator_sees_what_goes_on(strict: Server) -> None:
    assert httpx.get(strict.address + "/health").json()["status"] == "ok"
    table = strict.api.create(GAME, "me", "me")
    player = strict.api.sit(table, 0, 1)
    seat = next(s for s in (0, 1) if player.legal(s))
    player.move(player.legal(seat)[0]["move"], seat=seat)
    with pytest.raises(Refused):
        player.move(4000, seat=seat)
    player.close()
    figures = httpx.get(strict.address + "/metrics").text
    assert float(figures.split("galactable_move_seconds_count ")[1].split()[0]) >= 1
    assert 'galactable_refusals_total{code="not-legal"}' in figures
    for name in ("requests_total", "refusals_total", "tables", "sockets", "queue", "connections"):
        assert f"galactable_{name}" in figures


def test_only_this_server_may_be_spoken_to(strict: Server) -> None:
    policy = httpx.get(strict.address + "/").headers["content-security-policy"]
    assert "connect-src 'self';" in policy


def test_nothing_stays_of_a_connection_that_has_ended(tmp_path: Path) -> None:
    """16 kB of each stayed until Python looked for garbage, which a server does rarely."""

    async def run() -> None:
        settings = ServerSettings(database=str(tmp_path / "t.sqlite3"))
        listening = _listen("127.0.0.1", 0)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(
            create_app(settings),
            http=HttpConnection,
            ws=WebSocketConnection,
            log_level="error",
            h11_max_incomplete_event_size=16_384,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        async with httpx.AsyncClient(base_url=address, timeout=120) as http:
            while not server.started:
                await asyncio.sleep(0.05)
            wish = {"game": GAME, "seats": [{"kind": "me"}] * 2}
            table = (await http.post("/api/tables", json=wish)).json()["table"]
            gc.collect()
            gc.disable()
            try:
                for packed in (False, True):
                    for _ in range(5):
                        heard = asyncio.Event()
                        path = f"/api/tables/{table}/live"
                        wire = await connect(address, path, lambda _, h=heard: h.set(), packed)
                        wire.send(b'{"type":"hello"}')
                        await heard.wait()
                        wire.close()
                    async with httpx.AsyncClient(base_url=address) as other:
                        await other.get("/api/place")
                await asyncio.sleep(0.5)
                kinds = (WebSocketConnection, ServerProtocol, HttpConnection)
                left = [o for o in gc.get_objects() if isinstance(o, kinds)]
            finally:
                gc.enable()
        server.should_exit = True
        await serving
        names = Counter(type(each).__name__ for each in left)
        assert names.pop("HttpConnection", 0) <= 1  # of our client, which goes on
        assert not names

    asyncio.run(run())


def test_what_is_sent_does_not_wait_for_an_acknowledgement() -> None:
    """A second small message would otherwise be held back for 40 ms (Nagle's algorithm)."""
    told: list[int] = []

    async def accept_one() -> None:
        def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            told.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.write(b"hello")

        listening = _listen("127.0.0.1", 0)
        server = await asyncio.start_server(answer, sock=listening)
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        await reader.read(5)
        writer.close()
        server.close()

    asyncio.run(accept_one())
    assert told == [1]
