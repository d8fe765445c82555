#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes include/kiln/kernel/gemm/gen/costs.hpp: what workgroups of the GEMM family cost, by the timing model.

usage: gemm_costs.py [--build DIRECTORY] [--kiln-sim PROGRAM] [--compiler CLANG] [--check]

For each kernel and target: launches at two depths, with a workgroup for each compute unit and with as many as they hold, data
in the last-level cache, give the nanoseconds of a workgroup's start and of an iteration alone and beside others. Kernels that
keep the matrix pipe busy run at another clock than others: so these are times, not clocks. --check fails where the file is not
what would be written.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import command_line
from command_line import ROOT

sys.path.append(str(ROOT / "bench/static"))
import disassembly  # noqa: E402

TABLE = ROOT / "include/kiln/kernel/gemm/gen/costs.hpp"
VERSION = 1  # grows when rows change their meaning

# Board, compute units, bytes per second that it reads from HBM: docs/timing.md, Boards.
BOARDS = {"gfx90a": ("MI210", 104, 1380e9), "gfx942": ("MI300X", 304, 4200e9), "gfx950": ("MI355X", 256, 6400e9)}

SMALL = """#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>
using kiln::kernel::gemm_number;
constexpr kiln::kernel::gemm_form form{{.a = gemm_number::{number}, .b = gemm_number::{number}, .d = gemm_number::f32,
                                       .multiple_a = {multiple}, .multiple_b = {multiple}}};
constexpr kiln::kernel::small_shape shape{shape};
KILN_KERNEL_AS(small, (kiln::kernel::small_gemm<form, shape>), kiln::block_size<shape.work_items()>);
"""
TYPES = {1: ("fp8", "u8"), 2: ("bf16", "bf16"), 4: ("f32", "f32")}


class Small:
    kind = "small"

    def __init__(self, size, rows=16, columns=16, deep=4, loads=8):
        self.size, self.tile_m, self.tile_n = size, rows, columns
        self.tile_k, self.work_items = 64 // size * loads * deep, 64 * deep
        shape = f"{{.rows = {rows}, .wave_columns = {columns}, .waves_deep = {deep}, .loads = {loads}}}"
        self.source = SMALL.format(shape=shape, number=TYPES[size][0], multiple=16 // size)

    def targets(self):
        return [t for t in BOARDS if self.size != 1 or t != "gfx90a"]

    def product(self, groups, iterations):
        """Workgroups, and rows, columns and depth that fill them."""
        return groups, self.tile_m, self.tile_n * groups, self.tile_k * iterations

    def arguments(self, m, n, k):
        element, none = TYPES[self.size][1], "buffer:f32,1"
        return [f"buffer:f32,{m},{n}", f"buffer:{element},{m},{k}", f"buffer:{element},{n},{k}", *[none] * 5, *["i64:0"] * 4,
                f"i32:{m}", f"i32:{n}", f"i32:{k}", f"i32:{n}", f"i32:{k}", f"i32:{k}", f"i32:{n}", "i32:0", "f32:1", "f32:0"]


TILED = """#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>
using kiln::kernel::gemm_number;
constexpr kiln::kernel::gemm_form form{{.a = gemm_number::{number}, .b = gemm_number::{number}, .d = gemm_number::f32,
                                       .multiple_a = {multiple}, .multiple_b = {multiple}}};
constexpr kiln::kernel::gemm_tiling tiling{{.rows = {rows}, .columns = {columns}, .depth = {depth}}};
KILN_KERNEL_AS(tiled, (kiln::kernel::tiled_gemm<form, tiling>), kiln::block_size<tiling.work_items()>);
"""


class Tiled(Small):
    """A form that is transposed otherwise is taken to cost as much."""
    kind = "tiled"

    def __init__(self, size, rows, columns, depth):
        self.size, self.tile_m, self.tile_n, self.tile_k, self.work_items = size, rows, columns, depth, 256
        self.source = TILED.format(number=TYPES[size][0], multiple=16 // size, rows=rows, columns=columns, depth=depth)


INTERLEAVED = TILED.replace("tiled", "interleaved").replace("gemm_tiling", "interleaved_tiling").replace(
    ".rows = {rows}, .columns = {columns}, .depth = {depth}", ".row_tiles = {rows}, .column_tiles = {columns}")

DIRECT = INTERLEAVED.replace(".row_tiles = {rows}, .column_tiles = {columns}", "kiln::kernel::direct_tiling")


class Interleaved(Small):
    kind = "interleaved"

    def __init__(self, size, row_tiles, column_tiles):
        self.size, self.tile_m, self.tile_n, self.tile_k = size, 32 * row_tiles, 32 * column_tiles, 128 // size
        self.work_items = 256
        self.source = INTERLEAVED.format(number=TYPES[size][0], multiple=16 // size, rows=row_tiles, columns=column_tiles)


class Direct(Small):
    kind = "interleaved"

    def __init__(self, size):
        self.size, self.tile_m, self.tile_n, self.tile_k, self.work_items = size, 256, 256, 64 // size, 256
        self.source = DIRECT.format(number=TYPES[size][0], multiple=16 // size)


KERNELS = [Interleaved(2, 8, 7), Direct(2)]
KERNELS += [Tiled(2, rows, rows, 64) for rows in (64, 128, 256)]
KERNELS += [Small(size, rows, columns, loads=loads) for size in TYPES
           for rows, columns, loads in ((16, 16, 8), (16, 32, 4), (32, 16, 8), (32, 32, 4), (64, 16, 4), (64, 32, 4))]


def run(command):
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}")


def compile_kernel(options, kernel, target, file):
    source = file.with_suffix(".hip")
    source.write_text(kernel.source)
    run([options.compiler, "-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "--no-gpu-bundle-output",
         "-fuse-cuid=none", f"--offload-arch={target}", "-std=c++20", "-O3", f"-I{ROOT / 'include'}",
         "-fexperimental-new-constant-interpreter", *disassembly.precompiled(source, target), source, "-o", file])


def predict_product(options, file, board, kernel, product, warm):
    groups, *extents = product
    out = file.with_suffix(".json")
    command = [options.kiln_sim, file, "--board", board, "--prediction", out, "--grid", f"{groups},1" if isinstance(groups, str) else f"{groups},1,1"]
    command += ["--block", kernel.work_items, *(["--warm"] if warm else [])]
    for a in kernel.arguments(*extents):
        command += ["--arg", a]
    run(command)
    return json.loads(out.read_text())


def predict(options, file, board, kernel, groups, iterations, warm):
    return predict_product(options, file, board, kernel, kernel.product(groups, iterations), warm)


def row(options, scratch, kernel, target):
    board, units, _ = BOARDS[target]
    file = scratch / "kernel.co"
    compile_kernel(options, kernel, target, file)
    short, long = 3, 11

    def nanoseconds(groups):
        """Of workgroups at the two depths, and how many a compute unit holds."""
        found = [predict(options, file, board, kernel, groups, i, True) for i in (short, long)]
        return [(p["microseconds"] - p["launch_microseconds"]) * 1e3 for p in found], found[0]["occupancy"]["workgroups"]

    one, holds = nanoseconds(units)
    all_of_them = nanoseconds(units * holds)[0] if holds > 1 else one
    alone, together = ((times[1] - times[0]) / (long - short) for times in (one, all_of_them))
    start = one[0] - short * alone
    return (f"    {{isa::arch::{target}, gemm_kind::{kernel.kind}, {kernel.size}, {kernel.tile_m}, {kernel.tile_n}, "
            f"{kernel.tile_k}, {kernel.work_items}, {holds}, {max(round(start), 0)}, {round(alone)}, {round(together)}}},")


def rates(options, scratch, target):
    board, _, read = BOARDS[target]
    prediction = predict(options, scratch / "kernel.co", board, KERNELS[-1], 8, 4, False)  # the last that was compiled
    return f"    {{{round(prediction['launch_microseconds'] * 1e3)}, {round(read * 1e-9)}}}, // {board}"


def table(options):
    rows, of_device, parameters = [], [], set()
    with tempfile.TemporaryDirectory() as directory:
        scratch = pathlib.Path(directory)
        for target in BOARDS:
            rows += [row(options, scratch, kernel, target) for kernel in KERNELS if target in kernel.targets()]
            of_device.append(rates(options, scratch, target))
            parameters.add(json.loads((scratch / "kernel.json").read_text())["parameters"])
    return "\n".join([
        "// SPDX-License-Identifier: MIT",
        "// What workgroups of the GEMM family cost: written by bench/timing/gemm_costs.py, by the timing model with parameters",
        f"// {', '.join(sorted(parameters))}.",
        "#pragma once", "", "#include <kiln/kernel/gemm/cost_row.hpp>", "", "namespace kiln::kernel {", "",
        "/// Grows when rows change their meaning. Which kernel is chosen may change with every table, and with it the order of sums.",
        f"inline constexpr u32 gemm_costs_version = {VERSION};", "",
        "/// By target, on the board named.", "inline constexpr gemm_rates gemm_rates_table[] = {", *of_device, "};", "",
        "inline constexpr gemm_cost gemm_costs[] = {", *rows, "};", "", "} // namespace kiln::kernel", ""])


def main():
    parser = command_line.parser_of(__doc__)
    parser.add_argument("--check", action="store_true")
    options = command_line.parse(parser)
    text = table(options)
    if not options.check:
        TABLE.write_text(text)
    elif TABLE.read_text() != text:
        print(f"{TABLE.relative_to(ROOT)} is not what the timing model says; python3 bench/timing/gemm_costs.py writes it")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
