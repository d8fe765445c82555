#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""kiln_add_kernels in a project of its own: what it builds, and what it says.

usage: kernel_files_test.py CASE KILN COMPILER SCRATCH
"""
import pathlib
import re
import shutil
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parent / "kernel_files"
REFUSED = "clang's bytecode evaluator refused this file"
WRONG = {  # arguments of kiln_add_kernels, and what it says of them
    "FILES scale.hip TARGETS gfx1100": "TARGETS has gfx1100; gfx90a, gfx942 and gfx950 are known",
    "FILES scale.hip other/scale.hip TARGETS gfx942 CODE_OBJECTS c": "two files are called scale",
    "FILES scale.hip scale.hip TARGETS gfx942 CODE_OBJECTS c": "two files are called scale",
    "EVALUATOR fast FILES scale.hip TARGETS gfx942": "not understood: EVALUATOR fast",
    "FILES scale.hip TARGET gfx942": "FILES and TARGETS are needed",
    "FILES scales.hip TARGETS gfx942 CODE_OBJECTS c": "FILES has scales.hip; there is no such file",
    "FILES scale.hip TARGETS gfx942 CODE_OBJECTS": "CODE_OBJECTS without a value",
    "FILES scale.hip TARGETS gfx942 TIME_LIMIT soon": "TIME_LIMIT is soon; whole seconds are needed",
    "FILES scale.hip TARGETS gfx942 TIME_LIMIT 0": "TIME_LIMIT is 0; whole seconds are needed",
}


def run(*command):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode == 0, done.stdout


def require(condition, words, output):
    if not condition:
        sys.exit(f"{words}\n{output}")


def check_macros(kiln):
    """cmake/precompiled.hpp names all macros that an author may define before Kiln's headers."""
    text = "".join(p.read_text() for p in (kiln / "include").rglob("*.hpp"))
    asked, defined = (set(re.findall(words, text)) for words in (r"defined[ (]*(KILN_[A-Z_]+)", r"#\s*define (KILN_[A-Z_]+)"))
    poisoned = set(re.findall("poison (KILN_[A-Z_]+)", (kiln / "cmake/precompiled.hpp").read_text()))
    options = asked - defined - {"KILN_SEPARATE_SIMULATOR"}  # which the target kiln::simulator defines
    require(options and options == poisoned, f"headers ask for {sorted(options)}, poisoned are {sorted(poisoned)}", "")


def main(case, kiln, compiler, scratch):
    in_rocm = pathlib.Path(kiln) / "scripts/in_rocm"
    if case == "macros":
        check_macros(pathlib.Path(kiln))
        return
    if case == "program":
        sys.exit(subprocess.run([in_rocm, pathlib.Path(scratch) / "linked/launch"], check=False).returncode)
    scratch = pathlib.Path(scratch) / case
    shutil.rmtree(scratch, ignore_errors=True)
    if case == "good":  # makes a header newer: in a copy, for other tests run meanwhile with the tree's precompiled
        tree, kiln = pathlib.Path(kiln), scratch.with_name("good.kiln")
        shutil.rmtree(kiln, ignore_errors=True)
        for part in ("cmake", "include"):
            shutil.copytree(tree / part, kiln / part)
        shutil.copy2(tree / "CMakeLists.txt", kiln)
    in_rocm = [in_rocm] if case == "linked" else []
    if in_rocm and subprocess.run([*in_rocm, "--where"], capture_output=True, check=False).returncode == 77:
        sys.exit(77)
    configure = [*in_rocm, "cmake", "-S", PROJECT, "-B", scratch, "-G", "Ninja", f"-DKILN={kiln}", f"-DCMAKE_CXX_COMPILER={compiler}",
                 "-DKILN_BUILD_EXAMPLES=OFF", "-DKILN_BUILD_TESTS=OFF", "-DKILN_BUILD_BENCH=OFF",
                 *([] if in_rocm else [f"-DKILN_HIP_COMPILER={compiler}"])]
    if case == "refused":
        for arguments, says in WRONG.items():
            configured, output = run(*configure, f"-DCASE={arguments}")
            require(not configured and says in " ".join(output.split()), f"{arguments}: it should say {says}", output)
        for other in ("g++", "/no/compiler"):
            configured, output = run(*configure, "-DCASE=mistake", f"-DKILN_HIP_COMPILER={other}")
            says = f"KILN_HIP_COMPILER is {other}; hipcc of ROCm 7.2 or clang 22 is needed"
            require(not configured and says in " ".join(output.split()), f"it should say {says}", output)
        return
    configured, output = run(*configure, f"-DCASE={case}")
    require(configured, "it does not configure", output)
    built, output = run(*in_rocm, "ninja", "-C", scratch, *(["launch"] if in_rocm else ["all"]))
    if case == "good":
        require(built, "it does not build", output)
        require(output.count(f"captures.hip:8:25: warning: {REFUSED} (function parameter 'x' with unknown value") == 3, "one warning for each compilation of captures.hip, and no other, is expected", output)
        require((scratch / "precompiled.kernels/kiln.gfx942.pch").exists(), "nothing was precompiled", output)
        lines = (scratch / "plain.kernels/lines.gfx942.co").read_bytes()
        require(b".debug_line" in lines, "lines.hip asks for line tables", output)
        for name, ways in (("captures", ("kernels", "precompiled")), ("lines", ("plain", "precompiled")),
                           ("scale", ("kernels", "precompiled", "by_default"))):
            objects = {(scratch / f"{way}.kernels/{name}.gfx942.co").read_bytes() for way in ways}
            require(len(objects) == 1, f"a precompiled header changes the code of {name}", output)
        require((scratch / "compared.kernels/scale.gfx90a.co.default").exists(), "nothing was compared", output)
        require("no work to do" in run("ninja", "-C", scratch)[1], "it is built again without need", output)
        (kiln / "include/kiln/author/handle.hpp").touch()
        _, output = run("ninja", "-C", scratch, "kernels")
        require("Kernels of scale for gfx942" in output, "a changed header builds nothing again", output)
    elif case == "mistake":
        require(not built and output.count("error: ") == 1 and "mistake.hip:6: s_nop: operand 1 (simm16) is 16" in output
                and REFUSED not in output, "the author's mistake should be told once", output)
    elif case == "endless":
        require(not built and "the compiler did not end in 3 s" in " ".join(output.split()), "the time limit should end it", output)
        left, output = run("pgrep", "-f", f"{scratch}/kernels.kernels/endless")
        require(not left, "the compiler still runs", output)
    elif case == "empty":
        require(not built and "no_kernel.hip has no kernel" in " ".join(output.split()), "a file without kernels is told", output)
    elif case == "incomparable":
        require(not built and "so there is nothing to compare" in " ".join(output.split()), "nothing was compared", output)
    else:
        require(built, "it does not build", output)
        for name, words in (("wrong_parameters", "add_kernel_has_type(void (*)(float*, int, float), kiln::"),
                            ("wrong_block_size", "block_size<64u, 1u, 1u>)")):
            built, output = run(*in_rocm, "ninja", "-C", scratch, name)
            require(not built and words in output, f"the linker should miss {words}", output)
        for name, words in (("same_name", "two_kernels_are_called_add_kernel"),
                            ("called", "a kernel is not called: kiln::launch<kernel>({.grid = n}, ...) launches it")):
            built, output = run(*in_rocm, "ninja", "-C", scratch, name)
            require(not built and words in output, f"it should say {words}", output)


main(*sys.argv[1:])
