"""What stands in front of a public table: the Caddyfile, with a real Caddy and a real server.

Needs ``caddy`` (Debian's) on the path, or in ``GALACTABLE_CADDY``; else it is skipped.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tests.table.server import Nursery, Server
from tests.table.test_play import GAME

CADDY = os.environ.get("GALACTABLE_CADDY") or shutil.which("caddy")
FILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(CADDY is None, reason="there is no caddy here"),
]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[str]:
    """The address under which everybody reaches the table, by TLS."""
    folder: Path = tmp_path_factory.mktemp("caddy")
    server = Server(
        str(folder / "t.sqlite3"), nursery, trusted=["127.0.0.1"], limits={"requests": 10}
    ).start()
    port = free_port()
    variables = {
        **os.environ, "TABLE_NAME": f"localhost:{port}", "TABLE_AT": f"127.0.0.1:{server.port}",
        "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder),
    }  # fmt: skip
    file = folder / "Caddyfile"
    own = "admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n"
    file.write_text(FILE.read_text().replace("{\n", "{\n\t" + own, 1))  # ports of others stay free
    assert CADDY is not None
    words = [CADDY, "run", "--config", str(file), "--adapter", "caddyfile"]
    caddy = subprocess.Popen(words, env=variables, stderr=subprocess.DEVNULL)
    address = f"https://localhost:{port}"
    end = time.monotonic() + 30
    while True:
        try:
            httpx.get(f"{address}/health", verify=False).raise_for_status()
            break
        except httpx.HTTPError:
            assert time.monotonic() < end
            time.sleep(0.1)
    yield address
    caddy.terminate()
    caddy.wait(20)
    server.stop()


def test_a_table_is_played_through_the_proxy(public: str) -> None:
    with httpx.Client(base_url=public, verify=False, headers={"Origin": public}) as http:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = http.post("/api/tables", json={"game": GAME, "seats": seats}).json()
    trust = ssl._create_unverified_context()
    url = f"{public.replace('https', 'wss')}/api/tables/{table['table']}/live"
    secrets = [seat["secret"] for seat in table["seats"]]
    with connect(url, ssl=trust, origin=public, max_size=None) as live:
        live.send(json.dumps({"type": "hello", "secrets": secrets}))
        assert json.loads(live.recv(20))["type"] == "update"
    with pytest.raises((InvalidHandshake, ConnectionClosed)):
        connect(url, ssl=trust, origin="https://evil.example").__enter__()


def test_figures_stay_inside(public: str) -> None:
    assert httpx.get(f"{public}/metrics", verify=False).status_code == 404


def test_large_bodies_do_not_come_through(public: str) -> None:
    answer = httpx.post(f"{public}/api/replays", content=b"x" * 6_000_000, verify=False)
    assert answer.status_code == 413


def test_nobody_pretends_to_be_another(public: str) -> None:
    """Limits count the address that the proxy saw, not the one that its client claims."""
    with httpx.Client(base_url=public, verify=False) as http:
        asked = (
            http.get("/api/bots", headers={"X-Forwarded-For": f"198.51.100.{n % 250}"})
            for n in range(130)
        )
        assert {answer.status_code for answer in asked} == {200, 429}
