#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles the kernels of a page by both of clang's evaluators, whose code objects must be equal, and compares its table of
errors with what the tests of compile errors expect.

usage: check_guide.py COMPILER INCLUDE_DIRECTORY TESTS_DIRECTORY PAGE.md

Each block marked cpp must hold whole kernel functions; KILN_KERNEL is added for each. A row of a table whose last column
is a name in backquotes is an error: TESTS/messages/NAME.cpp (or TESTS/NAME.cpp where it has a slash) must expect
the text of the column before it.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

PREAMBLE = """#include <kiln/author/dsl.hpp>
#include <kiln/author/math.hpp>
#include <kiln/device/kernel.hpp>
using namespace kiln::dsl;
"""


def kernels_of(page):
    """The page's code with as many lines as the page, so that errors name its lines."""
    lines, inside, names = [], False, []
    for line in page.splitlines():
        if line.startswith("```"):
            inside = line == "```cpp"
            lines.append("")
            continue
        lines.append(line if inside else "")
        if inside:
            names += re.findall(r"^constexpr void (\w+)\(builder k", line)
    return "\n".join(lines) + "\n", names


def main():
    compiler, include, tests, path = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    page = path.read_text()
    code, names = kernels_of(page)
    if not names:
        sys.exit(f"{path.name}: no kernels")
    kernels = "".join(f"KILN_KERNEL({name}, block_size<64>);\n" for name in names)
    with tempfile.TemporaryDirectory() as directory:
        unit = pathlib.Path(directory, "page.cpp")
        unit.write_text(f"{PREAMBLE}#line 1 \"{path.name}\"\n{code}{kernels}")
        command = [compiler, "-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "--no-gpu-bundle-output",
                   "--offload-arch=gfx942", "-fuse-cuid=none", "-std=c++20", "-O3", "-Wall", "-Wextra", "-Werror", f"-I{include}",
                   "-fconstexpr-steps=20000000", str(unit)]
        results = [subprocess.run([*command, *evaluator, "-o", f"{directory}/{i}.co"], capture_output=True, text=True, check=False)
                   for i, evaluator in enumerate([[], ["-fexperimental-new-constant-interpreter"]])]
        failures = [r.stderr for r in results if r.returncode != 0]
        if not failures and len({path.read_bytes() for path in pathlib.Path(directory).glob("*.co")}) != 1:
            failures.append("clang's two evaluators make different code objects")

    errors = re.findall(r"^\| .* \| (.+) \| `([\w/]+)` \|$", page, re.MULTILINE)
    for text, case in errors:
        file = tests / (f"{case}.cpp" if "/" in case else f"messages/{case}.cpp")
        expected = re.findall(r"^// expect: (.*\S)\s*$", file.read_text(), re.MULTILINE) if file.exists() else []
        expected = [re.sub(r"^(\{mistake\}: |error: )", "", e) for e in expected]
        if text not in expected:
            failures.append(f"{case} does not expect: {text}")
    if not errors:
        failures.append("no errors in the page")
    if failures:
        sys.exit("\n".join([f"{path.name}:", *failures]))
    print(f"{len(names)} kernels, {len(errors)} errors")


main()
