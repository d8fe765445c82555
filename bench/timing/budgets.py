# SPDX-License-Identifier: MIT
"""Predicted cycles of Kiln's kernels and examples against those recorded in budgets.json.

usage: budgets.py [--build DIRECTORY] [--kiln-sim PROGRAM] [--record]

Fails if a kernel is predicted to take over 2 % more cycles than recorded with the same timing model, or if the model is not
that of the record: its parameters, or its code without comments. Then --record is due, in the commit that changes the model and
no kernel; it prints the old and the new cycles side by side. Launches are fixed: buffers of zeros, and numbers.
"""
import argparse
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUDGETS = pathlib.Path(__file__).with_name("budgets.json")
RECORD = "python3 bench/timing/budgets.py --record"
ALLOWED = 1.02
BOARDS = {"gfx90a": "MI210", "gfx942": "MI300X", "gfx950": "MI350X"}
# What predicts. Meanings of instructions (sim/exec) are held by tests of their own.
MODEL = ("include/kiln/sim/timing/*.hpp", "include/kiln/isa/timing/*.hpp", "include/kiln/isa/issue_cycles.hpp")
LIBRARY, EXAMPLE = "tests/compile_time/kernel_{}.{}.co", "examples/{0}.code_objects.kernels/{0}.{1}.co"


def launches():
    """By kernel: file in the build, grid, work-items of a workgroup, arguments."""
    size = 8192
    lengths = {
        "gemm": (32, 256, [f"buffer:bf16,256,{size}", f"buffer:bf16,256,{size}", f"buffer:bf16,{size},{size}", "i32:256"]),
        "gemv": (64, 256, ["buffer:f16,1024", "buffer:f16,1024,4096", "buffer:f16,4096", "buffer:f16,1024", "i32:1024",
                           "i32:4096", "i32:1"]),
        "sort": (64, 256, ["buffer:f32,1024,64", "buffer:i32,1024,64", "buffer:f32,1024,64", "i32:64", "i32:1024", "i32:0"]),
        "softmax": (256, 256, ["buffer:bf16,1024,1024"] * 2 + ["i32:1024"] * 4),
        "rmsnorm": (512, 256, [f"buffer:u8,512,{size}", *[f"buffer:bf16,512,{size}"] * 3, f"buffer:bf16,{size}", "buffer:f32,1",
                               "buffer:f32,512", "f32:1e-5", "i32:512", *[f"i32:{size}"] * 4, "i64:0", "i64:0", "f32:0"]),
        "transpose": (256, 64, ["buffer:bf16,64,16384", "buffer:bf16,16384,64", "i32:16384", "i32:64"]),
        "01_sum_even": (1, 64, ["buffer:i32,1"]),
        "02_vector_add": (40, 256, ["buffer:f32,10000"] * 3 + ["i32:10000"]),
        "03_saxpy": (3907, 256, ["buffer:f32,1000003"] * 2 + ["f32:1.5", "i32:1000003"]),
        "04_gemv": (1, 128, ["buffer:f32,128", "buffer:f32,512", "buffer:f32,4"]),
        "05_lds_exchange": (1, 128, ["buffer:i32,128"] * 2),
        "06_proved_when_compiled": (1, 64, ["buffer:i32,64"] * 2),
        "07_edited_assembly": (2, 64, ["buffer:f32,128"] * 2 + ["f32:3"]),
        "08_block_scan": (5, 256, ["buffer:i32,4099"] * 2 + ["i32:4099"]),
        "09_softmax": (4, 256, ["buffer:f32,4100"] * 2 + ["i32:1025"]),
        "10_layernorm": (3, 256, ["buffer:bf16,3,2048"] * 4 + ["buffer:bf16,2048", "f32:1e-5"]),
        "11_argmax": (5, 256, ["buffer:f32,5", "buffer:i32,5", "buffer:f32,5,1025", "i32:1025"]),
        "12_fp8_quantisation": (4, 256, ["buffer:u8,4,1025", "buffer:f32,4", "buffer:f32,4,1025", "i32:1025"]),
        "13_gemm": (512, 256, ["buffer:bf16,32,8192", "buffer:bf16,32,4096", "buffer:bf16,8192,4096", "buffer:bf16,1",
                               "buffer:bf16,8192", *["buffer:f32,1"] * 3, *["i64:0"] * 4, "i32:32", "i32:8192", "i32:4096",
                               "i32:8192", "i32:4096", "i32:4096", "i32:8192", "i32:0", "f32:1", "f32:0"]),
        "14_rmsnorm": (3, 256, ["buffer:u8,5,1600", *["buffer:bf16,5,1600"] * 3, "buffer:bf16,1600", "buffer:f32,1", "buffer:f32,5",
                                "f32:1e-5", "i32:5", *["i32:1600"] * 4, "i64:0", "i64:0", "f32:0"]),
    }
    return {name: (EXAMPLE if name[0].isdigit() else LIBRARY, *rest) for name, rest in lengths.items()}


def predict(simulator, build, target):
    """Cycles by kernel, and the parameters' hash."""
    cycles, parameters = {}, None
    for name, (file, grid, block, arguments) in launches().items():
        with tempfile.TemporaryDirectory() as scratch:
            out = pathlib.Path(scratch) / "prediction.json"
            command = [simulator, build / file.format(name, target), "--board", BOARDS[target], "--prediction", out]
            command += ["--grid", grid, "--block", block]
            for a in arguments:
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
            lines.append(f"{target:8}{name:24}{before:>11} {cycles:>11,}{change}")
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


def examples_without_launch():
    named = launches()
    return sorted(f.stem for f in ROOT.glob("examples/[0-9][0-9]_*.hip") if f.stem not in named)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/test")
    parser.add_argument("--kiln-sim", type=pathlib.Path)
    parser.add_argument("--record", action="store_true")
    arguments = parser.parse_args()
    simulator = arguments.kiln_sim or arguments.build / "tools/kiln_sim/kiln_sim"
    if missing := examples_without_launch():
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
