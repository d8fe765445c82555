# SPDX-License-Identifier: MIT
"""torch.ops.kiln on CPU tensors."""
import pytest
import torch

import kiln_torch

gemv, gemm, sort = torch.ops.kiln.gemv, torch.ops.kiln.gemm, torch.ops.kiln.sort


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


@pytest.mark.parametrize("dtype, tolerance", ((torch.float16, 2e-3), (torch.bfloat16, 1.6e-2)))
@pytest.mark.parametrize("transpose_a", (False, True))
@pytest.mark.parametrize("transpose_b", (False, True))
@pytest.mark.parametrize("m, n, k", ((33, 20, 17), (1, 48, 136), (8, 16, 20480), (160, 136, 72), (70, 130, 64)))
def test_gemm_agrees_with_torch(dtype, tolerance, transpose_a, transpose_b, m, n, k):
    torch.manual_seed(6)
    a, b, bias = torch.randn((k, m) if transpose_a else (m, k)), torch.randn((n, k) if transpose_b else (k, n)), torch.randn(n)
    a, b, bias = a.to(dtype), b.to(dtype), bias.to(dtype)
    x, y = (a.t() if transpose_a else a).double(), (b.t() if transpose_b else b).double()
    d = gemm(a, b, bias, transpose_a, transpose_b)
    assert d.dtype == dtype
    assert (d.double() - (x @ y + bias)).abs().max() <= tolerance * (x @ y).abs().max()


def test_gemm_takes_views_at_any_element():
    torch.manual_seed(9)
    a, b = torch.randint(-3, 4, (5 * 8 + 1,)).half()[1:].view(5, 8), torch.randint(-3, 4, (8 * 3 + 1,)).half()[1:].view(8, 3)
    assert torch.equal(gemm(a, b), a @ b)


@pytest.mark.parametrize("transpose_a", (False, True))
@pytest.mark.parametrize("transpose_b", (False, True))
def test_gemm_has_derivatives(transpose_a, transpose_b):
    torch.manual_seed(7)
    shapes = ((6, 5) if transpose_a else (5, 6)), ((7, 6) if transpose_b else (6, 7)), (7,)
    # Small integers: sums and derivatives are exact.
    ours = [torch.randint(-3, 4, s).half().requires_grad_() for s in shapes]
    theirs = [t.detach().float().requires_grad_() for t in ours]
    of_d = torch.randint(-3, 4, (5, 7))
    gemm(*ours, transpose_a, transpose_b).backward(of_d.half())
    a, b, bias = theirs
    ((a.t() if transpose_a else a) @ (b.t() if transpose_b else b) + bias).backward(of_d.float())
    for our, their in zip(ours, theirs):
        assert torch.equal(our.grad.float(), their.grad)


@pytest.mark.parametrize("transposed", ((False, False), (True, False), (False, True), (True, True)))
def test_gemm_is_a_function_of_the_package(transposed):
    shapes = (6, 5) if transposed[0] else (5, 6), (7, 6) if transposed[1] else (6, 7), (7,)
    ours = [torch.arange(shape.numel()).remainder(5).view(shape).half().requires_grad_() for shape in map(torch.Size, shapes)]
    theirs = [t.detach().requires_grad_() for t in ours]
    d, expected = kiln_torch.gemm(*ours, *transposed), gemm(*theirs, *transposed)
    d.sum().backward(), expected.sum().backward()
    assert torch.equal(d, expected) and all(torch.equal(a.grad, b.grad) for a, b in zip(ours, theirs))
    assert torch.equal(kiln_torch.gemm(ours[0], ours[1], transpose_a=transposed[0], transpose_b=transposed[1]), d - ours[2])


def test_linear_has_derivatives():
    torch.manual_seed(8)
    x, weight, bias = (torch.randint(-3, 4, s).bfloat16().requires_grad_() for s in ((2, 3, 8), (5, 8), (5,)))
    kiln_torch.linear(x, weight, bias).sum().backward()
    copies = [t.detach().float().requires_grad_() for t in (x, weight, bias)]
    torch.nn.functional.linear(*copies).sum().backward()
    assert all(torch.equal(t.grad.float(), c.grad) for t, c in zip((x, weight, bias), copies))


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
    (gemm.default, (torch.randn(5, 16).half(), torch.randn(16, 4).half())),
    (gemm.default, (torch.randn(5, 16, dtype=torch.half, requires_grad=True), torch.randn(4, 16, dtype=torch.half),
                    torch.randn(4, dtype=torch.half), False, True)),
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
    assert gemm(torch.zeros(0, 4).half(), torch.zeros(4, 3).half()).shape == (0, 3)
    assert torch.equal(gemm(torch.zeros(2, 0).half(), torch.zeros(0, 3).half(), torch.ones(3).half()), torch.ones(2, 3).half())
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
    (lambda: gemm(A, A), TypeError, "a is Float; float16 and bfloat16 are supported"),
    (lambda: gemm(A.half(), A.half()), ValueError, "a is [2, 3], b is [2, 3]; op(a) is (m, k), op(b) (k, n)"),
    (lambda: gemm(A.half(), A.half(), X.half(), False, True), ValueError, "bias is [3]; bias is (n)"),
    (lambda: gemm(A.half().t(), A.half()), ValueError, "it must be contiguous"),
    (lambda: sort(torch.zeros(4, dtype=torch.int64)), TypeError, "input is Long; float32, float16, int32 and uint32"),
    (lambda: sort(torch.zeros(1025)), ValueError, "input is [1025]"),
    (lambda: sort(torch.zeros(4, 4).t()), ValueError, "it must be contiguous"),
    (lambda: sort(torch.tensor(1.0)), ValueError, "input is []"),
))
def test_errors(call, error, says):
    with pytest.raises(error) as raised:
        call()
    assert says in str(raised.value)
