#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the HIP source that PyHIP generates for its product of bf16, A B^T (tests/core/test_gemm.py), without a GPU.

usage: pyhip_product.py CHECKOUT SCRATCH TARGET MATRIX K N

Prints the path of the source. What PyHIP imports and does not need for this (torch, a lock, other compilers) is stood in for.
"""
import os
import pathlib
import sys
from unittest import mock


class Written(Exception):
    """The source is there; what follows would load it on a GPU."""


def stand_in():
    for name in ("torch", "filelock", "flydsl", "pyhip.contrib.flydsl", "pyhip.contrib.flydsl.utils"):
        sys.modules[name] = mock.MagicMock()
    same = mock.MagicMock()  # decorators that leave functions as they are
    same.mark.parametrize = lambda *_: lambda function: function
    sys.modules["pytest"] = same


def main():
    checkout, scratch, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
    matrix, k, n = map(int, sys.argv[4:7])
    os.environ["PYHIP_CACHE_DIR"] = str(scratch)
    packages = scratch / "packages"
    packages.mkdir(exist_ok=True)
    if not (packages / "pyhip").exists():
        (packages / "pyhip").symlink_to(checkout / "src")
    sys.path[:0] = [str(packages), str(checkout / "tests/core")]
    stand_in()
    shown, sys.stdout = sys.stdout, sys.stderr
    with mock.patch("subprocess.check_output", lambda *_, **__: target.encode()):  # of the program that names the GPU
        import pyhip.core.asmjit as asmjit

    def compile_later(_, name, source, options):
        raise Written(source)

    asmjit.JIT.compile = compile_later
    import test_gemm
    try:
        test_gemm.gemm_kernel([1], [256], k, n, 8, 8, matrix, [128, 128], [2, 2], False, False, 0, 0, 0, 0, 0, 256)
    except Written as path:
        print(path, file=shown)


if __name__ == "__main__":
    main()
