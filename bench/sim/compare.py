#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares two builds of kiln_bench_sim: runs them in turn, so that a machine whose speed drifts slows both, and prints for
each kernel the median and the best of million wave instructions per second, the ratio of the medians, and for matrix kernels
the multiply-adds as a fraction of the host's peak.

    compare.py OLD NEW [--rounds 5] [--filter REGEX]
    compare.py ONE                                      # the figures of one build
"""
import argparse
import json
import statistics
import subprocess
import sys


def speeds(program, pattern):
    """Counters by name of benchmark; a benchmark that failed ends the comparison."""
    run = subprocess.run([program, "--benchmark_format=json", f"--benchmark_filter={pattern}"], stdout=subprocess.PIPE)
    if run.returncode != 0 and not run.stdout:
        sys.exit(f"{program} ended with {run.returncode}")
    found = {}
    for b in json.loads(run.stdout)["benchmarks"]:
        if b.get("error_occurred"):
            sys.exit(f"{program}: {b['name']}: {b['error_message']}")
        found[b["name"].removesuffix("/manual_time")] = b
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="+", metavar="PROGRAM", help="one or two")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--filter", default=".", help="benchmarks whose names match")
    options = parser.parse_args()
    if len(options.programs) > 2:
        parser.error("one or two programs")
    rounds = [[speeds(p, options.filter) for p in options.programs] for _ in range(options.rounds)]
    headings = ["", "old", "best", "new", "best", "new / old", "of peak"]
    if len(options.programs) == 1:
        headings = ["", "Minst/s", "best", "of peak"]
    print("| " + " | ".join(headings) + " |\n|" + "---|" * len(headings))
    for name in rounds[0][0]:
        if any(name not in found for found in rounds[0]):
            continue
        cells, medians = [name], []
        for which in range(len(options.programs)):
            rates = [r[which][name]["Minst/s"] for r in rounds]
            medians.append(statistics.median(rates))
            cells += [f"{medians[-1]:.2f}", f"{max(rates):.2f}"]
        if len(medians) == 2:
            cells.append(f"{medians[1] / medians[0]:.2f}")
        peak = [r[-1][name].get("of_peak") for r in rounds]
        cells.append("" if peak[0] is None else f"{100 * statistics.median(peak):.1f} %")
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
