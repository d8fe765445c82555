#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Issue cycles, instructions and bytes of kernels written the obvious way, beside clang -O3 of the same in HIP C++. Both run in
kiln_sim; their results are compared with each other and with numpy's. Fails where a result is wrong, or where a ratio of issue
cycles is worse than against_clang/bounds.json has it."""
import argparse
import json
import pathlib
import sys
import tempfile

from against_clang import explaining, matrices, measuring, reporting, rows, running, vectors

PAIRS = {pair.name: pair for pair in vectors.PAIRS + rows.PAIRS + matrices.PAIRS}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--targets", nargs="+", default=["gfx942", "gfx950"])
    parser.add_argument("--kernels", nargs="+", default=list(PAIRS), choices=list(PAIRS), metavar="NAME", help=", ".join(PAIRS))
    parser.add_argument("--json", metavar="FILE", help="the figures as one JSON object; - is standard output")
    parser.add_argument("--markdown", type=pathlib.Path, metavar="FILE", help="writes the tables between the page's marks")
    parser.add_argument("--record", action="store_true", help="writes the ratios to bounds.json")
    parser.add_argument("--explain", action="store_true", help="issue cycles by mnemonic, the largest differences first")
    parser.add_argument("--kiln-sim", help="the newest in build/ without it")
    return parser.parse_args()


def main():
    args = arguments()
    simulator = args.kiln_sim or running.find_simulator()
    results, wrong = {}, []
    with tempfile.TemporaryDirectory() as scratch:
        for name in args.kernels:
            for target in args.targets:
                try:
                    results[name, target] = measuring.measure(PAIRS[name], target, simulator, scratch)
                except running.Wrong as error:
                    wrong.append(str(error))
        explanation = explaining.explain(results, PAIRS, simulator, scratch) if args.explain else None
    if args.json == "-":
        print(reporting.as_json(results))
    elif args.json:
        pathlib.Path(args.json).write_text(reporting.as_json(results) + "\n")
    if args.markdown:
        reporting.write_between_marks(args.markdown, reporting.markdown(results, args.targets))
    if args.record:
        reporting.record(results)
    wrong += reporting.worse(results, json.loads(reporting.BOUNDS.read_text()))
    out = sys.stderr if args.json == "-" else sys.stdout
    for target in args.targets:
        print(reporting.table(results, target), file=out)
    if explanation is not None:
        print(explanation, file=out)
    for line in wrong:
        print(line, file=sys.stderr)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
