#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares layouts of A, B and D of every matrix instruction of gfx90a and gfx942 with AMD's calculator, element by element.

usage: compare_with_calculator.py KILN_PICTURE [--checkout DIRECTORY]

The calculator is ROCm/amd_matrix_instruction_calculator, a checkout of it; it needs the Python package tabulate. Without
--checkout the directory is that of the variable KILN_CHECKOUTS, ROCm/amd_matrix_instruction_calculator=DIRECTORY; without one
the exit status is 77. The calculator has no instruction that gfx950 alone has.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

NAME = "ROCm/amd_matrix_instruction_calculator"
ARCHS = {"gfx90a": "cdna2", "gfx942": "cdna3"}
NO_CHECKOUT = 77
AXES = {"A": ("m", "k"), "B": ("k", "n"), "D": ("m", "n")}  # of its tables' rows and columns
# Bits of an element by the last word of a mnemonic
BITS = {"f64": 64, "f32": 32, "xf32": 32, "f16": 16, "bf16": 16, "bf16_1k": 16, "i8": 8, "fp8": 8, "bf8": 8}


def output_of(*command):
    return subprocess.run([str(c) for c in command], check=True, text=True, capture_output=True).stdout


def element_bits(instruction, matrix):
    if matrix == "D":
        return 64 if "_f64_" in instruction else 32
    kind = max((k for k in BITS if instruction.endswith(k)), key=len)
    return BITS[kind]


def coordinates(bits):
    """Of each number that `bits`, as 'm1 m2 k4', are the bits of."""
    names = [(b[0], int(b[1:])) for b in bits.split()]
    for number in range(1 << len(names)):
        at = {}
        for i, (axis, weight) in enumerate(names):
            if number >> i & 1:
                at[axis] = at.get(axis, 0) + weight
        yield at


def ours(layout, bits):
    """(block, {axis: coordinate}) -> lane, first and last bit in its registers. A sparse A has pairs of a group of 4 k."""
    items, lanes = re.fullmatch(r"item\[(.*?)\] lane\[(.*?)\]", layout).groups()
    of = {}
    for item, of_item in enumerate(coordinates(items)):
        for lane, of_lane in enumerate(coordinates(lanes)):
            at = {axis: of_item.get(axis, 0) + of_lane.get(axis, 0) for axis in {*of_item, *of_lane}}
            if at.pop("p", 0):
                continue
            count = 2 if "p1" in items else 1
            key = tuple(at.get(axis, 0) for axis in "bmnk")
            of[key] = lane, item * bits, (item + count) * bits
    return of


def theirs(table, matrix):
    """The same from the calculator's text, with the register's bits that it names."""
    down, across = AXES[matrix]
    block, of = 0, {}
    for line in table.splitlines():
        if begins := re.fullmatch(r"Block (\d+)", line):
            block = int(begins[1])
        elif re.match(r"\d+,", line):
            row, *cells = line.split(",")
            for column, cell in enumerate(cells):
                high, low, first, lane, upper, lower = re.fullmatch(
                    r"v(?:\[(\d+):(\d+)\]|(\d+))\{(\d+)\}(?:\.\[(\d+):(\d+)\])?", cell).groups()
                register = int(first if low is None else low)
                end = 32 if upper is None else int(upper) + 1
                end += 0 if high is None else 32 * (int(high) - register)
                at = {"b": block, down: int(row), across: column}
                key = tuple(at.get(axis, 0) for axis in "bmnk")
                of[key] = int(lane), 32 * register + int(lower or 0), 32 * register + end
    return of


def grouped(of):
    """Of a sparse A: each k is in one of the pair's items, which the indices say."""
    return {(b, m, n, k - k % 4): place for (b, m, n, k), place in of.items()}


def compare(picture, calculator, arch, instruction):
    """Differences, and how many maps were compared."""
    layouts = dict(line.split(" ", 1) for line in output_of(picture, "matrix", instruction, f"arch={arch}").splitlines())
    wrong = []
    for matrix in AXES:
        table = output_of(sys.executable, calculator, "-a", ARCHS[arch], "-i", instruction, "-R", f"-{matrix}", "--csv")
        own, other = ours(layouts[matrix], element_bits(instruction, matrix)), theirs(table, matrix)
        if matrix == "A" and "smfmac" in instruction:
            other = grouped(other)
        if own != other:
            at = next(k for k in sorted({*own, *other}) if own.get(k) != other.get(k))
            wrong.append(f"{arch} {instruction} {matrix}: block, m, n, k of {at}: {own.get(at)} here, {other.get(at)} there")
    return wrong, len(AXES)


def checkout():
    for one in os.environ.get("KILN_CHECKOUTS", "").split():
        name, _, directory = one.partition("=")
        if name == NAME:
            return pathlib.Path(directory)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("picture")
    parser.add_argument("--checkout", type=pathlib.Path, default=checkout())
    args = parser.parse_args()
    if args.checkout is None:
        print(f"SKIPPED: no checkout of {NAME} in KILN_CHECKOUTS")
        return NO_CHECKOUT
    calculator = args.checkout / "matrix_calculator.py"
    wrong, maps = [], 0
    for arch, theirs_of_it in ARCHS.items():
        names = re.findall(r"^ +(v_\w+)$", output_of(sys.executable, calculator, "-a", theirs_of_it, "-L"), re.MULTILINE)
        for instruction in names:
            differences, count = compare(args.picture, calculator, arch, instruction)
            wrong += differences
            maps += count
    print(f"{maps} maps of matrix instructions, {len(wrong)} differences")
    print("\n".join(wrong))
    return int(bool(wrong) or maps == 0)


if __name__ == "__main__":
    sys.exit(main())
