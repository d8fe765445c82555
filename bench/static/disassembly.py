# SPDX-License-Identifier: MIT
"""Compiles a HIP file for one target and reads the instructions of its kernels back."""
import os
import pathlib
import re
import resource
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINE = re.compile(r"^\s+(?P<name>\w+)\s*(?P<rest>.*?)\s*// (?P<address>[0-9A-F]+):")


def precompiled(source, target):
    """Options that take Kiln's headers from KILN_PRECOMPILED, where cmake/rocm.cmake wrote them, for a file that reads them."""
    file = pathlib.Path(os.environ.get("KILN_PRECOMPILED", ""), f"kiln_headers.{target}.pch")
    reads = re.search(r"#include <kiln/", pathlib.Path(source).read_text())
    return ["-DKILN_SHOW_WARNINGS", "-Xclang", "-include-pch", "-Xclang", str(file)] if reads and file.exists() else []


def compile_for(source, target, out, *options):
    """Writes the code object `out`; the CPU seconds that took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(["clang++-22", "-x", "hip", f"--offload-arch={target}", "-nogpuinc", "-nogpulib", "--offload-device-only",
                    "--no-gpu-bundle-output", "-std=c++20", "-O3", "-fconstexpr-steps=20000000", f"-I{ROOT / 'include'}",
                    *precompiled(source, target), *options, source, "-o", out], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def instructions(code_object):
    """Instructions of each kernel: (address, name, operands)."""
    text = subprocess.run(["llvm-objdump-22", "-d", code_object], check=True, stdout=subprocess.PIPE, text=True).stdout
    kernels, current = {}, None
    for line in text.splitlines():
        if started := re.match(r"^[0-9a-f]+ <(\w+)>:", line):
            current = kernels.setdefault(started[1], [])
        elif current is not None and (found := LINE.match(line)):
            current.append((int(found["address"], 16), found["name"], found["rest"]))
    return kernels


def loops(code):
    """First and last index of each loop: from the target of a backward branch to the branch."""
    index = {address: i for i, (address, _, _) in enumerate(code)}
    found = []
    for i, (address, name, rest) in enumerate(code):
        if not name.startswith(("s_cbranch", "s_branch")):
            continue
        offset = int(rest.split()[0])
        first = index.get(address + 4 + 4 * (offset - 0x10000 if offset >= 0x8000 else offset))
        if first is not None and first <= i:
            found.append((first, i))
    return found


def sizes(code_object):
    """Bytes of .text, and of LDS (the group segment) of the only kernel."""
    text = subprocess.run(["llvm-readelf-22", "-S", "--notes", code_object], check=True, stdout=subprocess.PIPE, text=True).stdout
    section = re.search(r"\.text\s+PROGBITS\s+\w+\s+\w+\s+(\w+)", text)
    lds = re.search(r"\.group_segment_fixed_size:\s*(\d+)", text)
    return {"text": int(section[1], 16), "lds": int(lds[1])}


def vgprs(code_object):
    """VGPRs and AGPRs together of each kernel, from the metadata."""
    notes = subprocess.run(["llvm-readelf-22", "--notes", code_object], check=True, stdout=subprocess.PIPE, text=True).stdout
    return {re.search(r"\.name:\s+(\w+)", kernel)[1]: int(re.search(r"\.vgpr_count:\s+(\d+)", kernel)[1])
            for kernel in re.split(r"\n  - \.agpr_count:|\n  - \.args:", notes)[1:]}


def without_padding(code):
    """Up to the last end: padding follows, and the compiler ends a Kiln kernel a second time."""
    end = max(i for i, (_, mnemonic, _) in enumerate(code) if mnemonic == "s_endpgm")
    while end > 0 and code[end - 1][1] == "s_endpgm":
        end -= 1
    return code[:end + 1]


def code_bytes(code):
    """Bytes of instructions that end with the program's end."""
    return code[-1][0] + 4 - code[0][0]
