"""How long a forward pass takes: called from Python, and from compiled code.

python -m tests.bench.nets [GAME ...]
"""

from __future__ import annotations

import sys
from time import process_time

import numpy as np
from tests.sim.test_net import observations, random_net

from galactable.core.compile import door
from galactable.core.registry import game
from galactable.sim.net import Space, forward, run

SHAPES = {
    "policy, 384 wide": (384, 2, None),
    "value, 128 wide": (128, 1, 1),
    "value, 96 wide": (96, 1, 1),
}
TIMES = 20


@door
def through(rows, times, plan, weights, space):
    """All rows, so many times; returns the values added up."""
    total = 0.0
    for _ in range(times):
        for i in range(rows.shape[0]):
            total += forward(rows[i], plan, weights, space)
    return total


def main() -> None:
    """Prints microseconds a pass, processor time of this process alone."""
    for slug in sys.argv[1:] or ["rock-the-galaxy", "tiny-galaxies"]:
        own = game(slug)
        rows = np.ascontiguousarray(observations(own, *own.setups()[-1], 30))
        for what, shape in SHAPES.items():
            net = random_net(own, *shape)
            args = (net.plan, net.weights, Space.of(net))
            through(rows, 1, *args)
            run(rows[0], *args)
            began = process_time()
            through(rows, TIMES, *args)
            inside = (process_time() - began) / TIMES / len(rows) * 1e6
            began = process_time()
            for row in rows:
                run(row, *args)
            outside = (process_time() - began) / len(rows) * 1e6
            print(f"{slug}, {what}: {inside:.1f} us compiled, {outside:.1f} us from Python")


if __name__ == "__main__":
    main()
