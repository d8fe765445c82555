#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Norms, rotary embedding, softmax and activations by the timing model, beside what their bytes alone would take.

usage: norms.py [--quick] [--triton] [--json FILE|-] [--build DIRECTORY] [--kiln-sim PROGRAM] [--compiler CLANG]

The bound is the launch, one latency of HBM, and the bytes that are read and written at the board's measured rates of reads
and of writes; caches are cold. Rows beyond the registers are read twice, and the bound counts that. Fails if a launch of 64 MB
or more takes over 1.15 times its bound. Smaller launches are reported in microseconds. --quick: two large launches for each
board. --json: one object with `rows`. --triton: after each launch that it has a kernel for, the installed Triton's.
"""
import collections
import json
import pathlib
import sys
import tempfile

import command_line
import gemm_costs
import peers

LIMIT, LARGE = 1.15, 64e6
# Target; bytes per second read from HBM and written: docs/timing.md, Boards. The latency is 880 clocks at 2,092 MHz.
Board = collections.namedtuple("Board", "target read write groups")  # groups: norm_backward_workgroups()
BOARDS = {"MI300X": Board("gfx942", 4200e9, 4800e9, 608), "MI355X": Board("gfx950", 6400e9, 5200e9, 512)}
LATENCY = 880 / 2092e6

# A launch: C++ of the kernel, workgroups, arguments of kiln_sim, bytes that it reads and writes.
Launch = collections.namedtuple("Launch", "name include form kernel waves grid arguments reads writes quick peer",
                                defaults=(None,))  # peer: arguments of triton_peers.measure_norm()
BYTES = {"bf16": 2, "f32": 4, "u8": 1}
TYPES = {"bf16": "__bf16", "f32": "float"}
NONE = "buffer:f32,1"
DROPOUT = ["i64:1", "i64:0", "f32:0.1"]


def rows_of_workgroup(columns, size, waves):
    """As row_layout(columns, size, waves).extent('m')."""
    together = min(16 // size, columns)
    lanes = min(64, columns // together)
    along = min(waves, max(1, columns // (16 * lanes)))
    return 64 // lanes * (waves // along)


def ceil(a, b):
    return -(-a // b)


def norm(rows, columns, number="bf16", kind="rmsnorm", tile=0, waves=4, quick=False, **options):
    """Forward: `options` are members of norm_form."""
    tile = tile or 1 << (columns - 1).bit_length()
    is_layer, long = kind == "layernorm", options.get("is_long", False)
    size, result = BYTES[number], "u8" if options.get("has_fp8") else number
    matrix, vector = f"buffer:{number},{rows},{columns}", f"buffer:{number},{columns}"
    residual = matrix if options.get("has_residual") else NONE
    statistics = f"buffer:f32,{rows}" if options.get("has_statistics") else NONE
    arguments = [f"buffer:{result},{rows},{columns}", residual, matrix, residual, vector,
                 *([vector, statistics] if is_layer else []), statistics, f"buffer:f32,{rows}", "f32:1e-5", f"i32:{rows}",
                 *[f"i32:{columns}"] * 4, *DROPOUT]
    area = rows * columns
    reads = area * size * (1 + bool(options.get("has_residual")) + long)
    writes = area * (BYTES[result] + (size if options.get("has_residual") else 0))
    members = "".join(f", .{k} = true" for k, v in options.items() if v)
    has_peer = set(options) <= {"has_residual", "has_bias", "has_statistics", "is_long"}
    return Launch(f"{kind} {rows} x {columns} {number}" + "".join(f" {k}" for k in options), kind,
                  f"kiln::kernel::norm_form form{{.columns = {tile}, .waves = {waves}{members}}}",
                  f"kiln::kernel::{kind}<{TYPES[number]}, form>", waves,
                  [ceil(rows, rows_of_workgroup(tile, size, waves))], arguments, reads, writes, quick,
                  (kind, rows, columns, number, tuple(options)) if has_peer else None)


def gradient(rows, columns, kind="rmsnorm", quick=False):
    tile = 1 << (columns - 1).bit_length()
    is_layer = kind == "layernorm"

    def grid(board):
        return [min(board.groups, ceil(rows, rows_of_workgroup(tile, 2, 4)))]

    def arguments(board):
        matrix, parts, of_rows = f"buffer:bf16,{rows},{columns}", f"buffer:f32,{grid(board)[0]},{columns}", f"buffer:f32,{rows}"
        return [matrix, NONE, matrix, matrix, f"buffer:bf16,{columns}", NONE, *[of_rows] * (1 + is_layer),
                *[parts] * (1 + is_layer), f"i32:{rows}", *[f"i32:{columns}"] * 4, *DROPOUT]

    return Launch(f"{kind}_backward {rows} x {columns} bf16", f"{kind}_backward",
                  f"kiln::kernel::norm_backward_form form{{.columns = {tile}}}",
                  f"kiln::kernel::{kind}_backward<__bf16, form>", 4,
                  grid, arguments, rows * columns * 4,
                  lambda board: rows * columns * 2 + grid(board)[0] * columns * 4 * (1 + is_layer), quick)


def weight_gradient(columns):
    return Launch(f"norm_weight_gradient {columns}", "norm_weight_gradient", "int form = 0",
                  "kiln::kernel::norm_weight_gradient<__bf16, 8>", 4, [ceil(columns, 64)],
                  lambda board: [f"buffer:bf16,{columns}", f"buffer:f32,{board.groups},{columns}", f"i32:{columns}",
                                 f"i32:{board.groups}"], lambda board: board.groups * columns * 4, columns * 2, False)


def rotary(tokens, heads, kv_heads, head=128, parts=1, quick=False):
    q, k = f"buffer:bf16,{tokens},{heads * head}", f"buffer:bf16,{tokens},{kv_heads * head}"
    strides = [f"i32:{heads * head}", f"i32:{head}", f"i32:{kv_heads * head}", f"i32:{head}"]
    data = tokens * (heads + kv_heads) * head * 2
    return Launch(f"rotary {tokens} tokens of {heads} and {kv_heads} heads of {head}", "rotary",
                  f"kiln::kernel::rotary_form form{{.head = {head}, .rotated = {head}}}",
                  "kiln::kernel::rotary<__bf16, float, int, form>", 4, [ceil(tokens, 4), parts],
                  [q, k, q, k, f"buffer:i32,{tokens}", f"buffer:f32,{tokens},{head}", f"i32:{tokens}", f"i32:{heads}",
                   f"i32:{kv_heads}", *strides, *strides], data, data, quick)


def softmax(rows, columns, tile=0, long=False, waves=4, quick=False):
    tile = tile or 1 << (columns - 1).bit_length()
    matrix = f"buffer:bf16,{rows},{columns}"
    return Launch(f"softmax {rows} x {columns} bf16" + " is_long" * long, "softmax",
                  f"kiln::kernel::softmax_form form{{.columns = {tile}, .waves = {waves}, .is_long = {str(long).lower()}}}",
                  "kiln::kernel::softmax<__bf16, form>", waves, [ceil(rows, rows_of_workgroup(tile, 2, waves))],
                  [matrix, matrix, f"i32:{rows}", *[f"i32:{columns}"] * 3], rows * columns * 2 * (1 + long),
                  rows * columns * 2, quick, ("softmax", rows, columns, "bf16", ()))


def activation(rows, columns, function="silu", gated=True, result="same", tile=1024, quick=False):
    number = "bf16" if result == "same" else "u8"
    width = columns * (1 + gated)
    return Launch(f"{function}{'_and_mul' * gated} {rows} x {columns} bf16 {result * (result != 'same')}".strip(), "activation",
                  f"kiln::kernel::activation_form form{{.function = kiln::kernel::activation_function::{function}, .is_gated = "
                  f"{str(gated).lower()}, .result = kiln::kernel::activation_result::{result}, .columns = {tile}}}",
                  "kiln::kernel::activation<__bf16, form>", 4,
                  [ceil(rows, rows_of_workgroup(tile, 2, 4)), ceil(columns, tile)],
                  [f"buffer:{number},{rows},{columns}", f"buffer:bf16,{rows},{width}", f"buffer:f32,{rows}", f"i32:{rows}",
                   f"i32:{columns}", f"i32:{columns}", f"i32:{width}"], rows * width * 2, rows * columns * BYTES[number], quick)


LAUNCHES = [
    norm(8192, 4096, has_residual=True, quick=True), norm(4096, 8192), norm(6144, 5120),
    norm(8192, 7168, has_residual=True, has_fp8=True),
    norm(131072, 512), norm(2048, 8192, "f32"), norm(8192, 4096, kind="layernorm", has_bias=True, has_statistics=True),
    norm(1024, 65536, waves=16), norm(512, 131072, tile=8192, is_long=True),
    norm(512, 131072, kind="layernorm", tile=8192, is_long=True),
    norm(8192, 4096, has_residual=True, has_dropout=True), gradient(8192, 4096), gradient(8192, 8192, "layernorm"),
    rotary(8192, 32, 8, quick=True), rotary(16384, 16, 0, 64),
    softmax(4096, 8192), softmax(65536, 1000), softmax(512, 131072, 8192, True),
    activation(4096, 14336), activation(4096, 14336, result="fp8_of_row", tile=16384), activation(8192, 16384, "gelu", False),
    activation(8192, 16384, "gelu_tanh", True, "fp8"),
    # Steps of decoding, and the second stage of weight gradients.
    norm(1, 4096, has_residual=True), norm(16, 4096, has_residual=True), norm(16, 8192, has_residual=True, has_fp8=True),
    rotary(1, 32, 8, parts=4), rotary(16, 32, 8, parts=4), activation(16, 14336), softmax(16, 32000, waves=16),
    weight_gradient(4096), weight_gradient(8192),
]


def measure(options, scratch, board, launch):
    def value(x):
        return x(BOARDS[board]) if callable(x) else x

    target, read, write, _ = BOARDS[board]
    source = (f"#include <kiln/hip.hpp>\n#include <kiln/kernel/{launch.include}.hpp>\nconstexpr {launch.form};\n"
              f"KILN_KERNEL_AS(measured, ({launch.kernel}), kiln::block_size<{launch.waves * 64}>);\n")
    file, out = scratch / "kernel.co", scratch / "kernel.json"
    gemm_costs.compile_kernel(options, collections.namedtuple("Kernel", "source")(source), target, file)
    command = [options.kiln_sim, file, "--board", board, "--prediction", out, "--grid", ",".join(map(str, value(launch.grid))),
               "--block", launch.waves * 64]
    for a in value(launch.arguments):
        command += ["--arg", a]
    gemm_costs.run(command)
    prediction = json.loads(out.read_text())
    reads, writes = value(launch.reads), value(launch.writes)
    bound = prediction["launch_microseconds"] + (LATENCY + reads / read + writes / write) * 1e6
    return {"board": board, "launch": launch.name, "microseconds": prediction["microseconds"], "bound": bound,
            "ratio": prediction["microseconds"] / bound, "megabytes": (reads + writes) / 1e6,
            "must": reads + writes >= LARGE}


def measure_peer(board, launch, kiln):
    """Triton's row; its bound is that of Kiln's."""
    import triton_peers
    microseconds, (programs, warps) = triton_peers.measure_norm(board, *launch.peer)
    return kiln | {"launch": f"  {triton_peers.NAME}: {programs} programs of {warps} waves", "microseconds": microseconds,
                   "ratio": microseconds / kiln["bound"], "must": False, "peer": triton_peers.NAME,
                   "kiln_share": kiln["microseconds"] / microseconds}


def show(row):
    print(f"{row['board']:7} {row['launch']:58} {row['megabytes']:8.1f} {row['microseconds']:8.2f} {row['bound']:8.2f} "
          f"{row['ratio']:6.3f}"
          + (f"  Kiln takes {row['kiln_share']:.3f} of it" if "peer" in row else "" if row["must"] else "  small"), flush=True)


def main():
    parser = command_line.parser_of(__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--triton", action="store_true")
    parser.add_argument("--only", default="", help="launches whose name contains this")
    parser.add_argument("--json")
    options = command_line.parse(parser)
    rows = []
    if not options.json:
        print(f"{'board':7} {'launch':58} {'MB':>8} {'us':>8} {'bound':>8} {'ratio':>6}")
    with tempfile.TemporaryDirectory() as directory:
        for board in BOARDS:
            for launch in LAUNCHES:
                if (options.quick and not launch.quick) or options.only not in launch.name:
                    continue
                of_launch = [measure(options, pathlib.Path(directory), board, launch)]
                if options.triton and launch.peer:
                    try:
                        of_launch.append(measure_peer(board, launch, of_launch[0]))
                    except peers.NotRun as reason:
                        print(f"Triton, {board}, {launch.name}: {reason}", file=sys.stderr)
                for row in of_launch:
                    rows.append(row)
                    if not options.json:
                        show(row)
    if options.json:
        text = json.dumps({"rows": rows}, indent=1)
        if options.json == "-":
            print(text)
        else:
            pathlib.Path(options.json).write_text(text + "\n")
    slow = [r for r in rows if r["must"] and r["ratio"] > LIMIT]
    for row in slow:
        print(f"{row['board']}, {row['launch']}: {row['ratio']:.3f} of the bound, the limit is {LIMIT}", file=sys.stderr)
    return 1 if slow or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
