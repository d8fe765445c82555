#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Large products of bf16, A B^T, by the timing model, beside what the matrix pipes alone would take.

usage: gemm.py [--quick] [--json FILE|-] [--build DIRECTORY] [--kiln-sim PROGRAM] [--compiler CLANG]
               [--hipkittens CHECKOUT] [--hipkittens-cdna3 CHECKOUT] [--pyhip CHECKOUT] [--triton]

Caches are cold; the ideal is 2 m n k operations at the peak of the board's dense bf16, at the same clock. "busy" is the share
of the main loop's cycles in which the matrix pipes are busy. Fails if the first product of 8192 of a board takes more than its
LIMIT, or its loop is less busy. --quick: these rows alone. --json: one object with `rows`. With checkouts of HipKittens
(its main branch for the MI355X, cdna3 for the MI300X) and of PyHIP their kernels have rows: figures where a kernel computes the
right product in the simulator, else the reason why there are none. --triton: so has that of triton_peers.py.
"""
import collections
import functools
import json
import pathlib
import sys
import tempfile

import command_line
import gemm_costs
import peers
import pyhip_peer

Limit = collections.namedtuple("Limit", "ratio busy")
LIMIT = {"MI300X": Limit(1.15, 0.92), "MI355X": Limit(1.12, 0.94)}
Board = collections.namedtuple("Board", "target units operations_each_clock")  # operations: of a compute unit
BOARDS = {"MI300X": Board("gfx942", 304, 2048), "MI355X": Board("gfx950", 256, 4096)}

SOURCE = """#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>
constexpr kiln::kernel::gemm_form form{{.multiple_a = 64, .multiple_b = 64, .multiple_d = 64}};
constexpr auto tiling = kiln::kernel::{tiling};
KILN_KERNEL_AS(large, (kiln::kernel::{kind}_gemm<form, tiling>), kiln::block_size<256>);
"""


class Kernel:
    work_items = 256

    def __init__(self, kind, tile_m, tile_n, tiling, boards=tuple(BOARDS)):
        self.name, self.tile_m, self.tile_n, self.boards = f"{kind}_gemm", tile_m, tile_n, boards
        self.source = SOURCE.format(kind=kind, tiling=tiling)

    def arguments(self, m, n, k):
        return [f"buffer:bf16,{m},{n}", f"buffer:bf16,{m},{k}", f"buffer:bf16,{n},{k}", *["buffer:bf16,1"] * 2,
                *["buffer:f32,1"] * 3, *["i64:0"] * 4, f"i32:{m}", f"i32:{n}", f"i32:{k}", f"i32:{n}", f"i32:{k}", f"i32:{k}",
                f"i32:{n}", "i32:0", "f32:1", "f32:0"]


KERNELS = [Kernel("interleaved", 256, 256, "direct_tiling", ("MI355X",)),
           Kernel("interleaved", 256, 224, "interleaved_tiling{.row_tiles = 8, .column_tiles = 7}"),
           Kernel("tiled", 256, 256, "gemm_tiling{.rows = 256, .columns = 256}"),
           Kernel("tiled", 128, 128, "gemm_tiling{.rows = 128, .columns = 128}")]


def code_object(options, scratch, kernel, target):
    file = scratch / f"{kernel.name}.{kernel.tile_m}.{kernel.tile_n}.{target}.co"
    if not file.exists():
        gemm_costs.compile_kernel(options, kernel, target, file)
    return file


def busy_in_loop(options, file, board, kernel):
    """Share of the cycles of a loop in which the matrix pipes are busy: those of 1,024 more of k, a workgroup on each compute
    unit. Their data are in the last-level cache."""
    _, units, operations = BOARDS[board]
    m, n = 16 * kernel.tile_m, units // 16 * kernel.tile_n
    short, long = (gemm_costs.predict_product(options, file, board, kernel, (f"{units // 16},16", m, n, k), True)["cycles"]
                   for k in (1024, 2048))
    return 2 * kernel.tile_m * kernel.tile_n * 1024 / operations / (long - short)


def row(board, size, name, tile_m, tile_n, prediction):
    _, units, operations = BOARDS[board]
    microseconds = prediction["microseconds"] - prediction["launch_microseconds"]
    return {"board": board, "size": size, "kernel": name, "tile_m": tile_m, "tile_n": tile_n, "cycles": round(prediction["cycles"]),
            "ratio": prediction["cycles"] * units * operations / (2 * size**3), "teraflops": 2 * size**3 / microseconds * 1e-6}


def measure(options, scratch, board, kernel, size):
    file = code_object(options, scratch, kernel, BOARDS[board].target)
    grid = f"{-(-size // kernel.tile_n)},{-(-size // kernel.tile_m)}"
    prediction = gemm_costs.predict_product(options, file, board, kernel, (grid, size, size, size), False)
    return row(board, size, kernel.name, kernel.tile_m, kernel.tile_n, prediction) | {
        "busy": busy_in_loop(options, file, board, kernel)}


def peers_of(board, size):
    """Kernels of others by name. hipBLASLt's is of f16, as all that is published of it."""
    target = BOARDS[board].target
    kernels = {"HipKittens": (peers.HipKittensGemm if board == "MI355X" else peers.HipKittensGemm942)(size, 256)}
    kernels |= {f"PyHIP, {matrix} x {matrix}": pyhip_peer.PyHipGemm(target, matrix) for matrix in (16, 32)}
    if board == "MI355X":
        kernels["hipBLASLt 2530"] = peers.Missing("its assembly is in no repository that can be fetched whole: "
                                                  "Hardcode84/7, docs/PerfReferences")
    return kernels


def measure_peer(options, scratch, board, checkouts, size, name, kernel):
    """Only where it computes the right product in the simulator."""
    if isinstance(kernel, peers.Missing):
        raise peers.NotRun(kernel.reason)
    simulator = peers.Simulator(options.kiln_sim)
    kernel.check(simulator, checkouts, scratch)
    file, words = kernel.build(checkouts, scratch, size), kernel.words(size)
    return row(board, size, name, 256, 256, simulator.time(file, words, board, None, False, scratch))


def measure_triton(board, size):
    import triton_peers
    tile, prediction = triton_peers.measure_product(board, size)
    return row(board, size, triton_peers.NAME, *tile[:2], prediction)


def show(row):
    busy = f"{100 * row['busy']:5.1f}" if "busy" in row else "    -"
    if "reason" in row:
        print(f"{row['board']:7} {row['size']:5} {row['kernel']:16} not run: {row['reason']}", flush=True)
        return
    print(f"{row['board']:7} {row['size']:5} {row['kernel']:16} {row['tile_m']:4} x {row['tile_n']:3} {row['cycles']:11} "
          f"{row['ratio']:6.3f} {busy} {row['teraflops']:7.0f}", flush=True)


def missed(rows):
    """What is worse than a board's limit in its first row of 8192."""
    out = []
    for board, limit in LIMIT.items():
        first = next(r for r in rows if r["board"] == board and r["size"] == 8192 and "ratio" in r)
        if first["ratio"] > limit.ratio:
            out.append(f"{board}: {first['ratio']:.3f} of the ideal, the limit is {limit.ratio}")
        if first["busy"] < limit.busy:
            out.append(f"{board}: the loop is {100 * first['busy']:.1f} % busy, the limit is {100 * limit.busy:.0f} %")
    return out


def main():
    parser = command_line.parser_of(__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json")
    parser.add_argument("--hipkittens", metavar="CHECKOUT")
    parser.add_argument("--hipkittens-cdna3", metavar="CHECKOUT")
    parser.add_argument("--pyhip", metavar="CHECKOUT")
    parser.add_argument("--triton", action="store_true")
    options = command_line.parse(parser)
    given = {"HazyResearch/HipKittens": options.hipkittens, "HazyResearch/HipKittens@cdna3": options.hipkittens_cdna3,
             "tingqli/pyhip": options.pyhip}
    checkouts = peers.Checkouts([f"{name}={path}" for name, path in given.items() if path])
    rows = []

    def add(row):
        rows.append(row)
        if not options.json:
            show(row)

    if not options.json:
        print(f"{'board':7} {'size':>5} {'kernel':16} {'tile':10} {'cycles':>11} {'/ideal':>6} {'busy':>5} {'TFLOP/s':>7}")
    with tempfile.TemporaryDirectory() as directory:
        scratch = pathlib.Path(directory)
        for board in BOARDS:
            for size in (8192,) if options.quick else (8192, 4096):
                kernels = [k for k in KERNELS if board in k.boards]
                for kernel in kernels[:1] if options.quick else kernels:
                    add(measure(options, scratch, board, kernel, size))
                others = {name: functools.partial(measure_peer, options, scratch, board, checkouts, size, name, kernel)
                          for name, kernel in peers_of(board, size).items()} if checkouts.paths else {}
                if options.triton:
                    others["Triton"] = functools.partial(measure_triton, board, size)
                for name, measure_other in others.items():
                    try:
                        add(measure_other())
                    except peers.NotRun as reason:
                        add({"board": board, "size": size, "kernel": name, "reason": str(reason)})
    if options.json:
        text = json.dumps({"rows": rows}, indent=1)
        if options.json == "-":
            print(text)
        else:
            pathlib.Path(options.json).write_text(text + "\n")
    failures = missed(rows)
    print("\n".join(failures), end="\n" if failures else "", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
