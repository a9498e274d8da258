"""Observations expanded to floats: by the kernel, by arrays, and one float after the other."""

import sys
from types import SimpleNamespace

import numpy as np
import pytest

from galactable.core.errors import SetupError
from galactable.core.features import Feature, cards
from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim.arrays import Expansion
from galactable.sim.inputs import expand, expanded_size, width
from galactable.sim.plan import source
from galactable.sim.vector import Vector

SETUPS = [
    pytest.param(game, variant, seats, id=f"{game.slug}-{variant}-{seats}")
    for game in games()
    for variant, seats in (game.setups()[0], game.setups()[-1])
]


def stretches(game: Game, row: np.ndarray) -> dict[str, list[int]]:
    found, at = {}, 0
    for feature in game.features:
        found[feature.name] = row[at : at + feature.length].tolist()
        at += feature.length
    return found


def one_hot(value: int, size: int) -> list[float]:
    return [1.0 if i == value else 0.0 for i in range(size)]


def slowly(game: Game, row: np.ndarray) -> list[float]:
    """The floats of one row, by the words of ``Values``."""
    said = stretches(game, row)
    me, seats = said["me"][0], said["seats"][0]
    found: list[float] = []
    for feature in game.features:
        numbers = said[source(game, feature).name]
        parts = feature.by_seat or 1
        size = len(numbers) // parts
        groups = [numbers[i * size : (i + 1) * size] for i in range(parts)]
        for chair in range(1 if feature.mine else parts):
            who = (me + chair) % seats if feature.by_seat and chair < seats else chair
            floats = part(game, feature, groups[who], said, who, me, seats)
            if feature.by_seat and chair >= seats:
                floats = [0.0] * len(floats)
            found += floats
    return found


def part(
    game: Game,
    feature: Feature,
    numbers: list[int],
    said: dict[str, list[int]],
    who: int,
    me: int,
    seats: int,
) -> list[float]:
    values = feature.values
    used = said[feature.used][who] if feature.used else len(numbers)
    found: list[float] = []
    if values.kind == "aside":
        return []
    if feature.cut:
        cuts = said[feature.cut]
        each = len(cuts) // feature.by_seat
        edges = cuts[who * each : (who + 1) * each]
        for group in range(feature.first):
            inside = numbers[edges[group] : edges[group + 1]] if group < used else []
            found += summed(game, feature, inside)
        return found
    if values.kind == "cards":
        return summed(game, feature, numbers[:used])
    if values.kind == "among":
        table, there = len(game.tables[values.table]), []
        for i in range(0, len(numbers), values.words):
            whole = sum((n & 0xFFFF) << 16 * k for k, n in enumerate(numbers[i : i + values.words]))
            first = i // values.words * values.size
            there += [first + bit for bit in range(values.size) if whole >> bit & 1]
        return summed(game, feature, [card for card in there if card < table])
    if feature.first:
        numbers = numbers[: feature.first * values.words]
    if values.kind == "bits":
        for i in range(0, len(numbers), values.words):
            whole = sum((n & 0xFFFF) << 16 * k for k, n in enumerate(numbers[i : i + values.words]))
            there = i // values.words < used
            found += [float(whole >> bit & 1) * there for bit in range(values.size)]
        return found
    if values.kind == "seats":
        turns = [(me + i) % seats for i in range(seats)]
        bits = [float(numbers[0] >> other & 1) for other in turns]
        return bits + [0.0] * (values.size - seats)
    if values.kind == "pile":
        return [float(numbers[:used].count(thing)) for thing in range(values.size)]
    for place, n in enumerate(numbers):
        none = n < 0 or place >= used
        if values.kind == "count":
            found.append(n / values.scale if place < used else 0.0)
        elif values.kind == "choice":
            found += one_hot(-1 if none else n, values.size)
        elif values.kind == "seat":
            found += one_hot(-1 if none else (n - me) % seats, values.size)
        else:
            assert values.kind == "card"
            table = game.tables[values.table]
            found += [0.0] * table.shape[1] if none else table[n].tolist()
    return found


def summed(game: Game, feature: Feature, cards: list[int]) -> list[float]:
    table = game.tables[feature.values.table]
    shown = [table[card] for card in cards if card >= 0]
    return (sum(shown, np.zeros(table.shape[1])) / feature.values.scale).tolist()


def rows(game: Game, variant: str, seats: int) -> np.ndarray:
    """Positions from all over some games."""
    vector = Vector(game, variant, seats, tables=3)
    seen = []
    for step in range(240):
        if step % 24 == 7:
            seen.append(vector.observations.copy())
        vector.step(vector.sample())
    return np.stack(seen)


@pytest.mark.parametrize(("game", "variant", "seats"), SETUPS)
def test_floats_are_what_the_features_say(game: Game, variant: str, seats: int) -> None:
    seen = rows(game, variant, seats)
    found = expand(game, seen)
    assert found.dtype == np.float32
    assert found.shape == (*seen.shape[:2], expanded_size(game))
    for i, j in np.ndindex(*seen.shape[:2]):
        assert found[i, j] == pytest.approx(slowly(game, seen[i, j]), abs=1e-6)
    one = expand(game, seen[0, 0])
    assert np.array_equal(one, found[0, 0])
    assert np.array_equal(found, Expansion(game, seen).result()), "the kernel gives equal floats"


def test_floats_go_where_they_are_asked_to() -> None:
    game = games()[0]
    seen = rows(game, *game.setups()[0])[0]
    out = np.full((len(seen), expanded_size(game)), np.nan, np.float32)
    assert expand(game, seen, out=out) is out
    assert np.array_equal(out, expand(game, seen.astype(np.int64)))
    with pytest.raises(SetupError, match="the floats of these rows are"):
        expand(game, seen, out=out[1:])
    with pytest.raises(SetupError, match="contiguous array of float32"):
        expand(game, seen, out=out.astype(np.float64))
    with pytest.raises(SetupError, match=r"has \d+ numbers, not 3"):
        expand(game, np.zeros((2, 3), np.int16))


def test_what_is_added_up_is_exact() -> None:
    """Cards are added up in any order, so their rows must be sums of powers of two."""
    with pytest.raises(ValueError, match="power of two"):
        cards("faces", 3, scale=5)
    for game in games():
        for feature in game.features:
            if feature.values.kind in ("cards", "among"):
                table = game.tables[feature.values.table] * 64
                assert (table == table.astype(int)).all(), feature.name


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_the_observer_comes_first(game: Game) -> None:
    """What is by seat begins with one's own; a seat that is named is counted from oneself."""
    variant, seats = game.setups()[0]
    found, at = expand(game, rows(game, variant, seats)), 0
    for feature in game.features:
        if feature.name == "me":
            assert (found[..., at] == 1).all()
        if feature.name == "seat":
            assert (found[..., at] == 1).all(), "those who observe are to move"
        at += width(game, feature)


@pytest.mark.parametrize("library", ["torch", "jax"])
def test_other_libraries_give_the_same(library: str) -> None:
    module = pytest.importorskip(library, reason=f"{library} is not installed")
    for game in games():
        seen = rows(game, *game.setups()[0])
        theirs = module.from_numpy(seen) if library == "torch" else module.numpy.asarray(seen)
        assert np.allclose(np.asarray(expand(game, theirs)), expand(game, seen))


class Theirs:
    """As much of another library's array as ``expand`` asks for."""

    def __init__(self, array: np.ndarray, device: str = "") -> None:
        self.array, self.shape = array, array.shape
        if device:
            self.device = SimpleNamespace(type=device)

    def numpy(self) -> np.ndarray:
        return self.array

    def reshape(self, shape: tuple[int, ...]) -> np.ndarray:
        return self.array.reshape(shape)

    def __array_namespace__(self) -> object:
        return np


def test_each_library_gets_its_own_arrays(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch's on the CPU are filled by the kernel; where there is none, nothing is written to."""
    game = games()[0]
    seen = rows(game, *game.setups()[0])[0]
    wanted = expand(game, seen)

    def empty(shape: tuple[int, ...], dtype: object) -> Theirs:
        assert dtype is np.float32
        return Torch(np.full(shape, np.nan, np.float32), "cpu")

    Torch = type("Tensor", (Theirs,), {"__module__": "torch"})
    Other = type("Array", (Theirs,), {"__module__": "other"})
    for name in ("torch", "other"):
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(empty=empty, float32=np.float32))
    found = expand(game, Torch(seen, "cpu"))
    assert isinstance(found, Torch)
    assert np.array_equal(found.array, wanted)
    out = empty(wanted.shape, np.float32)
    assert expand(game, Torch(seen, "cpu"), out=out) is out
    assert np.array_equal(out.array, wanted)
    assert np.array_equal(expand(game, Other(seen)), wanted)
    for array in (Other(seen), Torch(seen, "mps")):
        with pytest.raises(SetupError, match="are not written to"):
            expand(game, array, out=out)
