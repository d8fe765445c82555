# SPDX-License-Identifier: MIT
"""Predictions of the timing model beside published measurements, row by row.

usage: validate.py [--points PROGRAM] [--only BEGINNING]... [--json FILE]

Without --json a table; FILE may be - for standard output. PROGRAM is kiln_validate_points of any build.

A row's class was fixed before anything was compared, by the source column of include/kiln/isa/timing/parameters.hpp and
boards.hpp (rows.py has the rule):
  input       the published value is a parameter's value, or inside the published range that the parameter's row has from it
  validation  the model was not given it
  no clock    its cycles are known, but nothing published says at which clock, or for which kernel: printed only
An error is predicted / published - 1; for a published range it is 0 inside, and else the distance to its nearer end.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys

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
            "name": row.name, "class": row.kind, "published": row.published, "predicted": point["predicted"],
            "error": error(row.published, point["predicted"]), "within": row.allowed, "unit": row.unit,
            "clock": point["clock"], "source": row.source
        })
    return out


def medians(rows):
    """Of the errors' magnitudes, by class."""
    out = {}
    for kind in sorted({r["class"] for r in rows}):
        errors = [abs(r["error"]) for r in rows if r["class"] == kind and r["error"] is not None]
        out[kind] = statistics.median(errors) if errors else None
    return out


def number(x):
    if x is None:
        return "-"
    if isinstance(x, tuple):
        return f"{x[0]:g}..{x[1]:g}"
    return f"{x:.4g}"


def table(rows):
    lines = [f"{'row':44} {'class':11} {'published':>12} {'predicted':>10} {'error %':>8}    unit, clock"]
    for r in rows:
        share = "" if r["error"] is None else f"{100 * r['error']:+.1f}"
        outside = r["error"] is not None and abs(r["error"]) > r["within"]
        clock = f", {r['clock']}" if r["clock"] else ""
        lines.append(f"{r['name']:44} {r['class']:11} {number(r['published']):>12} {number(r['predicted']):>10} {share:>8} "
                     f"{'*' if outside else ' '}  {r['unit']}{clock}")
    for kind in sorted({r["class"] for r in rows}):
        of_kind = [r for r in rows if r["class"] == kind and r["error"] is not None]
        if of_kind:
            outside = sum(abs(r["error"]) > r["within"] for r in of_kind)
            lines.append(f"{kind}: {len(of_kind)} rows, median error {100 * medians(of_kind)[kind]:.1f} %, "
                         f"{outside} outside (*)")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--points", type=pathlib.Path)
    parser.add_argument("--only", action="append", default=[], help="rows whose name begins so")
    parser.add_argument("--json")
    arguments = parser.parse_args()
    built = sorted(ROOT.glob("build/*/tests/timing/kiln_validate_points"))
    program = arguments.points or (built[0] if built else None)
    if program is None:
        sys.exit("validate.py: build kiln_validate_points first, or name it with --points")
    points = predictions(program, arguments.only)
    rows = compare(points)
    without = set(points) - {r["name"] for r in rows}
    if without:
        sys.exit(f"validate.py: no row for the points {', '.join(sorted(without))}")
    if not arguments.only and len(rows) != len(ROWS):
        sys.exit(f"validate.py: no point for {', '.join(r.name for r in ROWS if r.name not in points)}")
    if arguments.json is None:
        print(table(rows))
        return
    text = json.dumps({"schema": 1, "rows": rows, "median_error": medians(rows)}, indent=1)
    if arguments.json == "-":
        print(text)
    else:
        pathlib.Path(arguments.json).write_text(text + "\n")


if __name__ == "__main__":
    main()
