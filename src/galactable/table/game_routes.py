"""Requests about games and bots."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from galactable.core.first import GUIDE, first_game
from galactable.core.game import Game
from galactable.core.language import best
from galactable.core.pages import credit_of, how_to_play, reference_page
from galactable.core.voice import shared
from galactable.table import messages as m
from galactable.table.asking import (
    errors,
    host_of,
    lang_of,
)
from galactable.table.errors import (
    NotFoundError,
)
from galactable.table.game_messages import BotInfo, FirstInfo, GameInfo, MinuteInfo, Rules

__all__ = ["GAME_ROUTES"]


@get("/api/games", summary="The games", responses=errors())
async def list_games(request: Request[Any, Any, State]) -> list[GameInfo]:
    """The games, their seats and variants."""
    shelf, lang = host_of(request).shelf, lang_of(request)
    return [
        GameInfo(
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


def _first(game: Game) -> FirstInfo | None:
    first = first_game(game)
    if first is None:
        return None
    return FirstInfo(first.seed, first.variant, GUIDE, list(first.others))


def _minute(game: Game) -> MinuteInfo | None:
    if game.minute is None:
        return None
    return MinuteInfo(game.minute.ready, game.minute.done, list(game.minute.late))


@get("/api/games/{slug:str}/static", responses=errors(404))
async def game_static(request: Request[Any, Any, State], slug: str) -> dict[str, Any]:
    """What is printed on the components."""
    return (await host_of(request).shelf.game(slug)).static()


@get("/api/games/{slug:str}/rules", responses=errors(404))
async def game_rules(
    request: Request[Any, Any, State],
    slug: str,
    lang: Annotated[str | None, Parameter(max_length=35)] = None,
) -> Rules:
    """How to play, in the reader's language where there is a page in it."""
    await host_of(request).shelf.game(slug)
    wanted = best(lang) if lang else lang_of(request)
    page, spoken = await asyncio.to_thread(how_to_play, slug, wanted)
    argued = await asyncio.to_thread(reference_page, slug)
    return Rules(page, spoken, reference=argued is not None)


@get("/api/games/{slug:str}/reference", responses=errors(404))
async def game_reference(request: Request[Any, Any, State], slug: str) -> Rules:
    """The rules clause by clause, in English."""
    await host_of(request).shelf.game(slug)
    page = await asyncio.to_thread(reference_page, slug)
    if page is None:
        raise NotFoundError(f"{slug} has no reference; its rules are all there is")
    return Rules(page, "en", reference=True)


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
async def list_bots(request: Request[Any, Any, State]) -> list[BotInfo]:
    """The bots, weakest first."""
    words = shared(lang_of(request))
    found = [BotInfo(**bot) for bot in await host_of(request).reception.bots()]
    for bot in found:
        if f"bot-{bot.name}" in words.catalogue:
            bot.title = words.label(f"bot-{bot.name}")
        if f"bot-{bot.name}-about" in words.catalogue:
            bot.about = words.label(f"bot-{bot.name}-about")
    return found


GAME_ROUTES: list[Any] = [
    list_games,
    game_static,
    game_rules,
    game_reference,
    game_words,
    get_notice,
    list_bots,
]
