#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the compiler makes of a kernel's source: the reference DSL's mistakes of the kernel's interface and its cache.

usage: code_objects.py COMPILER INCLUDE_DIRECTORY PRECOMPILED TRAP     PRECOMPILED: directory of kiln_headers.TARGET.pch
"""
import pathlib
import re
import subprocess
import sys
import tempfile

SOURCE = """
#include <kiln/device/kernel.hpp>
using namespace kiln;
template <int A, int B> constexpr void shaped(builder k, arg<int*> p) { p[k.thread_idx.x] = A * 100 + B + VALUE; }
KILN_KERNEL_AS(one, (shaped<1, 23>), block_size<64>);
KILN_KERNEL_AS(two, (shaped<12, 3>), block_size<64>);
constexpr void large(builder k, arg<float*> p) {
  auto x = k.vgpr<f32, 200>();
  for (int i = 0; i < 200; ++i) x[i] = p[k.thread_idx.x + i * 64];
  auto sum = k.vgpr<f32>(0);
  for (int i = 200; i-- > 0;) sum += x[i];
  p[k.thread_idx.x] = sum;
}
KILN_KERNEL(large, block_size<64>);
constexpr void items(builder k, arg<int*> p) {
  auto i = (k.block_idx.z * 4 + k.thread_idx.y) * 16 + k.thread_idx.x;
  p[i] = i + (i + 0) * SCALE;
}
KILN_KERNEL(items, block_size<16, 4> PASSES);
"""


class Workshop:
    """Compiles SOURCE to assembly in a directory of its own."""

    def __init__(self, compiler, include, precompiled, directory):
        self.command = [compiler, "-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "-std=c++20", "-O3", "-Wall",
                        "-Wextra", "-Werror", "-DKILN_SHOW_WARNINGS", f"-I{include}", "-fconstexpr-steps=20000000", "-S", "-o", "out.s", "unit.hip"]
        self.precompiled = precompiled
        self.directory = pathlib.Path(directory)

    def assembly(self, value=17, arch="gfx942", scale=3, passes=""):
        (self.directory / "unit.hip").write_text(SOURCE)
        defines = [f"-DVALUE={value}", f"-DSCALE={scale}", f"-DPASSES={passes}", f"--offload-arch={arch}", "-Xclang",
                   "-include-pch", "-Xclang", f"{self.precompiled}/kiln_headers.{arch}.pch"]
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(self.directory), "TMPDIR": "/tmp"}
        result = subprocess.run(self.command + defines, cwd=self.directory, env=environment, capture_output=True, text=True,
                                check=False)
        if result.returncode != 0:
            sys.exit(result.stderr)
        return (self.directory / "out.s").read_text()


def body(assembly, kernel):
    """The instructions of one kernel."""
    return re.search(rf"^{kernel}:.*?^\s*s_endpgm", assembly, re.MULTILINE | re.DOTALL).group(0).split(":", 1)[1]


def check(trap, shop):
    first = shop.assembly()
    if trap == "interface_registers_at_entry":
        # ids come where the kernel expects them: v0 has all three packed, and the compiler takes them apart
        items = body(first, "items_kernel")
        return "v_bfe_u32" in items and ".amdhsa_system_sgpr_workgroup_id_z 1" in first
    if trap == "interface_block_size_with_many_registers":
        # 200 live registers, and no warning: the compiler knows the block's size
        used = re.search(r"\.amdhsa_next_free_vgpr (\d+)", first[first.index(".amdhsa_kernel large_kernel"):])
        return int(used.group(1)) > 200 and ".max_flat_workgroup_size: 64" in first
    if trap == "interface_several_kernels_in_a_unit":
        # several kernels in one unit
        return all(f".amdhsa_kernel {name}" in first for name in ("one", "two", "large_kernel", "items_kernel"))
    if trap == "interface_every_target":
        # every target in turn, on a machine without any
        return all(f'amdgcn-amd-amdhsa--{arch}"' in shop.assembly(arch=arch) for arch in ("gfx90a", "gfx942", "gfx950"))
    if trap == "cache_template_arguments_that_look_alike":
        # template arguments that look alike without their commas are different kernels
        return body(first, "one") != body(first, "two")
    if trap == "cache_changed_constant":
        # a changed constant is a changed kernel, the same one the same
        return first == shop.assembly(17) and body(first, "one") != body(shop.assembly(34), "one")
    if trap == "cache_changed_target":
        # the target is part of what is compiled
        return shop.assembly(arch="gfx950") != first
    if trap == "cache_changed_options":
        # so are the options, and whatever the kernel includes
        plain = shop.assembly(passes=",without_optional_passes")
        return body(plain, "items_kernel") != body(first, "items_kernel")
    if trap == "cache_only_the_output_is_written":
        # no cache, no lock: only the output is written
        return sorted(file.name for file in shop.directory.iterdir()) == ["out.s", "unit.hip"]
    sys.exit(f"there is no check of {trap}")


def main():
    with tempfile.TemporaryDirectory() as directory:
        *given, trap = sys.argv[1:]
        if not check(trap, Workshop(*given, directory)):
            sys.exit(f"{trap} does not hold")


main()
