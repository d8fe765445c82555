# SPDX-License-Identifier: MIT
"""Predictions of the timing model beside published measurements, row by row.

usage: validate.py [--points PROGRAM] [--kiln-sim PROGRAM] [--checkout REPOSITORY=DIRECTORY]... [--only BEGINNING]...
                   [--json FILE]

Without --json a table; FILE may be - for standard output. The programs are kiln_validate_points and kiln_sim of any build.

With a checkout there are also rows for whole kernels of other projects (kernel_points.py): Hardcode84/7 (assembly of Wave),
HazyResearch/HipKittens (compiled here by hipcc), ROCm/aiter (code objects). A row without a prediction says why. Exit status 1:
a kernel whose code is there gave no figure. --long takes the checkouts from the variable KILN_CHECKOUTS, separated by spaces;
without it the exit status is 77.

A row's class was fixed before anything was compared, by the source column of include/kiln/isa/timing/parameters.hpp and
boards.hpp (rows.py has the rule):
  input       the published value is a parameter's value, or inside the published range that the parameter's row has from it
  validation  the model was not given it
  no clock    its cycles are known, but nothing published says at which clock, or for which kernel: printed only
Whole kernels are `validation` or `no clock`; their parts, which have medians of their own, are b (cycles), c (pairs) and d.
An error is predicted / published - 1; for a published range it is 0 inside, and else the distance to its nearer end.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

from rows import ROWS

ROOT = pathlib.Path(__file__).resolve().parents[2]


def predictions(program, only):
    """What the program prints, by name."""
    words = [str(program)] + only
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
    return {p["name"]: p for p in map(json.loads, done.stdout.splitlines())}


def error(published, predicted):
    if published is None:
        return None
    low, high = published if isinstance(published, tuple) else (published, published)
    if low <= predicted <= high:
        return 0.0
    end = low if predicted < low else high
    return predicted / end - 1


def compare(points):
    """One dictionary per row, in the order of the rows, and the names of points without a row."""
    out = []
    for row in ROWS:
        if row.name not in points:
            continue
        point = points[row.name]
        out.append({
            "name": row.name, "class": row.kind, "part": "a", "published": row.published, "predicted": point["predicted"],
            "error": error(row.published, point["predicted"]), "within": row.allowed, "unit": row.unit,
            "clock": point["clock"], "source": row.source
        })
    return out


def group(row):
    """Microbenchmarks are told apart by class, kernels by part."""
    return row["class"] if row["part"] == "a" else row["part"]


def medians(rows):
    """Of the errors' magnitudes, by group."""
    out = {}
    for kind in sorted({group(r) for r in rows}):
        errors = [abs(r["error"]) for r in rows if group(r) == kind and r["error"] is not None]
        out[kind] = statistics.median(errors) if errors else None
    return out


def kernel_rows(arguments, simulator):
    import kernels  # needs numpy, as the rows of other projects do
    import peers
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as scratch:  # where scripts/in_rocm sees it
        runner = kernels.Runner(peers.Simulator(simulator), peers.Checkouts(arguments.checkout), pathlib.Path(scratch))
        return kernels.rows(runner, arguments.only)


def kernel_lines(rows):
    """What the table says of kernels beside their rows: goals, code and checks, reasons."""
    import kernels
    lines = []
    for part, (median, worst) in kernels.GOALS.items():
        errors = [abs(r["error"]) for r in rows if r["part"] == part and r["error"] is not None]
        if errors:
            goal = f"median at most {100 * median:.0f} %" + (f", worst at most {100 * worst:.0f} %" if worst else "")
            met = statistics.median(errors) <= median and (worst is None or max(errors) <= worst)
            lines.append(f"{part}: worst error {100 * max(errors):.1f} %; goal: {goal}: {'met' if met else 'missed'}")
    far, right = kernels.order(rows)
    if far:
        lines.append(f"c: {right} of the {far} pairs that differ by over {100 * kernels.ORDERED_FROM:.0f} % are in the right "
                     f"order; goal: {100 * kernels.IN_ORDER:.0f} %: {'met' if right >= kernels.IN_ORDER * far else 'missed'}")
    code = {c["file"]: c for r in rows for c in r.get("code", ())}
    lines += [f"{c['repository']}, {c['commit']}: {c['file']}\n  sha256 {c['sha256']}, {c['check']}" for c in code.values()]
    reasons = {}
    for r in rows:
        if "not_run" in r:
            reasons.setdefault(r["not_run"], []).append(r["name"])
    lines += [f"not run: {reason}\n  {'; '.join(names)}" for reason, names in reasons.items()]
    return lines


def number(x):
    if x is None:
        return "-"
    if isinstance(x, tuple):
        return f"{x[0]:g}..{x[1]:g}"
    return f"{x:.4g}"


def table(rows):
    width = max([44, *(len(r["name"]) for r in rows if "not_run" not in r)])
    lines = [f"{'row':{width}} {'class':12} {'published':>11} {'predicted':>10} {'error %':>8}    unit, clock"]
    for r in rows:
        if "not_run" in r:
            continue
        share = "" if r["error"] is None else f"{100 * r['error']:+.1f}"
        outside = r["error"] is not None and r["within"] is not None and abs(r["error"]) > r["within"]
        clock = f", {r['clock']}" if r["clock"] else ""
        if "zero_error_mhz" in r:
            clock += f", no error at {r['zero_error_mhz']:.0f} MHz"
        kind = r["class"] if r["part"] == "a" else f"{r['class']} {r['part']}"
        lines.append(f"{r['name']:{width}} {kind:12} {number(r['published']):>11} {number(r['predicted']):>10} {share:>8} "
                     f"{'*' if outside else ' '}  {r['unit']}{clock}")
    for kind, median in medians(rows).items():
        of_kind = [r for r in rows if group(r) == kind and r["error"] is not None]
        if of_kind:
            outside = sum(r["within"] is not None and abs(r["error"]) > r["within"] for r in of_kind)
            lines.append(f"{kind}: {len(of_kind)} rows, median error {100 * median:.1f} %, {outside} outside (*)")
    if any(r["part"] != "a" for r in rows):
        lines += kernel_lines([r for r in rows if r["part"] != "a"])
    return "\n".join(lines)


def built(pattern, named):
    found = sorted(ROOT.glob(pattern))
    program = named or (found[0] if found else None)
    if program is None:
        sys.exit(f"validate.py: build {pathlib.Path(pattern).name} first, or name it")
    return program


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--points", type=pathlib.Path)
    parser.add_argument("--kiln-sim", type=pathlib.Path)
    parser.add_argument("--checkout", action="append", default=[], help="REPOSITORY=DIRECTORY")
    parser.add_argument("--only", action="append", default=[], help="rows whose name begins so")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--json")
    arguments = parser.parse_args()
    if arguments.long:
        arguments.checkout += os.environ.get("KILN_CHECKOUTS", "").split()
        if not arguments.checkout:
            print("SKIPPED: KILN_CHECKOUTS names no checkouts of other projects: Hardcode84/7=DIRECTORY ...")
            sys.exit(77)
    points = predictions(built("build/*/tests/timing/kiln_validate_points", arguments.points), arguments.only)
    rows = compare(points)
    without = set(points) - {r["name"] for r in rows}
    if without:
        sys.exit(f"validate.py: no row for the points {', '.join(sorted(without))}")
    if not arguments.only and len(rows) != len(ROWS):
        sys.exit(f"validate.py: no point for {', '.join(r.name for r in ROWS if r.name not in points)}")
    if arguments.checkout:
        rows += kernel_rows(arguments, built("build/*/tools/kiln_sim/kiln_sim", arguments.kiln_sim))
    text = json.dumps({"schema": 1, "rows": rows, "median_error": medians(rows)}, indent=1)
    if arguments.json is None:
        print(table(rows))
    elif arguments.json == "-":
        print(text)
    else:
        pathlib.Path(arguments.json).write_text(text + "\n")
    if any(r.get("failed") for r in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()
