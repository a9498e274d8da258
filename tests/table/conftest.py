from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.client import Api
from tests.table.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not disturb each other."""
    folder: Path = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "tables.sqlite3")).start()
    running.wait_ready()
    yield running
    running.stop()


@pytest.fixture
def api(server: Server) -> Api:
    return server.api
