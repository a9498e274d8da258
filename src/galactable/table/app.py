"""The application: its routes, errors as one clear line, limits, the page's files."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from galactable.core.errors import GalactableError
from galactable.core.voice import shared
from galactable.table import messages as m
from galactable.table import metrics
from galactable.table.connections import doorman
from galactable.table.errors import ForbiddenError, asked_for, worded
from galactable.table.faults import Once, but_what_clients_did
from galactable.table.guard import Guard, guarded
from galactable.table.host import Host
from galactable.table.openapi import CONFIG
from galactable.table.page import page
from galactable.table.privacy import privacy
from galactable.table.routes import ROUTES
from galactable.table.settings import ServerSettings, from_environment
from galactable.table.storage import CHANNEL
from galactable.table.talk import live_table
from galactable.version import __version__

__all__ = ["create", "create_app"]

log = logging.getLogger("galactable.table")

LOOK_SECONDS = 5.0
GONE = "client disconnected prematurely"
"""What Litestar calls a failure of the server: a body whose sender is gone."""
MASTER = "GALACTABLE_MASTER"
"""The process that started the server's processes, where there are several."""


@get("/health", responses={503: ResponseSpec(m.ErrorMessage, description="The storage is down.")})
async def health(request: Request[Any, Any, State]) -> dict[str, str]:
    """Whether the server and its database answer, and the database takes what is written."""
    await request.app.state.host.store.answers()
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, State]) -> Response[bytes]:
    """Prometheus metrics, for the clients named in the settings."""
    guard: Guard = request.app.state.guard
    if not guard.may_measure(request.scope):
        raise ForbiddenError("the figures are for the operator; see the setting 'metrics'")
    body = metrics.show(request.app.state.host, doorman())
    return Response(body, media_type=metrics.CONTENT_TYPE_LATEST)


# -- around all ---------------------------------------------------------------------------------


def _on_table_error(
    request: Request[Any, Any, Any], error: GalactableError
) -> Response[m.ErrorMessage]:
    status = getattr(error, "status", 422)
    code = getattr(error, "code", "not-legal")
    metrics.REFUSALS.labels(code).inc()
    return _refused(status, code, worded(error, _language(request)))


def _on_http_error(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[m.ErrorMessage]:
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-many"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "failure")
    text = error.detail
    if error.extra and isinstance(error.extra, list):
        key, why = error.extra[0].get("key", ""), error.extra[0].get("message", "")
        why = "is missing" if why == repr(key) else why
        text = f"{key}: {why}".strip(": ") or text
    status = 400 if error.detail == GONE else error.status_code
    said = "nothing-there" if code == "not-found" else code
    return _refused(status, code, _say(request, said, text or code), error.headers)


def _on_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[m.ErrorMessage]:
    words = _say(request, "malformed", "the message is nested too deeply")
    return _refused(400, "malformed", words)


def _on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[m.ErrorMessage]:
    log.error("a request failed", exc_info=error)
    words = _say(request, "failure", "something went wrong at the table")
    return _refused(500, "failure", words)


def _refused(status: int, code: str, words: str, headers: Any = None) -> Response[m.ErrorMessage]:
    message = m.ErrorMessage(words, code)
    return Response(message, status_code=status, media_type="application/json", headers=headers)


def _say(request: Request[Any, Any, Any], said: str, line: str) -> str:
    """A sentence for whoever reads it, or the line for programs."""
    lang = _language(request)
    return line if lang is None else shared(lang).label(f"refusal-{said}")


def _language(request: Request[Any, Any, Any]) -> str | None:
    return asked_for(request.headers.get("accept-language"))


def create_app(settings: ServerSettings) -> Any:
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
        guard.turns_away = host.overseer.turns_away
        async with channels, channels.start_subscription([CHANNEL]) as subscriber:
            tasks = [
                asyncio.create_task(_listen(host, subscriber)),
                asyncio.create_task(_look(host)),
                asyncio.create_task(_end_with_master()),
            ]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await host.stop()

    app = Litestar(
        route_handlers=[*ROUTES, live_table, health, figures, privacy, page],
        lifespan=[lifespan],
        exception_handlers={
            GalactableError: _on_table_error,
            HTTPException: _on_http_error,
            RecursionError: _on_depth,
            Exception: _on_failure,
        },
        openapi_config=CONFIG,
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    return guarded(guard, app)  # type: ignore[arg-type]


async def _listen(host: Host, subscriber: Any) -> None:
    async for payload in subscriber.iter_events():
        host.spawn(host.heard(payload.decode()))


async def _look(host: Host) -> None:
    """Keeps this process's metrics fresh, since any process may be asked for them."""
    while True:
        metrics.look(host, doorman())
        await asyncio.sleep(LOOK_SECONDS)


async def _end_with_master() -> None:
    """Ends this process when its master was killed and can no longer do so."""
    master = int(os.environ.get(MASTER, "0"))
    while master:
        await asyncio.sleep(1)
        if os.getppid() != master:
            log.error("the master process is gone; this process ends too")
            os.kill(os.getpid(), signal.SIGTERM)
            return


def create() -> Any:
    """The application with settings from the environment; uvicorn calls it in each process."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn.error").addFilter(but_what_clients_did)
    log.addFilter(Once())
    return create_app(from_environment())
