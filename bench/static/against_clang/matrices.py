# SPDX-License-Identifier: MIT
"""Pairs whose kernels go through LDS and the matrix unit."""
import numpy as np

from .launches import Launch, Output, Pair, blocks_of, numbers


def transpose(_, size):
    rows, columns = size
    x = numbers(rows * columns, 1).reshape(size)
    return Launch((blocks_of(columns, 32), blocks_of(rows, 32)),
                  [Output(np.zeros((columns, rows), np.float32), x.T.copy()), x, ("i32", rows), ("i32", columns)],
                  rows * columns)


def gemm(_, size):
    rows, columns, depth = size
    a, b = numbers(rows * depth, 1, np.float16).reshape(-1, depth), numbers(columns * depth, 2, np.float16).reshape(-1, depth)
    expected = a.astype(np.float64) @ b.astype(np.float64).T
    loaded = rows // 64 * (columns // 64) * 128 * depth
    return Launch((columns // 64, rows // 64), [Output(np.zeros((rows, columns), np.float32), expected, 1e-4, 1e-4), a, b,
                                                ("i32", columns), ("i32", depth)], loaded)


def attention(_, size):
    queries, keys = size
    q, k, v = (numbers(n * 64, seed, np.float16).reshape(n, 64) for n, seed in ((queries, 1), (keys, 2), (keys, 3)))
    score = q.astype(np.float64) @ k.astype(np.float64).T / 8
    weight = np.exp(score - score.max(1, keepdims=True))
    expected = weight / weight.sum(1, keepdims=True) @ v.astype(np.float64)
    return Launch((queries // 32,), [Output(np.zeros((queries, 64), np.float16), expected, 2e-3, 1e-3), q, k, v,
                                     ("i32", keys), ("f32", 1.44269504 / 8)], queries * keys)


PAIRS = [
    Pair("transpose", (32, 8), transpose, [(1, 1), (33, 100), (128, 128)]),
    Pair("gemm", (64,), gemm, [(64, 128, 64), (128, 128, 256)], (128, 128, 512)),
    Pair("attention", (64,), attention, [(64, 32), (32, 256)], (32, 512)),
]
