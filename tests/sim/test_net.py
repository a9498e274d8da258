"""Nets as files, and the compiled forward pass against slow and other versions of it."""

import json
from pathlib import Path

import numpy as np
import pytest

from galactable.core.game import Game
from galactable.core.registry import game as game_of
from galactable.core.registry import games
from galactable.sim.inputs import expand, expanded_size
from galactable.sim.net import FORMAT, Net, NetError, Space, Weights, load, made_for, run, slowly
from galactable.sim.sparse import nonzeros_of
from galactable.sim.vector import Vector

SETUPS = [
    pytest.param(game, variant, seats, id=f"{game.slug}-{variant}-{seats}")
    for game in games()
    for variant, seats in (game.setups()[0], game.setups()[-1])
]
ROCK = game_of("rock-the-galaxy")


def observations(game: Game, variant: str, seats: int, plies: int = 60) -> np.ndarray:
    vector = Vector(game, variant, seats, 8)
    found = []
    for _ in range(plies):
        found.append(vector.observations.copy())
        vector.step(vector.sample())
    return np.concatenate(found)


def random_net(game: Game, wide: int = 32, layers: int = 2, outputs: int | None = None) -> Net:
    rng = np.random.default_rng(1)
    outputs = game.moves.count + 1 if outputs is None else outputs

    def some(*shape: int) -> np.ndarray:
        return rng.normal(0, 0.3, shape).astype(np.float16).astype(np.float32)

    return Net(
        game,
        Weights(
            some(expanded_size(game), wide),
            some(layers, wide, wide),
            some(layers + 1, 3, wide),
            some(wide, outputs),
            some(outputs),
        ),
        {"recipe": {"seed": 1}},
    )


@pytest.mark.parametrize(("game", "variant", "seats"), SETUPS)
def test_what_is_not_zero_is_what_expand_says(game: Game, variant: str, seats: int) -> None:
    net = random_net(game, 8)
    space = Space.of(net)
    for row in observations(game, variant, seats):
        n = nonzeros_of(row, *net.plan[:3], space.where, space.what)
        dense = np.zeros(net.plan.most, np.float32)
        np.add.at(dense, space.where[:n], space.what[:n])
        assert np.array_equal(dense, expand(game, row))


@pytest.mark.parametrize(("game", "variant", "seats"), SETUPS)
def test_the_compiled_pass_is_the_obvious_one(game: Game, variant: str, seats: int) -> None:
    net = random_net(game)
    space = Space.of(net)
    rows = observations(game, variant, seats, 20)
    obvious = slowly(net, expand(game, rows))
    for row, right in zip(rows, obvious, strict=True):
        value = run(row, net.plan, net.weights, space)
        assert np.allclose(space.answers, right, rtol=1e-4, atol=1e-4)
        assert value == space.answers[-1]


def test_the_compiled_pass_is_pytorchs() -> None:
    torch = pytest.importorskip("torch")
    from galactable.sim.train.model import Model

    net = random_net(ROCK)
    model = Model(ROCK, 32, 2)
    model.load_net(net)
    space = Space.of(net)
    rows = observations(ROCK, "standard", 4, 20)
    with torch.no_grad():
        logits, values = model(torch.from_numpy(expand(ROCK, rows)))
    for row, logit, value in zip(rows, logits.numpy(), values.numpy(), strict=True):
        said = run(row, net.plan, net.weights, space)
        assert np.allclose(space.answers[:-1], logit, rtol=1e-4, atol=1e-4)
        assert said == pytest.approx(value, rel=1e-4, abs=1e-4)
    assert all(map(np.array_equal, model.net().weights, net.weights))


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = random_net(ROCK)
    path = net.save(tmp_path)
    assert path.name == f"rock-the-galaxy-{net.name}.npz"
    again = load(path)
    assert again.game is ROCK
    assert again.name == net.name
    assert all(map(np.array_equal, again.weights, net.weights))
    assert again.header["recipe"] == {"seed": 1}
    with np.load(path, allow_pickle=False) as file:
        assert file["first"].dtype == np.float16
        assert json.loads(file["header"].tobytes())["format"] == FORMAT


def test_the_name_follows_the_content() -> None:
    net = random_net(ROCK)
    other = Net(ROCK, net.weights._replace(bias=net.weights.bias + 1), net.header)
    assert net.name == random_net(ROCK).name != other.name


def altered(path: Path, **changes: object) -> None:
    with np.load(path) as file:
        arrays = dict(file)
    header = json.loads(arrays["header"].tobytes()) | changes
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    np.savez(path, **arrays)


@pytest.mark.parametrize("what", ["game", "features", "moves", "components", "format"])
def test_a_net_for_something_else_is_refused(tmp_path: Path, what: str) -> None:
    path = random_net(ROCK).save(tmp_path / "a.npz")
    altered(path, **{what: "galactzy" if what == "game" else "other"})
    with pytest.raises(NetError) as refused:
        load(path, ROCK)
    assert what in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    with pytest.raises(NetError, match="cannot read"):
        load(path)
    path.write_text("hello")
    with pytest.raises(NetError, match="is not a net"):
        load(path)
    np.savez(path, first=np.zeros(3))
    with pytest.raises(NetError, match="is not a net"):
        load(path)
    whole = random_net(ROCK).save(path).read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(NetError, match="is not a net"):
        load(path)


def test_a_net_of_other_shapes_is_refused(tmp_path: Path) -> None:
    net = random_net(ROCK)
    short = Net(ROCK, net.weights._replace(head=net.weights.head[:, :-1]), net.header)
    with pytest.raises(NetError, match="other shapes"):
        load(short.save(tmp_path / "a.npz"))


def test_weights_that_are_no_numbers_are_not_written(tmp_path: Path) -> None:
    net = random_net(ROCK)
    huge = Net(ROCK, net.weights._replace(bias=net.weights.bias + 1e6), net.header)
    with pytest.raises(NetError, match="16 bits"), np.errstate(over="ignore"):
        huge.save(tmp_path / "a.npz")
    assert not list(tmp_path.iterdir())


def test_every_game_is_told_apart() -> None:
    found = [made_for(game) for game in games()]
    for what in ("game", "features", "moves", "components"):
        assert len({one[what] for one in found}) == len(found), what
