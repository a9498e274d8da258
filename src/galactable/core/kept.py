"""Where compiled code is kept on disk, and how it gets there.

A file an entry, named by everything that it depends on: an entry is right or not there.
It appears whole or not at all (written aside, then renamed), so processes may start by the
dozen and be killed at any time. The cache may be read-only, or there may be no home: what
can be read is used, what is new goes where it can be written, if need be into a temporary
folder. Nothing here raises: without a place to write, code is compiled and not kept.
"""

from __future__ import annotations

import os
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from uuid import uuid4

from platformdirs import user_cache_path

__all__ = ["folder", "has_mark", "load", "mark", "places", "room_of", "save", "sweep"]

ENTRY, MARK, ASIDE = ".code", ".done", ".aside"
NUMBAS = (".nbc", ".nbi")  # of Numba's own cache, which ``fallback`` uses
CHECK = 16  # bytes of an entry's own digest, before its content
DAY = 24 * 3600
UNUSED = 30 * DAY  # entries that nobody has used for so long are swept
ROOM = 1 << 30  # bytes; beyond it those that were used last are kept
ABANDONED = 3600  # seconds after which nobody is still writing a file

_swept: set[Path] = set()


def places() -> list[Path]:
    """The folders of kept code, best first: all are read, the first that can be is written."""
    found = []
    for folder in _folders():
        found.append(folder / "code")
        if _can_write(folder):
            break
    return found


def _folders() -> Iterator[Path]:
    """The folder named in the environment, then the user's, then a temporary one."""
    if named := os.environ.get("GALACTABLE_CACHE_DIR"):
        yield Path(named).absolute()
    with suppress(RuntimeError, OSError):  # no home
        own = user_cache_path("galactable")
        if own.is_absolute():  # without a home it begins with "~"
            yield own
    with suppress(OSError):  # no folder for temporary files
        user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
        temporary = Path(tempfile.gettempdir()) / f"galactable-{user}"
        temporary.mkdir(mode=0o700, exist_ok=True)
        if _is_ours(temporary):
            yield temporary


@cache
def _can_write(folder: Path) -> bool:
    """Whether files can be made there. It tries: permissions do not tell everything."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _is_ours(folder: Path) -> bool:
    """Whether nobody else could have put code there."""
    seen = folder.lstat()
    if not stat.S_ISDIR(seen.st_mode):
        return False
    return not hasattr(os, "getuid") or (seen.st_uid == os.getuid() and not seen.st_mode & 0o022)


def room_of(module: str) -> str:
    """The folder for code of a module: a game's slug, or a room such as ``bots``."""
    own = module.removeprefix("galactable.").removeprefix("games.")
    return own.split(".", maxsplit=1)[0].replace("_", "-")


def folder(room: str, name: str) -> Path | None:
    """A folder to write into, for a cache that is not ours; None if there is no place for one."""
    for place in places():
        with suppress(OSError):
            path = place / room / name
            path.mkdir(parents=True, exist_ok=True)
            if _can_write(path):
                return path
    return None


def load(room: str, name: str) -> bytes | None:
    """What was kept under this name, if it is whole."""
    for place in places():
        path = place / room / (name + ENTRY)
        try:
            data = path.read_bytes()
        except OSError:
            continue
        if _digest(data[CHECK:]) == data[:CHECK]:
            _use(path)
            return data[CHECK:]
    return None


def save(room: str, name: str, content: bytes) -> bool:
    """Keeps something, where that is possible."""
    return _write(f"{room}/{name}{ENTRY}", _digest(content) + content)


def has_mark(room: str, name: str) -> bool:
    """Whether something was marked as done."""
    for place in places():
        path = place / room / (name + MARK)
        with suppress(OSError):
            if path.exists():
                _use(path)
                return True
    return False


def mark(room: str, name: str) -> bool:
    """Marks something as done, for ``has_mark`` of later processes."""
    return _write(f"{room}/{name}{MARK}", b"")


def _write(name: str, data: bytes) -> bool:
    for place in places():
        path = place / name
        aside = path.with_name(f"{path.name}.{uuid4().hex[:16]}{ASIDE}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            aside.write_bytes(data)
            aside.replace(path)
        except OSError:
            with suppress(OSError):
                aside.unlink()
            continue
        if place not in _swept:
            _swept.add(place)
            sweep(place)
        return True
    return False


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=CHECK).digest()


def _use(path: Path) -> None:
    """Notes that an entry is in use, once a day; where it can be noted."""
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > DAY:
            os.utime(path)


def sweep(place: Path, room: int = ROOM, unused: float = UNUSED) -> None:
    """Removes entries long unused, the oldest beyond the limit, and files never finished."""
    now, files = time.time(), []
    for path in place.rglob("*"):
        with suppress(OSError):
            seen = path.stat()
            if path.suffix == ASIDE and now - seen.st_mtime > ABANDONED:
                path.unlink()
            elif path.is_dir() and now - seen.st_mtime > unused:
                path.rmdir()  # fails unless it is empty
            elif path.suffix in (ENTRY, MARK, *NUMBAS):
                files.append((seen.st_mtime, seen.st_size, path))
    for used, size, path in sorted(files, reverse=True):
        room -= size
        if room < 0 or now - used > unused:
            with suppress(OSError):
                path.unlink()
