"""A client of a few lines, as in docs/server.md: anybody's bot can play with it."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


class Refused(Exception):  # noqa: N818
    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message["error"])
        self.code = message["code"]


class Player:
    """One connection to a table, with the secrets of its seats (none: a spectator)."""

    def __init__(self, address: str, table: str, secrets: list[str] = ()) -> None:
        url = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        # The server asks whether it is still there; it does not ask the server.
        self.socket: ClientConnection = connect(url, max_size=None, ping_interval=None).__enter__()
        self.update: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.received: list[str] = []
        self.last_id = 0
        self.send({"type": "hello", "secrets": list(secrets)})
        self.wait(lambda message: message["type"] == "update")

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float | None = 120) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "update" and message["version"] >= self.update.get("version", 0):
            self.update = message
            self.log[message["log_from"] :] = message["log"]
        return message

    def wait(self, wanted: Any, timeout: float = 120) -> dict[str, Any]:
        end = time.monotonic() + timeout  # of all messages: a server may talk without end
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message
            if message["type"] == "refused" and message["id"] is None:
                raise Refused(message)

    def wait_for(self, condition: Any, timeout: float = 120) -> None:
        """Takes in updates until one is as wished."""
        end = time.monotonic() + timeout
        while not condition(self.update):
            self.next(max(0.01, end - time.monotonic()))

    def drain(self) -> None:
        """Takes in everything that was sent up to now."""
        self.send({"type": "ping"})
        self.wait(lambda message: message["type"] == "pong")

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.last_id += 1
        self.send({**message, "id": self.last_id})
        answer = self.wait(lambda m: m.get("id") == self.last_id)
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    def move(self, *codes: int, seat: int | None = None) -> dict[str, Any]:
        seat = self.update["you"][0] if seat is None else seat
        answers = self.update["answers"][str(seat)]
        return self.ask({"type": "move", "seat": seat, "answers": answers, "moves": codes})

    def legal(self, seat: int | None = None) -> list[dict[str, Any]]:
        seat = self.update["you"][0] if seat is None else seat
        return self.update["legal"][str(seat)]

    def close(self) -> None:
        self.socket.close()


class Api:
    """The calls over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=120)

    def get(self, path: str, *secrets: str) -> Any:
        return self._answer(self.http.get(path, headers=_auth(secrets)))

    def post(self, path: str, body: Any, *secrets: str) -> Any:
        return self._answer(self.http.post(path, json=body, headers=_auth(secrets)))

    def delete(self, path: str, *secrets: str) -> Any:
        return self._answer(self.http.delete(path, headers=_auth(secrets)))

    def _answer(self, answer: httpx.Response) -> Any:
        if answer.status_code >= 400:
            raise Refused(answer.json())
        return answer.json() if answer.content else None

    def create(self, game: str, *kinds: str, **options: Any) -> dict[str, Any]:
        """Seats by kind: ``me``, ``link``, or ``bot:random``."""
        seats = [
            {"kind": kind.split(":")[0], **({"bot": kind.split(":")[1]} if ":" in kind else {})}
            for kind in kinds
        ]
        return self.post("/api/tables", {"game": game, "seats": seats, **options})

    def sit(self, table: dict[str, Any], *seats: int) -> Player:
        return Player(self.address, table["table"], [table["seats"][s]["secret"] for s in seats])


def _auth(secrets: tuple[str, ...]) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(secrets)}"} if secrets else {}


def sensible(legal: list[dict[str, Any]], rng: random.Random) -> int:
    """Random, but a builder lays tiles, seldom grabs, and is done when it can be."""
    for kind, chance in (("done", 0.7), ("put", 1.0), ("hold", 0.8)):
        found = [m for m in legal if m["kind"] == kind]
        if found and rng.random() < chance:
            return int(rng.choice(found)["move"])
    calm = [m for m in legal if m["kind"] != "grab"] or legal
    return int(rng.choice(legal if rng.random() < 0.2 else calm)["move"])
