"""Work on many machines by Ray, with the same results as on one.

A piece of work depends on its seed alone, so it does not matter where it is done, nor
whether it is done again because a worker was lost.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from galactable.core.errors import GalactableError

__all__ = ["ClusterError", "map_seeds"]

R = TypeVar("R")
FOREVER = -1  # Ray's word for trying again as often as workers are lost


class ClusterError(GalactableError):
    """Ray is not installed, or there is no cluster at the address."""


def map_seeds(
    function: Callable[[int], R],
    seeds: Iterable[int],
    address: str | None = None,
    workers: int | None = None,
    batch: int = 1,
) -> Iterator[R]:
    """``function(seed)`` for every seed, in the order of the seeds.

    Without an address it is done here. ``"local"`` starts a Ray of this machine's own (with so many
    ``workers``), ``"auto"`` finds one that runs here, ``"host:port"`` or ``"ray://host:port"``
    reaches another machine's. ``batch`` seeds go to a worker at a time. The function must be
    importable on the workers, or picklable; an exception in it is raised here.
    """
    if address is None:
        for seed in seeds:  # with `map` a StopIteration of the function would end the seeds
            yield function(seed)
        return
    ray = _connect(address, workers)
    try:
        task = ray.remote(max_retries=FOREVER, num_cpus=1)(_each)
        held = ray.put(function)
        ahead = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        left = iter(seeds)
        running: deque[Any] = deque()
        while True:
            while len(running) < ahead and (some := list(islice(left, batch))):
                running.append(task.remote(held, some))
            if not running:
                return
            yield from _result(ray, running.popleft())
    finally:
        ray.shutdown()


def _each(function: Callable[[int], R], seeds: list[int]) -> list[R]:
    return [function(seed) for seed in seeds]


def _result(ray: Any, task: Any) -> list[Any]:
    try:
        found: list[Any] = ray.get(task)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ClusterError(f"the cluster lost its work: {str(error).splitlines()[0]}") from None
    return found


def _connect(address: str, workers: int | None) -> Any:
    try:
        import ray
    except ImportError:
        raise ClusterError("Ray is not installed: pip install 'galactable[ray]'") from None
    if ray.is_initialized():
        raise ClusterError("this process is connected to a Ray cluster already")
    own: dict[str, Any] = {}
    if address == "local":
        own = {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = str(error).splitlines()[0]
        raise ClusterError(f"no Ray cluster at {address!r}: {why}") from None
    return ray
