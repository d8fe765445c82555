#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Instructions, VGPRs and code bytes of the kernels of examples/08 to 12, beside clang -O3 of the same in HIP C++."""
import argparse
import pathlib
import sys
import tempfile

import disassembly

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = {"08_block_scan": "block_scan", "09_softmax": "softmax", "10_layernorm": "layernorm", "11_argmax": "argmax",
            "12_fp8_quantisation": "quantise"}
# The first is 1.48 times clang's: a scan of a workgroup reduces each wave a second time. More than this is a failure.
LIMIT = 1.3


def figures(source, target, scratch, built=None):
    """(instructions, VGPRs, bytes) of each kernel of a source, or of the code objects that are built of it."""
    out = f"{built or scratch}/{source.stem}.{target}.co"
    if not built:
        disassembly.compile_for(source, target, out, "-w")
    vgprs = disassembly.vgprs(out)
    found = {}
    for name, code in disassembly.instructions(out).items():
        code = disassembly.without_padding(code)
        found[name.removesuffix("_kernel")] = (len(code), vgprs[name], disassembly.code_bytes(code))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--targets", nargs="+", default=["gfx942", "gfx950"])
    parser.add_argument("--code-objects", metavar="DIRECTORY", help="of Kiln's kernels, NAME.TARGET.co, by the build")
    args = parser.parse_args()
    worse = 0
    print(f"{'instructions, VGPRs, bytes':30}{'Kiln':>20}{'clang -O3':>20}")
    with tempfile.TemporaryDirectory() as scratch:
        for target in args.targets:
            theirs = figures(HERE / "examples_hip.hip", target, scratch)
            for example, kernel in EXAMPLES.items():
                ours = figures(disassembly.ROOT / "examples" / f"{example}.hip", target, scratch, args.code_objects)[kernel]
                worse += ours[0] > LIMIT * theirs[kernel][0]
                columns = (", ".join(map(str, row)) for row in (ours, theirs[kernel]))
                print(f"{target + ' ' + example:30}" + "".join(f"{column:>20}" for column in columns))
    return int(worse != 0)


if __name__ == "__main__":
    sys.exit(main())
