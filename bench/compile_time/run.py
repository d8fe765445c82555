#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures what compiling kernels costs: seconds, constexpr steps, memory; by clang's two evaluators.

The table goes to the terminal (to standard error with --json -). Seconds are median CPU seconds of the compiler and its
children. "ms/1000" is milliseconds per 1,000 instructions over an empty kernel in the same headers. "steps" is the
smallest -fconstexpr-steps that suffices, to half a per cent; only the default evaluator counts them.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

import budgets
import compiling
import headers
import report


def medians(runs):
    """Median seconds and largest memory; nothing if any run failed."""
    if not all(r.ok for r in runs):
        return None, None
    return statistics.median(r.seconds for r in runs), max(r.peak_mb for r in runs)


def measure(compiler, kernels, whole, count, progress):
    ways = {"evaluators": compiler.device, **({"hipcc": compiler.hipcc} if whole else {})}
    runs = {}
    for turn in range(count):  # alternating, so that a busy minute of the machine does not hit one kernel alone
        for kernel in kernels:
            print(f"run {turn + 1} of {count}: {kernel.name}", file=progress, flush=True)
            for way, compile_once in ways.items():
                for evaluator in compiling.EVALUATORS:
                    runs.setdefault((kernel.name, way, evaluator), []).append(compile_once(kernel, evaluator))
    return {key: medians(r) for key, r in runs.items()}, list(ways)


def collect(compiler, kernels, whole, count, progress):
    measured, ways = measure(compiler, kernels, whole, count, progress)
    known, steps_each = budgets.recorded(), 500
    results = {}
    for kernel in kernels:
        print(f"steps: {kernel.name}", file=progress, flush=True)
        instructions = compiler.instruction_count(kernel)
        steps = compiling.smallest_steps(compiler, kernel, known.get(kernel.name, steps_each * instructions))
        steps_each = steps / instructions
        entry = results[kernel.name] = {"instructions": instructions}
        for way in ways:
            entry[way] = {}
            for evaluator in compiling.EVALUATORS:
                seconds, peak_mb = measured[kernel.name, way, evaluator]
                empty = measured[kernel.empty, way, evaluator][0]
                fails = seconds is None or empty is None
                m = entry[way][evaluator] = {
                    "median_seconds": seconds, "empty_median_seconds": empty,
                    "ms_per_1000_instructions": None if fails else (seconds - empty) * 1e6 / instructions}
                if way == "evaluators":
                    m["constexpr_steps"] = steps if evaluator == "default" else None
                m["peak_mb"] = peak_mb
    return results


def rocm_found():
    command = [compiling.ROOT / "scripts/in_rocm", "--where"]
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", default="clang++-22")
    parser.add_argument("--target", default="gfx942")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="one run, sizes up to 2,000, hipcc only with --hipcc")
    parser.add_argument("--hipcc", action=argparse.BooleanOptionalAction,
                        help="the whole hipcc run as well; default: where scripts/in_rocm finds ROCm")
    parser.add_argument("--json", metavar="FILE", help="write the measurements as one JSON object; - is standard output")
    parser.add_argument("--svg", metavar="FILE", help="write a plot of seconds over instructions")
    parser.add_argument("--headers", action="store_true", help="only what headers cost without a kernel")
    parser.add_argument("--record", action="store_true", help="only record the step budgets anew")
    parser.add_argument("--gate", metavar="KERNEL", help="only check a kernel against its recorded step budget")
    parser.add_argument("--only-above", action="store_true", help="with --gate: not whether it got cheaper")
    parser.add_argument("--precompiled", metavar="FILE", help="with --gate: Kiln's headers, of cmake/rocm.cmake")
    parser.add_argument("--by-bytecode", metavar="FILE", help="with --gate: the code object that must come out")
    return parser.parse_args()


def main():
    args = arguments()
    scratch = compiling.ROOT / "build"  # in the repository, because scripts/in_rocm shows that to hipcc
    scratch.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=scratch, prefix="compile_time.") as directory:
        compiler = compiling.Compiler(args.compiler, args.target, directory, args.precompiled)
        if args.gate:
            return budgets.check(compiler, args.gate, args.by_bytecode, args.only_above)
        if args.record:
            return budgets.record(compiler)
        if args.headers:
            return headers.table(compiler, args.runs)
        kernels = compiling.kernels(compiling.GATED_SIZE if args.quick else max(compiling.SIZES))
        whole = args.hipcc if args.hipcc is not None else not args.quick and rocm_found()
        count = 1 if args.quick else args.runs
        results = {"compiler": args.compiler, "target": args.target, "runs": count,
                   "kernels": collect(compiler, kernels, whole, count, sys.stderr)}
    report.table(results, sys.stderr if args.json == "-" else sys.stdout)
    if args.json == "-":
        print(json.dumps(results, indent=2))
    elif args.json:
        pathlib.Path(args.json).write_text(json.dumps(results, indent=2) + "\n")
    if args.svg:
        pathlib.Path(args.svg).write_text(report.svg(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
