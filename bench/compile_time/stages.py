# SPDX-License-Identifier: MIT
"""The share of each pass and judge, by compiling with the pipeline cut off before each of them."""
import pathlib
import re
import statistics

import compiling

PIPELINE = "kiln/compile/pipeline.hpp"
CALL = re.compile(r"^ +((?:ir|pass|check)::\w+)\(", re.MULTILINE)
SIZE = 2000


def table(compiler, runs):
    kernel = next(k for k in compiling.kernels(SIZE) if k.name == f"mixed_{SIZE}")
    text = (compiling.ROOT / "include" / PIPELINE).read_text()
    calls = list(CALL.finditer(text, text.index("run_pipeline(")))
    cut = pathlib.Path(compiler.directory)
    header = cut / PIPELINE
    header.parent.mkdir(parents=True)

    def seconds_up_to(place):
        header.write_text(text if place is None else f"{text[:place]}  return;\n{text[place:]}")
        measured = [compiler.stages(kernel, cut) for _ in range(runs)]
        if not all(r.ok for r in measured):
            raise SystemExit(measured[0].errors)
        return statistics.median(r.seconds for r in measured)

    names = ["headers and builder", *(call[1] for call in calls), "text, image, LLVM"]
    ends = [seconds_up_to(place) for place in [*(call.start() for call in calls), None]]
    ends.append(statistics.median(compiler.device(kernel, "default").seconds for _ in range(runs)))
    instructions = compiler.instruction_count(kernel)
    before = 0.0
    for name, end in zip(names, ends):
        print(f"{name:28}{end - before:8.3f} s{(end - before) * 1e6 / instructions:8.0f} us an instruction", flush=True)
        before = end
    return 0
