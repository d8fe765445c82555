#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The project of the PyTorch package, with the library built in it: it configures, and its library and Kiln's simulator are to
be built and linked. usage: configure_package.py CMAKE COMPILER SOURCE BUILD"""
import shutil
import subprocess
import sys


def main(cmake, compiler, source, build):
    shutil.rmtree(build, ignore_errors=True)
    subprocess.run([cmake, "-S", source, "-B", build, "-G", "Ninja", f"-DCMAKE_CXX_COMPILER={compiler}", "-DCMAKE_BUILD_TYPE=Release",
                    f"-DPython3_EXECUTABLE={sys.executable}"], check=True)
    steps = subprocess.run([cmake, "--build", build, "--", "-t", "commands"], check=True, capture_output=True, text=True).stdout
    for part in ("cmake/simulator.cpp", "library/simulate_attention.cpp", "src/kiln_torch/operators.cpp", "libkiln_examples.so",
                 "operators.so"):
        if part not in steps:
            sys.exit(f"{part} is not built:\n{steps}")
    print(f"{steps.count(chr(10))} steps build it")


main(*sys.argv[1:])
