# SPDX-License-Identifier: MIT
"""kiln_sim reads the file that the probes write, all of it.

usage: file_test.py --kiln-sim PROGRAM --file FILE [--rates]

--rates: the file has rates of a board, and no parameters of its target.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

KERNEL = """
  .amdgcn_target "amdgcn-amd-amdhsa--{}"
  .text
  .globl nothing
  .p2align 8
  .type nothing,@function
nothing:
  s_endpgm
  .section .rodata,"a"
  .p2align 6
  .amdhsa_kernel nothing
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 16
    .amdhsa_accum_offset 8
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: nothing
    .symbol: nothing.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 64
...
  .end_amdgpu_metadata
"""
BOARDS = {"gfx90a": "MI210", "gfx942": "MI300X", "gfx950": "MI350X"}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kiln-sim", required=True)
    parser.add_argument("--file", type=pathlib.Path, required=True)
    parser.add_argument("--rates", action="store_true")
    arguments = parser.parse_args()
    found = json.loads(arguments.file.read_text())
    (target,) = set(found) & set(BOARDS)
    rates = found["boards"][BOARDS[target]] if arguments.rates else {}
    if len(rates if arguments.rates else found[target]) < (4 if arguments.rates else 30) or found["measurement"]["refused"]:
        sys.exit(f"{arguments.file}: {found}")
    answers = []
    with tempfile.TemporaryDirectory() as scratch:
        kernel, answer = pathlib.Path(scratch) / "nothing.s", pathlib.Path(scratch) / "answer.json"
        kernel.write_text(KERNEL.format(target))
        for options in ([], ["--timing-parameters", arguments.file]):
            command = [arguments.kiln_sim, kernel, "--block", 64, "--board", BOARDS[target], "--prediction", answer, *options]
            subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)
            answers.append(json.loads(answer.read_text()))
    if (answers[0]["parameters"] == answers[1]["parameters"]) != arguments.rates:
        sys.exit("the parameters of the file have no effect, or are not those of the target")
    if (answers[1]["board_values_given"] == 0) == arguments.rates or answers[1]["board_values_given"] > len(rates):
        sys.exit(f"{answers[1]['board_values_given']} values of the board are given, of {rates}")
    print(f"{len(found[target])} parameters and {len(rates)} rates of {target} are read")


if __name__ == "__main__":
    main()
