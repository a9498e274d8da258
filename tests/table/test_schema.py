"""The OpenAPI description, and Schemathesis against it: every call succeeds and is refused.

What is generated goes to real tables with real secrets, so that it gets past the door; a request
that succeeds is prepared for every call (``SUCCEEDS``). No answer is a server's error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.table.client import Api
from tests.table.server import Server
from tests.table.test_afterwards import finished
from tests.table.test_play import GAME

Answer = httpx.Response


class World:
    """Tables to ask about, and how whoever sits there asks."""

    def __init__(self, server: Server) -> None:
        self.api = server.api
        self.over = finished(self.api, "bot:random", "bot:random")["table"]
        self.both = self.fresh()

    @staticmethod
    def auth(table: dict[str, Any]) -> dict[str, str]:
        secrets = [seat["secret"] for seat in table["seats"] if seat["secret"]]
        return {"Authorization": f"Bearer {','.join(secrets)}"}

    def get(self, path: str) -> Answer:
        return self.api.http.get(path)

    def fresh(self, *kinds: str, **options: Any) -> dict[str, Any]:
        return self.api.create(GAME, *(kinds or ("me", "me")), variant="basic", **options)

    def act(self, call: str, body: dict[str, Any], table: dict[str, Any] | None = None) -> Answer:
        table = table or self.fresh()
        path = f"/api/tables/{table['table']}/{call}"
        return self.api.http.post(path, json=body, headers=self.auth(table))

    def turn(self, table: dict[str, Any]) -> tuple[int, int]:
        """Who is waited for, and a legal move."""
        path = f"/api/tables/{table['table']}"
        told = self.api.http.get(path, headers=self.auth(table)).json()
        seat = next(int(s) for s, legal in told["legal"].items() if legal)
        return seat, told["legal"][str(seat)][0]["move"]

    def move(self) -> Answer:
        table = self.fresh()
        seat, code = self.turn(table)
        return self.act("moves", {"seat": seat, "answers": 0, "moves": [code]}, table)

    def undo(self) -> Answer:
        table = self.fresh("me", "bot:random", practice=True)
        player = self.api.sit(table, 0)
        player.wait_for(lambda update: update["legal"]["0"])
        player.move(player.legal()[-1]["move"])
        player.close()
        return self.act("undo", {"seat": 0}, table)

    def hint(self) -> Answer:
        table = self.fresh(hints=True)
        return self.act("hint", {"seat": self.turn(table)[0]}, table)

    def ready(self) -> Answer:
        clock = {"kind": "build", "seconds": 600}
        table = self.api.create("cosmic-factory", "me", "link", variant="beginner", clock=clock)
        for seat in (0, 1):
            player = self.api.sit(table, seat)
            player.wait_for(lambda update, s=str(seat): update["legal"][s], 60)
            kinds = {move["kind"]: move["move"] for move in player.legal(seat)}
            player.move(kinds["ready"], seat=seat)
            player.close()
        return self.act("ready", {"seat": 0, "done": False}, table)

    def rematch(self) -> Answer:
        table = self.fresh("me", "bot:random")
        player = self.api.sit(table, 0)
        while not player.update["over"]:
            if player.legal():
                player.move(player.legal()[-1]["move"])
            else:
                player.next()
        player.close()
        return self.act("rematch", {}, table)

    def upload(self) -> Answer:
        record = self.get(f"/api/tables/{self.over}/record").content
        return self.api.http.post("/api/replays", content=record)

    def delete(self) -> Answer:
        table = self.fresh()
        path = f"/api/tables/{table['table']}"
        return self.api.http.delete(path, headers=self.auth(table))

    def take(self) -> Answer:
        table = self.fresh("me", "open")
        return self.api.http.post(f"/api/tables/{table['table']}/take", json={"name": "Bob"})

    def asked_back(self) -> dict[str, Any]:
        """A table where somebody asks to take a decision back that was seen."""
        table = self.fresh("me", "link")
        players = [self.api.sit(table, seat) for seat in (0, 1)]
        while True:
            for player in players:
                player.drain()
                mine = player.update["you"][0]
                if player.update["askable"][str(mine)]:
                    self.seat = mine
                    for each in players:
                        each.close()
                    return table
                if player.legal():
                    player.move(player.legal()[-1]["move"])

    def ask_back(self) -> Answer:
        table = self.asked_back()
        return self.act("ask-back", {"seat": self.seat}, table)

    def answer_back(self) -> Answer:
        table = self.asked_back()
        self.act("ask-back", {"seat": self.seat}, table)
        return self.act("answer-back", {"seat": 1 - self.seat, "yes": True}, table)

    def vanished(self, call: str) -> Answer:
        table = self.fresh("me", "link")
        player = self.api.sit(table, 1)
        player.ask({"type": "leave", "seat": 1})
        player.close()
        return self.act(f"seats/1/{call}", {}, table)

    def fetch(self) -> Answer:
        left = self.api.http.post("/api/transfers", json={"text": "hello"}).json()
        return self.api.http.post(f"/api/transfers/{left['code']}", json={})

    def mine(self) -> Answer:
        asked = {self.both["table"]: [self.both["seats"][0]["secret"]]}
        return self.api.http.post("/api/tables/mine", json={"tables": asked})


SUCCEEDS: dict[str, Callable[[World], Answer]] = {
    "GET /api/games": lambda w: w.get("/api/games"),
    "GET /api/games/{slug}/static": lambda w: w.get(f"/api/games/{GAME}/static"),
    "GET /api/games/{slug}/rules": lambda w: w.get(f"/api/games/{GAME}/rules"),
    "GET /api/games/{slug}/words": lambda w: w.get(f"/api/games/{GAME}/words?lang=de"),
    "GET /api/bots": lambda w: w.get("/api/bots"),
    "GET /api/notice": lambda w: w.get("/api/notice"),
    "POST /api/tables": lambda w: w.api.http.post(
        "/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
    ),
    "GET /api/tables": lambda w: w.get("/api/tables"),
    "POST /api/tables/mine": World.mine,
    "GET /api/tables/{table_id}": lambda w: w.get(f"/api/tables/{w.over}"),
    "DELETE /api/tables/{table_id}": World.delete,
    "POST /api/tables/{table_id}/moves": World.move,
    "POST /api/tables/{table_id}/undo": World.undo,
    "POST /api/tables/{table_id}/ready": World.ready,
    "POST /api/tables/{table_id}/leave": lambda w: w.act("leave", {"seat": 1}),
    "POST /api/tables/{table_id}/return": lambda w: w.act("return", {"seat": 1}),
    "POST /api/tables/{table_id}/hint": World.hint,
    "GET /api/tables/{table_id}/explain/{seat}": lambda w: w.get(f"/api/tables/{w.over}/explain/0"),
    "POST /api/tables/{table_id}/rematch": World.rematch,
    "GET /api/tables/{table_id}/record": lambda w: w.get(f"/api/tables/{w.over}/record"),
    "GET /api/tables/{table_id}/replay": lambda w: w.get(f"/api/tables/{w.over}/replay"),
    "GET /api/tables/{table_id}/replay/{ply}": lambda w: w.get(f"/api/tables/{w.over}/replay/3"),
    "POST /api/replays": World.upload,
    "GET /health": lambda w: w.get("/health"),
    "GET /api/games/{slug}/reference": lambda w: w.get(f"/api/games/{GAME}/reference"),
    "GET /api/tables/open": lambda w: w.get("/api/tables/open"),
    "POST /api/tables/{table_id}/take": World.take,
    "POST /api/tables/{table_id}/name": lambda w: w.act("name", {"seat": 1, "name": "Bob"}),
    "POST /api/tables/{table_id}/resign": lambda w: w.act("resign", {"seat": 1}),
    "POST /api/tables/{table_id}/ask-back": World.ask_back,
    "POST /api/tables/{table_id}/answer-back": World.answer_back,
    "POST /api/tables/{table_id}/fill": lambda w: w.act("fill", {}, w.fresh("me", "link")),
    "POST /api/tables/{table_id}/seats/{seat}/bot": lambda w: w.vanished("bot"),
    "POST /api/tables/{table_id}/seats/{seat}/next": lambda w: w.vanished("next"),
    "POST /api/qr": lambda w: w.api.http.post("/api/qr", json={"text": "hello"}),
    "GET /api/place": lambda w: w.get("/api/place"),
    "POST /api/transfers": lambda w: w.api.http.post("/api/transfers", json={"text": "hello"}),
    "POST /api/transfers/{code}": World.fetch,
}
NOTHING_TO_GET_WRONG = {
    "GET /api/games", "GET /api/bots", "GET /api/tables", "GET /api/tables/open", "GET /health",
    "GET /api/notice", "GET /api/place",
}  # fmt: skip


@pytest.fixture(scope="module")
def world(server: Server) -> World:
    return World(server)


def operations(server: Server) -> list[Any]:
    import schemathesis  # seconds, which every process would spend to look for tests

    described = schemathesis.openapi.from_url(f"{server.address}/schema")
    return [found.ok() for found in described.get_all_operations()]


def test_the_description_is_served(api: Api) -> None:
    found = httpx.get(api.address + "/schema").json()
    assert found["openapi"].startswith("3.")
    assert "/api/tables/{table_id}/moves" in found["paths"]
    assert "/api/replays" in found["paths"]


def test_every_call_succeeds_when_it_is_asked_well(server: Server, world: World) -> None:
    names = {operation.label for operation in operations(server)}
    assert names == set(SUCCEEDS), "a call without a request that succeeds: add one"
    for name, ask in SUCCEEDS.items():
        answer = ask(world)
        assert answer.is_success, f"{name}: {answer.status_code} {answer.text[:300]}"


def test_every_call_is_refused_when_it_is_asked_badly(server: Server, world: World) -> None:
    for operation in operations(server):
        if operation.label in NOTHING_TO_GET_WRONG:
            continue
        path = operation.path.format(
            slug="no-game", table_id="nosuchtable", seat=9, ply=1, code="NOSUCH"
        )
        body = b'{"seat": [' if operation.method.upper() == "POST" else None
        answer = world.api.http.request(operation.method, path, content=body)
        assert 400 <= answer.status_code < 500, f"{operation.label}: {answer.status_code}"
        assert set(answer.json()) == {"error", "code"}


def _try(operation: Any, world: World, examples: int) -> None:
    """Sends generated requests, two of three to a real table with the secrets of its seats."""

    @given(case=operation.as_strategy(), whose=st.sampled_from(["nobody", "both", "over"]))
    @settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    def no_error(case: Any, whose: str) -> None:
        headers = {}
        if whose != "nobody" and "table_id" in (case.path_parameters or {}):
            if case.method.upper() == "DELETE":
                whose = "over"  # the other is needed
            both = world.both["table"]
            case.path_parameters["table_id"] = both if whose == "both" else world.over
            headers = world.auth(world.both)
        answer = case.call(headers=headers)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"error", "code"}

    no_error()


@pytest.mark.parametrize("examples", [3, pytest.param(300, marks=pytest.mark.soak)])
def test_no_call_makes_a_server_error(server: Server, world: World, examples: int) -> None:
    for operation in operations(server):
        _try(operation, world, examples)
