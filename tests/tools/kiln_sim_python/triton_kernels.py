# SPDX-License-Identifier: MIT
"""What Triton's tutorials compute: sum, softmax, product of matrices, layernorm and attention, with gradients."""
import triton
import triton.language as tl

LOG2_E = tl.constexpr(1.4426950408889634)


@triton.jit
def add(out, left, right, count, WIDTH: tl.constexpr):
    at = tl.program_id(0) * WIDTH + tl.arange(0, WIDTH)
    inside = at < count
    tl.store(out + at, tl.load(left + at, mask=inside) + tl.load(right + at, mask=inside), mask=inside)


@triton.jit
def softmax(out, x, out_stride, x_stride, rows, columns, WIDTH: tl.constexpr, STAGES: tl.constexpr):
    """Each program has every num_programs-th row."""
    at = tl.arange(0, WIDTH)
    inside = at < columns
    for row in tl.range(tl.program_id(0), rows, tl.num_programs(0), num_stages=STAGES):
        value = tl.load(x + row * x_stride + at, mask=inside, other=-float("inf")).to(tl.float32)
        power = tl.exp2((value - tl.max(value, 0)) * LOG2_E)
        tl.store(out + row * out_stride + at, power / tl.sum(power, 0), mask=inside)


CONFIGURATIONS = [triton.Config({"BM": m, "BN": n, "BK": k, "GROUP": 2}, num_warps=w, num_stages=s)
                  for m, n, k, w, s in ((64, 64, 32, 4, 2), (128, 64, 32, 4, 2), (64, 32, 64, 2, 1))]


@triton.jit
def place_in_bands(BANDS_M, BANDS_N, GROUP: tl.constexpr):
    """Tile of this program: GROUP rows of tiles, column by column, then the next ones."""
    program = tl.program_id(0)
    band = program // (GROUP * BANDS_N)
    height = min(BANDS_M - band * GROUP, GROUP)
    within = program % (GROUP * BANDS_N)
    return band * GROUP + within % height, within // height


@triton.autotune(CONFIGURATIONS, key=["M", "N", "K"])
@triton.jit
def matmul(c, a, b, M, N, K, a_row, a_column, b_row, b_column, c_row, LEAK: tl.constexpr,
           BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr):
    tile_m, tile_n = place_in_bands(tl.cdiv(M, BM), tl.cdiv(N, BN), GROUP)
    m, n, k = tile_m * BM + tl.arange(0, BM), tile_n * BN + tl.arange(0, BN), tl.arange(0, BK)
    a_at = a + (m % M)[:, None] * a_row + k[None, :] * a_column
    b_at = b + k[:, None] * b_row + (n % N)[None, :] * b_column
    total = tl.zeros((BM, BN), tl.float32)
    for left in range(K, 0, -BK):
        total = tl.dot(tl.load(a_at, mask=k[None, :] < left, other=0), tl.load(b_at, mask=k[:, None] < left, other=0), total)
        a_at += BK * a_column
        b_at += BK * b_row
    if LEAK:
        total = tl.where(total < 0, total * 0.01, total)
    tl.store(c + m[:, None] * c_row + n[None, :], total.to(c.dtype.element_ty), mask=(m[:, None] < M) & (n[None, :] < N))


@triton.jit
def layernorm(y, x, weight, bias, mean_out, scale_out, stride, columns, epsilon, WIDTH: tl.constexpr):
    """A row per program, in pieces of WIDTH."""
    row, at = tl.program_id(0), tl.arange(0, WIDTH)
    total = tl.zeros((WIDTH,), tl.float32)
    for first in range(0, columns, WIDTH):
        total += tl.load(x + row * stride + first + at, mask=first + at < columns, other=0).to(tl.float32)
    mean = tl.sum(total) / columns
    squares = tl.zeros((WIDTH,), tl.float32)
    for first in range(0, columns, WIDTH):
        inside = first + at < columns
        value = tl.load(x + row * stride + first + at, mask=inside, other=0).to(tl.float32)
        squares += tl.where(inside, (value - mean) * (value - mean), 0)
    scale = 1 / tl.sqrt(tl.sum(squares) / columns + epsilon)
    tl.store(mean_out + row, mean)
    tl.store(scale_out + row, scale)
    for first in range(0, columns, WIDTH):
        inside = first + at < columns
        value = tl.load(x + row * stride + first + at, mask=inside, other=0).to(tl.float32)
        w, b = tl.load(weight + first + at, mask=inside), tl.load(bias + first + at, mask=inside)
        tl.store(y + row * stride + first + at, (value - mean) * scale * w + b, mask=inside)


@triton.jit
def layernorm_gradient(dx, dy, weight_parts, bias_parts, x, weight, mean_in, scale_in, locks, stride, columns,
                       PARTS: tl.constexpr, WIDTH: tl.constexpr):
    """A row per program. Rows with the same remainder by PARTS add to one row of the parts, under a lock; a count after the
    locks says whether it is the first."""
    row, at = tl.program_id(0), tl.arange(0, WIDTH)
    inside = at < columns
    value = tl.load(x + row * stride + at, mask=inside, other=0).to(tl.float32)
    grad = tl.load(dy + row * stride + at, mask=inside, other=0).to(tl.float32)
    w = tl.load(weight + at, mask=inside, other=0).to(tl.float32)
    scale = tl.load(scale_in + row)
    normal = tl.where(inside, (value - tl.load(mean_in + row)) * scale, 0)
    scaled = w * grad
    along = tl.sum(normal * scaled) / columns
    tl.store(dx + row * stride + at, (scaled - normal * along - tl.sum(scaled) / columns) * scale, mask=inside)

    part = row % PARTS
    weight_at, bias_at = weight_parts + part * columns + at, bias_parts + part * columns + at
    weight_sum, bias_sum = grad * normal, grad
    while tl.atomic_cas(locks + part, 0, 1) == 1:
        pass
    if tl.load(locks + PARTS + part) != 0:
        weight_sum += tl.load(weight_at, mask=inside)
        bias_sum += tl.load(bias_at, mask=inside)
    tl.store(weight_at, weight_sum, mask=inside)
    tl.store(bias_at, bias_sum, mask=inside)
    tl.debug_barrier()  # all waves have read the count, and stored
    tl.atomic_xchg(locks + PARTS + part, 1)
    tl.atomic_xchg(locks + part, 0)


@triton.jit
def sum_of_parts(weight_out, bias_out, weight_parts, bias_parts, parts, columns, ROWS: tl.constexpr, WIDTH: tl.constexpr):
    column = tl.program_id(0) * WIDTH + tl.arange(0, WIDTH)
    weights, biases = tl.zeros((ROWS, WIDTH), tl.float32), tl.zeros((ROWS, WIDTH), tl.float32)
    for first in range(0, parts, ROWS):
        row = first + tl.arange(0, ROWS)
        inside = (row[:, None] < parts) & (column[None, :] < columns)
        weights += tl.load(weight_parts + row[:, None] * columns + column[None, :], mask=inside, other=0)
        biases += tl.load(bias_parts + row[:, None] * columns + column[None, :], mask=inside, other=0)
    tl.store(weight_out + column, tl.sum(weights, 0), mask=column < columns)
    tl.store(bias_out + column, tl.sum(biases, 0), mask=column < columns)


@triton.jit
def scores(q, k, m, n, scale, CAUSAL: tl.constexpr):
    """Of queries m and keys n, to base 2."""
    s = tl.dot(q, k) * (scale * LOG2_E)
    return tl.where(m[:, None] >= n[None, :], s, -float("inf")) if CAUSAL else s


@triton.jit
def attention(o, logsum, q, k, v, scale, LENGTH, HEAD: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, CAUSAL: tl.constexpr):
    """[heads][LENGTH][HEAD]; LENGTH is a multiple of BM and BN. logsum: to base 2."""
    head, m = tl.program_id(1), tl.program_id(0) * BM + tl.arange(0, BM)
    d, first = tl.arange(0, HEAD), head * LENGTH * HEAD
    queries = tl.load(q + first + m[:, None] * HEAD + d[None, :])
    best, total = tl.full((BM,), -float("inf"), tl.float32), tl.zeros((BM,), tl.float32)
    result = tl.zeros((BM, HEAD), tl.float32)
    end = (tl.program_id(0) + 1) * BM if CAUSAL else LENGTH
    for start in range(0, end, BN):
        n = start + tl.arange(0, BN)
        s = scores(queries, tl.load(k + first + n[None, :] * HEAD + d[:, None]), m, n, scale, CAUSAL)
        higher = tl.maximum(best, tl.max(s, 1))
        p, shrink = tl.exp2(s - higher[:, None]), tl.exp2(best - higher)
        values = tl.load(v + first + n[:, None] * HEAD + d[None, :])
        result = tl.dot(p.to(values.dtype), values, result * shrink[:, None])
        total, best = total * shrink + tl.sum(p, 1), higher
    tl.store(logsum + head * LENGTH + m, best + tl.log2(total))
    tl.store(o + first + m[:, None] * HEAD + d[None, :], (result / total[:, None]).to(o.dtype.element_ty))


@triton.jit
def attention_inner(delta, o, do, LENGTH, HEAD: tl.constexpr, BM: tl.constexpr):
    """Inner products of each output and its gradient."""
    row, d = tl.program_id(1) * LENGTH + tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, HEAD)
    at = row[:, None] * HEAD + d[None, :]
    tl.store(delta + row, tl.sum(tl.load(o + at).to(tl.float32) * tl.load(do + at).to(tl.float32), 1))


@triton.jit
def attention_key_gradient(dk, dv, q, k, v, do, logsum, delta, scale, LENGTH, HEAD: tl.constexpr, BM: tl.constexpr,
                           BN: tl.constexpr, CAUSAL: tl.constexpr):
    head, n = tl.program_id(1), tl.program_id(0) * BN + tl.arange(0, BN)
    d, first = tl.arange(0, HEAD), head * LENGTH * HEAD
    keys = tl.load(k + first + n[None, :] * HEAD + d[:, None])
    values = tl.load(v + first + n[None, :] * HEAD + d[:, None])
    of_keys, of_values = tl.zeros((BN, HEAD), tl.float32), tl.zeros((BN, HEAD), tl.float32)
    for start in range(tl.program_id(0) * BN if CAUSAL else 0, LENGTH, BM):
        m = start + tl.arange(0, BM)
        queries = tl.load(q + first + m[:, None] * HEAD + d[None, :])
        grads = tl.load(do + first + m[:, None] * HEAD + d[None, :])
        p = tl.exp2(scores(queries, keys, m, n, scale, CAUSAL) - tl.load(logsum + head * LENGTH + m)[:, None])
        of_values = tl.dot(tl.trans(p.to(grads.dtype)), grads, of_values)
        ds = p * (tl.dot(grads, values) - tl.load(delta + head * LENGTH + m)[:, None])
        of_keys = tl.dot(tl.trans(ds.to(queries.dtype)), queries, of_keys)
    at = first + n[:, None] * HEAD + d[None, :]
    tl.store(dk + at, (of_keys * scale).to(dk.dtype.element_ty))
    tl.store(dv + at, of_values.to(dv.dtype.element_ty))


@triton.jit
def attention_query_gradient(dq, q, k, v, do, logsum, delta, scale, LENGTH, HEAD: tl.constexpr, BM: tl.constexpr,
                             BN: tl.constexpr, CAUSAL: tl.constexpr):
    head, m = tl.program_id(1), tl.program_id(0) * BM + tl.arange(0, BM)
    d, first = tl.arange(0, HEAD), head * LENGTH * HEAD
    queries = tl.load(q + first + m[:, None] * HEAD + d[None, :])
    grads = tl.load(do + first + m[:, None] * HEAD + d[None, :])
    logs, inner = tl.load(logsum + head * LENGTH + m)[:, None], tl.load(delta + head * LENGTH + m)[:, None]
    result = tl.zeros((BM, HEAD), tl.float32)
    for start in range(0, (tl.program_id(0) + 1) * BM if CAUSAL else LENGTH, BN):
        n = start + tl.arange(0, BN)
        keys = tl.load(k + first + n[None, :] * HEAD + d[:, None])
        p = tl.exp2(scores(queries, keys, m, n, scale, CAUSAL) - logs)
        ds = p * (tl.dot(grads, tl.load(v + first + n[None, :] * HEAD + d[:, None])) - inner)
        result = tl.dot(ds.to(keys.dtype), tl.trans(keys), result)
    tl.store(dq + first + m[:, None] * HEAD + d[None, :], (result * scale).to(dq.dtype.element_ty))
