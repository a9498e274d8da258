"""Arrays on a device for PyTorch, JAX and others, without a copy.

numba-cuda's arrays have ``__cuda_array_interface__`` but no DLPack, which JAX asks for.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

__all__ = ["Shared"]

CUDA = 2  # DLPack's number for a CUDA device
CODES = {"i": 0, "u": 1, "f": 2}


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_lent: dict[int, Any] = {}  # what consumers still hold, by the address of its description
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
NAME = b"dltensor"


@_Deleter
def _give_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


class Shared:
    """A device array as others read it: the same memory, kept alive as long as they hold it."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape, self.dtype = tuple(array.shape), np.dtype(array.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.array.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        """Where the memory is."""
        return CUDA, 0

    def __dlpack__(self, **_: Any) -> Any:
        """A capsule that describes the memory."""
        described = self.__cuda_array_interface__
        shape, itemsize = described["shape"], self.dtype.itemsize
        strides = self.array.strides
        sizes = (ctypes.c_int64 * len(shape))(*shape)
        steps = (ctypes.c_int64 * len(shape))(*(step // itemsize for step in strides))
        kind = _Type(CODES[self.dtype.kind], 8 * itemsize, 1)
        managed = _Managed(
            _Tensor(described["data"][0], _Device(CUDA, 0), len(shape), kind, sizes, steps, 0),
            None,
            _give_back,
        )
        where = ctypes.addressof(managed)
        _lent[where] = (managed, sizes, steps, self.array)
        return _new_capsule(where, NAME, None)

    def numpy(self) -> Any:
        """A copy on the host."""
        return self.array.copy_to_host()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.asarray(self.numpy(), dtype)
