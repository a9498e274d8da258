"""``galactable backup``, ``restore`` and ``check``: tools that keep the database safe."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from galactable.cli.arguments import fail, note

__all__ = ["backup", "check", "restore"]

Database = Annotated[
    str | None,
    typer.Option(help="A file, or postgresql://...; else the one in your data directory."),
]
Config = Annotated[Path | None, typer.Option(help="A file of settings, as for `serve`.")]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Copies all tables into one file, even while a server is running."""
    from galactable.table.backup import backup as copy
    from galactable.table.settings import gather

    with _progress() as progress:
        count = asyncio.run(copy(gather({"database": database}, config), file, progress))
    note(f"{count} tables are in {file}.")


def restore(
    file: Annotated[Path, typer.Argument(help="What `backup` has written.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Copies a backup into an empty database."""
    from galactable.table.backup import restore as copy
    from galactable.table.lock import lock_database
    from galactable.table.settings import gather

    settings = gather({"database": database}, config)
    lock = lock_database(settings)
    try:
        with _progress() as progress:
            count = asyncio.run(copy(file, settings, progress))
    finally:
        if lock is not None:
            lock.release()
    note(f"{count} tables are back.")


def check(database: Database = None, config: Config = None) -> None:
    """Plays every table again from its log and compares it with what is stored."""
    from galactable.table.settings import gather

    found = asyncio.run(_check(gather({"database": database}, config)))
    broken = {name: faults for name, faults in found.items() if faults}
    for name, faults in broken.items():
        print(f"{name}: {'; '.join(faults[:3])}")
    if broken:
        fail(f"{len(broken)} of {len(found)} tables do not replay to what is stored")
    note(f"{len(found)} tables replay to what is stored.")


async def _check(settings: object) -> dict[str, list[str]]:
    from galactable.table.audit import audit
    from galactable.table.database import require_file
    from galactable.table.settings import ServerSettings
    from galactable.table.storage import Store

    assert isinstance(settings, ServerSettings)
    require_file(settings)
    store = Store(settings)
    try:
        await store.check_schema()
        with _progress() as progress:
            found = {}
            async for name, faults in audit(store):
                found[name] = faults
                progress("tables", len(found))
            return found
    finally:
        await store.close()


@contextmanager
def _progress() -> Iterator[Callable[[str, int], None]]:
    """Shows progress on one line of standard error."""
    from rich.console import Console

    with Console(stderr=True).status("Reading") as status:
        yield lambda what, done: status.update(f"{what}: {done:,}")
