#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that the library has the SONAME and exactly the names and version nodes of exports.map.

usage: check_exports.py LIBRARY EXPORTS_MAP READELF
"""
import re
import subprocess
import sys


def wanted(path):
    node, names = None, set()
    with open(path, encoding="utf-8") as file:
        for line in file:
            if match := re.match(r"(hip_[\d.]+) \{", line):
                node = match[1]
            elif match := re.match(r"  (\w+);", line):
                names.add(f"{match[1]}@@{node}")
    return names


def main():
    library, exports, readelf = sys.argv[1:]
    out = subprocess.run([readelf, "-W", "--dyn-syms", "--dynamic", library], capture_output=True, text=True, check=True).stdout
    found = {line.split()[-1] for line in out.splitlines() if re.search(r" (FUNC|OBJECT) .* (?!UND)\S+ \S+@@\S+$", line)}
    names = wanted(exports)
    for name in sorted(found ^ names):
        print("missing:" if name in names else "too many:", name)
    soname = "[libamdhip64.so.7]" in out
    needed = re.findall(r"NEEDED.*\[(.*)\]", out)
    strange = [n for n in needed if not re.match(r"(libc|libm|libgcc_s|libpthread|ld-linux-x86-64)\.so", n)]
    print(len(found), "names; needs", *needed)
    return int(found != names or not soname or bool(strange))


sys.exit(main())
