# SPDX-License-Identifier: MIT
"""The values of a Triton launch as a kernel's arguments. Source: make_launcher() of Triton 3.6's AMD backend."""
from __future__ import annotations

import operator
import re
import struct
from collections.abc import Iterator, Sequence
from typing import Any

from ._arguments import Strided, strided
from ._errors import Error

_INTEGERS = {"i1": "<b", "i8": "<b", "i16": "<h", "i32": "<i", "i64": "<q",
             "u1": "<B", "u8": "<B", "u16": "<H", "u32": "<I", "u64": "<Q"}
_FLOATS = {"fp16": "<e", "fp32": "<f", "f32": "<f", "fp64": "<d"}


def _descriptor(ty: str, value: Any) -> Iterator[tuple[str, Any]]:
    """A tensor descriptor without a hardware one: its fields, then shape and strides again."""
    element = re.match(r"tensordesc<([^[>]*)\[", ty)
    if element is None:
        raise Error(f"has the type {ty}, which is not supported")
    yield f"*{element[1]}", value.base
    for n in (*value.shape, *value.strides):
        yield "i64", n
    yield "i1", value.padding == "nan"
    for n in value.shape:
        yield "i32", n
    for n in value.strides:
        yield "i64", n


def _flat(ty: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """Types and values of the kernel's arguments: constexprs are none, a tuple is one for each of its values."""
    if isinstance(ty, tuple):
        for inner, v in zip(ty, value, strict=True):
            yield from _flat(inner, v)
    elif ty.startswith("tensordesc"):
        yield from _descriptor(ty, value)
    elif ty != "constexpr":
        yield ty, value


def _number(ty: str, value: Any) -> bytes:
    if ty == "bf16":
        return struct.pack("<f", value)[2:]  # cut off, as Triton's launcher does
    if ty in _FLOATS:
        return struct.pack(_FLOATS[ty], value)
    if ty in _INTEGERS:
        return struct.pack(_INTEGERS[ty], operator.index(value))
    raise Error(f"has the type {ty}, which is not supported")


def _converted(ty: str, value: Any) -> bytes | Strided | None:
    if not ty.startswith("*"):
        try:
            return _number(ty, value)
        except (struct.error, OverflowError, TypeError) as e:
            raise Error(f"is {value!r}, which is no {ty}: {e}") from None
    if value is None:
        return None
    value = value.base if type(value).__name__ == "TensorWrapper" else value  # triton.reinterpret(): the same memory
    if not hasattr(value, "data_ptr"):
        raise Error(f"is {value!r}; a pointer takes a CPU tensor or None, not an address")
    return strided(value)


def kernel_arguments(kernel: str, types: Sequence[Any], values: Sequence[Any]) -> tuple[Any, ...]:
    """As Kernel.launch() takes them; `types` are those of Triton's signature."""
    if len(types) != len(values):
        raise Error(f"{kernel} takes {len(types)} arguments, constexprs included; {len(values)} are given")
    out = []
    for i, (ty, value) in enumerate(zip(types, values, strict=True)):
        try:
            out += [_converted(*argument) for argument in _flat(ty, value)]
        except Error as e:
            raise Error(f"{kernel}: argument {i} {e}") from None
    return tuple(out)
