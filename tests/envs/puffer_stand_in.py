"""What ``galactable.envs.puffer`` uses of PufferLib 3.0, where PufferLib is not installed.

It cannot be installed beside NumPy 2 by pip alone, so without this nothing of the adapter would
run in ``make test``. Its contract: an environment has its spaces and its number of agents before
``PufferEnv.__init__``, which gives it arrays of its own, or those of a worker's shared memory.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import numpy as np

__all__ = ["PufferEnv", "install"]


class PufferEnv:
    """Arrays for all agents, made here or given as ``buf``."""

    single_observation_space: Any
    single_action_space: Any
    num_agents: int

    def __init__(self, buf: dict[str, Any] | None = None) -> None:
        agents, space = self.num_agents, self.single_observation_space
        assert self.single_action_space.n > 0
        own = {
            "observations": np.zeros((agents, *space.shape), space.dtype),
            "rewards": np.zeros(agents, np.float32),
            "terminals": np.zeros(agents, bool),
            "truncations": np.zeros(agents, bool),
            "masks": np.ones(agents, bool),
        }
        for name, array in (own if buf is None else buf).items():
            setattr(self, name, array)


def install() -> None:
    """Stands in for PufferLib in this process, if it is not there."""
    try:
        import pufferlib  # noqa: F401
    except ImportError:
        module: Any = ModuleType("pufferlib")
        module.PufferEnv = PufferEnv
        sys.modules["pufferlib"] = module
