# SPDX-License-Identifier: MIT
"""Pairs whose kernels take a row of a matrix by a workgroup or a wave."""
import numpy as np

from .launches import Launch, Output, Pair, blocks_of, example, numbers
from .vectors import EXAMPLES_OF_CLANG


def softmax(_, size):
    rows, columns = size
    x = 8 * numbers(rows * columns, 1).reshape(size)
    x[0, ::3], x[1] = -np.inf, -np.inf  # a row of -inf alone gives zeros
    largest = x.max(1, keepdims=True)
    powers = np.exp(x.astype(np.float64) - np.where(np.isinf(largest), 0, largest))
    expected = powers / np.maximum(powers.sum(1, keepdims=True), 1e-300)
    return Launch((rows,), [Output(np.zeros(size, np.float32), expected, 2e-6, 1e-30), x, ("i32", columns)], rows * columns)


def bf16_codes(x):
    """To nearest even."""
    bits = x.astype(np.float32).view(np.uint32)
    return ((bits + 0x7fff + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def bf16_values(codes):
    return (codes.astype(np.uint32) << 16).view(np.float32).astype(np.float64)


def layernorm(_, rows):
    size = (rows, 2048)
    x, r = (bf16_codes(numbers(rows * 2048, seed).reshape(size)) for seed in (1, 2))
    weight = bf16_codes(numbers(2048, 3))
    wide = bf16_values(x) + bf16_values(r)
    normal = (wide - wide.mean(1, keepdims=True)) / np.sqrt(wide.var(1, keepdims=True) + 1e-5) * bf16_values(weight)

    def check(outputs):  # half a step of bf16's 8 bits
        return np.allclose(bf16_values(outputs[0]), normal, 1 / 250, 2e-5)

    y = Output(np.zeros(size, np.uint16), relative=1e-9, absolute=1)  # the neighbour at most
    h = Output(np.zeros(size, np.uint16), bf16_codes(wide))
    return Launch((rows,), [y, h, x, r, weight, ("f32", 1e-5)], rows * 2048, check)


def argmax(_, size):
    rows, columns = size
    x = np.round(20 * numbers(rows * columns, 1)).reshape(size)
    return Launch((rows,), [Output(np.zeros(rows, np.float32), x.max(1)),
                            Output(np.zeros(rows, np.int32), x.argmax(1).astype(np.int32)), x, ("i32", columns)],
                  rows * columns)


def fp8_values(is_ocp):
    """The numbers of all codes of e4m3, and the distance to the next."""
    codes = np.arange(256)
    exponent, fraction, bias = codes >> 3 & 15, codes & 7, 7 if is_ocp else 8
    step = np.ldexp(1.0, np.maximum(exponent, 1) - bias - 3)
    values = step * (fraction + 8 * (exponent != 0)) * np.where(codes & 128, -1, 1)
    values[[0x7f, 0xff] if is_ocp else [0x80]] = np.nan
    return values, step


def quantise(target, size):
    rows, columns = size
    is_ocp = target == "gfx950"
    x = (50 * numbers(rows * columns, 1)).reshape(size)
    steps = np.abs(x.astype(np.float64)).max(1) / (448 if is_ocp else 240)
    values, distance = fp8_values(is_ocp)

    def check(outputs):
        codes, exact = outputs[0], x / steps[:, None]
        return bool(np.all(np.abs(values[codes] - exact) <= 0.5 * distance[codes] + 1e-6 * np.abs(exact)))

    codes = Output(np.zeros(size, np.uint8), relative=1e-9, absolute=1)  # the neighbour at most
    return Launch((rows,), [codes, Output(np.zeros(rows, np.float32), steps, 1e-6), x, ("i32", columns)],
                  rows * columns, check)


def rmsnorm(_, size):
    rows, columns = size
    x, weight = numbers(rows * columns, 1).reshape(size), numbers(columns, 2)
    wide = x.astype(np.float64)
    expected = wide / np.sqrt((wide**2).mean(1, keepdims=True) + 1e-5) * weight
    return Launch((rows,), [Output(np.zeros(size, np.float32), expected, 1e-5, 1e-7), x, weight, ("i32", columns),
                            ("f32", 1 / columns), ("f32", 1e-5)], rows * columns)


def rotary(_, size):
    tokens, heads = size
    x = numbers(tokens * heads * 128, 1).reshape(tokens, heads, 2, 64)
    angles = 100 * numbers(tokens * 64, 2).reshape(tokens, 1, 64).astype(np.float64)
    c, s = np.cos(angles), np.sin(angles)
    a, b = x[:, :, 0].astype(np.float64), x[:, :, 1].astype(np.float64)
    expected = np.stack([a * c - b * s, b * c + a * s], 2)
    return Launch((tokens,), [Output(np.zeros_like(x), expected, 1e-5, 1e-6), x, c.astype(np.float32),
                              s.astype(np.float32), ("i32", heads)], tokens * heads * 128)


def gemv(_, size):
    rows, columns = size
    a, x = numbers(rows * columns, 1).reshape(size), numbers(columns, 2)
    expected = a.astype(np.float64) @ x
    return Launch((blocks_of(rows, 4),), [Output(np.zeros(rows, np.float32), expected, 1e-5, 1e-5), a, x, ("i32", rows),
                                          ("i32", columns)], rows * columns)


def small_gemv(_, __):
    a, x = numbers(128 * 4, 1).reshape(128, 4), numbers(4, 2)
    expected = a.astype(np.float64) @ x
    return Launch((1,), [Output(np.zeros(128, np.float32), expected, 1e-5, 1e-6), a, x], 128 * 4)


PAIRS = [
    Pair("softmax", (256,), softmax, [(2, 1), (3, 300), (4, 2048)], (4, 4096), example("09_softmax"), EXAMPLES_OF_CLANG),
    Pair("layernorm", (256,), layernorm, [1, 4], None, example("10_layernorm"), EXAMPLES_OF_CLANG),
    Pair("argmax", (256,), argmax, [(2, 1), (3, 300), (4, 2048)], (4, 4096), example("11_argmax"), EXAMPLES_OF_CLANG),
    Pair("quantise", (256,), quantise, [(2, 1), (3, 300), (4, 2048)], (4, 4096), example("12_fp8_quantisation"),
         EXAMPLES_OF_CLANG),
    Pair("rmsnorm", (256,), rmsnorm, [(2, 1), (3, 300), (4, 2048)], (4, 4096)),
    Pair("rotary", (256,), rotary, [(2, 3), (4, 32)], (4, 64)),
    Pair("gemv", (256,), gemv, [(3, 256), (16, 2048)], (16, 4096)),
    Pair("small_gemv", (128,), small_gemv, [None], None, example("04_gemv"), kernel="gemv"),
]
