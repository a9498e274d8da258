"""Requests about finished games: records and replays."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from galactable.table import messages as m
from galactable.table.asking import (
    TableId,
    errors,
    host_of,
    lang_of,
)
from galactable.table.guard import client_of
from galactable.table.replay_messages import ReplayPly, ReplaySummary

__all__ = ["REPLAY_ROUTES"]


@get("/api/tables/{table_id:str}/record", responses=errors(404, 422))
async def get_record(request: Request[Any, Any, State], table_id: TableId) -> Response[bytes]:
    """The record file of a finished game."""
    replay = await host_of(request).archive.replay(table_id)
    name = f"{replay.game.slug}-{table_id}.jsonl"
    return Response(
        replay.record,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/replay", responses=errors(404, 422))
async def get_replay(request: Request[Any, Any, State], table_id: TableId) -> ReplaySummary:
    """A finished game at a glance."""
    return (await host_of(request).archive.replay(table_id)).summary(lang_of(request))


@get("/api/tables/{table_id:str}/replay/{ply:int}", responses=errors(404, 422))
async def get_replay_ply(
    request: Request[Any, Any, State],
    table_id: TableId,
    ply: Annotated[int, Parameter(ge=0, le=2**31)],
) -> ReplayPly:
    """The table of ``"all"`` after a ply of a finished game."""
    return (await host_of(request).archive.replay(table_id)).at(ply, lang_of(request))


@post("/api/replays", responses=errors(422), request_max_body_size=None)
async def post_replay(request: Request[Any, Any, State]) -> m.Uploaded:
    """A record file, to be replayed here: its lines as the body."""
    archive = host_of(request).archive  # it reads no more than the settings allow
    return await archive.upload(request.stream(), client_of(request.scope))


REPLAY_ROUTES: list[Any] = [
    get_record,
    get_replay,
    get_replay_ply,
    post_replay,
]
