"""The whole loop on one GPU: tables, floats, net and update, and nothing is copied to the host.

Two seats play each other with one net; after every few decisions it moves towards what won
(advantage actor-critic, in its shortest form). PyTorch reads the tables' own memory.

    python examples/gpu_loop.py tiny-galaxies --tables 65536 --minutes 2
"""

from __future__ import annotations

import argparse
import os
import time

import galactable
from galactable.sim.device import available
from galactable.sim.inputs import expanded_size

SMALL = os.environ.get("GALACTABLE_EXAMPLE") == "small"


def parsed() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="rock-the-galaxy")
    parser.add_argument("--tables", type=int, default=1024 if SMALL else 65536)
    parser.add_argument("--steps", type=int, default=16, help="decisions between two updates")
    parser.add_argument("--minutes", type=float, default=0.1 if SMALL else 2.0)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=3e-4)
    return parser.parse_args()


def main() -> None:
    """Learns, and says how fast."""
    options = parsed()
    if not available():
        print("no CUDA device was found: nothing to learn on")
        return
    import torch
    from torch import nn
    from torch.distributions import Categorical

    from galactable.sim.gpu import GpuVector

    game = galactable.game(options.game)
    tables = GpuVector(game, seats=2, tables=options.tables, expanded=True)
    shared = (tables.floats, tables.masks, tables.seats_to_move, tables.dones, tables.rewards)
    floats, masks, seats, dones, rewards = map(torch.from_dlpack, shared)  # the tables' memory
    every = torch.arange(options.tables, device="cuda")
    net = nn.Sequential(
        nn.Linear(expanded_size(game), options.width),
        nn.ReLU(),
        nn.Linear(options.width, options.width),
        nn.ReLU(),
        nn.Linear(options.width, game.moves.count + 1),
    ).cuda()
    learner = torch.optim.Adam(net.parameters(), options.rate)

    def judged(inputs, legal):  # type: ignore[no-untyped-def]
        """What the net would play, and what it expects the mover to get."""
        answers = net(inputs)
        logits = answers[:, :-1].masked_fill(legal == 0, -1e9)
        return Categorical(logits=logits), answers[:, -1]

    began, decisions, updates = time.monotonic(), 0, 0
    while time.monotonic() - began < 60 * options.minutes:
        played = []
        for _ in range(options.steps):
            seen, legal, mover = floats.clone(), masks.clone(), seats.long()
            with torch.no_grad():
                move = judged(seen, legal)[0].sample()
            tables.step(move.int(), check=False)
            played.append((seen, legal, mover, move, dones.clone(), rewards.clone()))
        with torch.no_grad():  # of what is still to come; a game of two is 0 in sum
            hope = judged(floats, masks)[1]
        worth = torch.zeros_like(rewards)
        worth[every, seats.long()] = hope
        worth[every, 1 - seats.long()] = -hope
        loss = torch.zeros((), device="cuda")
        for seen, legal, mover, move, over, gained in reversed(played):
            worth = torch.where(over[:, None] == 1, gained, worth)
            policy, value = judged(seen, legal)
            target = worth[every, mover]
            ahead = (target - value).detach()
            loss = loss - (ahead * policy.log_prob(move)).mean()
            loss = loss + 0.5 * (target - value).square().mean() - 0.01 * policy.entropy().mean()
        learner.zero_grad()
        (loss / options.steps).backward()
        learner.step()
        decisions += options.steps * options.tables
        updates += 1
    torch.cuda.synchronize()
    seconds = time.monotonic() - began
    print(f"{updates} updates, {decisions / seconds:,.0f} decisions a second, all on the GPU")


if __name__ == "__main__":
    main()
