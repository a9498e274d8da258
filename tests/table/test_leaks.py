"""Nothing but views leaves the server, and nothing that a viewer may not know.

Two tables that differ only in what a viewer cannot know look the same to it, byte for
byte: views, legal moves, log, and the number, moment and size of updates.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import numpy as np
import pytest

from galactable.core import registry
from galactable.core.game import SPECTATOR
from galactable.table.live import Client, Hub
from galactable.table.storage import Loaded, SeatRow, TableRow
from galactable.table.tables import LiveTable, Viewer, layout_of
from tests.table.client import Api, Player
from tests.table.test_play import GAME, play_on


def live_table(slug: str, variant: str, seats: int, seed: int, **more: Any) -> LiveTable:
    game = registry.game(slug)
    row = TableRow(
        id="x", game=slug, variant=variant, seed=seed, layout=layout_of(game), clock=None,
        practice=False, takeover=True, public=False, seeded=False, uploaded=False,
        owner_hash=b"", client="", rematch=None, created=0, updated=0, version=1, epoch=0, ply=0,
        seen=0, waiting=0, over=False, scores=None, places=None, wake=None,
    )  # fmt: skip
    people = [SeatRow("x", s, "link", f"P{s}", None, None, joined=True) for s in range(seats)]
    return LiveTable(game, Loaded(row, people, [], None))


def setups() -> list[tuple[str, str, int]]:
    return [(g.slug, v, n) for g in registry.games() if g.hides for v, n in g.setups()]


def twin(live: LiveTable, viewer: int, key: int) -> LiveTable:
    """The same table, with everything that the viewer cannot know dealt anew."""
    other = live_table(live.game.slug, live.row.variant, len(live.seats), live.row.seed)
    other.table = live.table.clone()
    other.made, other.seats = list(live.made), live.seats
    engine = live.table.engine
    engine.hide(other.table.states, 0, viewer, key, 0, np.zeros(1, np.uint64))
    return other


@pytest.mark.parametrize(("slug", "variant", "seats"), setups())
def test_tables_that_differ_in_hidden_facts_look_the_same(
    slug: str, variant: str, seats: int
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
            other._logs = live._logs
            assert live.body(who, [True] * seats, [])[0] == other.body(who, [True] * seats, [])[0]


@pytest.mark.parametrize(("slug", "variant", "seats"), setups())
def test_a_log_does_not_depend_on_secrets(slug: str, variant: str, seats: int) -> None:
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
                    **event.args, **{name: event.args[name] + 1 for name in event.kind.secret}
                })
                for event in events
            ]  # fmt: skip
            entry = live._entry(who, 1, seat, "player", events)
            assert entry == live._entry(who, 1, seat, "player", changed)


def test_silent_decisions_are_told_to_nobody() -> None:
    """A composition (`set`, `use`): others get no update, and no new version if they ask."""
    assert sum(asyncio.run(watched_game(seed)) for seed in range(12)) > 5


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


def test_every_byte_that_was_sent(api: Api) -> None:
    seed = 8_123_456_789_012_345
    table = api.create(GAME, "me", "link", "bot:random", variant="basic", seed=seed)
    secrets = [seat["secret"] for seat in table["seats"] if seat["secret"]]
    players = [api.sit(table, 0), api.sit(table, 1)]
    watcher = Player(api.address, table["table"])
    play_on(players, random.Random(2))
    watcher.drain()
    for client, own in ((players[0], 0), (players[1], 1), (watcher, None)):
        for text in client.received:
            assert str(seed) not in text
            assert all(secret not in text for secret in secrets)
            assert table["owner"] not in text
            message = json.loads(text)
            if message["type"] == "update":
                check_update(message, own)


def check_update(update: dict[str, Any], own: int | None) -> None:
    assert list(update["views"]) == ["spectator" if own is None else str(own)]
    assert set(update["legal"]) == set() if own is None else {str(own)}
    for view in update["views"].values():
        assert view["deck"] is None
        for seat, player in enumerate(view["players"]):
            if seat != own:
                assert player["hand"] is None
                assert player["aside"] is None
    for entry in update["log"]:
        for event in entry["events"]:
            if event["kind"] == "draw" and event["args"]["seat"] != own:
                assert event["args"]["card"] == -1
            if event["kind"] == "steal" and own not in (
                event["args"]["seat"], event["args"]["from"]
            ):  # fmt: skip
                assert event["args"]["card"] == -1
