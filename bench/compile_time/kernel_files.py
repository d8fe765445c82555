#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures what kiln_add_kernels costs beside `hipcc -c` and PyHIP: wall seconds from nothing, median of the rounds.

usage: kernel_files.py [--rounds N] [--jobs N] [--pyhip CHECKOUT --python PYTHON] [--json FILE]

The kernels are bf16 GEMM (kernel/gemm.hip) and an empty one (empty.hip). "hipcc -c" is for one target, as a user without CMake
calls it. PyHIP is the first call of its own bf16 GEMM of the same tiles (pyhip_first_call.py), with the given Python, in which
PyTorch and filelock are installed; without these two options it is not measured. In a round, everything is compiled once after
the other, so that a busy minute of the machine does not hit one way alone. What scripts/in_rocm itself takes is subtracted.
"""
import argparse
import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import compiling

ROOT = compiling.ROOT
IN_ROCM = str(ROOT / "scripts/in_rocm")
PROJECT = f"""cmake_minimum_required(VERSION 3.25)
project(kernel_files CXX)
set(KILN_BUILD_TESTS OFF)
set(KILN_BUILD_EXAMPLES OFF)
add_subdirectory({ROOT} kiln)
set(gemm {compiling.HERE}/kernel/gemm.hip)
kiln_add_kernels(code_object FILES ${{gemm}} TARGETS gfx942 CODE_OBJECTS objects)
kiln_add_kernels(one_target FILES ${{gemm}} TARGETS gfx942)
kiln_add_kernels(three_targets FILES ${{gemm}} TARGETS gfx90a gfx942 gfx950)
kiln_add_kernels(empty FILES {compiling.HERE}/empty.hip TARGETS gfx942)
"""
# The goals: what is divided by what, and the most that it may be.
GOALS = (("code object, one target", "PyHIP's first call", 0.65), ("object, one target", "PyHIP's first call", 0.8),
         ("object, three targets", "hipcc -c", 1.0), ("object, empty kernel", "hipcc -c, empty kernel", 0.5))
PYHIP_COMMANDS = 4  # that PyHIP runs: hipcc, the assembler, two llvm-objdump


def seconds_of(command, directory):
    begin = time.perf_counter()
    result = subprocess.run([IN_ROCM, *command], cwd=directory, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - begin
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}:\n{result.stdout}{result.stderr}")
    return seconds


class Ways:
    """The ways to compile, each from nothing."""

    def __init__(self, directory, args):
        self.directory, self.args = directory, args
        (directory / "CMakeLists.txt").write_text(PROJECT)
        seconds_of(["cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DCMAKE_CXX_COMPILER=clang++-22"], directory)
        self.llvm = subprocess.run([IN_ROCM, "hipconfig", "--hipclangpath"], capture_output=True, text=True,
                                   check=True).stdout.strip()

    def built(self, target):
        for path in (self.directory / "build" / f"{target}.kernels").iterdir():
            path.unlink()
        return seconds_of(["ninja", "-C", "build", f"-j{self.args.jobs}", target], self.directory)

    def hipcc(self, source):
        return seconds_of(["hipcc", "--offload-arch=gfx942", "-std=c++20", "-O3", f"-I{ROOT}/include", "-fconstexpr-steps=20000000",
                           "-c", str(compiling.HERE / source), "-o", "hipcc.o"], self.directory)

    def pyhip(self):
        cache = self.directory / "pyhip"
        shutil.rmtree(cache, ignore_errors=True)
        cache.mkdir()
        result = subprocess.run([self.args.python, str(compiling.HERE / "pyhip_first_call.py"),
                                 str(pathlib.Path(self.args.pyhip).resolve()), IN_ROCM, self.llvm, str(cache)],
                                capture_output=True, text=True, check=False)
        if result.returncode != 0:
            sys.exit(f"PyHIP:\n{result.stdout}{result.stderr}")
        return float(result.stdout.split()[-1])

    def all(self):
        ways = {"hipcc -c": (lambda: self.hipcc("kernel/gemm.hip"), 1),
                "code object, one target": (lambda: self.built("code_object"), 1),
                "object, one target": (lambda: self.built("one_target"), 1),
                "object, three targets": (lambda: self.built("three_targets"), 1),
                "hipcc -c, empty kernel": (lambda: self.hipcc("empty.hip"), 1),
                "object, empty kernel": (lambda: self.built("empty"), 1)}
        if self.args.pyhip:
            ways["PyHIP's first call"] = (self.pyhip, PYHIP_COMMANDS)
        return ways


def measured(args, directory):
    ways = Ways(directory, args).all()
    runs = {name: [] for name in ways}
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr, flush=True)
        entering = seconds_of(["true"], directory)
        for name, (compile_once, commands) in ways.items():
            runs[name].append(compile_once() - commands * entering)
    return {name: statistics.median(seconds) for name, seconds in runs.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pyhip", metavar="CHECKOUT", help="PyHIP's repository")
    parser.add_argument("--python", help="with PyTorch and filelock")
    parser.add_argument("--json", metavar="FILE")
    args = parser.parse_args()
    if bool(args.pyhip) != bool(args.python):
        parser.error("--pyhip needs --python, and the other way round")
    (ROOT / "build").mkdir(exist_ok=True)  # in the repository, because scripts/in_rocm shows that to hipcc
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="kernel_files.") as directory:
        medians = measured(args, pathlib.Path(directory))
    for name, seconds in medians.items():
        print(f"{seconds:6.2f} s  {name}")
    if not args.pyhip:
        print("     -    PyHIP's first call: not measured (--pyhip CHECKOUT --python PYTHON)")
    for name, other, most in GOALS:
        if other in medians:
            print(f"{medians[name] / medians[other]:6.2f}    {name} / {other}; the goal is {most}")
    if args.json:
        pathlib.Path(args.json).write_text(json.dumps(medians, indent=2) + "\n")


main()
