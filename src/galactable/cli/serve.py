"""``galactable serve``: the table server."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from galactable.cli.arguments import fail
from galactable.cli.lan import addresses, show_qr

if TYPE_CHECKING:
    from galactable.table.settings import ServerSettings

__all__ = ["serve", "serve_command"]

PORT = 8642
WORKER_SECONDS = 120
"""A worker that does not answer its master for so long is replaced. uvicorn's own 5 seconds are
less than a start takes on a busy machine, where workers would be killed and started for ever."""
OWN_NAMES = ("127.0.0.1", "localhost", "[::1]")


def serve_command(
    config: Annotated[
        Path | None, typer.Option(help="A file of settings (TOML); options win over it.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="A file, or postgresql://...; else in your data directory.")
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)
    ] = PORT,
    workers: Annotated[
        int | None, typer.Option(help="Processes; more than one need PostgreSQL.", min=1)
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A name under which others reach this machine.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may connect.")
    ] = None,
    trusted: Annotated[
        list[str] | None,
        typer.Option(help="A proxy whose X-Forwarded-For counts: an address or a network."),
    ] = None,
    limit: Annotated[
        list[str] | None, typer.Option(help="A limit, as in --limit requests=20.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot that people may seat: module:Class, net:FILE.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = False,
) -> None:
    """Starts the table server, on any address and any database."""
    _invite(bot or [])
    serve(
        host,
        port,
        database,
        workers,
        open_page=browser,
        names=tuple(name or ()),
        origins=tuple(origin or ()),
        trusted=tuple(trusted or ()),
        limits=_limits(limit or []),
        config=config,
        tell=True,
    )


def _invite(bots: list[str]) -> None:
    """Registers the operator's bots in every process of the server."""
    from galactable.bots import get_bot
    from galactable.table.thinking import GUESTS

    for name in bots:
        get_bot(name)  # a wrong name is reported before anyone sits down
    if bots:
        os.environ[GUESTS] = ",".join(bots)


def _limits(given: list[str]) -> dict[str, str]:
    found = {}
    for text in given:
        limit, equals, number = text.partition("=")
        if not equals:
            fail(f"a limit is written as in --limit requests=20, not {text!r}")
        found[limit.strip()] = number.strip()
    return found


@contextmanager
def _nothing_to_tidy() -> Iterator[None]:
    """Nothing that a start makes is garbage, and looking for it took a fifth of the time.

    What runs then, a ``Host`` or the master of several, looks again.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@_nothing_to_tidy()
def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    database: str | None = None,
    workers: int | None = None,
    bots: int | None = None,
    open_page: bool = False,
    names: tuple[str, ...] = (),
    origins: tuple[str, ...] = (),
    trusted: tuple[str, ...] = (),
    pace: float | None = None,
    limits: Mapping[str, Any] | None = None,
    config: Path | None = None,
    tell: bool = False,
) -> None:
    """Runs the table until it is stopped.

    ``database`` is a file or ``postgresql://...``; without it, a file in the user's data
    directory. ``workers`` above 1 need PostgreSQL. ``names`` are the names under which
    the server is reached when it listens beyond this machine. Port 0 takes any free one.
    ``limits`` are those of ``table.settings.Limits``, ``config`` is a file of settings, and
    ``tell`` prints all of them at start.
    """
    import msgspec

    from galactable.core.errors import GalactableError
    from galactable.table.lock import lock_database
    from galactable.table.settings import gather, table_of_settings

    options = {
        "database": database,
        "origins": origins or None,
        "trusted": trusted or None,
        "processes": workers,
        "bot_processes": bots,
        "pace": pace,
        "limits": limits,
    }
    try:
        settings = _completed(gather(options, config), host, names)
        lock = lock_database(settings)
        taken = _listen(host, port)  # a port that is taken leaves the database as it is
        asyncio.run(_try_database(settings))
    except GalactableError as error:
        fail(str(error))
    taken_port = taken.getsockname()[1]
    address = f"http://{_shown(_here(host))}:{taken_port}/"
    print(f"Galactable is at {address}", flush=True)
    if not settings.addresses:
        reached = tuple(addresses(host, taken_port, names))
        settings = msgspec.structs.replace(settings, addresses=reached)
    _tell_others(host, settings.addresses)
    if tell:
        print("\n".join(table_of_settings(settings)), file=sys.stderr, flush=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    try:
        _run(settings, taken)
    finally:
        if lock is not None:
            lock.release()


def _completed(settings: ServerSettings, host: str, names: tuple[str, ...]) -> ServerSettings:
    """The settings with what depends on this machine and on where the server listens."""
    import msgspec

    if settings.processes > 1 and settings.is_sqlite:
        fail("several workers need PostgreSQL: --database postgresql://...")
    bots = settings.bot_processes or max(1, (os.cpu_count() or 2) // 2 // settings.processes)
    hosts = _hosts(host, (*names, *_own_names(settings.hosts)))
    return msgspec.structs.replace(settings, hosts=hosts, bot_processes=bots)


def _run(settings: ServerSettings, taken: socket.socket) -> None:
    """Serves on a socket until stopped, in one process or in several."""
    import msgspec
    import uvicorn

    from galactable.table import steady
    from galactable.table.connections import HttpConnection, WebSocketConnection, raise_file_limit
    from galactable.table.settings import ENVIRONMENT

    steady.share()
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    raise_file_limit()
    config = uvicorn.Config(
        "galactable.table.app:create",
        factory=True,
        fd=None,
        workers=settings.processes,
        http=HttpConnection,
        ws=WebSocketConnection,
        proxy_headers=False,  # table/clients.py reads X-Forwarded-For itself
        log_level="error",
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message * 4,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=60,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16 * 1024,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=WORKER_SECONDS,
    )
    if settings.processes > 1:
        _run_many(config, taken)
    else:
        uvicorn.Server(config).run(sockets=[taken])


def _here(host: str) -> str:
    """The address at which this machine reaches a server that listens everywhere."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def _tell_others(host: str, places: tuple[str, ...]) -> None:
    """Prints the addresses for others, if they can reach this machine."""
    if _is_loopback(host):
        return
    print(f"It listens beyond this machine, on {host}.", file=sys.stderr, flush=True)
    for place in places:
        print(f"Others reach it at {place}/", flush=True)
    if places:
        show_qr(places[0] + "/")
    else:
        print("This machine is on no network; nobody else can reach it.", file=sys.stderr)


async def _try_database(settings: Any) -> None:
    """Opens the database once, so that a fault in it is reported in one line."""
    from galactable.table.storage import Store

    store = Store(settings)
    try:
        await store.open()
    finally:
        await store.close()


def _run_many(config: Any, taken: socket.socket) -> None:
    """Runs several processes; their metrics are added up in a temporary folder."""
    from uvicorn.supervisors import Multiprocess

    from galactable.table.app import MASTER

    gc.enable()
    with tempfile.TemporaryDirectory(prefix="galactable-figures-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        os.environ[MASTER] = str(os.getpid())
        Multiprocess(config, sockets=[taken]).run()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sets TCP_NODELAY on what is accepted. Without it the answer
    # to a move, sent right after the update, waits 40 ms for the client's acknowledgement.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        fail(f"cannot listen on {host} port {port}: {error.strerror}")
    taken.listen(2048)
    taken.set_inheritable(True)
    return taken


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _hosts(host: str, names: tuple[str, ...]) -> tuple[str, ...]:
    if _is_loopback(host):
        return (*OWN_NAMES, *names)
    return (*OWN_NAMES, _shown(host), *names) if names else ()


def _own_names(hosts: tuple[str, ...]) -> tuple[str, ...]:
    """The host names in the settings, without those of this machine."""
    return tuple(name for name in hosts if name not in OWN_NAMES)


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
