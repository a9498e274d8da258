"""Who a client is, and how a server is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from galactable.table.clients import Clients
from galactable.table.settings import (
    ENVIRONMENT,
    Limits,
    SettingsError,
    from_environment,
    gather,
    table_of_settings,
    without_password,
)
from tests.table.server import Nursery, Server
from tests.table.test_play import GAME


def scope(peer: str | None, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    return {"client": (peer, 1) if peer else None, "headers": headers}


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.7", [], "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", [], "203.0.113.7"),
        (None, [], "local"),
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),  # nobody trusts this one
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["198.51.100.1, 10.0.0.2"], "198.51.100.1"),  # through two proxies
        ("10.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),  # the first is the client's word
        ("10.0.0.1", ["1.1.1.1", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["198.51.100.1:5555"], "198.51.100.1"),
        ("10.0.0.1", ["[2001:db8:1:2::9]:443"], "2001:db8:1:2::/64"),
        ("10.0.0.1", ["nonsense"], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
    ],
)
def test_a_client_is_an_address_as_a_trusted_proxy_gives_it(
    peer: str | None, forwarded: list[str], client: str
) -> None:
    assert Clients(["10.0.0.0/8"]).of(scope(peer, *forwarded)) == client


def test_limits_count_clients_behind_a_proxy(tmp_path: Path, nursery: Nursery) -> None:
    """Behind a proxy everybody shared one address; without one anybody could pretend."""
    limits = {"requests": 1}
    for trusted, statuses in (["127.0.0.1"], {200}), ([], {200, 429}):
        path = str(tmp_path / f"t{len(trusted)}.sqlite3")
        server = Server(path, nursery, limits=limits, trusted=trusted).start()
        try:
            with httpx.Client(base_url=server.address) as http:
                asked = (
                    http.get("/api/bots", headers={"X-Forwarded-For": f"198.51.100.{n}"})
                    for n in range(13)
                )
                assert {answer.status_code for answer in asked} == statuses
        finally:
            server.stop()


def test_figures_are_for_the_operator(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(str(tmp_path / "t.sqlite3"), nursery, trusted=["127.0.0.1"]).start()
    try:
        stranger = {"X-Forwarded-For": "198.51.100.1"}
        assert httpx.get(server.address + "/metrics", headers=stranger).status_code == 403
        assert httpx.get(server.address + "/metrics").status_code == 200
        assert httpx.get(server.address + "/health", headers=stranger).status_code == 200
    finally:
        server.stop()


def test_pages_of_another_origin_may_speak_here_if_the_settings_name_it(
    tmp_path: Path, nursery: Nursery
) -> None:
    """A browser asks first, and lets such a page read an answer only if it is welcome."""
    friend, stranger = "https://friend.example", "https://stranger.example"
    server = Server(str(tmp_path / "t.sqlite3"), nursery, origins=[friend]).start()
    try:
        for origin, welcome in ((friend, friend), (stranger, None)):
            asked = {
                "Origin": origin,
                "Access-Control-Request-Method": "POST",
                "Access-Control-Request-Headers": "authorization, content-type",
            }
            answer = httpx.options(server.address + "/api/tables", headers=asked)
            assert answer.headers.get("access-control-allow-origin") == welcome
            assert answer.is_success == bool(welcome)
            read = httpx.get(server.address + "/api/games", headers={"Origin": origin})
            assert read.headers.get("access-control-allow-origin") == welcome
        wish = {"game": GAME, "seats": [{"kind": "me"}] * 2}
        made = httpx.post(server.address + "/api/tables", json=wish, headers={"Origin": friend})
        assert made.status_code == 201
    finally:
        server.stop()


def test_a_proxy_that_nobody_named(tmp_path: Path, nursery: Nursery) -> None:
    """Everybody behind it looks like this machine: figures stay inside, the operator is told."""
    server = Server(str(tmp_path / "t.sqlite3"), nursery).start()
    try:
        assert httpx.get(server.address + "/metrics").status_code == 200
        assert "trusted" not in server.log.read_text()
        for name in ("198.51.100.1", "127.0.0.1"):
            answer = httpx.get(server.address + "/metrics", headers={"X-Forwarded-For": name})
            assert answer.status_code == 403
        assert server.log.read_text().count("127.0.0.1 passes requests on for others") == 1
    finally:
        server.stop()


def test_an_option_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(
        'database = "a.sqlite3"\ntrusted = ["10.0.0.1"]\n'
        "[limits]\nrequests = 1\nmessages = 1\nconnections = 1\n"
    )
    variables = {
        "GALACTABLE_SERVE_LIMITS_MESSAGES": "2",
        "GALACTABLE_SERVE_LIMITS_CONNECTIONS": "2",
        "GALACTABLE_SERVE_HOSTS": "table.example.org, www.example.org",
    }
    found = gather({"limits": {"connections": "3"}}, file, variables)
    limits = found.limits
    assert (limits.requests, limits.messages, limits.connections) == (1, 2, 3)
    assert found.database == "a.sqlite3"
    assert found.hosts == ("table.example.org", "www.example.org")
    assert "limits.connections = 3 *" in table_of_settings(found)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("databse = 'x'", "no setting is called 'databse'"),
        ("[limits]\nrequest = 1", "no limit is called 'request'"),
        ("[limits]\nrequests = 'many'", "a setting cannot be used"),
        ("trusted = ['proxy']", "'proxy' is no address or network"),
        ("trusted =", "is not TOML"),
        ("limits = 3", "a setting cannot be used"),
        ("processes = 0", "a setting cannot be used"),
        ("pace = nan", "a setting cannot be used"),
        ("keep_finished = -1", "a setting cannot be used"),
        ("hosts = 'x'", "a setting cannot be used"),
    ],
)
def test_a_wrong_setting_gets_one_clear_line(tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "table.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=line) as refused:
        gather({"database": "x"}, file, {})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("limit", Limits.__struct_fields__)
@pytest.mark.parametrize("number", ["-1", "nan", "inf", "1e30", "many", ""])
def test_a_limit_is_a_number_that_can_be_meant(limit: str, number: str) -> None:
    with pytest.raises(SettingsError, match=limit):
        gather({"database": "x", "limits": {limit: number}}, None, {})


@pytest.mark.parametrize("limit", ["uploads", "open_tables", "hints", "transfers", "codes"])
def test_what_may_be_forbidden_altogether(limit: str) -> None:
    found = gather({"database": "x", "limits": {limit: "0"}}, None, {})
    assert getattr(found.limits, limit) == 0


@pytest.mark.parametrize(
    ("setting", "line"),
    [
        ({"database": "mysql://host/name"}, "not mysql://"),
        ({"database": ":memory:"}, "name a file"),
        ({"database": "sqlite://"}, "names no database"),
        ({"database": "postgresql://"}, "names no database"),
        ({"hosts": ["https://table.example.org"]}, "is no host name"),
        ({"hosts": ["table.example.org:8642"]}, "is no host name"),
        ({"hosts": ["table.example.org/"]}, "is no host name"),
        ({"origins": ["table.example.org"]}, "is no origin"),
        ({"origins": ["https://table.example.org/"]}, "is no origin"),
    ],
)
def test_what_would_never_work_is_refused_at_start(setting: dict[str, Any], line: str) -> None:
    """A name with https:// before it was taken; then everybody was refused."""
    with pytest.raises(SettingsError, match=line):
        gather({"database": "x", **setting}, None, {})


def test_a_password_is_never_printed() -> None:
    found = gather({"database": "postgresql://ann:secret@host/name"}, None, {})
    assert table_of_settings(found)[0] == "database = postgresql://ann@host/name"


@pytest.mark.parametrize("given", [None, ""])
def test_without_a_database_it_is_a_file_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str | None
) -> None:
    folder = tmp_path / "not" / "there"
    monkeypatch.setenv("GALACTABLE_DATA_DIR", str(folder))
    found = gather({"database": given}, None, {})
    assert found.file == folder / "tables.sqlite3"
    assert folder.is_dir()
    monkeypatch.delenv(ENVIRONMENT, raising=False)
    assert from_environment() == found
    other = gather({"database": "x", "pace": 0, "limits": {"hints": 1}}, None, {})
    monkeypatch.setenv(ENVIRONMENT, msgspec.json.encode(other).decode())
    assert from_environment() == other


@pytest.mark.parametrize(
    ("database", "url", "file"),
    [
        ("t.sqlite3", "sqlite+aiosqlite:///t.sqlite3", "t.sqlite3"),
        ("/srv/t.sqlite3", "sqlite+aiosqlite:////srv/t.sqlite3", "/srv/t.sqlite3"),
        ("sqlite:////srv/t.sqlite3", "sqlite+aiosqlite:////srv/t.sqlite3", "/srv/t.sqlite3"),
        ("sqlite:///t.db?mode=rw", "sqlite+aiosqlite:///t.db?mode=rw", "t.db"),
        ("postgres://host/name", "postgresql+asyncpg://host/name", None),
        ("postgresql://ann@host/name", "postgresql+asyncpg://ann@host/name", None),
        ("postgresql+asyncpg://host/name", "postgresql+asyncpg://host/name", None),
    ],
)
def test_how_a_database_is_named(database: str, url: str, file: str | None) -> None:
    found = gather({"database": database}, None, {})
    assert (found.url, found.file) == (url, Path(file) if file else None)
    assert found.is_sqlite is (file is not None)
    assert without_password(database) == database
