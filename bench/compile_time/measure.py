#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the compile-time evaluation of each example costs: seconds in both of clang's evaluators, and steps.

usage: measure.py [--compiler clang++-22] [--target gfx942] [--runs 3] [SOURCE...]

Seconds are the median CPU time of the device pass, less the same of an empty kernel in the same headers. Steps are the
smallest -fconstexpr-steps that suffices, found by bisection; only the default evaluator counts them.
"""
import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BYTECODE = ["-fexperimental-new-constant-interpreter"]
EMPTY = '#include "run.hpp"\nconstexpr void empty(kiln::builder&) {}\nKILN_KERNEL(empty, kiln::block_size<64>);\n'
MOST_STEPS = 1 << 30


def compile_once(args, source, options):
    """CPU seconds, or None if it does not compile."""
    command = [args.compiler, "-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "-c", "-std=c++20", "-O3",
               f"--offload-arch={args.target}", f"-I{ROOT / 'include'}", f"-I{ROOT / 'examples'}", *options,
               str(source), "-o", os.devnull]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run(command, capture_output=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode != 0:
        return None
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def seconds(args, source, options):
    options = [*options, f"-fconstexpr-steps={MOST_STEPS}"]
    runs = [compile_once(args, source, options) for _ in range(args.runs)]
    return None if None in runs else statistics.median(runs)


def steps(args, source):
    low, high = 0, MOST_STEPS
    while high - low > max(1, high // 200):  # to half a per cent
        middle = (low + high) // 2 if low else high // 16
        if compile_once(args, source, [f"-fconstexpr-steps={middle}"]) is None:
            low = middle
        else:
            high = middle
    return high


def shown(value, base):
    return "fails" if value is None or base is None else f"{value - base:.2f} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", default="clang++-22")
    parser.add_argument("--target", default="gfx942")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("sources", nargs="*", type=pathlib.Path,
                        default=sorted((ROOT / "examples").glob("[0-9][0-9]_*.hip")))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        empty = pathlib.Path(directory) / "empty.hip"
        empty.write_text(EMPTY)
        base = {name: seconds(args, empty, options) for name, options in (("default", []), ("bytecode", BYTECODE))}
        print(f"empty kernel: {base['default'] or 0:.2f} s, {steps(args, empty):,} steps")
        for source in args.sources:
            default, bytecode = seconds(args, source, []), seconds(args, source, BYTECODE)
            print(f"{source.stem}: default evaluator {shown(default, base['default'])}, "
                  f"bytecode {shown(bytecode, base['bytecode'])}, {steps(args, source):,} steps", flush=True)


main()
