#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""attention.py launches kernels by the grids that the library chooses.

usage: attention_grids_test.py PROGRAM

PROGRAM prints the library's grids: attention_grids.cpp.
"""
import subprocess
import sys

import attention


def grids(board, length, heads, key_heads, batch):
    whole, splits, shares = attention.shares_of_keys(board, length, heads // key_heads, key_heads * batch)
    return {"forward": attention.workgroups_along_x(board, length, heads * batch), "delta": attention.delta_blocks(length),
            "whole": whole, "splits": splits, "shares": shares, "sums": (shares - whole) // splits * 4 if splits > 1 else 0,
            "queries": attention.workgroups_along_x(board, length, heads * batch)}


def main():
    lines = subprocess.run(sys.argv[1:2], check=True, capture_output=True, text=True).stdout.splitlines()
    wrong, split = 0, 0
    for line in lines:
        words = line.split()
        theirs = dict(zip(words[::2], [words[1], *map(int, words[3::2])]))
        problem = {name: theirs.pop(name) for name in ("board", "length", "heads", "key_heads", "batch")}
        ours = grids(**problem)
        split += theirs["splits"] > 1
        if ours != theirs:
            wrong += 1
            print(f"{problem}: attention.py has {ours}, the library {theirs}")
    if wrong or not lines or split in (0, len(lines)):
        sys.exit(f"{wrong} of {len(lines)} problems differ; keys of {split} are split")
    print(f"{len(lines)} problems have the library's grids; keys of {split} are split")


main()
