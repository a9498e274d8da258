"""An observation as the few floats of ``inputs.expand`` that are not zero.

``expand`` fills hundreds of floats, most of them zero. The first layer of a net needs only the
others: it adds up their rows of weights.
"""

from __future__ import annotations

from galactable.core.compile import door, rule
from galactable.core.features import Seen
from galactable.sim.plan import Floats, Steps, walk

__all__ = ["nonzeros", "nonzeros_of"]


@rule
def nonzeros(
    row: Seen, steps: Steps, scales: Floats, tables: Floats, where: Steps, what: Floats
) -> int:
    """Writes which floats are not zero, and what they are; returns how many.

    A place may come twice (a pile holds two of a kind): its floats are to be added.
    """
    return walk(row, steps, scales, tables, where, what, False)


@door
def nonzeros_of(
    row: Seen, steps: Steps, scales: Floats, tables: Floats, where: Steps, what: Floats
) -> int:
    """``nonzeros``, for use from Python."""
    return nonzeros(row, steps, scales, tables, where, what)
