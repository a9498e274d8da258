"""The routes of docs/api.md that are plain requests: games, tables, finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Request, Response, WebSocket, delete, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from galactable.core.first import GUIDE, first_game
from galactable.core.game import Game
from galactable.core.language import best, from_header
from galactable.core.pages import credit_of, how_to_play, reference_page
from galactable.core.voice import shared
from galactable.table import acts, metrics
from galactable.table import messages as m
from galactable.table.acts import Act
from galactable.table.errors import (
    ForbiddenError,
    NotFoundError,
    NotPossibleError,
    TooLargeError,
)
from galactable.table.guard import client_of
from galactable.table.host import Host
from galactable.table.live import write_update
from galactable.table.replay_messages import ReplayPly, ReplaySummary
from galactable.table.rows import SeatRow, TableRow
from galactable.table.seating import names_in

__all__ = [
    "ROUTES",
    "Auth",
    "TableId",
    "done",
    "errors",
    "host_of",
    "lang_of",
    "line_of",
    "own",
    "secrets_of",
    "updated",
]

T = TypeVar("T")

Auth = Annotated[
    str | None,
    Parameter(
        header="Authorization",
        description="Bearer and the secrets of your seats, separated by commas.",
        required=False,
        max_length=2000,
    ),
]
MOST_RECORD = 64 * 1024 * 1024  # whatever the settings allow
TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{4,32}$", description="The table's name.")]


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route describes."""
    texts = {
        400: "Malformed.",
        403: "A wrong secret, or none.",
        404: "No such thing.",
        409: "The table has changed in the meantime.",
        413: "Too large.",
        422: "Not legal or not possible now.",
        429: "Too many.",
        503: "The storage is down.",
    }
    return {
        status: ResponseSpec(m.ErrorMessage, description=texts[status], generate_examples=False)
        for status in (400, 403, 413, 429, 503, *statuses)
    }


def host_of(request: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> Host:
    """The host of this process."""
    found: Host = request.app.state.host
    return found


def lang_of(request: Request[Any, Any, State]) -> str:
    """The language that whoever asks reads."""
    return from_header(request.headers.get("accept-language", ""))


def secrets_of(auth: str | None) -> list[str]:
    """The secrets in a header."""
    if not auth:
        return []
    kind, _, rest = auth.partition(" ")
    if kind.lower() != "bearer":
        raise ForbiddenError("the header Authorization is 'Bearer' and secrets")
    return [part.strip() for part in rest.split(",") if part.strip()][:8]


async def while_asked(request: Request[Any, Any, State], work: Coroutine[Any, Any, T]) -> T:
    """Waits for the work, and ends it as soon as whoever asked is gone."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise NotPossibleError("whoever asked is gone")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _gone(request: Request[Any, Any, State]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def own(host: Host, table_id: str, auth: str | None, seat: int) -> tuple[int, ...]:
    """The seats that the secrets open; this one must be among them."""
    viewer = await host.reception.seats_of(table_id, secrets_of(auth))
    if seat not in viewer:
        raise ForbiddenError(f"the secret of seat {seat} is needed")
    return viewer


async def updated(
    request: Request[Any, Any, State], table_id: str, viewer: tuple[int, ...], since: int = 0
) -> m.Update:
    """What the viewer may see now, as an answer."""
    shown = await host_of(request).show(table_id, viewer, lang_of(request))
    start = min(max(since, 0), len(shown.log.entries) if shown.log else 0)
    answer = Response(write_update(shown, start), media_type="application/json")
    return cast(m.Update, answer)  # it is written already


async def done(
    request: Request[Any, Any, State], table_id: str, auth: str | None, seat: int, act: Act
) -> m.Update:
    """Does something for a seat whose secret is given; answers with the table as it is then."""
    host = host_of(request)
    viewer = await own(host, table_id, auth, seat)
    await host.act(table_id, act)
    return await updated(request, table_id, viewer)


# -- games ---------------------------------------------------------------------------------


@get("/api/games", summary="The games", responses=errors())
async def list_games(request: Request[Any, Any, State]) -> list[m.GameInfo]:
    """The games, their seats and variants."""
    shelf, lang = host_of(request).shelf, lang_of(request)
    return [
        m.GameInfo(
            slug=game.slug, title=game.title, about=_about(game, lang), minutes=game.minutes,
            credit=credit_of(game.slug, lang) or game.credit, seats=game.seats,
            variants={name: list(counts) for name, counts in game.variants.items()},
            variant_words=_variants(game, lang), variant_about=_variants(game, lang, "-about"),
            categories=list(game.categories), moves=game.moves.count, hides=game.hides,
            ready=shelf.ready(game.slug), build_clock=game.minute is not None, minute=_minute(game),
            rematch=game.rematch, first=_first(game),
        )
        for game in await shelf.all()
    ]  # fmt: skip


def _about(game: Game, lang: str) -> str:
    voice = game.voice(lang)
    return voice.label("about") if "about" in voice.catalogue else game.about


def _variants(game: Game, lang: str, what: str = "") -> dict[str, str]:
    voice = game.voice(lang)
    names = {name: f"variant-{name}{what}" for name in game.variants}
    return {name: voice.label(said) for name, said in names.items() if said in voice.catalogue}


def _first(game: Game) -> m.FirstInfo | None:
    first = first_game(game)
    if first is None:
        return None
    return m.FirstInfo(first.seed, first.variant, GUIDE, list(first.others))


def _minute(game: Game) -> m.MinuteInfo | None:
    if game.minute is None:
        return None
    return m.MinuteInfo(game.minute.ready, game.minute.done, list(game.minute.late))


@get("/api/games/{slug:str}/static", responses=errors(404))
async def game_static(request: Request[Any, Any, State], slug: str) -> dict[str, Any]:
    """What is printed on the components."""
    return (await host_of(request).shelf.game(slug)).static()


@get("/api/games/{slug:str}/rules", responses=errors(404))
async def game_rules(
    request: Request[Any, Any, State],
    slug: str,
    lang: Annotated[str | None, Parameter(max_length=35)] = None,
) -> m.Rules:
    """How to play, in the reader's language where there is a page in it."""
    await host_of(request).shelf.game(slug)
    wanted = best(lang) if lang else lang_of(request)
    page, spoken = await asyncio.to_thread(how_to_play, slug, wanted)
    argued = await asyncio.to_thread(reference_page, slug)
    return m.Rules(page, spoken, reference=argued is not None)


@get("/api/games/{slug:str}/reference", responses=errors(404))
async def game_reference(request: Request[Any, Any, State], slug: str) -> m.Rules:
    """The rules clause by clause, in English."""
    await host_of(request).shelf.game(slug)
    page = await asyncio.to_thread(reference_page, slug)
    if page is None:
        raise NotFoundError(f"{slug} has no reference; its rules are all there is")
    return m.Rules(page, "en", reference=True)


@get("/api/games/{slug:str}/words", responses=errors(404))
async def game_words(
    request: Request[Any, Any, State],
    slug: str,
    lang: Annotated[str | None, Parameter(max_length=35)] = None,
) -> Response[str]:
    """The game's catalogue in a language, with the words that all games share (Project Fluent)."""
    game = await host_of(request).shelf.game(slug)
    voice = game.voice(best(lang) if lang else lang_of(request))
    return Response(
        voice.catalogue.source,
        media_type="text/plain; charset=utf-8",
        headers={"Cache-Control": "public, max-age=600", "Vary": "Accept-Language"},
    )


@get("/api/notice", responses=errors())
async def get_notice(request: Request[Any, Any, State]) -> m.Notice:
    """What the host tells everybody now."""
    return m.Notice(host_of(request).overseer.notice)


@get("/api/bots", responses=errors())
async def list_bots(request: Request[Any, Any, State]) -> list[m.BotInfo]:
    """The bots, weakest first."""
    words = shared(lang_of(request))
    found = [m.BotInfo(**bot) for bot in await host_of(request).reception.bots()]
    for bot in found:
        if f"bot-{bot.name}" in words.catalogue:
            bot.title = words.label(f"bot-{bot.name}")
        if f"bot-{bot.name}-about" in words.catalogue:
            bot.about = words.label(f"bot-{bot.name}-about")
    return found


# -- tables --------------------------------------------------------------------------------


@post("/api/tables", responses=errors(404, 422))
async def create_table(request: Request[Any, Any, State], data: m.NewTable) -> m.Created:
    """A new table."""
    return await host_of(request).reception.create(data, client_of(request.scope))


@get("/api/tables", responses=errors())
async def list_tables(request: Request[Any, Any, State]) -> list[m.TableLine]:
    """Tables that anyone may watch."""
    lang = lang_of(request)
    return [line_of(*found, lang) for found in await host_of(request).store.public()]


def line_of(row: TableRow, seats: list[SeatRow], lang: str) -> m.TableLine:
    """A table, as lists of tables say it."""
    return m.TableLine(
        row.id, row.game, row.variant, lines_of(seats, lang), row.seen, row.over, row.created,
        row.is_practice,
    )  # fmt: skip


@post("/api/tables/mine", status_code=HTTP_200_OK, responses=errors())
async def my_tables(request: Request[Any, Any, State], data: m.MyTables) -> list[m.Mine]:
    """What became of my tables; those that are gone or stay closed are left out."""
    host = host_of(request)
    found = []
    tables = await host.store.rows(list(data.tables))
    rematches = await host.store.rows([row.rematch for row, _ in tables if row.rematch])
    running = {row.id for row, _ in rematches if not row.over}
    for row, seats in tables:
        try:
            yours = await host.reception.seats_of(row.id, data.tables[row.id])
        except (ForbiddenError, NotFoundError):
            continue
        again = row.rematch if row.rematch in running else None
        found.append(_mine(row, seats, list(yours), lang_of(request), again))
    return found


def _mine(
    row: TableRow, seats: list[SeatRow], yours: list[int], lang: str, rematch: str | None
) -> m.Mine:
    waiting = [seat.seat for seat in seats if row.waiting >> seat.seat & 1]
    return m.Mine(
        row.id, row.game, row.variant, row.seen, row.over, lines_of(seats, lang), yours, waiting,
        row.scores, row.places, row.created, row.updated, row.is_practice, rematch,
    )  # fmt: skip


def lines_of(seats: list[SeatRow], lang: str) -> list[m.SeatLine]:
    """Who sits at a table, as lists of tables say it."""
    names = names_in(seats, lang)
    return [
        m.SeatLine(
            s.seat, s.kind, names[s.seat], s.bot, s.left, s.stand_in, s.joined, s.resigned
        )
        for s in seats
    ]  # fmt: skip


@get("/api/tables/{table_id:str}", responses=errors(404))
async def get_table(
    request: Request[Any, Any, State], table_id: TableId, authorization: Auth = None
) -> m.Update:
    """All that you may see of a table."""
    host = host_of(request)
    viewer = await host.reception.seats_of(table_id, secrets_of(authorization))
    return await updated(request, table_id, viewer)


@post("/api/tables/{table_id:str}/moves", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_moves(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.Moves,
    authorization: Auth = None,
) -> m.Update:
    """A chain of moves, applied whole or not at all, at most once."""
    host = host_of(request)
    viewer = await own(host, table_id, authorization, data.seat)
    before = (await host.show(table_id, viewer, lang_of(request))).log
    since = len(before.entries) if before else 0
    with metrics.MOVES.time():
        await host.act(table_id, acts.move(data.seat, data.answers, data.moves))
    return await updated(request, table_id, viewer, since)


@post("/api/tables/{table_id:str}/undo", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_undo(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> m.Update:
    """Takes back the seat's last decision."""
    return await done(request, table_id, authorization, data.seat, acts.take_back(data.seat))


@post("/api/tables/{table_id:str}/ready", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_ready(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.Ready,
    authorization: Auth = None,
) -> m.Update:
    """'Done' as a flag at a table with a building minute."""
    return await done(
        request, table_id, authorization, data.seat, acts.set_done(data.seat, data.done)
    )


@post("/api/tables/{table_id:str}/leave", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_leave(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> m.Update:
    """Leaves the seat; a bot plays on if the table allows it."""
    return await done(request, table_id, authorization, data.seat, acts.leave(data.seat))


@post("/api/tables/{table_id:str}/return", status_code=HTTP_200_OK, responses=errors(404, 409, 422))
async def post_return(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> m.Update:
    """Takes the seat again."""
    return await done(request, table_id, authorization, data.seat, acts.return_to_seat(data.seat))


@post("/api/tables/{table_id:str}/hint", status_code=HTTP_200_OK, responses=errors(404, 422))
async def post_hint(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.SeatOnly,
    authorization: Auth = None,
) -> m.Hint:
    """The strongest available bot's opinion."""
    host = host_of(request)
    await own(host, table_id, authorization, data.seat)
    client = client_of(request.scope)
    work = host.archive.hint(table_id, data.seat, client, lang_of(request))
    said = await while_asked(request, work)
    return msgspec.convert(said, m.Hint)


@get("/api/tables/{table_id:str}/explain/{seat:int}", responses=errors(404, 422))
async def get_explain(
    request: Request[Any, Any, State],
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=15)],
) -> dict[str, list[dict[str, Any]]]:
    """Where a seat's points come from; points are public in every game."""
    live = await host_of(request).get(table_id)
    async with live.lock:
        if seat >= len(live.seats):
            raise NotPossibleError(f"there are seats 0 to {len(live.seats) - 1}, no seat {seat}")
        lang = lang_of(request)
        return live.table.explain(seat, lang, live.names(lang))


@delete("/api/tables/{table_id:str}", status_code=HTTP_204_NO_CONTENT, responses=errors(404))
async def delete_table(
    request: Request[Any, Any, State], table_id: TableId, authorization: Auth = None
) -> None:
    """Removes a table: for whoever created it."""
    await host_of(request).reception.delete(table_id, secrets_of(authorization))


@post("/api/tables/{table_id:str}/rematch", responses=errors(404, 409, 422))
async def post_rematch(
    request: Request[Any, Any, State],
    table_id: TableId,
    data: m.AskRematch,
    authorization: Auth = None,
) -> m.Created:
    """The same people again; their secrets open the seats of the new table too."""
    host = host_of(request)
    return await host.archive.rematch(table_id, secrets_of(authorization), client_of(request.scope))


# -- finished games ------------------------------------------------------------------------


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


@post("/api/replays", responses=errors(422), request_max_body_size=MOST_RECORD)
async def post_replay(request: Request[Any, Any, State]) -> m.Uploaded:
    """A record file, to be replayed here: its lines as the body."""
    host, body = host_of(request), await request.body()
    if len(body) > host.settings.limits.record:
        raise TooLargeError(f"a record has at most {host.settings.limits.record} bytes here")
    return await host.archive.upload(body, client_of(request.scope))


ROUTES: list[Any] = [
    list_games,
    game_static,
    game_rules,
    game_reference,
    game_words,
    list_bots,
    get_notice,
    create_table,
    list_tables,
    my_tables,
    get_table,
    post_moves,
    post_undo,
    post_ready,
    post_leave,
    post_return,
    post_hint,
    get_explain,
    delete_table,
    post_rematch,
    get_record,
    get_replay,
    get_replay_ply,
    post_replay,
]
