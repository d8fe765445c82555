#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""RMSNorm, its gradients and rotary embedding by Kiln's kernels through ctypes, beside numpy.

With a GPU the kernels run on it; without one they run in the simulator. Prints OK and what was compared.
"""
import sys

import numpy

import kiln_examples

EPSILON = 1e-5


def rmsnorm(x, weight, d_y):
    """In double precision: the results and the gradients."""
    x, weight, d_y = (a.astype(float) for a in (x, weight, d_y))
    factor = 1 / numpy.sqrt((x * x).mean(-1, keepdims=True) + EPSILON)
    normal, d_normal = x * factor, d_y * weight
    d_x = factor * (d_normal - normal * (normal * d_normal).mean(-1, keepdims=True))
    return normal * weight, d_x, (d_y * normal).sum(0)


def rotary(x, angles):
    """Of halves of heads, in double precision."""
    a, b = numpy.split(x.astype(float), 2, -1)
    cosine, sine = numpy.cos(angles)[:, None], numpy.sin(angles)[:, None]
    return numpy.concatenate((a * cosine - b * sine, b * cosine + a * sine), -1)


def main():
    kernels = kiln_examples.Kernels(target=sys.argv[1] if len(sys.argv) > 1 else "gfx942")
    random = numpy.random.default_rng(1)
    x, d_y, weight = (random.standard_normal(s).astype(numpy.float16) for s in ((9, 520), (9, 520), (520,)))
    q, k = (random.standard_normal((7, heads, 64)).astype(numpy.float16) for heads in (3, 1))
    positions = random.integers(0, 40, 7)
    angles = numpy.arange(40)[:, None] * 10000.0**(-numpy.arange(32) / 32)
    cache = numpy.concatenate((numpy.cos(angles), numpy.sin(angles)), -1).astype(numpy.float32)
    ours = *kernels.rmsnorm(x, weight, EPSILON, d_y), *kernels.rotary(q, k, positions, cache)
    wanted = *rmsnorm(x, weight, d_y), *(rotary(a, angles[positions]) for a in (q, k))
    error = max(float(numpy.abs(a - b).max() / numpy.abs(b).max()) for a, b in zip(ours, wanted))
    where = "GPU" if kernels.on_gpu else f"simulator, {kernels.target.decode()}"
    right = error <= 1e-3  # one rounding to float16
    print(f"{'OK' if right else 'WRONG'}: RMSNorm, its gradients and rotary embedding are within {error:.1e} of numpy's ({where})")
    return int(not right)


if __name__ == "__main__":
    sys.exit(main())
