#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""kiln_add_kernels in a project of its own: what it builds, and what it says.

usage: kernel_files_test.py CASE KILN COMPILER SCRATCH
"""
import os
import pathlib
import shutil
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parent / "kernel_files"
REFUSED = "clang's bytecode evaluator refused this file"


def run(*command):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode == 0, done.stdout


def require(condition, words, output):
    if not condition:
        sys.exit(f"{words}\n{output}")


def main(case, kiln, compiler, scratch):
    in_rocm = pathlib.Path(kiln) / "scripts/in_rocm"
    if case == "program":
        sys.exit(subprocess.run([in_rocm, pathlib.Path(scratch) / "linked/launch"], check=False).returncode)
    scratch = pathlib.Path(scratch) / case
    shutil.rmtree(scratch, ignore_errors=True)
    in_rocm = [in_rocm] if case == "linked" else []
    if in_rocm and subprocess.run([*in_rocm, "--where"], capture_output=True, check=False).returncode == 77:
        sys.exit(77)
    configured, output = run(*in_rocm, "cmake", "-S", PROJECT, "-B", scratch, "-G", "Ninja", f"-DKILN={kiln}", f"-DCASE={case}",
                             f"-DCMAKE_CXX_COMPILER={compiler}", "-DKILN_BUILD_EXAMPLES=OFF", "-DKILN_BUILD_TESTS=OFF",
                             "-DKILN_BUILD_BENCH=OFF", *([] if in_rocm else [f"-DKILN_HIP_COMPILER={compiler}"]))
    wrong = {"target": "TARGETS has gfx1100; gfx90a, gfx942 and gfx950 are", "twice": "two files are called scale",
             "words": "not understood: EVALUATOR fast"}
    if case in wrong:
        require(not configured and wrong[case] in " ".join(output.split()), f"it should say {wrong[case]}", output)
        return
    require(configured, "it does not configure", output)
    built, output = run(*in_rocm, "ninja", "-C", scratch, *(["launch"] if in_rocm else ["all"]))
    if case == "good":
        require(built, "it does not build", output)
        require(output.count(REFUSED) == 3, "one warning for each compilation of captures.hip, and no other, is expected", output)
        for name, ways in (("captures", ("kernels", "precompiled")), ("scale", ("kernels", "precompiled", "by_default"))):
            objects = {(scratch / f"{way}.kernels/{name}.gfx942.co").read_bytes() for way in ways}
            require(len(objects) == 1, f"a precompiled header changes the code of {name}", output)
        require((scratch / "compared.kernels/scale.gfx90a.co.default").exists(), "nothing was compared", output)
        require("no work to do" in run("ninja", "-C", scratch)[1], "it is built again without need", output)
        header = pathlib.Path(kiln) / "include/kiln/author/handle.hpp"
        before = header.stat()
        header.touch()
        _, output = run("ninja", "-C", scratch, "kernels")
        os.utime(header, ns=(before.st_atime_ns, before.st_mtime_ns))  # or all tests would be built again
        require("Kernels of scale for gfx942" in output, "a changed header builds nothing again", output)
    elif case == "mistake":
        require(not built and output.count("error: ") == 1 and "mistake.hip:6: s_nop: operand 1 (simm16) is 16" in output
                and REFUSED not in output, "the author's mistake should be told once", output)
    elif case == "endless":
        require(not built and "the compiler did not end in 3 s" in " ".join(output.split()), "the time limit should end it", output)
        left, output = run("pgrep", "-f", f"{scratch}/kernels.kernels/endless")
        require(not left, "the compiler still runs", output)
    else:
        require(built, "it does not build", output)
        for name, words in (("wrong_parameters", "add_kernel_has_type(void (*)(float*, int, float), kiln::"),
                            ("wrong_block_size", "block_size<64u, 1u, 1u>)")):
            built, output = run(*in_rocm, "ninja", "-C", scratch, name)
            require(not built and words in output, f"the linker should miss {words}", output)


main(*sys.argv[1:])
