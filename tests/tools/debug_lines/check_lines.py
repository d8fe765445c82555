#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the line table of a code object with what the sources' lines say of their instructions.

usage: check_lines.py [-g] CODE_OBJECT PLAIN_CODE_OBJECT SOURCE...
       check_lines.py --dump PROGRAM PLAIN_CODE_OBJECT SOURCE...     of the kernel `steps`, as PROGRAM prints its assembly

A comment `// code: v_add_f32 ...`, `// other:` in the second kernel, names the instructions that lead to its line, in order of
address, without encoding suffixes; waits and wait states count nowhere. PLAIN_CODE_OBJECT was compiled without line tables: it
has the same code. With -g there is the compiler's own line table too, which leads everything to the KILN_KERNEL lines.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "dump"))
from code_object import CodeObject  # noqa: E402


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def rows(code_object):
    """(first address, address after the last, file, line) of each row of all line tables."""
    found = []
    for table in run("llvm-dwarfdump-22", "--debug-line", code_object).split("debug_line[")[1:]:
        names = {int(n): pathlib.Path(name).name for n, name in re.findall(r'file_names\[ *(\d+)\]:\n +name: "([^"]*)"', table)}
        lines = re.findall(r"^0x([0-9a-f]{16}) +(\d+) +\d+ +(\d+) .*?(end_sequence)?$", table, re.MULTILINE)
        for (address, line, file, end), (behind, *_) in zip(lines, lines[1:]):
            if not end:
                found.append((int(address, 16), int(behind, 16), names.get(int(file)), int(line)))
    return found


def instructions(code_object):
    text = run("llvm-objdump-22", "--disassemble", "--no-show-raw-insn", code_object)
    return [(int(address, 16), re.sub(r"_(e32|e64)$", "", name))
            for name, address in re.findall(r"^\t(\w+).*// ([0-9A-F]+):", text, re.MULTILINE)]


def expected(source, kernels):
    out = {}
    for number, line in enumerate(source.read_text().splitlines(), 1):
        if match := re.search(rf"// (?:{kernels}): (.*)", line):
            out[source.name, number] = match.group(1).split()
    return out


def assembled(program, scratch):
    """The code object of what a program prints."""
    (scratch / "dump.s").write_text(run(program))
    run("llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj", scratch / "dump.s", "-o",
        scratch / "dump.o")
    run("ld.lld-22", "-shared", scratch / "dump.o", "-o", scratch / "dump.co")
    return scratch / "dump.co"


def kernel_lines(source):
    return {(source.name, number) for number, line in enumerate(source.read_text().splitlines(), 1)
            if line.startswith("KILN_KERNEL")}


def main(code_object, plain, *sources):
    wrong, scratch, compilers_own = [], tempfile.TemporaryDirectory(), set()
    if code_object == "-g":
        code_object, plain, sources = plain, sources[0], sources[1:]
        compilers_own = set().union(*(kernel_lines(pathlib.Path(s)) for s in sources))
    kernels = "code|other"
    if code_object == "--dump":
        kernels = "code"
        code_object, plain, sources = assembled(plain, pathlib.Path(scratch.name)), sources[0], sources[1:]
    wanted = {place: names for s in sources for place, names in expected(pathlib.Path(s), kernels).items()}
    table, found, source_names = rows(code_object), {}, {pathlib.Path(s).name for s in sources}
    for address, name in instructions(code_object):
        here = {(file, line) for first, behind, file, line in table if first <= address < behind}
        for place in here - compilers_own:
            if place[0] in source_names and not name.startswith(("s_waitcnt", "s_nop", "s_endpgm", "s_load")):
                found.setdefault(place, []).append(name)
    for place in sorted(wanted.keys() | found.keys()):
        if wanted.get(place) != found.get(place) and place in wanted:
            wrong.append(f"{place[0]}:{place[1]} has {found.get(place)}, expected {wanted.get(place)}")
        elif place not in wanted:
            wrong.append(f"{place[0]}:{place[1]} has {found[place]}, expected nothing")
    ours, theirs = (CodeObject(pathlib.Path(f)).symbol("steps_kernel") for f in (code_object, plain))
    if ours != theirs:
        wrong.append("line tables change the code")
    if "No errors" not in run("llvm-dwarfdump-22", "--verify", code_object):
        wrong.append("llvm-dwarfdump --verify finds errors")
    print("\n".join(wrong) or f"{len(wanted)} lines have their instructions")
    return 1 if wrong or not wanted else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
