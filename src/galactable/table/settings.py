"""How a server is set up; passed to its processes as JSON in one environment variable."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

__all__ = ["ENVIRONMENT", "Limits", "Settings", "default_database", "from_environment"]

ENVIRONMENT = "GALACTABLE_TABLE"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client (an address) may ask of the server."""

    requests: float = 50
    """HTTP requests a second, and ten seconds' worth at once."""
    messages: float = 50
    """WebSocket messages a second on one connection, likewise."""
    connections: int = 200
    """WebSockets at once."""
    open_tables: int = 100
    """Unfinished tables created."""
    body: int = 64 * 1024
    """Bytes of a request."""
    record: int = 4 * 1024 * 1024
    """Bytes of a record file that is uploaded."""
    message: int = 16 * 1024
    """Bytes of a WebSocket message."""
    hello_seconds: float = 10
    """A WebSocket that has not said hello by then is closed."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server, however many processes it has."""

    database: str
    hosts: tuple[str, ...] = ("127.0.0.1", "localhost", "[::1]")
    """Names under which the server may be addressed; empty: any."""
    origins: tuple[str, ...] = ()
    """Origins besides its own that may speak to it."""
    processes: int = 1
    bot_processes: int = 1
    pace: float = 0.6
    """Seconds that a bot takes at least, so that people can follow."""
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The database as SQLAlchemy's asyncio names it."""
        kind, _, rest = self.database.partition("://")
        if not rest:
            return f"sqlite+aiosqlite:///{self.database}"
        if kind in ("postgres", "postgresql"):
            return f"postgresql+asyncpg://{rest}"
        if kind == "sqlite":
            return f"sqlite+aiosqlite://{rest}"
        return self.database

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of this machine."""
        return self.url.startswith("sqlite")


def default_database() -> str:
    """The SQLite file in the user's data directory."""
    folder = Path(os.environ.get("GALACTABLE_DATA_DIR") or user_data_path("galactable"))
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite3")


def from_environment() -> Settings:
    """What the parent process passed on."""
    text = os.environ.get(ENVIRONMENT)
    return (
        msgspec.json.decode(text, type=Settings) if text else Settings(database=default_database())
    )
