"""One server a file: two that wrote the same SQLite file would freeze each other's games.

The process locks a file beside the database for as long as it lives; however it ends, the lock
ends with it. PostgreSQL needs no lock.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from galactable.table.errors import StorageError
from galactable.table.settings import ServerSettings

__all__ = ["FileLock", "lock_database"]


class FileLock:
    """A file that one process holds."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _hold(self._file)
        except OSError:
            os.close(self._file)
            raise StorageError(
                f"another server uses {path.with_suffix('')}; stop it first, "
                "or name another file with --database"
            ) from None

    def release(self) -> None:
        """Releases the lock. The file stays, or two servers could each lock one of that name."""
        with suppress(OSError):
            os.close(self._file)


def _hold(file: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_database(settings: ServerSettings) -> FileLock | None:
    """Holds the SQLite file of a server; None where there is nothing to hold."""
    path = settings.file
    if path is None:
        return None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(path.with_name(path.name + ".lock"))
    except OSError as error:
        raise StorageError(f"{path.parent} cannot be written to: {error.strerror}") from None
