# SPDX-License-Identifier: MIT
"""Predicted cycles of Kiln's kernels and examples against those recorded in budgets.json.

usage: budgets.py [--build DIRECTORY] [--kiln-sim PROGRAM] [--record]

Fails if a kernel is predicted to take over 2 % more cycles than recorded with the same timing model, or if the model is not
that of the record: its parameters, or its code without comments. Then --record is due, in the commit that changes the model and
no kernel; it prints the old and the new cycles side by side. Launches are fixed: budget_launches.py.
"""
import argparse
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from budget_launches import all_launches, all_names, without_launch

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUDGETS = pathlib.Path(__file__).with_name("budgets.json")
RECORD = "python3 bench/timing/budgets.py --record"
ALLOWED = 1.02
BOARDS = {"gfx90a": "MI210", "gfx942": "MI300X", "gfx950": "MI350X"}
# What predicts. Meanings of instructions (sim/exec) are held by tests of their own.
MODEL = ("include/kiln/sim/timing/*.hpp", "include/kiln/isa/timing/*.hpp", "include/kiln/isa/issue_cycles.hpp")


def predict(simulator, build, target):
    """Cycles by launch, and the parameters' hash."""
    cycles, parameters = {}, None
    with tempfile.TemporaryDirectory() as directory:
        scratch = pathlib.Path(directory)
        out = scratch / "prediction.json"
        for name, launch in all_launches(scratch).items():
            command = [simulator, build / launch.file.format(target), "--board", BOARDS[target], "--prediction", out]
            command += ["--grid", launch.grid, "--block", launch.work_items]
            command += ["--kernel", launch.entry] if launch.entry else []
            for a in launch.arguments:
                command += ["--arg", a]
            done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode != 0:
                sys.exit(f"budgets.py: {name} on {target}: kiln_sim reports\n{done.stdout}")
            prediction = json.loads(out.read_text())
            cycles[name] = round(prediction["cycles"])
            parameters = prediction["parameters"]
    return {"board": BOARDS[target], "parameters": str(parameters), "cycles": cycles}


def model_hash(root=ROOT):
    """Of the model's code: without comments, and however it is wrapped."""
    out = hashlib.sha256()
    for file in sorted(f for pattern in MODEL for f in root.glob(pattern)):
        code = re.sub(r"(^|\s)//.*", "", file.read_text(), flags=re.MULTILINE)
        out.update(f"{file.relative_to(root)} {''.join(code.split())}\n".encode())
    return out.hexdigest()[:16]


def changes(now, recorded):
    """Old and new cycles side by side, where they differ."""
    lines = []
    for target in BOARDS:
        old = recorded.get(target, {}).get("cycles", {})
        for name, cycles in now[target]["cycles"].items():
            if old.get(name) == cycles:
                continue
            before, change = f"{old.get(name, 0):,}", f" {100 * (cycles / old[name] - 1):+7.1f} %" if name in old else ""
            lines.append(f"{target:8}{name:34}{before:>11} {cycles:>11,}{change}")
    return lines or ["no cycles have changed"]


def compare(target, now, recorded):
    """The lines that make the test fail, and those that only inform."""
    if recorded is None:
        return [f"{target} has no recorded budgets: {RECORD}"], []
    if now["parameters"] != recorded["parameters"] or now["board"] != recorded["board"]:
        return [f"{target}: the model has changed: record again: {RECORD}"], []
    wrong, notes = [], []
    for name, cycles in now["cycles"].items():
        budget = recorded["cycles"].get(name)
        if budget is None:
            wrong.append(f"{name}, {target}: no recorded budget: {RECORD}")
        elif cycles > budget * ALLOWED:
            wrong.append(f"{name}, {target}: {cycles:,} cycles predicted, over 2 % more than its budget of {budget:,}")
        elif cycles * ALLOWED < budget:
            notes.append(f"{name}, {target}: {cycles:,} cycles predicted, fewer than its budget of {budget:,}: {RECORD}")
    return wrong, notes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/test")
    parser.add_argument("--kiln-sim", type=pathlib.Path)
    parser.add_argument("--record", action="store_true")
    arguments = parser.parse_args()
    simulator = arguments.kiln_sim or arguments.build / "tools/kiln_sim/kiln_sim"
    if missing := without_launch(all_names()):
        sys.exit(f"budgets.py: no launch for {', '.join(missing)}")
    now = {target: predict(simulator, arguments.build, target) for target in BOARDS}
    recorded = json.loads(BUDGETS.read_text()) if BUDGETS.exists() else {}
    if arguments.record:
        print("\n".join(changes(now, recorded)))
        BUDGETS.write_text(json.dumps({"model": model_hash(), **now}, indent=1) + "\n")
        return
    failed = recorded.get("model") != model_hash()
    if failed:
        print(f"the model's code is not that of the record: record again: {RECORD}")
    for target, figures in now.items():
        wrong, notes = compare(target, figures, recorded.get(target))
        failed |= bool(wrong)
        for line in wrong + notes:
            print(line)
    if failed:
        sys.exit(1)
    print(f"{sum(len(f['cycles']) for f in now.values())} predictions within their budgets")


if __name__ == "__main__":
    main()
