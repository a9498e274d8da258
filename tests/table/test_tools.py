"""A host's tools: backup, restore, check; one server on one file; a database that is none."""

from __future__ import annotations

import gc
import socket
import sqlite3
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from galactable.cli import main
from galactable.cli.serve import serve
from galactable.table.settings import ServerSettings
from galactable.table.storage import Store
from tests.table import loops
from tests.table.conftest import BOTH
from tests.table.server import Nursery, Server
from tests.table.test_play import GAME

HEADER = 100  # bytes of an SQLite file that count how often it was opened for writing
BOTS = ("bot:random", "bot:random")


def galactable(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs a command in this process: a new one would take two seconds to import everything."""
    said, noted, code = StringIO(), StringIO(), None
    with (
        patch.object(sys, "argv", ["galactable", *map(str, words)]),
        redirect_stdout(said),
        redirect_stderr(noted),
    ):
        try:
            main()
        except SystemExit as left:
            code = left.code
    return subprocess.CompletedProcess(words, int(code or 0), said.getvalue(), noted.getvalue())


def play_some(server: Server) -> str:
    """A finished game of bots and one that waits for people."""
    over = server.api.create(GAME, *BOTS)
    server.api.create(GAME, "me", "link")
    server.api.sit(over).wait_for(lambda update: update["over"])
    return str(over["table"])


@BOTH
def test_a_backup_under_way_comes_back_whole(
    database: str, tmp_path: Path, nursery: Nursery
) -> None:
    server = Server(database, nursery).start()
    try:
        server.wait_ready()
        name = play_some(server)
        record = server.api.http.get(f"/api/tables/{name}/record").text
        copy = tmp_path / "copy.sqlite3"
        assert galactable("backup", copy, "--database", database).stderr.endswith(
            f"2 tables are in {copy}.\n"
        )
        again = galactable("backup", copy, "--database", database)
        assert (again.returncode, "exists already" in again.stderr) == (2, True)
    finally:
        server.stop()
    back = tmp_path / "back.sqlite3"
    assert galactable("restore", copy, "--database", back).returncode == 0
    full = galactable("restore", copy, "--database", back)
    assert (full.returncode, "not empty" in full.stderr) == (2, True)
    checked = galactable("check", "--database", back)
    assert (checked.returncode, checked.stderr.splitlines()[-1]) == (
        0,
        "2 tables replay to what is stored.",
    )
    private = {file.stat().st_mode & 0o077 for file in (copy, back)}
    assert private == {0}, "what people say to each other is for the host alone"
    server = Server(str(back), nursery).start()
    try:
        assert server.api.http.get(f"/api/tables/{name}/record").text == record
    finally:
        server.stop()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_restored_host_goes_on_giving_orders(database: str, tmp_path: Path) -> None:
    """PostgreSQL counts orders apart from their rows, and began again at one."""
    file, copy = str(tmp_path / "t.sqlite3"), tmp_path / "copy.sqlite3"

    async def made() -> None:
        store = Store(ServerSettings(database=file))
        await store.open()
        await store.close()

    loops.run(made())
    for address in (file, database):
        for text in ("Closed at eight.", "Closed at nine."):
            noted = galactable("notice", text, "--database", address)
            assert noted.returncode == 0, noted.stderr
        if address == file:
            assert galactable("backup", copy, "--database", file).returncode == 0
            assert galactable("restore", copy, "--database", database).returncode == 0


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE plies SET move = 0 WHERE ply = 3", "ply "),
        ("DELETE FROM plies WHERE ply = (SELECT max(ply) FROM plies)", "stored"),
        ("UPDATE tables SET places = '[2, 2]' WHERE over", "another result"),
        ("UPDATE plies SET events = zeroblob(32) WHERE ply = 5", "other events"),
    ],
)
def test_what_does_not_replay_is_named(
    tmp_path: Path, nursery: Nursery, damage: str, said: str
) -> None:
    path = tmp_path / "t.sqlite3"
    server = Server(str(path), nursery).start()
    try:
        server.wait_ready()
        name = play_some(server)
    finally:
        server.stop()
    with sqlite3.connect(path) as connection:
        assert connection.execute(damage).rowcount > 0
    checked = galactable("check", "--database", path)
    assert checked.returncode == 2
    assert name in checked.stdout
    assert said in checked.stdout


def test_a_second_server_on_the_same_file_gets_one_line(tmp_path: Path, nursery: Nursery) -> None:
    path = tmp_path / "t.sqlite3"
    server = Server(str(path), nursery).start()
    try:
        second = galactable("serve", "--database", path, "--port", "0")
        assert second.returncode == 2
        assert second.stderr.startswith(f"galactable: another server uses {path}; stop it first")
        assert len(second.stderr.splitlines()) == 1
    finally:
        server.stop()


def test_a_start_that_is_refused_leaves_the_search_for_garbage_on() -> None:
    with pytest.raises(SystemExit):
        serve(workers=2)  # which need PostgreSQL
    assert gc.isenabled()


def test_a_port_that_is_taken_gets_one_line_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        started = galactable("serve", "--database", path, "--port", str(port))
    assert started.returncode == 2
    assert started.stderr == (
        f"galactable: cannot listen on 127.0.0.1 port {port}: Address already in use\n"
    )
    assert not path.exists()


@pytest.mark.parametrize(
    "address", ["postgresql://127.0.0.1:1/x", "postgresql://127.0.0.1:port/x", "/proc/none/x"]
)
def test_a_database_that_is_nowhere_gets_one_line(address: str) -> None:
    for command in (["serve", "--port", "0"], ["tables"], ["check"], ["backup", "/proc/none/y"]):
        started = galactable(*command, "--database", address)
        assert started.returncode == 2
        assert len(started.stderr.splitlines()) == 1


def _garbage(path: Path) -> None:
    path.write_bytes(b"not a database" * 1000)


def _newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('z999')")


@pytest.mark.parametrize(
    ("make", "said"), [(_garbage, "not a database"), (_newer, "a newer Galactable wrote")]
)
def test_a_database_that_cannot_be_used_gets_one_line(
    tmp_path: Path, make: object, said: str
) -> None:
    path = tmp_path / "t.sqlite3"
    assert callable(make)
    make(path)
    before = path.read_bytes()[HEADER:]
    started = galactable("serve", "--database", path, "--port", "0")
    assert started.returncode == 2
    assert said in started.stderr
    assert len(started.stderr.splitlines()) == 1
    assert path.read_bytes()[HEADER:] == before
