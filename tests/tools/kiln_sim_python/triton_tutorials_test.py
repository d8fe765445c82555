# SPDX-License-Identifier: MIT
"""The correctness parts of Triton's tutorials in the simulator, with its monitor. Autotuning is cut to the first configuration.

Sizes: sum 10,007; softmax 45 x 781; products 200 x 136 x 96, f16 and bf16; layernorm 24 x 500; attention 2 heads of 192 x 64.
"""
import pytest

pytest.importorskip("triton", reason="Triton is not installed")
torch = pytest.importorskip("torch", reason="PyTorch is not installed")

import kiln_sim.triton  # noqa: E402
import triton_kernels as kernels  # noqa: E402


@pytest.fixture(params=["MI300X", "MI350X"])
def driver(request):
    torch.manual_seed(7)
    return kiln_sim.triton.activate(request.param)


def test_sum(driver):
    n = 10007
    x, y, out = torch.rand(n), torch.rand(n), torch.empty(n)
    kernels.add[lambda meta: (-(-n // meta["WIDTH"]),)](out, x, y, n, WIDTH=1024)
    assert torch.equal(out, x + y)
    assert driver.launches[-1].grid == (10, 1, 1)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_softmax(driver, dtype):
    wide = torch.randn(45, 800, dtype=dtype)
    x, out = wide[:, 8:789], torch.empty(45, 781, dtype=dtype)
    kernels.softmax[(8,)](out, x, out.stride(0), x.stride(0), *x.shape, WIDTH=1024, STAGES=2, num_warps=8)
    torch.testing.assert_close(out, torch.softmax(x.float(), 1).to(dtype))


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize("leak", [False, True])
def test_matmul(driver, dtype, leak):
    a, b = torch.randn(200, 96, dtype=dtype), torch.randn(136, 96, dtype=dtype).T
    c = torch.empty(200, 136, dtype=dtype)
    with pytest.warns(UserWarning, match="autotuning takes the first configuration"):
        kernels.matmul[lambda meta: (-(-200 // meta["BM"]) * -(-136 // meta["BN"]),)](
            c, a, b, 200, 136, 96, *a.stride(), *b.stride(), c.stride(0), LEAK=leak)
    assert kernels.matmul.best_config is kernels.CONFIGURATIONS[0]
    kernels.matmul.cache.clear()
    exact = a.float() @ b.float()
    torch.testing.assert_close(c, (torch.nn.functional.leaky_relu(exact) if leak else exact).to(dtype), atol=0.02, rtol=0.01)


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32])
def test_layernorm(driver, dtype):
    rows, columns, parts = 24, 500, 8
    x = (torch.randn(rows, columns) * 2 - 1).to(dtype).requires_grad_()
    weight, bias = (torch.rand(columns).to(dtype).requires_grad_() for _ in range(2))
    dy = torch.randn(rows, columns).to(dtype) / 10
    exact = torch.nn.functional.layer_norm(x.float(), (columns,), weight.float(), bias.float(), 1e-5)
    exact.backward(dy.float())

    y, mean, scale = torch.empty_like(x), torch.empty(rows), torch.empty(rows)
    kernels.layernorm[(rows,)](y, x, weight, bias, mean, scale, x.stride(0), columns, 1e-5, WIDTH=256)
    torch.testing.assert_close(y.detach(), exact.to(dtype).detach(), atol=2e-3, rtol=1e-3)

    dx, dw, db = torch.empty_like(x), torch.empty_like(weight), torch.empty_like(bias)
    weight_parts, bias_parts = torch.full((parts, columns), float("nan")), torch.full((parts, columns), float("nan"))
    locks = torch.zeros(2 * parts, dtype=torch.int32)
    kernels.layernorm_gradient[(rows,)](dx, dy, weight_parts, bias_parts, x, weight, mean, scale, locks, x.stride(0), columns,
                                        PARTS=parts, WIDTH=512)
    kernels.sum_of_parts[(-(-columns // 64),)](dw, db, weight_parts, bias_parts, parts, columns, ROWS=8, WIDTH=64)
    for got, parameter in ((dx, x), (dw, weight), (db, bias)):
        torch.testing.assert_close(got.detach(), parameter.grad, atol=2e-3, rtol=1e-2)


@pytest.mark.parametrize("causal", [False, True])
def test_attention(driver, causal):
    heads, length, head, scale = 2, 192, 64, 0.2
    q, k, v, do = (torch.randn(heads, length, head, dtype=torch.float16) for _ in range(4))
    exact_of = [t.float().requires_grad_() for t in (q, k, v)]
    s = exact_of[0] @ exact_of[1].mT * scale
    if causal:
        s = s.masked_fill(torch.ones(length, length, dtype=torch.bool).triu(1), -float("inf"))
    exact = s.softmax(-1) @ exact_of[2]
    exact.backward(do.float())

    o, logsum, delta = torch.empty_like(q), torch.empty(heads, length), torch.empty(heads, length)
    block = {"HEAD": head, "CAUSAL": causal, "BM": 64, "BN": 32}
    kernels.attention[(length // 64, heads)](o, logsum, q, k, v, scale, length, **block)
    torch.testing.assert_close(o, exact.half().detach(), atol=1e-2, rtol=0)

    dq, dk, dv = torch.empty_like(q), torch.empty_like(k), torch.empty_like(v)
    kernels.attention_inner[(length // 64, heads)](delta, o, do, length, HEAD=head, BM=64)
    inputs = (q, k, v, do, logsum, delta, scale, length)
    kernels.attention_key_gradient[(length // 64, heads)](dk, dv, *inputs, **block | {"BM": 32, "BN": 64})
    kernels.attention_query_gradient[(length // 64, heads)](dq, *inputs, **block)
    for got, expected in zip((dq, dk, dv), exact_of, strict=True):
        torch.testing.assert_close(got, expected.grad.half(), atol=1e-2, rtol=0)
