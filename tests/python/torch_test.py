# SPDX-License-Identifier: MIT
"""torch.ops.kiln on CPU tensors."""
import pytest
import torch

import kiln_torch

gemv, sort = torch.ops.kiln.gemv, torch.ops.kiln.sort


@pytest.mark.parametrize("dtype, tolerance", ((torch.float32, 1e-5), (torch.float16, 2e-3), (torch.bfloat16, 1.6e-2)))
@pytest.mark.parametrize("shape", ((64,), (1, 100), (2, 3, 513)))
@pytest.mark.parametrize("has_bias", (False, True))
def test_gemv_agrees_with_linear(dtype, tolerance, shape, has_bias):
    torch.manual_seed(4)
    a, x, bias = torch.randn(37, shape[-1]), torch.randn(shape), torch.randn(37)
    a, x, bias = a.to(dtype), x.to(dtype), bias.to(dtype) if has_bias else None
    expected = torch.nn.functional.linear(x.double(), a.double(), None if bias is None else bias.double())
    y = gemv(a, x, bias)
    assert y.dtype == dtype and y.shape == expected.shape
    assert (y.double() - expected).abs().max() <= tolerance * expected.abs().max()


@pytest.mark.parametrize("dtype", (torch.float32, torch.float16, torch.int32))
@pytest.mark.parametrize("descending", (False, True))
def test_sort_agrees_with_torch(dtype, descending):
    torch.manual_seed(5)
    data = torch.randint(-40, 40, (6, 300)).to(dtype)
    expected = torch.sort(data, dim=-1, descending=descending, stable=True)
    values, indices = sort(data, descending)
    assert torch.equal(values, expected.values) and torch.equal(indices, expected.indices)


def test_sort_orders_nan_as_torch_does():
    data = torch.tensor([float("nan"), 1.0, float("-inf"), float("inf")])
    for descending in (False, True):
        assert torch.equal(sort(data, descending)[1], torch.sort(data, descending=descending).indices)


@pytest.mark.parametrize("operator, arguments", (
    (gemv.default, (torch.randn(5, 16), torch.randn(3, 16))),
    (gemv.default, (torch.randn(5, 16), torch.randn(16), torch.randn(5))),
    (sort.default, (torch.randn(4, 10),)),
    (sort.default, (torch.randn(4, 10), True)),
))
def test_opcheck(operator, arguments):
    assert set(torch.library.opcheck(operator, arguments).values()) == {"SUCCESS"}


def test_compiles_without_graph_breaks():
    function = torch.compile(lambda a, x: gemv(a, x) + 1, fullgraph=True, backend="aot_eager", dynamic=True)
    a = torch.randn(5, 16)
    for batch in (1, 3):
        x = torch.randn(batch, 16)
        assert torch.allclose(function(a, x), gemv(a, x) + 1)


def test_empty_tensors():
    assert gemv(torch.zeros(3, 4), torch.zeros(0, 4)).shape == (0, 3)
    assert torch.equal(gemv(torch.zeros(3, 0), torch.zeros(2, 0), torch.ones(3)), torch.ones(2, 3))
    assert sort(torch.zeros(0, 4))[0].shape == (0, 4)


def test_replace_linear_shares_weights():
    model = torch.nn.Sequential(torch.nn.Linear(8, 4), torch.nn.ModuleList([torch.nn.Linear(4, 2, bias=False)]))
    weight = model[0].weight
    assert kiln_torch.replace_linear(model) == 2
    assert model[0].weight is weight
    x = torch.randn(3, 8)
    assert torch.allclose(model[0](x), torch.nn.functional.linear(x, weight, model[0].bias), atol=1e-5)


A, X = torch.zeros(2, 3), torch.zeros(3)


@pytest.mark.parametrize("call, error, says", (
    (lambda: gemv(A.double(), X.double()), TypeError, "a is Double; float32, float16 and bfloat16 are supported"),
    (lambda: gemv(A, X.half()), TypeError, "a is Float, x is Half"),
    (lambda: gemv(A, torch.zeros(4)), ValueError, "a is [2, 3], x is [4]"),
    (lambda: gemv(A, X, torch.zeros(3)), ValueError, "a is [2, 3], bias is [3]"),
    (lambda: gemv(torch.zeros(3, 2).t(), X), ValueError, "a has shape [2, 3] and strides [1, 2]; it must be contiguous"),
    (lambda: gemv(A, X.to("meta")), ValueError, "a is on cpu, x is on meta"),
    (lambda: sort(torch.zeros(4, dtype=torch.int64)), TypeError, "input is Long; float32, float16, int32 and uint32"),
    (lambda: sort(torch.zeros(1025)), ValueError, "input is [1025]"),
    (lambda: sort(torch.zeros(4, 4).t()), ValueError, "it must be contiguous"),
    (lambda: sort(torch.tensor(1.0)), ValueError, "input is []"),
))
def test_errors(call, error, says):
    with pytest.raises(error) as raised:
        call()
    assert says in str(raised.value)
