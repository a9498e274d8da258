"""All plain requests of docs/api.md."""

from __future__ import annotations

from typing import Any

from galactable.table.game_routes import GAME_ROUTES
from galactable.table.people import PEOPLE_ROUTES
from galactable.table.replay_routes import REPLAY_ROUTES
from galactable.table.table_routes import TABLE_ROUTES

__all__ = ["ROUTES"]

ROUTES: list[Any] = [*GAME_ROUTES, *TABLE_ROUTES, *REPLAY_ROUTES, *PEOPLE_ROUTES]
