# SPDX-License-Identifier: MIT
"""libkiln_examples by ctypes: sorts, matrix-vector products, attention and norms on a GPU, or in Kiln's simulator on numpy
arrays.

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


class Rows(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("batch", ctypes.c_int64), ("head", ctypes.c_int64), ("row", ctypes.c_int64)]


class Attention(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("head", ctypes.c_int32), ("batch", ctypes.c_int64), ("heads", ctypes.c_int64),
                ("kv_heads", ctypes.c_int64), ("queries", ctypes.c_int64), ("keys", ctypes.c_int64), ("o", Rows), ("q", Rows),
                ("k", Rows), ("v", Rows), ("lse", ctypes.c_void_p), ("left", ctypes.c_int64), ("right", ctypes.c_int64),
                ("scale", ctypes.c_double)]


class Gradients(ctypes.Structure):
    _fields_ = [("of", Attention), ("d_o", Rows), ("d_q", Rows), ("d_k", Rows), ("d_v", Rows), ("delta", ctypes.c_void_p)]


class PagedAttention(ctypes.Structure):
    _fields_ = [("of", Attention), ("lengths", ctypes.c_void_p), ("block_table", ctypes.c_void_p), ("table_row", ctypes.c_int64),
                ("page", ctypes.c_int64), ("pages", ctypes.c_int64)]


class Heads(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("token", ctypes.c_int64), ("head", ctypes.c_int64)]


class ReshapeAndCache(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("head", ctypes.c_int32), ("tokens", ctypes.c_int64), ("heads", ctypes.c_int64),
                ("page", ctypes.c_int64), ("pages", ctypes.c_int64), ("key_cache", Rows), ("value_cache", Rows), ("key", Heads),
                ("value", Heads), ("slots", ctypes.c_void_p)]


class Norm(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("kind", ctypes.c_int32), ("y", ctypes.c_void_p), ("sum", ctypes.c_void_p),
                ("x", ctypes.c_void_p), ("residual", ctypes.c_void_p), ("weight", ctypes.c_void_p), ("bias", ctypes.c_void_p),
                ("mean", ctypes.c_void_p), ("factor", ctypes.c_void_p), ("rows", ctypes.c_int64), ("columns", ctypes.c_int64),
                ("epsilon", ctypes.c_double)]


class NormGradients(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("kind", ctypes.c_int32), ("d_x", ctypes.c_void_p), ("d_weight", ctypes.c_void_p),
                ("d_bias", ctypes.c_void_p), ("d_y", ctypes.c_void_p), ("d_sum", ctypes.c_void_p), ("s", ctypes.c_void_p),
                ("weight", ctypes.c_void_p), ("mean", ctypes.c_void_p), ("factor", ctypes.c_void_p), ("parts", ctypes.c_void_p),
                ("rows", ctypes.c_int64), ("columns", ctypes.c_int64)]


class Rotary(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("rotated", ctypes.c_int32), ("has_neighbours", ctypes.c_int32),
                ("is_inverse", ctypes.c_int32), ("tokens", ctypes.c_int64), ("q_heads", ctypes.c_int64),
                ("k_heads", ctypes.c_int64), ("q_out", Heads), ("k_out", Heads), ("q", Heads), ("k", Heads),
                ("positions", ctypes.c_void_p), ("cache", ctypes.c_void_p), ("cache_rows", ctypes.c_int64)]


def load(path=None):
    """The library: at `path`, where KILN_EXAMPLES_LIBRARY says, or in the build folder."""
    build = pathlib.Path(__file__).resolve().parents[2] / "build"
    found = path or os.environ.get("KILN_EXAMPLES_LIBRARY") or next(
        (str(p) for p in sorted(build.glob("*/examples/library/libkiln_examples.so"))), None)
    if found is None:
        raise OSError(f"no libkiln_examples.so below {build}; build it, or name it in KILN_EXAMPLES_LIBRARY")
    library = ctypes.CDLL(found)
    library.kiln_last_error.restype = ctypes.c_char_p
    library.kiln_norm_parts.restype = ctypes.c_int64
    library.kiln_norm_parts.argtypes = [ctypes.c_int64] * 2
    for name, request in (("gemv", Gemv), ("sort", Sort), ("attention", Attention), ("reshape_and_cache", ReshapeAndCache),
                          ("norm", Norm), ("norm_gradients", NormGradients), ("rotary", Rotary)):
        getattr(library, f"kiln_{name}_launch").argtypes = [ctypes.POINTER(request), ctypes.c_void_p]
        getattr(library, f"kiln_{name}_simulate").argtypes = [ctypes.POINTER(request), ctypes.c_char_p]
    for name, request in (("attention_gradients", Gradients), ("paged_attention", PagedAttention)):
        pointer, size = ctypes.POINTER(request), getattr(library, f"kiln_{name}_workspace_bytes")
        getattr(library, f"kiln_{name}_launch").argtypes = [pointer, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p]
        getattr(library, f"kiln_{name}_simulate").argtypes = [pointer, ctypes.c_char_p]
        size.argtypes, size.restype = [pointer], ctypes.c_int64
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

    def attention(self, q, k, v, left=-1, right=-1, d_o=None):
        """softmax(q k^T / sqrt(head)) v of float16 arrays (batch, heads, length, head); k and v may have fewer heads. A query
        sees keys from `left` before it to `right` after it, below 0: all. The result and the logarithms of the sums; with its
        gradient d_o also those of q, k and v."""
        q, k, v = (self._array(x, ("float16",)) for x in (q, k, v))
        of = Attention(TYPES["float16"], q.shape[3], q.shape[0], q.shape[1], k.shape[1], q.shape[2], k.shape[2],
                       left=left, right=right, scale=q.shape[3]**-0.5)
        o, lse = numpy.empty_like(q), numpy.empty(q.shape[:3], numpy.float32)
        for name, array in {"o": o, "q": q, "k": k, "v": v}.items():
            self._rows(of, name, array)
        self._run("attention", of, {"q.data": q, "k.data": k, "v.data": v}, {"o.data": o, "lse": lse})
        if d_o is None:
            return o, lse
        request, d_o, results = Gradients(of), self._array(d_o, ("float16",)), [numpy.empty_like(x) for x in (q, k, v)]
        for name, array in zip(("d_o", "d_q", "d_k", "d_v"), (d_o, *results)):
            self._rows(request, name, array)
        self._run("attention_gradients", request,
                  {"of.q.data": q, "of.k.data": k, "of.v.data": v, "of.o.data": o, "of.lse": lse, "d_o.data": d_o},
                  {"d_q.data": results[0], "d_k.data": results[1], "d_v.data": results[2], "delta": numpy.empty_like(lse)})
        return o, lse, *results

    def reshape_and_cache(self, key, value, key_cache, value_cache, slots):
        """key and value (tokens, heads, head) of float16 into caches (pages, page, heads, head): token t at slots[t] = page
        number * page + row, where that is not negative."""
        key, value, slots = self._array(key, ("float16",)), self._array(value, ("float16",)), self._array(slots, ("int64",))
        tokens, heads, head = key.shape
        request = ReshapeAndCache(TYPES["float16"], head, tokens, heads, key_cache.shape[1], key_cache.shape[0])
        for name in ("key", "value"):
            setattr(request, name, Heads(None, heads * head, head))
            setattr(request, f"{name}_cache", self._pages(key_cache))
        self._run("reshape_and_cache", request, {"key.data": key, "value.data": value, "slots": slots},
                  {"key_cache.data": key_cache, "value_cache.data": value_cache})

    def paged_attention(self, q, key_cache, value_cache, block_table, lengths, left=-1, right=-1):
        """attention() of q to the first lengths[i] keys in the pages of block_table[i], both int32."""
        q, table, lengths = self._array(q, ("float16",)), self._array(block_table, ("int32",)), self._array(lengths, ("int32",))
        batch, heads, queries, head = q.shape
        pages, page, kv_heads, _ = key_cache.shape
        of = Attention(TYPES["float16"], head, batch, heads, kv_heads, queries, table.shape[1] * page, left=left, right=right,
                       scale=head**-0.5)
        o, lse = numpy.empty_like(q), numpy.empty(q.shape[:3], numpy.float32)
        for name, array in {"o": o, "q": q}.items():
            self._rows(of, name, array)
        of.k = of.v = self._pages(key_cache)
        self._run("paged_attention", PagedAttention(of, None, None, table.shape[1], page, pages),
                  {"of.q.data": q, "of.k.data": key_cache, "of.v.data": value_cache, "block_table": table, "lengths": lengths},
                  {"of.o.data": o, "of.lse": lse})
        return o, lse

    def rmsnorm(self, x, weight, epsilon, d_y):
        """RMSNorm of rows of float16, and the gradients of x and of the weight."""
        x, weight, d_y = (self._array(a, ("float16",)) for a in (x, weight, d_y))
        y, d_x, d_weight, factor = *(numpy.empty_like(a) for a in (x, x, weight)), numpy.empty(len(x), numpy.float32)
        request = Norm(TYPES["float16"], 0, rows=len(x), columns=len(weight), epsilon=epsilon)
        self._run("norm", request, {"x": x, "weight": weight}, {"y": y, "factor": factor})
        request = NormGradients(TYPES["float16"], 0, rows=len(x), columns=len(weight))
        parts = numpy.empty(self.library.kiln_norm_parts(*x.shape), numpy.float32)
        self._run("norm_gradients", request, {"d_y": d_y, "s": x, "weight": weight, "factor": factor},
                  {"d_x": d_x, "d_weight": d_weight, "parts": parts})
        return y, d_x, d_weight

    def rotary(self, q, k, positions, cache):
        """q and k (tokens, heads, head) of float16, halves of their heads rotated by the angles of cache[positions]."""
        q, k, cache = self._array(q, ("float16",)), self._array(k, ("float16",)), self._array(cache, ("float32",))
        of_q, of_k = (Heads(None, a.shape[1] * a.shape[2], a.shape[2]) for a in (q, k))
        request = Rotary(TYPES["float16"], cache.shape[1], 0, 0, len(q), q.shape[1], k.shape[1], of_q, of_k, of_q, of_k,
                         cache_rows=len(cache))
        out = numpy.empty_like(q), numpy.empty_like(k)
        self._run("rotary", request,
                  {"q.data": q, "k.data": k, "positions": self._array(positions, ("int64",)), "cache": cache},
                  {"q_out.data": out[0], "k_out.data": out[1]})
        return out

    @staticmethod
    def _rows(request, name, array):
        _, heads, length, head = array.shape
        setattr(request, name, Rows(None, heads * length * head, length * head, head))

    @staticmethod
    def _pages(cache):
        _, page, heads, head = cache.shape
        return Rows(None, page * heads * head, head, heads * head)

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
                self._set(request, field, array.ctypes.data)
            self._check(getattr(self.library, f"kiln_{name}_simulate")(ctypes.byref(request), self.target))
            return
        pointers = {field: self.hip.upload(array) for field, array in arrays.items()}
        for field, pointer in pointers.items():
            self._set(request, field, pointer)
        launch, request = getattr(self.library, f"kiln_{name}_launch"), ctypes.byref(request)
        size_of_workspace = getattr(self.library, f"kiln_{name}_workspace_bytes", None)
        if size_of_workspace is None:
            self._check(launch(request, None))
        else:
            size = size_of_workspace(request)
            self._check(size < 0)
            workspace = numpy.empty(size, numpy.uint8)
            pointer = self.hip.upload(workspace)
            self._check(launch(request, pointer, size, None))
            self.hip.download(pointer, workspace)
        for field, pointer in pointers.items():
            self.hip.download(pointer, arrays[field])

    @staticmethod
    def _set(request, field, pointer):
        """A field of a request, or of a part of it: "q.data"."""
        *parts, last = field.split(".")
        for part in parts:
            request = getattr(request, part)
        setattr(request, last, pointer)

    def _check(self, outcome):
        if outcome:
            raise RuntimeError(self.library.kiln_last_error().decode())
