# SPDX-License-Identifier: MIT
"""Pairs whose kernels go over a vector or a plane once."""
import numpy as np

from .launches import KERNELS, Launch, Output, Pair, blocks_of, example, integers, numbers


def vector_add(_, n):
    a, b = numbers(n, 1), numbers(n, 2)
    return Launch((blocks_of(n, 256),), [Output(np.zeros(n, np.float32), a + b), a, b, ("i32", n)], n)


def saxpy(_, n):
    x, y = numbers(n, 1), numbers(n, 2)
    expected = 1.5 * x.astype(np.float64) + y
    return Launch((blocks_of(n, 256),), [Output(y, expected, 1e-6, 1e-7), x, ("f32", 1.5), ("i32", n)], n)


def dot(_, size):
    blocks, n = size
    x, y = numbers(n, 1), numbers(n, 2)
    product = np.zeros(blocks_of(n, blocks * 256) * blocks * 256)
    product[:n] = x.astype(np.float64) * y
    expected = product.reshape(-1, blocks, 256).sum((0, 2))
    return Launch((blocks,), [Output(np.zeros(blocks, np.float32), expected, 1e-5, 1e-5), x, y, ("i32", n)], n)


def reduction(_, size):
    blocks, n = size
    x = integers(n, 1)
    expected = np.array([7 + x.sum(dtype=np.int64)], np.int64).astype(np.int32)
    return Launch((blocks,), [Output(np.array([7], np.int32), expected), x, ("i32", n)], n)


def histogram(_, size):
    blocks, n = size
    x = integers(n, 1)
    expected = (np.bincount(x & 255, minlength=256) + 3).astype(np.int32)
    return Launch((blocks,), [Output(np.full(256, 3, np.int32), expected), x, ("i32", n)], n)


def stencil(_, n):
    x, before = numbers(n, 1), numbers(n, 2)
    wide, expected = x.astype(np.float64), before.astype(np.float64)
    expected[2:-2] = 0.5 * wide[2:-2] + 0.2 * (wide[1:-3] + wide[3:-1]) + 0.05 * (wide[:-4] + wide[4:])
    return Launch((blocks_of(n, 256),), [Output(before, expected, 1e-5, 1e-6), x, ("i32", n)], n)


def stencil_2d(_, size):
    height, width = size
    x, before = (numbers(height * width, seed).reshape(size) for seed in (1, 2))
    wide, expected = x.astype(np.float64), before.astype(np.float64)
    around = wide[1:-1, :-2] + wide[1:-1, 2:] + wide[:-2, 1:-1] + wide[2:, 1:-1]
    expected[1:-1, 1:-1] = 0.5 * wide[1:-1, 1:-1] + 0.125 * around
    return Launch((blocks_of(width, 64), blocks_of(height, 4)),
                  [Output(before, expected, 1e-5, 1e-6), x, ("i32", width), ("i32", height)], height * width)


def scan(_, n):
    x = integers(n, 1)
    padded = np.zeros(blocks_of(n, 1024) * 1024, np.int64)
    padded[:n] = x
    expected = padded.reshape(-1, 1024).cumsum(1).astype(np.int32).reshape(-1)[:n]
    return Launch((blocks_of(n, 1024),), [Output(np.zeros(n, np.int32), expected), x, ("i32", n)], n)


def lds_exchange(_, __):
    x = integers(128, 1)
    return Launch((1,), [Output(np.zeros(128, np.int32), x[::-1].copy()), x], 128)


EXAMPLES_OF_CLANG = KERNELS.parents[1] / "examples_hip.hip"

PAIRS = [
    Pair("vector_add", (256,), vector_add, [1, 1000, 16384], kiln=example("02_vector_add")),
    Pair("saxpy", (256,), saxpy, [1, 1000, 16384], kiln=example("03_saxpy")),
    Pair("dot", (256,), dot, [(3, 1000), (4, 16384)], (4, 32768)),
    Pair("reduction", (256,), reduction, [(3, 1000), (4, 32768)], (4, 65536)),
    Pair("histogram", (256,), histogram, [(3, 1000), (4, 16384)], (4, 32768)),
    Pair("stencil", (256,), stencil, [5, 1000, 16384]),
    Pair("stencil_2d", (64, 4), stencil_2d, [(3, 3), (50, 70), (128, 128)]),
    Pair("scan", (256,), scan, [1, 4099, 16384], kiln=example("08_block_scan"), clang=EXAMPLES_OF_CLANG, kernel="block_scan"),
    Pair("lds_exchange", (128,), lds_exchange, [None], kiln=example("05_lds_exchange")),
]
