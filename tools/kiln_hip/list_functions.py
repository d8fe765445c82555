#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes docs/hip_functions.md: which functions of the HIP runtime are supported. With --check it compares instead.

usage: list_functions.py [--check]
"""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "docs" / "hip_functions.md"


def exported():
    return re.findall(r"^  (\w+);", (HERE / "exports.map").read_text(), re.MULTILINE)


def defined():
    """Names of definitions at the beginning of a line. Where a declaration breaks after its type, clang-format indents none."""
    found = set()
    for source in HERE.glob("*.cpp"):
        text = source.read_text()
        found |= set(re.findall(r"^(?:[\w*]+ )+\**(_*\w*[hH]ip\w+|_Z\w+)\(", text, re.MULTILINE))
        found |= set(re.findall(r"^KILN_\w+\((hip\w+)", text, re.MULTILINE))
    return found


def columns(names):
    lines, line = [], ""
    for name in names:
        word = f"`{name}`"
        if len(line) + len(word) + 2 > 120:
            lines.append(line.rstrip())
            line = ""
        line += word + " "
    return "\n".join(lines + [line.rstrip()])


def page():
    names, own = exported(), defined()
    there = sorted(n for n in names if n in own)
    missing = sorted(n for n in names if n not in own)
    return (f"# Functions of the HIP runtime on the simulator\n\n"
            f"`tools/kiln_hip/list_functions.py` writes this page. The library exports all {len(names)} names of ROCm 7.2.4.\n\n"
            f"## Supported: {len(there)}\n\n{columns(there)}\n\n"
            f"## Not supported: {len(missing)}\n\nThey return `hipErrorNotSupported`.\n\n{columns(missing)}\n")


def main():
    if "--check" not in sys.argv:
        PAGE.write_text(page())
        return 0
    if PAGE.read_text() == page():
        return 0
    print("docs/hip_functions.md is old: run tools/kiln_hip/list_functions.py")
    return 1


sys.exit(main())
