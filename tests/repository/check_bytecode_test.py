#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants what check_bytecode.py must find, each once.

usage: check_bytecode_test.py CLANG_QUERY
"""
import pathlib
import subprocess
import sys
import tempfile

PLANTED = """struct facts { static constexpr int code = 3; };
inline constexpr facts planted{};
constexpr int named_through_an_object() { return planted.code; }
constexpr int captured(const int& x) { return [&] { return x; }(); }
constexpr int right(int x) { return [&] { return x; }() + facts::code + decltype(planted)::code; }
"""
EXPECTED = (":3: this names a static data member", ":4: this lambda captures a reference parameter")

with tempfile.TemporaryDirectory() as directory:
    header = pathlib.Path(directory, "kiln/emit/planted.hpp")
    header.parent.mkdir(parents=True)
    header.write_text(PLANTED)
    unit = pathlib.Path(directory, "unit.cpp")
    unit.write_text("#include <kiln/emit/planted.hpp>\n")
    done = subprocess.run([sys.executable, pathlib.Path(__file__).with_name("check_bytecode.py"), sys.argv[1], unit, "-std=c++20",
                           f"-I{directory}"], capture_output=True, text=True, check=False)
if done.returncode != 1 or done.stdout.count("\n") != len(EXPECTED) or not all(words in done.stdout for words in EXPECTED):
    sys.exit(f"expected {EXPECTED}\n{done.stdout}{done.stderr}")
print("both are found, and nothing else")
