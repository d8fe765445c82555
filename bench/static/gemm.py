#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Static quality of the bf16 matrix product C = A B^T with N = K = 8192 and 2 x 2 waves: Kiln beside PyHIP.

PyHIP's figures are of its tests/core/test_gemm.py at commit 649e1242, built with clang 22.1.8 and read off its assembly; "-"
means that none was taken. PyHIP rounds to bf16 half up and does not treat NaN or infinity; Kiln rounds to nearest even. "by
hand" are the figures of the kernel that Kiln had before products were written on tiles, at commit 2f0de7b, for known
extents. "known" and "arguments" are interleaved_gemm() where N and K are known, and where they are arguments. Exits with 1

  - where Kiln with known extents is worse in a column than PyHIP or the kernel by hand, or has more than three quarters of
    PyHIP's instructions outside the main loop
  - where with arguments its loop, vector registers or LDS are worse than those by hand, or outside the loop is over 1.3 of it.
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
BY_HAND = {
    ("gfx942", 16, 128): [1383, 207, 333, 843, 1050, 0, 0, 22, 7, 200, 256, 23, 10508, 65536],
    ("gfx942", 32, 128): [1125, 171, 107, 847, 1018, 0, 0, 18, 5, 106, 256, 20, 8432, 65536],
    ("gfx942", 16, 64): [497, 157, 107, 233, 390, 0, 0, 14, 5, 106, 64, 20, 3452, 32768],
    ("gfx950", 16, 128): [743, 209, 205, 329, 538, 0, 0, 22, 7, 200, 256, 23, 5384, 65536],
    ("gfx950", 32, 128): [579, 171, 75, 333, 504, 0, 0, 18, 5, 106, 256, 20, 4068, 65536],
}
OUTSIDE = COLUMNS.index("outside")
# With extents as arguments. SGPRs, which are more then, limit no waves below 96 of them.
KEPT = [COLUMNS.index(c) for c in ("loop", "VGPRs", "AGPRs", "LDS bytes")]


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


def measure(target, tile, wave, extent, scratch):
    out = f"{scratch}/gemm.co"
    seconds = disassembly.compile_for(HERE / "gemm_kiln.hip", target, out, f"-DKILN_TILE={tile}", f"-DKILN_WAVE={wave}",
                                      f"-DKILN_EXTENT={extent}")
    (code,) = disassembly.instructions(out).values()
    return figures(code, disassembly.sizes(out)), seconds


def worse(form, whose, ours, theirs, columns=range(len(COLUMNS))):
    return [f"{form}: {COLUMNS[c]} {ours[c]}, {whose} {theirs[c]}" for c in columns if theirs[c] is not None and ours[c] > theirs[c]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    failures = []
    print(f"{'':38}" + "".join(f"{c:>11}" for c in COLUMNS))
    with tempfile.TemporaryDirectory() as scratch:
        for key, theirs in PYHIP.items():
            target, tile, wave = key
            form = f"{target} tile {tile} wave {wave} x {wave}"
            known, seconds = measure(*key, 8192, scratch)
            arguments, _ = measure(*key, 0, scratch)
            by_hand = BY_HAND[key]
            for who, row in (("PyHIP", theirs), ("by hand", by_hand), ("known", known), ("arguments", arguments)):
                print(f"{form:28}{who:10}" + "".join(f"{'-' if n is None else n:>11}" for n in row))
            print(f"{'':28}compiled in {seconds:.1f} CPU seconds; outside the loop {100 * known[OUTSIDE] / theirs[OUTSIDE]:.0f} % of "
                  f"PyHIP's, with arguments {arguments[OUTSIDE] / by_hand[OUTSIDE]:.2f} of that by hand", flush=True)
            failures += worse(form, "PyHIP has", known, theirs) + worse(form, "by hand", known, by_hand)
            failures += worse(f"{form}, arguments", "by hand", arguments, by_hand, KEPT)
            if known[OUTSIDE] > 0.75 * theirs[OUTSIDE]:
                failures.append(f"{form}: {known[OUTSIDE]} instructions outside the loop are more than three quarters of "
                                f"{theirs[OUTSIDE]}")
            if arguments[OUTSIDE] > 1.3 * by_hand[OUTSIDE]:
                failures.append(f"{form}, arguments: {arguments[OUTSIDE]} instructions outside the loop are over 1.3 of "
                                f"{by_hand[OUTSIDE]}")
    for failure in failures:
        print(failure, file=sys.stderr)
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
