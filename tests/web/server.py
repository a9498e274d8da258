"""The real table server, in a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

START = (
    "from galactable.cli.serve import serve; "
    "serve({host!r}, port={port}, database={database!r}, pace={pace}, limits={limits!r},"
    " workers={workers})"
)
# All tests are one client here.
LIMITS: dict[str, float] = {
    "requests": 5000, "messages": 5000, "open_tables": 5000, "uploads": 5000,
    "transfers": 5000, "codes": 5000, "hints": 5000, "bot_seconds": 5000,
}  # fmt: skip


class Server:
    """Starts, stops and restarts on the same port with the same database."""

    def __init__(
        self,
        folder: Path,
        limits: dict[str, float] | None = None,
        host: str = "127.0.0.1",
        database: str = "",
        workers: int = 1,
        pace: float = 0.02,
    ) -> None:
        self.pace = pace
        self.host = host
        self.limits = LIMITS if limits is None else limits
        self.workers = workers
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.database = database or str(folder / "tables.sqlite3")
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = (folder / "server.log").open("ab")
        self.process: subprocess.Popen[bytes] | None = None
        self.prepared: set[str] = set()

    def start(self) -> None:
        self.prepared.clear()
        code = START.format(
            host=self.host,
            port=self.port,
            database=self.database,
            limits=self.limits,
            workers=self.workers,
            pace=self.pace,
        )
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env=env, stdout=self.log, stderr=self.log
        )
        for _ in range(600):
            try:
                self.get("/api/games")
                return
            except OSError:
                assert self.process.poll() is None, "the server ended"
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def get(self, path: str, secrets: Sequence[str] = ()) -> Any:
        request = urllib.request.Request(self.url + path, headers=_bearer(secrets))
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any, secrets: Sequence[str] = ()) -> Any:
        request = urllib.request.Request(
            self.url + path,
            json.dumps(body).encode(),
            {"content-type": "application/json", **_bearer(secrets)},
        )
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)

    def prepare(self, slug: str, seconds: float = 900) -> None:
        """Waits until the game's rules are compiled and a bot has played a few moves of it."""
        if slug in self.prepared:
            return
        seats = [{"kind": "bot", "bot": "greedy"} for _ in range(2)]
        end = time.monotonic() + seconds
        made: Any = None
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                made = made or self.post("/api/tables", {"game": slug, "seats": seats})
                if self.get(f"/api/tables/{made['table']}")["ply"] > 4:
                    self.delete(f"/api/tables/{made['table']}", [made["owner"]])
                    self.prepared.add(slug)
                    return
            time.sleep(0.1)
        raise AssertionError(f"{slug} is not ready")

    def delete(self, path: str, secrets: Sequence[str]) -> None:
        request = urllib.request.Request(self.url + path, None, _bearer(secrets), method="DELETE")
        urllib.request.urlopen(request, timeout=30).close()


def _bearer(secrets: Sequence[str]) -> dict[str, str]:
    return {"authorization": "Bearer " + ",".join(secrets)} if secrets else {}
