#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each header compiles alone: it includes what it names.

usage: check_headers.py WORK_DIRECTORY INCLUDE_DIRECTORY HEADER_LIST COMPILER FLAG...

Each header of the list, a file with one path below INCLUDE_DIRECTORY a line, is made a Clang module of its own. What a header
does not include, itself or through others, it does not see there, as in a translation unit with nothing before it. But each is
read once, not once by each that includes it. A second run in WORK_DIRECTORY compiles what has changed, and what includes it.
"""
import pathlib
import subprocess
import sys


def write_if_changed(path, text):
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def main(work, include, headers, compiler, *flags):
    work, include = pathlib.Path(work), pathlib.Path(include).resolve()
    names = pathlib.Path(headers).read_text().split()
    if not names:
        sys.exit(f"{headers} names no header")
    work.mkdir(parents=True, exist_ok=True)
    modules, unit = work / "headers.modulemap", work / "all_headers.cpp"
    write_if_changed(modules, "".join(f'module header_{i} {{ header "{include / name}" export * }}\n'
                                      for i, name in enumerate(names)))
    write_if_changed(unit, "".join(f"#include <{name}>\n" for name in names))
    done = subprocess.run([compiler, *flags, f"-I{include}", "-fmodules", "-fno-implicit-module-maps", f"-fmodule-map-file={modules}",
                           f"-fmodules-cache-path={work / 'modules'}", "-fsyntax-only", unit], check=False)
    if done.returncode != 0:
        sys.exit("a header does not compile alone: see the first error above")
    print(f"{len(names)} headers compile alone")


main(*sys.argv[1:])
