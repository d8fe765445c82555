# SPDX-License-Identifier: MIT
"""The library's C interface (src/library.hpp) by ctypes, which gives up Python's lock while a kernel runs."""
from __future__ import annotations

import ctypes
import pathlib

from ._errors import Error

BYTES, POINTER, NULL, FIELD = range(4)


class Argument(ctypes.Structure):
    """kiln_sim_argument."""
    _fields_ = [("form", ctypes.c_int32), ("writable", ctypes.c_int32), ("address", ctypes.c_uint64),
                ("first", ctypes.c_uint64), ("size", ctypes.c_uint64), ("at", ctypes.c_uint64)]


_error = ctypes.POINTER(ctypes.c_void_p)
_functions = {
    "load": [ctypes.c_char_p, ctypes.c_uint64, ctypes.c_char_p, ctypes.c_char_p, _error],
    "describe": [ctypes.c_void_p, _error],
    "listing": [ctypes.c_void_p, ctypes.c_uint32, _error],
    "launch": [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_char_p, ctypes.POINTER(Argument), ctypes.c_uint32, _error],
    "device": [ctypes.c_char_p, _error],
}
_functions["estimate"] = _functions["launch"]
_library = ctypes.CDLL(str(pathlib.Path(__file__).with_name("libkiln_sim.so")))
for _name, _types in _functions.items():
    _function = getattr(_library, f"kiln_sim_{_name}")
    _function.argtypes, _function.restype = _types, ctypes.c_void_p
_library.kiln_sim_close.argtypes = _library.kiln_sim_free.argtypes = [ctypes.c_void_p]
_library.kiln_sim_close.restype = _library.kiln_sim_free.restype = None

close = _library.kiln_sim_close


def _take(text: int) -> str:
    """The text, which the library no longer needs."""
    try:
        return ctypes.string_at(text).decode(errors="replace")
    finally:
        _library.kiln_sim_free(text)


def _call(name: str, *arguments: object) -> int:
    error = ctypes.c_void_p()
    result: int | None = getattr(_library, f"kiln_sim_{name}")(*arguments, ctypes.byref(error))
    if error.value:
        raise Error(_take(error.value))
    if not result:
        raise MemoryError
    return result


def load(data: bytes, name: str, target: str) -> int:
    """A handle, for close()."""
    return _call("load", data, len(data), name.encode(errors="replace"), target.encode())


def describe(handle: int) -> str:
    """Target and kernels as JSON."""
    return _take(_call("describe", handle))


def listing(handle: int, kernel: int) -> str:
    """A kernel's instructions."""
    return _take(_call("listing", handle, kernel))


def launch(handle: int, kernel: int, options: str, arguments: list[Argument]) -> str:
    """Reports and counters as JSON."""
    return _take(_call("launch", handle, kernel, options.encode(), (Argument * len(arguments))(*arguments),
                       len(arguments)))


def estimate(handle: int, kernel: int, options: str, arguments: list[Argument]) -> str:
    """The prediction of a launch as JSON."""
    return _take(_call("estimate", handle, kernel, options.encode(), (Argument * len(arguments))(*arguments),
                       len(arguments)))


def device(name: str) -> str:
    """A board's properties as JSON."""
    return _take(_call("device", name.encode(errors="replace")))
