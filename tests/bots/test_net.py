"""Nets at the table: those that are shipped, and those of a file."""

import pickle
from importlib.resources import files
from pathlib import Path

import pytest

from galactable import bots
from galactable.bots.net import NetBot, Policy, load, shipped
from galactable.bots.own import planner_for
from galactable.core.registry import game
from galactable.core.table import Table
from galactable.sim.arena import Arena
from galactable.sim.net import NetError
from tests.sim.test_net import random_net

SHIPPED = ["rock-the-galaxy", "tiny-galaxies"]
MOST_BYTES = 2_000_000
GAMES = 24
FLOOR = 0.75  # far below what was measured over many games (docs/bots.md), far above one half


def package(slug: str) -> str:
    return f"galactable.bots.{slug.replace('-', '_')}"


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_shipped_net_is_small_and_named_by_its_content(slug: str) -> None:
    (file,) = (p for p in files(package(slug)).iterdir() if p.name.endswith(".npz"))
    net = shipped(package(slug)).net
    assert file.name == f"{slug}-{net.name}.npz"
    assert len(file.read_bytes()) <= MOST_BYTES
    assert net.header["recipe"]["seed"] == 1
    assert net.header["figures"]["decisions"] > 1e9


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_shipped_net_beats_greedy(slug: str) -> None:
    net = NetBot(shipped(package(slug)).net, "net")
    arena = Arena(slug, [net, "greedy"], 2, "standard", seed=77)
    first = arena.standings(arena.play(GAMES, processes=1))[0]
    assert first.wins / first.games >= FLOOR


@pytest.mark.parametrize("slug", SHIPPED)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_shipped_net_plays_larger_tables_to_their_end(slug: str, seats: int) -> None:
    table = Table(slug, seats, seed=5)
    net = NetBot(shipped(package(slug)).net, "net")
    while not table.over:
        table.play(net.choose(table.game, table.state, table.seat, table.ply))
    assert min(table.places()) == 1


def test_only_legend_plays_by_the_net() -> None:
    rock = game("rock-the-galaxy")
    assert isinstance(planner_for(rock, "legend"), Policy)
    assert planner_for(rock, "admiral") is None


def test_a_file_plays_wherever_a_bot_is_named(tmp_path: Path) -> None:
    rock = game("rock-the-galaxy")
    path = random_net(rock).save(tmp_path / "a.npz")
    bot = bots.get_bot(f"net:{path}")
    assert bot.name == f"net:{path}"
    table = Table(rock, 2, seed=1)
    twin = pickle.loads(pickle.dumps(bot))
    for _ in range(30):
        move = bot.choose(rock, table.state, table.seat, 1)
        assert twin.choose(rock, table.state, table.seat, 2) == move  # no chance in it
        table.play(move)


def test_a_file_that_is_written_again_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a study would go on measuring the first net that it trained."""
    rock = game("rock-the-galaxy")
    first, second = random_net(rock, wide=16), random_net(rock, wide=32)
    for folder in "ab":
        (tmp_path / folder).mkdir()
    path = first.save(tmp_path / "a" / "net.npz")
    one = bots.get_bot(f"net:{path}")
    assert bots.get_bot(f"net:{path}") is one, "as long as nothing was written"
    second.save(path)
    assert bots.get_bot(f"net:{path}").title == f"Net {second.name}"
    assert one.title == f"Net {first.name}"
    first.save(tmp_path / "b" / "net.npz")
    for folder, net in (("a", second), ("b", first)):
        monkeypatch.chdir(tmp_path / folder)
        assert bots.get_bot("net:net.npz").title == f"Net {net.name}"


def test_a_net_plays_its_own_game_alone(tmp_path: Path) -> None:
    path = random_net(game("rock-the-galaxy")).save(tmp_path / "a.npz")
    table = Table("tiny-galaxies", 2, seed=1)
    with pytest.raises(NetError, match="plays Rock the Galaxy, not Tiny Galaxies"):
        load(str(path)).choose(table.game, table.state, table.seat, 1)


def test_a_net_without_moves_cannot_play(tmp_path: Path) -> None:
    path = random_net(game("rock-the-galaxy"), outputs=1).save(tmp_path / "a.npz")
    with pytest.raises(NetError, match="not which move to play"):
        load(str(path))
