#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Static quality of the bf16 matrix product C = A B^T with N = K = 8192 and 2 x 2 waves: Kiln beside PyHIP.

PyHIP's figures are of its tests/core/test_gemm.py at commit 649e1242, built with clang 22.1.8 and read off its assembly; "-"
means that none was taken. PyHIP rounds to bf16 half up and does not treat NaN or infinity; Kiln rounds to nearest even. Exits
with 1 where Kiln is worse in a column, or has more than three quarters of PyHIP's instructions outside the main loop.
"""
import argparse
import pathlib
import re
import sys
import tempfile

import disassembly

HERE = pathlib.Path(__file__).resolve().parent
COLUMNS = ["whole", "prologue", "loop", "epilogue", "outside", "s_nop", "in loop", "waits", "in loop", "VGPRs", "AGPRs", "SGPRs",
           "text bytes", "LDS bytes"]
# Waits of the whole kernel were not counted: those of its loop and of its epilogue are a lower bound.
PYHIP = {
    ("gfx942", 16, 128): [2001, 773, 364, 864, 1637, 2, 0, 19 + 64, 19, 237, 256, 28, 13504, 65536],
    ("gfx942", 32, 128): [1635, 581, 124, 930, 1511, 2, 0, 11 + 64, 11, 124, 256, 28, 10880, 65536],
    ("gfx942", 16, 64): [771, 389, 124, 258, 647, 2, 0, None, 11, 121, 64, 28, 5504, 32768],
    ("gfx950", 16, 128): [1615, 773, 236, 606, 1379, None, None, None, None, 237, 256, 28, None, 65536],
    ("gfx950", 32, 128): [1345, 581, 92, 672, 1253, None, None, None, None, 124, 256, 28, None, 65536],
}


def registers(code, bank):
    """One more than the highest register of a bank that is named."""
    highest = -1
    for _, _, operands in code:
        for one, last in re.findall(rf"\b{bank}(?:(\d+)\b|\[\d+:(\d+)\])", operands):
            highest = max(highest, int(one or last))
    return highest + 1


def figures(code, sections):
    first, last = max(disassembly.loops(code), key=lambda loop: sum("mfma" in name for _, name, _ in code[loop[0]:loop[1] + 1]))
    loop = code[first:last + 1]

    def count(part, what):
        return sum(name == what for _, name, _ in part)

    return [len(code), first, len(loop), len(code) - last - 1, len(code) - len(loop), count(code, "s_nop"), count(loop, "s_nop"),
            count(code, "s_waitcnt"), count(loop, "s_waitcnt"), registers(code, "v"), registers(code, "a"), registers(code, "s"),
            sections["text"], sections["lds"]]


def measure(target, tile, wave, scratch):
    out = f"{scratch}/gemm.co"
    seconds = disassembly.compile_for(HERE / "gemm_kiln.hip", target, out, f"-DKILN_TILE={tile}", f"-DKILN_WAVE={wave}")
    (code,) = disassembly.instructions(out).values()
    return figures(code, disassembly.sizes(out)), seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    failures = []
    print(f"{'':34}" + "".join(f"{c:>11}" for c in COLUMNS))
    with tempfile.TemporaryDirectory() as scratch:
        for (target, tile, wave), theirs in PYHIP.items():
            form = f"{target} tile {tile} wave {wave} x {wave}"
            ours, seconds = measure(target, tile, wave, scratch)
            for who, row in (("PyHIP", theirs), ("Kiln", ours)):
                print(f"{form:28}{who:6}" + "".join(f"{'-' if n is None else n:>11}" for n in row))
            print(f"{'':28}compiled in {seconds:.1f} CPU seconds; outside the loop {100 * ours[4] / theirs[4]:.0f} % of PyHIP's")
            failures += [f"{form}: {c} {n}, PyHIP has {t}" for c, n, t in zip(COLUMNS, ours, theirs) if t is not None and n > t]
            if ours[4] > 0.75 * theirs[4]:
                failures.append(f"{form}: {ours[4]} instructions outside the loop are more than three quarters of {theirs[4]}")
    for failure in failures:
        print(failure, file=sys.stderr)
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
