"""How a server is set up: one struct, from options, the environment and one file.

An option wins over the environment, the environment over the file, the file over the defaults.
The server's processes get all of it as JSON in one environment variable.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from galactable.core.errors import GalactableError
from galactable.table.clients import networks

__all__ = [
    "ENVIRONMENT",
    "Limits",
    "ServerSettings",
    "SettingsError",
    "default_database",
    "from_environment",
    "gather",
    "table_of_settings",
]

ENVIRONMENT = "GALACTABLE_TABLE"
PREFIX = "GALACTABLE_SERVE_"
"""``GALACTABLE_SERVE_DATABASE``, ``GALACTABLE_SERVE_LIMITS_REQUESTS``, ..."""


HOST = re.compile(r"\[[0-9a-fA-F:.]+\]|[^\s/:]+")
ORIGIN = re.compile(r"[a-z][a-z0-9+.-]*://[^\s/]+")
MOST = 2**31 - 1
"""More than anybody means."""
Count = Annotated[int, Meta(ge=1, le=MOST)]
CountOrNone = Annotated[int, Meta(ge=0, le=MOST)]
Number = Annotated[float, Meta(gt=0, le=MOST)]
NumberOrNone = Annotated[float, Meta(ge=0, le=MOST)]


class SettingsError(GalactableError):
    """A setting that cannot be used."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one client may ask of the server, and what a connection may take."""

    requests: Number = 50
    """HTTP requests a second of one client; ten seconds' worth may come at once."""
    messages: Number = 50
    """WebSocket messages a second on one connection, likewise; five times as many of a client."""
    connections: Count = 200
    """WebSockets of one client at once."""
    http_connections: Count = 100
    """HTTP connections of one client at once."""
    all_connections: Count = 20_000
    """Connections of one process at once; never more than it may open files."""
    open_tables: CountOrNone = 100
    """Unfinished tables of one client that were active in the last week."""
    uploads: CountOrNone = 50
    """Uploaded games kept for one client."""
    transfers: NumberOrNone = 10
    """Transfers of one client to another device in ten minutes."""
    codes: NumberOrNone = 60
    """QR codes drawn for one client in a minute."""
    hints: NumberOrNone = 20
    """Hints of one client in a minute."""
    bot_seconds: Number = 60
    """Seconds a minute that bots think for one client in one process; further work waits."""
    body: Count = 64 * 1024
    """Bytes of a request."""
    record: Count = 4 * 1024 * 1024
    """Bytes of an uploaded record file."""
    message: Count = 16 * 1024
    """Bytes of a WebSocket message."""
    header_seconds: Number = 10
    """Seconds for a request's headers; then the connection is closed."""
    body_seconds: Number = 30
    """Seconds for a request's body; then the connection is closed."""
    answer_seconds: Number = 60
    """Seconds that a client may leave an answer unread."""
    hello_seconds: Number = 10
    """Seconds for a WebSocket's hello; then it is closed."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One server, however many processes it has."""

    database: str
    """A file, or ``postgresql://...``."""
    hosts: tuple[str, ...] = ("127.0.0.1", "localhost", "[::1]")
    """Host names that the server answers to; empty: any."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use it."""
    trusted: tuple[str, ...] = ()
    """Proxies (addresses or networks) whose X-Forwarded-For is believed."""
    addresses: tuple[str, ...] = ()
    """Addresses at which others reach it, for invitations."""
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Clients (addresses or networks) that may read /metrics."""
    processes: Count = 1
    """Server processes; several need PostgreSQL."""
    bot_processes: CountOrNone = 0
    """Processes for bots, for each server process; 0: by the number of cores."""
    pace: NumberOrNone = 0.6
    """Seconds that a bot takes at least where only bots play; pages set their own pace."""
    keep_finished: NumberOrNone = 0
    """Days that a finished game is kept; 0: for ever."""
    keep_unfinished: NumberOrNone = 365
    """Days that an abandoned table is kept; 0: for ever."""
    keep_uploads: NumberOrNone = 30
    """Days that an uploaded game is kept; 0: for ever."""
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        networks((*self.trusted, *self.metrics))
        kind, divider, rest = self.database.partition("://")
        if divider and not rest:
            raise ValueError(f"{self.database} names no database")
        if divider and kind.partition("+")[0] not in ("sqlite", "postgres", "postgresql"):
            raise ValueError(f"a database is a file or postgresql://..., not {kind}://")
        if self.is_sqlite and self.file is None:
            raise ValueError("a database in memory would be forgotten; name a file")
        for host in self.hosts:
            if not HOST.fullmatch(host):
                raise ValueError(f"{host!r} is no host name; write table.example.org, no port")
        for origin in self.origins:
            if not ORIGIN.fullmatch(origin):
                raise ValueError(f"{origin!r} is no origin; write https://table.example.org")

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

    @property
    def file(self) -> Path | None:
        """The SQLite file; None for another database, or one in memory."""
        if not self.is_sqlite:
            return None
        name = self.url.partition(":///")[2].partition("?")[0]
        return Path(name) if name and name != ":memory:" else None


def default_database() -> str:
    """The SQLite file in the user's data directory."""
    folder = Path(os.environ.get("GALACTABLE_DATA_DIR") or user_data_path("galactable"))
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite3")


def from_environment() -> ServerSettings:
    """What the parent process passed on."""
    text = os.environ.get(ENVIRONMENT)
    return (
        msgspec.json.decode(text, type=ServerSettings)
        if text
        else ServerSettings(database=default_database())
    )


def gather(
    options: Mapping[str, Any],
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> ServerSettings:
    """The settings from options, environment and file, or one clear line."""
    given: dict[str, Any] = {}
    if file is not None:
        _merge(given, _read(file), str(file))
    _merge(given, _from_variables(os.environ if environment is None else environment), PREFIX)
    _merge(given, options, "the options")
    given.setdefault("database", None)
    given["database"] = given["database"] or default_database()
    try:
        return msgspec.convert(given, ServerSettings, strict=False)
    except (msgspec.ValidationError, ValueError) as error:
        raise SettingsError(f"a setting cannot be used: {error}") from None


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SettingsError(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file} is not TOML: {error}") from None


def _from_variables(environment: Mapping[str, str]) -> dict[str, Any]:
    """Lists are written with commas; a limit's name follows ``LIMITS_``."""
    given: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX):
            continue
        name = variable.removeprefix(PREFIX).lower()
        if name.startswith("limits_"):
            given.setdefault("limits", {})[name.removeprefix("limits_")] = text
        elif name in ("hosts", "origins", "trusted", "metrics", "addresses"):
            given[name] = [part.strip() for part in text.split(",") if part.strip()]
        else:
            given[name] = text
    return given


def _merge(into: dict[str, Any], new: Mapping[str, Any], source: str) -> None:
    for name, value in new.items():
        if value is None:
            continue
        if name not in ServerSettings.__struct_fields__:
            known = ", ".join(ServerSettings.__struct_fields__)
            raise SettingsError(f"{source}: no setting is called {name!r}; there are {known}")
        if name != "limits":
            into[name] = value
            continue
        if not isinstance(value, Mapping):
            raise SettingsError(f"{source}: a setting cannot be used: limits have names")
        for limit, number in value.items():
            if limit not in Limits.__struct_fields__:
                known = ", ".join(Limits.__struct_fields__)
                raise SettingsError(f"{source}: no limit is called {limit!r}; there are {known}")
            into["limits"] = {**into.get("limits", {}), limit: number}


def table_of_settings(settings: ServerSettings) -> list[str]:
    """The settings as printed at start: without passwords, changes marked."""
    default = ServerSettings(database=settings.database)
    shown = [
        *_lines("", settings, default, skip=("limits",)),
        *_lines("limits.", settings.limits, default.limits),
    ]
    return shown


def _lines(prefix: str, one: Any, default: Any, skip: tuple[str, ...] = ()) -> list[str]:
    found = []
    for name in one.__struct_fields__:
        if name in skip:
            continue
        value = getattr(one, name)
        text = ", ".join(value) if isinstance(value, tuple) else str(value)
        if name == "database":
            text = without_password(text)
        mark = "" if value == getattr(default, name) else " *"
        found.append(f"{prefix}{name} = {text or '-'}{mark}")
    return found


def without_password(database: str) -> str:
    """The database's address without its password."""
    kind, divider, rest = database.partition("://")
    user, at, place = rest.rpartition("@")
    return f"{kind}{divider}{user.partition(':')[0]}{at}{place}" if divider and at else database
