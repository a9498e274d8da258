"""Ray does the same work as one machine, and survives the loss of a worker."""

import json
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

from galactable.cli import main
from galactable.sim.arena import Arena
from galactable.sim.cluster import ClusterError, map_seeds
from tests.sim.workers import DiesOnce, DyingMatch, fails_at_three, square

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def test_here_and_in_order() -> None:
    assert list(map_seeds(square, range(5))) == [0, 1, 4, 9, 16]


def test_no_cluster_is_one_clear_line() -> None:  # before a test starts one
    with pytest.raises(ClusterError, match="no Ray cluster at 'auto'"):
        list(map_seeds(square, range(2), "auto"))


@pytest.mark.soak
def test_on_a_local_ray_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    done = list(map_seeds(DiesOnce(mark), range(8), "local", workers=2))
    assert [seed for seed, _ in done] == list(range(8))
    died = int(mark.read_text())
    assert died not in {pid for seed, pid in done if seed >= 2}
    with pytest.raises(ValueError, match="three is too much"):
        list(map_seeds(fails_at_three, range(6), "local", workers=2, batch=2))


@pytest.mark.soak
def test_record_on_a_local_ray_writes_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["record", "rock-the-galaxy", "--variant", "first", "--bots", "random"]
    for name, more in (("here", []), ("there", ["--ray", "local"])):
        folder = ["--games", "3", "--seed", "5", "--out", str(tmp_path / name)]
        monkeypatch.setattr(sys, "argv", ["galactable", *words, *folder, *more])
        with pytest.raises(SystemExit) as left:
            main()
        assert not left.value.code
    for seed in (5, 6, 7):
        here = (tmp_path / "here" / f"{seed}.jsonl").read_text()
        assert json.loads(here.splitlines()[0])["seed"] == seed
        assert (tmp_path / "there" / f"{seed}.jsonl").read_text() == here


def test_arena_on_a_local_ray_has_the_same_result_though_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena = Arena("rock-the-galaxy", ["greedy", "random"], 2, "first", seed=3)
    here = arena.play(4, processes=1)
    mark = tmp_path / "died"
    monkeypatch.setattr("galactable.sim.arena._Match", partial(DyingMatch, mark=str(mark)))
    assert arena.play(4, ray="local") == here
    assert mark.exists(), "a worker was killed in the midst of a game"
