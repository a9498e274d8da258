"""A WebSocket under fire: messages by grammar and by mutation, one connection after another.

Whatever comes in, each numbered message is answered, nobody else is disturbed, the server's log
has no fault, and the table is still one that replays.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from galactable.table.live_messages import Message
from tests.table.client import Player
from tests.table.server import Nursery, Server
from tests.table.test_play import GAME

BATCH = 50
KINDS = [str(each.__struct_config__.tag) for each in get_args(Message)]
NUMBERS = (
    0,
    1,
    2,
    7,
    -1,
    15,
    16,
    163,
    2**31 - 1,
    2**31,
    2**53,
    2**53 + 1,
    2**63,
    10**30,
    1.5,
    1e308,
)
TEXTS = ("", "de", "x", "\x00", "\ud800", "\u202e", "ß" * 40, "x" * 200, "fr-CA", "null", "🚀" * 50)
PIECES = (
    '"',
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\\",
    "\\u0000",
    "1e999",
    "null",
    "-",
    "\x00",
    "é",
    "true",
)


class Grammar:
    """Messages that look like ours, with values that need not."""

    def __init__(self, rng: random.Random, secrets: list[str]) -> None:
        self.rng, self.secrets = rng, secrets
        self.legal: list[int] = []
        self.answers = [0, 0]

    def message(self) -> str:
        text = json.dumps(self._message())
        return self._mutated(text) if self.rng.random() < 0.25 else text

    def _message(self) -> Any:
        rng, kind = self.rng, self.rng.choice(KINDS)
        found: dict[str, Any] = {"type": kind, "id": rng.randrange(1000), "seat": self._seat()}
        if kind == "move":
            found["answers"] = rng.choice(self.answers if rng.random() < 0.6 else NUMBERS)
            found["moves"] = [self._move() for _ in range(rng.choice((0, 1, 1, 1, 2, 5, 70)))]
        elif kind == "hello":
            found = {
                "type": kind,
                "secrets": rng.choice(([], self.secrets, ["x"], [self._value()])),
            }
        elif kind == "lang":
            found = {"type": kind, "lang": rng.choice(TEXTS)}
        elif kind == "say":
            found["text"] = rng.choice((*TEXTS, "hello", 7))
        elif kind == "ready":
            found["done"] = rng.choice((True, False, None, 1))
        while rng.random() < 0.12:  # something missing, odd or too much
            key = rng.choice([*found, "id", "seat", "more"])
            if rng.random() < 0.3:
                found.pop(key, None)
            else:
                found[key] = self._value()
        return found if rng.random() > 0.02 else self._value()

    def _seat(self) -> Any:
        return self.rng.choice((0, 1) if self.rng.random() < 0.9 else NUMBERS)

    def _move(self) -> Any:
        named = {"kind": self.rng.choice(("play", "discard", "end", *TEXTS)), "args": self._value()}
        return self.rng.choice((*self.legal, *self.legal, self.rng.randrange(200), named))

    def _value(self, depth: int = 0) -> Any:
        rng = self.rng
        if depth < 3 and rng.random() < 0.3:
            return [self._value(depth + 1) for _ in range(rng.randrange(4))]
        if depth < 3 and rng.random() < 0.3:
            return {rng.choice(TEXTS): self._value(depth + 1) for _ in range(rng.randrange(4))}
        return rng.choice((*NUMBERS, *TEXTS, None, True, False))

    def _mutated(self, text: str) -> str:
        rng = self.rng
        for _ in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(text) + 1)
            how = rng.randrange(5)
            if how == 0:
                text = text[:at] + text[at + rng.randrange(1, 9) :]
            elif how == 1:
                text = text[:at] + rng.choice(PIECES) + text[at:]
            elif how == 2:
                text = text[:at] + text[max(0, at - 20) :]
            elif how == 3:
                text = text[:at]
            else:
                text = (
                    text[:at] + rng.choice(("[", '{"a":')) * rng.choice((3, 300, 3000)) + text[at:]
                )
        return text


class Fuzzer:
    """Sends batches to one table, and looks for the answers."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.last = 1_000_000
        self._sit()

    def _sit(self) -> None:
        self.table = self.server.api.create(GAME, "me", "me", variant="basic")
        self.secrets = [seat["secret"] for seat in self.table["seats"]]
        self.grammar = Grammar(self.rng, self.secrets)
        self.witness = Player(self.server.address, self.table["table"])
        self.socket = self._connect()

    def _connect(self) -> ClientConnection:
        url = f"{self.server.address}/api/tables/{self.table['table']}/live"
        socket = connect(url.replace("http", "ws", 1), max_size=None, compression=None)
        socket.send(json.dumps({"type": "hello", "secrets": self.secrets}))
        return socket

    def batch(self) -> None:
        """Some messages, and one whose answer says that all of them were dealt with."""
        self.last += 1
        try:
            for _ in range(BATCH):
                text = self.grammar.message().encode("utf-8", "surrogatepass")
                self.socket.send(
                    text if self.rng.random() < 0.01 else text.decode("utf-8", "ignore")
                )
            self.socket.send(json.dumps({"type": "undo", "id": self.last, "seat": 15}))
            while not self._heard(json.loads(self.socket.recv(60))):
                pass
        except ConnectionClosed:
            self.answers["closed"] += 1
            self.socket = self._connect()

    def _heard(self, message: dict[str, Any]) -> bool:
        self.answers[message["type"]] += 1
        if message["type"] == "refused":
            assert message["error"]
            assert len(message["error"]) < 1000
            self.answers[message["code"]] += 1
        if message["type"] == "update":
            self.grammar.answers = list(message["answers"].values()) or [0, 0]
            self.grammar.legal = [m["move"] for legal in message["legal"].values() for m in legal]
            if message["over"]:  # the next table has not heard of this batch
                self.socket.close()
                self._sit()
                return True
        return bool(message.get("id") == self.last)


@pytest.mark.parametrize("count", [5_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_whatever_is_said_is_answered(tmp_path: Path, nursery: Nursery, count: int) -> None:
    limits = {"messages": 1e6, "requests": 1e6, "open_tables": 1e6, "hints": 3}
    server = Server(str(tmp_path / "t.sqlite3"), nursery, limits=limits).start()
    try:
        server.wait_ready()
        fuzzer = Fuzzer(server, count)
        for number in range(count // BATCH):
            fuzzer.batch()
            if number % 20 == 0:
                fuzzer.witness.drain()
        fuzzer.witness.drain()
        answers = fuzzer.answers
        assert answers["refused"] + answers["done"] > count / 2
        print(dict(answers))
        for code in ("malformed", "forbidden", "not-legal", "conflict", "done", "update"):
            assert answers[code], f"the grammar never met {code}"
        seen = server.api.get(f"/api/tables/{fuzzer.table['table']}")
        assert seen["ply"] >= 0
        fuzzer.socket.close()
    finally:
        server.stop()  # which reads its log: no traceback
