"""Real servers in processes of their own, to be played with, killed and started again.

Starting Python and loading compiled rules takes seconds, so one process (``Nursery``)
does that once and forks a server whenever a test wants one.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.table.client import Api

COLD = """
import json, sys
from galactable.cli.serve import serve
serve(**json.loads(sys.argv[1]))
"""

LOADED = """
import os, sys
import aiosqlite, asyncpg, alembic.command, uvicorn, websockets
import uvicorn.loops.asyncio, uvicorn.protocols.http.h11_impl, sqlalchemy.dialects.sqlite.aiosqlite
import sqlalchemy.dialects.postgresql.asyncpg
import galactable.bots, galactable.table.app
from galactable.core.compile import INTERPRETED
from galactable.core.registry import game
from galactable.table.compiling import compile_rules, compile_search, note_compiled
for slug in sys.argv[1:]:
    compile_rules(slug)
    note_compiled(game(slug), search=False)
    if slug == "rock-the-galaxy" and not INTERPRETED:
        compile_search(slug)
    note_compiled(game(slug), search=True)
"""

FORKING = """
import faulthandler, json, os, signal, sys, time
from galactable.cli.serve import serve
os.environ["GALACTABLE_WORKERS"] = "fork"
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        faulthandler.register(signal.SIGUSR1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        options = json.loads(line)
        log = os.open(options.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(log, 1)
        os.dup2(log, 2)
        for _ in range(100):
            try:
                serve(**options)
                break
            except SystemExit:
                time.sleep(0.05)  # a killed worker still holds the port
        os._exit(0)
    print(child, flush=True)
"""


class Nursery:
    """A process that has everything loaded and forks servers."""

    def __init__(self, *slugs: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-c", LOADED + FORKING, *slugs],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._read() == "ready"

    def _read(self, seconds: float = 280) -> str:
        """Its next line; it says one at a time."""
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], seconds)[0]:
            self.process.kill()
            raise TimeoutError("the nursery does not answer")
        return self.process.stdout.readline().strip()

    def fork(self, options: dict[str, Any]) -> int:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(options) + "\n")
        self.process.stdin.flush()
        return int(self._read())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


class Server:
    """A server; without a nursery it starts cold, as people start it."""

    def __init__(self, database: str, nursery: Nursery | None = None, **options: Any) -> None:
        self.nursery = nursery
        self.options = {"database": database, "pace": 0, "bots": 1, **options}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.pid = 0
        self.log = Path(tempfile.mkstemp(prefix="galactable-", suffix=".log")[1])

    def start(self, wait: bool = True) -> Server:
        options = {**self.options, "port": self.port}
        if self.nursery is not None:
            self.pid = self.nursery.fork({**options, "log": str(self.log)})
        else:
            with self.log.open("a") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", COLD, json.dumps(options)],
                    start_new_session=True,
                    stdout=log,
                    stderr=log,
                )
            self.pid = self.process.pid
        if wait:
            try:
                self.wait()
            except BaseException:
                self.kill()
                raise
        return self

    def wait(self, seconds: float = 600) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.address}/api/bots", timeout=5)
            except httpx.HTTPError:
                time.sleep(0.02)
            else:
                return
        if self.nursery is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGUSR1)  # where it hangs
            time.sleep(1)
        raise TimeoutError(f"the server did not come up: {self.log.read_text()[-3000:]}")

    @property
    def api(self) -> Api:
        return Api(self.address)

    def wait_ready(self, slug: str = "rock-the-galaxy", seconds: float = 600) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(g["slug"] == slug and g["ready"] for g in self.api.get("/api/games")):
                return
            time.sleep(0.05)
        raise TimeoutError("the rules did not compile")

    def kill(self) -> None:
        """kill -9, all its processes."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """Stops it, and reads its log as whoever runs it would: nothing there is a surprise."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        self._gone()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        said = self.log.read_text()
        self.log.unlink()
        assert "Traceback" not in said, said[-5000:]
        assert "never retrieved" not in said, said[-5000:]

    def _gone(self, seconds: float = 10) -> None:
        if self.nursery is None:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
            return
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.01)
