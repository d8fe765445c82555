#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants headers that do not compile alone, each beside what a translation unit would read before it.

usage: check_headers_test.py COMPILER
"""
import pathlib
import subprocess
import sys
import tempfile

BEFORE = "#pragma once\n#define KILN_PLANTED 3\nnamespace kiln { struct before { int x; }; }\n"
INCLUDED = "#pragma once\n#include <kiln/before.hpp>\n"
RIGHT = "#pragma once\n#include <kiln/included.hpp>\nnamespace kiln { inline int right(before b) { return b.x + KILN_PLANTED; } }\n"
PLANTED = {
    "a type": ("#pragma once\nnamespace kiln { inline int wrong(before b) { return b.x; } }\n", "wrong.hpp:2:"),
    "a macro": ("#pragma once\nnamespace kiln { inline int wrong() { return KILN_PLANTED; } }\n", "wrong.hpp:2:"),
    "a standard header": ("#pragma once\ninline std::string wrong() { return {}; }\n", "wrong.hpp:2:"),
    "nothing": (RIGHT, ""),
}


def check(directory, compiler, wrong):
    include = pathlib.Path(directory, "include")
    (include / "kiln").mkdir(parents=True)
    for name, text in {"before": BEFORE, "included": INCLUDED, "right": RIGHT, "wrong": wrong}.items():
        (include / f"kiln/{name}.hpp").write_text(text)
    headers = pathlib.Path(directory, "headers")
    headers.write_text("kiln/before.hpp\nkiln/included.hpp\nkiln/right.hpp\nkiln/wrong.hpp\n")
    return subprocess.run([sys.executable, pathlib.Path(__file__).with_name("check_headers.py"), f"{directory}/work", include, headers,
                           compiler, "-std=c++20"], capture_output=True, text=True, check=False)


for what, (text, place) in PLANTED.items():
    with tempfile.TemporaryDirectory() as place_of_one:
        done = check(place_of_one, sys.argv[1], text.replace("right(", "again("))
    if (done.returncode != 0) != bool(place) or place not in done.stderr:
        sys.exit(f"a header that lacks {what}: {done.returncode}\n{done.stdout}{done.stderr}")
print(f"{len(PLANTED) - 1} headers that do not compile alone are noticed, and nothing else")
