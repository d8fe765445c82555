# SPDX-License-Identifier: MIT
"""The share of each pass and judge, by compiling with the pipeline cut off before each of them.

A share is the difference of two compilations and smaller than the machine's noise in seconds, so what is counted is the
instructions that the compiler executes. Valgrind counts them, the same on a busy machine as on a quiet one.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess

import compiling

PIPELINE = "kiln/compile/pipeline.hpp"
# A line of the pipeline that does something, with the condition that may stand before it
CALL = re.compile(r"^ +(?:if \(.*?\) |if \(!|const \w+ \w+ = |const )?((?:pass|check)::\w+|sound|analysis::\w+)(?: \w+)?\(", re.MULTILINE)
SAID = {"sound": "ir::verify"}
SIZE = 500
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]


def executed(command):
    """How many instructions of the machine a command executes."""
    result = subprocess.run([*VALGRIND, *command], capture_output=True, text=True, check=False)
    found = re.search(r"I +refs: +([\d,]+)", result.stderr)
    if result.returncode != 0 or not found:
        raise SystemExit(result.stderr)
    return int(found[1].replace(",", ""))


def table(compiler):
    kernels = {k.name: k for k in compiling.kernels(SIZE)}
    kernel = kernels[f"mixed_{SIZE}"]
    text = (compiling.ROOT / "include" / PIPELINE).read_text()
    calls = list(CALL.finditer(text, text.index("run_pipeline(")))

    def cut_at(number, place):
        directory = pathlib.Path(compiler.directory) / str(number)
        header = directory / PIPELINE
        header.parent.mkdir(parents=True)
        header.write_text(text if place is None else f"{text[:place]}  return;\n{text[place:]}")
        return compiler.stages_command(kernel, directory)

    ends = [*(call.start() for call in calls), None]
    to_assembly = ["-S", "-o", os.devnull]
    commands = [[*compiler.device_command(kernels["empty"]), *to_assembly],
                [*compiler.device_command(kernels["empty"]), "-fsyntax-only"],
                *(cut_at(number, place) for number, place in enumerate(ends)),
                [*compiler.device_command(kernel), *to_assembly]]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        empty, headers, *counts = pool.map(executed, commands)
    counts[-1] -= empty - headers  # what LLVM costs anyway

    instructions = compiler.instruction_count(kernel)
    names = ["builder", *(SAID.get(call[1], call[1]) for call in calls), "text, image, LLVM"]
    print(f"empty kernel: {empty / 1e6:,.0f} million instructions of the machine, {headers / 1e6:,.0f} of them before LLVM")
    print(f"{f'{kernel.name}: {instructions} instructions':34}thousands of the machine's for each of the kernel's")
    for name, before, end in zip(names, [headers, *counts], counts):
        share = end - before
        print(f"{name:28}{share / 1e3 / instructions:10,.1f}{share / (counts[-1] - headers):8.1%}")
    print(f"{'all':28}{(counts[-1] - headers) / 1e3 / instructions:10,.1f}")
    return 0
