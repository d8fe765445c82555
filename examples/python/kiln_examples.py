# SPDX-License-Identifier: MIT
"""libkiln_examples by ctypes: sorts and matrix-vector products on a GPU, or in Kiln's simulator on numpy arrays.

Needs Python's standard library and numpy alone. Nothing is compiled when a function is called: the kernels are in the
library.
"""
import ctypes
import os
import pathlib

import numpy

TYPES = {"float32": 0, "float16": 1, "bfloat16": 2, "int32": 3, "uint32": 4}


class Gemv(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("y", ctypes.c_void_p), ("a", ctypes.c_void_p), ("x", ctypes.c_void_p),
                ("bias", ctypes.c_void_p), ("rows", ctypes.c_int64), ("columns", ctypes.c_int64),
                ("batch", ctypes.c_int64)]


class Sort(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("out", ctypes.c_void_p), ("indices", ctypes.c_void_p),
                ("in_", ctypes.c_void_p), ("length", ctypes.c_int64), ("count", ctypes.c_int64),
                ("descending", ctypes.c_int32)]


def load(path=None):
    """The library: at `path`, where KILN_EXAMPLES_LIBRARY says, or in the build folder."""
    build = pathlib.Path(__file__).resolve().parents[2] / "build"
    found = path or os.environ.get("KILN_EXAMPLES_LIBRARY") or next(
        (str(p) for p in sorted(build.glob("*/examples/library/libkiln_examples.so"))), None)
    if found is None:
        raise OSError(f"no libkiln_examples.so below {build}; build it, or name it in KILN_EXAMPLES_LIBRARY")
    library = ctypes.CDLL(found)
    library.kiln_last_error.restype = ctypes.c_char_p
    for name, request in (("gemv", Gemv), ("sort", Sort)):
        getattr(library, f"kiln_{name}_launch").argtypes = [ctypes.POINTER(request), ctypes.c_void_p]
        getattr(library, f"kiln_{name}_simulate").argtypes = [ctypes.POINTER(request), ctypes.c_char_p]
    return library


class Hip:
    """The few calls of the HIP runtime that moving arrays takes."""

    def __init__(self):
        self.runtime = ctypes.CDLL("libamdhip64.so")
        self.runtime.hipGetErrorString.restype = ctypes.c_char_p

    def check(self, error):
        if error:
            raise RuntimeError(f"HIP: {self.runtime.hipGetErrorString(error).decode()}")

    def upload(self, array):
        pointer = ctypes.c_void_p()
        self.check(self.runtime.hipMalloc(ctypes.byref(pointer), ctypes.c_size_t(array.nbytes)))
        self.check(self.runtime.hipMemcpy(pointer, array.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(array.nbytes), 1))
        return pointer

    def download(self, pointer, array):
        self.check(self.runtime.hipMemcpy(array.ctypes.data_as(ctypes.c_void_p), pointer, ctypes.c_size_t(array.nbytes), 2))
        self.check(self.runtime.hipFree(pointer))


class Kernels:
    """The library's functions on numpy arrays. `target` is the architecture to simulate; on a GPU it is not asked."""

    def __init__(self, library=None, target="gfx942"):
        self.library = library or load()
        self.target = target.encode()
        self.on_gpu = self.library.kiln_device_count() > 0
        self.hip = Hip() if self.on_gpu else None

    def sort(self, array, descending=False, indices=False):
        """Rows of `array` (..., length), sorted; with `indices` also where each element came from (int32)."""
        if numpy.ndim(array) == 0:
            raise ValueError("sort: the array has no dimension to sort")
        array = self._array(array, ("float32", "float16", "int32", "uint32"))
        out = numpy.empty_like(array)
        index = numpy.empty(array.shape, numpy.int32) if indices else None
        if array.size:
            length = array.shape[-1]
            request = Sort(TYPES[array.dtype.name], None, None, None, length, array.size // length, int(descending))
            self._run("sort", request, {"in_": array}, {"out": out, "indices": index})
        return (out, index) if indices else out

    def gemv(self, a, x, bias=None):
        """a (rows, columns) times each row of x (..., columns), plus bias (rows): (..., rows)."""
        a, x = self._array(a, ("float32", "float16")), self._array(x, ("float32", "float16"))
        if a.dtype != x.dtype:
            raise TypeError(f"gemv: a is {a.dtype}, x is {x.dtype}; they must be the same")
        if a.ndim != 2 or x.ndim == 0 or x.shape[-1] != a.shape[1]:
            raise ValueError(f"gemv: a is {a.shape}, x is {x.shape}; the last dimensions must agree")
        if bias is not None:
            bias = self._array(bias, (a.dtype.name,))
            if bias.shape != (a.shape[0],):
                raise ValueError(f"gemv: bias is {bias.shape}; ({a.shape[0]},) is needed")
        y = numpy.empty((*x.shape[:-1], a.shape[0]), a.dtype)
        if y.size:
            request = Gemv(TYPES[a.dtype.name], None, None, None, None, *a.shape, x.size // a.shape[1])
            self._run("gemv", request, {"a": a, "x": x, "bias": bias}, {"y": y})
        return y

    @staticmethod
    def _array(array, types):
        array = numpy.asarray(array)
        if array.dtype.name not in types:
            raise TypeError(f"elements are {array.dtype}; {', '.join(types)} are supported")
        return numpy.ascontiguousarray(array)

    def _run(self, name, request, inputs, outputs):
        arrays = {field: a for field, a in (inputs | outputs).items() if a is not None}
        if not self.on_gpu:
            for field, array in arrays.items():
                setattr(request, field, array.ctypes.data)
            self._check(getattr(self.library, f"kiln_{name}_simulate")(ctypes.byref(request), self.target))
            return
        pointers = {field: self.hip.upload(array) for field, array in arrays.items()}
        for field, pointer in pointers.items():
            setattr(request, field, pointer)
        self._check(getattr(self.library, f"kiln_{name}_launch")(ctypes.byref(request), None))
        for field, pointer in pointers.items():
            self.hip.download(pointer, arrays[field])

    def _check(self, outcome):
        if outcome:
            raise RuntimeError(self.library.kiln_last_error().decode())
