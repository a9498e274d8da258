"""The application: its routes, errors as one clear line, limits, the page's files."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from galactable.core.errors import GalactableError
from galactable.table import messages as m
from galactable.table.errors import (
    NotFoundError,
)
from galactable.table.guard import Guard, guarded
from galactable.table.host import Host
from galactable.table.routes import ROUTES
from galactable.table.settings import Settings, from_environment
from galactable.table.storage import CHANNEL
from galactable.table.talk import live_table
from galactable.version import __version__

__all__ = ["create", "create_app"]

log = logging.getLogger("galactable.table")

STATIC = Path(__file__).parent / "static"
NO_PAGE = (
    "The table is up; its page has not been built. Build it with `npm run build` in web/, or "
    "install a wheel. The API is described at /schema.\n"
)

# -- the page --------------------------------------------------------------------------------


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: str = "") -> Response[bytes]:
    """The page's files; the page itself finds its way by the part after '#'."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundError("there is no such call; see /schema")
    if not (STATIC / "index.html").is_file():
        return Response(
            NO_PAGE.encode(),
            media_type="text/plain; charset=utf-8",
            status_code=404 if path.strip("/") else 200,
        )
    wanted = (STATIC / (path.strip("/") or "index.html")).resolve()
    if not wanted.is_relative_to(STATIC.resolve()) or not wanted.is_file():
        raise NotFoundError("there is no such file")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    caching = "max-age=31536000, immutable" if "assets" in wanted.parts else "no-cache"
    return Response(wanted.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


# -- around all ---------------------------------------------------------------------------------


def _on_table_error(_: Request[Any, Any, Any], error: Exception) -> Response[m.ErrorMessage]:
    status = getattr(error, "status", 422)
    code = getattr(error, "code", "not-legal")
    return Response(
        m.ErrorMessage(str(error), code), status_code=status, media_type="application/json"
    )


def _on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[m.ErrorMessage]:
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-many"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "failure")
    text = error.detail
    if error.extra and isinstance(error.extra, list):
        first = error.extra[0]
        text = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ") or text
    return Response(
        m.ErrorMessage(text or code, code),
        status_code=error.status_code,
        media_type="application/json",
        headers=error.headers,
    )


def _on_failure(_: Request[Any, Any, Any], error: Exception) -> Response[m.ErrorMessage]:
    log.error("a request failed", exc_info=error)
    return Response(
        m.ErrorMessage("something went wrong at the table", "failure"),
        status_code=500,
        media_type="application/json",
    )


def create_app(settings: Settings) -> Any:
    """The application for these settings."""
    guard = Guard(settings)
    if settings.is_sqlite:
        backend: Any = MemoryChannelsBackend()
    else:
        from galactable.table.postgres import PostgresChannels

        backend = PostgresChannels(settings)
    channels = ChannelsPlugin(backend, channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        host = app.state.host = Host(settings)
        app.state.guard = guard
        await host.start()
        async with channels, channels.start_subscription([CHANNEL]) as subscriber:
            listener = asyncio.create_task(_listen(host, subscriber))
            try:
                yield
            finally:
                listener.cancel()
                await host.stop()

    app = Litestar(
        route_handlers=[*ROUTES, live_table, page],
        lifespan=[lifespan],
        exception_handlers={
            GalactableError: _on_table_error,
            HTTPException: _on_http_error,
            Exception: _on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Galactable",
            version=__version__,
            description="A table for five galaxy games. See docs/api.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    return guarded(guard, app)  # type: ignore[arg-type]


async def _listen(host: Host, subscriber: Any) -> None:
    async for payload in subscriber.iter_events():
        host.spawn(host.heard(payload.decode()))


def _one_line(record: logging.LogRecord) -> bool:
    """Bytes that are no text are a client's doing: no reason for a traceback."""
    if isinstance(record.exc_info, tuple) and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def create() -> Any:
    """The application, set up by the environment: what uvicorn calls in each process."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_one_line)
    return create_app(from_environment())
