# SPDX-License-Identifier: MIT
"""libkiln_examples through ctypes and numpy."""
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
