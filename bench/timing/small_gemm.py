#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Products of few rows by the timing model, beside their bound and published times.

usage: small_gemm.py [--quick] [--json FILE|-] [--build DIRECTORY] [--kiln-sim PROGRAM] [--compiler CLANG]

The bound is the launch, one latency of HBM, and the bytes of the weights at the board's measured read rate; caches are cold.
Fails if a product of 1 to 16 rows with weights of 64 MB or more takes over 1.15 times its bound. --quick: one such row for each
board and type.
"""
import collections
import json
import pathlib
import sys
import tempfile

import command_line
import gemm_costs
from gemm_costs import Small

LIMIT, LARGE = 1.15, 64e6
# Bytes per second read from HBM, and its latency in seconds: docs/timing.md, Boards and Parameters (clocks at 2,092 MHz).
READ = {"MI300X": 4200e9, "MI350X": 6400e9, "MI355X": 6400e9}
LATENCY = 880 / 2092e6
TARGETS = {"MI300X": "gfx942", "MI350X": "gfx950", "MI355X": "gfx950"}

Row = collections.namedtuple("Row", "board size m n k published source", defaults=(None, ""))
TUNED, SHUFFLED = "AITER, llama70B_bf16_tuned_gemm.csv", "AITER, issues 3339 and 5278: shuffled weights, split k"
ROWS = [
    *(Row(board, size, m, n, k // size) for board in ("MI300X", "MI350X") for size in (2, 1)
      for m, n, k in ((1, 8192, 8192), (16, 4096, 28672), (16, 28672, 8192), (4, 16384, 16384))),
    *(Row(board, 2, m, 8192, 8192) for board in ("MI300X", "MI350X") for m in (32, 64)),
    Row("MI300X", 2, 1, 8192, 12288, 42.3, "rocm-libraries, pull request 12329: wvSplitK; hipBLASLt 61.5"),
    Row("MI355X", 2, 1, 57344, 8192, 161, TUNED),
    Row("MI355X", 2, 1, 1280, 8192, 7.0, TUNED + ": FlyDSL, split k 8"),
    Row("MI355X", 1, 1, 768, 7168, 8.8, SHUFFLED),
    Row("MI355X", 1, 1, 6144, 6144, 11.0, SHUFFLED),
]


def shape_of(size, m):
    return Small(size) if m <= 16 else Small(size, 32 if m <= 32 else 64, 32, loads=4)


def measure(options, scratch, row):
    kernel = shape_of(row.size, row.m)
    file = scratch / f"{kernel.tile_m}.{kernel.tile_n}.{row.size}.{TARGETS[row.board]}.co"
    if not file.exists():
        gemm_costs.compile_kernel(options, kernel, TARGETS[row.board], file)
    groups = -(-row.n // kernel.tile_n)
    prediction = gemm_costs.predict_product(options, file, row.board, kernel, (groups, row.m, row.n, row.k), False)
    launch = prediction["launch_microseconds"]
    bytes_of_weights = row.n * row.k * row.size
    bound = launch + (LATENCY + bytes_of_weights / READ[row.board]) * 1e6
    time = prediction["microseconds"]
    return row._asdict() | {
        "microseconds": time, "bound": bound, "ratio": time / bound, "megabytes": bytes_of_weights / 1e6,
        "must": row.m <= 16 and bytes_of_weights >= LARGE
    }


def main():
    parser = command_line.parser_of(__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json")
    options = command_line.parse(parser)
    rows = [r for r in ROWS if (r.m, r.n) == (16, 4096)] if options.quick else ROWS
    with tempfile.TemporaryDirectory() as directory:
        found = [measure(options, pathlib.Path(directory), row) for row in rows]
    if options.json:
        text = json.dumps(found, indent=1)
        if options.json == "-":
            print(text)
        else:
            pathlib.Path(options.json).write_text(text + "\n")
    else:
        print(f"{'board':7} {'type':5} {'M':>3} {'N':>6} {'K':>6} {'MB':>6} {'us':>7} {'bound':>7} {'ratio':>6}  published us")
        for f in found:
            published = f"{f['published']:g}  {f['source']}" if f["published"] else ""
            print(f"{f['board']:7} {gemm_costs.TYPES[f['size']][0]:5} {f['m']:3} {f['n']:6} {f['k']:6} {f['megabytes']:6.0f} "
                  f"{f['microseconds']:7.2f} {f['bound']:7.2f} {f['ratio']:6.3f}{'*' if not f['must'] else ' '} {published}")
    slow = [f for f in found if f["must"] and f["ratio"] > LIMIT]
    for f in slow:
        print(f"{f['board']}, M {f['m']} N {f['n']} K {f['k']}: {f['ratio']:.3f} of the bound, the limit is {LIMIT}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
