#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the generator and compares every file with the one checked in. usage: compare_generated.py ISA_GEN INCLUDE/KILN"""
import pathlib
import subprocess
import sys
import tempfile


def main(generator, include):
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run([generator, scratch], check=True)
        fresh = {p.relative_to(scratch): p.read_bytes() for p in pathlib.Path(scratch).rglob("*") if p.is_file()}
        old = {p.relative_to(include): p.read_bytes()
               for part in ("isa/gen", "emit/gen") for p in pathlib.Path(include, part).rglob("*") if p.is_file()}
    wrong = [f"{name}: {'differs' if name in fresh and name in old else 'only ' + ('new' if name in fresh else 'checked in')}"
             for name in sorted({*fresh, *old}) if fresh.get(name) != old.get(name)]
    if wrong:
        wrong.append(f"to write them again: {generator} {include}")
    print("\n".join(wrong) or f"{len(fresh)} files are as the generator writes them")
    return 1 if wrong or not fresh else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
