"""``galactable serve``: the table server."""

from __future__ import annotations

import os
import socket
import sys
from typing import Annotated

import typer

from galactable.cli.arguments import fail

__all__ = ["serve", "serve_command"]

PORT = 8642


def serve_command(
    database: Annotated[
        str | None, typer.Option(help="A file, or postgresql://...; else in your data directory.")
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0)] = PORT,
    workers: Annotated[
        int, typer.Option(help="Processes; more than one need PostgreSQL.", min=1)
    ] = 1,
    name: Annotated[
        list[str] | None, typer.Option(help="A name under which others reach this machine.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may connect.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = False,
) -> None:
    """The table for many: the same program, on any address and database."""
    serve(
        host,
        port,
        database,
        workers,
        open_page=browser,
        names=tuple(name or ()),
        origins=tuple(origin or ()),
    )


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    database: str | None = None,
    workers: int = 1,
    bots: int | None = None,
    open_page: bool = False,
    names: tuple[str, ...] = (),
    origins: tuple[str, ...] = (),
    pace: float = 0.6,
    limits: dict[str, float] | None = None,
) -> None:
    """Runs the table until it is stopped.

    ``database`` is a file or ``postgresql://...``; without it, a file in the user's data
    directory. ``workers`` above 1 need PostgreSQL. ``names`` are the names under which
    the server is reached when it listens beyond this machine. Port 0 takes any free one.
    ``limits`` are those of ``table.settings.Limits``.
    """
    import msgspec
    import uvicorn

    from galactable.table.settings import ENVIRONMENT, Limits, Settings, default_database

    settings = Settings(
        database=database or default_database(),
        hosts=_hosts(host, names),
        origins=origins,
        processes=workers,
        bot_processes=bots or max(1, (os.cpu_count() or 2) // 2 // workers),
        pace=pace,
        limits=msgspec.convert(limits or {}, Limits),
    )
    if workers > 1 and settings.is_sqlite:
        fail("several workers need PostgreSQL: --database postgresql://...")
    taken = _listen(host, port)
    address = f"http://{_shown(host)}:{taken.getsockname()[1]}/"
    print(f"Galactable is at {address}", flush=True)
    if not _is_loopback(host):
        print(f"It listens beyond this machine, on {host}.", file=sys.stderr, flush=True)
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "galactable.table.app:create",
        factory=True,
        fd=None,
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message * 4,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=60,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
        timeout_graceful_shutdown=5,
    )
    if open_page:
        import threading
        import webbrowser

        threading.Timer(1.0, webbrowser.open, [address]).start()
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[taken]).run()
    else:
        uvicorn.Server(config).run(sockets=[taken])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
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
    own = ("127.0.0.1", "localhost", "[::1]")
    if _is_loopback(host):
        return (*own, *names)
    return (*own, host, *names) if names else ()


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
