#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Sorts arrays of every width with Kiln's kernels through ctypes, and compares with numpy.

With a GPU the kernels run on it; without one they run in the simulator. Prints OK and what was compared.
"""
import sys
import time

import numpy

import kiln_examples


def main():
    started = time.perf_counter()
    kernels = kiln_examples.Kernels(target=sys.argv[1] if len(sys.argv) > 1 else "gfx942")
    kernels.sort(numpy.float32([[3, 1, 2, 0]]))
    first_call = time.perf_counter() - started
    random = numpy.random.default_rng(1)
    arrays = elements = wrong = 0
    for width in (2, 4, 8, 16, 32, 64, 100, 128, 256, 512, 1000, 1024):
        for dtype in (numpy.float32, numpy.float16, numpy.int32, numpy.uint32):
            data = (random.standard_normal((5, width)) * 100).astype(numpy.int32).astype(dtype)
            for descending in (False, True):
                # numpy sorts upwards only: a stable descending order is that of the reversed array, read backwards
                order = numpy.argsort(data[:, ::-1] if descending else data, axis=-1, kind="stable")
                expected = width - 1 - order[:, ::-1] if descending else order
                values = kernels.sort(data, descending)
                sorted_, indices = kernels.sort(data, descending, indices=True)
                want = numpy.take_along_axis(data, expected, -1)
                wrong += numpy.count_nonzero(values != want) + numpy.count_nonzero(sorted_ != want)
                wrong += numpy.count_nonzero(indices != expected)
                arrays += 2 * len(data)
                elements += 2 * data.size
    where = "GPU" if kernels.on_gpu else f"simulator, {kernels.target.decode()}"
    print(f"{'OK' if wrong == 0 else 'WRONG'}: {arrays} arrays, {elements} elements, {wrong} differ from numpy ({where}; "
          f"loading and first call {first_call * 1e3:.0f} ms)")
    return int(wrong != 0)


if __name__ == "__main__":
    sys.exit(main())
