#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares what a code object says about its kernels with what is expected.

usage: check_code_object.py LLVM_READELF CODE_OBJECT EXPECTED

One line per kernel: name, offset+size of each argument, offsets of the first and the last hidden argument with their kinds,
and from the kernel's metadata the kernel argument segment's size, LDS bytes, largest workgroup and scratch bytes. The
lines of EXPECTED that begin with '#' are comments.
"""
import pathlib
import re
import subprocess
import sys

FIELDS = {"kernarg": "kernarg_segment_size", "lds": "group_segment_fixed_size", "workgroup": "max_flat_workgroup_size",
          "scratch": "private_segment_fixed_size"}


def describe(kernel):
    """One kernel's part of the metadata, as a line."""
    def field(name):
        return re.search(rf"^    \.{name}: +(\S+)", kernel, re.MULTILINE).group(1)

    places = re.findall(r"\.offset: +(\d+)\s+\.size: +(\d+)\s+\.value_kind: +(\w+)", kernel)
    own = [f"{offset}+{size}" for offset, size, kind in places if not kind.startswith("hidden_")]
    hidden = [f"{offset}:{kind}" for offset, _, kind in places if kind.startswith("hidden_")]
    arguments = " ".join(own + hidden[:1] + hidden[-1:])
    facts = " ".join(f"{short} {field(name)}" for short, name in FIELDS.items())
    if field("symbol") != field("name") + ".kd":
        facts += " symbol " + field("symbol")
    return f"{field('name')}({arguments}) {facts}"


def main():
    readelf, code_object, expected = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    notes = subprocess.run([readelf, "--notes", code_object], capture_output=True, text=True, check=True).stdout
    kernels = re.split(r"^  - (?=\.)", notes[notes.index("amdhsa.kernels:"):], flags=re.MULTILINE)[1:]
    found = [describe("    " + kernel) for kernel in kernels]
    wanted = [line for line in expected.read_text().splitlines() if line and not line.startswith("#")]
    if not wanted or sorted(found) != sorted(wanted):
        sys.exit("\n".join([f"{code_object} has:", *sorted(found), f"{expected.name} expects:", *sorted(wanted)]))
    print("\n".join(found))


main()
