# SPDX-License-Identifier: MIT
"""Norms, activations and softmax of kiln_torch on CPU tensors: results and derivatives beside PyTorch's."""
import pytest
import torch
from torch.nn import functional

import kiln_torch

ops = torch.ops.kiln
TYPES = (torch.float16, torch.bfloat16)
# Rows in registers; longer ones in pieces; rows that begin anywhere.
SHAPES = ((5, 128), (2, 3, 520), (1, 8192), (2, 8200), (5, 1), (2, 3, 7), (9, 12), (6, 100), (2, 8193), (2, 20000), (1, 20001))


def rmsnorm(x, weight, _, residual=None):
    """As Llama's, in the tensors' own type; double for what is right."""
    s = x if residual is None else x + residual
    y = s / (s.pow(2).mean(-1, keepdim=True) + 1e-5).sqrt() * weight
    return y if residual is None else (y, s)


def layernorm(x, weight, bias, residual=None):
    s = x if residual is None else x + residual
    y = functional.layer_norm(s, s.shape[-1:], weight, bias, 1e-5)
    return y if residual is None else (y, s)


def silu_and_mul(x):
    gate, up = x.chunk(2, -1)
    return functional.silu(gate) * up


NORMS = {
    "rmsnorm": (lambda x, w, b, r=None: kiln_torch.rmsnorm(x, w, 1e-5, r), rmsnorm),
    "layernorm": (lambda x, w, b, r=None: kiln_torch.layernorm(x, w, b, 1e-5, r), layernorm),
}


def results(function, inputs, gradients):
    """Results and, of each input that has one, the derivative."""
    leaves = [x.detach().clone().requires_grad_() for x in inputs]
    out = function(*leaves)
    out = out if isinstance(out, tuple) else (out,)
    torch.autograd.backward(out, gradients[:len(out)])
    return [x.detach() for x in out], [x.grad for x in leaves if x.grad is not None]


def check(our, their, exact, factor, has_direction=True):
    """The bounds of docs/attention.md: by what PyTorch in the same type is away from double. What is 0 but for rounding has no
    direction."""
    assert our.dtype == their.dtype and our.shape == exact.shape
    allowed = factor * (their.double() - exact).abs().max() + 1e-5 * exact.abs().max()
    assert (our.double() - exact).abs().max() <= allowed
    assert not has_direction or functional.cosine_similarity(our.double().flatten(), exact.flatten(), 0) >= 0.9999


@pytest.mark.parametrize("name", NORMS)
@pytest.mark.parametrize("has_residual", (False, True))
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_norms_and_their_derivatives(name, has_residual, dtype, shape):
    torch.manual_seed(5)
    ours, theirs = NORMS[name]
    inputs = [torch.randn(s).to(dtype) for s in (shape, shape[-1:], shape[-1:], *[shape] * has_residual)]
    gradients = [torch.randn(shape).to(dtype) for _ in range(2)]
    all_of = [results(ours, inputs, gradients), results(theirs, inputs, gradients),
              results(theirs, [x.double() for x in inputs], [x.double() for x in gradients])]
    for of, factor in ((0, 2), (1, 4)):
        assert len(all_of[0][of]) == len(all_of[2][of])
        for our, their, exact in zip(*(x[of] for x in all_of)):
            # One number that is normalised is 1 or -1, or 0, whatever it was: its derivatives are 0.
            check(our, their, exact, factor, has_direction=of == 0 or shape[-1] != 1)


def test_derivatives_have_the_same_bits_in_every_run():
    x, weight, d_y = torch.randn(700, 64).bfloat16(), torch.randn(64).bfloat16(), torch.randn(700, 64).bfloat16()
    first, second = (results(lambda x, w: kiln_torch.rmsnorm(x, w), (x, weight), (d_y,))[1] for _ in range(2))
    assert all(torch.equal(a, b) for a, b in zip(first, second))


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("shape", ((3, 352), (2, 2, 2064), (5, 2), (3, 14), (9, 24), (2, 3, 100), (2, 8194), (2, 20000),
                                   (1, 40002)))
def test_activations_and_softmax(dtype, shape):
    torch.manual_seed(6)
    x = 3 * torch.randn(shape).to(dtype)
    for ours, theirs in (
        (ops.silu_and_mul, silu_and_mul),
        (ops.gelu, functional.gelu),
        (lambda x: ops.gelu(x, "tanh"), lambda x: functional.gelu(x, approximate="tanh")),
        (ops.softmax, lambda x: functional.softmax(x, -1)),
    ):
        check(ours(x), theirs(x), theirs(x.double()), 2)


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("columns", (352, 1, 7, 12, 8193, 20000))
def test_silu_with_a_gate_has_derivatives(dtype, columns):
    torch.manual_seed(6)
    x, d_y = 3 * torch.randn(5, 2 * columns).to(dtype), torch.randn(5, columns).to(dtype)
    x[0, :2] = torch.tensor([90, -90])
    (ours,), (theirs,), (right,) = (results(f, (t,), (d,))[1] for f, t, d in (
        (ops.silu_and_mul, x, d_y), (silu_and_mul, x, d_y), (silu_and_mul, x.double(), d_y.double())))
    check(ours, theirs, right, 4)


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("columns", (1, 7, 12, 8193, 12296, 20000))
def test_rows_of_any_length(dtype, columns):
    torch.manual_seed(6)
    x = 3 * torch.randn(3, columns).to(dtype)
    check(ops.softmax(x), x.softmax(-1), x.double().softmax(-1), 2)
    check(ops.gelu(x), functional.gelu(x), functional.gelu(x.double()), 2)


def test_tensors_of_any_strides():
    x, weight = torch.randn(6, 64).half(), torch.randn(64).half()
    strange = torch.cat((x, x), -1)[:, 1:65].copy_(x)
    assert torch.equal(kiln_torch.rmsnorm(strange, weight), kiln_torch.rmsnorm(x, weight))
    assert torch.equal(ops.softmax(strange), ops.softmax(x))
    begins_anywhere, odd = x.flatten()[3:3 + 35].view(5, 7), x.flatten()[3:3 + 35].clone().view(5, 7)
    assert torch.equal(kiln_torch.rmsnorm(begins_anywhere, weight[1:8]), kiln_torch.rmsnorm(odd, weight[1:8].clone()))


def test_empty_tensors():
    x, weight = torch.zeros(0, 64).half().requires_grad_(), torch.ones(64).half().requires_grad_()
    kiln_torch.rmsnorm(x, weight).sum().backward()
    assert x.grad.shape == (0, 64) and not weight.grad.any()
    assert ops.silu_and_mul(x).shape == (0, 32) and ops.softmax(x).shape == (0, 64)


@pytest.mark.parametrize("operator", (ops.gelu, ops.softmax, lambda x: ops.gemv(x, x[0]), lambda x: ops.sort(x)[0]))
def test_no_derivative_is_an_error(operator):
    x = torch.randn(2, 16).half().requires_grad_()
    with pytest.raises(NotImplementedError, match="has no derivative"):
        operator(x).sum().backward()


X, W = torch.zeros(2, 16).half(), torch.zeros(16).half()


@pytest.mark.parametrize("call, error, says", (
    (lambda: ops.softmax(X.float()), TypeError, "x is Float; float16 and bfloat16 are supported"),
    (lambda: kiln_torch.rmsnorm(X, W.bfloat16()), TypeError, "x is Half, weight is BFloat16"),
    (lambda: kiln_torch.rmsnorm(X, W[:8]), ValueError, "x is [2, 16], weight is [8]; weight is (columns)"),
    (lambda: kiln_torch.layernorm(X, W, W, residual=X[:1]), ValueError, "residual is [1, 16]; residual is as x"),
    (lambda: ops.silu_and_mul(X[:, :15]), ValueError, "x is [2, 15]; it is (..., 2 columns)"),
    (lambda: ops.gelu(X, "erf"), ValueError, "approximate is 'erf'; it is 'none' or 'tanh'"),
    (lambda: ops.softmax(torch.tensor(1.0).half()), ValueError, "x is []"),
))
def test_errors(call, error, says):
    with pytest.raises(error) as raised:
        call()
    assert says in str(raised.value)


G = torch.randn(3, 16, dtype=torch.half, requires_grad=True)


@pytest.mark.parametrize("operator, arguments", (
    (ops.rmsnorm.default, (G, W, 1e-5)),
    (ops.add_rmsnorm.default, (G, G.detach(), W, 1e-5)),
    (ops.layernorm.default, (G, W, W, 1e-5)),
    (ops.add_layernorm.default, (G, G.detach(), W, W, 1e-5)),
    (ops.rmsnorm_backward.default, (X, None, X, W, torch.ones(2))),
    (ops.layernorm_backward.default, (X, X, X, W, torch.ones(2), torch.ones(2))),
    (ops.silu_and_mul.default, (G,)),
    (ops.silu_and_mul_backward.default, (X[:, :8].contiguous(), X)),
    (ops.gelu.default, (X, "tanh")),
    (ops.softmax.default, (X,)),
))
def test_opcheck(operator, arguments):
    assert set(torch.library.opcheck(operator, arguments).values()) == {"SUCCESS"}


def test_compiles_without_graph_breaks():
    function = torch.compile(lambda x, r, w: kiln_torch.rmsnorm(x, w, 1e-5, r)[0] + 1, fullgraph=True, backend="aot_eager",
                             dynamic=True)
    weight = torch.randn(64).half()
    for rows in (2, 5):
        x, residual = torch.randn(rows, 64).half(), torch.randn(rows, 64).half()
        assert torch.equal(function(x, residual, weight), kiln_torch.rmsnorm(x, weight, 1e-5, residual)[0] + 1)
