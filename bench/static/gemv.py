#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Instructions of the GEMV's main loop for 16 bytes loaded: Kiln beside clang -O3 of the same algorithm in HIP C++."""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LINE = re.compile(r"^\s+(?P<name>\w+)\s*(?P<rest>.*?)\s*// (?P<address>[0-9A-F]+):")


def code_of(source, target, scratch):
    """Instructions of each kernel: (address, name, operands)."""
    out = f"{scratch}/{source.stem}.{target}.co"
    subprocess.run(["clang++-22", "-x", "hip", f"--offload-arch={target}", "-nogpuinc", "-nogpulib", "--offload-device-only",
                    "--no-gpu-bundle-output", "-std=c++20", "-O3", "-fconstexpr-steps=1000000000", f"-I{ROOT / 'include'}",
                    source, "-o", out], check=True)
    text = subprocess.run(["llvm-objdump-22", "-d", out], check=True, stdout=subprocess.PIPE, text=True).stdout
    kernels, current = {}, None
    for line in text.splitlines():
        if started := re.match(r"^[0-9a-f]+ <(\w+)>:", line):
            current = kernels.setdefault(started[1], [])
        elif current is not None and (found := LINE.match(line)):
            current.append((int(found["address"], 16), found["name"], found["rest"]))
    return kernels


def main_loop(code):
    """The loop with the most 16-byte loads: from the target of a backward branch to the branch."""
    index = {address: i for i, (address, _, _) in enumerate(code)}
    loops = []
    for i, (address, name, rest) in enumerate(code):
        if not name.startswith(("s_cbranch", "s_branch")):
            continue
        offset = int(rest.split()[0])
        first = index.get(address + 4 + 4 * (offset - 0x10000 if offset >= 0x8000 else offset))
        if first is not None and first <= i:
            loops.append(code[first:i + 1])
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
                worse += figures[0][0] >= figures[1][0]
                print(f"{target + ' ' + name:24}{figures[0][1]:>24}{figures[1][1]:>24}")
    return int(worse != 0)


if __name__ == "__main__":
    sys.exit(main())
