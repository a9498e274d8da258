"""Nets as files, and their forward pass compiled: no PyTorch is needed to play with one.

A net reads a row of an observation and says how good each move looks (logits, in the order of the
moves' codes) and, last, what it expects the seat's reward to be. Its first layer takes the row's
whole numbers directly, as sums of rows of weights; then come layers of equal size, each normalised
and added to its input.

A file is an ``.npz`` without pickles: weights as 16-bit floats and a header in JSON, which
says what the net was made for. A net made for other features, moves or components is
refused. A net's name is a digest of its content.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import door, rule
from galactable.core.errors import GalactableError
from galactable.core.features import Seen
from galactable.core.game import Game
from galactable.core.registry import game as game_of
from galactable.sim.meaning import meaning
from galactable.sim.plan import Floats, Plan, plan
from galactable.sim.sparse import nonzeros

__all__ = [
    "FORMAT",
    "Net",
    "NetError",
    "Space",
    "Weights",
    "forward",
    "load",
    "made_for",
    "run",
    "slowly",
]

FORMAT = "galactable-net/1"
EPSILON = 1e-5  # as PyTorch's LayerNorm


class NetError(GalactableError):
    """A file that is no net, or a net for something else."""


class Weights(NamedTuple):
    """The arrays of a net, in the order that compiled code takes them."""

    first: Floats
    """Inputs x width: the rows that the first layer adds up."""
    layers: Floats
    """Layers x width x width: a row an input."""
    norms: Floats
    """A first and a row each layer, x (bias, gain, shift) x width."""
    head: Floats
    """Width x outputs."""
    bias: Floats
    """Outputs."""


def digest(*parts: Any) -> str:
    """Twelve hexadecimal digits that stand for these parts."""
    found = blake2b(digest_size=6)
    for part in parts:
        found.update(part if isinstance(part, bytes) else repr(part).encode())
        found.update(b"\0")
    return found.hexdigest()


def made_for(game: Game) -> dict[str, str]:
    """What a net depends on: the features' meaning, the moves' codes, the components."""
    folder = files(game.package).joinpath("data")
    found = sorted(folder.iterdir(), key=lambda p: p.name) if folder.is_dir() else []
    data = [part for p in found if p.name.endswith(".csv") for part in (p.name, p.read_bytes())]
    shown = [part for name, t in game.tables.items() for part in (name, t.tobytes())]
    return {"game": game.slug, **meaning(game), "components": digest(*data, *shown)}


@dataclass(frozen=True, eq=False)
class Net:
    """Weights, what they were made for (``header``), and how to read a row (``plan``)."""

    game: Game
    weights: Weights
    header: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def plan(self) -> Plan:
        """How a row of the game's observation is read."""
        return plan(self.game)

    @property
    def outputs(self) -> int:
        """The moves and the value, or the value alone."""
        return len(self.weights.bias)

    @cached_property
    def name(self) -> str:
        """A digest of the content."""
        halves = [array.astype(np.float16).tobytes() for array in self.weights]
        about = {**self.header, **made_for(self.game)}
        return digest(json.dumps(about, sort_keys=True), *halves)

    def save(self, path: Path) -> Path:
        """Writes the file; into a folder under the net's own name."""
        if path.is_dir():
            path = path / f"{self.game.slug}-{self.name}.npz"
        header = {**self.header, "format": FORMAT, **made_for(self.game)}
        arrays: dict[str, Any] = {
            name: array.astype(np.float16) for name, array in self.weights._asdict().items()
        }
        if not all(np.isfinite(array).all() for array in arrays.values()):
            raise NetError("a weight is no number, or too great for 16 bits: nothing was written")
        arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
        part = path.with_name(path.name + ".part")
        try:
            with part.open("wb") as file:
                np.savez_compressed(file, allow_pickle=False, **arrays)
            part.replace(path)  # whoever reads it meanwhile sees the old net or the new one
        except OSError as error:
            raise NetError(f"cannot write {path}: {error.strerror}") from None
        return path


def load(path: Path | str, game: Game | None = None) -> Net:
    """The net of a file; ``game`` is what it is to play, else the header says."""
    try:
        with np.load(path, allow_pickle=False) as file:
            header = json.loads(file["header"].tobytes())
            weights = Weights(
                *(np.ascontiguousarray(file[name], np.float32) for name in Weights._fields)
            )
    except OSError as error:
        raise NetError(f"cannot read {path}: {error.strerror or error}") from None
    except (KeyError, ValueError, AttributeError, EOFError, zipfile.BadZipFile):
        raise NetError(f"{path} is no net: it lacks what `galactable train` writes") from None
    if header.get("format") != FORMAT:
        raise NetError(f"{path} has the format {header.get('format')!r}; this reads {FORMAT!r}")
    game = game or game_of(header["game"])
    for what, own in made_for(game).items():
        if header.get(what) != own:
            raise NetError(f"{path} was made for {what} {header.get(what)}, not {own}")
    net = Net(game, weights, {k: v for k, v in header.items() if k != "format"})
    _check_shapes(net, path)
    return net


def _check_shapes(net: Net, path: Path | str) -> None:
    """Compiled code trusts the shapes."""
    first, layers, norms, head, bias = (array.shape for array in net.weights)
    wide = first[-1]
    right = (
        first == (net.plan.most, wide)
        and layers == (layers[0], wide, wide)
        and norms == (layers[0] + 1, 3, wide)
        and head == (wide, *bias)
        and bias[0] in (1, net.game.moves.count + 1)
        and all(np.isfinite(array).all() for array in net.weights)
    )
    if not right:
        raise NetError(f"{path} is no net of {net.game.title}: its weights have other shapes")


class Space(NamedTuple):
    """Room for one forward pass; one thread at a time uses it."""

    row: Seen
    where: NDArray[np.int32]
    what: Floats
    state: Floats
    sums: Floats
    answers: Floats

    @staticmethod
    def of(net: Net) -> Space:
        """Room for passes of this net."""
        wide = net.weights.first.shape[1]
        return Space(
            np.zeros(net.game.observation_size, np.int16),
            np.zeros(net.plan.most + 64 * net.game.observation_size, np.int32),
            np.zeros(net.plan.most + 64 * net.game.observation_size, np.float32),
            np.zeros(wide, np.float32),
            np.zeros(wide, np.float32),
            np.zeros(net.outputs, np.float32),
        )


@rule
def _add_rows(
    rows: Floats, where: NDArray[np.int32], what: Floats, n: int, sums: Floats, dense: bool
) -> None:
    """Adds rows times numbers to the sums, four rows at a time."""
    k = 0
    while k + 4 <= n:
        a, b, c, d = (k, k + 1, k + 2, k + 3)
        if not dense:
            a, b, c, d = (int(where[a]), int(where[b]), int(where[c]), int(where[d]))
        w, x, y, z = what[k], what[k + 1], what[k + 2], what[k + 3]
        if w != 0.0 or x != 0.0 or y != 0.0 or z != 0.0:
            row_a, row_b, row_c, row_d = rows[a], rows[b], rows[c], rows[d]
            for i in range(len(sums)):
                sums[i] += (w * row_a[i] + x * row_b[i]) + (y * row_c[i] + z * row_d[i])
        k += 4
    while k < n:
        row = rows[k if dense else int(where[k])]
        w = what[k]
        for i in range(len(sums)):
            sums[i] += w * row[i]
        k += 1


@rule
def _normalise(sums: Floats, norm: Floats) -> None:
    """LayerNorm and then ReLU, in place."""
    n = len(sums)
    mean = np.float32(0.0)
    for i in range(n):
        mean += sums[i]
    mean /= np.float32(n)
    spread = np.float32(0.0)
    for i in range(n):
        off = sums[i] - mean
        spread += off * off
    scale = np.float32(1.0) / np.float32(sqrt(spread / np.float32(n) + EPSILON))
    gain = norm[1]
    shift = norm[2]
    for i in range(n):
        sums[i] = max((sums[i] - mean) * scale * gain[i] + shift[i], np.float32(0.0))


@rule
def forward(row: Seen, plan: Plan, weights: Weights, space: Space) -> float:
    """What the net says of a row: logits in ``answers``; returns the value, which is its last."""
    _, where, what, state, sums, answers = space
    n = nonzeros(row, plan.steps, plan.scales, plan.tables, where, what)
    for i in range(len(state)):
        state[i] = weights.norms[0, 0, i]
    _add_rows(weights.first, where, what, n, state, False)
    _normalise(state, weights.norms[0])
    for layer in range(weights.layers.shape[0]):
        for i in range(len(sums)):
            sums[i] = weights.norms[layer + 1, 0, i]
        _add_rows(weights.layers[layer], where, state, len(state), sums, True)
        _normalise(sums, weights.norms[layer + 1])
        for i in range(len(state)):
            state[i] += sums[i]
    for i in range(len(answers)):
        answers[i] = weights.bias[i]
    _add_rows(weights.head, where, state, len(state), answers, True)
    return answers[len(answers) - 1]


@door
def run(row: Seen, plan: Plan, weights: Weights, space: Space) -> float:
    """``forward``, for use from Python."""
    return forward(row, plan, weights, space)


def slowly(net: Net, floats: Floats) -> Floats:
    """The obvious version of ``forward``, for rows that ``inputs.expand`` turned into floats."""

    def layer(x: Floats, rows: Floats, norm: Floats) -> Floats:
        y = x @ rows + norm[0]
        centred = y - y.mean(-1, keepdims=True)
        y = centred / np.sqrt((centred**2).mean(-1, keepdims=True) + EPSILON)
        return np.maximum(y * norm[1] + norm[2], 0)

    first, layers, norms, head, bias = net.weights
    state = layer(floats, first, norms[0])
    for rows, norm in zip(layers, norms[1:], strict=True):
        state = state + layer(state, rows, norm)
    return state @ head + bias
