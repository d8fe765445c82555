#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Large products of bf16, A B^T, by the timing model, beside what the matrix pipes alone would take.

usage: gemm.py [--quick] [--json FILE|-] [--build DIRECTORY] [--kiln-sim PROGRAM] [--compiler CLANG]

Caches are cold; the ideal is 2 m n k operations at the peak of the board's dense bf16, at the same clock. Fails if the product
of 8192 on MI300X takes over 1.15 times its ideal. --quick: this row alone. --json: one object with `rows`.
"""
import argparse
import collections
import json
import pathlib
import sys
import tempfile

import gemm_costs
from gemm_costs import ROOT

LIMIT = 1.15
Board = collections.namedtuple("Board", "target units operations_each_clock")  # operations: of a compute unit
BOARDS = {"MI300X": Board("gfx942", 304, 2048), "MI355X": Board("gfx950", 256, 4096)}

SOURCE = """#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>
constexpr kiln::kernel::gemm_form form{{.multiple_a = 64, .multiple_b = 64, .multiple_d = 64}};
constexpr kiln::kernel::{kind}_tiling tiling{{{tiling}}};
KILN_KERNEL_AS(large, (kiln::kernel::{kind}_gemm<form, tiling>), kiln::block_size<256>);
"""


class Kernel:
    work_items = 256

    def __init__(self, kind, tile_m, tile_n, tiling):
        self.name, self.tile_m, self.tile_n = f"{kind}_gemm", tile_m, tile_n
        self.source = SOURCE.format(kind=kind, tiling=tiling).replace("tiled_tiling", "gemm_tiling")

    def arguments(self, m, n, k):
        return [f"buffer:bf16,{m},{n}", f"buffer:bf16,{m},{k}", f"buffer:bf16,{n},{k}", *["buffer:bf16,1"] * 2,
                *["buffer:f32,1"] * 3, *["i64:0"] * 4, f"i32:{m}", f"i32:{n}", f"i32:{k}", f"i32:{n}", f"i32:{k}", f"i32:{k}",
                f"i32:{n}", "i32:0", "f32:1", "f32:0"]


KERNELS = [Kernel("interleaved", 256, 224, ".row_tiles = 8, .column_tiles = 7"),
           Kernel("tiled", 256, 256, ".rows = 256, .columns = 256"),
           Kernel("tiled", 128, 128, ".rows = 128, .columns = 128")]


def measure(options, scratch, board, kernel, size):
    target, units, operations = BOARDS[board]
    file = scratch / f"{kernel.name}.{kernel.tile_m}.{kernel.tile_n}.{target}.co"
    if not file.exists():
        gemm_costs.compile_kernel(options, kernel, target, file)
    across, down = -(-size // kernel.tile_n), -(-size // kernel.tile_m)
    prediction = gemm_costs.predict_product(options, file, board, kernel, (f"{across},{down}", size, size, size), False)
    ideal = 2 * size**3 / (units * operations)
    microseconds = prediction["microseconds"] - prediction["launch_microseconds"]
    return {"board": board, "size": size, "kernel": kernel.name, "tile_m": kernel.tile_m, "tile_n": kernel.tile_n,
            "cycles": round(prediction["cycles"]), "ratio": prediction["cycles"] / ideal,
            "teraflops": 2 * size**3 / microseconds * 1e-6}


def show(row):
    print(f"{row['board']:7} {row['size']:5} {row['kernel']:16} {row['tile_m']:4} x {row['tile_n']:3} {row['cycles']:11} "
          f"{row['ratio']:6.3f} {row['teraflops']:6.0f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/test")
    parser.add_argument("--kiln-sim", type=pathlib.Path)
    parser.add_argument("--compiler", default="clang++-22")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json")
    options = parser.parse_args()
    options.kiln_sim = options.kiln_sim or options.build / "tools/kiln_sim/kiln_sim"
    products = [(board, kernel, size) for board in BOARDS for size in (8192, 4096) for kernel in KERNELS]
    rows = []
    if not options.json:
        print(f"{'board':7} {'size':>5} {'kernel':16} {'tile':10} {'cycles':>11} {'/ideal':>6} {'TFLOP/s':>7}")
    with tempfile.TemporaryDirectory() as directory:
        for product in products[:1] if options.quick else products:
            rows.append(measure(options, pathlib.Path(directory), *product))
            if not options.json:
                show(rows[-1])
    if options.json:
        text = json.dumps({"rows": rows}, indent=1)
        if options.json == "-":
            print(text)
        else:
            pathlib.Path(options.json).write_text(text + "\n")
    if rows[0]["ratio"] > LIMIT:
        print(f"the first row is {rows[0]['ratio']:.3f} of its ideal, the limit is {LIMIT}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
