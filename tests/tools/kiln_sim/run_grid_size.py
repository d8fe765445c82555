#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs kernels that read the number of workgroups as the compiler made them, with what their metadata asks of the launch.

usage: run_grid_size.py KILN_SIM SOURCE SCRATCH TARGETS COMPILER...     TARGETS: gfx90a,gfx942. COMPILER takes a HIP file; its
                                                                        other arguments follow it
"""
import pathlib
import re
import struct
import subprocess
import sys

N = 1000
GRIDS = [(3, 1, 1), (3, 2, 4), (1, 1, 9)]
EVERYWHERE = [["-O0"], ["-O3"]]
ON_ONE = [["-O1"], ["-O2", "-g"], ["-O3", "-fno-offload-uniform-block"], ["-O3", "-mcode-object-version=5"]]
REFUSED = "a kernel that reads k.grid_dim needs code object version 5 or 6"


def main(kiln_sim, source, scratch, targets, *compiler):
    scratch = pathlib.Path(scratch)
    scratch.mkdir(parents=True, exist_ok=True)
    failures, count = [], 0

    def compiled(target, options):
        co = scratch / f"{target}{''.join(options)}.co"
        co.unlink(missing_ok=True)
        done = subprocess.run([*compiler, f"--offload-arch={target}", *options, source, "-o", co], capture_output=True,
                              text=True, cwd=scratch)
        if done.returncode == 77:
            sys.exit(77)  # no such compiler here
        return co, done

    def run(co, kernel, grid, expected):
        out = scratch / "data.npy"
        out.unlink(missing_ok=True)
        done = subprocess.run([kiln_sim, co, "--kernel", kernel, "--grid", ",".join(map(str, grid)), "--block", "128", "--arg",
                               f"out:{out}:i32,{N}", "--arg", f"i32:{N - 1}"], capture_output=True, text=True)
        if done.returncode or not out.exists():
            return failures.append(f"{co.name}: {kernel}: {done.stdout}{done.stderr}")
        data = out.read_bytes()
        found = list(struct.unpack(f"<{N}i", data[-4 * N:]))
        if found != expected:
            failures.append(f"{co.name}: {kernel}, grid {grid}: {found[:8]}...")

    for target in targets.split(","):
        for options in EVERYWHERE + (ON_ONE if target == "gfx942" else []):
            co, done = compiled(target, options)
            if done.returncode:
                failures.append(f"{co.name}: {done.stderr}")
                continue
            for x, y, z in GRIDS:
                run(co, "reach_all_kernel", (x, y, z), [100 * x + 10 * y + z] * (N - 1) + [0])
            run(co, "do_not_ask_kernel", (2, 1, 1), [7] * 128 + [0] * (N - 128))
            count += 1
            # A kernel that does not ask has no hidden arguments, and of those that are declared none costs the launch more
            # than a few numbers: no buffer for calls of the host, no heap. (Without optimisation the compiler says all.)
            notes = subprocess.run(["llvm-readelf-22", "--notes", co], capture_output=True, text=True, check=True).stdout
            kernels = re.split(r"^  - (?=\.)", notes[notes.index("amdhsa.kernels:"):], flags=re.MULTILINE)[1:]
            for kernel in kernels:
                asks = not re.search(r"\.name: +do_not_ask", kernel)
                hidden = set(re.findall(r"hidden_([a-z]+)", kernel))
                if "-O0" not in options and hidden != ({"block", "group", "remainder", "global", "grid"} if asks else set()):
                    failures.append(f"{co.name}: declares {sorted(hidden)}")
        for options in ([["-O1"], ["-O3"]] if target == "gfx942" else []):
            co, done = compiled(target, [*options, "-mcode-object-version=4"])
            if done.returncode == 0 or REFUSED not in done.stderr:
                failures.append(f"{co.name} is not refused: {done.stderr}")
    # Without optimisation the compiler cannot tell, and the kernel stops instead of counting wrong.
    co, done = compiled("gfx942", ["-O0", "-mcode-object-version=4"])
    stopped = subprocess.run([kiln_sim, co, "--kernel", "reach_all_kernel", "--block", "128", "--arg", f"buffer:i32,{N}", "--arg",
                              f"i32:{N}"], capture_output=True, text=True)
    if done.returncode or stopped.returncode == 0 or "trap 2 was reached" not in stopped.stdout + stopped.stderr:
        failures.append(f"{co.name} does not stop: {done.stderr}{stopped.stdout}{stopped.stderr}")
    print("\n".join(failures) or f"{count} code objects know the number of workgroups")
    return 1 if failures or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
