#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Goes through docs/edited_assembly.md: dumps the example's kernel, edits and assembles it, runs both in the simulator.

usage: edit_and_run.py EXAMPLE KILN_SIM CLANG PREFIX TARGET...      writes PREFIX<target>.s and .co, the edited ones
"""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "kiln_sim"))
from run_kiln_sim import read_npy, write_npy  # noqa: E402

X = [i / 64 for i in range(128)]
SUM = [3 * x - 1 for x in X]
CLAMPED = [min(max(v, 0), 1) for v in SUM]


def run(kiln_sim, program, scratch):
    """What the kernel makes of y, in the simulator."""
    write_npy(scratch / "x.npy", X)
    write_npy(scratch / "y.npy", [-1] * 128)
    subprocess.run([kiln_sim, program, "--grid", "2", "--block", "64", "--arg", f"inout:{scratch / 'y.npy'}", "--arg",
                    f"in:{scratch / 'x.npy'}", "--arg", "f32:3"], check=True, stdout=subprocess.DEVNULL)
    return read_npy(scratch / "y.npy")


def main(example, kiln_sim, clang, prefix, *targets):
    wrong = []
    for target in targets:
        edited = pathlib.Path(f"{prefix}{target}.s")
        edited.parent.mkdir(parents=True, exist_ok=True)
        plain = edited.with_name(f"plain.{target}.s")
        plain.write_text(subprocess.run([example, "--dump", target], capture_output=True, text=True, check=True).stdout)
        # gfx90a adds to the loaded value's own register: a short form, which has no clamp.
        long_form = re.sub(r"v_fmac_f32_e32", "v_fmac_f32_e64", plain.read_text())
        text, count = re.subn(r"(v_fma(?:c_f32_e64|_f32) [^;\n]*?) *(;.*)?\n", r"\1 clamp\n", long_form)
        if count != 1:
            wrong.append(f"{target}: {count} v_fma_f32")
        edited.write_text(text)
        for source, expected in ((plain, SUM), (edited, CLAMPED)):
            linked = source.with_suffix(".co")
            subprocess.run([clang, "-x", "assembler", "-target", "amdgcn-amd-amdhsa", f"-mcpu={target}", source, "-o",
                            linked], check=True)
            for program in (source, linked):
                if run(kiln_sim, program, edited.parent) != expected:
                    wrong.append(f"{program.name} computes something else")
    print("\n".join(wrong) or "dumped and edited kernels compute what they should")
    return 1 if wrong or not targets else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
