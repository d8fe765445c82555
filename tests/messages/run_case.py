#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles one file that must not compile, and compares the compiler's words with the file's own expectations.

usage: run_case.py COMPILER INCLUDE_DIRECTORY CASE.cpp [DIRECTORY]
       run_case.py COMPILER INCLUDE_DIRECTORY --precompile TARGET DIRECTORY

The second form precompiles Kiln's headers for a target, which most of its cases then take from DIRECTORY: a tenth of the time.

A mistake may take no more than 40 lines, with carets and with the options that the CMake target kiln::kiln sets. How many it
takes is written to CASE.lines in the working directory, for check_lines.py.

Lines the case may contain:
  // expect: TEXT      this text must be in the output; at least one is required. {mistake} in it stands for
                       FILE:LINE of the line that ends with the comment "// mistake".
  // refuse: TEXT      this text must not be in the output.
  // target: gfx942    compile as HIP for this target's device pass only; without it as C++ for the host.
  // flags: FLAGS      further compiler options. {here} in them stands for the case's directory.
  // compiler: g++     compile with this compiler instead, without clang's options.
  // errors: 1         the compiler must report exactly this many errors.
  // lines: 80         the compiler may take this many lines instead of 40.
  // headers: text     do not take them from DIRECTORY.
A case that names KILN_MISTAKE is compiled a second time without that macro, and must then compile: by clang's bytecode
evaluator, as the default one has compiled the correct kernels beside the mistake.
"""
import pathlib
import re
import shlex
import subprocess
import sys

MOST_LINES = 40
HEADER = pathlib.Path(__file__).resolve().with_name("precompiled.hpp")


def directives(source, name):
    return re.findall(rf"^// {name}: (.*\S)\s*$", source, re.MULTILINE)


def compile_case(command, defines):
    result = subprocess.run(command + defines, capture_output=True, text=True, check=False)
    return result.returncode == 0, result.stdout + result.stderr


def common(include):
    return ["-std=c++20", "-Wall", "-Wextra", "-Werror", f"-I{include}"]


def for_target(target):
    return ["-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", f"--offload-arch={target}"]


LIMITS = ["-fconstexpr-steps=20000000", "-fconstexpr-backtrace-limit=3"]


def precompiled_in(directory, target):
    return pathlib.Path(directory, f"kiln.{target}.pch")


def precompile(compiler, include, target, directory):
    """Writes kiln.TARGET.pch, and that with .d for the build system."""
    out = str(precompiled_in(directory, target))
    frontend = ["-emit-pch", "-o", out, "-dependency-file", f"{out}.d", "-MT", out]
    command = [compiler, *common(include), *LIMITS, *for_target(target), "-fsyntax-only",
               *(word for option in frontend for word in ("-Xclang", option)), str(HEADER)]
    sys.exit(subprocess.run(command, check=False).returncode)


def takes_precompiled(source):
    """A case whose options could change what the headers are reads their text."""
    flags = [flag for line in directives(source, "flags") for flag in line.split()]
    return (directives(source, "target") and not directives(source, "compiler") and not directives(source, "headers")
            and all(flag.startswith("-Wno-") for flag in flags)
            and not re.search(r"^#define", source, re.MULTILINE))


def main():
    compiler, include = sys.argv[1:3]
    if sys.argv[3] == "--precompile":
        precompile(compiler, include, *sys.argv[4:])
    case, directory = pathlib.Path(sys.argv[3]), sys.argv[4:]
    source = case.read_text()
    mistakes = [i + 1 for i, line in enumerate(source.splitlines()) if line.rstrip().endswith("// mistake")]
    expected = directives(source, "expect")
    if not expected:
        sys.exit(f"{case.name}: no '// expect:' line, so it could not fail for the right reason")

    other = directives(source, "compiler")
    command = [*(other or [compiler]), *common(include)]
    if not other:
        command += LIMITS
    for target in directives(source, "target"):
        command += for_target(target)
        if directory and takes_precompiled(source):
            command += ["-Xclang", "-include-pch", "-Xclang", str(precompiled_in(*directory, target))]
    for flags in directives(source, "flags"):
        command += shlex.split(flags.replace("{here}", str(case.parent)))
    command += ["-fsyntax-only", str(case)]

    failures = []
    compiled, shown = compile_case(command, ["-DKILN_MISTAKE"])
    output = re.sub(r"^ *\d* \|.*\n", "", shown, flags=re.MULTILINE)  # without carets and the source above them
    if compiled:
        failures.append("it compiled")
    if not other:
        lines = len(shown.splitlines())
        pathlib.Path(f"{case.stem}.lines").write_text(f"{lines}\n")
        allowed = int(*directives(source, "lines") or [MOST_LINES])
        if lines > allowed:
            failures.append(f"the compiler said {lines} lines; {allowed} are allowed")
    for text in expected:
        if "{mistake}" in text:
            if len(mistakes) != 1:
                sys.exit(f"{case.name}: {{mistake}} needs exactly one line that ends with '// mistake'")
            text = text.replace("{mistake}", f"{case.name}:{mistakes[0]}")
        if text not in output:
            failures.append(f"the compiler did not say: {text}")
    failures += [f"the compiler said: {text}" for text in directives(source, "refuse") if text in output]
    for count in directives(source, "errors"):
        reported = len(re.findall(r"(?:^|: )(?:fatal )?error: ", output, re.MULTILINE))
        if reported != int(count):
            failures.append(f"the compiler reported {reported} errors, not {count}")
    if "KILN_MISTAKE" in source:
        compiled, without = compile_case(command, [] if other else ["-fexperimental-new-constant-interpreter"])
        if not compiled:
            failures.append(f"without the mistake it does not compile either:\n{without}")
    if failures:
        sys.exit("\n".join([f"{case.name}: " + "; ".join(failures), "compiler output:", output]))


main()
