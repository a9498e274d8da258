"""Training, small: that it learns from the right numbers, goes on, and ends in a net."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from galactable import bots
from galactable.core.registry import game
from galactable.core.table import Table
from galactable.sim.net import load
from galactable.sim.train import TrainError, train
from galactable.sim.train.progress import Curve, Judge, draw, table

ROCK = game("rock-the-galaxy")
TINY = {"tables": 18, "steps": 12, "batch": 32, "width": 16, "layers": 1, "keep": 1, "past": 2}


def test_without_pytorch_there_is_one_clear_line(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(TrainError, match=r"pip install 'galactable\[train\]'"):
        train(ROCK, tmp_path / "a.npz")
    assert not list(tmp_path.iterdir())


def trained(path: Path, iterations: int, **more):
    pytest.importorskip("torch")
    return train(ROCK, path, iterations=iterations, judged=False, device="cpu", **TINY, **more)


def test_its_end_is_a_net_that_plays(tmp_path: Path) -> None:
    path = trained(tmp_path / "a.npz", 2)
    net = load(path)
    assert net.header["recipe"]["width"] == 16
    assert net.header["figures"]["iterations"] == 2
    lines = [json.loads(line) for line in path.with_suffix(".curve.jsonl").open()]
    assert [line["iteration"] for line in lines] == [1, 2]
    assert all(np.isfinite(line["value"]) for line in lines)
    desk = Table(ROCK, 2, seed=1)
    assert bots.get_bot(f"net:{path}").choose(ROCK, desk.state, desk.seat, 1) in desk.codes()


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    one, two = (load(trained(tmp_path / f"{n}.npz", 2)) for n in "ab")
    other = load(trained(tmp_path / "c.npz", 2, seed=2))
    assert all(map(np.array_equal, one.weights, two.weights))
    assert not np.array_equal(one.weights.first, other.weights.first)


def test_it_goes_on_from_where_it_stopped(tmp_path: Path) -> None:
    path = trained(tmp_path / "a.npz", 1)
    before = load(path)
    assert load(trained(path, 1, resume=True)).header["figures"]["iterations"] == 2
    lines = [json.loads(line) for line in path.with_suffix(".curve.jsonl").open()]
    assert [line["iteration"] for line in lines] == [1, 2]
    assert not np.array_equal(before.weights.first, load(path).weights.first)
    with pytest.raises(TrainError, match="another recipe"):
        trained(path, 1, resume=True, seed=2)
    with pytest.raises(TrainError, match="nothing to resume"):
        trained(tmp_path / "b.npz", 1, resume=True)


def test_it_begins_from_a_net(tmp_path: Path) -> None:
    path = trained(tmp_path / "a.npz", 1)
    begun = trained(tmp_path / "b.npz", 1, start=path, rate=(0.0, 0.0))
    assert np.array_equal(load(path).weights.layers, load(begun).weights.layers)


def slow_look_back(trainer) -> tuple[np.ndarray, np.ndarray]:
    """Goals and lessons, decision by decision, by the words of the module."""
    trace = trainer.recipe.trace
    movers, dones = trainer.movers.numpy(), trainer.dones.numpy()
    values, rewards = trainer.values.numpy(), trainer.rewards.numpy()
    last, next_mover = trainer.last.numpy(), trainer.tables.movers.numpy()
    learns = trainer.learns.numpy()
    steps, many = movers.shape
    goals, known = np.zeros((steps, many)), np.zeros((steps, many), bool)
    for i in range(many):
        for t in reversed(range(steps)):
            me = movers[t, i]
            for later in range(t, steps):
                if later > t and movers[later, i] == me:
                    sure = known[later, i]
                    value, goal = values[later, i], goals[later, i]
                    goals[t, i] = (1 - trace) * value + trace * goal if sure else value
                    known[t, i] = True
                    break
                if dones[later, i]:
                    goals[t, i], known[t, i] = rewards[later, i, me], True
                    break
            else:
                known[t, i] = next_mover[i] == me
                goals[t, i] = last[i] if known[t, i] else 0.0
    mine = np.take_along_axis(learns, movers.T, 1).T
    return goals, known & mine


def test_returns_are_those_of_the_seat_itself() -> None:
    pytest.importorskip("torch")
    from galactable.sim.train.ppo import Recipe, Trainer

    trainer = Trainer(ROCK, Recipe(**{**TINY, "steps": 150}), "cpu")
    trainer.values.normal_()
    trainer._play()
    assert trainer.dones.any()
    goals, lessons = slow_look_back(trainer)
    assert np.array_equal(trainer.lessons.numpy(), lessons)
    assert np.allclose(trainer.goals.numpy()[lessons], goals[lessons], atol=1e-4)
    assert lessons.any()
    assert not lessons.all()


def test_floats_on_the_device_are_those_of_expand() -> None:
    torch = pytest.importorskip("torch")
    from galactable.sim.inputs import expand
    from galactable.sim.train.floats import Floats
    from galactable.sim.vector import Vector

    tiny = game("tiny-galaxies")
    vector = Vector(tiny, "standard", 4, 8)
    for _ in range(60):
        vector.step(vector.sample())
    found = Floats(tiny, "cpu")(torch.from_numpy(vector.observations))
    assert np.array_equal(found.numpy(), expand(tiny, vector.observations))


def test_half_of_the_opponents_are_its_past() -> None:
    pytest.importorskip("torch")
    from galactable.sim.train.ppo import Recipe, Trainer

    trainer = Trainer(ROCK, Recipe(**TINY), "cpu")
    seats = trainer.tables.seats.numpy()
    for learns, n, odd in zip(trainer.learns.numpy(), seats, np.arange(18) % 2, strict=True):
        assert learns[:n].sum() == (1 if odd else n)


def test_the_curve_is_drawn_and_tabled(tmp_path: Path) -> None:
    curve = Curve(tmp_path / "a.jsonl", anew=True)
    curve.add(iteration=1, decisions=10, seconds=60, rate=5)
    curve.add(rival="greedy", seconds=60, share=[0.4, 0.5, 0.6], games=10)
    assert Curve(tmp_path / "a.jsonl", anew=False).lines == curve.lines
    assert table(ROCK, curve, {"iteration": 1, "decisions": 10, "rate": 5, "left": 60}).row_count
    pytest.importorskip("matplotlib")
    assert draw(ROCK, curve, tmp_path / "a.png")
    assert (tmp_path / "a.png").stat().st_size > 1000


def test_a_judge_that_cannot_play_says_why(tmp_path: Path) -> None:
    (tmp_path / "a.npz").write_bytes(b"no net")
    judge = Judge(ROCK, "random", tmp_path / "a.npz", 2, 1)
    judge.look(seconds=1)
    judge._running.wait()
    with pytest.warns(UserWarning, match=r"no games against random: .*a-random.npz"):
        assert judge.look(seconds=2) is None
    judge.stop()


def test_the_judge_plays_the_net(tmp_path: Path) -> None:
    from tests.sim.test_net import random_net

    net = random_net(ROCK).save(tmp_path / "a.npz")
    judge = Judge(ROCK, "random", net, 2, 1)
    assert judge.look(seconds=1) is None
    judge._running.wait()
    verdict = judge.look(seconds=2)
    assert verdict["games"] == 2
    assert verdict["seconds"] == 1
    assert verdict["rival"] == "random"
    Path.touch(net)  # a newer one: more games
    assert judge.look(seconds=3) is None
    playing = judge._running
    judge.stop()
    assert playing is not None
    assert playing.poll() is not None
    assert [p.name for p in tmp_path.iterdir()] == ["a.npz"]
