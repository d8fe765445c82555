#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs a program of tests/hip with the thread sanitizer in it and in the HIP runtime: the device code that hipcc built, and
host code of this machine's clang, as both must have the sanitizer of one compiler. Fails at a race, or as the program does.

usage: run_sanitized.py SOURCE HIPCC_PROGRAM LIBRARY DIRECTORY COMPILER HEADERS [ARGUMENT...]
"""
import os
import pathlib
import subprocess
import sys

SOURCE, BUILT, LIBRARY, DIRECTORY = map(pathlib.Path, sys.argv[1:5])
COMPILER, HEADERS, ARGUMENTS = sys.argv[5], sys.argv[6], sys.argv[7:]


def main():
    program = DIRECTORY / SOURCE.stem
    bundle = program.with_suffix(".hipfb")
    subprocess.run(["llvm-objcopy-22", "--dump-section", f".hip_fatbin={bundle}", BUILT, os.devnull], check=True)
    host = ["-x", "hip", "-std=c++20", "-O1", "-g1", "--offload-host-only", "-nogpulib", "-nogpuinc", "-include",
            "__clang_hip_runtime_wrapper.h", "-D__HIP_PLATFORM_AMD__", "-Wno-deprecated-declarations", "-isystem", HEADERS,
            "-Xclang", "-fcuda-include-gpubinary", "-Xclang", bundle, SOURCE, "-x", "none", "-no-hip-rt"]
    subprocess.run([COMPILER, "-fsanitize=thread", *host, LIBRARY, f"-Wl,-rpath,{LIBRARY.parent}", "-o", program], check=True)
    # A prediction runs in a child process that fork makes.
    done = subprocess.run([program, *ARGUMENTS], capture_output=True, text=True, check=False,
                          env={**os.environ, "TSAN_OPTIONS": "die_after_fork=0"})
    output = done.stdout + done.stderr
    print(output)
    if done.returncode != 0 or "FAILED" in output or "ThreadSanitizer" in output:
        sys.exit(f"FAILED: {program.name} ended with {done.returncode}")
    print("no race was found")


main()
