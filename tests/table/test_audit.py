"""What the check of a database finds, and what a backup leaves behind, without a server."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from galactable.table.audit import faults_of
from galactable.table.rows import Loaded, Snapshot
from galactable.table.settings import ServerSettings
from galactable.table.storage import Store
from tests.table import loops
from tests.table.tables import live_table
from tests.table.test_play import GAME
from tests.table.test_tools import galactable


def stored(over: bool) -> Loaded:
    """A table as the database has it, after some moves or at its end."""
    live = live_table(GAME, "basic", 3, seed=5)
    shot = None
    while not live.table.over if over else live.table.ply < 12:
        seat = live.table.waiting[0]
        live.play(seat, [live.table.codes(seat)[0]], "player")
        if live.table.ply == 7:
            shot = Snapshot("x", 7, live.row.layout, live.table.save())
    change = live.change(0)
    return Loaded(change.row, change.seats, change.plies, shot)


def kept(found: Loaded) -> None:
    pass


def game(found: Loaded) -> None:
    found.row.game = "chess"


def variant(found: Loaded) -> None:
    found.row.variant = "none"


def move(found: Loaded) -> None:
    found.plies[4].move = 9999


def events(found: Loaded) -> None:
    found.plies[4].events += b"\0" * 4


def state(found: Loaded) -> None:
    assert found.snapshot is not None
    found.snapshot.state = b"x" + found.snapshot.state[1:]


def lost(found: Loaded) -> None:
    del found.plies[-1]


def waiting(found: Loaded) -> None:
    found.row.waiting ^= 0b100


def ended(found: Loaded) -> None:
    found.row.over = not found.row.over


def scores(found: Loaded) -> None:
    assert found.row.scores is not None
    found.row.scores[1]["total"] += 1


def places(found: Loaded) -> None:
    assert found.row.places is not None
    found.row.places = found.row.places[::-1]


def layout(found: Loaded) -> None:
    """An earlier version wrote it: what it kept of states and events means something else."""
    found.row.layout = "earlier"
    events(found)
    state(found)


@pytest.mark.parametrize(
    ("damage", "over", "said"),
    [
        (kept, False, []),
        (kept, True, []),
        (layout, True, []),
        (game, False, ["no game is called"]),
        (variant, False, ["variant"]),
        (move, False, ["ply 5 cannot be played"]),
        (events, True, ["ply 5: other events"]),
        (state, False, ["ply 7: another state"]),
        (lost, False, ["11 plies, 12 stored", "other seats"]),
        (waiting, False, ["other seats"]),
        (ended, False, ["other seats"]),
        (ended, True, ["other seats"]),
        (scores, True, ["another result"]),
        (places, True, ["another result"]),
    ],
)
def test_what_is_wrong_with_a_table(
    damage: Callable[[Loaded], None], over: bool, said: list[str]
) -> None:
    found = stored(over)
    damage(found)
    faults = faults_of(found)
    assert len(faults) == len(said), faults
    assert all(words in fault for words, fault in zip(said, faults, strict=True)), faults


def made(path: Path) -> None:
    async def run() -> None:
        store = Store(ServerSettings(database=str(path)))
        await store.open()
        live = live_table(GAME, "basic", 2, 1)
        live.change(0)
        await store.create(live.row, live.seats)
        await store.close()

    loops.run(run())


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_backup_that_was_broken_off_is_no_obstacle(tmp_path: Path) -> None:
    file, copy = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    made(file)
    (tmp_path / "copy.sqlite3.unfinished").write_bytes(b"half a file" * 1000)
    done = galactable("backup", copy, "--database", file)
    assert done.returncode == 0, done.stderr
    assert f"1 tables are in {copy}." in done.stderr
    assert files(tmp_path) == {"t.sqlite3", "copy.sqlite3"}
    assert copy.read_bytes()[18:20] == b"\x01\x01", "a plain file, that needs no log beside it"


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    file, copy = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    made(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'a001'")
    for command in (["backup", copy, "--database", file], ["check", "--database", file]):
        failed = galactable(*command)
        assert failed.returncode == 2
        assert "start a server of this version on it once" in failed.stderr
    assert files(tmp_path) == {"t.sqlite3"}
    nowhere = tmp_path / "nowhere.sqlite3"
    for command in (
        ["backup", copy, "--database", nowhere],
        ["restore", nowhere, "--database", copy],
    ):
        assert galactable(*command).returncode == 2
    assert files(tmp_path) - {"copy.sqlite3.lock"} == {"t.sqlite3"}


@pytest.mark.parametrize("version", ["earlier", "this"])
def test_a_backup_stays_as_it_is_when_it_comes_back(tmp_path: Path, version: str) -> None:
    """A copy of it is brought up to date. It was opened itself, which a read-only file refuses."""
    kept, back = tmp_path / "kept.sqlite3", tmp_path / "back.sqlite3"
    if version == "earlier":
        shutil.copyfile(Path(__file__).parent / "golden" / "a001.sqlite3", kept)
    else:
        made(tmp_path / "t.sqlite3")
        assert galactable("backup", kept, "--database", tmp_path / "t.sqlite3").returncode == 0
    before = kept.read_bytes()
    done = galactable("restore", kept, "--database", back)
    assert done.returncode == 0, done.stderr
    assert kept.read_bytes() == before
    checked = galactable("check", "--database", back)
    assert checked.returncode == 0, checked.stdout
    assert msgspec.json.decode(galactable("tables", "--json", "--database", back).stdout)


def test_a_servers_own_file_comes_back_with_its_log(tmp_path: Path) -> None:
    """A server was killed: what it wrote last is beside its file."""
    file, back = tmp_path / "t.sqlite3", tmp_path / "back.sqlite3"
    made(file)
    with closing(sqlite3.connect(file)) as server:
        server.execute("PRAGMA journal_mode=WAL")
        server.execute("UPDATE tables SET client = 'last'")
        server.commit()
        assert galactable("restore", file, "--database", back).returncode == 0
    assert '"client":"last"' in galactable("tables", "--json", "--database", back).stdout.replace(
        ": ", ":"
    )


def test_a_backup_that_cannot_be_read_gets_one_line(tmp_path: Path) -> None:
    kept, back = tmp_path / "kept.sqlite3", tmp_path / "back.sqlite3"
    kept.write_bytes(b"not a database" * 1000)
    failed = galactable("restore", kept, "--database", back)
    assert failed.returncode == 2
    assert "not a database" in failed.stderr
    with patch.object(shutil, "copyfile", side_effect=PermissionError(13, "Permission denied")):
        failed = galactable("restore", kept, "--database", back)
    assert failed.returncode == 2
    assert len(failed.stderr.splitlines()) == 1
    assert "Permission denied" in failed.stderr
    assert not back.exists()
