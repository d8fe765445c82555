#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Attention and its gradients by Kiln's kernels through ctypes, beside numpy.

With a GPU the kernels run on it; without one they run in the simulator. Prints OK and what was compared.
"""
import sys

import numpy

import kiln_examples


def reference(q, k, v, d_o):
    """Causal attention with as many queries as keys, in double precision."""
    group = q.shape[1] // k.shape[1]
    q, d_o = q.astype(float), d_o.astype(float)
    k, v = (x.astype(float).repeat(group, 1) for x in (k, v))
    scale, swapped = q.shape[3]**-0.5, (0, 1, 3, 2)
    scores = q @ k.transpose(swapped) * scale
    scores[..., ~numpy.tri(*scores.shape[2:], dtype=bool)] = -numpy.inf
    lse = numpy.log(numpy.exp(scores).sum(-1))
    p = numpy.exp(scores - lse[..., None])
    o = p @ v
    d_s = p * (d_o @ v.transpose(swapped) - (o * d_o).sum(-1, keepdims=True)) * scale
    shared = [x.reshape(x.shape[0], -1, group, *x.shape[2:]).sum(2) for x in (d_s.transpose(swapped) @ q, p.transpose(swapped) @ d_o)]
    return o, lse, d_s @ k, *shared


def main():
    kernels = kiln_examples.Kernels(target=sys.argv[1] if len(sys.argv) > 1 else "gfx942")
    random = numpy.random.default_rng(1)
    q, d_o = (random.standard_normal((2, 4, 70, 64)).astype(numpy.float16) for _ in range(2))
    k, v = (random.standard_normal((2, 2, 70, 64)).astype(numpy.float16) for _ in range(2))
    ours, wanted = kernels.attention(q, k, v, right=0, d_o=d_o), reference(q, k, v, d_o)
    errors = [float(numpy.abs(a - b).max() / numpy.abs(b).max()) for a, b in zip(ours, wanted)]
    where = "GPU" if kernels.on_gpu else f"simulator, {kernels.target.decode()}"
    right = max(errors) <= 2e-3 # two roundings to float16
    print(f"{'OK' if right else 'WRONG'}: O, LSE, dQ, dK and dV are within {max(errors):.1e} of numpy's ({where})")
    return int(not right)


if __name__ == "__main__":
    sys.exit(main())
