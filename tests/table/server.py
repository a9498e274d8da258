"""A real server in a process of its own, to be played with, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from typing import Any

import httpx

from tests.table.client import Api

RUN = """
import json, sys
from galactable.cli.serve import serve
serve(**json.loads(sys.argv[1]))
"""


class Server:
    def __init__(self, database: str, **options: Any) -> None:
        self.options = {"database": database, "pace": 0, "bots": 1, **options}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> Server:
        import json

        arguments = json.dumps({**self.options, "port": self.port})
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, arguments],
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
            start_new_session=True,
            stdout=subprocess.DEVNULL,
        )
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.address}/api/bots", timeout=5)
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the server did not come up")

    @property
    def api(self) -> Api:
        return Api(self.address)

    def wait_ready(self, slug: str = "rock-the-galaxy", seconds: float = 180) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(g["slug"] == slug and g["ready"] for g in self.api.get("/api/games")):
                return
            time.sleep(0.1)
        raise TimeoutError("the rules did not compile")

    def kill(self) -> None:
        """kill -9, all its processes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
