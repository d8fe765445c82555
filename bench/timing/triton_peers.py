# SPDX-License-Identifier: MIT
"""Triton's kernels beside Kiln's: compiled by the installed Triton, predicted by the same model, in the fastest of a few
configurations. One counts only if the same configuration computes the right thing in the simulator, at fewer rows or a smaller
size. Needs Triton, PyTorch and the wheel of kiln_sim: scripts/in_python python bench/timing/norms.py --triton."""
import functools

from peers import Failed

try:
    import kiln_sim.triton
    import torch
    import triton
    import triton.language as tl
except ImportError as missing:
    raise SystemExit(f"--triton: {missing}; it needs Triton, PyTorch and kiln_sim in this Python") from None

NAME = f"Triton {triton.__version__}"
TYPES = {"bf16": torch.bfloat16, "f32": torch.float32}
CHECKED_ROWS = 16


@triton.jit
def softmax(out, x, rows, columns, WIDTH: tl.constexpr):
    at = tl.arange(0, WIDTH)
    for row in range(tl.program_id(0), rows, tl.num_programs(0)):
        value = tl.load(x + row * columns + at, mask=at < columns, other=-float("inf")).to(tl.float32)
        power = tl.exp(value - tl.max(value, 0))
        tl.store(out + row * columns + at, power / tl.sum(power, 0), mask=at < columns)


@triton.jit
def rmsnorm(out, sum_out, x, residual, weight, rows, columns, RESIDUAL: tl.constexpr, WIDTH: tl.constexpr):
    at = tl.arange(0, WIDTH)
    inside = at < columns
    w = tl.load(weight + at, mask=inside).to(tl.float32)
    for row in range(tl.program_id(0), rows, tl.num_programs(0)):
        value = tl.load(x + row * columns + at, mask=inside, other=0).to(tl.float32)
        if RESIDUAL:
            value += tl.load(residual + row * columns + at, mask=inside, other=0).to(tl.float32)
            tl.store(sum_out + row * columns + at, value, mask=inside)
        scale = tl.rsqrt(tl.sum(value * value, 0) / columns + 1e-5)
        tl.store(out + row * columns + at, value * scale * w, mask=inside)


@triton.jit
def layernorm(out, x, weight, bias, mean_out, scale_out, rows, columns, BIAS: tl.constexpr, STATISTICS: tl.constexpr,
              WIDTH: tl.constexpr):
    at = tl.arange(0, WIDTH)
    inside = at < columns
    w = tl.load(weight + at, mask=inside).to(tl.float32)
    for row in range(tl.program_id(0), rows, tl.num_programs(0)):
        value = tl.load(x + row * columns + at, mask=inside, other=0).to(tl.float32)
        mean = tl.sum(value, 0) / columns
        value = tl.where(inside, value - mean, 0)
        scale = tl.rsqrt(tl.sum(value * value, 0) / columns + 1e-5)
        result = value * scale * w
        if BIAS:
            result += tl.load(bias + at, mask=inside).to(tl.float32)
        if STATISTICS:
            tl.store(mean_out + row, mean)
            tl.store(scale_out + row, scale)
        tl.store(out + row * columns + at, result, mask=inside)


@triton.jit
def matmul(c, a, b, M, N, K, GROUP: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """A B^T; all sizes are multiples of the tile's."""
    columns = N // BN
    band = tl.program_id(0) // (GROUP * columns)
    height = min(M // BM - band * GROUP, GROUP)
    within = tl.program_id(0) % (GROUP * columns)
    m = (band * GROUP + within % height) * BM + tl.arange(0, BM)
    n, k = within // height * BN + tl.arange(0, BN), tl.arange(0, BK)
    a_at, b_at = a + m[:, None] * K + k[None, :], b + n[None, :] * K + k[:, None]
    total = tl.zeros((BM, BN), tl.float32)
    for _ in range(0, K, BK):
        total = tl.dot(tl.load(a_at), tl.load(b_at), total)
        a_at += BK
        b_at += BK
    tl.store(c + m[:, None] * N + n[None, :], total.to(c.dtype.element_ty))


PRODUCT_TILES = [(256, 256, 64, 8), (256, 256, 32, 8), (256, 128, 64, 8), (128, 128, 64, 4)]  # and warps


def norm_call(kind, rows, columns, number, options, make):
    """Launch by programs and warps, and what the outputs have to be; `make(shape, type)` makes inputs."""
    dtype, width = TYPES[number], triton.next_power_of_2(columns)
    x, out = make((rows, columns), dtype), torch.empty(rows, columns, dtype=dtype)
    if kind == "softmax":
        return (lambda programs, warps: softmax[(programs,)](out, x, rows, columns, WIDTH=width, num_warps=warps),
                lambda: [(out, torch.softmax(x.float(), 1))])
    weight = make((columns,), dtype)
    if kind == "rmsnorm":
        has = "has_residual" in options
        residual, total = (make((rows, columns), dtype), torch.empty_like(x)) if has else (None, None)

        def exact():
            value = x.float() + (residual.float() if has else 0)
            scaled = value * torch.rsqrt(value.square().mean(1, keepdim=True) + 1e-5) * weight.float()
            return [(out, scaled)] + ([(total, value)] if has else [])

        return (lambda programs, warps: rmsnorm[(programs,)](out, total, x, residual, weight, rows, columns, RESIDUAL=has,
                                                             WIDTH=width, num_warps=warps), exact)
    has_bias, has_statistics = "has_bias" in options, "has_statistics" in options
    bias = make((columns,), dtype) if has_bias else None
    mean, scale = (torch.empty(rows) for _ in range(2)) if has_statistics else (None, None)

    def exact():
        y, m, s = torch.native_layer_norm(x.float(), (columns,), weight.float(), bias.float() if has_bias else None, 1e-5)
        return [(out, y)] + ([(mean, m[:, 0]), (scale, s[:, 0])] if has_statistics else [])

    return (lambda programs, warps: layernorm[(programs,)](
        out, x, weight, bias, mean, scale, rows, columns, BIAS=has_bias, STATISTICS=has_statistics, WIDTH=width,
        num_warps=warps), exact)


def check(call, exact, tolerance):
    """Whether a call computes the right thing, without reports of the monitor."""
    try:
        call()
        for got, expected in exact():
            torch.testing.assert_close(got.float(), expected, atol=tolerance, rtol=tolerance)
    except (kiln_sim.Error, AssertionError) as e:
        return str(e)
    return None


def predicted(driver, call, configuration):
    return sum(launch.prediction["microseconds"] for launch in driver.predict(functools.partial(call, *configuration)))


def fastest(times, small, exact, tolerance):
    """The least time of the configurations that compute the right thing at the small shape, and the configuration."""
    wrong = {}
    for c in sorted(times, key=times.get):
        wrong[c] = check(functools.partial(small, *c), exact, tolerance)
        if wrong[c] is None:
            return times[c], c
    raise Failed("; ".join(f"{c}: {why}" for c, why in wrong.items()))


def measure_norm(board, kind, rows, columns, number, options):
    """Microseconds, programs and warps: the best number of warps for programs that have several rows each, and the same with
    a program for each row."""
    torch.manual_seed(3)
    driver = kiln_sim.triton.activate(board)
    width, units = triton.next_power_of_2(columns), driver.utils.get_device_properties(0)["multiprocessor_count"]
    few = min(rows, 4 * units)
    call, _ = norm_call(kind, rows, columns, number, options, lambda shape, dtype: torch.zeros(shape, dtype=dtype))
    small, exact = norm_call(kind, CHECKED_ROWS, columns, number, options,
                             lambda shape, dtype: torch.randn(shape).to(dtype))
    warps = [w for w in (1, 2, 4, 8, 16) if 8 <= width // (64 * w) <= 32] or [16]
    times = {(few, w): predicted(driver, call, (few, w)) for w in warps}
    each = (rows, min(times, key=times.get)[1])
    if each not in times:
        times[each] = predicted(driver, call, each)
    return fastest(times, lambda p, w: small(CHECKED_ROWS if p == rows else 6, w), exact, 1e-2 if number == "bf16" else 1e-4)


def measure_product(board, size):
    """The fastest tile, and its launch."""
    torch.manual_seed(4)
    driver = kiln_sim.triton.activate(board)

    def product(c, a, b, tile):
        bm, bn, bk, warps = tile
        m, n = c.shape
        matmul[(m // bm * (n // bn),)](c, a, b, m, n, a.shape[1], GROUP=4, BM=bm, BN=bn, BK=bk, num_warps=warps)

    large = [torch.zeros(size, size, dtype=torch.bfloat16) for _ in range(3)]
    launches = {tile: driver.predict(functools.partial(product, *large, tile))[0] for tile in PRODUCT_TILES}
    a, b, c = torch.randn(768, 192).bfloat16(), torch.randn(512, 192).bfloat16(), torch.empty(768, 512, dtype=torch.bfloat16)
    _, (tile,) = fastest({(t,): launch.prediction["microseconds"] for t, launch in launches.items()},
                         functools.partial(product, c, a, b), lambda: [(c, a.float() @ b.float().T)], 0.05)
    return tile, launches[tile].prediction
