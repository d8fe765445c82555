# SPDX-License-Identifier: MIT
"""The share of each pass and judge, by compiling with the pipeline cut off before each of them.

Each share is the difference of two compilations, so the noise of the machine is printed with it, and shares below it are
said to be that: below it.
"""
import pathlib
import re
import statistics

import compiling

PIPELINE = "kiln/compile/pipeline.hpp"
# A line of the pipeline that does something, with the condition that may stand before it
CALL = re.compile(r"^ +(?:if \(.*?\) |if \(!|const )?((?:pass|check)::\w+|sound|analysis::\w+)(?: \w+)?\(", re.MULTILINE)
SAID = {"sound": "ir::verify"}
SIZE = 2000
FEWEST_RUNS = 3  # a median of fewer is the noise itself


def table(compiler, runs):
    kernel = next(k for k in compiling.kernels(SIZE) if k.name == f"mixed_{SIZE}")
    text = (compiling.ROOT / "include" / PIPELINE).read_text()
    calls = list(CALL.finditer(text, text.index("run_pipeline(")))
    cut = pathlib.Path(compiler.directory)
    header = cut / PIPELINE
    header.parent.mkdir(parents=True)

    noise = 0.0

    def median_of(compile_once):
        nonlocal noise
        measured = [compile_once() for _ in range(max(runs, FEWEST_RUNS))]
        if not all(r.ok for r in measured):
            raise SystemExit(measured[0].errors)
        seconds = sorted(r.seconds for r in measured)
        middle = statistics.median(seconds)
        noise = max(noise, statistics.median(abs(s - middle) for s in seconds))
        return middle

    def seconds_up_to(place):
        header.write_text(text if place is None else f"{text[:place]}  return;\n{text[place:]}")
        return median_of(lambda: compiler.stages(kernel, cut))

    names = ["headers and builder", *(SAID.get(call[1], call[1]) for call in calls), "text, image, LLVM"]
    ends = [seconds_up_to(place) for place in [*(call.start() for call in calls), None]]
    ends.append(median_of(lambda: compiler.device(kernel, "default")))
    instructions = compiler.instruction_count(kernel)
    print(f"noise of one share: {noise:.3f} s, {noise * 1e6 / instructions:.0f} us an instruction")
    before = 0.0
    for name, end in zip(names, ends):
        share = end - before
        shown = f"{share:8.3f} s{share * 1e6 / instructions:8.0f} us an instruction" if share > noise else "  below the noise"
        print(f"{name:28}{shown}", flush=True)
        before = end
    return 0
