# SPDX-License-Identifier: MIT
"""What reading headers costs clang, without a kernel."""
import pathlib
import statistics
import tempfile

import compiling

# Nothing, all mnemonics, and what a kernel's source includes
HEADERS = ["", "kiln/emit/gen/mnemonics.hpp", "kiln/author/builder.hpp", "kiln/hip.hpp"]


def table(compiler, runs):
    with tempfile.TemporaryDirectory() as directory:
        source = pathlib.Path(directory, "nothing.hip")
        source.touch()
        seconds = {header: [] for header in HEADERS}
        for _ in range(runs):  # alternating, as in run.py
            for header in HEADERS:
                result = compiling.run(compiler.header_command(header, source))
                if not result.ok:
                    raise SystemExit(f"{header} does not compile:\n{result.errors}")
                seconds[header].append(result.seconds)
    nothing = statistics.median(seconds.pop(""))
    print(f"empty translation unit: {nothing:.3f} s")
    for header, each in seconds.items():
        print(f"{header:30} + {statistics.median(each) - nothing:.3f} s")
    return 0
