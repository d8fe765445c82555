#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Dumps kernels, assembles and links them, and compares with the compiler's code objects.

usage: compare_dumps.py DUMPER SCRATCH LLVM_SUFFIX [--more-registers] CODE_OBJECTS...

A code object is named <stem>.<target>.co. The kernel's code, descriptor and metadata must be the same; where it is alone in
its code object, the whole .text section. With --more-registers the compiler's descriptor may have larger numbers of registers
than the dump's: where LDS allows few waves, LLVM raises them to the least of so many waves (AMDGPUAsmPrinter::getSIProgramInfo,
getMinNumSGPRs and getMinNumVGPRs).
"""
import pathlib
import subprocess
import sys

from code_object import CodeObject


def assemble(source, target, suffix):
    """The code object of an assembly file."""
    relocatable, linked = source.with_suffix(".o"), source.with_suffix(".co")
    subprocess.run([f"llvm-mc{suffix}", "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj", source, "-o",
                    relocatable], check=True)
    subprocess.run([f"ld.lld{suffix}", "-shared", relocatable, "-o", linked], check=True)
    return CodeObject(linked)


def register_counts(descriptor):
    """Granules of VGPRs and SGPRs (AMDGPUUsage, COMPUTE_PGM_RSRC1), and the descriptor without them."""
    word = int.from_bytes(descriptor[48:52], "little")
    return (word & 0x3f, word >> 6 & 0xf), descriptor[:48] + (word & ~0x3ff).to_bytes(4, "little") + descriptor[52:]


def descriptors_agree(ours, theirs, more_registers):
    (our_counts, ours_without), (their_counts, theirs_without) = register_counts(ours), register_counts(theirs)
    if not more_registers:
        return ours == theirs
    return ours_without == theirs_without and all(a <= b for a, b in zip(our_counts, their_counts))


def compare(dump, compiled, kernel, alone, more_registers):
    """Yields what differs in code and descriptor."""
    if dump.symbol(kernel) != compiled.symbol(kernel) or not compiled.symbol(kernel):
        yield f"code: {dump.symbol(kernel).hex()} and {compiled.symbol(kernel).hex()}"
    if not descriptors_agree(dump.descriptor(kernel), compiled.descriptor(kernel), more_registers):
        yield f"descriptor: {dump.descriptor(kernel).hex()} and {compiled.descriptor(kernel).hex()}"
    if alone and dump.section(".text") != compiled.section(".text"):
        yield ".text"


def compare_metadata(dump, compiled, kernel, readelf):
    """Yields what differs in the metadata."""
    (ours, ours_end), (theirs, theirs_end) = dump.metadata(readelf), compiled.metadata(readelf)
    if ours[kernel] != theirs[kernel] or ours_end != theirs_end:
        yield f"metadata:\n{ours[kernel]}{ours_end}and\n{theirs[kernel]}{theirs_end}"


def main(dumper, scratch, suffix, *code_objects):
    more_registers = code_objects[0] == "--more-registers"
    scratch = pathlib.Path(scratch)
    scratch.mkdir(parents=True, exist_ok=True)
    for old in scratch.glob("*.*"):
        old.unlink()
    subprocess.run([dumper, scratch], check=True)
    wrong, count = [], 0
    for path in map(pathlib.Path, code_objects[more_registers:]):
        stem, target, _ = path.name.rsplit(".", 2)
        compiled = CodeObject(path)
        kernels = [name.removesuffix(".kd") for name in compiled.symbols if name.endswith(".kd")]
        if not kernels:
            wrong.append(f"{path.name} has no kernel")
        together = scratch / f"{stem}.{target}.s" # all kernels of a code object, without metadata
        dump = assemble(together, target, suffix) if together.exists() else None
        for kernel in kernels:
            source = scratch / f"{stem}.{target}.{kernel}.s"
            if dump:
                found = [*compare(dump, compiled, kernel, False, more_registers)] if kernel in dump.symbols else ["not dumped"]
            elif source.exists():
                one = assemble(source, target, suffix)
                found = [*compare(one, compiled, kernel, len(kernels) == 1, more_registers),
                         *compare_metadata(one, compiled, kernel, f"llvm-readelf{suffix}")]
            else:
                found = ["not dumped"]
            wrong += [f"{path.name}: {kernel}: {difference}" for difference in found]
            count += 1
    print("\n".join(wrong) or f"{count} dumped kernels are what the compiler makes of them")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
