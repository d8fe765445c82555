#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Cold start: seconds from a new process to the first sort of 64 floats, for four ways to call Kiln's kernel, and for HIP
C++ that is compiled when it is needed. Without a GPU, C++ programs end with HIP's refusal of the launch and Python ones sort
in the simulator; HIP C++ is built and not called. Prints the median of RUNS (builds: of BUILDS).
"""
import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
IN_ROCM, IN_PYTHON = ROOT / "scripts/in_rocm", ROOT / "scripts/in_python"
HIPCC = [IN_ROCM, "hipcc", "-std=c++20", "-O3"]
KILN = [f"-I{ROOT / 'include'}", "-fconstexpr-steps=20000000"]
SORT_BY_CTYPES = ("import numpy, kiln_examples\n"
                  "print(kiln_examples.Kernels().sort(numpy.arange(64, 0, -1, numpy.float32))[0])")
SORT_BY_TORCH = "import torch, kiln_torch\nprint(torch.ops.kiln.sort(torch.arange(64., 0., -1.))[0][0].item())"


def seconds(command, directory, runs, environment=None):
    """Median, and the last line printed. Where a command fails, what it says ends the measurement."""
    times = []
    for _ in range(runs):
        started = time.perf_counter()
        done = subprocess.run([str(word) for word in command], cwd=directory, env=os.environ | (environment or {}),
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        times.append(time.perf_counter() - started)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}")
    return statistics.median(times), (done.stdout.splitlines() or [""])[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=pathlib.Path, default=ROOT / "build/test/examples/library/libkiln_examples.so")
    parser.add_argument("--target", default="gfx942")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--builds", type=int, default=3)
    args = parser.parse_args()
    target = f"--offload-arch={args.target}"
    torch = pathlib.Path(subprocess.run(
        [IN_PYTHON, "python", "-c", "import torch; print(torch.__path__[0])"],
        check=True, stdout=subprocess.PIPE, text=True).stdout.strip())
    rows = []

    def measure(name, *, build=None, run=None, directory=None, environment=None, when="before"):
        built = seconds(build, directory, args.builds)[0] if build else None
        started, said = seconds(run, directory, args.runs, environment) if run else (None, "")
        rows.append((name, built, when if build else "", started, said))

    with tempfile.TemporaryDirectory() as scratch:
        for name, flags in (("C++ <<<>>>", ["-DCHEVRONS"]), ("kiln::launch", [])):
            measure(name, build=[*HIPCC, *KILN, target, *flags, HERE / "launch.hip", "-o", "launch"],
                    run=[IN_ROCM, "./launch"], directory=scratch)
        measure("ctypes", run=[IN_PYTHON, "python", "-c", SORT_BY_CTYPES], directory=scratch,
                environment={"KILN_EXAMPLES_LIBRARY": str(args.library), "PYTHONPATH": str(ROOT / "examples/python")})
        measure("torch.ops.kiln", run=[IN_PYTHON, "python", "-c", SORT_BY_TORCH], directory=scratch)
        measure("HIP C++, ctypes", directory=scratch, when="at first use",
                build=[*HIPCC, target, "-shared", "-fPIC", HERE / "hip_sort.hip", "-o", "hip_sort.so"])
        # ROCm's root does not have PyTorch: its headers go where the compiler runs. The two sources side by side.
        shutil.copytree(torch / "include", f"{scratch}/include")
        binding = f"clang++-22 -std=c++20 -O2 -fPIC -Iinclude -c {HERE / 'hip_sort_torch.cpp'}"
        kernel = f"hipcc -std=c++20 -O3 -fPIC {target} -c {HERE / 'hip_sort.hip'}"
        measure("HIP C++, torch extension", directory=scratch, when="at first use",
                build=[IN_ROCM, "bash", "-c", f"{binding} & {kernel} && wait $! && hipcc -shared *.o -o hip_torch.so"])
        measure("import torch alone", run=[IN_PYTHON, "python", "-c", "import torch"], directory=scratch)

    print(f"{'way':28}{'compiling, s':>14}{'when':>14}{'each start, s':>15}   printed")
    for name, built, when, started, said in rows:
        columns = [f"{value:.2f}" if value is not None else "-" for value in (built, started)]
        print(f"{name:28}{columns[0]:>14}{when:>14}{columns[1]:>15}   {said}")


if __name__ == "__main__":
    main()
