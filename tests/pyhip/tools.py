#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the reference DSL has tools of its own for, and the compiler's and LLVM's do for Kiln's kernels.

usage: tools.py COMPILER INCLUDE_DIRECTORY resource_usage|revision|source
"""
import pathlib
import re
import subprocess
import sys
import tempfile

SOURCE = """
#include <kiln/device/kernel.hpp>
using namespace kiln;
constexpr void scale(builder k, arg<float*> p, arg<float> factor) {
  auto x = k.vgpr<f32, 20>();
  for (int i = 0; i < 20; ++i) x[i] = p[k.thread_idx.x + i * 64];
  for (int i = 0; i < 20; ++i) p[k.thread_idx.x + i * 64] = x[19 - i] * factor;
}
KILN_KERNEL(scale, block_size<64>);
extern "C" __attribute__((device, used)) const char kernel_revision[] = "revision " REVISION;
"""


def run(*command, cwd):
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(result.stderr)
    return result.stdout, result.stderr


def main(compiler, include, check):
    with tempfile.TemporaryDirectory() as directory:
        pathlib.Path(directory, "unit.hip").write_text(SOURCE)
        compile_it = [compiler, "-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "--no-gpu-bundle-output",
                      "--offload-arch=gfx942", "-std=c++20", "-O3", f"-I{include}", '-DREVISION="649e1242"', "-DKILN_DEBUG_LINES",
                      "-fconstexpr-steps=20000000", "unit.hip", "-o", "unit.co"]
        if check == "resource_usage":  # registers, LDS and occupancy, by the compiler's remark
            remarks = run(*compile_it, "-Rpass-analysis=kernel-resource-usage", cwd=directory)[1]
            used = {name: int(n) for name, n in re.findall(r"remark: .*? ([A-Za-z]+)(?: \[[^]]*\])?: (\d+) \[-Rpass", remarks)}
            return "Function Name: scale_kernel" in remarks and used["VGPRs"] > 20 and used["Occupancy"] == 8
        run(*compile_it, cwd=directory)
        if check == "revision":  # a line of C++ puts the sources' revision into the code object
            return "revision 649e1242" in run("llvm-readelf-22", "--string-dump=.rodata", "unit.co", cwd=directory)[0]
        if check == "source":  # assembly with the author's source between, in place of comments by a tool
            listing = run("llvm-objdump-22", "-d", "-S", "unit.co", cwd=directory)[0]
            return re.search(r"^; .*x\[19 - i\] \* factor;\n(?:\s+s_waitcnt.*\n)?\s+v_mul_f32", listing, re.MULTILINE) is not None
        sys.exit(f"there is no check of {check}")


if not main(*sys.argv[1:]):
    sys.exit(f"{sys.argv[3]} does not hold")
