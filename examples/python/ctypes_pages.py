#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A prompt and a step of decoding with keys and values in pages, by Kiln's kernels through ctypes, beside numpy.

With a GPU the kernels run on it; without one they run in the simulator. Prints OK and what was compared.
"""
import sys

import numpy

import kiln_examples

PAGE, HEAD = 16, 64


def reference(q, k, v):
    """Causal attention of the last queries of one sequence, in double precision."""
    group = q.shape[0] // k.shape[1]
    q, (k, v) = q.astype(float), (x.astype(float).swapaxes(0, 1).repeat(group, 0) for x in (k, v))
    scores = q @ k.swapaxes(1, 2) * HEAD**-0.5
    scores[:, ~numpy.tri(*scores.shape[1:], scores.shape[2] - scores.shape[1], dtype=bool)] = -numpy.inf
    lse = numpy.log(numpy.exp(scores).sum(-1))
    return numpy.exp(scores - lse[..., None]) @ v, lse


def main():
    kernels = kiln_examples.Kernels(target=sys.argv[1] if len(sys.argv) > 1 else "gfx942")
    random = numpy.random.default_rng(1)
    lengths = numpy.int32([530, 21])  # of so many keys workgroups share a sequence in decoding
    k, v = ([random.standard_normal((n, 2, HEAD)).astype(numpy.float16) for n in lengths] for _ in range(2))
    counts = -(-lengths // PAGE)
    numbers = random.permutation(counts.sum()).astype(numpy.int32)
    table = numpy.full((2, counts.max()), 1 << 30, numpy.int32)  # what is not read is garbage
    key_cache, value_cache = (numpy.full((len(numbers), PAGE, 2, HEAD), numpy.nan, numpy.float16) for _ in range(2))
    for i, own in enumerate(numpy.split(numbers, counts[:1])):
        table[i, :len(own)] = own
        rows = numpy.arange(lengths[i])
        slots = own[rows // PAGE].astype(numpy.int64) * PAGE + rows % PAGE
        kernels.reshape_and_cache(k[i], v[i], key_cache, value_cache, slots)
    error = 0.0
    for queries in (20, 1):
        q = random.standard_normal((2, 4, queries, HEAD)).astype(numpy.float16)
        ours = kernels.paged_attention(q, key_cache, value_cache, table, lengths, right=0)
        for i in range(2):
            error = max(error, *(float(numpy.abs(a[i] - b).max() / numpy.abs(b).max())
                                 for a, b in zip(ours, reference(q[i], k[i], v[i]))))
    where = "GPU" if kernels.on_gpu else f"simulator, {kernels.target.decode()}"
    right = error <= 2e-3  # two roundings to float16
    print(f"{'OK' if right else 'WRONG'}: O and LSE are within {error:.1e} of numpy's ({where})")
    return int(not right)


if __name__ == "__main__":
    sys.exit(main())
