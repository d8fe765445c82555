#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Times the first call of PyHIP's bf16 GEMM up to its code object, without a GPU. Run by kernel_files.py with a Python that
has PyTorch and filelock; prints wall seconds.

usage: pyhip_first_call.py CHECKOUT IN_ROCM LLVM CACHE
CHECKOUT is PyHIP's repository. IN_ROCM runs a command where hipcc is, LLVM the folder of its
programs. CACHE is an empty directory.
What needs a GPU
is left out: the query of the architecture, loading the code object, the launch.
"""
import importlib
import os
import subprocess
import sys
import time
import types

checkout, in_rocm, llvm, cache = sys.argv[1:]
TARGET = "gfx942"
# The kernel of bench/compile_time/kernel/gemm.hip: tiles of 16, waves of 128 x 128, four of them.
ARGUMENTS = {"K": 8192, "N": 8192, "M01": 8, "GroupNum": 8, "mfma_MN": 16, "wave_size": [128, 128], "wave_cnt": [2, 2],
             "A_preshuffled": False, "B_preshuffled": False, "debug_warp": 0, "skip_load": False}
AMD_LLVM = "/opt/rocm/llvm/bin"  # where PyHIP expects LLVM's programs


def there(command):
    return f"{in_rocm} {command}".replace(AMD_LLVM, llvm)


def main():
    os.environ["PYHIP_CACHE_DIR"] = cache
    os.chdir(cache)
    package = types.ModuleType("pyhip")
    package.__path__ = [f"{checkout}/src"]
    sys.modules["pyhip"] = package
    sys.modules.setdefault("pytest", types.SimpleNamespace(mark=types.SimpleNamespace(parametrize=lambda *_: lambda f: f)))
    hiptools = importlib.import_module("pyhip.core.hiptools")
    hiptools.amdgpu_arch = lambda: TARGET
    asmjit = importlib.import_module("pyhip.core.asmjit")
    package.jit, package.JIT, package.module = asmjit.jit, asmjit.JIT, hiptools.module
    hiptools.amdhip_func = lambda *_: types.SimpleNamespace()
    system, check_output = os.system, subprocess.check_output
    hiptools.os = types.SimpleNamespace(**{n: getattr(os, n) for n in ("path", "makedirs", "getenv")},
                                        system=lambda command: system(there(command)))
    hiptools.subprocess = types.SimpleNamespace(
        check_output=lambda command: check_output(there(" ".join(command)), shell=True))
    gemm = importlib.import_module("pyhip.contrib.common.gemm").gemm_kernel
    sizes = [[1], [256]]
    compile_args, _, key = gemm.split_args([*sizes, *ARGUMENTS.values(), 0, 0, 0, 256])
    begin = time.perf_counter()
    gemm.build(compile_args, key)
    seconds = time.perf_counter() - begin
    if not any(name.endswith(".co") for name in os.listdir(cache)):
        sys.exit("PyHIP made no code object")
    print(f"{seconds:.3f}")


main()
