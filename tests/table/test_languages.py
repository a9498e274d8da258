"""Everybody at a table reads it in a language of their own."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from galactable import table
from galactable.core.language import languages
from galactable.core.text import plain
from galactable.core.voice import shared
from galactable.table.errors import ConflictError, RefusedMoveError, StorageError, worded
from galactable.table.guard import Guard, guarded
from galactable.table.logs import Viewer
from galactable.table.messages import NewSeat
from galactable.table.privacy import statement
from galactable.table.seating import names_in, seat_names
from galactable.table.settings import Limits, ServerSettings
from galactable.table.showing import Presence
from galactable.table.tables import LiveTable
from tests.table.client import Api
from tests.table.tables import live_table

GAME = "rock-the-galaxy"
NO_TABLE = {
    "en": "There is no such table.",
    "de-AT,en;q=0.5": "Diesen Tisch gibt es nicht.",
    "fr": "Cette table n’existe pas.",
    "es-MX": "Esa mesa no existe.",
}


@pytest.fixture
def live() -> LiveTable:
    found = live_table(GAME, "basic", 3, seed=5, mode="interpreted")
    for _ in range(12):
        seat = found.table.waiting[0]
        found.play(seat, [found.table.codes(seat)[0]], "player")
    return found


def body(live: LiveTable, viewer: Viewer, lang: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(live.showing.body(viewer, Presence((True,) * 3, 0), lang)[0])
    return found


def log(live: LiveTable, viewer: Viewer, lang: str) -> list[dict[str, Any]]:
    return [json.loads(entry) for entry in live.showing.logs.of(viewer, lang).since(0)]


@pytest.mark.parametrize("lang", languages())
def test_words_are_the_plain_text_of_lines_and_moves(live: LiveTable, lang: str) -> None:
    seat = live.table.waiting[0]
    for entry in log(live, (seat,), lang):
        assert entry["words"] == [plain(line["text"]) for line in entry["lines"]]
    moves = body(live, (seat,), lang)["legal"][str(seat)]
    assert moves
    assert all(move["words"] == plain(move["text"]) for move in moves)


def test_languages_differ_in_words_alone(live: LiveTable) -> None:
    told = {lang: log(live, (0,), lang) for lang in languages()}
    for entries in zip(*told.values(), strict=True):
        assert len({json.dumps(entry["events"]) for entry in entries}) == 1
    assert len({json.dumps(entries) for entries in told.values()}) == len(languages())


def test_the_reader_is_you_and_others_have_names(live: LiveTable) -> None:
    seat = live.table.waiting[0]
    mine, other = (plain(body(live, (s,), "en")["ask"][str(seat)]) for s in (seat, (seat + 1) % 3))
    assert f"P{seat}" not in mine
    assert f"P{seat}" in other


def test_where_several_people_share_a_screen_nobody_is_you(live: LiveTable) -> None:
    for row in live.seats[:2]:
        row.kind = "me"
    words = [line for entry in log(live, (0,), "en") for line in entry["words"]]
    assert words
    assert not any(line.startswith("You ") for line in words)
    assert any("P0" in line for line in words)


def test_bots_that_nobody_named_are_worded(live: LiveTable) -> None:
    for row, name in zip(live.seats, ("Captain", "Captain 2", "Zoe"), strict=True):
        row.kind, row.bot, row.name = "bot", "captain", name
    assert names_in(live.seats, "de") == ["Kapitän", "Kapitän 2", "Zoe"]
    assert [seat["name"] for seat in body(live, (), "fr")["seats"]] == [
        "Capitaine", "Capitaine 2", "Zoe",
    ]  # fmt: skip


def test_a_bot_that_is_not_on_the_list_goes_by_its_level(live: LiveTable) -> None:
    wished = [NewSeat(kind="bot", bot=bot) for bot in ("greedy", "greedy", "mine:Clever")]
    for row, seat, name in zip(live.seats, wished, seat_names(wished, {}), strict=True):
        row.kind, row.bot, row.name = "bot", seat.bot, name
    assert names_in(live.seats, "en") == ["Greedy", "Greedy 2", "Bot"]
    assert names_in(live.seats, "fr") == ["Glouton", "Glouton 2", "Bot"]


def test_refusals_are_in_the_readers_language(live: LiveTable) -> None:
    waited = live.table.waiting[0]
    with pytest.raises(RefusedMoveError) as refused:
        live.play((waited + 1) % 3, [0], "player")
    assert worded(refused.value, "de") == f"Du bist nicht am Zug, sondern P{waited}."
    assert worded(refused.value, None) == str(refused.value)
    texts = {worded(ConflictError("seat 1 has moved since"), lang) for lang in languages()}
    assert len(texts) == len(languages())


@pytest.mark.parametrize(("header", "words"), NO_TABLE.items())
def test_a_refusal_over_http_is_in_the_language_that_was_asked_for(
    api: Api, header: str, words: str
) -> None:
    answer = httpx.get(f"{api.address}/api/tables/none", headers={"Accept-Language": header})
    assert answer.status_code == 404
    assert words in answer.text


ASKED: dict[str, tuple[int, str, dict[str, Any]]] = {
    "nothing there": (404, "nothing-there", {"method": "GET", "url": "/api/nothing"}),
    "another method": (405, "not-allowed", {"method": "DELETE", "url": "/api/games"}),
    "too large": (
        413,
        "too-large",
        {"method": "POST", "url": "/api/tables", "content": b"[" * 100_000},
    ),
    "no JSON": (400, "malformed", {"method": "POST", "url": "/api/tables", "content": b"{"}),
    "too deep": (
        400,
        "malformed",
        {"method": "POST", "url": "/api/tables", "content": b"[" * 9000},
    ),
    "another name": (
        403,
        "other-name",
        {"method": "GET", "url": "/api/games", "headers": {"Host": "evil.example"}},
    ),
}


@pytest.mark.parametrize(("status", "said", "asked"), ASKED.values(), ids=ASKED)
def test_an_http_error_is_one_sentence_in_the_language_that_was_asked_for(
    api: Api, status: int, said: str, asked: dict[str, Any]
) -> None:
    asked = {**asked, "url": api.address + asked["url"]}
    for lang in languages():
        headers = {**asked.get("headers", {}), "Accept-Language": lang}
        answer = httpx.request(**{**asked, "headers": headers})
        assert answer.status_code == status
        assert answer.json()["error"] == shared(lang).label(f"refusal-{said}")
    plain_line = httpx.request(**asked).json()["error"]
    assert plain_line
    assert plain_line != shared("en").label(f"refusal-{said}"), "programs get a line of their own"


@pytest.mark.parametrize("lang", languages())
def test_too_many_requests_are_refused_in_the_language_that_was_asked_for(lang: str) -> None:
    guard = Guard(ServerSettings(database="none.sqlite3", limits=Limits(requests=0.1)))
    scope: Any = {"type": "http", "method": "GET", "path": "/", "client": ("127.0.0.1", 1)}
    scope["headers"] = [(b"host", b"127.0.0.1"), (b"accept-language", lang.encode())]

    async def ask() -> list[Any]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def nothing(*_: Any) -> None:
            pass

        for _ in range(3):
            await guarded(guard, nothing)(dict(scope), nothing, send)  # type: ignore[arg-type]
        return sent

    start, body = asyncio.run(ask())[-2:]
    assert start["status"] == 429
    assert json.loads(body["body"])["error"] == shared(lang).label("refusal-too-many")


def test_a_storage_that_does_not_answer_is_worded_in_every_language() -> None:
    words = {worded(StorageError("the disk is full"), lang) for lang in languages()}
    assert words == {shared(lang).label("refusal-storage") for lang in languages()}
    assert len(words) == len(languages())


def test_every_refusal_that_the_server_names_is_worded() -> None:
    """A name that no catalogue knows would be told as "That is not possible now"."""
    code = "".join(path.read_text("utf-8") for path in Path(table.__file__).parent.glob("*.py"))
    named = set(re.findall(r'"(refusal-[a-z-]+)"', code))
    assert len(named) > 20
    assert named <= set(shared("en").catalogue.messages)


DAYS = {
    "en": ("for ever", "1 day,", "1.5 days"),
    "de": ("für immer", "1 Tag,", "1,5 Tage"),
    "fr": ("pour toujours", "1 jour,", "1,5 jour"),
    "es": ("para siempre", "1 día,", "1,5 días"),
}


@pytest.mark.parametrize("lang", languages())
def test_how_long_a_server_keeps_things_is_counted_as_the_language_does(lang: str) -> None:
    for days, said in zip((0.0, 1.0, 1.5), DAYS[lang], strict=True):
        settings = ServerSettings(database="none.sqlite3", keep_finished=days)
        heading, *_, kept = statement(settings, lang)
        assert heading == shared(lang).label("privacy-title")
        assert said in kept
