"""The database: connections, migrations, and its errors turned into ours."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from galactable.table.errors import ConflictError, StorageError
from galactable.table.settings import ServerSettings

__all__ = [
    "async_engine",
    "empty_journal",
    "file_engine",
    "is_earlier",
    "migrate",
    "require_file",
    "require_schema",
    "storage_errors",
    "transact",
]

T = TypeVar("T")


def async_engine(settings: ServerSettings) -> AsyncEngine:
    """Connections for the event loop."""
    try:
        return _async_engine(settings)
    except ImportError as error:
        raise StorageError(
            f"this database needs {error.name}: pip install 'galactable[postgres]'"
        ) from None
    except (SQLAlchemyError, ValueError) as error:
        raise StorageError(f"the database's address cannot be used: {_line(error)}") from None


def _async_engine(settings: ServerSettings) -> AsyncEngine:
    if not settings.is_sqlite:
        return create_async_engine(
            settings.url,
            pool_size=8,
            max_overflow=8,
            pool_timeout=10,
            connect_args={"timeout": 5, "command_timeout": 10},
        )
    engine = create_async_engine(
        settings.url, connect_args={"timeout": 10}, pool_size=4, max_overflow=4, pool_timeout=10
    )
    if settings.file is not None and not settings.file.exists():
        with suppress(OSError):  # SQLite says why it cannot be made
            settings.file.touch(mode=0o600)  # what people say to each other is for the host alone
    sa.event.listen(engine.sync_engine, "connect", _set_up_file)
    return engine


def file_engine(settings: ServerSettings) -> sa.Engine:
    """A connection for the writing thread: aiosqlite would switch threads ten times."""
    url = settings.url.replace("sqlite+aiosqlite:", "sqlite:")
    engine = sa.create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})
    sa.event.listen(engine, "connect", _set_up_file)
    return engine


def empty_journal(engine: sa.Engine) -> None:
    """Brings everything into the file itself: whoever moves or copies it then has all of it.

    SQLite does so when the last connection is closed; one that was given up may linger.
    """
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _set_up_file(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection) -> None:
    """Upgrades the schema; refuses one written by a newer version."""
    from alembic import command

    if (there := _revision(connection)) is not None and there not in _revisions():
        raise StorageError(
            f"a newer Galactable wrote this database (its schema is {there}); install that version"
        )
    command.upgrade(_migrations(connection), "head")


def require_file(settings: ServerSettings) -> None:
    """Refuses a file that is not there, which SQLite would make; for commands that only look."""
    if settings.file is not None and not settings.file.is_file():
        raise StorageError(f"there is no database {settings.file}")


def require_schema(connection: sa.Connection) -> None:
    """Refuses a database whose schema is not the one of this version."""
    there, here = _revision(connection), _revisions()[0]
    if there != here:
        raise StorageError(
            f"the database has the schema {there}, this version has {here}; "
            "start a server of this version on it once"
        )


def is_earlier(connection: sa.Connection) -> bool:
    """Whether an earlier version wrote this database."""
    return _revision(connection) in _revisions()[1:]


def _migrations(connection: sa.Connection | None = None) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _revisions() -> list[str]:
    """The schemas that this version knows, the newest first."""
    from alembic.script import ScriptDirectory

    found = ScriptDirectory.from_config(_migrations()).walk_revisions()
    return [one.revision for one in found]


def _revision(connection: sa.Connection) -> str | None:
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def transact(engine: sa.Engine, job: Callable[[sa.Connection], T]) -> T:
    """Runs a job in one transaction."""
    with engine.begin() as connection:
        return job(connection)


@asynccontextmanager
async def storage_errors() -> AsyncIterator[None]:
    """Turns whatever the database raises into ConflictError or StorageError."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as error:
        raise ConflictError("another process took this ply") from error
    except PoolTimeoutError as error:  # far more to read than the machine can do
        raise StorageError("the machine is too busy to read its tables; try again") from error
    except (TimeoutError, DBAPIError, SQLAlchemyError, sqlite3.Error, OSError) as error:
        if "could not serialize" in str(error):
            raise ConflictError("the table has changed in the meantime") from error
        raise StorageError(f"the database does not work: {_line(error)}") from error


def _line(error: BaseException) -> str:
    text = str(getattr(error, "orig", None) or error) or type(error).__name__
    return text.splitlines()[0][:200]
