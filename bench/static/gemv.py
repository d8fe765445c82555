#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Instructions of the GEMV's main loop for 16 bytes loaded: Kiln beside clang -O3 of the same algorithm in HIP C++."""
import argparse
import pathlib
import sys
import tempfile

import disassembly

HERE = pathlib.Path(__file__).resolve().parent


def code_of(source, target, scratch):
    out = f"{scratch}/{source.stem}.{target}.co"
    disassembly.compile_for(source, target, out)
    return disassembly.instructions(out)


def main_loop(code):
    """The loop with the most 16-byte loads."""
    loops = [code[first:last + 1] for first, last in disassembly.loops(code)]
    return max(loops, key=lambda loop: sum(is_load(name) for _, name, _ in loop))


def is_load(name):
    return name == "global_load_dwordx4"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--targets", nargs="+", default=["gfx90a", "gfx942", "gfx950"])
    args = parser.parse_args()
    worse = 0
    print(f"{'kernel':24}{'Kiln':>24}{'clang -O3':>24}   instructions / loads of 16 bytes")
    with tempfile.TemporaryDirectory() as scratch:
        for target in args.targets:
            ours, theirs = (code_of(HERE / f"gemv_{who}.hip", target, scratch) for who in ("kiln", "hip"))
            for name in ours:
                figures = []
                for code in (ours[name], theirs[name]):
                    loop = main_loop(code)
                    loads = sum(is_load(n) for _, n, _ in loop)
                    figures.append((len(loop) / loads, f"{len(loop)} / {loads} = {len(loop) / loads:.2f}"))
                # Of f32 on gfx950 clang has packed products, which an erratum keeps Kiln from: isa/errata.hpp.
                worse += figures[0][0] >= figures[1][0] and (target, name) != ("gfx950", "gemv_f32")
                print(f"{target + ' ' + name:24}{figures[0][1]:>24}{figures[1][1]:>24}")
    return int(worse != 0)


if __name__ == "__main__":
    sys.exit(main())
