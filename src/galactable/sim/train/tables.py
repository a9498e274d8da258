"""All set-ups of a game side by side: one batch of tables for one net.

On a GPU everything stays on the device: the tables are ``GpuVector``'s, whose arrays PyTorch
reads in place. On a CPU they are ``Vector``'s, with the same numbers in them.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from galactable.core.game import Game
from galactable.sim.vector import Vector

__all__ = ["MixedTables"]


class OnStream:
    """A kernel that is launched on a stream of its own, so that set-ups run side by side."""

    def __init__(self, kernel: Any, stream: Any) -> None:
        self.kernel, self.stream = kernel, stream

    def __getitem__(self, shape: tuple[int, int]) -> Any:
        return self.kernel[(*shape, self.stream)]


class MixedTables:
    """As many tables of each set-up, in one row; seats beyond a table's own stay empty."""

    def __init__(self, game: Game, tables: int, seed: int, device: str) -> None:
        setups = game.setups()
        each = max(1, tables // len(setups))
        self.game, self.device, self.count = game, device, each * len(setups)
        self.most_seats = max(seats for _, seats in setups)
        self.seats = torch.tensor([seats for _, seats in setups]).repeat_interleave(each)
        self.seats = self.seats.to(device)
        self._each = each
        self._vectors: list[Any] = []
        self._streams: list[Any] = []
        for i, (variant, seats) in enumerate(setups):
            if device == "cuda":
                vector = self._on_gpu(variant, seats, each)
            else:
                vector = Vector(game, variant, seats, each)
            vector.reset(seed + (i << 40))  # seeds of set-ups never meet
            self._vectors.append(vector)
        self._arrays = [
            {
                name: self._tensor(getattr(vector, name))
                for name in ("observations", "masks", "seats_to_move", "dones", "rewards")
            }
            for vector in self._vectors
        ]
        like = {"device": device}
        self.rows = torch.zeros(self.count, game.observation_size, dtype=torch.int16, **like)
        self.masks = torch.zeros(self.count, game.moves.count, dtype=torch.uint8, **like)
        self.movers = torch.zeros(self.count, dtype=torch.int64, **like)
        self.dones = torch.zeros(self.count, dtype=torch.uint8, **like)
        self.rewards = torch.zeros(self.count, self.most_seats, **like)
        for i in range(len(setups)):
            self._gather(i)

    def step(self, moves: Tensor) -> None:
        """Plays one move (int32) at every table."""
        if self.device != "cuda":
            for i, vector in enumerate(self._vectors):
                vector.step(self._part(moves, i).numpy())
                self._gather(i)
            return
        now = torch.cuda.current_stream()
        for i, (vector, stream) in enumerate(zip(self._vectors, self._streams, strict=True)):
            stream.wait_stream(now)
            vector.step(self._part(moves, i), check=False)
            with torch.cuda.stream(stream):
                self._gather(i)
        for stream in self._streams:
            now.wait_stream(stream)

    def _part(self, whole: Tensor, i: int) -> Tensor:
        return whole[i * self._each : (i + 1) * self._each]

    def _gather(self, i: int) -> None:
        """Copies what a set-up says into its part of the row."""
        arrays = self._arrays[i]
        self._part(self.rows, i).copy_(arrays["observations"])
        self._part(self.masks, i).copy_(arrays["masks"])
        self._part(self.movers, i).copy_(arrays["seats_to_move"])
        self._part(self.dones, i).copy_(arrays["dones"])
        rewards = arrays["rewards"]
        self._part(self.rewards, i)[:, : rewards.shape[1]].copy_(rewards)

    def _tensor(self, array: Any) -> Tensor:
        if self.device != "cuda":
            return torch.from_numpy(array)
        return torch.from_dlpack(array)

    def _on_gpu(self, variant: str, seats: int, tables: int) -> Any:
        from galactable.sim.device import cuda
        from galactable.sim.gpu import GpuVector

        vector = GpuVector(self.game, variant, seats, tables)
        stream = torch.cuda.Stream()
        own = cuda.external_stream(stream.cuda_stream)
        for name in ("_check", "_advance", "_look"):
            setattr(vector, name, OnStream(getattr(vector, name), own))
        self._streams.append(stream)
        return vector
