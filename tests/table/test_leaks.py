"""Nothing but views leaves the server, and nothing that a viewer may not know.

Two tables that differ only in what a viewer cannot know look the same to it, byte for
byte: views, legal moves, log, and the number, moment and size of updates.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import numpy as np
import pytest

from galactable.core import registry
from galactable.core.game import SPECTATOR, Game
from galactable.core.table import Table
from galactable.table.live import Client, Hub
from galactable.table.logs import News, Viewer
from galactable.table.showing import Presence
from galactable.table.tables import LiveTable
from tests.table import loops
from tests.table.client import Api, Player, sensible
from tests.table.server import Server
from tests.table.tables import live_table
from tests.table.test_play import GAME, play_on
from tests.tiers import one_size


def setups() -> list[Any]:
    """Every set-up of a game that hides something; in `make test` each variant's largest table."""
    found = [(g.slug, v, n) for g in registry.games() if g.hides for v, n in g.setups()]
    return one_size(found, lambda one: one[:2], lambda one: one[2])


def twin(live: LiveTable, viewer: int, key: int) -> LiveTable:
    """The same table, with everything that the viewer cannot know dealt anew."""
    other = live_table(live.game.slug, live.row.variant, len(live.seats), live.row.seed)
    other.table = live.table.clone()
    other.made, other.seats = list(live.made), live.seats
    engine = live.table.engine
    engine.hide(other.table.states, 0, viewer, key, 0, np.zeros(1, np.uint64))
    return other


LANGS = ("en", "de", *(pytest.param(lang, marks=pytest.mark.soak) for lang in ("fr", "es")))


def body(live: LiveTable, viewer: Viewer, lang: str) -> bytes:
    return live.showing.body(viewer, Presence((True,) * len(live.seats), 0), lang)[0]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("slug", "variant", "seats"), setups())
def test_tables_that_differ_in_hidden_facts_look_the_same(
    slug: str, variant: str, seats: int, lang: str
) -> None:
    live = live_table(slug, variant, seats, seed=seats)
    rng = random.Random(seats)
    for number in range(240):
        if live.table.over:
            break
        seat = rng.choice(live.table.waiting)
        live.play(seat, [rng.choice(live.table.codes(seat))], "player")
        if number % 6:
            continue
        for viewer in (SPECTATOR, *range(seats)):
            who: Viewer = () if viewer == SPECTATOR else (viewer,)
            other = twin(live, viewer, rng.getrandbits(60))
            other.showing.logs = live.showing.logs
            assert body(live, who, lang) == body(other, who, lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("slug", "variant", "seats"), setups())
def test_a_log_does_not_depend_on_secrets(slug: str, variant: str, seats: int, lang: str) -> None:
    live = live_table(slug, variant, seats, seed=seats + 10)
    rng = random.Random(seats)
    for _ in range(150):
        if live.table.over:
            break
        seat = rng.choice(live.table.waiting)
        live.play(seat, [rng.choice(live.table.codes(seat))], "player")
        events = live.table.plies[-1].events
        for viewer in (SPECTATOR, *range(seats)):
            who: Viewer = () if viewer == SPECTATOR else (viewer,)
            changed = [
                event if event.known_to(viewer)
                else event._replace(args={
                    **event.args, **dict.fromkeys(event.kind.secret, "another")
                })
                for event in events
            ]  # fmt: skip
            entry = News(live, 1, events).to(who, lang)
            assert entry == News(live, 1, changed).to(who, lang)


def test_silent_decisions_are_told_to_nobody() -> None:
    """A composition (`set`, `use`): others get no update, and no new version if they ask."""
    assert sum(loops.run(watched_game(seed)) for seed in range(12)) > 5


async def watched_game(seed: int) -> int:
    """Plays with everybody connected; returns how many decisions nobody was told of."""
    rng = random.Random(seed)
    live = live_table(GAME, "basic", 3, seed)
    hub, sent = Hub(), dict.fromkeys(((), (0,), (1,), (2,)), 0)

    def client(viewer: Viewer) -> Client:
        async def send(text: str) -> None:
            sent[viewer] += 1

        return Client(live.id, viewer, send)

    for viewer in sent:
        hub.join(client(viewer))
    hub.publish(live)
    silent = 0
    while not live.table.over and live.table.ply < 400:
        await asyncio.sleep(0)
        seat = live.table.waiting[0]
        codes = live.table.codes(seat)
        composing = [c for c in codes if live.game.moves.kind(c).name in ("set", "use")]
        before = dict(sent), {v: hub.shown(live, v).version for v in sent}
        live.play(seat, [rng.choice(composing or codes)], "player")
        hub.publish(live)
        for _ in range(3):
            await asyncio.sleep(0)
        if live.table.view(-2)["phase"] == "compose":
            silent += 1
            for viewer in sent:
                if viewer != (seat,):
                    assert sent[viewer] == before[0][viewer]
                    assert hub.shown(live, viewer).version == before[1][viewer]
        else:
            assert all(sent[viewer] == before[0][viewer] + 1 for viewer in sent)
    return silent


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_byte_that_was_sent(api: Api, server: Server, slug: str) -> None:
    """A whole game of two people, a bot and a spectator: all that each was ever sent.

    No bot in Cosmic Factory: it would move its tiles about for minutes.
    """
    server.wait_ready(slug)
    game, seed = registry.game(slug), 8_123_456_789_012_345
    table = api.create(
        slug, "me", "link", *[] if slug == "cosmic-factory" else ["bot:cadet"], seed=seed
    )
    players = [api.sit(table, 0), api.sit(table, 1)]
    watcher = Player(api.address, table["table"])
    play_on([*players, watcher], random.Random(2), choose=sensible)
    for client in (*players, watcher):
        client.wait_for(lambda update: update["over"])
    secret = [table["owner"], str(seed), *(s["secret"] for s in table["seats"] if s["secret"])]
    truth = Truth(game, seed, api.get(f"/api/tables/{table['table']}/replay"), table["table"], api)
    for client, viewer in ((players[0], 0), (players[1], 1), (watcher, SPECTATOR)):
        names = [] if viewer == SPECTATOR else [str(viewer)]
        views, entries = truth.views[viewer], truth.entries[viewer]
        for text in client.received:
            assert not any(word in text for word in secret)
            update = json.loads(text)
            if update["type"] != "update":
                continue
            assert list(update["views"]) == (names or ["spectator"])
            assert list(update["legal"]) == list(update["answers"]) == names
            for view in update["views"].values():
                assert json.dumps(view) in views, "a view that the engine does not give"
            start = update["log_from"]
            told = [entry["events"] for entry in update["log"]]
            assert told == entries[start : start + len(told)]
        assert len(client.log) == len(entries)


class Truth:
    """What really happened, played again by the engine; and what of it each may know."""

    def __init__(self, game: Game, seed: int, replay: Any, name: str, api: Api) -> None:
        lines = httpx.get(f"{api.address}/api/tables/{name}/record").text.splitlines()
        head, *plies = map(json.loads, lines[:-1])
        assert len(plies) == replay["plies"]
        viewers = (*range(head["seats"]), SPECTATOR)
        self.views: dict[int, set[str]] = {viewer: set() for viewer in viewers}
        """All views of the game, as the viewer may have them."""
        self.entries: dict[int, list[Any]] = {viewer: [] for viewer in viewers}
        """The events of the plies that the viewer is told of or made itself."""
        table = Table(game, head["seats"], head["variant"], seed)
        self._look(table)
        for ply in plies:
            table.play(ply["move"], ply["seat"], host=True)
            self._look(table)

    def _look(self, table: Table) -> None:
        events = table.plies[-1].events if table.plies else table.dealt
        for viewer in self.views:
            self.views[viewer].add(json.dumps(as_sent(table.view(viewer))))
            told = [event for e in events if (event := e.told_to(viewer)) is not None]
            if told or not table.plies or table.plies[-1].seat == viewer:
                entry = [{"kind": event.kind.name, "args": event.args} for event in told]
                self.entries[viewer].append(as_sent(entry))


def as_sent(what: Any) -> Any:
    """As it arrives over the wire: keys are strings, tuples are lists."""
    return json.loads(json.dumps(what))
