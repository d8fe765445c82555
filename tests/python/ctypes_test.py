# SPDX-License-Identifier: MIT
"""libkiln_examples through ctypes and numpy."""
import ctypes

import ctypes_norms
import numpy
import pytest

import kiln_examples

TARGETS = ("gfx90a", "gfx942", "gfx950")


@pytest.fixture(scope="module")
def kernels():
    return kiln_examples.Kernels()


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("dtype", ("float32", "float16", "int32", "uint32"))
def test_sort_agrees_with_numpy(target, dtype):
    data = numpy.random.default_rng(2).integers(0, 50, (3, 2, 77)).astype(dtype)
    values, indices = kiln_examples.Kernels(target=target).sort(data, indices=True)
    assert numpy.array_equal(values, numpy.sort(data, axis=-1))
    assert numpy.array_equal(indices, numpy.argsort(data, axis=-1, kind="stable"))


def test_sort_orders_nan_last(kernels):
    data = numpy.float32([[numpy.nan, 1, -numpy.inf, -0.0, 0.0, numpy.inf]])
    out = kernels.sort(data)
    assert str(out[0].tolist()) == "[-inf, -0.0, 0.0, 1.0, inf, nan]"


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("dtype, tolerance", (("float32", 1e-5), ("float16", 2e-2)))
def test_gemv_agrees_with_numpy(target, dtype, tolerance):
    random = numpy.random.default_rng(3)
    a, x, bias = (random.standard_normal(s).astype(dtype) for s in ((40, 333), (5, 333), (40,)))
    y = kiln_examples.Kernels(target=target).gemv(a, x, bias)
    expected = x.astype("float64") @ a.astype("float64").T + bias
    assert y.dtype == a.dtype
    assert numpy.abs(y - expected).max() <= tolerance * numpy.abs(expected).max()


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("columns", (1, 7, 12, 100, 8192, 8193, 8200, 20000))
def test_norms_of_rows_of_any_length(target, columns):
    random = numpy.random.default_rng(4)
    x, d_y, weight = (random.standard_normal(s).astype("f2") for s in ((6, columns), (6, columns), (columns,)))
    ours = kiln_examples.Kernels(target=target).rmsnorm(x, weight, 1e-5, d_y)
    for our, exact in zip(ours, ctypes_norms.rmsnorm(x, weight, d_y)):
        assert numpy.abs(our - exact).max() <= 1e-3 * max(numpy.abs(exact).max(), 1e-2)


def test_empty_arrays(kernels):
    assert kernels.sort(numpy.empty((0, 8), numpy.float32)).shape == (0, 8)


@pytest.mark.parametrize("call, error, says", (
    (lambda k: k.sort(numpy.float64([[1.0]])), TypeError, "elements are float64; float32, float16, int32, uint32 are"),
    (lambda k: k.sort(numpy.zeros((2, 1025), numpy.int32)), RuntimeError, "sort: arrays of 1025; 1 to 1024 are supported"),
    (lambda k: k.sort(numpy.float32(1)), ValueError, "no dimension"),
    (lambda k: k.gemv(numpy.zeros((2, 3), "f4"), numpy.zeros(4, "f4")), ValueError, r"a is (2, 3), x is (4,)"),
    (lambda k: k.gemv(numpy.zeros((2, 3), "f4"), numpy.zeros(3, "f2")), TypeError, "a is float32, x is float16"),
    (lambda k: k.gemv(numpy.zeros((2, 3), "f4"), numpy.zeros(3, "f4"), numpy.zeros(3, "f4")), ValueError, "bias is (3,)"),
    (lambda k: kiln_examples.Kernels(target="gfx1100").sort(numpy.float32([1])), RuntimeError, "target gfx1100"),
))
def test_errors(kernels, call, error, says):
    with pytest.raises(error) as raised:
        call(kernels)
    assert says in str(raised.value)


HALVES = numpy.zeros((2, 1, 64), "f2")
CACHE = numpy.zeros((3, 16, 1, 64), "f2")


def store(k, key=HALVES, cache=CACHE, slots=(0, 1)):
    k.reshape_and_cache(key, key, cache, cache.copy(), slots=numpy.int64(slots))


def attend(k, q=HALVES[None], cache=CACHE, table=((2, 0),), lengths=(20,)):
    return k.paged_attention(q.transpose(0, 2, 1, 3), cache, cache, numpy.int32(table), numpy.int32(lengths))


@pytest.mark.parametrize("call, says", (
    (lambda k: store(k, slots=(0, 48)), "slot 48 of token 1 is beyond the cache of 3 pages of 16"),
    (lambda k: store(k, cache=numpy.zeros((1, 24, 1, 64), "f2")), "pages of 24 keys; a power of 2 from 16 on is supported"),
    (lambda k: store(k, HALVES[..., :32], CACHE[..., :32]),
     "heads of 32; 64 and 128 are prebuilt, others need reshape_and_cache<T, 32>"),
    (lambda k: attend(k, cache=numpy.zeros((1, 24, 1, 64), "f2")), "pages of 24 keys"),
    (lambda k: attend(k, table=((3, 0),)), "entry 0 of sequence 0 in block_table is page 3; there are 3 pages"),
    (lambda k: attend(k, lengths=(33,)), "sequence 0 has 33 keys; 0 to 32 are possible"),
    (lambda k: attend(k, HALVES[None, ..., :32], CACHE[..., :32]),
     "need attention_forward<T, form> with .head = 32 and .has_pages"),
))
def test_mistakes_with_pages(kernels, call, says):
    assert attend(kernels)[0].shape == (1, 1, 2, 64) and store(kernels) is None
    with pytest.raises(RuntimeError) as raised:
        call(kernels)
    assert says in str(raised.value)


def requests():
    """Right requests, by the memory of HALVES and CACHE."""
    rows, pages = kiln_examples.Rows(HALVES.ctypes.data, 0, 64, 64), kiln_examples.Rows(CACHE.ctypes.data, 1024, 64, 64)
    heads = kiln_examples.Heads(HALVES.ctypes.data, 64, 64)
    words, sums, result = numpy.arange(2), numpy.zeros(4, "f4"), numpy.zeros_like(HALVES)
    of_keys = numpy.zeros((2, 32, 64), "f2")
    d_k, d_v = (kiln_examples.Rows(x.ctypes.data, 0, 64, 64) for x in of_keys)
    of = kiln_examples.Attention(1, 64, 1, 1, 1, 2, 32, kiln_examples.Rows(result.ctypes.data, 0, 64, 64), rows, pages, pages,
                                 sums.ctypes.data, -1, -1, 0.125)
    return {
        "attention_gradients": kiln_examples.Gradients(of, rows, of.o, d_k, d_v, sums.ctypes.data + 8),
        "paged_attention": kiln_examples.PagedAttention(of, words.ctypes.data, words.ctypes.data, 2, 16, 3),
        "reshape_and_cache": kiln_examples.ReshapeAndCache(1, 64, 2, 1, 16, 3, pages, pages, heads, heads, words.ctypes.data)
    }, (words, sums, result, of_keys)


@pytest.mark.parametrize("name, field, value, says", (
    ("paged_attention", "of.type", 0, "elements of f16 and bf16 are supported"),
    ("paged_attention", "page", 0, "pages of 0 keys"),
    ("paged_attention", "pages", -1, "the number of pages is negative"),
    ("paged_attention", "table_row", 1, "a row of the table has fewer entries than the longest sequence has pages"),
    ("paged_attention", "block_table", None, "block_table is null"),
    ("paged_attention", "lengths", None, "need key_begins, the number of keys of each sequence"),
    ("paged_attention", "of.lse", None, "lse is null"),
    ("paged_attention", "of.k.batch", 1020, "no multiple of 8"),
    ("paged_attention", "of.q.data", HALVES.ctypes.data + 2, "no multiple of 16 bytes"),
    ("attention_gradients", "of.type", 0, "elements of f16 and bf16 are supported"),
    ("attention_gradients", "of.head", 32, "heads of 32; 64 and 128 are prebuilt"),
    ("attention_gradients", "of.lse", None, "gradients read the LSE that the forward pass has stored: it is null"),
    ("attention_gradients", "delta", None, "delta is null"),
    ("attention_gradients", "d_q.data", None, "a pointer is null"),
    ("attention_gradients", "d_o.data", HALVES.ctypes.data + 2, "no multiple of 16 bytes"),
    ("attention_gradients", "d_v.row", 60, "no multiple of 8"),
    ("attention_gradients", "d_k.row", 56, "rows of a result overlap"),
    ("attention_gradients", "of.keys", 65535 * 128 + 1, "gradients are of up to 65,535 blocks of 128 keys"),
    ("reshape_and_cache", "type", 0, "elements of f16 and bf16 are supported"),
    ("reshape_and_cache", "page", 1 << 32, "pages of 4294967296 keys"),
    ("reshape_and_cache", "tokens", 1 << 25, "the number of tokens is negative, or 2^25 or more"),
    ("reshape_and_cache", "heads", -1, "the number of heads is negative"),
    ("reshape_and_cache", "slots", None, "slots is null"),
    ("reshape_and_cache", "key.data", None, "a pointer to keys, values or a cache is null"),
    ("reshape_and_cache", "value_cache.data", CACHE.ctypes.data + 8, "no multiple of 16 bytes"),
    ("reshape_and_cache", "key_cache.row", 60, "a stride is negative or no multiple of 8"),
    ("reshape_and_cache", "value.head", -64, "a stride is negative"),
))
def test_requests_that_are_refused(kernels, name, field, value, says):
    of, _memory = requests()
    simulate = getattr(kernels.library, f"kiln_{name}_simulate")
    assert simulate(of[name], None) == 0, kernels.library.kiln_last_error()
    kernels._set(of[name], field, value)
    assert simulate(of[name], None) == -1
    assert says in kernels.library.kiln_last_error().decode()


def fields(*names):
    return [(n, ctypes.c_int32 if n in ("type", "function", "is_gated") else ctypes.c_int64 if n in ("rows", "columns") else
             ctypes.c_void_p) for n in names]


class Activation(ctypes.Structure):
    _fields_ = fields("type", "function", "is_gated", "y", "x", "rows", "columns")


class SiluGradient(ctypes.Structure):
    _fields_ = fields("type", "d_x", "d_y", "x", "rows", "columns")


class Softmax(ctypes.Structure):
    _fields_ = fields("type", "y", "x", "rows", "columns")


ROWS = {"norm": kiln_examples.Norm, "norm_gradients": kiln_examples.NormGradients, "activation": Activation,
        "silu_gradient": SiluGradient, "softmax": Softmax}


@pytest.mark.parametrize("columns", (5, 8))
@pytest.mark.parametrize("name, field, value, says", (
    *((name, field, 2, "a pointer is no multiple of 16 bytes") for name, of in ROWS.items()
      for field, kind in of._fields_ if kind is ctypes.c_void_p),
    *((name, "type", 0, "f16 and bf16 are prebuilt") for name in ROWS),
    *((name, "columns", 0, "rows of 0: a row has no columns") for name in ROWS),
    *((name, "columns", 1 << 31, "rows of 2147483648: a row has no columns, or more than 2^31 - 1") for name in ROWS),
    *((name, "columns", 1 << 30, "rows of 1073741824: the rows of a workgroup span 2 GiB or more") for name in ROWS),
    *((name, "rows", -1, "the number of rows is negative") for name in ROWS),
    *((name, "columns", 67_107_841, "rows of 67107841; 1 to 67107840 are supported") for name in ("activation", "silu_gradient")),
    ("norm_gradients", "columns", 1 << 21, "gradients of rows of 2097152; 1 to 2097151 are supported"),
    ("norm", "y", None, "y, x, weight or factor is null"),
    ("norm_gradients", "parts", None, "factor, mean or parts is null"),
    ("activation", "x", None, "y or x is null"),
))
def test_requests_that_rows_refuse(kernels, columns, name, field, value, says):
    pointers = [f for f, kind in ROWS[name]._fields_ if kind is ctypes.c_void_p]
    memory = {f: numpy.zeros(1 << 14, "f4") for f in pointers}
    request = ROWS[name](type=1, rows=2, columns=columns, **{f: m.ctypes.data for f, m in memory.items()})
    for kind, count in (("kind", 1), ("is_gated", 1), ("epsilon", 1e-5)):  # of layernorm, of silu
        if hasattr(request, kind):
            setattr(request, kind, count)
    simulate = getattr(kernels.library, f"kiln_{name}_simulate")
    simulate.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    assert simulate(ctypes.byref(request), None) == 0, kernels.library.kiln_last_error()
    setattr(request, field, memory[field].ctypes.data + value if field in pointers and value else value)
    assert simulate(ctypes.byref(request), None) == -1
    assert says in kernels.library.kiln_last_error().decode()
    if name == "norm_gradients" and field in ("d_weight", "d_bias"):
        request.rows = 0  # they are written all the same
        assert simulate(ctypes.byref(request), None) == -1
