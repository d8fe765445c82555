#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Attention by the timing model, beside kernels of other projects at the same shape.

usage: attention.py [--quick] [--json FILE|-] [--checkout REPOSITORY=DIRECTORY]... [--only TEXT] [--build DIRECTORY]
                    [--kiln-sim PROGRAM] [--compiler CLANG] [--most-instructions N] [--sets N]

bf16, heads of 128, batch 4, 64 query heads, 8 of keys and values, 4,096 and 8,192 rows, full and causal. LSE is stored on both
sides. Gradients: 4,096 rows, full; our deterministic form, our form with f32 atomic additions, and others' of that kind; times
are of all launches. Other projects' kernels (ROCm/aiter, HazyResearch/HipKittens) are found by --checkout or the variable
KILN_CHECKOUTS; one counts if the same arguments give the right result in the simulator at a small shape. A row without figures
says why. With --sets N each launch is run N times more, with drawn parameters: a kernel that is faster in too few of them, by
the model's rule, is a tie. --quick: 4,096 rows, full. --json: one object with `rows`. Exit status 1: a kernel that counts is
faster than ours, our deterministic gradients take over 1.45 of our own with atomic additions, or one of ours gave no figure.
"""
import collections
import functools
import json
import os
import pathlib
import sys
import tempfile

import attention_peers
import command_line
import gemm_costs
import gradient_peers
import peers

BATCH, HEADS, KEY_HEADS = 4, 64, 8
BOARDS = {"MI300X": "gfx942", "MI355X": "gfx950"}
DETERMINISTIC_LIMIT = 1.45

SOURCE = """#include <kiln/hip.hpp>
#include <kiln/kernel/{include}.hpp>
constexpr kiln::kernel::attention_form form{{.has_lse = true}};
KILN_KERNEL_AS(measured, ({kernel}), kiln::block_size<256>);
"""
Launch = collections.namedtuple("Launch", "include kernel grid arguments")
Row = collections.namedtuple("Row", "group rows causal name kernel counts")


def strides(length, *heads):
    """Of sequences, heads and rows, for tensors [batch, length, heads, 128]."""
    return [f"i32:{x}" for h in heads for x in (length * h * 128, 128, h * 128)]


def numbers(*values):
    return [f"i32:{x}" for x in values]


NONE, SCALE = "buffer:f32,1", f"f32:{128**-0.5}"


def shares_of_keys(board, length, heads, lines):
    """As attention_gradient_grid_of() in kernel/attention_problem.hpp, as attention_grids_test.py holds: blocks that are not
    split, parts of the others, and workgroups along z. `heads` share a head of keys; `lines` are heads of keys of all
    sequences."""
    blocks, units, tiles, own_cost = -(-length // 128), {"MI300X": 304, "MI355X": 256}[board], -(-length // 32), 8
    rounds = blocks * lines // units
    whole, of_whole, found = rounds * units // lines, heads * tiles + own_cost, (blocks, 1)
    least = -(-blocks * lines // units) * of_whole * 31 // 32
    for splits in range(2, heads + 1 if (blocks - whole) * lines <= units else 0):
        own = -(-heads // splits)
        parts = (blocks - whole) * lines * -(-heads // own) - (rounds * units - whole * lines) * (heads // own)
        taken = rounds * of_whole + max(-(-parts // units), 0) * (own * tiles + own_cost) + own_cost
        if taken <= least:
            least, found = taken, (whole, -(-heads // own))
    whole, splits = found
    return whole, splits, whole + (blocks - whole) * splits


def delta_blocks(length):
    """As attention_delta_grid_of() in kernel/attention_gradient_problem.hpp."""
    return -(-length // 64)


def gradients(board, shape, named, is_atomic):
    """delta, keys with queries or keys, sums of keys where they are split, and queries; `named` has tensors of each launch."""
    batch, length, heads, key_heads = shape
    of_logs = numbers(heads * length, length)

    def inputs(n):
        return [*(n[name] for name in ("q", "k", "v", "do", "lse", "d")), NONE, NONE,
                *numbers(length, length, heads // key_heads, -1, -1)]

    n = named[0]
    delta = Launch("attention_delta", "kiln::kernel::attention_delta<__bf16, form>", (delta_blocks(length), heads, batch),
                   [n["d"], n["o"], n["do"], *numbers(length), *strides(length, heads, heads), *of_logs])
    n = named[1]
    whole, splits, shares = shares_of_keys(board, length, heads // key_heads, key_heads * batch)
    of_shares = numbers(whole, splits)
    name = "kiln::kernel::attention_backward_keys<__bf16, form" + (", true>" if is_atomic else ">")
    keys = Launch("attention_backward_keys", name, (key_heads, batch, shares),
                  [n["dk"], n["dv"], n["dq"] if is_atomic else NONE, n["parts"], *inputs(n),
                   *strides(length, heads, key_heads, key_heads, heads, key_heads, key_heads),
                   *(strides(length, heads) if is_atomic else numbers(0, 0, 0)), *of_logs, *of_shares, SCALE, "f32:0"])
    n = named[2]
    sums = Launch("attention_key_sums", "kiln::kernel::attention_key_sums<__bf16, form>",
                  (key_heads, batch, (shares - whole) // splits * 4),
                  [n["dk"], n["dv"], n["parts"], NONE, NONE, *numbers(length), *strides(length, key_heads, key_heads), *of_shares])
    all_keys = [delta, keys] if splits == 1 else [delta, keys, sums]
    if is_atomic:
        return all_keys
    n = named[3]
    queries = Launch("attention_backward_queries", "kiln::kernel::attention_backward_queries<__bf16, form>",
                     (workgroups_along_x(board, length, heads * batch), heads, batch),
                     [n["dq"], *inputs(n), *strides(length, heads, key_heads, key_heads, heads, heads), *of_logs, SCALE, "f32:0"])
    return [*all_keys, queries]


def compiled(options, scratch, board, include, kernel):
    file = scratch / f"{board}_{include}_{'true' in kernel}.co"
    if not file.exists():
        source = SOURCE.format(include=include, kernel=kernel)
        gemm_costs.compile_kernel(options, collections.namedtuple("Kernel", "source")(source), BOARDS[board], file)
    return file


def workgroups_along_x(board, length, others):
    """As attention_grid_of() and attention_query_grid_of(), for heads of 128; `others` are heads and sequences."""
    if board != "MI355X":
        return -(-length // 128)
    blocks = -(-length // 256)
    pairs = -(-blocks // 2)
    rounds = [-(-n * others // 256) for n in (pairs, blocks)]
    return pairs if 2 * rounds[0] <= rounds[1] else blocks


class KilnForward(attention_peers.Attention):
    """Ours, checked as others are."""
    def __init__(self, options, board, is_causal):
        self.options, self.board, self.is_causal = options, board, is_causal

    def build(self, checkouts, scratch, shape):
        return compiled(self.options, scratch, self.board, "attention_forward", "kiln::kernel::attention_forward<__bf16, form>")

    def arguments(self, shape, files=None):
        batch, length, heads, key_heads = shape
        o, q, k, v, of_logs = files or self.buffers(*shape)
        return [o, of_logs, q, k, v, NONE, NONE, NONE, NONE,
                *numbers(length, length, heads // key_heads, -1, 0 if self.is_causal else -1),
                *strides(length, heads, key_heads, key_heads, heads), *numbers(heads * length, length, 0, 0, 1), SCALE, "f32:0"]

    def words(self, shape, files=None):
        batch, length, heads, _ = shape
        arguments = [w for a in self.arguments(shape, files) for w in ("--arg", a)]
        return ["--grid", f"{workgroups_along_x(self.board, length, heads * batch)},{heads},{batch}", "--block", 256, *arguments]


class KilnGradients(gradient_peers.Gradients):
    """Ours, checked as others are."""
    def __init__(self, options, board, is_atomic):
        self.options, self.board, self.is_atomic = options, board, is_atomic
        first = {"parts", "dk", "dv"}
        self.outputs = ({"d"}, first | {"dq"}, {"dk", "dv"}) if is_atomic else ({"d"}, first, {"dk", "dv"}, {"dq"})

    def kinds(self, shape):
        kinds = super().kinds(shape)
        batch, length, heads, key_heads = shape
        whole, splits, shares = shares_of_keys(self.board, length, heads // key_heads, key_heads * batch)
        kinds["parts"] = f"f32,{2 * max((shares - whole) * batch * key_heads, 1)},128,128"
        return kinds | ({"dq": kinds["q"].replace("u16", "f32")} if self.is_atomic else {})

    def launches(self, checkouts, scratch, shape, files=None):
        named = [self.named(shape, files, step) for step in range(len(self.outputs))]
        for launch in gradients(self.board, shape, named, self.is_atomic):
            words = ["--grid", ",".join(map(str, launch.grid)), "--block", 256]
            for a in launch.arguments:
                words += ["--arg", a]
            yield compiled(self.options, scratch, self.board, launch.include, launch.kernel), words


@functools.cache
def checked(kernel, simulator, checkouts, scratch):
    """What its check says, or the fault."""
    try:
        return kernel.check(simulator, checkouts, scratch)
    except peers.Failed as e:
        return e


def run(options, scratch, board, row):
    """What each launch takes, and what the check says."""
    launches = list(row.kernel.launches(options.checkouts, scratch, (BATCH, row.rows, HEADS, KEY_HEADS)))
    says = checked(row.kernel, options.simulator, options.checkouts, scratch)
    if isinstance(says, peers.Failed):
        raise says
    fewer = ["--most-instructions", options.most_instructions] if options.most_instructions else []
    fewer += ["--sets", options.sets] if options.sets else []
    return [options.simulator.time(file, [*words, *fewer], board, None, False, scratch) for file, words in launches], says


def forward_peers(board, causal):
    """Name, kernel, whether it must not be faster."""
    word = "_causal" if causal else ""
    if board == "MI355X":
        yield "AITER", attention_peers.AiterAttention(f"hsa/gfx950/fmha_v3_fwd/fwd_hd128_bf16{word}.co", causal), True
        yield "HipKittens", attention_peers.HipKittensAttention(causal), True
        return
    for rounding in ("rtne", "rtz"):
        path = f"hsa/gfx942/fmha_v3_fwd/MI300/fwd_hd128_bf16{word}_{rounding}.co"
        yield f"AITER {rounding}", attention_peers.AiterAttention(path, causal), rounding == "rtne"


def gradient_peers_of(board):
    """The same. 4,096 is no multiple of the 192 keys of a workgroup on gfx942: AITER then takes the kernel for any length."""
    aiter = gradient_peers.AiterGradients
    if board == "MI355X":
        yield "AITER a32", aiter("hsa/gfx950/fmha_v3_bwd", "bwd_hd128_bf16_a32_psskddv.co", 256, "bwd_hd128_dq_convert_bf16.co"), True
        yield "HipKittens", gradient_peers.HipKittensGradients(), True
    else:
        yield ("AITER a32 rtne", aiter("hsa/gfx942/fmha_v3_bwd", "bwd_hd128_bf16_a32_rtne_psskddv.co", 192,
                                       "bwd_hd128_dq_convert_bf16_rtne.co"), True)


def rows_of(options, board):
    for causal in (False,) if options.quick else (False, True):
        kernels = [("Kiln", KilnForward(options, board, causal), True), *forward_peers(board, causal)]
        for length in (4096,) if options.quick else (4096, 8192):
            for name, kernel, counts in kernels:
                yield Row("forward", length, causal, name, kernel, counts)
    if options.quick:
        return
    own = [("Kiln", KilnGradients(options, board, True), True), ("Kiln, deterministic", KilnGradients(options, board, False), True)]
    for name, kernel, counts in [*own, *gradient_peers_of(board)]:
        yield Row("gradients", 4096, False, name, kernel, counts)


def measure(options, scratch, board, row):
    out = {"board": board, "group": row.group, "rows": row.rows, "causal": row.causal, "kernel": row.name, "counts": row.counts}
    try:
        found, note = run(options, scratch, board, row)
        out |= {"cycles": sum(p["cycles"] for p in found), "microseconds": sum(p["microseconds"] for p in found), "check": note,
                "launches": [p["cycles"] for p in found]}
        if options.sets:
            out["drawn_microseconds"] = [sum(x) for x in zip(*([c / p["clock_mhz"] for c in p["drawn_cycles"]] for p in found))]
        if hasattr(row.kernel, "repository"):
            out["code"] = options.checkouts.origin(row.kernel.repository, row.kernel.path)
    except peers.NotRun as e:
        out["reason"] = str(e)
    return out


def is_faster(a, b):
    """True if row a takes less time than row b; of N drawn sets all but 3 N / 32 must say so, as in sim::timing::compare."""
    if a["microseconds"] >= b["microseconds"]:
        return False
    drawn = list(zip(a.get("drawn_microseconds", ()), b.get("drawn_microseconds", ())))
    return sum(x < y for x, y in drawn) >= len(drawn) - len(drawn) * 3 // 32


def faults_of(rows):
    """Sentences about what is slower than it may be."""
    ours = {(r["board"], r["group"], r["rows"], r["causal"]): r for r in rows if r["kernel"] == "Kiln"}
    for r in rows:
        own = ours.get((r["board"], r["group"], r["rows"], r["causal"]))
        where = f"{r['board']}, {r['group']} of {r['rows']} rows{', causal' if r['causal'] else ''}"
        if r["kernel"].startswith("Kiln") and "cycles" not in r:
            yield f"{where}: {r['kernel']} has no figure: {r['reason']}"
        if own is None or own is r or "cycles" not in r or "cycles" not in own:
            continue
        if r["kernel"] == "Kiln, deterministic":
            ratio = r["microseconds"] / own["microseconds"]
            if ratio > DETERMINISTIC_LIMIT:
                yield f"{where}: the deterministic form takes {ratio:.2f} of the other, the limit is {DETERMINISTIC_LIMIT}"
        elif r["counts"] and is_faster(r, own):
            yield f"{where}: {r['kernel']} takes {r['microseconds'] / own['microseconds']:.3f} of Kiln's time"


def show(row):
    figures = f"{row['cycles'] / 1e6:9.3f} {row['microseconds']:10.1f}  {row['check']}" if "cycles" in row else f"{row['reason']:>20}"
    print(f"{row['board']:7} {row['group']:9} {row['rows']:5} {'causal' if row['causal'] else 'full':6} {row['kernel']:20} {figures}",
          flush=True)


def main():
    parser = command_line.parser_of(__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--checkout", action="append", default=[])
    parser.add_argument("--only", default="", help="rows whose board, group, length, window and kernel contain this, as shown")
    parser.add_argument("--most-instructions", type=int, help="of all waves, as kiln_sim's: fewer take less time, and are less exact")
    parser.add_argument("--sets", type=int, help="drawn sets of parameters, as kiln_sim's")
    parser.add_argument("--json")
    options = command_line.parse(parser)
    options.checkouts = peers.Checkouts([*options.checkout, *os.environ.get("KILN_CHECKOUTS", "").split()])
    options.simulator = peers.Simulator(options.kiln_sim)
    rows = []
    if not options.json:
        print(f"{'board':7} {'launches':9} {'rows':>5} {'window':6} {'kernel':20} {'M cycles':>9} {'us':>10}  check")
    with tempfile.TemporaryDirectory() as directory:
        for board in BOARDS:
            for row in rows_of(options, board):
                if options.only not in f"{board} {row.group} {row.rows} {'causal' if row.causal else 'full'} {row.name}":
                    continue
                rows.append(measure(options, pathlib.Path(directory), board, row))
                if not options.json:
                    show(rows[-1])
    if options.json:
        text = json.dumps({"rows": rows}, indent=1)
        if options.json == "-":
            print(text)
        else:
            pathlib.Path(options.json).write_text(text + "\n")
    faults = list(faults_of(rows))
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults or not any("cycles" in r for r in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
