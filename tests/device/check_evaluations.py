#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A kernel is evaluated once per target, never in the host pass, never in a unit that only launches it.

usage: check_evaluations.py COMPILER INCLUDE_DIRECTORY WHAT
  once      one constant evaluation of the device pass's time trace takes longer than a tenth of the longest
  host      the host pass of a kernel that needs hundreds of thousands of steps is content with a few thousand
  launcher  so are both passes of a unit that declares the kernel, and they read nothing of the builder
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

FEW_STEPS = 10_000  # the tables of the headers take 6,100
TESTS = pathlib.Path(__file__).resolve().parents[1]
MIXED = TESTS.parent / "bench/compile_time/mixed.hip"
LAUNCHER = """
#include <kiln/device/declaration.hpp>
KILN_DECLARE_KERNEL(mixed_kernel, void(float*, const float*), kiln::block_size<256>);
auto* address = kiln::device::kernel_of<mixed_kernel>::address;
"""


def command(compiler, include, device, steps, *options):
    return [compiler, "-x", "hip", "--offload-arch=gfx942", "-nogpuinc", "-nogpulib", "-std=c++20", f"-I{include}",
            "--offload-device-only" if device else "--offload-host-only", f"-fconstexpr-steps={steps}",
            "-DKILN_BENCH_SECTIONS=5", "-fsyntax-only", *options]


def compiles(line):
    return subprocess.run(line, capture_output=True, text=True, check=False)


def evaluations(trace):
    return [e for e in json.loads(trace.read_text())["traceEvents"]
            if e.get("ph") == "X" and e["name"].startswith("Evaluate")]


def once(compiler, include):
    with tempfile.TemporaryDirectory() as scratch:
        trace = pathlib.Path(scratch, "trace.json")
        subprocess.run([*command(compiler, include, True, 1 << 30, "-Xclang", f"-ftime-trace={trace}", "-Xclang",
                                 "-ftime-trace-granularity=100"), str(MIXED)], check=True)
        events = sorted(evaluations(trace), key=lambda e: -e["dur"])
    long = [e for e in events if e["dur"] > events[0]["dur"] / 10]
    found = ", ".join(f"{e['name']} {e.get('args', {}).get('detail', '')} {e['dur'] / 1000:.0f} ms" for e in long)
    # the evaluation itself lies in its variable's, which has the longest time; all others are tables and texts
    return len(long) == 1, f"evaluations: {found}"


def host(compiler, include):
    device = compiles([*command(compiler, include, True, FEW_STEPS), str(MIXED)])
    result = compiles([*command(compiler, include, False, FEW_STEPS), str(MIXED)])
    # the device pass must fail, or the test would show nothing
    return device.returncode != 0 and result.returncode == 0, result.stderr


# Headers that a unit with declared kernels alone must not read.
BUILDER = re.compile(r"/kiln/(?:author/(?!block_size)|(?:emit|selection|pass|check|compile)/)")


def launcher(compiler, include):
    with tempfile.TemporaryDirectory() as scratch:
        source = pathlib.Path(scratch, "launcher.hip")
        source.write_text(LAUNCHER)
        for device in (True, False):
            result = compiles([*command(compiler, include, device, FEW_STEPS, "-H"), str(source)])
            if result.returncode != 0 or BUILDER.search(result.stderr):
                return False, result.stderr
    return True, ""


def main():
    good, words = {"once": once, "host": host, "launcher": launcher}[sys.argv[3]](sys.argv[1], sys.argv[2])
    print(words)
    return 0 if good else 1


sys.exit(main())
