#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the HIP runtime on the simulator costs: the start of a program with a fat binary of 20 MB, launches of one wave, and the
cores that a kernel uses. Builds the programs with hipcc and prints the figures; with --check it fails above the limits.

usage: run.py [--kiln-hip PATH] [--directory DIR] [--check] [--repeat 5]
"""
import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
IN_ROCM = ROOT / "scripts" / "in_rocm"
KERNELS, FAT_BYTES = 1500, 20 << 20
START_LIMIT, LAUNCH_LIMIT = 0.2, 50.0  # seconds, microseconds


def large_program():
    """Many kernels, and data up to the size of the fat binary."""
    kernels = "\n".join(f"__global__ void k{i}(int* p) {{ p[threadIdx.x] = p[threadIdx.x] * {2 * i + 3} + {i}; }}"
                        for i in range(KERNELS))
    names = ", ".join(f"k{i}" for i in range(KERNELS))
    return f"""#include <hip/hip_runtime.h>
#include <cstdio>
__device__ unsigned char filling[{FAT_BYTES}] = {{1}};
{kernels}
void (*const all[])(int*) = {{{names}}};
int main(int argc, char**) {{
  if (argc > 1) {{
    int *p = nullptr, first = 0;
    if (hipMalloc(&p, 256) != hipSuccess) return 1;
    all[{KERNELS - 1}]<<<1, 64>>>(p);
    if (hipMemcpy(&first, p, 4, hipMemcpyDeviceToHost) != hipSuccess || first != {KERNELS - 1}) return 1;
  }}
  std::puts("done");
}}
"""


def build(directory, name, source):
    program = directory / name
    if program.exists() and program.stat().st_mtime > pathlib.Path(source).stat().st_mtime:
        return program
    subprocess.run([str(IN_ROCM), "hipcc", "-std=c++20", "-O2", "--offload-arch=gfx942", str(source), "-o", str(program)],
                   cwd=directory, check=True)
    return program


def run(kiln_hip, directory, program, *arguments, cores=None):
    command = [str(IN_ROCM), str(kiln_hip), "run", str(program), *arguments]
    if cores is not None:
        command = ["taskset", "-c", ",".join(map(str, cores)), *command]
    done = subprocess.run(command, cwd=directory, check=True, capture_output=True, text=True)
    return done.stdout


def seconds_of(*arguments, repeat, **options):
    """Of the clock and of the processor: the least of several runs, as other work on the machine only adds."""
    def used():
        u = resource.getrusage(resource.RUSAGE_CHILDREN)
        return u.ru_utime + u.ru_stime
    clock, processor = [], []
    for _ in range(repeat):
        begin, before = time.monotonic(), used()
        run(*arguments, **options)
        clock.append(time.monotonic() - begin)
        processor.append(used() - before)
    return min(clock), min(processor)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kiln-hip", type=pathlib.Path, default=ROOT / "build/test/tools/kiln_hip/kiln_hip")
    parser.add_argument("--directory", type=pathlib.Path, help="where the programs are built and kept")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--repeat", type=int, default=5)
    options = parser.parse_args()
    directory = options.directory or pathlib.Path(tempfile.mkdtemp(prefix="kiln_hip_runtime."))
    directory.mkdir(parents=True, exist_ok=True)
    source = directory / "large.hip"
    if not source.exists() or source.read_text() != large_program():
        source.write_text(large_program())
    large = build(directory, "large", source)
    fat = large.stat().st_size
    use = (options.kiln_hip.resolve(), directory)
    without = seconds_of(*use, large, repeat=options.repeat)
    with_gpu = seconds_of(*use, large, "gpu", repeat=options.repeat)
    more, processor = (b - a for a, b in zip(without, with_gpu))
    print(f"a program of {fat / 1e6:.1f} MB with {KERNELS} kernels: {without[0]:.3f} s without GPU work, {with_gpu[0]:.3f} s "
          f"with: {more:.3f} s more, {processor:.3f} s of the processor (limit {START_LIMIT} on an idle machine)")
    program = build(directory, "launches", HERE / "launches.hip")
    launch = min(float(re.search(r"([\d.]+) us", run(*use, program, "10000"))[1]) for _ in range(options.repeat))
    print(f"10,000 launches of one wave: {launch:.2f} us each (limit {LAUNCH_LIMIT})")
    program = build(directory, "wide", HERE / "wide.hip")
    cores = sorted(os.sched_getaffinity(0))
    times = {n: min(float(run(*use, program, cores=cores[:n]).split()[0]) for _ in range(options.repeat))
             for n in (1, len(cores))}
    print(f"a kernel of 2,000 workgroups: {times[1]:.3f} s on one core, {times[len(cores)]:.3f} s on {len(cores)}: "
          f"{times[1] / times[len(cores)]:.2f} times as fast")
    # On a busy machine the clock says more of the others.
    if options.check and (min(more, processor) > START_LIMIT or launch > LAUNCH_LIMIT):
        sys.exit("FAILED: a limit is exceeded")


main()
