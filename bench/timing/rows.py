# SPDX-License-Identifier: MIT
"""The published measurements that validate.py compares with, and the class of each.

The rule for classes: `input` if a row of include/kiln/isa/timing/parameters.hpp or boards.hpp cites the measurement for a value
or a range that this measurement is part of, or if the value is that of the instruction table (passes of matrix instructions).
Cells of the port table are `input` if, per port, they lie in the range that the parameter's row has from that table. All else
is `validation`.
"""
import collections

Row = collections.namedtuple("Row", "name published kind unit source allowed")

ROWS = []
MICROBENCHMARK, STREAM = 0.02, 0.02  # relative errors inside which a row counts as met


def add(kind, name, published, unit, source, allowed=MICROBENCHMARK):
    ROWS.append(Row(name, published, kind, unit, source, allowed))


COISSUE = "tingqli/pyhip docs/mfma-valu-coissue.md, MI308X"
LATENCY = "tingqli/pyhip docs/mem_latency.md, MI308X"
PORTS = "tingqli/pyhip experiments/attention/flydsl/qsa status page, section 6, MI308X"
SCAN = "tingqli/pyhip experiments/attention/flydsl/attn_4wave/tools/vmem-bandwidth.md, MI308X, default cache bits, 64 lanes"
RRZE = "RRZE-HPC/gpu-benches "
SHARK = "nod-ai/shark-ai docs/amdgpu_kernel_optimization_guide.md, 7196 and 358 us"

# 35 to 38: vector instructions, clocks per repetition.
add("input", "v_add_u32", 4.01, "clocks", COISSUE)
add("input", "v_exp_f32", 16.0, "clocks", COISSUE)
add("input", "v_pk_mul_f32", 4.008, "clocks", COISSUE)
add("validation", "v_add3_u32, aligned", 4.01, "clocks", COISSUE)
add("input", "v_add3_u32, misaligned", 5.01, "clocks", COISSUE)
add("input", "mfma 16x16x16 bf16 chain", 16.0, "clocks", COISSUE)
add("input", "mfma 16x16x32 bf16 chain, gfx950", 16.0, "clocks", "Hardcode84/7 docs/PerfReferences, SQ_VALU_MFMA_BUSY_CYCLES, MI350X")
# Under a matrix instruction (m): v plain, e exponential, p packed f32. matrix_vector_delay is from the rows of v alone.
for letters, clocks in (("mv", 16.02), ("mvv", 16.03), ("mvvv", 16.03), ("mvvvv", 20.03)):
    add("input", f"pattern {letters}", clocks, "clocks", COISSUE)
add("validation", "pattern me", 20.06, "clocks", COISSUE)
add("validation", "pattern mee", 36.06, "clocks", COISSUE)
add("input", "pattern mp", 28.0, "clocks", COISSUE)
add("validation", "pattern mvvvme", 36.05, "clocks", COISSUE)
add("validation", "pattern mmvvve", 48.05, "clocks", COISSUE)
add("validation", "pattern m | vvv of another wave", 16.03, "clocks", COISSUE)
add("validation", "pattern m | vvvv of another wave", 20.03, "clocks", COISSUE)
add("validation", "pattern mp | p of another wave", 33.0, "clocks", COISSUE)

# 39, 41: LDS of one wave.
for name, latency, each in (("b32", 52, 4), ("b128", 64, 16)):
    add("input", f"ds_read_{name}: latency", latency, "clocks", LATENCY)
    add("validation", f"ds_read_{name}: cycles each", each, "clocks", LATENCY)
add("validation", "ds_read_b32, stride 8: latency", 120, "clocks", LATENCY)
add("validation", "ds_read_b32, stride 8: cycles each", 16, "clocks", LATENCY)
add("validation", "ds_read_b32, stride 32: latency", 119, "clocks", LATENCY)
add("validation", "ds_read_b32, stride 32: cycles each", 64, "clocks", LATENCY)
add("validation", "LDS stride 32 against stride 1", 7196 / 358, "ratio", SHARK)

# 40: bytes per clock and compute unit of 1, 2, 4 waves of each active SIMD. For each instruction: the parameter's range per
# port (a port is a pair of SIMDs in LDS, the compute unit in L1), and the cells.
PORT_TABLE = {
    "ds_read_b32": ((58, 64), "17/33/51 29/57/58 33/66/102 58/117/116"),
    "ds_read_b64": ((58, 64), "28/55/48 55/64/64 55/111/109 111/120/124"),
    "ds_read_b128": ((58, 64), "39/64/59 64/64/64 79/128/122 128/128/128"),
    "ds_write_b128": ((34, 38), "27/35/37 34/37/38 55/71/74 67/74/76"),
    "global_load_x4, L1": ((63, 64), "30/62/64 43/64/64 43/64/64 64/64/64"),
    "global_load_x4, L2": (None, "12/24/48 21/42/64 21/42/64 48/64/64"),
}
ACTIVE = (("SIMD0", 1), ("SIMD0+1", 1), ("SIMD0+2", 2), ("all SIMDs", 2))
for instruction, (given, cells) in PORT_TABLE.items():
    for (active, ports), of_waves in zip(ACTIVE, cells.split()):
        ports = ports if instruction.startswith("ds_") else 1
        for waves, cell in zip((1, 2, 4), of_waves.split("/")):
            is_input = given is not None and given[0] * ports <= float(cell) <= given[1] * ports
            add("input" if is_input else "validation", f"{instruction}, {active}, {waves} waves", float(cell),
                "bytes per clock and CU", PORTS)

# 42 to 44: caches and memory.
MI300X, MI210 = RRZE + "gpu-latency, MI300X", RRZE + "gpu-latency, MI210"
add("input", "chase L1, MI300X", (116, 120), "clocks", MI300X)
add("input", "chase L2, MI300X", 213, "clocks", MI300X)
add("input", "chase MALL, MI300X", 455, "clocks", MI300X)
add("input", "chase HBM, MI300X", (873, 907), "clocks", MI300X)
add("input", "chase L1, MI210", (125, 129), "clocks", MI210)
add("input", "chase L2, MI210", (249, 254), "clocks", MI210)
add("input", "chase HBM, MI210", (585, 699), "clocks", MI210)
add("input", "L1 bandwidth, MI300X", 38.8, "TB/s", RRZE + "gpu-cache, MI300X")
add("input", "L2 bandwidth, MI300X", 27.5, "TB/s", RRZE + "gpu-cache, MI300X")
add("input", "L1 bandwidth, MI210", 10.5, "TB/s", RRZE + "gpu-cache, MI210")
add("input", "L2 bandwidth, MI210", 5.0, "TB/s", RRZE + "gpu-cache, MI210")

# 45: streams.
for name, published, kind in (("read", 4.2, "input"), ("fill", 4.8, "input"), ("copy", 4.0, "validation"),
                              ("triad", 3.9, "validation")):
    add(kind, f"stream {name}, MI300X", published, "TB/s", RRZE + "gpu-stream, MI300X", STREAM)
add("input", "stream read, MI210", 1.38, "TB/s", RRZE + "gpu-stream, MI210", STREAM)
# The source's other two kernels have no name here.
add("validation", "stream copy, MI210", (1.23, 1.38), "TB/s", RRZE + "gpu-stream, MI210", STREAM)
add("validation", "stream triad, MI210", (1.23, 1.38), "TB/s", RRZE + "gpu-stream, MI210", STREAM)
add("input", "loads of 16 bytes, MI308X", 4.184, "TB/s", SCAN, STREAM)
for name, published in (("loads of 8", 3.613), ("loads of 4", 3.687), ("stores of 16", 3.400), ("stores of 8", 3.548),
                        ("stores of 4", 3.539)):
    add("validation", f"{name} bytes, MI308X", published, "TB/s", SCAN, STREAM)

# Kiln's own kernel: nothing is published for it.
for tile in (16, 32):
    for board in ("MI300X", "MI350X"):
        add("no clock", f"kernel::gemm 8192, tile {tile}, {board}", None, "TFLOP/s", "nothing is published for this kernel")
