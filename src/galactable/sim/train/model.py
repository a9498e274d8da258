"""The net as PyTorch trains it: the same function as ``sim.net.forward``."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from galactable.core.game import Game
from galactable.sim.inputs import expanded_size
from galactable.sim.net import EPSILON, Net, Weights

__all__ = ["Model"]

FAST = 16  # matrix units like sizes that are multiples of this


def whole(size: int) -> int:
    """The next size that is fast."""
    return -(-size // FAST) * FAST


class Model(nn.Module):  # type: ignore[misc]  # untyped where PyTorch is not installed
    """Layers of one width, normalised, each added to what it was made from; then the head.

    Products are made in ``half`` precision (bfloat16 on a GPU), all else in 32 bits. Inputs and
    outputs are padded to sizes that are fast; a net's file has the true ones.
    """

    def __init__(
        self, game: Game, width: int, layers: int, outputs: int | None = None, half: Any = None
    ) -> None:
        super().__init__()
        self.game, self.half = game, half or torch.float32
        self.inputs = expanded_size(game)
        self.outputs = game.moves.count + 1 if outputs is None else outputs
        rows, columns = whole(self.inputs), whole(self.outputs)

        def matrix(rows: int, columns: int, gain: float) -> Tensor:
            return gain * torch.randn(rows, columns) / rows**0.5

        self.first = nn.Parameter(matrix(rows, width, 2.0))
        self.layers = nn.Parameter(torch.stack([matrix(width, width, 1.0) for _ in range(layers)]))
        norms = torch.zeros(layers + 1, 3, width)  # bias, gain, shift
        norms[:, 1] = 1.0
        self.norms = nn.Parameter(norms)
        self.head = nn.Parameter(matrix(width, columns, 0.05))
        self.bias = nn.Parameter(torch.zeros(columns))

    def forward(self, floats: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values of rows that ``inputs.expand`` turned into floats."""
        state = self._layer(self.padded(floats), self.first, self.norms[0])
        for rows, norm in zip(self.layers, self.norms[1:], strict=True):
            state = state + self._layer(state, rows, norm)
        answers = (state @ self.head.to(self.half)).float() + self.bias
        return answers[:, : self.outputs - 1], answers[:, self.outputs - 1]

    def padded(self, floats: Tensor) -> Tensor:
        """Inputs in the precision and the size that products like."""
        found: Tensor = functional.pad(floats, (0, len(self.first) - floats.shape[1])).to(self.half)
        return found

    def _layer(self, x: Tensor, rows: Tensor, norm: Tensor) -> Tensor:
        sums = (x @ rows.to(self.half)).float() + norm[0]
        return functional.relu(
            functional.layer_norm(sums, norm[0].shape, norm[1], norm[2], EPSILON)
        ).to(self.half)

    def net(self, **header: Any) -> Net:
        """The weights as a net."""
        arrays = [part.detach().float().cpu().numpy().copy() for part in self._true_parts()]
        return Net(self.game, Weights(*arrays), header)

    def load_net(self, net: Net) -> None:
        """Takes a net's weights over."""
        with torch.no_grad():
            for own, array in zip(self._true_parts(), net.weights, strict=True):
                own.copy_(torch.from_numpy(array))

    def _true_parts(self) -> list[Tensor]:
        """The weights without what pads them, in the order of ``Weights``."""
        first, head, bias = self.first[: self.inputs], self.head, self.bias
        return [
            first,
            self.layers,
            self.norms,
            head[:, : self.outputs],
            bias[: self.outputs],
        ]
