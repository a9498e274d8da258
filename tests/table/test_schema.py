"""The OpenAPI description, and Schemathesis against it: no server error."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.table.client import Api
from tests.table.server import Server
from tests.table.test_play import GAME


@pytest.fixture(scope="session")
def described(server: Server) -> object:
    return schemathesis.openapi.from_url(f"{server.address}/schema")


schema = schemathesis.pytest.from_fixture("described")


def test_the_description_is_served(api: Api) -> None:
    found = httpx.get(api.address + "/schema").json()
    assert found["openapi"].startswith("3.")
    assert "/api/tables/{table_id}/moves" in found["paths"]
    assert "/api/replays" in found["paths"]


@schema.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_no_server_error(case: schemathesis.Case) -> None:
    answer = case.call()
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"error", "code"}


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
