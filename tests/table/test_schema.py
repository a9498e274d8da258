"""The OpenAPI description, and Schemathesis against it: no server error."""

from __future__ import annotations

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.table.client import Api
from tests.table.server import Server
from tests.table.test_play import GAME


def test_the_description_is_served(api: Api) -> None:
    found = httpx.get(api.address + "/schema").json()
    assert found["openapi"].startswith("3.")
    assert "/api/tables/{table_id}/moves" in found["paths"]
    assert "/api/replays" in found["paths"]


def test_no_server_error(server: Server) -> None:
    described = schemathesis.openapi.from_url(f"{server.address}/schema")
    asked = 0
    for found in described.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=10,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
        )
        def no_error(case: schemathesis.Case) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert set(answer.json()) == {"error", "code"}

        no_error()
        asked += 1
    assert asked >= 20


def test_no_server_error_at_a_real_table(api: Api) -> None:
    table = api.create(GAME, "me", "me")
    own = table["seats"][0]["secret"]
    for call in ("moves", "undo", "ready", "leave", "return", "hint", "rematch"):
        for body in ({}, {"seat": 0}, {"seat": 7}, {"seat": 0, "answers": 0, "moves": [5000]}, []):
            answer = httpx.post(
                f"{api.address}/api/tables/{table['table']}/{call}",
                json=body,
                headers={"Authorization": f"Bearer {own}"},
                timeout=60,
            )
            assert answer.status_code < 500, answer.text
