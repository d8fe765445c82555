# SPDX-License-Identifier: MIT
"""Python values as kernel arguments. Arrays are not copied: their memory is the kernel's buffer."""
from __future__ import annotations

import ctypes
import dataclasses
import operator
import struct
from typing import Any

import numpy

from . import _library
from ._errors import Error

_FLOATS = {2: "<e", 4: "<f", 8: "<d"}


@dataclasses.dataclass(frozen=True)
class Strided:
    """See strided()."""
    array: Any


def strided(array: Any) -> Strided:
    """An array or tensor with gaps, for a kernel that gets its strides as arguments: all that it spans is its buffer."""
    return Strided(array)


@dataclasses.dataclass(frozen=True)
class WithPointers:
    """See with_pointers()."""
    value: ctypes.Structure
    pointers: dict[str, Any]


def with_pointers(value: ctypes.Structure, **pointers: Any) -> WithPointers:
    """A struct by value, some of whose fields are pointers: with_pointers(Shape(n=5), x=array)."""
    for name in pointers:
        if getattr(getattr(type(value), name, None), "size", None) != 8:
            raise Error(f"{type(value).__name__} has no field {name} of 8 bytes")
    return WithPointers(value, pointers)


@dataclasses.dataclass(frozen=True)
class _Span:
    """An array's memory on the host."""
    address: int  #: of its first element
    first: int
    size: int
    contiguous: bool
    writable: bool
    said: str  #: for errors

    @staticmethod
    def of(address: int, shape: tuple[int, ...], strides: tuple[int, ...], item: int, writable: bool, said: str) -> _Span:
        """`strides` and `item` are in bytes."""
        if 0 in shape:
            return _Span(address, address, 0, True, writable, said)
        reach = [(n - 1) * s for n, s in zip(shape, strides, strict=True)]
        dense, expected = True, item
        for n, s in zip(reversed(shape), reversed(strides), strict=True):
            dense = dense and (n == 1 or s == expected)
            expected *= n
        first = address + sum(r for r in reach if r < 0)
        return _Span(address, first, address + sum(r for r in reach if r > 0) + item - first, dense, writable, said)


def _is_tensor(value: Any) -> bool:
    return hasattr(value, "data_ptr") and hasattr(value, "element_size")


def _span_of_tensor(tensor: Any) -> _Span:
    said = f"a tensor of shape {tuple(tensor.shape)}"
    if tensor.device.type != "cpu":
        raise Error(f"is {said} on {tensor.device}; the simulator works on CPU tensors: tensor.cpu()")
    if str(tensor.layout) != "torch.strided":
        raise Error(f"is {said} with the layout {tensor.layout}; a strided one is needed")
    if tensor.is_conj() or tensor.is_neg():
        raise Error(f"is {said}, a lazy conjugate or negation: tensor.resolve_conj().resolve_neg()")
    item = tensor.element_size()
    strides = tuple(s * item for s in tensor.stride())
    return _Span.of(tensor.data_ptr(), tuple(tensor.shape), strides, item, True, said)


def _span_of_array(array: numpy.ndarray) -> _Span:
    said = f"an array of shape {array.shape}"
    if array.dtype.hasobject:
        raise Error(f"is {said} that holds Python objects")
    if not array.dtype.isnative:
        raise Error(f"is {said} in the byte order of another machine: array.astype(array.dtype.newbyteorder('='))")
    return _Span.of(array.ctypes.data, array.shape, array.strides, array.itemsize, array.flags.writeable, said)


def _span(value: Any) -> _Span | None:
    """None for what is no array."""
    if isinstance(value, numpy.ndarray):
        return _span_of_array(value)
    if _is_tensor(value):
        return _span_of_tensor(value)
    if hasattr(value, "__array_interface__") and not isinstance(value, numpy.generic):
        return _span_of_array(numpy.asarray(value))
    if hasattr(value, "__dlpack__") and not isinstance(value, numpy.generic):
        return _span_of_array(numpy.from_dlpack(value))
    return None


def _integer(value: int, size: int) -> bytes:
    bits = 8 * size
    if size == 0:
        raise Error("is an int; the kernel's metadata does not say its size: give a numpy scalar")
    if size not in (1, 2, 4, 8):
        raise Error(f"is an integer; the kernel takes {size} bytes: give bytes, a numpy scalar or a ctypes.Structure")
    if not -(1 << bits - 1) <= value < 1 << bits:
        raise Error(f"is {value}, which {bits} bits cannot hold")
    return (value & (1 << bits) - 1).to_bytes(size, "little")


def _float(value: float, size: int) -> bytes:
    if size == 0:
        raise Error("is a float; the kernel's metadata does not say its size: give a numpy scalar")
    if size not in _FLOATS:
        raise Error(f"is a float; the kernel takes {size} bytes")
    try:
        return struct.pack(_FLOATS[size], value)
    except OverflowError:
        raise Error(f"is {value}, which a float of {8 * size} bits cannot hold") from None


def _bytes(value: Any, size: int) -> bytes | None:
    """A value argument's bytes; None for what is no value."""
    if isinstance(value, numpy.generic):
        return value.tobytes()
    if isinstance(value, (ctypes.Structure, ctypes.Union, ctypes.Array, ctypes._SimpleCData)):
        return bytes(value)
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    if isinstance(value, float):
        return _float(value, size)
    if hasattr(value, "shape"):
        return ctypes.string_at(span.address, span.size) if value.shape == () and (span := _span(value)) else None
    if hasattr(value, "__index__"):
        return _integer(operator.index(value), size)
    return None


def _pointer(value: Any) -> _library.Argument | None:
    whole = isinstance(value, Strided)
    span = _span(value.array if whole else value)
    if span is None:
        if whole:
            raise Error(f"is strided() of {type(value.array).__name__}, which is no array")
        return None
    if not span.contiguous and not whole:
        raise Error(f"is {span.said} that is not contiguous: pass a contiguous copy, or kiln_sim.strided(array) if the "
                    "kernel takes its strides")
    if span.size == 0 and span.address == 0:
        return _library.Argument(form=_library.NULL)
    if span.address == 0:
        raise Error(f"is {span.said} without memory")
    return _library.Argument(_library.POINTER, span.writable, span.address, span.first, span.size, 0)


def _fields(value: WithPointers) -> list[_library.Argument]:
    out = []
    for name, array in value.pointers.items():
        try:
            pointer = None if array is None else _pointer(array)
        except Error as e:
            raise Error(f"has a field {name}, which {e}") from None
        if pointer is None and array is not None:
            raise Error(f"has a field {name}, which is a {type(array).__name__}; an array, a CPU tensor or None is needed")
        if pointer is not None and pointer.form == _library.POINTER:
            pointer.form, pointer.at = _library.FIELD, getattr(type(value.value), name).offset
            out.append(pointer)
    return out


def arguments_of(kind: str, size: int, value: Any) -> tuple[list[_library.Argument], object]:
    """The argument and the pointers in it, and what must live as long. `kind` and `size` are the kernel's; 0: unknown."""
    if isinstance(value, WithPointers):
        argument, kept = _argument_of(kind, size, value.value)
        return [argument, *_fields(value)], (kept, value)
    argument, kept = _argument_of(kind, size, value)
    return [argument], kept


def _argument_of(kind: str, size: int, value: Any) -> tuple[_library.Argument, object]:
    if value is None:
        if size not in (0, 8):
            raise Error(f"is None; the kernel takes a value of {size} bytes")
        return _library.Argument(form=_library.NULL), None
    is_pointer = kind == "global_buffer"
    if not is_pointer:
        data = _bytes(value, size)
        if data is not None:
            if size not in (0, len(data)):
                raise Error(f"is a {type(value).__name__} of {len(data)} bytes; the kernel takes {size} bytes")
            kept = ctypes.create_string_buffer(data, len(data))
            address = ctypes.addressof(kept)
            return _library.Argument(_library.BYTES, 0, address, address, len(data), 0), kept
    pointer = _pointer(value)
    if pointer is None:
        wanted = "a pointer: an array, a CPU tensor or None" if is_pointer else f"a value of {size} bytes"
        raise Error(f"is a {type(value).__name__}; the kernel takes {wanted}")
    if size not in (0, 8):
        raise Error(f"is an array; the kernel takes a value of {size} bytes")
    return pointer, value
