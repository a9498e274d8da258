"""Numbers by which threads tell each other how far they are, inside compiled code.

A thread that sleeps is woken after 10 to 20 µs, a thirtieth of a step of 4,096 tables; one that
looks again and again sees a number at once. What was written before a number is raised is there
for whoever reads it (release and acquire: processors other than Intel's need to be told).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import INTERPRETED, rule
from galactable.sim.threads import LINE, apart

__all__ = ["Flags", "all_are", "flags", "raise_to", "read"]

Flags = NDArray[np.int64]
"""By kind and thread; each number has a line of the cache for itself."""

WORD = np.dtype(np.int64).itemsize


def flags(kinds: int, threads: int) -> Flags:
    """All of them 0."""
    return apart((kinds, threads, LINE // WORD), np.int64)[:, :, 0]


if INTERPRETED:

    def read(flags: Flags, kind: int, thread: int) -> int:
        """A thread's number."""
        return int(flags[kind, thread])

    def raise_to(flags: Flags, kind: int, thread: int, value: int) -> None:
        """Sets a thread's number; all that the thread wrote before is there to be read."""
        flags[kind, thread] = value

else:
    # Numba is imported with what compiles; `vector` alone needs this module, and compiles.
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    def _where(context: Any, builder: Any, kind: Any, args: Any) -> Any:
        """The address of one number. Kinds and threads are in range: nobody checks."""
        array = make_array(kind)(context, builder, args[0])
        strides = cgutils.unpack_tuple(builder, array.strides, 2)
        offset = builder.add(
            *(builder.mul(at, by) for at, by in zip(args[1:3], strides, strict=True))
        )
        return cgutils.pointer_add(builder, array.data, offset)

    @intrinsic
    def read(typing: Any, flags: Any, kind: Any, thread: Any) -> Any:
        """A thread's number."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            where = _where(context, builder, signature.args[0], args)
            return builder.load_atomic(where, "acquire", WORD)

        return types.int64(flags, types.intp, types.intp), code

    @intrinsic
    def raise_to(typing: Any, flags: Any, kind: Any, thread: Any, value: Any) -> Any:
        """Sets a thread's number; all that the thread wrote before is there to be read."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            where = _where(context, builder, signature.args[0], args)
            builder.store_atomic(args[3], where, "release", WORD)
            return context.get_dummy_value()

        return types.void(flags, types.intp, types.intp, types.int64), code


@rule
def all_are(flags: Flags, kind: int, value: int, looks: int) -> bool:
    """Whether every thread's number is this one, after looking so many times at most."""
    for thread in range(flags.shape[1]):
        while read(flags, kind, thread) != value:
            looks -= 1
            if looks < 0:
                return False
    return True
