# SPDX-License-Identifier: MIT
"""Compares what README shows with what the compiler makes of README's own kernel.
usage: check_readme.py {assembly|error|simulator} ROOT COMPILER
"""
import difflib
import pathlib
import re
import subprocess
import sys
import tempfile

WHAT, ROOT, COMPILER = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3]
README = (ROOT / "README.md").read_text()
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", README, re.S | re.M)
CPP = [text for language, text in BLOCKS if language == "cpp"]
KERNEL, WRONG_LINE, IN_SIMULATOR = CPP[:3]
FLAGS = ["-std=c++20", f"-I{ROOT / 'include'}", "-Wall", "-Wextra", "-Werror"]
DEVICE = ["-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "--no-gpu-bundle-output", "-fuse-cuid=none",
          "--offload-arch=gfx942", "-O3"]


def run(command, directory):
    done = subprocess.run(list(map(str, command)), cwd=directory, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def same(what, shown, real):
    """Both are lists of lines."""
    if shown == real:
        return
    sys.exit(f"README's {what} differs:\n" + "\n".join(difflib.unified_diff(shown, real, "README", "compiler", lineterm="")))


def check_assembly(directory):
    (directory / "saxpy.hip").write_text(KERNEL)
    status, said = run([COMPILER, *DEVICE, *FLAGS, "saxpy.hip", "-o", "saxpy.co"], directory)
    if status != 0:
        sys.exit(said)
    status, said = run([COMPILER, *DEVICE, *FLAGS, "-fexperimental-new-constant-interpreter", "saxpy.hip", "-o", "bytecode.co"],
                       directory)
    if status != 0 or (directory / "saxpy.co").read_bytes() != (directory / "bytecode.co").read_bytes():
        sys.exit(f"clang's bytecode evaluator makes another code object of README's kernel\n{said}")
    listing = run(["llvm-objdump-22", "-d", "--no-show-raw-insn", "saxpy.co"], directory)[1]
    words = [re.sub(r"//.*?(<|$)", r"\1", line).split() for line in listing.splitlines() if line.startswith("\t")]
    real = [" ".join(line) for line in words]
    while real[-2:] == ["s_endpgm"] * 2:  # the compiler's own after the kernel's
        real.pop()
    shown = next(text for language, text in BLOCKS if language == "asm")
    same("assembly", [" ".join(line.split()) for line in shown.splitlines()], real)
    notes = run(["llvm-readelf-22", "--notes", "saxpy.co"], directory)[1]
    count = {name: re.search(rf"\.{name}: +(\d+)", notes)[1] for name in ("vgpr_count", "sgpr_count", "private_segment_fixed_size")}
    footprint = re.search(r"\((\d+ VGPRs, \d+ SGPRs, no scratch)\)", README)[1]
    named = int(count["sgpr_count"]) - 6  # VCC, FLAT_SCRATCH and XNACK_MASK are counted in
    same("footprint", [footprint], [f"{count['vgpr_count']} VGPRs, {named} SGPRs, "
                                    f"{'no' if count['private_segment_fixed_size'] == '0' else 'some'} scratch"])


def check_error(directory):
    lines = KERNEL.splitlines()
    lines[6] = WRONG_LINE.strip()
    (directory / "saxpy.hip").write_text("\n".join(lines) + "\n")
    status, said = run([COMPILER, *DEVICE, *FLAGS, "saxpy.hip", "-o", "saxpy.co"], directory)
    shown = next(text.strip() for language, text in BLOCKS if text.startswith("error:"))
    if status == 0 or shown not in said:
        sys.exit(f"README shows\n{shown}\nthe compiler says\n{said}")


def check_simulator(directory):
    (directory / "run.cpp").write_text(
        f"#include <kiln/sim.hpp>\n#include <cstdio>\n#include <vector>\n{KERNEL}\n"
        f"int main() {{\n  const unsigned n = 1000, blocks = 4;\n{IN_SIMULATOR}\n  return run.ok ? 0 : 1;\n}}\n")
    for command in ([COMPILER, *FLAGS, "run.cpp", "-o", "run"], ["./run"]):
        status, said = run(command, directory)
        if status != 0:
            sys.exit(f"{' '.join(map(str, command))}\n{said}")


with tempfile.TemporaryDirectory() as scratch:
    {"assembly": check_assembly, "error": check_error, "simulator": check_simulator}[WHAT](pathlib.Path(scratch))
